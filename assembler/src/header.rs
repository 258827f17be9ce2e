//! What a source's opening comment says to the tools: `// uses: lib/console.s`, `// config: float = true`, `// input:
//! "abc\n"`.
//!
//! Understanding configuration and input is the caller's business; every caller finds the lines here.

use std::collections::{HashSet, VecDeque};
use std::path::{Path, PathBuf};

/// The names in the `// uses:` lines of a source's opening comment, in order. Bytes that are no text name nothing.
///
/// ```
/// let source = b"// Prints a number.\n// uses: lib/console.s lib/memory.s\n\n    ldi %r0, #1\n// uses: not/here.s";
/// assert_eq!(assembler::used_sources(source), ["lib/console.s", "lib/memory.s"]);
/// ```
pub fn used_sources(source: &[u8]) -> Vec<&str> {
    header_lines(source, "uses:").flat_map(str::split_whitespace).collect()
}

/// Reads the files named, and behind them those that their `// uses:` lines name (relative to the naming file), each
/// once. `read` gives a file's bytes; its second argument is the file whose line names it, if one does.
pub fn read_with_used<E>(
    named: &[PathBuf],
    mut read: impl FnMut(&Path, Option<&Path>) -> Result<Vec<u8>, E>,
) -> Result<Vec<(PathBuf, Vec<u8>)>, E> {
    let mut waiting: VecDeque<(PathBuf, Option<PathBuf>)> = named.iter().map(|path| (path.clone(), None)).collect();
    let mut seen: HashSet<PathBuf> = named.iter().map(|path| identity(path)).collect();
    let mut files = Vec::new();
    while let Some((path, named_by)) = waiting.pop_front() {
        let bytes = read(&path, named_by.as_deref())?;
        let folder = path.parent().unwrap_or(Path::new(""));
        let used = used_sources(&bytes).into_iter().map(|used| folder.join(used));
        waiting.extend(used.filter(|used| seen.insert(identity(used))).map(|used| (used, Some(path.clone()))));
        files.push((path, bytes));
    }
    Ok(files)
}

/// The file itself, by whatever path it is named.
pub fn identity(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_path_buf())
}

/// What the `// config:` lines of a source's opening comment ask of the core: TOML keys and values with commas between
/// them, a text a line.
///
/// ```
/// let source = b"// config: float = true, tlb_entries = 8\n    halt";
/// assert_eq!(assembler::wanted_configuration(source), ["float = true, tlb_entries = 8"]);
/// let marked = b"\xef\xbb\xbf// config: float = true";
/// assert_eq!(assembler::wanted_configuration(marked), ["float = true"]);
/// ```
pub fn wanted_configuration(source: &[u8]) -> Vec<&str> {
    header_lines(source, "config:").collect()
}

/// What the `// input:` lines of a source's opening comment give the program to read from the console: a TOML string a
/// line.
pub fn console_input(source: &[u8]) -> Vec<&str> {
    header_lines(source, "input:").collect()
}

/// The text that an `// input:` line gives: a TOML string, in quotes; `None` if it is none.
///
/// ```
/// assert_eq!(assembler::console_text(r#""two\nlines""#).as_deref(), Some("two\nlines"));
/// assert_eq!(assembler::console_text("bare"), None);
/// ```
pub fn console_text(line: &str) -> Option<String> {
    let table: toml::Table = format!("input = {line}").parse().ok()?;
    Some(table.get("input")?.as_str()?.to_owned())
}

/// U+FEFF in UTF-8, which some editors put in front of a text.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// The rest of the lines of the opening comment that begin with `key`.
fn header_lines<'a>(source: &'a [u8], key: &'static str) -> impl Iterator<Item = &'a str> {
    source
        .strip_prefix(BYTE_ORDER_MARK)
        .unwrap_or(source)
        .split(|&byte| byte == b'\n')
        .map_while(|line| std::str::from_utf8(line).ok()?.trim_start().strip_prefix("//"))
        .filter_map(move |comment| comment.trim_start().strip_prefix(key))
        .map(str::trim)
}
