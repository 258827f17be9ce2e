//! The ArchID: the few numbers that fix a HARP machine's word, encoding and shape.
//!
//! Every width of the project is computed here, once, from a value that cannot exist unvalidated:
//! no other file derives a field width of its own.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::fields::{FieldLayout, FUNCTION_BITS};
use crate::opcode::{Opcode, OperandClass};

/// How instructions are laid out in memory (ISA section 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Encoding {
    /// `w`: every instruction is one word (ISA section 2).
    Word,
    /// `b`: an instruction is a sequence of bytes (ISA section 3).
    Byte,
}

impl Encoding {
    /// The letter that stands for the encoding in an ArchID.
    pub const fn letter(self) -> char {
        match self {
            Encoding::Word => 'w',
            Encoding::Byte => 'b',
        }
    }
}

/// A validated ArchID such as `4w8/8/4/4`: word bytes, encoding, registers/predicates/lanes/warps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ArchId {
    word_bytes: u32,
    encoding: Encoding,
    gprs: u32,
    preds: u32,
    lanes: u32,
    warps: u32,
}

/// Why a text or a set of numbers is no ArchID that this project accepts.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArchIdError {
    /// The text does not have the ArchID's shape.
    #[error("`{text}` is not an ArchID: {reason}; one looks like 4w8/8/4/4 (word bytes, w or b, registers/predicates/lanes/warps)")]
    Syntax {
        /// What was given.
        text: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The word size is not one of 2, 4 and 8 bytes.
    #[error("a word of {0} bytes is not supported: 2, 4 or 8")]
    WordBytes(u32),
    /// A count lies outside its limits.
    #[error("{what} must be {minimum} to {maximum}, not {value}{reason}")]
    OutOfRange {
        /// Which field.
        what: &'static str,
        /// The value given.
        value: u32,
        /// The least value allowed.
        minimum: u32,
        /// The greatest value allowed.
        maximum: u32,
        /// Why, when the limit depends on another field; else empty.
        reason: &'static str,
    },
    /// Encoding `w`: an operand class needs more bits than a word has.
    #[error("encoding w does not fit: {class} instructions (such as {example}) need {needed_bits} bits ({detail}), a word has {word_bits}; use fewer registers or predicates, a wider word, or encoding b")]
    EncodingDoesNotFit {
        /// The class's name in the ISA's table.
        class: &'static str,
        /// A mnemonic of the class.
        example: &'static str,
        /// Bits the class needs at least.
        needed_bits: u32,
        /// The sum written out.
        detail: String,
        /// Bits of a word.
        word_bits: u32,
    },
}

/// The least number of general-purpose registers.
pub const GPRS_MIN: u32 = 4;
/// The greatest number of general-purpose registers: a register number is a byte in encoding `b`.
pub const GPRS_MAX: u32 = 256;
/// The greatest number of lanes: a lane mask is one 64-bit number.
pub const LANES_MAX: u32 = 64;
/// The greatest number of warps.
pub const WARPS_MAX: u32 = 64;

/// Smallest k with 2^k >= count.
const fn ceil_log2(count: u32) -> u32 {
    if count <= 1 {
        0
    } else {
        u32::BITS - (count - 1).leading_zeros()
    }
}

impl Default for ArchId {
    /// `4w8/8/4/4`.
    fn default() -> Self {
        ArchId { word_bytes: 4, encoding: Encoding::Word, gprs: 8, preds: 8, lanes: 4, warps: 4 }
    }
}

impl ArchId {
    /// Builds an ArchID, or says why there is none with these numbers (ISA section 1).
    pub fn new(
        word_bytes: u32,
        encoding: Encoding,
        gprs: u32,
        preds: u32,
        lanes: u32,
        warps: u32,
    ) -> Result<Self, ArchIdError> {
        if !matches!(word_bytes, 2 | 4 | 8) {
            return Err(ArchIdError::WordBytes(word_bytes));
        }
        check_range("registers", gprs, GPRS_MIN, GPRS_MAX, "")?;
        check_range(
            "predicates",
            preds,
            1,
            gprs,
            " (a predicate operand stands in a register field, so there can be no more predicates than registers)",
        )?;
        check_range("lanes", lanes, 1, LANES_MAX, "")?;
        check_range("warps", warps, 1, WARPS_MAX, "")?;
        let arch = ArchId { word_bytes, encoding, gprs, preds, lanes, warps };
        arch.check_encoding_fits()?;
        Ok(arch)
    }

    /// Parses an ArchID whose lanes and warps may be left out, as the assembler, linker and
    /// disassembler take it: `4w8/8`, `4w8/8/4` or `4w8/8/4/4`. What is left out is as in
    /// [`ArchId::default`].
    pub fn parse_toolchain(text: &str) -> Result<Self, ArchIdError> {
        Self::parse_with(text, 2)
    }

    fn parse_with(text: &str, counts_required: usize) -> Result<Self, ArchIdError> {
        let syntax = |reason: String| ArchIdError::Syntax { text: text.chars().take(64).collect(), reason };
        let split = text
            .find(|character: char| !character.is_ascii_digit())
            .ok_or_else(|| syntax("the encoding letter, w or b, is missing".into()))?;
        let (word_bytes, rest) = text.split_at(split);
        let encoding = match rest.chars().next() {
            Some('w') => Encoding::Word,
            Some('b') => Encoding::Byte,
            other => {
                let found = other.map_or(String::new(), |found| format!(", not `{found}`"));
                return Err(syntax(format!("the encoding letter must be w or b{found}")));
            }
        };
        let number = |what: &str, digits: &str| -> Result<u32, ArchIdError> {
            if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
                return Err(syntax(format!("{what} must be a decimal number")));
            }
            digits.parse().map_err(|_| syntax(format!("{what} is far too large")))
        };
        let word_bytes = number("the word size", word_bytes)?;
        let names = ["registers", "predicates", "lanes", "warps"];
        let default = ArchId::default();
        let mut counts = [default.gprs, default.preds, default.lanes, default.warps];
        let mut given = 0;
        for field in rest[1..].split('/') {
            if given == names.len() {
                return Err(syntax("it has more than four counts".into()));
            }
            counts[given] = number(&format!("the number of {}", names[given]), field)?;
            given += 1;
        }
        if given < counts_required {
            return Err(syntax(format!("the number of {} is missing", names[given])));
        }
        ArchId::new(word_bytes, encoding, counts[0], counts[1], counts[2], counts[3])
    }

    /// Encoding `w`: each basic class's fields, and at least one bit of immediate where it has one.
    fn check_encoding_fits(&self) -> Result<(), ArchIdError> {
        let basic = OperandClass::ALL.iter().filter(|class| !class.is_extension());
        basic.copied().try_for_each(|class| self.check_fits(class, class.example()))
    }

    /// Whether the extension's instructions have room in a word of encoding `w` (ISA section 12); those of encoding `b`
    /// always have. The error counts the bits.
    pub fn check_extension_fits(&self) -> Result<(), ArchIdError> {
        let extension = Opcode::ALL.into_iter().filter(|opcode| opcode.is_extension());
        extension.map(|opcode| (opcode.class(), opcode)).try_for_each(|(class, opcode)| self.check_fits(class, opcode))
    }

    /// Whether an opcode's fields fit into a word, with at least one bit of immediate if it has one.
    fn check_fits(&self, class: OperandClass, opcode: Opcode) -> Result<(), ArchIdError> {
        if self.encoding == Encoding::Byte {
            return Ok(());
        }
        let registers = class.register_count() as u32;
        let immediate = u32::from(class.has_immediate());
        let function = u32::from(opcode.is_extension()) * FUNCTION_BITS;
        let fields = 7 + self.predicate_bits() + registers * self.register_bits() + function;
        let needed_bits = fields + immediate;
        if needed_bits <= self.word_bits() {
            return Ok(());
        }
        let mut detail = format!(
            "1 predicated + {} predicate + 6 opcode + {registers} x {} register",
            self.predicate_bits(),
            self.register_bits()
        );
        if function > 0 {
            detail.push_str(&format!(" + {function} function"));
        }
        if immediate == 1 {
            detail.push_str(" + at least 1 immediate");
        }
        Err(ArchIdError::EncodingDoesNotFit {
            class: class.name(),
            example: opcode.mnemonic(),
            needed_bits,
            detail,
            word_bits: self.word_bits(),
        })
    }

    /// Word size `ws` in bytes: 2, 4 or 8.
    pub const fn word_bytes(&self) -> u32 {
        self.word_bytes
    }
    /// Instruction encoding.
    pub const fn encoding(&self) -> Encoding {
        self.encoding
    }
    /// General-purpose registers of each lane.
    pub const fn gprs(&self) -> u32 {
        self.gprs
    }
    /// Predicate registers of each lane.
    pub const fn preds(&self) -> u32 {
        self.preds
    }
    /// Lanes of each warp.
    pub const fn lanes(&self) -> u32 {
        self.lanes
    }
    /// Warps of the core.
    pub const fn warps(&self) -> u32 {
        self.warps
    }
    /// Word size `n` in bits: 16, 32 or 64.
    pub const fn word_bits(&self) -> u32 {
        8 * self.word_bytes
    }
    /// `r`: bits of a register field, ceil(log2 gprs).
    pub const fn register_bits(&self) -> u32 {
        ceil_log2(self.gprs)
    }
    /// `p`: bits of the predicate field, ceil(log2 preds); 0 for one predicate.
    pub const fn predicate_bits(&self) -> u32 {
        ceil_log2(self.preds)
    }
    /// Bits of a lane number as a wire: ceil(log2 lanes), at least 1.
    pub const fn lane_index_bits(&self) -> u32 {
        let bits = ceil_log2(self.lanes);
        if bits == 0 {
            1
        } else {
            bits
        }
    }
    /// Bits of a warp number as a wire: ceil(log2 warps), at least 1.
    pub const fn warp_index_bits(&self) -> u32 {
        let bits = ceil_log2(self.warps);
        if bits == 0 {
            1
        } else {
            bits
        }
    }
    /// Bytes of every instruction in encoding `w`; `None` in encoding `b`, where the length depends
    /// on the opcode ([`crate::encoded_length_bytes`]).
    pub const fn instruction_bytes(&self) -> Option<u32> {
        match self.encoding {
            Encoding::Word => Some(self.word_bytes),
            Encoding::Byte => None,
        }
    }
    /// Width of the class's immediate field, `None` when the class has none. Encoding `w`: n - 7 - p - r for each
    /// register operand, in the extension 6 less; encoding `b`: n. A class of the extension also has `None` when there
    /// is no room ([`ArchId::check_extension_fits`]).
    pub fn immediate_bits(&self, class: OperandClass) -> Option<u32> {
        if !class.has_immediate() || class.is_extension() && self.check_extension_fits().is_err() {
            return None;
        }
        Some(match self.encoding {
            Encoding::Byte => self.word_bits(),
            Encoding::Word => FieldLayout::new(self).immediate(class)?.width,
        })
    }
    /// The signed range of the class's immediate, `None` when the class has none.
    pub fn immediate_range(&self, class: OperandClass) -> Option<std::ops::RangeInclusive<i64>> {
        let bits = self.immediate_bits(class)?;
        Some(signed_minimum(bits)..=-(signed_minimum(bits) + 1))
    }
    /// All ones in the low n bits.
    pub const fn word_mask(&self) -> u64 {
        u64::MAX >> (64 - self.word_bits())
    }
    /// Whether objects for the two can be linked together: word size, encoding, registers and
    /// predicates agree; lanes and warps may differ.
    pub fn is_object_compatible(&self, other: &ArchId) -> bool {
        (self.word_bytes, self.encoding, self.gprs, self.preds)
            == (other.word_bytes, other.encoding, other.gprs, other.preds)
    }
}

/// The least value of a signed field of 1 to 64 bits.
const fn signed_minimum(bits: u32) -> i64 {
    i64::MIN >> (64 - bits)
}

fn check_range(
    what: &'static str,
    value: u32,
    minimum: u32,
    maximum: u32,
    reason: &'static str,
) -> Result<(), ArchIdError> {
    if (minimum..=maximum).contains(&value) {
        return Ok(());
    }
    Err(ArchIdError::OutOfRange { what, value, minimum, maximum, reason })
}

impl fmt::Display for ArchId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "{}{}{}/{}/{}/{}",
            self.word_bytes,
            self.encoding.letter(),
            self.gprs,
            self.preds,
            self.lanes,
            self.warps
        )
    }
}

impl FromStr for ArchId {
    type Err = ArchIdError;
    /// Parses a full ArchID; all five fields are required.
    fn from_str(text: &str) -> Result<Self, ArchIdError> {
        Self::parse_with(text, 4)
    }
}

impl TryFrom<String> for ArchId {
    type Error = ArchIdError;
    fn try_from(text: String) -> Result<Self, ArchIdError> {
        text.parse()
    }
}

impl From<ArchId> for String {
    fn from(arch: ArchId) -> String {
        arch.to_string()
    }
}
