//! `target/web`: the game as a folder of static files.

use crate::{npm, shell, wasm};
use anyhow::{Context, Result, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

/// What of the source tree a browser gets.
pub(crate) const PAGE: [&str; 6] = [
    "index.html",
    "embed.html",
    "examples.html",
    "manifest.webmanifest",
    "turkish-draughts.js",
    "web",
];

/// The icons of the installed game, drawn from the one in the source tree.
pub(crate) const ICONS: &str = "icons";

/// Most bytes, gzipped, that a first load may take.
const BUDGET: usize = 150_000;

/// A finished build.
pub(crate) struct Site {
    pub(crate) folder: PathBuf,
}

/// Builds the package and puts it together with the page.
pub(crate) fn build() -> Result<Site> {
    let target = crate::target();
    fs::create_dir_all(&target)?;
    // One build at a time: two of them would pull each other's folders away. Let go when dropped.
    let lock = File::create(target.join("xtask.lock"))?;
    lock.lock().context("could not lock target/xtask.lock")?;
    let pkg = wasm::build()?;
    // Put together aside, then swapped in: a server that is running never sees half of it.
    let fresh = target.join("web.new");
    remove(&fresh)?;
    fs::create_dir_all(&fresh)?;
    for name in PAGE {
        copy(&crate::root().join(name), &fresh.join(name))?;
    }
    minify(&fresh.join("web"))?;
    icons(&fresh.join(ICONS))?;
    for name in [wasm::GLUE, wasm::MODULE] {
        copy(&pkg.join(name), &fresh.join("pkg").join(name))?;
    }
    let folder = target.join("web");
    remove(&folder)?;
    fs::rename(&fresh, &folder).context("could not put target/web in place")?;
    Ok(Site { folder })
}

/// Makes the modules and styles in the folder of the copied page small.
fn minify(web: &Path) -> Result<()> {
    npm::install()?;
    let mut node = npm::node()?;
    shell::run(node.arg("crates/xtask/src/minify.mjs").arg("web").arg(web))
}

/// Puts the drawing and its pictures in all sizes into a folder.
fn icons(folder: &Path) -> Result<()> {
    let drawing = crate::root().join(ICONS).join("icon.svg");
    copy(&drawing, &folder.join("icon.svg"))?;
    let mut node = npm::node()?;
    shell::run(node.arg("crates/xtask/src/icons.mjs").arg(drawing).arg(folder))
}

/// Copies a file or a whole folder, but for hidden files.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<()> {
    let copied = || -> Result<()> {
        if from.is_dir() {
            fs::create_dir_all(to)?;
            for (name, path) in entries(from)? {
                copy(&path, &to.join(name))?;
            }
        } else {
            fs::create_dir_all(to.parent().unwrap_or(to))?;
            fs::copy(from, to)?;
        }
        Ok(())
    };
    copied().with_context(|| format!("could not copy {}", from.display()))
}

/// What a folder holds, sorted by name, without hidden files.
pub(crate) fn entries(folder: &Path) -> Result<Vec<(String, PathBuf)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !name.starts_with('.') {
            found.push((name, entry.path()));
        }
    }
    found.sort();
    Ok(found)
}

/// Removes a file or a folder that may be missing.
pub(crate) fn remove(path: &Path) -> Result<()> {
    let removed = match path.symlink_metadata() {
        Err(_) => return Ok(()),
        Ok(meta) if meta.is_dir() => fs::remove_dir_all(path),
        Ok(_) => fs::remove_file(path),
    };
    removed.with_context(|| format!("could not remove {}", path.display()))
}

/// Bytes as they are and as a server sends them.
#[derive(Default)]
struct Size {
    raw: usize,
    gzip: usize,
}

impl Size {
    fn add(&mut self, other: &Self) {
        self.raw += other.raw;
        self.gzip += other.gzip;
    }

    /// Of a file, or of all files in a folder.
    fn of(path: &Path) -> Result<Size> {
        let mut sum = Size::default();
        if path.is_dir() {
            for (_, path) in entries(path)? {
                let size = Size::of(&path)?;
                sum.raw += size.raw;
                sum.gzip += size.gzip;
            }
        } else {
            let bytes = fs::read(path).with_context(|| format!("no {}", path.display()))?;
            let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
            gzip.write_all(&bytes)?;
            sum = Size { raw: bytes.len(), gzip: gzip.finish()?.len() };
        }
        Ok(sum)
    }
}

impl Site {
    /// Prints what a first visit loads and what is fetched later, when it is asked for.
    pub(crate) fn print_sizes(&self) -> Result<()> {
        let line = |name: &str, size: &Size| {
            let kb = |bytes: usize| bytes as f64 / 1000.0;
            println!("{name:<24}{:>10.1}{:>10.1}", kb(size.raw), kb(size.gzip));
        };
        println!("\n{:<24}{:>10}{:>10}", "", "kB raw", "kB gzip");
        let [mut pages, mut modules] = [Size::default(), Size::default()];
        for name in self.first_load()? {
            let size = Size::of(&self.folder.join(&name))?;
            match name.split('/').next() {
                Some("pkg") => line(&name, &size),
                Some("web") => modules.add(&size),
                _ => pages.add(&size),
            }
        }
        line("index.html", &pages);
        line("its modules and styles", &modules);
        let first = self.first_size()?;
        line("first load", &first);
        let mut all = Size::of(&self.folder)?;
        all.raw -= first.raw;
        all.gzip -= first.gzip;
        line("later, when asked for", &all);
        Ok(())
    }

    /// An error where a first visit loads too much.
    pub(crate) fn check_budget(&self) -> Result<()> {
        let bytes = self.first_size()?.gzip;
        ensure!(bytes <= BUDGET, "the first load is {bytes} bytes gzipped, over {BUDGET}");
        Ok(())
    }

    fn first_size(&self) -> Result<Size> {
        let mut sum = Size::default();
        for name in self.first_load()? {
            sum.add(&Size::of(&self.folder.join(name))?);
        }
        Ok(sum)
    }

    /// The files of a first visit: the page, all that it names (a test of the page holds it to
    /// naming every module that it needs), and the worker.
    fn first_load(&self) -> Result<Vec<String>> {
        let html = fs::read_to_string(self.folder.join("index.html"))?;
        let attributes = html.split("href=\"").chain(html.split("src=\"")).skip(1);
        let named = attributes.filter_map(|rest| rest.split('"').next());
        let own = named.filter(|name| name.starts_with("web/") || name.starts_with("pkg/"));
        let mut names: Vec<String> = own.map(str::to_owned).collect();
        names.extend(["index.html".to_owned(), "web/worker.js".to_owned()]);
        names.sort();
        names.dedup();
        Ok(names)
    }
}
