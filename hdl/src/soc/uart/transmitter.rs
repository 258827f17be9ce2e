//! The transmitter: bytes from a queue to the serial line.

use crate::kit::prelude::*;

/// Bits that follow the start bit: eight of data, one to stop.
const BITS_AFTER_START: u128 = 9;

hardware! {
    /// Sends bytes on the serial line.
    pub struct Transmitter() {
        /// Synchronous reset, active high: the line becomes idle.
        pub reset: In(1),
        /// From bit clock: high for one cycle in each bit time.
        pub tick: In(1),
        /// From queue: a byte waits.
        pub waiting: In(1),
        /// From queue: the byte.
        pub next_byte: In(8),
        /// To queue: the byte is taken.
        pub take: Out(1),
        /// The serial line.
        pub line: Out(1),
        /// Bits to be sent, the one on the line lowest; high above the last. Reset and power-up: high.
        bits: Register(9; reset 0x1ff; power_up 0x1ff),
        /// Bits that follow the one on the line. Reset: 0.
        left: Register(4; reset 0),
    }
}

impl Describe for Transmitter {
    fn kernel(&self, k: &mut Kernel) {
        wire!(k, sending = self.left.val().any());
        let take = k.wire("takes", self.tick.val() & self.waiting.val() & !&sending);
        let less = k.add("left_minus_one", &self.left, ones(4));
        k.update_when(&self.left, &take, constant(4, BITS_AFTER_START));
        k.update_when(&self.left, self.tick.val() & sending, less);
        k.update_when(&self.bits, &take, concat([self.next_byte.val(), low()]));
        k.update_when(&self.bits, &self.tick, concat([high(), self.bits.val().bits(1, 8)]));
        k.drive(&self.take, take);
        k.drive(&self.line, self.bits.val().bit(0));
    }
}
