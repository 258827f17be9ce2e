//! The user's function unit (docs/pipeline.md section 29): the core's queue of requests, and the unit itself as its
//! description promises it.
//!
//! The results are there when an instruction is queued, for they come from the semantics.

use std::collections::VecDeque;

use isa::trace::CustomField;
use isa::{Context, CustomUnit, CycleRecord, Gpr, LaneMask, Slot, Warp};
use typed_index_collections::{ti_vec, TiVec};

use crate::rule_events::{Fired, RuleEvent};
use crate::semantics::{Decoded, LaneValues, Shape, State};

/// A context's one own instruction.
#[derive(Clone, Debug)]
struct CustomSlot {
    decoded: Decoded,
    lanes: LaneMask,
    results: LaneValues,
    /// From request to response, in a unit without stages.
    cycles: u64,
}

/// What is in the unit.
#[derive(Clone, Debug)]
enum Inside {
    /// Whether there is an instruction in each stage, stage 1 first.
    Pipeline(VecDeque<bool>),
    /// One instruction: the cycles until its response is valid.
    Alone(Option<u64>),
}

/// A register write by the unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CustomWrite {
    pub(crate) context: Context,
    pub(crate) warp: Warp,
    pub(crate) register: Gpr,
    pub(crate) lanes: LaneMask,
}

/// Reset: everything is empty.
#[derive(Clone, Debug)]
pub(crate) struct FunctionUnit {
    queue: VecDeque<Context>,
    slots: TiVec<Context, CustomSlot>,
    under_way: VecDeque<Context>,
    inside: Inside,
}

impl FunctionUnit {
    pub(crate) fn new(unit: CustomUnit, shape: &Shape) -> Self {
        let slot = CustomSlot {
            decoded: Decoded::from_word(shape, 0),
            lanes: LaneMask::EMPTY,
            results: LaneValues::new(shape.lanes),
            cycles: 1,
        };
        FunctionUnit {
            queue: VecDeque::with_capacity(shape.contexts),
            slots: ti_vec![slot; shape.contexts],
            under_way: VecDeque::with_capacity(shape.contexts),
            inside: match unit.spec().stages {
                Some(stages) => Inside::Pipeline((0..stages).map(|_| false).collect()),
                None => Inside::Alone(None),
            },
        }
    }

    /// Whether a response is there that waits for the port.
    pub(crate) fn responds(&self) -> bool {
        match &self.inside {
            Inside::Pipeline(stages) => stages.back() == Some(&true),
            Inside::Alone(cycles) => *cycles == Some(0),
        }
    }

    /// Moves on by a cycle, in which the port is free or not, and shows its ports. Gives whose response fires.
    pub(crate) fn step(&mut self, port_is_free: bool, record: &mut CycleRecord, fired: &mut Fired) -> Option<Context> {
        let responds = self.responds();
        let response_ready = port_is_free && !self.under_way.is_empty();
        let request_ready = match &self.inside {
            Inside::Pipeline(_) => !responds || response_ready,
            Inside::Alone(cycles) => cycles.is_none(),
        };
        self.show(request_ready, response_ready, record);
        let (requests, answers) = (!self.queue.is_empty(), responds && response_ready);
        fired.mark_if(answers, RuleEvent::CustomAnswered);
        fired.mark_if(responds && !response_ready, RuleEvent::CustomRefused);
        fired.mark_if(requests && !request_ready, RuleEvent::CustomUnitBusy);
        fired.mark_if(requests && request_ready && answers, RuleEvent::CustomBoth);
        let answered = if responds && response_ready { self.under_way.pop_front() } else { None };
        let requested = if request_ready { self.queue.pop_front() } else { None };
        self.under_way.extend(requested);
        match &mut self.inside {
            Inside::Pipeline(stages) if request_ready => {
                stages.pop_back();
                stages.push_front(requested.is_some());
            }
            Inside::Pipeline(_) => {}
            Inside::Alone(cycles) => {
                *cycles = match (*cycles, requested) {
                    (None, Some(context)) => Some(self.slots[context].cycles - 1),
                    (Some(_), _) if answered.is_some() => None,
                    (left, _) => left.map(|left| left.saturating_sub(1)),
                }
            }
        }
        answered
    }

    fn show(&self, request_ready: bool, response_ready: bool, record: &mut CycleRecord) {
        let layout = record.layout();
        let mut set = |field, value| record.slots_mut()[layout.index(Slot::Custom(field))] = value;
        set(CustomField::RequestReady, request_ready.into());
        set(CustomField::ResponseReady, response_ready.into());
        if let Some(context) = self.queue.front() {
            let slot = &self.slots[*context];
            let number = slot.decoded.opcode.custom_number().unwrap_or_default();
            set(CustomField::RequestValid, 1);
            set(CustomField::RequestContext, context.0.into());
            set(CustomField::RequestFunction, number as u64);
            set(CustomField::RequestLanes, slot.lanes.0);
        }
        if let (true, Some(context)) = (self.responds(), self.under_way.front()) {
            set(CustomField::ResponseValid, 1);
            set(CustomField::ResponseContext, context.0.into());
        }
    }

    /// Writes a context's result.
    pub(crate) fn write(&self, context: Context, state: &mut State) -> Option<CustomWrite> {
        let slot = &self.slots[context];
        let warp = state.warp_of(context);
        state.write_destination(warp, &slot.decoded, slot.lanes, &slot.results);
        let register = slot.decoded.instruction.destination_gpr()?;
        Some(CustomWrite { context, warp, register, lanes: slot.lanes })
    }

    /// Queues the instruction that has just executed, whose results are staged; the unit sees it a cycle later.
    pub(crate) fn push(&mut self, context: Context, decoded: &Decoded, lanes: LaneMask, cycles: u64, state: &State) {
        let slot = &mut self.slots[context];
        slot.decoded = *decoded;
        slot.lanes = lanes;
        slot.cycles = cycles;
        state.take_staged(&mut slot.results);
        self.queue.push_back(context);
    }
}
