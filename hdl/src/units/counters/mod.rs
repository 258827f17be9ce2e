//! The performance counters (docs/pipeline.md section 23): what the core counts of itself, for hwid.
//!
//! What happens is held in registers for a cycle before it is counted. So no counter's carry lies behind a stage's
//! logic or a port's answer, and lanes are counted up to the register, not behind it. Operands reads the counters
//! themselves.

use isa::trace::Slot;
use isa::{CoreConfig, PerformanceCounter};

use crate::kit::prelude::*;
use crate::stages::commit::Commit;
use crate::stages::execute::ports::LoadStoreSide;
use crate::stages::execute::Execute;
use crate::stages::schedule::Schedule;
use crate::units::memory::instruction_cache::InstructionCache;

#[cfg(test)]
mod tests;

/// Bits of hwid's selector of a counter: the votes begin at the next power of two.
pub const SELECTOR_BITS: u32 = 4;

bundle! {
    /// Why nothing is scheduled; at most one of them is high.
    pub struct StallEvents(config: &CoreConfig) if (config.performance_counters) {
        /// No context is a candidate.
        idle: 1,
        /// The starvation guard or the fetch queue holds schedule up.
        held_up: 1,
        /// Instruction port or instruction cache is not ready.
        fetch_refused: 1,
    }
}

bundle! {
    /// The instruction that retires.
    pub struct Retired(config: &CoreConfig) if (config.performance_counters) {
        /// There is one.
        valid: 1,
        /// Lanes that executed it.
        lanes: config.arch.lanes(),
    }
}

bundle! {
    /// What happened in the cycle before, in the order of [`PerformanceCounter`].
    pub struct Events / EventsRegister(config: &CoreConfig) if (config.performance_counters) {
        /// A cycle passed.
        cycles: 1; reset 0,
        /// An instruction retired.
        instructions: 1; reset 0,
        /// In so many lanes.
        lane_instructions: index_width(config.arch.lanes() + 1); reset 0,
        /// No warp could go on.
        idle: 1; reset 0,
        /// The core held itself up.
        held_up: 1; reset 0,
        /// A fetch was refused.
        fetch_refused: 1; reset 0,
        /// A fill began.
        cache_misses: 1; reset 0,
        /// A load or store was pushed.
        accesses: 1; reset 0,
        /// A data request fired.
        data_requests: 1; reset 0,
        /// A context's lanes parted.
        divergences: 1; reset 0,
    }
}

bundle! {
    /// The counters, in the order of [`PerformanceCounter`].
    pub struct Counters / CountersRegister(config: &CoreConfig) if (config.performance_counters) {
        /// Cycles.
        cycles: config.arch.word_bits(); reset 0,
        /// Instructions retired.
        instructions: config.arch.word_bits(); reset 0,
        /// Lanes in which they did.
        lane_instructions: config.arch.word_bits(); reset 0,
        /// Cycles in which no warp could go on.
        idle: config.arch.word_bits(); reset 0,
        /// Cycles in which the core held itself up.
        held_up: config.arch.word_bits(); reset 0,
        /// Cycles in which a fetch was refused.
        fetch_refused: config.arch.word_bits(); reset 0,
        /// Lines fetched into the instruction cache.
        cache_misses: config.arch.word_bits(); reset 0,
        /// Loads and stores.
        accesses: config.arch.word_bits(); reset 0,
        /// Data requests.
        data_requests: config.arch.word_bits(); reset 0,
        /// Divergences.
        divergences: config.arch.word_bits(); reset 0,
    }
}

impl CountersRegister {
    fn each(&self) -> [&RDff; 10] {
        [
            &self.cycles,
            &self.instructions,
            &self.lane_instructions,
            &self.idle,
            &self.held_up,
            &self.fetch_refused,
            &self.cache_misses,
            &self.accesses,
            &self.data_requests,
            &self.divergences,
        ]
    }
}

hardware! {
    /// Counts what the core does.
    pub struct PerformanceCounters(config: &CoreConfig) {
        from schedule: Schedule(config) { stalls: StallEvents }
        from commit: Commit(config) { retired: Retired }
        from instruction_cache: InstructionCache(config) if (config.instruction_cache.is_some()) {
            fill_begins = begins_fill,
        }
        from execute: Execute(config) { parts }
        from execute: LoadStoreSide(config) { access = access.valid }

        /// From data port: a data request fires.
        pub data_request: In(1),
        /// To operands, where hwid reads them, and to the core's ports: the counters.
        pub counters: Counters<Out>(config),

        happened: EventsRegister(config),
        counter: CountersRegister(config),
    }
}

impl Describe for PerformanceCounters {
    fn kernel(&self, k: &mut Kernel) {
        let happened = &self.happened;
        k.comment("what happens: P23.1");
        let retires = &self.retired.valid;
        let lanes = self.retired.lanes.val();
        let lanes = k.wire("counted_lanes", replicate(lanes.width(), retires) & lanes);
        let width = happened.lane_instructions.width();
        let count = k.count_ones("lane_count", &lanes.each_bit(), width);
        for (event, value) in [
            (&happened.cycles, high()),
            (&happened.instructions, retires.val()),
            (&happened.lane_instructions, count),
            (&happened.idle, self.stalls.idle.val()),
            (&happened.held_up, self.stalls.held_up.val()),
            (&happened.fetch_refused, self.stalls.fetch_refused.val()),
            (&happened.cache_misses, self.fill_begins.val()),
            (&happened.accesses, self.access.val()),
            (&happened.data_requests, self.data_request.val()),
            (&happened.divergences, self.parts.val()),
        ] {
            k.update(event, value);
        }

        k.comment("the counters: P23.1, P23.3, P23.4");
        let events = happened.values().into_iter();
        let counters = self.counter.each().into_iter().zip(PerformanceCounter::ALL);
        for ((counter, &field), event) in counters.zip(events) {
            let name = format!("next_{}", Slot::Counter(field).signal_name());
            let next = k.add(name, counter, event.zero_extend(counter.width()));
            k.update(counter, next);
        }
        k.drive_bundle(&self.counters, self.counter.values());
    }
}
