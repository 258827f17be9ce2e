//! How contexts change: which run again, and when (docs/pipeline.md section 16), and what the semantics have changed.

use isa::trace::{Scalar, WarpState};
use isa::{Address, Context, CycleRecord, Warp, CLUSTER_BARRIER_BITS};

use crate::rule_events::RuleEvent;
use crate::semantics::ContextState;
use crate::timing::stages::execute::Refused;
use crate::timing::units::warps::copy_unit::{CopyKind, CopyOrder};
use crate::timing::units::warps::warp_table::{ContextTiming, DueInterrupt};
use crate::timing::Core;

impl Core {
    /// A context, to be changed.
    #[inline]
    pub(crate) fn change(&mut self, context: Context) -> (&mut ContextState, &mut ContextTiming) {
        let timing = self.warp_table.timing_mut(context);
        (&mut self.state.contexts[context], timing)
    }

    /// A context waits from now on, or runs again.
    #[inline]
    pub(crate) fn set_state(&mut self, context: Context, state: WarpState) {
        self.change(context).0.state = state;
    }

    /// A context has got what it waited for.
    #[inline]
    pub(crate) fn make_running(&mut self, context: Context) {
        self.set_state(context, WarpState::Running);
    }

    /// What an instruction, or the end of a reti, has changed of other contexts of its warp. None that is Stopped or
    /// Free has an interrupt due.
    #[inline]
    pub(crate) fn adopt_changes(&mut self) {
        for context in self.state.divergence.take_changed().iter() {
            let state = self.state.context(context).state;
            if let Some(boards) = &mut self.scoreboards {
                boards.starts_or_stops(context, state);
            }
            let timing = self.warp_table.timing_mut(context);
            if matches!(state, WarpState::Stopped | WarpState::Free) {
                timing.due_interrupt = None;
            }
        }
    }

    /// The bar of the cycle before, if there was one: its context waits, or those that wait go on. In a deep pipeline
    /// these go on a cycle later. `opens_between_cores`: which barriers between cores open in this cycle.
    #[inline]
    pub(super) fn arrive(&mut self, opens_between_cores: u64) {
        if let Some(barrier) = self.opening.take() {
            let released = self.state.open_barrier(barrier);
            self.warp_table.changed.add(released);
        }
        let Some(arrival) = self.arrival.take() else {
            return;
        };
        let stays = arrival.is_at_open_cluster_barrier(opens_between_cores)
            && self.state.fired.has_in_cycle(RuleEvent::ClusterBarrierOpens);
        self.state.fired.mark_if(stays, RuleEvent::ClusterBarrierStays);
        if self.scheduler.is_deep() {
            self.opening = self.state.wait_at(arrival);
            self.state.fired.mark_if(self.opening.is_some(), RuleEvent::OpensLater);
        } else {
            let decided = self.state.arrive(arrival);
            self.warp_table.changed.add(decided);
        }
    }

    /// Lets contexts go on that have waited since before this cycle at a barrier between cores that opens.
    #[inline]
    pub(super) fn open_cluster_barriers(&mut self, open: u64) {
        if self.several_cores && open != 0 {
            let released = self.state.open_cluster_barriers(open);
            self.warp_table.changed.add(released);
        }
    }

    /// Says at which barriers between cores a context waits, and for how many cores.
    #[inline]
    pub(super) fn drive_cluster_barriers(&mut self) {
        let (mut waiting, mut wanted) = (0, 0);
        for (number, barrier) in self.state.cluster_barriers().iter().enumerate() {
            waiting |= u64::from(!barrier.waiting.is_empty()) << number;
            wanted |= u64::from(barrier.wanted) << (number as u32 * CLUSTER_BARRIER_BITS);
        }
        self.outputs.cluster_barrier_waiting = waiting;
        self.outputs.cluster_barrier_wanted = wanted;
    }

    /// The refused instruction of the cycle before, if there is one: its interrupt is due now, and
    /// its context runs again.
    #[inline]
    pub(super) fn make_refused_due(&mut self) {
        if let Some(Refused { context, interrupt }) = self.refused.take() {
            let address = Address(0);
            let (scheduled, timing) = self.change(context);
            timing.due_interrupt = Some(DueInterrupt { interrupt, address });
            scheduled.state = WarpState::Running;
            self.state.fired.mark(RuleEvent::RefusedComesDue);
        }
    }

    /// Whether warp 0 is to take the external interrupt.
    #[inline]
    pub(crate) fn external_interrupt_is_pending(&self) -> bool {
        (self.console_waiting || self.state.ring_waiting)
            && self.state.kernel_entry().is_some()
            && self.state.mode(Warp(0)).interrupts_enabled
    }

    /// Gives the turn to spawn to one of those that wait for it and are not held, and wakes the contexts of warp 0 for
    /// an external interrupt, if one is pending, by what held at the start of the cycle.
    pub(super) fn wake(&mut self, pending: bool) {
        let sets = self.warp_table.sets;
        self.state.fired.mark_if(sets.waiting_to_spawn.count() > 1, RuleEvent::SpawnWaitsMany);
        if let Some(first) = self.state.spawn_turns.give(sets.stopped, sets.may_have_turn) {
            self.state.fired.mark(RuleEvent::SpawnWokenByStop);
            self.make_running(first);
        }
        if !pending {
            return;
        }
        let home = self.state.divergence().home_context(Warp(0));
        if sets.stopped.contains(home) {
            self.state.fired.mark(RuleEvent::Warp0Woken);
            self.make_running(home);
        }
        for context in sets.waiting_to_spawn.iter() {
            if self.state.warp_of(context) == Warp(0) {
                self.state.fired.mark(RuleEvent::SpawnWokenByConsole);
                self.make_running(context);
            }
        }
    }

    /// Hands a copy to the copy unit; the context waits for it.
    pub(crate) fn copy(&mut self, context: Context, kind: CopyKind) {
        let queued = self.copy_unit.push(CopyOrder { context, kind });
        self.state.fired.mark_if(queued, RuleEvent::CopyQueued);
        self.set_state(context, WarpState::WaitCopy);
    }

    /// A copy's last register is written: the context goes on, unless it has returned to no lane.
    pub(crate) fn finish_copy(&mut self, context: Context, record: &mut CycleRecord) {
        let (scheduled, _) = self.change(context);
        let has_lanes = !scheduled.active_mask.is_empty();
        scheduled.state = if has_lanes { WarpState::Running } else { WarpState::Stopped };
        self.state.fired.mark_if(!has_lanes, RuleEvent::ReturnToNoLanes);
        record.set(Scalar::CopyDoneValid, 1);
        record.set(Scalar::CopyDoneContext, context.0.into());
    }
}
