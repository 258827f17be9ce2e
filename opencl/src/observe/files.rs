//! Files that appear whole, by renaming, and those of calls, each of which has a name of its own.

use std::fs::{self, Permissions};
use std::io::{self, ErrorKind, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// Characters of a kernel's name in that of a file.
const NAME_MAX: usize = 60;

/// Writes the file of a kernel's call into a folder, which is made: `0012-add.call`. A file that is there already stays,
/// and this one gets a further number.
pub fn write_numbered(folder: &Path, number: u64, kernel: &str, ending: &str, bytes: &[u8]) -> Result<(), String> {
    let kernel: String = kernel.chars().take(NAME_MAX).collect();
    let write = || {
        fs::create_dir_all(folder)?;
        let mut file = beside(folder, bytes)?;
        for number in number.. {
            match file.persist_noclobber(folder.join(format!("{number:04}-{kernel}.{ending}"))) {
                Ok(_) => break,
                Err(failed) if failed.error.kind() == ErrorKind::AlreadyExists => file = failed.file,
                Err(failed) => return Err(failed.error),
            }
        }
        Ok(())
    };
    write().map_err(|error| cannot_write(folder, &error))
}

/// Writes a file in place of the one that is there.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let written = beside(folder, bytes).and_then(|file| Ok(file.persist(path)?));
    written.map(drop).map_err(|error| cannot_write(path, &error))
}

/// A file without its name yet; others may read it, as one that an editor makes.
fn beside(folder: &Path, bytes: &[u8]) -> io::Result<NamedTempFile> {
    let mut file = tempfile::Builder::new().permissions(Permissions::from_mode(0o644)).tempfile_in(folder)?;
    file.write_all(bytes)?;
    Ok(file)
}

/// Appends a line to a file, in one piece.
pub fn append(path: &Path, line: &str) -> Result<(), String> {
    let file = fs::File::options().append(true).create(true).open(path);
    let written = file.and_then(|mut file| file.write_all(format!("{line}\n").as_bytes()));
    written.map_err(|error| cannot_write(path, &error))
}

/// Why something is not written.
pub fn cannot_write(path: &Path, error: &io::Error) -> String {
    let path: PathBuf = path.into();
    format!(
        "cannot write {}: {error}; name a place that can be written in the HARMONICA_OPENCL variable",
        path.display()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_file_of_a_call_takes_the_place_of_another() {
        let place = tempfile::tempdir().unwrap();
        let folder = place.path().join("new");
        for text in ["a", "b", "c"] {
            write_numbered(&folder, 7, "add", "call", text.as_bytes()).unwrap();
        }
        let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
        assert_eq!(["0007", "0008", "0009"].map(|number| read(&format!("{number}-add.call"))), ["a", "b", "c"]);
        write_numbered(&folder, 1, &"k".repeat(300), "html", b"").unwrap();
        let file = folder.join("file");
        write(&file, b"one").unwrap();
        write(&file, b"two").unwrap();
        append(&file, " three").unwrap();
        assert_eq!(read("file"), "two three\n");
        let wrong = write_numbered(&file, 1, "add", "call", b"").unwrap_err();
        assert!(wrong.starts_with(&format!("cannot write {}: ", file.display())), "{wrong}");
    }
}
