//! What split, splitl and join do, and what they write on the divergence stack.

use super::checks::Steps;
use super::Execute;
use crate::kit::prelude::*;

impl Execute {
    /// What split, splitl and join do.
    pub(super) fn diverge(&self, k: &mut Kernel, steps: &Steps) {
        let (execute, control) = (&self.execute, &self.execute_control);
        let (divergence, stack) = (&self.divergence, &self.stack);
        k.comment("divergence");
        k.drive(&divergence.is_split, &steps.sound & &control.splits);
        k.drive(&divergence.is_splitl, &steps.sound & &control.splits_loop);
        k.drive(&divergence.is_join, &steps.sound & &control.joins);
        k.drive(&divergence.executing, &execute.executing);
        k.drive(&divergence.active_mask, &execute.active);
        k.drive(&divergence.depth, &execute.depth);
        k.drive(&divergence.is_empty, &execute.stack_is_empty);
        k.drive(&divergence.is_full, &execute.stack_is_full);
        k.drive(&divergence.holds_one_more, &execute.stack_holds_one_more);
        k.drive(&divergence.top_mask, &execute.top_mask);
        let is_own = execute.top_is_of_loop.val() & execute.top_matches.val().all();
        k.drive(&divergence.top_is_own, is_own);

        k.drive(&stack.warp, &execute.warp);
        k.drive(&stack.pc, &execute.next);
        k.drive(&stack.write_first, &divergence.write_first);
        k.drive(&stack.first_index, &divergence.first_index);
        k.drive(&stack.first_kind, &divergence.first_kind);
        k.drive(&stack.first_mask, &divergence.first_mask);
        k.drive(&stack.write_second, &divergence.write_second);
        k.drive(&stack.second_kind, &divergence.second_kind);
        k.drive(&stack.second_mask, &divergence.second_mask);
    }
}
