//! Which lines of a way are there.
//!
//! A bit a line is in RAM, several in a word, and only a bit a word in a register: it says that the word means
//! something. So the fence clears all lines at once, and a line costs no flip-flop. The first line that enters a word
//! which means nothing clears the others of it.

use crate::kit::prelude::*;

hardware! {
    /// Which lines of a way of a cache are there.
    pub struct ValidLines(
        /// Bits of a set's number.
        set_bits: u32,
    ) {
        let words = 1 << (set_bits - set_bits / 2);

        /// From the cache: the set in question.
        pub set: In(set_bits),
        /// To the cache: its line is there.
        pub is_valid: Out(1),
        /// From the cache: the line of the set is being written.
        pub write: In(1),
        /// From the cache: with that it is there.
        pub completes: In(1),
        /// From the cache: no line is there any longer, whatever is written.
        pub empties: In(1),

        /// The words that mean something. Reset: none.
        used: Register(words; reset 0),
        /// The lines that are there, if the word means something.
        lines: DistributedRam(words, 1 << (set_bits / 2), 0),
    }
}

impl Describe for ValidLines {
    fn variant(&self) -> String {
        (1u64 << self.set.width()).to_string()
    }

    fn kernel(&self, k: &mut Kernel) {
        let (set, lines) = (self.set.val(), &self.lines);
        let word_bits = lines.read_address.width();
        let place_bits = set.width() - word_bits;
        let (words, places) = (self.used.width(), lines.read_data.width());
        let word = set.bits(place_bits, word_bits);
        let place = match place_bits {
            0 => low(),
            bits => set.bits(0, bits),
        };
        k.drive(&lines.read_address, &word);
        let used = self.used.val().each_bit();
        let used = k.pick("is_used", &used, &word);
        let found = k.wire("lines_there", replicate(places, used) & &lines.read_data);
        let is_valid = k.pick("is_there", &found.each_bit(), &place);
        k.drive(&self.is_valid, is_valid);

        k.comment("the word as it is written: the line in question goes, or comes");
        let own = k.decode("own_place", &place, places);
        let comes = replicate(places, &self.completes) & &own;
        k.drive(&lines.write_data, (found & !own) | comes);
        k.drive(&lines.write_address, &word);
        k.drive(&lines.write_enable, &self.write);
        let own = k.decode("own_word", &word, words);
        let written = self.used.val() | (replicate(words, &self.write) & own);
        k.update_when(&self.used, &self.empties, zeros(words));
        k.update(&self.used, written);
    }
}
