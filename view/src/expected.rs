//! What a column's value is expected to be, from columns that are read before it. The page does the same
//! (`page/src/expected.ts`).

use std::collections::{BTreeMap, VecDeque};

use isa::trace::Slot;
use isa::{Context, CoreConfig, Lane, PerContext, PerLane, Scalar, TraceLayout};
use serde::Serialize;

/// What a column's values are held against, in each cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "by", content = "of")]
pub(crate) enum Expected {
    /// The value of the cycle before.
    Before,
    /// What another column had in the cycle before: what was in the stage before.
    Behind(usize),
    /// The field (`context_pc`, `context_active_mask`) of the context that a column names, where another one is not 0.
    OfContext { valid: usize, context: usize, field: usize },
    /// What was scheduled, in that order, where `fetch_valid` is not 0: the column of the schedule.
    Fetched(usize),
    /// The word of the address that is scheduled.
    Requested,
    /// The word that was answered last at the address that was asked for.
    Answered,
    /// The value of the lane below, where this lane is written; of lane 0 nothing.
    LaneBelow(u32),
}

/// The columns that others are expected from.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Places {
    word_bytes: u64,
    contexts: usize,
    /// `context_pc[0]`, `context_active_mask[0]`: the fields of the other contexts follow them.
    pcs: usize,
    masks: usize,
    /// `write_value[0]`.
    values: usize,
    /// `fetches`.
    fetches: usize,
}

impl Places {
    pub(crate) fn new(config: &CoreConfig, columns: usize) -> Self {
        let layout = TraceLayout::new(config);
        let context = |field| layout.index(Slot::Context(field, Context(0)));
        Places {
            word_bytes: config.arch.word_bytes().into(),
            contexts: config.contexts() as usize,
            pcs: context(PerContext::Pc),
            masks: context(PerContext::ActiveMask),
            values: layout.index(Slot::Lane(PerLane::WriteValue, Lane(0))),
            fetches: columns - 1,
        }
    }
}

/// The order in which columns are read: those that need no other one first, then the others by their number.
pub(crate) fn order(columns: impl Iterator<Item = Expected>) -> Vec<usize> {
    let (first, then): (Vec<_>, Vec<_>) = columns.enumerate().partition(|(_, expected)| *expected == Expected::Before);
    first.into_iter().chain(then).map(|(number, _)| number).collect()
}

impl Expected {
    /// What is expected of a slot.
    pub(crate) const fn of(slot: Slot) -> Self {
        use Scalar::*;
        match slot {
            Slot::Scalar(SchedulePc) => {
                Expected::OfContext { valid: ScheduleValid as usize, context: ScheduleContext as usize, field: 0 }
            }
            Slot::Scalar(ExecuteLanes) => {
                Expected::OfContext { valid: ExecuteValid as usize, context: ExecuteContext as usize, field: 1 }
            }
            Slot::Scalar(FetchContext) => Expected::Fetched(ScheduleContext as usize),
            Slot::Scalar(FetchPc) => Expected::Fetched(SchedulePc as usize),
            Slot::Scalar(DecodeContext) => Expected::Behind(FetchContext as usize),
            Slot::Scalar(DecodePc) => Expected::Behind(FetchPc as usize),
            Slot::Scalar(OperandsContext) => Expected::Behind(DecodeContext as usize),
            Slot::Scalar(OperandsPc) => Expected::Behind(DecodePc as usize),
            Slot::Scalar(ExecuteContext) => Expected::Behind(OperandsContext as usize),
            Slot::Scalar(ExecutePc) => Expected::Behind(OperandsPc as usize),
            Slot::Scalar(CommitContext) => Expected::Behind(ExecuteContext as usize),
            Slot::Scalar(CommitPc) => Expected::Behind(ExecutePc as usize),
            Slot::Scalar(CommitLanes) => Expected::Behind(ExecuteLanes as usize),
            Slot::Scalar(CommitValid) => Expected::Behind(ExecuteValid as usize),
            Slot::Scalar(InstructionRequestWord) => Expected::Requested,
            Slot::Scalar(InstructionResponseData) => Expected::Answered,
            Slot::Lane(PerLane::WriteValue, Lane(lane)) => Expected::LaneBelow(lane),
            _ => Expected::Before,
        }
    }

    /// Goes through the cycles: `step` takes a cycle and what is expected in it, and gives what the value is.
    #[expect(clippy::needless_range_loop, reason = "several columns are read in the same cycle")]
    pub(crate) fn walk(
        self,
        places: &Places,
        columns: &[Vec<u64>],
        cycles: usize,
        step: &mut dyn FnMut(usize, u64) -> u64,
    ) {
        let column = |field: Scalar| &columns[field as usize];
        match self {
            Expected::Before => {
                let mut before = 0;
                for cycle in 0..cycles {
                    before = step(cycle, before);
                }
            }
            Expected::Behind(other) => {
                for cycle in 0..cycles {
                    let behind = cycle.checked_sub(1).map_or(0, |before| columns[other][before]);
                    step(cycle, behind);
                }
            }
            Expected::OfContext { valid, context, field } => {
                let first = if field == 0 { places.pcs } else { places.masks };
                for cycle in 0..cycles {
                    let context = columns[context][cycle] as usize;
                    let is_valid = columns[valid][cycle] != 0 && context < places.contexts;
                    step(cycle, if is_valid { columns[first + context][cycle] } else { 0 });
                }
            }
            Expected::Fetched(scheduled) => {
                let mut queue = early(places, columns);
                for cycle in 0..cycles {
                    let fetched = column(Scalar::FetchValid)[cycle] != 0;
                    let head = if fetched { queue.pop_front() } else { None };
                    step(cycle, head.unwrap_or(0));
                    if column(Scalar::ScheduleValid)[cycle] != 0 {
                        queue.push_back(columns[scheduled][cycle]);
                    }
                }
            }
            Expected::Requested => {
                for cycle in 0..cycles {
                    let asks = column(Scalar::InstructionRequestValid)[cycle] != 0;
                    let word = column(Scalar::SchedulePc)[cycle] / places.word_bytes;
                    step(cycle, if asks { word } else { 0 });
                }
            }
            Expected::Answered => answered(places, columns, cycles, step),
            Expected::LaneBelow(lane) => {
                let below = (places.values + lane as usize).saturating_sub(1);
                for cycle in 0..cycles {
                    let is_written = column(Scalar::WriteLanes)[cycle] >> lane & 1 == 1;
                    let value = if lane > 0 && is_written { columns[below][cycle] } else { 0 };
                    step(cycle, value);
                }
            }
        }
    }
}

/// As many empty entries as fetches were under way when the chunk began.
fn early(places: &Places, columns: &[Vec<u64>]) -> VecDeque<u64> {
    let count = columns[places.fetches].first().copied().unwrap_or(0);
    vec![0; count as usize].into()
}

fn answered(places: &Places, columns: &[Vec<u64>], cycles: usize, step: &mut dyn FnMut(usize, u64) -> u64) {
    let column = |field: Scalar| &columns[field as usize];
    let mut queue = early(places, columns);
    let mut words: BTreeMap<u64, u64> = BTreeMap::new();
    for cycle in 0..cycles {
        let is_valid = column(Scalar::InstructionResponseValid)[cycle] != 0;
        let head = queue.front().copied().unwrap_or(0);
        let known = words.get(&head).copied().unwrap_or(0);
        let value = step(cycle, if is_valid { known } else { 0 });
        if is_valid && column(Scalar::InstructionResponseReady)[cycle] != 0 {
            queue.pop_front();
            words.insert(head, value);
        }
        let asks = column(Scalar::InstructionRequestValid)[cycle] != 0;
        if asks && column(Scalar::InstructionRequestReady)[cycle] != 0 {
            queue.push_back(column(Scalar::InstructionRequestWord)[cycle]);
        }
    }
}
