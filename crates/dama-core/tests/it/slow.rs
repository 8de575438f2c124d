//! Positions with very many routes, and with very many damas. How long they take is for the
//! benchmark; walked route by route, some of them would not end within a test run.

use dama_core::{Color, Kind, Piece, Position, Setup, Square};

use crate::position;
use crate::walk::Random;

#[test]
fn positions_with_very_many_routes_are_solved() {
    for fen in include_str!("../data/slow.tsv").lines() {
        let slow = position(fen);
        let moves = slow.legal_moves_with_routes();
        let results: Vec<_> = moves.iter().map(|(one, _)| *one).collect();
        assert_eq!(results[..], slow.legal_moves()[..], "{fen}");
        for (one, route) in [&moves[0], &moves[moves.len() - 1]] {
            assert_eq!(slow.parse_move(&route.to_string()), Ok(*one), "{fen}: {route}");
            let mut entry = slow.enter(one.from);
            for leg in &route.legs {
                assert!(entry.next_legs().contains(leg), "{fen}: {route}");
                assert!(entry.push(leg.to), "{fen}: {route}");
            }
            assert_eq!(entry.complete(), Some(*one), "{fen}: {route}");
        }
    }
}

#[test]
fn sixteen_damas_a_side_overflow_nothing() {
    let mut random = Random(16);
    let (mut most, mut longest) = (0, 0);
    for _ in 0..3000 {
        let mut setup = Setup::empty();
        for color in Color::ALL {
            while setup.pieces().filter(|(_, piece)| piece.color == color).count() < 16 {
                let square = Square::new(random.below(64) as u8).expect("below 64");
                if setup.piece(square).is_none() {
                    setup.put(square, Some(Piece { color, kind: Kind::Dama }));
                }
            }
        }
        let position = Position::try_from(&setup).expect("sixteen a side");
        let moves = position.legal_moves();
        for (one, route) in position.legal_moves_with_routes() {
            assert_eq!(route.legs.len() as u32, one.captured.len().max(1));
            assert!(position.play_unchecked(&one).pieces(Color::White).len() == 16);
        }
        most = most.max(moves.len());
        longest = longest.max(moves[0].captured.len());
    }
    println!("{most} moves at most, {longest} pieces taken at most");
    // Nor do they where nothing can be taken: the sides stand on their own halves, two deep.
    let apart = position("W:WKa1-h2:BKa7-h8");
    assert_eq!(apart.legal_moves().len(), 8 * 4);
}
