//! The Chromium that the browser tests drive.

use crate::shell;
use anyhow::{Result, bail};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

const NAMES: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const PLACES: [&str; 4] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
];

/// Its path; installed first where this is a Debian-like system and we may.
pub(crate) fn ensure() -> Result<PathBuf> {
    if let Some(named) = env::var_os("CHROME") {
        let named = PathBuf::from(named);
        if !named.is_file() {
            bail!("the variable CHROME names {}, which is no file", named.display());
        }
        return Ok(named);
    }
    if let Some(found) = find() {
        return Ok(found);
    }
    if Path::new("/etc/debian_version").exists()
        && shell::output("id", &["-u"]).as_deref() == Some("0")
    {
        install()?;
        if let Some(found) = find() {
            return Ok(found);
        }
    }
    bail!(
        "the browser tests need Chromium or Chrome, and there is none here.\n\
         Debian: apt-get install chromium; Fedora: dnf install chromium; macOS: brew install \
         --cask chromium\nOr set CHROME to the path of one."
    )
}

fn find() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let on_path = env::split_paths(&path).flat_map(|folder| {
        NAMES.map(|name| folder.join(name).with_extension(env::consts::EXE_EXTENSION))
    });
    on_path.chain(PLACES.map(PathBuf::from)).find(|file| file.is_file())
}

fn install() -> Result<()> {
    println!("Chromium is missing; installing the system's package");
    let apt = || {
        let mut apt = Command::new("apt-get");
        apt.env("DEBIAN_FRONTEND", "noninteractive");
        apt
    };
    shell::run(apt().args(["update", "--quiet"]))?;
    // The font has Arabic letters, which Chromium's own dependencies need not bring.
    shell::run(apt().args([
        "install",
        "--quiet",
        "--yes",
        "--no-install-recommends",
        "chromium",
        "fonts-dejavu-core",
    ]))
}
