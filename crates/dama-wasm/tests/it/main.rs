//! The border as the page meets it, run in a JavaScript engine.

#![cfg(target_arch = "wasm32")]

mod engine;
mod game;
mod record;
mod refusals;

use serde_json::Value;
use wasm_bindgen::JsValue;

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

#[track_caller]
fn ok<T>(result: Result<T, impl Into<JsValue>>) -> T {
    result.unwrap_or_else(|error| panic!("{}", property(&error.into(), "message")))
}

/// What the page catches.
#[track_caller]
fn thrown<T>(result: Result<T, impl Into<JsValue>>) -> JsValue {
    result.err().expect("an error").into()
}

/// A property of what was thrown.
fn property(thrown: &JsValue, name: &str) -> Value {
    let value = js_sys::Reflect::get(thrown, &name.into()).expect("an object");
    let text = js_sys::JSON::stringify(&value).expect("JSON");
    parsed(&String::from(text))
}

#[track_caller]
fn message<T>(result: Result<T, impl Into<JsValue>>) -> String {
    property(&thrown(result), "message").as_str().expect("a message").into()
}
