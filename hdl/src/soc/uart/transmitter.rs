//! The transmitter: bytes from a queue to the serial line.

use crate::kit::prelude::*;

/// Bits that follow the start bit: eight of data, one to stop.
const BITS_AFTER_START: u128 = 9;

hardware! {
    /// Sends bytes on the serial line.
    #[derive(LogicBlock, Debug)]
    pub struct Transmitter {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// Synchronous reset, active high: the line becomes idle.
        pub reset: RSignal<In>,
        /// From bit clock: high for one cycle in each bit time.
        pub tick: RSignal<In>,
        /// From queue: a byte waits.
        pub waiting: RSignal<In>,
        /// From queue: the byte.
        pub next_byte: RSignal<In>,
        /// To queue: the byte is taken.
        pub take: RSignal<Out>,
        /// The serial line.
        pub line: RSignal<Out>,
        /// Bits to be sent, the one on the line lowest; high above the last. Reset and power-up: high.
        bits: RDff,
        /// Bits that follow the one on the line. Reset: 0.
        left: RDff,
    }
}

impl Default for Transmitter {
    fn default() -> Transmitter {
        Transmitter {
            clock: Signal::default(),
            reset: RSignal::bit(),
            tick: RSignal::bit(),
            waiting: RSignal::bit(),
            next_byte: RSignal::new(8),
            take: RSignal::bit(),
            line: RSignal::bit(),
            bits: RDff::new(9, 0x1ff).and_from_power_up(0x1ff),
            left: RDff::new(4, 0),
        }
    }
}

impl Describe for Transmitter {
    fn kernel(&self, k: &mut Kernel) {
        let sending = k.wire("sending", self.left.val().any());
        let take = k.wire("takes", self.tick.val() & self.waiting.val() & !&sending);
        let less = k.add("left_minus_one", &self.left, ones(4));
        k.update_when(&self.left, &take, constant(4, BITS_AFTER_START));
        k.update_when(&self.left, self.tick.val() & sending, less);
        k.update_when(&self.bits, &take, concat([self.next_byte.val(), low()]));
        let shifted = concat([high(), self.bits.val().bits(1, 8)]);
        k.update_when(&self.bits, &self.tick, shifted);
        k.drive(&self.take, take);
        k.drive(&self.line, self.bits.val().bit(0));
    }
}
