//! A port of loads and stores: all of RAM for a core alone, a bank of it for several cores.

use std::collections::VecDeque;

use isa::ports::{LineWords, PortInputs, PortOutputs, LINE_WORDS_MAX};
use isa::{CoreConfig, Cycle};

use crate::environment::console::Console;
use crate::environment::host::Failures;
use crate::environment::memory_timing::MemoryTiming;
use crate::environment::pattern::{Pattern, Port};
use crate::environment::ram::Ram;

/// What words of a loaded line hold that the request did not enable: a core that uses one of them is caught.
const NOT_ASKED_FOR: u64 = 0xbad0_bad0_bad0_bad0;

/// A loaded line on its way, or, where stores are answered, the answer to one.
#[derive(Clone, Copy)]
struct Loaded {
    due: u64,
    words: LineWords,
    error: bool,
    again: bool,
}

/// The port, with what is under way to the core.
#[derive(Clone)]
pub(crate) struct DataPort {
    pub(crate) pattern: Pattern,
    pub(crate) failures: Failures,
    late_exchanges: Failures,
    /// The line has been read for an exchange, of which the store is to come.
    is_locked: bool,
    /// The memory reports failures to the core, and so answers stores.
    answers_stores: bool,
    not_asked_for: u64,
    loaded: VecDeque<Loaded>,
}

impl DataPort {
    /// Before cycle 0.
    pub(crate) fn new(config: &CoreConfig, timing: MemoryTiming, port: Port) -> Self {
        let seed = timing.seed();
        DataPort {
            pattern: Pattern::of(timing, port),
            failures: Failures::of(config, seed, port),
            late_exchanges: Failures::of_exchanges(config, seed),
            is_locked: false,
            answers_stores: config.bus_errors,
            not_asked_for: NOT_ASKED_FOR & config.arch.word_mask(),
            loaded: VecDeque::with_capacity(config.data_outstanding as usize),
        }
    }

    /// Drives the port's inputs; an answer that fires is gone.
    #[inline]
    pub(crate) fn drive(&mut self, cycle: Cycle, outputs: &PortOutputs, inputs: &mut PortInputs) {
        inputs.data_request_ready = self.pattern.ready(cycle);
        inputs.data_response_valid = false;
        inputs.data_response_error = false;
        inputs.data_response_again = false;
        if let Some(loaded) = self.loaded.front() {
            if loaded.due <= cycle.0 {
                inputs.data_response_valid = true;
                inputs.data_response_data = loaded.words;
                inputs.data_response_error = loaded.error;
                inputs.data_response_again = loaded.again;
                if outputs.data_response_ready {
                    self.loaded.pop_front();
                }
            }
        }
    }

    /// The request that fires, of line `line` of RAM. One that fails, or comes too late, does nothing, and loads what
    /// the core has not asked for.
    #[inline]
    pub(crate) fn access(
        &mut self,
        cycle: Cycle,
        line: u64,
        outputs: &PortOutputs,
        ram: &mut Ram,
        console: &mut Console,
    ) {
        let error = self.failures.fails(cycle);
        let again = self.is_late(cycle, outputs, error);
        let words = match (outputs.data_request_write, error || again) {
            (false, false) => self.load(line, outputs, ram, console),
            (true, false) => {
                ram.store(line, outputs);
                if !self.answers_stores {
                    return;
                }
                [self.not_asked_for; LINE_WORDS_MAX]
            }
            (_, true) => [self.not_asked_for; LINE_WORDS_MAX],
        };
        let due = cycle.0 + self.pattern.latency_cycles(cycle);
        self.loaded.push_back(Loaded { due, words, error, again });
    }

    /// Whether the request is the store of an exchange that comes too late. None does whose read has failed.
    fn is_late(&mut self, cycle: Cycle, outputs: &PortOutputs, error: bool) -> bool {
        let is_store = outputs.data_request_write;
        let ends = self.is_locked && is_store && !error;
        self.is_locked = outputs.data_request_lock && !is_store && !error;
        ends && self.late_exchanges.fails(cycle)
    }

    fn load(&self, line: u64, outputs: &PortOutputs, ram: &Ram, console: &mut Console) -> LineWords {
        let enable = outputs.data_request_byte_enable;
        if !outputs.data_request_console {
            return ram.load(line, enable, self.not_asked_for);
        }
        let mut words = LineWords::default();
        for (word, value) in words[..ram.line_words()].iter_mut().enumerate() {
            *value = match (ram.enabled_bytes(enable, word) & 1, word) {
                (0, _) => self.not_asked_for,
                (_, 0) => console.take(),
                _ => 0,
            };
        }
        words
    }

    /// Reset is 1: what is under way is forgotten. The core is driven as a careless memory would drive it, with all
    /// that is valid and ready, which it must not notice.
    pub(crate) fn reset(&mut self, inputs: &mut PortInputs) {
        inputs.data_request_ready = true;
        inputs.data_response_error = self.answers_stores;
        inputs.data_response_again = self.answers_stores;
        inputs.data_response_valid = !self.loaded.is_empty();
        if let Some(loaded) = self.loaded.front() {
            inputs.data_response_data = loaded.words;
        }
        self.loaded.clear();
        self.is_locked = false;
    }
}
