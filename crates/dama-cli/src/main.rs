//! `dama`: Turkish draughts on the command line.
//!
//! One file per noun: `args.rs` knows the commands, `commands/` holds one file for each,
//! `protocol.rs` what an engine and other programs say to each other, `player.rs` who can play,
//! `contest.rs` how two players are measured against each other, and `tune.rs` how the evaluation is
//! fitted.

mod args;
mod clock;
mod commands;
mod contest;
mod player;
mod protocol;
mod random;
mod tune;

use std::io;
use std::process::ExitCode;

/// Exit status where the arguments are wrong.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    let command = match args::parse(std::env::args_os().skip(1)) {
        Ok(command) => command,
        Err(error) => {
            eprintln!("error: {}\nTry: {}", error.problem, error.help);
            return ExitCode::from(USAGE);
        }
    };
    match command.run() {
        Ok(code) => code,
        // A reader that has seen enough, such as `head`, is no fault.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let cause = error.root_cause().downcast_ref::<io::Error>();
    cause.is_some_and(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}
