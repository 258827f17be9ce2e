//! Execute: the one stage in which state that software sees changes (docs/pipeline.md section 9).
//!
//! What an instruction does comes from the semantics; here its effects become redirects, waits,
//! queue entries and the contents of commit.

use isa::trace::{Scalar, WarpState, WriteSource};
use isa::{Address, CycleRecord, Lane, LaneMask, Opcode, Warp};

use super::clone_unit::CloneOrder;
use super::commit::{GprWrite, InCommit};
use super::core::Core;
use super::decode::MicroOperation;
use super::operands::{InOperands, Prepared};
use crate::semantics::{execute, Decoded, Destination, Effect, Executed, Interrupt};

/// What execute hands on.
pub(super) struct Completed {
    /// What goes to commit.
    pub(super) commit: Option<InCommit>,
    /// The warp that is redirected.
    pub(super) redirected: Option<usize>,
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
            Prepared::Micro(micro) => self.execute_micro(stage, micro, record),
            Prepared::Instruction { decoded, fault } => {
                self.execute_instruction(stage, decoded, *fault, record)
            }
        }
    }

    fn execute_micro(
        &mut self,
        stage: &InOperands,
        micro: &MicroOperation,
        record: &mut CycleRecord,
    ) -> Completed {
        let MicroOperation {
            register,
            source,
            destination,
            last,
        } = *micro;
        let warp = Warp(stage.warp as u32);
        self.state
            .stage_copy(warp, usize::from(register), source, destination);
        let lanes = LaneMask::single(destination);
        record.set(Scalar::ExecuteLanes, lanes.0);
        Completed {
            commit: Some(InCommit {
                warp: stage.warp,
                pc: 0,
                lanes,
                gpr: Some(GprWrite {
                    warp: stage.warp,
                    register: isa::Gpr(register),
                    lanes,
                    source: WriteSource::Copy,
                }),
                predicate: None,
                clone_done: last,
            }),
            redirected: None,
        }
    }

    fn execute_instruction(
        &mut self,
        stage: &InOperands,
        decoded: &Decoded,
        fault: bool,
        record: &mut CycleRecord,
    ) -> Completed {
        let shape = *self.state.shape();
        let (id, pc) = (Warp(stage.warp as u32), Address(stage.pc));
        let next = stage.pc.wrapping_add(shape.word_bytes) & shape.word_mask;
        let done = if fault {
            Executed {
                executing: 0,
                effect: self
                    .state
                    .take_interrupt::<true>(id, Interrupt::BusError, pc, pc.0),
            }
        } else {
            execute::<true>(&mut self.state, id, pc, Address(next), decoded)
        };
        record.set(Scalar::ExecuteLanes, done.executing);
        let target = self.begin_waiting(stage, decoded, &done, next, record);
        match target {
            None => self.timing[stage.warp].in_flight -= 1,
            Some(target) => self.redirect(stage.warp, target, record),
        }
        let commits = !matches!(done.effect, Effect::Interrupt { .. } | Effect::SpawnBlocked);
        Completed {
            commit: commits.then(|| in_commit(stage, decoded, &done)),
            redirected: target.map(|_| stage.warp),
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
            Effect::Advance | Effect::InterruptsSwitched | Effect::Arithmetic => None,
            Effect::Redirect { target } | Effect::Return { target } => Some(target),
            Effect::Load | Effect::Store => {
                let is_store = done.effect == Effect::Store;
                self.load_store
                    .push(warp, decoded, is_store, done.executing, &self.state);
                self.state.warps[warp].state = WarpState::WaitMemory;
                Some(next)
            }
            Effect::Clone {
                source,
                destination,
            } => {
                self.clone_unit.push(CloneOrder {
                    warp,
                    source,
                    destination,
                });
                self.state.warps[warp].state = WarpState::WaitCopy;
                Some(next)
            }
            Effect::Spawned { warp: spawned } => {
                record.set(Scalar::SpawnValid, 1);
                record.set(Scalar::SpawnWarp, u64::from(spawned.0));
                None
            }
            Effect::SpawnBlocked => {
                self.state.warps[warp].state = WarpState::WaitSpawn;
                Some(stage.pc)
            }
            Effect::Interrupt { interrupt, .. } => {
                record.set(Scalar::InterruptValid, 1);
                record.set(Scalar::InterruptCause, u64::from(interrupt.number()));
                Some(self.state.warps[warp].pc)
            }
        }
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
        clone_done: false,
    }
}
