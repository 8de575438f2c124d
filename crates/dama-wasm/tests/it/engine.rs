//! The engine chooses and analyses.

use dama_wasm::{Engine, Game};
use js_sys::{Array, Function};
use serde_json::{Value, json};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::{ok, parsed, thrown};

#[wasm_bindgen_test]
fn a_legal_move_is_chosen_at_each_level() {
    let game = Game::new();
    let moves = parsed(&game.snapshot())["moves"].clone();
    let mut engine = ok(Engine::new(Some(1)));
    for level in ["easy", "medium", "hard", "expert"] {
        let chosen = parsed(&ok(engine.choose(&game.save(), level)));
        let index = chosen["index"].as_u64().expect("an index") as usize;
        assert_eq!(chosen["move"]["text"], moves[index]["text"], "{level}");
    }
    ok(Engine::new(None));
}

#[wasm_bindgen_test]
fn what_a_choice_takes_is_told() {
    let start = Game::new().save();
    let later = "a3-a4 h6-h5 b3-b4 g6-g5 c3-c4 f6-f5 a2-a3 h7-h6 b2-b3 g7-g6 c2-c3 f7-f6";
    let later = ok(Game::from_pdn(later)).save();
    for (game, level, effort) in [
        (&start, "easy", Value::Null),
        (&start, "medium", Value::Null),
        (&start, "expert", json!({"nodes": 700_000, "lines": 4, "margin": 4})),
        (&later, "expert", json!({"nodes": 700_000, "lines": 1, "margin": 0})),
    ] {
        let told = parsed(&ok(ok(Engine::new(Some(1))).effort(game, level)));
        assert_eq!(told, effort, "{level}");
    }
    // Hard plays a move of twenty at a glance.
    let hard = |seed| parsed(&ok(ok(Engine::new(Some(seed))).effort(&start, "hard")));
    let (glances, searches): (Vec<_>, Vec<_>) = (0..100).map(hard).partition(Value::is_null);
    assert!((1..=15).contains(&glances.len()), "{}", glances.len());
    assert_eq!(searches[0], json!({"nodes": 60_000, "lines": 4, "margin": 8}));
}

/// A function that keeps what it is told and gives an answer, with what it has been told.
fn listener(answer: &str) -> (Function, Array) {
    let told = Array::new();
    let body = format!("told.push(report); {answer}");
    let make = Function::new_with_args("told", &format!("return (report) => {{ {body} }}"));
    let report = make.call1(&JsValue::NULL, &told).expect("a function");
    (report.into(), told)
}

fn depths(told: &Array) -> Vec<u64> {
    let depth = |text: JsValue| parsed(&text.as_string().expect("a text"))["depth"].as_u64();
    told.iter().map(|text| depth(text).expect("a depth")).collect()
}

#[wasm_bindgen_test]
fn each_iteration_is_told() {
    let mut engine = ok(Engine::new(Some(1)));
    let (report, told) = listener("");
    let last = ok(engine.analyse(&Game::new().save(), 3, None, Some(4), &report));
    assert_eq!(depths(&told), [1, 2, 3, 4]);
    assert_eq!(told.get(3).as_string(), Some(last.clone()));
    let last = parsed(&last);
    let lines = last["lines"].as_array().expect("lines");
    assert_eq!(lines.len(), 3);
    assert!(last["nodes"].as_u64() > Some(0) && last["time"].is_u64(), "{last}");
    for line in lines {
        assert_eq!(line["score"]["type"], "cp");
        assert_eq!(line["moves"][0]["captured"], json!([]));
        assert_eq!(line["moves"][0]["legs"][0]["to"], line["moves"][0]["to"]);
        assert!(line["moves"].as_array().is_some_and(|moves| moves.len() > 1));
    }
}

#[wasm_bindgen_test]
fn scores_are_the_mover_s_and_tell_wins_and_losses_in_plies() {
    let mut engine = ok(Engine::new(Some(1)));
    let mut score = |fen: &str| {
        let game = ok(Game::from_fen(fen)).save();
        let (report, _) = listener("");
        parsed(&ok(engine.analyse(&game, 9, None, Some(6), &report)))["lines"][0]["score"].clone()
    };
    assert_eq!(score("W:Wa4,b2:Ba5"), json!({"type": "win", "value": 1}));
    // A man alone against two damas.
    assert_eq!(score("B:WKa1,Kb1:Bh7")["type"], "loss");
    let ahead = score("W:Wa3,b3,c3,d3,e3:Ba6,b6,c6");
    assert!(ahead["type"] == "cp" && ahead["value"].as_i64() > Some(100), "{ahead}");
}

#[wasm_bindgen_test]
fn a_search_ends_by_nodes_by_the_answer_or_by_what_is_thrown() {
    let start = Game::new().save();
    let mut engine = ok(Engine::new(Some(1)));
    let (report, told) = listener("");
    let last = parsed(&ok(engine.analyse(&start, 1, Some(20_000.0), None, &report)));
    assert!(last["nodes"].as_u64() <= Some(20_000));
    assert_eq!(depths(&told).last(), last["depth"].as_u64().as_ref());

    let (report, told) = listener("return told.length < 3");
    let last = parsed(&ok(engine.analyse(&start, 1, None, None, &report)));
    assert_eq!((depths(&told), &last["depth"]), (vec![1, 2, 3], &json!(3)));

    let (report, told) = listener("throw 'enough'");
    let thrown = thrown(engine.analyse(&start, 1, None, None, &report));
    assert_eq!((depths(&told), thrown.as_string()), (vec![1], Some("enough".into())));
}

#[wasm_bindgen_test]
fn an_analysis_remembers_and_a_choice_does_not() {
    let start = Game::new().save();
    let (report, _) = listener("");
    let nodes = |text: String| parsed(&text)["nodes"].as_u64();
    let mut engine = ok(Engine::new(Some(1)));
    let first = nodes(ok(engine.analyse(&start, 1, None, Some(8), &report)));
    let again = nodes(ok(engine.analyse(&start, 1, None, Some(8), &report)));
    assert!(again < first);
    let fresh: Value = parsed(&ok(ok(Engine::new(Some(1))).choose(&start, "hard")));
    assert_eq!(parsed(&ok(engine.choose(&start, "hard"))), fresh);
}
