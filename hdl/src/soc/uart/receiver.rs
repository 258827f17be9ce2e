//! The receiver: bytes and breaks from the serial line.
//!
//! Every bit is sampled once, in its middle, as counted from the start bit's edge.

use crate::kit::prelude::*;

/// Number of the sample in the stop bit; that of the start bit is 0.
const STOP: u128 = 9;
/// Number of the sample with which a low line is a break.
const BREAK: u128 = 19;

hardware! {
    /// Receives bytes from the serial line. A byte whose stop bit is low is dropped; a line that stays low for 20 bit
    /// times is a break.
    pub struct Receiver(
        bit_clocks: u32,
        /// Bytes and breaks leave a cycle later, from registers.
        is_late: bool,
    ) {
        /// Synchronous reset, active high.
        pub reset: In(1),
        /// The serial line, asynchronous.
        pub line: In(1),
        /// A byte has arrived, for one cycle.
        pub arrived: Out(1),
        /// The byte, in that cycle.
        pub received: Out(8),
        /// A break has been found, for one cycle.
        pub broken: Out(1),
        /// The line, once sampled; may be metastable.
        sampled: Register(1; power_up 1),
        /// Sampled again.
        settled: Register(1; power_up 1),
        /// The line has gone low, and what follows is not over. Reset: 0.
        active: Register(1; reset 0),
        /// Number of the next sample. Reset: 0.
        place: Register(5; reset 0),
        /// Cycles until then.
        cycles: Register(index_width(bit_clocks)),
        /// Bits of the byte, the latest one highest.
        bits: Register(8),
        /// A byte arrived in the cycle before. Reset: 0.
        has_arrived: Register(1; reset 0) if (is_late),
        /// A break was found. Reset: 0.
        has_broken: Register(1; reset 0) if (is_late),
        _bit_clocks: u32 = bit_clocks,
    }
}

impl Describe for Receiver {
    fn kernel(&self, k: &mut Kernel) {
        k.update(&self.sampled, &self.line);
        k.update(&self.settled, &self.sampled);
        let (line, active, place) = (self.settled.val(), self.active.val(), self.place.val());

        k.comment("samples in the middles of bits");
        let width = self.cycles.width();
        let half = constant(width, u128::from(self._bit_clocks / 2 - 1));
        let whole = constant(width, u128::from(self._bit_clocks - 1));
        let sample = k.wire("samples", &active & self.cycles.val().is(0));
        let less = k.add("cycles_minus_one", &self.cycles, ones(width));
        k.update_when(&self.cycles, !&active, half);
        k.update_when(&self.cycles, &sample, whole);
        k.update(&self.cycles, less);

        k.comment("start bit 0, data bits 1 to 8, stop bit 9; from 10 on the line has been low for too long");
        wire!(k, in_start = place.is(0));
        wire!(k, in_stop = place.is(STOP));
        let too_long = place.bit(4) | (place.bit(3) & place.bit(1));
        let over = &line & ((&sample & (&in_start | &in_stop)) | too_long);
        let over = k.wire("is_over", over);
        k.update_when(&self.active, !&active, !&line);
        k.update_when(&self.active, &over, low());
        let next = k.add_constant("place_plus_one", &self.place, 1);
        let held = k.wire("is_held", place.is(BREAK + 1));
        k.update_when(&self.place, !&active, zeros(5));
        k.update_when(&self.place, &sample & !held, next);
        k.update_when(&self.bits, &sample & !&in_stop, concat([line.clone(), self.bits.val().bits(1, 7)]));
        let arrives = &sample & in_stop & &line;
        let breaks = sample & place.is(BREAK) & !line;
        k.drive(&self.received, &self.bits);
        if self.has_arrived.is_present() {
            k.update(&self.has_arrived, arrives);
            k.update(&self.has_broken, breaks);
            k.drive(&self.arrived, &self.has_arrived);
            k.drive(&self.broken, &self.has_broken);
            return;
        }
        k.drive(&self.arrived, arrives);
        k.drive(&self.broken, breaks);
    }
}
