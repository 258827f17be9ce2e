//! Fetch: the instructions asked for and not yet answered, and what becomes of the answers
//! (docs/pipeline.md section 6).

use std::collections::VecDeque;

use isa::ports::PortInputs;
use isa::trace::Scalar;
use isa::{Address, Context, CycleRecord, Interrupt};

use super::core::Core;
use super::decode::{InDecode, Work};

/// One fetch under way.
#[derive(Clone, Copy, Debug)]
pub(super) struct FetchEntry {
    pub(super) context: Context,
    pub(super) pc: Address,
    /// The context's epoch when it was asked for.
    pub(super) epoch: bool,
    /// What the fetch raises: then the answer is not to be executed.
    pub(super) fetch_fault: Option<Interrupt>,
    /// The context goes on at the target of the jump that it remembers.
    pub(super) predicted: bool,
}

/// What the oldest fetch gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Answer {
    pub(super) word: u64,
    /// The memory says that it has failed.
    pub(super) error: bool,
}

/// The fetch queue. Reset: empty.
#[derive(Clone, Debug)]
pub(super) struct FetchQueue {
    entries: VecDeque<FetchEntry>,
    capacity: usize,
}

impl FetchQueue {
    pub(super) fn new(capacity: u32) -> Self {
        FetchQueue {
            entries: VecDeque::with_capacity(capacity as usize + 1),
            capacity: capacity as usize,
        }
    }

    #[inline]
    pub(super) fn is_full(&self) -> bool {
        self.entries.len() >= self.capacity
    }

    #[inline]
    pub(super) fn push(&mut self, entry: FetchEntry) {
        self.entries.push_back(entry);
    }
}

impl Core {
    /// The answer that comes in this cycle, from the port or by way of the cache, which takes the fetch that has fired.
    #[inline]
    pub(super) fn answer(&mut self, inputs: &PortInputs, asked_for: Option<u64>) -> Option<Answer> {
        match &mut self.instruction_cache {
            None => inputs.instruction_response_valid.then_some(Answer {
                word: inputs.instruction_response_data,
                error: self.bus_errors && inputs.instruction_response_error,
            }),
            Some(cache) => cache.step(inputs, asked_for),
        }
    }

    /// The fetch that is answered in this cycle, unless it is squashed.
    #[inline]
    pub(super) fn take_answer(
        &mut self,
        answer: Option<Answer>,
        redirected: Option<Context>,
        record: &mut CycleRecord,
    ) -> Option<InDecode> {
        let Answer { word, error } = answer?;
        let head = self.fetch_queue.entries.pop_front()?;
        let context = head.context;
        // Execute has flipped a redirected context's epoch already.
        let squashed = redirected == Some(context) || head.epoch != self.timing[context].epoch;
        record.set(Scalar::FetchValid, 1);
        record.set(Scalar::FetchWarp, context.0.into());
        record.set(Scalar::FetchPc, head.pc.0);
        record.set(Scalar::FetchSquashed, u64::from(squashed));
        (!squashed).then_some(InDecode {
            context,
            pc: head.pc,
            work: Work::Instruction {
                word,
                fetch_fault: head.fetch_fault.or(error.then_some(Interrupt::BusError)),
                predicted: head.predicted,
            },
        })
    }
}
