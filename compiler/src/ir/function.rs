//! A function: blocks of instructions in SSA form. Blocks have parameters, and edges give them arguments, in place of phis:
//! an edge that is redirected keeps its values.

use std::collections::HashMap;

use typed_index_collections::TiVec;

use super::{Instruction, Linkage, Location, Operand, Symbol, Type};

macro_rules! index {
    ($(#[$doc:meta])* $name:ident) => {
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
    };
}

index!(
    /// A value of a function, defined once: a parameter of a block or a result of an instruction.
    Value
);
index!(
    /// A block of a function.
    BlockId
);
index!(
    /// A variable in a function's frame.
    SlotId
);

/// A function, or the declaration of one.
#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    /// Its name, without `@` and quotes.
    pub name: Symbol,
    /// Who sees it.
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
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// Its type.
    pub kind: Type,
    /// The caller passes the address of a copy of this type (`byval`).
    pub by_value: Option<Type>,
    /// How the bits above a narrow integer are filled by the caller: `Some(true)` with its sign (`signext`), `Some(false)`
    /// with zeros (`zeroext`).
    pub sign_extended: Option<bool>,
}

impl Function {
    /// A function that others see, in lowered form.
    pub fn lowered(
        name: Symbol,
        parameters: Vec<Type>,
        results: Vec<Type>,
        body: Option<Body>,
    ) -> Self {
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
        Self {
            kind,
            by_value: None,
            sign_extended: None,
        }
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
    /// Lanes for which the condition is true stay in a loop, along the edge `taken`: `splitl`, then the guarded jump. The
    /// others go along `otherwise`, which comes to the region's join.
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
        Self::Branch {
            condition,
            taken,
            otherwise,
            parting: Parting::Undecided,
        }
    }

    /// The edges, in order.
    pub fn edges(&self) -> Vec<&Edge> {
        match self {
            Terminator::Jump(edge) => vec![edge],
            Terminator::Branch {
                taken, otherwise, ..
            } => vec![taken, otherwise],
            Terminator::Switch { cases, default, .. } => cases
                .iter()
                .map(|(_, edge)| edge)
                .chain([default])
                .collect(),
            Terminator::JumpIndirect { targets, .. } => targets.iter().collect(),
            Terminator::Return(_) | Terminator::Unreachable => Vec::new(),
        }
    }

    /// The edges, in order, to be changed.
    pub fn edges_mut(&mut self) -> Vec<&mut Edge> {
        match self {
            Terminator::Jump(edge) => vec![edge],
            Terminator::Branch {
                taken, otherwise, ..
            } => vec![taken, otherwise],
            Terminator::Switch { cases, default, .. } => cases
                .iter_mut()
                .map(|(_, edge)| edge)
                .chain([default])
                .collect(),
            Terminator::JumpIndirect { targets, .. } => targets.iter_mut().collect(),
            Terminator::Return(_) | Terminator::Unreachable => Vec::new(),
        }
    }

    /// What it reads, the arguments of its edges among them.
    pub fn operands_mut(&mut self) -> Vec<&mut Operand> {
        let mut operands = Vec::new();
        match self {
            Terminator::Jump(edge) => operands.extend(&mut edge.arguments),
            Terminator::Branch {
                condition,
                taken,
                otherwise,
                ..
            } => {
                operands.push(condition);
                operands.extend(&mut taken.arguments);
                operands.extend(&mut otherwise.arguments);
            }
            Terminator::Switch {
                value,
                cases,
                default,
                ..
            } => {
                operands.push(value);
                for (_, edge) in cases {
                    operands.extend(&mut edge.arguments);
                }
                operands.extend(&mut default.arguments);
            }
            Terminator::JumpIndirect { address, targets } => {
                operands.push(address);
                for edge in targets {
                    operands.extend(&mut edge.arguments);
                }
            }
            Terminator::Return(values) => operands.extend(values),
            Terminator::Unreachable => {}
        }
        operands
    }

    /// What it reads, the arguments of its edges among them.
    pub fn operands(&self) -> Vec<Operand> {
        self.clone()
            .operands_mut()
            .into_iter()
            .map(|operand| operand.clone())
            .collect()
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

    /// A new block that stands in no order yet.
    pub fn detached_block(&mut self) -> BlockId {
        self.blocks.push_and_get_key(Block {
            parameters: Vec::new(),
            instructions: Vec::new(),
            end: Terminator::Unreachable,
            end_location: None,
        })
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
