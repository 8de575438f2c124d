//! PDN: what is read, what is reported where, and that what is written reads back the same.

use dama_core::pdn::{self, File, Game, Line, Ply, Score};
use dama_core::{Color, Position};

use proptest::prelude::*;

use crate::position;
use crate::walk::Random;

/// The problems, each as text.
fn problems(text: &str) -> Vec<String> {
    pdn::read(text).problems.iter().map(ToString::to_string).collect()
}

#[track_caller]
fn reports(text: &str, expected: &[&str]) {
    assert_eq!(problems(text), expected, "{text}");
}

/// Reads a text without problems, and checks that it survives being written.
#[track_caller]
fn clean(text: &str) -> File {
    let file = pdn::read(text);
    assert_eq!(file.problems, [], "{text}");
    let written = file.to_string();
    let again = pdn::read(&written);
    assert_eq!(again.problems, [], "{written}");
    assert_eq!(again.to_string(), written);
    for (game, same) in file.games.iter().zip(&again.games) {
        assert_eq!((&game.start, &game.line, game.result), (&same.start, &same.line, same.result));
    }
    again
}

/// The moves of the game's own line, as text.
fn moves(game: &Game) -> String {
    let mut position = game.start;
    let text = game.line.plies.iter().map(|ply| {
        let text = position.notation(&ply.played).expect("legal");
        position = position.play_unchecked(&ply.played);
        text
    });
    text.collect::<Vec<_>>().join(" ")
}

#[test]
fn several_games_with_everything() {
    let file = clean(
        r#"% a line for other programs
[Event "Kış \"Kupası\" \\ 2"]
[Site ""]
[White "Ayşe"]
[GameType "30,W,8,8,A1,0"]
[Result "2-0"]

{ before
  the first } ; and up to the end (of the line }
1. a3-a4! b6-b5?? {hop} $14 2. b3-b4 (2. h3-h4 g6-g5 (2... h6-h5!?) {why?} 3. g3-g4) ({only words}) b5xb1
3.h3-h4 2-0

[GameType "30,W,8,8,A0,0"]
[SetUp "1"] [FEN "B:Wa2,b3:Ba4,h6"]
1... a4-b4 1-1
1. a3-a4 *
"#,
    );
    let [first, second, third] = &file.games[..] else { panic!("{} games", file.games.len()) };
    let names: Vec<&str> = first.tags.iter().map(|tag| &*tag.name).collect();
    assert_eq!(names, ["Event", "Site", "White", "GameType", "Result"]);
    assert_eq!(first.tag("Event"), Some(r#"Kış "Kupası" \ 2"#));
    assert_eq!(first.tag("Round"), None);
    assert_eq!(first.line.comments, ["before the first", "and up to the end (of the line }"]);
    assert_eq!(moves(first), "a3-a4 b6-b5 b3-b4 b5xb3xb1 h3-h4");
    assert_eq!(first.result, Score::WhiteWins);
    assert!(first.to_string().ends_with(" 2-0\n"));
    let nags: Vec<&[u8]> = first.line.plies.iter().map(|ply| &*ply.nags).collect();
    assert_eq!(nags, [&[1][..], &[4, 14], &[], &[], &[]]);
    assert_eq!(first.line.plies[1].comments, ["hop"]);
    let [variation, words] = &first.line.plies[2].variations[..] else { panic!("two") };
    assert_eq!(variation.plies.len(), 3);
    assert_eq!(variation.plies[1].comments, ["why?"]);
    assert_eq!(variation.plies[1].variations[0].plies[0].nags, [5]);
    assert_eq!((&words.plies[..], &words.comments[..]), (&[][..], &["only words".to_string()][..]));
    assert_eq!(second.start.turn(), Color::Black);
    assert_eq!((moves(second).as_str(), second.result), ("a4-b4", Score::Draw));
    assert_eq!((third.start, third.result), (Position::start(), Score::Unknown));
}

#[test]
fn both_capture_notations() {
    let tags = "[GameType \"30\"][SetUp \"1\"][FEN \"W:Wa4,h4,a3,b3,c3,d3,e3,f3,g3,h3,a2,c2,d2,f2\
                :Bc7,h7,a6,b6,c6,d6,e6,g6,h6,a5,b5,c5,e5,g5,f4\"]\n";
    for capture in ["f3xf4xe5xd6xc7", "f3xf5xd5xd7xb7", "f3xb7", "f3:f5:d5:d7:b7", "f3-b7"] {
        let file = clean(&format!("{tags} 1. {capture} *"));
        assert_eq!(moves(&file.games[0]), "f3xf5xd5xd7xb7", "{capture}");
    }
}

#[test]
fn results_in_either_style() {
    for (text, score, written) in [
        ("1-0", Score::WhiteWins, "1-0"),
        ("2-0", Score::WhiteWins, "1-0"),
        ("0-1", Score::BlackWins, "0-1"),
        ("0-2", Score::BlackWins, "0-1"),
        ("1/2-1/2", Score::Draw, "1/2-1/2"),
        ("1-1", Score::Draw, "1/2-1/2"),
        ("*", Score::Unknown, "*"),
    ] {
        let file = clean(&format!("1. a3-a4 {text}"));
        assert_eq!(file.games[0].result, score);
        assert!(file.to_string().ends_with(&format!(" {written}\n")));
        let tagged = clean(&format!("[Result \"{text}\"] 1. a3-a4 {text}"));
        assert!(tagged.to_string().ends_with(&format!(" {text}\n")));
    }
}

#[test]
fn lax_text_is_read_with_warnings() {
    reports("", &[]);
    reports(
        "  \n {nothing} \n",
        &["line 3, column 1: game 1, move 1 of White: no result at the end"],
    );
    reports("{a file}\n[Event \"x\"]\n1. a3-a4 *", &[]);
    reports(
        "\u{feff}1.a3-a4 a6-a5 2.a4xa6 *",
        &[
            "line 1, column 17: game 1, move 2 of White: a4xa6: a capture is compulsory, and must take 2",
        ],
    );
    reports(
        "[GameType \"20\"]\n1. a3-a4",
        &[
            "line 1, column 1: game 1, game type \"20\" is not Turkish draughts, \"30,W,8,8,A0,0\"",
            "line 2, column 9: game 1, move 1 of Black: no result at the end",
        ],
    );
    reports(
        "[FEN \"W:Wa2:Bh7,h6\"] *",
        &["line 1, column 1: game 1, a tag FEN without [SetUp \"1\"]"],
    );
    reports("[SetUp \"1\"] *", &["line 1, column 1: game 1, [SetUp \"1\"] without a tag FEN"]);
    reports(
        "[Event \"x]\n[White y]\n*",
        &[
            "line 1, column 11: game 1, \"[Event \"x]\" is not a tag, [Name \"value\"]",
            "line 2, column 1: game 1, \"[White y]\" is not a tag, [Name \"value\"]",
        ],
    );
    assert_eq!(pdn::read("[Event \"x]\n*").games[0].tag("Event"), Some("x"));
    reports(
        "1. a3-a4 7. b6-b5 9. h3-h4 *",
        &["line 1, column 10: game 1, move 1 of Black: move number 7 should be 1"],
    );
    reports(
        "[Result \"0-1\"]\n1. a3-a4 1-0",
        &[
            "line 1, column 1: game 1, move 1 of Black: the tag Result, \"0-1\", is not the result behind the moves",
        ],
    );
    reports(
        "$5 1. a3-a4 $x $256 ) ] *",
        &[
            "line 1, column 1: game 1, move 1 of White: an annotation without a move before it",
            "line 1, column 13: game 1, move 1 of Black: $ is not an annotation, $0 to $255",
            "line 1, column 14: game 1, move 1 of Black: x: column 1: expected a square, a1 to h8, found \"\"",
            "line 1, column 16: game 1, move 1 of Black: $256 is not an annotation, $0 to $255",
            "line 1, column 21: game 1, move 1 of Black: unexpected ')'",
            "line 1, column 23: game 1, move 1 of Black: unexpected ']'",
        ],
    );
    reports(
        "(1. a3-a4) 1. b3-b4 (1. c3-c4 1-0 *",
        &[
            "line 1, column 1: game 1, move 1 of White: a variation without a move before it",
            "line 1, column 31: game 1, move 1 of Black: a result inside a variation",
            "line 1, column 35: game 1, move 1 of Black: a result inside a variation",
            "line 1, column 36: game 1, move 1 of Black: a variation has no end",
            "line 1, column 36: game 1, move 1 of Black: no result at the end",
        ],
    );
    reports(
        "1. a3-a4 {open\n*",
        &[
            "line 1, column 10: game 1, move 1 of Black: this comment has no end",
            "line 2, column 2: game 1, move 1 of Black: no result at the end",
        ],
    );
    // A game that goes on after its end, and one whose result is wrong.
    let won = "[SetUp \"1\"][FEN \"W:Wa2,h2:Ba3\"] 1. a2xa4";
    reports(&format!("{won} 1-0"), &[]);
    reports(
        &format!("{won} 1-1"),
        &[
            "line 1, column 42: game 1, move 1 of Black: the result is wrong (White wins: Black has no piece left)",
        ],
    );
    let round = "a1-b1 h8-g8 b1-a1 g8-h8 ".repeat(2);
    reports(
        &format!("[SetUp \"1\"][FEN \"W:WKa1,b2:BKh8,g7\"]\n{round}\n5. b2-b3 *"),
        &["line 3, column 4: game 1, move 5 of White: the game was over (draw: third repetition)"],
    );
}

#[test]
fn moves_that_cannot_be_read_are_errors() {
    let text = "1. a3-a4 *\n[Event \"2\"]\n1. a3-a4 b6-b5 2. b3-b4\n2... d6-d5 {lost} (2... h6-h5) 3. a4-a5 0-1\n1. h3-h4 *";
    reports(
        text,
        &[
            "line 4, column 6: game 2, move 2 of Black: d6-d5: a capture is compulsory, and must take 2",
        ],
    );
    let file = pdn::read(text);
    assert_eq!(file.errors().count(), 1);
    let lengths: Vec<usize> = file.games.iter().map(|game| game.line.plies.len()).collect();
    assert_eq!(lengths, [1, 3, 1]);
    assert_eq!(file.games[1].result, Score::BlackWins);
    reports(
        "1. a2-a3 b4-b5 *",
        &["line 1, column 4: game 1, move 1 of White: a2-a3: not a legal move"],
    );
    reports(
        "1. a6-a5 *",
        &[
            "line 1, column 4: game 1, move 1 of White: a6-a5: no piece of the side to move stands on a6",
        ],
    );
    reports(
        "[SetUp \"1\"]\n[FEN \"W:WKd4,h1:Bf4,b4,h8\"]\n1. d4xf4 1-0",
        &[
            "line 3, column 4: game 1, move 1 of White: d4xf4: several moves fit: d4xg4 f4; d4xh4 f4",
        ],
    );
    reports(
        "[SetUp \"1\"]\n[FEN \"W:Wa2,b9:Bh8\"]\n1. a2-a3 *",
        &["line 2, column 13: game 1, tag FEN, column 7: \"b9\" is not a square, a1 to h8"],
    );
    // An illegal variation is cut, the game goes on.
    let text = "1. a3-a4 (1. b3-b4 c6-c5 2. h3-h4 a7-a5 {?} 3. a2-a3) a6-a5 *";
    let file = pdn::read(text);
    assert_eq!(file.games[0].line.plies.len(), 2);
    assert_eq!(file.games[0].line.plies[0].variations[0].plies.len(), 3);
    assert!(file.problems.iter().all(|problem| problem.in_variation));
    assert!(!pdn::read("1. a3-a4 (1. b3-b4) a3-a4 *").problems[0].in_variation);
}

#[test]
fn deep_variations() {
    // Each variation replaces the first move of the one around it.
    let deep = |depth| format!("1. a3-a4 {}{} *", "(1. b3-b4 ".repeat(depth), ")".repeat(depth));
    clean(&deep(60));
    let file = pdn::read(&deep(100_000));
    assert_eq!(file.problems.len(), 1);
    assert_eq!(file.games[0].line.plies.len(), 1);
    reports(
        &"(".repeat(10),
        &[
            "line 1, column 1: game 1, move 1 of White: a variation without a move before it",
            "line 1, column 11: game 1, move 1 of White: a variation has no end",
            "line 1, column 11: game 1, move 1 of White: no result at the end",
        ],
    );
}

#[test]
fn written_lines_are_short() {
    let mut game = Game::new(Position::start());
    game.line.comments.push("uzun bir açıklama ".repeat(30));
    game.line.comments.push("with } brace and\nbreak".into());
    let mut at = game.start;
    for _ in 0..60 {
        let played = at.legal_moves()[0];
        game.line.plies.push(played.into());
        at = at.play_unchecked(&played);
        if at.outcome().is_some() {
            break;
        }
    }
    let text = game.to_string();
    assert!(text.lines().all(|line| line.chars().count() <= 80 || line.contains(';')), "{text}");
    let again = pdn::read(&text);
    assert_eq!(again.games[0].line.plies, game.line.plies);
    assert_eq!(again.games[0].line.comments[1], "with } brace and break");
    // What PDN cannot say is left out.
    game.set_tag("not a name", "x");
    game.set_tag("Site", "two\nlines");
    assert_eq!(pdn::read(&game.to_string()).games[0].tag("Site"), Some("two lines"));
    assert!(!game.to_string().contains("not a name"));
}

#[test]
fn a_game_and_its_record() {
    let mut game = dama_core::Game::from_position(position("B:Wa2,h2:Bb5,Kc8"));
    crate::play(&mut game, "b5-a5 h2-h3 c8-c1");
    game.undo();
    let record = Game::from(&game);
    assert_eq!(pdn::read(&record.to_string()).games, std::slice::from_ref(&record));
    let replayed = record.replay().expect("legal");
    assert_eq!(replayed.position(), game.position());
    assert_eq!(replayed.ply(), 2);
    let mut broken = record;
    broken.line.plies.swap(0, 1);
    let (as_far, error) = broken.replay().expect_err("illegal");
    assert_eq!((as_far.ply(), error.to_string().as_str()), (0, "h2-h3 is not a legal move here"));
}

/// A random line, with everything that a line can have.
fn line(random: &mut Random, start: Position, depth: usize) -> Line {
    const WORDS: [&str; 8] = ["iyi", "{", "; )", "çok güzel", "1-0", "%", "[x]", "a } b"];
    let comments = |random: &mut Random| -> Vec<String> {
        (0..random.below(3)).map(|_| WORDS[random.below(8)].to_string()).collect()
    };
    let mut line = Line { comments: comments(random), plies: Vec::new() };
    let mut at = start;
    for _ in 0..=random.below(12) {
        let moves = at.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mut ply = Ply::from(moves[random.below(moves.len())]);
        if random.below(3) == 0 {
            ply.nags = (0..random.below(3)).map(|_| random.below(256) as u8).collect();
            ply.comments = comments(random);
            let variations = if depth > 0 { random.below(3) } else { 0 };
            ply.variations = (0..variations)
                .map(|_| self::line(random, at, depth - 1))
                .filter(|line| !line.plies.is_empty())
                .collect();
        }
        at = at.play_unchecked(&ply.played);
        line.plies.push(ply);
    }
    line
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_back(seed: u64, value in "\\PC{0,30}") {
        let mut random = Random(seed);
        let mut games = Vec::new();
        for _ in 0..3 {
            let start = if random.below(2) == 0 { Position::start() } else { random.position() };
            let mut game = Game::new(start);
            game.set_tag("White", &value);
            game.line = line(&mut random, start, 2);
            game.result = [Score::WhiteWins, Score::BlackWins, Score::Draw, Score::Unknown][random.below(4)];
            game.set_tag("Result", &game.result.to_string());
            games.push(game);
        }
        let file = File { games, problems: Vec::new() };
        let text = file.to_string();
        let again = pdn::read(&text);
        prop_assert_eq!(again.errors().count(), 0);
        prop_assert_eq!(again.games, file.games, "{}", text);
    }

    #[test]
    fn any_text_is_answered(text in "([\\[\\](){};$\"%*. \n]|[a-h][1-8][x-][a-h][1-8]|[0-9]{1,3}\\.|1-0|FEN|\\PC){0,60}") {
        let file = pdn::read(&text);
        let again = pdn::read(&file.to_string());
        prop_assert_eq!(again.games.len(), file.games.len());
        for (game, same) in file.games.iter().zip(&again.games) {
            prop_assert_eq!((&game.start, &game.line, game.result), (&same.start, &same.line, same.result));
        }
    }
}
