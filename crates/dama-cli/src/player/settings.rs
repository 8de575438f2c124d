//! Players as a person writes them: `level=hard`, `depth=6,name=six`, `cmd=old/dama engine,nodes=1000`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use dama_ai::{Level, Limits};

use crate::args::from_one;

/// A player that could be seated.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Settings {
    /// As reports and PDN show it.
    pub(crate) name: String,
    pub(crate) strength: Strength,
    /// The program and its arguments; `None` for the engine inside this program.
    pub(crate) command: Option<Vec<String>>,
}

/// What ends each search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Strength {
    Level(Level),
    Limits(Limits),
}

impl From<Level> for Settings {
    fn from(level: Level) -> Self {
        Self { name: level.to_string(), strength: Strength::Level(level), command: None }
    }
}

/// The limits as the protocol of `dama engine` has them behind `go`.
impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => write!(f, " level {}", number(*level)),
            Self::Limits(limits) => {
                if limits.depth < Limits::MAX_DEPTH {
                    write!(f, " depth {}", limits.depth)?;
                }
                if limits.nodes < u64::MAX {
                    write!(f, " nodes {}", limits.nodes)?;
                }
                if limits.time < Duration::MAX {
                    write!(f, " movetime {}", limits.time.as_millis())?;
                }
                Ok(())
            }
        }
    }
}

/// Levels by number: 1 is the weakest.
fn number(level: Level) -> usize {
    1 + Level::ALL.into_iter().position(|one| one == level).unwrap_or_default()
}

/// The level with this number or name.
pub(crate) fn level(text: &str) -> Option<Level> {
    let by_number = Level::ALL.into_iter().find(|&level| number(level).to_string() == text);
    by_number.or_else(|| text.parse().ok())
}

impl FromStr for Settings {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut limits = Limits::NONE;
        let mut chosen = None;
        let mut command = None;
        let mut name = None;
        for part in text.split(',') {
            let (key, value) = part
                .split_once('=')
                .ok_or_else(|| format!("{part:?} is not a setting such as depth=6"))?;
            match key.trim() {
                "level" => {
                    let words = "give easy, medium, hard, expert or 1 to 4";
                    chosen = Some(level(value).ok_or_else(|| format!("{part}: {words}"))?);
                }
                "depth" => limits.depth = at_least_one(part, value)?,
                "nodes" => limits.nodes = at_least_one(part, value)?,
                "movetime" => limits.time = Duration::from_millis(at_least_one(part, value)?),
                "cmd" => command = Some(words(value)?),
                "name" => name = Some(value.to_owned()),
                key => return Err(format!("there is no setting {key:?}")),
            }
        }
        let strength = match chosen {
            Some(level) if limits == Limits::NONE => Strength::Level(level),
            Some(_) => return Err("a level goes without depth, nodes or movetime".to_owned()),
            None if limits == Limits::NONE => {
                return Err("give a limit: level, depth, nodes or movetime".to_owned());
            }
            None => Strength::Limits(limits),
        };
        Ok(Self { name: name.unwrap_or_else(|| text.to_owned()), strength, command })
    }
}

fn at_least_one<T: FromStr + PartialOrd + From<u8>>(part: &str, value: &str) -> Result<T, String> {
    from_one(value).ok_or_else(|| format!("{part}: give a whole number from 1"))
}

fn words(value: &str) -> Result<Vec<String>, String> {
    let words: Vec<String> = value.split_whitespace().map(str::to_owned).collect();
    if words.is_empty() { Err("cmd= names no program".to_owned()) } else { Ok(words) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_become_what_the_protocol_says() {
        for (text, go) in [
            ("level=easy", " level 1"),
            ("level=4", " level 4"),
            ("depth=6", " depth 6"),
            ("nodes=1000,depth=9", " depth 9 nodes 1000"),
            ("cmd=old/dama engine,movetime=100", " movetime 100"),
        ] {
            let settings: Settings = text.parse().unwrap();
            assert_eq!(
                (settings.strength.to_string(), settings.name),
                (go.to_owned(), text.into())
            );
        }
        let program: Settings = "name=old,cmd=old/dama engine,depth=1".parse().unwrap();
        assert_eq!(program.name, "old");
        assert_eq!(program.command, Some(vec!["old/dama".to_owned(), "engine".to_owned()]));
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for (text, words) in [
            ("", "not a setting"),
            ("hard", "not a setting"),
            ("level=5", "1 to 4"),
            ("depth=0", "from 1"),
            ("depth=-1", "from 1"),
            ("cmd=dama", "give a limit"),
            ("cmd=,depth=1", "no program"),
            ("level=easy,depth=1", "goes without"),
            ("speed=9", "\"speed\""),
        ] {
            let error = text.parse::<Settings>().unwrap_err();
            assert!(error.contains(words), "{text}: {error}");
        }
    }
}
