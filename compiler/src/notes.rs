//! Notes that an image carries: texts that say what a core has to have for it, whatever has become of its name.

/// A source of assembly with a note below a name.
pub(crate) fn source(name: &str, note: &str) -> String {
    format!(".perm rw\n.global\n{name}:\n        .string \"{note}\"\n")
}

/// What the last note in an image says behind the words with which it begins.
pub(crate) fn find<'b>(bytes: &'b [u8], begin: &str) -> Option<&'b str> {
    let at = bytes.windows(begin.len()).rposition(|found| found == begin.as_bytes())?;
    let rest = &bytes[at + begin.len()..];
    let end = rest.iter().position(|byte| *byte == 0)?;
    std::str::from_utf8(&rest[..end]).ok()
}
