//! A function: blocks of instructions in SSA form. Blocks have parameters, and edges give them arguments, in place of
//! phis: an edge that is redirected keeps its values.

use std::collections::HashMap;

use typed_index_collections::TiVec;

use super::{Instruction, Linkage, Location, Operand, Operation, Signedness, Symbol, Type};
use crate::analysis::flow::BlockSet;

/// A number of something, by which a `TiVec` of it is indexed; with what is printed before it.
macro_rules! index {
    ($(#[$doc:meta])* $name:ident $(, $prefix:literal)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub u32);

        impl From<usize> for $name {
            fn from(index: usize) -> Self {
                Self(u32::try_from(index).expect("fewer than 2^32"))
            }
        }
        impl From<$name> for usize {
            fn from(index: $name) -> Self {
                index.0 as usize
            }
        }
        $(impl std::fmt::Display for $name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, concat!($prefix, "{}"), self.0)
            }
        })?
    };
}

pub(crate) use index;

index!(
    /// A value of a function, defined once: a parameter of a block or a result of an instruction.
    Value, "%"
);
index!(
    /// A block of a function.
    BlockId, "b"
);
index!(
    /// A variable in a function's frame.
    SlotId, "slot"
);

/// A function, or the declaration of one.
#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    /// Its name, without `@` and quotes.
    pub name: Symbol,
    /// Which modules see it.
    pub linkage: Linkage,
    /// Types and passing of its parameters. When there is a body the entry block's parameters are these, in order.
    pub parameters: Vec<Parameter>,
    /// What it returns. Lowered functions return `results` words and truth values instead.
    pub result: Type,
    /// Types of what a lowered function returns: none, one, or two words.
    pub results: Vec<Type>,
    /// Takes further arguments: `...`.
    pub variadic: bool,
    /// Never comes back.
    pub never_returns: bool,
    /// Where it is defined.
    pub location: Option<Location>,
    /// What it does; `None` for a declaration.
    pub body: Option<Body>,
}

/// A parameter of a function, as its caller passes it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Parameter {
    /// Its type.
    pub kind: Type,
    /// The caller passes the address of a copy of this type (`byval`).
    pub by_value: Option<Type>,
    /// What the caller extends a narrow integer as: signed with its sign (`signext`), unsigned with zeros (`zeroext`).
    pub extended: Option<Signedness>,
}

impl Function {
    /// A function that others see, in lowered form.
    pub fn lowered(name: Symbol, parameters: Vec<Type>, results: Vec<Type>, body: Option<Body>) -> Self {
        Self {
            name,
            linkage: Linkage::External,
            parameters: parameters.into_iter().map(Parameter::plain).collect(),
            result: Type::Void,
            results,
            variadic: false,
            never_returns: false,
            location: None,
            body,
        }
    }
}

impl Parameter {
    /// One that is passed as it is.
    pub fn plain(kind: Type) -> Self {
        Self { kind, by_value: None, extended: None }
    }
}

/// What a function does.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Body {
    /// Types of the values.
    pub values: TiVec<Value, Type>,
    /// The blocks. Those that `order` does not name are dead and empty.
    pub blocks: TiVec<BlockId, Block>,
    /// The blocks in the order in which they are laid out, the entry first.
    pub order: Vec<BlockId>,
    /// Variables in the frame.
    pub slots: TiVec<SlotId, Slot>,
    /// What clang knows of results. Only of functions that have been read.
    pub promises: HashMap<Value, Promises>,
}

/// What clang knows of an operation: when it does not hold the result has no meaning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Promises {
    /// As signed numbers the result is exact (`nsw`).
    pub no_signed_wrap: bool,
    /// As unsigned numbers it is (`nuw`).
    pub no_unsigned_wrap: bool,
    /// Nothing is left of the division or shifted out (`exact`).
    pub exact: bool,
    /// Both operands have one sign (`samesign`).
    pub same_sign: bool,
    /// The operand is not negative (`nneg`).
    pub not_negative: bool,
}

/// A variable in the frame, which each lane has of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct Slot {
    /// Bytes.
    pub size: u64,
    /// Its address is a multiple of this; at most 8 once lowered.
    pub alignment: u64,
}

/// Instructions that are executed one behind the other, and where to go then.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// Values that each edge into the block gives.
    pub parameters: Vec<Value>,
    /// What is done.
    pub instructions: Vec<Instruction>,
    /// Where to go.
    pub end: Terminator,
    /// The end's place in the source.
    pub end_location: Option<Location>,
}

impl Block {
    /// What its instructions and its end read, to be changed.
    fn operands_mut(&mut self) -> impl Iterator<Item = &mut Operand> {
        let instructions = self.instructions.iter_mut().flat_map(Instruction::operands_mut);
        instructions.chain(self.end.operands_mut())
    }
}

/// A way from the end of a block into another.
#[derive(Clone, Debug, PartialEq)]
pub struct Edge {
    /// Where to.
    pub block: BlockId,
    /// Values of that block's parameters.
    pub arguments: Vec<Operand>,
}

impl Edge {
    /// With arguments.
    pub fn new(block: BlockId, arguments: Vec<Operand>) -> Self {
        Self { block, arguments }
    }

    /// Into a block without parameters.
    pub fn to(block: BlockId) -> Self {
        Self::new(block, Vec::new())
    }
}

/// How lanes part at a branch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Parting {
    /// Not decided: `diverge` decides.
    #[default]
    Undecided,
    /// All lanes that are here go the same way, or the mechanism parts them by a plain jump: a guarded jump.
    Jump,
    /// A region begins: `split`, then the guarded jump, both guarded by the condition.
    Split,
    /// Lanes for which the condition is true stay in a loop, along the edge `taken`: `splitl`, then the guarded jump.
    /// The others go along `otherwise`, which leads to the region's join.
    Stay,
}

/// The end of a block.
#[derive(Clone, Debug, PartialEq)]
pub enum Terminator {
    /// To one block.
    Jump(Edge),
    /// By a truth value.
    Branch {
        /// The truth value.
        condition: Operand,
        /// When it is true.
        taken: Edge,
        /// When it is false.
        otherwise: Edge,
        /// How lanes part here.
        parting: Parting,
    },
    /// By an integer. Not in lowered functions.
    Switch {
        /// The integer.
        value: Operand,
        /// Its bits.
        bits: u32,
        /// Values with their edges.
        cases: Vec<(u128, Edge)>,
        /// For all other values.
        default: Edge,
    },
    /// To a block whose address has been computed (`indirectbr`). Not in lowered functions.
    JumpIndirect {
        /// The address.
        address: Operand,
        /// Blocks that it may be of.
        targets: Vec<Edge>,
    },
    /// Back to the caller.
    Return(Vec<Operand>),
    /// Never comes here.
    Unreachable,
}

impl Terminator {
    /// A branch of which `diverge` is to decide how lanes part.
    pub fn branch(condition: Operand, taken: Edge, otherwise: Edge) -> Self {
        Self::Branch { condition, taken, otherwise, parting: Parting::Undecided }
    }

    /// The edges, in order.
    pub fn edges(&self) -> Vec<&Edge> {
        match self {
            Terminator::Jump(edge) => vec![edge],
            Terminator::Branch { taken, otherwise, .. } => vec![taken, otherwise],
            Terminator::Switch { cases, default, .. } => cases.iter().map(|(_, edge)| edge).chain([default]).collect(),
            Terminator::JumpIndirect { targets, .. } => targets.iter().collect(),
            Terminator::Return(_) | Terminator::Unreachable => Vec::new(),
        }
    }

    /// The edges, in order, to be changed.
    pub fn edges_mut(&mut self) -> Vec<&mut Edge> {
        self.parts_mut().1
    }

    /// What it reads, the arguments of its edges among them.
    pub fn operands_mut(&mut self) -> Vec<&mut Operand> {
        let (mut operands, edges) = self.parts_mut();
        operands.extend(edges.into_iter().flat_map(|edge| &mut edge.arguments));
        operands
    }

    /// What it reads itself, and its edges.
    fn parts_mut(&mut self) -> (Vec<&mut Operand>, Vec<&mut Edge>) {
        match self {
            Terminator::Jump(edge) => (Vec::new(), vec![edge]),
            Terminator::Branch { condition, taken, otherwise, .. } => (vec![condition], vec![taken, otherwise]),
            Terminator::Switch { value, cases, default, .. } => {
                let edges = cases.iter_mut().map(|(_, edge)| edge);
                (vec![value], edges.chain([default]).collect())
            }
            Terminator::JumpIndirect { address, targets } => (vec![address], targets.iter_mut().collect()),
            Terminator::Return(values) => (values.iter_mut().collect(), Vec::new()),
            Terminator::Unreachable => (Vec::new(), Vec::new()),
        }
    }

    /// What it reads, the arguments of its edges among them.
    pub fn operands(&self) -> Vec<Operand> {
        self.clone().operands_mut().into_iter().map(|operand| operand.clone()).collect()
    }
}

impl Body {
    /// A new value.
    pub fn value(&mut self, kind: Type) -> Value {
        self.values.push_and_get_key(kind)
    }

    /// A new block at the end of the order, without instructions; its end is to be set.
    pub fn block(&mut self) -> BlockId {
        let id = self.detached_block();
        self.order.push(id);
        id
    }

    /// A new block that is not in the order yet.
    pub fn detached_block(&mut self) -> BlockId {
        self.blocks.push_and_get_key(Block {
            parameters: Vec::new(),
            instructions: Vec::new(),
            end: Terminator::Unreachable,
            end_location: None,
        })
    }

    /// Puts an operation with one result at the end of a block.
    pub fn append(&mut self, block: BlockId, kind: Type, operation: Operation) -> Value {
        let value = self.value(kind);
        let instruction = Instruction::new(vec![value], operation, None);
        self.blocks[block].instructions.push(instruction);
        value
    }

    /// Puts an operation without a result at the end of a block.
    pub fn append_effect(&mut self, block: BlockId, operation: Operation) {
        let instruction = Instruction::new(Vec::new(), operation, None);
        self.blocks[block].instructions.push(instruction);
    }

    /// All instructions, block by block.
    pub fn instructions(&self) -> impl Iterator<Item = &Instruction> {
        self.blocks.iter().flat_map(|block| &block.instructions)
    }

    /// What instructions and ends of blocks read.
    pub fn operands(&self) -> impl Iterator<Item = Operand> + '_ {
        let of_block = |block: &Block| {
            let instructions = block.instructions.iter().flat_map(Instruction::operands);
            instructions.chain(block.end.operands()).collect::<Vec<_>>()
        };
        self.blocks.iter().flat_map(of_block)
    }

    /// What instructions and ends of blocks read, to be changed.
    pub fn operands_mut(&mut self) -> impl Iterator<Item = &mut Operand> {
        self.blocks.iter_mut().flat_map(Block::operands_mut)
    }

    /// What instructions and ends of the other blocks read, to be changed.
    pub(crate) fn operands_outside_mut<'a>(
        &'a mut self,
        inside: &'a BlockSet,
    ) -> impl Iterator<Item = &'a mut Operand> {
        let outside = self.blocks.iter_mut_enumerated().filter(|(id, _)| !inside.contains(*id));
        outside.flat_map(|(_, block)| block.operands_mut())
    }

    /// The type of an operand that is a value, or of one that is not, as its constant says.
    pub fn type_of(&self, operand: &Operand) -> Type {
        match operand {
            Operand::Value(value) => self.values[*value].clone(),
            Operand::Constant(constant) => constant.kind(),
        }
    }

    /// The block in which execution begins.
    pub fn entry(&self) -> BlockId {
        self.order[0]
    }
}
