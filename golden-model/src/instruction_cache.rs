//! Decoded instructions by address, for the functional machine.
//!
//! Decoding costs more than executing, and programs are loops. A store drops what it hits, so
//! self-modifying programs are right. Direct-mapped, so its size does not follow the RAM's for ever.

use isa::{ArchId, Encoding, OperandClass};

use crate::memory::Memory;
use crate::semantics::{Decoded, Shape};

/// The most instructions that are kept.
const ENTRIES_MAX: usize = 1 << 16;
/// The key of an entry that holds nothing; no RAM reaches so far.
const NO_KEY: u64 = u64::MAX;

#[derive(Clone, Copy)]
struct Entry {
    /// Encoding `w`: the word's number; `b`: the address.
    key: u64,
    decoded: Decoded,
}

/// The cache. Its slots are numbers: a slot's content stays readable until the next look-up.
pub(crate) struct InstructionCache {
    shape: Shape,
    entries: Vec<Entry>,
    /// How far an address is shifted to become a key.
    key_shift: u32,
    /// How many bytes before a stored word an instruction can begin that reaches into it.
    reach_bytes: u64,
}

impl InstructionCache {
    pub(crate) fn new(shape: Shape) -> Self {
        let (key_shift, reach_bytes) = match shape.arch.encoding() {
            Encoding::Word => (shape.word_bytes.trailing_zeros(), 0),
            Encoding::Byte => (0, longest_instruction_bytes(&shape.arch) - 1),
        };
        let places = (shape.ram_bytes >> key_shift).next_power_of_two();
        let nothing = Entry {
            key: NO_KEY,
            decoded: Decoded::from_word(&shape, 0),
        };
        InstructionCache {
            shape,
            entries: vec![nothing; (places as usize).min(ENTRIES_MAX)],
            key_shift,
            reach_bytes,
        }
    }

    #[inline(always)]
    fn slot_of(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    /// The slot that holds the instruction at an address; `None` when it lies outside the RAM.
    #[inline(always)]
    pub(crate) fn look_up(&mut self, pc: u64, memory: &Memory) -> Option<usize> {
        let key = pc >> self.key_shift;
        let slot = self.slot_of(key);
        if self.entries[slot].key == key || self.fill(slot, key, pc, memory) {
            Some(slot)
        } else {
            None
        }
    }

    /// A slot's instruction.
    #[inline(always)]
    pub(crate) fn decoded(&self, slot: usize) -> &Decoded {
        &self.entries[slot].decoded
    }

    #[cold]
    fn fill(&mut self, slot: usize, key: u64, pc: u64, memory: &Memory) -> bool {
        if pc >= self.shape.ram_bytes {
            return false;
        }
        let decoded = match self.shape.arch.encoding() {
            Encoding::Word => Some(Decoded::from_word(&self.shape, memory.read_word(pc))),
            Encoding::Byte => Decoded::from_bytes(&self.shape, &memory.ram()[pc as usize..]),
        };
        if let Some(decoded) = decoded {
            self.entries[slot] = Entry { key, decoded };
        }
        decoded.is_some()
    }

    /// Drops the instructions that contain a byte of the word at an address.
    #[inline]
    pub(crate) fn forget(&mut self, address: u64) {
        let word = self.shape.word_address(address);
        let first = word.saturating_sub(self.reach_bytes) >> self.key_shift;
        let last = (word + self.shape.word_bytes - 1) >> self.key_shift;
        for key in first..=last {
            let slot = self.slot_of(key);
            if self.entries[slot].key == key {
                self.entries[slot].key = NO_KEY;
            }
        }
    }
}

/// The longest instruction of encoding `b`, in bytes.
fn longest_instruction_bytes(arch: &ArchId) -> u64 {
    let length = |class: &OperandClass| {
        let immediate = u64::from(class.has_immediate()) * u64::from(arch.word_bytes());
        2 + class.register_count() as u64 + immediate
    };
    OperandClass::ALL.iter().map(length).max().unwrap_or(2)
}
