//! The paths that wait: the top one of each context in LUT RAM, those below it in block RAM (docs/pipeline.md part
//! 9.12).
//!
//! The top is what is compared, so it must be there early; block RAM answers late. A push moves the old top below, a
//! merge fetches the path below back. Both redirect their context, so for an instruction that survives, what is read is
//! never being written: the RAMs need no bypass.

use isa::CoreConfig;

use crate::index::context_index;
use crate::kit::prelude::*;

bundle! {
    /// A path that waits, as a RAM has it from the least significant bit up.
    pub struct PathEntry(config: &CoreConfig) {
        /// Where its lanes go on.
        pc: config.arch.word_bits(),
        /// Its lanes.
        mask: config.arch.lanes(),
    }
}

/// Whether a path can wait below the top.
pub(super) fn has_deep_paths(config: &CoreConfig) -> bool {
    config.stack_depth > 1
}

/// Bits of a path's place below the top, 0 at the bottom.
pub(super) fn place_bits(config: &CoreConfig) -> u32 {
    index_width(config.stack_depth - 1)
}

hardware! {
    /// The paths of all contexts that wait.
    pub struct PathMemory(config: &CoreConfig) {
        let (lanes, word_bits) = (config.arch.lanes(), config.arch.word_bits());
        let width = PathEntry::<In>::new(config).width();
        let is_deep = has_deep_paths(config);
        let deep_words = 1 << (context_index(config).bits + place_bits(config));

        /// From decode: the context there.
        pub decode_context: In(context_index(config)),
        /// From decode: how many of its paths wait.
        pub decode_depth: In(config.depth_bits()),
        /// From operands: the context there.
        pub operands_context: In(context_index(config)),
        /// To operands: its top path; anything while none waits.
        pub top: PathEntry<Out>(config),
        /// To operands: lanes of the path below its top one; anything while there is none.
        pub below_mask: Out(lanes) if (is_deep),
        /// To operands: pc of that path.
        pub below_pc: Out(word_bits) if (is_deep),
        /// From execute: the context there.
        pub write_context: In(context_index(config)),
        /// From execute: its top path becomes another one.
        pub write_top: In(1),
        /// From execute: which.
        pub new_top: PathEntry<In>(config),
        /// From execute: the top path goes below the new one.
        pub push: In(1) if (is_deep),
        /// From execute: how many paths wait.
        pub depth: In(config.depth_bits()) if (is_deep),
        /// From execute: the path that is the top one.
        pub old_top: PathEntry<In>(config) if (is_deep),
        /// The top path of each context.
        tops: DistributedRam(config.contexts(), width, 0),
        /// The paths below the top, the bottom one first.
        deep: BlockRam(deep_words, width, Collision::Unused) if (is_deep),
        _place_bits: u32 = place_bits(config),
    }
}

impl Describe for PathMemory {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("P9.12.1");
        let (tops, top) = (&self.tops, &self.top);
        k.comment("the top paths");
        k.drive(&tops.read_address, &self.operands_context);
        k.drive_bundle(top, top.unpacked(&tops.read_data.val()));
        k.drive(&tops.write_enable, &self.write_top);
        k.drive(&tops.write_address, &self.write_context);
        k.drive(&tops.write_data, self.new_top.packed());
        self.deep(k);
    }
}

impl PathMemory {
    /// The paths below the top. A push onto nothing writes a word that is never read.
    fn deep(&self, k: &mut Kernel) {
        let deep = &self.deep;
        if !deep.is_present() {
            k.ignore("nothing waits below the top", vec![self.decode_context.val(), self.decode_depth.val()]);
            return;
        }
        k.comment("the paths below: of so many that wait, the second is read");
        let width = self.decode_depth.width();
        let minus_two = constant(width, (1 << width) - 2);
        let second = k.add("second", &self.decode_depth, minus_two);
        k.drive(&deep.read_enable, high());
        k.drive(&deep.read_address, self.address(&self.decode_context, &second));
        let word = deep.read_data.val();
        k.drive(&self.below_mask, self.top.part(&self.top.mask, &word));
        k.drive(&self.below_pc, self.top.part(&self.top.pc, &word));
        let first = k.add("first", &self.depth, ones(width));
        k.drive(&deep.write_enable, &self.push);
        k.drive(&deep.write_address, self.address(&self.write_context, &first));
        k.drive(&deep.write_data, self.old_top.packed());
        let unused = vec![second, first];
        k.ignore("a path's place uses the low bits of its number", unused);
    }

    fn address(&self, context: &RSignal<In>, index: &Expr) -> Expr {
        concat([context.val(), index.resize(self._place_bits)])
    }
}
