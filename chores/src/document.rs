//! Documents of which a part is generated, and the tables in them.

use std::fs;

use anyhow::{Context, Result};

/// The part between the two markers, as the document has it.
pub fn part(path: &str, name: &str, command: &str) -> Result<String> {
    let text = fs::read_to_string(super::root().join(path)).with_context(|| format!("cannot read {path}"))?;
    let (_, part, _) = split(&text, path, name, command)?;
    Ok(part.to_owned())
}

/// Writes the part between the two markers of a document; the first marker names the part and the command that writes
/// it.
pub fn write_part(path: &str, name: &str, command: &str, part: &str) -> Result<()> {
    let full = super::root().join(path);
    let text = fs::read_to_string(&full).with_context(|| format!("cannot read {path}"))?;
    let text = replace_part(&text, path, name, command, part)?;
    fs::write(full, text).with_context(|| format!("cannot write {path}"))?;
    println!("wrote {path}");
    Ok(())
}

/// A table in Markdown.
pub struct Table(String);

impl Table {
    /// A table of these headings, with bars between them, below a text.
    pub fn new(above: impl Into<String>, headings: &str) -> Table {
        let mut table = Table(above.into());
        table.line(&format!("| {headings} |"));
        table.line(&format!("|{}", "-|".repeat(1 + headings.matches('|').count())));
        table
    }

    /// A row.
    pub fn row<C: AsRef<str>>(&mut self, cells: &[C]) {
        let cells: Vec<_> = cells.iter().map(AsRef::as_ref).collect();
        self.line(&format!("| {} |", cells.join(" | ")));
    }

    /// A row that is a line already.
    pub fn line(&mut self, line: &str) {
        self.0 += line;
        self.0.push('\n');
    }

    /// The table with the text above it.
    pub fn into_text(self) -> String {
        self.0
    }
}

/// What marks a good cell, and a bad one.
pub const GOOD: &str = "✔";
pub const BAD: &str = "❌";

/// The mark of a cell.
pub const fn mark(is_good: bool) -> &'static str {
    match is_good {
        true => GOOD,
        false => BAD,
    }
}

/// A frequency, if one was reached.
pub fn frequency(mhz: Option<f64>) -> String {
    mhz.map_or_else(|| "none".to_owned(), |mhz| format!("{mhz:.1}"))
}

/// A document's text with the part between the two markers replaced; `path` is for the error.
pub fn replace_part(text: &str, path: &str, name: &str, command: &str, part: &str) -> Result<String> {
    let (head, _, tail) = split(text, path, name, command)?;
    Ok(format!("{head}{part}{tail}"))
}

/// The text before a part, with the marker; the part; the text behind it, with the marker.
fn split<'a>(text: &'a str, path: &str, name: &str, command: &str) -> Result<(&'a str, &'a str, &'a str)> {
    let begin = format!("<!-- generated: {name} ({command}) -->\n");
    let start = text.find(&begin).with_context(|| format!("{path} has no marker for {name}"))? + begin.len();
    let length = text[start..]
        .find("<!-- end of generated part -->")
        .with_context(|| format!("{path}: {name} has no end marker"))?;
    let (head, rest) = text.split_at(start);
    let (part, tail) = rest.split_at(length);
    Ok((head, part, tail))
}
