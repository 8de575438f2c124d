//! Node.js and the npm packages that build and test the page.

use crate::shell;
use anyhow::{Result, bail};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

const OLDEST_NODE: u32 = 20;

/// Node.js, ready to run a script at the root of the project.
pub(crate) fn node() -> Result<Command> {
    let how = "get it from nodejs.org or from your system's packages";
    let Some(version) = shell::output("node", &["--version"]) else {
        bail!("Node.js {OLDEST_NODE} or newer is needed, and there is no `node` here: {how}");
    };
    if major(&version).is_none_or(|major| major < OLDEST_NODE) {
        bail!("Node.js {OLDEST_NODE} or newer is needed, and `node` here is {version}: {how}");
    }
    let mut node = Command::new("node");
    node.current_dir(crate::root());
    Ok(node)
}

/// `v20.1.0` → 20
fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// Node.js with the start of a command line that runs a script from an npm package.
pub(crate) fn tool(script: &str) -> Result<Command> {
    let mut node = node()?;
    install()?;
    node.arg(Path::new("node_modules").join(script));
    Ok(node)
}

/// Brings `node_modules` to what the lock says, where it is missing or older.
pub(crate) fn install() -> Result<()> {
    let root = crate::root();
    // npm writes this file last, so its age is that of a whole install.
    let installed = modified(&root.join("node_modules/.package-lock.json"));
    if installed.is_some() && installed >= modified(&root.join("package-lock.json")) {
        return Ok(());
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    if !shell::exists(npm) {
        bail!("npm is needed, and is not here: it comes with Node.js, or as the package `npm`");
    }
    shell::run(Command::new(npm).args(["ci", "--no-audit", "--no-fund"]).current_dir(&root))
}

fn modified(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).and_then(|meta| meta.modified()).ok()
}

/// All `*.test.mjs` right in `folder`, sorted; an error where there is none, since a run of no
/// tests would look like a success.
pub(crate) fn test_files(folder: &str) -> Result<Vec<PathBuf>> {
    let mut files: Vec<PathBuf> = match fs::read_dir(crate::root().join(folder)) {
        Ok(entries) => entries.filter_map(|entry| Some(entry.ok()?.file_name())).collect(),
        Err(_) => Vec::new(),
    }
    .into_iter()
    .filter(|name: &OsString| name.to_string_lossy().ends_with(".test.mjs"))
    .map(|name| Path::new(folder).join(name))
    .collect();
    if files.is_empty() {
        bail!("{folder} holds no *.test.mjs");
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_versions() {
        assert_eq!(major("v20.20.2"), Some(20));
        assert_eq!(major("v8"), Some(8));
        assert_eq!(major("20"), None);
        assert_eq!(major(""), None);
    }
}
