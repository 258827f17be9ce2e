//! Damaged texts of LLVM IR. Each is made from its number alone, so one that fails can be made again.
//!
//! The long run (`examples/fuzz_texts.rs`) and the short one (`tests/never_panic.rs`) both use them.

use compiler::ir;
use fastrand::Rng;

/// What may be allocated for each byte of a text.
pub const BYTES_PER_INPUT_BYTE: usize = 1024;

/// What may be allocated beyond: data of 16 MB whose first and last byte are not 0, and growing a vector takes old and
/// new at once.
pub const CONSTANT_BYTES: usize = 64 << 20;

/// Texts to damage.
pub struct Corpus {
    texts: Vec<String>,
    /// Words, names, numbers and signs of all texts.
    tokens: Vec<String>,
}

fn tokens(text: &str) -> Vec<&str> {
    let word = |one: char| one.is_alphanumeric() || "_.%@!#$-".contains(one);
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if word(first) { rest.find(|one| !word(one)).unwrap_or(rest.len()) } else { first.len_utf8() };
        tokens.push(&rest[..length]);
        rest = &rest[length..];
    }
    tokens
}

impl Corpus {
    /// The fixtures, without the lines that only say how to make code for WebAssembly.
    pub fn new() -> Self {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ir");
        let mut files: Vec<_> = std::fs::read_dir(folder)
            .expect("the fixtures")
            .map(|entry| entry.expect("a fixture").path())
            .filter(|path| path.extension().is_some_and(|of| of == "ll"))
            .collect();
        files.sort();
        let read = |path: &std::path::PathBuf| {
            let text = std::fs::read_to_string(path).expect("a fixture");
            let lines = text.lines().filter(|line| !line.starts_with("attributes"));
            lines.collect::<Vec<_>>().join("\n") + "\n"
        };
        let texts: Vec<String> = files.iter().map(read).collect();
        let mut all: Vec<String> = texts.iter().flat_map(|text| tokens(text)).map(str::to_owned).collect();
        all.sort();
        all.dedup();
        all.extend(
            ["18446744073709551615", "4294967296", "-1", "i128", "i1", "[0 x i8]", "{}", "poison"].map(str::to_owned),
        );
        Self { texts, tokens: all }
    }

    /// The text of that number.
    pub fn text(&self, case: u64) -> String {
        let mut random = Rng::with_seed(case);
        let mut text = self.texts[random.usize(..self.texts.len())].clone();
        // One damaged place shows more than many: what follows it is still read.
        let places = 1 << random.u32(0..6);
        for _ in 0..random.u32(1..=places) {
            text = self.damaged(&text, &mut random);
        }
        text
    }

    fn damaged(&self, text: &str, random: &mut Rng) -> String {
        match random.u32(0..8) {
            0 => {
                let mut bytes = text.as_bytes().to_vec();
                if !bytes.is_empty() {
                    let at = random.usize(..bytes.len());
                    bytes[at] = random.u8(..);
                }
                String::from_utf8_lossy(&bytes).into_owned()
            }
            1 => {
                let mut end = random.usize(..=text.len());
                while !text.is_char_boundary(end) {
                    end -= 1;
                }
                text[..end].to_owned()
            }
            2 | 3 => self.damaged_lines(text, random),
            _ => self.damaged_tokens(text, random),
        }
    }

    fn damaged_lines(&self, text: &str, random: &mut Rng) -> String {
        let mut lines: Vec<&str> = text.lines().collect();
        if lines.is_empty() {
            return String::new();
        }
        let at = random.usize(..lines.len());
        match random.u32(0..4) {
            0 => {
                lines.remove(at);
            }
            1 => lines.insert(random.usize(..=lines.len()), lines[at]),
            2 => {
                let with = random.usize(..lines.len());
                lines.swap(at, with);
            }
            _ => {
                let other = &self.texts[random.usize(..self.texts.len())];
                let others: Vec<&str> = other.lines().collect();
                lines[at] = others[random.usize(..others.len())];
            }
        }
        lines.join("\n") + "\n"
    }

    fn damaged_tokens(&self, text: &str, random: &mut Rng) -> String {
        let mut found = tokens(text);
        if found.is_empty() {
            return String::new();
        }
        let near = |random: &mut Rng, at: usize, length: usize| {
            let from = at.saturating_sub(40);
            random.usize(from..(at + 40).min(length))
        };
        let at = random.usize(..found.len());
        match random.u32(0..5) {
            0 => {
                found.remove(at);
            }
            1 => {
                let with = near(random, at, found.len());
                found.swap(at, with);
            }
            2 => {
                let from = near(random, at, found.len());
                found[at] = found[from];
            }
            _ => found[at] = &self.tokens[random.usize(..self.tokens.len())],
        }
        found.concat()
    }
}

/// Reads a text, and does with it what needs no more than a module. `true` if it is read.
pub fn use_text(text: &str) -> bool {
    let Ok(module) = ir::read("text.ll", text) else {
        return false;
    };
    let printed = module.to_string();
    assert!(module.functions.is_empty() || !printed.is_empty());
    if let Ok(mut linked) = ir::link(vec![module.clone(), module]) {
        assert_eq!(ir::verify(&linked, ir::Form::Read), Ok(()));
        ir::keep_reached(&mut linked, &["search".into()]);
        assert_eq!(ir::verify(&linked, ir::Form::Read), Ok(()));
    }
    true
}
