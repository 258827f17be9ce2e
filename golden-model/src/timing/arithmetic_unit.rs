//! The arithmetic unit: multiplication, division, floating point, with shifter dsp also shifts
//! (docs/pipeline.md section 13).
//!
//! The results are there when an operation is queued, for they come from the semantics; the unit only
//! knows how long each takes, and writes it when it has the port.

use std::collections::VecDeque;

use isa::{Context, CoreConfig, ExecutionUnit, Gpr, LaneMask, Multiplier, Opcode, Shifter, Warp};
use typed_index_collections::{ti_vec, TiVec};

use crate::semantics::{Decoded, LaneValues, Shape, State, WorkSize};

/// Stages of the longest pipeline.
const STAGES_MAX: usize = 6;
const MULTIPLY_STAGES: usize = 3;
const FLOAT_STAGES: usize = STAGES_MAX;

/// How an operation is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// In the pipeline with so many stages, one after the other; the number tells the pipelines apart.
    Pipelined { stages: usize },
    /// With the unit to itself, for so many cycles from its issue until it asks for the port.
    Alone { cycles: u64 },
}

/// A context's one operation.
#[derive(Clone, Debug)]
struct Slot {
    kind: Kind,
    decoded: Decoded,
    lanes: LaneMask,
    results: LaneValues,
}

/// What the unit is working on.
#[derive(Clone, Copy, Debug)]
enum Work {
    Nothing,
    /// Who is in the stages, stage 1 first; the last of `stages` is stage S.
    Pipeline {
        stages: usize,
        contexts: [Option<Context>; STAGES_MAX],
    },
    Alone {
        context: Context,
        /// Cycles until it asks for the port.
        cycles_left: u64,
    },
}

/// A register write by the unit.
#[derive(Clone, Copy, Debug)]
pub(super) struct ArithmeticWrite {
    /// Who waits for it.
    pub(super) context: Context,
    /// Whose register it is.
    pub(super) warp: Warp,
    pub(super) register: Gpr,
    /// Never empty.
    pub(super) lanes: LaneMask,
}

/// Queue, slots, and the operations under way. Reset: empty.
#[derive(Clone, Debug)]
pub(super) struct ArithmeticUnit {
    queue: VecDeque<Context>,
    slots: TiVec<Context, Slot>,
    work: Work,
    serial_multiplier: bool,
    has_shifter: bool,
    word_bytes: u64,
}

impl ArithmeticUnit {
    pub(super) fn new(config: &CoreConfig, shape: &Shape) -> Self {
        let slot = Slot {
            kind: Kind::Alone { cycles: 1 },
            decoded: Decoded::from_word(shape, 0),
            lanes: LaneMask::EMPTY,
            results: LaneValues::new(shape.lanes),
        };
        ArithmeticUnit {
            queue: VecDeque::with_capacity(shape.contexts + 1),
            slots: ti_vec![slot; shape.contexts],
            work: Work::Nothing,
            serial_multiplier: config.multiplier == Multiplier::Serial,
            has_shifter: config.shifter == Shifter::Dsp,
            word_bytes: u64::from(config.arch.word_bytes()),
        }
    }

    /// Whether an opcode is a shift and the unit carries shifts out.
    #[inline]
    pub(super) fn shifts(&self, opcode: Opcode) -> bool {
        use Opcode::{Shl, Shli, Shr, Shri};
        self.has_shifter && matches!(opcode, Shl | Shli | Shr | Shri)
    }

    /// Whose result asks for the write port in this cycle.
    #[inline]
    pub(super) fn asks_for_port(&self) -> Option<Context> {
        match &self.work {
            Work::Nothing => None,
            Work::Pipeline { stages, contexts } => contexts[stages - 1],
            Work::Alone {
                context,
                cycles_left,
            } => (*cycles_left == 0).then_some(*context),
        }
    }

    /// Advances by a cycle; `written`: the result that asks for the port has got it.
    #[inline]
    pub(super) fn step(&mut self, written: bool) {
        if matches!(self.work, Work::Nothing) && self.queue.is_empty() {
            return;
        }
        let issued = self.issues(written);
        let entering = issued.then(|| self.queue.pop_front()).flatten();
        self.advance(written, entering);
    }

    /// Whether the head of the queue is issued in this cycle.
    fn issues(&self, written: bool) -> bool {
        let Some(&head) = self.queue.front() else {
            return false;
        };
        match (self.slots[head].kind, &self.work) {
            (_, Work::Nothing) => true,
            (Kind::Pipelined { stages: wanted }, Work::Pipeline { stages, contexts }) => {
                wanted == *stages && (written || contexts[stages - 1].is_none())
            }
            (Kind::Alone { .. }, Work::Pipeline { .. }) | (_, Work::Alone { .. }) => false,
        }
    }

    fn advance(&mut self, written: bool, entering: Option<Context>) {
        match &mut self.work {
            Work::Nothing => {}
            Work::Pipeline { stages, contexts } => {
                let last = *stages - 1;
                if written || contexts[last].is_none() {
                    contexts.copy_within(..last, 1);
                    contexts[0] = entering;
                }
                if contexts[..=last].iter().all(Option::is_none) {
                    self.work = Work::Nothing;
                }
                return;
            }
            Work::Alone { .. } if written => self.work = Work::Nothing,
            Work::Alone { cycles_left, .. } => *cycles_left = cycles_left.saturating_sub(1),
        }
        let Some(context) = entering else {
            return;
        };
        self.work = match self.slots[context].kind {
            Kind::Pipelined { stages } => {
                let mut contexts = [None; STAGES_MAX];
                contexts[0] = Some(context);
                Work::Pipeline { stages, contexts }
            }
            Kind::Alone { cycles } => Work::Alone {
                context,
                cycles_left: cycles - 1,
            },
        };
    }

    /// Writes a context's result.
    pub(super) fn write(&self, context: Context, state: &mut State) -> Option<ArithmeticWrite> {
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
    pub(super) fn push(
        &mut self,
        context: Context,
        decoded: &Decoded,
        lanes: LaneMask,
        work: WorkSize,
        state: &State,
    ) {
        let kind = self.kind(decoded.opcode, work);
        let slot = &mut self.slots[context];
        slot.kind = kind;
        slot.decoded = *decoded;
        slot.lanes = lanes;
        state.take_staged(&mut slot.results);
        self.queue.push_back(context);
    }

    fn kind(&self, opcode: Opcode, work: WorkSize) -> Kind {
        match opcode.unit() {
            ExecutionUnit::Multiply if self.serial_multiplier => Kind::Alone {
                cycles: 2 + work.bits(),
            },
            // Of the ALU's instructions only shifts come here, as products with powers of two.
            ExecutionUnit::Multiply | ExecutionUnit::Alu => Kind::Pipelined {
                stages: MULTIPLY_STAGES,
            },
            ExecutionUnit::Divide => {
                let used_bytes = work.bits().div_ceil(8);
                Kind::Alone {
                    cycles: 2 + (self.word_bytes - used_bytes) + 8 * used_bytes,
                }
            }
            _ if opcode == Opcode::Fdiv => Kind::Alone {
                cycles: 8 * self.word_bytes + 1,
            },
            _ => Kind::Pipelined {
                stages: FLOAT_STAGES,
            },
        }
    }
}
