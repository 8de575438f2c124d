//! `dama match`: two players measured against each other.

use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;
use std::thread;
use std::time::Instant;

use anyhow::{Context as _, Result};
use lexopt::prelude::*;

use crate::args::{self, Command};
use crate::contest::{Bout, Contest, End, Pair, Progress, Sprt, Tally, Verdict, record};
use crate::player::Settings;

pub(crate) const HELP: &str = "\
Plays two engines or settings against each other and measures the difference.

Usage: dama match A B [OPTIONS]

Each player is a list of settings, joined by commas:
  level=L         easy, medium, hard, expert or 1 to 4; alone
  depth=N         plies of search       \\
  nodes=N         nodes of search        } any of these together
  movetime=MS     milliseconds a move   /
  cmd=PROGRAM     another program that speaks the protocol of `dama engine`,
                  with its arguments, as in: cmd=old/dama engine,movetime=100
                  (without cmd: the engine inside this program)
  name=TEXT       how the player is called in the report

Each random opening is played twice with colours swapped. The rules end each
game. The same seed gives the same openings, and the same games unless time,
or another program, has a say.

Options:
  --games N           games to play at most, an even number (400)
  --pairs N           the same, counted in openings: two games each
  --opening-plies N   random plies of each opening (8)
  --seed N            seed of all that is random (1)
  --jobs N            games at the same time (one for each core)
  --pdn FILE          write the games to a file
  --elo0 X --elo1 Y   stop as soon as it is clear whether A is better by X or
                      by Y (sequential probability ratio test, 5 % error)
  -h, --help          this text

The error of the Elo difference comes from the pairs' scores (pentanomial).
Example: dama match depth=6 depth=5 --games 1000 --elo0 0 --elo1 50
";

/// Random plies of an opening at most.
const MOST_OPENING_PLIES: usize = 40;

/// What is asked for.
#[derive(Debug, PartialEq)]
pub(crate) struct Options {
    contest: Contest,
    sprt: Option<Sprt>,
    pdn: Option<PathBuf>,
}

/// The options that `match` and `ladder` share.
#[derive(Debug, PartialEq)]
pub(crate) struct Plan {
    pub(crate) pairs: usize,
    pub(crate) opening_plies: usize,
    pub(crate) seed: u64,
    pub(crate) jobs: usize,
}

impl Plan {
    pub(crate) fn new(games: usize) -> Self {
        let jobs = thread::available_parallelism().map_or(1, usize::from);
        Self { pairs: games / 2, opening_plies: 8, seed: 1, jobs }
    }

    /// Reads the value of an option, if it is one of these.
    pub(crate) fn read(
        &mut self,
        option: &str,
        parser: &mut lexopt::Parser,
    ) -> Result<bool, lexopt::Error> {
        match option {
            "games" => {
                let games: usize = args::count(parser, "--games")?;
                if !games.is_multiple_of(2) {
                    return Err("--games: each opening takes two, so give an even number".into());
                }
                self.pairs = games / 2;
            }
            "pairs" => self.pairs = args::count(parser, "--pairs")?,
            "opening-plies" => {
                self.opening_plies = args::value(parser, "--opening-plies")?;
                // Hardly any random game is longer and still even.
                if self.opening_plies > MOST_OPENING_PLIES {
                    return Err(format!("--opening-plies: at most {MOST_OPENING_PLIES}").into());
                }
            }
            "seed" => self.seed = args::value(parser, "--seed")?,
            "jobs" => self.jobs = args::count(parser, "--jobs")?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    pub(crate) fn contest(&self, players: [Settings; 2]) -> Contest {
        let &Self { pairs, opening_plies, seed, jobs } = self;
        Contest { players, pairs, opening_plies, seed, jobs }
    }
}

pub(crate) fn parse(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut players: Vec<Settings> = Vec::new();
    let mut plan = Plan::new(400);
    let (mut elo0, mut elo1, mut pdn) = (None, None, None);
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Ok(Command::Help(HELP)),
            Long("elo0") => elo0 = Some(finite(parser, "--elo0")?),
            Long("elo1") => elo1 = Some(finite(parser, "--elo1")?),
            Long("pdn") => pdn = Some(parser.value()?.into()),
            Long(option) => {
                let option = option.to_owned();
                if !plan.read(&option, parser)? {
                    return Err(Long(&option).unexpected());
                }
            }
            Value(value) if players.len() < 2 => {
                players.push(args::read(&value.string()?, "player")?);
            }
            other => return Err(other.unexpected()),
        }
    }
    let players: [Settings; 2] =
        players.try_into().map_err(|_| "two players are needed, such as: depth=6 depth=5")?;
    let sprt = match (elo0, elo1) {
        (None, None) => None,
        (Some(elo0), Some(elo1)) if elo0 < elo1 => {
            Some(Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 })
        }
        (Some(_), Some(_)) => return Err("--elo1 must be above --elo0".into()),
        _ => return Err("--elo0 and --elo1 go together".into()),
    };
    let contest = plan.contest(players);
    Ok(Command::Match(Box::new(Options { contest, sprt, pdn })))
}

fn finite(parser: &mut lexopt::Parser, option: &str) -> Result<f64, lexopt::Error> {
    let value: f64 = args::value(parser, option)?;
    if value.is_finite() { Ok(value) } else { Err(format!("{option}: give a number").into()) }
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let Options { contest, sprt, pdn } = options;
    let names = contest.players.each_ref().map(|player| player.name.as_str());
    let create = |path: &PathBuf| {
        File::create(path).map(BufWriter::new).with_context(|| path.display().to_string())
    };
    let mut pdn = pdn.as_ref().map(create).transpose()?;
    let began = Instant::now();
    let tally = measure(contest, sprt.as_ref(), |number, pair| {
        if let Some(out) = &mut pdn {
            for (half, bout) in pair.iter().enumerate() {
                let game = record(bout, names, &format!("{number}.{}", half + 1));
                writeln!(out, "{game}")?;
            }
            // Whoever ends a long match early keeps its games.
            out.flush()?;
        }
        Ok(())
    })?;
    let mut out = io::stdout().lock();
    let [a, b] = names;
    write!(out, "A       {a}\nB       {b}\n{tally}")?;
    if let Some(sprt) = sprt {
        let (lower, upper) = sprt.bounds();
        let verdict = match sprt.verdict(&tally.pairs) {
            Verdict::AcceptElo1 => {
                format!("A is stronger by {} rather than {}", sprt.elo1, sprt.elo0)
            }
            Verdict::AcceptElo0 => {
                format!("A is stronger by {} rather than {}", sprt.elo0, sprt.elo1)
            }
            Verdict::GoOn => "not decided".to_owned(),
        };
        let ratio = sprt.ratio(&tally.pairs);
        writeln!(out, "SPRT    {verdict}: LLR {ratio:.2} of {lower:.2} to {upper:.2}")?;
    }
    let Contest { seed, opening_plies, .. } = contest;
    writeln!(out, "seed    {seed}, {opening_plies} opening plies")?;
    eprintln!("{:.1} s", began.elapsed().as_secs_f64());
    Ok(ExitCode::SUCCESS)
}

/// Plays a contest with a progress line; shows each pair, numbered from 1, to `watch`.
pub(crate) fn measure(
    contest: &Contest,
    sprt: Option<&Sprt>,
    mut watch: impl FnMut(u32, &Pair) -> Result<()>,
) -> Result<Tally> {
    let mut tally = Tally::default();
    let mut progress = Progress::new();
    let [a, b] = contest.players.each_ref().map(|player| player.name.as_str());
    contest.run(|pair| {
        tally.add(pair);
        watch(tally.pairs.count(), pair)?;
        for bout in pair {
            warn_of_forfeit(bout, &mut progress);
        }
        let Tally { wins, draws, losses, .. } = tally;
        let (games, most) = (tally.games(), 2 * contest.pairs);
        let mut line = format!(
            "{a} - {b}: {games}/{most}  +{wins} ={draws} -{losses}  {:.1} %  Elo {}",
            tally.percent(),
            tally.elo()
        );
        let mut flow = ControlFlow::Continue(());
        if let Some(sprt) = sprt {
            line += &format!("  LLR {:.2}", sprt.ratio(&tally.pairs));
            if sprt.verdict(&tally.pairs) != Verdict::GoOn {
                flow = ControlFlow::Break(());
            }
        }
        progress.show(&line);
        Ok(flow)
    })?;
    progress.finish();
    Ok(tally)
}

fn warn_of_forfeit(bout: &Bout, progress: &mut Progress) {
    if let End::Forfeit { loser, why } = &bout.end {
        progress.finish();
        eprintln!("{loser} forfeits: {why}\n  at {}", bout.game.position());
    }
}
