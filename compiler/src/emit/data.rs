//! Global data as directives.

use std::fmt::Write;

use super::names::Names;
use super::statement::sum;
use crate::ir::{Global, Initial, Linkage};

/// Values in a line.
const VALUES_IN_LINE: usize = 8;

/// The lines of a global that is defined here.
pub(super) fn global(global: &Global, initial: &Initial, word: u64, names: &Names) -> String {
    let mut text = String::new();
    let permissions = if global.constant { "r" } else { "rw" };
    let alignment = if global.constant {
        global.alignment.max(1)
    } else {
        // Stores of bytes write the word's other bytes, too: those are to be of the same variable.
        global.alignment.max(word)
    };
    let _ = writeln!(text, "\n.perm {permissions}\n.align {alignment}");
    if global.linkage != Linkage::Internal {
        text.push_str(".global\n");
    }
    let _ = writeln!(text, "{}:", names.symbol(&global.name));
    match as_string(global, initial) {
        Some(string) => {
            let _ = writeln!(text, "        .string \"{string}\"");
        }
        None => contents(&mut text, global, initial, word, names),
    }
    text
}

/// The characters, if the data are a text with a NUL behind it.
fn as_string(global: &Global, initial: &Initial) -> Option<String> {
    let (end, characters) = initial.bytes.split_last()?;
    let plain = |byte: &u8| matches!(byte, b' '..=b'~' | b'\n' | b'\t');
    let is_text = *end == 0
        && initial.references.is_empty()
        && initial.bytes.len() as u64 == global.size
        && !characters.is_empty()
        && characters.iter().all(plain);
    is_text.then(|| {
        characters.iter().fold(String::new(), |mut text, byte| {
            match byte {
                b'\n' => text.push_str("\\n"),
                b'\t' => text.push_str("\\t"),
                b'"' => text.push_str("\\\""),
                b'\\' => text.push_str("\\\\"),
                byte => text.push(char::from(*byte)),
            }
            text
        })
    })
}

/// A datum of a line.
enum Datum {
    Byte(u8),
    Word(String),
    /// Words of zero.
    Zeros(u64),
}

fn contents(text: &mut String, global: &Global, initial: &Initial, word: u64, names: &Names) {
    let mut pending: Vec<String> = Vec::new();
    let mut directive = "";
    let mut flush = |pending: &mut Vec<String>, directive: &str| {
        for line in pending.chunks(VALUES_IN_LINE) {
            let _ = writeln!(text, "        {directive:<7} {}", line.join(", "));
        }
        pending.clear();
    };
    for datum in data(global, initial, word, names) {
        let (name, value) = match datum {
            Datum::Byte(byte) => (".byte", byte.to_string()),
            Datum::Word(value) => (".word", value),
            Datum::Zeros(words) => (".space", words.to_string()),
        };
        if name != directive || name == ".space" {
            flush(&mut pending, directive);
        }
        directive = name;
        pending.push(value);
    }
    flush(&mut pending, directive);
}

/// Words where the data have a word's alignment, else bytes.
fn data(global: &Global, initial: &Initial, word: u64, names: &Names) -> Vec<Datum> {
    let mut data = Vec::new();
    let mut references = initial.references.iter().peekable();
    let byte = |at: u64| initial.bytes.get(at as usize).copied().unwrap_or(0);
    let in_words = global.alignment >= word;
    let mut at = 0;
    while at < global.size {
        if let Some(reference) = references.next_if(|reference| reference.offset <= at) {
            data.push(Datum::Word(sum(names.symbol(&reference.symbol), reference.addend)));
            at += word;
            continue;
        }
        let end = references.peek().map_or(global.size, |reference| reference.offset.min(global.size));
        let zeros = zeros_from(initial, at, end) / word;
        if zeros >= 2 {
            data.push(Datum::Zeros(zeros));
            at += zeros * word;
        } else if in_words && at % word == 0 && at + word <= end {
            let value = (0..word).rev().fold(0_u64, |value, index| value << 8 | u64::from(byte(at + index)));
            data.push(Datum::Word(value.to_string()));
            at += word;
        } else {
            data.push(Datum::Byte(byte(at)));
            at += 1;
        }
    }
    data
}

/// How many bytes are zero from there on, before the end.
fn zeros_from(initial: &Initial, at: u64, end: u64) -> u64 {
    let length = initial.bytes.len() as u64;
    let stop = (at..end.min(length)).find(|at| initial.bytes[*at as usize] != 0);
    stop.unwrap_or(end).saturating_sub(at)
}
