//! The npm package: the element for bundlers and for plain pages.

use crate::site::{self, Site};
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// What only the pages of the game itself need.
const NOT_THE_ELEMENT: [&str; 9] = [
    "page.js",
    "page.css",
    "offline.js",
    "frame.js",
    "frame.css",
    "frame",
    "examples.js",
    "examples.css",
    "examples",
];

/// Writes the package into a folder, in place of an earlier one.
pub(crate) fn write(site: &Site, folder: &Path) -> Result<()> {
    let root = crate::root();
    site::remove(folder)?;
    // As written: whoever bundles it makes it small, and can read what goes wrong.
    site::copy(&root.join("web"), &folder.join("web"))?;
    NOT_THE_ELEMENT.iter().try_for_each(|name| site::remove(&folder.join("web").join(name)))?;
    site::copy(&site.folder.join("pkg"), &folder.join("pkg"))?;
    site::copy(&root.join("LICENSE"), &folder.join("LICENSE"))?;
    for name in ["README.md", "index.d.ts"] {
        site::copy(&root.join("npm").join(name), &folder.join(name))?;
    }
    let about = fs::read_to_string(root.join("npm/package.json")).context("no npm/package.json")?;
    fs::write(folder.join("package.json"), about.replace("0.0.0", env!("CARGO_PKG_VERSION")))?;
    Ok(())
}
