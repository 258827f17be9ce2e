//! Atomic operations of all widths on the lowered form, with the routines of the library: what they give and what they
//! leave in memory, beside the object, too. Rules: I12.14.

use compiler::interpret::{Interpreter, Limits, Rules};
use compiler::ir::{link_lowered, read, verify, Form, Module};
use compiler::library;
use compiler::lower::{lower, InstructionSet};

/// By LLVM's words; of numbers of so many bits, `signed` gives the signed ones.
fn updated(operator: &str, bits: u32, old: u64, value: u64) -> u64 {
    let signed = |a: u64| (a << (64 - bits)).cast_signed() >> (64 - bits);
    let new = match operator {
        "xchg" => value,
        "add" => old.wrapping_add(value),
        "sub" => old.wrapping_sub(value),
        "and" => old & value,
        "nand" => !(old & value),
        "or" => old | value,
        "xor" => old ^ value,
        "max" => signed(old).max(signed(value)).cast_unsigned(),
        "min" => signed(old).min(signed(value)).cast_unsigned(),
        "umax" => old.max(value),
        "umin" => old.min(value),
        other => panic!("{other}"),
    };
    new & u64::MAX >> (64 - bits)
}

const OPERATORS: [&str; 11] = ["xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin"];

fn header(word_bytes: u32) -> String {
    let bits = word_bytes * 8;
    format!(
        "target datalayout = \"e-m:e-p:{bits}:{bits}-i64:64-n32:64-S128\"\n\
         target triple = \"wasm{bits}-unknown-unknown\"\n"
    )
}

/// Lowered, with the routines.
fn whole(word_bytes: u32, text: &str) -> Module {
    let routines = library::kept().text("atomic", word_bytes).unwrap();
    let lowered = |text: &str| lower(read("test.ll", text).unwrap(), InstructionSet::EXTENDED);
    let both = vec![lowered(text).unwrap(), lowered(routines).unwrap()];
    let whole = link_lowered(both).unwrap();
    verify(&whole, Form::Lowered).unwrap();
    whole
}

fn interpreter(module: &Module) -> Interpreter<'_> {
    let limits = Limits { memory_bytes: 1 << 16, steps: 1_000_000 };
    Interpreter::new(module, Rules::Harp, limits).unwrap()
}

/// Numbers around which signs and carries change.
fn numbers(bits: u32) -> Vec<u64> {
    let all = u64::MAX >> (64 - bits);
    vec![0, 1, 5, all >> 1, (all >> 1) + 1, all - 1, all]
}

const WORD_BYTES_AND_BITS: [(u32, u32); 7] = [(4, 8), (4, 16), (4, 32), (8, 8), (8, 16), (8, 32), (8, 64)];

/// Every place in two words, with ones around it.
fn places(word_bytes: u32, bits: u32) -> impl Iterator<Item = u64> {
    (0..u64::from(2 * word_bytes)).step_by(bits as usize / 8)
}

/// Puts ones everywhere and the old number in its place; gives all of it.
fn prepare(interpreter: &mut Interpreter<'_>, at: u64, bits: u32, old: u64) -> u128 {
    let start = interpreter.address("data").unwrap();
    interpreter.memory.store(start, 16, u128::MAX).unwrap();
    let place = start + at;
    let stored = interpreter.memory.store(place, bits / 8, old.into());
    stored.unwrap();
    interpreter.memory.load(start, 16).unwrap()
}

/// What lies in memory when a number has been put in its place.
fn with(memory: u128, at: u64, bits: u32, new: u64) -> u128 {
    let mask = u128::from(u64::MAX >> (64 - bits)) << (8 * at);
    memory & !mask | u128::from(new) << (8 * at)
}

#[test]
fn updates_give_the_old_value_and_leave_the_new_one() {
    for (word_bytes, bits) in WORD_BYTES_AND_BITS {
        for operator in OPERATORS {
            let text = format!(
                "{}@data = global [16 x i8] zeroinitializer, align 8\n\
                 define i{bits} @f(ptr %at, i{bits} %value) {{\n\
                 \x20 %old = atomicrmw {operator} ptr %at, i{bits} %value seq_cst, align {}\n\
                 \x20 ret i{bits} %old\n}}\n",
                header(word_bytes),
                bits / 8,
            );
            let module = whole(word_bytes, &text);
            let mut interpreter = interpreter(&module);
            let start = interpreter.address("data").unwrap();
            for at in places(word_bytes, bits) {
                for old in numbers(bits) {
                    for value in numbers(bits) {
                        let before = prepare(&mut interpreter, at, bits, old);
                        let arguments = [u128::from(start + at), value.into()];
                        let found = interpreter.call("f", &arguments).unwrap();
                        let what = format!("{operator} of i{bits} at {at}: {old:x}, {value:x}");
                        assert_eq!(found, [u128::from(old)], "{what}");
                        let new = updated(operator, bits, old, value);
                        let after = interpreter.memory.load(start, 16).unwrap();
                        assert_eq!(after, with(before, at, bits, new), "{what}");
                    }
                }
            }
        }
    }
}

#[test]
fn compare_and_exchange_does_nothing_when_it_finds_something_else() {
    for (word_bytes, bits) in WORD_BYTES_AND_BITS {
        let text = format!(
            "{}@data = global [16 x i8] zeroinitializer, align 8\n\
             define i{bits} @f(ptr %at, i{bits} %expected, i{bits} %value) {{\n\
             \x20 %pair = cmpxchg ptr %at, i{bits} %expected, i{bits} %value seq_cst seq_cst, align {}\n\
             \x20 %old = extractvalue {{ i{bits}, i1 }} %pair, 0\n\
             \x20 %same = extractvalue {{ i{bits}, i1 }} %pair, 1\n\
             \x20 %shown = select i1 %same, i{bits} 77, i{bits} %old\n\
             \x20 ret i{bits} %shown\n}}\n",
            header(word_bytes),
            bits / 8,
        );
        let module = whole(word_bytes, &text);
        let mut interpreter = interpreter(&module);
        let start = interpreter.address("data").unwrap();
        for at in places(word_bytes, bits) {
            for old in numbers(bits) {
                for expected in numbers(bits) {
                    let before = prepare(&mut interpreter, at, bits, old);
                    let arguments = [u128::from(start + at), expected.into(), 3];
                    let found = interpreter.call("f", &arguments).unwrap();
                    let (shown, new) = if old == expected { (77, 3) } else { (old, old) };
                    let what = format!("i{bits} at {at}: {old:x}, {expected:x}");
                    assert_eq!(found, [u128::from(shown)], "{what}");
                    let after = interpreter.memory.load(start, 16).unwrap();
                    assert_eq!(after, with(before, at, bits, new), "{what}");
                }
            }
        }
    }
}

#[test]
fn what_no_core_does_is_refused_with_a_remedy() {
    let refused = |line: &str, instructions| {
        let text = format!("{}define void @f(ptr %p) {{\n  {line}\n  ret void\n}}\n", header(4));
        lower(read("test.ll", &text).unwrap(), instructions).unwrap_err().to_string()
    };
    let add = "%a = atomicrmw add ptr %p, i32 1 seq_cst, align 4";
    let words = refused(add, InstructionSet::BASIC);
    assert!(words.contains("an atomic add"), "{words}");
    assert!(words.contains("extension = true"), "{words}");
    for (line, what) in [
        ("%a = atomicrmw add ptr %p, i64 1 seq_cst, align 8", "an atomic add of 64 bits"),
        ("%a = cmpxchg ptr %p, i64 1, i64 2 seq_cst seq_cst, align 8", "an atomic exchange of 64 bits"),
        ("%a = atomicrmw fadd ptr %p, float 1.0 seq_cst, align 4", "an atomic fadd"),
    ] {
        let words = refused(line, InstructionSet::EXTENDED);
        assert!(words.contains(what), "{words}");
        assert!(words.contains("a lock of harp.h"), "{words}");
    }
}
