//! Random functions over integers of all widths do the same before and after they have been lowered, for words of 4 and
//! 8 bytes: their results, and each byte of memory.
//!
//! A failure prints its seed and the function. In full there are fifty times as many.

#[macro_use]
#[path = "../../testbenches/tests/common/extent.rs"]
mod extent;

mod building;
mod random_module;

use compiler::interpret::{Interpreter, Limits, Rules, Stop};
use compiler::ir::{link, read, verify, Form, Module};
use compiler::library;
use compiler::lower::{lower, InstructionSet};

use extent::Extent;
use random_module::{Random, MEMORY};

/// The module with the library's routines of integers.
fn with_routines(module: Module) -> Module {
    let text = library::kept().text("long", module.layout.pointer_bytes).unwrap();
    link(vec![module, read("long", text).unwrap()]).unwrap()
}

/// The results' bits as one number, and what lies in the memory that the function works on.
fn run(module: &Module, rules: Rules, arguments: &[u128]) -> Result<(Vec<u128>, Vec<u8>), Stop> {
    let limits = Limits { memory_bytes: 1 << 16, steps: 100_000 };
    let mut interpreter = Interpreter::new(module, rules, limits)?;
    interpreter.strict = true;
    let results = interpreter.call("f", arguments)?;
    let from = MEMORY as usize;
    let memory = interpreter.memory.bytes[from..from + 4096].to_vec();
    Ok((results, memory))
}

fn check(seed: u64, word_bytes: u32, instructions: InstructionSet) -> bool {
    let Random { module, arguments, result_bits } = Random::new(seed, word_bytes);
    if let Err(error) = verify(&module, Form::Read) {
        panic!("seed {seed}: the test's own module: {error}\n{module}");
    }
    let lowered = match lower(with_routines(module.clone()), instructions) {
        Ok(lowered) => lowered,
        Err(error) => panic!("seed {seed}, words of {word_bytes}: {error}\n{module}"),
    };
    if let Err(error) = verify(&lowered, Form::Lowered) {
        panic!("seed {seed}, words of {word_bytes}: {error}\n{module}\n{lowered}");
    }
    let mut ran = false;
    for arguments in arguments {
        let values: Vec<u128> = arguments.iter().map(|(_, value)| *value).collect();
        let expected = match run(&module, Rules::Llvm, &values) {
            Ok(expected) => expected,
            Err(Stop::Fault(why)) if why.starts_with("division") || why.contains("promise") => continue,
            Err(other) => panic!("seed {seed}: {other:?}\n{module}"),
        };
        let word_bits = word_bytes * 8;
        let mut words = Vec::new();
        for (bits, value) in &arguments {
            for index in 0..bits.div_ceil(word_bits) {
                words.push(value >> (index * word_bits) & ((1 << word_bits) - 1));
            }
        }
        let actual = run(&lowered, Rules::Harp, &words).map(|(words, memory)| {
            let words = words.iter().rev();
            let whole = words.fold(0, |sum, word| sum << word_bits | word);
            (vec![whole], memory)
        });
        ran = true;
        if actual.as_ref() != Ok(&expected) {
            let differs =
                actual.as_ref().ok().and_then(|(_, memory)| memory.iter().zip(&expected.1).position(|(a, b)| a != b));
            panic!(
                "seed {seed}, words of {word_bytes}, {instructions:?}, arguments {arguments:x?}: {:x?} instead of {:x?} \
                 ({result_bits} bits), memory differs at {differs:x?}\n{module}\n{lowered}",
                actual.map(|a| a.0),
                expected.0
            );
        }
    }
    ran
}

extents! {
    "10 minutes: 20,000 random functions":

    test random_functions_do_the_same(extent) {
        many(extent, InstructionSet::BASIC);
    }

    /// Rules: I12.6, I12.8, I12.9, I12.11, I12.12.
    test random_functions_do_the_same_with_the_extension(extent) {
        many(extent, InstructionSet::EXTENDED);
    }
}

fn many(extent: Extent, instructions: InstructionSet) {
    let cases = if extent.is_full() { 20_000 } else { 400 };
    let mut ran = 0;
    for seed in 0..cases {
        ran += u64::from(check(seed, 4, instructions)) + u64::from(check(seed, 8, instructions));
    }
    assert!(ran > cases, "only {ran} of {} functions ran to their end", 2 * cases);
}
