//! What a report needs of the past, kept at next to no cost while the run is well.

use isa::{Context, Cycle, CycleRecord, LaneMask, Scalar, TraceLayout};

use crate::compare::events::retires;

/// Cycles whose records are kept.
pub const RECORDS_KEPT: usize = 64;
/// Instructions of each context that are kept.
pub const INSTRUCTIONS_KEPT: usize = 16;

/// An instruction that went through commit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retired {
    /// When it was in commit.
    pub cycle: Cycle,
    /// Its address.
    pub pc: u64,
    /// The lanes in which it executed.
    pub lanes: LaneMask,
}

/// The last instructions of one context.
#[derive(Clone, Debug, Default)]
struct ContextHistory {
    count: usize,
    ring: [Retired; INSTRUCTIONS_KEPT],
}

/// The last cycles' records, on which both sides agreed.
pub struct Records {
    ring: Vec<CycleRecord>,
}

impl Records {
    /// Before cycle 0.
    pub fn new(layout: TraceLayout) -> Self {
        Records { ring: vec![CycleRecord::new(layout); RECORDS_KEPT] }
    }

    /// The place for a cycle's record; the record that was there is [`RECORDS_KEPT`] cycles older.
    #[inline]
    pub fn record_mut(&mut self, cycle: Cycle) -> &mut CycleRecord {
        &mut self.ring[cycle.0 as usize % RECORDS_KEPT]
    }

    /// A cycle's record, `None` before cycle 0; only for the last [`RECORDS_KEPT`] cycles.
    pub fn record(&self, cycle: Option<u64>) -> Option<&CycleRecord> {
        cycle.map(|cycle| &self.ring[cycle as usize % RECORDS_KEPT])
    }
}

/// The last instructions of every context.
#[derive(Clone)]
pub struct Instructions {
    contexts: Vec<ContextHistory>,
}

impl Instructions {
    /// Before cycle 0.
    pub fn new(contexts: u32) -> Self {
        Instructions { contexts: vec![ContextHistory::default(); contexts as usize] }
    }

    /// Notes the instruction that retires in this cycle, if one does; gives the number of its lanes.
    #[inline]
    pub fn note(&mut self, cycle: Cycle, record: &CycleRecord) -> Option<u32> {
        if !retires(record) {
            return None;
        }
        let lanes = LaneMask(record.scalar(Scalar::CommitLanes));
        let retired = Retired { cycle, pc: record.scalar(Scalar::CommitPc), lanes };
        let context = record.context(Scalar::CommitContext);
        if let Some(history) = self.contexts.get_mut(context.index()) {
            history.ring[history.count % INSTRUCTIONS_KEPT] = retired;
            history.count += 1;
        }
        Some(lanes.count())
    }

    /// The last instructions of a context, oldest first.
    pub fn of(&self, context: Context) -> Vec<Retired> {
        let Some(ContextHistory { count, ring }) = self.contexts.get(context.index()) else {
            return Vec::new();
        };
        let first = count.saturating_sub(INSTRUCTIONS_KEPT);
        (first..*count).map(|number| ring[number % INSTRUCTIONS_KEPT]).collect()
    }
}

#[cfg(test)]
mod tests {
    use isa::CoreConfig;

    use super::*;

    #[test]
    fn the_last_instructions_of_each_context_are_kept_in_order() {
        let config = CoreConfig::default();
        let mut records = Records::new(TraceLayout::new(&config));
        let mut instructions = Instructions::new(4);
        for cycle in (0..100).map(Cycle) {
            let record = records.record_mut(cycle);
            record.clear();
            record.set(Scalar::CommitValid, cycle.0 % 2);
            record.set(Scalar::CommitContext, u64::from(cycle.0 < 4));
            record.set(Scalar::CommitPc, cycle.0 * 4);
            record.set(Scalar::CommitLanes, 0b101);
            assert_eq!(instructions.note(cycle, record), (cycle.0 % 2 == 1).then_some(2));
        }
        let told = |context| -> Vec<u64> { instructions.of(Context(context)).iter().map(|one| one.cycle.0).collect() };
        assert_eq!(told(1), [1, 3]);
        assert_eq!(told(0), (0..16).map(|number| 69 + 2 * number).collect::<Vec<_>>());
        assert!(instructions.of(Context(3)).is_empty());
        assert_eq!(records.record(Some(98)).unwrap().scalar(Scalar::CommitPc), 98 * 4);
    }
}
