//! What clang makes of the library and of the programs, as it is kept in the repository.

#![allow(dead_code, reason = "each test uses some of it")]

use std::path::{Path, PathBuf};

use tools::{Clang, ClangJob};

/// The repository's root.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A source and where its IR is kept, without the folder for the size of words.
pub struct Kept {
    /// Folder of the source, from the root.
    pub sources: &'static str,
    /// Folder of the folders with the IR, from the root.
    pub folder: &'static str,
    /// Lines of C stand in it.
    pub lines: bool,
}

/// All of them.
pub const KEPT: [Kept; 5] = [
    Kept { sources: "compiler/library/source", folder: "compiler/library/ir", lines: false },
    Kept { sources: "programs/c", folder: "programs/c/ir", lines: true },
    Kept { sources: "compiler/tests/cases", folder: "compiler/tests/cases/ir", lines: false },
    Kept { sources: "cli/tests/programs/races", folder: "cli/tests/programs/races/ir", lines: true },
    Kept { sources: "compiler/tests/cores", folder: "compiler/tests/cores/ir", lines: false },
];

impl Kept {
    /// The names of the sources.
    pub fn stems(&self) -> Vec<String> {
        let entries = std::fs::read_dir(root().join(self.sources)).unwrap();
        let mut stems: Vec<String> = entries
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|ending| ending == "c"))
            .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
            .collect();
        stems.sort();
        stems
    }

    /// Where the IR of a source is kept.
    pub fn place(&self, stem: &str, word_bytes: u32) -> PathBuf {
        let words = word_bytes * 8;
        root().join(format!("{}/wasm{words}/{stem}.ll", self.folder))
    }

    /// What clang makes of a source. The process stands in the root.
    pub fn made(&self, clang: &Clang, stem: &str, word_bytes: u32) -> String {
        let source = PathBuf::from(format!("{}/{stem}.c", self.sources));
        let headers = [PathBuf::from("compiler/library/include")];
        let text = std::fs::read_to_string(&source).expect("a source");
        let extended = text.contains("// config: extension = true");
        let defines = extended.then(|| compiler::library::EXTENSION_DEFINE.to_owned());
        let job = ClangJob {
            source: &source,
            word_bytes,
            optimization: 2,
            include: &[],
            library_include: &headers,
            defines: defines.as_slice(),
        };
        let output = clang.compile(&job).unwrap_or_else(|error| panic!("{stem}: {error}"));
        assert_eq!(output.warnings, "", "{stem}");
        if self.lines {
            without_folders(&output.text)
        } else {
            without_lines(&output.text)
        }
    }
}

/// Without the folder that clang ran in.
fn without_folders(text: &str) -> String {
    let here = std::env::current_dir().unwrap().display().to_string();
    text.replace(&format!("directory: \"{here}\""), "directory: \"\"")
}

/// Without metadata, which say where in the source something stands.
fn without_lines(text: &str) -> String {
    let mut kept = String::new();
    for line in text.lines().filter(|line| !line.starts_with('!')) {
        let mut rest = line;
        while let Some(at) = rest.find("!dbg !") {
            let before = rest[..at].trim_end().trim_end_matches(',');
            kept.push_str(before);
            let digits = |c: char| c.is_ascii_digit();
            rest = rest[at + "!dbg !".len()..].trim_start_matches(digits);
        }
        kept.push_str(rest);
        kept.push('\n');
    }
    kept
}
