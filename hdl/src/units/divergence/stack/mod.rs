//! Divergence by a stack a warp: a divergent split pushes both sides, a join pops one (ISA section 8, docs/pipeline.md
//! section 9.11).
//!
//! The state of a context is its depth: the entries on its stack. The top entry is read between decode and operands;
//! what that shows is the *view*, from which execute starts.

use isa::divergence::stack::{StackEntryKind, StackField};
use isa::divergence::DivergenceField;
use isa::trace::Slot;
use isa::{Context, CoreConfig};

use self::memory::StackMemory;
use super::{state_bits, DivergenceEffect, DivergenceOrder, DivergenceRead};
use crate::kit::prelude::*;
use crate::stages::compute::Compute;
use crate::stages::execute::ports::DivergenceSide;
use crate::stages::operands::Operands;
use crate::trace::TracePorts;

mod memory;
mod rules;

pub use self::memory::place_bits;

/// Parts in which the top's pc is compared: the block RAM is slow, so execute has to finish it.
const TOP_PARTS: u32 = 4;

bundle! {
    /// What is known in operands of the stack.
    pub struct StackView / StackViewRegister(config: &CoreConfig) {
        /// Entries on the stack.
        depth: config.depth_bits(),
        /// In a deep pipeline: one more than that.
        one_more: config.depth_bits(); if (config.is_deep()),
        /// Two more.
        two_more: config.depth_bits(); if (config.is_deep()),
        /// One fewer.
        one_fewer: config.depth_bits(); if (config.is_deep()),
        /// The stack has no entry.
        is_empty: 1,
        /// The stack has as many entries as there is room for.
        is_full: 1,
        /// The stack has room for one more entry only.
        has_room_for_one: 1,
        /// The top entry is that of a splitl.
        top_is_of_loop: 1,
        /// For each part of the top entry's pc, whether it equals that of the address behind the instruction.
        top_matches: TOP_PARTS,
        /// Lanes popped with the top entry go on at its pc.
        top_resumes: 1,
        /// Lanes of the top entry.
        top_mask: config.arch.lanes(),
        /// Pc of the top entry.
        top_pc: config.arch.word_bits(),
    }
}

hardware! {
    /// Parts and joins the lanes of all warps by a stack a warp.
    pub struct StackDivergence(config: &CoreConfig) {
        from operands: Operands(config) if (!config.is_deep()) { next = issued.next }
        from compute: Compute(config) if (config.is_deep()) { next_in_compute = issued.next }
        from execute: DivergenceSide(config) { order: DivergenceOrder = divergence_order }

        /// From decode and warp table: whose top entry is read.
        pub read: DivergenceRead<In>(config),
        /// To execute: what comes of it.
        pub effect: DivergenceEffect<Out>(config),
        /// Entries on the stack of the context in operands.
        depth: Register(state_bits(config)),
        /// In a deep pipeline: those of the stack that the RAM reads in this cycle.
        depth_read: Register(state_bits(config)) if (config.is_deep()),
        /// What is known of the stack of the context in execute.
        view: StackViewRegister(config),
        memory: StackMemory(config),
        _entries: u32 = config.stack_depth,
    }
}

/// Shows a stack's depth in the cycle record.
pub(super) fn trace_state(k: &mut Kernel, trace: &TracePorts, context: Context, depth: Expr) {
    let field = DivergenceField::Stack(StackField::Depth);
    trace.drive_slot(k, Slot::Divergence(field, context), depth);
}

impl Describe for StackDivergence {
    fn kernel(&self, k: &mut Kernel) {
        let (memory, read) = (&self.memory, &self.read);
        k.comment("decode: the top entry is asked for");
        k.drive(&memory.read_context, &read.context);
        k.drive(&memory.read_depth, &read.state);
        match self.depth_read.is_present() {
            false => k.update(&self.depth, &read.state),
            true => {
                k.update(&self.depth_read, &read.state);
                k.update(&self.depth, &self.depth_read);
            }
        }
        self.look(k);
        self.obey(k);
    }
}

impl StackDivergence {
    /// The address behind the instruction in the stage before execute.
    fn next(&self) -> Expr {
        match self.next.is_present() {
            true => self.next.val(),
            false => self.next_in_compute.val(),
        }
    }

    /// Operands: how full the stack is, its top entry, and whether that is the splitl's own.
    fn look(&self, k: &mut Kernel) {
        let (view, top) = (&self.view, &self.memory.top);
        let (depth, entries) = (self.depth.val(), u128::from(self._entries));
        // P8.7 is for the short pipeline.
        k.comment(match self.depth_read.is_present() {
            false => "operands: what can be told of the stack; P8.7",
            true => "operands: what can be told of the stack",
        });
        k.update(&view.depth, &depth);
        if view.one_fewer.is_present() {
            let one_more = k.add_constant("depth_plus_one", &depth, 1);
            k.update(&view.one_more, one_more);
            let two_more = k.add_constant("depth_plus_two", &depth, 2);
            k.update(&view.two_more, two_more);
            let one_fewer = k.add("depth_minus_one", &depth, ones(depth.width()));
            k.update(&view.one_fewer, one_fewer);
        }
        k.update(&view.is_empty, depth.is(0));
        k.update(&view.is_full, depth.is(entries));
        k.update(&view.has_room_for_one, depth.is(entries - 1));
        let is = |kind: StackEntryKind| kind.is(&top.kind);
        let of_loop = k.wire("top_is_of_loop", is(StackEntryKind::ElseLoop));
        k.update(&view.top_is_of_loop, &of_loop & depth.any());
        let part = top.pc.width() / TOP_PARTS;
        let matches = (0..TOP_PARTS).map(|place| {
            let next = self.next().bits(place * part, part);
            top.pc.val().bits(place * part, part).equals(next)
        });
        k.update(&view.top_matches, pack(matches));
        k.update(&view.top_resumes, of_loop | is(StackEntryKind::Else));
        k.update(&view.top_mask, &top.mask);
        k.update(&view.top_pc, &top.pc);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_described_soundly_for_odd_and_even_depths_and_one_warp() {
        for (arch, stack_depth) in [
            ("4w8/8/4/4", 2),
            ("4w8/8/1/1", 3),
            ("4w8/8/3/5", 7),
            ("4w8/8/4/4", 16),
            ("4w8/8/4/4", 255),
            ("8w32/32/8/8", 256),
        ] {
            let config = crate::tests::core_of(&format!("arch = \"{arch}\", stack_depth = {stack_depth}"));
            crate::kit::emit(&StackDivergence::new(&config)).unwrap();
        }
    }
}
