//! `dama perft`: move trees counted, the usual check and race of move generators.

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context as _, Result};
use dama_core::{Position, perft};
use lexopt::prelude::*;

use crate::args::{self, Command};
use crate::protocol::per_second;

pub(crate) const HELP: &str = "\
Counts the sequences of legal moves of some length.

Usage: dama perft DEPTH [OPTIONS]

DEPTH is in plies. Moves with the same start, end and captured pieces count
once. Draws do not end a sequence, as is usual for perft.

Options:
  --fen FEN     the position to begin with (the start of a game)
  --divide      show the count behind each first move, too
  -h, --help    this text

The last line is `nodes N`, with time and speed before it.
Example: dama perft 6 --fen \"W:Wa2,b2,Kc4:Bd6,Ke8\"
";

/// Far beyond what can be counted.
const MAX_DEPTH: u32 = 64;

/// What is asked for.
#[derive(Debug, PartialEq)]
pub(crate) struct Options {
    depth: u32,
    position: Position,
    divide: bool,
}

pub(crate) fn parse(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut depth = None;
    let mut position = Position::start();
    let mut divide = false;
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Ok(Command::Help(HELP)),
            Long("fen") => position = args::value(parser, "--fen")?,
            Long("divide") => divide = true,
            Value(value) if depth.is_none() => {
                depth = Some(args::read(&value.string()?, "DEPTH")?);
            }
            other => return Err(other.unexpected()),
        }
    }
    match depth {
        None => Err("DEPTH is missing".into()),
        Some(depth) if depth > MAX_DEPTH => Err(format!("DEPTH: at most {MAX_DEPTH}").into()),
        Some(depth) => Ok(Command::Perft(Options { depth, position, divide })),
    }
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let &Options { depth, ref position, divide } = options;
    let mut out = io::stdout().lock();
    let began = Instant::now();
    let nodes = match depth.checked_sub(1).filter(|_| divide) {
        None => perft(position, depth),
        Some(deeper) => {
            let mut sum = 0;
            for first in &position.legal_moves() {
                let nodes = perft(&position.play_unchecked(first), deeper);
                let text = position.notation(first).context("an illegal move")?;
                writeln!(out, "{text}: {nodes}")?;
                sum += nodes;
            }
            sum
        }
    };
    let time = began.elapsed();
    writeln!(out, "time {:.3} s", time.as_secs_f64())?;
    writeln!(out, "speed {} nodes/s", per_second(nodes, time))?;
    writeln!(out, "nodes {nodes}")?;
    Ok(ExitCode::SUCCESS)
}
