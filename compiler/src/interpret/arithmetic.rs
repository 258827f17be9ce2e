//! What the simple operations compute, of integers of any width and of floats by their bits.

use super::{fault, Frame, Interpreter, RunResult, Stop};
use crate::ir::{
    low_bits, signed, BinaryOperator, Condition, Conversion, DataLayout, FloatCondition, Instruction, Operation, Test,
    Type,
};

/// HARP's one NaN (I6.2).
const NAN_FLOAT: u32 = 0x7fc0_0000;
const NAN_DOUBLE: u64 = 0x7ff8_0000_0000_0000;

fn float_bits(value: f32) -> u128 {
    u128::from(if value.is_nan() { NAN_FLOAT } else { value.to_bits() })
}

fn double_bits(value: f64) -> u128 {
    u128::from(if value.is_nan() { NAN_DOUBLE } else { value.to_bits() })
}

/// Applies a function to floats of 32 or 64 bits.
pub(super) fn on_floats(
    bits: u32,
    inputs: &[u128],
    narrow: impl Fn(&[f32]) -> f32,
    wide: impl Fn(&[f64]) -> f64,
) -> u128 {
    if bits == 32 {
        let inputs: Vec<f32> = inputs.iter().map(|a| f32::from_bits(*a as u32)).collect();
        float_bits(narrow(&inputs))
    } else {
        let inputs: Vec<f64> = inputs.iter().map(|a| f64::from_bits(*a as u64)).collect();
        double_bits(wide(&inputs))
    }
}

/// What a binary operator gives, of operands of so many bits.
///
/// # Errors
/// When it divides by zero, or the least number by -1.
pub fn binary(operator: BinaryOperator, bits: u32, a: u128, b: u128) -> RunResult<u128> {
    use BinaryOperator as Op;
    let count = u32::try_from(b).unwrap_or(u32::MAX);
    let division =
        |result: Option<u128>| result.ok_or_else(|| Stop::Fault("division by zero, or of the least by -1".to_owned()));
    let (signed_a, signed_b) = (signed(bits, a), signed(bits, b));
    let result = match operator {
        Op::Add => a.wrapping_add(b),
        Op::Subtract => a.wrapping_sub(b),
        Op::Multiply => a.wrapping_mul(b),
        Op::DivideUnsigned => division(a.checked_div(b))?,
        Op::RemainderUnsigned => division(a.checked_rem(b))?,
        Op::DivideSigned => division(signed_a.checked_div(signed_b).map(i128::cast_unsigned))?,
        Op::RemainderSigned => division(signed_a.checked_rem(signed_b).map(i128::cast_unsigned))?,
        Op::ShiftLeft if count >= bits => 0,
        Op::ShiftLeft => a << count,
        Op::ShiftRightLogical if count >= bits => 0,
        Op::ShiftRightLogical => a >> count,
        Op::ShiftRightArithmetic => (signed_a >> count.min(127)).cast_unsigned(),
        Op::MultiplyHigh => (a * b) >> bits,
        Op::And => a & b,
        Op::Or => a | b,
        Op::Xor => a ^ b,
        Op::FloatAdd => on_floats(bits, &[a, b], |f| f[0] + f[1], |f| f[0] + f[1]),
        Op::FloatSubtract => on_floats(bits, &[a, b], |f| f[0] - f[1], |f| f[0] - f[1]),
        Op::FloatMultiply => on_floats(bits, &[a, b], |f| f[0] * f[1], |f| f[0] * f[1]),
        Op::FloatDivide => on_floats(bits, &[a, b], |f| f[0] / f[1], |f| f[0] / f[1]),
        Op::FloatRemainder => on_floats(bits, &[a, b], |f| f[0] % f[1], |f| f[0] % f[1]),
    };
    Ok(low_bits(bits, result))
}

/// Whether a condition holds between numbers of so many bits.
pub fn compare(condition: Condition, bits: u32, a: u128, b: u128) -> bool {
    let (signed_a, signed_b) = (signed(bits, a), signed(bits, b));
    match condition {
        Condition::Equal => a == b,
        Condition::NotEqual => a != b,
        Condition::LessUnsigned => a < b,
        Condition::LessOrEqualUnsigned => a <= b,
        Condition::GreaterUnsigned => a > b,
        Condition::GreaterOrEqualUnsigned => a >= b,
        Condition::LessSigned => signed_a < signed_b,
        Condition::LessOrEqualSigned => signed_a <= signed_b,
        Condition::GreaterSigned => signed_a > signed_b,
        Condition::GreaterOrEqualSigned => signed_a >= signed_b,
    }
}

pub(super) fn compare_floats(condition: FloatCondition, bits: u32, a: u128, b: u128) -> bool {
    let number = |a: u128| {
        if bits == 32 {
            f64::from(f32::from_bits(a as u32))
        } else {
            f64::from_bits(a as u64)
        }
    };
    match number(a).partial_cmp(&number(b)) {
        None => condition.unordered,
        Some(std::cmp::Ordering::Less) => condition.less,
        Some(std::cmp::Ordering::Equal) => condition.equal,
        Some(std::cmp::Ordering::Greater) => condition.greater,
    }
}

/// Whether a number of so many bits passes a test.
pub fn test(test: Test, bits: u32, a: u128) -> bool {
    match test {
        Test::Negative => signed(bits, a) < 0,
        Test::Zero => a == 0,
        Test::NotZero => a != 0,
    }
}

/// To a type of so many bits from one of so many.
pub(super) fn convert(conversion: Conversion, from: u32, to: u32, a: u128) -> u128 {
    let number = || {
        if from == 32 {
            f64::from(f32::from_bits(a as u32))
        } else {
            f64::from_bits(a as u64)
        }
    };
    let result = match conversion {
        Conversion::Truncate | Conversion::ExtendZero | Conversion::Bits => a,
        Conversion::ExtendSign => signed(from, a).cast_unsigned(),
        Conversion::FloatTruncate => float_bits(f64::from_bits(a as u64) as f32),
        Conversion::FloatExtend => double_bits(f64::from(f32::from_bits(a as u32))),
        // Below 2^65: `as` saturates at 128 bits, and the low ones are kept.
        Conversion::FloatToUnsigned => number() as u128,
        Conversion::FloatToSigned => (number() as i128).cast_unsigned(),
        Conversion::UnsignedToFloat if to == 32 => float_bits(a as f32),
        Conversion::UnsignedToFloat => double_bits(a as f64),
        Conversion::SignedToFloat if to == 32 => float_bits(signed(from, a) as f32),
        Conversion::SignedToFloat => double_bits(signed(from, a) as f64),
    };
    low_bits(to, result)
}

/// `ftoi` (I6.4): towards 0, saturated, 0 for a NaN.
pub(super) fn from_float(bits: u32, a: u128) -> u128 {
    if bits == 32 {
        u128::from((f32::from_bits(a as u32) as i32).cast_unsigned())
    } else {
        u128::from((f64::from_bits(a as u64) as i64).cast_unsigned())
    }
}

/// `itof` (I6.3).
pub(super) fn to_float(bits: u32, a: u128) -> u128 {
    if bits == 32 {
        float_bits(a as u32 as i32 as f32)
    } else {
        double_bits(a as u64 as i64 as f64)
    }
}

/// A value: its bits, or, of an aggregate, its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Data {
    /// The bits of an integer, a float or an address, at the low end; those above are 0.
    Bits(u128),
    /// The parts of a structure or an array.
    Parts(Vec<Data>),
}

impl Data {
    /// All bits 0: what is undefined, too.
    pub fn zero(kind: &Type) -> Self {
        match kind {
            Type::Structure { fields, .. } => Data::Parts(fields.iter().map(Data::zero).collect()),
            Type::Array(element, count) | Type::Vector(element, count) => {
                Data::Parts((0..*count).map(|_| Data::zero(element)).collect())
            }
            _ => Data::Bits(0),
        }
    }

    /// The bits; 0 of an aggregate.
    pub fn bits(&self) -> u128 {
        match self {
            Data::Bits(bits) => *bits,
            Data::Parts(_) => 0,
        }
    }
}

/// Bits of a simple type.
pub(super) fn width(layout: DataLayout, kind: &Type) -> u32 {
    match kind {
        Type::Integer(bits) => *bits,
        Type::Float => 32,
        Type::Double => 64,
        Type::Pointer => layout.pointer_bytes * 8,
        Type::Void | Type::Array(..) | Type::Vector(..) | Type::Structure { .. } => 0,
    }
}

impl<'m> Interpreter<'m> {
    /// A fault when a promise does not hold.
    pub(super) fn keeps_promises(&self, frame: &Frame<'m>, instruction: &Instruction) -> RunResult<()> {
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
                let cut = low_bits(to, a);
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
            fault("a promise that does not hold")
        }
    }
}

fn keeps_sign(operator: BinaryOperator, bits: u32, a: u128, b: u128) -> bool {
    let (x, y) = (signed(bits, a), signed(bits, b));
    let exact = match operator {
        BinaryOperator::Add => x.checked_add(y),
        BinaryOperator::Subtract => x.checked_sub(y),
        BinaryOperator::Multiply => x.checked_mul(y),
        BinaryOperator::ShiftLeft => {
            u32::try_from(b).ok().and_then(|count| 1_i128.checked_shl(count)).and_then(|power| x.checked_mul(power))
        }
        _ => return true,
    };
    exact.is_some_and(|exact| signed(bits, low_bits(bits, exact.cast_unsigned())) == exact)
}

fn keeps_bits(operator: BinaryOperator, bits: u32, a: u128, b: u128) -> bool {
    let exact = match operator {
        BinaryOperator::Add => a.checked_add(b),
        BinaryOperator::Subtract => a.checked_sub(b),
        BinaryOperator::Multiply => a.checked_mul(b),
        BinaryOperator::ShiftLeft => {
            u32::try_from(b).ok().and_then(|count| 1_u128.checked_shl(count)).and_then(|power| a.checked_mul(power))
        }
        _ => return true,
    };
    exact.is_some_and(|exact| low_bits(bits, exact) == exact)
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
