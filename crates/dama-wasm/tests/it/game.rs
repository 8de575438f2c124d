//! A game is played, entered leg by leg, saved and restored.

use dama_wasm::Game;
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::{message, ok, parsed};

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
    assert!(message(game.play(8)).contains("no move 8"));
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
    assert!(message(game.legs(3, &[43])).contains("d6"));
    assert!(message(game.legs(64, &[])).contains("64"));
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
