//! The cycle record: what of the model's cycle is compared (docs/pipeline.md section 17).
//!
//! What follows from the state at the start of the cycle is recorded here, all at once; what happens
//! in the cycle is recorded where it happens.

use isa::ports::PortInputs;
use isa::trace::{PerBarrier, PerContext, PerLane, PerLineWord, Scalar, WriteSource};
use isa::{Context, CycleRecord, Gpr, Lane, LaneMask, Slot, Warp};

use super::arithmetic_unit::ArithmeticWrite;
use super::core::Core;
use super::decode::Work;
use super::load_store::LoadWrite;
use crate::semantics::State;

/// Clears the record, then records ports, stages and warps as they are at the start of the cycle.
#[inline]
pub(super) fn at_start(core: &Core, inputs: &PortInputs, record: &mut CycleRecord) {
    clear(record);
    schedule(core, inputs, record);
    stages(core, record);
    commit(core, record);
    instruction_port(core, inputs, record);
    data_port(core, inputs, record);
    console_port(core, inputs, record);
    let waits = u64::from(inputs.console_input_valid);
    record.set(Scalar::ConsoleInputValid, waits);
    record.set(Scalar::Done, u64::from(core.outputs().done));
    if let Some(entry) = core.state.kernel_entry() {
        record.set(Scalar::KernelEntry, entry.0);
        record.set(Scalar::KernelEntryValid, 1);
    }
    turns(core, record);
    let waiting = u64::from(core.console_waiting);
    record.set(Scalar::ConsoleWaiting, waiting);
    core.contexts.record(record);
    core.tlb.record(record);
    if let Some(cache) = &core.instruction_cache {
        cache.record(record);
    }
    if let Some(cache) = &core.data_cache {
        cache.record(record);
    }
    if let Some(predictions) = &core.predictions {
        predictions.record(record);
    }
    core.load_store.record_banks(record);
    if let Some(boards) = &core.scoreboards {
        boards.record(record);
    }
    if let Some(counters) = &core.counters {
        counters.record(record);
    }
    let barriers = core.state.barriers();
    if !barriers.is_empty() {
        let start = record.layout().index(Slot::Barrier(PerBarrier::Waiting, 0));
        let slots = &mut record.slots_mut()[start..];
        for (slot, waiting) in slots.iter_mut().zip(barriers) {
            *slot = waiting.0;
        }
    }
}

/// Sets to 0 what is not recorded in every cycle: all but the fields of contexts, warps, barriers, TLB entries,
/// caches, scratchpad, predictions, scoreboards and counters.
#[inline]
fn clear(record: &mut CycleRecord) {
    let layout = record.layout();
    let contexts = layout.index(Slot::Context(PerContext::State, Context(0)));
    let lanes = layout.index(Slot::Lane(PerLane::WriteValue, Lane(0)));
    let slots = record.slots_mut();
    slots[..contexts].fill(0);
    slots[lanes..].fill(0);
}

/// A load response's register write.
#[inline]
pub(super) fn load_write(state: &State, write: &LoadWrite, record: &mut CycleRecord) {
    let LoadWrite {
        context,
        warp,
        register,
        lanes,
        last,
    } = *write;
    unit_write(state, WriteSource::Load, (warp, register, lanes), record);
    if last {
        access_done(context, false, record);
    }
}

/// A load is complete, or a store that has been answered.
#[inline]
pub(super) fn access_done(context: Context, is_store: bool, record: &mut CycleRecord) {
    let (valid, warp) = if is_store {
        (Scalar::StoreDoneValid, Scalar::StoreDoneWarp)
    } else {
        (Scalar::LoadDoneValid, Scalar::LoadDoneWarp)
    };
    record.set(valid, 1);
    record.set(warp, context.0.into());
}

/// The arithmetic unit's register write.
#[inline]
pub(super) fn arithmetic_write(state: &State, write: &ArithmeticWrite, record: &mut CycleRecord) {
    let ArithmeticWrite {
        context,
        warp,
        register,
        lanes,
    } = *write;
    let place = (warp, register, lanes);
    unit_write(state, WriteSource::Arithmetic, place, record);
    record.set(Scalar::ArithmeticDoneValid, 1);
    record.set(Scalar::ArithmeticDoneWarp, context.0.into());
}

/// What a unit has just written.
fn unit_write(
    state: &State,
    source: WriteSource,
    (warp, register, lanes): (Warp, Gpr, LaneMask),
    record: &mut CycleRecord,
) {
    record.set(Scalar::WriteLanes, lanes.0);
    record.set(Scalar::WriteSource, source as u64);
    record.set(Scalar::WriteWarp, warp.0.into());
    record.set(Scalar::WriteRegister, u64::from(register.0));
    let values = state.gpr_lanes(warp, register);
    for lane in lanes.iter() {
        record.set_lane(PerLane::WriteValue, lane, values[lane.index()]);
    }
}

#[inline]
fn schedule(core: &Core, inputs: &PortInputs, record: &mut CycleRecord) {
    let ready = core.takes_fetch(inputs);
    if let (Some(context), true) = (core.scheduler.choice, ready) {
        record.set(Scalar::ScheduleValid, 1);
        record.set(Scalar::ScheduleWarp, context.0.into());
        record.set(Scalar::SchedulePc, core.state.contexts[context].pc.0);
    }
    let cause = core.scheduler.stall_cause(ready);
    record.set(Scalar::StallCause, cause as u64);
}

#[inline]
fn stages(core: &Core, record: &mut CycleRecord) {
    if let Some(stage) = &core.decode {
        record.set(Scalar::DecodeValid, 1);
        record.set(Scalar::DecodeWarp, stage.context.0.into());
        record.set(Scalar::DecodePc, stage.pc.0);
        let is_micro = matches!(stage.work, Work::Micro(_));
        record.set(Scalar::DecodeMicro, u64::from(is_micro));
    }
    if let Some(stage) = &core.operands {
        record.set(Scalar::OperandsValid, 1);
        record.set(Scalar::OperandsWarp, stage.context.0.into());
        record.set(Scalar::OperandsPc, stage.pc.0);
    }
    if let Some(stage) = &core.execute {
        record.set(Scalar::ExecuteValid, 1);
        record.set(Scalar::ExecuteWarp, stage.context.0.into());
        record.set(Scalar::ExecutePc, stage.pc.0);
        record.set(Scalar::ExecuteMicro, u64::from(stage.is_micro()));
    }
}

#[inline]
fn commit(core: &Core, record: &mut CycleRecord) {
    let Some(stage) = &core.commit else {
        return;
    };
    record.set(Scalar::CommitValid, 1);
    record.set(Scalar::CommitWarp, stage.context.0.into());
    record.set(Scalar::CommitPc, stage.pc.0);
    record.set(Scalar::CommitLanes, stage.lanes.0);
    if let Some((register, lanes)) = stage.predicate {
        let state = &core.state;
        let warp = state.warp_of(stage.context);
        let kept = state.predicate_lanes(warp, register).without(lanes);
        let row = kept | (state.staged_predicate() & lanes);
        record.set(Scalar::PredicateWriteValid, 1);
        record.set(Scalar::PredicateWriteLanes, lanes.0);
        record.set(Scalar::PredicateWriteWarp, warp.0.into());
        record.set(Scalar::PredicateWriteRegister, u64::from(register.0));
        record.set(Scalar::PredicateWriteRow, row.0);
    }
    if let Some(write) = &stage.gpr {
        record.set(Scalar::WriteLanes, write.lanes.0);
        record.set(Scalar::WriteSource, write.source as u64);
        record.set(Scalar::WriteWarp, write.warp.0.into());
        record.set(Scalar::WriteRegister, u64::from(write.register.0));
        let values = core.state.staged_gpr();
        for lane in write.lanes.iter() {
            record.set_lane(PerLane::WriteValue, lane, values[lane.index()]);
        }
    }
}

#[inline]
fn instruction_port(core: &Core, inputs: &PortInputs, record: &mut CycleRecord) {
    let outputs = core.outputs();
    let mut flag = |field, value: bool| record.set(field, u64::from(value));
    flag(
        Scalar::InstructionRequestValid,
        outputs.instruction_request_valid,
    );
    flag(
        Scalar::InstructionRequestReady,
        inputs.instruction_request_ready,
    );
    flag(
        Scalar::InstructionResponseValid,
        inputs.instruction_response_valid,
    );
    flag(
        Scalar::InstructionResponseReady,
        outputs.instruction_response_ready,
    );
    if outputs.instruction_request_valid {
        let word = outputs.instruction_request_word;
        record.set(Scalar::InstructionRequestWord, word);
    }
    if inputs.instruction_response_valid {
        let data = inputs.instruction_response_data;
        record.set(Scalar::InstructionResponseData, data);
    }
}

#[inline]
fn data_port(core: &Core, inputs: &PortInputs, record: &mut CycleRecord) {
    let outputs = core.outputs();
    let mut flag = |field, value: bool| record.set(field, u64::from(value));
    flag(Scalar::DataRequestValid, outputs.data_request_valid);
    flag(Scalar::DataRequestReady, inputs.data_request_ready);
    flag(Scalar::DataResponseValid, inputs.data_response_valid);
    flag(Scalar::DataResponseReady, outputs.data_response_ready);
    if outputs.data_request_valid {
        flag(Scalar::DataRequestWrite, outputs.data_request_write);
        flag(Scalar::DataRequestConsole, outputs.data_request_console);
        record.set(Scalar::DataRequestLine, outputs.data_request_line);
        let byte_enable = outputs.data_request_byte_enable;
        record.set(Scalar::DataRequestByteEnable, byte_enable);
        if outputs.data_request_write {
            line(record, PerLineWord::RequestData, &outputs.data_request_data);
        }
    }
    if inputs.data_response_valid {
        line(
            record,
            PerLineWord::ResponseData,
            &inputs.data_response_data,
        );
    }
}

#[inline]
fn console_port(core: &Core, inputs: &PortInputs, record: &mut CycleRecord) {
    let outputs = core.outputs();
    let ready = u64::from(inputs.console_output_ready);
    record.set(Scalar::ConsoleOutputReady, ready);
    if outputs.console_output_valid {
        record.set(Scalar::ConsoleOutputValid, 1);
        record.set(Scalar::ConsoleOutputData, outputs.console_output_data);
    }
}

/// Whose turn it is to spawn, and for whom the load/store unit takes no further access.
#[inline]
fn turns(core: &Core, record: &mut CycleRecord) {
    let turns = &core.state.spawn_turns;
    record.set(Scalar::LastSpawnTurn, turns.last.0.into());
    if let Some(turn) = turns.turn {
        record.set(Scalar::SpawnTurnValid, 1);
        record.set(Scalar::SpawnTurnWarp, turn.0.into());
    }
    if let Some(holder) = core.translation_hold {
        record.set(Scalar::TranslationHoldValid, 1);
        record.set(Scalar::TranslationHoldWarp, holder.0.into());
    }
}

/// Records the words of a line, as many as the configuration's lines have.
fn line(record: &mut CycleRecord, field: PerLineWord, words: &[u64]) {
    let layout = record.layout();
    let start = layout.index(Slot::LineWord(field, 0));
    let end = match field {
        PerLineWord::RequestData => layout.index(Slot::LineWord(PerLineWord::ResponseData, 0)),
        PerLineWord::ResponseData => layout.slot_count(),
    };
    let length = (end - start).min(words.len());
    record.slots_mut()[start..start + length].copy_from_slice(&words[..length]);
}
