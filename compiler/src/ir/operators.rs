//! What operations are of: operators, conditions, conversions. A table each; meaning that differs from row to row (what
//! is computed, which instruction does it) is in exhaustive matches of the stages.

use strum::{Display, EnumString, VariantArray};

use super::verify::Forms;

/// What a binary operator works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OperandKind {
    /// Integers; lowered: words.
    Integers,
    /// Integers, and truth values when lowered.
    Bits,
    /// Floats; lowered: words in the word's own float format.
    Floats,
}

/// The unit of the core that computes a binary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// In one cycle.
    Alu,
    /// Products of integers.
    Multiplier,
    /// Quotients and remainders of integers; a divisor of 0 stops them.
    Divider,
    /// Sums and products of floats.
    Float,
    /// Quotients of floats.
    FloatDivider,
}

macro_rules! binary_operators {
    ($($(#[$about:meta])* $operator:ident $word:tt $forms:ident $operands:ident $unit:ident $commutes:literal)*) => {
        /// Two operands, one result of their type.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Display, EnumString)]
        pub enum BinaryOperator {
            $($(#[$about])* #[strum(serialize = $word)] $operator,)*
        }

        impl BinaryOperator {
            /// The forms of functions that may have it.
            pub const fn forms(self) -> Forms {
                match self {
                    $(BinaryOperator::$operator => Forms::$forms,)*
                }
            }

            /// What it works on.
            pub const fn operands(self) -> OperandKind {
                match self {
                    $(BinaryOperator::$operator => OperandKind::$operands,)*
                }
            }

            /// The unit that computes it.
            pub const fn unit(self) -> Unit {
                match self {
                    $(BinaryOperator::$operator => Unit::$unit,)*
                }
            }

            /// Whether its operands may change places.
            pub const fn commutes(self) -> bool {
                match self {
                    $(BinaryOperator::$operator => $commutes,)*
                }
            }
        }
    };
}

#[rustfmt::skip]
binary_operators! {
//  operator             word     forms    operands  unit         commutes
    /// Modulo 2^bits.
    Add                  "add"    Any      Integers  Alu          true
    /// Modulo 2^bits.
    Subtract             "sub"    Any      Integers  Alu          false
    /// Modulo 2^bits.
    Multiply             "mul"    Any      Integers  Multiplier   true
    /// Unsigned, towards 0. Undefined by 0; on HARP interrupt 5.
    DivideUnsigned       "udiv"   Any      Integers  Divider      false
    /// Signed, towards 0.
    DivideSigned         "sdiv"   Read     Integers  Divider      false
    /// The remainder of the unsigned division.
    RemainderUnsigned    "urem"   Any      Integers  Divider      false
    /// With the dividend's sign.
    RemainderSigned      "srem"   Read     Integers  Divider      false
    /// Counts of the width and more are undefined in IR, and 0 on HARP (I5.7).
    ShiftLeft            "shl"    Any      Integers  Alu          false
    /// With zeros; counts as of `ShiftLeft`.
    ShiftRightLogical    "lshr"   Any      Integers  Alu          false
    /// With the sign. Lowered: with the extension.
    ShiftRightArithmetic "ashr"   Any      Integers  Alu          false
    /// The upper half of an unsigned product, with the extension.
    MultiplyHigh         "mulhu"  Lowered  Integers  Multiplier   true
    /// Bit by bit.
    And                  "and"    Any      Bits      Alu          true
    /// Bit by bit.
    Or                   "or"     Any      Bits      Alu          true
    /// Bit by bit.
    Xor                  "xor"    Any      Bits      Alu          true
    /// Lowered: in the word's own float format, as the three that follow.
    FloatAdd             "fadd"   Any      Floats    Float        false
    /// To nearest even, as the other three.
    FloatSubtract        "fsub"   Any      Floats    Float        false
    /// The product of floats.
    FloatMultiply        "fmul"   Any      Floats    Float        false
    /// The quotient of floats.
    FloatDivide          "fdiv"   Any      Floats    FloatDivider false
    /// With the dividend's sign.
    FloatRemainder       "frem"   Read     Floats    FloatDivider false
}

macro_rules! named {
    ($(#[$about:meta])* $name:ident: $($(#[$row_about:meta])* $row:ident $word:tt)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Display, EnumString, VariantArray)]
        pub enum $name {
            $($(#[$row_about])* #[strum(serialize = $word)] $row,)*
        }
    };
}

macro_rules! conditions {
    ($($(#[$about:meta])* $condition:ident $word:tt $swapped:ident $opposite:ident)*) => {
        named! {
            /// How two integers or pointers compare.
            Condition: $($(#[$about])* $condition $word)*
        }

        impl Condition {
            /// The condition that holds for the operands in the other order.
            pub const fn swapped(self) -> Self {
                match self {
                    $(Condition::$condition => Condition::$swapped,)*
                }
            }

            /// What holds when this does not.
            pub const fn opposite(self) -> Self {
                match self {
                    $(Condition::$condition => Condition::$opposite,)*
                }
            }
        }
    };
}

#[rustfmt::skip]
conditions! {
//  condition              word   swapped                opposite
    /// They are equal.
    Equal                  "eq"   Equal                  NotEqual
    /// They differ.
    NotEqual               "ne"   NotEqual               Equal
    /// The first is less, unsigned.
    LessUnsigned           "ult"  GreaterUnsigned        GreaterOrEqualUnsigned
    /// It is less or equal, unsigned.
    LessOrEqualUnsigned    "ule"  GreaterOrEqualUnsigned GreaterUnsigned
    /// It is greater, unsigned.
    GreaterUnsigned        "ugt"  LessUnsigned           LessOrEqualUnsigned
    /// It is greater or equal, unsigned.
    GreaterOrEqualUnsigned "uge"  LessOrEqualUnsigned    LessUnsigned
    /// It is less, signed.
    LessSigned             "slt"  GreaterSigned          GreaterOrEqualSigned
    /// It is less or equal, signed.
    LessOrEqualSigned      "sle"  GreaterOrEqualSigned   GreaterSigned
    /// It is greater, signed.
    GreaterSigned          "sgt"  LessSigned             LessOrEqualSigned
    /// It is greater or equal, signed.
    GreaterOrEqualSigned   "sge"  LessOrEqualSigned      LessSigned
}

impl Condition {
    /// Whether it orders signed numbers.
    pub fn is_signed(self) -> bool {
        matches!(
            self,
            Condition::LessSigned
                | Condition::LessOrEqualSigned
                | Condition::GreaterSigned
                | Condition::GreaterOrEqualSigned
        )
    }
}

/// How two floats compare: true when one of the named relations holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FloatCondition {
    /// The first is less.
    pub less: bool,
    /// They are equal.
    pub equal: bool,
    /// The first is greater.
    pub greater: bool,
    /// One of them is no number.
    pub unordered: bool,
}

impl FloatCondition {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..16).map(|bits| Self {
            less: bits & 1 != 0,
            equal: bits & 2 != 0,
            greater: bits & 4 != 0,
            unordered: bits & 8 != 0,
        })
    }
}

#[rustfmt::skip]
named! {
    /// A change of type. Not in lowered functions.
    Conversion:
    /// The low bits.
    Truncate         "trunc"
    /// With zeros.
    ExtendZero       "zext"
    /// With the sign.
    ExtendSign       "sext"
    /// Double to float.
    FloatTruncate    "fptrunc"
    /// Float to double.
    FloatExtend      "fpext"
    /// Towards 0.
    FloatToUnsigned  "fptoui"
    /// Towards 0.
    FloatToSigned    "fptosi"
    /// To nearest even.
    UnsignedToFloat  "uitofp"
    /// To nearest even.
    SignedToFloat    "sitofp"
    /// Integer to pointer and back, `bitcast`: the same bits, cut or filled with zeros.
    Bits             "bits"
}

#[rustfmt::skip]
named! {
    /// What a predicate instruction finds out of a word.
    Test:
    /// Its highest bit is set: `isneg`.
    Negative "isneg"
    /// `iszero`.
    Zero     "iszero"
    /// `rtop`.
    NotZero  "rtop"
}
