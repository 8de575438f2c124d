//! `dama endings`: what the tables of small endings hold.

use std::io::{self, Write as _};
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use dama_ai::{Ending, Endings};
use dama_core::{Color, Position};
use lexopt::prelude::*;

use crate::args::Command;

pub(crate) const HELP: &str = "\
Counts the positions of three pieces by their worth.

Usage: dama endings

Each line has the pieces of the side to move and those of the other, K for a
dama and M for a man; how many such positions are won, drawn and lost for the
side to move; and the longest win or loss in plies. Mirror images count as two.
One piece each is a draw by rule, so that fewer pieces need no table.
";

/// By side to move and kinds.
struct Count {
    material: [String; 2],
    won: u32,
    drawn: u32,
    lost: u32,
    longest: u32,
}

pub(crate) fn parse(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    match parser.next()? {
        None => Ok(Command::Endings),
        Some(Short('h') | Long("help")) => Ok(Command::Help(HELP)),
        Some(other) => Err(other.unexpected()),
    }
}

pub(crate) fn run() -> Result<ExitCode> {
    let endings = Endings::new();
    let mut counts: Vec<Count> = Vec::new();
    for position in Endings::positions() {
        let material = [position.turn(), !position.turn()].map(|side| letters(&position, side));
        let worth = endings.probe(&position).context("it has three pieces")?;
        let place = counts.iter().position(|count| count.material == material);
        let place = place.unwrap_or_else(|| {
            counts.push(Count { material, won: 0, drawn: 0, lost: 0, longest: 0 });
            counts.len() - 1
        });
        let count = &mut counts[place];
        // The tables keep one of two mirror images.
        match worth {
            Ending::Win(plies) => {
                count.won += 2;
                count.longest = count.longest.max(plies);
            }
            Ending::Draw => count.drawn += 2,
            Ending::Loss(plies) => {
                count.lost += 2;
                count.longest = count.longest.max(plies);
            }
        }
    }
    counts.sort_by(|one, other| one.material.cmp(&other.material));
    let mut out = io::stdout().lock();
    writeln!(out, "to move  against {:>9}{:>9}{:>9}{:>9}", "won", "drawn", "lost", "longest")?;
    for Count { material: [own, other], won, drawn, lost, longest } in &counts {
        writeln!(out, "{own:<9}{other:<8}{won:>9}{drawn:>9}{lost:>9}{longest:>9}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A side's pieces, damas first.
fn letters(position: &Position, side: Color) -> String {
    let [damas, men] = [position.damas(side), position.men(side)].map(|set| set.len() as usize);
    "K".repeat(damas) + &"M".repeat(men)
}
