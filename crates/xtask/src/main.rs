//! `cargo xtask`: builds, serves, tests and packs the game.
//!
//! One file per noun; `args.rs` names what can be asked, `test.rs` is what the project's CI runs.

mod args;
mod bench;
mod browser;
mod dist;
mod load;
mod npm;
mod package;
mod serve;
mod shell;
mod shots;
mod site;
mod test;
mod wasm;
mod zip;

use args::Command;
use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let command = match args::parse(env::args_os().skip(1)) {
        Ok(command) => command,
        Err(error) => {
            eprintln!("error: {error}\nSee what there is with: cargo xtask --help");
            return ExitCode::from(2);
        }
    };
    match run(command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Help => print!("{}", args::HELP),
        Command::Bench => bench::run()?,
        Command::Build => {
            site::build()?.print_sizes()?;
            println!("\nThe game is in target/web; to play it: cargo xtask serve");
        }
        Command::Serve { host, port } => serve::run(&host, port)?,
        Command::Test { only } => test::run(&only)?,
        Command::ListTests => test::list(),
        Command::Dist { out } => dist::run(&out)?,
        Command::Load => load::run()?,
        Command::Shots(target) => shots::run(&target)?,
        Command::WasmTestRunner(args) => wasm::run_tests(args)?,
    }
    Ok(())
}

/// The folder that holds the workspace.
fn root() -> PathBuf {
    // Two up from this crate: always there.
    let mut root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    root.pop();
    root.pop();
    root
}

/// Where everything that is built for the page goes, whatever `CARGO_TARGET_DIR` says.
fn target() -> PathBuf {
    root().join("target")
}
