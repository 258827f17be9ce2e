//! The barriers (ISA section 5): which context waits at which.
//!
//! A context waits at one barrier at most, so its number is kept with the context, not a set of contexts with each barrier.

use isa::trace::Slot;
use isa::{CoreConfig, PerBarrier};

use crate::index::{context_index, context_set};
use crate::kit::prelude::*;
use crate::trace::TracePorts;
use crate::units::divergence::has_split_contexts;

hardware! {
    /// Which context waits at which barrier, and when they go on.
    pub struct Barriers(config: &CoreConfig) {
        let index = barrier_index_bits(config);
        let splits = has_split_contexts(config);

        /// The clock.
        pub clock: Clock,
        /// Synchronous reset, active high.
        pub reset: In(1),
        /// From execute: a context arrives at a barrier.
        pub arrives: In(1),
        /// From execute: the context, whether or not it arrives.
        pub execute_context: In(context_index(config)),
        /// From execute: number of the barrier; meaningless when it is refused.
        pub barrier: In(index),
        /// From execute: how many contexts meet there.
        pub count: In(count_bits(config)),
        /// To warp table: the contexts that go on.
        pub released: Out(context_set(config)),
        /// From warp table: contexts that leave, for they become Free.
        pub leave: In(context_set(config)) if (splits),
        /// To warp table: contexts that wait.
        pub waiting_contexts: Out(context_set(config)) if (splits),
        /// To the lock step: the contexts at each barrier.
        pub trace: TracePorts = TracePorts::new(config, &[]).with_barriers(config, PerBarrier::ALL),
        /// A context left execute to wait here in the cycle before. Reset: 0.
        arrival: Register(1; reset 0),
        arrival_context: Register(context_index(config)),
        arrival_barrier: Register(index),
        arrival_count: Register(count_bits(config)),
        /// Contexts that wait. Reset: none.
        waiting: Register(context_set(config); reset 0),
        /// Where each context waits.
        place: [Register(index); config.contexts()],
    }
}

/// Bits of a barrier's number.
pub fn barrier_index_bits(config: &CoreConfig) -> u32 {
    index_width(config.barriers)
}

/// Bits of a number of contexts, all of them at most.
pub fn count_bits(config: &CoreConfig) -> u32 {
    index_width(config.contexts() + 1)
}

impl Describe for Barriers {
    fn kernel(&self, k: &mut Kernel) {
        let contexts = self.waiting.width();
        let (arrival, barrier) = (self.arrival.val(), self.arrival_barrier.val());
        k.update(&self.arrival, &self.arrives);
        k.update(&self.arrival_context, &self.execute_context);
        k.update(&self.arrival_barrier, &self.barrier);
        k.update(&self.arrival_count, &self.count);
        let own = k.decode("own", &self.arrival_context, contexts);
        let places = self.place.iter();
        let here = places.map(|place| place.val().equals(&barrier));
        let here = k.wire("waiting_here", pack(here) & &self.waiting);
        let present = k.wire("present", &here | &own);
        let present_count = k.count_ones("present_count", &present.each_bit(), self.count.width());
        let completes = k.wire("is_last", !present_count.less_than(&self.arrival_count));
        let released = present & replicate(contexts, &arrival & &completes);
        let released = k.wire("goes_on", released);
        let joins = k.wire("joins", own & replicate(contexts, arrival & !completes));
        let goes = k.wire("goes", &released | &self.leave);
        k.drive(&self.waiting_contexts, &self.waiting);
        k.update(&self.waiting, (self.waiting.val() & !goes) | &joins);
        for (context, place) in self.place.iter().enumerate() {
            k.update_when(place, joins.bit(context as u32), &barrier);
        }
        k.drive(&self.released, released);
        k.comment("trace");
        for barrier in self.trace.barriers() {
            let place = |place: &RDff| place.val().is(u128::from(barrier));
            let waiting = pack(self.place.iter().map(place)) & &self.waiting;
            let slot = Slot::Barrier(PerBarrier::Waiting, barrier);
            self.trace.drive_slot(k, slot, waiting);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_described_soundly_for_any_number_of_barriers_and_warps() {
        for (arch, barriers) in [("4w8/8/1/1", 1), ("4w8/8/4/5", 3), ("4w8/8/1/64", 64)] {
            let config = crate::tests::core_of(&format!(
                "arch = \"{arch}\", barriers = {barriers}, \
                 trace = true"
            ));
            crate::kit::emit(&Barriers::new(&config)).unwrap();
        }
    }
}
