//! The program between C and HARP: functions in SSA form, whose blocks have parameters in place of phis.
//!
//! One set of types serves from clang's output to the register allocator; a function's operations say how far it has
//! come:
//!
//! | form | who makes it | what it may hold |
//! |-|-|-|
//! | read | `read` | what clang writes |
//! | lowered | `lower` | words and truth values, and only what [`Operation`] names for lowered functions |
//! | diverged | `diverge` | lowered, each branch with its [`Parting`], joins, guards; blocks laid out |

mod function;
mod graph;
mod link;
mod module;
mod operation;
mod operators;
mod print;
mod read;
mod references;
mod types;
mod verify;

pub(crate) use function::index;
pub use function::{
    Block, BlockId, Body, Edge, Function, Parameter, Parting, Promises, Slot, SlotId, Terminator, Value,
};
pub use graph::graph;
pub use link::{link, link_lowered};
pub use module::{DataReference, FileId, Global, Initial, Linkage, Location, Module};
pub(crate) use operation::{intrinsic_base, low_bits, signed};
pub use operation::{Callee, Constant, Guard, Instruction, Nature, Operand, Operation, Reach, Symbol};
pub use operators::{BinaryOperator, Condition, Conversion, FloatCondition, OperandKind, Test, Unit};
pub use read::{read, sources};
pub use references::{keep_reached, undefined};
pub use types::{DataLayout, Signedness, Type, TRUTH};
pub use verify::{verify, Form, Forms};
