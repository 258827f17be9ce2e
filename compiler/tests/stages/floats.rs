//! Floats of both widths, on cores with words of 4 bytes and of 8: what lowered code computes, with the routines of the
//! library as lowered code does them, is what the host computes.

use std::sync::OnceLock;

use crate::building::{function, module, Growing};
use compiler::interpret::{Interpreter, Limits, Rules};
use compiler::ir::{
    link, link_lowered, read, BinaryOperator, Callee, Conversion, FloatCondition, Module, Operand, Operation,
    Parameter, Type,
};
use compiler::library;
use compiler::lower::{lower, InstructionSet};

const INSTRUCTION_SETS: [InstructionSet; 2] = [InstructionSet::BASIC, InstructionSet::EXTENDED];

/// The routines, lowered.
fn routines(word_bytes: u32, instructions: InstructionSet) -> Module {
    static KEPT: [OnceLock<Module>; 4] = [const { OnceLock::new() }; 4];
    let (size, set) = (2 * usize::from(word_bytes == 8), usize::from(instructions == InstructionSet::EXTENDED));
    let all = KEPT[size + set].get_or_init(|| {
        let modules =
            ["double", "long"].map(|unit| read(unit, library::kept().text(unit, word_bytes).unwrap()).unwrap());
        lower(link(modules.to_vec()).unwrap(), instructions).unwrap()
    });
    all.clone()
}

fn lowered(module: &Module, instructions: InstructionSet) -> Module {
    let word_bytes = module.layout.pointer_bytes;
    let lowered = lower(module.clone(), instructions).unwrap();
    link_lowered(vec![lowered, routines(word_bytes, instructions)]).unwrap()
}

/// Bits of floats where something is about to change, and some between.
fn interesting(kind: &Type, random: &mut fastrand::Rng) -> Vec<u128> {
    let mut all: Vec<u128> = Vec::new();
    if *kind == Type::Float {
        for bits in [
            0,
            1,
            2,
            0x7f_ffff,
            0x80_0000,
            0x80_0001,
            0x3f80_0000,
            0x3f80_0001,
            0x4b00_0000,
            0x4b80_0000,
            0x7f7f_ffff,
            0x7f80_0000,
            0x7fc0_0000,
            0x4f00_0000,
            0x4eff_ffff,
            0x5f00_0000,
            0x42f6_e979_u32,
        ] {
            all.push(u128::from(bits));
            if bits != 0x7fc0_0000 {
                all.push(u128::from(bits | 1 << 31));
            }
        }
        // Near each other, so that much is cancelled, and anything.
        let near = random.u32(0x3f00_0000..0x4100_0000);
        all.extend((0..4).map(|_| u128::from(near + random.u32(0..8))));
        all.extend((0..8).map(|_| u128::from(random.u32(0..0xff00_0000) & 0xff7f_ffff)));
    } else {
        for bits in [
            0,
            1,
            2,
            0xf_ffff_ffff_ffff,
            0x10_0000_0000_0000,
            0x3ff0_0000_0000_0000,
            0x3ff0_0000_0000_0001,
            0x7fef_ffff_ffff_ffff,
            0x7ff0_0000_0000_0000,
            0x7ff8_0000_0000_0000,
            0x43e0_0000_0000_0000,
            0x41e0_0000_0000_0000,
            0x36a0_0000_0000_0000,
            0x3690_0000_0000_0000,
            0x3690_0000_0000_0001,
            0x380f_ffff_ffff_ffff,
            0x47ef_ffff_f000_0000,
            0x47ef_ffff_efff_ffff,
            0x3ff0_0000_1000_0000,
            0x3ff0_0000_3000_0000_u64,
        ] {
            all.push(u128::from(bits));
            if bits != 0x7ff8_0000_0000_0000 {
                all.push(u128::from(bits | 1 << 63));
            }
        }
        let near = random.u64(0x3fe0 << 48..0x4010 << 48);
        all.extend((0..4).map(|_| u128::from(near + random.u64(0..8))));
        all.extend((0..8).map(|_| u128::from(random.u64(..) & !(1 << 62 | 1 << 52))));
        all.extend((0..8).map(|_| u128::from(random.u64(0x3600 << 48..0x4800 << 48))));
    }
    all
}

fn bits_of(module: &Module, kind: &Type) -> u32 {
    match kind {
        Type::Integer(bits) => *bits,
        Type::Float => 32,
        Type::Double => 64,
        _ => module.layout.pointer_bytes * 8,
    }
}

/// Runs `f` of the module as it is and lowered, without and with the extension, on all pairs of the inputs.
fn compare(what: &str, module: &Module, inputs: &[Vec<u128>], skip: impl Fn(&[u128]) -> bool) -> usize {
    let compared = INSTRUCTION_SETS.map(|instructions| compare_lowered(what, module, instructions, inputs, &skip));
    compared[0]
}

fn compare_lowered(
    what: &str,
    module: &Module,
    instructions: InstructionSet,
    inputs: &[Vec<u128>],
    skip: impl Fn(&[u128]) -> bool,
) -> usize {
    let lowered = lowered(module, instructions);
    let limits = Limits { memory_bytes: 1 << 16, steps: u64::MAX };
    let mut before = Interpreter::new(module, Rules::Llvm, limits).unwrap();
    let mut after = Interpreter::new(&lowered, Rules::Harp, limits).unwrap();
    let kinds: Vec<Type> = module.function("f").unwrap().parameters.iter().map(|a| a.kind.clone()).collect();
    let word = module.layout.pointer_bytes * 8;
    let none = vec![0];
    let mut compared = 0;
    for a in &inputs[0] {
        for b in inputs.get(1).unwrap_or(&none) {
            let arguments = &[*a, *b][..kinds.len()];
            if skip(arguments) {
                continue;
            }
            let mut words = Vec::new();
            for (value, kind) in arguments.iter().zip(&kinds) {
                for index in 0..bits_of(module, kind).div_ceil(word) {
                    words.push(value >> (index * word) & ((1 << word) - 1));
                }
            }
            let expected = before.call("f", arguments).unwrap();
            let result = after.call("f", &words).unwrap();
            let result = result.iter().rev().fold(0, |sum, part| sum << word | part);
            assert_eq!(
                result, expected[0],
                "{what}, {instructions:?}, with words of {word} bits: {arguments:x?} gives {result:x} instead of {:x}",
                expected[0]
            );
            compared += 1;
        }
    }
    compared
}

/// A function of floats with one operation.
fn of(word_bytes: u32, kinds: &[Type], result: &Type, operation: impl Fn(Vec<Operand>) -> Operation) -> Module {
    let (mut growing, values) = Growing::new(kinds);
    let operands = values.into_iter().map(Operand::from).collect();
    let value = growing.value(result.clone(), operation(operands));
    let body = growing.returning(vec![value]);
    module(word_bytes, vec![function("f", kinds, result.clone(), Some(body))])
}

fn each(test: impl Fn(u32, &Type, &[Vec<u128>])) {
    for word_bytes in [4, 8] {
        for kind in [Type::Float, Type::Double] {
            let mut random = fastrand::Rng::with_seed(7);
            let inputs = interesting(&kind, &mut random);
            test(word_bytes, &kind, &[inputs.clone(), inputs]);
        }
    }
}

#[test]
fn arithmetic() {
    each(|word_bytes, kind, inputs| {
        for operator in [
            BinaryOperator::FloatAdd,
            BinaryOperator::FloatSubtract,
            BinaryOperator::FloatMultiply,
            BinaryOperator::FloatDivide,
        ] {
            let module = of(word_bytes, &[kind.clone(), kind.clone()], kind, |a| {
                Operation::Binary(operator, a[0].clone(), a[1].clone())
            });
            let what = format!("{operator:?} of {kind}");
            assert!(compare(&what, &module, inputs, |_| false) > 1000);
        }
    });
}

#[test]
fn comparisons() {
    each(|word_bytes, kind, inputs| {
        for condition in FloatCondition::all() {
            let module = of(word_bytes, &[kind.clone(), kind.clone()], &Type::Integer(1), |a| {
                Operation::CompareFloat(condition, a[0].clone(), a[1].clone())
            });
            let what = format!("{condition:?} of {kind}");
            assert!(compare(&what, &module, inputs, |_| false) > 1000);
        }
    });
}

/// With a constant on either side.
#[test]
fn comparisons_with_constants() {
    each(|word_bytes, kind, inputs| {
        for constant in &inputs[0][..26] {
            let constant = match kind {
                Type::Float => compiler::ir::Constant::Float(*constant as u32),
                _ => compiler::ir::Constant::Double(*constant as u64),
            };
            for condition in FloatCondition::all() {
                for turned in [false, true] {
                    let constant = Operand::Constant(constant.clone());
                    let module = of(word_bytes, std::slice::from_ref(kind), &Type::Integer(1), |a| {
                        let (a, b) = (a[0].clone(), constant.clone());
                        let (a, b) = if turned { (b, a) } else { (a, b) };
                        Operation::CompareFloat(condition, a, b)
                    });
                    let what = format!("{condition:?} of {kind} and {constant:?}, turned {turned}");
                    compare(&what, &module, &inputs[..1], |_| false);
                }
            }
        }
    });
}

#[test]
fn conversions_of_integers() {
    for word_bytes in [4, 8] {
        for bits in [1, 8, 16, 32, 48, 64] {
            let all = u128::MAX >> (128 - bits);
            let mut random = fastrand::Rng::with_seed(3);
            let mut integers: Vec<u128> = vec![0, 1, all, all >> 1, (all >> 1) + 1];
            for _ in 0..300 {
                let value = random.u128(..) >> random.u32(0..128);
                integers.extend([value & all, value.wrapping_neg() & all]);
            }
            for shift in 24..bits.min(63) {
                let near = 1_u128 << shift;
                integers.extend((0..6).map(|more| (near + more * (near >> 24)) & all));
                integers.extend((0..6).map(|more| (near + (near >> 24) + more - 3) & all));
            }
            for kind in [Type::Float, Type::Double] {
                for conversion in [Conversion::SignedToFloat, Conversion::UnsignedToFloat] {
                    let module =
                        of(word_bytes, &[Type::Integer(bits)], &kind, |a| Operation::Convert(conversion, a[0].clone()));
                    let what = format!("{conversion:?} of i{bits} to {kind}");
                    compare(&what, &module, &[integers.clone()], |_| false);
                }
            }
        }
    }
}

#[test]
fn conversions_to_integers() {
    each(|word_bytes, kind, inputs| {
        let mut inputs = inputs[0].clone();
        let mut random = fastrand::Rng::with_seed(5);
        for _ in 0..300 {
            let value = random.i64(..) >> random.u32(0..64);
            let value = value as f64 + random.f64();
            inputs.push(if *kind == Type::Float {
                u128::from((value as f32).to_bits())
            } else {
                u128::from(value.to_bits())
            });
        }
        for bits in [8_u32, 16, 32, 40, 64] {
            for signed in [false, true] {
                let conversion = if signed { Conversion::FloatToSigned } else { Conversion::FloatToUnsigned };
                let module = of(word_bytes, std::slice::from_ref(kind), &Type::Integer(bits), |a| {
                    Operation::Convert(conversion, a[0].clone())
                });
                let what = format!("{conversion:?} of {kind} to i{bits}");
                let unknown = |a: &[u128]| {
                    let value = if *kind == Type::Float {
                        f64::from(f32::from_bits(a[0] as u32))
                    } else {
                        f64::from_bits(a[0] as u64)
                    };
                    let value = value.trunc();
                    let (least, end) = if signed {
                        (-(2_f64.powi(bits as i32 - 1)), 2_f64.powi(bits as i32 - 1))
                    } else {
                        (0.0, 2_f64.powi(bits as i32))
                    };
                    !(value >= least && value < end)
                };
                assert!(compare(&what, &module, &[inputs.clone()], unknown) > 20);
            }
        }
    });
}

#[test]
fn other_formats_and_signs() {
    each(|word_bytes, kind, inputs| {
        let (other, conversion) = if *kind == Type::Float {
            (Type::Double, Conversion::FloatExtend)
        } else {
            (Type::Float, Conversion::FloatTruncate)
        };
        let module =
            of(word_bytes, std::slice::from_ref(kind), &other, |a| Operation::Convert(conversion, a[0].clone()));
        compare(&format!("{conversion:?}"), &module, &inputs[..1], |_| false);
        let module = of(word_bytes, std::slice::from_ref(kind), kind, |a| Operation::FloatNegate(a[0].clone()));
        compare(&format!("fneg of {kind}"), &module, &inputs[..1], |_| false);
        let suffix = if *kind == Type::Float { "f32" } else { "f64" };
        for (name, count) in [("fabs", 1), ("copysign", 2), ("minnum", 2), ("maxnum", 2)] {
            let kinds = vec![kind.clone(); count];
            let module = of(word_bytes, &kinds, kind, |arguments| Operation::Call {
                callee: Callee::Direct(format!("llvm.{name}.{suffix}").into()),
                parameters: kinds.iter().cloned().map(Parameter::plain).collect(),
                arguments,
                variadic: false,
            });
            // Either of the two zeros is the lesser.
            let zeros = |a: &[u128]| {
                let magnitude = |a: u128| a << (128 - bits_of(&module, kind) + 1);
                count == 2 && name != "copysign" && a.iter().all(|a| magnitude(*a) == 0)
            };
            compare(&format!("{name} of {kind}"), &module, &inputs[..count], zeros);
        }
    });
}
