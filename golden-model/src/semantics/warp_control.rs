//! What starts and stops warps and lanes: halt, wspawn, clone (ISA section 5).

use isa::trace::WarpState;
use isa::{Address, Interrupt, Lane, LaneMask, Warp};

use super::operation::Operation;
use super::{ContextState, Divergence, Effect, State, WarpMode};
use crate::rule_events::RuleEvent;

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// halt: any lane's halt stops the whole warp.
    pub(crate) fn halt(&mut self) -> Effect {
        if self.state.waits_for_others::<DEFERRED>(self.context) {
            return Effect::WaitsForOthers;
        }
        let divergence = &self.state.divergence;
        let paths_wait = matches!(divergence, Divergence::PairedPath(_)) && divergence.depth(self.context) > 0;
        let has_others = !divergence.others(self.context).is_empty();
        let fired = &mut self.state.fired;
        fired.mark_if(self.executing != self.active, RuleEvent::HaltOfSome);
        fired.mark_if(paths_wait, RuleEvent::PathsHalted);
        fired.mark_if(has_others, RuleEvent::StoppedWithOthers);
        self.state.stop(self.context, self.next);
        self.state.divergence.halted(self.context);
        Effect::Redirect { target: self.next }
    }

    /// wspawn: the lowest-numbered stopped warp starts in lane 0 and user mode, with an empty stack. Its d is
    /// staged, or written at once, by the lane-0 value of the second operand.
    pub(crate) fn spawn(&mut self) -> Effect {
        let (stopped, waiting) = if DEFERRED {
            (self.state.stopped, self.state.waiting_to_spawn)
        } else {
            let of = |state| self.state.contexts_in(state);
            (of(WarpState::Stopped), of(WarpState::WaitSpawn))
        };
        let has_turn = self.state.spawn_turns.allow(self.context, waiting);
        let may_spawn = has_turn && !self.state.was_predicted;
        let Some(free) = stopped.lowest().filter(|_| may_spawn) else {
            let fired = &mut self.state.fired;
            fired.mark_if(stopped.is_empty(), RuleEvent::SpawnWaits);
            fired.mark_if(!stopped.is_empty() && !has_turn, RuleEvent::SpawnOutOfTurn);
            return Effect::SpawnBlocked;
        };
        let (target, value) = (self.scalar(1), self.scalar(2));
        let warp = self.state.warp_of(free);
        let divergence = &self.state.divergence;
        let has_paths = matches!(divergence, Divergence::PairedPath(_)) && divergence.depth(free) > 0;
        let fired = &mut self.state.fired;
        fired.mark_if(warp == Warp(0), RuleEvent::SpawnOntoWarp0);
        fired.mark_if(self.state.modes[warp].stopped_by.is_some(), RuleEvent::SpawnOntoInterrupted);
        fired.mark_if(has_paths, RuleEvent::PathsRestarted);
        self.state.contexts[free] =
            ContextState { pc: Address(target), active_mask: LaneMask(1), state: WarpState::Running };
        self.state.modes[warp] = WarpMode { supervisor: false, interrupts_enabled: true, stopped_by: None };
        self.state.divergence.restart(free);
        let to = if DEFERRED {
            self.state.staging_gpr()
        } else {
            self.state.gpr_base(warp) + usize::from(self.decoded.slots[0])
        };
        self.state.registers.gprs[to] = value;
        Effect::Spawned { context: free }
    }

    /// clone: from the lowest executing lane to the lane whose number that lane's operand holds.
    pub(crate) fn clone_lane(&mut self) -> Effect {
        if self.state.divergence.forbids_clone(self.context) {
            self.note_lanes_elsewhere();
            return Effect::raise(Interrupt::Divergence);
        }
        let destination = self.scalar(0);
        if destination >= self.state.shape.lanes as u64 {
            return Effect::refuse::<DEFERRED>(Interrupt::InvalidInstruction);
        }
        Effect::Clone { source: Lane(self.lowest_lane() as u32), destination: Lane(destination as u32) }
    }
}

impl State {
    /// Copies all general-purpose registers of a lane into another lane of the warp.
    pub fn copy_lane(&mut self, warp: Warp, source: Lane, destination: Lane) {
        let base = self.gpr_base(warp);
        for register in 0..self.shape.gprs {
            let start = base + register * self.shape.lanes;
            self.registers.gprs[start + destination.index()] = self.registers.gprs[start + source.index()];
        }
    }
}
