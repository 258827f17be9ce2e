//! Multiplication, division and floating point: what every core carries out in its arithmetic unit
//! (ISA sections 5 and 6). Shifts, which some cores carry out there, are among the ALU's functions.
//!
//! The results are the semantics' business like any other; that they come late is the timing's. So
//! with deferred writes the result is staged and the effect says that a unit writes it.

use isa::{Interrupt, LaneMask};

use super::operation::Operation;
use super::{Decoded, Effect, State};

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

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// d = f(s, s), by the arithmetic unit.
    #[inline]
    pub(crate) fn long_binary(&mut self, f: impl Fn(u64, u64, u64) -> u64) -> Effect {
        self.binary(f);
        Self::EFFECT_OF_LONG
    }

    /// d = f(s, i), by the arithmetic unit.
    #[inline]
    pub(crate) fn long_with_immediate(&mut self, f: impl Fn(u64, u64, u64) -> u64) -> Effect {
        self.with_immediate(f);
        Self::EFFECT_OF_LONG
    }

    /// d = f(s), by the arithmetic unit.
    #[inline]
    pub(crate) fn long_unary(&mut self, f: impl Fn(u64, u64) -> u64) -> Effect {
        self.unary(f);
        Self::EFFECT_OF_LONG
    }

    /// div, mod: a zero divisor in any executing lane leaves all lanes unchanged.
    #[inline]
    pub(crate) fn divide(&mut self, f: impl Fn(u64, u64, u64) -> u64) -> Effect {
        let divisor = self.register(2);
        let mut executing = LaneMask(self.executing).iter();
        if executing.any(|lane| self.state.gprs[divisor + lane.index()] == 0) {
            return Effect::refuse::<DEFERRED>(Interrupt::DivisionByZero);
        }
        self.long_binary(f)
    }

    /// divi, modi.
    #[inline]
    pub(crate) fn divide_by_immediate(&mut self, f: impl Fn(u64, u64, u64) -> u64) -> Effect {
        if self.decoded.immediate == 0 {
            return Effect::refuse::<DEFERRED>(Interrupt::DivisionByZero);
        }
        self.long_with_immediate(f)
    }

    const EFFECT_OF_LONG: Effect = if DEFERRED {
        Effect::Arithmetic
    } else {
        Effect::Advance
    };
}

impl State {
    /// The bits set in any of some lanes of the register in an operand slot: how long serial
    /// arithmetic takes depends on it.
    pub(crate) fn bits_of_lanes(
        &self,
        warp: usize,
        decoded: &Decoded,
        slot: usize,
        lanes: LaneMask,
    ) -> u64 {
        let base = self.gpr_base(warp) + usize::from(decoded.slots[slot]);
        let values = lanes.iter().map(|lane| self.gprs[base + lane.index()]);
        values.fold(0, |bits, value| bits | value)
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
