//! Divergence: which lanes of a warp execute next (ISA section 8).
//!
//! The configuration chooses the mechanism, and only its own file knows how it keeps what lanes have
//! left behind. Instructions come here as a [`Request`] and get an [`Outcome`]; who wants to know what is
//! kept asks for its depth, for the lanes that wait, for rows to compare, or for fields to record.

mod effects;
mod multi_path;
mod paired_path;
mod stack;

use isa::divergence::{DivergenceField, StateRow};
use isa::{Address, Context, CoreConfig, DivergenceMechanism, Interrupt, LaneMask, Opcode, Warp};

use self::multi_path::Regions;
use self::paired_path::Paths;
use self::stack::Stacks;
use super::{ContextSet, Shape};

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

impl DivergenceOperation {
    /// An opcode's; `None` of any other instruction.
    pub(super) const fn of(opcode: Opcode) -> Option<Self> {
        match opcode {
            Opcode::Split => Some(DivergenceOperation::Split),
            Opcode::Splitl => Some(DivergenceOperation::SplitLoop),
            Opcode::Join => Some(DivergenceOperation::Join),
            _ => None,
        }
    }
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
    /// It goes on with these lanes at this address, and so do others in another context, which was Free.
    Starts {
        active: LaneMask,
        pc: Address,
        context: Context,
        others: LaneMask,
    },
    /// It is Free, and comes to this address without lanes. With the last of them the lanes given go on there in the home of
    /// its warp.
    Leaves {
        pc: Address,
        to_home: Option<(Context, LaneMask)>,
    },
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
    /// Contexts beside the warps' homes, and regions.
    MultiPath(Regions),
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
            DivergenceMechanism::MultiPath => Divergence::MultiPath(Regions::new(shape)),
        }
    }

    /// The warp whose registers a context uses.
    #[inline(always)]
    pub fn warp_of(&self, context: Context) -> Warp {
        match self {
            Divergence::Stack(_) | Divergence::Masks | Divergence::PairedPath(_) => Warp(context.0),
            Divergence::MultiPath(regions) => regions.warp_of(context),
        }
    }

    /// The context in which a warp starts.
    #[inline(always)]
    pub const fn home_context(&self, warp: Warp) -> Context {
        Context(warp.0)
    }

    /// How many groups of lanes wait in a context; with contexts beside homes, how many regions of its warp are open.
    pub fn depth(&self, context: Context) -> usize {
        match self {
            Divergence::Stack(stacks) => stacks.entries(context).len(),
            Divergence::Masks => 0,
            Divergence::PairedPath(paths) => paths.paths(context).len(),
            Divergence::MultiPath(regions) => regions.open_regions(context),
        }
    }

    /// The lanes that wait in a context, those that have waited longest first.
    pub fn waiting(&self, context: Context) -> Vec<WaitingLanes> {
        match self {
            Divergence::Stack(stacks) => stacks.waiting(context),
            Divergence::Masks => Vec::new(),
            Divergence::PairedPath(paths) => paths.waiting(context),
            Divergence::MultiPath(regions) => regions.waiting(context),
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
            Divergence::MultiPath(regions) => regions.rows(config, context),
        }
    }

    /// Gives the mechanism's own fields of the cycle record, with a context's values.
    pub(crate) fn record(&self, context: Context, set: impl FnMut(DivergenceField, u64)) {
        match self {
            Divergence::Stack(stacks) => stacks.record(context, set),
            Divergence::Masks => {}
            Divergence::PairedPath(paths) => paths.record(context, set),
            Divergence::MultiPath(regions) => regions.record(context, set),
        }
    }

    /// Forgets what is kept for a context, which starts anew.
    pub(super) fn restart(&mut self, context: Context) {
        match self {
            Divergence::Stack(stacks) => stacks.empty(context),
            Divergence::Masks => {}
            Divergence::PairedPath(paths) => paths.restart(context),
            Divergence::MultiPath(regions) => regions.restart(context),
        }
    }

    /// A halt has stopped a context.
    pub(super) fn halted(&mut self, context: Context) {
        match self {
            // When a warp stops its table has been emptied already.
            Divergence::Stack(_) | Divergence::Masks | Divergence::MultiPath(_) => {}
            Divergence::PairedPath(paths) => paths.empty(context),
        }
    }

    /// An interrupt has been entered in a context.
    pub(super) fn enter_handler(&mut self, context: Context) {
        match self {
            Divergence::Stack(_) | Divergence::Masks => {}
            Divergence::PairedPath(paths) => paths.set_compares(context, false),
            Divergence::MultiPath(regions) => regions.enter_handler(context),
        }
    }

    /// A context has executed a reti. Its registers are still to come back.
    pub(super) fn return_from_handler(&mut self, context: Context) {
        match self {
            Divergence::Stack(_) | Divergence::Masks => {}
            Divergence::PairedPath(paths) => paths.set_compares(context, true),
            Divergence::MultiPath(regions) => regions.return_from_handler(context),
        }
    }

    /// The registers are back, too.
    pub(crate) fn end_handler(&mut self, context: Context) {
        match self {
            Divergence::Stack(_) | Divergence::Masks | Divergence::PairedPath(_) => {}
            Divergence::MultiPath(regions) => regions.end_handler(context),
        }
    }

    /// Whether jumps that make other lanes active must not be carried out, because lanes wait elsewhere.
    pub(super) fn holds_lanes_elsewhere(&self, context: Context) -> bool {
        match self {
            Divergence::Stack(_) | Divergence::Masks => false,
            Divergence::PairedPath(paths) => !paths.paths(context).is_empty(),
            Divergence::MultiPath(regions) => regions.holds_lanes_elsewhere(context),
        }
    }

    /// Whether a clone could write a lane that another context of the warp executes.
    pub(super) fn forbids_clone(&self, context: Context) -> bool {
        match self {
            Divergence::Stack(_) | Divergence::Masks | Divergence::PairedPath(_) => false,
            Divergence::MultiPath(regions) => regions.holds_lanes_elsewhere(context),
        }
    }

    /// Whether a reti must not be carried out, because it would lose where lanes are.
    pub(super) fn forbids_return(&self, context: Context) -> bool {
        match self {
            Divergence::Stack(_) | Divergence::Masks | Divergence::PairedPath(_) => false,
            Divergence::MultiPath(regions) => regions.forbids_return(context),
        }
    }

    /// Whether a warp can have several contexts.
    pub(crate) const fn has_split_contexts(&self) -> bool {
        matches!(self, Divergence::MultiPath(_))
    }

    /// Whether another context alone may execute for the context's warp.
    #[inline]
    pub(crate) fn is_held(&self, context: Context) -> bool {
        match self {
            Divergence::Stack(_) | Divergence::Masks | Divergence::PairedPath(_) => false,
            Divergence::MultiPath(regions) => regions.is_held(context),
        }
    }

    /// The context that alone may execute for the context's warp.
    pub(super) fn holder(&self, context: Context) -> Option<Context> {
        match self {
            Divergence::Stack(_) | Divergence::Masks | Divergence::PairedPath(_) => None,
            Divergence::MultiPath(regions) => regions.holder(context),
        }
    }

    /// The other contexts of a context's warp, but for those that are Free.
    pub(crate) fn others(&self, context: Context) -> ContextSet {
        match self {
            Divergence::Stack(_) | Divergence::Masks | Divergence::PairedPath(_) => {
                ContextSet::EMPTY
            }
            Divergence::MultiPath(regions) => regions.others(context),
        }
    }

    /// A context has executed something that does not wait for the others to be quiet: outside of a handler it does not
    /// execute alone any longer.
    #[inline]
    pub(crate) fn release(&mut self, context: Context) {
        match self {
            Divergence::Stack(_) | Divergence::Masks | Divergence::PairedPath(_) => {}
            Divergence::MultiPath(regions) => regions.release(context),
        }
    }

    /// The contexts that instructions of any context have changed since this was asked for last.
    #[inline]
    pub(crate) fn take_changed(&mut self) -> ContextSet {
        match self {
            Divergence::Stack(_) | Divergence::Masks | Divergence::PairedPath(_) => {
                ContextSet::EMPTY
            }
            Divergence::MultiPath(regions) => regions.take_changed(),
        }
    }

    /// Whether an address may have to be compared before each instruction.
    pub(crate) fn compares_before_instructions(&self) -> bool {
        match self {
            Divergence::Stack(_) | Divergence::Masks | Divergence::MultiPath(_) => false,
            Divergence::PairedPath(paths) => paths.is_implicit(),
        }
    }

    /// A jump that some but not all active lanes execute.
    fn jump(&mut self, jump: DivergentJump, request: Request) -> Outcome {
        match self {
            Divergence::Stack(_) | Divergence::Masks | Divergence::MultiPath(_) => {
                Outcome::Raises(Interrupt::DivergentBranch)
            }
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
            Divergence::Stack(_) | Divergence::Masks | Divergence::MultiPath(_) => {
                Comparison::Nothing
            }
            Divergence::PairedPath(paths) => paths.compare(context, active, pc),
        }
    }

    /// The same, but it changes nothing.
    pub(crate) fn look(&self, context: Context, active: LaneMask, pc: Address) -> Comparison {
        match self {
            Divergence::Stack(_) | Divergence::Masks | Divergence::MultiPath(_) => {
                Comparison::Nothing
            }
            Divergence::PairedPath(paths) => paths.look(context, active, pc),
        }
    }

    fn carry_out(&mut self, operation: DivergenceOperation, request: Request) -> Outcome {
        match self {
            Divergence::Stack(stacks) => stacks.carry_out(operation, request),
            Divergence::Masks => Outcome::Raises(Interrupt::InvalidInstruction),
            Divergence::PairedPath(paths) => paths.carry_out(operation, request),
            Divergence::MultiPath(regions) => regions.carry_out(operation, request),
        }
    }
}
