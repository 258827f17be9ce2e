//! The memory system around one side: RAM, console, latency and back-pressure (docs/pipeline.md section 3).
//!
//! Each side has one of its own, built alike. So neither side can be helped by the other's requests, a run goes on
//! after the sides have parted, and at the end the two memories are compared like everything else.

pub(crate) mod console_input;
pub(crate) mod host;
pub(crate) mod memory_timing;
pub(crate) mod pattern;
pub(crate) mod resets;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use isa::ports::{PortInputs, PortOutputs, LINE_WORDS_MAX};
use isa::{CoreConfig, Cycle};

use crate::environment::console_input::{Arrival, ConsoleInput};
use crate::environment::host::{Failures, HostStart};
use crate::environment::memory_timing::MemoryTiming;
use crate::environment::pattern::{scatter, Pattern, Port};

/// What words of a loaded line hold that the request did not enable: a core that uses one of them is caught.
const NOT_ASKED_FOR: u64 = 0xbad0_bad0_bad0_bad0;

/// Parts the words that fetches beside stores get from the other uses of the seed.
const BESIDE_A_STORE: u64 = 0x57a1_e000;

/// A fetched word on its way.
#[derive(Clone, Copy)]
struct Fetched {
    due: u64,
    word: u64,
    error: bool,
}

/// A loaded line on its way, or, where stores are answered, the answer to one.
#[derive(Clone, Copy)]
struct Loaded {
    due: u64,
    words: [u64; LINE_WORDS_MAX],
    error: bool,
    again: bool,
}

/// RAM and console, with what is under way to the core.
#[derive(Clone)]
pub struct Environment {
    cycle: u64,
    core_number: u64,
    core_count: u64,
    start: HostStart,
    word_bytes: usize,
    word_mask: u64,
    line_words: usize,
    ram: Vec<u8>,
    console_output: Vec<u8>,
    arrivals: VecDeque<Arrival>,
    console_input: VecDeque<u8>,
    instruction_pattern: Pattern,
    data_pattern: Pattern,
    console_pattern: Pattern,
    fetch_failures: Failures,
    access_failures: Failures,
    late_exchanges: Failures,
    /// The line has been read for an exchange, of which the store is to come.
    is_locked: bool,
    /// The core is told of failures, and so gets answers to stores.
    answers_stores: bool,
    /// Of the words that fetches beside stores get; `None`: the old word.
    beside_a_store: Option<u64>,
    fetched: VecDeque<Fetched>,
    loaded: VecDeque<Loaded>,
}

impl Environment {
    /// Before cycle 0: `image` in RAM from address 0 on, the rest of RAM 0. What of the image does not fit in RAM is
    /// cut off.
    pub fn new(
        config: &CoreConfig,
        image: &[u8],
        console_input: &ConsoleInput,
        timing: MemoryTiming,
    ) -> Self {
        let seed = timing.seed();
        let mut ram = vec![0; config.ram_bytes as usize];
        let length = image.len().min(ram.len());
        ram[..length].copy_from_slice(&image[..length]);
        Environment {
            cycle: 0,
            core_number: core_number(config, seed),
            core_count: core_count(config, seed),
            start: HostStart::of(config, seed),
            word_bytes: config.arch.word_bytes() as usize,
            word_mask: config.arch.word_mask(),
            line_words: config.line_words as usize,
            ram,
            console_output: Vec::new(),
            arrivals: console_input.arrivals().iter().copied().collect(),
            console_input: VecDeque::new(),
            instruction_pattern: Pattern::of(timing, Port::Instruction),
            data_pattern: Pattern::of(timing, Port::Data),
            console_pattern: Pattern::of(timing, Port::Console),
            fetch_failures: Failures::of(config, seed, Port::Instruction),
            access_failures: Failures::of(config, seed, Port::Data),
            late_exchanges: Failures::of_exchanges(config, seed),
            is_locked: false,
            answers_stores: config.bus_errors,
            beside_a_store: (seed != 0).then(|| scatter(seed ^ BESIDE_A_STORE)),
            fetched: VecDeque::with_capacity(config.fetch_outstanding as usize),
            loaded: VecDeque::with_capacity(config.data_outstanding as usize),
        }
    }

    /// Lets the host say this.
    pub fn set_start(&mut self, start: HostStart) {
        self.start = start;
    }

    /// One cycle: what the core is driven with, given what it drives; then everything that fires takes effect.
    #[inline]
    pub fn cycle(&mut self, outputs: &PortOutputs, inputs: &mut PortInputs) {
        let cycle = Cycle(self.cycle);
        self.identify(inputs);
        inputs.instruction_request_ready = self.instruction_pattern.ready(cycle);
        inputs.data_request_ready = self.data_pattern.ready(cycle);
        inputs.console_output_ready = self.console_pattern.ready(cycle);
        self.arrive();
        inputs.console_input_valid = !self.console_input.is_empty();
        self.respond(outputs, inputs);
        if outputs.instruction_request_valid && inputs.instruction_request_ready {
            let word = self.fetched_word(outputs, inputs);
            let due = self.cycle + self.instruction_pattern.latency_cycles(cycle);
            let error = self.fetch_failures.fails(cycle);
            self.fetched.push_back(Fetched { due, word, error });
        }
        if outputs.data_request_valid && inputs.data_request_ready {
            self.access(outputs);
        }
        if outputs.console_output_valid && inputs.console_output_ready {
            self.console_output.push(outputs.console_output_data as u8);
        }
        self.cycle += 1;
    }

    /// Says to the core which one it is, and where it is to start.
    #[inline]
    pub(crate) fn identify(&self, inputs: &mut PortInputs) {
        inputs.core_number = self.core_number;
        inputs.core_count = self.core_count;
        inputs.start_address = self.start.address;
        inputs.start_argument = self.start.argument;
    }

    /// Reset is 1: nothing fires, and what is under way is forgotten. RAM and what waits at the console stay as they are. The core
    /// is driven as a careless memory would drive it, with all that is valid and ready, which it must not notice.
    pub fn reset(&mut self, inputs: &mut PortInputs) {
        self.identify(inputs);
        inputs.instruction_request_ready = true;
        inputs.data_request_ready = true;
        inputs.console_output_ready = true;
        inputs.console_input_valid = !self.console_input.is_empty();
        let (fetched, loaded) = (self.fetched.front(), self.loaded.front());
        inputs.instruction_response_valid = fetched.is_some();
        inputs.instruction_response_data = fetched.map_or(0, |fetched| fetched.word);
        inputs.instruction_response_error = self.answers_stores;
        inputs.data_response_error = self.answers_stores;
        inputs.data_response_again = self.answers_stores;
        inputs.data_response_valid = loaded.is_some();
        if let Some(loaded) = loaded {
            inputs.data_response_data = loaded.words;
        }
        self.fetched.clear();
        self.loaded.clear();
        self.is_locked = false;
    }

    /// The word that a fetch of this cycle gets, before a store of this cycle. Beside a store to the same word it may be
    /// any: with seed 0 the old word, else one that follows from seed and cycle.
    #[inline]
    fn fetched_word(&self, outputs: &PortOutputs, inputs: &PortInputs) -> u64 {
        let number = outputs.instruction_request_word as usize;
        let stores = outputs.data_request_valid
            && inputs.data_request_ready
            && outputs.data_request_write
            && number / self.line_words == outputs.data_request_line as usize;
        let enabled =
            outputs.data_request_byte_enable >> (number % self.line_words * self.word_bytes);
        let is_stored = stores && enabled & ((1 << self.word_bytes) - 1) != 0;
        match self.beside_a_store.filter(|_| is_stored) {
            Some(key) => scatter(key.wrapping_add(self.cycle)) & self.word_mask,
            None => self.ram_word(number),
        }
    }

    /// Bytes whose cycle has come wait from now on.
    #[inline]
    fn arrive(&mut self) {
        while let Some(arrival) = self.arrivals.front() {
            if arrival.cycle > self.cycle {
                return;
            }
            self.console_input.push_back(arrival.byte);
            self.arrivals.pop_front();
        }
    }

    #[inline]
    fn respond(&mut self, outputs: &PortOutputs, inputs: &mut PortInputs) {
        inputs.instruction_response_valid = false;
        inputs.instruction_response_data = 0;
        inputs.instruction_response_error = false;
        if let Some(fetched) = self.fetched.front() {
            if fetched.due <= self.cycle {
                inputs.instruction_response_valid = true;
                inputs.instruction_response_data = fetched.word;
                inputs.instruction_response_error = fetched.error;
                if outputs.instruction_response_ready {
                    self.fetched.pop_front();
                }
            }
        }
        inputs.data_response_valid = false;
        inputs.data_response_error = false;
        inputs.data_response_again = false;
        if let Some(loaded) = self.loaded.front() {
            if loaded.due <= self.cycle {
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

    fn store(&mut self, outputs: &PortOutputs) {
        let enable = outputs.data_request_byte_enable;
        let line_bytes = self.line_words * self.word_bytes;
        let start = outputs.data_request_line as usize * line_bytes;
        let Some(line) = self.ram.get_mut(start..start + line_bytes) else {
            return;
        };
        for (word, bytes) in line.chunks_exact_mut(self.word_bytes).enumerate() {
            let value = outputs.data_request_data[word].to_le_bytes();
            let enabled = enable >> (word * self.word_bytes);
            for (place, byte) in bytes.iter_mut().enumerate() {
                if enabled >> place & 1 == 1 {
                    *byte = value[place];
                }
            }
        }
    }

    /// The data request that fires. One that fails, or comes too late, does nothing, and loads what nobody has asked for.
    #[inline]
    fn access(&mut self, outputs: &PortOutputs) {
        let error = self.access_failures.fails(Cycle(self.cycle));
        let again = self.is_late(outputs, error);
        let words = match (outputs.data_request_write, error || again) {
            (false, false) => self.load(outputs),
            (true, false) => {
                self.store(outputs);
                if !self.answers_stores {
                    return;
                }
                [NOT_ASKED_FOR & self.word_mask; LINE_WORDS_MAX]
            }
            (_, true) => [NOT_ASKED_FOR & self.word_mask; LINE_WORDS_MAX],
        };
        let due = self.cycle + self.data_pattern.latency_cycles(Cycle(self.cycle));
        self.loaded.push_back(Loaded {
            due,
            words,
            error,
            again,
        });
    }

    /// Whether the request is the store of an exchange that comes too late. None does whose read has failed.
    fn is_late(&mut self, outputs: &PortOutputs, error: bool) -> bool {
        let is_store = outputs.data_request_write;
        let ends = self.is_locked && is_store && !error;
        self.is_locked = outputs.data_request_lock && !is_store && !error;
        ends && self.late_exchanges.fails(Cycle(self.cycle))
    }

    fn load(&mut self, outputs: &PortOutputs) -> [u64; LINE_WORDS_MAX] {
        let mut words = [0; LINE_WORDS_MAX];
        for (word, value) in words[..self.line_words].iter_mut().enumerate() {
            let asked_for = outputs.data_request_byte_enable >> (word * self.word_bytes) & 1 == 1;
            *value = match (asked_for, outputs.data_request_console) {
                (false, _) => NOT_ASKED_FOR & self.word_mask,
                (true, false) => {
                    self.ram_word(outputs.data_request_line as usize * self.line_words + word)
                }
                (true, true) if word == 0 => self.console_input.pop_front().map_or(0, u64::from),
                (true, true) => 0,
            };
        }
        words
    }

    /// The word of that number; 0 beyond RAM, which a port of the right width cannot name.
    #[inline]
    fn ram_word(&self, number: usize) -> u64 {
        let start = number * self.word_bytes;
        let mut bytes = [0; 8];
        if let Some(word) = self.ram.get(start..start + self.word_bytes) {
            bytes[..word.len()].copy_from_slice(word);
        }
        u64::from_le_bytes(bytes)
    }

    /// The word that a fetch at this address would get; `None` outside RAM.
    pub fn word_at(&self, address: u64) -> Option<u64> {
        let in_ram = address < self.ram.len() as u64;
        in_ram.then(|| self.ram_word(address as usize / self.word_bytes))
    }

    /// The cycle that comes next.
    #[inline]
    pub const fn next_cycle(&self) -> Cycle {
        Cycle(self.cycle)
    }

    /// RAM from address 0 on.
    pub fn ram(&self) -> &[u8] {
        &self.ram
    }

    /// What has been printed.
    pub fn console_output(&self) -> &[u8] {
        &self.console_output
    }

    /// The failures at the instruction port and at the data port.
    pub const fn failures(&self) -> [Failures; 2] {
        [self.fetch_failures, self.access_failures]
    }

    /// The patterns of the instruction port, of the data port and of the console's output.
    pub const fn patterns(&self) -> [Pattern; 3] {
        [
            self.instruction_pattern,
            self.data_pattern,
            self.console_pattern,
        ]
    }
}

/// The core's number in a run: any word, that of seed 0 being 0.
const fn core_number(config: &CoreConfig, seed: u64) -> u64 {
    let number = if seed == 0 { 0 } else { scatter(!seed) };
    number & config.arch.word_mask()
}

/// The number of cores that a core is told in a run: any word, that of seed 0 being 1; 0 when it does not listen.
const fn core_count(config: &CoreConfig, seed: u64) -> u64 {
    let count = if seed == 0 {
        1
    } else {
        scatter(!seed ^ 0xc0_c0)
    };
    if config.several_cores {
        count & config.arch.word_mask()
    } else {
        0
    }
}
