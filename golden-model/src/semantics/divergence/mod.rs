//! Divergence: which lanes of a warp execute next (ISA section 8).
//!
//! The configuration chooses the mechanism, and only its own file knows how it keeps what lanes have
//! left behind. Instructions come here as a [`Request`] and get an [`Outcome`]; who wants to know what is
//! kept asks for its depth, for the lanes that wait, for rows to compare, or for fields to record.

mod paired_path;
mod stack;

use isa::divergence::paired_path::parts;
use isa::divergence::{DivergenceField, StateRow};
use isa::{Address, Context, CoreConfig, DivergenceMechanism, Interrupt, LaneMask, Warp};

use self::paired_path::Paths;
use self::stack::Stacks;
use super::operation::Operation;
use super::{Destination, Effect, Shape, State};

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
    /// What comes of a comparison, which has been made.
    Compared(Comparison),
    /// An interrupt; nothing has changed.
    Raises(Interrupt),
}

/// Where a jump leads that executes in some but not all active lanes.
#[derive(Clone, Copy, Debug)]
struct DivergentJump {
    target: Address,
    /// From the next instruction to the target, in bytes; `None` when a register holds the target.
    distance: Option<i64>,
}

/// What comes of comparing the address at which a context goes on with those at which lanes of it wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// Nothing has happened.
    Nothing,
    /// Lanes that waited there have joined in.
    Met {
        /// All lanes that are active now.
        active: LaneMask,
    },
    /// Lanes that waited at a smaller address go on, and the others wait.
    Exchanged {
        /// The lanes that are active now.
        active: LaneMask,
        /// Where they go on.
        pc: Address,
    },
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
    /// Nothing is kept.
    Masks,
    /// Paths that wait, and are compared.
    PairedPath(Paths),
}

impl Divergence {
    /// Nothing has diverged.
    pub(super) fn new(shape: &Shape) -> Self {
        match shape.features.divergence {
            DivergenceMechanism::Stack => {
                Divergence::Stack(Stacks::new(shape.contexts, shape.stack_depth))
            }
            DivergenceMechanism::Masks => Divergence::Masks,
            DivergenceMechanism::PairedPath => Divergence::PairedPath(Paths::new(
                shape.contexts,
                shape.stack_depth,
                shape.features.reconvergence,
            )),
        }
    }

    /// The warp whose registers a context uses.
    #[inline(always)]
    pub const fn warp_of(&self, context: Context) -> Warp {
        match self {
            Divergence::Stack(_) | Divergence::Masks | Divergence::PairedPath(_) => Warp(context.0),
        }
    }

    /// The context in which a warp starts.
    #[inline(always)]
    pub const fn home_context(&self, warp: Warp) -> Context {
        match self {
            Divergence::Stack(_) | Divergence::Masks | Divergence::PairedPath(_) => Context(warp.0),
        }
    }

    /// How many groups of lanes wait in a context.
    pub fn depth(&self, context: Context) -> usize {
        match self {
            Divergence::Stack(stacks) => stacks.entries(context).len(),
            Divergence::Masks => 0,
            Divergence::PairedPath(paths) => paths.paths(context).len(),
        }
    }

    /// The lanes that wait in a context, those that have waited longest first.
    pub fn waiting(&self, context: Context) -> Vec<WaitingLanes> {
        match self {
            Divergence::Stack(stacks) => stacks.waiting(context),
            Divergence::Masks => Vec::new(),
            Divergence::PairedPath(paths) => paths.waiting(context),
        }
    }

    /// What is kept for a context, to be compared and shown.
    pub fn rows(&self, config: &CoreConfig, context: Context) -> Vec<StateRow> {
        match self {
            Divergence::Stack(stacks) => {
                isa::divergence::stack::rows(config, stacks.entries(context))
            }
            Divergence::Masks => Vec::new(),
            Divergence::PairedPath(paths) => {
                let (compares, waiting) = (paths.compares(context), paths.paths(context));
                isa::divergence::paired_path::rows(config, compares, waiting)
            }
        }
    }

    /// Gives the mechanism's own fields of the cycle record, with a context's values.
    pub(crate) fn record(&self, context: Context, set: impl FnMut(DivergenceField, u64)) {
        match self {
            Divergence::Stack(stacks) => stacks.record(context, set),
            Divergence::Masks => {}
            Divergence::PairedPath(paths) => paths.record(context, set),
        }
    }

    /// Forgets what is kept for a context, which starts anew.
    pub(super) fn restart(&mut self, context: Context) {
        match self {
            Divergence::Stack(stacks) => stacks.empty(context),
            Divergence::Masks => {}
            Divergence::PairedPath(paths) => paths.restart(context),
        }
    }

    /// A halt has stopped a context.
    pub(super) fn halted(&mut self, context: Context) {
        match self {
            Divergence::Stack(_) | Divergence::Masks => {}
            Divergence::PairedPath(paths) => paths.empty(context),
        }
    }

    /// An interrupt has been entered in a context, or a reti has come back.
    pub(super) fn set_in_handler(&mut self, context: Context, in_handler: bool) {
        match self {
            Divergence::Stack(_) | Divergence::Masks => {}
            Divergence::PairedPath(paths) => paths.set_compares(context, !in_handler),
        }
    }

    /// Whether jumps that make other lanes active must not be carried out, because lanes wait elsewhere.
    pub(super) fn holds_lanes_elsewhere(&self, context: Context) -> bool {
        match self {
            Divergence::Stack(_) | Divergence::Masks => false,
            Divergence::PairedPath(paths) => !paths.paths(context).is_empty(),
        }
    }

    /// Whether an address may have to be compared before each instruction.
    pub(crate) fn compares_before_instructions(&self) -> bool {
        match self {
            Divergence::Stack(_) | Divergence::Masks => false,
            Divergence::PairedPath(paths) => paths.is_implicit(),
        }
    }

    /// A jump that some but not all active lanes execute.
    fn jump(&mut self, jump: DivergentJump, request: Request) -> Outcome {
        match self {
            Divergence::Stack(_) | Divergence::Masks => Outcome::Raises(Interrupt::DivergentBranch),
            Divergence::PairedPath(paths) => paths.jump(jump, request),
        }
    }

    /// Compares where a context goes on with where lanes of it wait, once.
    pub(crate) fn compare(
        &mut self,
        context: Context,
        active: LaneMask,
        pc: Address,
    ) -> Comparison {
        match self {
            Divergence::Stack(_) | Divergence::Masks => Comparison::Nothing,
            Divergence::PairedPath(paths) => paths.compare(context, active, pc),
        }
    }

    /// The same, but it changes nothing.
    pub(crate) fn look(&self, context: Context, active: LaneMask, pc: Address) -> Comparison {
        match self {
            Divergence::Stack(_) | Divergence::Masks => Comparison::Nothing,
            Divergence::PairedPath(paths) => paths.look(context, active, pc),
        }
    }

    fn carry_out(&mut self, operation: DivergenceOperation, request: Request) -> Outcome {
        match self {
            Divergence::Stack(stacks) => stacks.carry_out(operation, request),
            Divergence::Masks => Outcome::Raises(Interrupt::InvalidInstruction),
            Divergence::PairedPath(paths) => paths.carry_out(operation, request),
        }
    }
}

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// split, splitl, join. Whatever changes mask or kept state is a redirect (docs/pipeline.md
    /// section 9), also to the next instruction.
    pub(super) fn diverge(&mut self, operation: DivergenceOperation) -> Effect {
        let request = self.request();
        let outcome = self.state.divergence.carry_out(operation, request);
        self.follow(outcome)
    }

    /// What must execute in all active lanes or none, but executes in some of them.
    #[cold]
    pub(super) fn branch_divergently(&mut self) -> Effect {
        let instruction = &self.decoded.instruction;
        if !parts(instruction.opcode()) {
            return Effect::raise(Interrupt::DivergentBranch);
        }
        let class = instruction.opcode().class();
        let jump = if class.has_immediate() {
            DivergentJump {
                target: self.relative_target(),
                distance: Some(instruction.immediate()),
            }
        } else {
            DivergentJump {
                target: Address(self.scalar(class.register_count() - 1)),
                distance: None,
            }
        };
        let request = self.request();
        let outcome = self.state.divergence.jump(jump, request);
        let links = matches!(self.decoded.destination, Destination::Gpr(_));
        if links && matches!(outcome, Outcome::GoesOn { .. }) {
            self.link();
        }
        self.follow(outcome)
    }

    fn request(&self) -> Request {
        Request {
            context: self.context,
            active: self.active,
            executing: self.executing,
            next: self.next,
        }
    }

    fn follow(&mut self, outcome: Outcome) -> Effect {
        match outcome {
            Outcome::Unchanged | Outcome::Compared(Comparison::Nothing) => Effect::Advance,
            Outcome::GoesOn { active, pc } => {
                self.state.activate(self.context, active);
                Effect::Redirect { target: pc }
            }
            Outcome::Compared(
                comparison @ (Comparison::Met { active } | Comparison::Exchanged { active, .. }),
            ) => {
                self.state.activate(self.context, active);
                Effect::Compared(comparison)
            }
            Outcome::Raises(interrupt) => Effect::raise(interrupt),
        }
    }
}

impl State {
    /// What the comparison before the instruction at an address is to do.
    #[inline]
    pub(crate) fn comparison_before(&self, context: Context, pc: Address) -> Comparison {
        if !self.divergence.compares_before_instructions() {
            return Comparison::Nothing;
        }
        let active = self.contexts[context].active_mask;
        self.divergence.look(context, active, pc)
    }

    /// Makes the comparison before the instruction at an address, once.
    pub(crate) fn compare_before(&mut self, context: Context, pc: Address) -> Comparison {
        let active = self.contexts[context].active_mask;
        let comparison = self.divergence.compare(context, active, pc);
        match comparison {
            Comparison::Nothing => {}
            Comparison::Met { active } | Comparison::Exchanged { active, .. } => {
                self.activate(context, active);
            }
        }
        comparison
    }
}
