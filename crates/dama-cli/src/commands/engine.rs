//! `dama engine`: the engine for other programs.
//!
//! Lines are read and answered for at once on the main thread; searches run one after another on
//! a second one, so that `stop` is heard while one is under way.

use std::hash::{BuildHasher as _, RandomState};
use std::io::{self, BufRead as _, Write as _};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;
use dama_ai::{Engine, Host, Report, choose};
use dama_core::Game;
use lexopt::prelude::*;

use crate::args::{self, Command};
use crate::protocol::{Go, Info, Request};
use crate::random::seed_of;

pub(crate) const HELP: &str = "\
Plays for other programs, which write a line and read the answers.

Usage: dama engine [--seed N]

Requests:
  new                              a new game: forget everything
  position start [moves M...]      the game to think about: its start and the
  position fen FEN [moves M...]    moves so far, for the sake of repetition
  go [LIMITS]                      search, then give a move
      depth N  nodes N             limits in plies and nodes of search
      movetime MS                  limit in milliseconds
      level N                      as a level plays, 1 (easy) to 4 (expert);
                                   it has its own depth and nodes
      multipv K                    show the K best lines
                                   (without a limit: until stop)
  stop                             end the searches asked for so far
  quit                             stop, and end the program

Answers:
  info depth D score S nodes N nps N time MS pv M...
      after each iteration; S is `cp N` (hundredths of a man, for the side to
      move), `win PLIES` or `loss PLIES`; `multipv I` stands behind the depth
      where K is above 1
  bestmove M                       once a search
  error TEXT                       a bad line, which changed nothing

Moves are written by all landing squares: a3-a4, d1xd5xg5. Requests that come
during a search wait for its end; stop and quit do not. At the end of the input
searches with a limit are still finished.

Options:
  --seed N      seed of the variety in level play (a new one each time)
  -h, --help    this text
";

/// What is asked for.
#[derive(Debug, PartialEq)]
pub(crate) struct Options {
    /// `None` for a new one each time.
    seed: Option<u64>,
}

pub(crate) fn parse(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut seed = None;
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Ok(Command::Help(HELP)),
            Long("seed") => seed = Some(args::value(parser, "--seed")?),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Engine(Options { seed }))
}

/// What the searching thread is to do.
enum Job {
    Clear,
    /// Searches are numbered from 1.
    Search(u64, Box<Game>, Go),
}

/// How the main thread interrupts the other.
#[derive(Default)]
struct Interrupt {
    /// Searches up to this number are to end.
    stopped: AtomicU64,
    /// No `stop` will come any more.
    no_more_input: AtomicBool,
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let seed = options.seed.unwrap_or_else(|| RandomState::new().hash_one(0));
    let interrupt = Interrupt::default();
    let (jobs, to_do) = channel();
    thread::scope(|scope| {
        let interrupt = &interrupt;
        scope.spawn(move || work(&to_do, seed, interrupt));
        let heard = listen(&jobs, interrupt);
        // Whatever ended it, the other thread is to end, too.
        interrupt.no_more_input.store(true, Ordering::Relaxed);
        drop(jobs);
        heard.map(|()| ExitCode::SUCCESS)
    })
}

/// Reads requests until `quit`, the end of the input, or nobody reads the answers any more.
fn listen(jobs: &Sender<Job>, interrupt: &Interrupt) -> Result<()> {
    let mut game = Game::new();
    let mut searches = 0;
    for line in io::stdin().lock().split(b'\n') {
        let line = String::from_utf8_lossy(&line?).into_owned();
        if line.trim().is_empty() {
            continue;
        }
        match line.parse() {
            Ok(Request::New) => {
                game = Game::new();
                if jobs.send(Job::Clear).is_err() {
                    break;
                }
            }
            Ok(Request::Position(given)) => game = *given,
            Ok(Request::Go(go)) => match game.outcome() {
                Some(outcome) => answer(format_args!("error the game is over: {outcome}"))?,
                None => {
                    searches += 1;
                    let search = Job::Search(searches, Box::new(game.clone()), go);
                    if jobs.send(search).is_err() {
                        break;
                    }
                }
            },
            Ok(Request::Stop) => interrupt.stopped.store(searches, Ordering::Relaxed),
            Ok(Request::Quit) => {
                interrupt.stopped.store(searches, Ordering::Relaxed);
                break;
            }
            Err(error) => answer(format_args!("error {error}"))?,
        }
    }
    Ok(())
}

/// Writes a line whole, whichever thread it comes from.
fn answer(line: std::fmt::Arguments<'_>) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}

/// Does jobs until there can be no more.
fn work(to_do: &Receiver<Job>, seed: u64, interrupt: &Interrupt) {
    let mut engine = Engine::new();
    let mut games = 0;
    for job in to_do {
        let (number, game, go) = match job {
            Job::Clear => {
                engine.clear();
                games += 1;
                continue;
            }
            Job::Search(number, game, go) => (number, game, go),
        };
        let began = Instant::now();
        let mut host = Searcher { began, number, game: &game, go: &go, interrupt };
        let best = match go.level {
            Some(level) => {
                choose(&mut engine, &game, level, seed_of(seed, games), &mut host).map(|it| it.0)
            }
            None => engine
                .search(&game, &go.limits, go.lines, &mut host)
                .map(|report| report.best().moves[0]),
        };
        let text = best.and_then(|best| game.position().notation(&best));
        let written = match text {
            Some(text) => answer(format_args!("bestmove {text}")),
            None => answer(format_args!("error no move was found")),
        };
        if written.is_err() {
            // Nobody reads the answers.
            return;
        }
    }
}

/// A search under way: its clock, its voice and its ear.
struct Searcher<'a> {
    began: Instant,
    number: u64,
    game: &'a Game,
    go: &'a Go,
    interrupt: &'a Interrupt,
}

impl Host for Searcher<'_> {
    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    fn should_stop(&self) -> bool {
        let Interrupt { stopped, no_more_input } = self.interrupt;
        stopped.load(Ordering::Relaxed) >= self.number
            || !self.go.is_limited() && no_more_input.load(Ordering::Relaxed)
            // A level does not know of the time.
            || self.began.elapsed() >= self.go.limits.time
    }

    fn iteration(&mut self, report: &Report) {
        let position = self.game.position();
        for (index, line) in report.lines.iter().take(self.go.lines).enumerate() {
            let number = (self.go.lines > 1).then_some(index + 1);
            // An answer that nobody reads ends the search elsewhere.
            let _ = answer(format_args!("{}", Info { position, report, line, number }));
        }
    }
}
