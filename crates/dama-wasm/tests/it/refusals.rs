//! Everything that is refused, by its code and its facts.

use dama_wasm::{Engine, Game};
use serde_json::{Value, json};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::{ok, parsed, property, thrown};

#[track_caller]
fn refused<T>(result: Result<T, impl Into<JsValue>>, code: &str, detail: &Value) {
    let thrown = thrown(result);
    assert!(thrown.is_instance_of::<js_sys::Error>());
    assert_eq!((property(&thrown, "code"), &property(&thrown, "detail")), (json!(code), detail));
    assert!(property(&thrown, "message").as_str().is_some_and(|text| !text.is_empty()));
}

#[wasm_bindgen_test]
fn fens() {
    let rows = "W:Wa2-h3,a4:Bh7";
    let cases = [
        ("", "fen-no-side-to-move", json!({"column": 1})),
        (" x", "fen-no-side-to-move", json!({"column": 2})),
        ("W:Wa2", "fen-no-pieces", json!({"column": 6, "side": "black"})),
        ("W:Wa2:Xb7", "fen-unknown-side", json!({"column": 7, "text": "Xb7"})),
        ("W:Wa2:Wb2", "fen-side-twice", json!({"column": 7, "side": "white"})),
        ("W:Wa2,Kz9:Bh7", "fen-unknown-square", json!({"column": 7, "text": "Kz9"})),
        ("W:Wa2:Bh7,a2", "fen-square-twice", json!({"column": 11, "square": "a2"})),
        ("W:Wa2:Bh7:Bh6", "fen-trailing-text", json!({"column": 11, "text": "Bh6"})),
        (
            rows,
            "setup-too-many-pieces",
            json!({"column": 10, "side": "white", "count": 17, "limit": 16}),
        ),
        (
            "W:Wa2,d8:Bh7",
            "setup-uncrowned-man",
            json!({"column": 7, "side": "white", "square": "d8"}),
        ),
        ("W:Wa2:Bc1", "setup-uncrowned-man", json!({"column": 8, "side": "black", "square": "c1"})),
    ];
    for (fen, code, detail) in cases {
        refused(Game::from_fen(fen), code, &detail);
        assert_eq!(parsed(&Game::check(fen)), json!({"code": code, "detail": detail}), "{fen}");
    }
    for legal in ["W:Wa2:Bh7", "B:WKa8:BKh1", "W:W:Bh7", "W:W:B"] {
        assert_eq!(Game::check(legal), "null", "{legal}");
    }
}

#[wasm_bindgen_test]
fn pdns() {
    let of_move = |column: u32, number: u32, side: &str, text: &str, more: Value| {
        let mut detail =
            json!({"line": 1, "column": column, "number": number, "side": side, "text": text});
        let facts = detail.as_object_mut().expect("an object");
        facts.extend(more.as_object().cloned().unwrap_or_default());
        detail
    };
    let cases = [
        ("", "pdn-empty", json!({})),
        ("1. hello *", "move-unreadable", of_move(4, 1, "white", "hello", json!(null))),
        ("1. a3-a4 a6-a7 *", "move-illegal", of_move(10, 1, "black", "a6-a7", json!(null))),
        (
            "1. a3-a4 b6-b5 2. b3-b4 h6-h5 *",
            "move-must-capture",
            of_move(25, 2, "black", "h6-h5", json!({"count": 2})),
        ),
        ("1. a5-a6 *", "move-no-piece", of_move(4, 1, "white", "a5-a6", json!({"square": "a5"}))),
        (
            "[GameType \"20\"] 1. a3-a4 *",
            "pdn-other-game",
            json!({"line": 1, "column": 1, "text": "20"}),
        ),
        (
            "[SetUp \"1\"]\n[FEN \"W:Wa2:Bh0\"]\n*",
            "fen-unknown-square",
            json!({"line": 2, "column": 14, "text": "h0"}),
        ),
        (
            "[SetUp \"1\"]\n[FEN \"W:Wa2,b8:Bh7\"]\n*",
            "setup-uncrowned-man",
            json!({"line": 2, "column": 13, "square": "b8", "side": "white"}),
        ),
        ("1. a3-a4 {and so on *", "pdn-unclosed-comment", json!({"line": 1, "column": 10})),
        ("1. a3-a4 (1. b3-b4 *", "pdn-unclosed-variation", json!({"line": 1, "column": 21})),
        (
            "[SetUp \"1\"][FEN \"W:WKa1:BKh8\"] 1. a1-a2 *",
            "game-over",
            json!({"line": 1, "column": 35, "number": 1, "side": "white"}),
        ),
    ];
    for (text, code, detail) in cases {
        refused(Game::from_pdn(text), code, &detail);
    }
    let two = "[SetUp \"1\"][FEN \"W:WKd1,h1:Bd3,f5,g4,e3,b3,a8\"] 1. h1-h2 *";
    refused(
        Game::from_pdn(two),
        "move-must-capture",
        &json!({"line": 1, "column": 52, "number": 1, "side": "white", "text": "h1-h2", "count": 5}),
    );
}

#[wasm_bindgen_test]
fn saved_games() {
    let saved = |start: &str, moves: Value, cursor: usize| {
        json!({"v": 1, "start": start, "moves": moves, "cursor": cursor}).to_string()
    };
    let cases = [
        (String::new(), "saved-unreadable", json!({})),
        ("{}".into(), "saved-unreadable", json!({})),
        (
            r#"{"v":2,"start":"W:Wa2:Bh7","moves":[],"cursor":0}"#.into(),
            "saved-version",
            json!({"count": 2}),
        ),
        (saved("W:Wa2", json!([]), 0), "fen-no-pieces", json!({"column": 6, "side": "black"})),
        (
            saved("W:Wa2,b2:Bh7", json!(["a2-a4"]), 0),
            "move-illegal",
            json!({"ply": 1, "text": "a2-a4"}),
        ),
        (
            saved("W:Wa2,b2:Bh7", json!(["a2-a3", "h7-h6", "x"]), 0),
            "move-unreadable",
            json!({"ply": 3, "text": "x"}),
        ),
        (
            saved("W:WKa1:BKh8", json!(["a1-a2"]), 0),
            "game-over",
            json!({"ply": 1, "text": "a1-a2"}),
        ),
        (saved("W:Wa2,b2:Bh7", json!([]), 1), "saved-no-ply", json!({"ply": 1})),
    ];
    for (text, code, detail) in cases {
        refused(Game::restore(&text), code, &detail);
    }
    // A saved text says in its message that it is one.
    let message = property(&thrown(Game::restore("{}")), "message");
    assert_eq!(
        message.as_str().map(|text| text.starts_with("the saved game is damaged: ")),
        Some(true)
    );
}

#[wasm_bindgen_test]
fn requests_that_nothing_fits() {
    let mut game = Game::new();
    refused(game.play(8), "no-such-move", &json!({"count": 8}));
    refused(game.legs(64, &[]), "no-such-square", &json!({"count": 64}));
    refused(game.legs(16, &[43]), "no-such-leg", &json!({"square": "d6"}));
    refused(game.pdn("[]"), "tags-unreadable", &json!({}));
    refused(game.pdn(r#"{"White": 1}"#), "tags-unreadable", &json!({}));

    let mut engine = ok(Engine::new(Some(1)));
    refused(engine.choose(&game.save(), "master"), "unknown-level", &json!({"text": "master"}));
    refused(engine.effort(&game.save(), "master"), "unknown-level", &json!({"text": "master"}));
    refused(engine.effort("{", "easy"), "saved-unreadable", &json!({}));
    refused(engine.choose("{", "easy"), "saved-unreadable", &json!({}));
    let over = ok(Game::from_fen("W:WKa1:BKh8")).save();
    refused(engine.choose(&over, "easy"), "game-over", &json!({}));
    let report = js_sys::Function::new_no_args("");
    refused(engine.analyse(&over, 1, None, Some(1), &report), "game-over", &json!({}));
}
