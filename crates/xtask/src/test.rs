//! All checks and tests, in the order in which they are run: the quick ones first.

use crate::{browser, dist, npm, shell, site, wasm};
use anyhow::{Context, Result};
use std::time::{Duration, Instant};

/// One check that can be run by its name.
#[derive(Debug)]
pub(crate) struct Step {
    pub(crate) name: &'static str,
    about: &'static str,
    run: fn() -> Result<()>,
}

// A step is its name: functions have no equality to speak of.
impl PartialEq for Step {
    fn eq(&self, other: &Step) -> bool {
        self.name == other.name
    }
}

pub(crate) const STEPS: &[Step] = &[
    Step { name: "fmt", about: "the form of the Rust code", run: fmt },
    Step { name: "prettier", about: "the form of the page and its tests", run: prettier },
    Step { name: "clippy", about: "lints, native and for the page", run: clippy },
    Step { name: "doc", about: "the crates' documentation, without warnings", run: doc },
    Step { name: "native", about: "tests of all crates", run: native },
    Step { name: "wasm", about: "tests of the border to JS, under Node.js", run: wasm::test },
    Step { name: "build", about: "target/web, and that it is small enough", run: build },
    Step { name: "web", about: "tests of the page's own modules", run: web },
    Step { name: "browser", about: "tests of the whole page in Chromium", run: browser },
    Step { name: "dist", about: "offline play, the archive and the npm package", run: dist },
    Step { name: "others", about: "tests of play in Firefox and WebKit", run: others },
];

/// Tests run two at a time: more than that and browsers start to miss their own time limits.
const NODE_TEST: [&str; 3] = ["--test", "--test-concurrency=2", "--test-reporter=spec"];

pub(crate) fn step(name: &str) -> Option<&'static Step> {
    STEPS.iter().find(|step| step.name == name)
}

pub(crate) fn list() {
    for step in STEPS {
        println!("{:<10}{}", step.name, step.about);
    }
}

/// Runs the named steps, or all of them, up to the first that fails.
pub(crate) fn run(only: &[&'static Step]) -> Result<()> {
    let mut times: Vec<(&Step, Duration)> = Vec::new();
    let mut failure = None;
    for step in STEPS.iter().filter(|step| only.is_empty() || only.contains(step)) {
        println!("\n=== {}: {}\n", step.name, step.about);
        let start = Instant::now();
        let result = (step.run)();
        times.push((step, start.elapsed()));
        if let Err(error) = result {
            failure = Some((step, error));
            break;
        }
    }
    println!("\n{:<10}{:>8}", "step", "seconds");
    for (step, time) in &times {
        println!("{:<10}{:>8.1}", step.name, time.as_secs_f64());
    }
    let sum: Duration = times.iter().map(|(_, time)| *time).sum();
    println!("{:<10}{:>8.1}\n", "sum", sum.as_secs_f64());
    match failure {
        None => Ok(()),
        Some((step, error)) => Err(error).with_context(|| {
            let name = step.name;
            format!("the step `{name}` failed (again: cargo xtask test --only {name})")
        }),
    }
}

fn fmt() -> Result<()> {
    shell::run(shell::cargo().args(["fmt", "--all", "--check"]))
}

fn prettier() -> Result<()> {
    let mut prettier = npm::tool("prettier/bin/prettier.cjs")?;
    let ours = ["*.html", "manifest.webmanifest", "web", "tests", "npm", "crates/xtask/src"];
    shell::run(prettier.arg("--check").args(ours))
}

fn clippy() -> Result<()> {
    let deny = ["--", "-D", "warnings"];
    shell::run(shell::cargo().args(["clippy", "--workspace", "--all-targets"]).args(deny))?;
    wasm::clippy()
}

fn doc() -> Result<()> {
    let mut doc = shell::cargo();
    shell::run(doc.args(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
}

fn native() -> Result<()> {
    shell::run(shell::cargo().args(["test", "--workspace"]))
}

fn build() -> Result<()> {
    let site = site::build()?;
    site.print_sizes()?;
    site.check_budget()
}

fn web() -> Result<()> {
    let site = site::build()?;
    let files = npm::test_files("tests/web")?;
    shell::run(npm::node()?.args(NODE_TEST).args(files).env("SITE", site.folder))
}

fn browser() -> Result<()> {
    let site = site::build()?;
    let chrome = browser::ensure_shell()?;
    npm::install()?;
    let files = npm::test_files("tests/e2e")?;
    let mut node = npm::node()?;
    shell::run(node.args(NODE_TEST).args(files).env("SITE", site.folder).env("CHROME", chrome))
}

fn dist() -> Result<()> {
    let folder = dist::folder();
    dist::run(&folder.join("site"))?;
    let chrome = browser::ensure()?;
    let others = browser::ensure_others()?;
    let files = npm::test_files("tests/dist")?;
    let mut node = npm::node()?;
    node.args(NODE_TEST).args(files).env("DIST", folder).env("CHROME", chrome).envs(others);
    shell::run(&mut node)
}

fn others() -> Result<()> {
    let found = browser::ensure_others()?;
    if found.is_empty() {
        return Ok(());
    }
    let site = site::build()?;
    npm::install()?;
    let files = npm::test_files("tests/browsers")?;
    let mut node = npm::node()?;
    shell::run(node.args(NODE_TEST).args(files).env("SITE", site.folder).envs(found))
}
