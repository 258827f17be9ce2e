//! Divergence: which lanes of a warp execute next (ISA section 8).
//!
//! The configuration chooses the mechanism, and only its own file knows how it keeps what lanes have
//! left behind. Instructions come here as a [`Request`] and get an [`Outcome`]; who wants to know what is
//! kept asks for its depth, for the lanes that wait, for rows to compare, or for fields to record.

mod stack;

use isa::divergence::{DivergenceField, StateRow};
use isa::{Address, Context, CoreConfig, DivergenceMechanism, Interrupt, LaneMask, Warp};

use self::stack::Stacks;
use super::operation::Operation;
use super::{Effect, Shape};

/// The instructions whose meaning is the mechanism's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DivergenceOperation {
    /// split.
    Split,
    /// splitl.
    SplitLoop,
    /// join.
    Join,
}

/// What an instruction asks of the mechanism. It acts even when no lane executes it.
#[derive(Clone, Copy, Debug)]
struct Request {
    context: Context,
    /// The context's active lanes.
    active: LaneMask,
    /// The ISA's P: those of them whose guard is true.
    executing: LaneMask,
    /// The address after the instruction.
    next: Address,
}

/// What becomes of the context.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    /// Nothing has changed.
    Unchanged,
    /// It goes on with these lanes at this address; what is kept may have changed.
    GoesOn { active: LaneMask, pc: Address },
    /// An interrupt; nothing has changed.
    Raises(Interrupt),
}

/// Lanes that wait until it is their turn, or until others have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitingLanes {
    /// What they wait for, as the mechanism calls it.
    pub kind: &'static str,
    /// The lanes.
    pub lanes: LaneMask,
    /// Where they go on; `None` when they go on wherever the others are then.
    pub pc: Option<Address>,
}

/// The mechanism of a machine, with all that it keeps.
#[derive(Clone, Debug)]
pub enum Divergence {
    /// A stack a context.
    Stack(Stacks),
}

impl Divergence {
    /// Nothing has diverged.
    pub(super) fn new(shape: &Shape) -> Self {
        match shape.features.divergence {
            DivergenceMechanism::Stack => {
                Divergence::Stack(Stacks::new(shape.contexts, shape.stack_depth))
            }
        }
    }

    /// The warp whose registers a context uses.
    #[inline(always)]
    pub const fn warp_of(&self, context: Context) -> Warp {
        match self {
            Divergence::Stack(_) => Warp(context.0),
        }
    }

    /// The context in which a warp starts.
    #[inline(always)]
    pub const fn home_context(&self, warp: Warp) -> Context {
        match self {
            Divergence::Stack(_) => Context(warp.0),
        }
    }

    /// How many groups of lanes wait in a context.
    pub fn depth(&self, context: Context) -> usize {
        match self {
            Divergence::Stack(stacks) => stacks.entries(context).len(),
        }
    }

    /// The lanes that wait in a context, those that have waited longest first.
    pub fn waiting(&self, context: Context) -> Vec<WaitingLanes> {
        match self {
            Divergence::Stack(stacks) => stacks.waiting(context),
        }
    }

    /// What is kept for a context, to be compared and shown.
    pub fn rows(&self, config: &CoreConfig, context: Context) -> Vec<StateRow> {
        match self {
            Divergence::Stack(stacks) => {
                isa::divergence::stack::rows(config, stacks.entries(context))
            }
        }
    }

    /// Gives the mechanism's own fields of the cycle record, with a context's values.
    pub(crate) fn record(&self, context: Context, set: impl FnMut(DivergenceField, u64)) {
        match self {
            Divergence::Stack(stacks) => stacks.record(context, set),
        }
    }

    /// Forgets what is kept for a context, which starts anew.
    pub(super) fn restart(&mut self, context: Context) {
        match self {
            Divergence::Stack(stacks) => stacks.empty(context),
        }
    }

    /// What a branch does that executes in some but not all active lanes.
    pub(super) const fn divergent_branch(&self) -> Effect {
        match self {
            Divergence::Stack(_) => Effect::raise(Interrupt::DivergentBranch),
        }
    }

    fn carry_out(&mut self, operation: DivergenceOperation, request: Request) -> Outcome {
        match self {
            Divergence::Stack(stacks) => stacks.carry_out(operation, request),
        }
    }
}

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// split, splitl, join. Whatever changes mask or kept state is a redirect (docs/pipeline.md
    /// section 9), also to the next instruction.
    pub(super) fn diverge(&mut self, operation: DivergenceOperation) -> Effect {
        let request = Request {
            context: self.context,
            active: self.active,
            executing: self.executing,
            next: self.next,
        };
        match self.state.divergence.carry_out(operation, request) {
            Outcome::Unchanged => Effect::Advance,
            Outcome::GoesOn { active, pc } => {
                self.state.activate(self.context, active);
                Effect::Redirect { target: pc }
            }
            Outcome::Raises(interrupt) => Effect::raise(interrupt),
        }
    }
}
