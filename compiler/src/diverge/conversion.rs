//! What has become of the branches of a function.

use crate::analysis::{Dominance, Flow, Loops};
use crate::ir::{BlockId, Body, Operation, Symbol, Terminator};

/// What has become of the branches of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conversion {
    /// Its name.
    pub function: Symbol,
    /// It has a line of source, which functions of the library have not.
    pub is_own: bool,
    /// Lanes of all warps may execute it; other functions are executed by one lane of one warp.
    pub many_lanes: bool,
    /// Its branches before if-conversion: in SSA, before registers are allocated.
    pub branches: usize,
    /// Those of them that go round a loop again or leave one: guards can never take their place.
    pub of_loops: usize,
    /// Others with a call on the way to where both sides meet.
    pub with_calls: usize,
    /// Others with a loop there.
    pub with_loops: usize,
    /// Those that have become guards and selections.
    pub converted: usize,
}

impl Conversion {
    /// Begins with a function whose branches are all there yet.
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
        let is_last = |block: &&BlockId| matches!(body.blocks[**block].end, Terminator::Return(_));
        let last = flow.order.iter().find(is_last).copied();
        let after = last.map(|last| Dominance::of(&flow.reversed(last)));
        let mut found = Self {
            function: name.clone(),
            is_own: false,
            many_lanes,
            branches: 0,
            of_loops: 0,
            with_calls: 0,
            with_loops: 0,
            converted: 0,
        };
        for block in flow.order.iter().filter(is_branch) {
            found.branches += 1;
            if of_loop(&block) {
                found.of_loops += 1;
                continue;
            }
            let Some(after) = &after else {
                continue;
            };
            let (_, region) = flow.region(after, *block);
            let calls = |block: BlockId| {
                let mut instructions = body.blocks[block].instructions.iter();
                instructions.any(|one| matches!(one.operation, Operation::Call { .. }))
            };
            if region.iter().any(calls) {
                found.with_calls += 1;
            } else if loops.loops.iter().any(|one| region.contains(one.header)) {
                found.with_loops += 1;
            }
        }
        found
    }
}
