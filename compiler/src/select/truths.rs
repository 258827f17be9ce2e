//! Operations on truth values.

use isa::Opcode;
use regalloc2::VReg;

use super::instruction::plain;
use super::{Refusal, Selector, TRUTH};
use crate::ir::{BinaryOperator, Constant, Operand};

/// The truth value that an operand is, if that is known.
fn known(operand: &Operand) -> Option<bool> {
    match operand {
        Operand::Constant(Constant::Integer { bits: 1, value }) => Some(*value == 1),
        _ => None,
    }
}

impl Selector<'_> {
    /// Truth values: `not` is `xor` with true.
    pub(super) fn truths(
        &mut self,
        operator: BinaryOperator,
        a: &Operand,
        b: &Operand,
        result: VReg,
        otherwise: Option<VReg>,
    ) -> Result<(), Refusal> {
        let (a, b) = if a.value().is_none() { (b, a) } else { (a, b) };
        match (operator, known(b)) {
            (BinaryOperator::Xor, Some(true)) => self.unary(Opcode::Notp, a, result, otherwise),
            (BinaryOperator::Xor | BinaryOperator::Or, Some(false))
            | (BinaryOperator::And, Some(true)) => self.copy(a, result, otherwise),
            (BinaryOperator::And | BinaryOperator::Or, Some(_)) => self.copy(b, result, otherwise),
            (BinaryOperator::And, None) => self.two_truths(Opcode::Andp, a, b, result, otherwise),
            (BinaryOperator::Or, None) => self.two_truths(Opcode::Orp, a, b, result, otherwise),
            (BinaryOperator::Xor, None) => self.two_truths(Opcode::Xorp, a, b, result, otherwise),
            _ => self.refuse(format!("{operator:?} of truth values")),
        }
    }

    fn two_truths(
        &mut self,
        opcode: Opcode,
        a: &Operand,
        b: &Operand,
        result: VReg,
        otherwise: Option<VReg>,
    ) -> Result<(), Refusal> {
        let sources = [self.operand(a)?, self.operand(b)?];
        self.push_result(plain(opcode), result, &sources, otherwise);
        Ok(())
    }

    /// A choice of truth values one of which is known; whether it was one.
    pub(super) fn choice_of_truths(
        &mut self,
        condition: &Operand,
        a: &Operand,
        b: &Operand,
        result: VReg,
    ) -> Result<bool, Refusal> {
        match (known(a), known(b)) {
            (Some(true), Some(false)) => self.copy(condition, result, None)?,
            (Some(false), Some(true)) => self.unary(Opcode::Notp, condition, result, None)?,
            (Some(true), None) => self.two_truths(Opcode::Orp, condition, b, result, None)?,
            (None, Some(false)) => self.two_truths(Opcode::Andp, condition, a, result, None)?,
            (Some(false), None) | (None, Some(true)) => {
                let condition = self.operand(condition)?;
                let not = self.compute(plain(Opcode::Notp), TRUTH, &[condition]);
                let (opcode, other) = match known(a) {
                    Some(_) => (Opcode::Andp, b),
                    None => (Opcode::Orp, a),
                };
                let other = self.operand(other)?;
                self.push_result(plain(opcode), result, &[not, other], None);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}
