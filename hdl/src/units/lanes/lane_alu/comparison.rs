//! Comparisons of a lane's operands (ISA section 12).
//!
//! The ALU's adder subtracts, and its borrow tells of unsigned numbers which is less. Signed numbers of one sign are
//! ordered as unsigned ones are, and floats of one sign, too, but that negative ones are ordered the other way.

use super::{LaneAlu, Later};
use crate::kit::prelude::*;
use crate::units::float::FloatFormat;

/// What is known of the operands a and b. Wires of one bit.
struct Order {
    /// a is equal to b.
    equal: Expr,
    /// a is less than b.
    less: Expr,
}

impl LaneAlu {
    /// Compares the operands. The adder has subtracted them, and the logic function is their exclusive or.
    pub(super) fn compare(&self, k: &mut Kernel, no_borrow: &Expr, difference: &Expr) {
        if !self.is_extended() {
            return;
        }
        k.comment("comparisons");
        let control = self.later().control;
        let integers = self.order_of_integers(k, no_borrow, difference);
        let order = self.order_of_floats(k, integers, no_borrow);
        let equal = control.accepts_equal.val() & order.equal;
        let less = control.accepts_less.val() & order.less;
        k.drive(&self.compared, equal | less);
    }

    fn order_of_integers(&self, k: &mut Kernel, no_borrow: &Expr, difference: &Expr) -> Order {
        let Later { a, b, is_signed, .. } = self.later();
        let other_sign = is_signed & (a.sign() ^ b.sign());
        Order { equal: k.wire("is_equal", !difference.any()), less: k.wire("is_less", !no_borrow ^ other_sign) }
    }

    /// The order of the operands as floats, if such are compared, else as integers.
    fn order_of_floats(&self, k: &mut Kernel, integers: Order, no_borrow: &Expr) -> Order {
        let Later { control, a, b, .. } = self.later();
        let floats = control.compares_floats.val();
        if !control.compares_floats.is_present() {
            return integers;
        }
        let magnitude = |operand: &Expr| operand.bits(0, operand.width() - 1);
        let either_is_nan = self.is_nan(k, "a", &a) | self.is_nan(k, "b", &b);
        wire!(k, both_zero = !(magnitude(&a) | magnitude(&b)).any());
        let number = k.wire("are_numbers", !either_is_nan);
        let same_sign = !(a.sign() ^ b.sign());
        let above_or_below = select(a.sign(), no_borrow & !&integers.equal, !no_borrow);
        let less = select(same_sign, above_or_below, a.sign()) & !&both_zero;
        let less = k.wire("is_less_as_float", less & &number);
        let equal = (&integers.equal | both_zero) & number;
        Order {
            equal: k.wire("equal_here", select(&floats, equal, &integers.equal)),
            less: k.wire("less_here", select(floats, less, &integers.less)),
        }
    }

    /// Whether an operand is a NaN: its exponent all ones, its fraction not 0.
    fn is_nan(&self, k: &mut Kernel, name: &str, operand: &Expr) -> Expr {
        let FloatFormat { exponent, fraction, .. } = self._float;
        let is_nan = operand.bits(fraction, exponent).all() & operand.bits(0, fraction).any();
        k.wire(format!("{name}_is_nan"), is_nan)
    }
}
