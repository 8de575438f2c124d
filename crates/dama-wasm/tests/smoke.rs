//! The border as the page meets it, run in a JavaScript engine.

#![cfg(target_arch = "wasm32")]

use dama_wasm::{Engine, Game};
use serde_json::{Value, json};
use wasm_bindgen::{JsError, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

#[track_caller]
fn ok<T>(result: Result<T, JsError>) -> T {
    result.unwrap_or_else(|error| panic!("{}", message(error)))
}

#[track_caller]
fn error<T>(result: Result<T, JsError>) -> String {
    message(result.err().expect("an error"))
}

fn message(error: JsError) -> String {
    let value = js_sys::Reflect::get(&JsValue::from(error), &JsValue::from_str("message"));
    value.ok().and_then(|text| text.as_string()).expect("an error has a message")
}

#[wasm_bindgen_test]
fn a_game_starts_is_played_undone_and_redone() {
    let mut game = Game::new();
    let start = parsed(&game.snapshot());
    assert_eq!(start["turn"], "white");
    assert_eq!(start["pieces"].as_array().map(Vec::len), Some(32));
    assert_eq!(start["pieces"][0], json!({"square": 8, "color": "white", "dama": false}));
    assert_eq!(start["moves"][0], json!({"from": 16, "to": 24, "captured": [], "text": "a3-a4"}));
    assert_eq!((&start["capture"], &start["seen"]), (&json!(0), &json!(1)));

    ok(game.play(0));
    let played = parsed(&game.snapshot());
    assert_eq!(
        played["history"],
        json!([{"color": "white", "crowned": false, "from": 16, "to": 24, "captured": [],
            "text": "a3-a4", "legs": [{"to": 24, "jumped": null}]}])
    );
    assert!(game.undo() && !game.undo());
    assert_eq!(parsed(&game.snapshot())["ply"], 0);
    assert!(game.redo() && !game.redo());
    assert_eq!(parsed(&game.snapshot()), played);
    assert!(game.go_to(0) && !game.go_to(2));
    assert!(error(game.play(8)).contains("no move 8"));
}

#[wasm_bindgen_test]
fn a_capture_is_entered_leg_by_leg() {
    let game = ok(Game::from_fen("W:WKd1,h1:Bd3,f5,g4,e3,b3,a8"));
    assert_eq!(parsed(&game.snapshot())["capture"], 5);
    let legs = parsed(&ok(game.legs(3, &[])));
    // From d1 over d3 only d5 leads on to a fifth piece.
    assert_eq!(legs, json!({"next": [{"to": 35, "jumped": 19}], "moves": [0]}));
    let all = [35, 38, 22, 19, 16];
    for done in 1..=5 {
        let next = parsed(&ok(game.legs(3, &all[..done])))["next"].clone();
        assert_eq!(next.as_array().map(Vec::is_empty), Some(done == 5), "{done} legs: {next}");
    }
    assert!(error(game.legs(3, &[43])).contains("d6"));
    assert!(error(game.legs(64, &[])).contains("64"));
}

#[wasm_bindgen_test]
fn a_saved_game_is_restored_with_its_undone_moves() {
    let mut game = Game::new();
    for index in [0, 0, 0] {
        ok(game.play(index));
    }
    game.undo();
    let restored = ok(Game::restore(&game.save()));
    assert_eq!(restored.snapshot(), game.snapshot());
    assert_eq!(parsed(&restored.snapshot())["history"].as_array().map(Vec::len), Some(3));
}

#[wasm_bindgen_test]
fn damaged_games_are_refused_with_the_reason() {
    let cases = [
        ("", "damaged"),
        ("{}", "missing field"),
        (r#"{"v":2,"start":"W:Wa2:Bh7","moves":[],"cursor":0}"#, "version 2"),
        (r#"{"v":1,"start":"W:Wa2","moves":[],"cursor":0}"#, "Black"),
        (r#"{"v":1,"start":"W:Wa2,b2:Bh7","moves":["a2-a4"],"cursor":0}"#, "move 1"),
        (r#"{"v":1,"start":"W:Wa2,b2:Bh7","moves":[],"cursor":1}"#, "no ply 1"),
    ];
    for (text, reason) in cases {
        let message = error(Game::restore(text));
        assert!(message.contains(reason), "{text}: {message}");
    }
    assert!(error(Game::from_fen("W:Wz9:Bh7")).contains("column 4"));
}

#[wasm_bindgen_test]
fn the_engine_chooses_a_legal_move_at_each_level() {
    let game = Game::new();
    let moves = parsed(&game.snapshot())["moves"].clone();
    let mut engine = ok(Engine::new(Some(1)));
    for level in ["easy", "medium", "hard", "expert"] {
        let chosen = parsed(&ok(engine.choose(&game.save(), level)));
        let index = chosen["index"].as_u64().expect("an index") as usize;
        assert_eq!(chosen["move"]["text"], moves[index]["text"], "{level}");
    }
    assert!(error(engine.choose(&game.save(), "master")).contains("level"));
    let over = ok(Game::from_fen("W:WKa1:BKh8"));
    assert!(error(engine.choose(&over.save(), "easy")).contains("over"));
    ok(Engine::new(None));
}
