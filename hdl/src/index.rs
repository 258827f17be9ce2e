//! Contexts and warps: the two indices of the core, and the way between them.
//!
//! A *context* is what is scheduled: it has a pc, an active mask, an epoch, instructions in flight, a state; queues and
//! wake-ups name it. A *warp* is what owns registers: the register files, the modes and the shadow set go by it. Each
//! warp has a home context of the same number. A core with split contexts has others, which belong to one warp after
//! the other: there the number of the warp, the context's *owner*, goes with that of the context wherever registers are
//! wanted. In any other core both numbers are the same, and the functions below are no hardware. The kit tells the two
//! kinds of numbers apart and refuses a design that mixes them.

use isa::CoreConfig;

use crate::kit::prelude::*;
use crate::kit::{SignalKind, Width};

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
    let kind = SignalKind::index_of(CONTEXT);
    number.into().converted(&kind, kind.clone())
}

/// A number that can only be a warp's.
#[track_caller]
pub fn warp_number(warp: impl Into<Expr>) -> Expr {
    let kind = SignalKind::index_of(WARP);
    warp.into().converted(&kind, kind.clone())
}

/// The number of the warp that goes with that of a context; no bits where the context tells it.
pub fn owner_index(config: &CoreConfig) -> Width {
    match config.split_contexts {
        0 => 0.into(),
        _ => warp_index(config),
    }
}

/// The warp that a context belongs to: its owner, where that goes with it.
#[track_caller]
pub fn warp_of(context: impl Into<Expr>, owner: impl Into<Expr>) -> Expr {
    let owner = owner.into();
    match owner.width() {
        0 => warp_of_home(context),
        _ => owner,
    }
}

/// The warp whose home a context is.
#[track_caller]
pub fn warp_of_home(context: impl Into<Expr>) -> Expr {
    context.into().converted(&SignalKind::index_of(CONTEXT), SignalKind::index_of(WARP))
}

/// The warp that a context belongs to, found by the owners of the split contexts.
#[track_caller]
pub fn find_owner(k: &mut Kernel, config: &CoreConfig, name: &str, context: &Expr, owners: &[RSignal<In>]) -> Expr {
    let arms = (config.arch.warps()..).zip(owners);
    let arms = arms.map(|(context, owner)| (vec![u128::from(context)], owner.val()));
    let own = context.resize(config.arch.warp_index_bits());
    warp_number(k.case(name, context, arms.collect(), own))
}

/// The home of a warp: the context in which it starts.
#[track_caller]
pub fn home_of(config: &CoreConfig, warp: impl Into<Expr>) -> Expr {
    warp.into()
        .converted(&SignalKind::index_of(WARP), SignalKind::index_of(CONTEXT))
        .zero_extend(config.context_index_bits())
}

/// Those of the contexts that are homes, as warps. Homes come first.
#[track_caller]
pub fn homes_among(config: &CoreConfig, contexts: impl Into<Expr>) -> Expr {
    let contexts = contexts.into();
    match config.split_contexts {
        0 => contexts.converted(&SignalKind::set_of(CONTEXT), SignalKind::set_of(WARP)),
        _ => contexts.bits(0, config.arch.warps()),
    }
}

/// The homes of warps.
#[track_caller]
pub fn homes_of(config: &CoreConfig, warps: impl Into<Expr>) -> Expr {
    warps.into().converted(&SignalKind::set_of(WARP), SignalKind::set_of(CONTEXT)).zero_extend(config.contexts())
}
