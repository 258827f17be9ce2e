//! The units that carry out the extension (docs/isa.md section 12), each lane of each by itself, behind decode:
//! comparisons, shifts, the bytes of narrow loads and stores, and what an exchange makes of a word.
//!
//! Every operation gets every pair of corner operands in every lane. What it must give is written in Rust from the page
//! (`reference`).

mod bench;
mod corners;
mod reference;

use crate::common;
use bench::{Bench, Case, Seen};
use corners::{corners, immediates};
use isa::{CoreConfig, ExecutionUnit, Opcode};
use reference::Expected;

/// The core whose units are tested. Float brings the comparisons of floats.
fn core(arch: &str) -> CoreConfig {
    common::core_of(arch, "extension = true, float = true, ram_bytes = 4096")
}

/// Differences that are printed.
const PRINTED_MAX: usize = 10;

/// What differs of an instruction.
struct Differences {
    count: usize,
    cases: usize,
    first: Vec<String>,
}

impl Differences {
    fn none(&self) -> bool {
        self.count == 0
    }
}

/// Whether the units of the bench carry it out: mulhu goes to the arithmetic unit, and fence computes nothing.
fn is_carried_out(opcode: Opcode) -> bool {
    use ExecutionUnit::{Alu, LoadStore, Predicate};
    matches!(opcode.unit(), Alu | Predicate | LoadStore)
}

/// The instructions of the bench that a core has, with the immediates that each gets.
fn instructions(config: &CoreConfig) -> Vec<(Opcode, Option<i64>)> {
    let all = Opcode::ALL.iter().copied();
    let here = all.filter(|opcode| opcode.is_extension() && is_carried_out(*opcode));
    let here = here.filter(|opcode| config.implements(*opcode));
    here.flat_map(|opcode| {
        let given: Vec<Option<i64>> = match reference::takes_immediate(opcode) {
            true => immediates(opcode).into_iter().map(Some).collect(),
            false => vec![None],
        };
        given.into_iter().map(move |immediate| (opcode, immediate))
    })
    .collect()
}

/// Gives every pair of corners to every lane, and holds what the units give against the page.
fn compare(bench: &mut Bench, opcode: Opcode, immediate: Option<i64>) -> Differences {
    let config = *bench.config();
    let corners = corners(config.arch.word_bits());
    let (count, lanes) = (corners.len(), config.arch.lanes() as usize);
    let pairs = count * count;
    bench.decode(opcode, immediate);
    let mut random = fastrand::Rng::with_seed(u64::from(opcode.code()));
    let mut differences = Differences { count: 0, cases: 0, first: Vec::new() };
    for pair in 0..pairs {
        let cases: Vec<Case> = (0..lanes)
            .map(|lane| {
                // Another pair in each lane.
                let pair = (pair + lane * (count + 1)) % pairs;
                Case {
                    first: corners[pair / count],
                    second: corners[pair % count],
                    word: corners[random.usize(..count)],
                    place: random.u64(..u64::from(config.line_bytes())),
                    old: random.bool(),
                    executes: random.u8(..8) != 0,
                }
            })
            .collect();
        let seen = bench.run(opcode, &cases);
        for (lane, (case, seen)) in cases.iter().zip(&seen).enumerate() {
            let expected = reference::expected(&config, opcode, immediate, case);
            differences.cases += 1;
            if !agrees(&expected, seen) {
                differences.count += 1;
                differences.first.push(format!(
                    "lane {lane}: {} with {case:x?} and immediate {immediate:?} gives {seen:x?}, not {expected:x?}",
                    opcode.mnemonic()
                ));
                differences.first.truncate(PRINTED_MAX);
            }
        }
    }
    differences
}

/// Whether the units give what the instruction must; what it does not have may be anything.
fn agrees(expected: &Expected, seen: &Seen) -> bool {
    match expected {
        Expected::Predicate(value) => seen.predicate == *value,
        Expected::Value(value) => seen.value == *value,
        Expected::Loaded(value) => seen.loaded == *value,
        Expected::Stored(bytes) => seen.stored == *bytes,
        Expected::Exchanged { word, stores } => seen.exchanged == *word && seen.exchange_stores == *stores,
    }
}

fn all_agree(arch: &str) {
    let config = core(arch);
    let mut bench = Bench::new(&config, &[]);
    let mut cases = 0;
    for (opcode, immediate) in instructions(&config) {
        let differences = compare(&mut bench, opcode, immediate);
        assert!(
            differences.none(),
            "{} of {} differ:\n{}",
            differences.count,
            differences.cases,
            differences.first.join("\n")
        );
        cases += differences.cases;
    }
    println!("{arch}: {cases} cases of {} instructions, each immediate counted", instructions(&config).len());
    assert!(cases > 50_000, "{cases}");
}

/// Rules: I12.3, I12.6, I12.7, I12.8, I12.11, I12.12, I12.14, P26.2, P26.4, P26.12.
#[test]
fn all_operations_on_corner_operands_in_every_lane() {
    all_agree("4w8/8/4/1");
}

/// Rules: I12.3, I12.6, I12.7, I12.8, I12.11, I12.12, I12.14, P26.2, P26.4, P26.12.
#[test]
fn all_operations_on_corner_operands_in_words_of_eight_bytes() {
    all_agree("8w16/16/3/1");
}

/// A text of a unit, what becomes of it, and an instruction that must be found wrong then. Each leaves the others'
/// instructions as they are.
const FAULTS: [(&str, &str, &str, Opcode); 6] = [
    (
        "lane_alu",
        "wire is_less = ~sum_chain[33] ^ (is_signed &",
        "wire is_less = ~sum_chain[33] ^ (1'b0 & is_signed &",
        Opcode::Lt,
    ),
    ("lane_alu", "wire shifts_inverted = is_signed &", "wire shifts_inverted = 1'b0 & is_signed &", Opcode::Sra),
    ("lane_alu", "wire both_zero = ", "wire both_zero = 1'b0 & ", Opcode::Feq),
    ("exchange_arithmetic", "wire is_less = {word[31] ^ is_signed,", "wire is_less = {word[31],", Opcode::Amin),
    ("response_lanes", "wire fill = ", "wire fill = 1'b0 & ", Opcode::Ldb),
    ("coalescer", "SIZE_HALF = 2'd2;", "SIZE_HALF = 2'd3;", Opcode::Sth),
];

/// The bench finds faults: one that does not would be worth nothing.
#[test]
fn units_with_faults_are_found_out() {
    let config = core("4w8/8/4/1");
    let faults = FAULTS.map(|(module, right, wrong, _)| (module, right, wrong));
    let mut bench = Bench::new(&config, &faults);
    for (module, wire, _, opcode) in FAULTS {
        let immediate = reference::takes_immediate(opcode).then_some(0);
        let differences = compare(&mut bench, opcode, immediate);
        assert!(!differences.none(), "{module}, {wire}: nothing differs");
        assert!(differences.count < differences.cases, "{module}, {wire}");
    }
    // What the faults leave alone is still right.
    assert!(compare(&mut bench, Opcode::Ltu, None).none());
    assert!(compare(&mut bench, Opcode::Aadd, None).none());
}
