//! The rules, article by article. Each position of the first table comes with the faults that it
//! would show: the oracle with that one rule broken must give another answer.

use dama_core::{Color, DrawReason, Game, Kind, Outcome, Position, Square, WinReason};

use crate::oracle::{self, Fault};
use crate::{listed, play, position, square};

#[track_caller]
fn check(article: u32, fen: &str, moves: &str, faults: &[Fault]) {
    assert_eq!(listed(&position(fen)), moves, "article {article}: {fen}");
    let right = oracle::listed(fen, Fault::None);
    assert_eq!(right.as_deref(), Some(moves), "article {article}, oracle: {fen}");
    for &fault in faults {
        let wrong = oracle::listed(fen, fault);
        assert_ne!(wrong.as_deref(), Some(moves), "{fen} does not show {fault:?}");
    }
}

#[test]
fn article_1_the_board() {
    let names: Vec<String> = Square::all().map(|square| square.to_string()).collect();
    assert_eq!(names.len(), 64);
    assert_eq!((&*names[0], &*names[7], &*names[8], &*names[63]), ("a1", "h1", "a2", "h8"));
}

#[test]
fn article_2_the_start() {
    let fen = "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3\
               :Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7";
    assert_eq!(Position::start().to_string(), fen);
    let mut game = Game::new();
    for color in [Color::White, Color::Black, Color::White] {
        assert_eq!(game.position().turn(), color);
        let first = game.legal_moves()[0];
        game.play(&first).expect("legal");
    }
}

#[test]
fn article_3_men_step_forward_or_sideways() {
    use Fault::*;
    let faults = &[MenStepBackward, MenStepStraightOnly, MenStepDiagonally];
    check(3, "W:Wd5:Ba8,h8", "d5-c5; d5-e5; d5-d6", faults);
    check(3, "B:Wa1,h1:Bd5", "d5-d4; d5-c5; d5-e5", faults);
    check(3, "W:Wa5,b5:Ba6,a7,h8", "b5-c5; b5-b6", faults);
}

#[test]
fn article_4_men_capture_forward_or_sideways() {
    use Fault::*;
    let faults = &[MenCaptureForwardOnly, MenCaptureBackward];
    check(4, "W:Wd4:Bd3,c4,e4,d5,a8", "d4xb4 c4; d4xf4 e4; d4xd6 d5", faults);
    check(4, "B:Wd3,c4,e4,d5,a1:Bd4", "d4xd2 d3; d4xb4 c4; d4xf4 e4", faults);
    // The square behind must be empty, and the piece beside the man.
    check(4, "W:Wd4,b4:Bc4,d6,h8", "b4-a4; b4-b5; d4-e4; d4-d5", &[]);
}

#[test]
fn article_5_damas_slide() {
    use Fault::*;
    let faults = &[DamasStep, DamasSlideThrough];
    check(5, "W:WKa1,c1:Ba4,a5,h8", "a1-b1; a1-a2; a1-a3; c1-b1; c1-d1; c1-c2", faults);
    let moves = "a1-b1; a1-c1; a1-d1; a1-e1; a1-f1; a1-g1; c2-c1; c2-b2; c2-d2";
    check(5, "B:Wa2,a3,h1:BKa1,c2", moves, &[DamasSlideThrough]);
}

#[test]
fn article_6_damas_capture_from_afar() {
    use Fault::*;
    let faults = &[DamasJumpNeighboursOnly, DamasLandBehind];
    check(6, "W:WKa1,a7:Ba4,h8", "a1xa5 a4; a1xa6 a4", faults);
    check(6, "W:WKa1,c1:Ba4,a5,h8", "a1-b1; a1-a2; a1-a3; c1-b1; c1-d1; c1-c2", &[DamasJumpTwo]);
    check(
        6,
        "W:WKb1,b3,h1:Bb5,h8",
        "b1-a1; b1-c1; b1-d1; b1-e1; b1-f1; b1-g1; b1-b2; \
        h1-g1; h1-h2; b3-a3; b3-c3; b3-b4",
        &[],
    );
}

#[test]
fn article_7_the_longest_capture_is_compulsory() {
    use Fault::*;
    let faults = &[CaptureIsFree, AnyCaptureWillDo];
    check(7, "W:Wb2,g2:Bb3,b5,g3,a8", "b2xb6 b3,b5", faults);
    check(7, "W:Wd4,h1:Bd5,Kc4,h7", "d4xb4 c4; d4xd6 d5", &[DamasCountTwo]);
    check(7, "W:Wa3,h2:Ba4,h8", "a3xa5 a4", &[CaptureIsFree]);
}

#[test]
fn article_8_a_jumped_piece_leaves_at_once() {
    let moves = "d1xa3 b3,d3,e3,g4,f5";
    check(8, "W:WKd1,h1:Bd3,f5,g4,e3,b3,a8", moves, &[Fault::RemovedAtTheEnd]);
}

#[test]
fn article_9_no_about_turn() {
    let moves = "d4xa4 b4; d4xg4 f4; d4xh4 f4";
    check(9, "W:WKd4,h1:Bf4,b4,h8", moves, &[Fault::AboutTurn]);
}

#[test]
fn article_10_the_mover_is_lifted() {
    // It ends on its own start square, and on squares that it reaches by crossing it.
    let moves = "a1xa1 c1,a3,e3,c5; a1xb1 c1,a3,e3,c5; a1xa2 c1,a3,e3,c5";
    check(10, "W:WKa1,h2:Ba3,c5,e3,Kc1,h8", moves, &[Fault::MoverStaysInPlace]);
}

#[test]
fn article_11_crowned_only_at_the_end() {
    use Fault::*;
    check(11, "W:Wf6,a1:Bf7,Ke8,Kc8,h5", "f6xb8 f7,c8,e8", &[]);
    // As a dama it would go on down the h-file, or the f-file.
    check(11, "W:Wf6,a1:Bf7,g8,h5", "f6xh8 f7,g8", &[CrownedOnTheWay]);
    check(11, "W:Wf6,a1:Bf7,Kd8,Kb8,h5,f3", "f6xf8 f7", &[CrownedOnTheWay]);
    let crowned = |fen: &str, text: &str| {
        let before = position(fen);
        let after = before.play(&before.parse_move(text).expect("legal")).expect("legal");
        after.piece(square(&text[text.len() - 2..])).expect("the mover").kind == Kind::Dama
    };
    assert!(crowned("W:Wf6,a1:Bf7,g8,h5", "f6xh8"));
    assert!(crowned("W:Wd7,a1:Bh8", "d7-d8"));
    assert!(crowned("B:Wh7,a3:Bd2", "d2-d1"));
    assert!(!crowned("W:Wd6,a1:Bh8", "d6-d7"));
}

#[test]
fn article_12_one_move_is_one_result() {
    let moves = "g1xa4 g2,c4,f4; g1xb4 g2,c4,f4";
    check(12, "W:WKg1,a1:Bg2,f4,c4,h8", moves, &[Fault::OneMoveForEachRoute]);
}

/// The outcome of the game that begins with this position and these moves.
fn outcome(fen: &str, moves: &str) -> Option<Outcome> {
    let mut game = Game::from_position(position(fen));
    play(&mut game, moves);
    game.outcome()
}

fn win(winner: Color, reason: WinReason) -> Option<Outcome> {
    Some(Outcome::Win { winner, reason })
}

#[test]
fn article_13_no_piece_or_no_move_loses() {
    use {Color::*, WinReason::*};
    assert_eq!(outcome("W:W:Ba8", ""), win(Black, NoPieces));
    assert_eq!(outcome("W:Wa2,b2:Ba3", "a2xa4"), win(White, NoPieces));
    // White's men are shut in, and it is White's turn.
    assert_eq!(outcome("B:Wa6,a7:BKa8,b7,c7,b6,c6,h5", "h5-h4"), win(Black, NoMoves));
    // The same men are shut in while it is Black's turn: the game goes on.
    assert_eq!(outcome("B:Wa6,a7:BKa8,b7,c7,b6,c6,h5", ""), None);
}

#[test]
fn article_14_third_repetition() {
    let draw = Some(Outcome::Draw(DrawReason::Repetition));
    let fen = "W:WKa1,b2:BKh8,g7";
    // The start counts as the first time.
    let round = "a1-b1 h8-g8 b1-a1 g8-h8 ";
    assert_eq!(outcome(fen, round), None);
    assert_eq!(outcome(fen, &round.repeat(2)), draw);
    // The same placement with the other side to move is another position.
    assert_eq!(outcome(fen, "a1-b1 h8-g8 b1-c1 g8-h8 c1-a1 h8-f8 a1-b1 f8-h8 b1-a1"), None);
    // Men's sideways steps can be undone: they repeat, too.
    let men = "b2-c2 g7-f7 c2-b2 f7-g7 ";
    assert_eq!(outcome("W:Wb2,h1:Bg7,a8", &men.repeat(2)), draw);
    assert_eq!(outcome("W:Wb2,h1:Bg7,a8", &men.repeat(2)[..men.len() * 2 - 6]), None);
}

#[test]
fn article_15_one_piece_each() {
    let draw = Some(Outcome::Draw(DrawReason::OnePieceEach));
    assert_eq!(outcome("W:WKa1:Bh8", ""), draw);
    // Even if the side to move could capture, and even if it cannot move.
    assert_eq!(outcome("W:Wa2:Ba3", ""), draw);
    assert_eq!(outcome("W:Wa2,h2:Ba3,c8,h3", "a2xa4"), None);
    assert_eq!(outcome("W:Wa2:Ba3,h3", "a2xa4"), draw);
    assert_eq!(outcome("W:Wa2:Bh3,h8", ""), None);
}

/// Where the tour begins.
const TOUR: &str = "W:WKa1,h1:BKa8,a7,b7,a6,b6";

/// Over a hundred plies in which no position comes thrice: White's dama goes over 28 squares and
/// back, Black's to and fro.
fn tour() -> Vec<String> {
    let there = (1..=4).flat_map(|rank| {
        let files = if rank % 2 == 1 { "abcdefg" } else { "gfedcba" };
        files.chars().map(move |file| format!("{file}{rank}"))
    });
    let mut squares: Vec<String> = there.collect();
    squares.extend_from_within(..27);
    squares[28..].reverse();
    let white = squares.windows(2).map(|pair| format!("{}-{}", pair[0], pair[1]));
    let black = ["a8-b8", "b8-a8"].map(String::from).into_iter().cycle();
    white.zip(black).flat_map(|(white, black)| [white, black]).collect()
}

#[test]
fn article_16_no_progress() {
    let draw = Some(Outcome::Draw(DrawReason::NoProgress));
    let line = tour();
    let mut game = Game::from_position(position(TOUR));
    for (quiet, text) in line[..79].iter().enumerate() {
        assert_eq!((game.quiet_plies(), game.outcome()), (quiet as u32, None));
        play(&mut game, text);
    }
    let mut drawn = game.clone();
    play(&mut drawn, &line[79]);
    assert_eq!(drawn.outcome(), draw);
    assert_eq!(drawn.legal_moves().len(), 0);
    // Had a man made the eightieth ply, the count would begin anew.
    play(&mut game, "a6-a5");
    assert_eq!((game.quiet_plies(), game.outcome()), (0, None));
    for (fen, text) in [
        ("W:WKa1,a7:BKh2,h5", "a7-a8"),
        ("W:WKa1,b2:BKh2,h5", "b2-c2"),
        ("W:WKa1,a7:Ba3,h5", "a1xa4"),
    ] {
        let mut game = Game::from_position(position(fen));
        play(&mut game, text);
        assert_eq!(game.quiet_plies(), 0, "{text}");
    }
}

#[test]
fn article_17_the_order() {
    use {Color::*, WinReason::*};
    // One piece each, and the side to move is shut in: a draw, not a loss.
    assert_eq!(outcome("W:Wa7:BKa8", ""), Some(Outcome::Draw(DrawReason::OnePieceEach)));
    // A capture that leaves no piece wins, though it is made by the winner's only one.
    assert_eq!(outcome("W:Wa2:Ba3,a5", "a2xa6"), win(White, NoPieces));
    // The eightieth ply without progress brings a position for the third time.
    let mut line = tour()[..77].join(" ");
    line.push_str(" a8-d8 b3-c3 d8-a8");
    let mut game = Game::from_position(position(TOUR));
    play(&mut game, &line);
    assert_eq!((game.quiet_plies(), game.occurrences()), (80, 3));
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
}
