//! What operands an instruction takes: their kinds, and the lists of them that exist (ISA section 4).
//!
//! Apart from the opcode table, so that the table is all that its file is about.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::opcode::Opcode;

/// The kind of one operand of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum OperandKind {
    /// `d`: a general-purpose register that is written.
    DestinationGpr,
    /// `s`: a general-purpose register that is read.
    SourceGpr,
    /// `pd`: a predicate register that is written.
    DestinationPredicate,
    /// `ps`: a predicate register that is read.
    SourcePredicate,
    /// `i`: a signed immediate.
    Immediate,
}

impl OperandKind {
    /// General-purpose register, read or written.
    pub const fn is_gpr(self) -> bool {
        matches!(self, OperandKind::DestinationGpr | OperandKind::SourceGpr)
    }
    /// Predicate register, read or written.
    pub const fn is_predicate(self) -> bool {
        matches!(self, OperandKind::DestinationPredicate | OperandKind::SourcePredicate)
    }
    /// Either kind of register: what takes one of the r-bit slots.
    pub const fn is_register(self) -> bool {
        self.is_gpr() || self.is_predicate()
    }
}

/// The operand lists that exist, in assembly order: registers first, then at most one immediate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, VariantArray)]
pub enum OperandClass {
    /// No operands.
    None,
    /// s
    OneReg,
    /// d, s
    TwoReg,
    /// d, s, s
    ThreeReg,
    /// s, s, s
    ThreeRegSrc,
    /// s, s
    TwoRegSrc,
    /// i
    OneImm,
    /// d, i
    TwoImm,
    /// d, s, i
    ThreeImm,
    /// s, s, i
    ThreeImmSrc,
    /// pd, s
    PredReg,
    /// pd, ps
    TwoPred,
    /// pd, ps, ps
    ThreePred,
    /// pd, s, s: of the extension
    PredRegReg,
    /// pd, s, i: of the extension, whose immediates are shorter
    PredShort,
    /// d, s, i: of the extension
    ThreeShort,
    /// s, s, i: of the extension
    ShortSrc,
}

impl OperandClass {
    /// Every class.
    pub const ALL: &'static [OperandClass] = OperandClass::VARIANTS;

    /// The operands in assembly order, which is also the order of the slots.
    pub const fn operands(self) -> &'static [OperandKind] {
        use OperandKind::{
            DestinationGpr as D, DestinationPredicate as PD, Immediate as I, SourceGpr as S, SourcePredicate as PS,
        };
        match self {
            OperandClass::None => &[],
            OperandClass::OneReg => &[S],
            OperandClass::TwoReg => &[D, S],
            OperandClass::ThreeReg => &[D, S, S],
            OperandClass::ThreeRegSrc => &[S, S, S],
            OperandClass::TwoRegSrc => &[S, S],
            OperandClass::OneImm => &[I],
            OperandClass::TwoImm => &[D, I],
            OperandClass::ThreeImm => &[D, S, I],
            OperandClass::ThreeImmSrc => &[S, S, I],
            OperandClass::PredReg => &[PD, S],
            OperandClass::TwoPred => &[PD, PS],
            OperandClass::ThreePred => &[PD, PS, PS],
            OperandClass::PredRegReg => &[PD, S, S],
            OperandClass::PredShort => &[PD, S, I],
            OperandClass::ThreeShort => &[D, S, I],
            OperandClass::ShortSrc => &[S, S, I],
        }
    }

    /// Whether the last operand is an immediate.
    pub const fn has_immediate(self) -> bool {
        match self {
            OperandClass::OneImm
            | OperandClass::TwoImm
            | OperandClass::ThreeImm
            | OperandClass::ThreeImmSrc
            | OperandClass::PredShort
            | OperandClass::ThreeShort
            | OperandClass::ShortSrc => true,
            OperandClass::None
            | OperandClass::OneReg
            | OperandClass::TwoReg
            | OperandClass::ThreeReg
            | OperandClass::ThreeRegSrc
            | OperandClass::TwoRegSrc
            | OperandClass::PredReg
            | OperandClass::TwoPred
            | OperandClass::ThreePred
            | OperandClass::PredRegReg => false,
        }
    }

    /// Whether only instructions of the extension have these operands. Their immediates end above the function bits.
    pub const fn is_extension(self) -> bool {
        matches!(
            self,
            OperandClass::PredRegReg | OperandClass::PredShort | OperandClass::ThreeShort | OperandClass::ShortSrc
        )
    }

    /// How many register slots the class uses, 0 to 3.
    pub const fn register_count(self) -> usize {
        self.operands().len() - self.has_immediate() as usize
    }

    /// The class's name in the ISA's table.
    pub const fn name(self) -> &'static str {
        match self {
            OperandClass::None => "NONE",
            OperandClass::OneReg => "1REG",
            OperandClass::TwoReg => "2REG",
            OperandClass::ThreeReg => "3REG",
            OperandClass::ThreeRegSrc => "3REGSRC",
            OperandClass::TwoRegSrc => "2REGSRC",
            OperandClass::OneImm => "1IMM",
            OperandClass::TwoImm => "2IMM",
            OperandClass::ThreeImm => "3IMM",
            OperandClass::ThreeImmSrc => "3IMMSRC",
            OperandClass::PredReg => "PREG_REG",
            OperandClass::TwoPred => "2PREG",
            OperandClass::ThreePred => "3PREG",
            OperandClass::PredRegReg => "PREG_2REG",
            OperandClass::PredShort => "PREG_IMM",
            OperandClass::ThreeShort => "3SHORT",
            OperandClass::ShortSrc => "3SHORTSRC",
        }
    }

    /// The first opcode of the class, as an example for messages.
    pub(crate) fn example(self) -> Opcode {
        Opcode::ALL.into_iter().find(|opcode| opcode.class() == self).unwrap_or(Opcode::Nop)
    }
}
