//! What has become of the branches of a function.

use crate::analysis::{Dominance, Flow, Loops};
use crate::ir::{BlockId, Body, Symbol};

/// What has become of the branches of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conversion {
    /// Its name.
    pub function: Symbol,
    /// It has a line of source, which functions of the library have not.
    pub is_own: bool,
    /// Lanes of all warps may execute it; other functions are executed by one lane of one warp.
    pub many_lanes: bool,
    /// Its branches, as they come to if-conversion: in SSA, before registers are allocated.
    pub branches: usize,
    /// Those of them that go round a loop again or leave one: guards can never take their place.
    pub of_loops: usize,
    /// Those that have become guards and selections.
    pub converted: usize,
}

impl Conversion {
    /// Of a function whose branches are all there yet.
    pub(super) fn before(body: &Body, name: &Symbol, many_lanes: bool) -> Self {
        let flow = Flow::of(body);
        let loops = Loops::of(&flow, &Dominance::of(&flow));
        let is_branch = |block: &&BlockId| flow.successors[**block].len() > 1;
        let of_loop = |block: &&BlockId| {
            let mut around = loops.around(**block);
            around.any(|id| {
                let found = &loops.loops[id];
                let mut onward = flow.successors[**block].iter();
                onward.any(|to| *to == found.header || !found.blocks.contains(*to))
            })
        };
        let branches: Vec<&BlockId> = flow.order.iter().filter(is_branch).collect();
        Self {
            function: name.clone(),
            is_own: false,
            many_lanes,
            branches: branches.len(),
            of_loops: branches.iter().copied().filter(of_loop).count(),
            converted: 0,
        }
    }
}
