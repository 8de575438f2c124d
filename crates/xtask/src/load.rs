//! How long the page takes on a slow device over a slow line.

use crate::{browser, npm, shell, site};
use anyhow::Result;

pub(crate) fn run() -> Result<()> {
    let site = site::build()?;
    let chrome = browser::ensure()?;
    npm::install()?;
    let mut script = npm::node()?;
    script.arg("tests/e2e/support/load.mjs").env("CHROME", chrome).env("SITE", site.folder);
    shell::run(&mut script)
}
