//! The barriers (ISA section 5): which context waits at which.
//!
//! A context waits at one barrier at most, so its *place* is kept with the context, not a set of contexts with each
//! barrier. The place of a cluster barrier has one more bit, above the barrier's number, and that bit is set; how many
//! meet there is a number of cores. What opens those is outside of the core (docs/cluster.md section 8).

use isa::trace::Slot;
use isa::{CoreConfig, PerBarrier, PerClusterBarrier, CLUSTER_BARRIER_BITS};

use crate::index::{context_index, context_set};
use crate::kit::prelude::*;
use crate::stages::execute::ports::BarrierSide;
use crate::stages::execute::ports::WarpTableSide;
use crate::trace::TracePorts;
use crate::units::divergence::has_split_contexts;
use crate::units::divergence::multi_path::contexts::SplitContexts;

hardware! {
    /// Which context waits at which barrier, and when they go on.
    pub struct Barriers(config: &CoreConfig) {
        let place = place_bits(config);
        let (crossing, crossing_bits) = (config.cluster_barriers(), config.cluster_barriers() * CLUSTER_BARRIER_BITS);
        let splits = has_split_contexts(config);
        from split_contexts: SplitContexts(config) if (splits) { leave = effects.cleared }
        from execute: WarpTableSide(config) { execute_context = update.context }
        from execute: BarrierSide(config) { arrives, barrier, count = barrier_count }

        /// To warp table: contexts that no longer wait at a barrier.
        pub released: Out(context_set(config)),
        /// To warp table: contexts that wait at a barrier.
        pub waiting_contexts: Out(context_set(config)) if (splits),
        /// To the cluster: a context waits at each cluster barrier.
        pub cluster_waiting: Out(crossing) if (crossing > 0),
        /// To the cluster: how many cores are to meet at each.
        pub cluster_wanted: Out(crossing_bits) if (crossing > 0),
        /// From the cluster: these cluster barriers open.
        pub cluster_open: In(crossing) if (crossing > 0),
        /// To the lock step: the contexts at each barrier.
        pub trace: TracePorts = TracePorts::new(config, &[])
            .with_barriers(config, PerBarrier::ALL)
            .with_cluster_barriers(config, PerClusterBarrier::ALL),
        /// A context left execute to wait here in the cycle before. Reset: 0.
        arrival: Register(1; reset 0),
        arrival_context: Register(context_index(config)),
        arrival_barrier: Register(place),
        arrival_count: Register(count_bits(config)),
        /// Contexts that wait. Reset: none.
        waiting: Register(context_set(config); reset 0),
        /// Where each context waits.
        place: [Register(place); config.contexts()],
        /// How many cores are to meet at each cluster barrier, by the last context that came. Reset: 0.
        wanted: [Register(CLUSTER_BARRIER_BITS; reset 0); crossing],
    }
}

/// Bits of a barrier's number.
pub fn barrier_index_bits(config: &CoreConfig) -> u32 {
    index_width(config.barriers)
}

/// Bits of where a context waits: the number of a barrier, and above it whether it is a cluster barrier.
pub fn place_bits(config: &CoreConfig) -> u32 {
    barrier_index_bits(config) + u32::from(config.cluster_barriers() > 0)
}

/// Bits of a number of contexts, all of them at most, or of cores.
pub fn count_bits(config: &CoreConfig) -> u32 {
    let contexts = index_width(config.contexts() + 1);
    match config.cluster_barriers() {
        0 => contexts,
        _ => contexts.max(CLUSTER_BARRIER_BITS),
    }
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
        wire!(k, present = &here | &own);
        let present_count = k.count_ones("present_count", &present.each_bit(), self.count.width());
        let completes = !present_count.less_than(&self.arrival_count);
        let completes = match self.wanted.is_empty() {
            true => completes,
            false => completes & !barrier.sign(),
        };
        let completes = k.wire("is_last", completes);
        let released = k.wire("goes_on", present & replicate(contexts, &arrival & &completes));
        wire!(k, joins = own & replicate(contexts, arrival & !completes));
        let opened = self.cluster_barriers(k);
        let released = match self.wanted.is_empty() {
            true => released,
            false => k.wire("goes_on_or_crosses", released | opened),
        };
        wire!(k, goes = &released | &self.leave);
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

impl Barriers {
    /// P9.6.2 to P9.6.4. Gives the contexts that go on.
    fn cluster_barriers(&self, k: &mut Kernel) -> Expr {
        let contexts = self.waiting.width();
        let place_bits = self.barrier.width();
        let (mut waiting, mut opened) = (Vec::new(), Vec::new());
        for (number, wanted) in (0..).zip(&self.wanted) {
            if number == 0 {
                k.comment("cluster barriers");
            }
            let place = 1 << (place_bits - 1) | u128::from(number);
            let places = self.place.iter();
            let here = pack(places.map(|kept| kept.val().is(place))) & &self.waiting;
            let here = k.wire(format!("waits_to_cross_{number}"), here);
            waiting.push(here.any());
            let opens = self.cluster_open.val().bit(number);
            opened.push(replicate(contexts, opens) & &here);
            let comes = self.arrival.val() & self.arrival_barrier.val().is(place);
            k.update_when(wanted, comes, self.arrival_count.val().bits(0, CLUSTER_BARRIER_BITS));
            let slot = |field| Slot::ClusterBarrier(field, number);
            let (trace, field) = (&self.trace, slot(PerClusterBarrier::Waiting));
            trace.drive_slot(k, field, here);
            trace.drive_slot(k, slot(PerClusterBarrier::Wanted), wanted);
        }
        k.drive(&self.cluster_waiting, pack(waiting));
        k.drive(&self.cluster_wanted, pack(self.wanted.iter().map(RDff::val)));
        any_of(contexts, opened)
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
            for several_cores in [false, true] {
                let config = CoreConfig { several_cores, ..config };
                for config in [config.without_trace(), config] {
                    crate::kit::emit(&Barriers::new(&config)).unwrap();
                }
            }
        }
    }
}
