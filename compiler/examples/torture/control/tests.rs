//! The generator alone: what its programs have, and that they are C with one meaning.

use std::collections::BTreeMap;

use strum::VariantArray;

use super::constructs::Construct;
use super::program;
use crate::host;

/// Programs that gcc compiles.
const COMPILED: u64 = 12;
/// What is asked of gcc: nothing undefined may happen, and nothing be suspicious but what random text has to be.
const STRICT: [&str; 8] = [
    "-Wall",
    "-Wno-unused",
    "-Wno-tautological-compare",
    "-Wno-bool-operation",
    "-Werror",
    "-pedantic",
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
];

#[test]
fn a_seed_has_one_program() {
    assert_eq!(program(7), program(7));
    assert_ne!(program(7).0, program(8).0);
}

/// Each is in 10 programs of 400 at least.
#[test]
fn every_construct_is_drawn() {
    let mut counts: BTreeMap<Construct, u32> = BTreeMap::new();
    for seed in 0..400 {
        for construct in program(seed).1 {
            *counts.entry(construct).or_default() += 1;
        }
    }
    let count = |construct| counts.get(construct).copied().unwrap_or_default();
    let rare: Vec<_> = Construct::VARIANTS.iter().filter(|construct| count(construct) < 10).collect();
    assert!(rare.is_empty(), "{rare:?} of {counts:?}");
}

/// A program that did not end would be stopped by nothing here.
#[test]
#[ignore = "needs gcc, which `apt-get install gcc` brings"]
fn programs_end_and_do_nothing_undefined() {
    let place = tempfile::tempdir().unwrap();
    let (source, binary) = (place.path().join("program.c"), place.path().join("program"));
    for seed in 0..COMPILED {
        let text = program(seed).0;
        std::fs::write(&source, &text).unwrap();
        let words = host::compile(&source, &STRICT, &binary);
        assert_eq!(words, Ok(String::new()), "seed {seed}");
        let printed = host::prints(&binary).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        let threads = text.split_once("#define THREADS ").unwrap().1;
        let threads = threads.split_once('\n').unwrap().0.parse::<usize>().unwrap();
        assert_eq!(printed.lines().count(), threads + 1, "seed {seed}");
    }
}
