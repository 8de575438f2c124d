//! `dama bench`: the same searches each time, for speed and for the signature of a change.
//!
//! A change that leaves the node count alone leaves the search alone. The habit is Stockfish's.

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, Result};
use dama_ai::{Engine, Limits};
use dama_core::{Game, Position};
use lexopt::prelude::*;

use crate::args::{self, Command};
use crate::clock::Clock;
use crate::protocol::per_second;

pub(crate) const HELP: &str = "\
Searches fixed positions to a fixed depth and counts the nodes: how fast the
engine is, and whether a change to it changed what it searches.

Usage: dama bench [--depth D]

Options:
  --depth D     plies of each search (10)
  -h, --help    this text

The last line, `bench: N`, is the same on every machine and each time.
";

/// The start, middle games and endings, most of them from games that the engine played.
const POSITIONS: &str = include_str!("../../data/bench.txt");

/// What is asked for.
#[derive(Debug, PartialEq)]
pub(crate) struct Options {
    depth: u32,
}

pub(crate) fn parse(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut depth = 10;
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Ok(Command::Help(HELP)),
            Long("depth") => depth = args::count(parser, "--depth")?,
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Bench(Options { depth }))
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let mut out = io::stdout().lock();
    let mut engine = Engine::new();
    let mut nodes = 0;
    let mut time = Duration::ZERO;
    for fen in POSITIONS.lines() {
        let position: Position = fen.parse().with_context(|| fen.to_owned())?;
        let game = Game::from_position(position);
        engine.clear();
        let limits = Limits::depth(options.depth);
        let report = engine
            .search(&game, &limits, 1, &mut Clock::start())
            .with_context(|| format!("no move in {fen}"))?;
        nodes += report.nodes;
        time += report.time;
        let best = report.best();
        let text = position.notation(&best.moves[0]).context("an illegal move")?;
        let (depth, score) = (report.depth, best.score.to_string());
        writeln!(out, "{:>10} nodes  depth {depth:<3} {score:<8} {text:<10} {fen}", report.nodes)?;
        out.flush()?;
    }
    writeln!(out, "{:.3} s, {} nodes/s", time.as_secs_f64(), per_second(nodes, time))?;
    writeln!(out, "bench: {nodes}")?;
    Ok(ExitCode::SUCCESS)
}
