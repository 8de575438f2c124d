//! Another program that speaks the protocol of `dama engine`.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, anyhow, bail};
use dama_core::{Game, Move};

use super::{Player, Strength};

/// How long past its time a program may take before it counts as hung.
const GRACE: Duration = Duration::from_secs(10);

/// How long a search without a time limit may take.
const PATIENCE: Duration = Duration::from_secs(300);

pub(super) struct Program {
    command: Vec<String>,
    strength: Strength,
    /// `None` once it has failed, until the next game starts it anew.
    running: Option<Running>,
}

struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Program {
    pub(super) fn start(command: &[String], strength: Strength) -> Result<Self> {
        let running = Some(Running::start(command)?);
        Ok(Self { command: command.to_vec(), strength, running })
    }

    fn ask(&mut self, game: &Game) -> Result<Move> {
        let patience = match self.strength {
            Strength::Limits(limits) if limits.time < PATIENCE => limits.time + GRACE,
            _ => PATIENCE,
        };
        let strength = self.strength;
        let running = self.running.as_mut().context("the program has failed before")?;
        running.say(&format!("position {}", describe(game)?))?;
        running.say(&format!("go{strength}"))?;
        let text = running.best_move(patience)?;
        game.position().parse_move(&text).with_context(|| format!("bestmove {text}"))
    }
}

impl Player for Program {
    /// Starts the program again if it has ended. That it can be started is all that is asked of it
    /// here: one that does not listen has no move to give either.
    fn new_game(&mut self, _seed: u64) -> Result<()> {
        let listens = self.running.as_mut().is_some_and(|running| running.say("new").is_ok());
        if !listens {
            let mut again = Running::start(&self.command)?;
            let _ = again.say("new");
            self.running = Some(again);
        }
        Ok(())
    }

    fn choose(&mut self, game: &Game) -> Result<Move> {
        let answer = self.ask(game);
        if answer.is_err() {
            // What it would say next belongs to this game.
            self.running = None;
        }
        answer.with_context(|| self.command.join(" "))
    }
}

impl Running {
    fn start(command: &[String]) -> Result<Self> {
        let (program, args) = command.split_first().context("no program given")?;
        let mut child = Command::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("could not start `{program}`"))?;
        let input = child.stdin.take().context("no standard input")?;
        let output = child.stdout.take().context("no standard output")?;
        let (sender, lines) = channel();
        // Ends with the program, or with the first line that nobody waits for any more.
        thread::spawn(move || {
            let lines = BufReader::new(output).lines();
            lines.map_while(Result::ok).all(|line| sender.send(line).is_ok())
        });
        Ok(Self { child, input, lines })
    }

    fn say(&mut self, line: &str) -> Result<()> {
        writeln!(self.input, "{line}").context("the program does not listen")
    }

    fn best_move(&self, patience: Duration) -> Result<String> {
        let deadline = Instant::now() + patience;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let line = self.lines.recv_timeout(left).map_err(|error| match error {
                RecvTimeoutError::Timeout => anyhow!("no move after {} s", patience.as_secs()),
                RecvTimeoutError::Disconnected => anyhow!("the program ended"),
            })?;
            match line.split_once(' ') {
                Some(("bestmove", text)) => return Ok(text.trim().to_owned()),
                Some(("error", text)) => bail!("the program says: {text}"),
                _ => {}
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself; there is nothing else to do then.
        let _ = self.say("quit");
        let deadline = Instant::now() + Duration::from_millis(500);
        while Instant::now() < deadline {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The game as `position` has it: the start and the moves, so that repetition is known.
fn describe(game: &Game) -> Result<String> {
    let mut text = format!("fen {}", game.start());
    for (index, (before, played)) in game.positions().zip(game.line()).enumerate() {
        text += if index == 0 { " moves " } else { " " };
        text += &before.notation(played).context("an illegal move in the game")?;
    }
    Ok(text)
}
