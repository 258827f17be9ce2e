//! `cargo xtask prose`: spelling of sources and pages by `typos`, the width of the pages' lines, and wordings that say
//! little ([`wording`]).
//!
//! The pinned `typos` is a wheel from PyPI that holds a program; it is installed below `target/tools` on first use.
//! `_typos.toml` names the words of the field. Vale and proselint were tried: Vale's program comes from an address
//! that machines without an open network do not reach, and proselint reads tables and code as sentences.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::files::{self, failed};
use crate::run::Failed;
use crate::wording;

/// The pinned packages of PyPI with their hashes, of which `typos` is one.
const PINS: &str = include_str!("../../tools/pins.txt");

/// The longest line of a page, in characters; tables, code and generated parts may be wider.
const PAGE_COLUMNS_MAX: usize = 120;

/// Checks everything, and names every finding.
pub fn run() -> Result<(), Failed> {
    let root = super::root();
    let wide = wide_lines(&root)?;
    for line in &wide {
        eprintln!("{line}");
    }
    let wordings = wording::findings(&root)?;
    for finding in &wordings {
        eprintln!("{finding}");
    }
    let typos = typos(&root)?;
    let status = Command::new(&typos).current_dir(&root).status();
    let status = status.map_err(failed("start", &typos))?;
    match (status.success(), wide.len(), wordings.len()) {
        (true, 0, 0) => Ok(()),
        (true, wide, 0) => Err(Failed(format!("{wide} lines of pages are too wide"))),
        (true, _, count) => Err(Failed(format!("{count} places have a wording of xtask/src/wording.txt"))),
        (false, ..) => {
            Err(Failed("`typos` has found something; a word of the field belongs into _typos.toml".to_owned()))
        }
    }
}

/// The version of the pinned `typos`, and its entry among the requirements.
fn typos_pin() -> Result<(&'static str, &'static str), Failed> {
    let rest = PINS.split_once("\ntypos==").map(|(_, rest)| rest);
    let version = rest.and_then(|rest| rest.split(' ').next());
    let (Some(rest), Some(version)) = (rest, version) else {
        return Err(Failed("tools/pins.txt has no row of typos".to_owned()));
    };
    let mut end = 0;
    for line in rest.split_inclusive('\n') {
        end += line.len();
        if !line.trim_end().ends_with('\\') {
            break;
        }
    }
    Ok((version, &rest[..end]))
}

/// The pinned `typos`, installed if it is missing.
fn typos(root: &Path) -> Result<PathBuf, Failed> {
    let (version, entry) = typos_pin()?;
    let tools = std::env::var_os("HARMONICA_TOOLS_DIR").map_or_else(|| root.join("target/tools"), PathBuf::from);
    let folder = tools.join(format!("typos-{version}"));
    let program = folder.join("bin/typos");
    if program.is_file() {
        return Ok(program);
    }
    let part = tools.join(format!("typos-{version}.{}", std::process::id()));
    let requirements = part.with_extension("txt");
    fs::create_dir_all(&tools).map_err(failed("create", &tools))?;
    fs::write(&requirements, format!("typos=={entry}")).map_err(failed("write", &requirements))?;
    let pip = ["-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes", "--requirement"];
    let status = Command::new("python3").args(pip).arg(&requirements).arg("--target").arg(&part).status();
    let _ = fs::remove_file(&requirements);
    if !status.is_ok_and(|status| status.success()) {
        return Err(Failed(format!("cannot install typos {version}: it needs Python 3 with pip, and PyPI")));
    }
    if fs::rename(&part, &folder).is_err() && !program.is_file() {
        return Err(Failed(format!("cannot move typos to {}", folder.display())));
    }
    Ok(program)
}

/// The lines of all pages that are too wide, each with its place.
fn wide_lines(root: &Path) -> Result<Vec<String>, Failed> {
    let mut wide = Vec::new();
    for path in files::of_project(root, &["md"])? {
        let lines = wide_lines_of(&files::read(&root.join(&path))?);
        let place = path.display();
        let described = |(number, columns)| format!("{place}:{number}: {columns} columns");
        wide.extend(lines.into_iter().map(described));
    }
    Ok(wide)
}

/// Number and width of each line that is too wide.
fn wide_lines_of(page: &str) -> Vec<(usize, usize)> {
    let mut wide = Vec::new();
    let (mut is_code, mut is_generated) = (false, false);
    for (number, line) in (1..).zip(page.lines()) {
        let start = line.trim_start();
        if start.starts_with("```") {
            is_code = !is_code;
        } else if start.starts_with("<!-- generated: ") {
            is_generated = true;
        } else if start.starts_with("<!-- end of generated part") {
            is_generated = false;
        }
        let may_be_wide = is_code || is_generated || start.starts_with(['|', '#']);
        let columns = line.chars().count();
        if columns > PAGE_COLUMNS_MAX && !may_be_wide {
            wide.push((number, columns));
        }
    }
    wide
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_have_lines_that_a_reader_can_follow() {
        let Ok(wide) = wide_lines(&crate::root()) else {
            panic!("the pages cannot be read");
        };
        assert!(wide.is_empty(), "too wide:\n{}", wide.join("\n"));
    }

    #[test]
    fn a_wide_line_is_found_unless_it_is_a_table_code_or_generated() {
        let long = "word ".repeat(30);
        let page = format!(
            "{long}\n| {long} |\n```\n{long}\n```\n  {long}\n<!-- generated: x (y) -->\n{long}\n<!-- end of generated part -->\n"
        );
        assert_eq!(wide_lines_of(&page), [(1, 150), (6, 152)]);
    }
}
