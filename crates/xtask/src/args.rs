//! The command line: what can be asked, and what is wrong with what was asked.

use crate::test;
use lexopt::prelude::*;
use std::ffi::OsString;
use std::path::PathBuf;

pub(crate) const HELP: &str = "\
Builds, serves, tests and packs the game.

Usage: cargo xtask COMMAND [OPTIONS]

Commands:
  build                 make target/web, the whole game as static files
  serve                 build, then serve it on this machine; edits to index.html
                        and web/ show on reload
      --port N          port (8000, or the next free one)
      --host H          address to listen on (127.0.0.1)
  test                  all checks and tests, as CI runs them
      --only STEP...    only these steps
      --list            name the steps
  bench                 the speed of rules and search, in WebAssembly beside
                        native, and of the rules beside another generator
  load                  how soon the page answers on a slow device and line
  dist                  build into a folder for any static host, at any path; and
                        into target/dist an archive of it and the npm package
      --out DIR         the folder (dist)
  shots                 pictures of the page in many sizes, light, dark and Arabic
      --out DIR         where they go (target/shots)
      --readme          remake docs/board.png instead

  -h, --help            this text

Needs Rust with rustup, and Node.js 20 or newer with npm. The rest (the
WebAssembly target, the npm packages, Chromium for the browser tests) is fetched
when it is first needed. The variable CHROME names a Chromium in another place.
";

/// Something that `cargo xtask` can do.
#[derive(Debug, PartialEq)]
pub(crate) enum Command {
    Help,
    Build,
    /// `port` is `None` where any free one will do.
    Serve {
        host: String,
        port: Option<u16>,
    },
    /// `only` is empty for all steps.
    Test {
        only: Vec<&'static test::Step>,
    },
    ListTests,
    Bench,
    Load,
    Dist {
        out: PathBuf,
    },
    Shots(Shots),
    /// What cargo calls to run a test that it built for the wasm target; not for people.
    WasmTestRunner(Vec<OsString>),
}

/// What to take pictures of.
#[derive(Debug, PartialEq)]
pub(crate) enum Shots {
    Pages { out: PathBuf },
    Readme,
}

pub(crate) fn parse<A>(args: A) -> Result<Command, lexopt::Error>
where
    A: IntoIterator<Item = OsString>,
    A::IntoIter: 'static,
{
    let mut parser = lexopt::Parser::from_args(args);
    let command = match parser.next()? {
        None => return Err("no command given".into()),
        Some(Short('h') | Long("help")) => return Ok(Command::Help),
        Some(Value(value)) => value.string()?,
        Some(other) => return Err(other.unexpected()),
    };
    match command.as_str() {
        "help" => Ok(Command::Help),
        "bench" => bare(parser, Command::Bench),
        "build" => bare(parser, Command::Build),
        "load" => bare(parser, Command::Load),
        "serve" => serve(parser),
        "test" => tests(parser),
        "dist" => dist(parser),
        "shots" => shots(parser),
        "wasm-test-runner" => Ok(Command::WasmTestRunner(parser.raw_args()?.collect())),
        _ => Err(format!("there is no command `{command}`").into()),
    }
}

/// A command without options.
fn bare(mut parser: lexopt::Parser, command: Command) -> Result<Command, lexopt::Error> {
    match parser.next()? {
        None => Ok(command),
        Some(Short('h') | Long("help")) => Ok(Command::Help),
        Some(other) => Err(other.unexpected()),
    }
}

fn serve(mut parser: lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut host = "127.0.0.1".to_owned();
    let mut port = None;
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Ok(Command::Help),
            Long("host") => host = parser.value()?.string()?,
            Long("port") => port = Some(parser.value()?.parse()?),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Serve { host, port })
}

fn tests(mut parser: lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut only = Vec::new();
    let mut list = false;
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Ok(Command::Help),
            Long("list") => list = true,
            Long("only") => {
                for value in parser.values()? {
                    let value = value.string()?;
                    for name in value.split(',').filter(|name| !name.is_empty()) {
                        only.push(test::step(name).ok_or_else(|| unknown_step(name))?);
                    }
                }
            }
            other => return Err(other.unexpected()),
        }
    }
    Ok(if list { Command::ListTests } else { Command::Test { only } })
}

fn unknown_step(name: &str) -> String {
    let known: Vec<_> = test::STEPS.iter().map(|step| step.name).collect();
    format!("there is no test step `{name}`; there are {}", known.join(", "))
}

fn dist(mut parser: lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut out = PathBuf::from("dist");
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Ok(Command::Help),
            Long("out") => out = parser.value()?.into(),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Command::Dist { out })
}

fn shots(mut parser: lexopt::Parser) -> Result<Command, lexopt::Error> {
    let mut out = None;
    let mut readme = false;
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Ok(Command::Help),
            Long("out") => out = Some(parser.value()?.into()),
            Long("readme") => readme = true,
            other => return Err(other.unexpected()),
        }
    }
    match (readme, out) {
        (true, Some(_)) => Err("--readme writes docs/board.png; it goes without --out".into()),
        (true, None) => Ok(Command::Shots(Shots::Readme)),
        (false, out) => Ok(Command::Shots(Shots::Pages {
            out: out.unwrap_or_else(|| crate::target().join("shots")),
        })),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Command, String> {
        let args: Vec<OsString> = line.split_whitespace().map(OsString::from).collect();
        parse(args).map_err(|error| error.to_string())
    }

    #[track_caller]
    fn accepts(line: &str, command: Command) {
        assert_eq!(parsed(line), Ok(command));
    }

    #[track_caller]
    fn refuses(line: &str, words: &str) {
        let error = parsed(line).unwrap_err();
        assert!(error.contains(words), "`{line}` gives: {error}");
    }

    #[test]
    fn known_commands() {
        let serve = |host: &str, port| Command::Serve { host: host.to_owned(), port };
        accepts("--help", Command::Help);
        accepts("serve -h", Command::Help);
        accepts("bench", Command::Bench);
        accepts("build", Command::Build);
        accepts("serve", serve("127.0.0.1", None));
        accepts("serve --port 81 --host ::1", serve("::1", Some(81)));
        accepts("dist", Command::Dist { out: "dist".into() });
        accepts("dist --out=x", Command::Dist { out: "x".into() });
        accepts("shots --readme", Command::Shots(Shots::Readme));
        accepts("test --list", Command::ListTests);
        accepts("test", Command::Test { only: vec![] });
        let only = vec![test::step("fmt").unwrap(), test::step("doc").unwrap()];
        accepts("test --only fmt,doc", Command::Test { only: only.clone() });
        accepts("test --only fmt doc", Command::Test { only: only.clone() });
        accepts("test --only fmt --only doc", Command::Test { only });
    }

    #[test]
    fn what_is_not_known_is_refused_by_name() {
        refuses("", "no command");
        refuses("--fast", "--fast");
        refuses("bild", "`bild`");
        refuses("build web", "web");
        refuses("build --fast", "--fast");
        refuses("serve --port", "--port");
        refuses("serve --port 70000", "70000");
        refuses("serve 8000", "8000");
        refuses("test --only", "--only");
        refuses("test --only nothing", "there are fmt, ");
        refuses("dist --out", "--out");
        refuses("shots --readme --out x", "--readme");
    }
}
