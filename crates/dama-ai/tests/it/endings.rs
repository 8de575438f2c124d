use std::collections::BTreeMap;

use dama_ai::{Ending, Endings, Engine, Limits, NoHost};
use dama_core::{Color, Game, Kind, Outcome, Position};

/// What the rules say of a position whose moves lead to positions of known worth.
fn forward(endings: &Endings, position: &Position) -> Ending {
    match position.outcome() {
        Some(Outcome::Win { .. }) => return Ending::Loss(0),
        Some(Outcome::Draw(_)) => return Ending::Draw,
        None => {}
    }
    let mut shortest_win = None;
    let mut longest_loss = Some(0);
    for next in &position.legal_moves() {
        let after = position.play_unchecked(next);
        let reply = match after.outcome() {
            Some(Outcome::Win { .. }) => Ending::Loss(0),
            Some(Outcome::Draw(_)) => Ending::Draw,
            None => endings.probe(&after).expect("a quiet move keeps three pieces"),
        };
        match reply {
            Ending::Loss(plies) => {
                shortest_win = Some(shortest_win.map_or(plies, |least: u32| least.min(plies)));
            }
            Ending::Win(plies) => longest_loss = longest_loss.map(|most: u32| most.max(plies)),
            Ending::Draw => longest_loss = None,
        }
    }
    match (shortest_win, longest_loss) {
        (Some(plies), _) => Ending::Win(plies + 1),
        (None, Some(plies)) => Ending::Loss(plies + 1),
        (None, None) => Ending::Draw,
    }
}

/// Positions won, drawn and lost, and the longest win or loss in plies.
type Count = (u32, u32, u32, u32);

/// The letters of a side's pieces, `KM` for a dama and a man.
fn material(position: &Position, color: Color) -> String {
    let mut letters: Vec<char> = position
        .pieces(color)
        .into_iter()
        .filter_map(|square| position.piece(square))
        .map(|piece| if piece.kind == Kind::Dama { 'K' } else { 'M' })
        .collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}

#[test]
fn every_position_is_worth_what_its_moves_are_worth() {
    let endings = Endings::new();
    // By side to move and material.
    let mut counts: BTreeMap<String, Count> = BTreeMap::new();
    for position in Endings::positions() {
        let worth = endings.probe(&position).expect("it has three pieces");
        assert_eq!(worth, forward(&endings, &position), "{position}");
        let sides = Color::ALL.map(|color| material(&position, color));
        let key = format!("{} {} v {}", position.turn().letter(), sides[0], sides[1]);
        let count = counts.entry(key).or_default();
        match worth {
            Ending::Win(plies) => (count.0, count.3) = (count.0 + 1, count.3.max(plies)),
            Ending::Draw => count.1 += 1,
            Ending::Loss(plies) => (count.2, count.3) = (count.2 + 1, count.3.max(plies)),
        }
    }
    // Half of what a plain search for all positions, mirror images included, has counted.
    let expected = [
        ("B KK v K", (5_024, 57_374, 98, 6)),
        ("B KK v M", (116, 10_919, 43_649, 10)),
        ("B KM v K", (9_231, 100_137, 0, 1)),
        ("B KM v M", (218, 21_379, 74_131, 26)),
        ("B MM v K", (4_227, 43_513, 0, 1)),
        ("B MM v M", (106, 20_261, 21_433, 38)),
        ("W KK v K", (19_114, 43_382, 0, 5)),
        ("W KK v M", (53_534, 1_150, 0, 9)),
        ("W KM v K", (21_055, 88_313, 0, 5)),
        ("W KM v M", (92_330, 3_398, 0, 25)),
        ("W MM v K", (3_466, 44_274, 0, 1)),
        ("W MM v M", (29_408, 12_392, 0, 37)),
    ];
    let counts: Vec<(&str, Count)> =
        counts.iter().map(|(key, count)| (key.as_str(), *count)).collect();
    assert_eq!(counts, expected);
}

#[test]
fn colors_and_sides_of_the_board_do_not_matter() {
    let endings = Endings::new();
    for position in Endings::positions().step_by(7) {
        let worth = endings.probe(&position);
        assert_eq!(endings.probe(&position.mirrored()), worth, "{position} mirrored");
        assert_eq!(endings.probe(&position.color_swapped()), worth, "{position} swapped");
    }
    assert_eq!(endings.probe(&Position::start()), None);
}

#[test]
fn won_positions_are_won_in_time_against_the_best_defence() {
    let endings = Endings::new();
    let won = Endings::positions().filter_map(|position| match endings.probe(&position) {
        Some(Ending::Win(plies)) => Some((position, plies)),
        _ => None,
    });
    // All long wins, and a sample of the others.
    let chosen = won.enumerate().filter(|(index, (_, plies))| *plies >= 33 || index % 997 == 0);
    let mut engine = Engine::with_table(12);
    let mut count = 0;
    for (_, (position, plies)) in chosen {
        let mut game = Game::from_position(position);
        while game.outcome().is_none() {
            let report = engine.search(&game, &Limits::depth(2), 1, &mut NoHost);
            game.play(&report.expect("the game goes on").best().moves[0]).expect("it is legal");
        }
        let winner = game.outcome().and_then(Outcome::winner);
        assert_eq!((winner, game.ply() as u32), (Some(position.turn()), plies), "{position}");
        count += 1;
    }
    assert!(count > 300, "{count} games");
}

#[test]
fn a_third_repetition_is_no_win_whatever_the_tables_say() {
    // A dama and a man against a man: won, but both only go to and fro.
    let mut game = crate::game("W:WKa1,c3:Bh6");
    crate::play(&mut game, "a1-a2 h6-g6 a2-a1 g6-h6 a1-a2 h6-g6 a2-a1");
    let endings = Endings::new();
    let repeating = game.position().parse_move("g6-h6").expect("it is legal");
    let after = game.position().play_unchecked(&repeating);
    assert!(matches!(endings.probe(&after), Some(Ending::Win(_))));
    for depth in [1, 2, 5] {
        let report = Engine::new().search(&game, &Limits::depth(depth), 9, &mut NoHost);
        let lines = report.expect("the game goes on").lines;
        let line = lines.iter().find(|line| line.moves[0] == repeating).expect("it is listed");
        assert_eq!(line.score, dama_ai::Score::DRAW, "depth {depth}");
    }
}
