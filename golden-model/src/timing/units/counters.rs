//! What the core counts of itself (docs/pipeline.md section 23).

use std::collections::VecDeque;

use isa::divergence::paired_path;
use isa::{CoreConfig, CycleRecord, LaneMask, Opcode, PerformanceCounter, Scalar, Slot, TraceLayout};

use crate::semantics::{Counts, Effect, Executed};

/// The counters, and what is on its way to them. Reset: 0.
#[derive(Clone, Debug)]
pub(crate) struct Counters {
    counts: Counts,
    /// The counters at the start of the cycles in which operands had what is in compute now, the oldest first.
    in_operands: VecDeque<Counts>,
    /// What happened in the cycle before.
    on_the_way: Counts,
    /// What happens in this cycle.
    now: Counts,
    /// A counter's bits.
    mask: u64,
    /// The first of them in the record.
    first_slot: usize,
}

impl Counters {
    pub(crate) fn new(config: &CoreConfig) -> Self {
        let first = Slot::Counter(PerformanceCounter::Cycles);
        Counters {
            counts: Counts::default(),
            in_operands: vec![Counts::default(); config.pipeline.compute_stages() as usize].into(),
            on_the_way: Counts::default(),
            now: Counts::default(),
            mask: config.arch.word_mask(),
            first_slot: TraceLayout::new(config).index(first),
        }
    }

    fn add(&mut self, counter: PerformanceCounter, times: u64) {
        self.now[counter as usize] += times;
    }

    /// Records the counters as they are at the start of the cycle.
    pub(crate) fn record(&self, record: &mut CycleRecord) {
        let slots = &mut record.slots_mut()[self.first_slot..];
        slots[..self.counts.len()].copy_from_slice(&self.counts);
    }

    /// Counts what the instruction in execute has done; its context had the lanes `before`, and has `after` now.
    #[inline]
    pub(crate) fn count_executed(&mut self, opcode: Opcode, (before, after): (LaneMask, LaneMask), done: &Executed) {
        match done.effect {
            Effect::Load | Effect::Store | Effect::Exchange => self.add(PerformanceCounter::Accesses, 1),
            Effect::Redirect { .. } => {
                // The mask of one that does not part the lanes stays as it is.
                let parts = matches!(opcode, Opcode::Split | Opcode::Splitl) || paired_path::parts(opcode);
                // At a splitl that none stays in, the context gains those that have left before.
                let gains = !after.without(before).is_empty();
                let some_are_left = !after.is_empty() && after != before && !gains;
                let divergences = u64::from(parts && some_are_left);
                self.add(PerformanceCounter::Divergences, divergences);
            }
            _ => {}
        }
    }

    /// The cycle is over: counts what has happened in it, as the record has it. Gives the counters as they were when
    /// what is in execute next was in operands.
    #[inline]
    pub(crate) fn count(&mut self, retires: bool, misses: bool, record: &CycleRecord) -> Option<Counts> {
        use PerformanceCounter as Counter;
        let is = |field| record.get(Slot::Scalar(field));
        self.add(Counter::Cycles, 1);
        if retires {
            let lanes = LaneMask(is(Scalar::CommitLanes));
            self.add(Counter::Instructions, 1);
            self.add(Counter::LaneInstructions, lanes.count().into());
        }
        match is(Scalar::StallCause) {
            2 => self.add(Counter::Idle, 1),
            3 | 4 => self.add(Counter::HeldUp, 1),
            5 => self.add(Counter::FetchRefused, 1),
            _ => {}
        }
        let requests = is(Scalar::DataRequestValid) & is(Scalar::DataRequestReady);
        self.add(Counter::DataRequests, requests);
        self.add(Counter::CacheMisses, misses.into());
        self.in_operands.push_back(self.counts);
        for (count, more) in self.counts.iter_mut().zip(self.on_the_way) {
            *count = count.wrapping_add(more) & self.mask;
        }
        self.on_the_way = std::mem::take(&mut self.now);
        self.in_operands.pop_front()
    }
}
