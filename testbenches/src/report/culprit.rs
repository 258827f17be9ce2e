//! Which context and which instruction a differing field speaks of.
//!
//! A record names the instruction in each stage, so a stage's fields lead to it at once. Others - a context's state, a
//! load's response - are the work of an instruction that has left the pipeline; it is the last that its context retired.

use isa::trace::{Slot, WarpState, WriteSource};
use isa::{Context, CoreConfig, CycleRecord, PerContext, PerLineWord, Scalar};

use crate::compare::history::Instructions;

/// The instruction that a report is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Culprit {
    /// Its context.
    pub context: Context,
    /// Its address, where one is known.
    pub pc: Option<u64>,
    /// Where it is, in words.
    pub place: &'static str,
}

/// The part of the core that a field belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Schedule,
    Fetch,
    Decode,
    Operands,
    Execute,
    Commit,
    WritePort,
    Done(Scalar, Scalar),
    DataPort,
    None,
}

const fn part(field: Scalar) -> Part {
    use Scalar::*;
    match field {
        ScheduleValid | ScheduleWarp | SchedulePc | StallCause => Part::Schedule,
        InstructionRequestValid | InstructionRequestReady | InstructionRequestWord => {
            Part::Schedule
        }
        FetchValid | FetchWarp | FetchPc | FetchSquashed => Part::Fetch,
        InstructionResponseValid | InstructionResponseReady | InstructionResponseData => {
            Part::Fetch
        }
        DecodeValid | DecodeWarp | DecodePc | DecodeMicro => Part::Decode,
        OperandsValid | OperandsWarp | OperandsPc => Part::Operands,
        ExecuteValid | ExecuteWarp | ExecutePc | ExecuteMicro | ExecuteLanes => Part::Execute,
        RedirectValid | RedirectPc | InterruptValid | InterruptCause => Part::Execute,
        SpawnValid | SpawnWarp => Part::Execute,
        CommitValid | CommitWarp | CommitPc | CommitLanes => Part::Commit,
        PredicateWriteLanes | PredicateWriteRegister | PredicateWriteValues => Part::Commit,
        WriteLanes | WriteSource | WriteWarp | WriteRegister => Part::WritePort,
        LoadDoneValid | LoadDoneWarp => Part::Done(LoadDoneValid, LoadDoneWarp),
        StoreDoneValid | StoreDoneWarp => Part::Done(StoreDoneValid, StoreDoneWarp),
        CopyDoneValid | CopyDoneWarp => Part::Done(CopyDoneValid, CopyDoneWarp),
        ArithmeticDoneValid | ArithmeticDoneWarp => {
            Part::Done(ArithmeticDoneValid, ArithmeticDoneWarp)
        }
        TranslateLanes | TranslateFault => Part::DataPort,
        KernelEntry => Part::Execute,
        DataRequestValid | DataRequestReady | DataRequestWrite | DataRequestConsole => {
            Part::DataPort
        }
        DataRequestLine | DataRequestByteEnable | DataResponseValid | DataResponseReady => {
            Part::DataPort
        }
        ConsoleWaiting | ConsoleInputValid | Done => Part::None,
    }
}

/// Finds the instruction behind a field in which `records`, of one cycle, differ; `previous` is the record of the cycle
/// before, `instructions` go up to there.
pub fn find(
    config: &CoreConfig,
    slot: Slot,
    records: [&CycleRecord; 2],
    previous: Option<&CycleRecord>,
    instructions: &Instructions,
) -> Option<Culprit> {
    let part = match slot {
        Slot::Scalar(field) => part(field),
        Slot::Context(_, context) | Slot::Divergence(_, context) => {
            return Some(behind_state(context, previous, instructions))
        }
        Slot::Warp(_, warp) => {
            let context = config.home_context(warp);
            return Some(behind_state(context, previous, instructions));
        }
        Slot::Barrier(..) => Part::Execute,
        Slot::Lane(..) => Part::WritePort,
        Slot::LineWord(PerLineWord::RequestData | PerLineWord::ResponseData, _) => Part::DataPort,
    };
    records
        .into_iter()
        .find_map(|record| in_part(config, part, record, instructions))
}

fn in_part(
    config: &CoreConfig,
    part: Part,
    record: &CycleRecord,
    instructions: &Instructions,
) -> Option<Culprit> {
    use Scalar::*;
    let valid = |field| record.scalar(field) != 0;
    let stage = |is_valid, context, pc, place| {
        valid(is_valid).then(|| Culprit {
            context: record.context(context),
            pc: Some(record.scalar(pc)),
            place,
        })
    };
    match part {
        Part::Schedule => stage(ScheduleValid, ScheduleWarp, SchedulePc, "being scheduled"),
        Part::Fetch => stage(FetchValid, FetchWarp, FetchPc, "being fetched"),
        Part::Decode if valid(DecodeMicro) => micro_operation(DecodeWarp, record, instructions),
        Part::Decode => stage(DecodeValid, DecodeWarp, DecodePc, "in decode"),
        Part::Operands => stage(OperandsValid, OperandsWarp, OperandsPc, "in operands"),
        Part::Execute if valid(ExecuteMicro) => micro_operation(ExecuteWarp, record, instructions),
        Part::Execute => stage(ExecuteValid, ExecuteWarp, ExecutePc, "in execute"),
        Part::Commit => stage(CommitValid, CommitWarp, CommitPc, "in commit"),
        Part::WritePort if !valid(WriteLanes) => None,
        Part::WritePort if record.scalar(WriteSource) == self::WriteSource::Commit as u64 => {
            stage(CommitValid, CommitWarp, CommitPc, "in commit")
        }
        Part::WritePort => {
            let context = config.home_context(record.warp(WriteWarp));
            Some(last_retired(context, instructions))
        }
        Part::Done(is_valid, context) => {
            valid(is_valid).then(|| last_retired(record.context(context), instructions))
        }
        Part::DataPort => {
            let waiting = |slot: &Slot| {
                matches!(slot, Slot::Context(PerContext::State, _))
                    && record.get(*slot) == WarpState::WaitMemory as u64
            };
            let slots = record.layout().slots();
            let mut contexts = slots.filter(waiting);
            // With several contexts at the data port, the record does not tell whose request this is.
            match (contexts.next(), contexts.next()) {
                (Some(Slot::Context(_, context)), None) => {
                    Some(last_retired(context, instructions))
                }
                _ => None,
            }
        }
        Part::None => None,
    }
}

/// A micro-operation carries no address: for a clone or a return, the instruction is the one that its context retired last.
fn micro_operation(
    context: Scalar,
    record: &CycleRecord,
    instructions: &Instructions,
) -> Option<Culprit> {
    Some(last_retired(record.context(context), instructions))
}

/// A context's state at the start of a cycle is what execute made of it in the cycle before, if it was there.
fn behind_state(
    context: Context,
    previous: Option<&CycleRecord>,
    instructions: &Instructions,
) -> Culprit {
    let executed = previous.filter(|record| {
        record.scalar(Scalar::ExecuteValid) != 0
            && record.scalar(Scalar::ExecuteMicro) == 0
            && record.context(Scalar::ExecuteWarp) == context
    });
    match executed {
        Some(record) => Culprit {
            context,
            pc: Some(record.scalar(Scalar::ExecutePc)),
            place: "in execute in the cycle before",
        },
        None => last_retired(context, instructions),
    }
}

/// The instruction that a context retired last.
pub fn last_retired(context: Context, instructions: &Instructions) -> Culprit {
    Culprit {
        context,
        pc: instructions.of(context).last().map(|retired| retired.pc),
        place: "the last that its warp retired",
    }
}
