//! What an instruction does. The first part of [`Operation`] is what clang writes; a lowered function has only the
//! second.

use std::sync::Arc;

use super::verify::Forms;
use super::{BinaryOperator, Condition, Conversion, FloatCondition, Location, Parameter, SlotId, Test, Type, Value};

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
        /// The type that the memory is for.
        element: Type,
        /// How many.
        count: Operand,
        /// The address is a multiple of this.
        alignment: u64,
    },
    /// `extractvalue`.
    Extract {
        /// The aggregate that the part is taken out of.
        aggregate: Operand,
        /// The path of the part: which part of which part.
        path: Vec<u32>,
    },
    /// `insertvalue`.
    Insert {
        /// The aggregate that the part is put into.
        aggregate: Operand,
        /// The part.
        part: Operand,
        /// The path of the part: which part of which part.
        path: Vec<u32>,
    },
    /// `atomicrmw`, by its own word for the operation (`add`, `xchg`, `max`). Lowered: of words, with the extension.
    AtomicUpdate {
        /// LLVM's word for it.
        operator: Arc<str>,
        /// The address of the value in memory.
        address: Operand,
        /// The other operand.
        value: Operand,
    },
    /// `cmpxchg`; its result is {old value, whether it was exchanged}. Lowered: of words, with the extension; its
    /// result is the old word.
    AtomicCompareExchange {
        /// The address of the value in memory.
        address: Operand,
        /// What is expected there.
        expected: Operand,
        /// What is put there.
        value: Operand,
    },
    /// `fence`. Lowered: with the extension.
    Fence,
    /// Loads behind it see what was stored before the store that the atomic operation in front of it has seen.
    Acquire,

    // What both have.
    /// A call. Lowered: of words (and truth values, in predicates); its results are the callee's `results`.
    Call {
        /// The function that is called.
        callee: Callee,
        /// The arguments; for a variadic function not lowered, all.
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
    /// `join`: the region that is innermost ends here. It is the first instruction of its block.
    Join,
    /// If the program is ending, the warp goes where it stops.
    LeaveIfEnding,
    /// Shows a word, under a number, to an observer of the run. Changes nothing.
    Probe(u32, Operand),
}

/// What becomes of an operation whose result is not read, or that is executed more often or elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nature {
    /// Its result follows from its operands alone.
    Computes,
    /// Its result depends on memory, on the frame, or on the lanes that execute it.
    Finds,
    /// It must be done even when its result is not read.
    Acts,
}

macro_rules! operations {
    ($($operation:ident $forms:ident $nature:ident)*) => {
        impl Operation {
            /// The forms of functions that may have it.
            pub fn forms(&self) -> Forms {
                match self {
                    $(Operation::$operation { .. } => Forms::$forms,)*
                }
            }

            /// What it is but for its details: loads are done in any case if they are volatile, assembly if it says so.
            pub fn nature(&self) -> Nature {
                match self {
                    $(Operation::$operation { .. } => Nature::$nature,)*
                }
            }
        }
    };
}

#[rustfmt::skip]
operations! {
//  operation              forms     nature
    Binary                 Any       Computes
    FloatNegate            Any       Computes
    Compare                Any       Computes
    CompareFloat           Any       Computes
    Convert                Read      Computes
    Freeze                 Read      Computes
    Select                 Any       Computes
    Load                   Any       Finds
    Store                  Any       Acts
    ElementAddress         Read      Computes
    Allocate               Read      Finds
    Extract                Read      Computes
    Insert                 Read      Computes
    AtomicUpdate           Any       Acts
    AtomicCompareExchange  Any       Acts
    Fence                  Any       Acts
    Acquire                Read      Acts
    Call                   Any       Acts
    InlineAssembly         Any       Finds
    Test                   Lowered   Computes
    ToFloat                Lowered   Computes
    FromFloat              Lowered   Computes
    SlotAddress            Lowered   Computes
    AllocateDynamic        Lowered   Acts
    HardwareId             Lowered   Computes
    Vote                   Lowered   Finds
    Barrier                Lowered   Acts
    Join                   Diverged  Acts
    LeaveIfEnding          Lowered   Acts
    Probe                  Lowered   Acts
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
            _ => self.nature() == Nature::Acts,
        }
    }

    /// What it reads, in order.
    pub fn operands_mut(&mut self) -> Vec<&mut Operand> {
        use Operation::{
            Acquire, AllocateDynamic, Barrier, Binary, Compare, CompareFloat, Convert, Fence, FloatNegate, Freeze,
            FromFloat, HardwareId, Join, LeaveIfEnding, Probe, Select, SlotAddress, ToFloat, Vote,
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
            Fence | Acquire | SlotAddress(_) | HardwareId(_) | Join | LeaveIfEnding => Vec::new(),
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
