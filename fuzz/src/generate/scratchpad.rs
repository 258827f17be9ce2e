//! Addresses of the scratchpad, of a core with one.

use isa::Opcode::*;

use super::super::tree::Step;
use super::memory::PAGE_BYTES;
use super::{instruction, Generator};

impl Generator<'_> {
    /// As `data_pointer`, in the scratchpad: lanes in one bank and in several, in one row and in several. What is added
    /// to it may lead out of a small scratchpad.
    pub(super) fn scratchpad_pointer(&mut self) -> Option<(u8, Vec<Step>)> {
        let (address, base) = self.two_targets()?;
        let word_bytes = u64::from(self.config.arch.word_bytes());
        let line_bytes = u64::from(self.config.line_bytes());
        let bytes = self.config.scratchpad_bytes;
        let mask = self.random.one(&[
            0,
            line_bytes - 1,
            line_bytes - word_bytes,
            line_bytes,
            line_bytes | word_bytes,
            bytes / 2 - 1,
            bytes / 2 - word_bytes,
            bytes / 4,
        ]);
        let mask = (mask as i64).min(self.positive_immediate());
        let source = self.source();
        let mut steps = match self.random.percent(50) {
            true => vec![instruction(Andi, [address, source, 0], mask, None)],
            // The lane's number, so many bytes apart.
            false => {
                let shift = self.random.below(6) as i64;
                vec![
                    instruction(Hwid, [address, 0, 0], 0, None),
                    instruction(Shli, [address, address, 0], shift, None),
                    instruction(Andi, [address, address, 0], mask, None),
                ]
            }
        };
        let far = self.random.one(&[0, 0, bytes / 4, bytes / 2 - word_bytes]);
        steps.push(Step::Constant(base, self.config.scratchpad_address() + far));
        steps.push(instruction(Add, [address, address, base], 0, None));
        Some((address, steps))
    }

    /// An address in the scratchpad, or the first one behind it.
    pub(super) fn scratchpad_place(&self) -> u64 {
        let bytes = self.config.scratchpad_bytes;
        let place = match self.random.percent(95) {
            true => self.random.below(bytes),
            false => bytes,
        };
        self.config.scratchpad_address() + place
    }

    /// The scratchpad's first page where it is, with all rights, by way of that register; nothing in a core that cannot
    /// map it.
    pub(super) fn map_scratchpad(&self, register: u8) -> Vec<Step> {
        if self.config.tlb_entries < 2 {
            return Vec::new();
        }
        let flags = 0o77;
        vec![
            Step::Constant(register, self.config.scratchpad_address() | flags),
            instruction(Tlbadd, [register; 3], 0, None),
        ]
    }

    /// Pages in the scratchpad, and the first one behind it.
    pub(super) fn scratchpad_pages(&self) -> Vec<u64> {
        let bytes = self.config.scratchpad_bytes;
        if bytes == 0 {
            return Vec::new();
        }
        let first = self.config.scratchpad_address();
        let last = first + (bytes - 1) / PAGE_BYTES * PAGE_BYTES;
        vec![first, first, last, last + PAGE_BYTES]
    }
}
