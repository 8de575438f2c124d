//! The speed of the rules beside another generator's, and that of rules and search in WebAssembly
//! beside native.

use crate::{npm, shell, wasm};
use anyhow::{Context, Result, ensure};
use std::path::Path;
use std::process::Command;

/// What is done natively and in WebAssembly, by the example `NAME` and `NAME_wasm` of a package.
struct Contest {
    what: &'static str,
    package: &'static str,
    example: &'static str,
    depth: &'static str,
}

const CONTESTS: [Contest; 2] = [
    Contest { what: "perft", package: "dama-core", example: "speed", depth: "8" },
    Contest { what: "search", package: "dama-ai", example: "search_speed", depth: "13" },
];

/// The best of so many rounds counts.
const ROUNDS: &str = "3";

/// Both are timed in turns, so that what else the machine does hits both.
const TURNS: usize = 5;

/// Prints the best time in milliseconds and the count, as the native program does.
const IN_NODE: &str = "
const [file, depth, rounds] = process.argv.slice(1);
const { readFileSync } = await import('node:fs');
const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
let best = Infinity;
let count;
for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    count = instance.exports.run(Number(depth));
    best = Math.min(best, performance.now() - begin);
}
console.log(`${best.toFixed(1)} ${count}`);
";

pub(crate) fn run() -> Result<()> {
    shell::run(shell::cargo().args(["bench", "--package", "dama-core", "--bench", "rules"]))?;
    wasm::ensure_target()?;
    let lines = CONTESTS.iter().map(Contest::run).collect::<Result<Vec<_>>>()?;
    println!("\n{:<12}{:>10}{:>14}{:>8}", "per second", "native", "WebAssembly", "ratio");
    lines.iter().for_each(|line| println!("{line}"));
    Ok(())
}

impl Contest {
    /// What came of it, as a line of the table.
    fn run(&self) -> Result<String> {
        let target = crate::target();
        let module = format!("{}_wasm", self.example);
        self.build(&["--release", "--example", self.example])?;
        self.build(&["--profile", "wasm", "--example", &module, "--target", wasm::TARGET])?;
        let built = target.join(wasm::TARGET).join(format!("wasm/examples/{module}.wasm"));
        let optimised = target.join(format!("{module}.wasm"));
        std::fs::copy(&built, &optimised).with_context(|| format!("no {}", built.display()))?;
        wasm::optimise_module(&mut npm::tool("binaryen/bin/wasm-opt")?, &optimised)?;

        let program = target.join("release/examples").join(self.example);
        let (mut native, mut in_wasm) = (0.0_f64, 0.0_f64);
        for _ in 0..TURNS {
            native = native.max(speed(Command::new(&program).args([self.depth, ROUNDS]))?);
            in_wasm = in_wasm.max(speed(&mut self.in_node(&optimised)?)?);
        }
        let what = format!("{} {}", self.what, self.depth);
        let millions = |speed: f64| format!("{:.2} M", speed / 1e6);
        let (left, right) = (millions(native), millions(in_wasm));
        Ok(format!("{what:<12}{left:>10}{right:>14}{:>8.2}", in_wasm / native))
    }

    fn build(&self, args: &[&str]) -> Result<()> {
        let mut cargo = shell::cargo();
        cargo.args(["build", "--quiet", "--package", self.package]).args(args);
        let target = crate::target();
        let status = cargo.arg("--target-dir").arg(target).status().context("no cargo")?;
        ensure!(status.success(), "the example {} was not built", self.example);
        Ok(())
    }

    fn in_node(&self, module: &Path) -> Result<Command> {
        let mut node = npm::node()?;
        node.args(["--input-type=module", "--eval", IN_NODE]).arg(module);
        node.args([self.depth, ROUNDS]);
        Ok(node)
    }
}

/// What a program counts in a second, by the time and the count that it prints.
fn speed(command: &mut Command) -> Result<f64> {
    let output = command.output().context("could not be started")?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8_lossy(&output.stdout);
    let numbers = text.split_whitespace().map(str::parse).collect::<Result<Vec<f64>, _>>();
    match numbers.as_deref() {
        Ok([milliseconds, count]) => Ok(count / milliseconds * 1e3),
        _ => anyhow::bail!("not a time and a count: {text}"),
    }
}
