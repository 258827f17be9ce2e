//! What a host's driver does: puts an image into the window, starts the core, reads the console, waits.
#![allow(dead_code, reason = "each test file uses its part")]

use std::cell::RefCell;
use std::panic::catch_unwind;

use assembler::Image;
use hdl::soc::host::HostRegister::*;
use hdl::soc::host::{AcceleratorConfig, ControlBus, HostBus, HostConsole};
use hdl::Defect;
use testbenches::bridge::Design;
use testbenches::soc::accelerator::{accelerator_design, AcceleratorBench, HostStyle};
use testbenches::soc::{BusMemory, SharedMemory};

use crate::common::Program;

/// Bits of `control`.
pub const START: u32 = 1;
pub const STOP: u32 = 2;
pub const EMPTY: u32 = 4;
/// Bits of `status`.
pub const RUNNING: u32 = 1;
pub const DONE: u32 = 2;
pub const BUSY: u32 = 4;
pub const BUS_ERROR: u32 = 8;
pub const OUTPUT_WAITING: u32 = 16;
pub const INPUT_FULL: u32 = 32;
/// Causes of the interrupt.
pub const CAUSE_DONE: u32 = 1;
pub const CAUSE_ERROR: u32 = 2;
pub const CAUSE_OUTPUT: u32 = 4;

/// Clock cycles after which a program must have been done.
pub const CYCLES_MAX: u64 = 4_000_000;

thread_local! {
    /// What is wrong with the accelerators of this thread.
    static DEFECT: RefCell<Option<Defect>> = const { RefCell::new(None) };
}

/// Requires a test to find a fault: it fails on accelerators with the defect, with a message that says so much.
pub fn broken(defect: Defect, test: fn(), says: &str) {
    DEFECT.set(Some(defect));
    let outcome = catch_unwind(test);
    DEFECT.set(None);
    let failure = outcome.expect_err("the fault is not found");
    let text = failure.downcast_ref::<String>().cloned();
    let text = text.or_else(|| failure.downcast_ref::<&str>().map(|&text| text.to_owned()));
    let text = text.expect("a message");
    assert!(text.contains(says), "the test fails otherwise: {text}");
}

/// An accelerator's Verilog, with what is wrong with those of this thread.
pub fn design(config: &AcceleratorConfig) -> Design {
    let design = DEFECT.with_borrow(|defect| accelerator_design(config, defect.as_ref()));
    design.unwrap_or_else(|error| panic!("{error}"))
}

/// An accelerator, its memory, and the host.
pub struct Host {
    pub config: AcceleratorConfig,
    pub bench: AcceleratorBench,
    pub memory: SharedMemory,
    /// What came from the console's register.
    pub printed: Vec<u8>,
}

impl Host {
    /// An accelerator whose memory is at an address of the bus and holds nothing of use.
    pub fn new(config: AcceleratorConfig, style: HostStyle, base: u64, seed: Option<u64>) -> Host {
        let design = design(&config);
        let memory = BusMemory::at(base, vec![0xa5; config.core.ram_bytes as usize]);
        let bench = AcceleratorBench::new(&design, &config, style, &memory, seed);
        Host { config, bench: bench.unwrap_or_else(|error| panic!("{error}")), memory, printed: Vec::new() }
    }

    /// Fills the window with a program and what follows it.
    pub fn load(&mut self, program: &Program) {
        let mut image = program.image(&self.config.core.arch).bytes;
        image.resize(self.config.core.ram_bytes as usize, 0);
        self.memory.borrow_mut().bytes = image;
    }

    /// Tells where the window is, and starts.
    pub fn start(&mut self) {
        let base = self.memory.borrow().base;
        self.bench.write(Base, base as u32);
        self.bench.write(Control, START);
    }

    pub fn status(&mut self) -> u32 {
        self.bench.read(Status)
    }

    /// Reads what the console has.
    pub fn drain(&mut self) {
        loop {
            let output = self.bench.read(ConsoleOutput);
            if output >> 8 == 0 {
                assert_eq!(output, 0, "no byte, so 0");
                return;
            }
            assert_eq!(output >> 8, 1);
            self.printed.push(output as u8);
        }
    }

    /// Waits for the interrupt.
    pub fn wait_for_interrupt(&mut self) {
        let first = self.bench.cycle();
        while !self.bench.interrupt().unwrap() {
            self.bench.step().unwrap();
            assert!(self.bench.cycle() - first < CYCLES_MAX, "no interrupt");
        }
    }

    /// Waits until no transfer is under way.
    pub fn rest(&mut self) {
        let first = self.bench.cycle();
        while self.status() & BUSY != 0 {
            assert!(self.bench.cycle() - first < CYCLES_MAX, "it stays busy");
        }
    }

    /// Reads the console until the program is done.
    pub fn finish(&mut self, what: &str) {
        let first = self.bench.cycle();
        while self.status() & DONE == 0 {
            self.drain();
            assert!(self.bench.cycle() - first < CYCLES_MAX, "{what} does not end");
        }
        self.drain();
    }
}

/// An accelerator for a program.
pub fn config(program: &Program, arch: &str, bus: HostBus, console: HostConsole) -> AcceleratorConfig {
    AcceleratorConfig { console, ..AcceleratorConfig::new(program.config(arch), bus) }
}

/// An accelerator with its control slave on AXI4-Lite.
pub fn with_axi_lite(config: AcceleratorConfig) -> AcceleratorConfig {
    AcceleratorConfig { control: ControlBus::AxiLite, ..config }
}

/// Bytes as text, to be read in a message.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The address of a label.
pub fn address(image: &Image, label: &str) -> u64 {
    let mut symbols = image.symbols.iter();
    let symbol = symbols.find(|symbol| symbol.name == label);
    symbol.unwrap_or_else(|| panic!("no {label}")).address.0
}

/// Fills the window with an image and zeros behind it.
pub fn fill(host: &mut Host, image: &Image) {
    let mut bytes = image.bytes.clone();
    bytes.resize(host.config.core.ram_bytes as usize, 0);
    host.memory.borrow_mut().bytes = bytes;
}
