//! The interpreter, on functions built by hand: calls, memory by both rules, guards, faults, limits.

use crate::building::{function, load, module, store, Growing};
use compiler::interpret::{Interpreter, Limits, Rules, Stop};
use compiler::ir::{
    BinaryOperator, Body, Callee, Condition, Edge, Guard, Instruction, Module, Operand, Operation, Terminator, Type,
    TRUTH,
};

const INT: Type = Type::Integer(32);

fn run(module: &Module, rules: Rules, arguments: &[u128]) -> Result<Vec<u128>, Stop> {
    let limits = Limits { memory_bytes: 1 << 16, steps: 10_000 };
    Interpreter::new(module, rules, limits)?.call("f", arguments)
}

fn int(value: i32) -> u128 {
    u128::from(value.cast_unsigned())
}

/// f(n) = n = 0 ? 1 : n * f(n - 1).
fn factorial() -> Body {
    let (mut growing, values) = Growing::new(&[INT]);
    let n = Operand::from(values[0]);
    let is_zero = growing.value(TRUTH, Operation::Compare(Condition::Equal, n.clone(), Operand::integer(32, 0)));
    let mut body = growing.returning(Vec::new());
    let (more, last) = (body.block(), body.block());
    let entry = body.entry();
    body.blocks[entry].end = Terminator::branch(is_zero, Edge::to(last), Edge::to(more));
    let values = [body.value(INT), body.value(INT), body.value(INT)];
    let one = Operand::integer(32, 1);
    let call = Operation::call(Callee::Direct("f".into()), vec![values[0].into()]);
    let operations = [
        Operation::Binary(BinaryOperator::Subtract, n.clone(), one.clone()),
        call,
        Operation::Binary(BinaryOperator::Multiply, n, values[1].into()),
    ];
    for (value, operation) in values.iter().zip(operations) {
        let instruction = Instruction::new(vec![*value], operation, None);
        body.blocks[more].instructions.push(instruction);
    }
    body.blocks[more].end = Terminator::Return(vec![values[2].into()]);
    body.blocks[last].end = Terminator::Return(vec![one]);
    body
}

#[test]
fn calls_and_steps() {
    let module = module(4, vec![function("f", &[INT], INT, Some(factorial()))]);
    assert_eq!(run(&module, Rules::Llvm, &[10]), Ok(vec![3_628_800]));
    assert_eq!(run(&module, Rules::Llvm, &[13]), Ok(vec![1_932_053_504]));
    assert_eq!(run(&module, Rules::Llvm, &[5_000]), Err(Stop::Steps));
}

/// A word at a misaligned address: four bytes by LLVM's rules, those to the word's end by HARP's.
///
/// Rules: I5.23.
#[test]
fn misaligned_accesses() {
    let (mut growing, values) = Growing::new(&[INT]);
    for (value, offset) in
        [(Operand::from(values[0]), 0), (values[0].into(), 4), (Operand::integer(32, 0xaabb_ccdd), 3)]
    {
        growing.effect(store(value, Operand::integer(32, 0x100), offset, 1));
    }
    let loaded = growing.value(INT, load(Operand::integer(32, 0x104), -2, 1));
    let body = growing.returning(vec![loaded]);
    let module = module(4, vec![function("f", &[INT], INT, Some(body))]);
    let run = |rules| run(&module, rules, &[0x4433_2211]);
    assert_eq!(run(Rules::Llvm), Ok(vec![0xbbcc_dd33]));
    assert_eq!(run(Rules::Harp), Ok(vec![0x0000_dd33]));
}

/// An instruction whose guard is false gives what it has otherwise.
#[test]
fn guards() {
    let (mut growing, values) = Growing::new(&[TRUTH, INT]);
    let sum = growing.body.value(INT);
    let add = Operation::Binary(BinaryOperator::Add, values[1].into(), Operand::integer(32, 1));
    let mut instruction = Instruction::new(vec![sum], add, None);
    instruction.guard = Some(Guard { condition: values[0].into(), otherwise: Some(Operand::integer(32, 77)) });
    growing.push(instruction);
    let body = growing.returning(vec![sum.into()]);
    let module = module(4, vec![function("f", &[TRUTH, INT], INT, Some(body))]);
    assert_eq!(run(&module, Rules::Harp, &[1, int(-1)]), Ok(vec![0]));
    assert_eq!(run(&module, Rules::Harp, &[0, 5]), Ok(vec![77]));
}

#[test]
fn faults() {
    let (mut growing, values) = Growing::new(&[INT, INT]);
    let operation = Operation::Binary(BinaryOperator::DivideSigned, values[0].into(), values[1].into());
    let quotient = growing.value(INT, operation);
    let body = growing.returning(vec![quotient]);
    let module = module(4, vec![function("f", &[INT, INT], INT, Some(body))]);
    let run = |a, b| run(&module, Rules::Llvm, &[int(a), int(b)]);
    assert_eq!(run(-7, 2), Ok(vec![int(-3)]));
    assert!(matches!(run(1, 0), Err(Stop::Fault(_))));
    let mut interpreter = Interpreter::new(&module, Rules::Llvm, Limits::default()).unwrap();
    assert!(matches!(interpreter.call("g", &[]), Err(Stop::Fault(_))));
}
