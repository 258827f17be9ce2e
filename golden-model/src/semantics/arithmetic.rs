//! Multiplication, division and floating point: what every core carries out in its arithmetic unit
//! (ISA sections 5 and 6). Shifts, which some cores carry out there, are among the ALU's functions.
//!
//! The results are the semantics' business like any other; that they come late is the timing's. So
//! with deferred writes the result is staged and the effect says that a unit writes it.

use isa::Interrupt;

use super::lanes::{Register, Same};
use super::lanewise::Lanewise;
use super::operation::Operation;
use super::Effect;

/// Multiplication modulo 2^n.
#[inline(always)]
pub const fn mul(left: u64, right: u64, mask: u64) -> u64 {
    left.wrapping_mul(right) & mask
}

/// Unsigned quotient; 0 for a zero divisor, which no instruction divides by.
#[inline(always)]
pub const fn div(left: u64, right: u64, _mask: u64) -> u64 {
    match left.checked_div(right) {
        Some(quotient) => quotient,
        None => 0,
    }
}

/// Unsigned remainder; 0 for a zero divisor, which no instruction divides by.
#[inline(always)]
pub const fn modulo(left: u64, right: u64, _mask: u64) -> u64 {
    match left.checked_rem(right) {
        Some(remainder) => remainder,
        None => 0,
    }
}

/// The upper n bits of the product of two unsigned numbers.
#[inline(always)]
pub const fn mulhu(left: u64, right: u64, mask: u64) -> u64 {
    let product = left as u128 * right as u128;
    (product >> mask.count_ones()) as u64
}

/// How much a serial unit has to do for an instruction: the bits of the operand that it works through,
/// up to the highest one that is set in any executing lane. The operand itself is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkSize(u32);

impl WorkSize {
    /// The size of an instruction that takes the same time whatever its operands are.
    pub const FIXED: WorkSize = WorkSize(0);

    /// Up to the highest bit that is set.
    const fn of(value: u64) -> Self {
        WorkSize(64 - value.leading_zeros())
    }

    /// The count of bits, 0 to n.
    pub const fn bits(self) -> u64 {
        self.0 as u64
    }
}

impl<const LANES: usize> Lanewise<'_, '_, LANES> {
    /// div, mod: a zero divisor in any executing lane leaves all lanes unchanged. False then.
    #[inline(always)]
    pub(super) fn divide(&mut self, f: impl Fn(u64, u64, u64) -> u64) -> bool {
        let operands = (Register(self.register(2)), Same(0));
        let lanes = self.lanes();
        let zero = lanes.test(self.files.gprs, operands, |value, zero| value == zero);
        let divides = (zero & self.executing).is_empty();
        if divides {
            self.each_lane(f);
        }
        divides
    }

    /// divi, modi.
    #[inline(always)]
    pub(super) fn divide_by_immediate(&mut self, f: impl Fn(u64, u64, u64) -> u64) -> bool {
        let divides = self.decoded.immediate != 0;
        if divides {
            self.each_lane_with_immediate(f);
        }
        divides
    }
}

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// A float instruction.
    #[inline]
    pub(crate) fn float(&mut self) -> Effect {
        self.lanewise();
        Self::effect_of_long(WorkSize::FIXED)
    }

    /// mul. A serial multiplier works through the second operand.
    #[inline]
    pub(crate) fn multiply(&mut self) -> Effect {
        let work = self.work_on(2);
        self.lanewise();
        Self::effect_of_long(work)
    }

    /// muli.
    #[inline]
    pub(crate) fn multiply_by_immediate(&mut self) -> Effect {
        self.lanewise();
        Self::effect_of_long(WorkSize::of(self.decoded.immediate))
    }

    /// div, mod, divi, modi. A divider works through the dividend.
    #[inline]
    pub(crate) fn divide(&mut self) -> Effect {
        let work = self.work_on(1);
        match self.lanewise() {
            Some(_) => Self::effect_of_long(work),
            None => Effect::refuse::<DEFERRED>(Interrupt::DivisionByZero),
        }
    }

    /// The work on the operand in a slot. It is needed with deferred writes only.
    #[inline]
    pub(super) fn work_on(&self, slot: usize) -> WorkSize {
        if !DEFERRED {
            return WorkSize::FIXED;
        }
        let base = self.register(slot);
        let values = self.executing.iter();
        let values = values.map(|lane| self.state.registers.gprs[base + lane.index()]);
        WorkSize::of(values.fold(0, |bits, value| bits | value))
    }

    #[inline]
    pub(super) const fn effect_of_long(work: WorkSize) -> Effect {
        if DEFERRED {
            Effect::Arithmetic { work }
        } else {
            Effect::Advance
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: I5.5, I5.6.
    #[test]
    fn products_keep_the_low_bits_and_division_is_unsigned() {
        assert_eq!(mul(0xffff, 0xffff, 0xffff), 1);
        assert_eq!(mul(0x8000_0001, 2, 0xffff_ffff), 2);
        assert_eq!(mul(u64::MAX, 3, u64::MAX), u64::MAX - 2);
        assert_eq!(div(0xffff_fff9, 2, 0xffff_ffff), 0x7fff_fffc);
        assert_eq!(modulo(0xffff_fff9, 10, 0xffff_ffff), 9);
        assert_eq!(div(u64::MAX, 1 << 63, u64::MAX), 1);
    }
}
