//! A small environment around the timing model of a cluster: one RAM behind the banks, and the console.

use std::collections::VecDeque;

use golden_model::timing::{Cluster, Core};
use golden_model::Memory;
use isa::ports::{LineWords, PortInputs, PortOutputs};
use isa::trace::Scalar;
use isa::{
    ClusterConfig, CoreOptions, CycleRecord, Instruction, InterconnectSlot, Opcode, SharedCacheConfig, TraceLayout,
};

use super::environment::Manners;
use super::litmus_programs::dispatch;
use super::{config, halt, image, op, options, with};

/// A cluster of such cores.
pub fn cluster(options: CoreOptions, cores: u32, banks: u32) -> ClusterConfig {
    ClusterConfig::new(config(options), cores, banks).expect("a legal cluster")
}

/// Lines of four words of 4 bytes.
pub fn in_lines(arch: &str, line: &str, cores: u32, banks: u32) -> ClusterConfig {
    let lines = with("line_words = 4", options(arch));
    let options = if line.is_empty() { lines } else { with(line, lines) };
    cluster(options, cores, banks)
}

/// A cluster with a shared cache added, of so many bytes a bank, in so many ways.
pub fn shared(config: &ClusterConfig, bank_bytes: u64, ways: u32) -> ClusterConfig {
    let cache = SharedCacheConfig { bank_bytes, ways };
    let config = config.with_shared_cache(Some(cache));
    config.expect("a legal shared cache")
}

/// All lanes on, with their numbers in r3, then the body.
pub fn in_lanes(lanes: i64, body: &[Instruction]) -> Vec<Instruction> {
    let mut all = vec![op(Opcode::Ldi, &[1], lanes), op(Opcode::Jalis, &[2, 1], 0), op(Opcode::Hwid, &[3], 0)];
    all.extend_from_slice(body);
    all
}

/// A program in which each core goes its own way, the first of them core 0's. r1 is overwritten before.
pub fn by_core(bodies: &[Vec<Instruction>]) -> Vec<Instruction> {
    let mut program = vec![op(Opcode::Hwid, &[1], 4)];
    let ends = bodies.iter().map(|body| [&body[..], &[halt()]].concat());
    program.extend(dispatch(&ends.collect::<Vec<_>>()));
    program
}

/// A load or a fetch that is under way: when it is answered, and with what.
type Answer<T> = (u64, T);

/// A cluster with its memory.
pub struct ClusterBench {
    pub cluster: Cluster,
    pub memory: Memory,
    pub cycle: u64,
    pub records: Vec<CycleRecord>,
    /// What the cluster's ports have driven in the cycle that was last, and what it has got.
    pub driven: Vec<PortOutputs>,
    pub inputs: Vec<PortInputs>,
    /// No fetch is taken while this is set.
    pub fetches_closed: bool,
    /// No fetch is answered while this is set.
    pub fetch_answers_held: bool,
    /// No byte is printed while this is set.
    pub console_closed: bool,
    /// For each bank, whether it takes no request.
    pub closed: Vec<bool>,
    /// For each bank, whether it answers no load.
    pub held: Vec<bool>,
    /// For each bank, the cycles from a load to its answer, where they are not drawn.
    pub latency: Vec<Option<u64>>,
    /// What the host says, where there is one.
    pub start: (u64, u64),
    slots: Vec<InterconnectSlot>,
    interconnect: Vec<u64>,
    config: ClusterConfig,
    manners: Manners,
    random: u64,
    fetches: VecDeque<Answer<u64>>,
    loads: Vec<VecDeque<Answer<LineWords>>>,
}

impl ClusterBench {
    pub fn new(config: &ClusterConfig, image: &[u8], manners: Manners) -> Self {
        let layout = TraceLayout::new(&config.core);
        let slots = InterconnectSlot::all(config);
        let banks = config.banks as usize;
        ClusterBench {
            cluster: Cluster::new(config),
            memory: Memory::for_core(&config.core, image).expect("a program that fits"),
            cycle: 0,
            records: vec![CycleRecord::new(layout); config.cores as usize],
            driven: vec![PortOutputs::default(); banks],
            inputs: vec![PortInputs::default(); banks],
            fetches_closed: false,
            fetch_answers_held: false,
            console_closed: false,
            closed: vec![false; banks],
            held: vec![false; banks],
            latency: vec![None; banks],
            start: (0, 0),
            interconnect: vec![0; slots.len()],
            slots,
            config: *config,
            manners,
            random: manners.seed | 1,
            fetches: VecDeque::new(),
            loads: vec![VecDeque::new(); banks],
        }
    }

    /// A program on a cluster.
    pub fn on(config: &ClusterConfig, program: &[Instruction], manners: Manners) -> Self {
        ClusterBench::new(config, &image(&config.core.arch, program), manners)
    }

    /// What the cycle that was last has recorded of the interconnect.
    pub fn of(&self, slot: InterconnectSlot) -> u64 {
        let place = self.slots.iter().position(|other| *other == slot);
        self.interconnect[place.expect("a slot of this cluster")]
    }

    /// What the cycle that was last has recorded in a field of one core.
    pub fn scalar(&self, core: usize, field: Scalar) -> u64 {
        self.records[core].scalar(field)
    }

    /// The cores in which all of these bits have been 1 in the cycle that was last.
    pub fn cores_with(&self, fields: &[Scalar]) -> Vec<usize> {
        let has = |core: &usize| fields.iter().all(|&field| self.scalar(*core, field) == 1);
        (0..self.records.len()).filter(has).collect()
    }

    /// One of the cores.
    pub fn core(&self, core: usize) -> &Core {
        self.cluster.core(core)
    }

    /// Whether all cores are done.
    pub fn is_done(&self) -> bool {
        self.cluster.outputs()[0].done
    }

    /// Answers in another manner from now on.
    pub fn set_manners(&mut self, manners: Manners) {
        (self.manners, self.random) = (manners, manners.seed | 1);
    }

    /// The slots of the interconnect's record.
    pub fn slots(&self) -> &[InterconnectSlot] {
        &self.slots
    }

    /// What the cycle that was last has recorded of the interconnect.
    pub fn interconnect(&self) -> &[u64] {
        &self.interconnect
    }

    /// The cluster and what is under way are reset; memory and console stay.
    pub fn reset(&mut self) {
        self.cluster.reset();
        self.fetches.clear();
        self.loads.iter_mut().for_each(VecDeque::clear);
        (self.cycle, self.random) = (0, self.manners.seed | 1);
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

    fn due(&mut self) -> u64 {
        self.cycle + 1 + self.draw() % self.manners.latency_max
    }

    /// One cycle; its records are in `records` and `of` afterwards.
    pub fn step(&mut self) {
        self.driven.copy_from_slice(self.cluster.outputs());
        let mut inputs = std::mem::take(&mut self.inputs);
        inputs.fill(PortInputs::default());
        self.shared_ports(&mut inputs[0]);
        for (bank, input) in inputs.iter_mut().enumerate() {
            let outputs = self.driven[bank];
            input.data_request_ready = self.is_ready() && !self.closed[bank];
            if let Some(&(due, line)) = self.loads[bank].front() {
                if due <= self.cycle && !self.held[bank] {
                    input.data_response_valid = true;
                    input.data_response_data = line;
                    if outputs.data_response_ready {
                        self.loads[bank].pop_front();
                    }
                }
            }
            let drawn = self.due();
            if !(outputs.data_request_valid && input.data_request_ready) {
                continue;
            }
            let request = PortOutputs {
                data_request_line: outputs.data_request_line * u64::from(self.config.banks) + bank as u64,
                ..outputs
            };
            let answer = self.memory.carry_out(&request, self.config.core.line_words);
            let due = self.latency[bank].map_or(drawn, |latency| self.cycle + latency);
            self.loads[bank].extend(answer.map(|line| (due, line)));
        }
        self.cluster.step(&inputs, &mut self.records, &mut self.interconnect);
        self.inputs = inputs;
        self.cycle += 1;
    }

    /// Fetches, the console, and what the host says.
    fn shared_ports(&mut self, inputs: &mut PortInputs) {
        let outputs = self.driven[0];
        (inputs.start_address, inputs.start_argument) = self.start;
        inputs.console_input_valid = self.memory.has_console_input();
        inputs.instruction_request_ready = self.is_ready() && !self.fetches_closed;
        inputs.console_output_ready = self.is_ready() && !self.console_closed;
        if let Some(&(due, word)) = self.fetches.front() {
            if due <= self.cycle && !self.fetch_answers_held {
                inputs.instruction_response_valid = true;
                inputs.instruction_response_data = word;
                self.fetches.pop_front();
            }
        }
        let due = self.due();
        if outputs.instruction_request_valid && inputs.instruction_request_ready {
            let word = self.memory.instruction_word(outputs.instruction_request_word);
            self.fetches.push_back((due, word));
        }
        if outputs.console_output_valid && inputs.console_output_ready {
            self.memory.print(outputs.console_output_data as u8);
        }
    }

    /// Steps until something is seen in a cycle, which the records then show.
    pub fn until(&mut self, mut seen: impl FnMut(&ClusterBench) -> bool) {
        loop {
            assert!(self.cycle < 20_000, "it never comes");
            self.step();
            if seen(self) {
                return;
            }
        }
    }

    /// In each cycle until all cores are done: what is seen in it.
    pub fn look_to_end<T>(&mut self, mut look: impl FnMut(&ClusterBench) -> Option<T>) -> Vec<T> {
        let mut all = Vec::new();
        while !self.is_done() {
            assert!(self.cycle < 400_000, "it does not end");
            self.step();
            all.extend(look(self));
        }
        all
    }

    /// In each cycle of some: what is seen in it.
    pub fn look<T>(&mut self, cycles: u64, look: impl Fn(&ClusterBench) -> T) -> Vec<T> {
        let cycles = 0..cycles;
        let mut next = |_| {
            self.step();
            look(self)
        };
        cycles.map(&mut next).collect()
    }

    /// Runs to the end.
    pub fn run(&mut self) {
        self.look_to_end(|_| None::<()>);
    }
}
