//! A micro-operation of the copy unit in execute (docs/pipeline.md section 12).

use isa::trace::{Scalar, WriteSource};
use isa::{Address, Context, CycleRecord, Gpr, Lane, LaneMask, PredicateRegister};

use super::commit::{GprWrite, InCommit};
use super::core::Core;
use super::decode::{MicroOperation, Step};
use super::execute::Completed;

const LANE_0: LaneMask = LaneMask::single(Lane(0));

impl Core {
    /// Stages what the micro-operation copies, for commit.
    pub(super) fn execute_micro(
        &mut self,
        context: Context,
        micro: &MicroOperation,
        record: &mut CycleRecord,
    ) -> Completed {
        let (warp, preds) = (self.state.warp_of(context), self.state.shape().preds);
        let predicate_of = |Gpr(number)| {
            let exists = usize::from(number) < preds;
            exists.then_some((PredicateRegister(number), LANE_0))
        };
        let (register, lanes, source, predicate) = match micro.step {
            Step::Clone {
                register,
                source,
                destination,
            } => {
                self.state.stage_copy(warp, register, source, destination);
                let lanes = LaneMask::single(destination);
                (register, lanes, WriteSource::Copy, None)
            }
            Step::Save { register } => {
                self.state.stage_for_shadow(warp, register);
                let predicate = predicate_of(register);
                (register, LANE_0, WriteSource::Shadow, predicate)
            }
            Step::Restore { register } => {
                self.state.stage_from_shadow(warp, register);
                let predicate = predicate_of(register);
                (register, LANE_0, WriteSource::Copy, predicate)
            }
            Step::Set { register, value } => {
                self.state.stage_value(value);
                (register, LANE_0, WriteSource::Copy, None)
            }
        };
        record.set(Scalar::ExecuteLanes, lanes.0);
        Completed {
            commit: Some(InCommit {
                context,
                pc: Address(0),
                lanes,
                gpr: Some(GprWrite {
                    warp,
                    register,
                    lanes,
                    source,
                }),
                predicate,
                copy_done: micro.last,
                return_done: micro.last && matches!(micro.step, Step::Restore { .. }),
            }),
            redirected: None,
            table_changed_by: None,
        }
    }
}
