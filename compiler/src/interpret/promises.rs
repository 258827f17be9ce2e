//! Whether what clang promises of an operation holds.

use super::data::{keep, signed};
use super::{Frame, Interpreter, Stop};
use crate::ir::{BinaryOperator, Conversion, Instruction, Operation};

impl<'m> Interpreter<'m> {
    /// A fault when a promise does not hold.
    pub(super) fn keeps_promises(
        &self,
        frame: &Frame<'m>,
        instruction: &Instruction,
    ) -> Result<(), Stop> {
        let result = instruction.results.first();
        let Some(promises) = result.and_then(|result| frame.body.promises.get(result)) else {
            return Ok(());
        };
        let holds = match &instruction.operation {
            Operation::Binary(operator, a, b) => {
                let bits = self.width_of(frame, a);
                let (a, b) = (self.bits(frame, a)?, self.bits(frame, b)?);
                (!promises.no_signed_wrap || keeps_sign(*operator, bits, a, b))
                    && (!promises.no_unsigned_wrap || keeps_bits(*operator, bits, a, b))
                    && (!promises.exact || is_exact(*operator, bits, a, b))
            }
            Operation::Compare(_, a, b) if promises.same_sign => {
                let bits = self.width_of(frame, a);
                let (a, b) = (self.bits(frame, a)?, self.bits(frame, b)?);
                (signed(bits, a) < 0) == (signed(bits, b) < 0)
            }
            Operation::Convert(conversion, a) => {
                let from = self.width_of(frame, a);
                let to = self.width(Self::kind_of(frame, instruction)?);
                let a = self.bits(frame, a)?;
                let cut = keep(to, a);
                match conversion {
                    Conversion::Truncate => {
                        (!promises.no_unsigned_wrap || cut == a)
                            && (!promises.no_signed_wrap || signed(to, cut) == signed(from, a))
                    }
                    _ => !promises.not_negative || signed(from, a) >= 0,
                }
            }
            _ => true,
        };
        if holds {
            Ok(())
        } else {
            Err(Stop::Fault("a promise that does not hold".to_owned()))
        }
    }
}

fn keeps_sign(operator: BinaryOperator, bits: u32, a: u128, b: u128) -> bool {
    let (x, y) = (signed(bits, a), signed(bits, b));
    let exact = match operator {
        BinaryOperator::Add => x.checked_add(y),
        BinaryOperator::Subtract => x.checked_sub(y),
        BinaryOperator::Multiply => x.checked_mul(y),
        BinaryOperator::ShiftLeft => u32::try_from(b)
            .ok()
            .and_then(|count| 1_i128.checked_shl(count))
            .and_then(|power| x.checked_mul(power)),
        _ => return true,
    };
    exact.is_some_and(|exact| signed(bits, keep(bits, exact.cast_unsigned())) == exact)
}

fn keeps_bits(operator: BinaryOperator, bits: u32, a: u128, b: u128) -> bool {
    let exact = match operator {
        BinaryOperator::Add => a.checked_add(b),
        BinaryOperator::Subtract => a.checked_sub(b),
        BinaryOperator::Multiply => a.checked_mul(b),
        BinaryOperator::ShiftLeft => u32::try_from(b)
            .ok()
            .and_then(|count| 1_u128.checked_shl(count))
            .and_then(|power| a.checked_mul(power)),
        _ => return true,
    };
    exact.is_some_and(|exact| keep(bits, exact) == exact)
}

fn is_exact(operator: BinaryOperator, bits: u32, a: u128, b: u128) -> bool {
    match operator {
        BinaryOperator::DivideUnsigned => a.checked_rem(b) == Some(0),
        BinaryOperator::DivideSigned => signed(bits, a).checked_rem(signed(bits, b)) == Some(0),
        BinaryOperator::ShiftRightLogical | BinaryOperator::ShiftRightArithmetic => {
            a == 0 || b <= u128::from(a.trailing_zeros())
        }
        _ => true,
    }
}
