//! How the lanes of a warp part and meet again (ISA section 8, docs/pipeline.md section 9.1).
//!
//! Which way they do is a choice of the configuration, and each way, a *mechanism*, has a folder of its own here. The rest of the core knows
//! a mechanism by three bundles: what it reads for the context in decode, what the instruction in execute orders, and what comes of that.
//! Besides, the warp table keeps a few bits for the mechanism beside each context's active mask: its *state*, 0 after reset and for a warp
//! that starts. A mechanism that needs more keeps it itself.

use isa::{Context, CoreConfig, DivergenceMechanism};
use rust_hdl::prelude::{Block, Logic, Probe};

use self::stack::StackDivergence;
use crate::index::context_index;
use crate::kit::prelude::*;
use crate::trace::TracePorts;

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

bundle! {
    /// The context in decode: what a mechanism reads by, so that it knows in execute what it needs.
    pub struct DivergenceRead(config: &CoreConfig) {
        /// The context in decode.
        context: context_index(config),
        /// State of the context in decode, from the warp table.
        state: state_bits(config),
    }
}

bundle! {
    /// What the instruction in execute orders.
    pub struct DivergenceOrder(config: &CoreConfig) {
        /// No earlier check has caught the instruction: it acts, also when no lane executes it.
        acts: 1,
        /// What the instruction orders: a [`DivergenceOperation`].
        operation: DivergenceOperation::BITS,
        /// Context of the instruction.
        context: context_index(config),
        /// Lanes whose guard is true.
        executing: config.arch.lanes(),
        /// Active lanes.
        active: config.arch.lanes(),
        /// The address behind the instruction.
        next: config.arch.word_bits(),
    }
}

bundle! {
    /// What comes of an order.
    pub struct DivergenceEffect(config: &CoreConfig) {
        /// Mask or state change, or the mechanism fails: the context is redirected.
        redirects: 1,
        /// The mechanism fails: interrupt 6, and nothing changes.
        fails: 1,
        /// Active lanes from now on, if the operation is not none.
        mask: config.arch.lanes(),
        /// The context goes on at `pc`, not behind the instruction. Tells only of instructions that act.
        resumes: 1,
        /// Where it then goes on.
        pc: config.arch.word_bits(),
        /// The context's state from now on, whatever the operation.
        state: state_bits(config),
    }
}

/// Bits that the warp table keeps of a context for the configured mechanism.
pub fn state_bits(config: &CoreConfig) -> u32 {
    match config.divergence {
        DivergenceMechanism::Stack => config.depth_bits(),
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
    }
}

/// The mechanism that is configured.
pub enum Divergence {
    /// A stack a warp.
    Stack(StackDivergence),
}

/// What every mechanism is connected by.
pub struct DivergencePorts<'a> {
    /// From decode and the warp table.
    pub read: &'a DivergenceRead<In>,
    /// From operands: the address behind the instruction there.
    pub next: &'a RSignal<In>,
    /// From execute.
    pub order: &'a DivergenceOrder<In>,
    /// To execute.
    pub effect: &'a DivergenceEffect<Out>,
}

impl Divergence {
    /// The mechanism for all contexts.
    pub fn new(config: &CoreConfig) -> Divergence {
        match config.divergence {
            DivergenceMechanism::Stack => Divergence::Stack(StackDivergence::new(config)),
        }
    }

    /// Its ports.
    pub fn ports(&self) -> DivergencePorts<'_> {
        match self {
            Divergence::Stack(stack) => DivergencePorts {
                read: &stack.read,
                next: &stack.next,
                order: &stack.order,
                effect: &stack.effect,
            },
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
        }
    }
}
