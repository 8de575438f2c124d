//! Games come in and go out as PDN.

use dama_wasm::Game;
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::{ok, parsed};

#[wasm_bindgen_test]
fn a_text_is_opened_at_its_end_with_its_tags() {
    let text = "[White \"Ay\u{15f}e \\\"A\\\"\"]\n[Black \"B\"]\n[Black \"C\"]\n[Result \"2-0\"]\n\n\
                1. a3-a4! {good} (1. b3-b4 nonsense) b6-b5?? 2. b3-b4 b5xb1 2-0\n\n\
                [White \"D\"]\n1. nonsense *";
    let game = ok(Game::from_pdn(text));
    let snapshot = parsed(&game.snapshot());
    assert_eq!(snapshot["ply"], 4);
    assert_eq!(snapshot["history"][3]["text"], "b5xb3xb1");
    // Resigned: the rules know of no end.
    assert_eq!(snapshot["outcome"], json!(null));
    assert_eq!(
        parsed(&game.tags()),
        json!({"White": "Ay\u{15f}e \"A\"", "Black": "B", "Result": "1-0"})
    );
    // A result behind the moves is told though no tag has it.
    assert_eq!(parsed(&ok(Game::from_pdn("1. a3-a4 0-2")).tags()), json!({"Result": "0-1"}));
    assert_eq!(Game::new().tags(), "{}");
}

#[wasm_bindgen_test]
fn a_game_is_written_whole_with_the_seven_tags() {
    let mut game = Game::new();
    ok(game.play(0));
    ok(game.play(0));
    game.undo();
    let unknown = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
                   [White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n[GameType \"30,W,8,8,A0,0\"]\n\n\
                   1. a3-a4 a6-a5 *\n";
    assert_eq!(ok(game.pdn("{}")), unknown);
    let tags = json!({
        "White": "\"A\" \\", "Result": "2-0", "Annotator": "B", "FEN": "x", "GameType": "20",
    });
    let told = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
                [White \"\\\"A\\\" \\\\\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\
                [GameType \"30,W,8,8,A0,0\"]\n[Annotator \"B\"]\n\n1. a3-a4 a6-a5 1-0\n";
    assert_eq!(ok(game.pdn(&tags.to_string())), told);
}

#[wasm_bindgen_test]
fn a_set_up_start_and_an_end_by_the_rules_are_written() {
    let mut game = ok(Game::from_fen("B:Wa2,a3:Ba4,h6"));
    ok(game.play(0));
    let written = ok(game.pdn("{}"));
    assert!(written.contains("[SetUp \"1\"]\n[FEN \"B:Wa2,a3:Ba4,h6\"]\n\n1... "), "{written}");
    let again = ok(Game::from_pdn(&written));
    assert_eq!(again.save(), game.save());

    let mut won = ok(Game::from_fen("W:Wa4,b2:Ba5"));
    ok(won.play(0));
    // The rules know better.
    assert!(ok(won.pdn(r#"{"Result": "0-1"}"#)).ends_with("1. a4xa6 1-0\n"));
}
