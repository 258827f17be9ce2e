//! What becomes of a context, and of others, when the mechanism has said what an instruction does.

use isa::divergence::paired_path::parts;
use isa::trace::WarpState;
use isa::{Address, Context, Interrupt, LaneMask, Opcode};

use super::super::operation::Operation;
use super::super::straight::Straight;
use super::super::{ContextState, Destination, Effect, State};
use super::{Comparison, ContextChange, Divergence, DivergenceOperation, DivergentJump, Mechanism, Request};
use crate::rule_events::RuleEvent;

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// split, splitl, join. Whatever changes mask or kept state is a redirect (docs/pipeline.md
    /// section 9), also to the next instruction.
    pub(in super::super) fn diverge(&mut self, operation: DivergenceOperation) -> Effect {
        let request = self.request();
        let outcome = self.state.divergence.carry_out(operation, request, &mut self.state.fired);
        self.follow(outcome)
    }

    /// What must execute in all active lanes or none, but executes in some of them.
    #[cold]
    pub(in super::super) fn branch_divergently(&mut self) -> Effect {
        let instruction = &self.decoded.instruction;
        if !parts(instruction.opcode()) {
            self.state.fired.mark(RuleEvent::DivergentBranch);
            self.state.fired.mark_if(instruction.opcode() == Opcode::Reti, RuleEvent::ReturnDivergent);
            return Effect::raise(Interrupt::DivergentBranch);
        }
        let class = instruction.opcode().class();
        let jump = if class.has_immediate() {
            DivergentJump { target: self.relative_target(), distance: Some(instruction.immediate()) }
        } else {
            DivergentJump { target: Address(self.scalar(class.register_count() - 1)), distance: None }
        };
        let request = self.request();
        let outcome = self.state.divergence.jump(jump, request, &mut self.state.fired);
        let is_refused = outcome == ContextChange::Raises(Interrupt::DivergentBranch);
        self.state.fired.mark_if(is_refused, RuleEvent::DivergentBranch);
        let links = matches!(self.decoded.destination, Destination::Gpr(_));
        if links && matches!(outcome, ContextChange::GoesOn { .. }) {
            self.link();
        }
        self.follow(outcome)
    }

    fn request(&self) -> Request {
        Request { context: self.context, active: self.active, executing: self.executing, next: self.next }
    }

    fn follow(&mut self, outcome: ContextChange) -> Effect {
        match outcome {
            ContextChange::Unchanged | ContextChange::Compared(Comparison::Nothing) => Effect::Advance,
            ContextChange::GoesOn { active, pc } => {
                self.state.activate(self.context, active);
                Effect::Redirect { target: pc }
            }
            ContextChange::Starts { active, pc, context, others } => {
                self.state.activate(self.context, active);
                self.state.contexts[context] = ContextState { pc, active_mask: others, state: WarpState::Running };
                Effect::Redirect { target: pc }
            }
            ContextChange::Leaves { pc, to_home } => {
                self.state.contexts[self.context] = ContextState::FREE;
                if let Some((home, active_mask)) = to_home {
                    self.state.contexts[home] = ContextState { pc, active_mask, state: WarpState::Running };
                }
                Effect::Redirect { target: pc }
            }
            ContextChange::Compared(
                comparison @ (Comparison::Met { active } | Comparison::Exchanged { active, .. }),
            ) => {
                self.state.activate(self.context, active);
                Effect::Compared(comparison)
            }
            ContextChange::Raises(interrupt) => Effect::raise(interrupt),
        }
    }
}

impl<const LANES: usize> Straight<'_, LANES> {
    /// Carries out an instruction of divergence in a row, where a stack is all that is kept: the row goes on with the
    /// next instruction, or at an address, and with at least one lane. `None`: nothing has happened, for it is to raise
    /// an interrupt, or the mechanism is another one.
    #[inline(always)]
    pub(crate) fn diverge(&mut self, opcode: Opcode, executing: LaneMask, next: Address) -> Option<Effect> {
        let operation = DivergenceOperation::of(opcode)?;
        let Divergence::Stack(stacks) = &mut *self.divergence else {
            return None;
        };
        let request = Request { context: self.context, active: self.active, executing, next };
        match stacks.carry_out(operation, request, self.fired) {
            ContextChange::Unchanged => Some(Effect::Advance),
            ContextChange::GoesOn { active, pc } => {
                self.active = active;
                self.scheduled.active_mask = active;
                Some(Effect::Redirect { target: pc })
            }
            ContextChange::Raises(_)
            | ContextChange::Compared(_)
            | ContextChange::Starts { .. }
            | ContextChange::Leaves { .. } => None,
        }
    }
}

impl State {
    /// What the comparison before the instruction at an address is to do.
    #[inline]
    pub(crate) fn comparison_before(&mut self, context: Context, pc: Address) -> Comparison {
        if !self.divergence.compares_before_instructions() {
            return Comparison::Nothing;
        }
        let active = self.contexts[context].active_mask;
        let comparison = self.divergence.look(context, active, pc);
        let goes_on = comparison == Comparison::Nothing && self.divergence.comparison_is_due(context);
        self.fired.mark_if(goes_on, RuleEvent::PathsGoOn);
        comparison
    }

    /// Makes the comparison before the instruction at an address, once.
    pub(crate) fn compare_before(&mut self, context: Context, pc: Address) -> Comparison {
        let active = self.contexts[context].active_mask;
        let comparison = self.divergence.compare(context, active, pc, &mut self.fired);
        match comparison {
            Comparison::Nothing => {}
            Comparison::Met { active } | Comparison::Exchanged { active, .. } => {
                self.activate(context, active);
            }
        }
        comparison
    }
}

/// Contexts beside the homes of the warps.
impl State {
    /// Whether an interrupt or a halt of a context waits until the other contexts of its warp are quiet. Then it alone
    /// may execute from now on. Without `DEFERRED` they always are.
    pub(in super::super) fn waits_for_others<const DEFERRED: bool>(&mut self, context: Context) -> bool {
        let Divergence::MultiPath(regions) = &mut self.divergence else {
            return false;
        };
        let others = regions.others(context);
        if self.spawn_turns.turn.is_some_and(|turn| others.contains(turn)) {
            self.spawn_turns.turn = None;
            self.fired.mark(RuleEvent::TurnTaken);
        }
        let are_quiet = others.without(self.quiet).is_empty();
        let waits = DEFERRED && !others.is_empty() && !(are_quiet && regions.holder(context) == Some(context));
        if waits {
            regions.hold(context);
            self.fired.mark(RuleEvent::HoldAwaited);
        }
        waits
    }

    /// The warp of a context stops; its pc is then this.
    pub(in super::super) fn stop(&mut self, context: Context, pc: Address) {
        let stopped = ContextState { pc, active_mask: LaneMask::EMPTY, state: WarpState::Stopped };
        self.contexts[context] = stopped;
        if let Divergence::MultiPath(regions) = &mut self.divergence {
            let (contexts, home) = regions.stop(context);
            for one in contexts.iter() {
                self.contexts[one] = ContextState { pc, ..ContextState::FREE };
            }
            let between_cores = self.cluster_barriers.iter_mut();
            let between_cores = between_cores.map(|barrier| &mut barrier.waiting);
            for waiting in self.barriers.iter_mut().chain(between_cores) {
                *waiting = waiting.without(contexts);
            }
            self.contexts[home] = stopped;
        }
    }
}
