//! A copy of the build for any static host.

use crate::{site, wasm};
use anyhow::{Context, Result, bail};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Builds, and puts the game into `out`, taken as relative to where the user stands.
pub(crate) fn run(out: &Path) -> Result<()> {
    let old = earlier(out)?;
    let site = site::build()?;
    old.iter().try_for_each(|path| site::remove(path))?;
    site::copy(&site.folder, out)?;
    // The licence asks to go with every copy.
    site::copy(&crate::root().join("LICENSE"), &out.join("LICENSE"))?;
    site.print_sizes()?;
    println!("\n{} can be served from any path of any static host.", out.display());
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
    Ok(site::PAGE.iter().chain(&["pkg", "LICENSE"]).map(|name| out.join(name)).collect())
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
