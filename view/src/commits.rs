//! The instructions of each warp in the order in which they commit.

use isa::divergence::owner;
use isa::trace::WriteSource;
use isa::{Context, CoreConfig, CycleRecord, Lane, PerLane, Scalar, Slot};

/// An instruction in commit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Commit {
    pub cycle: u64,
    pub warp: u32,
    /// How many instructions of the warp have committed before it.
    pub ordinal: u32,
    pub pc: u64,
    pub lanes: u64,
    /// A sum over what it writes in commit; 0 of one that writes nothing there.
    pub result: u64,
}

/// Collects commits.
pub(crate) struct Commits {
    pub(crate) all: Vec<Commit>,
    /// By warp.
    pub(crate) counts: Vec<u32>,
    /// What executed in the cycle before was a micro-operation.
    was_micro: bool,
}

impl Commits {
    pub(crate) fn new(config: &CoreConfig) -> Self {
        Commits { all: Vec::new(), counts: vec![0; config.arch.warps() as usize], was_micro: false }
    }

    /// Takes a record; whether an instruction of the program is in commit.
    pub(crate) fn see(&mut self, cycle: u64, config: &CoreConfig, record: &CycleRecord) -> bool {
        let is_micro = std::mem::replace(&mut self.was_micro, record.scalar(Scalar::ExecuteMicro) != 0);
        let retires = record.scalar(Scalar::CommitValid) != 0 && !is_micro;
        if retires {
            let context = Context(record.scalar(Scalar::CommitContext) as u32);
            let warp = match context.0 < config.contexts() {
                true => owner(config, record, context).0,
                // Such a number can come from broken hardware only.
                false => 0,
            };
            let count = &mut self.counts[warp as usize];
            self.all.push(Commit {
                cycle,
                warp,
                ordinal: *count,
                pc: record.scalar(Scalar::CommitPc),
                lanes: record.scalar(Scalar::CommitLanes),
                result: result(config, record),
            });
            *count += 1;
        }
        retires
    }

    /// The commit of a cycle.
    pub(crate) fn at(&self, cycle: u64) -> Option<&Commit> {
        let number = self.all.binary_search_by_key(&cycle, |commit| commit.cycle);
        number.ok().map(|number| &self.all[number])
    }
}

/// A sum over the lanes, registers and values that are written in commit.
fn result(config: &CoreConfig, record: &CycleRecord) -> u64 {
    let mix = |sum: u64, value: u64| (sum ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23);
    let mut sum = 0;
    let lanes = record.scalar(Scalar::WriteLanes);
    if lanes != 0 && record.scalar(Scalar::WriteSource) == WriteSource::Commit as u64 {
        sum = mix(mix(sum, lanes), record.scalar(Scalar::WriteRegister) + 1);
        for lane in (0..config.arch.lanes()).filter(|lane| lanes >> lane & 1 == 1) {
            sum = mix(sum, record.get(Slot::Lane(PerLane::WriteValue, Lane(lane))));
        }
    }
    if record.scalar(Scalar::PredicateWriteValid) != 0 {
        let row = [Scalar::PredicateWriteRegister, Scalar::PredicateWriteLanes, Scalar::PredicateWriteRow];
        sum = row.iter().fold(sum, |sum, &field| mix(sum, record.scalar(field) + 1));
    }
    sum
}
