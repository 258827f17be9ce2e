//! Each kind of operation: what its parts in the lanes are given, and which of their results is the unit's.

use super::{shift, ArithmeticUnit, FloatOperation, Kind};
use crate::kit::prelude::*;

/// Whether the unit's result is this one, and this one.
pub(super) type Term = (Expr, Expr);

/// The results of a kind that has one a lane.
fn only<'a>(holds: &Expr, results: impl Iterator<Item = &'a RSignal<Out>>) -> Vec<Vec<Term>> {
    results
        .map(|result| vec![(holds.clone(), result.val())])
        .collect()
}

impl ArithmeticUnit {
    pub(super) fn multiply(
        &self,
        k: &mut Kernel,
        operands: &[(Expr, Expr)],
        holds: &Expr,
    ) -> Vec<Vec<Term>> {
        let advance = &self.tracker.advances;
        for (multiplier, (a, b)) in self.multipliers.iter().zip(operands) {
            k.drive(&multiplier.advance, advance);
            k.drive(&multiplier.a, a);
            k.drive(&multiplier.b, b);
        }
        match self.reversed.is_empty() {
            true => only(holds, self.multipliers.iter().map(|m| &m.result)),
            false => self.shift(k, holds),
        }
    }

    /// What makes products shifts, and the products, reversed or as they are.
    fn shift(&self, k: &mut Kernel, holds: &Expr) -> Vec<Vec<Term>> {
        let (shifts, reverses) = shift(&self.first_operation());
        for multiplier in &self.multipliers {
            let inputs = (multiplier.shifts.get(), multiplier.reverses.get());
            if let (Some(to_shift), Some(to_reverse)) = inputs {
                k.drive(to_shift, &shifts);
                k.drive(to_reverse, &reverses);
            }
        }
        let mut reversed = reverses;
        for stage in &self.reversed {
            k.update_when(stage, &self.tracker.advances, reversed);
            reversed = stage.val();
        }
        let is_product = k.wire("is_product", holds & !&reversed);
        let is_reversed = k.wire("is_reversed", holds & reversed);
        let products = self.multipliers.iter().map(|m| m.result.val());
        products
            .map(|product| {
                vec![
                    (is_product.clone(), product.clone()),
                    (is_reversed.clone(), product.reversed()),
                ]
            })
            .collect()
    }

    pub(super) fn multiply_serially(
        &self,
        k: &mut Kernel,
        operands: &[(Expr, Expr)],
        holds: &Expr,
    ) -> Vec<Vec<Term>> {
        for (lane, multiplier) in self.serial_multipliers.iter().enumerate() {
            let (a, b) = &operands[lane];
            k.drive(&multiplier.start, self.starts(Kind::SerialMultiply));
            k.drive(&multiplier.a, a);
            k.drive(&multiplier.b, b);
            let executes = self.tracker.first_lanes.val().bit(lane as u32);
            k.drive(&multiplier.executes, executes);
        }
        only(holds, self.serial_multipliers.iter().map(|m| &m.result))
    }

    pub(super) fn divide(
        &self,
        k: &mut Kernel,
        operands: &[(Expr, Expr)],
        skips: &Expr,
        holds: &Expr,
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
        let is_quotient = k.wire("is_quotient", holds & !&is_remainder);
        let is_remainder = k.wire("is_remainder", holds & is_remainder);
        let mut results = Vec::new();
        for (divider, (a, b)) in self.dividers.iter().zip(operands) {
            k.drive(&divider.start, &starts);
            k.drive(&divider.step, &steps);
            k.drive(&divider.takes, &takes);
            k.drive(&divider.a, a);
            k.drive(&divider.b, b);
            results.push(vec![
                (is_quotient.clone(), divider.quotient.val()),
                (is_remainder.clone(), divider.remainder.val()),
            ]);
        }
        results
    }

    pub(super) fn float(
        &self,
        k: &mut Kernel,
        operands: &[(Expr, Expr)],
        holds: &Expr,
    ) -> Vec<Vec<Term>> {
        let operation = self.first_operation();
        for (float, (a, b)) in self.float_lanes.iter().zip(operands) {
            k.drive(&float.advance, &self.tracker.advances);
            k.drive(&float.operation, operation.bits(0, FloatOperation::BITS));
            k.drive(&float.a, a);
            k.drive(&float.b, b);
        }
        only(holds, self.float_lanes.iter().map(|f| &f.result))
    }

    pub(super) fn divide_floats(
        &self,
        k: &mut Kernel,
        operands: &[(Expr, Expr)],
        holds: &Expr,
    ) -> Vec<Vec<Term>> {
        for (divider, (a, b)) in self.float_dividers.iter().zip(operands) {
            k.drive(&divider.start, self.starts(Kind::FloatDivide));
            k.drive(&divider.a, a);
            k.drive(&divider.b, b);
        }
        only(holds, self.float_dividers.iter().map(|d| &d.result))
    }
}
