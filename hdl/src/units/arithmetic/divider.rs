//! One lane's integer divider: a bit of the quotient a cycle.

use isa::CoreConfig;

use crate::kit::prelude::*;

hardware! {
    /// Unsigned quotient or remainder, by restoring division. The unit around it counts the steps.
    pub struct SerialDivider(config: &CoreConfig) {
        let word = config.arch.word_bits();

        /// No operation is in the unit: the result becomes 0.
        pub idle: In(1),
        /// Find a bit of the quotient.
        pub step: In(1),
        /// It is the last bit.
        pub is_last: In(1),
        /// The remainder is wanted, not the quotient.
        pub is_remainder: In(1),
        /// The byte of the dividend to take over; none in the middle of one.
        pub takes: In(word / 8),
        /// In a deep pipeline: a byte of 0 is skipped.
        pub skips: In(1) if (config.is_deep()),
        /// Then: the byte to take over in its place.
        pub takes_instead: In(word / 8) if (config.is_deep()),
        /// The dividend, which stays.
        pub a: In(word),
        /// The divisor, which stays. With 0, the results mean nothing.
        pub b: In(word),
        /// The byte taken over is not 0, before a bit of it is gone.
        pub has_bits: Out(1),
        /// After the last step the quotient or remainder; 0 in the empty unit and while operations of other kinds are
        /// in it.
        pub result: Out(word),
        /// The bits to come of the byte taken over.
        coming: Register(8),
        /// The bits found of a quotient that is wanted, else 0.
        found: Register(word),
        /// The remainder so far; after the last step 0 unless it is wanted.
        rest: Register(word),
        /// The divisor as it was in the cycle before, in a deep pipeline: it comes out of a block RAM, which is slow, and
        /// the first bit is found in the cycle after that in which it comes.
        divisor: Register(word) if (config.is_deep()),
    }
}

impl Describe for SerialDivider {
    fn kernel(&self, k: &mut Kernel) {
        let (word, dividend, coming) = (self.rest.width(), self.a.val(), self.coming.val());
        let bytes: Vec<Expr> = (0..word / 8).map(|place| dividend.bits(8 * place, 8)).collect();
        let takes = self.takes.val();
        let taken = one_hot_select(&takes.each_bit(), &bytes);
        let goes_on = replicate(8, !takes.any()) & coming.shift_left_by(1);
        // Every cycle of a division finds a bit or takes a byte over; in others it does not matter.
        let coming_next = taken | goes_on;
        let coming_next = match self.skips.is_present() {
            false => coming_next,
            true => select(&self.skips, one_hot_select(&self.takes_instead.val().each_bit(), &bytes), coming_next),
        };
        k.update(&self.coming, coming_next);
        wire!(k, trial = concat([self.rest.val(), coming.sign()]));
        // The rest is less than the divisor: so one bit more than a word's shows the borrow.
        let divisor = match self.divisor.is_present() {
            false => self.b.val(),
            true => {
                k.update(&self.divisor, &self.b);
                self.divisor.val()
            }
        };
        let difference = k.subtract("difference", &trial, divisor.zero_extend(word + 1));
        wire!(k, borrow = difference.bit(word));
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
