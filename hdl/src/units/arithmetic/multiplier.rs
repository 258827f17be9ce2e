//! One lane's multipliers: in DSP blocks, which can shift too, or a bit a cycle.

use isa::CoreConfig;

use super::shifts;
use crate::kit::prelude::*;

/// Bits of a DSP block's operands that are used.
const PART_BITS: u32 = 16;

hardware! {
    // With the extension, its upper bits, too.
    /// The low bits of a product, two moves after the operands: the operands come from a block RAM, which is slow, so they are taken into registers;
    /// then partial products of 16 bits by 16, those of one place added up; the sum of the places follows at the output.
    pub struct PipelinedMultiplier(config: &CoreConfig) {
        let word = config.arch.word_bits();
        let whole = config.extension;

        /// The clock.
        pub clock: Clock,
        /// All stages move on; else they hold.
        pub advance: In(1),
        /// There are operands; else the product is 0.
        pub takes: In(1),
        /// First operand.
        pub a: In(word),
        /// Second operand.
        pub b: In(word),
        /// The operands are signed numbers; of a shift, the first one is.
        pub is_signed: In(1) if (whole),
        /// The second operand is a count to shift by: the product is that with a power of two.
        pub shifts: In(1) if (shifts(config)),
        /// The second operand is n or more: the product is 0 if it is a count.
        pub too_far: In(1) if (shifts(config)),
        /// The first operand is reversed.
        pub reverses: In(1) if (shifts(config)),
        /// The product's low bits; 0 if there is none.
        pub result: Out(word),
        /// The product's upper bits.
        pub upper: Out(word) if (whole),
        /// The first operand was inverted, and so is to be the result: of a negative number that is shifted to the right.
        pub inverted: Out(1) if (whole && shifts(config)),
        operand_a: Register(word),
        operand_b: Register(word),
        /// The operands' upper parts have a sign.
        has_sign: Register(1) if (whole),
        /// In each later stage, the first operand was inverted.
        inverts: [Register(1); if whole && shifts(config) { 2 } else { 0 }],
        /// The operands are none, or those of a shift by n and more: the product is 0.
        is_zero: Register(1),
        /// For each place, in parts of a word, the sum of its partial products.
        sums: [Register(width_of(word, place, whole)); for place in 0..places(word, whole)],
        _is_whole: bool = whole,
    }
}

/// The places of partial products: those that reach the low bits, or all.
fn places(word: u32, whole: bool) -> u32 {
    let parts = word / PART_BITS;
    match whole {
        true => 2 * parts - 1,
        false => parts,
    }
}

/// The partial products of a place: parts of a and b, lowest 0.
fn products(word: u32, place: u32) -> impl Iterator<Item = (u32, u32)> {
    let highest = word / PART_BITS - 1;
    (place.saturating_sub(highest)..=place.min(highest)).map(move |a| (a, place - a))
}

/// Bits of the sum of a place's products: all that reach the low bits, or all that there are; of a whole product with a sign.
fn width_of(word: u32, place: u32, whole: bool) -> u32 {
    match whole {
        true => (2 * PART_BITS + 2 + place).min(2 * word - place * PART_BITS),
        false => (2 * PART_BITS + place).min(word - place * PART_BITS),
    }
}

impl PipelinedMultiplier {
    /// The factors, of a shift the first operand, to the right reversed, and the power of two; and whether the product is 0 instead.
    fn factors(&self, k: &mut Kernel) -> (Expr, Expr, Expr) {
        let (a, b, none) = (self.a.val(), self.b.val(), !self.takes.val());
        k.comment("a shift is a product with a power of two");
        let word = b.width();
        let count_bits = word.trailing_zeros();
        let power = k.decode("power", b.bits(0, count_bits), word);
        let inverts = self.invert(k, &a);
        (
            select(&self.reverses, a.reversed(), a) ^ replicate(word, inverts),
            select(&self.shifts, power, b),
            none | (self.shifts.val() & &self.too_far),
        )
    }

    /// Whether the first operand is inverted: so ones come in from above when a negative number is shifted to the right.
    fn invert(&self, k: &mut Kernel, a: &Expr) -> Expr {
        if self.inverts.is_empty() {
            return absent(1);
        }
        let inverts = self.takes.val() & &self.reverses & &self.is_signed & a.sign();
        let inverts = k.wire("inverts_operand", inverts);
        let mut stage_before = inverts.clone();
        for stage in &self.inverts {
            k.update_when(stage, &self.advance, stage_before);
            stage_before = stage.val();
        }
        k.drive(&self.inverted, stage_before);
        inverts
    }

    /// A part of an operand, as wide as a sum of products.
    fn part(&self, operand: &RDff, number: u32, width: u32) -> Expr {
        let part = operand.val().bits(number * PART_BITS, PART_BITS);
        if !self._is_whole {
            return part.zero_extend(width);
        }
        let is_highest = (number + 1) * PART_BITS == operand.width();
        let sign = match is_highest {
            true => self.has_sign.val() & part.sign(),
            false => low(),
        };
        concat([replicate(width - PART_BITS, sign), part])
    }

    fn product(&self, k: &mut Kernel, (a, b): (u32, u32), width: u32) -> Expr {
        let first = self.part(&self.operand_a, a, width);
        let second = self.part(&self.operand_b, b, width);
        let name = format!("product_{a}_{b}");
        match self._is_whole {
            true => k.multiply_signed(name, first, second),
            false => k.multiply(name, first, second),
        }
    }
}

impl Describe for PipelinedMultiplier {
    fn kernel(&self, k: &mut Kernel) {
        let word = self.result.width();
        let total = if self._is_whole { 2 * word } else { word };
        let (a, b, is_zero) = self.factors(k);
        k.update_when(&self.is_zero, &self.advance, is_zero);
        k.update_when(&self.operand_a, &self.advance, a);
        k.update_when(&self.operand_b, &self.advance, b);
        k.update_when(&self.has_sign, &self.advance, &self.is_signed);
        let mut sum: Option<Expr> = None;
        for (place, register) in (0..).zip(&self.sums) {
            let width = register.width();
            let mut of_place: Option<Expr> = None;
            for (a, b) in products(word, place) {
                let product = self.product(k, (a, b), width);
                of_place = Some(match of_place {
                    None => product,
                    Some(others) => k.add(format!("with_product_{a}_{b}"), others, product),
                });
            }
            let is_zero = self.advance.val() & &self.is_zero;
            k.update_when(register, is_zero, zeros(width));
            let of_place = of_place.unwrap_or_else(|| zeros(width));
            k.update_when(register, &self.advance, of_place);
            let places_left = total - place * PART_BITS;
            let term = match self._is_whole {
                true => register.val().sign_extend(places_left),
                false => register.val().zero_extend(places_left),
            };
            sum = Some(match sum {
                None => term,
                Some(sum) => {
                    let low_bits = place * PART_BITS;
                    let above = sum.bits(low_bits, places_left);
                    let above = k.add(format!("above_place_{place}"), above, term);
                    k.wire(
                        format!("sum_{place}"),
                        concat([above, sum.bits(0, low_bits)]),
                    )
                }
            });
        }
        let sum = sum.unwrap_or_else(|| zeros(total));
        k.drive(&self.upper, sum.bits(total - word, word));
        k.drive(&self.result, sum.bits(0, word));
    }
}

hardware! {
    // With the extension, its upper bits, too.
    /// The low bits of a product, a bit of the multiplier a cycle.
    pub struct SerialMultiplier(config: &CoreConfig) {
        let word = config.arch.word_bits();
        let product = if config.extension { 2 * word } else { word };

        /// The clock.
        pub clock: Clock,
        /// Synchronous reset, active high.
        pub reset: In(1),
        /// No operation is in the unit: the product becomes 0.
        pub idle: In(1),
        /// Take over the operands.
        pub start: In(1),
        /// First operand.
        pub a: In(word),
        /// Second operand, the multiplier.
        pub b: In(word),
        /// The operands are signed numbers.
        pub is_signed: In(1) if (config.extension),
        /// The lane executes; else its multiplier counts as 0.
        pub executes: In(1),
        /// Bits of the multiplier are left.
        pub busy: Out(1),
        /// The product's low bits, once it is not busy; 0 in the empty unit and while operations of other kinds are in it.
        pub result: Out(word),
        /// Its upper bits.
        pub upper: Out(word) if (config.extension),
        multiplicand: Register(product),
        /// Its bits that are left. Reset: 0, so that nothing is added up of a product that was begun before.
        multiplier: Register(word; reset 0),
        product: Register(product),
    }
}

impl SerialMultiplier {
    /// The product with one more term. The highest bit of a negative multiplier counts negative: it is the last one that is left.
    fn sum(&self, k: &mut Kernel, term: Expr) -> Expr {
        if !self.is_signed.is_present() {
            return k.add("sum", &self.product, term);
        }
        let negative = self.is_signed.val() & self.b.val().sign() & self.multiplier.val().is(1);
        let negative = k.wire("subtracts", negative);
        let width = term.width();
        let term = concat([term ^ replicate(width, &negative), negative]);
        let chain = k.add("sum_chain", concat([self.product.val(), high()]), term);
        k.ignore("the lowest place's sum", vec![chain.bit(0)]);
        k.wire("sum", chain.bits(1, width))
    }
}

impl Describe for SerialMultiplier {
    fn kernel(&self, k: &mut Kernel) {
        let word = self.result.width();
        let (start, multiplier) = (self.start.val(), self.multiplier.val());
        let first = replicate(word, &self.executes) & &self.b;
        k.update_when(&self.multiplier, &start, first);
        k.update_when(&self.multiplier, high(), multiplier.shift_right_by(1));
        let doubled = self.multiplicand.val().shift_left_by(1);
        let width = self.product.width();
        let sign = self.is_signed.val() & self.a.val().sign();
        let multiplicand = match self.is_signed.is_present() {
            true => concat([replicate(width - word, sign), self.a.val()]),
            false => self.a.val(),
        };
        k.update(&self.multiplicand, select(&start, multiplicand, doubled));
        let term = k.wire(
            "term",
            replicate(width, multiplier.bit(0)) & &self.multiplicand,
        );
        let sum = self.sum(k, term);
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
