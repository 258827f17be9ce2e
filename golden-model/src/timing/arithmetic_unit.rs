//! The arithmetic unit: multiplication, division, floating point, with shifter dsp also shifts
//! (docs/pipeline.md section 13).
//!
//! The results are there when an operation is queued, for they come from the semantics; the unit only
//! knows how long each takes, and writes it when it has the port.

use std::collections::VecDeque;

use isa::{CoreConfig, ExecutionUnit, LaneMask, Multiplier, Opcode, Shifter};

use crate::semantics::{Decoded, State};

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

/// A warp's one operation.
#[derive(Clone, Debug)]
struct Slot {
    kind: Kind,
    decoded: Decoded,
    lanes: LaneMask,
    results: Vec<u64>,
}

/// What the unit is working on.
#[derive(Clone, Copy, Debug)]
enum Work {
    Nothing,
    /// The warps in the stages, stage 1 first; the last of `stages` is stage S.
    Pipeline {
        stages: usize,
        warps: [Option<usize>; STAGES_MAX],
    },
    Alone {
        warp: usize,
        /// Cycles until it asks for the port.
        cycles_left: u64,
    },
}

/// A register write by the unit.
#[derive(Clone, Copy, Debug)]
pub(super) struct ArithmeticWrite {
    pub(super) warp: usize,
    pub(super) register: isa::Gpr,
    /// Never empty.
    pub(super) lanes: LaneMask,
}

/// Queue, slots, and the operations under way. Reset: empty.
#[derive(Clone, Debug)]
pub(super) struct ArithmeticUnit {
    queue: VecDeque<usize>,
    slots: Vec<Slot>,
    work: Work,
    serial_multiplier: bool,
    has_shifter: bool,
    word_bytes: u64,
}

impl ArithmeticUnit {
    pub(super) fn new(config: &CoreConfig, nothing: Decoded) -> Self {
        let (warps, lanes) = (config.arch.warps() as usize, config.arch.lanes() as usize);
        let slot = Slot {
            kind: Kind::Alone { cycles: 1 },
            decoded: nothing,
            lanes: LaneMask::EMPTY,
            results: vec![0; lanes],
        };
        ArithmeticUnit {
            queue: VecDeque::with_capacity(warps + 1),
            slots: vec![slot; warps],
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

    /// The warp whose result asks for the write port in this cycle.
    #[inline]
    pub(super) fn asks_for_port(&self) -> Option<usize> {
        match &self.work {
            Work::Nothing => None,
            Work::Pipeline { stages, warps } => warps[stages - 1],
            Work::Alone { warp, cycles_left } => (*cycles_left == 0).then_some(*warp),
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
            (Kind::Pipelined { stages: wanted }, Work::Pipeline { stages, warps }) => {
                wanted == *stages && (written || warps[stages - 1].is_none())
            }
            (Kind::Alone { .. }, Work::Pipeline { .. }) | (_, Work::Alone { .. }) => false,
        }
    }

    fn advance(&mut self, written: bool, entering: Option<usize>) {
        match &mut self.work {
            Work::Nothing => {}
            Work::Pipeline { stages, warps } => {
                let last = *stages - 1;
                if written || warps[last].is_none() {
                    warps.copy_within(..last, 1);
                    warps[0] = entering;
                }
                if warps[..=last].iter().all(Option::is_none) {
                    self.work = Work::Nothing;
                }
                return;
            }
            Work::Alone { .. } if written => self.work = Work::Nothing,
            Work::Alone { cycles_left, .. } => *cycles_left = cycles_left.saturating_sub(1),
        }
        let Some(warp) = entering else {
            return;
        };
        self.work = match self.slots[warp].kind {
            Kind::Pipelined { stages } => {
                let mut warps = [None; STAGES_MAX];
                warps[0] = Some(warp);
                Work::Pipeline { stages, warps }
            }
            Kind::Alone { cycles } => Work::Alone {
                warp,
                cycles_left: cycles - 1,
            },
        };
    }

    /// Writes a warp's result.
    pub(super) fn write(&self, warp: usize, state: &mut State) -> Option<ArithmeticWrite> {
        let slot = &self.slots[warp];
        for lane in slot.lanes.iter() {
            let value = slot.results[lane.index()];
            state.write_destination(warp, &slot.decoded, lane.index(), value);
        }
        Some(ArithmeticWrite {
            warp,
            register: slot.decoded.instruction.destination_gpr()?,
            lanes: slot.lanes,
        })
    }

    /// Queues the operation that has just executed, whose results are staged; it is called after
    /// [`ArithmeticUnit::step`], so the unit sees it a cycle later.
    pub(super) fn push(&mut self, warp: usize, decoded: &Decoded, lanes: LaneMask, state: &State) {
        let kind = self.kind(warp, decoded, lanes, state);
        let slot = &mut self.slots[warp];
        slot.kind = kind;
        slot.decoded = *decoded;
        slot.lanes = lanes;
        slot.results.copy_from_slice(state.staged_gpr());
        self.queue.push_back(warp);
    }

    fn kind(&self, warp: usize, decoded: &Decoded, lanes: LaneMask, state: &State) -> Kind {
        let bits_of = |slot| state.bits_of_lanes(warp, decoded, slot, lanes);
        let word_bits = 8 * self.word_bytes;
        match decoded.opcode.unit() {
            ExecutionUnit::Multiply if self.serial_multiplier => {
                let multiplier = match decoded.opcode {
                    Opcode::Muli => decoded.immediate,
                    _ => bits_of(2),
                };
                Kind::Alone {
                    cycles: 2 + bit_length(multiplier),
                }
            }
            // Of the ALU's instructions only shifts come here, as products with powers of two.
            ExecutionUnit::Multiply | ExecutionUnit::Alu => Kind::Pipelined {
                stages: MULTIPLY_STAGES,
            },
            ExecutionUnit::Divide => {
                let used_bytes = bit_length(bits_of(1)).div_ceil(8);
                Kind::Alone {
                    cycles: 2 + (self.word_bytes - used_bytes) + 8 * used_bytes,
                }
            }
            _ if decoded.opcode == Opcode::Fdiv => Kind::Alone {
                cycles: word_bits + 1,
            },
            _ => Kind::Pipelined {
                stages: FLOAT_STAGES,
            },
        }
    }
}

/// The number of bits up to the highest one that is set.
const fn bit_length(value: u64) -> u64 {
    64 - value.leading_zeros() as u64
}
