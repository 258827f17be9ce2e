//! How the lanes of a warp part and meet again (ISA section 8, docs/pipeline.md parts 9.11 to 9.13).
//!
//! Which way they do is a choice of the configuration, and each way, a *mechanism*, has a folder of its own here. The
//! rest of the core knows a mechanism by three bundles: what it reads for the context in decode, what the instruction
//! in execute orders, and what comes of that. Besides, the warp table keeps a few bits for the mechanism beside each
//! context's active mask: its *state*, 0 after reset and for a warp that starts. A mechanism that needs more keeps it
//! itself. With the mechanism that keeps nothing there is no unit, and the bundles are empty.

use isa::divergence::DivergenceField;
use isa::{Context, CoreConfig, DivergenceMechanism, Reconvergence};
use rust_hdl::prelude::{Block, Logic, Probe};

use self::multi_path::RegionDivergence;
use self::paired_path::PathDivergence;
use self::stack::StackDivergence;
use crate::index::{context_index, owner_index, warp_index};
use crate::kit::prelude::*;
use crate::trace::TracePorts;

pub mod multi_path;
pub mod paired_path;
pub mod stack;

codes! {
    /// What an instruction orders.
    pub enum DivergenceOperation(2 bits, "DIVERGENCE") {
        /// Nothing: every other instruction.
        None = 0,
        /// split.
        Split = 1,
        /// splitl.
        SplitLoop = 2,
        /// join.
        Join = 3,
    }
}

/// Whether there is a unit at all.
fn is_present(config: &CoreConfig) -> bool {
    match config.divergence {
        DivergenceMechanism::Stack | DivergenceMechanism::PairedPath | DivergenceMechanism::MultiPath => true,
        DivergenceMechanism::Masks => false,
    }
}

/// Whether jumps part lanes.
fn jumps_part(config: &CoreConfig) -> bool {
    config.divergence == DivergenceMechanism::PairedPath
}

/// Whether the unit denies instructions that wake lanes.
pub fn denies(config: &CoreConfig) -> bool {
    jumps_part(config) || has_regions(config)
}

/// Whether regions are in a table.
pub fn has_regions(config: &CoreConfig) -> bool {
    config.divergence == DivergenceMechanism::MultiPath
}

/// Whether there are contexts beside the homes of the warps.
pub fn has_split_contexts(config: &CoreConfig) -> bool {
    config.split_contexts > 0
}

/// Whether the unit may take the place of any instruction: it tells operands which.
pub fn comes_between(config: &CoreConfig) -> bool {
    jumps_part(config) && config.reconvergence == Reconvergence::Implicit
}

/// Whether split, splitl and join are there, and do something.
pub fn has_operations(config: &CoreConfig) -> bool {
    match config.divergence {
        DivergenceMechanism::Stack | DivergenceMechanism::MultiPath => true,
        DivergenceMechanism::Masks => false,
        DivergenceMechanism::PairedPath => config.reconvergence == Reconvergence::Explicit,
    }
}

/// Bits that the warp table keeps of a context for the configured mechanism.
pub fn state_bits(config: &CoreConfig) -> u32 {
    match config.divergence {
        DivergenceMechanism::Stack => config.depth_bits(),
        DivergenceMechanism::Masks => 0,
        DivergenceMechanism::PairedPath => paired_path::state_bits(config),
        DivergenceMechanism::MultiPath => multi_path::state_bits(config),
    }
}

bundle! {
    /// The context in decode: what a mechanism reads by, so that it knows in execute what it needs.
    pub struct DivergenceRead(config: &CoreConfig) {
        /// The context in decode.
        context: context_index(config); if (is_present(config) && !has_split_contexts(config)),
        /// Its warp, where the context does not tell it.
        owner: owner_index(config),
        /// State of the context in decode, from the warp table.
        state: state_bits(config),
    }
}

bundle! {
    /// What the instruction in execute orders.
    pub struct DivergenceOrder(config: &CoreConfig) {
        /// No earlier check has caught the instruction: it acts, also when no lane executes it.
        acts: 1; if (is_present(config)),
        /// It gives way to the external interrupt, which is known late: it fails or redirects as if it acted, and
        /// changes nothing.
        gives_way: 1; if (config.is_deep() && config.divergence == DivergenceMechanism::Stack),
        /// What the instruction orders, as `DIVERGENCE_...` says.
        operation: DivergenceOperation::BITS; if (has_operations(config)),
        /// Context of the instruction.
        context: context_index(config); if (is_present(config) && !has_split_contexts(config)),
        /// Its warp, where the context does not tell it.
        owner: owner_index(config),
        /// Lanes whose guard is true.
        executing: config.arch.lanes(); if (is_present(config)),
        /// Active lanes.
        active: config.arch.lanes(); if (is_present(config)),
        /// A lane executes the instruction: compute has found it.
        any_executes: 1; if (config.is_deep() && config.divergence == DivergenceMechanism::Stack),
        /// An active lane does not.
        some_do_not_execute: 1; if (config.is_deep() && config.divergence == DivergenceMechanism::Stack),
        /// The address behind the instruction.
        next: config.arch.word_bits(); if (is_present(config)),
        /// A lane executes the instruction, it is valid, and it is no uniform one that lanes diverge at.
        passes: 1; if (denies(config)),
        /// It jumps by its immediate, and leaves mask and mode alone.
        by_immediate: 1; if (jumps_part(config)),
        /// It jumps to a register's value, and leaves mask and mode alone.
        by_register: 1; if (jumps_part(config)),
        /// It sets the active mask, whoever waits.
        wakes: 1; if (denies(config)),
        /// The instruction's address.
        pc: config.arch.word_bits(); if (jumps_part(config)),
        /// Its immediate.
        immediate: config.arch.word_bits(); if (jumps_part(config)),
        /// Where it jumps by its immediate.
        target: config.arch.word_bits(); if (jumps_part(config)),
        /// The warp halts.
        halts: 1; if (jumps_part(config)),
        /// An interrupt is entered.
        enters: 1; if (denies(config)),
        /// The warp comes back from an interrupt.
        returns: 1; if (denies(config)),
        /// If it passes, the warp comes back from an interrupt.
        is_return: 1; if (has_regions(config)),
        /// The warp stops.
        stops: 1; if (has_regions(config)),
        /// The warp `free_warp` starts.
        spawns: 1; if (has_regions(config)),
        /// The lowest Stopped warp.
        free_warp: warp_index(config); if (has_regions(config)),
    }
}

bundle! {
    /// What comes of an order.
    pub struct DivergenceEffect(config: &CoreConfig) {
        /// Mask or state change, or the mechanism fails: the context is redirected. (A jump is in any case.)
        redirects: 1; if (is_present(config)),
        /// The mechanism fails: interrupt 6, and nothing changes.
        fails: 1; if (is_present(config)),
        /// Active lanes from now on, if the instruction changes them.
        mask: config.arch.lanes(); if (is_present(config)),
        /// The context goes on at `pc`, not behind the instruction. Tells only of instructions that act.
        resumes: 1; if (is_present(config)),
        /// Where it then goes on.
        pc: config.arch.word_bits(); if (is_present(config)),
        /// The context's state from now on, whatever the operation.
        state: state_bits(config),
        /// It may part the lanes: they need not agree on it.
        may_part: 1; if (jumps_part(config)),
        /// If the instruction passes, the mechanism fails.
        denies: 1; if (denies(config)),
        /// It jumps by its immediate, but the context goes on behind it.
        falls_through: 1; if (jumps_part(config)),
        /// The instruction does not commit: its turn comes again.
        repeats: 1; if (jumps_part(config) || has_split_contexts(config)),
        /// If it acts, it does not commit, for the table has changed since it was read; its context goes on at its own
        /// address.
        is_stale: 1; if (has_split_contexts(config)),
        /// The other lanes start in a context of their own.
        starts: 1; if (has_split_contexts(config)),
        /// The context becomes Free.
        frees: 1; if (has_split_contexts(config)),
        /// Its lanes go on in the home of its warp.
        hands_over: 1; if (has_split_contexts(config)),
        /// A context is left with some of its lanes, but not all.
        parts: 1; if (config.performance_counters && is_present(config)),
        /// The warp is in a handler. Whatever the instruction.
        in_handler: 1; if (has_split_contexts(config)),
    }
}

/// High when the mechanism says which lanes are active behind an instruction, if nothing else of it does. `operates`:
/// it is split, splitl or join; `returns`: it is reti.
pub fn sets_mask(config: &CoreConfig, operates: Expr, returns: Expr) -> Expr {
    match config.divergence {
        DivergenceMechanism::Stack | DivergenceMechanism::MultiPath => operates,
        DivergenceMechanism::Masks => low(),
        DivergenceMechanism::PairedPath => !returns,
    }
}

/// What the cycle record shows of the mechanism's state in the warp table.
pub fn fields_of_warp_table(config: &CoreConfig) -> Vec<DivergenceField> {
    match config.divergence {
        DivergenceMechanism::MultiPath => multi_path::fields_of_warp_table(),
        mechanism => mechanism.fields().to_vec(),
    }
}

/// Shows a context's state in the cycle record.
pub fn trace_state(k: &mut Kernel, config: &CoreConfig, trace: &TracePorts, context: Context, state: Expr) {
    match config.divergence {
        DivergenceMechanism::Stack => stack::trace_state(k, trace, context, state),
        DivergenceMechanism::Masks => {}
        DivergenceMechanism::PairedPath => paired_path::trace_state(k, trace, context, &state),
        DivergenceMechanism::MultiPath => multi_path::trace_state(k, trace, context, &state),
    }
}

/// The ends of the bundles where there is no unit: nothing is in them.
pub struct NoUnit {
    read: DivergenceRead<In>,
    effect: DivergenceEffect<Out>,
}

/// The mechanism that is configured.
pub enum Divergence {
    /// A stack a warp.
    Stack(Box<StackDivergence>),
    /// Nothing.
    Masks(Box<NoUnit>),
    /// A stack of paths a warp.
    PairedPath(Box<PathDivergence>),
    /// A table of regions a warp.
    MultiPath(Box<RegionDivergence>),
}

impl Divergence {
    /// The mechanism for all contexts.
    pub fn new(config: &CoreConfig) -> Divergence {
        match config.divergence {
            DivergenceMechanism::Stack => Divergence::Stack(Box::new(StackDivergence::new(config))),
            DivergenceMechanism::Masks => Divergence::Masks(Box::new(NoUnit {
                read: DivergenceRead::new(config),
                effect: DivergenceEffect::new(config),
            })),
            DivergenceMechanism::PairedPath => Divergence::PairedPath(Box::new(PathDivergence::new(config))),
            DivergenceMechanism::MultiPath => Divergence::MultiPath(Box::new(RegionDivergence::new(config))),
        }
    }

    /// What it reads in decode, and what comes of an order.
    pub fn ends(&self) -> (&DivergenceRead<In>, &DivergenceEffect<Out>) {
        match self {
            Divergence::Stack(stack) => (&stack.read, &stack.effect),
            Divergence::Masks(nothing) => (&nothing.read, &nothing.effect),
            Divergence::PairedPath(paths) => (&paths.read, &paths.effect),
            Divergence::MultiPath(regions) => (&regions.read, &regions.effect),
        }
    }

    /// The unit, if it keeps regions in a table.
    pub fn regions(&self) -> Option<&RegionDivergence> {
        match self {
            Divergence::MultiPath(regions) => Some(regions.as_ref()),
            Divergence::Stack(_) | Divergence::Masks(_) | Divergence::PairedPath(_) => None,
        }
    }
}

impl Logic for Divergence {
    fn update(&mut self) {}
}

impl Block for Divergence {
    crate::unsimulated!();

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        match self {
            Divergence::Stack(stack) => stack.accept(name, probe),
            Divergence::Masks(_) => {}
            Divergence::PairedPath(paths) => paths.accept(name, probe),
            Divergence::MultiPath(regions) => regions.accept(name, probe),
        }
    }
}
