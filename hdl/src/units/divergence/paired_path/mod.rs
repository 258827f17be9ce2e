//! Divergence by paired paths: a guarded jump parts the lanes, equal pcs bring them together (ISA part 8.5,
//! docs/pipeline.md part 9.12).
//!
//! The state of a context is its depth, the paths that wait, and above it whether it *rests*: from the entry of an
//! interrupt to its reti it makes no comparison. The comparison is made in operands, from registers and LUT RAM, so
//! that execute finds its result ready. With implicit reconvergence a comparison that does something comes between:
//! operands issues it in place of the instruction there.

use isa::divergence::paired_path::PathField;
use isa::divergence::DivergenceField;
use isa::trace::Slot;
use isa::{Context, CoreConfig};

use self::memory::PathMemory;
use super::{comes_between, DivergenceEffect, DivergenceOrder, DivergenceRead};
use crate::index::context_index;
use crate::kit::prelude::*;
use crate::stages::execute::ports::DivergenceSide;
use crate::trace::TracePorts;

pub mod arrays;
mod memory;
mod rules;

bundle! {
    /// What is known in operands of a context's paths.
    pub struct PathView / PathViewRegister(config: &CoreConfig) {
        /// Paths that wait.
        depth: config.depth_bits(),
        /// A path waits.
        has_paths: 1,
        /// As many paths wait as there is room for.
        is_full: 1,
        /// No comparison is made, and no jump parts the lanes.
        rests: 1,
        /// The comparison is due, and finds both pcs equal.
        merges: 1,
        /// The comparison is due, and finds the pc that waits smaller.
        swaps: 1,
        /// Lanes of the path on top.
        top_mask: config.arch.lanes(),
        /// Pc of the path on top.
        top_pc: config.arch.word_bits(),
        /// Lanes of the path below it.
        below_mask: config.arch.lanes(); if (memory::has_deep_paths(config)),
        /// Pc of the path below it.
        below_pc: config.arch.word_bits(); if (memory::has_deep_paths(config)),
    }
}

/// Bits of a context's state: the depth, and above it whether it rests.
pub(super) fn state_bits(config: &CoreConfig) -> u32 {
    config.depth_bits() + 1
}

hardware! {
    /// Parts and joins the lanes of all warps by the pcs of their paths.
    pub struct PathDivergence(config: &CoreConfig) {
        let word_bits = config.arch.word_bits();
        from execute: DivergenceSide(config) { order: DivergenceOrder = divergence_order }

        /// From decode and warp table: whose paths are read.
        pub read: DivergenceRead<In>(config),
        /// From operands: the address that is compared, of the instruction there or behind it.
        pub address: In(word_bits),
        /// To operands: the comparison takes the place of the instruction there, unless a check before it catches that.
        pub comes_between: Out(1) if (comes_between(config)),
        /// To execute: what comes of it.
        pub effect: DivergenceEffect<Out>(config),
        /// The context in operands.
        context_in_operands: Register(context_index(config)),
        /// State of the context in operands.
        state: Register(state_bits(config)),
        /// What is known of the paths of the context in execute.
        view: PathViewRegister(config),
        memory: PathMemory(config),
        _config: CoreConfig = *config,
    }
}

/// Shows how many paths wait, and whether the context compares, in the cycle record.
pub(super) fn trace_state(k: &mut Kernel, trace: &TracePorts, context: Context, state: &Expr) {
    let depth_bits = state.width() - 1;
    let slot = |field| Slot::Divergence(DivergenceField::Path(field), context);
    trace.drive_slot(k, slot(PathField::Depth), state.bits(0, depth_bits));
    trace.drive_slot(k, slot(PathField::Compares), !state.bit(depth_bits));
}

impl Describe for PathDivergence {
    fn kernel(&self, k: &mut Kernel) {
        let (memory, read) = (&self.memory, &self.read);
        k.comment("decode: the path below the top is asked for");
        k.drive(&memory.decode_context, &read.context);
        k.drive(&memory.decode_depth, read.state.val().bits(0, self._config.depth_bits()));
        k.update(&self.context_in_operands, &read.context);
        k.update(&self.state, &read.state);
        self.compare(k);
        self.obey(k);
    }
}

impl PathDivergence {
    /// Operands: how many paths wait, and how the top's pc compares.
    fn compare(&self, k: &mut Kernel) {
        let (view, memory) = (&self.view, &self.memory);
        k.comment("operands: the comparison; P9.12.2");
        k.drive(&memory.operands_context, &self.context_in_operands);
        let depth_bits = self._config.depth_bits();
        let depth = self.state.val().bits(0, depth_bits);
        let rests = self.state.val().bit(depth_bits);
        wire!(k, has_paths = depth.any());
        let due = k.wire("is_due", &has_paths & !&rests);
        let (address, top) = (self.address.val(), &memory.top);
        let below = k.wire("is_below_top", address.less_than(&top.pc));
        let equal = k.wire("is_at_top", address.equals(&top.pc));
        k.update(&view.merges, &due & &equal);
        k.update(&view.swaps, &due & !&below & !equal);
        k.drive(&self.comes_between, due & !below);
        k.update(&view.is_full, depth.is(self._config.stack_depth.into()));
        k.update(&view.depth, depth);
        k.update(&view.has_paths, has_paths);
        k.update(&view.rests, rests);
        k.update(&view.top_mask, &top.mask);
        k.update(&view.top_pc, &top.pc);
        k.update(&view.below_mask, &memory.below_mask);
        k.update(&view.below_pc, &memory.below_pc);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::{CoreOptions, DivergenceMechanism, Reconvergence};

    #[test]
    fn it_is_described_soundly_for_one_lane_one_warp_and_odd_depths() {
        for (arch, stack_depth) in [
            ("4w8/8/1/1", None),
            ("4w8/8/2/3", None),
            ("4w8/8/4/4", None),
            ("4w8/8/3/5", Some(1)),
            ("4w8/8/4/4", Some(7)),
            ("8w32/32/33/8", None),
            ("4w8/8/64/1", Some(63)),
        ] {
            for reconvergence in [Reconvergence::Implicit, Reconvergence::Explicit] {
                let options = CoreOptions {
                    arch: Some(arch.to_owned()),
                    divergence: Some(DivergenceMechanism::PairedPath),
                    reconvergence: Some(reconvergence),
                    stack_depth,
                    ..CoreOptions::default()
                };
                let config = CoreConfig::from_options(&options).unwrap();
                crate::kit::emit(&PathDivergence::new(&config)).unwrap();
            }
        }
    }
}
