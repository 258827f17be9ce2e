//! What an instruction does. The first part of [`Operation`] is what clang writes; a lowered function has only the
//! second.

use std::sync::Arc;

use strum::{Display, EnumString, VariantArray};

use super::{Location, Parameter, SlotId, Type, Value};

/// The name of a function or global.
pub type Symbol = Arc<str>;

/// An instruction.
#[derive(Clone, Debug, PartialEq)]
pub struct Instruction {
    /// What it defines: nothing, one value, or, of a lowered call, two.
    pub results: Vec<Value>,
    /// What it does.
    pub operation: Operation,
    /// Only in lanes where this is true; without one, in all that are here.
    pub guard: Option<Guard>,
    /// Where in the source.
    pub location: Option<Location>,
}

/// Lets an instruction act in some of the lanes that execute it. Only in lowered functions.
#[derive(Clone, Debug, PartialEq)]
pub struct Guard {
    /// A truth value: acts where it is true.
    pub condition: Operand,
    /// What the result is where it is false, of an instruction with a result.
    pub otherwise: Option<Operand>,
}

/// How much of memory a load or store reaches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reach {
    /// All of its type; lowered: a word.
    #[default]
    Whole,
    /// So many bytes, fewer than a word has; a load puts zeros above them. Only in lowered functions.
    Bytes(u32),
    /// So many bytes, fewer than a word has; a load puts the sign above them. Only in lowered functions.
    SignedBytes(u32),
}

impl Reach {
    /// How many bytes, where that does not follow from the type.
    pub fn bytes(self) -> Option<u32> {
        match self {
            Reach::Whole => None,
            Reach::Bytes(bytes) | Reach::SignedBytes(bytes) => Some(bytes),
        }
    }
}

/// The function that a call is to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Callee {
    /// A function by its name; LLVM's intrinsics, too (`llvm.memcpy.p0.p0.i32`).
    Direct(Symbol),
    /// A function by its address.
    Indirect(Operand),
}

/// What an instruction does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Operation {
    // What clang writes.
    /// Two operands of the result's type. Lowered: without those that say so.
    Binary(BinaryOperator, Operand, Operand),
    /// The other sign of a float: `fneg`. Lowered: of the word's own float format.
    FloatNegate(Operand),
    /// Compares integers or pointers. Lowered: words, with the extension.
    Compare(Condition, Operand, Operand),
    /// Compares floats. Lowered: of the word's own float format, with the extension; equal, less, less or equal alone.
    CompareFloat(FloatCondition, Operand, Operand),
    /// To the result's type.
    Convert(Conversion, Operand),
    /// The operand's value, defined even if the operand is not (`freeze`).
    Freeze(Operand),
    /// The second where the first is true, else the third. Lowered: of words and of truth values.
    Select(Operand, Operand, Operand),
    /// What lies at `address + offset`, as the result's type. Lowered: of a word, at a word's multiple or not (I5.23),
    /// or, with the extension, of fewer bytes.
    Load {
        /// Where.
        address: Operand,
        /// Bytes that are added.
        offset: i64,
        /// Must be done, once, in its order.
        volatile: bool,
        /// The address is a multiple of this.
        alignment: u64,
        /// How much of memory it reaches.
        reach: Reach,
    },
    /// Puts the value at `address + offset`. Lowered: a word (I5.23), or, with the extension, its low bytes.
    Store {
        /// What.
        value: Operand,
        /// Where.
        address: Operand,
        /// Bytes that are added.
        offset: i64,
        /// Must be done, once, in its order.
        volatile: bool,
        /// The address is a multiple of this.
        alignment: u64,
        /// How much of memory it reaches.
        reach: Reach,
    },
    /// `getelementptr`.
    ElementAddress {
        /// The address that the indices count from.
        base: Operand,
        /// The type that the first index counts.
        element: Type,
        /// The indices, signed.
        indices: Vec<Operand>,
    },
    /// `alloca`: memory in the frame until the function returns.
    Allocate {
        /// What for.
        element: Type,
        /// How many.
        count: Operand,
        /// The address is a multiple of this.
        alignment: u64,
    },
    /// `extractvalue`.
    Extract {
        /// Out of what.
        aggregate: Operand,
        /// Which part of which part.
        path: Vec<u32>,
    },
    /// `insertvalue`.
    Insert {
        /// Into what.
        aggregate: Operand,
        /// What.
        part: Operand,
        /// Which part of which part.
        path: Vec<u32>,
    },
    /// `atomicrmw`, by its own word for the operation (`add`, `xchg`, `max`). Lowered: of words, with the extension.
    AtomicUpdate {
        /// LLVM's word for it.
        operator: Arc<str>,
        /// Where.
        address: Operand,
        /// With what.
        value: Operand,
    },
    /// `cmpxchg`; its result is {old value, whether it was exchanged}. Lowered: of words, with the extension; its
    /// result is the old word.
    AtomicCompareExchange {
        /// Where.
        address: Operand,
        /// What is expected there.
        expected: Operand,
        /// What is put there.
        value: Operand,
    },
    /// `fence`. Lowered: with the extension.
    Fence,

    // What both have.
    /// A call. Lowered: of words (and truth values, in predicates); its results are the callee's `results`.
    Call {
        /// Whom.
        callee: Callee,
        /// With what; of a variadic function not lowered, all.
        arguments: Vec<Operand>,
        /// The callee's parameters, as the call sees them. Empty in lowered functions.
        parameters: Vec<Parameter>,
        /// Takes further arguments. False in lowered functions.
        variadic: bool,
    },
    /// Assembly with register operands, in LLVM's form: `$0`, constraints `"=r,r"`.
    InlineAssembly {
        /// The text.
        text: Arc<str>,
        /// The constraints, as LLVM writes them.
        constraints: Arc<str>,
        /// What it reads.
        arguments: Vec<Operand>,
        /// Must be done even when its result is not read.
        effects: bool,
    },

    // What only lowered functions have.
    /// A truth value from a word.
    Test(Test, Operand),
    /// The word's float from a signed word: `itof`.
    ToFloat(Operand),
    /// A signed word from the word's float, towards 0, saturated: `ftoi`.
    FromFloat(Operand),
    /// The address of a variable in the frame.
    SlotAddress(SlotId),
    /// Memory below the stack pointer until the function returns: so many bytes, rounded up to a multiple of 8. A
    /// negative number gives back what was taken last.
    AllocateDynamic(Operand),
    /// `hwid` (I10.1) of a number below 16.
    HardwareId(u32),
    /// `vote`: in how many of the executing lanes the truth value is true (I10.4).
    Vote(Operand),
    /// `bar` (I5.18): id, number of warps.
    Barrier(Operand, Operand),
    /// `join`: the region that is innermost ends here. Stands first in its block.
    Join,
    /// Shows a word, under a number, to an observer of the run. Changes nothing.
    Probe(u32, Operand),
}

impl Operation {
    /// A call in a lowered function.
    pub fn call(callee: Callee, arguments: Vec<Operand>) -> Self {
        Operation::Call { callee, arguments, parameters: Vec::new(), variadic: false }
    }

    /// The function that it calls by its name.
    pub fn called(&self) -> Option<&Symbol> {
        match self {
            Operation::Call { callee: Callee::Direct(name), .. } => Some(name),
            _ => None,
        }
    }

    /// Whether it must be done even when its result is not read.
    pub fn has_effects(&self) -> bool {
        match self {
            Operation::Load { volatile, .. } => *volatile,
            Operation::InlineAssembly { effects, .. } => *effects,
            Operation::Call { .. }
            | Operation::AllocateDynamic(_)
            | Operation::Store { .. }
            | Operation::Barrier(..)
            | Operation::Join
            | Operation::Probe(..)
            | Operation::Fence
            | Operation::AtomicUpdate { .. }
            | Operation::AtomicCompareExchange { .. } => true,
            _ => false,
        }
    }

    /// What it reads, in order.
    pub fn operands_mut(&mut self) -> Vec<&mut Operand> {
        use Operation::{
            AllocateDynamic, Barrier, Binary, Compare, CompareFloat, Convert, Fence, FloatNegate, Freeze, FromFloat,
            HardwareId, Join, Probe, Select, SlotAddress, ToFloat, Vote,
        };
        match self {
            Binary(_, a, b) | Compare(_, a, b) | CompareFloat(_, a, b) | Barrier(a, b) => {
                vec![a, b]
            }
            FloatNegate(a)
            | Convert(_, a)
            | Freeze(a)
            | Operation::Test(_, a)
            | ToFloat(a)
            | FromFloat(a)
            | AllocateDynamic(a)
            | Probe(_, a)
            | Vote(a) => vec![a],
            Select(condition, a, b) => vec![condition, a, b],
            Operation::Load { address, .. } => vec![address],
            Operation::Store { value, address, .. } => vec![value, address],
            Operation::ElementAddress { base, indices, .. } => std::iter::once(base).chain(indices).collect(),
            Operation::Allocate { count, .. } => vec![count],
            Operation::Extract { aggregate, .. } => vec![aggregate],
            Operation::Insert { aggregate, part, .. } => vec![aggregate, part],
            Operation::AtomicUpdate { address, value, .. } => vec![address, value],
            Operation::AtomicCompareExchange { address, expected, value } => vec![address, expected, value],
            Operation::Call { callee, arguments, .. } => match callee {
                Callee::Direct(_) => arguments.iter_mut().collect(),
                Callee::Indirect(target) => std::iter::once(target).chain(arguments).collect(),
            },
            Operation::InlineAssembly { arguments, .. } => arguments.iter_mut().collect(),
            Fence | SlotAddress(_) | HardwareId(_) | Join => Vec::new(),
        }
    }
}

impl Instruction {
    /// An instruction without guard.
    pub fn new(results: Vec<Value>, operation: Operation, location: Option<Location>) -> Self {
        Self { results, operation, guard: None, location }
    }

    /// What it reads, its guard's operands behind those of the operation.
    pub fn operands_mut(&mut self) -> Vec<&mut Operand> {
        let mut operands = self.operation.operands_mut();
        if let Some(guard) = &mut self.guard {
            operands.push(&mut guard.condition);
            operands.extend(&mut guard.otherwise);
        }
        operands
    }

    /// What it reads, its guard's operands behind those of the operation.
    pub fn operands(&self) -> Vec<Operand> {
        self.clone().operands_mut().into_iter().map(|operand| operand.clone()).collect()
    }
}

/// What an instruction reads.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Operand {
    /// A value of the function.
    Value(Value),
    /// A constant.
    Constant(Constant),
}

/// A constant of a simple type.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Constant {
    /// An integer of so many bits; those above are 0.
    Integer {
        /// Its type's bits.
        bits: u32,
        /// Its value, unsigned.
        value: u128,
    },
    /// A binary32, by its bits.
    Float(u32),
    /// A binary64, by its bits.
    Double(u64),
    /// The address of a function or global, and what is added. Its type is a pointer; in lowered functions a word.
    Address {
        /// Whose.
        symbol: Symbol,
        /// What is added, in bytes.
        addend: i64,
    },
    /// The pointer 0.
    Null,
    /// Any value of the type (`undef`, `poison`); of aggregates, too.
    Undefined(Type),
    /// An aggregate of constants.
    Aggregate {
        /// Its type.
        kind: Type,
        /// Its parts.
        parts: Vec<Constant>,
    },
}

impl Constant {
    /// Its type.
    pub fn kind(&self) -> Type {
        match self {
            Constant::Integer { bits, .. } => Type::Integer(*bits),
            Constant::Float(_) => Type::Float,
            Constant::Double(_) => Type::Double,
            Constant::Address { .. } | Constant::Null => Type::Pointer,
            Constant::Undefined(kind) | Constant::Aggregate { kind, .. } => kind.clone(),
        }
    }
}

impl Operand {
    /// An integer constant of so many bits, of which the value keeps the lowest.
    pub fn integer(bits: u32, value: u128) -> Self {
        let value = low_bits(bits, value);
        Operand::Constant(Constant::Integer { bits, value })
    }

    /// A truth value.
    pub fn truth(value: bool) -> Self {
        Self::integer(1, u128::from(value))
    }

    /// The address of a function or global.
    pub fn address(symbol: impl Into<Symbol>) -> Self {
        Operand::Constant(Constant::Address { symbol: symbol.into(), addend: 0 })
    }

    /// The integer constant, if it is one.
    pub fn number(&self) -> Option<u128> {
        match self {
            Operand::Constant(Constant::Integer { value, .. }) => Some(*value),
            _ => None,
        }
    }

    /// The function or global whose address it is, with what is added or not.
    pub fn symbol(&self) -> Option<&Symbol> {
        match self {
            Operand::Constant(Constant::Address { symbol, .. }) => Some(symbol),
            _ => None,
        }
    }

    /// The value, if it is one.
    pub fn value(&self) -> Option<Value> {
        match self {
            Operand::Value(value) => Some(*value),
            Operand::Constant(_) => None,
        }
    }
}

/// The lowest bits of a number.
pub(crate) fn low_bits(bits: u32, value: u128) -> u128 {
    if bits >= 128 {
        value
    } else {
        value & ((1 << bits) - 1)
    }
}

/// The number that the lowest bits are, signed; of 0 bits, all of them.
pub(crate) fn signed(bits: u32, value: u128) -> i128 {
    let unused = if bits == 0 { 0 } else { 128 - bits.min(128) };
    (value << unused).cast_signed() >> unused
}

/// The name of one of LLVM's intrinsics without `llvm.` and the types behind it: `umul.with.overflow`.
pub(crate) fn intrinsic_base(name: &str) -> &str {
    let mut name = name.strip_prefix("llvm.").unwrap_or(name);
    while let Some((front, last)) = name.rsplit_once('.') {
        let digits = last.trim_start_matches(['i', 'f', 'p']);
        let is_type = digits.len() < last.len() && digits.bytes().all(|byte| byte.is_ascii_digit());
        if !is_type || digits.is_empty() {
            break;
        }
        name = front;
    }
    name
}

impl From<Value> for Operand {
    fn from(value: Value) -> Self {
        Operand::Value(value)
    }
}

/// Two operands, one result of their type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Display, EnumString)]
pub enum BinaryOperator {
    /// Modulo 2^bits.
    #[strum(serialize = "add")]
    Add,
    /// Modulo 2^bits.
    #[strum(serialize = "sub")]
    Subtract,
    /// Modulo 2^bits.
    #[strum(serialize = "mul")]
    Multiply,
    /// Unsigned, towards 0. Undefined by 0; on HARP interrupt 5.
    #[strum(serialize = "udiv")]
    DivideUnsigned,
    /// Signed, towards 0. Not in lowered functions.
    #[strum(serialize = "sdiv")]
    DivideSigned,
    /// Of the unsigned division.
    #[strum(serialize = "urem")]
    RemainderUnsigned,
    /// With the dividend's sign. Not in lowered functions.
    #[strum(serialize = "srem")]
    RemainderSigned,
    /// Counts of the width and more are undefined in IR, and 0 on HARP (I5.7).
    #[strum(serialize = "shl")]
    ShiftLeft,
    /// With zeros; counts as of `ShiftLeft`.
    #[strum(serialize = "lshr")]
    ShiftRightLogical,
    /// With the sign. Lowered: with the extension.
    #[strum(serialize = "ashr")]
    ShiftRightArithmetic,
    /// The upper half of an unsigned product. Only in lowered functions, with the extension.
    #[strum(serialize = "mulhu")]
    MultiplyHigh,
    /// Bit by bit; of truth values, too.
    #[strum(serialize = "and")]
    And,
    /// Bit by bit; of truth values, too.
    #[strum(serialize = "or")]
    Or,
    /// Bit by bit; of truth values, too.
    #[strum(serialize = "xor")]
    Xor,
    /// Of floats; lowered: of the word's own float format, as are the three that follow.
    #[strum(serialize = "fadd")]
    FloatAdd,
    /// Of floats.
    #[strum(serialize = "fsub")]
    FloatSubtract,
    /// Of floats.
    #[strum(serialize = "fmul")]
    FloatMultiply,
    /// Of floats.
    #[strum(serialize = "fdiv")]
    FloatDivide,
    /// Of floats, with the dividend's sign. Not in lowered functions.
    #[strum(serialize = "frem")]
    FloatRemainder,
}

/// How two integers or pointers compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Display, EnumString, VariantArray)]
pub enum Condition {
    /// They are equal.
    #[strum(serialize = "eq")]
    Equal,
    /// They differ.
    #[strum(serialize = "ne")]
    NotEqual,
    /// The first is less, unsigned.
    #[strum(serialize = "ult")]
    LessUnsigned,
    /// It is less or equal, unsigned.
    #[strum(serialize = "ule")]
    LessOrEqualUnsigned,
    /// It is greater, unsigned.
    #[strum(serialize = "ugt")]
    GreaterUnsigned,
    /// It is greater or equal, unsigned.
    #[strum(serialize = "uge")]
    GreaterOrEqualUnsigned,
    /// It is less, signed.
    #[strum(serialize = "slt")]
    LessSigned,
    /// It is less or equal, signed.
    #[strum(serialize = "sle")]
    LessOrEqualSigned,
    /// It is greater, signed.
    #[strum(serialize = "sgt")]
    GreaterSigned,
    /// It is greater or equal, signed.
    #[strum(serialize = "sge")]
    GreaterOrEqualSigned,
}

impl BinaryOperator {
    /// Whether it is a division or a remainder of integers, which a divisor of 0 stops.
    pub fn divides(self) -> bool {
        matches!(self, BinaryOperator::DivideUnsigned | BinaryOperator::RemainderUnsigned)
    }

    /// Whether the multiplier computes it.
    pub fn multiplies(self) -> bool {
        matches!(self, BinaryOperator::Multiply | BinaryOperator::MultiplyHigh)
    }
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

    /// The condition that holds for the operands in the other order.
    pub fn swapped(self) -> Self {
        match self {
            Condition::Equal | Condition::NotEqual => self,
            Condition::LessUnsigned => Condition::GreaterUnsigned,
            Condition::LessOrEqualUnsigned => Condition::GreaterOrEqualUnsigned,
            Condition::GreaterUnsigned => Condition::LessUnsigned,
            Condition::GreaterOrEqualUnsigned => Condition::LessOrEqualUnsigned,
            Condition::LessSigned => Condition::GreaterSigned,
            Condition::LessOrEqualSigned => Condition::GreaterOrEqualSigned,
            Condition::GreaterSigned => Condition::LessSigned,
            Condition::GreaterOrEqualSigned => Condition::LessOrEqualSigned,
        }
    }

    /// What holds when this does not.
    pub fn opposite(self) -> Self {
        match self {
            Condition::Equal => Condition::NotEqual,
            Condition::NotEqual => Condition::Equal,
            Condition::LessUnsigned => Condition::GreaterOrEqualUnsigned,
            Condition::LessOrEqualUnsigned => Condition::GreaterUnsigned,
            Condition::GreaterUnsigned => Condition::LessOrEqualUnsigned,
            Condition::GreaterOrEqualUnsigned => Condition::LessUnsigned,
            Condition::LessSigned => Condition::GreaterOrEqualSigned,
            Condition::LessOrEqualSigned => Condition::GreaterSigned,
            Condition::GreaterSigned => Condition::LessOrEqualSigned,
            Condition::GreaterOrEqualSigned => Condition::LessSigned,
        }
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

/// A change of type. Not in lowered functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Display, EnumString)]
pub enum Conversion {
    /// The low bits.
    #[strum(serialize = "trunc")]
    Truncate,
    /// With zeros.
    #[strum(serialize = "zext")]
    ExtendZero,
    /// With the sign.
    #[strum(serialize = "sext")]
    ExtendSign,
    /// Double to float.
    #[strum(serialize = "fptrunc")]
    FloatTruncate,
    /// Float to double.
    #[strum(serialize = "fpext")]
    FloatExtend,
    /// Towards 0.
    #[strum(serialize = "fptoui")]
    FloatToUnsigned,
    /// Towards 0.
    #[strum(serialize = "fptosi")]
    FloatToSigned,
    /// To nearest even.
    #[strum(serialize = "uitofp")]
    UnsignedToFloat,
    /// To nearest even.
    #[strum(serialize = "sitofp")]
    SignedToFloat,
    /// Integer to pointer and back, `bitcast`: the same bits, cut or filled with zeros.
    #[strum(serialize = "bits")]
    Bits,
}

/// What a predicate instruction finds out of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Display)]
pub enum Test {
    /// Its highest bit is set: `isneg`.
    #[strum(serialize = "isneg")]
    Negative,
    /// `iszero`.
    #[strum(serialize = "iszero")]
    Zero,
    /// `rtop`.
    #[strum(serialize = "rtop")]
    NotZero,
}
