//! How the lanes of a warp part and meet again (ISA section 8, docs/pipeline.md parts 9.1 to 9.3).
//!
//! Which way they do is a choice of the configuration, and each way, a *mechanism*, has a folder of its own here. The rest of the core knows
//! a mechanism by three bundles: what it reads for the context in decode, what the instruction in execute orders, and what comes of that.
//! Besides, the warp table keeps a few bits for the mechanism beside each context's active mask: its *state*, 0 after reset and for a warp
//! that starts. A mechanism that needs more keeps it itself. With the mechanism that keeps nothing there is no unit, and the bundles are empty.

use isa::divergence::DivergenceField;
use isa::{Context, CoreConfig, DivergenceMechanism, Reconvergence};
use rust_hdl::prelude::{Block, Logic, Probe};

use self::multi_path::RegionDivergence;
use self::paired_path::PathDivergence;
use self::stack::StackDivergence;
use crate::index::{context_index, owner_index, warp_index};
use crate::kit::prelude::*;
use crate::kit::Width;
use crate::stages::control::ControlRegister;
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
        DivergenceMechanism::Stack
        | DivergenceMechanism::PairedPath
        | DivergenceMechanism::MultiPath => true,
        DivergenceMechanism::Masks => false,
    }
}

/// Whether jumps part lanes.
fn jumps_part(config: &CoreConfig) -> bool {
    config.divergence == DivergenceMechanism::PairedPath
}

/// Whether regions are in a table.
fn has_regions(config: &CoreConfig) -> bool {
    config.divergence == DivergenceMechanism::MultiPath
}

/// Whether there are contexts beside the homes of the warps.
pub fn has_split_contexts(config: &CoreConfig) -> bool {
    config.split_contexts > 0
}

/// 1 where it is told of a micro-operation that it ends a return, else 0.
pub fn returns_bits(config: &CoreConfig) -> u32 {
    u32::from(has_regions(config))
}

/// Whether the unit may take the place of any instruction: it tells operands which.
pub fn comes_between(config: &CoreConfig) -> bool {
    jumps_part(config) && config.reconvergence == Reconvergence::Implicit
}

/// Bits of a [`DivergenceOperation`]: none where split, splitl and join are not there, or do nothing.
pub fn operation_bits(config: &CoreConfig) -> u32 {
    match config.divergence {
        DivergenceMechanism::Stack | DivergenceMechanism::MultiPath => DivergenceOperation::BITS,
        DivergenceMechanism::Masks => 0,
        DivergenceMechanism::PairedPath => match config.reconvergence {
            Reconvergence::Implicit => 0,
            Reconvergence::Explicit => DivergenceOperation::BITS,
        },
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

/// `width` with a mechanism that has a unit, else 0.
fn if_present(config: &CoreConfig, width: impl Into<Width>) -> Width {
    match is_present(config) {
        true => width.into(),
        false => 0.into(),
    }
}

/// `width` with a mechanism that has a unit, where the context tells its warp; else 0.
fn if_alone(config: &CoreConfig, width: impl Into<Width>) -> Width {
    match has_split_contexts(config) {
        true => 0.into(),
        false => if_present(config, width),
    }
}

/// `width` where jumps part lanes, else 0.
fn if_jumps_part(config: &CoreConfig, width: u32) -> u32 {
    match jumps_part(config) {
        true => width,
        false => 0,
    }
}

/// `width` where the unit denies instructions that wake lanes, else 0.
fn if_denies(config: &CoreConfig, width: u32) -> u32 {
    match jumps_part(config) || has_regions(config) {
        true => width,
        false => 0,
    }
}

/// `width` where regions are in a table, else 0.
fn if_regions(config: &CoreConfig, width: impl Into<Width>) -> Width {
    match has_regions(config) {
        true => width.into(),
        false => 0.into(),
    }
}

/// `width` where there are split contexts, else 0.
pub(super) fn if_split(config: &CoreConfig, width: impl Into<Width>) -> Width {
    match has_split_contexts(config) {
        true => width.into(),
        false => 0.into(),
    }
}

bundle! {
    /// The context in decode: what a mechanism reads by, so that it knows in execute what it needs.
    pub struct DivergenceRead(config: &CoreConfig) {
        /// The context in decode.
        context: if_alone(config, context_index(config)),
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
        acts: if_present(config, 1),
        /// What the instruction orders: a [`DivergenceOperation`].
        operation: operation_bits(config),
        /// Context of the instruction.
        context: if_alone(config, context_index(config)),
        /// Its warp, where the context does not tell it.
        owner: owner_index(config),
        /// Lanes whose guard is true.
        executing: if_present(config, config.arch.lanes()),
        /// Active lanes.
        active: if_present(config, config.arch.lanes()),
        /// The address behind the instruction.
        next: if_present(config, config.arch.word_bits()),
        /// A lane executes the instruction, it is valid, and it is no uniform one that lanes diverge at.
        passes: if_denies(config, 1),
        /// It jumps by its immediate, and leaves mask and mode alone.
        by_immediate: if_jumps_part(config, 1),
        /// It jumps to a register's value, and leaves mask and mode alone.
        by_register: if_jumps_part(config, 1),
        /// It sets the active mask, whoever waits.
        wakes: if_denies(config, 1),
        /// The instruction's address.
        pc: if_jumps_part(config, config.arch.word_bits()),
        /// Its immediate.
        immediate: if_jumps_part(config, config.arch.word_bits()),
        /// Where it jumps by its immediate.
        target: if_jumps_part(config, config.arch.word_bits()),
        /// The warp halts.
        halts: if_jumps_part(config, 1),
        /// An interrupt is entered.
        enters: if_denies(config, 1),
        /// The warp comes back from an interrupt.
        returns: if_denies(config, 1),
        /// If it passes, the warp comes back from an interrupt.
        is_return: if_regions(config, 1),
        /// The warp stops.
        stops: if_regions(config, 1),
        /// The warp `free_warp` starts.
        spawns: if_regions(config, 1),
        /// The lowest Stopped warp.
        free_warp: if_regions(config, warp_index(config)),
    }
}

bundle! {
    /// What comes of an order.
    pub struct DivergenceEffect(config: &CoreConfig) {
        /// Mask or state change, or the mechanism fails: the context is redirected. (A jump is in any case.)
        redirects: if_present(config, 1),
        /// The mechanism fails: interrupt 6, and nothing changes.
        fails: if_present(config, 1),
        /// Active lanes from now on, of instructions for which [`sets_mask`] is high.
        mask: if_present(config, config.arch.lanes()),
        /// The context goes on at `pc`, not behind the instruction. Tells only of instructions that act.
        resumes: if_present(config, 1),
        /// Where it then goes on.
        pc: if_present(config, config.arch.word_bits()),
        /// The context's state from now on, whatever the operation.
        state: state_bits(config),
        /// It may part the lanes: they need not agree on it.
        may_part: if_jumps_part(config, 1),
        /// If the instruction passes, the mechanism fails.
        denies: if_denies(config, 1),
        /// It jumps by its immediate, but the context goes on behind it.
        falls_through: if_jumps_part(config, 1),
        /// The instruction does not commit: its turn comes again.
        repeats: u32::from(jumps_part(config) || has_split_contexts(config)),
        /// If it acts, it does not commit, for the table has changed since it was read; its context goes on at its own address.
        is_stale: if_split(config, 1),
        /// The other lanes start in a context of their own.
        starts: if_split(config, 1),
        /// The context becomes Free.
        frees: if_split(config, 1),
        /// Its lanes go on in the home of its warp.
        hands_over: if_split(config, 1),
        /// A context is left with some of its lanes, but not all.
        parts: if_present(config, u32::from(config.performance_counters)),
        /// The warp is in a handler. Whatever the instruction.
        in_handler: if_split(config, 1),
    }
}

/// A bit of an effect; low where the mechanism lacks it.
pub fn bit_of(effect: &RSignal<In>) -> Expr {
    match effect.width() {
        0 => low(),
        _ => effect.val(),
    }
}

/// High when an instruction is split, splitl or join, and the mechanism has it.
pub fn is_operation(control: &ControlRegister) -> Expr {
    match control.divergence.width() {
        0 => low(),
        _ => control.divergence.val().any(),
    }
}

/// High when the mechanism says which lanes are active behind an instruction, if nothing else of it does.
pub fn sets_mask(config: &CoreConfig, control: &ControlRegister) -> Expr {
    match config.divergence {
        DivergenceMechanism::Stack | DivergenceMechanism::MultiPath => is_operation(control),
        DivergenceMechanism::Masks => low(),
        DivergenceMechanism::PairedPath => !control.returns.val(),
    }
}

/// What the cycle record shows of the mechanism's state that stands in the warp table.
pub fn fields_of_warp_table(config: &CoreConfig) -> Vec<DivergenceField> {
    match config.divergence {
        DivergenceMechanism::MultiPath => multi_path::fields_of_warp_table(),
        mechanism => mechanism.fields().to_vec(),
    }
}

/// Shows a context's state in the cycle record.
pub fn trace_state(
    k: &mut Kernel,
    config: &CoreConfig,
    trace: &TracePorts,
    context: Context,
    state: Expr,
) {
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
    order: DivergenceOrder<In>,
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

/// What every mechanism is connected by.
pub struct DivergencePorts<'a> {
    /// From decode and the warp table.
    pub read: &'a DivergenceRead<In>,
    /// From operands: the address behind the instruction there.
    pub next: Option<&'a RSignal<In>>,
    /// From operands: the address of the instruction there.
    pub pc: Option<&'a RSignal<In>>,
    /// To operands: the mechanism takes the place of the instruction there, unless a check before it catches that.
    pub comes_between: Option<&'a RSignal<Out>>,
    /// From execute.
    pub order: &'a DivergenceOrder<In>,
    /// To execute.
    pub effect: &'a DivergenceEffect<Out>,
}

impl Divergence {
    /// The mechanism for all contexts.
    pub fn new(config: &CoreConfig) -> Divergence {
        match config.divergence {
            DivergenceMechanism::Stack => Divergence::Stack(Box::new(StackDivergence::new(config))),
            DivergenceMechanism::Masks => Divergence::Masks(Box::new(NoUnit {
                read: DivergenceRead::new(config),
                order: DivergenceOrder::new(config),
                effect: DivergenceEffect::new(config),
            })),
            DivergenceMechanism::PairedPath => {
                Divergence::PairedPath(Box::new(PathDivergence::new(config)))
            }
            DivergenceMechanism::MultiPath => {
                Divergence::MultiPath(Box::new(RegionDivergence::new(config)))
            }
        }
    }

    /// Its ports.
    pub fn ports(&self) -> DivergencePorts<'_> {
        match self {
            Divergence::Stack(stack) => DivergencePorts {
                read: &stack.read,
                next: Some(&stack.next),
                pc: None,
                comes_between: None,
                order: &stack.order,
                effect: &stack.effect,
            },
            Divergence::Masks(nothing) => DivergencePorts {
                read: &nothing.read,
                next: None,
                pc: None,
                comes_between: None,
                order: &nothing.order,
                effect: &nothing.effect,
            },
            Divergence::PairedPath(paths) => paths.ports(),
            Divergence::MultiPath(regions) => regions.ports(),
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
    fn connect_all(&mut self) {}

    fn update_all(&mut self) {}

    fn has_changed(&self) -> bool {
        false
    }

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        match self {
            Divergence::Stack(stack) => stack.accept(name, probe),
            Divergence::Masks(_) => {}
            Divergence::PairedPath(paths) => paths.accept(name, probe),
            Divergence::MultiPath(regions) => regions.accept(name, probe),
        }
    }
}
