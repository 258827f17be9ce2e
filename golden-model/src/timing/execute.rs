//! Execute: the one stage in which state that software sees changes (docs/pipeline.md section 9).
//!
//! What an instruction does comes from the semantics; here its effects become redirects, waits,
//! queue entries and the contents of commit.

use isa::trace::{Scalar, WarpState, WriteSource};
use isa::{Address, CycleRecord, Interrupt, Lane, LaneMask, Opcode, Warp};

use super::commit::{GprWrite, InCommit};
use super::copy_unit::{CopyKind, CopyOrder};
use super::core::Core;
use super::due_interrupt::{state_behind, DueInterrupt, Refused};
use super::operands::{InOperands, Prepared};
use crate::semantics::{
    execute, executing_lanes, saves_next_pc, Decoded, Destination, Effect, Executed,
};

/// What execute hands on.
pub(super) struct Completed {
    /// What goes to commit.
    pub(super) commit: Option<InCommit>,
    /// The warp that is redirected.
    pub(super) redirected: Option<usize>,
}

/// What rules 1 to 4 decide.
enum Early {
    /// An interrupt: cause, saved pc, address.
    Interrupt(Interrupt, u64, u64),
    /// Rule 3.
    StopAgain,
}

impl Core {
    /// Carries out what is in execute. Called after everything else of the cycle that touches warps.
    #[inline]
    pub(super) fn execute_stage(
        &mut self,
        stage: &InOperands,
        record: &mut CycleRecord,
    ) -> Completed {
        match &stage.work {
            Prepared::Micro(micro) => self.execute_micro(stage.warp, micro, record),
            Prepared::Instruction {
                decoded,
                fetch_fault,
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
        let (id, pc) = (Warp(stage.warp as u32), Address(stage.pc));
        let next = stage.pc.wrapping_add(shape.word_bytes) & shape.word_mask;
        let mut done = match self.rule_before_the_instruction(stage, fetch_fault) {
            None => execute::<true>(&mut self.state, id, pc, Address(next), decoded),
            Some(early) => {
                let executing = match fetch_fault {
                    Some(_) => 0,
                    None => executing_lanes(&self.state, id, decoded),
                };
                record.set(Scalar::ExecuteLanes, executing);
                let Early::Interrupt(interrupt, saved_pc, address) = early else {
                    return self.stop_again(stage, record);
                };
                let effect =
                    self.state
                        .take_interrupt::<true>(id, interrupt, Address(saved_pc), address);
                Executed { executing, effect }
            }
        };
        // To the semantics a shift is like an addition; whether the ALU shifts is the core's choice.
        let has_result = done.effect == Effect::Advance && done.executing != 0;
        if has_result && self.arithmetic.shifts(decoded.opcode) {
            done.effect = Effect::Arithmetic;
        }
        record.set(Scalar::ExecuteLanes, done.executing);
        self.warps.touch(stage.warp);
        let target = self.begin_waiting(stage, decoded, &done, next, record);
        match target {
            None => self.timing[stage.warp].in_flight -= 1,
            Some(target) => self.redirect(stage.warp, target, record),
        }
        let commits = !matches!(
            done.effect,
            Effect::Interrupt { .. } | Effect::Refused { .. } | Effect::SpawnBlocked
        );
        Completed {
            commit: commits.then(|| in_commit(stage, decoded, &done)),
            redirected: target.map(|_| stage.warp),
        }
    }

    /// Rules 1 to 4: what comes before the instruction itself is looked at.
    #[inline]
    fn rule_before_the_instruction(
        &mut self,
        stage: &InOperands,
        fetch_fault: Option<Interrupt>,
    ) -> Option<Early> {
        let shape = self.state.shape();
        if let Some(due) = self.timing[stage.warp].due_interrupt.take() {
            let DueInterrupt { interrupt, address } = due;
            // It is the instruction before that raised it; what is here came only to be interrupted.
            let saved_pc = if saves_next_pc(interrupt) {
                stage.pc
            } else {
                stage.pc.wrapping_sub(shape.word_bytes) & shape.word_mask
            };
            Some(Early::Interrupt(interrupt, saved_pc, address))
        } else if stage.warp == 0 && self.external_interrupt_is_pending() {
            Some(Early::Interrupt(Interrupt::ConsoleInput, stage.pc, 0))
        } else if self.state.warps[stage.warp].active_mask == 0 {
            Some(Early::StopAgain)
        } else {
            fetch_fault.map(|interrupt| Early::Interrupt(interrupt, stage.pc, stage.pc))
        }
    }

    /// A stopped warp 0 was woken for nothing.
    #[cold]
    fn stop_again(&mut self, stage: &InOperands, record: &mut CycleRecord) -> Completed {
        self.state.warps[stage.warp].state = WarpState::Stopped;
        self.warps.touch(stage.warp);
        self.redirect(stage.warp, stage.pc, record);
        Completed {
            commit: None,
            redirected: Some(stage.warp),
        }
    }

    /// Hands long work to its unit, and says where the warp is redirected to, if it is.
    #[inline]
    fn begin_waiting(
        &mut self,
        stage: &InOperands,
        decoded: &Decoded,
        done: &Executed,
        next: u64,
        record: &mut CycleRecord,
    ) -> Option<u64> {
        let warp = stage.warp;
        match done.effect {
            Effect::Advance | Effect::InterruptsSwitched => None,
            Effect::Redirect { target } => Some(target),
            Effect::Load | Effect::Store => {
                let is_store = done.effect == Effect::Store;
                self.load_store
                    .push(warp, decoded, is_store, done.executing, &self.state);
                self.state.warps[warp].state = WarpState::WaitMemory;
                Some(next)
            }
            Effect::Arithmetic => {
                self.arithmetic
                    .push(warp, decoded, done.lanes(), &self.state);
                self.state.warps[warp].state = WarpState::WaitArithmetic;
                Some(next)
            }
            Effect::Arrives(arrival) => {
                self.arrival = Some(arrival);
                self.state.warps[warp].state = WarpState::WaitBarrier;
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
                self.copy(warp, kind);
                Some(next)
            }
            Effect::Return { target } => {
                self.copy(warp, CopyKind::Return);
                Some(target)
            }
            Effect::Spawned { warp: spawned } => {
                self.warps.touch(spawned.index());
                record.set(Scalar::SpawnValid, 1);
                record.set(Scalar::SpawnWarp, u64::from(spawned.0));
                None
            }
            Effect::SpawnBlocked => {
                self.state.warps[warp].state = WarpState::WaitSpawn;
                Some(stage.pc)
            }
            Effect::Interrupt {
                interrupt,
                address,
                entered,
            } => {
                record.set(Scalar::InterruptValid, 1);
                record.set(Scalar::InterruptCause, u64::from(interrupt.number()));
                if entered {
                    self.copy(warp, CopyKind::Enter { interrupt, address });
                }
                Some(self.state.warps[warp].pc)
            }
            Effect::Refused { interrupt } => {
                self.refused = Some(Refused { warp, interrupt });
                self.state.warps[warp].state = state_behind(decoded.opcode);
                Some(next)
            }
        }
    }

    /// Hands a copy to the copy unit; the warp waits for it.
    fn copy(&mut self, warp: usize, kind: CopyKind) {
        self.copy_unit.push(CopyOrder { warp, kind });
        self.state.warps[warp].state = WarpState::WaitCopy;
    }

    #[inline]
    fn redirect(&mut self, warp: usize, target: u64, record: &mut CycleRecord) {
        self.state.warps[warp].pc = target;
        let timing = &mut self.timing[warp];
        timing.epoch = !timing.epoch;
        timing.in_flight = 0;
        record.set(Scalar::RedirectValid, 1);
        record.set(Scalar::RedirectPc, target);
    }
}

/// What an instruction takes to commit.
#[inline]
fn in_commit(stage: &InOperands, decoded: &Decoded, done: &Executed) -> InCommit {
    let lanes = done.lanes();
    let (mut gpr, mut predicate) = (None, None);
    match (done.effect, decoded.destination) {
        (Effect::Spawned { warp }, _) => {
            debug_assert_eq!(decoded.opcode, Opcode::Wspawn);
            gpr = decoded
                .instruction
                .destination_gpr()
                .map(|register| GprWrite {
                    warp: warp.index(),
                    register,
                    lanes: LaneMask::single(Lane(0)),
                    source: WriteSource::Commit,
                });
        }
        // The arithmetic unit writes it later.
        (Effect::Arithmetic, _) => {}
        (_, Destination::Gpr(register)) if !lanes.is_empty() => {
            gpr = Some(GprWrite {
                warp: stage.warp,
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
        warp: stage.warp,
        pc: stage.pc,
        lanes,
        gpr,
        predicate,
        copy_done: false,
    }
}
