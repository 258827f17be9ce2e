//! Execute: the one stage in which state that software sees changes (docs/pipeline.md section 9).
//!
//! What an instruction does comes from the semantics; here its effects become redirects, waits,
//! queue entries and the contents of commit.

use isa::trace::{Scalar, WarpState, WriteSource};
use isa::{Address, Context, CycleRecord, ExecutionUnit, Interrupt, Lane, LaneMask, Opcode};

use super::commit::{GprWrite, InCommit};
use super::copy_unit::CopyKind;
use super::core::Core;
use super::due_interrupt::{state_behind, Refused};
use super::early::Early;
use super::operands::{InOperands, Prepared};
use crate::semantics::{
    execute, executing_lanes, Comparison, Decoded, Destination, Effect, Executed, State, WorkSize,
};

/// What execute hands on.
pub(super) struct Completed {
    /// What goes to commit.
    pub(super) commit: Option<InCommit>,
    /// Who is redirected.
    pub(super) redirected: Option<Context>,
    /// Who has changed the table of its warp, where there is one.
    pub(super) table_changed_by: Option<Context>,
}

impl Core {
    /// Carries out what is in execute. Called after everything else of the cycle that touches contexts.
    #[inline]
    pub(super) fn execute_stage(
        &mut self,
        stage: &InOperands,
        record: &mut CycleRecord,
    ) -> Completed {
        match &stage.work {
            Prepared::Micro(micro) => self.execute_micro(stage.context, micro, record),
            Prepared::Instruction {
                decoded,
                fetch_fault,
                predicted: _,
            } => self.execute_instruction(stage, decoded, *fetch_fault, record),
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
        self.state.was_predicted = stage.was_predicted();
        let mut done = match self.rule_before_the_instruction(stage, decoded, fetch_fault) {
            None => execute::<true>(&mut self.state, context, pc, next, decoded),
            Some(early) => {
                let executing = match fetch_fault {
                    Some(_) => LaneMask::EMPTY,
                    None => executing_lanes(&self.state, context, decoded),
                };
                record.set(Scalar::ExecuteLanes, executing.0);
                let effect = match early {
                    Early::StopAgain => return self.stop_again(stage, record),
                    Early::Compare => return self.compare(stage, record),
                    Early::Again => return self.go_on_instead(stage, pc, record),
                    Early::Interrupt(interrupt, saved_pc, address) => {
                        self.interrupt_before(context, interrupt, saved_pc, address)
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
        self.contexts.touch(context);
        self.note_executed(context, done.effect);
        self.touch_changed();
        // Only these change the TLB.
        if decoded.opcode.unit() == ExecutionUnit::System {
            self.tlb.touch();
            self.fence(decoded.opcode, &mut done, next);
        }
        self.count_executed((context, decoded.opcode), active, &done);
        let changes_table = decoded.diverges() && matches!(done.effect, Effect::Redirect { .. });
        let target = self.begin_waiting(stage, decoded, &done, next, record);
        let target = match self.predictions {
            None => target,
            Some(_) => {
                let jumps = done.jumps_as_a_whole(decoded.opcode, active);
                self.check_prediction(stage, decoded, (jumps, done.effect), target)
            }
        };
        match target {
            None => self.timing[context].in_flight -= 1,
            Some(target) => self.redirect(context, target, record),
        }
        Completed {
            commit: done
                .effect
                .is_carried_out()
                .then(|| in_commit(&self.state, stage, decoded, &done)),
            redirected: target.map(|_| context),
            table_changed_by: changes_table.then_some(context),
        }
    }

    /// Whatever becomes of an instruction, it ends its context's turn to spawn; and no change of the TLB
    /// is held for its context any longer, unless it is one that waits. Nor for others that it waits for; if it does
    /// not, they are held no longer.
    #[inline]
    pub(super) fn note_executed(&mut self, context: Context, effect: Effect) {
        self.state.spawn_turns.end(context);
        if effect == Effect::TlbChangeWaits {
            self.translation_hold.get_or_insert(context);
        } else if self.translation_hold == Some(context) {
            self.translation_hold = None;
        }
        if effect == Effect::WaitsForOthers {
            let others = self.state.divergence().others(context);
            self.translation_hold = self
                .translation_hold
                .filter(|&holder| !others.contains(holder));
        } else {
            self.state.divergence.release(context);
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
        let mut wait = |state| self.state.contexts[context].state = state;
        match done.effect {
            Effect::Advance | Effect::InterruptsSwitched => None,
            Effect::Redirect { target } => Some(target),
            Effect::Compared(comparison) => redirect_of(comparison, stage.pc),
            Effect::Load | Effect::Store => self.access(stage, decoded, done, next),
            Effect::Arithmetic { work } => {
                wait(WarpState::WaitArithmetic);
                self.arithmetic
                    .push(context, decoded, done.executing, work, &self.state);
                Some(next)
            }
            Effect::Arrives(arrival) => {
                wait(WarpState::WaitBarrier);
                self.arrival = Some(arrival);
                Some(next)
            }
            Effect::Clone {
                source,
                destination,
            } => {
                let kind = CopyKind::Clone {
                    source,
                    destination,
                };
                self.copy(context, kind);
                Some(next)
            }
            Effect::Return { target } => {
                self.copy(context, CopyKind::Return);
                Some(target)
            }
            Effect::Spawned { context: spawned } => {
                self.contexts.touch(spawned);
                self.note_moved(spawned);
                record.set(Scalar::SpawnValid, 1);
                record.set(Scalar::SpawnWarp, spawned.0.into());
                None
            }
            Effect::SpawnBlocked => {
                wait(WarpState::WaitSpawn);
                Some(stage.pc)
            }
            Effect::TlbChangeWaits | Effect::WaitsForOthers => Some(stage.pc),
            Effect::WaitsForMemory => Some(self.wait_for_memory(stage, None)),
            Effect::Interrupt {
                interrupt,
                address,
                entered,
            } => Some(self.take_interrupt(context, interrupt, address, entered, record)),
            Effect::Refused { interrupt } => {
                wait(state_behind(decoded.opcode));
                self.refused = Some(Refused { context, interrupt });
                Some(next)
            }
        }
    }

    /// Hands a load or store to its unit. Its context waits for it, or, with a scoreboard, goes on.
    #[inline]
    fn access(
        &mut self,
        stage: &InOperands,
        decoded: &Decoded,
        done: &Executed,
        next: Address,
    ) -> Option<Address> {
        let (context, is_store) = (stage.context, done.effect == Effect::Store);
        self.load_store
            .push(context, decoded, is_store, done.executing, &self.state);
        if self.scoreboards.is_some() {
            self.note_push(context, decoded);
            return None;
        }
        self.state.contexts[context].state = WarpState::WaitMemory;
        Some(next)
    }

    /// Has the registers saved when the interrupt is entered; gives where the context goes on, or has stopped.
    fn take_interrupt(
        &mut self,
        context: Context,
        interrupt: Interrupt,
        address: Address,
        entered: bool,
        record: &mut CycleRecord,
    ) -> Address {
        record.set(Scalar::InterruptValid, 1);
        record.set(Scalar::InterruptCause, u64::from(interrupt.number()));
        if entered {
            self.copy(context, CopyKind::Enter { interrupt, address });
        }
        self.state.contexts[context].pc
    }

    #[inline]
    pub(super) fn redirect(&mut self, context: Context, target: Address, record: &mut CycleRecord) {
        self.state.contexts[context].pc = target;
        self.note_moved(context);
        let timing = &mut self.timing[context];
        timing.epoch = !timing.epoch;
        timing.in_flight = 0;
        record.set(Scalar::RedirectValid, 1);
        record.set(Scalar::RedirectPc, target.0);
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
            debug_assert_eq!(decoded.opcode, Opcode::Wspawn);
            gpr = decoded
                .instruction
                .destination_gpr()
                .map(|register| GprWrite {
                    warp: state.warp_of(context),
                    register,
                    lanes: LaneMask::single(Lane(0)),
                    source: WriteSource::Commit,
                });
        }
        // The arithmetic unit writes it later.
        (Effect::Arithmetic { .. }, _) => {}
        (_, Destination::Gpr(register)) if !lanes.is_empty() => {
            gpr = Some(GprWrite {
                warp: state.warp_of(stage.context),
                register,
                lanes,
                source: WriteSource::Commit,
            });
        }
        (_, Destination::Predicate(register)) if !lanes.is_empty() => {
            predicate = Some((register, lanes));
        }
        (_, Destination::None | Destination::Gpr(_) | Destination::Predicate(_)) => {}
    }
    InCommit {
        context: stage.context,
        pc: stage.pc,
        lanes,
        gpr,
        predicate,
        copy_done: false,
        return_done: false,
    }
}
