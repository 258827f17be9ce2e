//! Each kind of operation: what its parts in the lanes are given, and its part in each lane's result, which is 0 unless
//! it holds one.

use super::{is_high, shift, slot_part, ArithmeticUnit, FloatOperation, OperationKind};
use crate::kit::prelude::*;

/// The results of parts that hold something at other times, too.
fn while_held<'a>(holds: &Expr, results: impl Iterator<Item = &'a RSignal<Out>>) -> Vec<Expr> {
    results.map(|result| replicate(result.width(), holds) & result).collect()
}

impl ArithmeticUnit {
    pub(super) fn multiply(&self, k: &mut Kernel, operands: &[(Expr, Expr)]) -> Vec<Expr> {
        let tracker = &self.tracker;
        let takes = k.wire("takes_factors", self.holds_first(OperationKind::Multiply));
        for (multiplier, (a, b)) in self.multipliers.iter().zip(operands) {
            k.drive(&multiplier.advance, &tracker.advances);
            k.drive(&multiplier.takes, &takes);
            k.drive(&multiplier.a, a);
            k.drive(&multiplier.b, b);
            k.drive(&multiplier.is_signed, &tracker.first_is_signed);
        }
        let products = match self.reversed.is_empty() {
            true => self.multipliers.iter().map(|m| m.result.val()).collect(),
            false => self.shift(k),
        };
        self.upper_or_lower(k, products)
    }

    /// The upper bits of products, where they are asked for, in place of these lower ones.
    fn upper_or_lower(&self, k: &mut Kernel, lower: Vec<Expr>) -> Vec<Expr> {
        let Some(last) = self.high.last() else {
            return lower;
        };
        let mut high = is_high(&self.first_operation(OperationKind::Multiply));
        for stage in &self.high {
            k.update_when(stage, &self.tracker.advances, high);
            high = stage.val();
        }
        let products = lower.into_iter().zip(&self.multipliers);
        products.map(|(lower, multiplier)| select(last, &multiplier.upper, lower)).collect()
    }

    /// What makes products shifts, and the products, reversed or as they are.
    fn shift(&self, k: &mut Kernel) -> Vec<Expr> {
        let (shifts, reverses) = shift(&self.first_operation(OperationKind::Multiply));
        let too_far = slot_part(&self.slots, &self.values, 2, 1);
        for (multiplier, too_far) in self.multipliers.iter().zip(too_far) {
            k.drive(&multiplier.shifts, &shifts);
            k.drive(&multiplier.too_far, too_far);
            k.drive(&multiplier.reverses, &reverses);
        }
        let mut reversed = reverses;
        for stage in &self.reversed {
            k.update_when(stage, &self.tracker.advances, reversed);
            reversed = stage.val();
        }
        let products = self.multipliers.iter();
        products
            .map(|multiplier| {
                let product = multiplier.result.val();
                let inverted = replicate(product.width(), &multiplier.inverted);
                select(&reversed, product.reversed(), product) ^ inverted
            })
            .collect()
    }

    pub(super) fn multiply_serially(&self, k: &mut Kernel, operands: &[(Expr, Expr)]) -> Vec<Expr> {
        let kind = OperationKind::SerialMultiply;
        for (lane, multiplier) in self.serial_multipliers.iter().enumerate() {
            let (a, b) = &operands[lane];
            k.drive(&multiplier.idle, &self.tracker(kind).is_empty);
            k.drive(&multiplier.start, self.starts(kind));
            k.drive(&multiplier.a, a);
            k.drive(&multiplier.b, b);
            let executes = self.tracker(kind).first_lanes.val().bit(lane as u32);
            k.drive(&multiplier.executes, executes);
        }
        let high = is_high(&self.first_operation(kind));
        let multipliers = self.serial_multipliers.iter();
        multipliers
            .map(|multiplier| match multiplier.upper.is_present() {
                true => select(&high, &multiplier.upper, &multiplier.result),
                false => multiplier.result.val(),
            })
            .collect()
    }

    pub(super) fn divide(&self, k: &mut Kernel, operands: &[(Expr, Expr)], skips: &Expr) -> Vec<Expr> {
        let left = &self.left;
        let kind = OperationKind::Divide;
        let divides = self.divides() & self.is_of(kind);
        wire!(k, steps = &divides & !skips);
        let starts = k.wire("starts_division", self.starts(kind));
        let word = self.values[0].width();
        k.comment("the dividend's bytes, the highest first");
        let bytes = word / 8;
        let bytes_left = left.val().bits(3, left.width() - 3);
        let are_left = |count: u32| bytes_left.is(u128::from(count));
        wire!(k, ends_byte = &steps & left.val().bits(0, 3).is(1));
        let takes_instead = (0..bytes).map(|byte| match byte + 1 {
            above if above == bytes => low(),
            above => are_left(above + 1),
        });
        let takes_instead: Vec<Expr> = takes_instead.collect();
        let takes = (0..bytes).map(|byte| match byte + 1 {
            above if above == bytes => starts.clone(),
            above if self._is_deep => &ends_byte & are_left(above),
            above => (&ends_byte & are_left(above)) | (skips & &takes_instead[byte as usize]),
        });
        let takes = k.wire("takes_byte", pack(takes));
        let takes_instead = match self._is_deep {
            false => absent(bytes),
            true => k.wire("takes_instead", pack(takes_instead)),
        };
        let is_remainder = self.first_operation(kind).bit(0);
        let is_last = left.val().is(1);
        for (divider, (a, b)) in self.dividers.iter().zip(operands) {
            k.drive(&divider.idle, &self.tracker(kind).is_empty);
            // While bytes are skipped, all bits of the dividends were 0, and so are those of a step.
            k.drive(&divider.step, if self._is_deep { &divides } else { &steps });
            k.drive(&divider.is_last, &is_last);
            k.drive(&divider.is_remainder, &is_remainder);
            k.drive(&divider.takes, &takes);
            k.drive(&divider.skips, skips);
            k.drive(&divider.takes_instead, &takes_instead);
            k.drive(&divider.a, a);
            k.drive(&divider.b, b);
        }
        self.dividers.iter().map(|d| d.result.val()).collect()
    }

    pub(super) fn float(&self, k: &mut Kernel, operands: &[(Expr, Expr)], holds: &Expr) -> Vec<Expr> {
        let operation = self.first_operation(OperationKind::Float);
        for (float, (a, b)) in self.float_lanes.iter().zip(operands) {
            k.drive(&float.advance, &self.tracker.advances);
            k.drive(&float.operation, operation.bits(0, FloatOperation::BITS));
            k.drive(&float.a, a);
            k.drive(&float.b, b);
        }
        while_held(holds, self.float_lanes.iter().map(|f| &f.result))
    }

    pub(super) fn divide_floats(&self, k: &mut Kernel, operands: &[(Expr, Expr)], holds: &Expr) -> Vec<Expr> {
        for (divider, (a, b)) in self.float_dividers.iter().zip(operands) {
            k.drive(&divider.start, self.starts(OperationKind::FloatDivide));
            k.drive(&divider.a, a);
            k.drive(&divider.b, b);
        }
        while_held(holds, self.float_dividers.iter().map(|d| &d.result))
    }
}
