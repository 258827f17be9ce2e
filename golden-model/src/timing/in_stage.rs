//! What is in a stage between fetch and commit: an instruction, or a micro-operation of a copy.

use isa::{Address, Context, Gpr, Interrupt, Lane, Opcode};

use crate::semantics::Decoded;

/// One step of a copy (docs/pipeline.md section 12).
#[derive(Clone, Copy, Debug)]
pub(crate) struct MicroOperation {
    pub(crate) step: Step,
    /// The copy's last one.
    pub(crate) last: bool,
}

/// What a micro-operation does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    /// A register goes from a lane to another.
    Clone { register: Gpr, source: Lane, destination: Lane },
    /// A register, and the predicate of its number, goes from lane 0 to the shadow set.
    Save { register: Gpr },
    /// A register, and the predicate of its number, goes from the shadow set to lane 0.
    Restore { register: Gpr },
    /// A value goes to a register of lane 0.
    Set { register: Gpr, value: u64 },
}

/// What is in a stage between fetch and commit, with an instruction as it is there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InStage<I> {
    pub(crate) context: Context,
    /// 0 for a micro-operation.
    pub(crate) pc: Address,
    pub(crate) work: Work<I>,
}

/// An instruction, or a micro-operation.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Work<I> {
    Instruction {
        instruction: I,
        /// What its fetch raises.
        fetch_fault: Option<Interrupt>,
        /// Its context goes on at the target of a jump.
        predicted: bool,
        /// The mode of its warp while it was in decode.
        supervisor: bool,
    },
    Micro(MicroOperation),
}

/// What is in decode: an instruction's word.
pub(crate) type InDecode = InStage<u64>;

/// What is between decode and commit: a decoded instruction.
pub(crate) type InOperands = InStage<Decoded>;

impl<I> InStage<I> {
    #[inline]
    pub(crate) const fn is_micro(&self) -> bool {
        matches!(self.work, Work::Micro(_))
    }

    /// Whether its context has gone on at the target of a jump.
    #[inline]
    pub(crate) const fn was_predicted(&self) -> bool {
        matches!(self.work, Work::Instruction { predicted: true, .. })
    }
}

impl InOperands {
    /// The opcode of an instruction.
    pub(crate) const fn opcode(&self) -> Option<Opcode> {
        match &self.work {
            Work::Instruction { instruction, .. } => Some(instruction.opcode),
            Work::Micro(_) => None,
        }
    }
}
