//! The project's files, and what is said when one cannot be used.

use std::fs;
use std::path::{Path, PathBuf};

use crate::run::Failed;

/// The files with one of these endings, relative to the root and in order; no build output, nothing hidden.
pub fn of_project(root: &Path, endings: &[&str]) -> Result<Vec<PathBuf>, Failed> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root.join(&folder)).map_err(failed("read", &folder))? {
            let entry = entry.map_err(failed("read", &folder))?;
            let name = entry.file_name();
            let path = folder.join(&name);
            let is_hidden = name.to_string_lossy().starts_with('.');
            let is_meant = |kind| endings.iter().any(|ending| kind == *ending);
            if entry.path().is_dir() && !is_hidden && name != "target" {
                folders.push(path);
            } else if path.extension().is_some_and(is_meant) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The text of a file.
pub fn read(path: &Path) -> Result<String, Failed> {
    fs::read_to_string(path).map_err(failed("read", path))
}

/// For `map_err` on what is done with a file, a folder or a program.
pub fn failed<'a>(action: &'a str, path: &'a Path) -> impl FnOnce(std::io::Error) -> Failed + use<'a> {
    move |error| Failed(format!("cannot {action} {}: {error}", path.display()))
}
