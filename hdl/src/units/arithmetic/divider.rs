//! One lane's integer divider: a bit of the quotient a cycle.

use isa::CoreConfig;

use crate::kit::prelude::*;

hardware! {
    /// Unsigned quotient or remainder, by restoring division. The unit around it counts the steps.
    #[derive(LogicBlock)]
    pub struct SerialDivider {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// No operation is in the unit: the result becomes 0.
        pub idle: RSignal<In>,
        /// Find a bit of the quotient.
        pub step: RSignal<In>,
        /// It is the last bit.
        pub is_last: RSignal<In>,
        /// The remainder is wanted, not the quotient.
        pub is_remainder: RSignal<In>,
        /// The byte of the dividend to take over; none in the middle of one.
        pub takes: RSignal<In>,
        /// The dividend, which stays.
        pub a: RSignal<In>,
        /// The divisor, which stays. With 0, the results mean nothing.
        pub b: RSignal<In>,
        /// The byte taken over is not 0, before a bit of it is gone.
        pub has_bits: RSignal<Out>,
        /// After the last step the quotient or remainder; 0 in the empty unit and while operations of other kinds are in it.
        pub result: RSignal<Out>,
        /// The bits to come of the byte taken over.
        coming: RDff,
        /// The bits found of a quotient that is wanted, else 0.
        found: RDff,
        /// The remainder so far; after the last step 0 unless it is wanted.
        rest: RDff,
    }
}

impl SerialDivider {
    /// A divider for the configured words.
    pub fn new(config: &CoreConfig) -> SerialDivider {
        let word = config.arch.word_bits();
        SerialDivider {
            clock: Signal::default(),
            idle: RSignal::bit(),
            step: RSignal::bit(),
            is_last: RSignal::bit(),
            is_remainder: RSignal::bit(),
            takes: RSignal::new(word / 8),
            a: RSignal::new(word),
            b: RSignal::new(word),
            has_bits: RSignal::bit(),
            result: RSignal::new(word),
            coming: RDff::without_reset(8),
            found: RDff::without_reset(word),
            rest: RDff::without_reset(word),
        }
    }
}

impl Describe for SerialDivider {
    fn kernel(&self, k: &mut Kernel) {
        let (word, dividend, coming) = (self.rest.width(), self.a.val(), self.coming.val());
        let bytes: Vec<Expr> = (0..word / 8)
            .map(|place| dividend.bits(8 * place, 8))
            .collect();
        let takes = self.takes.val();
        let taken = one_hot_select(&takes.each_bit(), &bytes);
        let goes_on = replicate(8, !takes.any()) & coming.shift_left_by(1);
        // Every cycle of a division finds a bit or takes a byte over; in others it does not matter.
        k.update(&self.coming, taken | goes_on);
        let trial = k.wire("trial", concat([self.rest.val(), coming.sign()]));
        // The rest is less than the divisor: so one bit more than a word's shows the borrow.
        let difference = k.subtract("difference", &trial, self.b.val().zero_extend(word + 1));
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
        k.drive(&self.has_bits, coming.any());
        k.drive(&self.result, self.found.val() | &self.rest);
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
