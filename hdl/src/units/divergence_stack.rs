//! The divergence stacks of all warps, in two banks of block RAM (docs/pipeline.md section 9.1).
//!
//! Entry i of a warp stands in bank i mod 2, so that a split whose lanes part pushes its two entries in one cycle with one write a bank.
//! The top is read on the clock edge from decode to operands, which looks whether it is a splitl's own. Stack operations redirect their
//! warp, so for an instruction that survives, what is read is never being written: the RAMs need no bypass.

use isa::CoreConfig;

use super::divergence::StackEntry;
use crate::kit::prelude::*;

bundle! {
    /// What an instruction in execute writes to its warp's stack.
    pub struct StackWrite(config: &CoreConfig) {
        /// The warp.
        warp: config.arch.warp_index_bits(),
        /// Where the lanes of all entries written go on.
        pc: config.arch.word_bits(),
        /// Write the first entry.
        write_first: 1,
        /// Its number, 0 at the bottom.
        first_index: config.depth_bits(),
        /// Its kind.
        first_kind: 2,
        /// Its lanes.
        first_mask: config.arch.lanes(),
        /// Write the second entry as well, one place above the first.
        write_second: 1,
        /// Its kind.
        second_kind: 2,
        /// Its lanes.
        second_mask: config.arch.lanes(),
    }
}

hardware! {
    /// The divergence stacks of all warps.
    pub struct DivergenceStack(config: &CoreConfig) {
        let (warp, depth) = (config.arch.warp_index_bits(), config.depth_bits());
        let place_bits = stack_place_bits(config);
        let width = 2 + config.arch.lanes() + config.arch.word_bits();
        let entries = 1 << (warp + place_bits);

        /// The clock.
        pub clock: Clock,
        /// From decode: the warp whose top entry is read.
        pub read_warp: In(warp),
        /// From decode: entries on its stack.
        pub read_depth: In(depth),
        /// To operands: its top entry, one cycle later; anything while the stack is empty.
        pub top: StackEntry<Out>(config),
        /// From execute: what is written.
        pub write: StackWrite<In>(config),
        /// The top that is read stands in the odd bank.
        top_is_odd: Register(1),
        /// Entries 0, 2, 4 ... of each warp.
        even: BlockRam(entries, width, Collision::Unused),
        /// Entries 1, 3, 5 ... of each warp.
        odd: BlockRam(entries, width, Collision::Unused),
        _place_bits: u32 = place_bits,
    }
}

/// Bits of an entry's place in its bank.
pub fn stack_place_bits(config: &CoreConfig) -> u32 {
    index_width(config.stack_depth.div_ceil(2))
}

impl DivergenceStack {
    /// The bank's word of an entry: warp above the entry's place.
    fn address(&self, warp: &RSignal<In>, index: &Expr) -> Expr {
        concat([
            warp.val(),
            index.bits(1, index.width() - 1).resize(self._place_bits),
        ])
    }
}

impl Describe for DivergenceStack {
    fn kernel(&self, k: &mut Kernel) {
        k.comment("read: the top is the entry below the depth");
        let top_index = k.add(
            "top_index",
            &self.read_depth,
            replicate(self.read_depth.width(), high()),
        );
        let read_address = k.wire("read_address", self.address(&self.read_warp, &top_index));
        for bank in [&self.even, &self.odd] {
            k.drive(&bank.read_enable, high());
            k.drive(&bank.read_address, &read_address);
        }
        k.update(&self.top_is_odd, top_index.bit(0));
        let top = k.wire(
            "top_entry",
            select(&self.top_is_odd, &self.odd.read_data, &self.even.read_data),
        );
        let (pc, mask) = (self.top.pc.width(), self.top.mask.width());
        k.drive(&self.top.pc, top.bits(0, pc));
        k.drive(&self.top.mask, top.bits(pc, mask));
        k.drive(&self.top.kind, top.bits(pc + mask, 2));
        k.ignore(
            "the depth's highest bit is set only when the stack is full or empty",
            vec![top_index],
        );

        k.comment("write: the first entry goes to its bank, the second to the other");
        let write = &self.write;
        let second_index = k.add_constant("second_index", &write.first_index, 1);
        let first_is_odd = k.wire("first_is_odd", write.first_index.val().bit(0));
        let first = concat([
            write.first_kind.val(),
            write.first_mask.val(),
            write.pc.val(),
        ]);
        let second = concat([
            write.second_kind.val(),
            write.second_mask.val(),
            write.pc.val(),
        ]);
        let first_address = k.wire(
            "first_address",
            self.address(&write.warp, &write.first_index.val()),
        );
        let second_address = k.wire("second_address", self.address(&write.warp, &second_index));
        for (bank, is_first) in [
            (&self.even, !&first_is_odd),
            (&self.odd, first_is_odd.clone()),
        ] {
            k.drive(
                &bank.write_enable,
                select(&is_first, &write.write_first, &write.write_second),
            );
            k.drive(
                &bank.write_address,
                select(&is_first, &first_address, &second_address),
            );
            k.drive(&bank.write_data, select(&is_first, &first, &second));
        }
        k.ignore(
            "an entry's bank and place use the low bits of its number",
            vec![second_index, write.first_index.val()],
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::CoreOptions;

    #[test]
    fn it_is_described_soundly_for_odd_and_even_depths_and_one_warp() {
        for (arch, stack_depth) in [
            ("4w8/8/4/4", 2),
            ("4w8/8/1/1", 3),
            ("4w8/8/3/5", 7),
            ("8w32/32/8/8", 256),
        ] {
            let options = CoreOptions {
                arch: Some(arch.to_owned()),
                stack_depth: Some(stack_depth),
                ..CoreOptions::default()
            };
            let config = CoreConfig::from_options(&options).unwrap();
            crate::kit::emit(&DivergenceStack::new(&config)).unwrap();
        }
    }
}
