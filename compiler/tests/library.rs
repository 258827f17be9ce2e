//! The C library: all of it compiles, and the IR that is kept beside C is that of its sources.

mod kept;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use compiler::diverge::Decisions;
use compiler::ir::{read, Symbol};
use compiler::kept::KeptIr;
use compiler::{compile, library, Program, Target};
use isa::{ArchId, DivergenceMechanism, Reconvergence};

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("library")
}

/// Names of a folder's files with this ending.
fn stems(folder: &Path, ending: &str) -> BTreeSet<String> {
    let files = fs::read_dir(folder).unwrap();
    let paths = files.map(|entry| entry.unwrap().path());
    paths
        .filter(|path| path.extension().is_some_and(|found| found == ending))
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect()
}

#[test]
fn every_source_has_its_ir_for_both_sizes_of_words() {
    for kept in kept::KEPT {
        let sources = kept.stems();
        assert!(!sources.is_empty());
        let ir = kept.ir();
        for word_bytes in [4, 8] {
            assert_eq!(ir.stems(word_bytes).collect::<Vec<_>>(), sources, "{}", kept.folder);
        }
    }
}

#[test]
fn every_source_of_musl_has_its_ir_for_both_sizes_of_words() {
    let sources: BTreeSet<String> = kept::musl_sources().iter().map(|source| kept::unit_of_musl(source)).collect();
    let own = kept::LIBRARY.ir();
    for word_bytes in [4, 8] {
        assert_eq!(kept::musl_ir().stems(word_bytes).map(str::to_owned).collect::<BTreeSet<_>>(), sources);
        assert!(!own.stems(word_bytes).any(|unit| sources.contains(unit)), "two units have one name");
    }
}

#[test]
fn every_header_is_there_for_clang() {
    let files = stems(&folder().join("include"), "h");
    let known: BTreeSet<String> =
        library::HEADERS.iter().map(|(name, _)| name.trim_end_matches(".h").to_owned()).collect();
    assert_eq!(files, known);
}

/// Every function that a source defines for others, by its IR.
fn functions(kept: &KeptIr, word_bytes: u32, extension: bool) -> BTreeSet<Symbol> {
    let mut names = BTreeSet::new();
    for unit in kept.stems(word_bytes).filter(|unit| extension || *unit != "atomic") {
        let module = read(unit, kept.text(unit, word_bytes).unwrap()).unwrap();
        let functions =
            module.functions.iter().filter(|one| one.body.is_some() && one.linkage == compiler::ir::Linkage::External);
        names.extend(functions.map(|one| one.name.clone()));
    }
    // It launches, which only one lane may; what assembly uses may be called by all.
    names.remove("harp_opencl_run");
    names
}

/// A program that uses all functions of a library compiles.
fn all_compiles(library: &KeptIr, arch: &str, divergence: DivergenceMechanism, extension: bool) {
    let arch: ArchId = arch.parse().unwrap();
    let pointer = arch.word_bytes() * 8;
    let text = format!(
        "target datalayout = \"e-m:e-p:{pointer}:{pointer}-i64:64-n32:64-S128\"\n\
         define i32 @main() {{\n  ret i32 0\n}}\n"
    );
    let used = functions(library, arch.word_bytes(), extension);
    let program = Program { units: vec![("main.ll".to_owned(), text)], used: used.clone(), ..Program::default() };
    let target = Target::new(arch, divergence, Reconvergence::Implicit).unwrap().with_extension(extension).unwrap();
    let compiled = compile(&program, &target, &Decisions::default());
    let compiled = compiled.unwrap_or_else(|error| panic!("{arch} {divergence:?}: {error}"));
    let labels: BTreeSet<&str> = compiled.assembly.text.lines().filter_map(|line| line.strip_suffix(':')).collect();
    let missing: Vec<&Symbol> = used.iter().filter(|name| !labels.contains(&***name)).collect();
    assert!(missing.is_empty(), "{arch} {divergence:?}: {missing:?}");
}

const CORES: [&str; 2] = ["4w8/8/4/4", "8w32/32/8/8"];

/// On every mechanism; both sizes of words, with the extension and without.
#[test]
fn all_of_it_compiles() {
    let own = kept::LIBRARY.ir();
    for (index, divergence) in DivergenceMechanism::ALL.into_iter().enumerate() {
        all_compiles(&own, CORES[index / 2 % 2], divergence, index % 2 == 1);
    }
}

/// It is straight arithmetic: no lane parts in it in a way of its own.
#[test]
fn all_of_musl_compiles() {
    let musl = kept::musl_ir();
    for (arch, extension) in CORES.into_iter().zip([true, false]) {
        all_compiles(&musl, arch, DivergenceMechanism::Stack, extension);
    }
}

#[test]
#[ignore = "minutes: cargo xtask campaign musl"]
fn all_of_both_compiles_for_every_core() {
    for library in [kept::LIBRARY.ir(), kept::musl_ir()] {
        for divergence in DivergenceMechanism::ALL {
            for arch in CORES {
                [false, true].into_iter().for_each(|extension| all_compiles(&library, arch, divergence, extension));
            }
        }
    }
}

/// With the pinned clang alone: others write the same functions differently.
#[test]
fn the_kept_ir_is_what_clang_makes() {
    let clang = tools::pinned_clang().unwrap_or_else(|error| panic!("{error}"));
    std::env::set_current_dir(kept::root()).unwrap();
    for kept in kept::KEPT {
        let is_same = kept.ir() == kept.all_made(&clang);
        assert!(is_same, "{} is old: cargo run -p compiler --example keep_ir", kept.path().display());
    }
}

/// It fetches the wheel with musl's sources.
#[test]
#[ignore = "80 MB: cargo xtask campaign musl"]
fn the_kept_ir_of_musl_is_what_clang_makes() {
    let clang = tools::pinned_clang().unwrap_or_else(|error| panic!("{error}"));
    std::env::set_current_dir(kept::root()).unwrap();
    let is_same = kept::musl_ir() == kept::musl_made(&clang);
    assert!(is_same, "{} is old: cargo run -p compiler --example keep_ir -- --musl", kept::MUSL_IR);
}

#[test]
fn what_is_packed_is_unpacked() {
    let mut kept = KeptIr::default();
    assert_eq!(KeptIr::unpack(&kept.pack().unwrap()).unwrap(), kept);
    for (stem, word_bytes, text) in [("a", 4, "; a\n"), ("b-c", 8, ""), ("a", 8, "; no mark ;;;\n\n;; none\n")] {
        kept.insert(stem, word_bytes, text.to_owned());
    }
    let unpacked = KeptIr::unpack(&kept.pack().unwrap()).unwrap();
    assert_eq!(unpacked, kept);
    assert_eq!((unpacked.text("b-c", 8), unpacked.text("b-c", 4)), (Some(""), None));
    assert!(KeptIr::unpack(b"no archive").is_err());
}
