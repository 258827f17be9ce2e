//! Which arithmetic, comparison, conversion or test an operation is.

/// Two operands, one result of their type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOperator {
    /// Modulo 2^bits.
    Add,
    /// Modulo 2^bits.
    Subtract,
    /// Modulo 2^bits.
    Multiply,
    /// Unsigned, towards 0. Undefined by 0; on HARP interrupt 5.
    DivideUnsigned,
    /// Signed, towards 0. Not in lowered functions.
    DivideSigned,
    /// Of the unsigned division.
    RemainderUnsigned,
    /// With the dividend's sign. Not in lowered functions.
    RemainderSigned,
    /// Counts of the width and more are undefined in IR, and 0 on HARP (I5.7).
    ShiftLeft,
    /// With zeros; counts as of `ShiftLeft`.
    ShiftRightLogical,
    /// With the sign. Not in lowered functions.
    ShiftRightArithmetic,
    /// Bit by bit; of truth values, too.
    And,
    /// Bit by bit; of truth values, too.
    Or,
    /// Bit by bit; of truth values, too.
    Xor,
    /// Of floats; lowered: of the word's own float format, as are the three that follow.
    FloatAdd,
    /// Of floats.
    FloatSubtract,
    /// Of floats.
    FloatMultiply,
    /// Of floats.
    FloatDivide,
    /// Of floats, with the dividend's sign. Not in lowered functions.
    FloatRemainder,
}

/// How two integers or pointers compare. Not in lowered functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// `eq`
    Equal,
    /// `ne`
    NotEqual,
    /// `ult`
    LessUnsigned,
    /// `ule`
    LessOrEqualUnsigned,
    /// `ugt`
    GreaterUnsigned,
    /// `uge`
    GreaterOrEqualUnsigned,
    /// `slt`
    LessSigned,
    /// `sle`
    LessOrEqualSigned,
    /// `sgt`
    GreaterSigned,
    /// `sge`
    GreaterOrEqualSigned,
}

/// How two floats compare: true when one of the named relations holds. Not in lowered functions.
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

/// A change of type. Not in lowered functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Conversion {
    /// The low bits.
    Truncate,
    /// With zeros.
    ExtendZero,
    /// With the sign.
    ExtendSign,
    /// Double to float.
    FloatTruncate,
    /// Float to double.
    FloatExtend,
    /// Towards 0.
    FloatToUnsigned,
    /// Towards 0.
    FloatToSigned,
    /// To nearest even.
    UnsignedToFloat,
    /// To nearest even.
    SignedToFloat,
    /// Integer to pointer and back, `bitcast`: the same bits, cut or filled with zeros.
    Bits,
}

/// What a predicate instruction finds out of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Test {
    /// Its highest bit is set: `isneg`.
    Negative,
    /// `iszero`.
    Zero,
    /// `rtop`.
    NotZero,
}
