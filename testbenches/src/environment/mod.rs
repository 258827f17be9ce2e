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
use crate::environment::host::{Failures, HostStart};
use crate::environment::memory_timing::MemoryTiming;
use crate::environment::other_cores::OtherCores;
use crate::environment::pattern::{scatter, Pattern, Port};
use crate::environment::ram::Ram;

/// RAM and console, with what is under way to the core.
#[derive(Clone)]
pub struct Environment {
    cycle: u64,
    core_number: u64,
    core_count: u64,
    other_cores: OtherCores,
    start: HostStart,
    ram: Ram,
    console: Console,
    fetches: FetchPort,
    accesses: DataPort,
}

impl Environment {
    /// Before cycle 0: `image` in RAM from address 0 on, the rest of RAM 0. What of the image does not fit in RAM is
    /// cut off.
    pub fn new(config: &CoreConfig, image: &[u8], console_input: &ConsoleInput, timing: MemoryTiming) -> Self {
        let seed = timing.seed();
        Environment {
            cycle: 0,
            core_number: core_number(config, seed),
            core_count: core_count(config, seed),
            other_cores: OtherCores::of(config, seed),
            start: HostStart::of(config, seed),
            ram: Ram::new(config, image),
            console: Console::new(console_input, timing),
            fetches: FetchPort::new(config, timing),
            accesses: DataPort::new(config, timing, Port::DATA),
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
        let (waiting, wanted) = (outputs.cluster_barrier_waiting, outputs.cluster_barrier_wanted);
        inputs.cluster_barrier_open = self.other_cores.open(cycle, waiting, wanted);
        let itself = self.core_number & (u64::from(CORES_MAX) - 1);
        let rings_itself = outputs.ring_valid && outputs.ring_core == itself;
        inputs.rung = self.other_cores.rung(cycle, rings_itself);
        self.console.drive(cycle, inputs);
        self.fetches.drive(cycle, outputs, inputs);
        self.accesses.drive(cycle, outputs, inputs);
        let line = outputs.data_request_line;
        if outputs.instruction_request_valid && inputs.instruction_request_ready {
            let (word, ram) = (outputs.instruction_request_word, &self.ram);
            let is_stored = || stores_to(ram, word, line, outputs, inputs);
            self.fetches.fetch(cycle, word, ram, is_stored);
        }
        if outputs.data_request_valid && inputs.data_request_ready {
            let (ram, console) = (&mut self.ram, &mut self.console);
            self.accesses.access(cycle, line, outputs, ram, console);
        }
        self.console.print(outputs, inputs);
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

    /// Reset is 1: nothing fires, and what is under way is forgotten. RAM and what waits at the console stay as they
    /// are. The core is driven as a careless memory would drive it, with all that is valid and ready, which it must not
    /// notice.
    pub fn reset(&mut self, inputs: &mut PortInputs) {
        self.identify(inputs);
        self.fetches.reset(inputs);
        self.accesses.reset(inputs);
        inputs.cluster_barrier_open = self.other_cores.all();
        inputs.rung = self.other_cores.rings;
        inputs.console_output_ready = true;
        inputs.console_input_valid = self.console.is_waiting();
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

    /// The failures at the instruction port and at the data port.
    pub const fn failures(&self) -> [Failures; 2] {
        [self.fetches.failures, self.accesses.failures]
    }

    /// The patterns of the instruction port, of the data port and of the console's output.
    pub const fn patterns(&self) -> [Pattern; 3] {
        [self.fetches.pattern, self.accesses.pattern, self.console.pattern]
    }
}

/// The core's number in a run: any word, that of seed 0 being 0.
const fn core_number(config: &CoreConfig, seed: u64) -> u64 {
    let number = if seed == 0 { 0 } else { scatter(!seed) };
    number & config.arch.word_mask()
}

/// The number of cores that a core is told in a run: any word, that of seed 0 being 1; 0 when it does not listen.
const fn core_count(config: &CoreConfig, seed: u64) -> u64 {
    let count = if seed == 0 { 1 } else { scatter(!seed ^ 0xc0_c0) };
    if config.several_cores {
        count & config.arch.word_mask()
    } else {
        0
    }
}
