//! `cargo xtask book`: all pages as a book, with mdBook.
//!
//! mdBook wants all pages below one folder, but README.md and others are where a reader of the repository looks for
//! them. So the pages are copied to target/book/src, each at its own path from the root; that keeps every link right.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::files::{self, failed};
use crate::playground;
use crate::run::{cargo, Failed};

/// The mdBook that is installed when PATH has none.
const MDBOOK_PIN: &str = "0.5.4";

/// Writes the book to target/book/html.
pub fn run() -> Result<(), Failed> {
    let root = super::root();
    let book = root.join("target/book");
    let pages = book.join("src");
    if pages.exists() {
        fs::remove_dir_all(&pages).map_err(failed("remove", &pages))?;
    }
    for name in files::of_project(&root, &["md", "svg"])? {
        write(&pages.join(&name), &bytes(&root.join(&name))?)?;
    }
    let text = files::read(&root.join("docs/SUMMARY.md"))?;
    let text = with_decisions(&from_root(&text), &decisions(&root)?);
    write(&pages.join("SUMMARY.md"), text.as_bytes())?;
    write(&pages.join("docs/playground.html"), &playground()?)?;
    for name in ["book.toml", "book.css"] {
        write(&book.join(name), &bytes(&root.join("docs").join(name))?)?;
    }
    let mdbook = mdbook(&root)?;
    let status = Command::new(&mdbook).arg("build").arg(&book).status();
    let status = status.map_err(failed("start", &mdbook))?;
    if !status.success() {
        return Err(Failed(format!("`{} build` failed", mdbook.display())));
    }
    println!("the book  target/book/html/index.html");
    Ok(())
}

/// The page that docs/divergence.md has in it; where it cannot be made, one that says why.
fn playground() -> Result<Vec<u8>, Failed> {
    match playground::run() {
        Ok(page) => bytes(&page),
        Err(Failed(why)) => {
            eprintln!("xtask: the book is made without the playground: {why}");
            let why = why.replace('&', "&amp;").replace('<', "&lt;");
            Ok(format!(
                "<!doctype html><title>Harmonica: playground</title><pre>This book has no playground.\n{why}</pre>\n"
            )
            .into_bytes())
        }
    }
}

/// The summary with its links, which are relative to docs/, relative to the root.
fn from_root(summary: &str) -> String {
    summary.replace("](", "](docs/").replace("](docs/../", "](")
}

/// File name and title of every decision, in the order of their numbers.
fn decisions(root: &Path) -> Result<Vec<(String, String)>, Failed> {
    let folder = root.join("docs/decisions");
    let entries = fs::read_dir(&folder).map_err(failed("read", &folder))?;
    let mut decisions = Vec::new();
    for entry in entries {
        let path = entry.map_err(failed("read", &folder))?.path();
        let text = files::read(&path)?;
        let title = text.lines().next().and_then(|line| line.strip_prefix("# "));
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if let Some(title) = title.filter(|_| name.starts_with('0')) {
            decisions.push((name.into_owned(), title.to_owned()));
        }
    }
    decisions.sort();
    Ok(decisions)
}

/// The summary with the decisions below the page that lists them.
fn with_decisions(summary: &str, decisions: &[(String, String)]) -> String {
    let mut text = String::new();
    for line in summary.lines() {
        text += line;
        text.push('\n');
        if line.ends_with("(docs/decisions/README.md)") {
            for (name, title) in decisions {
                text += &format!("    - [{title}](docs/decisions/{name})\n");
            }
        }
    }
    text
}

/// The mdBook on PATH, else the pinned one below target/tools, which is built when it is not there.
fn mdbook(root: &Path) -> Result<PathBuf, Failed> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).map(|folder| folder.join("mdbook"));
    if let Some(program) = on_path.into_iter().find(|program| program.is_file()) {
        return Ok(program);
    }
    let folder = root.join(format!("target/tools/mdbook-{MDBOOK_PIN}"));
    let program = folder.join("bin/mdbook");
    if !program.is_file() {
        eprintln!("xtask: building mdbook {MDBOOK_PIN} into {} (none is on PATH; some minutes)", folder.display());
        let into = folder.display().to_string();
        cargo(&[
            "install",
            "--quiet",
            "--locked",
            "--version",
            MDBOOK_PIN,
            "--no-default-features",
            "--features",
            "search",
            "--root",
            &into,
            "mdbook",
        ])
        .map_err(|Failed(why)| Failed(format!("{why}; install mdBook, e.g. `cargo install mdbook`, and try again")))?;
    }
    Ok(program)
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failed> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(failed("create", folder))?;
    }
    fs::write(path, bytes).map_err(failed("write", path))
}

fn bytes(path: &Path) -> Result<Vec<u8>, Failed> {
    fs::read(path).map_err(failed("read", path))
}

#[cfg(test)]
mod tests {
    use super::{from_root, with_decisions};

    #[test]
    fn the_summary_is_moved_from_docs_to_the_root() {
        assert_eq!(
            from_root("- [a](../README.md)\n- [b](isa.md)\n- [c](decisions/x.md)\n"),
            "- [a](README.md)\n- [b](docs/isa.md)\n- [c](docs/decisions/x.md)\n"
        );
    }
    #[test]
    fn decisions_stand_below_their_page() {
        let decisions = [("0001-x.md".to_owned(), "0001 X".to_owned())];
        assert_eq!(
            with_decisions("- [D](docs/decisions/README.md)\n- [E](e.md)\n", &decisions),
            "- [D](docs/decisions/README.md)\n    - [0001 X](docs/decisions/0001-x.md)\n- [E](e.md)\n"
        );
    }
}
