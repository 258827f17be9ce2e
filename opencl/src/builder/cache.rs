//! What has been built before, kept on disk: a file for each result, named by a hash of all that it was made of.
//!
//! A file appears whole, by renaming, so processes need not wait for one another. What cannot be read or written is
//! built as if there were no cache.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::SystemTime;

use serde::de::DeserializeOwned;
use serde::Serialize;
use sha2::{Digest, Sha256};

/// The environment variable that names the folder; of an empty one nothing is kept.
const VARIABLE: &str = "HARMONICA_OPENCL_CACHE";

/// Bytes that all files together may have; the least recently used go first.
const BYTES: u64 = 64 << 20;

/// What was made of these words before by this driver, or what `make` makes now. The words are all that it depends on.
///
/// # Errors
/// Those of `make`; they are not kept.
pub fn remembered<T, E>(kind: &str, words: &[String], make: impl FnOnce() -> Result<T, E>) -> Result<T, E>
where
    T: Serialize + DeserializeOwned,
{
    let Some(folder) = folder() else {
        return make();
    };
    let path = folder.join(key(kind, words));
    if let Some(known) = read(&path) {
        return Ok(known);
    }
    let made = make()?;
    if write(&folder, &path, &made).is_ok() {
        prune(&folder, BYTES);
    }
    Ok(made)
}

fn folder() -> Option<PathBuf> {
    match std::env::var_os(VARIABLE) {
        Some(name) if name.is_empty() => None,
        Some(name) => Some(PathBuf::from(name)),
        None => Some(tools::work_directory().join("opencl")),
    }
}

fn key(kind: &str, words: &[String]) -> String {
    hash([driver(), kind].into_iter().chain(words.iter().map(String::as_str)))
}

/// A hash over parts with their lengths, so that no two lists of parts run together.
pub fn hash<'p>(parts: impl Iterator<Item = &'p str>) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Which driver this is, and which clang it is asked to call: another one may make something else.
fn driver() -> &'static str {
    static DRIVER: OnceLock<String> = OnceLock::new();
    DRIVER.get_or_init(|| {
        let clang = std::env::var("CLANG").unwrap_or_default();
        let file = own_file().and_then(|path| path.metadata().ok());
        let changed = file.and_then(|file| Some((file.len(), file.modified().ok()?)));
        format!("{} {changed:?} {clang}", env!("CARGO_PKG_VERSION"))
    })
}

/// The file that this code was loaded from: the driver, or a program that it is linked into.
fn own_file() -> Option<PathBuf> {
    let here = own_file as fn() -> Option<PathBuf> as usize;
    let maps = fs::read_to_string("/proc/self/maps").ok()?;
    let line = maps.lines().find(|line| range_of(line).is_some_and(|range| range.contains(&here)))?;
    line.find('/').map(|begin| PathBuf::from(&line[begin..]))
}

/// The addresses of a line of `/proc/self/maps`.
fn range_of(line: &str) -> Option<std::ops::Range<usize>> {
    let (first, end) = line.split_once(' ')?.0.split_once('-')?;
    Some(usize::from_str_radix(first, 16).ok()?..usize::from_str_radix(end, 16).ok()?)
}

/// What a file holds; a use makes it the most recent one.
fn read<T: DeserializeOwned>(path: &Path) -> Option<T> {
    let bytes = fs::read(path).ok()?;
    let known = ciborium::from_reader(&bytes[..]).ok()?;
    if let Ok(file) = File::options().write(true).open(path) {
        let _ = file.set_modified(SystemTime::now());
    }
    Some(known)
}

fn write<T: Serialize>(folder: &Path, path: &Path, made: &T) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    ciborium::into_writer(made, std::io::BufWriter::new(file.as_file_mut())).map_err(std::io::Error::other)?;
    file.persist(path)?;
    Ok(())
}

/// Removes the least recently used files until the others have no more than so many bytes.
fn prune(folder: &Path, bytes: u64) {
    let Ok(listed) = fs::read_dir(folder) else {
        return;
    };
    let facts = |entry: fs::DirEntry| {
        let file = entry.metadata().ok()?;
        Some((file.modified().ok()?, file.len(), entry.path()))
    };
    let mut files: Vec<_> = listed.filter_map(Result::ok).filter_map(facts).collect();
    files.sort();
    let mut kept = 0;
    for (_, size, path) in files.into_iter().rev() {
        kept += size;
        if kept > bytes {
            let _ = fs::remove_file(path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_used_last_stay() {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        for (name, age) in [("a", 30), ("b", 20), ("c", 10)] {
            write(folder.path(), &place(name), &vec![7; 100]).unwrap();
            let file = File::options().write(true).open(place(name)).unwrap();
            file.set_modified(SystemTime::now() - std::time::Duration::from_secs(age)).unwrap();
        }
        assert_eq!(read::<Vec<i32>>(&place("a")), Some(vec![7; 100]));
        prune(folder.path(), 250);
        assert!(place("a").exists() && place("c").exists() && !place("b").exists());
        fs::write(place("c"), "no").unwrap();
        assert_eq!(read::<Vec<i32>>(&place("c")), None);
    }

    #[test]
    fn keys_are_of_parts_and_of_this_driver() {
        let words = |parts: &[&str]| parts.iter().map(|part| (*part).to_owned()).collect::<Vec<_>>();
        assert_eq!(key("a", &words(&["b", "c"])), key("a", &words(&["b", "c"])));
        assert_ne!(key("a", &words(&["b", "c"])), key("a", &words(&["bc"])));
        assert_ne!(key("a", &words(&["b"])), key("b", &words(&["b"])));
        let own = own_file().unwrap();
        assert_eq!(own, std::env::current_exe().unwrap());
    }
}
