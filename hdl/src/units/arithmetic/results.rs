//! Each kind of operation: what its parts in the lanes are given, and which of their results are written.

use super::{ArithmeticUnit, FloatOperation, Kind};
use crate::kit::prelude::*;

/// Whether a result is written, and the result.
pub(super) type Term = (Expr, Expr);

/// The results of a kind that has one a lane.
fn only<'a>(written: &Expr, results: impl Iterator<Item = &'a RSignal<Out>>) -> Vec<Vec<Term>> {
    results
        .map(|result| vec![(written.clone(), result.val())])
        .collect()
}

impl ArithmeticUnit {
    pub(super) fn multiply(
        &self,
        k: &mut Kernel,
        operands: &[(Expr, Expr)],
        written: &Expr,
    ) -> Vec<Vec<Term>> {
        for (multiplier, (a, b)) in self.multipliers.iter().zip(operands) {
            k.drive(&multiplier.advance, &self.tracker.advances);
            k.drive(&multiplier.a, a);
            k.drive(&multiplier.b, b);
        }
        only(written, self.multipliers.iter().map(|m| &m.result))
    }

    pub(super) fn multiply_serially(
        &self,
        k: &mut Kernel,
        operands: &[(Expr, Expr)],
        written: &Expr,
    ) -> Vec<Vec<Term>> {
        for (lane, multiplier) in self.serial_multipliers.iter().enumerate() {
            let (a, b) = &operands[lane];
            k.drive(&multiplier.start, self.starts(Kind::SerialMultiply));
            k.drive(&multiplier.a, a);
            k.drive(&multiplier.b, b);
            let executes = self.tracker.first_lanes.val().bit(lane as u32);
            k.drive(&multiplier.executes, executes);
        }
        only(written, self.serial_multipliers.iter().map(|m| &m.result))
    }

    pub(super) fn divide(
        &self,
        k: &mut Kernel,
        operands: &[(Expr, Expr)],
        skips: &Expr,
        written: &Expr,
    ) -> Vec<Vec<Term>> {
        let Some(left) = self.left.get() else {
            return Vec::new();
        };
        let steps = k.wire("steps", left.val().any() & !skips);
        let starts = k.wire("starts_division", self.starts(Kind::Divide));
        let word = self.values[0].width();
        k.comment("the dividend's bytes, the highest first");
        let bytes = word / 8;
        let bytes_left = left.val().bits(3, left.width() - 3);
        let are_left = |count: u32| bytes_left.is(u128::from(count));
        let ends_byte = k.wire("ends_byte", &steps & left.val().bits(0, 3).is(1));
        let takes = (0..bytes).map(|byte| match byte + 1 {
            above if above == bytes => starts.clone(),
            above => (&ends_byte & are_left(above)) | (skips & are_left(above + 1)),
        });
        let takes = k.wire("takes_byte", pack(takes));
        let is_remainder = self.first_operation().bit(0);
        let writes_quotient = k.wire("writes_quotient", written & !&is_remainder);
        let writes_remainder = k.wire("writes_remainder", written & is_remainder);
        let mut results = Vec::new();
        for (divider, (a, b)) in self.dividers.iter().zip(operands) {
            k.drive(&divider.start, &starts);
            k.drive(&divider.step, &steps);
            k.drive(&divider.takes, &takes);
            k.drive(&divider.a, a);
            k.drive(&divider.b, b);
            results.push(vec![
                (writes_quotient.clone(), divider.quotient.val()),
                (writes_remainder.clone(), divider.remainder.val()),
            ]);
        }
        results
    }

    pub(super) fn float(
        &self,
        k: &mut Kernel,
        operands: &[(Expr, Expr)],
        written: &Expr,
    ) -> Vec<Vec<Term>> {
        let operation = self.first_operation();
        for (float, (a, b)) in self.float_lanes.iter().zip(operands) {
            k.drive(&float.advance, &self.tracker.advances);
            k.drive(&float.operation, operation.bits(0, FloatOperation::BITS));
            k.drive(&float.a, a);
            k.drive(&float.b, b);
        }
        only(written, self.float_lanes.iter().map(|f| &f.result))
    }

    pub(super) fn divide_floats(
        &self,
        k: &mut Kernel,
        operands: &[(Expr, Expr)],
        written: &Expr,
    ) -> Vec<Vec<Term>> {
        for (divider, (a, b)) in self.float_dividers.iter().zip(operands) {
            k.drive(&divider.start, self.starts(Kind::FloatDivide));
            k.drive(&divider.a, a);
            k.drive(&divider.b, b);
        }
        only(written, self.float_dividers.iter().map(|d| &d.result))
    }
}
