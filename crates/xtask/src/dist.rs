//! What is given away: a copy of the build for any static host, the same as an archive, and the
//! npm package.

use crate::{npm, package, shell, site, wasm, zip};
use anyhow::{Context, Result, bail};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Where the archive and the package go.
pub(crate) fn folder() -> PathBuf {
    crate::target().join("dist")
}

/// The service worker, which makes the game playable without a network.
const WORKER: &str = "sw.js";

/// The tag for other pages, with the hashes of what it loads.
const INTEGRITY: &str = "integrity.txt";

/// Builds, and puts the game into `out`, taken as relative to where the user stands.
pub(crate) fn run(out: &Path) -> Result<()> {
    let old = earlier(out)?;
    let site = site::build()?;
    old.iter().try_for_each(|path| site::remove(path))?;
    site::copy(&site.folder, out)?;
    // The licence asks to go with every copy.
    site::copy(&crate::root().join("LICENSE"), &out.join("LICENSE"))?;
    for script in ["crates/xtask/src/offline.mjs", "crates/xtask/src/integrity.mjs"] {
        let mut node = npm::node()?;
        shell::run(node.arg(script).arg(std::path::absolute(out)?))?;
    }

    let archive = folder().join(format!("turkish-draughts-{}.zip", env!("CARGO_PKG_VERSION")));
    fs::create_dir_all(folder())?;
    // Only what is ours: `out` may hold a host's own files.
    zip::write(out, &ours(), &archive)?;
    package::write(&site, &folder().join("npm"))?;
    site.print_sizes()?;
    println!("\n{} and {} for npm", archive.display(), folder().join("npm").display());
    println!("{} can be served from any path of any static host.", out.display());
    Ok(())
}

/// What an earlier run left in `out`; an error where there are other things, so that nothing of
/// somebody else's is ever written over.
fn earlier(out: &Path) -> Result<Vec<PathBuf>> {
    let empty = match fs::read_dir(out) {
        Ok(mut entries) => entries.next().is_none(),
        Err(error) if error.kind() == ErrorKind::NotFound => true,
        Err(error) => {
            return Err(error).with_context(|| format!("could not read {}", out.display()));
        }
    };
    if empty {
        return Ok(Vec::new());
    }
    if !out.join("pkg").join(wasm::MODULE).is_file() {
        bail!("{} holds other things than an earlier build: name a new folder", out.display());
    }
    Ok(ours().iter().map(|name| out.join(name)).collect())
}

/// The files and folders that a build consists of.
fn ours() -> Vec<&'static str> {
    [&site::PAGE[..], &[site::ICONS, "pkg", WORKER, INTEGRITY, "LICENSE"]].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_earlier_build_is_written_over() {
        let out = std::env::temp_dir().join(format!("xtask-dist-{}", std::process::id()));
        assert_eq!(earlier(&out).unwrap().len(), 0, "there is no such folder");
        fs::create_dir_all(out.join("web")).unwrap();
        assert!(earlier(&out).is_err(), "a folder with a web/ of its own");

        fs::create_dir_all(out.join("pkg")).unwrap();
        fs::write(out.join("pkg").join(wasm::MODULE), "").unwrap();
        fs::write(out.join("CNAME"), "").unwrap();
        let old = earlier(&out).unwrap();
        assert!(old.contains(&out.join("web")) && !old.contains(&out.join("CNAME")));
        fs::remove_dir_all(out).unwrap();
    }
}
