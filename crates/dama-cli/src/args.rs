//! The commands and what is common to their arguments.

use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, Write as _};
use std::process::ExitCode;
use std::str::FromStr;

use anyhow::Result;
use lexopt::prelude::*;

use crate::commands::{bench, contests, endings, engine, ladder, mine, moves, perft, replay, tune};

const HELP: &str = "\
Turkish draughts (Türk daması) on the command line.

Usage: dama COMMAND [ARGUMENTS]

Commands:
  perft        count the sequences of legal moves
  moves        list the legal moves of positions
  replay       check a file of games, PDN
  engine       play for other programs, by a protocol of text lines
  bench        search fixed positions: speed, and the signature of the search
  match        play two engines or settings against each other and measure them
  endings      count the positions of three pieces by their worth
  mine         look for positions with a single winning move
  ladder       measure each level of play against the one below
  tune         fit the evaluation to games that the engine plays against itself

  help COMMAND, or COMMAND --help, tells more about one.
";

/// Something that the program can do, with all it needs to know.
#[derive(Debug, PartialEq)]
pub(crate) enum Command {
    Help(&'static str),
    Perft(perft::Options),
    Moves(moves::Options),
    Replay(replay::Options),
    Engine(engine::Options),
    Bench(bench::Options),
    Endings,
    Mine(mine::Options),
    Match(Box<contests::Options>),
    Ladder(ladder::Options),
    Tune(tune::Options),
}

impl Command {
    pub(crate) fn run(self) -> Result<ExitCode> {
        match self {
            Self::Help(text) => {
                io::stdout().write_all(text.as_bytes())?;
                Ok(ExitCode::SUCCESS)
            }
            Self::Perft(options) => perft::run(&options),
            Self::Moves(options) => moves::run(&options),
            Self::Replay(options) => replay::run(&options),
            Self::Engine(options) => engine::run(&options),
            Self::Bench(options) => bench::run(&options),
            Self::Endings => endings::run(),
            Self::Mine(options) => mine::run(&options),
            Self::Match(options) => contests::run(&options),
            Self::Ladder(options) => ladder::run(&options),
            Self::Tune(options) => tune::run(&options),
        }
    }
}

/// Arguments that make no sense, and the command that explains those that do.
#[derive(Debug)]
pub(crate) struct UsageError {
    pub(crate) problem: lexopt::Error,
    pub(crate) help: String,
}

pub(crate) fn parse<A>(args: A) -> Result<Command, UsageError>
where
    A: IntoIterator<Item = OsString>,
    A::IntoIter: 'static,
{
    let mut parser = lexopt::Parser::from_args(args);
    let top = |problem| UsageError { problem, help: "dama --help".to_owned() };
    let mut name = command_name(&mut parser).map_err(top)?;
    let asks_help = name == "help";
    if asks_help {
        match parser.next().map_err(top)? {
            Some(Value(value)) => name = value.string().map_err(top)?,
            Some(other) => return Err(top(other.unexpected())),
            None => return Ok(Command::Help(HELP)),
        }
    }
    type Parse = fn(&mut lexopt::Parser) -> Result<Command, lexopt::Error>;
    let (help, parse): (_, Parse) = match name.as_str() {
        "perft" => (perft::HELP, perft::parse),
        "moves" => (moves::HELP, moves::parse),
        "replay" => (replay::HELP, replay::parse),
        "engine" => (engine::HELP, engine::parse),
        "bench" => (bench::HELP, bench::parse),
        "endings" => (endings::HELP, endings::parse),
        "mine" => (mine::HELP, mine::parse),
        "match" => (contests::HELP, contests::parse),
        "ladder" => (ladder::HELP, ladder::parse),
        "tune" => (tune::HELP, tune::parse),
        _ => return Err(top(format!("there is no command `{name}`").into())),
    };
    if asks_help {
        return Ok(Command::Help(help));
    }
    parse(&mut parser)
        .map_err(|problem| UsageError { problem, help: format!("dama {name} --help") })
}

fn command_name(parser: &mut lexopt::Parser) -> Result<String, lexopt::Error> {
    match parser.next()? {
        None => Err("no command given".into()),
        Some(Short('h') | Long("help")) => Ok("help".to_owned()),
        Some(Value(value)) => value.string(),
        Some(other) => Err(other.unexpected()),
    }
}

/// The value of an option, read; an error names the option.
pub(crate) fn value<T>(parser: &mut lexopt::Parser, option: &str) -> Result<T, lexopt::Error>
where
    T: FromStr,
    T::Err: Display,
{
    let text = parser.value()?.string()?;
    read(&text, option)
}

/// A text, read; an error names what it should have been.
pub(crate) fn read<T>(text: &str, what: &str) -> Result<T, lexopt::Error>
where
    T: FromStr,
    T::Err: Display,
{
    text.parse().map_err(|error| format!("{what}: {text:?}: {error}").into())
}

/// The value of an option that counts something: one at least.
pub(crate) fn count<T>(parser: &mut lexopt::Parser, option: &str) -> Result<T, lexopt::Error>
where
    T: FromStr + PartialOrd + From<u8>,
{
    let text = parser.value()?.string()?;
    from_one(&text).ok_or_else(|| format!("{option} {text}: give a whole number from 1").into())
}

/// A whole number, one at least.
pub(crate) fn from_one<T: FromStr + PartialOrd + From<u8>>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number| *number >= T::from(1))
}
