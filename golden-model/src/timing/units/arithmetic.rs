//! The arithmetic unit: multiplication, division, floating point, with shifter dsp also shifts
//! (docs/pipeline.md section 13).
//!
//! The results are there when an operation is queued, for they come from the semantics; the unit only
//! knows how long each takes, and writes it when it has the port.

use std::collections::VecDeque;

use isa::{Context, CoreConfig, ExecutionUnit, Gpr, LaneMask, Multiplier, Opcode, Shifter, Warp};
use typed_index_collections::{ti_vec, TiVec};

use crate::rule_events::{Fired, RuleEvent};
use crate::semantics::{Decoded, LaneValues, Shape, State, WorkSize};

/// Stages of the longest pipeline.
const STAGES_MAX: usize = 6;
const MULTIPLY_STAGES: usize = 3;
const FLOAT_STAGES: usize = STAGES_MAX;

/// How an operation is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OperationMode {
    /// In the pipeline with so many stages, one after the other; the number tells the pipelines apart.
    Pipelined { stages: usize },
    /// With the unit to itself, for so many cycles from its issue until it asks for the port.
    Alone { cycles: u64 },
}

/// A context's one operation.
#[derive(Clone, Debug)]
struct Slot {
    kind: OperationMode,
    decoded: Decoded,
    lanes: LaneMask,
    results: LaneValues,
}

/// The pipelined operations under way.
#[derive(Clone, Copy, Debug)]
struct Pipeline {
    /// Stages of the kind that is in it; the last is stage S.
    stages: usize,
    /// The contexts in the stages, stage 1 first.
    contexts: [Option<Context>; STAGES_MAX],
}

/// An operation of another kind.
#[derive(Clone, Copy, Debug)]
struct Alone {
    context: Context,
    /// Cycles until it asks for the port.
    cycles_left: u64,
}

/// A register write by the unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ArithmeticWrite {
    /// The context that waits for it.
    pub(crate) context: Context,
    /// Whose register it is.
    pub(crate) warp: Warp,
    pub(crate) register: Gpr,
    /// Never empty.
    pub(crate) lanes: LaneMask,
}

/// Queue, slots, and the operations under way. Reset: empty.
#[derive(Clone, Debug)]
pub(crate) struct ArithmeticUnit {
    /// All of them; with fair units the pipelined ones.
    queue: VecDeque<Context>,
    /// With fair units those of the other kinds.
    queue_alone: VecDeque<Context>,
    slots: TiVec<Context, Slot>,
    pipeline: Pipeline,
    alone: Option<Alone>,
    fair: bool,
    serial_multiplier: bool,
    has_shifter: bool,
    word_bytes: u64,
}

impl Pipeline {
    /// The context in stage S.
    #[inline]
    fn last(&self) -> Option<Context> {
        self.contexts[self.stages - 1]
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.contexts.iter().all(Option::is_none)
    }

    /// Everything moves on by a stage; who was in stage S has been written.
    fn advance(&mut self, entering: Option<Context>) {
        let last = self.stages - 1;
        self.contexts[last] = None;
        self.contexts.copy_within(..last, 1);
        self.contexts[0] = entering;
    }
}

impl ArithmeticUnit {
    pub(crate) fn new(config: &CoreConfig, shape: &Shape) -> Self {
        let slot = Slot {
            kind: OperationMode::Alone { cycles: 1 },
            decoded: Decoded::from_word(shape, 0),
            lanes: LaneMask::EMPTY,
            results: LaneValues::new(shape.lanes),
        };
        ArithmeticUnit {
            queue: VecDeque::with_capacity(shape.contexts + 1),
            queue_alone: VecDeque::with_capacity(shape.contexts + 1),
            slots: ti_vec![slot; shape.contexts],
            pipeline: Pipeline { stages: STAGES_MAX, contexts: [None; STAGES_MAX] },
            alone: None,
            fair: config.fair_units,
            serial_multiplier: config.multiplier == Multiplier::Serial,
            has_shifter: config.shifter == Shifter::Dsp,
            word_bytes: u64::from(config.arch.word_bytes()),
        }
    }

    /// Whether an opcode is a shift and the unit carries shifts out.
    #[inline]
    pub(crate) fn shifts(&self, opcode: Opcode) -> bool {
        use Opcode::{Shl, Shli, Shr, Shri, Sra, Srai};
        self.has_shifter && matches!(opcode, Shl | Shli | Shr | Shri | Sra | Srai)
    }

    /// Whose result is written, if the port is free, and whether another one asks for it as well.
    #[inline]
    pub(crate) fn asks_for_port(&self) -> Option<(Context, bool)> {
        let last = self.pipeline.last();
        match self.alone {
            Some(alone) if alone.cycles_left == 0 => Some((alone.context, last.is_some())),
            _ => last.map(|context| (context, false)),
        }
    }

    /// Advances by a cycle; `written`: the result that asks for the port has got it.
    #[inline]
    pub(crate) fn step(&mut self, written: bool, fired: &mut Fired) {
        if self.pipeline.is_empty() && self.alone.is_none() && self.queue.is_empty() && self.queue_alone.is_empty() {
            return;
        }
        let writes_alone = written && self.alone.is_some_and(|alone| alone.cycles_left == 0);
        let advances = self.pipeline.last().is_none() || written && !writes_alone;
        fired.mark_if(!advances, RuleEvent::PipelineStands);
        let (issued, kind) = match self.issued(advances, fired) {
            None => (None, None),
            Some(context) => {
                fired.mark(RuleEvent::OperationIssues);
                (Some(context), Some(self.slots[context].kind))
            }
        };
        if advances {
            let entering = issued.filter(|_| matches!(kind, Some(OperationMode::Pipelined { .. })));
            self.pipeline.advance(entering);
        }
        match &mut self.alone {
            Some(_) if writes_alone => self.alone = None,
            Some(alone) => alone.cycles_left = alone.cycles_left.saturating_sub(1),
            None => {}
        }
        match (issued, kind) {
            (Some(context), Some(OperationMode::Alone { cycles })) => {
                self.alone = Some(Alone { context, cycles_left: cycles - 1 });
            }
            (Some(_), Some(OperationMode::Pipelined { stages })) => self.pipeline.stages = stages,
            _ => {}
        }
    }

    /// Takes out of its queue what is issued in this cycle, going by the state at its start; `advances`: the pipeline
    /// does.
    fn issued(&mut self, advances: bool, fired: &mut Fired) -> Option<Context> {
        let alone_may = self.alone.is_none() && (self.fair || self.pipeline.is_empty());
        if alone_may {
            if let Some(context) = self.queue_alone.pop_front() {
                fired.mark_if(!self.queue.is_empty(), RuleEvent::AloneFirst);
                return Some(context);
            }
        }
        let issues = match self.slots[*self.queue.front()?].kind {
            OperationMode::Pipelined { stages } => {
                let is_empty = self.pipeline.is_empty();
                let same = is_empty || stages == self.pipeline.stages;
                let may = same && (self.fair || self.alone.is_none());
                fired.mark_if(!may, RuleEvent::KindsMixed);
                fired.mark_if(may && advances && !is_empty, RuleEvent::PipelinedTogether);
                may && advances
            }
            OperationMode::Alone { .. } => {
                fired.mark_if(!alone_may, RuleEvent::KindsMixed);
                alone_may
            }
        };
        issues.then(|| self.queue.pop_front()).flatten()
    }

    /// Writes a context's result.
    pub(crate) fn write(&self, context: Context, state: &mut State) -> Option<ArithmeticWrite> {
        let slot = &self.slots[context];
        let warp = state.warp_of(context);
        state.write_destination(warp, &slot.decoded, slot.lanes, &slot.results);
        Some(ArithmeticWrite {
            context,
            warp,
            register: slot.decoded.instruction.destination_gpr()?,
            lanes: slot.lanes,
        })
    }

    /// Queues the operation that has just executed, whose results are staged; it is called after
    /// [`ArithmeticUnit::step`], so the unit sees it a cycle later.
    pub(crate) fn push(
        &mut self,
        context: Context,
        decoded: &Decoded,
        lanes: LaneMask,
        work: WorkSize,
        state: &mut State,
    ) {
        let kind = self.kind(decoded.opcode, work);
        let slot = &mut self.slots[context];
        slot.kind = kind;
        slot.decoded = *decoded;
        slot.lanes = lanes;
        state.take_staged(&mut slot.results);
        match kind {
            OperationMode::Alone { .. } if self.fair => self.queue_alone.push_back(context),
            _ => self.queue.push_back(context),
        }
        let queued = self.queue.len() + self.queue_alone.len();
        let several = queued > 1 || self.alone.is_some() || !self.pipeline.is_empty();
        let in_both = !self.queue.is_empty() && !self.queue_alone.is_empty();
        state.fired.mark(RuleEvent::OperationPushed);
        state.fired.mark_if(several, RuleEvent::ArithmeticQueued);
        state.fired.mark_if(in_both, RuleEvent::FairKindsMixed);
    }

    fn kind(&self, opcode: Opcode, work: WorkSize) -> OperationMode {
        match opcode.unit() {
            ExecutionUnit::Multiply if self.serial_multiplier => OperationMode::Alone { cycles: 2 + work.bits() },
            // The only ALU instructions that come here are shifts, as products with powers of two.
            ExecutionUnit::Multiply | ExecutionUnit::Alu => OperationMode::Pipelined { stages: MULTIPLY_STAGES },
            ExecutionUnit::Divide => {
                let used_bytes = work.bits().div_ceil(8);
                OperationMode::Alone { cycles: 2 + (self.word_bytes - used_bytes) + 8 * used_bytes }
            }
            _ if opcode == Opcode::Fdiv => OperationMode::Alone { cycles: 8 * self.word_bytes + 1 },
            _ => OperationMode::Pipelined { stages: FLOAT_STAGES },
        }
    }
}
