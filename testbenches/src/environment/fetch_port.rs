//! The port of fetches.

use std::collections::VecDeque;

use isa::ports::{PortInputs, PortOutputs};
use isa::{CoreConfig, Cycle};

use crate::environment::host::Failures;
use crate::environment::memory_timing::MemoryTiming;
use crate::environment::pattern::{scatter, Pattern, Port};
use crate::environment::ram::Ram;

/// Parts the words that fetches beside stores get from the other uses of the seed.
const BESIDE_A_STORE: u64 = 0x57a1_e000;

/// A fetched word on its way.
#[derive(Clone, Copy)]
struct Fetched {
    due: u64,
    word: u64,
    error: bool,
}

/// The port, with what is under way to the core.
#[derive(Clone)]
pub(crate) struct FetchPort {
    pub(crate) pattern: Pattern,
    pub(crate) failures: Failures,
    /// The memory reports failures to the core.
    tells_errors: bool,
    /// Makes the words that fetches beside stores get; `None`: they get the old word.
    beside_a_store: Option<u64>,
    word_mask: u64,
    fetched: VecDeque<Fetched>,
}

impl FetchPort {
    /// Before cycle 0.
    pub(crate) fn new(config: &CoreConfig, timing: MemoryTiming) -> Self {
        let seed = timing.seed();
        FetchPort {
            pattern: Pattern::of(timing, Port::Instruction),
            failures: Failures::of(config, seed, Port::Instruction),
            tells_errors: config.bus_errors,
            beside_a_store: (seed != 0).then(|| scatter(seed ^ BESIDE_A_STORE)),
            word_mask: config.arch.word_mask(),
            fetched: VecDeque::with_capacity(config.fetch_outstanding as usize),
        }
    }

    /// Drives the port's inputs; an answer that fires is gone.
    #[inline]
    pub(crate) fn drive(&mut self, cycle: Cycle, outputs: &PortOutputs, inputs: &mut PortInputs) {
        inputs.instruction_request_ready = self.pattern.ready(cycle);
        inputs.instruction_response_valid = false;
        inputs.instruction_response_data = 0;
        inputs.instruction_response_error = false;
        if let Some(fetched) = self.fetched.front() {
            if fetched.due <= cycle.0 {
                inputs.instruction_response_valid = true;
                inputs.instruction_response_data = fetched.word;
                inputs.instruction_response_error = fetched.error;
                if outputs.instruction_response_ready {
                    self.fetched.pop_front();
                }
            }
        }
    }

    /// The fetch that fires, before the stores of this cycle. `is_stored` says whether one of them is to that word:
    /// beside a store to the same word a fetch may get any word, with seed 0 the old one, else one that follows from
    /// seed and cycle.
    #[inline]
    pub(crate) fn fetch(&mut self, cycle: Cycle, number: u64, ram: &Ram, is_stored: impl FnOnce() -> bool) {
        let word = match self.beside_a_store.filter(|_| is_stored()) {
            Some(key) => scatter(key.wrapping_add(cycle.0)) & self.word_mask,
            None => ram.word(number as usize),
        };
        self.fetched.push_back(Fetched {
            due: cycle.0 + self.pattern.latency_cycles(cycle),
            word,
            error: self.failures.fails(cycle),
        });
    }

    /// Reset is 1: what is under way is forgotten. The core is driven as a careless memory would drive it, with all
    /// that is valid and ready, which it must not notice.
    pub(crate) fn reset(&mut self, inputs: &mut PortInputs) {
        inputs.instruction_request_ready = true;
        inputs.instruction_response_valid = !self.fetched.is_empty();
        inputs.instruction_response_data = self.fetched.front().map_or(0, |fetched| fetched.word);
        inputs.instruction_response_error = self.tells_errors;
        self.fetched.clear();
    }
}

/// Whether a port's request that fires in this cycle stores to a word of RAM, `line` being the one that it is for.
#[inline]
pub(crate) fn stores_to(ram: &Ram, number: u64, line: u64, outputs: &PortOutputs, inputs: &PortInputs) -> bool {
    let words = ram.line_words() as u64;
    outputs.data_request_valid
        && inputs.data_request_ready
        && outputs.data_request_write
        && number / words == line
        && ram.enabled_bytes(outputs.data_request_byte_enable, (number % words) as usize) != 0
}
