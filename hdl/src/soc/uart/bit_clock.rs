//! The time base: bits on the serial line, and of these the heartbeat.
//!
//! One chain of counters serves all that need not start at an edge of the line, so that no second one is needed.

use crate::kit::prelude::*;

/// Bits of the count of bit times whose overflow bounds the loader's wait.
const LONG_BITS: u32 = 16;

hardware! {
    /// Counts clock cycles into bit times of the serial line, and these into longer times.
    pub struct BitClock(bit_clocks: u32, baud: u32, is_deep: bool) {
        // Its bit n changes every 2^n bit times; the nearest to half a second is between 0.35 and 0.71 s.
        let heartbeat_bit = (f64::from(baud) / 2.0).log2().round().max(0.0) as u32;

        /// Synchronous reset, active high.
        pub reset: In(1),
        /// To the transmitter: high for one cycle in each bit time.
        pub tick: Out(1),
        /// To the loader: high for one cycle in each 65,536 bit times.
        pub long_tick: Out(1),
        /// Changes about twice a second.
        pub heartbeat: Out(1),
        /// Cycles left of the bit time. Reset: 0.
        cycles: Register(index_width(bit_clocks); reset 0),
        /// None is left, ready for the transmitter. Reset: 1.
        ticking: Register(1; reset 1) if (is_deep),
        /// Bit times. Reset: 0.
        bits: Register(LONG_BITS.max(heartbeat_bit + 1); reset 0),
        /// All bits of that count that bound a long time are 1. Reset: 0.
        long_ticking: Register(1; reset 0) if (is_deep),
        _bit_clocks: u32 = bit_clocks,
        _heartbeat_bit: u32 = heartbeat_bit,
    }
}

impl Describe for BitClock {
    fn kernel(&self, k: &mut Kernel) {
        let width = self.cycles.width();
        let tick = match self.ticking.is_present() {
            false => self.cycles.val().is(0),
            true => self.ticking.val(),
        };
        let tick = k.wire("ticks", tick);
        let less = k.add("cycles_minus_one", &self.cycles, ones(width));
        k.update(&self.cycles, select(&tick, constant(width, u128::from(self._bit_clocks - 1)), less));
        let ticks_always = if self._bit_clocks == 1 { high() } else { low() };
        k.update(&self.ticking, select(&tick, ticks_always, self.cycles.val().is(1)));
        let more = k.add_constant("bits_plus_one", &self.bits, 1);
        k.update_when(&self.bits, &tick, more);
        let counted = self.bits.val().bits(0, LONG_BITS);
        let is_long = match self.long_ticking.is_present() {
            false => counted.all(),
            true => self.long_ticking.val(),
        };
        k.drive(&self.long_tick, &tick & is_long);
        k.update_when(&self.long_ticking, &tick, counted.is((1 << LONG_BITS) - 2));
        k.drive(&self.tick, tick);
        k.drive(&self.heartbeat, self.bits.val().bit(self._heartbeat_bit));
    }
}
