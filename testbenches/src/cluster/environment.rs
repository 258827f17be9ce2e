//! The memory system around one cluster: RAM in banks, one port of fetches, one console (docs/cluster.md section 2).

use isa::ports::{PortInputs, PortOutputs};
use isa::{ClusterConfig, Cycle};

use crate::environment::console::Console;
use crate::environment::console_input::ConsoleInput;
use crate::environment::data_port::DataPort;
use crate::environment::fetch_port::{stores_to, FetchPort};
use crate::environment::host::HostStart;
use crate::environment::memory_timing::MemoryTiming;
use crate::environment::pattern::{Pattern, Port};
use crate::environment::ram::Ram;

/// RAM and console, with what is under way to the cluster. Each bank has a latency and a back-pressure of its own.
#[derive(Clone)]
pub struct ClusterEnvironment {
    cycle: u64,
    start: HostStart,
    ram: Ram,
    console: Console,
    fetches: FetchPort,
    banks: Vec<DataPort>,
}

impl ClusterEnvironment {
    /// Before cycle 0: `image` in RAM from address 0 on, the rest of RAM 0.
    pub fn new(config: &ClusterConfig, image: &[u8], console_input: &ConsoleInput, timing: MemoryTiming) -> Self {
        let core = &config.core;
        let banks = (0..config.banks).map(|bank| DataPort::new(core, timing, Port::Data(bank)));
        ClusterEnvironment {
            cycle: 0,
            start: HostStart::of(core, timing.seed()),
            ram: Ram::new(core, image),
            console: Console::new(console_input, timing),
            fetches: FetchPort::new(core, timing),
            banks: banks.collect(),
        }
    }

    /// Lets the host say this.
    pub fn set_start(&mut self, start: HostStart) {
        self.start = start;
    }

    /// The line of RAM that a bank's line is (docs/cluster.md C1.2).
    #[inline]
    const fn line(&self, bank: usize, line: u64) -> u64 {
        line * self.banks.len() as u64 + bank as u64
    }

    /// One cycle: what the cluster is driven with, given what it drives; then everything that fires takes effect. An
    /// element a bank of each.
    #[inline]
    pub fn cycle(&mut self, outputs: &[PortOutputs], inputs: &mut [PortInputs]) {
        let cycle = Cycle(self.cycle);
        self.identify(inputs);
        self.console.drive(cycle, &mut inputs[0]);
        self.fetches.drive(cycle, &outputs[0], &mut inputs[0]);
        for ((bank, outputs), inputs) in self.banks.iter_mut().zip(outputs).zip(&mut *inputs) {
            bank.drive(cycle, outputs, inputs);
        }
        if outputs[0].instruction_request_valid && inputs[0].instruction_request_ready {
            let word = outputs[0].instruction_request_word;
            let ram = &self.ram;
            let count = self.banks.len() as u64;
            let is_stored = || {
                let bank = (word / ram.line_words() as u64 % count) as usize;
                let line = outputs[bank].data_request_line * count + bank as u64;
                stores_to(ram, word, line, &outputs[bank], &inputs[bank])
            };
            self.fetches.fetch(cycle, word, ram, is_stored);
        }
        for (bank, (outputs, inputs)) in outputs.iter().zip(&*inputs).enumerate() {
            if outputs.data_request_valid && inputs.data_request_ready {
                let line = self.line(bank, outputs.data_request_line);
                let (ram, console) = (&mut self.ram, &mut self.console);
                self.banks[bank].access(cycle, line, outputs, ram, console);
            }
        }
        self.console.print(&outputs[0], &inputs[0]);
        self.cycle += 1;
    }

    /// Says where the program is to start. Numbers and count of the cores are the cluster's own.
    pub(super) fn identify(&self, inputs: &mut [PortInputs]) {
        inputs[0].start_address = self.start.address;
        inputs[0].start_argument = self.start.argument;
    }

    /// Reset is 1: nothing fires, and what is under way is forgotten, as around a core alone.
    pub fn reset(&mut self, inputs: &mut [PortInputs]) {
        self.identify(inputs);
        self.fetches.reset(&mut inputs[0]);
        for (bank, inputs) in self.banks.iter_mut().zip(&mut *inputs) {
            bank.reset(inputs);
        }
        inputs[0].console_output_ready = true;
        inputs[0].console_input_valid = self.console.is_waiting();
    }

    /// The cycle that comes next.
    #[inline]
    pub const fn next_cycle(&self) -> Cycle {
        Cycle(self.cycle)
    }

    /// RAM as words.
    pub const fn memory(&self) -> &Ram {
        &self.ram
    }

    /// What has been printed.
    pub fn console_output(&self) -> &[u8] {
        self.console.output()
    }

    /// The patterns of the instruction port and of the console's output.
    pub const fn patterns(&self) -> [Pattern; 2] {
        [self.fetches.pattern, self.console.pattern]
    }

    /// The patterns of the banks.
    pub fn bank_patterns(&self) -> Vec<Pattern> {
        self.banks.iter().map(|bank| bank.pattern).collect()
    }
}

#[cfg(test)]
mod tests {
    use isa::CoreConfig;

    use super::*;

    fn cluster(banks: u32) -> ClusterConfig {
        ClusterConfig::new(CoreConfig::default(), 2, banks).expect("a cluster")
    }

    fn access(write: bool, line: u64) -> PortOutputs {
        let mut outputs = PortOutputs {
            data_request_valid: true,
            data_request_write: write,
            data_request_line: line,
            data_request_byte_enable: 0xffff,
            data_response_ready: true,
            ..PortOutputs::default()
        };
        outputs.data_request_data[..4].copy_from_slice(&[1, 2, 3, 4 + line]);
        outputs
    }

    /// Rules: C1.2, C2.3.
    #[test]
    fn a_line_of_ram_is_in_the_bank_of_its_low_bits() {
        let image: Vec<u8> = (0..=255).collect();
        let nothing = ConsoleInput::none();
        let mut environment = ClusterEnvironment::new(&cluster(4), &image, nothing, 0.into());
        let mut inputs = [PortInputs::default(); 4];
        let idle = PortOutputs::default();
        // Line 1 of bank 2 is line 6 of RAM, at byte 96; line 2 of bank 3 is line 11, at byte 176.
        let outputs = [idle, idle, access(false, 1), access(true, 2)];
        environment.cycle(&outputs, &mut inputs);
        environment.cycle(&[outputs[0]; 4], &mut inputs);
        assert!(inputs[2].data_response_valid && !inputs[3].data_response_valid);
        assert_eq!(inputs[2].data_response_data[0], 0x6362_6160);
        assert_eq!(environment.memory().word_at(176), Some(1));
        assert_eq!(environment.memory().word_at(188), Some(6));
    }

    /// A cluster with one bank has the memory that a core alone has.
    #[test]
    fn the_first_bank_is_as_ready_as_the_port_of_a_core_alone_and_the_others_are_not() {
        let nothing = ConsoleInput::none();
        let mut equal = 0;
        for seed in 1..40 {
            let environment = ClusterEnvironment::new(&cluster(4), &[], nothing, seed.into());
            let patterns = environment.bank_patterns();
            assert_eq!(patterns[0], Pattern::new(seed, Port::DATA));
            equal += usize::from(patterns[1] == patterns[0] || patterns[2] == patterns[1]);
        }
        assert_eq!(equal, 0);
    }
}
