//! In which order differing fields explain one another.
//!
//! All cycles before agreed in every field. So what is kept at the start of the cycle was changed wrongly in the cycle
//! before, and everything else of the cycle can follow from that. The stage of the oldest instruction comes before
//! those of younger ones, which follow it.

use isa::trace::{ExchangeField, PerLineWord, ScratchpadField, Slot};
use isa::{RingField, Scalar};

/// What a field belongs to, the likeliest cause first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// What the environment drives.
    Input,
    /// State at the start of the cycle.
    Kept,
    /// The instruction in commit, and what is written.
    Commit,
    /// The request of the active access that the scratchpad carries out.
    Scratchpad,
    /// A unit is done with its work.
    Done,
    /// The instruction in execute.
    Execute,
    /// The instruction in operands.
    Operands,
    /// The instruction in decode.
    Decode,
    /// The active access.
    DataPort,
    /// The instruction that arrives.
    Fetch,
    /// The instruction that is asked for.
    Schedule,
    /// Nothing is left to do.
    End,
}

/// What a slot belongs to.
pub const fn cause(slot: Slot) -> Cause {
    match slot {
        Slot::Scalar(field) => cause_of_scalar(field),
        Slot::Context(..) | Slot::Warp(..) | Slot::Divergence(..) => Cause::Kept,
        Slot::ClusterBarrier(..) => Cause::Kept,
        // Alone, a core is rung by itself, too: that follows from what it rings, which comes first.
        Slot::Ring(_) => Cause::Kept,
        Slot::Barrier(..) | Slot::TlbEntry(..) | Slot::Counter(_) => Cause::Kept,
        Slot::InstructionCache(_) | Slot::DataCache(_) => Cause::Kept,
        Slot::Scratchpad(ScratchpadField::AnswerValid) => Cause::Kept,
        Slot::Scratchpad(_) | Slot::Bank(..) => Cause::Scratchpad,
        Slot::RequestQueue(_) => Cause::Kept,
        Slot::Exchange(ExchangeField::Lock) => Cause::DataPort,
        Slot::Exchange(ExchangeField::Phase | ExchangeField::Lanes) => Cause::Kept,
        Slot::Custom(_) | Slot::Prediction(..) | Slot::Scoreboard(..) => Cause::Kept,
        Slot::Lane(..) => Cause::Commit,
        Slot::LineWord(PerLineWord::RequestData, _) => Cause::DataPort,
        Slot::LineWord(PerLineWord::ResponseData, _) => Cause::Input,
    }
}

/// Whether it comes from the interconnect, in a core of a cluster.
pub fn is_from_interconnect(slot: Slot) -> bool {
    cause(slot) == Cause::Input || slot == Slot::Ring(RingField::Rung)
}

const fn cause_of_scalar(field: Scalar) -> Cause {
    use Scalar::*;
    match field {
        InstructionRequestReady | InstructionResponseValid | InstructionResponseData => Cause::Input,
        DataRequestReady | DataResponseValid | ConsoleInputValid | ConsoleOutputReady => Cause::Input,
        KernelEntry | KernelEntryValid | ConsoleWaiting | TlbNextEntry => Cause::Kept,
        SpawnTurnValid | SpawnTurnContext | LastSpawnTurn => Cause::Kept,
        TranslationHoldValid | TranslationHoldContext => Cause::Kept,
        CommitValid | CommitContext | CommitPc | CommitLanes => Cause::Commit,
        PredicateWriteValid | PredicateWriteLanes | PredicateWriteWarp => Cause::Commit,
        PredicateWriteRegister | PredicateWriteRow => Cause::Commit,
        WriteLanes | WriteSource | WriteWarp | WriteRegister => Cause::Commit,
        LoadDoneValid | LoadDoneContext | StoreDoneValid | StoreDoneContext => Cause::Done,
        PrintDoneValid | PrintDoneContext => Cause::Done,
        CopyDoneValid | CopyDoneContext | ArithmeticDoneValid | ArithmeticDoneContext => Cause::Done,
        ExecuteValid | ExecuteContext | ExecutePc | ExecuteMicro | ExecuteLanes => Cause::Execute,
        RedirectValid | RedirectPc | InterruptValid | InterruptCause => Cause::Execute,
        SpawnValid | SpawnWarp => Cause::Execute,
        OperandsValid | OperandsContext | OperandsPc => Cause::Operands,
        DecodeValid | DecodeContext | DecodePc | DecodeMicro => Cause::Decode,
        TranslateLanes | TranslateFault | DataRequestValid | DataRequestWrite => Cause::DataPort,
        DataRequestConsole | DataRequestLine | DataRequestByteEnable => Cause::DataPort,
        DataResponseReady | ConsoleOutputValid | ConsoleOutputData => Cause::DataPort,
        FetchValid | FetchContext | FetchPc | FetchSquashed | InstructionResponseReady => Cause::Fetch,
        ScheduleValid | ScheduleContext | SchedulePc | StallCause => Cause::Schedule,
        InstructionRequestValid | InstructionRequestWord => Cause::Schedule,
        Done => Cause::End,
    }
}
