//! When a search ends, and what it needs from outside.

use core::time::Duration;

use crate::Report;

/// What a search needs from outside: the browser's clock is not the system's.
pub trait Host {
    /// Time since any fixed moment.
    fn now(&self) -> Duration;

    /// Whether to stop at once. Asked every thousand nodes or so.
    fn should_stop(&self) -> bool {
        false
    }

    /// Hears of each finished iteration.
    fn iteration(&mut self, report: &Report) {
        let _ = report;
    }
}

/// A host whose clock stands still, for searches limited by depth or nodes.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoHost;

impl Host for NoHost {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// When a search ends: at the first of these that is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Depth of the last iteration, in plies.
    pub depth: u32,
    /// Calls of search and quiescence together.
    pub nodes: u64,
    /// Time by the host's clock.
    pub time: Duration,
}

impl Limits {
    /// The greatest depth of an iteration.
    pub const MAX_DEPTH: u32 = 100;

    /// No limit but the greatest depth of an iteration.
    pub const NONE: Self = Self { depth: u32::MAX, nodes: u64::MAX, time: Duration::MAX };

    /// A limit of depth alone.
    #[must_use]
    pub const fn depth(depth: u32) -> Self {
        Self { depth, ..Self::NONE }
    }

    /// A limit of nodes alone.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, ..Self::NONE }
    }

    /// A limit of time alone.
    #[must_use]
    pub const fn time(time: Duration) -> Self {
        Self { time, ..Self::NONE }
    }
}
