//! What split, splitl and join do to mask and stack (ISA section 8, docs/pipeline.md section 9.1).
//!
//! It only decides; the entries stand in `divergence_stack`, mask and depth in the warp table. Combinational: everything it looks at
//! was read in operands.

use isa::trace::StackEntryKind;
use isa::CoreConfig;

use crate::kit::prelude::*;

bundle! {
    /// An entry of the divergence stack.
    pub struct StackEntry(config: &CoreConfig) {
        /// 0 Uniform, 1 Rejoin, 2 Else, 3 ElseLoop.
        kind: 2,
        /// Lanes that go on when it is popped.
        mask: config.arch.lanes(),
        /// Where they go on, for Else and ElseLoop.
        pc: config.arch.word_bits(),
    }
}

hardware! {
    /// What split, splitl and join do to mask and stack.
    ///
    /// Of the three instruction inputs at most one is high; with none, nothing changes.
    pub struct Divergence(config: &CoreConfig) {
        let (lanes, depth) = (config.arch.lanes(), config.depth_bits());

        /// From execute: the instruction is a split.
        pub is_split: In(1),
        /// From execute: the instruction is a splitl.
        pub is_splitl: In(1),
        /// From execute: the instruction is a join.
        pub is_join: In(1),
        /// From execute: lanes whose guard is true.
        pub executing: In(lanes),
        /// From execute: active lanes.
        pub active_mask: In(lanes),
        /// From execute: entries on the warp's stack.
        pub depth: In(depth),
        /// From execute: none.
        pub is_empty: In(1),
        /// From execute: as many as there is room for.
        pub is_full: In(1),
        /// From execute: one less.
        pub holds_one_more: In(1),
        /// From execute: lanes of the stack's top entry.
        pub top_mask: In(lanes),
        /// From execute: the top entry is that of the splitl itself.
        pub top_is_own: In(1),
        /// To execute: mask or stack change, or the stack fails, so the warp is redirected.
        pub redirects: Out(1),
        /// To execute: the stack overflows or underflows; nothing changes.
        pub fails: Out(1),
        /// To execute: active lanes from now on, if they change.
        pub new_mask: Out(lanes),
        /// To execute: entries on the stack from now on.
        pub new_depth: Out(depth),
        /// To the stack: write `first` at `first_index`.
        pub write_first: Out(1),
        /// To the stack: number of the entry.
        pub first_index: Out(depth),
        /// To the stack: the entry; its pc is that of the next instruction.
        pub first_kind: Out(2),
        /// To the stack: its lanes.
        pub first_mask: Out(lanes),
        /// To the stack: also write `second`, one place above `first`.
        pub write_second: Out(1),
        /// To the stack: the entry.
        pub second_kind: Out(2),
        /// To the stack: its lanes.
        pub second_mask: Out(lanes),
    }
}

/// The cases of the ISA's tables, at most one of them high.
struct Cases {
    /// split whose lanes agree, or splitl that none stays in from the start: push Uniform.
    push_one: Expr,
    /// split or first splitl whose lanes part: push Rejoin and the others.
    push_two: Expr,
    /// splitl with its own entry on top: some leave.
    widen: Expr,
    /// splitl with its own entry on top: none stays.
    leave: Expr,
    /// join.
    pop: Expr,
}

impl Divergence {
    fn cases(&self, k: &mut Kernel, others: &Expr) -> Cases {
        let (split, splitl) = (self.is_split.val(), self.is_splitl.val());
        let own = self.top_is_own.val();
        let none = k.wire("none_executes", !self.executing.val().any());
        let all = k.wire("all_execute", !others.any());
        let parts = k.wire("lanes_part", !&none & !&all);
        k.drive(&self.redirects, &split | &self.is_join | (&splitl & !all));
        Cases {
            push_one: k.wire("push_one", (&split & !&parts) | (&splitl & !&own & &none)),
            push_two: k.wire("push_two", &parts & (&split | (&splitl & !&own))),
            widen: k.wire("widen", &splitl & &own & &parts),
            leave: k.wire("leave", &splitl & &own & &none),
            pop: self.is_join.val(),
        }
    }
}

impl Describe for Divergence {
    fn kernel(&self, k: &mut Kernel) {
        let (active, executing) = (self.active_mask.val(), self.executing.val());
        let depth_bits = self.depth.width();
        let lanes = active.width();
        let others = k.wire("others", &active & !&executing);
        let cases = self.cases(k, &others);

        let lacks_two = self.is_full.val() | &self.holds_one_more;
        let overflows = (&cases.push_one & &self.is_full) | (&cases.push_two & lacks_two);
        let fails = k.wire("stack_fails", overflows | (&cases.pop & &self.is_empty));
        k.drive(&self.fails, &fails);

        k.comment("the mask: a parting keeps the executing lanes, a pop takes the entry's, a leaving joins both");
        let parting = k.wire("parting", &cases.push_two | &cases.widen);
        let from_active = replicate(lanes, &cases.push_one | &cases.leave) & &active;
        let from_executing = replicate(lanes, &parting) & &executing;
        let from_top = replicate(lanes, &cases.pop | &cases.leave) & &self.top_mask;
        k.drive(&self.new_mask, from_active | from_executing | from_top);

        k.comment("the depth, and the entries written");
        let removes = &cases.pop | &cases.leave;
        let removes = k.wire("removes", removes);
        let mut step = vec![&cases.push_one | &removes, &cases.push_two | &removes];
        step.extend((2..depth_bits).map(|_| removes.clone()));
        let step = step.into_iter().map(|bit| bit & !&fails);
        let step = k.wire("depth_step", pack(step));
        let new_depth = k.add("depth_after", &self.depth, step);
        k.drive(&self.new_depth, new_depth);
        let below = k.add("top_index", &self.depth, replicate(depth_bits, high()));
        k.drive(&self.first_index, select(&cases.widen, below, &self.depth));
        k.drive(&self.write_first, (&cases.push_one | &parting) & !&fails);
        let kind = |kind: StackEntryKind| constant(2, kind as u128);
        let first_kind = first_of(
            vec![
                (cases.widen.clone(), kind(StackEntryKind::ElseLoop)),
                (cases.push_two.clone(), kind(StackEntryKind::Rejoin)),
            ],
            kind(StackEntryKind::Uniform),
        );
        k.drive(&self.first_kind, first_kind);
        let widened = k.wire("widened", self.top_mask.val() | &others);
        k.drive(&self.first_mask, select(&cases.widen, widened, &active));
        k.drive(&self.write_second, &cases.push_two & !&fails);
        k.drive(
            &self.second_kind,
            select(
                &self.is_splitl,
                kind(StackEntryKind::ElseLoop),
                kind(StackEntryKind::Else),
            ),
        );
        k.drive(&self.second_mask, &others);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::CoreOptions;

    #[test]
    fn it_is_described_soundly_for_odd_and_even_depths() {
        for stack_depth in [2, 3, 16, 255, 256] {
            let options = CoreOptions {
                stack_depth: Some(stack_depth),
                ..CoreOptions::default()
            };
            let config = CoreConfig::from_options(&options).unwrap();
            crate::kit::emit(&Divergence::new(&config)).unwrap();
        }
    }
}
