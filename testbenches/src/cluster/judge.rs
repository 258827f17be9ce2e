//! The comparison of a cycle of a cluster, the same whether the RTL goes beside the model or ahead of it.

use isa::Cycle;

use super::lockstep::ClusterRun;
use super::outcome::{ClusterOutcome, ClusterPassed, ClusterStandstill, CorePassed};
use super::record::{ClusterRecord, OnceField, SharedLayout, SharedSlot};
use super::sides::{ClusterBench, ClusterSide};
use super::standstill::standstill;
use crate::compare::difference::{FieldDifference, ValueKind};
use crate::environment::console_input::ConsoleInput;
use crate::environment::memory_timing::IDLE_CYCLES_MAX;
use crate::run::judge::{interrupted, tell, Judged};
use crate::run::watch::{is_active, Seen, Watch};
use crate::sides::SideError;

/// The model, and how far it agrees with the RTL.
pub(super) struct ClusterJudge<'a, M> {
    pub(super) of: ClusterRun<'a>,
    pub(super) model: ClusterBench<M>,
    pub(super) record: ClusterRecord,
    /// One a core.
    pub(super) watches: Vec<Watch>,
    /// The next cycle.
    pub(super) cycle: Cycle,
    /// Cycles in which no core has moved.
    idle_cycles: u64,
    layout: SharedLayout,
    /// Where `done` of the cluster stands among the shared values.
    done: usize,
}

impl<'a, M: ClusterSide> ClusterJudge<'a, M> {
    /// Before cycle 0.
    pub(super) fn new(of: ClusterRun<'a>, model: ClusterBench<M>) -> Self {
        let contexts = of.cluster.core.contexts();
        // What is typed reaches core 0 alone (docs/cluster.md C2.2).
        let input = |core| match core {
            0 => of.run.console_input,
            _ => ConsoleInput::none(),
        };
        let watches = of.cores();
        let watches = watches.map(|core| Watch::new(contexts, input(core), of.run.resets));
        let layout = SharedLayout::new(of.cluster);
        ClusterJudge {
            of,
            model,
            record: ClusterRecord::new(of.cluster),
            watches: watches.collect(),
            cycle: Cycle(0),
            idle_cycles: 0,
            done: layout.index(SharedSlot::Once(OnceField::Done)),
            layout,
        }
    }

    pub(super) const fn layout(&self) -> &SharedLayout {
        &self.layout
    }

    /// Lets the model go a cycle and holds it against the RTL's record.
    #[inline]
    pub(super) fn see(&mut self, rtl: &ClusterRecord) -> Result<Judged, SideError> {
        self.model.cycle(&mut self.record)?;
        if !rtl.agrees(&self.record) {
            return Ok(Judged::Differ);
        }
        Ok(Judged::Agreed(self.watch(rtl)))
    }

    /// Lets the model go a cycle with nobody beside it; `spare` is room for its record, and holds the one before behind
    /// it.
    pub(super) fn go_alone(&mut self, spare: &mut ClusterRecord) -> Result<Seen, SideError> {
        self.model.cycle(spare)?;
        let seen = self.watch(spare);
        std::mem::swap(spare, &mut self.record);
        Ok(seen)
    }

    /// The cluster has ended when all cores have and it says so itself, and hangs when no core moves that has not
    /// ended: one that waits for another is no standstill while the other one runs.
    #[inline]
    fn watch(&mut self, rtl: &ClusterRecord) -> Seen {
        let (mut ended, mut hangs, mut moves) = (rtl.shared[self.done] != 0, true, false);
        for (watch, record) in self.watches.iter_mut().zip(&rtl.cores) {
            let seen = watch.see(self.cycle, record);
            ended &= seen == Seen::Ended;
            hangs &= seen == Seen::Hangs || watch.is_done();
            moves |= is_active(record);
        }
        self.idle_cycles = if moves { 0 } else { self.idle_cycles + 1 };
        self.cycle.0 += 1;
        match (ended, hangs && self.idle_cycles >= IDLE_CYCLES_MAX) {
            (true, _) => Seen::Ended,
            (false, true) => Seen::Hangs,
            (false, false) => Seen::GoesOn,
        }
    }

    /// Whether `done` of all cores has been seen, and the run is only watched for what may still happen.
    pub(super) fn is_done(&self) -> bool {
        self.watches.iter().all(Watch::is_done)
    }

    /// Whether the states can be compared before the next cycle: until it is cleared, the RTL's register file holds
    /// anything.
    pub(super) fn has_state(&self) -> bool {
        let run = &self.of.run;
        run.resets.cycles_since(self.cycle.0) >= self.of.cluster.core.clear_cycles()
    }

    /// Calls the progress function when it is time.
    #[inline]
    pub(super) fn tell(&self, progress: &mut dyn FnMut(u64)) {
        tell(self.cycle, progress);
    }

    /// In which shared values the RTL's record of the cycle differs from the model's.
    pub(super) fn shared_differences(&self, rtl: &ClusterRecord) -> Vec<FieldDifference> {
        let values = rtl.shared.iter().zip(&self.record.shared);
        let slots = self.layout.slots().iter().zip(values);
        let found = slots.filter_map(|(&slot, (&ours, &theirs))| {
            let format = (ValueKind::Number, self.layout.bits(slot));
            FieldDifference::scalar(self.layout.name(slot), None, format, [ours, theirs])
        });
        found.collect()
    }

    /// What each core waits for, after the last cycle; of a run that goes on, with who goes round.
    pub(super) fn standstill(&self) -> Result<ClusterStandstill, SideError> {
        let hangs = self.idle_cycles >= IDLE_CYCLES_MAX;
        let idle_cycles = if hangs { self.idle_cycles } else { 0 };
        standstill(&self.of, &self.model, &self.record, (self.cycle, idle_cycles))
    }

    /// A run that agreed to its end.
    pub(super) fn passed(&self) -> ClusterOutcome {
        let environment = &self.model.environment;
        let (config, listing) = (&self.of.cluster.core, self.of.run.listing());
        let of_core = |core: u32| {
            let record = &self.record.cores[core as usize];
            let state = self.model.side.state(core, 0);
            let ram = environment.memory();
            CorePassed {
                statistics: self.watches[core as usize].statistics,
                interrupted: interrupted(config, record, ram, Some(&state), listing),
            }
        };
        ClusterOutcome::Passed(ClusterPassed {
            cycles: self.cycle.0,
            cores: self.of.cores().map(of_core).collect(),
            console: environment.console_output().to_vec(),
        })
    }
}
