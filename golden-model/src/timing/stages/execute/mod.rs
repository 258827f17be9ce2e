//! Execute: the one stage in which state that software sees changes (docs/pipeline.md section 9).
//!
//! What an instruction does comes from the semantics; here its effects become redirects, waits,
//! queue entries and the contents of commit.

mod checks;
mod micro;

use isa::trace::{Scalar, WarpState, WriteSource};
use isa::{Address, Context, CycleRecord, ExecutionUnit, Interrupt, Lane, LaneMask, Opcode};

use self::checks::Early;
use super::commit::{GprWrite, InCommit};
use crate::rule_events::RuleEvent;
use crate::semantics::{
    execute, executing_lanes, AccessKind, Comparison, ContextSet, Decoded, Destination, Effect, Executed, State,
    WorkSize,
};
use crate::timing::in_stage::{InOperands, InStage, Work};
use crate::timing::units::memory::tlb;
use crate::timing::units::warps::copy_unit::CopyKind;
use crate::timing::Core;

/// What execute hands on.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Completed {
    /// What goes to commit.
    pub(crate) commit: Option<InCommit>,
    /// The context that is redirected.
    pub(crate) redirected: Option<Context>,
    /// The context that has changed the table of its warp, where there is one.
    pub(crate) table_changed_by: Option<Context>,
}

/// An instruction that was refused in the cycle before, because of what its operands hold. At execute it makes its
/// context wait as any other of its kind does, though for no unit; in the next cycle the interrupt is due, and the
/// context runs on to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    pub(crate) context: Context,
    /// What its operands raise.
    pub(crate) interrupt: Interrupt,
}

impl Core {
    /// Carries out what is in execute. Called after everything else of the cycle that touches contexts.
    #[inline]
    pub(crate) fn execute_stage(&mut self, stage: &InOperands, record: &mut CycleRecord) -> Completed {
        match &stage.work {
            Work::Micro(micro) => {
                let in_decode = self.decode.as_ref().is_some_and(InStage::is_micro);
                self.state.fired.mark_if(in_decode, RuleEvent::MicrosInARow);
                let commit = micro::execute(&mut self.state, stage.context, micro);
                record.set(Scalar::ExecuteLanes, commit.lanes.0);
                Completed { commit: Some(commit), ..Completed::default() }
            }
            Work::Instruction { instruction: decoded, fetch_fault, predicted, supervisor } => {
                self.state.was_predicted = *predicted;
                self.state.was_supervisor = *supervisor;
                self.execute_instruction(stage, decoded, *fetch_fault, record)
            }
        }
    }

    #[inline]
    fn execute_instruction(
        &mut self,
        stage: &InOperands,
        decoded: &Decoded,
        fetch_fault: Option<Interrupt>,
        record: &mut CycleRecord,
    ) -> Completed {
        let shape = self.state.shape();
        let (context, pc) = (stage.context, stage.pc);
        let next = shape.address_after(pc, shape.word_bytes);
        let active = self.state.contexts[context].active_mask;
        self.state.fired.mark_if(context.index() >= self.state.shape().warps, RuleEvent::SplitContextRuns);
        let mut done = match self.rule_before_the_instruction(stage, decoded, fetch_fault) {
            None => execute::<true>(&mut self.state, context, pc, next, decoded),
            Some(early) => {
                let executing = match fetch_fault {
                    Some(_) => LaneMask::EMPTY,
                    None => executing_lanes(&self.state, context, decoded),
                };
                record.set(Scalar::ExecuteLanes, executing.0);
                let effect = match early {
                    Early::Interrupt(interrupt, saved_pc, address) => {
                        self.interrupt_before(context, interrupt, saved_pc, address)
                    }
                    early => {
                        let target = self.goes_on_instead(stage, &early);
                        self.end_instruction(context, Effect::Redirect { target });
                        return self.complete(stage, Some(target), record);
                    }
                };
                Executed { executing, effect }
            }
        };
        // To the semantics a shift is like an addition; whether the ALU shifts is the core's choice.
        let has_result = done.effect == Effect::Advance && !done.executing.is_empty();
        if has_result && self.arithmetic.shifts(decoded.opcode) {
            let work = WorkSize::FIXED;
            done.effect = Effect::Arithmetic { work };
        }
        record.set(Scalar::ExecuteLanes, done.executing.0);
        if !done.executing.is_empty() && done.effect.is_carried_out() {
            self.note_effect(decoded, done.executing, active);
        }
        let changes = self.state.contexts[context].active_mask != active;
        let is_interrupt = matches!(done.effect, Effect::Interrupt { .. });
        self.state.fired.mark_if(changes && !is_interrupt, RuleEvent::MaskChanges);
        self.end_instruction(context, done.effect);
        // Only these change the TLB.
        if decoded.opcode.unit() == ExecutionUnit::System {
            tlb::show(self.state.tlb(), self.state.shape(), &mut self.shown);
            self.fence(decoded.opcode, &mut done, next);
        }
        if let Some(counters) = &mut self.counters {
            let left = self.state.contexts[context].active_mask;
            counters.count_executed(decoded.opcode, (active, left), &done);
        }
        let changes_table = decoded.diverges() && matches!(done.effect, Effect::Redirect { .. });
        let jumps_to_next = done.effect == Effect::Redirect { target: next } && done.executing == active;
        if jumps_to_next && matches!(decoded.opcode, Opcode::Jmpi | Opcode::Jali | Opcode::Jmpr | Opcode::Jalr) {
            self.state.fired.mark(RuleEvent::JumpToNext);
        }
        let mut target = self.begin_waiting(stage, decoded, &done, next, record);
        if let Some(predictions) = &mut self.predictions {
            let jumps = done.jumps_as_a_whole(decoded.opcode, active);
            let jump = jumps.then_some(decoded);
            let shown = &mut self.shown;
            target = predictions.check(stage, jump, done.effect, target, (shown, &mut self.state.fired));
        }
        let commit = done.effect.is_carried_out();
        Completed {
            commit: commit.then(|| in_commit(&self.state, stage, decoded, &done)),
            table_changed_by: changes_table.then_some(context),
            ..self.complete(stage, target, record)
        }
    }

    /// An instruction has left execute: its context goes on behind it, or is redirected.
    #[inline]
    fn complete(&mut self, stage: &InOperands, target: Option<Address>, record: &mut CycleRecord) -> Completed {
        let context = stage.context;
        let fired = &mut self.state.fired;
        fired.mark_if(target.is_none(), RuleEvent::InFlightFalls);
        fired.mark_if(target == Some(stage.pc), RuleEvent::RedirectsToItself);
        let is_scheduled = target.is_some() && self.scheduler.scheduled == Some(context);
        fired.mark_if(is_scheduled, RuleEvent::ScheduledRedirected);
        let is_deep = self.scheduler.is_deep();
        let (scheduled, timing) = self.change(context);
        match target {
            None => timing.in_flight -= 1,
            Some(target) => {
                scheduled.pc = target;
                // Without younger instructions there is nothing that an epoch would tell apart.
                timing.epoch ^= !is_deep;
                timing.in_flight = 0;
                if let Some(boards) = &mut self.scoreboards {
                    boards.moves(context);
                }
                record.set(Scalar::RedirectValid, 1);
                record.set(Scalar::RedirectPc, target.0);
            }
        }
        Completed { redirected: target.map(|_| context), ..Completed::default() }
    }

    /// Whatever becomes of an instruction, it ends its context's turn to spawn; and no change of the TLB
    /// is held for its context any longer, unless it is one that waits. Nor for others that it waits for; if it does
    /// not, they are held no longer.
    #[inline]
    fn end_instruction(&mut self, context: Context, effect: Effect) {
        let ends_turn = self.state.spawn_turns.turn == Some(context);
        self.state.fired.mark_if(ends_turn, RuleEvent::SpawnTurnGoes);
        self.state.spawn_turns.end(context);
        if effect == Effect::TlbChangeWaits {
            let holder = *self.translation_hold.get_or_insert(context);
            self.note_change_waits(holder != context);
        } else if self.translation_hold == Some(context) {
            self.translation_hold = None;
        }
        if effect == Effect::WaitsForOthers {
            let others = self.state.divergence().others(context);
            self.translation_hold = self.translation_hold.filter(|&holder| !others.contains(holder));
        } else {
            let held = self.table_changes.is_some() && self.state.divergence.holder(context).is_some();
            self.state.divergence.release(context);
            let gone = held && self.state.divergence.holder(context).is_none();
            self.state.fired.mark_if(gone, RuleEvent::HolderGone);
        }
        self.adopt_changes();
    }

    /// A change of the TLB waits, for an access, or behind the change of another context.
    #[cold]
    fn note_change_waits(&mut self, behind_other: bool) {
        let [looks_up, queued] = self.requests_wait;
        let fired = &mut self.state.fired;
        fired.mark(RuleEvent::ChangeWaits);
        fired.mark_if(behind_other, RuleEvent::ChangesWait);
        fired.mark_if(looks_up, RuleEvent::DataChangeWaits);
        fired.mark_if(queued, RuleEvent::QueueChangeWaits);
    }

    /// With a cache or a scoreboard, a change of the TLB that is carried out is a fence, as fence itself is: the caches
    /// are emptied, and what follows is fetched anew, also where there is no TLB.
    fn fence(&mut self, opcode: Opcode, done: &mut Executed, next: Address) {
        let caches = self.instruction_cache.is_some() || self.data_cache.is_some();
        if !caches && self.scoreboards.is_none() {
            return;
        }
        let is_fence = matches!(opcode, Opcode::Tlbadd | Opcode::Tlbrm | Opcode::Tlbflush | Opcode::Fence);
        let goes_on = matches!(done.effect, Effect::Advance | Effect::Redirect { .. });
        if is_fence && goes_on && !done.executing.is_empty() {
            let fired = &mut self.state.fired;
            if let Some(cache) = &mut self.instruction_cache {
                cache.empty(fired);
            }
            if let Some(cache) = &mut self.data_cache {
                fired.mark_if(cache.has_queue(), RuleEvent::DataFence);
                fired.mark_if(cache.has_begun_fill(), RuleEvent::DataFenceAtFill);
                cache.empty();
            }
            done.effect = Effect::Redirect { target: next };
        }
    }

    /// Hands long work to its unit, and says where the context is redirected to, if it is.
    #[inline]
    fn begin_waiting(
        &mut self,
        stage: &InOperands,
        decoded: &Decoded,
        done: &Executed,
        next: Address,
        record: &mut CycleRecord,
    ) -> Option<Address> {
        let context = stage.context;
        let mut wait = |state| self.set_state(context, state);
        match done.effect {
            Effect::Advance | Effect::InterruptsSwitched => None,
            Effect::Redirect { target } => Some(target),
            Effect::Rings { core } => {
                self.ring(core);
                None
            }
            Effect::Compared(comparison) => redirect_of(comparison, stage.pc),
            Effect::Load | Effect::Store | Effect::Exchange => self.access(stage, decoded, done, next),
            Effect::Arithmetic { work } => {
                wait(WarpState::WaitArithmetic);
                self.arithmetic.push(context, decoded, done.executing, work, &mut self.state);
                Some(next)
            }
            Effect::Custom { cycles } => {
                wait(WarpState::WaitArithmetic);
                if let Some(unit) = &mut self.function_unit {
                    unit.push(context, decoded, done.executing, cycles, &self.state);
                }
                Some(next)
            }
            Effect::Arrives(arrival) => {
                wait(WarpState::WaitBarrier);
                self.arrival = Some(arrival);
                Some(next)
            }
            Effect::Clone { source, destination } => {
                let kind = CopyKind::Clone { source, destination };
                self.copy(context, kind);
                Some(next)
            }
            Effect::Return { target } => {
                self.copy(context, CopyKind::Return);
                Some(target)
            }
            Effect::Spawned { context: spawned } => {
                self.warp_table.changed.add(ContextSet::single(spawned));
                if let Some(boards) = &mut self.scoreboards {
                    boards.moves(spawned);
                }
                let is_woken = spawned == Context(0) && self.pending;
                self.state.fired.mark_if(is_woken, RuleEvent::SpawnOntoWoken);
                record.set(Scalar::SpawnValid, 1);
                record.set(Scalar::SpawnWarp, spawned.0.into());
                None
            }
            Effect::SpawnBlocked => {
                wait(WarpState::WaitSpawn);
                Some(stage.pc)
            }
            Effect::TlbChangeWaits | Effect::WaitsForOthers => Some(stage.pc),
            Effect::WaitsForMemory => {
                self.state.fired.mark(RuleEvent::WaitsToInterrupt);
                self.wait_for_memory(stage, None);
                Some(stage.pc)
            }
            Effect::Interrupt { interrupt, address, entered } => {
                let predictions = self.predictions.as_ref();
                let is_remembered = predictions.is_some_and(|jumps| jumps.target(context, stage.pc).is_some());
                self.state.fired.mark_if(is_remembered, RuleEvent::PredictedInterrupted);
                Some(self.save_registers(context, interrupt, address, entered, record))
            }
            Effect::Refused { interrupt } => {
                wait(state_behind(decoded.opcode));
                self.state.fired.mark(refused(decoded.opcode));
                self.refused = Some(Refused { context, interrupt });
                Some(next)
            }
        }
    }

    /// Hands an access to its unit. Its context waits for it, or, with a scoreboard, goes on.
    #[inline]
    fn access(&mut self, stage: &InOperands, decoded: &Decoded, done: &Executed, next: Address) -> Option<Address> {
        let (context, kind) = (stage.context, AccessKind::of(done.effect)?);
        self.state.fired.mark(RuleEvent::AccessPushed);
        self.load_store.push(context, decoded, kind, done.executing, &self.state);
        if self.scoreboards.is_some() {
            self.await_access(context, decoded);
            return None;
        }
        self.set_state(context, WarpState::WaitMemory);
        Some(next)
    }

    /// Has the registers saved when the interrupt is entered; gives where the context goes on, or has stopped.
    fn save_registers(
        &mut self,
        context: Context,
        interrupt: Interrupt,
        address: Address,
        entered: bool,
        record: &mut CycleRecord,
    ) -> Address {
        self.state.fired.mark(RuleEvent::Interrupted);
        record.set(Scalar::InterruptValid, 1);
        record.set(Scalar::InterruptCause, u64::from(interrupt.number()));
        if entered {
            self.copy(context, CopyKind::Enter { interrupt, address });
        }
        self.state.contexts[context].pc
    }
}

/// Where a comparison leads from the join at an address, when it redirects.
#[inline]
fn redirect_of(comparison: Comparison, pc: Address) -> Option<Address> {
    match comparison {
        Comparison::Nothing => None,
        Comparison::Met { .. } => Some(pc),
        Comparison::Exchanged { pc, .. } => Some(pc),
    }
}

/// What an instruction takes to commit.
#[inline]
fn in_commit(state: &State, stage: &InOperands, decoded: &Decoded, done: &Executed) -> InCommit {
    let lanes = done.executing;
    let (mut gpr, mut predicate) = (None, None);
    match (done.effect, decoded.destination) {
        (Effect::Spawned { context }, _) => {
            assert_eq!(decoded.opcode, Opcode::Wspawn);
            gpr = decoded.instruction.destination_gpr().map(|register| GprWrite {
                warp: state.warp_of(context),
                register,
                lanes: LaneMask::single(Lane(0)),
                source: WriteSource::Commit,
            });
        }
        // Their units write them later.
        (Effect::Arithmetic { .. } | Effect::Custom { .. }, _) => {}
        (_, Destination::Gpr(register)) if !lanes.is_empty() => {
            gpr = Some(GprWrite { warp: state.warp_of(stage.context), register, lanes, source: WriteSource::Commit });
        }
        (_, Destination::Predicate(register)) if !lanes.is_empty() => {
            predicate = Some((register, lanes));
        }
        (_, Destination::None | Destination::Gpr(_) | Destination::Predicate(_)) => {}
    }
    InCommit { context: stage.context, pc: stage.pc, lanes, gpr, predicate, copy_done: false, return_done: false }
}

/// An instruction of that opcode is refused.
const fn refused(opcode: Opcode) -> RuleEvent {
    match opcode {
        Opcode::Clone => RuleEvent::RefusedClone,
        Opcode::Bar => RuleEvent::RefusedBarrier,
        Opcode::Jalis | Opcode::Jalrs => RuleEvent::RefusedLanes,
        Opcode::Ring => RuleEvent::RingRefused,
        // No other opcode is refused but those that divide.
        _ => RuleEvent::RefusedDivision,
    }
}

/// The state in which an instruction that can be refused leaves its context, refused or not.
const fn state_behind(opcode: Opcode) -> WarpState {
    match opcode.unit() {
        ExecutionUnit::Clone => WarpState::WaitCopy,
        ExecutionUnit::Divide => WarpState::WaitArithmetic,
        ExecutionUnit::Barrier => WarpState::WaitBarrier,
        // Only two kinds of these are refused: the jumps that spread over lanes, and ring.
        ExecutionUnit::Branch
        | ExecutionUnit::Alu
        | ExecutionUnit::Predicate
        | ExecutionUnit::Divergence
        | ExecutionUnit::LoadStore
        | ExecutionUnit::Multiply
        | ExecutionUnit::Float
        | ExecutionUnit::WarpControl
        | ExecutionUnit::System
        | ExecutionUnit::Custom => WarpState::Running,
    }
}
