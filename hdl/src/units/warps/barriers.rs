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
        let counted = if config.is_deep() && !splits { config.barriers } else { 0 };
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
        /// In a deep pipeline: the context that came in the cycle before was the last one. Reset: 0.
        opening: Register(1; reset 0) if (config.is_deep()),
        /// At this barrier.
        opening_barrier: Register(place) if (config.is_deep()),
        /// How many contexts wait at each barrier, without those that go on; where contexts leave by themselves, they are
        /// counted anew each time. Reset: 0.
        counts: [Register(count_bits(config); reset 0); counted],
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
        k.rules("P4.8");
        k.rules(if self.opening.is_present() { "P28.16" } else { "P9.6.1" });
        let contexts = self.waiting.width();
        let (arrival, barrier) = (self.arrival.val(), self.arrival_barrier.val());
        k.update(&self.arrival, &self.arrives);
        k.update(&self.arrival_context, &self.execute_context);
        k.update(&self.arrival_barrier, &self.barrier);
        k.update(&self.arrival_count, &self.count);
        let own = k.decode("own", &self.arrival_context, contexts);
        let (released, joins) = match self.opening.is_present() {
            false => {
                let present = self.present(k, &barrier, &own, &low());
                let completes = self.completes(k, &present, &barrier);
                let released = k.wire("goes_on", present & replicate(contexts, &arrival & &completes));
                wire!(k, joins = own & replicate(contexts, arrival & !completes));
                (released, joins)
            }
            true => {
                self.open_later(k, &arrival, &barrier, &own);
                let opening = self.place.iter().map(|place| place.val().equals(&self.opening_barrier));
                let opening = pack(opening) & &self.waiting & replicate(contexts, &self.opening);
                (k.wire("goes_on", opening), k.wire("joins", own & replicate(contexts, arrival)))
            }
        };
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
        k.comment("trace: P17.9");
        for barrier in self.trace.barriers() {
            let place = |place: &RDff| place.val().is(u128::from(barrier));
            let waiting = pack(self.place.iter().map(place)) & &self.waiting;
            let slot = Slot::Barrier(PerBarrier::Waiting, barrier);
            self.trace.drive_slot(k, slot, waiting);
        }
    }
}

impl Barriers {
    /// The contexts that wait at a barrier and do not go on, and the one that comes.
    fn present(&self, k: &mut Kernel, barrier: &Expr, own: &Expr, opening: &Expr) -> Expr {
        let places = self.place.iter();
        let here = places.map(|place| place.val().equals(barrier));
        let here = pack(here) & &self.waiting & replicate(own.width(), !opening);
        let here = k.wire("waiting_here", here);
        wire!(k, present = &here | own);
        present
    }

    /// Whether as many contexts are present as are to meet.
    fn completes(&self, k: &mut Kernel, present: &Expr, barrier: &Expr) -> Expr {
        let present_count = k.count_ones("present_count", &present.each_bit(), self.count.width());
        let completes = !present_count.less_than(&self.arrival_count);
        let completes = self.unless_it_crosses(completes, barrier);
        k.wire("is_last", completes)
    }

    /// Low at a cluster barrier.
    fn unless_it_crosses(&self, completes: Expr, barrier: &Expr) -> Expr {
        match self.wanted.is_empty() {
            true => completes,
            false => completes & !barrier.sign(),
        }
    }

    /// P28.16: the barrier that opens in the next cycle.
    fn open_later(&self, k: &mut Kernel, arrival: &Expr, barrier: &Expr, own: &Expr) {
        let completes = match self.counts.is_empty() {
            true => {
                let opening = self.opening.val() & self.opening_barrier.val().equals(barrier);
                let present = self.present(k, barrier, own, &opening);
                self.completes(k, &present, barrier)
            }
            false => {
                let counts: Vec<Expr> = self.counts.iter().map(RDff::val).collect();
                let number = barrier.bits(0, index_width(counts.len() as u32));
                let before = k.pick("waiting_before", &counts, number);
                let present = k.add_constant("present_count", &before, 1);
                let completes = self.unless_it_crosses(!present.less_than(&self.arrival_count), barrier);
                let completes = k.wire("is_last", completes);
                let after = k.wire("waiting_after", replicate(present.width(), !&completes) & present);
                for (place, count) in (0..).zip(&self.counts) {
                    k.update_when(count, arrival & barrier.is(place), &after);
                }
                completes
            }
        };
        k.update(&self.opening, arrival & completes);
        k.update(&self.opening_barrier, barrier);
    }

    /// P9.6.2 to P9.6.4. Gives the contexts that go on.
    fn cluster_barriers(&self, k: &mut Kernel) -> Expr {
        let contexts = self.waiting.width();
        let place_bits = self.barrier.width();
        let (mut waiting, mut opened) = (Vec::new(), Vec::new());
        for (number, wanted) in (0..).zip(&self.wanted) {
            if number == 0 {
                k.comment("cluster barriers: P9.6.2 to P9.6.4");
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
