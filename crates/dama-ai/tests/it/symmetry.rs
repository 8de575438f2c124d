//! The evaluation knows neither left from right nor one colour from the other.

use dama_ai::evaluate;
use dama_core::Position;

#[test]
fn mirrored_and_color_swapped_positions_are_worth_the_same() {
    for line in include_str!("../../../dama-core/tests/data/positions.tsv").lines() {
        let fen = line.split('\t').next().expect("a column");
        let position: Position = fen.parse().expect(fen);
        let worth = evaluate(&position);
        assert_eq!(evaluate(&position.mirrored()), worth, "{fen} mirrored");
        assert_eq!(evaluate(&position.color_swapped()), worth, "{fen} with colours swapped");
    }
}
