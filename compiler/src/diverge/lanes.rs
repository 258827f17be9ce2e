//! Where lanes part in a function, while it is being changed.

use std::collections::BTreeSet;

use crate::analysis::FunctionUniformity;
use crate::ir::BlockId;

/// Where lanes part.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    /// Blocks at whose branch lanes may go different ways.
    pub branches: BTreeSet<BlockId>,
    /// Blocks at whose branch lanes stay in a loop (`taken`) or leave it, at different iterations. Each is the only
    /// latch and the only exit of its loop.
    pub stays: BTreeSet<BlockId>,
}

impl Parts {
    /// At branches that are not uniform.
    pub fn of(known: &FunctionUniformity) -> Self {
        Self { branches: known.branches.clone(), ..Self::default() }
    }
}
