//! Where an encoding-`w` instruction has its fields (ISA section 2).
//!
//! Encoder, decoder and the generated decode logic take bit positions from here, so they cannot
//! disagree about a layout.

use crate::arch::ArchId;
use crate::opcode::{Opcode, OperandClass};

/// Bits of the number of an instruction of the extension, the lowest of its word (ISA section 12).
pub(crate) const FUNCTION_BITS: u32 = 6;

/// A run of bits in an instruction word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitField {
    /// The least significant bit's place; bit 0 is the word's least significant.
    pub lsb: u32,
    /// How many bits; 0 when the field does not exist.
    pub width: u32,
}

impl BitField {
    /// All ones in the low `width` bits.
    pub const fn value_mask(self) -> u64 {
        if self.width == 0 {
            0
        } else {
            u64::MAX >> (64 - self.width)
        }
    }
    /// The field's bits of a word, moved down to bit 0.
    pub const fn extract(self, word: u64) -> u64 {
        if self.width == 0 {
            0
        } else {
            (word >> self.lsb) & self.value_mask()
        }
    }
    /// The value's low bits moved to the field's place.
    pub const fn place(self, value: u64) -> u64 {
        if self.width == 0 {
            0
        } else {
            (value & self.value_mask()) << self.lsb
        }
    }
}

/// The fields of encoding `w` for one ArchID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldLayout {
    /// One bit: the instruction is predicated.
    pub predicated: BitField,
    /// The guarding predicate register; width p, which is 0 with one predicate.
    pub predicate: BitField,
    /// Six bits of opcode.
    pub opcode: BitField,
    /// The register operands' places, destination first; width r each.
    pub operand_slots: [BitField; 3],
    /// Six bits: the number of an instruction of the extension, whose opcode is [`Opcode::EXTENSION_PAGE`].
    pub function: BitField,
}

impl FieldLayout {
    /// The layout of an ArchID of encoding `w`. (Encoding `b` has no bit fields: for such an ArchID
    /// this gives the layout that its word-encoded twin would have, slots cut at bit 0.)
    pub fn new(arch: &ArchId) -> Self {
        let mut below = arch.word_bits();
        let mut take = |width: u32| {
            let width = width.min(below);
            below -= width;
            BitField { lsb: below, width }
        };
        FieldLayout {
            predicated: take(1),
            predicate: take(arch.predicate_bits()),
            opcode: take(6),
            operand_slots: [take(arch.register_bits()), take(arch.register_bits()), take(arch.register_bits())],
            function: BitField { lsb: 0, width: FUNCTION_BITS },
        }
    }

    /// The bits of the class's immediate: all bits below its last register slot, in the extension those above the
    /// function. `None` when the class has no immediate.
    pub fn immediate(&self, class: OperandClass) -> Option<BitField> {
        class.has_immediate().then(|| self.below(class, class.is_extension()))
    }

    /// The bits that mean nothing in the opcode's instructions and are 0 in canonical ones.
    pub fn unused(&self, opcode: Opcode) -> BitField {
        match opcode.class().has_immediate() {
            true => BitField { lsb: 0, width: 0 },
            false => self.below(opcode.class(), opcode.is_extension()),
        }
    }

    /// The bits below the class's last register slot, down to the function or to bit 0.
    fn below(&self, class: OperandClass, extension: bool) -> BitField {
        let lsb = u32::from(extension) * self.function.width;
        let end = match class.register_count().checked_sub(1) {
            Some(last) => self.operand_slots[last].lsb,
            None => self.opcode.lsb,
        };
        BitField { lsb, width: end.saturating_sub(lsb) }
    }
}
