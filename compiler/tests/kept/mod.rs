//! What clang makes of the library and of the programs, as it is kept in the repository.

#![allow(dead_code, reason = "each test uses some of it")]

use std::path::{Path, PathBuf};

use compiler::kept::{KeptIr, FILE_NAME};
use tools::{Clang, ClangJob};

/// The repository's root.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A folder of C sources with their IR.
pub struct Kept {
    /// The folder, from the root.
    pub folder: &'static str,
    /// Whether the IR says which lines of C it is of.
    pub lines: bool,
}

/// The folder of the library's headers, from the root.
pub const HEADERS: &str = "compiler/library/include";

/// The library's folder.
pub const LIBRARY: Kept = Kept { folder: "compiler/library/source", lines: false };
/// The folder of the programs in C.
pub const PROGRAMS: Kept = Kept { folder: "programs/c", lines: true };
/// The folder of the cases of this crate's tests.
pub const CASES: Kept = Kept { folder: "compiler/tests/cases", lines: false };
/// The folder of this crate's programs for several cores.
pub const CORES: Kept = Kept { folder: "compiler/tests/cores", lines: false };

/// All folders of C sources with their IR.
pub const KEPT: [Kept; 4] = [LIBRARY, PROGRAMS, CASES, CORES];

impl Kept {
    /// The names of the sources.
    pub fn stems(&self) -> Vec<String> {
        let entries = std::fs::read_dir(root().join(self.folder)).unwrap();
        let mut stems: Vec<String> = entries
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|ending| ending == "c"))
            .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
            .collect();
        stems.sort();
        stems
    }

    /// The file with the IR, from the root.
    pub fn path(&self) -> PathBuf {
        Path::new(self.folder).join(FILE_NAME)
    }

    /// The IR that is kept.
    pub fn ir(&self) -> KeptIr {
        unpacked(&self.path())
    }

    /// The IR that is kept of a source.
    pub fn text(&self, stem: &str, word_bytes: u32) -> String {
        let text = self.ir().text(stem, word_bytes).map(str::to_owned);
        text.unwrap_or_else(|| panic!("{} has no {stem} for words of {word_bytes} bytes", self.path().display()))
    }

    /// What clang makes of all sources. The working directory is the root.
    pub fn all_made(&self, clang: &Clang) -> KeptIr {
        let mut made = KeptIr::default();
        for word_bytes in [4, 8] {
            for stem in self.stems() {
                let text = self.made(clang, &stem, word_bytes);
                made.insert(&stem, word_bytes, text);
            }
        }
        made
    }

    /// What clang makes of a source.
    fn made(&self, clang: &Clang, stem: &str, word_bytes: u32) -> String {
        let source = PathBuf::from(format!("{}/{stem}.c", self.folder));
        let headers = [PathBuf::from(HEADERS)];
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

/// The part of the library that is musl's: its IR, from the root.
pub const MUSL_IR: &str = "compiler/library/musl/ir.gz";
/// Headers in place of musl's own ones, from the root.
const MUSL_SHIM: &str = "compiler/library/musl/shim";

/// The IR that is kept of musl.
pub fn musl_ir() -> KeptIr {
    unpacked(Path::new(MUSL_IR))
}

fn unpacked(path: &Path) -> KeptIr {
    let shown = path.display();
    let bytes = std::fs::read(root().join(path)).unwrap_or_else(|error| panic!("{shown}: {error}"));
    KeptIr::unpack(&bytes).unwrap_or_else(|error| panic!("{shown}: {error}"))
}

/// The sources of musl that are taken, by their names in its folder `src`.
pub fn musl_sources() -> Vec<PathBuf> {
    let list = std::fs::read_to_string(root().join("compiler/library/musl/sources.txt")).unwrap();
    list.lines().filter(|line| !line.starts_with('#')).map(PathBuf::from).collect()
}

/// musl's sources as clang gets them.
pub struct MuslFolder {
    musl: PathBuf,
    /// Copies, for a header beside a source would come before those of the shim.
    copies: tempfile::TempDir,
}

impl MuslFolder {
    /// Unpacks the pinned wheel, if there is none yet.
    pub fn unpacked() -> Self {
        let musl = tools::musl().unwrap_or_else(|error| panic!("{error}"));
        Self { musl, copies: tempfile::tempdir().unwrap() }
    }

    fn original(&self, source: &Path) -> PathBuf {
        self.musl.join("src").join(source)
    }

    /// A source, with our changes.
    pub fn changed(&self, source: &Path) -> PathBuf {
        let text = std::fs::read_to_string(self.original(source));
        let text = text.unwrap_or_else(|error| panic!("{}: {error}", source.display()));
        let copy = self.copies.path().join(source.file_name().unwrap());
        std::fs::write(&copy, changed(source, text)).unwrap();
        copy
    }

    /// The folders of a source's headers. The working directory is the root.
    pub fn include(&self, source: &Path) -> [PathBuf; 3] {
        let beside = self.original(source).parent().unwrap().to_owned();
        [PathBuf::from(MUSL_SHIM), self.musl.join("src/internal"), beside]
    }
}

/// What clang makes of the sources of musl. The working directory is the root.
pub fn musl_made(clang: &Clang) -> KeptIr {
    let mut made = KeptIr::default();
    let musl = MuslFolder::unpacked();
    for word_bytes in [4, 8] {
        for source in musl_sources() {
            let job = ClangJob {
                source: &musl.changed(&source),
                word_bytes,
                optimization: 2,
                include: &musl.include(&source),
                library_include: &[PathBuf::from(HEADERS)],
                defines: &[],
            };
            let output = clang.compile_with(&job, &["-include", "prelude.h", "-w"]);
            let output = output.unwrap_or_else(|error| panic!("{}: {error}", source.display()));
            // The first lines name the source.
            let text: String =
                output.text.lines().filter(|line| !names_the_source(line)).flat_map(|line| [line, "\n"]).collect();
            made.insert(&unit_of_musl(&source), word_bytes, without_lines(&text));
        }
    }
    made
}

/// A source with the changes that `changes.txt` lists: below its name, lines behind `-` and what replaces them behind `+`.
fn changed(source: &Path, mut text: String) -> String {
    let changes = std::fs::read_to_string(root().join("compiler/library/musl/changes.txt")).unwrap();
    let mut lines = changes.lines().skip_while(|line| Path::new(line) != source).skip(1).peekable();
    let mut marked = |mark| -> String {
        let mut found = String::new();
        while let Some(line) = lines.next_if(|line| line.starts_with(mark)) {
            found.push_str(&line[1..]);
            found.push('\n');
        }
        found
    };
    loop {
        let (before, after) = (marked('-'), marked('+'));
        if before.is_empty() {
            return text;
        }
        assert_eq!(text.matches(&before).count(), 1, "{}: {before}", source.display());
        text = text.replace(&before, &after);
    }
}

/// The name of a source's unit.
pub fn unit_of_musl(source: &Path) -> String {
    let stem = source.file_stem().unwrap().to_str().unwrap();
    // "internal" says nothing.
    if stem == "internal" {
        "multibyte".to_owned()
    } else {
        stem.to_owned()
    }
}

fn names_the_source(line: &str) -> bool {
    line.starts_with("; ModuleID") || line.starts_with("source_filename")
}

/// Without the folder that clang ran in.
fn without_folders(text: &str) -> String {
    let here = std::env::current_dir().unwrap().display().to_string();
    text.replace(&format!("directory: \"{here}\""), "directory: \"\"")
}

/// Without metadata, which name lines of the source.
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
