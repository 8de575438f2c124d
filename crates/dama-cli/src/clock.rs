//! The system's clock for searches.

use std::time::{Duration, Instant};

use dama_ai::Host;

/// A host that tells the time and never interrupts.
pub(crate) struct Clock(Instant);

impl Clock {
    pub(crate) fn start() -> Self {
        Self(Instant::now())
    }
}

impl Host for Clock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
