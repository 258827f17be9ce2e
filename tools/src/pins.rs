//! The pinned packages of PyPI, with their versions and the hashes of their files: `tools/pins.txt`.
//!
//! pip installs a file only if its hash is one of those, so that what runs is what was tried. `tools/pin.py` writes
//! the hashes.

/// The list, in pip's format of requirements.
const PINS: &str = include_str!("../pins.txt");

/// A package's entry: `NAME==VERSION`, and its hashes in lines that continue it.
///
/// # Panics
/// When the list has no such package: it is named in the source, so a row is missing.
pub(crate) fn requirement(package: &str) -> String {
    let mut lines = PINS.lines().skip_while(|line| pinned_version(line, package).is_none()).peekable();
    assert!(lines.peek().is_some(), "tools/pins.txt has no row of {package}");
    let mut entry = String::new();
    for line in lines {
        entry += line;
        entry.push('\n');
        if !line.ends_with('\\') {
            break;
        }
    }
    entry
}

/// The package's name, where a version is asked for as well.
pub(crate) fn name(package: &'static str) -> &'static str {
    package.split("==").next().unwrap_or(package)
}

/// The version that a package is pinned to.
///
/// # Panics
/// When the list has no such package.
pub(crate) fn version(package: &str) -> &'static str {
    let found = PINS.lines().find_map(|line| pinned_version(line, package));
    found.unwrap_or_else(|| panic!("tools/pins.txt has no row of {package}"))
}

/// The version in a row, if the row is the package's. `NAME==VERSION` asks for one of several versions of a package;
/// `NAME` is the first.
fn pinned_version<'a>(line: &'a str, package: &str) -> Option<&'a str> {
    let row = line.trim_end_matches('\\').trim_end();
    let (name, version) = row.split_once("==")?;
    (package == name || package == row).then_some(version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_has_a_version_and_hashes() {
        let rows = PINS.lines().filter(|line| line.contains("==")).map(|line| line.trim_end_matches([' ', '\\']));
        for row in rows {
            let (version, entry) = (version(row), requirement(row));
            assert!(version.starts_with(|first: char| first.is_ascii_digit()), "{entry}");
            let mut lines = entry.lines();
            assert_eq!(lines.next().unwrap(), format!("{row} \\"));
            assert!(row.ends_with(version), "{row}");
            assert!(lines.clone().count() > 0, "{entry}");
            for line in lines {
                let hash = line.trim().trim_end_matches(" \\").strip_prefix("--hash=sha256:");
                assert_eq!(hash.map(str::len), Some(64), "{entry}");
            }
        }
    }
}
