//! What has been computed on every way here is not computed again.

use std::collections::HashMap;

use typed_index_collections::TiVec;

use super::{is_pure, replace};
use crate::analysis::{Dominance, Flow};
use crate::ir::{BinaryOperator, BlockId, Body, Constant, Operand, Operation, Symbol, Test, Value};

/// An operand, to be looked up.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Atom {
    Value(Value),
    Integer(u32, u128),
    Address(Symbol, i64),
    /// Never the same as another.
    Other,
}

/// An operation, to be looked up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Key {
    Binary(BinaryOperator, Atom, Atom),
    /// With the number of calls before it: to keep a truth value over a call takes longer than to test again.
    Test(Test, Atom, u32),
    Select(Atom, Atom, Atom),
    Float(u8, Atom),
    Slot(u32),
    Hardware(u32),
}

/// Shares what is computed more than once.
pub(super) fn share(body: &mut Body) {
    let flow = Flow::of(body);
    let dominance = Dominance::of(&flow);
    let mut by: TiVec<Value, Option<Operand>> = body.values.iter().map(|_| None).collect();
    let mut known: HashMap<Key, Vec<(BlockId, Value)>> = HashMap::new();
    let mut calls = 0;
    for &id in &flow.order {
        let block = &mut body.blocks[id];
        calls += 1;
        for instruction in &mut block.instructions {
            for operand in instruction.operands_mut() {
                if let Operand::Value(value) = operand {
                    if let Some(other) = &by[*value] {
                        *operand = other.clone();
                    }
                }
            }
            calls += u32::from(matches!(instruction.operation, Operation::Call { .. }));
            let [result] = instruction.results[..] else {
                continue;
            };
            if instruction.guard.is_some() || !is_pure(&instruction.operation) {
                continue;
            }
            if let Some(same) = same_as(&instruction.operation) {
                by[result] = Some(same);
                continue;
            }
            let Some(key) = key(&instruction.operation, calls) else {
                continue;
            };
            let found = known.entry(key).or_default();
            match found
                .iter()
                .find(|(home, _)| dominance.dominates(*home, id))
            {
                Some((_, value)) => by[result] = Some((*value).into()),
                None => found.push((id, result)),
            }
        }
    }
    replace(body, &by);
}

/// The operand that an operation gives back as it is.
fn same_as(operation: &Operation) -> Option<Operand> {
    match operation {
        Operation::Binary(operator, a, b) => {
            use BinaryOperator::{
                Add, DivideUnsigned, Multiply, Or, ShiftLeft, ShiftRightLogical, Subtract, Xor,
            };
            let neutral = match operator {
                Add | Subtract | Or | Xor | ShiftLeft | ShiftRightLogical => 0,
                Multiply | DivideUnsigned => 1,
                _ => return None,
            };
            // A constant that stands so has been put where it is on purpose (`hoist`).
            (b.number() == Some(neutral) && a.value().is_some()).then(|| a.clone())
        }
        Operation::Select(_, a, b) if a == b => Some(a.clone()),
        _ => None,
    }
}

fn atom(operand: &Operand) -> Atom {
    match operand {
        Operand::Value(value) => Atom::Value(*value),
        Operand::Constant(Constant::Integer { bits, value }) => Atom::Integer(*bits, *value),
        Operand::Constant(Constant::Address { symbol, addend }) => {
            Atom::Address(symbol.clone(), *addend)
        }
        Operand::Constant(_) => Atom::Other,
    }
}

fn key(operation: &Operation, calls: u32) -> Option<Key> {
    use BinaryOperator::{Add, And, Multiply, Or, Xor};
    let key = match operation {
        Operation::Binary(operator, a, b) => {
            let (mut a, mut b) = (atom(a), atom(b));
            if matches!(operator, Add | And | Multiply | Or | Xor) && b < a {
                std::mem::swap(&mut a, &mut b);
            }
            Key::Binary(*operator, a, b)
        }
        Operation::Test(test, a) => Key::Test(*test, atom(a), calls),
        Operation::Select(condition, a, b) => Key::Select(atom(condition), atom(a), atom(b)),
        Operation::FloatNegate(a) => Key::Float(0, atom(a)),
        Operation::ToFloat(a) => Key::Float(1, atom(a)),
        Operation::FromFloat(a) => Key::Float(2, atom(a)),
        Operation::SlotAddress(slot) => Key::Slot(slot.0),
        Operation::HardwareId(number) => Key::Hardware(*number),
        _ => return None,
    };
    let other = |atom: &Atom| *atom == Atom::Other;
    let unknown = match &key {
        Key::Binary(_, a, b) => other(a) || other(b),
        Key::Test(_, a, _) | Key::Float(_, a) => other(a),
        Key::Select(condition, a, b) => other(condition) || other(a) || other(b),
        Key::Slot(_) | Key::Hardware(_) => false,
    };
    (!unknown).then_some(key)
}
