//! The rules and the engine as WebAssembly, with their JS glue.

use crate::{npm, shell};
use anyhow::{Context, Result, bail, ensure};
use std::env;
use std::ffi::OsString;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";
const CRATE: &str = "dama-wasm";

/// The glue, as the page imports it.
pub(crate) const GLUE: &str = "dama_wasm.js";
/// The module, as the page fetches it.
pub(crate) const MODULE: &str = "dama_wasm_bg.wasm";

const BINDGEN: [&str; 5] =
    ["wasm-bindgen", "--target", "web", "--no-typescript", "--remove-producers-section"];

/// The wasm features that rustc switches on for this target and those of `.cargo/config.toml`, all
/// in Safari 16.4 and Firefox 114, the oldest browsers that start the worker. Naming them keeps
/// wasm-opt from adding others.
const WASM_OPT: [&str; 8] = [
    "-O3",
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// Makes the glue small: it comes with its comments.
const MINIFY: &str = "
const [file] = process.argv.slice(1);
const { build } = await import('esbuild');
await build({ entryPoints: [file], outfile: file, allowOverwrite: true, minify: true });
";

/// Builds the package and gives the folder with [`GLUE`] and [`MODULE`].
pub(crate) fn build() -> Result<PathBuf> {
    ensure_target()?;
    // Asked for before the long work, so that a missing Node.js is told at once.
    let optimiser = npm::tool("binaryen/bin/wasm-opt")?;
    let target = crate::target();
    shell::run(
        shell::cargo()
            .args(["build", "--package", CRATE, "--target", TARGET, "--profile", "wasm"])
            .arg("--target-dir")
            .arg(&target),
    )?;
    let module = target.join(TARGET).join("wasm/dama_wasm.wasm");
    let pkg = target.join("pkg");
    let stamp = pkg.join("stamp");
    let recipe = recipe(&module)?;
    if fs::read_to_string(&stamp).is_ok_and(|old| old == recipe) {
        return Ok(pkg);
    }
    if pkg.exists() {
        fs::remove_dir_all(&pkg).context("could not clear target/pkg")?;
    }
    bindgen(&module, &pkg)?;
    optimise(optimiser, &pkg)?;
    fs::write(stamp, recipe).context("could not write in target/pkg")?;
    Ok(pkg)
}

/// Differs whenever the package would: the module, and the tools with their settings.
fn recipe(module: &Path) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    fs::read(module).with_context(|| format!("no {}", module.display()))?.hash(&mut hasher);
    fs::read(crate::root().join("package-lock.json"))?.hash(&mut hasher);
    fs::read(crate::root().join("Cargo.lock"))?.hash(&mut hasher);
    BINDGEN.hash(&mut hasher);
    WASM_OPT.hash(&mut hasher);
    MINIFY.hash(&mut hasher);
    Ok(format!("{:016x}", hasher.finish()))
}

fn bindgen(module: &Path, pkg: &Path) -> Result<()> {
    let mut args: Vec<OsString> = BINDGEN.map(OsString::from).into();
    args.extend(["--out-dir".into(), pkg.into(), module.into()]);
    wasm_bindgen_cli::wasm_bindgen::run_cli_with_args(args).context("wasm-bindgen failed")
}

fn optimise(mut wasm_opt: Command, pkg: &Path) -> Result<()> {
    optimise_module(&mut wasm_opt, &pkg.join(MODULE))?;
    let status = npm::node()?
        .args(["--input-type=module", "--eval", MINIFY])
        .arg(pkg.join(GLUE))
        .status()
        .context("could not start Node.js")?;
    ensure!(status.success(), "the glue could not be made small");
    Ok(())
}

/// Lets wasm-opt have its way with a module.
pub(crate) fn optimise_module(wasm_opt: &mut Command, module: &Path) -> Result<()> {
    shell::run(wasm_opt.args(WASM_OPT).arg(module).arg("-o").arg(module))
}

/// Adds the target to the toolchain, where it is missing.
pub(crate) fn ensure_target() -> Result<()> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let libs = shell::output(&rustc, &["--print", "target-libdir", "--target", TARGET]);
    if libs.is_some_and(|libs| Path::new(&libs).is_dir()) {
        return Ok(());
    }
    let mut add = Command::new("rustup");
    add.args(["target", "add", TARGET]);
    if shell::exists("rustup") && shell::run(&mut add).is_ok() {
        return Ok(());
    }
    bail!(
        "the Rust compiler lacks the target {TARGET}, and rustup could not add it.\n\
         With rustup and a network: rustup target add {TARGET}\n\
         With a compiler from your system: its package with that target's standard library"
    )
}

/// Runs the tests of the package under Node.js.
pub(crate) fn test() -> Result<()> {
    ensure_target()?;
    npm::node()?;
    // As a list: a plain string would be cut at the spaces in a path.
    let runner = env::current_exe().context("where is this program?")?;
    let runner = format!(
        "target.{TARGET}.runner=[{:?}, \"wasm-test-runner\"]",
        runner.display().to_string()
    );
    shell::run(
        shell::cargo()
            .args(["test", "--package", CRATE, "--tests", "--target", TARGET, "--config"])
            .arg(runner),
    )
}

/// What cargo calls from [`test()`]: `args` are the built test and its options.
pub(crate) fn run_tests(mut args: Vec<OsString>) -> Result<()> {
    args.insert(0, "wasm-bindgen-test-runner".into());
    wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(args)
}

/// Lints of the package as it is built for the page.
pub(crate) fn clippy() -> Result<()> {
    ensure_target()?;
    shell::run(
        shell::cargo()
            .args(["clippy", "--package", CRATE, "--target", TARGET, "--all-targets"])
            .args(["--", "-D", "warnings"]),
    )
}
