//! The memory system around one side: RAM, console, latency and back-pressure (docs/pipeline.md section 3).
//!
//! Each side has one of its own, built alike. So neither side can be helped by the other's requests, a run goes on
//! after the sides have parted, and at the end the two memories are compared like everything else.

pub(crate) mod console;
pub(crate) mod console_input;
pub(crate) mod data_port;
pub(crate) mod fetch_port;
pub(crate) mod host;
pub(crate) mod memory_timing;
pub(crate) mod other_cores;
pub(crate) mod pattern;
pub(crate) mod ram;
pub(crate) mod resets;
#[cfg(test)]
mod tests;

use isa::cluster::CORES_MAX;
use isa::ports::{PortInputs, PortOutputs};
use isa::{CoreConfig, Cycle};

use crate::environment::console::Console;
use crate::environment::console_input::ConsoleInput;
use crate::environment::data_port::DataPort;
use crate::environment::fetch_port::{stores_to, FetchPort};
use crate::environment::host::HostStart;
use crate::environment::memory_timing::MemoryTiming;
use crate::environment::other_cores::OtherCores;
use crate::environment::pattern::{scatter, Port};
use crate::environment::ram::Ram;
use crate::system::System;

/// RAM and console, with what is under way to the system. Each bank has a latency and a back-pressure of its own.
#[derive(Clone)]
pub struct Environment {
    cycle: u64,
    start: HostStart,
    ram: Ram,
    console: Console,
    fetches: FetchPort,
    banks: Vec<DataPort>,
    /// What a core alone is to believe; cores of a cluster get it from one another.
    neighbours: Option<Neighbours>,
}

/// The other cores that a core alone is to believe in.
#[derive(Clone)]
struct Neighbours {
    core_number: u64,
    core_count: u64,
    others: OtherCores,
}

impl Environment {
    /// Before cycle 0: `image` in RAM from address 0 on, the rest of RAM 0. What of the image does not fit in RAM is
    /// cut off.
    pub fn new<S: System>(system: &S, image: &[u8], console_input: &ConsoleInput, timing: MemoryTiming) -> Self {
        let (core, seed) = (system.core(), timing.seed());
        let banks = (0..system.bank_count()).map(|bank| DataPort::new(core, timing, Port::Data(bank)));
        Environment {
            cycle: 0,
            start: HostStart::of(core, seed),
            ram: Ram::new(core, image),
            console: Console::new(console_input, timing),
            fetches: FetchPort::new(core, timing),
            banks: banks.collect(),
            neighbours: (!S::HAS_INTERCONNECT).then(|| Neighbours {
                core_number: core_number(core, seed),
                core_count: core_count(core, seed),
                others: OtherCores::of(core, seed),
            }),
        }
    }

    /// Lets the host say this.
    pub fn set_start(&mut self, start: HostStart) {
        self.start = start;
    }

    /// One cycle: what the system is driven with, given what it drives; then everything that fires takes effect. An
    /// element a bank of each.
    #[inline]
    pub fn cycle(&mut self, outputs: &[PortOutputs], inputs: &mut [PortInputs]) {
        let cycle = Cycle(self.cycle);
        self.identify(inputs);
        if let Some(neighbours) = &mut self.neighbours {
            neighbours.drive(cycle, &outputs[0], &mut inputs[0]);
        }
        self.console.drive(cycle, &mut inputs[0]);
        self.fetches.drive(cycle, &outputs[0], &mut inputs[0]);
        for ((bank, outputs), inputs) in self.banks.iter_mut().zip(outputs).zip(&mut *inputs) {
            bank.drive(cycle, outputs, inputs);
        }
        let banks = self.banks.len() as u64;
        if outputs[0].instruction_request_valid && inputs[0].instruction_request_ready {
            let (word, ram) = (outputs[0].instruction_request_word, &self.ram);
            let is_stored = || {
                let bank = word / ram.line_words() as u64 % banks;
                let (outputs, inputs) = (&outputs[bank as usize], &inputs[bank as usize]);
                stores_to(ram, word, line_of(banks, bank, outputs), outputs, inputs)
            };
            self.fetches.fetch(cycle, word, ram, is_stored);
        }
        for ((number, bank), (outputs, inputs)) in (0..).zip(&mut self.banks).zip(outputs.iter().zip(&*inputs)) {
            if outputs.data_request_valid && inputs.data_request_ready {
                let line = line_of(banks, number, outputs);
                bank.access(cycle, line, outputs, &mut self.ram, &mut self.console);
            }
        }
        self.console.print(&outputs[0], &inputs[0]);
        self.cycle += 1;
    }

    /// Says to a core alone which one it is, and to all where to start.
    #[inline]
    pub(crate) fn identify(&self, inputs: &mut [PortInputs]) {
        let inputs = &mut inputs[0];
        if let Some(neighbours) = &self.neighbours {
            inputs.core_number = neighbours.core_number;
            inputs.core_count = neighbours.core_count;
        }
        inputs.start_address = self.start.address;
        inputs.start_argument = self.start.argument;
    }

    /// Reset is 1: nothing fires, and what is under way is forgotten. RAM and what waits at the console stay as they
    /// are. The system is driven as a careless memory would drive it, with all that is valid and ready, which it must
    /// not notice.
    pub fn reset(&mut self, inputs: &mut [PortInputs]) {
        self.identify(inputs);
        self.fetches.reset(&mut inputs[0]);
        for (bank, inputs) in self.banks.iter_mut().zip(&mut *inputs) {
            bank.reset(inputs);
        }
        if let Some(neighbours) = &self.neighbours {
            inputs[0].cluster_barrier_open = neighbours.others.all();
            inputs[0].rung = neighbours.others.rings;
        }
        inputs[0].console_output_ready = true;
        inputs[0].console_input_valid = self.console.is_waiting();
    }

    /// The word that a fetch at this address would get; `None` outside RAM.
    pub fn word_at(&self, address: u64) -> Option<u64> {
        self.ram.word_at(address)
    }

    /// The cycle that comes next.
    #[inline]
    pub const fn next_cycle(&self) -> Cycle {
        Cycle(self.cycle)
    }

    /// RAM from address 0 on.
    pub fn ram(&self) -> &[u8] {
        self.ram.bytes()
    }

    /// RAM as words.
    pub const fn memory(&self) -> &Ram {
        &self.ram
    }

    /// What has been printed.
    pub fn console_output(&self) -> &[u8] {
        self.console.output()
    }
}

impl Neighbours {
    /// Drives what other cores would.
    #[inline]
    fn drive(&mut self, cycle: Cycle, outputs: &PortOutputs, inputs: &mut PortInputs) {
        let (waiting, wanted) = (outputs.cluster_barrier_waiting, outputs.cluster_barrier_wanted);
        inputs.cluster_barrier_open = self.others.open(cycle, waiting, wanted);
        let itself = self.core_number & (u64::from(CORES_MAX) - 1);
        let rings_itself = outputs.ring_valid && outputs.ring_core == itself;
        inputs.rung = self.others.rung(cycle, rings_itself);
    }
}

/// The line of RAM that a bank's request is for (docs/cluster.md C1.2).
#[inline]
const fn line_of(banks: u64, bank: u64, outputs: &PortOutputs) -> u64 {
    outputs.data_request_line * banks + bank
}

/// The core's number in a run: any word, that of seed 0 being 0.
const fn core_number(config: &CoreConfig, seed: u64) -> u64 {
    let number = if seed == 0 { 0 } else { scatter(!seed) };
    number & config.arch.word_mask()
}

/// The number of cores that the environment gives a core in a run: any word, that of seed 0 being 1; 0 when the core
/// does not listen.
const fn core_count(config: &CoreConfig, seed: u64) -> u64 {
    let count = if seed == 0 { 1 } else { scatter(!seed ^ 0xc0_c0) };
    if config.several_cores {
        count & config.arch.word_mask()
    } else {
        0
    }
}
