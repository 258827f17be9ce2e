//! Addresses: sums with constants go into the offset of loads and stores, variables of the frame into the stack pointer's.

use isa::{Opcode, OperandClass};
use regalloc2::VReg;

use super::plan::Plan;
use super::{FramePlace, Kind, Refusal, Selector};
use crate::ir::{BinaryOperator, Constant, Operand, Operation, SlotId, Symbol};

/// What an offset counts from.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Base {
    /// A value or a constant.
    Operand(Operand),
    /// A variable of the frame.
    Slot(SlotId),
}

/// Offsets beyond this are not collected.
const OFFSET_MAX: i64 = 1 << 40;

/// What an address and an offset come to.
pub(super) fn address(plan: &Plan, operand: &Operand, offset: i64) -> (Base, i64) {
    let mut operand = operand.clone();
    let mut offset = offset;
    loop {
        let Operand::Value(value) = operand else {
            return (Base::Operand(operand), offset);
        };
        let step = match plan.unguarded(value) {
            Some(Operation::SlotAddress(slot)) => return (Base::Slot(*slot), offset),
            Some(Operation::Binary(BinaryOperator::Add, a, b)) => match (word(a), word(b)) {
                (_, Some(number)) => Some((a, number)),
                (Some(number), None) => Some((b, number)),
                (None, None) => None,
            },
            Some(Operation::Binary(BinaryOperator::Subtract, a, b)) => {
                word(b).map(|number| (a, -number))
            }
            _ => None,
        };
        match step {
            // An address that has been put into a register stays there.
            Some((Operand::Constant(_), _)) => return (Base::Operand(operand), offset),
            Some((next, number)) if number.abs() < OFFSET_MAX && offset.abs() < OFFSET_MAX => {
                operand = next.clone();
                offset += number;
            }
            _ => return (Base::Operand(operand), offset),
        }
    }
}

/// A constant word, signed.
fn word(operand: &Operand) -> Option<i64> {
    match operand {
        Operand::Constant(Constant::Integer { bits, value }) if (2..=64).contains(bits) => {
            Some(((*value as u64) << (64 - bits)) as i64 >> (64 - bits))
        }
        _ => None,
    }
}

impl Selector<'_> {
    /// `ld`: `result` gets what lies there.
    pub(super) fn load(
        &mut self,
        result: VReg,
        operand: &Operand,
        offset: i64,
        otherwise: Option<VReg>,
    ) -> Result<(), Refusal> {
        match address(&self.plan, operand, offset) {
            (Base::Slot(slot), offset) => {
                let kind = frame(Opcode::Ld, slot, offset);
                self.push_result(kind, result, &[], otherwise);
            }
            (Base::Operand(base), offset) => {
                let (base, offset) = self.base(&base, offset)?;
                let kind = Kind::Plain {
                    opcode: Opcode::Ld,
                    immediate: Some(offset),
                };
                self.push_result(kind, result, &[base], otherwise);
            }
        }
        Ok(())
    }

    /// `st`: puts the value there.
    pub(super) fn store(
        &mut self,
        value: &Operand,
        operand: &Operand,
        offset: i64,
    ) -> Result<(), Refusal> {
        let value = self.operand(value)?;
        match address(&self.plan, operand, offset) {
            (Base::Slot(slot), offset) => {
                self.push_effect(frame(Opcode::St, slot, offset), &[value]);
            }
            (Base::Operand(base), offset) => {
                let (base, offset) = self.base(&base, offset)?;
                let kind = Kind::Plain {
                    opcode: Opcode::St,
                    immediate: Some(offset),
                };
                self.push_effect(kind, &[value, base]);
            }
        }
        Ok(())
    }

    /// The register of an address, and an offset that fits.
    fn base(&mut self, base: &Operand, offset: i64) -> Result<(VReg, i64), Refusal> {
        match base {
            Operand::Constant(Constant::Address { symbol, addend }) => {
                let (kind, sources) = self.address(symbol, addend.wrapping_add(offset));
                Ok((self.compute(kind, super::WORD, &sources), 0))
            }
            Operand::Constant(constant) => match self.number(constant) {
                Some(number) => {
                    let number = self.wrapped(number.wrapping_add(offset));
                    Ok((self.compute(Kind::Constant(number), super::WORD, &[]), 0))
                }
                None => Ok((self.operand(base)?, 0)),
            },
            Operand::Value(value) => {
                let register = self.of(*value);
                if self.fits(OperandClass::ThreeImm, offset) {
                    return Ok((register, offset));
                }
                let number = self.wrapped(offset);
                let offset = self.compute(Kind::Constant(number), super::WORD, &[]);
                Ok((self.compute(ADD, super::WORD, &[register, offset]), 0))
            }
        }
    }

    /// What computes an address beside a symbol, and from which registers.
    pub(super) fn address(&mut self, symbol: &Symbol, addend: i64) -> (Kind, Vec<VReg>) {
        let beside = |addend| Kind::Address {
            symbol: symbol.clone(),
            addend,
        };
        if NEAR.contains(&addend) {
            return (beside(addend), Vec::new());
        }
        let place = self.compute(beside(0), super::WORD, &[]);
        let distance = Kind::Constant(self.wrapped(addend));
        let distance = self.compute(distance, super::WORD, &[]);
        (ADD, vec![place, distance])
    }

    /// A number modulo the word, signed.
    pub(super) fn wrapped(&self, number: i64) -> i64 {
        let spare = 64 - self.target.arch.word_bits();
        number << spare >> spare
    }
}

/// The sum of two registers.
const ADD: Kind = Kind::Plain {
    opcode: Opcode::Add,
    immediate: None,
};
/// What the linker may add to a symbol's address. Further away is no place in a program, but the constant part of an index may be
/// anything, if the other part makes up for it.
const NEAR: std::ops::Range<i64> = -256..1 << 16;

/// An access to a variable of the frame.
fn frame(opcode: Opcode, slot: SlotId, offset: i64) -> Kind {
    Kind::Frame {
        opcode,
        place: FramePlace::Slot(slot, offset),
    }
}
