//! One lane's integer divider: a bit of the quotient a cycle.

use isa::CoreConfig;

use crate::kit::prelude::*;

hardware! {
    // Of signed numbers it divides the magnitudes.
    /// Unsigned quotient or remainder, by restoring division. The unit around it counts the steps.
    pub struct SerialDivider(config: &CoreConfig) {
        let word = config.arch.word_bits();

        /// The clock.
        pub clock: Clock,
        /// No operation is in the unit: the result becomes 0.
        pub idle: In(1),
        /// Find a bit of the quotient.
        pub step: In(1),
        /// It is the last bit.
        pub is_last: In(1),
        /// The remainder is wanted, not the quotient.
        pub is_remainder: In(1),
        /// The operands are signed numbers.
        pub is_signed: In(1) if (config.extension),
        /// The byte of the dividend to take over; none in the middle of one.
        pub takes: In(word / 8),
        /// The dividend, which stays.
        pub a: In(word),
        /// The divisor, which stays. With 0, the results mean nothing.
        pub b: In(word),
        /// The byte taken over is not 0, before a bit of it is gone.
        pub has_bits: Out(1),
        /// After the last step the quotient or remainder; 0 in the empty unit and while operations of other kinds are in it.
        pub result: Out(word),
        /// The bits to come of the byte taken over.
        coming: Register(8),
        /// Below the byte taken over, a bit of the dividend is set.
        below: Register(1) if (config.extension),
        /// The bits found of a quotient that is wanted, else 0.
        found: Register(word),
        /// The remainder so far; after the last step 0 unless it is wanted.
        rest: Register(word),
    }
}

/// What of the operands' signs matters. Wires of one bit; low where nothing is signed.
struct Signs {
    /// The dividend is negative.
    dividend: Expr,
    /// The divisor is negative.
    divisor: Expr,
}

impl SerialDivider {
    fn signs(&self, k: &mut Kernel) -> Signs {
        let mut negative = |name: &str, operand: &RSignal<In>| {
            k.wire(name, self.is_signed.val() & operand.val().sign())
        };
        Signs {
            dividend: negative("dividend_is_negative", &self.a),
            divisor: negative("divisor_is_negative", &self.b),
        }
    }

    /// The next bit of the dividend's magnitude, and whether the byte just taken over of it is not 0. The magnitude of a negative number has the
    /// bits inverted that stand above the lowest one set.
    fn next_bit(&self, k: &mut Kernel, bytes: &[Expr], signs: &Signs) -> (Expr, Expr) {
        let coming = self.coming.val();
        if !self.below.is_present() {
            return (coming.sign(), coming.any());
        }
        k.comment("the dividend's magnitude, bit by bit");
        let takes = self.takes.val();
        let lower = (0..bytes.len()).map(|place| any_of(8, bytes[..place].to_vec()).any());
        let lower: Vec<Expr> = lower.collect();
        let below = one_hot_select(&takes.each_bit(), &lower);
        k.update_when(&self.below, takes.any(), below);
        let inverts = k.wire("inverts_byte", &signs.dividend & &self.below);
        let has_bits = select(&inverts, !coming.all(), coming.any());
        let inverts = inverts | (&signs.dividend & coming.bits(0, 7).any());
        (k.wire("next_bit", coming.sign() ^ inverts), has_bits)
    }

    /// What is left when the divisor's magnitude is taken off: a bit more than a word's shows the borrow, for the rest is less than the divisor.
    fn difference(&self, k: &mut Kernel, trial: &Expr, signs: &Signs) -> Expr {
        let (b, word) = (self.b.val(), self.b.width());
        if !self.is_signed.is_present() {
            return k.subtract("difference", trial, b.zero_extend(word + 1));
        }
        k.comment("a negative divisor is added; the lowest place only makes the carry");
        let inverts = !&signs.divisor;
        let taken = b ^ replicate(word, &inverts);
        let taken = concat([high(), taken, inverts]);
        let chain = k.add("difference_chain", concat([trial.clone(), high()]), taken);
        k.ignore("the lowest place's sum", vec![chain.bit(0)]);
        k.wire("difference", chain.bits(1, word + 1))
    }

    /// The result with its sign: a quotient's by both operands, a remainder's by the dividend.
    fn with_sign(&self, k: &mut Kernel, magnitude: Expr, signs: &Signs) -> Expr {
        if !self.is_signed.is_present() {
            return magnitude;
        }
        k.comment("the sign of the result");
        let of_divisor = &signs.divisor & !self.is_remainder.val();
        let negative = k.wire("is_negative", &signs.dividend ^ of_divisor);
        let word = magnitude.width();
        let inverted = k.wire("inverted", magnitude ^ replicate(word, &negative));
        k.add("with_sign", inverted, negative.zero_extend(word))
    }
}

impl Describe for SerialDivider {
    fn kernel(&self, k: &mut Kernel) {
        let (word, dividend, coming) = (self.rest.width(), self.a.val(), self.coming.val());
        let bytes: Vec<Expr> = (0..word / 8)
            .map(|place| dividend.bits(8 * place, 8))
            .collect();
        let signs = self.signs(k);
        let takes = self.takes.val();
        let taken = one_hot_select(&takes.each_bit(), &bytes);
        let goes_on = replicate(8, !takes.any()) & coming.shift_left_by(1);
        // Every cycle of a division finds a bit or takes a byte over; in others it does not matter.
        k.update(&self.coming, taken | goes_on);
        let (next, has_bits) = self.next_bit(k, &bytes, &signs);
        let trial = k.wire("trial", concat([self.rest.val(), next]));
        let difference = self.difference(k, &trial, &signs);
        let borrow = k.wire("borrow", difference.bit(word));
        let rest = select(&borrow, trial.bits(0, word), difference.bits(0, word));
        let found = concat([self.found.val().bits(0, word - 1), !borrow]);
        k.comment("the one that is not wanted is 0 in the end, so that the result is their or");
        let step = self.step.val();
        let unwanted = &step & &self.is_last & !self.is_remainder.val();
        k.update_when(&self.rest, self.idle.val() | unwanted, zeros(word));
        k.update_when(&self.rest, &step, rest);
        k.update_when(&self.found, &self.idle, zeros(word));
        k.update_when(&self.found, step & !self.is_remainder.val(), found);
        k.drive(&self.has_bits, has_bits);
        let result = self.with_sign(k, self.found.val() | &self.rest, &signs);
        k.drive(&self.result, result);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_described_soundly_for_every_word_size() {
        for arch in ["4w8/8/1/1", "8w32/32/1/1"] {
            let config = CoreConfig::for_arch(arch.parse().unwrap()).unwrap();
            crate::kit::emit(&SerialDivider::new(&config)).unwrap();
        }
    }
}
