//! The product of two significands, beside stages 2 and 3.
//!
//! Significands are cut into parts that a DSP block multiplies (18 bits at most); registers are between the partial
//! products and their sum.

use super::format::FloatFormat;
use crate::kit::prelude::*;

/// Bits that a DSP block multiplies by as many: those of ECP5, and of most others at least.
const DSP_BITS: u32 = 18;

hardware! {
    /// The product of two significands, one move later.
    pub struct SignificandProduct(format: FloatFormat) {
        let width = format.significand();
        let part_width = width.div_ceil(width.div_ceil(DSP_BITS));
        let parts = (0..width).step_by(part_width as usize).map(|low| Part {
            low,
            width: part_width.min(width - low),
        });
        let parts = parts.collect::<Vec<Part>>();
        let widths = |left: &Part| {
            let left = left.width;
            parts.iter().map(move |right| left + right.width)
        };
        let partial = parts.iter().flat_map(widths);

        /// Move on.
        pub advance: In(1),
        /// From unpack: one factor.
        pub left: In(width),
        /// From unpack: the other factor.
        pub right: In(width),
        /// To sum: the product.
        pub product: Out(format.product()),
        /// The products of the parts, those of the lowest part of the left factor first.
        partial: [Register(width); for width in partial],
        _parts: Vec<Part> = parts,
    }
}

/// Some bits of a factor.
#[derive(Clone, Copy, Debug)]
struct Part {
    low: u32,
    width: u32,
}

impl SignificandProduct {
    /// The partial products of left parts `distance` above their right parts, which do not overlap, as one value.
    fn row(&self, distance: usize, left_is_above: bool) -> Expr {
        let count = self._parts.len();
        pack((0..count - distance).map(|lower| {
            let upper = lower + distance;
            let (left, right) = if left_is_above { (upper, lower) } else { (lower, upper) };
            self.partial[left * count + right].val()
        }))
    }
}

impl Describe for SignificandProduct {
    fn kernel(&self, k: &mut Kernel) {
        k.comment("the products of the parts");
        let mut registers = self.partial.iter();
        for (row, left) in self._parts.iter().enumerate() {
            for ((column, right), register) in self._parts.iter().enumerate().zip(&mut registers) {
                let width = left.width + right.width;
                let factor =
                    |value: &RSignal<In>, part: &Part| value.val().bits(part.low, part.width).zero_extend(width);
                let product =
                    k.multiply(format!("product_{row}_{column}"), factor(&self.left, left), factor(&self.right, right));
                k.update_when(register, &self.advance, product);
            }
        }

        k.comment("their sum");
        let mut sum = k.wire("sum_0", self.row(0, true));
        for distance in 1..self._parts.len() {
            let place = self._parts[distance].low;
            let pair =
                k.add_with_carry(format!("pair_{distance}"), self.row(distance, true), self.row(distance, false));
            let upper = sum.bits(place, sum.width() - place);
            let upper = k.add(format!("upper_{distance}"), &upper, pair.zero_extend(upper.width()));
            sum = k.wire(format!("sum_{distance}"), concat([upper, sum.bits(0, place)]));
        }
        k.drive(&self.product, sum);
    }
}
