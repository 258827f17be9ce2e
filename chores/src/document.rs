//! Documents of which a part is generated.

use std::fs;

use anyhow::{Context, Result};

/// A document's path, and its text with the part between its two markers replaced; the first marker names the part and
/// the command that writes it.
pub fn with_part(path: &str, name: &str, command: &str, part: &str) -> Result<(String, String)> {
    let text = fs::read_to_string(super::root().join(path))
        .with_context(|| format!("cannot read {path}"))?;
    let text = replace_part(&text, path, name, command, part)?;
    Ok((path.to_owned(), text))
}

/// The same of a document's text; `path` is for the error.
pub fn replace_part(
    text: &str,
    path: &str,
    name: &str,
    command: &str,
    part: &str,
) -> Result<String> {
    let begin = format!("<!-- generated: {name} ({command}) -->\n");
    let end = "<!-- end of generated part -->";
    let (head, rest) = text
        .split_once(&begin)
        .with_context(|| format!("{path} has no marker for {name}"))?;
    let (_, tail) = rest
        .split_once(end)
        .with_context(|| format!("{path}: {name} has no end marker"))?;
    Ok(format!("{head}{begin}{part}{end}{tail}"))
}
