//! The progress line on standard error.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

/// Between two lines where they stay on record, as in a log.
const LOG_INTERVAL: Duration = Duration::from_secs(10);

/// Shows one line in place on a terminal, or a line from time to time elsewhere.
pub(crate) struct Progress {
    is_terminal: bool,
    shown: Instant,
    width: usize,
}

impl Progress {
    pub(crate) fn new() -> Self {
        Self { is_terminal: io::stderr().is_terminal(), shown: Instant::now(), width: 0 }
    }

    /// Shows a line. Nobody is hurt if it cannot be shown.
    pub(crate) fn show(&mut self, line: &str) {
        let mut stderr = io::stderr();
        if self.is_terminal {
            // Blanks over the rest of a longer line before.
            let _ = write!(stderr, "\r{line:<width$}", width = self.width);
            let _ = stderr.flush();
            self.width = line.chars().count();
        } else if self.shown.elapsed() >= LOG_INTERVAL {
            let _ = writeln!(stderr, "{line}");
            self.shown = Instant::now();
        }
    }

    /// Leaves what was shown, for what is printed next.
    pub(crate) fn finish(&mut self) {
        if self.is_terminal && self.width > 0 {
            eprintln!();
            self.width = 0;
        }
    }
}
