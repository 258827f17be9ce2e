//! Refused instructions: what their operands hold raises an interrupt (docs/pipeline.md section 9).
//!
//! At execute a refused instruction makes its warp wait as any other of its kind does, though for no
//! unit; only in the next cycle does the warp learn why, and run on to the interrupt.

use isa::trace::WarpState;
use isa::{ExecutionUnit, Opcode};

use super::core::Core;
use crate::semantics::Interrupt;

/// An instruction that was refused in the cycle before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Refusal {
    /// The warp's index.
    pub(super) warp: usize,
    /// What its next instruction is to be interrupted with.
    pub(super) interrupt: Interrupt,
}

impl Core {
    /// The refused instruction of the cycle before, if there is one: its warp runs again.
    #[inline]
    pub(super) fn apply_refusal(&mut self) {
        let Some(Refusal { warp, interrupt }) = self.refusal.take() else {
            return;
        };
        self.timing[warp].fault = Some((interrupt, 0));
        self.state.warps[warp].state = WarpState::Running;
        self.warps.touch(warp);
    }
}

/// The state in which an instruction that can be refused leaves its warp, refused or not.
pub(super) const fn state_behind(opcode: Opcode) -> WarpState {
    match opcode.unit() {
        ExecutionUnit::Clone => WarpState::WaitCopy,
        ExecutionUnit::Divide => WarpState::WaitArithmetic,
        ExecutionUnit::Barrier => WarpState::WaitBarrier,
        // Of these only the jumps that spread over lanes are refused.
        ExecutionUnit::Branch
        | ExecutionUnit::Alu
        | ExecutionUnit::Predicate
        | ExecutionUnit::Divergence
        | ExecutionUnit::LoadStore
        | ExecutionUnit::Multiply
        | ExecutionUnit::Float
        | ExecutionUnit::WarpControl
        | ExecutionUnit::System => WarpState::Running,
    }
}
