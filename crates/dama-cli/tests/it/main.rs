//! The program as a whole: arguments and input in, output and exit status out.

mod bench;
mod contests;
mod endings;
mod engine;
mod mine;
mod moves;
mod perft;
mod replay;
mod tune;
mod usage;

use std::io::Write as _;
use std::process::{Command, Output, Stdio};
use std::thread;

/// The program that is tested.
const DAMA: &str = env!("CARGO_BIN_EXE_dama");

/// What a run of the program left behind.
struct Ran {
    status: Option<i32>,
    out: String,
    err: String,
}

impl Ran {
    fn last_line(&self) -> &str {
        self.out.lines().last().unwrap_or_default()
    }
}

/// Runs the program with arguments separated by spaces.
fn dama(args: &str) -> Ran {
    fed(args, "")
}

/// Runs the program with something on its standard input.
fn fed(args: &str, input: &str) -> Ran {
    run(&args.split_whitespace().collect::<Vec<_>>(), input.as_bytes().to_vec())
}

fn run(args: &[&str], input: Vec<u8>) -> Ran {
    let mut child = Command::new(DAMA)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a standard input");
    // Apart, because the program may fill its output before it has read everything.
    let writer = thread::spawn(move || {
        // It need not read at all.
        let _ = stdin.write_all(&input);
    });
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Ran { status: status.code(), out: text(stdout), err: text(stderr) }
}
