//! Operands: registers are read and overridden by what is on its way (docs/pipeline.md section 8).
//!
//! Forwarding makes an instruction see the registers as they are after all older instructions of its
//! warp. The model gets the same by reading at execute, after the write of commit: so this stage
//! only carries the instruction for a cycle.

use super::decode::InStage;
use crate::semantics::Decoded;

/// What is in operands, and a cycle later in execute: a decoded instruction.
pub(crate) type InOperands = InStage<Decoded>;
