//! Documents of which a part is generated.

use std::fs;

use anyhow::{Context, Result};

/// In a table: as it should be.
pub const GOOD: &str = "✔";
/// In a table: not as it should be.
pub const BAD: &str = "❌";

/// Whether something is as it should be, in a table.
pub const fn mark(is_good: bool) -> &'static str {
    match is_good {
        true => GOOD,
        false => BAD,
    }
}

/// The heading of a table with these columns, which bars part.
pub fn heading(columns: &str) -> String {
    let count = columns.split(" | ").count();
    format!("| {columns} |\n|{}\n", "-|".repeat(count))
}

/// A row of a table.
pub fn row(cells: &[String]) -> String {
    format!("| {} |\n", cells.join(" | "))
}

/// A frequency, if there is one.
pub fn mhz(achieved: Option<f64>) -> String {
    achieved.map_or_else(|| "none".to_owned(), |mhz| format!("{mhz:.1}"))
}

/// The part between the two markers, as the document has it.
pub fn part(path: &str, name: &str, command: &str) -> Result<String> {
    let text = fs::read_to_string(super::root().join(path))
        .with_context(|| format!("cannot read {path}"))?;
    let (_, part, _) = split(&text, path, name, command)?;
    Ok(part.to_owned())
}

/// Writes the part between the two markers of a document; the first marker names the part and the command that writes it.
pub fn write_part(path: &str, name: &str, command: &str, part: &str) -> Result<()> {
    let full = super::root().join(path);
    let text = fs::read_to_string(&full).with_context(|| format!("cannot read {path}"))?;
    let text = replace_part(&text, path, name, command, part)?;
    fs::write(full, text).with_context(|| format!("cannot write {path}"))?;
    println!("wrote {path}");
    Ok(())
}

/// A document's text with the part between the two markers replaced; `path` is for the error.
pub fn replace_part(
    text: &str,
    path: &str,
    name: &str,
    command: &str,
    part: &str,
) -> Result<String> {
    let (head, _, tail) = split(text, path, name, command)?;
    Ok(format!("{head}{part}{tail}"))
}

/// What stands before a part, with the marker; the part; what stands behind it, with the marker.
fn split<'a>(
    text: &'a str,
    path: &str,
    name: &str,
    command: &str,
) -> Result<(&'a str, &'a str, &'a str)> {
    let begin = format!("<!-- generated: {name} ({command}) -->\n");
    let start = text
        .find(&begin)
        .with_context(|| format!("{path} has no marker for {name}"))?
        + begin.len();
    let length = text[start..]
        .find("<!-- end of generated part -->")
        .with_context(|| format!("{path}: {name} has no end marker"))?;
    let (head, rest) = text.split_at(start);
    let (part, tail) = rest.split_at(length);
    Ok((head, part, tail))
}
