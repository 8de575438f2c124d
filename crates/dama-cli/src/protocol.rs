//! The protocol of `dama engine`: requests and answers as lines of text.

use std::fmt::{self, Display};
use std::str::{FromStr, SplitWhitespace};
use std::time::Duration;

use dama_ai::{Level, Limits, Line, Report};
use dama_core::{Game, Position};

use crate::args::from_one;
use crate::player::level;

/// What a line asks for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Request {
    /// Forget everything; a new game from the start.
    New,
    /// The game to think about.
    Position(Box<Game>),
    Go(Go),
    Stop,
    Quit,
}

/// How to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Go {
    pub(crate) limits: Limits,
    /// With a level, `limits` has no other limit than a time.
    pub(crate) level: Option<Level>,
    /// Lines to show.
    pub(crate) lines: usize,
}

impl Go {
    /// Whether the search ends by itself.
    pub(crate) fn is_limited(&self) -> bool {
        self.level.is_some() || self.limits != Limits::NONE
    }
}

impl FromStr for Request {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let mut words = line.split_whitespace();
        let command = words.next().unwrap_or_default();
        let request = match command {
            "new" => Self::New,
            "position" => return position(line.trim_start()[command.len()..].trim()),
            "go" => return go(words).map(Self::Go),
            "stop" => Self::Stop,
            "quit" => Self::Quit,
            _ => return Err(format!("there is no command {command:?}")),
        };
        match words.next() {
            None => Ok(request),
            Some(word) => Err(format!("{command} takes nothing, not {word:?}")),
        }
    }
}

/// Reads `start` or `fen FEN`, and the moves behind.
fn position(text: &str) -> Result<Request, String> {
    let is_moves = |&(_, word): &(usize, &str)| word == "moves";
    let (place, moves) = match words_at(text).find(is_moves) {
        Some((at, word)) => (text[..at].trim_end(), &text[at + word.len()..]),
        None => (text, ""),
    };
    let start = match place.split_once(char::is_whitespace) {
        None if place == "start" => Position::start(),
        Some(("fen", fen)) => fen.trim().parse().map_err(|error| format!("fen: {error}"))?,
        _ => return Err("position: expected start, or fen and a FEN".to_owned()),
    };
    let mut game = Game::from_position(start);
    for (index, word) in moves.split_whitespace().enumerate() {
        let fault = |error: &dyn Display| format!("move {}, {word:?}: {error}", index + 1);
        let next = game.position().parse_move(word).map_err(|error| fault(&error))?;
        game.play(&next).map_err(|error| fault(&error))?;
    }
    Ok(Request::Position(Box::new(game)))
}

/// The words of a text with the bytes at which they begin.
fn words_at(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_whitespace().map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

fn go(mut words: SplitWhitespace<'_>) -> Result<Go, String> {
    let mut limits = Limits::NONE;
    let mut chosen = None;
    let mut lines = 1;
    let mut seen = Vec::new();
    while let Some(name) = words.next() {
        if seen.contains(&name) {
            return Err(format!("go: {name} is given twice"));
        }
        seen.push(name);
        let mut value = || words.next().ok_or_else(|| format!("go: {name} needs a number"));
        match name {
            "depth" => limits.depth = number(name, value()?)?,
            "nodes" => limits.nodes = number(name, value()?)?,
            "movetime" => limits.time = Duration::from_millis(number(name, value()?)?),
            "level" => {
                let text = value()?;
                chosen = Some(level(text).ok_or_else(|| format!("go: level {text}: give 1 to 4"))?);
            }
            "multipv" => lines = number(name, value()?)?,
            _ => return Err(format!("go: there is no limit {name:?}")),
        }
    }
    let own = Limits { time: limits.time, ..Limits::NONE };
    if chosen.is_some() && limits != own {
        return Err("go: a level has its own depth and nodes".to_owned());
    }
    Ok(Go { limits, level: chosen, lines })
}

fn number<T: FromStr + PartialOrd + From<u8>>(name: &str, text: &str) -> Result<T, String> {
    from_one(text).ok_or_else(|| format!("go: {name} {text}: give a whole number from 1"))
}

/// One line of a finished iteration: `info depth 6 score cp 12 nodes … nps … time … pv …`, with
/// `multipv N` behind the depth where several lines were asked for.
pub(crate) struct Info<'a> {
    pub(crate) position: &'a Position,
    pub(crate) report: &'a Report,
    pub(crate) line: &'a Line,
    pub(crate) number: Option<usize>,
}

impl Display for Info<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { depth, nodes, time, .. } = self.report;
        write!(f, "info depth {depth}")?;
        if let Some(number) = self.number {
            write!(f, " multipv {number}")?;
        }
        write!(f, " score {} nodes {nodes}", self.line.score)?;
        write!(f, " nps {} time {} pv", per_second(*nodes, *time), time.as_millis())?;
        let mut position = *self.position;
        for played in &self.line.moves {
            // Should the table have mixed up two positions, the line ends before the nonsense.
            let Some(text) = position.notation(played) else { break };
            write!(f, " {text}")?;
            position = position.play_unchecked(played);
        }
        Ok(())
    }
}

/// Nodes a second, rounded; a time too short to be measured counts as a microsecond.
pub(crate) fn per_second(nodes: u64, time: Duration) -> u64 {
    (nodes as f64 / time.as_secs_f64().max(1e-6)).round() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn asks(line: &str, expected: Request) {
        assert_eq!(line.parse(), Ok(expected));
    }

    #[track_caller]
    fn refused(line: &str, words: &str) {
        let error = line.parse::<Request>().unwrap_err();
        assert!(error.contains(words), "{line}: {error}");
    }

    #[test]
    fn requests() {
        let limit = |limits| Request::Go(Go { limits, level: None, lines: 1 });
        asks(" new ", Request::New);
        asks("stop", Request::Stop);
        asks("quit\r", Request::Quit);
        asks("go", limit(Limits::NONE));
        asks("go depth 7", limit(Limits::depth(7)));
        asks("go nodes 9 depth 7", limit(Limits { nodes: 9, ..Limits::depth(7) }));
        asks("go movetime 50", limit(Limits::time(Duration::from_millis(50))));
        let level = Some(Level::Easy);
        asks("go level 1", Request::Go(Go { limits: Limits::NONE, level, lines: 1 }));
        let limits = Limits::NONE;
        asks("go multipv 3", Request::Go(Go { limits, level: None, lines: 3 }));
    }

    #[test]
    fn positions() {
        let mut game = Game::new();
        asks("position start", Request::Position(Box::new(game.clone())));
        let first = game.position().parse_move("a3-a4").unwrap();
        game.play(&first).unwrap();
        asks("position  start  moves a3-a4", Request::Position(Box::new(game)));
        let ending = "B:WKa1:Bh8,h7".parse().unwrap();
        let ending = Request::Position(Box::new(Game::from_position(ending)));
        asks("position fen B:WKa1:Bh8,h7", ending.clone());
        asks("position fen B: WKa1: Bh8, h7 moves", ending);
    }

    #[test]
    fn faults_are_named() {
        refused("fly", "\"fly\"");
        refused("stop now", "\"now\"");
        refused("position", "expected start");
        refused("position start moves a3-a5", "move 1, \"a3-a5\": not a legal move");
        refused("position start moves a3-a4 a3-a4", "move 2");
        refused("position fen W:Wz9:B", "fen: column 4");
        refused("position fen W:WKa1:BKh8 moves a1-a2", "the game is over");
        refused("go depth", "needs a number");
        refused("go depth 0", "depth 0");
        refused("go nodes -1", "nodes -1");
        refused("go depth 1 depth 2", "twice");
        refused("go level 5", "1 to 4");
        refused("go level 1 depth 2", "its own depth");
        refused("go fast", "\"fast\"");
    }
}
