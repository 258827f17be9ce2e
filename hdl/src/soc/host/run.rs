//! Whether the core runs: it is held in reset until a host starts it, and again from a stop on.

use super::BUS_ADDRESS_BITS;
use crate::kit::prelude::*;

/// Clock cycles for which a start holds the core in reset at least.
const HELD_CYCLES: u32 = 8;
/// Bits of the count of clock cycles.
pub(super) const CYCLES_BITS: u32 = 64;

hardware! {
    /// Holds the core in reset and lets it go, and tells what has become of it.
    pub struct HostRun(
        /// Bits of an address within the core's window.
        window_bits: u32,
    ) {
        /// From registers: begin anew.
        pub start: In(1),
        /// From registers: hold the core.
        pub stop: In(1),
        /// From registers: where the window is to begin, without the bits within it.
        pub base: In(BUS_ADDRESS_BITS - window_bits),
        /// From core: nothing is left to do, and nothing is asked for.
        pub core_rests: In(1),
        /// From bus: no transfer is under way.
        pub bus_rests: In(1),
        /// From bus: a transfer was answered with an error.
        pub bus_error: In(1),
        /// To core: its reset.
        pub core_held: Out(1),
        /// To bus: where the window begins.
        pub window: Out(BUS_ADDRESS_BITS - window_bits),
        /// To registers: started, and neither done nor stopped.
        pub running: Out(1),
        /// To registers: started, and nothing is left to do.
        pub done: Out(1),
        /// To registers: `done` becomes high.
        pub becomes_done: Out(1),
        /// To registers: a transfer of the running core was answered with an error.
        pub fails: Out(1),
        /// To registers: that has happened since the last start.
        pub has_failed: Out(1),
        /// To registers: clock cycles for which the core has been running.
        pub cycles: Out(CYCLES_BITS),
        /// The core's reset. Reset and power-up: 1.
        holds: Register(1; reset 1; power_up 1),
        /// A start has come, and no stop since. Reset: 0.
        wanted: Register(1; reset 0),
        /// Clock cycles since the start, up to the last that the core is held for.
        held_for: Register(index_width(HELD_CYCLES)),
        /// Where the window begins while the core runs.
        window_begin: Register(BUS_ADDRESS_BITS - window_bits),
        /// Nothing is left to do. Reset: 0.
        finished: Register(1; reset 0),
        /// A transfer was answered with an error. Reset: 0.
        failed: Register(1; reset 0),
        /// Clock cycles of the run. Reset: 0.
        count: Register(CYCLES_BITS; reset 0),
    }
}

impl Describe for HostRun {
    fn kernel(&self, k: &mut Kernel) {
        k.comment("a start holds the core for some cycles, and until the bus is at rest: H4.2, H5.1 to H5.3");
        let (start, stop) = (self.start.val(), self.stop.val());
        wire!(k, changes = &start | &stop);
        let last = k.wire("held_long_enough", self.held_for.val().all());
        let next = k.add_constant("held_for_plus_one", &self.held_for, 1);
        k.update_when(&self.held_for, &changes, zeros(next.width()));
        k.update_when(&self.held_for, !&last, next);
        let may_go = self.wanted.val() & &self.holds & last & &self.bus_rests;
        wire!(k, released = may_go & !&changes);
        k.update_when(&self.wanted, &changes, &start & !stop);
        k.update_when(&self.holds, &changes, high());
        k.update_when(&self.holds, &released, low());
        k.update_when(&self.window_begin, &released, &self.base);

        k.comment("what has become of it: H4.3, H5.4, H5.6");
        let runs = k.wire("core_runs", !self.holds.val());
        let rests = self.core_rests.val() & &self.bus_rests;
        wire!(k, finishes = &runs & rests & !&changes);
        k.update(&self.finished, &finishes);
        let fails = k.wire("is_failing", &runs & &self.bus_error & !&changes);
        k.update_when(&self.failed, &start, low());
        k.update_when(&self.failed, &fails, high());
        let running = k.wire("is_running", self.wanted.val() & !self.finished.val());
        let counted = k.add_constant("count_plus_one", &self.count, 1);
        k.update_when(&self.count, &start, zeros(CYCLES_BITS));
        k.update_when(&self.count, &runs & &running, counted);

        k.drive(&self.core_held, &self.holds);
        k.drive(&self.window, &self.window_begin);
        k.drive(&self.running, running);
        k.drive(&self.done, &self.finished);
        k.drive(&self.becomes_done, finishes & !self.finished.val());
        k.drive(&self.fails, fails);
        k.drive(&self.has_failed, &self.failed);
        k.drive(&self.cycles, &self.count);
    }
}
