//! A random program as a tree, so that a failing one can be made smaller by cutting branches: whatever subtree is cut,
//! what is left is again a program that reaches its end.
//!
//! What must stay together for that - an address made safe and the store that uses it - is one [`Node::Group`].

use isa::{ArchId, Instruction};

/// A whole program. Every warp that is started runs through all blocks, in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The machine it is for.
    pub arch: ArchId,
    /// Registers that the blocks' own instructions never write.
    pub reserved: Reserved,
    /// Interrupt handlers; the first is in force from the start.
    pub handlers: Vec<Handler>,
    /// Whether addresses are translated: handlers map the console's page before they touch it.
    pub translates: bool,
    /// Whether split, splitl and join are instructions of the core.
    pub has_regions: bool,
    /// How many interrupts each warp may be returned from before its handler stops it.
    pub fuel: u32,
    /// Kernel entries that are no handlers: each charges the warp, and leads to the block of that number.
    pub entries: Vec<usize>,
    /// Functions that the program changes while they are called.
    pub patched: Vec<Patched>,
    /// What warp 0 does alone, before the blocks: the kernel entry, pages, warps to start.
    pub start: Vec<Node>,
    /// The blocks.
    pub blocks: Vec<Block>,
}

/// Registers with a duty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reserved {
    /// Where a handler sends its warp when what it did cannot be repaired: the start of the next block.
    pub recovery: u8,
    /// Counts the outer loop; the handler's scratch register.
    pub counter: u8,
    /// Counts a loop within it; `None` with few registers.
    pub inner_counter: Option<u8>,
}

/// A function whose instructions warps store into. Whatever they store is again an instruction that ends up in the next
/// one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patched {
    /// Holds the return address; no instruction that the function may hold writes it.
    pub link: u8,
    /// The function before any store has changed it.
    pub instructions: Vec<Instruction>,
}

/// A part of the program that a handler may leave for good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// What a warp does that a handler sent here, before the block's own nodes.
    pub landing: Vec<Node>,
    /// Whether handlers send the warp to this block itself, not to the next: its end must not be missed.
    pub must_be_done: bool,
    /// What it does.
    pub nodes: Vec<Node>,
}

/// A part of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// Straight code that is cut as a whole.
    Group(Vec<Step>),
    /// `split`, both sides, `join`.
    Split {
        /// The guard of the split; `None`: all lanes go the same way.
        guard: Option<u8>,
        /// Carried out where the guard is true.
        then: Vec<Node>,
        /// Carried out where it is false.
        otherwise: Vec<Node>,
    },
    /// See [`CountedLoop`].
    Loop(CountedLoop),
    /// See [`ByWarp`].
    ByWarp(ByWarp),
    /// A jump forward over a few nodes.
    Over {
        /// How it is jumped.
        jump: Jump,
        /// Guard of the jump: a divergent one is an interrupt, or parts the lanes.
        guard: Option<u8>,
        /// Whether there is a `join` where lanes meet that the jump has parted.
        join: bool,
        /// What is jumped over.
        body: Vec<Node>,
    },
    /// See [`Masked`].
    Masked(Masked),
    /// A call, and the return by register.
    Call {
        /// Holds the return address; not written in the body.
        link: u8,
        /// Holds the target of a call by register (`jalr`); `None`: `jali`.
        target: Option<u8>,
        /// The function.
        body: Vec<Node>,
    },
}

/// A loop that counts down from at most `rounds`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountedLoop {
    /// The register that counts.
    pub counter: u8,
    /// The predicate of the lanes that stay.
    pub predicate: u8,
    /// A power of two less 1.
    pub rounds: u8,
    /// The register whose low bits say how often; `None`: `rounds` times, the same in all lanes.
    pub source: Option<u8>,
    /// Whether lanes leave it one by one, by `splitl`; else all together, or by the jump alone.
    pub divergent: bool,
    /// What is repeated.
    pub body: Vec<Node>,
}

/// A number that `hwid` gives, the same in all lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberOf {
    /// The warp's, among those of its core.
    Warp,
    /// The core's, among those of its cluster.
    Core,
}

/// A choice that is the same in all lanes, by a bit of the warp's number, or of the core's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByWarp {
    /// Scratch register.
    pub register: u8,
    /// Scratch predicate.
    pub predicate: u8,
    /// The bit of the number.
    pub bit: u8,
    /// Whose number it is.
    pub of: NumberOf,
    /// Where it is set.
    pub then: Vec<Node>,
    /// Where it is not.
    pub otherwise: Vec<Node>,
}

/// What only the lanes do whose predicate is true: each step is guarded by it, and where no lane is left it is
/// jumped around, because of the vote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Masked {
    /// Guards the steps, which do not write it.
    pub side: u8,
    /// Whether it is the lanes in which this predicate is false.
    pub other_than: Option<u8>,
    /// Scratch register, for the vote.
    pub register: u8,
    /// Scratch predicate.
    pub predicate: u8,
    /// Counts a loop down from at most so much, which is a power of two less 1, as the low bits of a register say;
    /// its lanes are those that go on.
    pub rounds: Option<MaskedRounds>,
    /// Without guards, and without jumps.
    pub steps: Vec<Step>,
}

/// How often a masked loop is repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MaskedRounds {
    /// The register that counts.
    pub counter: u8,
    /// The register whose low bits say how often.
    pub source: u8,
    /// A power of two less 1.
    pub most: u8,
}

/// How a forward jump is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jump {
    /// `jmpi`
    Immediate,
    /// `jali`, with the register that links.
    Link(u8),
    /// `jmpr`, with the register that holds the target.
    Register(u8),
    /// `jalr`, linking register and target; they may be the same.
    LinkRegister(u8, u8),
}

/// One thing in straight code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// An instruction.
    Instruction(Instruction),
    /// Any value in a register, in as many instructions as that takes.
    Constant(u8, u64),
    /// An address in a register, guarded or not.
    Address(u8, CodeAddress),
    /// A word that no assembler would write, and why it is there.
    Word(u64, &'static str),
    /// Takes one of the warp's fuel, and stops it when there is none; r0, r1 and p0 are lost. Whatever may lead back
    /// pays by it.
    Charge,
}

/// A place in the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeAddress {
    /// What follows the group.
    AfterGroup,
    /// A block's first own node; past the last: the program's end.
    Block(usize),
    /// A handler.
    Handler(usize),
    /// A kernel entry that is no handler.
    Entry(usize),
    /// An instruction of a patched function.
    Patched(usize, usize),
    /// The jump back of the loop around it; where there is none, a word of the first line.
    JumpBack,
}

/// An interrupt handler. Every way through it but that of a console byte that it has read charges the warp's fuel, and
/// stops the warp when there is none left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handler {
    /// Straight code at its beginning, with registers other than r0 and r1.
    pub prologue: Vec<Step>,
    /// What it does about console input.
    pub console: ConsoleAction,
    /// Whether it maps the page of interrupts 1 and 2 and returns; else the warp goes on elsewhere.
    pub maps_pages: bool,
    /// Whether it switches interrupts on before it sends a warp elsewhere.
    pub enables: bool,
    /// Whether, having enabled them, it raises one and returns from it before it goes on: the paths of a warp that
    /// returns from none are never compared again.
    pub compares: bool,
    /// Whether it sends a warp elsewhere in user mode.
    pub to_user: bool,
}

/// What a handler does about a byte at the console.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConsoleAction {
    /// Reads it and returns.
    Read,
    /// Reads it, prints it, and returns.
    Echo,
    /// Returns without reading it: the interrupt comes again until the fuel is gone.
    Ignore,
    /// Reads it and sends the warp elsewhere.
    Leave,
}
