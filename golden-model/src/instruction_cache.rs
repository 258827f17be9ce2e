//! Decoded instructions by address, for the functional machine.
//!
//! Decoding costs more than executing, and programs are loops. A store drops what it hits, so
//! self-modifying programs are right. Direct-mapped, so its size does not follow the RAM's for ever.
//! It goes by physical addresses, so that a change of the translation does not touch it.

use std::ops::Range;

use isa::{Address, ArchId, Encoding, Interrupt, OperandClass, Warp};

use crate::memory::Memory;
use crate::semantics::{Decoded, Shape, State, PAGE_BYTES};

/// The most instructions that are kept.
const ENTRIES_MAX: usize = 1 << 16;
/// The key of an entry that holds nothing; no RAM reaches so far.
const NO_KEY: u64 = u64::MAX;

/// One cache line of the machine at hand.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Entry {
    /// Encoding `w`: the word's number; `b`: the address.
    key: u64,
    decoded: Decoded,
}

/// The cache. Its slots are numbers: a slot's content stays readable until the next look-up.
pub(crate) struct InstructionCache {
    shape: Shape,
    /// The cache proper, a power of two, and behind it one slot for instructions that are not kept.
    entries: Vec<Entry>,
    /// Number of the slot for instructions that are not kept, and of the slots before it.
    unkept: usize,
    /// How far an address is shifted to become a key.
    key_shift: u32,
    /// How many bytes before a stored word an instruction can begin that reaches into it.
    reach_bytes: u64,
    /// The words in which an instruction that has ever been kept lies, by the addresses of their bytes: what is stored
    /// elsewhere is data.
    code: Range<u64>,
}

impl InstructionCache {
    pub(crate) fn new(shape: Shape) -> Self {
        let (key_shift, reach_bytes) = match shape.arch.encoding() {
            Encoding::Word => (shape.word_bytes.trailing_zeros(), 0),
            Encoding::Byte => (0, longest_instruction_bytes(&shape.arch) - 1),
        };
        let places = (shape.ram_bytes >> key_shift).next_power_of_two();
        let nothing = Entry { key: NO_KEY, decoded: Decoded::from_word(&shape, 0) };
        let unkept = (places as usize).min(ENTRIES_MAX);
        InstructionCache { shape, entries: vec![nothing; unkept + 1], unkept, key_shift, reach_bytes, code: 0..0 }
    }

    /// Keeps nothing any more, as if no instruction had been looked up.
    pub(crate) fn forget_all(&mut self) {
        for entry in &mut self.entries {
            entry.key = NO_KEY;
        }
        self.code = 0..0;
    }

    /// One that has no room: it stands for a cache that is elsewhere, and is not asked.
    pub(crate) fn absent(shape: Shape) -> Self {
        InstructionCache { shape, entries: Vec::new(), unkept: 0, key_shift: 0, reach_bytes: 0, code: 0..0 }
    }

    #[inline(always)]
    fn slot_of(&self, key: u64) -> usize {
        key as usize & (self.unkept - 1)
    }

    /// The slot that holds the instruction at an address; `None` when it lies outside the RAM.
    #[inline(always)]
    pub(crate) fn look_up(&mut self, pc: Address, memory: &Memory) -> Option<usize> {
        let key = pc.0 >> self.key_shift;
        let slot = self.slot_of(key);
        if self.entries[slot].key == key || self.fill(slot, key, pc, memory) {
            Some(slot)
        } else {
            None
        }
    }

    /// What is kept, for callers that look up often.
    #[inline(always)]
    pub(crate) fn kept(&mut self) -> Kept<'_> {
        Kept {
            slot_mask: self.unkept - 1,
            key_shift: self.key_shift,
            code: self.code.clone(),
            word_bytes: self.shape.word_bytes,
            reach_bytes: self.reach_bytes,
            entries: &mut self.entries,
        }
    }

    /// Looks up an address of a warp that is to be translated.
    ///
    /// # Errors
    /// The interrupt that the fetch raises, and its address.
    pub(crate) fn look_up_translated(
        &mut self,
        warp: Warp,
        pc: Address,
        state: &State,
        memory: &Memory,
    ) -> Result<usize, (Interrupt, Address)> {
        let physical = state.translate_fetch(warp, pc).map_err(|interrupt| (interrupt, pc))?;
        let room = PAGE_BYTES - pc.0 % PAGE_BYTES;
        if room <= self.reach_bytes {
            return self.look_up_across_pages(warp, pc, physical, state, memory);
        }
        self.look_up(physical, memory).ok_or((Interrupt::BusError, pc))
    }

    /// An instruction of encoding `b` that may go on in the next page, which may be anywhere.
    fn look_up_across_pages(
        &mut self,
        warp: Warp,
        pc: Address,
        physical: Address,
        state: &State,
        memory: &Memory,
    ) -> Result<usize, (Interrupt, Address)> {
        let bytes_at = |Address(from), count: u64| {
            let ram = memory.ram();
            let end = ((from + count) as usize).min(ram.len());
            ram.get(from as usize..end).unwrap_or(&[])
        };
        let room = PAGE_BYTES - pc.0 % PAGE_BYTES;
        let mut bytes = bytes_at(physical, room).to_vec();
        let next_page = self.shape.address_after(pc, room);
        let behind = state.translate_fetch(warp, next_page);
        if let Ok(behind) = behind {
            bytes.extend_from_slice(bytes_at(behind, self.reach_bytes));
        }
        let Some(decoded) = Decoded::from_bytes(&self.shape, &bytes) else {
            return Err((behind.err().unwrap_or(Interrupt::BusError), next_page));
        };
        self.entries[self.unkept].decoded = decoded;
        Ok(self.unkept)
    }

    /// A slot's instruction.
    #[inline(always)]
    pub(crate) fn decoded(&self, slot: usize) -> &Decoded {
        &self.entries[slot].decoded
    }

    #[cold]
    fn fill(&mut self, slot: usize, key: u64, pc: Address, memory: &Memory) -> bool {
        if !self.shape.is_in_ram(pc) {
            return false;
        }
        let decoded = match self.shape.arch.encoding() {
            Encoding::Word => Some(Decoded::from_word(&self.shape, memory.read_word(pc.0))),
            Encoding::Byte => Decoded::from_bytes(&self.shape, &memory.ram()[pc.0 as usize..]),
        };
        if let Some(decoded) = decoded {
            self.entries[slot] = Entry { key, decoded };
            let end = (pc.0 + decoded.length_bytes).next_multiple_of(self.shape.word_bytes);
            let words = self.shape.word_address(pc).0..end;
            self.code = match self.code.is_empty() {
                true => words,
                false => self.code.start.min(words.start)..self.code.end.max(words.end),
            };
        }
        decoded.is_some()
    }

    /// Drops the instructions that contain a byte of the word at an address.
    #[inline]
    pub(crate) fn forget(&mut self, address: Address) {
        self.kept().forget(address);
    }
}

/// The instructions that are kept, with what is needed to find them close at hand.
pub(crate) struct Kept<'a> {
    entries: &'a mut [Entry],
    slot_mask: usize,
    key_shift: u32,
    code: Range<u64>,
    word_bytes: u64,
    reach_bytes: u64,
}

impl Kept<'_> {
    /// The instruction at an address, if it is kept.
    #[inline(always)]
    pub(crate) fn look_up(&self, pc: Address) -> Option<&Decoded> {
        let key = pc.0 >> self.key_shift;
        let entry = self.entries.get(key as usize & self.slot_mask)?;
        (entry.key == key).then_some(&entry.decoded)
    }

    /// Drops the instructions that contain a byte of the word at an address.
    #[inline(always)]
    pub(crate) fn forget(&mut self, address: Address) {
        if self.code.contains(&address.0) {
            self.forget_word(address.0 & !(self.word_bytes - 1));
        }
    }

    /// Drops the instructions that contain a byte of so many words from an address on.
    #[inline(always)]
    pub(crate) fn forget_row(&mut self, first: Address, words: usize) {
        let end = first.0 + words as u64 * self.word_bytes;
        if first.0 < self.code.end && end > self.code.start {
            for word in 0..words as u64 {
                self.forget(Address(first.0 + word * self.word_bytes));
            }
        }
    }

    #[cold]
    fn forget_word(&mut self, word: u64) {
        let first = word.saturating_sub(self.reach_bytes) >> self.key_shift;
        let last = (word + self.word_bytes - 1) >> self.key_shift;
        for key in first..=last {
            let entry = self.entries.get_mut(key as usize & self.slot_mask);
            if let Some(entry) = entry.filter(|entry| entry.key == key) {
                entry.key = NO_KEY;
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
