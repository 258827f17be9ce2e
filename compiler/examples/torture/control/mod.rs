//! Random C programs of control flow, for `cargo xtask torture control`.
//!
//! A program launches a kernel over some threads. Each thread has numbers of its own, goes its own way through
//! functions of loops, switches, jumps and calls, and leaves a checksum, which `main` prints.
//!
//! - It ends. Each loop and each jump back takes one of the function's `fuel`, or a counter that only grows and has a
//!   limit; each function takes one of the thread's `calls`.
//! - It is C17 without undefined or unspecified behaviour. Arithmetic is unsigned or cannot overflow, divisors are not
//!   0, shifts and indices are masked. No variable is read before it has a value, whichever way leads there: all are
//!   declared at the start of their function. An expression has at most one call, and assigns only behind a sequence
//!   point.
//! - Types have the same size everywhere, so that every compiler for any machine gives the same checksums.
//!
//! `program` has the text around the functions, `function` a function. Its body is a tree of statements (`statements`),
//! whose gotos get targets from `jumps`, and which `render` writes; or a graph of blocks (`graph`). `calls` has what
//! functions take and how they call each other, `expressions` the expressions over what `scope` names.

mod calls;
mod constructs;
mod expressions;
mod function;
mod graph;
mod jumps;
mod program;
mod render;
mod scope;
mod statements;
#[cfg(test)]
mod tests;
mod text;

pub use program::program;
