//! `dama tune`: new weights for the evaluation.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::{fs, iter};

use anyhow::{Context as _, Result, ensure};
use dama_ai::Engine;
use lexopt::prelude::*;

use crate::args::{self, Command};
use crate::tune::sample::{self, Sample};
use crate::tune::selfplay;
use crate::tune::train::{self, Network};

pub(crate) const HELP: &str = "\
Fits the weights of the evaluation to games that the engine plays against
itself, and writes them as the file that the engine is built with.

Usage: dama tune --out FILE [OPTIONS]

Options:
  --out FILE       where the weights go
  --games N        games to play (10000)
  --seed N         the game with number n has the seed N + n (1)
  --epochs N       how often the fit goes through all positions (40)
  --samples FILE   keep the positions in this file; if it is there already,
                   learn from it and play no game. Several files may be given
                   to learn from
  --jobs N         games at the same time (one for each core)
  -h, --help       this text

The same seed and engine give the same weights.
";

/// What is asked for.
#[derive(Debug, PartialEq)]
pub(crate) struct Options {
    out: PathBuf,
    games: u64,
    seed: u64,
    epochs: usize,
    samples: Vec<PathBuf>,
    jobs: usize,
}

pub(crate) fn parse(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut out = None;
    let jobs = thread::available_parallelism().map_or(1, usize::from);
    let mut options = Options {
        out: PathBuf::new(),
        games: 10_000,
        seed: 1,
        epochs: 40,
        samples: Vec::new(),
        jobs,
    };
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Ok(Command::Help(HELP)),
            Long("out") => out = Some(PathBuf::from(parser.value()?)),
            Long("games") => options.games = args::count(parser, "--games")?,
            Long("seed") => options.seed = args::value(parser, "--seed")?,
            Long("epochs") => options.epochs = usize::from(args::count::<u16>(parser, "--epochs")?),
            Long("samples") => options.samples.push(PathBuf::from(parser.value()?)),
            Long("jobs") => options.jobs = usize::from(args::count::<u16>(parser, "--jobs")?),
            other => return Err(other.unexpected()),
        }
    }
    options.out = out.ok_or("--out FILE is missing")?;
    Ok(Command::Tune(options))
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let mut samples = Vec::new();
    match &options.samples[..] {
        [] => samples = play(options),
        [new] if !new.exists() => {
            samples = play(options);
            sample::save(new, &samples)?;
        }
        files => {
            for path in files {
                samples.extend(sample::load(path)?);
            }
        }
    }
    // One position in fifty is kept aside, to see that the fit is not to the others alone.
    let held_out = samples.split_off(samples.len() - samples.len() / 50);
    ensure!(!held_out.is_empty(), "too few positions to learn from: {}", samples.len());
    println!("{} positions, and {} held out", samples.len(), held_out.len());
    let mut network = Network::random(options.seed);
    train::fit(&mut network, &mut samples, options.epochs, options.seed, |epoch, loss, network| {
        println!("epoch {epoch}: loss {loss:.5}, held out {:.5}", train::loss(network, &held_out));
    });
    fs::write(&options.out, network.to_bytes())
        .with_context(|| format!("cannot write {}", options.out.display()))?;
    Ok(ExitCode::SUCCESS)
}

/// Plays the games and returns their positions, in the order of the games.
fn play(options: &Options) -> Vec<Sample> {
    let next = AtomicU64::new(0);
    let play_some = || {
        let mut engine = Engine::with_table(selfplay::TABLE_BITS);
        iter::from_fn(|| {
            let number = next.fetch_add(1, Ordering::Relaxed);
            (number < options.games).then(|| {
                if number.is_multiple_of(1000) {
                    eprintln!("game {number} of {}", options.games);
                }
                (number, selfplay::play(&mut engine, options.seed.wrapping_add(number)))
            })
        })
        .collect::<Vec<_>>()
    };
    let mut games: Vec<(u64, Vec<Sample>)> = thread::scope(|scope| {
        let players: Vec<_> = (0..options.jobs).map(|_| scope.spawn(play_some)).collect();
        players.into_iter().flat_map(|player| player.join().expect("no panic")).collect()
    });
    games.sort_unstable_by_key(|(number, _)| *number);
    games.into_iter().flat_map(|(_, samples)| samples).collect()
}
