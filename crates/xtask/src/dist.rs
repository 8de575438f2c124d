//! A copy of the build for any static host.

use crate::{site, wasm};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};

/// Builds, and puts the game into `out`, taken as relative to where the user stands.
pub(crate) fn run(out: &Path) -> Result<()> {
    clear(out)?;
    let site = site::build()?;
    site::copy(&site.folder, out)?;
    // The licence asks to go with every copy.
    site::copy(&crate::root().join("LICENSE"), &out.join("LICENSE"))?;
    site.print_sizes()?;
    println!("\n{} can be served from any path of any static host.", out.display());
    Ok(())
}

/// Removes what an earlier run left, and nothing that somebody else put there.
fn clear(out: &Path) -> Result<()> {
    let ours: Vec<PathBuf> =
        site::PAGE.iter().chain(&["pkg", "LICENSE"]).map(|name| out.join(name)).collect();
    let empty = match fs::read_dir(out) {
        Ok(mut entries) => entries.next().is_none(),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => true,
        Err(error) => {
            return Err(error).with_context(|| format!("could not read {}", out.display()));
        }
    };
    if empty {
        return Ok(());
    }
    if !out.join("pkg").join(wasm::MODULE).is_file() {
        bail!("{} holds other things than an earlier build: name a new folder", out.display());
    }
    ours.iter().try_for_each(|path| site::remove(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_earlier_build_is_cleared() {
        let out = std::env::temp_dir().join(format!("xtask-dist-{}", std::process::id()));
        clear(&out).unwrap();
        fs::create_dir_all(out.join("web")).unwrap();
        fs::write(out.join("web/mine.txt"), "").unwrap();
        assert!(clear(&out).is_err());
        assert!(out.join("web/mine.txt").exists());

        fs::create_dir_all(out.join("pkg")).unwrap();
        fs::write(out.join("pkg").join(wasm::MODULE), "").unwrap();
        fs::write(out.join("CNAME"), "").unwrap();
        clear(&out).unwrap();
        assert!(!out.join("web").exists() && !out.join("pkg").exists());
        assert!(out.join("CNAME").exists());
        fs::remove_dir_all(out).unwrap();
    }
}
