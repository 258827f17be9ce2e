//! Instructions of the extension: comparisons, shifts, narrow accesses, atomic accesses on words that lanes share. Only
//! for cores that have it: the programs of other cores are drawn as if this file were not there.

use isa::{FieldLayout, Opcode, OperandClass};

use super::super::tree::{Node, Step};
use super::memory::PAGE_BYTES;
use super::{instruction, Generator};

use Opcode::*;

const COMPARISONS: [Opcode; 12] = [Eq, Ne, Lt, Ge, Ltu, Geu, Eqi, Nei, Lti, Gei, Ltui, Geui];
const FLOAT_COMPARISONS: [Opcode; 3] = [Feq, Flt, Fle];
const LOADS: [Opcode; 6] = [Ldb, Ldbu, Ldh, Ldhu, Ldw, Ldwu];
const STORES: [Opcode; 3] = [Stb, Sth, Stw];
const ATOMICS: [Opcode; 13] = [Aswap, Aadd, Aadd, Aand, Aor, Axor, Amin, Amax, Aminu, Amaxu, Acas, Acas, Acas];

const OWN: [Opcode; 8] = [Custom0, Custom1, Custom2, Custom3, Custom4, Custom5, Custom6, Custom7];

/// A page so far behind the data's first one is named by nothing else.
const PAGES_BEHIND: u64 = 9;

impl Generator<'_> {
    /// Instructions of the extension, of one kind.
    pub(super) fn extended(&mut self) -> Node {
        match self.random.below(12) {
            0..=3 => self.comparisons(),
            4..=5 => self.signed_shifts(),
            6..=8 => self.narrow_access(),
            9 => self.fenced_access(),
            _ => self.atomics(),
        }
    }

    /// Comparisons, and what they guard.
    fn comparisons(&mut self) -> Node {
        let mut steps = Vec::new();
        for _ in 0..1 + self.random.below(4) {
            let opcode = match self.random.percent(20) {
                true => self.random.one(&FLOAT_COMPARISONS),
                false => self.random.one(&COMPARISONS),
            };
            if !self.has_or_is_wild(opcode) {
                continue;
            }
            let target = self.predicate();
            let (first, second) = (self.source(), self.source());
            let (immediate, guard) = (self.immediate(opcode), self.guard(20));
            let registers = [target, first, second];
            steps.push(instruction(opcode, registers, immediate, guard));
            if self.random.percent(50) {
                let (sum, a, b) = (self.target(), self.source(), self.source());
                steps.push(instruction(Add, [sum, a, b], 0, Some(target)));
            }
        }
        Node::Group(steps)
    }

    /// Shifts with the sign, upper halves of products.
    fn signed_shifts(&mut self) -> Node {
        let mut steps = Vec::new();
        for _ in 0..1 + self.random.below(3) {
            let opcode = self.random.one(&[Sra, Srai, Srai, Mulhu]);
            if !self.has_or_is_wild(opcode) {
                continue;
            }
            let immediate = match opcode {
                Srai => self.shift_count(OperandClass::ThreeShort),
                _ => 0,
            };
            let registers = [self.target(), self.source(), self.source()];
            let guard = self.guard(25);
            steps.push(instruction(opcode, registers, immediate, guard));
        }
        Node::Group(steps)
    }

    /// Bytes and halves, at every place of a word, with uses of what was loaded.
    fn narrow_access(&mut self) -> Node {
        let Some((address, mut steps)) = self.data_pointer() else {
            return self.straight();
        };
        for _ in 0..1 + self.random.below(3) {
            let guard = self.guard(35);
            let is_store = self.random.percent(50);
            let opcode = match is_store {
                true => self.random.one(&STORES),
                false => self.random.one(&LOADS),
            };
            if !self.has_or_is_wild(opcode) {
                continue;
            }
            let range = self.config.arch.immediate_range(opcode.class());
            let last = range.map_or(0, |range| *range.end());
            let offset = (self.random.below(16) as i64).min(last);
            let value = match is_store {
                true => self.source(),
                false => self.target(),
            };
            steps.push(instruction(opcode, [value, address, 0], offset, guard));
            if !is_store && value == address {
                break;
            }
        }
        Node::Group(steps)
    }

    /// A load or store that is on its way at a fence.
    fn fenced_access(&mut self) -> Node {
        let Some((address, mut steps)) = self.data_pointer() else {
            return self.straight();
        };
        let access = match self.random.percent(50) {
            true => instruction(Ld, [self.target(), address, 0], 0, None),
            false => instruction(St, [self.source(), address, 0], 0, None),
        };
        steps.extend([access, instruction(Fence, [0; 3], 0, self.guard(30))]);
        Node::Group(steps)
    }

    /// Atomic accesses by lanes that meet at few words.
    fn atomics(&mut self) -> Node {
        let Some((address, mut steps)) = self.data_pointer() else {
            return self.straight();
        };
        if self.random.percent(60) {
            // All of them in one word, or in two.
            let few = self.random.one(&[0, 0, 8, -8]);
            let fits = self.config.arch.immediate_range(Andi.class());
            if fits.is_some_and(|range| range.contains(&few)) && few != 0 {
                steps.push(instruction(Andi, [address, address, 0], few, None));
            } else if let Some(base) = steps.iter().rev().find_map(constant_of) {
                steps.push(instruction(Ori, [address, base, 0], 0, None));
            }
        }
        for _ in 0..1 + self.random.below(3) {
            let opcode = self.random.one(&ATOMICS);
            let (old, value, guard) = (self.target(), self.source(), self.guard(30));
            if opcode == Acas && self.random.percent(50) && old != address {
                // What is expected is there, unless somebody comes between.
                steps.push(instruction(Ld, [old, address, 0], 0, None));
            }
            steps.push(instruction(opcode, [old, address, value], 0, guard));
            if old == address {
                break;
            }
        }
        Node::Group(steps)
    }

    /// An atomic access where a word cannot be exchanged, or a word of the extension that is no instruction.
    pub(super) fn wild_extended(&mut self) -> Node {
        let arch = &self.config.arch;
        if self.random.percent(30) {
            let layout = FieldLayout::new(arch);
            let page = u64::from(Opcode::EXTENSION_PAGE.code());
            let functions = 1..1 << layout.function.width;
            let missing = functions.filter(|&function| Opcode::from_function(function).is_none());
            let function = self.random.one(&missing.collect::<Vec<u64>>());
            let word = layout.opcode.place(page) | layout.function.place(function);
            return Node::Group(vec![Step::Word(word, "a function that does not exist")]);
        }
        if self.config.tlb_entries > 0 && self.random.percent(30) {
            return self.atomic_without_right();
        }
        let top = 1 << (arch.word_bits() - 1);
        let places = [top, top + 1, self.config.ram_bytes, !0 - 3];
        let place = self.random.one(&places) & arch.word_mask();
        let Some((address, old)) = self.two_targets() else {
            return self.straight();
        };
        let opcode = self.random.one(&ATOMICS);
        let (value, guard) = (self.source(), self.guard(40));
        Node::Group(vec![Step::Constant(address, place), instruction(opcode, [old, address, value], 0, guard)])
    }

    /// An atomic access to a page that may be read or written, but not both, or neither by a supervisor.
    fn atomic_without_right(&mut self) -> Node {
        let Some((address, old)) = self.two_targets() else {
            return self.straight();
        };
        // A page that nothing else names stands for one of the data.
        let physical = self.data_address();
        let page = (physical + PAGES_BEHIND * PAGE_BYTES) & self.config.arch.word_mask();
        let flags = self.random.one(&[0o10, 0o20, 0o01, 0o02, 0o13]);
        let opcode = self.random.one(&ATOMICS);
        let (value, guard) = (self.source(), self.guard(20));
        Node::Group(vec![
            Step::Constant(address, page),
            Step::Constant(old, physical & !(PAGE_BYTES - 1) | flags),
            instruction(Tlbadd, [address, old, old], 0, None),
            instruction(opcode, [old, address, value], 0, guard),
        ])
    }

    /// Instructions of the core's function unit, one behind another, with uses of what they give.
    pub(super) fn own_instructions(&mut self) -> Node {
        let mut steps = Vec::new();
        for _ in 0..1 + self.random.below(4) {
            let opcode = self.random.one(&OWN);
            if !self.config.implements(opcode) && !self.random.percent(self.wildness / 4) {
                continue;
            }
            let registers = [self.target(), self.source(), self.source()];
            let guard = self.guard(25);
            steps.push(instruction(opcode, registers, 0, guard));
            if self.random.percent(30) {
                let (sum, other) = (self.target(), self.source());
                steps.push(instruction(Add, [sum, registers[0], other], 0, None));
            }
        }
        Node::Group(steps)
    }

    /// Whether the core has it, or shall meet what it has not.
    fn has_or_is_wild(&mut self, opcode: Opcode) -> bool {
        self.config.implements(opcode) || self.random.percent(self.wildness)
    }
}

/// The register into which a step puts a constant.
fn constant_of(step: &Step) -> Option<u8> {
    match step {
        Step::Constant(register, _) => Some(*register),
        _ => None,
    }
}
