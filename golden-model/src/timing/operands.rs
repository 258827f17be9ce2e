//! Operands: registers are read and overridden by what is on its way (docs/pipeline.md section 8).
//!
//! Forwarding makes an instruction see the registers as they are after all older instructions of its
//! warp. The model gets the same by reading at execute, after the write of commit: so this stage
//! only carries the instruction for a cycle.

use isa::{Address, Context, Interrupt};

use super::decode::MicroOperation;
use crate::semantics::Decoded;

/// What is in operands, and a cycle later in execute.
#[derive(Clone, Copy, Debug)]
pub(super) struct InOperands {
    pub(super) context: Context,
    /// 0 for a micro-operation.
    pub(super) pc: Address,
    pub(super) work: Prepared,
}

/// A decoded instruction, or a micro-operation.
#[derive(Clone, Copy, Debug)]
pub(super) enum Prepared {
    Instruction {
        decoded: Decoded,
        /// What its fetch raises.
        fetch_fault: Option<Interrupt>,
        /// Its context goes on at the target of a jump.
        predicted: bool,
    },
    Micro(MicroOperation),
}

impl InOperands {
    /// Whether its context has gone on at the target of a jump.
    #[inline]
    pub(super) fn was_predicted(&self) -> bool {
        matches!(self.work, Prepared::Instruction { predicted, .. } if predicted)
    }

    #[inline]
    pub(super) fn is_micro(&self) -> bool {
        matches!(self.work, Prepared::Micro(_))
    }
}
