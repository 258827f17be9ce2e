//! Commit: results reach the register files (docs/pipeline.md section 10).
//!
//! The value in commit is the state's staged result: execute leaves it there a cycle before, and the
//! write happens before the next instruction executes. So the register files hold at the start of
//! each cycle exactly what the hardware's arrays hold.

use isa::trace::WriteSource;
use isa::{Address, Context, Gpr, LaneMask, PredicateRegister, Warp};

use crate::semantics::State;

/// A write through the register file's one write port.
#[derive(Clone, Copy, Debug)]
pub(super) struct GprWrite {
    /// The warp whose register it is: for wspawn not the one that executed.
    pub(super) warp: Warp,
    pub(super) register: Gpr,
    /// Never empty.
    pub(super) lanes: LaneMask,
    pub(super) source: WriteSource,
}

/// What is in commit.
#[derive(Clone, Copy, Debug)]
pub(super) struct InCommit {
    pub(super) context: Context,
    /// 0 for a micro-operation.
    pub(super) pc: Address,
    /// The lanes that executed; a micro-operation's destination lane, lane 0 for the shadow lane.
    pub(super) lanes: LaneMask,
    pub(super) gpr: Option<GprWrite>,
    /// Register and lanes, which are never empty.
    pub(super) predicate: Option<(PredicateRegister, LaneMask)>,
    /// The last micro-operation of its context's copy.
    pub(super) copy_done: bool,
    /// And that copy was the return from an interrupt.
    pub(super) return_done: bool,
}

impl InCommit {
    /// Whether it is a micro-operation of the copy unit, which always writes.
    pub(super) fn is_micro(&self) -> bool {
        let source = self.gpr.map(|write| write.source);
        matches!(source, Some(WriteSource::Copy | WriteSource::Shadow))
    }

    /// Writes the staged result.
    #[inline]
    pub(super) fn write(&self, state: &mut State) {
        if let Some(write) = &self.gpr {
            if write.source == WriteSource::Shadow {
                state.commit_shadow(write.warp, write.register);
                return;
            }
            state.commit_gpr(write.warp, write.register, write.lanes);
        }
        if let Some((register, lanes)) = self.predicate {
            state.commit_predicate(state.warp_of(self.context), register, lanes);
        }
    }
}
