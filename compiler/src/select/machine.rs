//! Instructions of HARP over virtual registers: what `select` makes and `allocate` gives registers to.

use isa::Opcode;
use regalloc2::{Operand, PReg, PRegSet, RegClass, VReg};

use crate::ir::{Location, Parting, Slot, SlotId, Symbol};

/// The class of words in general-purpose registers.
pub const WORD: RegClass = RegClass::Int;
/// The class of truth values in predicate registers.
pub const TRUTH: RegClass = RegClass::Float;

/// Registers of a class that the allocator can name, less those that stand for the scratch register and the return
/// address.
pub const REGISTERS_MAX: u32 = 61;
/// The allocator's number of the return address, which holds values between calls.
pub const LINK: usize = 61;
/// The allocator's number of the scratch register, whatever its number on the core.
pub const SCRATCH: usize = 62;
/// Words of a call that go in registers.
pub const ARGUMENT_REGISTERS: usize = 4;

/// A function of machine instructions, before and after registers are allocated.
#[derive(Clone, Debug, Default)]
pub struct MachineFunction {
    /// The blocks, in the order in which they are laid out, the entry first.
    pub blocks: Vec<MachineBlock>,
    /// All instructions, block by block.
    pub instructions: Vec<MachineInstruction>,
    /// How many virtual registers there are.
    pub registers: usize,
    /// Variables in the frame.
    pub slots: Vec<Slot>,
    /// Bytes that calls need for arguments behind the fourth.
    pub outgoing: u64,
    /// Words that it gives back.
    pub results: u32,
    /// It changes the return address, as calls do.
    pub links: bool,
    /// It moves the stack pointer while it runs.
    pub dynamic: bool,
    /// What its callers find as it was.
    pub keeps: Keeps,
}

/// Which of the registers that calls keep a function has to keep.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keeps {
    /// All of them.
    #[default]
    All,
    /// The first, in which `launch` has the number of the lane's thread: a function that is only launched.
    First,
    /// None: `main`, behind which the program ends.
    Nothing,
}

impl Keeps {
    /// Whether it has to keep this register of the core.
    pub fn has(self, register: u32) -> bool {
        match self {
            Keeps::All => register >= ARGUMENT_REGISTERS as u32,
            Keeps::First => register == ARGUMENT_REGISTERS as u32,
            Keeps::Nothing => false,
        }
    }
}

/// A block of machine instructions.
#[derive(Clone, Debug, Default)]
pub struct MachineBlock {
    /// Its first instruction and the one behind its last.
    pub range: (usize, usize),
    /// Virtual registers that edges into it give.
    pub parameters: Vec<VReg>,
    /// Blocks behind it; of a branch first `taken`, then `otherwise`.
    pub successors: Vec<regalloc2::Block>,
    /// Blocks before it.
    pub predecessors: Vec<regalloc2::Block>,
    /// For each successor the values of its parameters.
    pub arguments: Vec<Vec<VReg>>,
    /// It is the block of one edge, and may be moved onto its branch.
    pub on_edge: bool,
}

/// A machine instruction, or several that stay together.
#[derive(Clone, Debug)]
pub struct MachineInstruction {
    /// What it is.
    pub kind: MachineOperation,
    /// Its registers: those of the text in the text's order, then the guard, then what the result is tied to.
    pub operands: Vec<Operand>,
    /// Acts where the guard is true.
    pub guarded: bool,
    /// Registers that hold anything afterwards.
    pub clobbers: PRegSet,
    /// Where in the source.
    pub location: Option<Location>,
    /// Its load or store is a volatile or atomic access of the program.
    pub shared: bool,
}

/// What a machine instruction is.
#[derive(Clone, Debug, PartialEq)]
pub enum MachineOperation {
    /// An instruction as the ISA has it.
    Plain {
        /// Which.
        opcode: Opcode,
        /// Its immediate, which fits.
        immediate: Option<i64>,
    },
    /// `ld`, `st` or `addi` at a place of the frame.
    Frame {
        /// Which of them.
        opcode: Opcode,
        /// Where.
        place: FrameAddress,
    },
    /// The sum of the frame's address and a register.
    FrameIndex,
    /// `ld` or `st` at a place of the frame, from such a sum on.
    FrameIndexed {
        /// Which of them.
        opcode: Opcode,
        /// Where.
        place: FrameAddress,
    },
    /// A register gets a number, by as many instructions as it needs.
    Constant(i64),
    /// A predicate register gets a truth value: the stack pointer is never 0.
    Truth(bool),
    /// A register gets an address.
    Address {
        /// Whose.
        symbol: Symbol,
        /// What is added.
        addend: i64,
    },
    /// From register to register of one class.
    Move,
    /// `vote`.
    Vote,
    /// The operand's value goes to the scratch register, where an observer of the run finds it, under this number.
    Probe(u32),
    /// Where the second operand is true, a jump to the first one, from where nothing comes back.
    Leave,
    /// Defines the parameters that come in registers. No instruction.
    Arguments,
    /// Any value. No instruction.
    Undefined,
    /// A call; of a function by its address, that is the operand of this number.
    Call(Target),
    /// Moves the stack pointer down by the operand behind the result.
    AllocateDynamic,
    /// Inline assembly, as the program has it.
    InlineAssembly(Vec<Piece>),
    /// To the only successor.
    Jump,
    /// To the first successor where the condition is true, else to the second.
    Branch(Parting),
    /// Back to the caller.
    Return,
    /// Never comes here.
    Unreachable,
}

/// The function that is called.
#[derive(Clone, Debug, PartialEq)]
pub enum Target {
    /// A function by its name.
    Symbol(Symbol),
    /// By the operand of this number.
    Operand(usize),
}

/// A place in the frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FrameAddress {
    /// In a variable, so many bytes from its start.
    Slot(SlotId, i64),
    /// Among the arguments that the caller has put on the stack.
    Incoming(u64),
    /// Among the arguments for a function that is called.
    Outgoing(u64),
}

/// A piece of inline assembly.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece {
    /// The text as it is.
    Text(String),
    /// The register of the operand of this number.
    Register(usize),
    /// Memory at the register of the operand of this number.
    Memory(usize),
    /// An immediate.
    Number(i64),
    /// An address as an immediate.
    Address(Symbol, i64),
    /// A number that no other piece of assembly has.
    Unique,
}

/// The allocator's name of a general-purpose register.
pub fn word_register(number: usize) -> PReg {
    PReg::new(number, WORD)
}

/// The allocator's name of a predicate register.
pub fn truth_register(number: usize) -> PReg {
    PReg::new(number, TRUTH)
}
