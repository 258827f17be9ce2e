//! Loads and stores: to the program's data, to the console, and where nothing answers.

use isa::Opcode::*;

use super::super::tree::{Node, Step};
use super::{instruction, Generator};

/// Pages have so many bytes (ISA section 7).
pub(super) const PAGE_BYTES: u64 = 4096;

/// Where data begin in a RAM of so many bytes: on a page of their own, behind all code.
pub(in super::super) fn data_address(ram_bytes: u64) -> u64 {
    (ram_bytes / 2).min(4 * PAGE_BYTES)
}

impl Generator<'_> {
    /// Where data begin.
    pub(super) fn data_address(&self) -> u64 {
        data_address(self.config.ram_bytes)
    }

    /// Registers that hold an address in the data, and what makes them: the code that must not be cut apart.
    pub(super) fn data_pointer(&mut self) -> Option<(u8, Vec<Step>)> {
        if self.config.scratchpad_bytes > 0 && self.random.percent(40) {
            return self.scratchpad_pointer();
        }
        let (address, base) = self.two_targets()?;
        let high = self.positive_immediate();
        let mask = self.random.one(&[0x7f, 0x3c, 0x38, 0x3fc, 0x700, 0x7, 0x1c]).min(high);
        let source = self.source();
        let step = instruction(Andi, [address, source, 0], mask, None);
        let far = self.random.below(3) * PAGE_BYTES / 2;
        let make_base = Step::Constant(base, self.data_address() + far);
        let add = instruction(Add, [address, address, base], 0, None);
        Some((address, vec![step, make_base, add]))
    }

    pub(super) fn positive_immediate(&self) -> i64 {
        let range = self.config.arch.immediate_range(Ld.class());
        range.map_or(0, |range| *range.end())
    }

    /// Loads and stores at addresses that differ between lanes, some misaligned, with uses of what was loaded.
    pub(super) fn access(&mut self) -> Node {
        let Some((address, mut steps)) = self.data_pointer() else {
            return self.straight();
        };
        for _ in 0..1 + self.random.below(3) {
            if self.config.data_cache.is_some() && self.random.percent(15) {
                steps.extend(self.fence());
            }
            let value = self.source();
            let step = self.random.one(&[1, 4, 8]);
            let offset = (self.random.below(32) as i64 * step).min(self.positive_immediate());
            let guard = self.guard(35);
            if self.random.percent(50) {
                steps.push(instruction(St, [value, address, 0], offset, guard));
                continue;
            }
            let target = self.target();
            steps.push(instruction(Ld, [target, address, 0], offset, guard));
            if self.random.percent(60) {
                let (sum, other) = (self.target(), self.source());
                steps.push(instruction(Add, [sum, target, other], 0, None));
            }
            // The pointer may be gone.
            let is_lost = steps.last().is_some_and(|step| writes(step, address));
            if is_lost || target == address {
                break;
            }
        }
        Node::Group(steps)
    }

    /// The console's page where it is, with all rights, by way of that register; nothing in a core that cannot map it.
    pub(super) fn map_console(&self, register: u8) -> Vec<Step> {
        if self.config.tlb_entries < 2 {
            return Vec::new();
        }
        // The low bits of a page do not count, and the flags are the low bits.
        let console = 1 << (self.config.arch.word_bits() - 1);
        vec![Step::Constant(register, console | 0o77), instruction(Tlbadd, [register; 3], 0, None)]
    }

    /// Prints, or reads what may have arrived.
    pub(super) fn console(&mut self) -> Node {
        let Some((address, value)) = self.two_targets() else {
            return self.straight();
        };
        let mut steps = vec![Step::Constant(address, 1 << (self.config.arch.word_bits() - 1))];
        if self.config.tlb_entries > 1 && self.random.percent(70) {
            steps.push(Step::Constant(value, 0o77));
            steps.push(instruction(Tlbadd, [address, address, value], 0, None));
        }
        let guard = self.guard(30);
        let opcode = self.random.one(&[Ld, St, St]);
        let offset = self.random.one(&[0, 0, 0, 1, 2]);
        let value = if opcode == St { self.source() } else { value };
        steps.push(instruction(opcode, [value, address, 0], offset, guard));
        Node::Group(steps)
    }

    /// Some lanes address what is not there, the others their data.
    pub(super) fn bad_access(&mut self) -> Node {
        let (Some((address, mut steps)), bad) = (self.data_pointer(), self.predicate()) else {
            return self.straight();
        };
        let base = match self.two_targets() {
            Some((one, other)) => {
                if one == address {
                    other
                } else {
                    one
                }
            }
            None => return self.straight(),
        };
        let ram = self.config.ram_bytes;
        let top = 1 << (self.config.arch.word_bits() - 1);
        let places = [ram, ram + 4, top, top + 8, top - 8, ram * 2, 3 * ram, top | (top >> 1), !0 - 3];
        let place = self.random.one(&places) & self.config.arch.word_mask();
        // Whoever is guarded gets the bad address with the lane's own low bits.
        let lane_bits = instruction(Hwid, [address, 0, 0], 0, None);
        if self.random.percent(40) {
            steps.push(lane_bits);
            steps.push(instruction(Shli, [address, address, 0], self.random.one(&[0, 2, 3]), None));
            steps.push(Step::Constant(base, self.data_address()));
            steps.push(instruction(Add, [address, address, base], 0, None));
        }
        steps.push(Step::Constant(base, place));
        let guard = self.random.percent(75).then_some(bad);
        steps.push(instruction(Or, [address, address, base], 0, guard));
        let opcode = self.random.one(&[Ld, St]);
        let target = self.target();
        let value = if opcode == St { self.source() } else { target };
        let access_guard = self.guard(25);
        steps.push(instruction(opcode, [value, address, 0], 0, access_guard));
        Node::Group(steps)
    }
}

/// Whether a step writes the register.
pub(super) fn writes(step: &Step, register: u8) -> bool {
    match step {
        Step::Instruction(instruction) => {
            instruction.destination_gpr().is_some_and(|destination| destination.0 == register)
        }
        Step::Constant(destination, _) | Step::Address(destination, _) => *destination == register,
        Step::Word(..) | Step::Charge => false,
    }
}
