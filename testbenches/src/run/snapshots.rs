//! States of both sides on the way of a long run, so that a part of it can be made again without all that comes before.
//!
//! While the RTL goes ahead (`ahead`), it hands over its state with a batch of samples every so many cycles. The judge
//! puts the model's state of the same cycle beside it.

use std::collections::VecDeque;

use isa::Cycle;

use crate::run::watch::Watches;
use crate::sides::BenchSaved;

/// Snapshots that are kept: of two one is old enough to lead to a mismatch with all that a report shows of the past.
const KEPT: usize = 3;

/// When snapshots are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SnapshotPlan {
    /// Every so many cycles, at least 1.
    pub every: u64,
    /// One more just before this cycle, to begin a waveform there.
    pub before: Option<u64>,
}

impl SnapshotPlan {
    /// Whether a snapshot is to be taken at the end of `count` cycles that end before cycle `next`.
    pub(crate) fn is_due(&self, next: u64, count: u64) -> bool {
        let every = self.every.max(1);
        let passes = next / every > next.saturating_sub(count) / every;
        let is_last_before = |wanted| next <= wanted && wanted < next + count;
        passes || self.before.is_some_and(is_last_before)
    }
}

/// Both sides before a cycle.
pub(crate) struct Snapshot<R, M> {
    pub cycle: Cycle,
    pub rtl: BenchSaved<R>,
    pub model: BenchSaved<M>,
    pub watches: Watches,
}

/// Those of a run.
pub(crate) struct Snapshots<R, M> {
    pub plan: SnapshotPlan,
    /// The latest.
    latest: VecDeque<Snapshot<R, M>>,
    /// The one before the cycle that is asked for.
    before: Option<Snapshot<R, M>>,
}

impl<R, M> Snapshots<R, M> {
    /// None yet.
    pub fn new(plan: SnapshotPlan) -> Self {
        Snapshots { plan, latest: VecDeque::new(), before: None }
    }

    /// Keeps a snapshot, which is later than all others.
    pub fn keep(&mut self, snapshot: Snapshot<R, M>) {
        self.latest.push_back(snapshot);
        if self.latest.len() <= KEPT {
            return;
        }
        let oldest = self.latest.pop_front();
        let wanted = self.plan.before;
        let is_before = |one: &Snapshot<R, M>| wanted.is_some_and(|wanted| one.cycle.0 <= wanted);
        if let Some(oldest) = oldest.filter(is_before) {
            self.before = Some(oldest);
        }
    }

    /// The latest one at or before a cycle.
    pub fn before(&self, cycle: u64) -> Option<&Snapshot<R, M>> {
        let all = self.before.iter().chain(&self.latest);
        all.filter(|one| one.cycle.0 <= cycle).max_by_key(|one| one.cycle)
    }
}

#[cfg(test)]
mod tests {
    use super::SnapshotPlan;

    #[test]
    fn snapshots_are_due_where_a_multiple_is_passed_and_before_the_wanted_cycle() {
        let plan = SnapshotPlan { every: 100, before: Some(250) };
        let due = (1..=12).filter(|number| plan.is_due(number * 30, 30));
        // At 120, 210, 300 a multiple has been passed; 240 is the last end of a batch before 250.
        assert_eq!(due.map(|number| number * 30).collect::<Vec<_>>(), [120, 210, 240, 300]);
    }
}
