//! Lowered functions, as the core runs them and as the interpreter does.

use std::collections::BTreeSet;

use crate::building::target;
use crate::random_function;
use crate::random_function::{interpreted, DATA_WORDS};
use compiler::emit::assembly;
use compiler::Target;
use fastrand::Rng;
use golden_model::{Machine, MachineOptions, Outcome};

const ARGUMENTS: [u128; 2] = [3, 1_000_000_007];

/// Calls `f` in lane 0 and stores its results.
const START: &str = "
.entry
start:  ldi     %sp, stack
        ldi     %r0, words
        ld      %r1, %r0, __WORD
        ld      %r0, %r0, #0
        jali    %ra, f
        ldi     %r2, results
        st      %r0, %r2, #0
        st      %r1, %r2, __WORD
        halt
.perm rw
.align 8
words:  .word   3, 1000000007
.global
results:
        .space  2
        .space  600
.align 8
stack:  .space  16
";

/// Results and array after a run on the core.
fn on_core(target: &Target, text: &str) -> (Vec<u128>, Vec<u128>) {
    let mut image = assembler::assemble(&target.arch, &[("start.s", START), ("f.s", &global_data(text))])
        .unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
    image.bytes.resize(image.bytes.len().next_multiple_of(8), 0);
    let mut options = MachineOptions::for_arch(&target.arch);
    options.features.extension = target.extension;
    options.ram_bytes = 1 << 18;
    let mut machine = Machine::new(target.arch, options, &image.bytes).expect("a machine");
    let outcome = machine.run(5_000_000);
    assert_eq!(outcome, Outcome::AllStopped, "{text}");
    assert_eq!(machine.stopped_by_interrupts(), vec![], "{text}");
    let word = u64::from(target.arch.word_bytes());
    let words = |name: &str, count: u64| {
        let start = image.symbol(name).expect("a symbol").address.0;
        (0..count).map(|index| machine.memory().read_word(start + index * word).into()).collect()
    };
    (words("results", 2), words("data", DATA_WORDS))
}

/// The array is looked at from outside.
fn global_data(text: &str) -> String {
    text.replace("data:", ".global\ndata:")
}

fn agree(arch: &str, cases: u64) {
    agree_on(&target(arch), cases);
}

fn agree_on(target: &Target, cases: u64) {
    for seed in 0..cases {
        let mut random = Rng::with_seed(seed);
        let mut module = random_function::module(&mut random, target.arch.word_bytes(), target.instructions());
        if seed % 2 == 1 {
            module = compiler::optimise(module, target);
        }
        let expected = interpreted(&module, &ARGUMENTS);
        let made = assembly(&module, target, &BTreeSet::new()).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        assert_eq!(made.text.lines().count(), made.lines.len());
        let found = on_core(target, &made.text);
        assert_eq!(found, expected, "{}, seed {seed}\n{}", target.arch, made.text);
    }
}

#[test]
fn eight_registers_agree_with_the_interpreter() {
    agree("4w8/8", 300);
}

#[test]
fn eight_registers_and_four_predicates_agree_with_the_interpreter() {
    agree("4w8/4", 300);
}

#[test]
fn sixteen_registers_agree_with_the_interpreter() {
    agree("4w16/16", 200);
}

#[test]
fn words_of_eight_bytes_agree_with_the_interpreter() {
    agree("8w32/32", 200);
}

#[test]
fn the_other_encoding_agrees_with_the_interpreter() {
    agree("4b8/8", 200);
}

#[test]
fn short_immediates_agree_with_the_interpreter() {
    agree("4w64/64", 100);
    agree("4w128/16", 60);
    agree("4b256/256", 100);
}

/// Rules: I12.6, I12.8, I12.9, I12.11, I12.12, I12.13, I12.14, I12.18.
#[test]
fn the_extension_agrees_with_the_interpreter() {
    for (arch, cases) in
        [("4w8/8", 300), ("4w16/16", 200), ("8w32/32", 200), ("4b8/8", 100), ("4w32/16", 100), ("8w64/64", 100)]
    {
        let target = target(arch).with_extension(true).unwrap();
        agree_on(&target, cases);
    }
}
