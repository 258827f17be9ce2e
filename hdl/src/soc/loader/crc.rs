//! The check of a frame: CRC-32 as of IEEE 802.3, a bit at a time, as the bits come off the line.

use crate::kit::prelude::*;

/// The polynomial, its highest power in the lowest bit.
const POLYNOMIAL: u128 = 0xedb8_8320;
/// What the register holds after data that its own CRC, least significant byte first, has followed.
const RESIDUE: u128 = 0xdebb_20e3;

hardware! {
    /// Computes the CRC-32 of a stream of bits.
    pub struct Crc32(finds_ahead: bool) {
        /// Begin a new stream.
        pub start: In(1),
        /// Take a bit in.
        pub take: In(1),
        /// The bit; of each byte the least significant first.
        pub next_bit: In(1),
        /// The stream ended with its own CRC.
        pub good: Out(1),
        /// The remainder.
        remainder: Register(32),
        /// What `good` says, found while the remainder changes.
        is_good: Register(1) if (finds_ahead),
    }
}

impl Describe for Crc32 {
    fn kernel(&self, k: &mut Kernel) {
        let remainder = self.remainder.val();
        wire!(k, feedback = remainder.bit(0) ^ &self.next_bit);
        let divided = concat([low(), remainder.bits(1, 31)]) ^ (replicate(32, feedback) & constant(32, POLYNOMIAL));
        k.update_when(&self.remainder, &self.start, ones(32));
        if !self.is_good.is_present() {
            k.update_when(&self.remainder, &self.take, divided);
            k.drive(&self.good, remainder.is(RESIDUE));
            return;
        }
        wire!(k, divided = divided);
        k.update_when(&self.remainder, &self.take, &divided);
        k.update_when(&self.is_good, &self.start, low());
        k.update_when(&self.is_good, &self.take, divided.is(RESIDUE));
        k.drive(&self.good, &self.is_good);
    }
}
