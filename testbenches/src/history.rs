//! What a report needs of the past, kept at next to no cost while the run is well.

use isa::{Cycle, CycleRecord, LaneMask, Scalar, TraceLayout, Warp};

use crate::events::retires;

/// Cycles whose records are kept.
pub const RECORDS_KEPT: usize = 64;
/// Instructions of each warp that are kept.
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

/// The last instructions of one warp.
#[derive(Clone, Debug, Default)]
struct WarpHistory {
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
        Records {
            ring: vec![CycleRecord::new(layout); RECORDS_KEPT],
        }
    }

    /// The place for a cycle's record; the record that stood there is [`RECORDS_KEPT`] cycles older.
    #[inline]
    pub fn record_mut(&mut self, cycle: Cycle) -> &mut CycleRecord {
        &mut self.ring[cycle.0 as usize % RECORDS_KEPT]
    }

    /// A cycle's record, `None` before cycle 0; only for the last [`RECORDS_KEPT`] cycles.
    pub fn record(&self, cycle: Option<u64>) -> Option<&CycleRecord> {
        cycle.map(|cycle| &self.ring[cycle as usize % RECORDS_KEPT])
    }
}

/// The last instructions of every warp.
pub struct Instructions {
    warps: Vec<WarpHistory>,
}

impl Instructions {
    /// Before cycle 0.
    pub fn new(warps: u32) -> Self {
        Instructions {
            warps: vec![WarpHistory::default(); warps as usize],
        }
    }

    /// Notes the instruction that retires in this cycle, if one does; gives the number of its lanes.
    #[inline]
    pub fn note(&mut self, cycle: Cycle, record: &CycleRecord) -> Option<u32> {
        if !retires(record) {
            return None;
        }
        let lanes = LaneMask(record.scalar(Scalar::CommitLanes));
        let retired = Retired {
            cycle,
            pc: record.scalar(Scalar::CommitPc),
            lanes,
        };
        if let Some(warp) = self
            .warps
            .get_mut(record.scalar(Scalar::CommitWarp) as usize)
        {
            warp.ring[warp.count % INSTRUCTIONS_KEPT] = retired;
            warp.count += 1;
        }
        Some(lanes.count())
    }

    /// The last instructions of a warp, oldest first.
    pub fn of(&self, warp: Warp) -> Vec<Retired> {
        let Some(WarpHistory { count, ring }) = self.warps.get(warp.index()) else {
            return Vec::new();
        };
        let first = count.saturating_sub(INSTRUCTIONS_KEPT);
        (first..*count)
            .map(|number| ring[number % INSTRUCTIONS_KEPT])
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use isa::CoreConfig;

    use super::*;

    #[test]
    fn the_last_instructions_of_each_warp_are_kept_in_order() {
        let config = CoreConfig::default();
        let mut records = Records::new(TraceLayout::new(&config));
        let mut instructions = Instructions::new(4);
        for cycle in (0..100).map(Cycle) {
            let record = records.record_mut(cycle);
            record.clear();
            record.set(Scalar::CommitValid, cycle.0 % 2);
            record.set(Scalar::CommitWarp, u64::from(cycle.0 < 4));
            record.set(Scalar::CommitPc, cycle.0 * 4);
            record.set(Scalar::CommitLanes, 0b101);
            assert_eq!(
                instructions.note(cycle, record),
                (cycle.0 % 2 == 1).then_some(2)
            );
        }
        let told = |warp| -> Vec<u64> {
            instructions
                .of(Warp(warp))
                .iter()
                .map(|one| one.cycle.0)
                .collect()
        };
        assert_eq!(told(1), [1, 3]);
        assert_eq!(
            told(0),
            (0..16).map(|number| 69 + 2 * number).collect::<Vec<_>>()
        );
        assert!(instructions.of(Warp(3)).is_empty());
        assert_eq!(
            records.record(Some(98)).unwrap().scalar(Scalar::CommitPc),
            98 * 4
        );
    }
}
