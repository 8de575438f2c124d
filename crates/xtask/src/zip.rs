//! A zip archive that has the same bytes whenever and wherever it is made.

use crate::site;
use anyhow::{Context, Result};
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// 1 January 1980, midnight: the first moment that the format knows.
const DATE: u16 = 1 << 5 | 1;
const TIME: u16 = 0;
const UTF8_NAME: u16 = 1 << 11;
const DEFLATED: u16 = 8;
const VERSION: u16 = 20;
/// A plain file that its owner may write: without it, what Unix unpacks cannot be read.
const MODE: u32 = 0o100_644 << 16;
const MADE_ON_UNIX: u16 = 3 << 8;

/// Writes the named files and folders of `folder` into an archive.
pub(crate) fn write(folder: &Path, names: &[&str], archive: &Path) -> Result<()> {
    let mut files = Vec::new();
    for name in names {
        gather(&folder.join(name), (*name).to_owned(), &mut files)?;
    }
    files.sort();
    let mut zip = Vec::new();
    let mut directory = Vec::new();
    for (name, path) in &files {
        let bytes = fs::read(path).with_context(|| format!("no {}", path.display()))?;
        add(name, &bytes, &mut zip, &mut directory)?;
    }
    let (start, length) = (size(&zip)?, size(&directory)?);
    let count = u16::try_from(files.len()).context("too many files")?;
    zip.append(&mut directory);
    zip.extend(*b"PK\x05\x06\0\0\0\0");
    zip.extend([count, count].map(u16::to_le_bytes).concat());
    zip.extend([length, start].map(u32::to_le_bytes).concat());
    zip.extend(0_u16.to_le_bytes());
    fs::write(archive, zip).with_context(|| format!("could not write {}", archive.display()))
}

fn gather(path: &Path, name: String, files: &mut Vec<(String, PathBuf)>) -> Result<()> {
    if !path.is_dir() {
        files.push((name, path.to_owned()));
        return Ok(());
    }
    for (inner, path) in site::entries(path)? {
        gather(&path, format!("{name}/{inner}"), files)?;
    }
    Ok(())
}

/// One file, and its line in the directory at the end.
fn add(name: &str, bytes: &[u8], zip: &mut Vec<u8>, directory: &mut Vec<u8>) -> Result<()> {
    let mut crc = Crc::new();
    crc.update(bytes);
    let mut deflate = DeflateEncoder::new(Vec::new(), Compression::best());
    deflate.write_all(bytes)?;
    let packed = deflate.finish()?;
    let length = u16::try_from(name.len()).context("too long a name")?;

    let mut common = [VERSION, UTF8_NAME, DEFLATED, TIME, DATE].map(u16::to_le_bytes).concat();
    common.extend([crc.sum(), size(&packed)?, size(bytes)?].map(u32::to_le_bytes).concat());
    common.extend([length, 0].map(u16::to_le_bytes).concat());

    directory.extend(*b"PK\x01\x02");
    directory.extend((MADE_ON_UNIX | VERSION).to_le_bytes());
    directory.extend(&common);
    directory.extend([0_u16; 3].map(u16::to_le_bytes).concat());
    directory.extend([MODE, size(zip)?].map(u32::to_le_bytes).concat());
    directory.extend(name.as_bytes());

    zip.extend(*b"PK\x03\x04");
    zip.extend(common);
    zip.extend(name.as_bytes());
    zip.extend(packed);
    Ok(())
}

fn size(bytes: &[u8]) -> Result<u32> {
    u32::try_from(bytes.len()).context("too large for an archive")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_archive_depends_on_names_and_contents_only() {
        let folder = std::env::temp_dir().join(format!("xtask-zip-{}", std::process::id()));
        let archive = |name: &str, files: &[(&str, &str)]| {
            let root = folder.join(name);
            for (file, text) in files {
                fs::create_dir_all(root.join(file).parent().unwrap()).unwrap();
                fs::write(root.join(file), text).unwrap();
                // So long ago that it can be no file of today.
                let old = std::time::UNIX_EPOCH + std::time::Duration::from_secs(name.len() as u64);
                let file = fs::File::options().write(true).open(root.join(file)).unwrap();
                file.set_modified(old).unwrap();
            }
            let out = folder.join(format!("{name}.zip"));
            write(&root, &["web", "a.txt"], &out).unwrap();
            fs::read(out).unwrap()
        };
        let first = archive("first", &[("a.txt", "a"), ("web/ç.js", "c"), ("web/b.js", "b")]);
        let again = archive("once more", &[("web/b.js", "b"), ("web/ç.js", "c"), ("a.txt", "a")]);
        let other = archive("other", &[("web/b.js", "B"), ("web/ç.js", "c"), ("a.txt", "a")]);
        assert_eq!(first, again);
        assert_ne!(first, other);
        fs::remove_dir_all(folder).unwrap();
    }
}
