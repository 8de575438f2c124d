//! Running other programs, and saying well what went wrong.

use anyhow::{Context, Result, bail};
use std::env;
use std::ffi::OsStr;
use std::io::ErrorKind;
use std::path::Path;
use std::process::{Command, Stdio};

/// Cargo as it called us, so that the toolchain stays the same.
pub(crate) fn cargo() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(crate::root());
    cargo
}

/// Runs to the end, its output shown; an error where the program is missing or fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = describe(command);
    println!("$ {line}");
    let status = command.status().with_context(|| format!("could not start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// What the program printed, trimmed, or `None` where it is missing or fails.
pub(crate) fn output(program: impl AsRef<OsStr>, args: &[&str]) -> Option<String> {
    let output = Command::new(program)
        .args(args)
        .current_dir(crate::root())
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()
        .filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Whether there is such a program to be run at all.
pub(crate) fn exists(program: &str) -> bool {
    let started = Command::new(program)
        .arg("--version")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    !matches!(started, Err(error) if error.kind() == ErrorKind::NotFound)
}

/// The command as one would type it, with paths below the project made short.
fn describe(command: &Command) -> String {
    let root = crate::root();
    let short = |part: &OsStr| {
        let path = Path::new(part);
        path.strip_prefix(&root).unwrap_or(path).display().to_string()
    };
    let program = Path::new(command.get_program());
    let mut line = program.file_stem().unwrap_or(program.as_os_str()).display().to_string();
    for arg in command.get_args() {
        line.push(' ');
        line.push_str(&short(arg));
    }
    line
}
