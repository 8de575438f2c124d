//! The browser's clock, of a page or of a worker.

use std::time::Duration;

use dama_ai::Host;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Performance;

/// A host that tells the time and is never impatient: the page ends a worker to stop its search.
pub(crate) struct Browser {
    performance: Option<Performance>,
}

impl Browser {
    pub(crate) fn new() -> Self {
        let found = js_sys::Reflect::get(&js_sys::global(), &JsValue::from_str("performance"));
        Self { performance: found.ok().and_then(|value| value.dyn_into().ok()) }
    }
}

impl Host for Browser {
    fn now(&self) -> Duration {
        let milliseconds = match &self.performance {
            Some(performance) => performance.now(),
            None => js_sys::Date::now(),
        };
        Duration::from_secs_f64(milliseconds / 1000.0)
    }
}
