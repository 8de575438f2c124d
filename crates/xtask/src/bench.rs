//! The speed of the rules: beside another generator's, and in WebAssembly beside native.

use crate::{npm, shell, wasm};
use anyhow::{Context, Result, ensure};
use std::path::Path;
use std::process::Command;

/// Perft from the start to this depth, the best of so many rounds.
const DEPTH: &str = "8";
const ROUNDS: &str = "3";

/// Both are timed in turns, so that what else the machine does hits both.
const TURNS: usize = 3;

/// Prints the best time in milliseconds, as the native program does.
const IN_NODE: &str = "
const [file, depth, rounds] = process.argv.slice(1);
const { readFileSync } = await import('node:fs');
const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
let best = Infinity;
for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    instance.exports.perft(Number(depth));
    best = Math.min(best, performance.now() - begin);
}
console.log(best.toFixed(1));
";

pub(crate) fn run() -> Result<()> {
    shell::run(shell::cargo().args(["bench", "--package", "dama-core", "--bench", "rules"]))?;
    wasm::ensure_target()?;
    let mut wasm_opt = npm::tool("binaryen/bin/wasm-opt")?;
    let target = crate::target();
    let build = || {
        let mut cargo = shell::cargo();
        cargo.args(["build", "--quiet", "--package", "dama-core", "--target-dir"]).arg(&target);
        cargo
    };
    shell::run(build().args(["--release", "--example", "speed"]))?;
    shell::run(build().args([
        "--profile",
        "wasm",
        "--example",
        "speed_wasm",
        "--target",
        wasm::TARGET,
    ]))?;
    let module = target.join(wasm::TARGET).join("wasm/examples/speed_wasm.wasm");
    let optimised = target.join("speed_wasm.wasm");
    std::fs::copy(&module, &optimised).with_context(|| format!("no {}", module.display()))?;
    wasm::optimise_module(&mut wasm_opt, &optimised)?;

    let program = target.join("release/examples/speed");
    let (mut native, mut in_wasm) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..TURNS {
        native = native.min(milliseconds(Command::new(&program).args([DEPTH, ROUNDS]))?);
        in_wasm = in_wasm.min(in_node(&optimised)?);
    }
    println!(
        "\nperft {DEPTH}  native {native:.1} ms, in WebAssembly under Node.js {in_wasm:.1} ms"
    );
    println!("ratio of WebAssembly to native {:.2}", native / in_wasm);
    Ok(())
}

fn in_node(module: &Path) -> Result<f64> {
    let mut node = npm::node()?;
    node.args(["--input-type=module", "--eval", IN_NODE]).arg(module).args([DEPTH, ROUNDS]);
    milliseconds(&mut node)
}

/// The time that a program prints.
fn milliseconds(command: &mut Command) -> Result<f64> {
    let output = command.output().context("could not be started")?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8_lossy(&output.stdout);
    text.trim().parse().with_context(|| format!("not a time: {text}"))
}
