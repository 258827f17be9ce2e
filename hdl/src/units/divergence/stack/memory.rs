//! The stacks' entries, in two banks of block RAM (docs/pipeline.md section 9.11).
//!
//! Entry i of a stack is in bank i mod 2, so that a split whose lanes part pushes its two entries in one cycle with
//! one write a bank. The top is read on the clock edge from decode to operands, which looks whether it is a splitl's
//! own. Stack operations redirect their context, so for an instruction that survives, what is read is never being
//! written: the RAMs need no bypass.

use isa::divergence::stack::StackEntryKind;
use isa::CoreConfig;

use crate::index::context_index;
use crate::kit::prelude::*;

bundle! {
    /// An entry of a stack, as a bank has it from the least significant bit up.
    pub struct StackEntry(config: &CoreConfig) {
        /// Where its lanes go on, for Else and ElseLoop.
        pc: config.arch.word_bits(),
        /// Lanes that go on when it is popped.
        mask: config.arch.lanes(),
        /// 0 Uniform, 1 Rejoin, 2 Else, 3 ElseLoop.
        kind: StackEntryKind::BITS,
    }
}

bundle! {
    /// What an instruction in execute writes to its context's stack.
    pub struct StackWrite(config: &CoreConfig) {
        /// The context.
        context: context_index(config),
        /// Where the lanes of all entries written go on.
        pc: config.arch.word_bits(),
        /// The first entry is written.
        first: 1,
        /// Number of the first entry, 0 at the bottom.
        first_index: config.depth_bits(),
        /// Kind of the first entry.
        first_kind: StackEntryKind::BITS,
        /// Lanes of the first entry.
        first_mask: config.arch.lanes(),
        /// The second entry is written as well, one place above the first.
        second: 1,
        /// Kind of the second entry.
        second_kind: StackEntryKind::BITS,
        /// Lanes of the second entry.
        second_mask: config.arch.lanes(),
    }
}

/// Bits of an entry's place in its bank.
pub fn place_bits(config: &CoreConfig) -> u32 {
    index_width(config.stack_depth.div_ceil(2))
}

/// Bits of a bank's word number: context above the entry's place.
fn bank_address_bits(config: &CoreConfig) -> u32 {
    context_index(config).bits + place_bits(config)
}

hardware! {
    /// The entries of all stacks.
    pub struct StackMemory(config: &CoreConfig) {
        let words = 1 << bank_address_bits(config);
        let width = config.arch.word_bits() + config.arch.lanes() + StackEntryKind::BITS;

        /// From decode: the context whose top entry is read.
        pub read_context: In(context_index(config)),
        /// From decode: entries on the stack whose top is read.
        pub read_depth: In(config.depth_bits()),
        /// To operands: the top entry of that stack, one cycle later; anything while the stack is empty.
        pub top: StackEntry<Out>(config),
        /// From execute: what is written.
        pub write: StackWrite<In>(config),
        /// The top that is read is in the odd bank.
        top_is_odd: Register(1),
        /// In a deep pipeline: what the even bank gave in the cycle before. Block RAM is slow, so nothing follows it.
        kept_even: Register(width) if (config.is_deep()),
        /// What the odd bank gave.
        kept_odd: Register(width) if (config.is_deep()),
        /// Which of the two is the top.
        kept_is_odd: Register(1) if (config.is_deep()),
        /// Entries 0, 2, 4 ... of each stack.
        even: BlockRam(words, width, Collision::Unused),
        /// Entries 1, 3, 5 ... of each stack.
        odd: BlockRam(words, width, Collision::Unused),
        _place_bits: u32 = place_bits(config),
    }
}

impl StackMemory {
    /// The bank's word of an entry.
    fn address(&self, context: &RSignal<In>, index: &Expr) -> Expr {
        let place = index.bits(1, index.width() - 1).resize(self._place_bits);
        concat([context.val(), place])
    }

    fn read(&self, k: &mut Kernel) {
        k.comment("read: the top is the entry below the depth");
        let depth = &self.read_depth;
        let top_index = k.add("top_index", depth, ones(depth.width()));
        let address = k.wire("read_address", self.address(&self.read_context, &top_index));
        for bank in [&self.even, &self.odd] {
            k.drive(&bank.read_enable, high());
            k.drive(&bank.read_address, &address);
        }
        k.update(&self.top_is_odd, top_index.bit(0));
        let (is_odd, odd, even) = match self.kept_is_odd.is_present() {
            false => (self.top_is_odd.val(), self.odd.read_data.val(), self.even.read_data.val()),
            true => {
                k.update(&self.kept_is_odd, &self.top_is_odd);
                k.update(&self.kept_odd, &self.odd.read_data);
                k.update(&self.kept_even, &self.even.read_data);
                (self.kept_is_odd.val(), self.kept_odd.val(), self.kept_even.val())
            }
        };
        let top = k.wire("top_entry", select(is_odd, odd, even));
        let (pc, mask) = (self.top.pc.width(), self.top.mask.width());
        k.drive(&self.top.pc, top.bits(0, pc));
        k.drive(&self.top.mask, top.bits(pc, mask));
        k.drive(&self.top.kind, top.bits(pc + mask, StackEntryKind::BITS));
        k.ignore("the depth's highest bit is set only when the stack is full or empty", vec![top_index]);
    }

    fn write(&self, k: &mut Kernel) {
        k.comment("write: the first entry goes to its bank, the second to the other; P9.11.2, P9.11.6");
        let write = &self.write;
        let first_index = write.first_index.val();
        let second_index = k.add_constant("second_index", &first_index, 1);
        wire!(k, first_is_odd = first_index.bit(0));
        let entry = |mask: &RSignal<In>, kind: &RSignal<In>| pack([write.pc.val(), mask.val(), kind.val()]);
        let first = entry(&write.first_mask, &write.first_kind);
        let second = entry(&write.second_mask, &write.second_kind);
        wire!(k, first_address = self.address(&write.context, &first_index));
        wire!(k, second_address = self.address(&write.context, &second_index));
        for (bank, is_first) in [(&self.even, !&first_is_odd), (&self.odd, first_is_odd.clone())] {
            k.drive(&bank.write_enable, select(&is_first, &write.first, &write.second));
            k.drive(&bank.write_address, select(&is_first, &first_address, &second_address));
            k.drive(&bank.write_data, select(&is_first, &first, &second));
        }
        k.ignore("an entry's bank and place use the low bits of its number", vec![second_index, first_index]);
    }
}

impl Describe for StackMemory {
    fn kernel(&self, k: &mut Kernel) {
        self.read(k);
        self.write(k);
    }
}
