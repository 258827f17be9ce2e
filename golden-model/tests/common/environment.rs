//! A small environment around the timing model: RAM and console with seeded latency and back-pressure.

use std::collections::{HashSet, VecDeque};

use golden_model::timing::Core;
use golden_model::Memory;
use isa::ports::{LineWords, PortInputs, PortOutputs, LINE_WORDS_MAX};
use isa::trace::Scalar;
use isa::{
    Context, CoreConfig, CoreOptions, CycleRecord, Gpr, Instruction, Lane, PerContext, PerWarp, Slot, TraceLayout, Warp,
};

use super::{config, image};

/// How the environment answers.
#[derive(Clone, Copy, Debug)]
pub struct Manners {
    /// Cycles from a request to its response, at least 1; drawn from 1 to this for each request.
    pub latency_max: u64,
    /// In how many of 256 cycles a port is not ready.
    pub busy_of_256: u64,
    /// What is drawn.
    pub seed: u64,
}

impl Manners {
    /// Latencies up to a number of cycles, not ready in so many of 256 cycles, drawn from a seed.
    pub const fn new(latency_max: u64, busy_of_256: u64, seed: u64) -> Self {
        Manners { latency_max, busy_of_256, seed }
    }
}

/// Always ready, answers in the next cycle.
pub const IDEAL: Manners = Manners::new(1, 0, 1);

/// The console among the lines that fail.
pub const CONSOLE_LINE: u64 = u64::MAX;

/// What becomes of a load or store.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AccessResult {
    Done,
    Fails,
    TooLate,
}

/// The core with its memory.
pub struct Bench {
    pub core: Core,
    pub memory: Memory,
    pub cycle: u64,
    pub record: CycleRecord,
    /// No data request is taken while this is set.
    pub data_port_closed: bool,
    /// Cycles from a fetch to its answer, where they are not drawn.
    pub fetch_latency: Option<u64>,
    /// Cycles from a data request to its answer, where they are not drawn.
    pub data_latency: Option<u64>,
    /// No data request is answered while this is set.
    pub data_answers_held: bool,
    /// No fetch is taken while this is set.
    pub fetch_port_closed: bool,
    /// No byte is printed while this is set.
    pub console_closed: bool,
    /// The barriers between cores that open; all of them unless they are closed.
    pub cluster_barrier_open: u64,
    /// Cycles in which another core rings. The core's own rings reach it in any case.
    pub rung_in: Vec<u64>,
    /// The core's number, and how many there are, where the seed does not say.
    pub among: Option<(u64, u64)>,
    /// What the host says, where there is one.
    pub start: (u64, u64),
    /// Words of the instruction port, and lines of the data port, whose accesses fail, where the memory tells of that.
    pub failing_words: Vec<u64>,
    pub failing_lines: Vec<u64>,
    /// So many stores come too late: they are not carried out, and answered so.
    pub late_stores: u32,
    /// A word has been stored into that had been asked for before: code may have changed under a fetch.
    pub stored_into_fetched: bool,
    asked_for: HashSet<u64>,
    config: CoreConfig,
    manners: Manners,
    random: u64,
    /// When they are answered, with what, and whether they have failed.
    fetches: VecDeque<(u64, u64, bool)>,
    loads: VecDeque<(u64, LineWords, AccessResult)>,
}

impl Bench {
    pub fn new(config: &CoreConfig, image: &[u8], manners: Manners) -> Self {
        Bench {
            core: Core::new(config),
            memory: Memory::for_core(config, image).expect("a program that fits"),
            cycle: 0,
            record: CycleRecord::new(TraceLayout::new(config)),
            data_port_closed: false,
            fetch_latency: None,
            data_latency: None,
            data_answers_held: false,
            fetch_port_closed: false,
            console_closed: false,
            cluster_barrier_open: u64::MAX,
            rung_in: Vec::new(),
            among: None,
            start: (0, 0),
            failing_words: Vec::new(),
            failing_lines: Vec::new(),
            late_stores: 0,
            stored_into_fetched: false,
            asked_for: HashSet::new(),
            config: *config,
            manners,
            random: manners.seed | 1,
            fetches: VecDeque::new(),
            loads: VecDeque::new(),
        }
    }

    /// A program on a core with such options, with an ideal memory.
    pub fn of(options: CoreOptions, program: &[Instruction]) -> Self {
        Bench::on(&config(options), program, IDEAL)
    }

    /// A program on a core.
    pub fn on(config: &CoreConfig, program: &[Instruction], manners: Manners) -> Self {
        Bench::new(config, &image(&config.arch, program), manners)
    }

    /// The number of cores that the core gets as an input; the core's number is the seed itself.
    pub const fn core_count(seed: u64) -> u64 {
        seed >> 1
    }

    /// Answers in another manner from now on.
    pub fn set_manners(&mut self, manners: Manners) {
        (self.manners, self.random) = (manners, manners.seed | 1);
    }

    /// The core and what is under way are reset; memory and console stay.
    pub fn reset(&mut self) {
        self.core.reset(&self.config);
        self.fetches.clear();
        self.loads.clear();
    }

    /// What the cycle that was last has recorded.
    pub fn get(&self, slot: Slot) -> u64 {
        self.record.get(slot)
    }

    /// What the cycle that was last has recorded in a field that occurs once.
    pub fn scalar(&self, field: Scalar) -> u64 {
        self.record.scalar(field)
    }

    /// Whether such a field was 1.
    pub fn is(&self, field: Scalar) -> bool {
        self.scalar(field) == 1
    }

    /// What the cycle that was last has recorded in a context's field.
    pub fn of_context(&self, field: PerContext, context: u32) -> u64 {
        self.get(Slot::Context(field, Context(context)))
    }

    /// What the cycle that was last has recorded in a warp's field.
    pub fn of_warp(&self, field: PerWarp, warp: u32) -> u64 {
        self.get(Slot::Warp(field, Warp(warp)))
    }

    /// What a register holds.
    pub fn gpr(&self, warp: u32, lane: u32, register: u8) -> u64 {
        let state = self.core.state();
        state.gpr(Warp(warp), Lane(lane), Gpr(register))
    }

    /// What the last interrupt of warp 0 has saved: pc and lanes.
    pub fn saved(&self) -> (u64, u64) {
        let shadow = self.core.state().shadow(Warp(0));
        (shadow.pc.0, shadow.mask.0)
    }

    /// Whether the core is done.
    pub fn is_done(&self) -> bool {
        self.core.outputs().done
    }

    fn draw(&mut self) -> u64 {
        // xorshift64
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        self.random >> 11
    }

    fn is_ready(&mut self) -> bool {
        self.draw() % 256 >= self.manners.busy_of_256
    }

    /// The word that a fetch of this cycle gets: beside a store to the same word it may be any.
    fn fetched_word(&mut self, outputs: &PortOutputs, inputs: &PortInputs) -> u64 {
        let number = outputs.instruction_request_word;
        let line_words = u64::from(self.config.line_words);
        let word_bytes = u64::from(self.config.arch.word_bytes());
        let stores = outputs.data_request_valid
            && inputs.data_request_ready
            && outputs.data_request_write
            && outputs.data_request_line == number / line_words;
        let bytes = outputs.data_request_byte_enable >> (number % line_words * word_bytes);
        if stores && bytes & ((1 << word_bytes) - 1) != 0 {
            return self.draw() & self.config.arch.word_mask();
        }
        self.memory.instruction_word(number)
    }

    /// One cycle; its record is in `record` afterwards.
    pub fn step(&mut self) {
        let outputs = *self.core.outputs();
        let seed = self.manners.seed;
        let (core_number, core_count) = self.among.unwrap_or((seed, Bench::core_count(seed)));
        let own_number = core_number & self.config.arch.word_mask();
        let mut inputs = PortInputs {
            core_number,
            core_count,
            rung: self.rung_in.contains(&self.cycle) || outputs.ring_valid && outputs.ring_core == own_number,
            start_address: self.start.0,
            start_argument: self.start.1,
            instruction_request_ready: self.is_ready() && !self.fetch_port_closed,
            data_request_ready: self.is_ready() && !self.data_port_closed,
            console_output_ready: self.is_ready() && !self.console_closed,
            console_input_valid: self.memory.has_console_input(),
            cluster_barrier_open: self.cluster_barrier_open,
            ..PortInputs::default()
        };
        if let Some(&(due, word, error)) = self.fetches.front() {
            if due <= self.cycle {
                inputs.instruction_response_valid = true;
                inputs.instruction_response_data = word;
                inputs.instruction_response_error = error;
                self.fetches.pop_front();
            }
        }
        if let Some(&(due, line, outcome)) = self.loads.front() {
            if due <= self.cycle && !self.data_answers_held {
                inputs.data_response_valid = true;
                inputs.data_response_data = line;
                inputs.data_response_error = outcome == AccessResult::Fails;
                inputs.data_response_again = outcome == AccessResult::TooLate;
                if outputs.data_response_ready {
                    self.loads.pop_front();
                }
            }
        }
        let due = self.cycle + 1 + self.draw() % self.manners.latency_max;
        if outputs.instruction_request_valid && inputs.instruction_request_ready {
            let word = self.fetched_word(&outputs, &inputs);
            let number = outputs.instruction_request_word;
            let error = self.failing_words.contains(&number);
            self.asked_for.insert(number);
            let fixed = self.fetch_latency.map(|latency| self.cycle + latency);
            self.fetches.push_back((fixed.unwrap_or(due), word, error));
        }
        if outputs.data_request_valid && inputs.data_request_ready {
            let fixed = self.data_latency.map(|latency| self.cycle + latency);
            self.carry_out(&outputs, fixed.unwrap_or(due));
        }
        if outputs.console_output_valid && inputs.console_output_ready {
            self.memory.print(outputs.console_output_data as u8);
        }
        self.core.step(&inputs, &mut self.record);
        self.cycle += 1;
    }

    /// A data request that fires. Where the memory tells of errors, stores are answered, too, and what fails does
    /// nothing.
    fn carry_out(&mut self, outputs: &PortOutputs, due: u64) {
        let line = match outputs.data_request_console {
            true => CONSOLE_LINE,
            false => outputs.data_request_line,
        };
        let fails = self.config.bus_errors && self.failing_lines.contains(&line);
        let is_late = self.late_stores > 0 && outputs.data_request_write;
        self.late_stores -= u32::from(is_late);
        let (outcome, answer) = match (fails, is_late) {
            (true, _) => (AccessResult::Fails, None),
            (false, true) => (AccessResult::TooLate, None),
            (false, false) => (AccessResult::Done, self.memory.carry_out(outputs, self.config.line_words)),
        };
        if outputs.data_request_write {
            self.note_store(outputs);
        }
        let answered = self.config.bus_errors || !outputs.data_request_write;
        if answered {
            let line = answer.unwrap_or([0xbad; LINE_WORDS_MAX]);
            self.loads.push_back((due, line, outcome));
        }
    }

    /// A store that is carried out after the fetches of its cycle have been asked for.
    fn note_store(&mut self, outputs: &PortOutputs) {
        let word_bytes = u64::from(self.config.arch.word_bytes());
        let line_words = u64::from(self.config.line_words);
        for word in 0..line_words {
            let bytes = outputs.data_request_byte_enable >> (word * word_bytes);
            let number = outputs.data_request_line * line_words + word;
            self.stored_into_fetched |= bytes & ((1 << word_bytes) - 1) != 0 && self.asked_for.contains(&number);
        }
    }

    /// So many cycles.
    pub fn pass(&mut self, cycles: u64) {
        for _ in 0..cycles {
            self.step();
        }
    }

    /// In each cycle of some: what is seen in it.
    pub fn look<T>(&mut self, cycles: u64, mut look: impl FnMut(&Bench) -> Option<T>) -> Vec<(u64, T)> {
        let mut all = Vec::new();
        for _ in 0..cycles {
            let cycle = self.cycle;
            self.step();
            all.extend(look(self).map(|value| (cycle, value)));
        }
        all
    }

    /// The cycles, of some, in which something is seen.
    pub fn cycles_in(&mut self, cycles: u64, seen: impl Fn(&Bench) -> bool) -> Vec<u64> {
        let all = self.look(cycles, |bench| seen(bench).then_some(()));
        all.into_iter().map(|(cycle, ())| cycle).collect()
    }

    /// Runs until the core is done; false when it is not after so many cycles.
    pub fn run(&mut self, cycles_max: u64) -> bool {
        while self.cycle < cycles_max {
            if self.is_done() {
                return true;
            }
            self.step();
        }
        self.is_done()
    }
}
