//! `dama moves`: the legal moves of positions, in a form that other generators can be held against.

use std::io::{self, BufRead as _, Write as _};
use std::process::ExitCode;

use anyhow::Result;
use dama_core::Position;
use lexopt::prelude::*;

use crate::args::{self, Command};

pub(crate) const HELP: &str = "\
Lists the legal moves of a position, one a line, sorted: `a3-a4`, and for a
capture its start, its end and what it takes, as in `d1xa3 b3,d3,e3`.

Usage: dama moves [--fen FEN | --stdin]

Options:
  --fen FEN     the position (the start of a game)
  --stdin       read a FEN from each line of the standard input instead, and
                answer with the FEN, a tab, and the moves joined by `; ` or
                `error: ` and what is wrong with the line
  -h, --help    this text

FEN: the side to move and the squares of both sides, K before those of damas,
as in `W:Wa2,b2,Kc4:Bd6,Ke8`.
";

/// What is asked for.
#[derive(Debug, PartialEq)]
pub(crate) enum Options {
    Of(Position),
    OfLines,
}

pub(crate) fn parse(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut position = None;
    let mut lines = false;
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Ok(Command::Help(HELP)),
            Long("fen") => position = Some(args::value(parser, "--fen")?),
            Long("stdin") => lines = true,
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Moves(match (lines, position) {
        (true, Some(_)) => return Err("give either --fen or --stdin".into()),
        (true, None) => Options::OfLines,
        (false, position) => Options::Of(position.unwrap_or_else(Position::start)),
    }))
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    // Line by line, so that a program can ask and wait for the answer.
    let mut out = io::stdout().lock();
    match options {
        Options::Of(position) => {
            for legal in &position.legal_moves() {
                writeln!(out, "{legal}")?;
            }
        }
        Options::OfLines => {
            for line in io::stdin().lock().split(b'\n') {
                let line = line?;
                let fen = String::from_utf8_lossy(&line);
                let fen = fen.trim_end_matches('\r');
                match fen.parse() {
                    Ok(position) => writeln!(out, "{fen}\t{}", joined(&position))?,
                    Err(error) => writeln!(out, "{fen}\terror: {error}")?,
                }
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn joined(position: &Position) -> String {
    let moves: Vec<String> = position.legal_moves().iter().map(ToString::to_string).collect();
    moves.join("; ")
}
