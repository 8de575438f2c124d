//! What must hold of any bytes at all: driven by `cargo fuzz` (see `fuzz/`), and for a short while
//! by the tests.

use dama_core::pdn::{self, Score};
use dama_core::{Game, Move, Position, Route, Setup};

use crate::walk::Random;

/// Any text as a FEN.
pub fn fen(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match text.parse::<Setup>() {
        Ok(setup) => assert_eq!(setup.to_string().parse(), Ok(setup)),
        Err(error) => assert!((1..=text.chars().count() + 1).contains(&error.column), "{error}"),
    }
    match text.parse::<Position>() {
        Ok(position) => {
            assert_eq!(position.to_string().parse(), Ok(position));
            check_moves(&position);
        }
        Err(error) => assert!((1..=text.chars().count() + 1).contains(&error.column), "{error}"),
    }
}

/// A FEN in the first line, or a seed for a position, and any text as a move.
pub fn move_text(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let (first, text) = text.split_once('\n').unwrap_or(("", &text));
    let position = first.parse().unwrap_or_else(|_| Random(seed(first.as_bytes())).position());
    match position.parse_move(text) {
        Ok(one) => assert!(position.is_legal(&one)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Any text as a file of games.
pub fn pdn(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let file = pdn::read(&text);
    let lines = text.lines().count() + 1;
    for problem in &file.problems {
        assert!((1..=lines).contains(&problem.place.line) && problem.place.column > 0, "{problem}");
        assert!((1..=file.games.len().max(1)).contains(&problem.game), "{problem}");
    }
    let written = file.to_string();
    let again = pdn::read(&written);
    assert_eq!(again.errors().count(), 0, "{written}");
    assert_eq!(again.games.len(), file.games.len(), "{written}");
    for (game, same) in file.games.iter().zip(&again.games) {
        assert_eq!((&game.start, &game.line, game.result), (&same.start, &same.line, same.result));
    }
    assert_eq!(again.to_string(), written);
}

/// A game by the bytes: eight for the start, then one for each move.
pub fn play(data: &[u8]) {
    let (start, choices) = data.split_at(data.len().min(8));
    let start = match seed(start) {
        0 => Position::start(),
        seed => Random(seed).position(),
    };
    let mut game = Game::from_position(start);
    for &choice in choices.iter().take(300) {
        let position = *game.position();
        let reread: Position = position.to_string().parse().expect("a FEN of its own");
        assert_eq!((reread, reread.hash()), (position, position.hash()));
        let moves = game.legal_moves();
        assert_eq!(moves.is_empty(), game.outcome().is_some());
        if moves.is_empty() {
            break;
        }
        let next = moves[usize::from(choice) % moves.len()];
        check_route(&position, &next);
        game.play(&next).expect("legal");
        if choice % 16 == 15 {
            let (ply, present) = (game.ply(), *game.position());
            assert!(game.go_to(0) && *game.position() == start);
            assert!(game.go_to(ply) && *game.position() == present);
        }
    }
    let record = pdn::Game::from(&game);
    assert_eq!(record.result == Score::Unknown, game.outcome().is_none());
    assert_eq!(pdn::read(&record.to_string()).games, [record]);
}

fn seed(data: &[u8]) -> u64 {
    data.iter().fold(0, |seed, &byte| seed.rotate_left(8) ^ u64::from(byte))
}

fn check_moves(position: &Position) {
    let moves = position.legal_moves();
    assert!(moves.is_sorted_by(|a, b| a < b), "{position}");
    assert_eq!(position.count_legal_moves(&mut position.legal_moves()), moves.len() as u64);
    let text = position.to_string();
    let turned = if text.starts_with('W') { "B" } else { "W" }.to_owned() + &text[1..];
    if let Ok(turned) = turned.parse::<Position>() {
        let could = turned.legal_moves().first().is_some_and(Move::is_capture);
        assert_eq!(position.is_threatened(), could, "{position}");
    }
    for one in moves.iter().step_by(7) {
        check_route(position, one);
    }
}

/// One way to play a move can be entered leg by leg, and its text read.
fn check_route(position: &Position, legal: &Move) {
    let route: Route = position.route(legal).expect("legal");
    let mut entry = position.enter(legal.from);
    for leg in &route.legs {
        assert!(entry.next_legs().contains(leg), "{route} in {position}");
        assert!(entry.push(leg.to) && entry.moves().contains(legal), "{route} in {position}");
    }
    assert_eq!(entry.complete(), Some(*legal), "{route} in {position}");
    assert_eq!(position.parse_move(&route.to_string()), Ok(*legal), "{route} in {position}");
}
