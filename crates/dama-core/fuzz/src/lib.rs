//! What the fuzz targets check: the same code that the tests of dama-core run for a short while.

#[path = "../../tests/it/checks.rs"]
pub mod checks;
#[allow(dead_code)]
#[path = "../../tests/it/walk.rs"]
mod walk;
