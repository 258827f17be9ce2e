//! A small environment around the timing model: RAM and console with seeded latency and back-pressure.

use std::collections::VecDeque;

use golden_model::timing::Core;
use golden_model::Memory;
use isa::ports::{LineWords, PortInputs};
use isa::trace::Scalar;
use isa::{CoreConfig, CycleRecord, TraceLayout};

/// How the environment answers.
#[derive(Clone, Copy, Debug)]
pub struct Manners {
    /// Cycles from a request to its response, at least 1; drawn from 1 to this for each request.
    pub latency_max: u64,
    /// Of 256 cycles, in how many a port is not ready.
    pub busy_of_256: u64,
    /// What is drawn.
    pub seed: u64,
}

/// Always ready, answers in the next cycle.
pub const IDEAL: Manners = Manners {
    latency_max: 1,
    busy_of_256: 0,
    seed: 1,
};

/// The core with its memory.
pub struct Bench {
    pub core: Core,
    pub memory: Memory,
    pub cycle: u64,
    pub record: CycleRecord,
    /// No data request is taken while this is set.
    pub data_port_closed: bool,
    config: CoreConfig,
    manners: Manners,
    random: u64,
    fetches: VecDeque<(u64, u64)>,
    loads: VecDeque<(u64, LineWords)>,
}

impl Bench {
    pub fn new(config: &CoreConfig, image: &[u8], manners: Manners) -> Self {
        Bench {
            core: Core::new(config),
            memory: Memory::for_core(config, image).expect("a program that fits"),
            cycle: 0,
            record: CycleRecord::new(TraceLayout::new(config)),
            data_port_closed: false,
            config: *config,
            manners,
            random: manners.seed | 1,
            fetches: VecDeque::new(),
            loads: VecDeque::new(),
        }
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

    /// One cycle; its record is in `record` afterwards.
    pub fn step(&mut self) {
        let outputs = *self.core.outputs();
        let mut inputs = PortInputs {
            core_number: self.manners.seed,
            instruction_request_ready: self.is_ready(),
            data_request_ready: self.is_ready() && !self.data_port_closed,
            console_input_valid: self.memory.has_console_input(),
            ..PortInputs::default()
        };
        if let Some(&(due, word)) = self.fetches.front() {
            if due <= self.cycle {
                inputs.instruction_response_valid = true;
                inputs.instruction_response_data = word;
                self.fetches.pop_front();
            }
        }
        if let Some(&(due, line)) = self.loads.front() {
            if due <= self.cycle {
                inputs.data_response_valid = true;
                inputs.data_response_data = line;
                if outputs.data_response_ready {
                    self.loads.pop_front();
                }
            }
        }
        let due = self.cycle + 1 + self.draw() % self.manners.latency_max;
        if outputs.instruction_request_valid && inputs.instruction_request_ready {
            let word = self
                .memory
                .instruction_word(outputs.instruction_request_word);
            self.fetches.push_back((due, word));
        }
        if outputs.data_request_valid && inputs.data_request_ready {
            let answer = self.memory.carry_out(&outputs, self.config.line_words);
            self.loads.extend(answer.map(|line| (due, line)));
        }
        self.core.step(&inputs, &mut self.record);
        self.cycle += 1;
    }

    /// Runs until the core is done; false when it is not after so many cycles.
    pub fn run(&mut self, cycles_max: u64) -> bool {
        while self.cycle < cycles_max {
            if self.core.outputs().done {
                return true;
            }
            self.step();
        }
        self.core.outputs().done
    }

    /// Runs so many cycles and gives those in which a warp's instruction at an address was scheduled.
    pub fn scheduled_at(&mut self, warp: u64, pc: u64, cycles: u64) -> Vec<u64> {
        let mut seen = Vec::new();
        for _ in 0..cycles {
            let cycle = self.cycle;
            self.step();
            let record = &self.record;
            if record.scalar(Scalar::ScheduleValid) == 1
                && record.scalar(Scalar::ScheduleWarp) == warp
                && record.scalar(Scalar::SchedulePc) == pc
            {
                seen.push(cycle);
            }
        }
        seen
    }
}
