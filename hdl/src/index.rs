//! Contexts and warps: the two indices of the core, and the way between them.
//!
//! A *context* is what is scheduled: it has a pc, an active mask, an epoch, instructions in flight, a state; queues and wake-ups name it. A *warp* is what
//! owns registers: the register files, the modes and the shadow set go by it. Each warp has one context, its home, and today no other: so
//! both have the same number, and the functions below are no hardware. The kit tells the two kinds of numbers apart and refuses a design that mixes them.

use isa::CoreConfig;

use crate::kit::prelude::*;
use crate::kit::{Kind, Width};

const CONTEXT: &str = "a context";
const WARP: &str = "a warp";

/// The number of a context.
pub fn context_index(config: &CoreConfig) -> Width {
    Width::index_of(CONTEXT, config.context_index_bits())
}

/// One bit a context.
pub fn context_set(config: &CoreConfig) -> Width {
    Width::set_of(CONTEXT, config.contexts())
}

/// The number of a warp.
pub fn warp_index(config: &CoreConfig) -> Width {
    Width::index_of(WARP, config.arch.warp_index_bits())
}

/// One bit a warp.
pub fn warp_set(config: &CoreConfig) -> Width {
    Width::set_of(WARP, config.arch.warps())
}

/// A number without a kind, such as a word of a memory, that is a context's.
#[track_caller]
pub fn a_context(number: impl Into<Expr>) -> Expr {
    let kind = Kind::index_of(CONTEXT);
    number.into().converted(&kind, kind.clone())
}

/// A number that can only be a warp's.
#[track_caller]
pub fn warp_number(warp: impl Into<Expr>) -> Expr {
    let kind = Kind::index_of(WARP);
    warp.into().converted(&kind, kind.clone())
}

/// The warp that a context belongs to.
#[track_caller]
pub fn warp_of(context: impl Into<Expr>) -> Expr {
    context
        .into()
        .converted(&Kind::index_of(CONTEXT), Kind::index_of(WARP))
}

/// The home of a warp: the context in which it starts.
#[track_caller]
pub fn home_of(warp: impl Into<Expr>) -> Expr {
    warp.into()
        .converted(&Kind::index_of(WARP), Kind::index_of(CONTEXT))
}

/// The warps that contexts belong to.
#[track_caller]
pub fn warps_of(contexts: impl Into<Expr>) -> Expr {
    contexts
        .into()
        .converted(&Kind::set_of(CONTEXT), Kind::set_of(WARP))
}
