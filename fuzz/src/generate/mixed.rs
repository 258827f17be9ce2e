//! One load or store whose lanes want different things: RAM, the console, line 0, pages that are not there.

use isa::Opcode::*;

use super::super::render::SCRATCH_WORDS;
use super::super::tree::{Node, Step};
use super::memory::PAGE_BYTES;
use super::{instruction, Generator};

/// What an access does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AccessKind {
    Load,
    Store,
    /// Stores what it has loaded from there: no word in RAM changes, so that it may go to any.
    WriteBack,
}

impl Generator<'_> {
    /// An access with up to four kinds of targets, in any order of lanes.
    pub(super) fn mixed_access(&mut self) -> Node {
        let free = self.reserved.inner_counter.unwrap_or(self.reserved.counter);
        let Some((address, base)) = self.two_targets().filter(|_| free > 2) else {
            return self.straight();
        };
        let Some(value) = (0..free).find(|&register| register != address && register != base) else {
            return self.straight();
        };
        let kind = self.random.one(&[AccessKind::Load, AccessKind::Load, AccessKind::Store, AccessKind::WriteBack]);
        let mut steps = self.lane_addresses(address, base);
        for _ in 0..1 + self.random.below(3) {
            self.other_target(&mut steps, kind, address, base);
        }
        let guard = self.guard(25);
        if kind != AccessKind::Store {
            steps.push(instruction(Ld, [value, address, 0], 0, guard));
        }
        if kind != AccessKind::Load {
            steps.push(instruction(St, [value, address, 0], 0, guard));
        }
        Node::Group(steps)
    }

    /// Addresses in the data or in the scratchpad, in lines of their own or shared.
    fn lane_addresses(&mut self, address: u8, base: u8) -> Vec<Step> {
        let of_pad = self.config.scratchpad_bytes > 0 && self.random.percent(50);
        let first = match of_pad {
            true => self.config.scratchpad_address(),
            false => self.data_address(),
        };
        let shift = self.random.one(&[0, 2, 3, 4, 5, 6]);
        vec![
            instruction(Hwid, [address, 0, 0], 0, None),
            instruction(Shli, [address, address, 0], shift, None),
            Step::Constant(base, first),
            instruction(Add, [address, address, base], 0, None),
        ]
    }

    /// Sends the lanes of a predicate elsewhere; mostly of one that follows from the lane's number.
    fn other_target(&mut self, steps: &mut Vec<Step>, kind: AccessKind, address: u8, base: u8) {
        let predicate = self.predicate();
        if self.random.percent(70) {
            let bit = 1 << self.random.below(3);
            steps.push(instruction(Hwid, [base, 0, 0], 0, None));
            steps.push(instruction(Andi, [base, base, 0], bit, None));
            let test = self.random.one(&[Rtop, Iszero]);
            steps.push(instruction(test, [predicate, base, 0], 0, None));
        }
        let console = 1 << (self.config.arch.word_bits() - 1);
        let word_bytes = u64::from(self.config.arch.word_bytes());
        let of_pad = self.config.scratchpad_bytes > 0 && self.random.percent(35);
        let target = match self.random.below(10) {
            _ if of_pad => {
                if self.random.percent(60) {
                    steps.extend(self.map_scratchpad(base));
                }
                self.scratchpad_place()
            }
            0..=3 => {
                if self.random.percent(60) {
                    steps.extend(self.map_console(base));
                }
                console + self.random.one(&[0, 0, 0, 1, 3])
            }
            4..=6 => {
                // Word 0 is the program's first instruction.
                let first = if kind == AccessKind::Store { word_bytes } else { 0 };
                first + self.random.below((SCRATCH_WORDS - 1) * word_bytes)
            }
            7 => self.data_address() + PAGE_BYTES + self.random.below(64),
            _ => self.nowhere(),
        };
        steps.push(Step::Constant(base, target & self.config.arch.word_mask()));
        let guard = Some(predicate);
        let step = self.random.one(&[0, 0, 0, 4]).min(self.positive_immediate());
        let is_safe = target > SCRATCH_WORDS * word_bytes;
        let step = if is_safe { step } else { 0 };
        steps.push(instruction(Addi, [address, base, 0], step, guard));
    }

    /// Whether there are pages of which only a part answers, and room in the TLB for one: the console's, and that of a
    /// scratchpad which is smaller than a page.
    pub(super) fn has_pages_in_part(&self) -> bool {
        self.config.tlb_entries > 1
    }

    /// Some lanes address a page that answers in part, this side of its end and behind it, and some a page that is not
    /// there, in any order. So each of the failures may be that of the lowest lane.
    pub(super) fn access_to_part_of_a_page(&mut self) -> Node {
        let Some((address, base)) = self.two_targets() else {
            return self.straight();
        };
        let word_bytes = u64::from(self.config.arch.word_bytes());
        let bytes = self.config.scratchpad_bytes;
        let of_pad = (1..PAGE_BYTES).contains(&bytes) && self.random.percent(60);
        let (first, answers, mut steps) = match of_pad {
            true => (self.config.scratchpad_address(), bytes, self.map_scratchpad(base)),
            false => (1 << (self.config.arch.word_bits() - 1), word_bytes, self.map_console(base)),
        };
        // Lane 0 is the last that something answers, or the first that nothing does.
        let shift = i64::from(word_bytes.trailing_zeros()) + self.random.one(&[0, 0, 1, 3]);
        let begin = first + answers - word_bytes * self.random.one(&[0, 1, 1]);
        steps.extend([
            instruction(Hwid, [address, 0, 0], 0, None),
            instruction(Shli, [address, address, 0], shift, None),
            Step::Constant(base, begin),
            instruction(self.random.one(&[Add, Add, Or]), [address, address, base], 0, None),
        ]);
        let predicate = self.predicate();
        let bit = 1 << self.random.below(3);
        let test = self.random.one(&[Rtop, Iszero]);
        let missing = (self.data_address() + 9 * PAGE_BYTES) & self.config.arch.word_mask();
        steps.extend([
            instruction(Hwid, [base, 0, 0], 0, None),
            instruction(Andi, [base, base, 0], bit, None),
            instruction(test, [predicate, base, 0], 0, None),
            Step::Constant(base, missing),
            instruction(Addi, [address, base, 0], 0, Some(predicate)),
        ]);
        let guard = self.guard(15);
        let value = self.source();
        let opcode = self.random.one(&[Ld, St]);
        let value = if opcode == Ld { self.target() } else { value };
        steps.push(instruction(opcode, [value, address, 0], 0, guard));
        Node::Group(steps)
    }

    /// An address that mostly nothing answers.
    fn nowhere(&self) -> u64 {
        let (ram, top) = (self.config.ram_bytes, 1 << (self.config.arch.word_bits() - 1));
        self.random.one(&[
            ram,
            ram + PAGE_BYTES,
            2 * ram,
            top + 8,
            top - 8,
            !0 - 7,
            self.data_address() + 2 * PAGE_BYTES,
        ])
    }
}
