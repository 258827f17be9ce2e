//! One lane's multipliers: in DSP blocks, which can shift too, or a bit a cycle.

use std::ops::Range;

use isa::CoreConfig;

use super::{multiplies_high, shifts, shifts_signed};
use crate::kit::prelude::*;

/// Bits of a DSP block's operands that are used.
const PART_BITS: u32 = 16;

hardware! {
    /// The low bits of a product, two moves after the operands: the operands come from a block RAM, which is slow, so
    /// they are taken into registers; then partial products of 16 bits by 16, those of one place added up; the sum of
    /// the places follows at the output.
    pub struct PipelinedMultiplier(config: &CoreConfig) {
        let word = config.arch.word_bits();
        let product = product_bits(config);
        let signed = shifts_signed(config);

        /// All stages move on; else they hold.
        pub advance: In(1),
        /// There are operands; else the product is 0.
        pub takes: In(1),
        /// First operand.
        pub a: In(word),
        /// Second operand.
        pub b: In(word),
        /// The second operand is a count to shift by: the product is that with a power of two.
        pub shifts: In(1) if (shifts(config)),
        /// The second operand is n or more: the product is 0 if it is a count.
        pub too_far: In(1) if (shifts(config)),
        /// The first operand is reversed.
        pub reverses: In(1) if (shifts(config)),
        /// The operand that is shifted is a signed number.
        pub is_signed: In(1) if (signed),
        /// The product's low bits; 0 if there is none.
        pub result: Out(word),
        /// The product's upper bits.
        pub upper: Out(word) if (multiplies_high(config)),
        /// The result is to be inverted, as the operand was.
        pub inverted: Out(1) if (signed),
        operand_a: Register(word),
        operand_b: Register(word),
        /// The operands are none, or those of a shift by n and more: the product is 0.
        is_zero: Register(1),
        /// In each later stage, the operand was inverted.
        inverts: [Register(1); if signed { 2 } else { 0 }],
        /// For each place, in parts of a word, the sum of its partial products.
        sums: [Register(width_of(product, place)); for place in places(word, product)],
    }
}

/// Bits of a product that are computed.
fn product_bits(config: &CoreConfig) -> u32 {
    let word = config.arch.word_bits();
    match multiplies_high(config) {
        true => 2 * word,
        false => word,
    }
}

/// The places of the partial products that reach these bits of the product.
fn places(word: u32, product: u32) -> Range<u32> {
    0..(product / PART_BITS).min(2 * (word / PART_BITS) - 1)
}

/// The partial products of a place: parts of a and b, lowest 0.
fn products(word: u32, place: u32) -> impl Iterator<Item = (u32, u32)> {
    let highest = word / PART_BITS - 1;
    let parts = place.saturating_sub(highest)..=place.min(highest);
    parts.map(move |a| (a, place - a))
}

/// Bits of the sum of a place's products: all that reach the bits computed, or all that there are.
fn width_of(product: u32, place: u32) -> u32 {
    (2 * PART_BITS + place).min(product - place * PART_BITS)
}

impl PipelinedMultiplier {
    /// The factors, of a shift the first operand, to the right reversed, and the power of two; and whether the product
    /// is 0 instead.
    fn factors(&self, k: &mut Kernel) -> (Expr, Expr, Expr) {
        let (a, b, none) = (self.a.val(), self.b.val(), !self.takes.val());
        k.comment("a shift is a product with a power of two");
        let word = b.width();
        let count_bits = word.trailing_zeros();
        let power = k.decode("power", b.bits(0, count_bits), word);
        let inverts = replicate(word, self.invert(k, &a));
        (
            select(&self.reverses, a.reversed(), a) ^ inverts,
            select(&self.shifts, power, b),
            none | (self.shifts.val() & &self.too_far),
        )
    }

    /// Whether the first operand is inverted, and so the result: that is how ones come in when a negative number is
    /// shifted to the right.
    fn invert(&self, k: &mut Kernel, a: &Expr) -> Expr {
        let inverts = self.takes.val() & &self.reverses & &self.is_signed & a.sign();
        if self.inverts.is_empty() {
            return inverts;
        }
        let inverts = k.wire("inverts_operand", inverts);
        let mut before = inverts.clone();
        for stage in &self.inverts {
            k.update_when(stage, &self.advance, before);
            before = stage.val();
        }
        k.drive(&self.inverted, before);
        inverts
    }
}

impl Describe for PipelinedMultiplier {
    fn kernel(&self, k: &mut Kernel) {
        let word = self.result.width();
        let total = word + self.upper.present_bits().width();
        let (a, b, is_zero) = self.factors(k);
        k.update_when(&self.is_zero, &self.advance, is_zero);
        k.update_when(&self.operand_a, &self.advance, a);
        k.update_when(&self.operand_b, &self.advance, b);
        let part = |operand: &RDff, number: u32| operand.val().bits(number * PART_BITS, PART_BITS);
        let mut sum: Option<Expr> = None;
        for (place, register) in (0..).zip(&self.sums) {
            let width = register.width();
            let mut of_place: Option<Expr> = None;
            for (a, b) in products(word, place) {
                let first = part(&self.operand_a, a).zero_extend(width);
                let second = part(&self.operand_b, b).zero_extend(width);
                let product = k.multiply(format!("product_{a}_{b}"), first, second);
                of_place = Some(match of_place {
                    None => product,
                    Some(others) => k.add(format!("with_product_{a}_{b}"), others, product),
                });
            }
            k.update_when(register, self.advance.val() & &self.is_zero, zeros(width));
            let of_place = of_place.unwrap_or_else(|| zeros(width));
            k.update_when(register, &self.advance, of_place);
            let term = register.val().zero_extend(total - place * PART_BITS);
            sum = Some(match sum {
                None => term,
                Some(sum) => {
                    let low_bits = place * PART_BITS;
                    let above = sum.bits(low_bits, total - low_bits);
                    let above = k.add(format!("above_place_{place}"), above, term);
                    k.wire(format!("sum_{place}"), concat([above, sum.bits(0, low_bits)]))
                }
            });
        }
        let sum = sum.unwrap_or_else(|| zeros(total));
        k.drive(&self.upper, sum.bits(total - word, word));
        k.drive(&self.result, sum.bits(0, word));
    }
}

hardware! {
    /// The low bits of a product, a bit of the multiplier a cycle.
    pub struct SerialMultiplier(config: &CoreConfig) {
        let (word, product) = (config.arch.word_bits(), product_bits(config));

        /// No operation is in the unit: the product becomes 0.
        pub idle: In(1),
        /// Take over the operands.
        pub start: In(1),
        /// First operand.
        pub a: In(word),
        /// Second operand, the multiplier.
        pub b: In(word),
        /// The lane executes; else its multiplier counts as 0.
        pub executes: In(1),
        /// Bits of the multiplier are left.
        pub busy: Out(1),
        /// The product's low bits, once it is not busy; 0 in the empty unit and while operations of other kinds are in
        /// it.
        pub result: Out(word),
        /// The product's upper bits.
        pub upper: Out(word) if (multiplies_high(config)),
        multiplicand: Register(product),
        /// Its bits that are left. Reset: 0, so that nothing is added up of a product that was begun before.
        multiplier: Register(word; reset 0),
        product: Register(product),
    }
}

impl Describe for SerialMultiplier {
    fn kernel(&self, k: &mut Kernel) {
        let word = self.result.width();
        let (start, multiplier) = (self.start.val(), self.multiplier.val());
        k.update_when(&self.multiplier, &start, replicate(word, &self.executes) & &self.b);
        k.update_when(&self.multiplier, high(), multiplier.shift_right_by(1));
        let width = self.product.width();
        let doubled = self.multiplicand.val().shift_left_by(1);
        k.update(&self.multiplicand, select(&start, self.a.val().zero_extend(width), doubled));
        wire!(k, term = replicate(width, multiplier.bit(0)) & &self.multiplicand);
        let sum = k.add("sum", &self.product, term);
        let clears = start | &self.idle;
        k.update(&self.product, replicate(width, !clears) & sum);
        k.drive(&self.busy, multiplier.any());
        let product = self.product.val();
        k.drive(&self.upper, product.bits(width - word, word));
        k.drive(&self.result, product.bits(0, word));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_described_soundly_for_every_word_size() {
        for arch in ["4w8/8/1/1", "8w32/32/1/1"] {
            let config = CoreConfig::for_arch(arch.parse().unwrap()).unwrap();
            crate::kit::emit(&PipelinedMultiplier::new(&config)).unwrap();
            crate::kit::emit(&SerialMultiplier::new(&config)).unwrap();
        }
    }
}
