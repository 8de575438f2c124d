//! `dama mine`: positions with one winning move, from games that the engine plays against itself.

use std::io::{self, Write as _};
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use dama_ai::{Engine, Limits, Line, NoHost, Random, Report};
use dama_core::{Game, Move, Position};
use lexopt::prelude::*;

use crate::args::{self, Command};
use crate::contest::openings;
use crate::random::seed_of;

pub(crate) const HELP: &str = "\
Looks for positions with a single winning move that is not seen at a glance, in
games that the engine plays against itself.

Usage: dama mine [OPTIONS]

Options:
  --games N     how many games to look through (100)
  --seed S      the same seed finds the same positions (1)
  --nodes N     nodes of the search that confirms them (4000000)
  -h, --help    this text

A move wins if its line ends the game, or in a quiet position with three men
more than before; all other moves must be worth half a man or less. Each line
has the FEN, the move, the line that proves it, and how many nodes the engine
needs to choose the move and keep to it, with tabs between.
";

/// What is asked for.
#[derive(Debug, PartialEq)]
pub(crate) struct Options {
    games: u64,
    seed: u64,
    nodes: u64,
}

/// Nodes of the searches that play, of the first look at a position, and of the second.
const PLAY_NODES: u64 = 2_000;
const FIRST_LOOK: u64 = 10_000;
const LOOK_NODES: u64 = 150_000;
/// How much better than all others a move must be at the first look, in hundredths of a man.
const GAP: i32 = 100;
/// Nodes after which the engine must have chosen the move for good.
const NEEDED: u64 = 50_000;
/// Random plies at the beginning of a game.
const OPENING: usize = 10;
/// One move in so many is played at random, so that there is something to punish.
const SLIP: usize = 5;
/// Plies between two finds of a game at least, lest they be the same combination.
const APART: usize = 8;
/// Longer games are given up.
const LONGEST: usize = 120;
/// What a dama counts, in men.
const DAMA: i32 = 4;
/// Men that a winning line gains at least, and that it must be worth.
const GAIN: i32 = 3;
/// What another move may be worth at most, in hundredths of a man.
const OTHERS: i32 = 50;
/// The depth of a glance.
const GLANCE: u32 = 2;

pub(crate) fn parse(parser: &mut lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut options = Options { games: 100, seed: 1, nodes: 4_000_000 };
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Ok(Command::Help(HELP)),
            Long("games") => options.games = args::count(parser, "--games")?,
            Long("seed") => options.seed = args::value(parser, "--seed")?,
            Long("nodes") => options.nodes = args::count(parser, "--nodes")?,
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Mine(options))
}

pub(crate) fn run(options: &Options) -> Result<ExitCode> {
    let mut out = io::stdout().lock();
    let mut miner = Miner { engine: Engine::new(), nodes: options.nodes };
    for number in 0..options.games {
        let seed = seed_of(options.seed, number);
        for found in miner.dig(seed).context("the engine played an illegal move")? {
            writeln!(out, "{found}")?;
        }
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

struct Miner {
    engine: Engine,
    nodes: u64,
}

impl Miner {
    /// The finds of a game, as lines of text. `None` should not happen.
    fn dig(&mut self, seed: u64) -> Option<Vec<String>> {
        let mut random = Random::new(seed);
        let mut game = openings::random(OPENING, seed);
        let mut found = Vec::new();
        let mut from = 0;
        while game.outcome().is_none() && game.ply() < LONGEST {
            // Its worth must not rest on what has been played before.
            let now = Game::from_position(*game.position());
            if game.ply() >= from
                && let Some(line) = self.examine(&now)
            {
                found.push(line);
                from = game.ply() + APART;
            }
            let moves = game.legal_moves();
            let next = if random.below(SLIP) == 0 {
                moves[random.below(moves.len())]
            } else {
                self.search(&game, &Limits::nodes(PLAY_NODES), 1)?.best().moves[0]
            };
            game.play(&next).ok()?;
        }
        Some(found)
    }

    fn search(&mut self, game: &Game, limits: &Limits, lines: usize) -> Option<Report> {
        self.engine.clear();
        self.engine.search(game, limits, lines, &mut NoHost)
    }

    /// The position as a line of text, if it qualifies.
    fn examine(&mut self, game: &Game) -> Option<String> {
        let position = game.position();
        if position.legal_moves().len() < 2 {
            return None;
        }
        let first = self.search(game, &Limits::nodes(FIRST_LOOK), 2)?;
        if first.best().score.centimen() < first.lines[1].score.centimen() + GAP {
            return None;
        }
        let look = self.search(game, &Limits::nodes(LOOK_NODES), 2)?;
        proof(position, &look)?;
        let best = look.best().moves[0];
        for depth in 1..=GLANCE {
            if self.search(game, &Limits::depth(depth), 1)?.best().moves[0] == best {
                return None;
            }
        }
        let deep = self.search(game, &Limits::nodes(self.nodes), 2)?;
        let line = proof(position, &deep)?;
        let needed = self.needed(game, &best)?;
        if line[0] != best {
            return None;
        }
        let mut texts = Vec::new();
        let mut at = *position;
        for next in line {
            texts.push(at.notation(next)?);
            at = at.play_unchecked(next);
        }
        Some(format!("{position}\t{}\t{}\t{needed}", texts[0], texts.join(" ")))
    }

    /// The nodes after which the move is chosen, and remains so, if they are few.
    fn needed(&mut self, game: &Game, best: &Move) -> Option<u64> {
        let mut since = None;
        for depth in 1..=Limits::MAX_DEPTH {
            let report = self.search(game, &Limits::depth(depth), 1)?;
            if report.best().moves[0] != *best {
                since = None;
            } else if since.is_none() {
                since = Some(report.nodes);
            }
            if report.nodes >= 4 * NEEDED || report.depth < depth {
                break;
            }
        }
        since.filter(|&nodes| nodes <= NEEDED)
    }
}

/// The best line up to where it is plainly won, if the others are not.
fn proof<'a>(position: &Position, report: &'a Report) -> Option<&'a [Move]> {
    let [best, second] = &report.lines[..] else { return None };
    if second.score.centimen() > OTHERS {
        return None;
    }
    if best.score.plies_to_win().is_some() {
        return ends_the_game(position, best).then_some(&best.moves);
    }
    if best.score.centimen() < 100 * GAIN {
        return None;
    }
    let before = balance(position);
    let mut at = *position;
    for (index, next) in best.moves.iter().enumerate() {
        at = at.play_unchecked(next);
        let is_quiet = at.legal_moves().first().is_some_and(|one| !one.is_capture());
        // After an odd number of plies the other side is to move.
        let now = if index % 2 == 0 { -balance(&at) } else { balance(&at) };
        if is_quiet && now - before >= GAIN {
            return Some(&best.moves[..=index]);
        }
    }
    None
}

fn ends_the_game(position: &Position, line: &Line) -> bool {
    let end = line.moves.iter().fold(*position, |at, next| at.play_unchecked(next));
    end.outcome().is_some_and(|outcome| outcome.winner() == Some(position.turn()))
}

/// What the side to move is ahead, in men.
fn balance(position: &Position) -> i32 {
    let worth = |side| position.men(side).len() as i32 + DAMA * position.damas(side).len() as i32;
    worth(position.turn()) - worth(!position.turn())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn examined(fen: &str) -> Option<String> {
        let position: Position = fen.parse().expect(fen);
        let mut miner = Miner { engine: Engine::new(), nodes: 200_000 };
        miner.examine(&Game::from_position(position))
    }

    #[test]
    fn a_hidden_win_is_told_with_its_proof() {
        // A man is given, then the dama takes all that has moved to take it.
        let fen = "B:Wd2,a3,Kc3,a4,b4:BKh1,a5,a6,b6";
        let found = examined(fen).expect("a find");
        let columns: Vec<&str> = found.split('\t').collect();
        let proof = "b6-b5 b4xb6 a6xc6 c3xc7 h1-a1 a4xa6 a1xa4xa7xd7xd1";
        assert_eq!(columns[..3], [fen, "b6-b5", proof]);
        assert!(columns[3].parse::<u64>().is_ok_and(|nodes| nodes <= NEEDED), "{found}");
    }

    #[test]
    fn nothing_is_told_of_what_is_plain_or_even() {
        for fen in [
            "W:Wa2-h3:Ba6-h7",
            // The only move, one seen at once, and one of several that win.
            "W:Wd4,a2:Bd5,h7,g7",
            "W:WKa1,b2,c2,h2:Bh7,g7,f7,e7,a6",
            "W:WKa1,Kb1,Kc1:Bh7",
        ] {
            assert_eq!(examined(fen), None, "{fen}");
        }
    }
}
