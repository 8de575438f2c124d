//! The browsers that the tests drive.

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

/// Has Arabic letters, which Chromium's own dependencies need not bring.
const FONT: &str = "fonts-dejavu-core";

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
    if may_install() {
        install("Chromium", &["chromium", FONT])?;
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

/// Chromium without the browser around it, where the system has that apart: it opens a page in half
/// the time. Else as `ensure`.
pub(crate) fn ensure_shell() -> Result<PathBuf> {
    const SHELL: &str = "chromium-headless-shell";
    if env::var_os("CHROME").is_none() {
        if on_path(SHELL).is_none() && may_install() {
            // An older system has no such package.
            install("Chromium's headless shell", &[SHELL, FONT]).unwrap_or_else(|error| {
                println!("not installed, so the whole browser is used: {error:#}");
            });
        }
        if let Some(found) = on_path(SHELL) {
            return Ok(found);
        }
    }
    ensure()
}

fn find() -> Option<PathBuf> {
    let place = || PLACES.map(PathBuf::from).into_iter().find(|file| file.is_file());
    NAMES.iter().find_map(|name| on_path(name)).or_else(place)
}

/// Firefox and WebKit, each as the variable that tells the tests its path. What is missing is
/// installed where we may; a system that has no such package goes without, and is told so.
pub(crate) fn ensure_others() -> Result<Vec<(&'static str, PathBuf)>> {
    let mut found = Vec::new();
    for other in &OTHERS {
        if let Some(path) = other.find()? {
            found.push((other.variable, path));
        } else {
            println!(
                "No test in {0}: it is not here. Debian: apt-get install {1}",
                other.name,
                other.packages.join(" ")
            );
        }
    }
    Ok(found)
}

/// A browser beside Chromium.
struct Other {
    name: &'static str,
    /// Tells the tests its path, and us where it is set already.
    variable: &'static str,
    programs: &'static [&'static str],
    /// What else it takes to drive it.
    tools: &'static [&'static str],
    packages: &'static [&'static str],
}

const OTHERS: [Other; 2] = [
    Other {
        name: "Firefox",
        variable: "FIREFOX",
        programs: &["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
        tools: &[],
        packages: &["firefox-esr"],
    },
    Other {
        name: "WebKit",
        variable: "WEBKIT",
        programs: &[
            "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
            "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
        ],
        tools: &["WebKitWebDriver", "xvfb-run"],
        packages: &["webkit2gtk-driver", "xvfb"],
    },
];

impl Other {
    fn find(&self) -> Result<Option<PathBuf>> {
        if let Some(named) = env::var_os(self.variable) {
            return Ok(Some(PathBuf::from(named)));
        }
        if self.present().is_none() && may_install() {
            install(self.name, self.packages)?;
        }
        Ok(self.present())
    }

    fn present(&self) -> Option<PathBuf> {
        let all = self.tools.iter().all(|tool| on_path(tool).is_some());
        all.then(|| self.programs.iter().find_map(|name| on_path(name))).flatten()
    }
}

/// A program by name, or by its full path.
fn on_path(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let program = |folder: PathBuf| folder.join(name).with_extension(env::consts::EXE_EXTENSION);
    env::split_paths(&path).map(program).find(|file| file.is_file())
}

fn may_install() -> bool {
    Path::new("/etc/debian_version").exists()
        && shell::output("id", &["-u"]).as_deref() == Some("0")
}

fn install(name: &str, packages: &[&str]) -> Result<()> {
    println!("{name} is missing; installing the system's package");
    let apt = || {
        let mut apt = Command::new("apt-get");
        apt.env("DEBIAN_FRONTEND", "noninteractive");
        apt
    };
    shell::run(apt().args(["update", "--quiet"]))?;
    let install = ["install", "--quiet", "--yes", "--no-install-recommends"];
    shell::run(apt().args(install).args(packages))
}
