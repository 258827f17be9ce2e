//! The cycle record: what of the model's cycle is compared (docs/pipeline.md section 17).
//!
//! What follows from the state at the start of the cycle is recorded here, all at once; what happens
//! in the cycle is recorded where it happens.

use isa::ports::PortInputs;
use isa::trace::{PerBarrier, PerClusterBarrier, PerContext, PerLane, PerLineWord, Scalar, WriteSource};
use isa::{Context, CycleRecord, Gpr, Lane, LaneMask, Slot, Warp};

use super::core::Core;
use super::in_stage::InStage;
use super::units::arithmetic::ArithmeticWrite;
use super::units::custom::CustomWrite;
use super::units::memory::load_store::LoadWrite;
use crate::semantics::State;

/// Clears the record, then records ports, stages and warps as they are at the start of the cycle.
#[inline]
pub(super) fn at_start(core: &Core, inputs: &PortInputs, record: &mut CycleRecord) {
    clear(&core.shown, record);
    schedule(core, inputs, record);
    stages(core, record);
    commit(core, record);
    instruction_port(core, inputs, record);
    data_port(core, inputs, record);
    turns(core, record);
    if let Some(entry) = core.state.kernel_entry() {
        record.set(Scalar::KernelEntry, entry.0);
        record.set(Scalar::KernelEntryValid, 1);
    }
    // A core without translation and one with a single entry have no entry to give.
    let next_entry = core.state.tlb().next_entry().unwrap_or(0) as u64;
    record.set(Scalar::TlbNextEntry, next_entry);
    record.set(Scalar::ConsoleWaiting, core.console_waiting.into());
    record.set(Scalar::Done, core.outputs.done.into());
    if let Some(cache) = &core.instruction_cache {
        cache.record(record);
    }
    if let Some(cache) = &core.data_cache {
        cache.record(record);
    }
    if let Some(queue) = &core.request_queue {
        queue.record(record);
    }
    if core.rings.is_some() {
        core.record_rings(inputs, record);
    }
    core.load_store.record_banks(record);
    core.load_store.record_exchange(record, &core.outputs);
    if let Some(counters) = &core.counters {
        counters.record(record);
    }
    let layout = record.layout();
    for (barrier, waiting) in (0..).zip(core.state.barriers()) {
        let slot = layout.index(Slot::Barrier(PerBarrier::Waiting, barrier));
        record.slots_mut()[slot] = waiting.0;
    }
    for (number, barrier) in (0..).zip(core.state.cluster_barriers()) {
        for (field, value) in
            [(PerClusterBarrier::Waiting, barrier.waiting.0), (PerClusterBarrier::Wanted, barrier.wanted.into())]
        {
            let slot = layout.index(Slot::ClusterBarrier(field, number));
            record.slots_mut()[slot] = value;
        }
    }
}

/// Takes over what is shown from cycle to cycle, the fields from those of contexts to those of counters, and sets the
/// others to 0.
#[inline]
fn clear(shown: &CycleRecord, record: &mut CycleRecord) {
    let layout = record.layout();
    let contexts = layout.index(Slot::Context(PerContext::State, Context(0)));
    let lanes = layout.index(Slot::Lane(PerLane::WriteValue, Lane(0)));
    let slots = record.slots_mut();
    slots[..contexts].fill(0);
    slots[contexts..lanes].copy_from_slice(&shown.slots()[contexts..lanes]);
    slots[lanes..].fill(0);
}

/// A load response's register write.
#[inline]
pub(super) fn load_write(state: &State, write: &LoadWrite, record: &mut CycleRecord) {
    let LoadWrite { context, warp, register, lanes, last } = *write;
    unit_write(state, WriteSource::Load, (warp, register, lanes), record);
    if last {
        load_done(context, record);
    }
}

/// A load is complete.
#[inline]
pub(super) fn load_done(context: Context, record: &mut CycleRecord) {
    record.set(Scalar::LoadDoneValid, 1);
    record.set(Scalar::LoadDoneContext, context.0.into());
}

/// A store is done: sent, answered, or carried out in the scratchpad.
#[inline]
pub(super) fn store_done(context: Context, record: &mut CycleRecord) {
    record.set(Scalar::StoreDoneValid, 1);
    record.set(Scalar::StoreDoneContext, context.0.into());
}

/// The arithmetic unit's register write.
#[inline]
pub(super) fn arithmetic_write(state: &State, write: &ArithmeticWrite, record: &mut CycleRecord) {
    let ArithmeticWrite { context, warp, register, lanes } = *write;
    let place = (warp, register, lanes);
    unit_write(state, WriteSource::Arithmetic, place, record);
    record.set(Scalar::ArithmeticDoneValid, 1);
    record.set(Scalar::ArithmeticDoneContext, context.0.into());
}

/// The user's function unit's register write.
#[inline]
pub(super) fn custom_write(state: &State, write: &CustomWrite, record: &mut CycleRecord) {
    unit_write(state, WriteSource::Custom, (write.warp, write.register, write.lanes), record);
}

/// What a unit has just written.
fn unit_write(
    state: &State,
    source: WriteSource,
    (warp, register, lanes): (Warp, Gpr, LaneMask),
    record: &mut CycleRecord,
) {
    // A write to no lane is not shown.
    if lanes.is_empty() {
        return;
    }
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
        record.set(Scalar::ScheduleContext, context.0.into());
        record.set(Scalar::SchedulePc, core.state.contexts[context].pc.0);
    }
    let cause = core.scheduler.stall_cause(ready);
    record.set(Scalar::StallCause, cause as u64);
}

/// The fields of a stage: valid, context, pc.
const DECODE: [Scalar; 3] = [Scalar::DecodeValid, Scalar::DecodeContext, Scalar::DecodePc];
const OPERANDS: [Scalar; 3] = [Scalar::OperandsValid, Scalar::OperandsContext, Scalar::OperandsPc];
const EXECUTE: [Scalar; 3] = [Scalar::ExecuteValid, Scalar::ExecuteContext, Scalar::ExecutePc];

#[inline]
fn stages(core: &Core, record: &mut CycleRecord) {
    let micro = in_stage(core.decode.as_ref(), DECODE, record);
    record.set(Scalar::DecodeMicro, micro.into());
    in_stage(core.passage.operands(), OPERANDS, record);
    let micro = in_stage(core.execute.as_ref(), EXECUTE, record);
    record.set(Scalar::ExecuteMicro, micro.into());
}

/// Gives whether a micro-operation is there.
#[inline]
fn in_stage<I>(stage: Option<&InStage<I>>, [valid, context, pc]: [Scalar; 3], record: &mut CycleRecord) -> bool {
    let Some(stage) = stage else {
        return false;
    };
    record.set(valid, 1);
    record.set(context, stage.context.0.into());
    record.set(pc, stage.pc.0);
    stage.is_micro()
}

#[inline]
fn commit(core: &Core, record: &mut CycleRecord) {
    let Some(stage) = &core.commit else {
        return;
    };
    record.set(Scalar::CommitValid, 1);
    record.set(Scalar::CommitContext, stage.context.0.into());
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
    use Scalar::{
        InstructionRequestReady, InstructionRequestValid, InstructionRequestWord, InstructionResponseData,
        InstructionResponseReady, InstructionResponseValid,
    };
    let outputs = &core.outputs;
    let mut set = |field, value| record.set(field, value);
    set(InstructionRequestReady, inputs.instruction_request_ready.into());
    set(InstructionResponseReady, outputs.instruction_response_ready.into());
    if outputs.instruction_request_valid {
        set(InstructionRequestValid, 1);
        set(InstructionRequestWord, outputs.instruction_request_word);
    }
    if inputs.instruction_response_valid {
        set(InstructionResponseValid, 1);
        set(InstructionResponseData, inputs.instruction_response_data);
    }
}

/// The data port and the console's.
#[inline]
fn data_port(core: &Core, inputs: &PortInputs, record: &mut CycleRecord) {
    let outputs = &core.outputs;
    let mut set = |field, value| record.set(field, value);
    set(Scalar::DataRequestReady, inputs.data_request_ready.into());
    set(Scalar::DataResponseReady, outputs.data_response_ready.into());
    set(Scalar::ConsoleOutputReady, inputs.console_output_ready.into());
    set(Scalar::ConsoleInputValid, inputs.console_input_valid.into());
    if outputs.console_output_valid {
        set(Scalar::ConsoleOutputValid, 1);
        set(Scalar::ConsoleOutputData, outputs.console_output_data);
    }
    if outputs.data_request_valid {
        set(Scalar::DataRequestValid, 1);
        set(Scalar::DataRequestWrite, outputs.data_request_write.into());
        set(Scalar::DataRequestConsole, outputs.data_request_console.into());
        set(Scalar::DataRequestLine, outputs.data_request_line);
        set(Scalar::DataRequestByteEnable, outputs.data_request_byte_enable);
        if outputs.data_request_write {
            line(record, PerLineWord::RequestData, &outputs.data_request_data);
        }
    }
    if inputs.data_response_valid {
        record.set(Scalar::DataResponseValid, 1);
        line(record, PerLineWord::ResponseData, &inputs.data_response_data);
    }
}

/// The context whose turn it is to spawn, and the one that keeps the load/store unit from taking further accesses.
#[inline]
fn turns(core: &Core, record: &mut CycleRecord) {
    let turns = &core.state.spawn_turns;
    record.set(Scalar::LastSpawnTurn, turns.last.0.into());
    if let Some(turn) = turns.turn {
        record.set(Scalar::SpawnTurnValid, 1);
        record.set(Scalar::SpawnTurnContext, turn.0.into());
    }
    if let Some(holder) = core.translation_hold {
        record.set(Scalar::TranslationHoldValid, 1);
        record.set(Scalar::TranslationHoldContext, holder.0.into());
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
