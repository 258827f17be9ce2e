//! How addresses and words lie in a line of RAM, and the packing of the load/store unit's RAM words.
//!
//! It is apart because slots, coalescer and responses must agree on it.

use isa::CoreConfig;

use super::size::AccessSize;
use crate::index::owner_index;
use crate::kit::prelude::*;
use crate::units::memory::exchange::ExchangeFunction;

/// Up to so many lanes, each pair of them is compared when an access becomes active.
const LANES_COMPARED_MAX: u32 = 8;

/// Widths of the load/store unit, in bits where not said otherwise.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    /// Number of lanes.
    pub lanes: u32,
    /// A word.
    pub word: u32,
    /// Number of words in a line.
    pub line_words: u32,
    /// Number of adjacent lanes whose stores may share a request.
    pub store_lanes: u32,
    /// A byte's number in its word.
    pub byte_index: u32,
    /// A word's number in its line; may be 0.
    pub word_index: u32,
    /// A line's number; may be 0.
    pub line_index: u32,
    /// The number of a row of the scratchpad; 0 without one.
    pub row_index: u32,
    /// A context's number.
    pub context: u32,
    /// The number of a context's warp; 0 where the context tells it.
    pub owner: u32,
    /// A register's number.
    pub register: u32,
    /// How much of a word is reached; 0 where that is always all up to its end.
    pub size: u32,
    /// Whether addresses are translated here.
    pub translates: bool,
    /// Whether a data cache is before the data port.
    pub cached: bool,
    /// Whether requests wait before the data port, in a data cache or in the request queue.
    pub requests_wait: bool,
    /// Whether stores are answered, and answers may say that the access has failed.
    pub errors: bool,
    /// Whether the pipeline is deep.
    pub is_deep: bool,
}

impl Shape {
    pub fn new(config: &CoreConfig) -> Shape {
        let byte_index = config.arch.word_bytes().trailing_zeros();
        let word_index = config.line_words.trailing_zeros();
        Shape {
            lanes: config.arch.lanes(),
            word: config.arch.word_bits(),
            line_words: config.line_words,
            store_lanes: config.store_lanes,
            byte_index,
            word_index,
            line_index: config.ram_bytes.trailing_zeros() - byte_index - word_index,
            row_index: config.scratchpad_row_bits(),
            context: config.context_index_bits(),
            owner: owner_index(config).bits,
            register: config.arch.register_bits(),
            size: if config.extension { AccessSize::BITS } else { 0 },
            translates: config.tlb_entries > 0,
            cached: config.data_cache.is_some(),
            requests_wait: config.requests_wait(),
            errors: config.bus_errors,
            is_deep: config.is_deep(),
        }
    }

    /// Bytes in a word.
    pub fn word_bytes(self) -> u32 {
        1 << self.byte_index
    }

    /// A byte's number in its line.
    pub fn place(self) -> u32 {
        self.word_index + self.byte_index
    }

    /// A byte's number in RAM.
    pub fn address(self) -> u32 {
        self.place() + self.line_index
    }

    /// The line port: at least one bit.
    pub fn line_port(self) -> u32 {
        self.line_index.max(1)
    }

    /// The byte's number in its word, of a place or an address.
    pub fn byte_of(self, address: &Expr) -> Expr {
        address.bits(0, self.byte_index)
    }

    /// The word's number in its line, of a place or an address; 0 when a line is one word.
    pub fn word_of(self, address: &Expr) -> Expr {
        match self.word_index {
            0 => low(),
            width => address.bits(self.byte_index, width),
        }
    }

    /// An address as execute gives it: with translation virtual, else a byte's number in RAM.
    pub fn given_address(self) -> u32 {
        match self.translates {
            true => self.word,
            false => self.address(),
        }
    }

    /// Whether stores are made in groups of lanes (P11.21).
    pub fn stores_in_groups(self) -> bool {
        self.store_lanes < self.lanes
    }

    /// Pairs of lanes, the lower one first, in the order in which `same_line` has them; none where lines are compared
    /// only as they are asked for: with translation, which tells them later, and for many lanes, of which there are too
    /// many pairs.
    pub fn pairs_compared(self) -> Vec<(u32, u32)> {
        let ahead = !self.translates && self.line_index > 0 && self.lanes <= LANES_COMPARED_MAX;
        let lanes = if ahead { self.lanes } else { 0 };
        let with_lower = |upper: u32| (0..upper).map(move |lower| (lower, upper));
        (0..lanes).flat_map(with_lower).collect()
    }

    /// Whether which lanes go to RAM, and which of them is the lowest, is found a cycle before their request: in a deep
    /// pipeline, unless translation tells later.
    pub fn finds_ahead(self) -> bool {
        self.is_deep && !self.translates
    }

    /// Whether pairs of lanes are compared, and those that share a line are found in the cycle of their request.
    pub fn compares_pairs_late(self) -> bool {
        !self.finds_ahead() && !self.pairs_compared().is_empty()
    }

    /// Whether pairs of lanes are compared before the access waits in its slot, which keeps what comes of it.
    pub fn compares_before_slots(self) -> bool {
        self.finds_ahead() && !self.pairs_compared().is_empty()
    }

    /// Whether it is found a cycle before a request that no lane is left behind it: where lanes go to lines of RAM and to
    /// the console alone, and all that name a line share a request.
    pub fn finds_last_ahead(self) -> bool {
        self.compares_before_slots() && !self.has_scratchpad() && !self.exchanges() && !self.stores_in_groups()
    }

    /// Bits of a slot's word: those of the access, and what is known of its pairs of lanes.
    pub fn slot_word(self) -> u32 {
        let pairs = match self.compares_before_slots() {
            true => self.pairs_compared().len() as u32,
            false => 0,
        };
        self.slot() + pairs
    }

    /// Whether a byte to print is taken out of its word only when that has left the coalescer.
    pub fn prints_words(self) -> bool {
        self.is_deep && !self.stores_in_groups()
    }

    /// Whether there is a scratchpad.
    pub fn has_scratchpad(self) -> bool {
        self.row_index > 0
    }

    /// Bits that say how much of a word is reached, and whether what is loaded is signed.
    pub fn form(self) -> u32 {
        self.size + u32::from(self.size > 0)
    }

    /// Whether there are atomic instructions.
    pub fn exchanges(self) -> bool {
        self.size > 0
    }

    /// Bits that say of an access that it is atomic, and what it does.
    pub fn exchange(self) -> u32 {
        match self.exchanges() {
            true => 1 + ExchangeFunction::BITS,
            false => 0,
        }
    }

    /// Bits of a slot: lanes, kind, register, owner, form, failure, and for each lane console, scratchpad if there is
    /// one, and address; with translation the mode instead of the failure, and of the lanes only the addresses.
    pub fn slot(self) -> u32 {
        let places = match self.translates {
            true => 0,
            false => 1 + u32::from(self.has_scratchpad()),
        };
        2 + self.register
            + self.owner
            + self.form()
            + self.exchange()
            + self.lanes * (1 + places + self.given_address())
    }

    /// The address at which an access may fail, as the response queue keeps it: as execute gives it, without
    /// translation below a bit that says that it is the console's.
    pub fn due_address(self) -> u32 {
        self.given_address() + u32::from(!self.translates)
    }

    /// Bits that say what to do with the scratchpad's answer: last, context, register, lanes, owner, form, and for each
    /// lane its place.
    pub fn scratchpad_answer(self) -> u32 {
        1 + self.context + self.register + self.owner + self.form() + self.lanes * (1 + self.place())
    }

    /// Bits of an entry of the response queue: last, context, register, lanes, owner, form, and for each lane its
    /// place; where accesses may fail, kind and address.
    pub fn response(self) -> u32 {
        let errors = if self.errors { 1 + self.due_address() } else { 0 };
        self.scratchpad_answer() + errors
    }
}

/// Takes a packed word apart, from the least significant bit up.
pub(super) struct Unpacker {
    word: Expr,
    taken: u32,
}

impl Unpacker {
    pub fn new(word: impl Into<Expr>) -> Unpacker {
        Unpacker { word: word.into(), taken: 0 }
    }

    /// The next `width` bits.
    pub fn take(&mut self, width: u32) -> Expr {
        let field = self.word.bits(self.taken, width);
        self.taken += width;
        field
    }

    /// The next `count` fields of `width` bits.
    pub fn take_several(&mut self, count: u32, width: u32) -> Vec<Expr> {
        (0..count).map(|_| self.take(width)).collect()
    }

    /// The next `count` fields of `width` bits, which are one wire.
    pub fn take_named(&mut self, k: &mut Kernel, name: &str, count: u32, width: u32) -> Vec<Expr> {
        if count * width == 0 {
            return self.take_several(count, width);
        }
        let all = k.wire(name, self.take(count * width));
        (0..count).map(|field| all.bits(field * width, width)).collect()
    }
}
