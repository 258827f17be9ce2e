//! A micro-operation of the copy unit in execute (docs/pipeline.md section 12).

use isa::trace::WriteSource;
use isa::{Address, Context, Gpr, Lane, LaneMask, PredicateRegister};

use crate::semantics::State;
use crate::timing::in_stage::{MicroOperation, Step};
use crate::timing::stages::commit::{GprWrite, InCommit};

const LANE_0: LaneMask = LaneMask::single(Lane(0));

/// Stages what the micro-operation copies, for commit.
pub(super) fn execute(state: &mut State, context: Context, micro: &MicroOperation) -> InCommit {
    let (warp, preds) = (state.warp_of(context), state.shape().preds);
    let predicate_of = |Gpr(number)| {
        let exists = usize::from(number) < preds;
        exists.then_some((PredicateRegister(number), LANE_0))
    };
    let (register, lanes, source, predicate) = match micro.step {
        Step::Clone { register, source, destination } => {
            state.stage_copy(warp, register, source, destination);
            let lanes = LaneMask::single(destination);
            (register, lanes, WriteSource::Copy, None)
        }
        Step::Save { register } => {
            state.stage_for_shadow(warp, register);
            let predicate = predicate_of(register);
            (register, LANE_0, WriteSource::Shadow, predicate)
        }
        Step::Restore { register } => {
            state.stage_from_shadow(warp, register);
            let predicate = predicate_of(register);
            (register, LANE_0, WriteSource::Copy, predicate)
        }
        Step::Set { register, value } => {
            state.stage_value(value);
            (register, LANE_0, WriteSource::Copy, None)
        }
    };
    InCommit {
        context,
        pc: Address(0),
        lanes,
        gpr: Some(GprWrite { warp, register, lanes, source }),
        predicate,
        copy_done: micro.last,
        return_done: micro.last && matches!(micro.step, Step::Restore { .. }),
    }
}
