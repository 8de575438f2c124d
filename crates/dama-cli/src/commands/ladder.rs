//! `dama ladder`: how far apart the levels are.

use std::io::{self, Write as _};
use std::process::ExitCode;

use anyhow::Result;
use dama_ai::Level;
use lexopt::prelude::*;

use super::contests::{Plan, measure};
use crate::args::Command;

pub(crate) const HELP: &str = "\
Measures each level of play against the one below: easy, medium, hard, expert.

Usage: dama ladder [OPTIONS]

Options:
  --games N           games of each pair of levels, an even number (400)
  --pairs N           the same, counted in openings: two games each
  --opening-plies N   random plies of each opening (8)
  --seed N            seed of all that is random (1)
  --jobs N            games at the same time (one for each core)
  -h, --help          this text
";

/// What is asked for.
#[derive(Debug, PartialEq)]
pub(crate) struct Options {
    plan: Plan,
}

pub(crate) fn parse(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut plan = Plan::new(400);
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Ok(Command::Help(HELP)),
            Long(option) => {
                let option = option.to_owned();
                if !plan.read(&option, parser)? {
                    return Err(Long(&option).unexpected());
                }
            }
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Ladder(Options { plan }))
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let mut out = io::stdout().lock();
    for step in Level::ALL.windows(2) {
        let (lower, upper) = (step[0], step[1]);
        let contest = options.plan.contest([upper, lower].map(Into::into));
        let tally = measure(&contest, None, |_, _| Ok(()))?;
        writeln!(
            out,
            "{:<7}- {:<7}{:>5} games  +{} ={} -{}  {:.1} %  Elo {}",
            upper.name(),
            lower.name(),
            tally.games(),
            tally.wins,
            tally.draws,
            tally.losses,
            tally.percent(),
            tally.elo()
        )?;
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}
