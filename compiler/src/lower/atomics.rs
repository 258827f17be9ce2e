//! Atomic operations. HARP has none: what an instruction does to memory, lanes and warps do one behind the other, but between
//! two instructions others come. Loads and stores are single accesses as they are; the rest is refused, with a word on what
//! to take instead.

use super::function::Lowering;
use crate::ir::{Instruction, Operation};
use crate::CompileError;

impl Lowering<'_> {
    /// A fence does nothing: HARP's accesses are in the program's order.
    pub(super) fn atomic(&mut self, instruction: &Instruction) -> Result<(), CompileError> {
        let what = match &instruction.operation {
            Operation::AtomicUpdate { operator, .. } => format!("an atomic {operator}"),
            Operation::AtomicCompareExchange { .. } => "an atomic exchange".to_owned(),
            _ => return Ok(()),
        };
        Err(self
            .refused(what)
            .with_help("HARP has no atomic instructions; take a lock of harp.h"))
    }
}
