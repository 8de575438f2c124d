//! `dama replay`: games played again by the rules.

use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, Result, bail};
use dama_core::pdn::{self, Problem, ProblemKind};
use dama_core::{DrawReason, Outcome};
use lexopt::prelude::*;

use crate::args::Command;

pub(crate) const HELP: &str = "\
Checks a file of games in PDN: plays each by the rules, and says which move of
which game is illegal, and why. What is merely untidy is reported as a warning.

Usage: dama replay FILE.pdn

FILE.pdn may be `-` for the standard input. Captures may be written by their
landing squares (d1xd5xg5), in short (d1xg5), or by the captured squares
(d1xd3xf5). Variations are checked, too.

Options:
  -h, --help    this text

Exit status: 0 if all moves are legal, 1 if not, or if there is no game.
";

/// What is asked for.
#[derive(Debug, PartialEq)]
pub(crate) struct Options {
    file: PathBuf,
}

pub(crate) fn parse(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut file = None;
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Ok(Command::Help(HELP)),
            Value(value) if file.is_none() => file = Some(PathBuf::from(value)),
            other => return Err(other.unexpected()),
        }
    }
    let file = file.ok_or("FILE.pdn is missing")?;
    Ok(Command::Replay(Options { file }))
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let bytes = read(&options.file).with_context(|| options.file.display().to_string())?;
    // Old files have names in one of many encodings, but moves in ASCII.
    let file = pdn::read(&String::from_utf8_lossy(&bytes));
    if file.games.is_empty() {
        bail!("{}: there is no game in it", options.file.display());
    }
    let mut out = io::stdout().lock();
    let mut errors = 0;
    for problem in &file.problems {
        let is_error = is_error(problem);
        errors += usize::from(is_error);
        writeln!(out, "{}: {problem}", if is_error { "error" } else { "warning" })?;
    }
    let moves: usize = file.games.iter().map(|game| game.line.plies.len()).sum();
    writeln!(
        out,
        "{} and {} read: {}, {}",
        counted(file.games.len(), "game"),
        counted(moves, "move"),
        counted(errors, "error"),
        counted(file.problems.len() - errors, "warning")
    )?;
    Ok(if errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    if path.as_os_str() != "-" {
        return fs::read(path);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Whether a move is against the rules: illegal, or played after the end of the game. The count of
/// plies without progress is a house rule (article 16), so games from elsewhere may go past it.
fn is_error(problem: &Problem) -> bool {
    match problem.kind {
        ProblemKind::PlayedOn(outcome) => outcome != Outcome::Draw(DrawReason::NoProgress),
        _ => problem.is_error(),
    }
}

fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
