//! Pictures of the real page, to be looked at.

use crate::args::Shots;
use crate::{browser, npm, shell, site};
use anyhow::Result;
use std::path::absolute;

pub(crate) fn run(what: &Shots) -> Result<()> {
    let site = site::build()?;
    let chrome = browser::ensure()?;
    npm::install()?;
    let mut script = npm::node()?;
    script.arg("tests/e2e/support/shots.mjs").env("CHROME", chrome).env("SITE", site.folder);
    match what {
        // Absolute, since the script runs at the root of the project.
        Shots::Pages { out } => script.arg("--out").arg(absolute(out)?),
        Shots::Readme => script.arg("--readme"),
    };
    shell::run(&mut script)
}
