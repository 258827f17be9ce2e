//! One lane's integer divider: a bit of the quotient a cycle.

use isa::CoreConfig;

use crate::kit::prelude::*;

hardware! {
    /// Unsigned quotient and remainder, by restoring division. The unit around it counts the steps.
    #[derive(LogicBlock)]
    pub struct SerialDivider {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// Take over the dividend.
        pub start: RSignal<In>,
        /// The dividend's next eight bits are 0 in every lane: leave them out.
        pub skip: RSignal<In>,
        /// Find a bit of the quotient.
        pub step: RSignal<In>,
        /// The dividend, at the start.
        pub a: RSignal<In>,
        /// The divisor, which stays. With 0, the results mean nothing.
        pub b: RSignal<In>,
        /// The dividend's next eight bits are not all 0.
        pub has_bits: RSignal<Out>,
        /// The quotient, when all bits are found.
        pub quotient: RSignal<Out>,
        /// The remainder.
        pub remainder: RSignal<Out>,
        /// The dividend's bits to come, above the quotient's bits found.
        bits: RDff,
        rest: RDff,
    }
}

impl SerialDivider {
    /// A divider for the configured words.
    pub fn new(config: &CoreConfig) -> SerialDivider {
        let word = config.arch.word_bits();
        SerialDivider {
            clock: Signal::default(),
            start: RSignal::bit(),
            skip: RSignal::bit(),
            step: RSignal::bit(),
            a: RSignal::new(word),
            b: RSignal::new(word),
            has_bits: RSignal::bit(),
            quotient: RSignal::new(word),
            remainder: RSignal::new(word),
            bits: RDff::without_reset(word),
            rest: RDff::without_reset(word),
        }
    }
}

impl Describe for SerialDivider {
    fn kernel(&self, k: &mut Kernel) {
        let word = self.bits.width();
        let bits = self.bits.val();
        let trial = k.wire("trial", concat([self.rest.val(), bits.sign()]));
        // The rest is less than the divisor: so one bit more than a word's shows the borrow.
        let difference = k.subtract("difference", &trial, self.b.val().zero_extend(word + 1));
        let borrow = k.wire("borrow", difference.bit(word));
        let rest = select(&borrow, trial.bits(0, word), difference.bits(0, word));
        k.update_when(&self.rest, &self.start, zeros(word));
        k.update_when(&self.rest, &self.step, rest);
        k.update_when(&self.bits, &self.start, &self.a);
        k.update_when(&self.bits, &self.skip, bits.shift_left_by(8));
        k.update_when(
            &self.bits,
            &self.step,
            concat([bits.bits(0, word - 1), !borrow]),
        );
        k.drive(&self.has_bits, bits.bits(word - 8, 8).any());
        k.drive(&self.quotient, bits);
        k.drive(&self.remainder, &self.rest);
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
