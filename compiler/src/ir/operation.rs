//! What an instruction does. The first part of [`Operation`] is what clang writes; a lowered function has only the second.

use std::sync::Arc;

use super::{
    BinaryOperator, Condition, Conversion, FloatCondition, Location, Operand, Parameter, SlotId,
    Test, Type, Value,
};

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

/// Who is called.
#[derive(Clone, Debug, PartialEq)]
pub enum Callee {
    /// A function by its name; LLVM's intrinsics, too (`llvm.memcpy.p0.p0.i32`).
    Direct(Symbol),
    /// A function by its address.
    Indirect(Operand),
}

/// What an instruction does.
#[derive(Clone, Debug, PartialEq)]
pub enum Operation {
    // What clang writes.
    /// Two operands of the result's type. Lowered: without those that say so.
    Binary(BinaryOperator, Operand, Operand),
    /// The other sign of a float: `fneg`. Lowered: of the word's own float format.
    FloatNegate(Operand),
    /// Compares integers or pointers.
    Compare(Condition, Operand, Operand),
    /// Compares floats.
    CompareFloat(FloatCondition, Operand, Operand),
    /// To the result's type.
    Convert(Conversion, Operand),
    /// The same value (`freeze`).
    Freeze(Operand),
    /// The second where the first is true, else the third. Lowered: of words and of truth values.
    Select(Operand, Operand, Operand),
    /// What lies at `address + offset`, as the result's type. Lowered: of a word, at a word's multiple or not (I5.23).
    Load {
        /// Where.
        address: Operand,
        /// Bytes that are added.
        offset: i64,
        /// Must be done, once, in its order.
        volatile: bool,
        /// The address is a multiple of this.
        alignment: u64,
    },
    /// Puts the value at `address + offset`. Lowered: a word (I5.23).
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
    /// `atomicrmw`, by its own word for the operation (`add`, `xchg`, `max`).
    AtomicUpdate {
        /// LLVM's word for it.
        operator: Arc<str>,
        /// Where.
        address: Operand,
        /// With what.
        value: Operand,
    },
    /// `cmpxchg`; its result is {old value, whether it was exchanged}.
    AtomicCompareExchange {
        /// Where.
        address: Operand,
        /// What is expected there.
        expected: Operand,
        /// What is put there.
        value: Operand,
    },
    /// `fence`.
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
        /// Must be done even when nobody reads its result.
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
    /// Memory below the stack pointer until the function returns: so many bytes, rounded up to a multiple of 8. A negative
    /// number gives back what was taken last.
    AllocateDynamic(Operand),
    /// `hwid` (I10.1) of a number below 16.
    HardwareId(u32),
    /// `vote`: in how many of the executing lanes the truth value is true (I10.4).
    Vote(Operand),
    /// `bar` (I5.18): id, number of warps.
    Barrier(Operand, Operand),
    /// `join`: the region that is innermost ends here. Stands first in its block.
    Join,
    /// `split` on which all agree: opens a region with one side, which a [`Operation::Join`] behind it closes. Keeps a loop
    /// out of a call (I8.15).
    Enclose,
    /// Shows a word, under a number, to whoever watches the run. Changes nothing.
    Probe(u32, Operand),
}

impl Operation {
    /// What it reads, in order.
    pub fn operands_mut(&mut self) -> Vec<&mut Operand> {
        use Operation::{
            AllocateDynamic, Barrier, Binary, Compare, CompareFloat, Convert, Enclose, Fence,
            FloatNegate, Freeze, FromFloat, HardwareId, Join, Probe, Select, SlotAddress, ToFloat,
            Vote,
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
            Operation::ElementAddress { base, indices, .. } => {
                std::iter::once(base).chain(indices).collect()
            }
            Operation::Allocate { count, .. } => vec![count],
            Operation::Extract { aggregate, .. } => vec![aggregate],
            Operation::Insert {
                aggregate, part, ..
            } => vec![aggregate, part],
            Operation::AtomicUpdate { address, value, .. } => vec![address, value],
            Operation::AtomicCompareExchange {
                address,
                expected,
                value,
            } => vec![address, expected, value],
            Operation::Call {
                callee, arguments, ..
            } => match callee {
                Callee::Direct(_) => arguments.iter_mut().collect(),
                Callee::Indirect(target) => std::iter::once(target).chain(arguments).collect(),
            },
            Operation::InlineAssembly { arguments, .. } => arguments.iter_mut().collect(),
            Fence | SlotAddress(_) | HardwareId(_) | Join | Enclose => Vec::new(),
        }
    }
}

impl Instruction {
    /// An instruction without guard.
    pub fn new(results: Vec<Value>, operation: Operation, location: Option<Location>) -> Self {
        Self {
            results,
            operation,
            guard: None,
            location,
        }
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
        self.clone()
            .operands_mut()
            .into_iter()
            .map(|operand| operand.clone())
            .collect()
    }
}
