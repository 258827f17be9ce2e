//! The symbol file: `address name file:line`, a symbol a line, by address.

use std::fmt::Write;

use isa::Address;

use super::FormatError;
use crate::image::{Image, Symbol};

/// The image's symbols. The line is left out where it is not known.
pub fn write_symbols(image: &Image) -> String {
    let mut text = String::new();
    let digits = 2 * image.arch.word_bytes() as usize;
    for symbol in &image.symbols {
        let line = symbol.line.map_or(String::new(), |line| format!(":{line}"));
        // Writing to a String cannot fail.
        let _ = writeln!(
            text,
            "{:0digits$x} {} {}{line}",
            symbol.address.0, symbol.name, symbol.file
        );
    }
    text
}

/// Reads a symbol file. Whether a symbol is global is not in it. Empty lines are skipped; the file
/// may be missing.
pub fn read_symbols(text: &str) -> Result<Vec<Symbol>, FormatError> {
    let mut symbols = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        let wrong = |message: String| FormatError::Line {
            line: index + 1,
            message,
        };
        let mut fields = line.splitn(3, ' ');
        let address = fields.next().unwrap_or("");
        let number = address.strip_prefix("0x").unwrap_or(address);
        let address = u64::from_str_radix(number, 16)
            .map_err(|_| wrong(format!("`{address}` is not an address")))?;
        let Some(name) = fields.next().filter(|name| !name.is_empty()) else {
            return Err(wrong(
                "the name is missing: `address name file:line`".into(),
            ));
        };
        let place = fields.next().unwrap_or("");
        let with_line = place
            .rsplit_once(':')
            .and_then(|(file, line)| Some((file, line.parse().ok()?)));
        let (file, line) = match with_line {
            Some((file, line)) => (file, Some(line)),
            None => (place, None),
        };
        symbols.push(Symbol {
            address: Address(address),
            name: name.to_owned(),
            is_global: false,
            file: file.to_owned(),
            line,
        });
    }
    symbols.sort_by_key(|symbol| symbol.address);
    Ok(symbols)
}
