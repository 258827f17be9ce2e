//! Reads inputs and writes outputs: an output appears whole, by rename, or not at all.

use std::collections::HashMap;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use compiler::kept::{self, KeptIr};
use tempfile::NamedTempFile;

use crate::failure::Failure;

/// The bytes of an input file. `FOLDER/ir/wasm32/NAME.ll`, where there is no such file, is the text of that name in
/// `FOLDER/ir.gz`: the IR of the programs in C is kept packed.
pub fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let found = if is_stream(path) { read_stream(path) } else { fs::read(path) };
    found.or_else(|error| kept_ir(path).ok_or(error)).map_err(Failure::cannot("read", path))
}

/// Whether a path is a pipe or a device, which gives its bytes once.
pub fn is_stream(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|found| !found.is_file() && !found.is_dir())
}

/// The folder that names within a source are relative to: its own, of standard input and other open files the
/// current one.
pub fn folder_of(path: &Path) -> &Path {
    if path.starts_with("/dev") || path.starts_with("/proc") {
        return Path::new("");
    }
    path.parent().unwrap_or(Path::new(""))
}

/// Whether a path is this process's standard input.
pub fn is_standard_input(path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let identity = |path: &Path| fs::metadata(path).map(|found| (found.dev(), found.ino())).ok();
    identity(path).is_some_and(|own| Some(own) == identity(Path::new("/dev/stdin")))
}

/// The bytes of a pipe or a device. They are kept, because a command reads each input several times.
fn read_stream(path: &Path) -> std::io::Result<Vec<u8>> {
    static KEPT: Mutex<Option<HashMap<PathBuf, Vec<u8>>>> = Mutex::new(None);
    let mut kept = KEPT.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let kept = kept.get_or_insert_default();
    if let Some(bytes) = kept.get(path) {
        return Ok(bytes.clone());
    }
    let mut bytes = Vec::new();
    fs::File::open(path)?.take(STREAM_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > STREAM_BYTES {
        let error = format!("it gives more than {} MiB; write them into a file first", STREAM_BYTES >> 20);
        return Err(std::io::Error::other(error));
    }
    kept.insert(path.to_path_buf(), bytes.clone());
    Ok(bytes)
}

/// What a pipe or a device may give: some devices never end.
const STREAM_BYTES: u64 = 256 << 20;

/// Whether [`read`] finds a file.
#[cfg(feature = "workbench")]
pub fn is_there(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|found| !found.is_dir()) || kept_ir(path).is_some()
}

fn kept_ir(path: &Path) -> Option<Vec<u8>> {
    let words = path.parent()?;
    let word_bytes = [4, 8].into_iter().find(|bytes| words.ends_with(format!("ir/wasm{}", 8 * bytes)))?;
    let packed = fs::read(words.parent()?.with_file_name(kept::FILE_NAME)).ok()?;
    let stem = path.file_name()?.to_str()?.strip_suffix(".ll")?;
    Some(KeptIr::unpack(&packed).ok()?.text(stem, word_bytes)?.as_bytes().to_vec())
}

/// The text of an input file.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    String::from_utf8(read(path)?).map_err(|error| {
        let offset = error.utf8_error().valid_up_to();
        Failure::input(format!("{} is not UTF-8 text: byte {offset:#x} is no character", path.display()))
    })
}

/// Writes a file beside its final place, and renames it there.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    write_all(&[(path.to_path_buf(), bytes.to_vec())])
}

/// Refuses an output that is an input, which is nearly always a slip and costs a source.
pub fn check_not_input(output: &Path, inputs: &[PathBuf]) -> Result<(), Failure> {
    let same = |input: &PathBuf| match (input.canonicalize(), output.canonicalize()) {
        (Ok(input), Ok(output)) => input == output,
        _ => input == output,
    };
    if inputs.iter().any(same) {
        let output = output.display();
        return Err(Failure::input(format!("{output} is an input and would be overwritten; give another -o")));
    }
    Ok(())
}

/// Writes several files; none is renamed to its place before all are written.
pub fn write_all(files: &[(PathBuf, Vec<u8>)]) -> Result<(), Failure> {
    for (index, (path, _)) in files.iter().enumerate() {
        if files[..index].iter().any(|(earlier, _)| earlier == path) {
            let path = path.display();
            return Err(Failure::input(format!("two outputs would both be {path}")));
        }
    }
    let mut written = Vec::new();
    for (path, bytes) in files {
        let file = write_beside(path, bytes).map_err(Failure::cannot("write", path))?;
        written.push((path, file));
    }
    for (path, file) in written {
        let moved = file.persist(path).map_err(|failed| failed.error);
        moved.map_err(Failure::cannot("write", path))?;
    }
    Ok(())
}

fn write_beside(path: &Path, bytes: &[u8]) -> std::io::Result<NamedTempFile> {
    if path.is_dir() {
        return Err(std::io::Error::other("it is a folder; name a file in it"));
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    fs::create_dir_all(folder)?;
    let mut file = tempfile::Builder::new().permissions(readable()).tempfile_in(folder)?;
    file.write_all(bytes)?;
    Ok(file)
}

/// What a file made by the user's own editor would have; temporary files are private by default.
fn readable() -> fs::Permissions {
    use std::os::unix::fs::PermissionsExt;
    fs::Permissions::from_mode(0o644)
}

/// Fails early when a file that a long run will write cannot be written: its folder is made, and tried.
pub fn check_writable(path: &Path) -> Result<(), Failure> {
    write_beside(path, &[]).map(drop).map_err(Failure::cannot("write", path))
}
