//! The regions of all warps, in block RAM, and which entries of the tables are used, in LUT RAM (docs/pipeline.md part
//! 9.13).
//!
//! What stays of a region as it was when it was opened is a word of its own: opening writes it without a choice, and
//! nothing else does. A region is read on the clock edge from decode to operands, which entries are used in operands.
//! What changes a table redirects its context; what other contexts of the warp have read meanwhile is stale. So what is
//! read of a word that is being written is never used, and the RAMs need no bypass.

use isa::CoreConfig;

use super::state_bits;
use crate::index::warp_index;
use crate::kit::prelude::*;

bundle! {
    /// What of a region stays as it was when it was opened, as the RAM has it from the least significant bit up.
    pub struct RegionFrame(config: &CoreConfig) {
        /// The lanes that were active.
        mask: config.arch.lanes(),
        /// The number of the region around it, and above it whether there is one.
        parent: state_bits(config),
        /// It was opened by a splitl whose lanes disagreed.
        of_loop: 1,
    }
}

bundle! {
    /// What of a region changes, as the RAM has it from the least significant bit up.
    pub struct RegionSides(config: &CoreConfig) {
        /// Its lanes that have not reached the join.
        pending: config.arch.lanes(),
        /// Lanes that wait for a context; none: nothing is deferred.
        deferred_mask: config.arch.lanes(),
        /// Where they go on.
        deferred_pc: config.arch.word_bits(),
    }
}

/// Bits of the number of a region: warp above entry.
fn address_bits(config: &CoreConfig) -> u32 {
    warp_index(config).bits + config.entry_bits()
}

/// The word of a region in its RAMs.
pub(super) fn region_word(config: &CoreConfig, warp: u32, entry: u32) -> u32 {
    warp << config.entry_bits() | entry
}

hardware! {
    /// The tables of all warps.
    pub struct RegionMemory(config: &CoreConfig) {
        let words = 1 << address_bits(config);
        let frame_width = RegionFrame::<In>::new(config).width();
        let sides_width = RegionSides::<In>::new(config).width();
        let shown = if config.trace { config.arch.warps() } else { 0 };

        /// From decode: the warp there.
        pub read_warp: In(warp_index(config)),
        /// From decode: the entry that its context is in.
        pub read_entry: In(config.entry_bits()),
        /// To operands: that region, one cycle later; anything when the context is in none.
        pub frame: RegionFrame<Out>(config),
        /// To operands: that region, one cycle later; anything when the context is in none.
        pub sides: RegionSides<Out>(config),
        /// From operands: the warp there.
        pub operands_warp: In(warp_index(config)),
        /// To operands: which entries it uses.
        pub used: Out(config.stack_depth),
        /// From execute: the warp there.
        pub write_warp: In(warp_index(config)),
        /// From execute: the entry that changes.
        pub write_entry: In(config.entry_bits()),
        /// From execute: it is opened.
        pub write_frame: In(1),
        /// From execute: what then stays.
        pub new_frame: RegionFrame<In>(config),
        /// From execute: it is opened, or changes.
        pub write_sides: In(1),
        /// From execute: what it is then.
        pub new_sides: RegionSides<In>(config),
        /// From execute: other entries are used.
        pub write_used: In(1),
        /// From execute: by this warp.
        pub used_warp: In(warp_index(config)),
        /// From execute: these.
        pub new_used: In(config.stack_depth),
        /// For the trace: the entries that each warp uses.
        pub shown: [Out(config.stack_depth); shown],
        frames: BlockRam(words, frame_width, Collision::Unused),
        sides_of_regions: BlockRam(words, sides_width, Collision::Unused),
        used_entries: DistributedRam(config.arch.warps(), config.stack_depth, shown),
    }
}

impl Describe for RegionMemory {
    fn kernel(&self, k: &mut Kernel) {
        let (frames, sides) = (&self.frames, &self.sides_of_regions);
        let read = concat([self.read_warp.val(), self.read_entry.val()]);
        let written = concat([self.write_warp.val(), self.write_entry.val()]);
        for ram in [frames, sides] {
            k.drive(&ram.read_enable, high());
            k.drive(&ram.read_address, &read);
            k.drive(&ram.write_address, &written);
        }
        let word = frames.read_data.val();
        k.drive_bundle(&self.frame, self.frame.unpacked(&word));
        k.drive(&frames.write_enable, &self.write_frame);
        k.drive(&frames.write_data, self.new_frame.packed());
        let word = sides.read_data.val();
        k.drive_bundle(&self.sides, self.sides.unpacked(&word));
        k.drive(&sides.write_enable, &self.write_sides);
        k.drive(&sides.write_data, self.new_sides.packed());

        let used = &self.used_entries;
        k.drive(&used.read_address, &self.operands_warp);
        k.drive(&self.used, &used.read_data);
        k.drive(&used.write_enable, &self.write_used);
        k.drive(&used.write_address, &self.used_warp);
        k.drive(&used.write_data, &self.new_used);
        for (target, word) in self.shown.iter().zip(&used.shown) {
            k.drive(target, word);
        }
    }
}
