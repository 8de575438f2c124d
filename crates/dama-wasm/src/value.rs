//! Reading JSON, by the browser's own reader: a reader in Rust would be a tenth of the module.

use js_sys::{Array, JSON, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// A value that has been read.
pub(crate) struct Value(JsValue);

impl Value {
    /// `None` if the text is not JSON.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        JSON::parse(text).ok().map(Self)
    }

    /// A property; one that is not there, or of something that has none, is nothing.
    pub(crate) fn get(&self, name: &str) -> Self {
        Self(Reflect::get(&self.0, &name.into()).unwrap_or(JsValue::UNDEFINED))
    }

    pub(crate) fn text(&self) -> Option<String> {
        self.0.as_string()
    }

    /// A whole number that is not below zero.
    pub(crate) fn number(&self) -> Option<u32> {
        let number = self.0.as_f64()?;
        (f64::from(number as u32) == number).then_some(number as u32)
    }

    pub(crate) fn list(&self) -> Option<impl Iterator<Item = Self> + use<>> {
        let items = Array::is_array(&self.0).then(|| Array::from(&self.0))?;
        Some((0..items.length()).map(move |index| Self(items.get(index))))
    }

    /// The names and values of an object.
    pub(crate) fn properties(&self) -> Option<impl Iterator<Item = (String, Self)> + use<>> {
        let is_object = self.0.is_object() && !Array::is_array(&self.0);
        let names = is_object.then(|| Object::keys(self.0.unchecked_ref::<Object>()))?;
        let value = Self(self.0.clone());
        let names = (0..names.length()).filter_map(move |index| names.get(index).as_string());
        Some(names.map(move |name| {
            let property = value.get(&name);
            (name, property)
        }))
    }
}
