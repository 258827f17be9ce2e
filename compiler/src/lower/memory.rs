//! Loads and stores. HARP has words only, but an access to an address within a word touches the bytes from there to the
//! word's end (I5.23): a byte is the low byte of what is loaded from its address, and is stored with the bytes that
//! follow it in its word as they have been.

use super::function::Lowering;
use super::values::{words_of, Extension, Shape};
use super::LowerResult;
use crate::ir::{BinaryOperator, Constant, Instruction, Operand, Operation, Reach, Test, Type, TRUTH};
use crate::library::STORE_PART;

/// Where an access goes, and how.
#[derive(Clone, Debug)]
pub(super) struct MemoryAccess {
    pub address: Operand,
    pub offset: i64,
    pub alignment: u64,
    pub volatile: bool,
    /// No other thread accesses the words that it is in.
    pub is_own: bool,
}

impl MemoryAccess {
    /// An access that is not volatile.
    pub(super) fn plain(address: Operand, offset: i64, alignment: u64) -> Self {
        Self { address, offset, alignment, volatile: false, is_own: false }
    }

    /// The access, in the function's own frame.
    pub(super) fn own(self) -> Self {
        Self { is_own: true, ..self }
    }

    /// So many bytes behind.
    pub(super) fn behind(&self, bytes: u64) -> Self {
        Self {
            offset: self.offset.wrapping_add_unsigned(bytes),
            alignment: if bytes == 0 { self.alignment } else { self.alignment.min(1 << bytes.trailing_zeros()) },
            ..self.clone()
        }
    }
}

impl Lowering<'_> {
    /// Loads, stores, addresses, and places in the frame.
    pub(super) fn memory(&mut self, instruction: &Instruction) -> LowerResult<()> {
        match &instruction.operation {
            Operation::Load { address, offset, volatile, alignment, .. } => {
                let access = self.access(address, *offset, *volatile, *alignment)?;
                if *volatile {
                    self.refresh(address, &access);
                }
                let kind = self.result_kind(instruction)?;
                let shape = match self.load_signed(instruction, kind, &access) {
                    Some(word) => Shape::one(word, Extension::Sign),
                    None => Shape::of(self.load(kind, &access)?),
                };
                self.define(instruction, shape);
            }
            Operation::Store { value, address, offset, volatile, alignment, .. } => {
                let access = self.access(address, *offset, *volatile, *alignment)?;
                let kind = self.kind(value);
                let words = self.words(value)?;
                self.store(&kind, words, &access)?;
            }
            Operation::ElementAddress { base, element, indices } => {
                let address = self.element_address(base, element, indices)?;
                self.define(instruction, Shape::of(vec![address]));
            }
            Operation::Allocate { element, count, alignment } => {
                let address = self.allocate(element, count, *alignment)?;
                self.define(instruction, Shape::of(vec![address]));
            }
            _ => return Err(self.refused("an operation of lowered code")),
        }
        Ok(())
    }

    /// With the extension, a narrow integer of which only the signed value is read comes with its sign.
    fn load_signed(&mut self, instruction: &Instruction, kind: &Type, access: &MemoryAccess) -> Option<Operand> {
        let Type::Integer(bits) = *kind else {
            return None;
        };
        let bytes = bits / 8;
        let is_narrow = bits % 8 == 0 && bytes.is_power_of_two() && bits < self.word;
        let signed = |value| self.read_signed.contains(value);
        let wanted = self.is_extended() && instruction.results.iter().all(signed);
        if !wanted || !is_narrow || u64::from(bytes) > access.alignment {
            return None;
        }
        let word = self.load_reach(access, Reach::SignedBytes(bytes));
        self.note_signed(&word, bits);
        Some(word)
    }

    fn access(&mut self, address: &Operand, offset: i64, volatile: bool, alignment: u64) -> LowerResult<MemoryAccess> {
        let is_own = self.is_own(address);
        let address = self.word(address)?;
        let (address, offset) = self.place(address, offset);
        let known = self.alignment_of_place(&address, offset);
        // A number is all of the address: one register may hold it for a whole loop.
        let (address, offset) = match self.constant(&address) {
            Some(number) => {
                let offset = i128::from(offset).cast_unsigned();
                (self.number(number.wrapping_add(offset)), 0)
            }
            None => (address, offset),
        };
        Ok(MemoryAccess { address, offset, alignment: alignment.max(1).max(known), volatile, is_own })
    }

    /// Whether an address that was read leads into the function's own frame, as far as turns ask for it.
    pub(super) fn is_own(&self, address: &Operand) -> bool {
        address.value().is_some_and(|value| self.own_memory.contains(&value))
    }

    /// The words of a value in memory.
    pub(super) fn load(&mut self, kind: &Type, access: &MemoryAccess) -> LowerResult<Vec<Operand>> {
        match kind {
            Type::Structure { fields, .. } => {
                let mut words = Vec::new();
                for (index, field) in fields.iter().enumerate() {
                    let offset = self.layout.field_offset(kind, index).unwrap_or_default();
                    words.extend(self.load(field, &access.behind(offset))?);
                }
                Ok(words)
            }
            Type::Vector(element, _) if **element == TRUTH => Err(self.refused(format!("{kind} in memory"))),
            Type::Array(element, count) | Type::Vector(element, count) => {
                // Refuses what is too long.
                self.leaves(kind)?;
                let size = self.layout.size_of(element);
                let mut words = Vec::new();
                for index in 0..*count {
                    words.extend(self.load(element, &access.behind(index * size))?);
                }
                Ok(words)
            }
            _ => {
                let bits = self.bits_in_memory(kind)?;
                let word_bytes = self.word / 8;
                let mut words = Vec::new();
                for index in 0..words_of(bits, self.word) as u32 {
                    let bytes = (bits.div_ceil(8) - index * word_bytes).min(word_bytes);
                    let part = access.behind(u64::from(index * word_bytes));
                    words.push(self.load_bytes(bytes, &part));
                }
                let words = self.cut(bits, words);
                if *kind == TRUTH {
                    let test = |word| self.test(Test::NotZero, word);
                    return Ok(words.into_iter().map(test).collect());
                }
                Ok(words)
            }
        }
    }

    fn bits_in_memory(&self, kind: &Type) -> LowerResult<u32> {
        match kind {
            Type::Float => Ok(32),
            Type::Double => Ok(64),
            _ => {
                self.leaves(kind)?;
                self.width_of(kind)
            }
        }
    }

    /// So many bytes, at most a word, with zeros above them.
    pub(super) fn load_bytes(&mut self, bytes: u32, access: &MemoryAccess) -> Operand {
        let word_bytes = self.word / 8;
        if u64::from(bytes.next_power_of_two()) <= access.alignment {
            if bytes == word_bytes {
                return self.load_word(access);
            }
            if self.is_extended() && bytes.is_power_of_two() {
                let word = self.load_reach(access, Reach::Bytes(bytes));
                self.note_unsigned(&word, bytes * 8);
                return word;
            }
            let word = self.load_word(access);
            return self.and(word, self.number(self.mask(bytes * 8)));
        }
        if bytes == word_bytes && !access.volatile {
            return self.load_misaligned(access);
        }
        let piece = self.piece(bytes, access);
        let low = self.load_bytes(piece, access);
        let high = self.load_bytes(bytes - piece, &access.behind(u64::from(piece)));
        let high = self.shift_left(high, self.number(u128::from(piece * 8)));
        self.or(low, high)
    }

    /// How many bytes at once: as many as are surely in one word.
    fn piece(&self, bytes: u32, access: &MemoryAccess) -> u32 {
        let half = bytes.next_power_of_two() / 2;
        half.min(u32::try_from(access.alignment).unwrap_or(half)).max(1)
    }

    fn load_word(&mut self, access: &MemoryAccess) -> Operand {
        self.load_reach(access, Reach::Whole)
    }

    fn load_reach(&mut self, access: &MemoryAccess, reach: Reach) -> Operand {
        self.emit_word(Operation::Load {
            address: access.address.clone(),
            offset: access.offset,
            volatile: access.volatile,
            alignment: access.alignment,
            reach,
        })
    }

    /// A word at any address: its bytes up to the end of the word that they begin in, and the others from the next one.
    /// At a multiple of a word that is the same word twice, so that nothing is touched that does not belong to it.
    fn load_misaligned(&mut self, access: &MemoryAccess) -> Operand {
        let offset = self.number(i128::from(access.offset).cast_unsigned());
        let address = self.add(access.address.clone(), offset);
        let last = self.number(u128::from(self.word / 8 - 1));
        let multiple = self.number(!u128::from(self.word / 8 - 1));
        let end = self.add(address.clone(), last);
        let next = self.and(end, multiple);
        let at = |address| MemoryAccess::plain(address, 0, 1);
        let low = self.load_word(&at(address.clone()));
        let high = self.load_word(&at(next.clone()));
        let distance = self.subtract(next, address);
        let count = self.shift_left(distance, self.number(3));
        let high = self.shift_left(high, count);
        self.or(low, high)
    }

    /// Puts words into memory.
    pub(super) fn store(&mut self, kind: &Type, words: Vec<Operand>, access: &MemoryAccess) -> LowerResult<()> {
        match kind {
            Type::Structure { fields, .. } => {
                let mut words = words.into_iter();
                for (index, field) in fields.iter().enumerate() {
                    let offset = self.layout.field_offset(kind, index).unwrap_or_default();
                    let count = self.leaves(field)?.len();
                    let part = words.by_ref().take(count).collect();
                    self.store(field, part, &access.behind(offset))?;
                }
                Ok(())
            }
            Type::Vector(element, _) if **element == TRUTH => Err(self.refused(format!("{kind} in memory"))),
            Type::Array(element, count) | Type::Vector(element, count) => {
                let size = self.layout.size_of(element);
                let each = self.leaves(element)?.len();
                let mut words = words.into_iter();
                for index in 0..*count {
                    let part = words.by_ref().take(each).collect();
                    self.store(element, part, &access.behind(index * size))?;
                }
                Ok(())
            }
            _ => {
                let bits = self.bits_in_memory(kind)?;
                let word_bytes = self.word / 8;
                for (word, index) in words.into_iter().zip(0..) {
                    let bytes = (bits.div_ceil(8) - index * word_bytes).min(word_bytes);
                    let word = self.as_word(word);
                    let part = access.behind(u64::from(index * word_bytes));
                    self.store_bytes(bytes, word, &part);
                }
                Ok(())
            }
        }
    }

    /// Puts so many bytes into memory, at most a word; the bits above them in the word do not matter.
    pub(super) fn store_bytes(&mut self, bytes: u32, word: Operand, access: &MemoryAccess) {
        // An instruction stores 1, 2 or 4 bytes, and leaves those beside them to other threads.
        let has_instruction = bytes.is_power_of_two() || !self.is_extended();
        if u64::from(bytes.next_power_of_two()) > access.alignment || !has_instruction {
            let piece = self.piece(bytes, access);
            self.store_bytes(piece, word.clone(), access);
            let high = self.shift_right(word, self.number(u128::from(piece * 8)));
            let rest = access.behind(u64::from(piece));
            self.store_bytes(bytes - piece, high, &rest);
            return;
        }
        let mut value = word;
        let mut reach = Reach::Whole;
        if bytes < self.word / 8 && self.is_extended() && bytes.is_power_of_two() {
            reach = Reach::Bytes(bytes);
        } else if bytes < self.word / 8 {
            let mask = self.mask(bytes * 8);
            if self.takes_turns && !access.is_own {
                let offset = self.number(i128::from(access.offset).cast_unsigned());
                let address = self.add(access.address.clone(), offset);
                let mask = self.number(mask);
                self.routine(STORE_PART, vec![address, value, mask], 0);
                return;
            }
            let old = self.load_word(access);
            let others = self.and(old, self.number(!mask));
            let bytes = self.and(value, self.number(mask));
            value = self.or(others, bytes);
        }
        self.effect(Operation::Store {
            value,
            address: access.address.clone(),
            offset: access.offset,
            volatile: access.volatile,
            alignment: access.alignment,
            reach,
        });
    }

    /// The address of memory of no bytes in the frame: what is taken later lies below.
    pub(super) fn stack_end(&mut self) -> Operand {
        let (kind, none) = (self.word_type(), self.number(0));
        self.emit(kind, Operation::AllocateDynamic(none))
    }

    /// A place in the frame: fixed when the function's entry makes it with a constant size.
    fn allocate(&mut self, element: &Type, count: &Operand, alignment: u64) -> LowerResult<Operand> {
        let size = self.layout.size_of(element);
        let count = self.words(count)?.swap_remove(0);
        let alignment = alignment.max(1);
        let more = if alignment > 8 { alignment } else { 0 };
        let kind = self.word_type();
        let first = self.block == self.blocks[self.read.entry()];
        let address = match self.constant(&count) {
            Some(count) if first => {
                let count = u64::try_from(count).unwrap_or(u64::MAX);
                let bytes = size.saturating_mul(count).saturating_add(more);
                if bytes >= 1 << (self.word - 1).min(40) {
                    return Err(self.refused("a variable that is larger than memory"));
                }
                let slot = self.slot(bytes);
                self.emit(kind, Operation::SlotAddress(slot))
            }
            _ => {
                let bytes = self.multiply(count, self.number(u128::from(size)));
                let more = self.number(u128::from(more));
                let bytes = self.add(bytes, more);
                self.emit(kind, Operation::AllocateDynamic(bytes))
            }
        };
        let known = if more == 0 { 8 } else { alignment };
        let address = if more == 0 {
            address
        } else {
            let sum = self.add(address, self.number(u128::from(alignment - 1)));
            self.and(sum, self.number(!u128::from(alignment - 1)))
        };
        if let Operand::Value(value) = &address {
            self.alignments.insert(*value, known);
        }
        Ok(address)
    }

    /// `getelementptr`.
    fn element_address(&mut self, base: &Operand, element: &Type, indices: &[Operand]) -> LowerResult<Operand> {
        let base = self.word(base)?;
        let (mut sum, mut offset) = self.root(base);
        let mut kind = element;
        for (position, index) in indices.iter().enumerate() {
            if position > 0 {
                if let Type::Structure { fields, .. } = kind {
                    let number = self.word(index)?;
                    let number = self.constant(&number).and_then(|a| usize::try_from(a).ok());
                    let field = number.and_then(|number| {
                        let offset = self.layout.field_offset(kind, number)?;
                        Some((offset, fields.get(number)?))
                    });
                    let Some((at, next)) = field else {
                        return Err(self.refused("a field of a structure that has not so many"));
                    };
                    offset = offset.wrapping_add(u128::from(at));
                    kind = next;
                    continue;
                }
                let (Type::Array(element, _) | Type::Vector(element, _)) = kind else {
                    return Err(self.refused(format!("an index into {kind}")));
                };
                kind = element;
            }
            let size = u128::from(self.layout.size_of(kind));
            let index = self.index(index)?;
            let (index, constant) = self.root(index);
            offset = offset.wrapping_add(constant.wrapping_mul(size));
            let scaled = self.multiply(index, self.number(size));
            sum = self.add(sum, scaled);
        }
        Ok(self.add(sum, self.number(offset)))
    }

    /// An index as a word.
    fn index(&mut self, index: &Operand) -> LowerResult<Operand> {
        if self.width(index)? > self.word {
            return Ok(self.words(index)?.swap_remove(0));
        }
        self.narrow(index, Extension::Sign)
    }

    /// A word as another and a constant that is added.
    fn root(&self, word: Operand) -> (Operand, u128) {
        if let Some(constant) = self.constant(&word) {
            return (self.number(0), constant);
        }
        if let Some(Operation::Binary(BinaryOperator::Add, x, y)) = self.definition(&word) {
            if let Some(constant) = self.constant(y) {
                return (x.clone(), constant);
            }
        }
        (word, 0)
    }

    /// An address as a word and an offset for a load or a store.
    pub(super) fn place(&self, address: Operand, offset: i64) -> (Operand, i64) {
        if let Operand::Constant(Constant::Address { symbol, addend }) = &address {
            let base = Operand::Constant(Constant::Address { symbol: symbol.clone(), addend: 0 });
            return (base, addend.wrapping_add(offset));
        }
        let (root, constant) = self.root(address);
        let signed = (constant << (128 - self.word)) as i128 >> (128 - self.word);
        (root, (signed as i64).wrapping_add(offset))
    }

    /// What an address is known to be a multiple of.
    pub(super) fn alignment(&self, address: &Operand) -> u64 {
        let (root, offset) = self.place(address.clone(), 0);
        self.alignment_of_place(&root, offset)
    }

    /// What an address, given as [`Lowering::place`] does, is known to be a multiple of.
    fn alignment_of_place(&self, root: &Operand, offset: i64) -> u64 {
        let of_offset = 1 << offset.trailing_zeros().min(63);
        let of_root = match root {
            Operand::Constant(Constant::Address { symbol, .. }) => self
                .module
                .globals
                .iter()
                .find(|global| global.name == *symbol)
                .map_or(1, |global| global.alignment.max(1)),
            Operand::Constant(_) => 1 << 63,
            Operand::Value(value) => self.alignments.get(value).copied().unwrap_or(1),
        };
        of_root.min(of_offset)
    }
}
