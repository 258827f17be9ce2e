//! Divergence: which lanes of a warp execute next (ISA section 8).
//!
//! The configuration chooses the mechanism, and only its own file knows how it keeps what lanes have
//! left behind. Instructions come here as a [`Request`] and get a [`ContextChange`]; a caller that wants to know what is
//! kept asks for its depth, for the lanes that wait, for rows to compare, or for fields to record.

mod effects;
mod multi_path;
mod paired_path;
mod stack;

use isa::divergence::multi_path::{Region, RegionNumber};
use isa::divergence::{DivergenceField, StateRow};
use isa::{Address, Context, CoreConfig, DivergenceMechanism, Interrupt, LaneMask, Opcode, Warp};

use self::multi_path::Regions;
use self::paired_path::Paths;
use self::stack::Stacks;
use super::{ContextSet, Shape};
use crate::rule_events::Fired;

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
enum ContextChange {
    /// Nothing has changed.
    Unchanged,
    /// It goes on with these lanes at this address; what is kept may have changed.
    GoesOn { active: LaneMask, pc: Address },
    /// What comes of a comparison, which has been made.
    Compared(Comparison),
    /// It goes on with these lanes at this address, and so do others in another context, which was Free.
    Starts { active: LaneMask, pc: Address, context: Context, others: LaneMask },
    /// It is Free, and arrives at this address without lanes. With the last of them the lanes given go on there in the
    /// home of its warp.
    Leaves { pc: Address, to_home: Option<(Context, LaneMask)> },
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

/// Declares what a mechanism is asked and told, each with the answer of one that has nothing to say: as the trait
/// [`Mechanism`], and as methods of [`Divergence`], which pass it on to the machine's mechanism.
macro_rules! mechanism {
    (
        asked { $( $(#[$asked:meta])* $ask_vis:vis fn $ask:ident($($ask_name:ident: $ask_type:ty),*) -> $answer:ty = $no:expr; )* }
        told { $( $(#[$told:meta])* $tell_vis:vis fn $tell:ident($($tell_name:ident: $tell_type:ty),*) -> $outcome:ty = $none:expr; )* }
    ) => {
        #[allow(unused_variables, reason = "who has nothing to say does not look")]
        trait Mechanism {
            $( fn $ask(&self, $($ask_name: $ask_type),*) -> $answer { $no } )*
            $( fn $tell(&mut self, $($tell_name: $tell_type),*) -> $outcome { $none } )*
        }

        impl Divergence {
            $(
                $(#[$asked])*
                $ask_vis fn $ask(&self, $($ask_name: $ask_type),*) -> $answer {
                    match self {
                        Divergence::Stack(stacks) => stacks.$ask($($ask_name),*),
                        Divergence::Masks(masks) => masks.$ask($($ask_name),*),
                        Divergence::PairedPath(paths) => paths.$ask($($ask_name),*),
                        Divergence::MultiPath(regions) => regions.$ask($($ask_name),*),
                    }
                }
            )*
            $(
                $(#[$told])*
                $tell_vis fn $tell(&mut self, $($tell_name: $tell_type),*) -> $outcome {
                    match self {
                        Divergence::Stack(stacks) => stacks.$tell($($tell_name),*),
                        Divergence::Masks(masks) => masks.$tell($($tell_name),*),
                        Divergence::PairedPath(paths) => paths.$tell($($tell_name),*),
                        Divergence::MultiPath(regions) => regions.$tell($($tell_name),*),
                    }
                }
            )*
        }
    };
}

mechanism! {
    asked {
        /// The warp whose registers a context uses.
        #[inline(always)]
        pub fn warp_of(context: Context) -> Warp = Warp(context.0);
        /// How many groups of lanes wait in a context; with contexts beside homes, how many regions of its warp are
        /// open.
        pub fn depth(context: Context) -> usize = 0;
        /// The lanes that wait in a context, those that have waited longest first.
        pub fn waiting(context: Context) -> Vec<WaitingLanes> = Vec::new();
        /// The regions of a warp that are open, by ascending number; only with contexts beside homes.
        pub fn regions(warp: Warp) -> Vec<(RegionNumber, Region)> = Vec::new();
        /// The innermost region of a context's lanes; only with contexts beside homes.
        pub fn innermost_region(context: Context) -> Option<RegionNumber> = None;
        /// What is kept for a context, to be compared and shown.
        pub fn rows(config: &CoreConfig, context: Context) -> Vec<StateRow> = Vec::new();
        /// Gives the mechanism's own fields of the cycle record, with a context's values.
        pub(crate) fn record(context: Context, set: impl FnMut(DivergenceField, u64)) -> () = ();
        /// Whether jumps that make other lanes active must not be carried out, because lanes wait elsewhere.
        pub(super) fn holds_lanes_elsewhere(context: Context) -> bool = false;
        /// Whether a clone could write a lane that another context of the warp executes.
        pub(super) fn forbids_clone(context: Context) -> bool = false;
        /// Whether a reti must not be carried out, because it would lose where lanes are.
        pub(super) fn forbids_return(context: Context) -> bool = false;
        /// Whether a warp can have several contexts.
        pub(crate) fn has_split_contexts() -> bool = false;
        /// Whether another context alone may execute for the context's warp.
        #[inline]
        pub(crate) fn is_held(context: Context) -> bool = false;
        /// The context that alone may execute for the context's warp.
        pub(crate) fn holder(context: Context) -> Option<Context> = None;
        /// The other contexts of a context's warp, but for those that are Free.
        pub(crate) fn others(context: Context) -> ContextSet = ContextSet::EMPTY;
        /// Whether an address may have to be compared before each instruction.
        pub(crate) fn compares_before_instructions() -> bool = false;
        /// Whether a comparison is due where a context goes on.
        pub(crate) fn comparison_is_due(context: Context) -> bool = false;
        /// Whether a warp is in a handler that its table of regions knows of.
        pub(super) fn is_in_handler(context: Context) -> bool = false;
        /// What comes of comparing where a context goes on with where lanes of it wait; it changes nothing.
        pub(crate) fn look(context: Context, active: LaneMask, pc: Address) -> Comparison = Comparison::Nothing;
    }
    told {
        /// Forgets what is kept for a context, which starts anew.
        pub(super) fn restart(context: Context) -> () = ();
        /// A halt has stopped a context.
        pub(super) fn halted(context: Context) -> () = ();
        /// An interrupt has been entered in a context.
        pub(super) fn enter_handler(context: Context) -> () = ();
        /// A context has executed a reti. Its registers are still to come back.
        pub(super) fn return_from_handler(context: Context) -> () = ();
        /// The registers are back, too.
        pub(crate) fn end_handler(context: Context) -> () = ();
        /// A context has executed something that does not wait for the others to be quiet: outside of a handler it does
        /// not execute alone any longer.
        #[inline]
        pub(crate) fn release(context: Context) -> () = ();
        /// The contexts that instructions of any context have changed since this was asked for last.
        #[inline]
        pub(crate) fn take_changed() -> ContextSet = ContextSet::EMPTY;
        /// Compares where a context goes on with where lanes of it wait, once.
        pub(crate) fn compare(context: Context, active: LaneMask, pc: Address, fired: &mut Fired) -> Comparison = Comparison::Nothing;
        /// A jump that some but not all active lanes execute.
        fn jump(jump: DivergentJump, at: Request, fired: &mut Fired) -> ContextChange = ContextChange::Raises(Interrupt::DivergentBranch);
        /// split, splitl or join.
        fn carry_out(operation: DivergenceOperation, at: Request, fired: &mut Fired) -> ContextChange = ContextChange::Raises(Interrupt::InvalidInstruction);
    }
}

/// Lanes never part: nothing is kept.
#[derive(Clone, Copy, Debug)]
pub struct Masks;

impl Mechanism for Masks {}

/// The mechanism of a machine, with all that it keeps.
#[derive(Clone, Debug)]
pub enum Divergence {
    /// A stack a context.
    Stack(Stacks),
    /// Nothing is kept.
    Masks(Masks),
    /// Paths that wait, and are compared.
    PairedPath(Paths),
    /// Contexts beside the warps' homes, and regions.
    MultiPath(Regions),
}

impl Divergence {
    /// Nothing has diverged.
    pub(super) fn new(shape: &Shape) -> Self {
        let (contexts, depth) = (shape.contexts, shape.stack_depth);
        let features = &shape.features;
        match features.divergence {
            DivergenceMechanism::Stack => Divergence::Stack(Stacks::new(contexts, depth)),
            DivergenceMechanism::Masks => Divergence::Masks(Masks),
            DivergenceMechanism::PairedPath => {
                Divergence::PairedPath(Paths::new(contexts, depth, features.reconvergence))
            }
            DivergenceMechanism::MultiPath => Divergence::MultiPath(Regions::new(shape)),
        }
    }

    /// The context in which a warp starts.
    #[inline(always)]
    pub const fn home_context(&self, warp: Warp) -> Context {
        Context(warp.0)
    }
}
