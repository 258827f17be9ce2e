//! Mutants: what is put into a design, and that it is right without them.

use std::collections::BTreeSet;

use super::super::{emit, emit_with_mutants, Mutant, MutantChoice, MutantKind};
use super::*;

fn mutated(seed: u64, skipped: usize, count: u16) -> (String, Vec<Mutant>) {
    let choice = MutantChoice { seed, skipped, count };
    let (design, mutants) = emit_with_mutants(&Everything::new(2), &choice).expect("a sound description");
    (design.verilog(), mutants)
}

/// What tells two mutants apart.
fn place(mutant: &Mutant) -> String {
    format!("{mutant:?}").split_once("module").map_or_else(String::new, |(_, place)| place.to_owned())
}

#[test]
fn without_mutants_it_is_the_design() {
    let design = emit(&Everything::new(2)).expect("a sound description");
    assert_eq!(mutated(1, 0, 0), (design.verilog(), Vec::new()));
}

#[test]
fn each_mutant_stands_where_its_number_chooses_it() {
    let (text, mutants) = mutated(1, 0, 40);
    assert!(mutants.len() > 20, "{mutants:#?}");
    assert!(text.contains("[15:0] mutant"), "{text}");
    for mutant in &mutants {
        let choice = format!("mutant == 16'd{}", mutant.number);
        assert!(text.contains(&choice), "{mutant:?}\n{text}");
        assert_ne!(mutant.right, mutant.wrong);
        let of_kit = ["everything", "adder"];
        let is_of_kit = of_kit.iter().any(|name| mutant.module.starts_with(name));
        assert!(is_of_kit, "{mutant:?}");
    }
    let kinds: BTreeSet<MutantKind> = mutants.iter().map(|mutant| mutant.kind).collect();
    assert!(kinds.len() >= 3, "{kinds:?}");
}

/// A module with several instances has its mutants once, and stays one module.
#[test]
fn equal_parts_have_the_same_mutants() {
    let (text, _) = mutated(1, 0, u16::MAX);
    let adders = text.lines().filter(|line| line.starts_with("module adder"));
    let design = emit(&Everything::new(2)).expect("sound").verilog();
    let before = design.lines().filter(|line| line.starts_with("module adder"));
    assert_eq!(adders.count(), before.count(), "{text}");
}

#[test]
fn a_choice_is_the_same_each_time_and_what_follows_it_differs() {
    assert_eq!(mutated(3, 0, 10), mutated(3, 0, 10));
    let (_, first) = mutated(3, 0, 10);
    let (_, second) = mutated(3, 10, 10);
    let first: BTreeSet<String> = first.iter().map(place).collect();
    assert!(second.iter().any(|mutant| !first.contains(&place(mutant))));
    let (_, other_seed) = mutated(4, 0, 10);
    assert!(other_seed.iter().any(|mutant| !first.contains(&place(mutant))));
}
