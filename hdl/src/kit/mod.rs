//! The kit with which the core is written: rust-hdl's structure, with widths that are values of the running program.
//!
//! rust-hdl gives the frame (`Block`, `Logic`, `Atom`, `Probe`, `#[derive(LogicBlock)]`, `Signal<In, Clock>`); the kit
//! gives signals, registers and memories of run-time width, a builder for the logic, and an emitter that prints each
//! kind of block once.
//!
//! # How to write a block
//!
//! 1. A struct in [`hardware!`](crate::hardware), with the parameters that its widths depend on: `pub` fields are its
//!    ports, the others its registers, locals and parts; each is declared once, with its width or the parameters of the
//!    part, and `new` follows from that. Doc comments are carried into the Verilog: the struct's becomes the module's
//!    heading, a field's first paragraph its comment. Ports whose comment opens with `From fetch: ` or `To commit: `
//!    are grouped under that heading, so ports of one partner should come together. Fields named `_x` are plain Rust
//!    values.
//! 2. The inputs `clock` and `reset` (synchronous, active high) come by themselves where registers, memories or parts
//!    need them. A block declares `pub reset: In(1)` only if its kernel reads it, or if the block around drives it with
//!    something else than its own reset.
//! 3. [`Describe::kernel`], which names wires, drives every output, every local and every input of the sub-blocks, and
//!    updates every register. [`Describe::variant`] tells modules of one type apart by name when a design holds several
//!    kinds of it.
//!
//! ```
//! use hdl::kit::prelude::*;
//!
//! hardware! {
//!     /// Counts the cycles in which `enable` is high, and starts again after `last`.
//!     pub struct Counter(
//!         /// Bits of the count.
//!         width: u32,
//!     ) {
//!         /// From schedule: count in this cycle.
//!         pub enable: In(1),
//!         /// From schedule: the highest count.
//!         pub last: In(width),
//!         /// The count so far.
//!         pub count: Out(width),
//!         /// Width: that of `last`. Reset: 0.
//!         value: Register(width; reset 0),
//!     }
//! }
//!
//! impl Describe for Counter {
//!     fn kernel(&self, k: &mut Kernel) {
//!         let next = k.add_constant("value_plus_one", &self.value, 1);
//!         wire!(k, at_last = self.value.val().equals(&self.last));
//!         k.update_when(&self.value, &self.enable, select(at_last, zeros(next.width()), next));
//!         k.drive(&self.count, &self.value);
//!     }
//! }
//!
//! let design = hdl::kit::emit(&Counter::new(8)).expect("the description is sound");
//! assert!(design.verilog().contains("wire [7:0] value_plus_one = value + 8'd1;"));
//! assert_eq!(design.top().name, "counter");
//! ```
//!
//! # What to know
//!
//! - **Values** are [`Expr`]s: `signal.val()`, or `&signal` wherever a value is wanted. `& | ^ !` are operators;
//!   everything else is a method (`equals`, `is`, `less_than`, `bits`, `bit`, `any`, `zero_extend`, `shift_left`) or a
//!   function (`select`, `first_of`, `concat`, `pack`, `replicate`, `one_hot_select`, `any_of`). Single bits use the
//!   same operators.
//! - **Sums** exist only as named wires of their own width: [`Kernel::add`], `subtract`, `add_with_carry`, `multiply`,
//!   `count_ones`.
//! - **Slices** need a name to slice: give the value one with [`Kernel::wire`], or with [`wire!`](crate::wire), which
//!   gives the same name in Rust.
//! - **Choices**: [`Kernel::case`] by value, [`Kernel::pick`] by index, [`first_of`] by priority, [`one_hot_select`] by
//!   one-hot bits; [`Kernel::lowest_set`], [`Kernel::encode`], [`Kernel::decode`] between the three.
//! - **Codes** ([`Code`], [`codes!`](crate::codes)): values that the Verilog shows by name, as `localparam`; as rows of
//!   a [`Kernel::case`], too.
//! - **Tables** ([`Kernel::table`], [`rows!`](crate::rows)): several values by one selector, a row a value of it.
//! - **Registers** ([`RDff`]): [`Kernel::update`], [`Kernel::update_when`]; of several updates the first counts;
//!   otherwise they hold.
//! - **Bundles** ([`bundle!`](crate::bundle)) carry one stage's results to the next; [`Kernel::connect`] joins two of a
//!   kind, and [`pass_on!`](crate::pass_on) drives some signals of one with those of the same names of another.
//! - **Channels** ([`channel!`](crate::channel)) are bundles whose `ready` comes back; [`Kernel::join`] joins two of a
//!   kind.
//! - **Absence** ([`absence`]): a field that ends with `if (condition)` reads as a constant where the condition does
//!   not hold, and what it is given vanishes. So a kernel never asks what is configured before it reads or drives.
//! - **Origins**: `from fetch: Fetch(config) { fetched: Fetched, pc }` before the fields of a block or group takes ports
//!   over from another part of the block around: width, condition and comment are the producer's, and the block around
//!   wires both by itself. It also wires a part's input to its own input of that name, and its own output to a part's
//!   output of that name. What a kernel drives itself goes before.
//! - **Groups** ([`ports!`](crate::ports)) are the ports of one partner, in a struct, under their own names.
//! - **Buses** ([`bus!`](crate::bus)) are ports of both directions under one name; [`HandedOn::hand_on`] leaves them to
//!   a part.
//! - **Numbered lists** ([`Numbered`]) are ports of equal partners: element 3 of `bank` is called `bank3`.
//! - **Chains** over lanes or warps take one wire a step (`Vec`), never the bits of one vector: Verilator calls that a
//!   loop, and so does the emitter.
//! - **Foreign modules** ([`Foreign`]) are written by somebody else: the block has their ports, and no kernel.
//! - **Simulation** is that of the emitted Verilog; `Logic::update` is empty.
//!
//! # How the Verilog reads
//!
//! Numbers are decimal: what is counted, compared, added, shifted by or chosen by; from 65536 on, where only addresses
//! and limits are, hexadecimal. Bit patterns are hexadecimal: what is combined bit by bit, and what a register is reset
//! to. A single bit is `1'b0` or `1'b1`.
//!
//! What constants decide is left out: `x & 1'b1` is `x`. A wire that only drives an output is printed as that output,
//! and so is a register that nothing else reads; an `assign` of one name to another stays where a value is wanted under
//! both. The wires from a sub-module are declared in groups, headed by where they come from and go to.
//!
//! A module's heading ends with the rules that it carries out ([`Kernel::rules`], and those that the headings in its
//! logic cite).
//!
//! # What is checked when a design is emitted
//!
//! Equal widths; constants that fit; outputs, locals and inputs of sub-blocks driven exactly once; inputs not driven
//! from inside; registers updated; nothing computed without a reader (say why with [`Kernel::ignore`]); names that are
//! identifiers, no keywords, unique and not the module's own; no signal of a block further in or out; no combinational
//! loop through any number of modules. All faults of a design are reported together, with the line of Rust that caused
//! them.

pub mod absence;
mod bundle;
mod bus;
mod channel;
mod check;
mod citation;
mod clocked_text;
mod code;
mod compose;
#[doc(hidden)]
pub mod declared;
mod defect;
pub mod description;
mod design;
mod emit;
mod error;
mod expression;
mod expression_text;
mod hardware;
mod instance_text;
mod kernel;
mod kind;
mod loops;
mod memory;
mod module;
mod module_text;
mod mutation;
mod names;
mod naming;
mod numbered;
mod ports;
mod register;
mod rows;
mod signal;
mod statement;
#[cfg(test)]
mod tests;
mod vectors;
mod wiring;

pub use absence::Part;
pub use bundle::{Bundle, BundleField};
pub use bus::HandedOn;
pub use channel::{Channel, Reversible};
pub(crate) use citation::listed;
pub use citation::{cited, cited_in_comments, Rule, PAGES};
pub use code::{Code, Label};
pub use compose::{
    all_of, any_of, concat, constant, constant_if, first_of, high, low, one_hot_select, ones, pack, replicate, select,
    zeros,
};
pub use defect::{Defect, Signals};
pub use description::{Describe, Foreign, Parameter, Parametric};
pub(crate) use design::one_file;
pub use design::{Design, EmittedModule};
pub use emit::{emit, emit_prefixed, emit_with_defect, emit_with_mutants, Prefixes};
pub use error::{BuildErrors, Fault};
pub use expression::{absent, value_of, Expr};
pub use kernel::Kernel;
pub use kind::{SignalKind, Width};
pub use memory::{BlockRam, Collision, DistributedRam, LineRam, ReplicatedRam};
pub use module::{Port, PortDirection};
pub(crate) use module_text::comment_lines;
pub use mutation::{Mutant, MutantChoice, MutantKind, MUTANT_PORT, MUTANT_PORT_WIDTH};
pub use numbered::Numbered;
pub use register::RDff;
pub use rows::Cell;
pub use signal::{index_width, RSignal};

/// What a file with blocks imports: this kit, and the parts of rust-hdl that its derive needs.
pub mod prelude {
    pub use super::{
        absent, all_of, any_of, concat, constant, constant_if, first_of, high, index_width, low, one_hot_select, ones,
        pack, replicate, select, value_of, zeros, BlockRam, Bundle, Channel, Code, Collision, Describe, DistributedRam,
        Expr, Foreign, HandedOn, Kernel, LineRam, Numbered, Parameter, Parametric, Part, RDff, RSignal, ReplicatedRam,
    };
    pub use crate::{bundle, codes, decode_bundle, hardware, pass_on, ports, rows, wire};
    pub use rust_hdl::prelude::{
        block, logic, probe, Atom, Block, Clock, Direction, In, Local, Logic, LogicBlock, Out, Probe, Signal, Verilog,
    };
}
