//! An accelerator between a host and a memory: the bench is both, and steps the clock.

mod axi_lite;
mod console;
mod wishbone;

use hdl::soc::host::{
    emit_accelerator, emit_accelerator_with_defect, AcceleratorConfig, AcceleratorError, ControlBus, HostBus,
    HostConsole, HostRegister, ACCELERATOR_TOP_MODULE,
};
use hdl::{Defect, EmittedModule};

use super::{AxiSlave, ClassicSlave, Peripheral, SharedMemory, WishboneSlave};
use crate::bridge::{BridgeError, Design, Input, Model, ModelCache, ModelOptions, Optimisation, Output, Start};

pub use axi_lite::AxiLiteHost;
pub use console::ConsoleStream;
pub use wishbone::WishboneHost;

/// Clock cycles for which a transfer to a register may take at most.
const TRANSFER_CYCLES_MAX: u32 = 64;

/// How the host takes part in its bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HostStyle {
    /// Wishbone: one transfer, asked for until it is answered. AXI: address and data at once, answers taken at once.
    Classic,
    /// Wishbone: one transfer, asked for until it is taken. AXI: address, data and readiness at random times.
    Pipelined,
}

/// A transfer to or from a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegisterTransfer {
    /// Number of the register.
    pub register: u8,
    /// What is written; nothing: it is read.
    pub write: Option<u32>,
    /// Bytes selected.
    pub bytes: u8,
}

/// A host at the control slave. It looks at the outputs before a clock edge, and drives the inputs after it.
pub trait ControlMaster {
    /// Begins a transfer; none may be under way.
    fn begin(&mut self, transfer: RegisterTransfer, model: &mut Model);

    /// Looks at the answer before the clock edge: the word read if it went well, or an error; nothing while there is
    /// none.
    fn observe(&mut self, model: &Model) -> Option<Result<u32, RegisterError>>;

    /// Drives the inputs after the clock edge.
    fn drive(&mut self, model: &mut Model);
}

/// A transfer was answered with an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the control slave answers with an error")]
pub struct RegisterError;

/// A running accelerator.
pub struct AcceleratorBench {
    model: Model,
    clock: Input,
    reset: Input,
    interrupt: Output,
    host: Box<dyn ControlMaster>,
    memory: Box<dyn Peripheral>,
    /// The console, where it is at ports.
    pub console: Option<ConsoleStream>,
    cycle: u64,
    answer: Option<Result<u32, RegisterError>>,
}

/// The modules of an accelerator as one design.
///
/// # Errors
/// When it is not emitted.
pub fn accelerator_design(config: &AcceleratorConfig, defect: Option<&Defect>) -> Result<Design, AcceleratorError> {
    let modules = match defect {
        None => emit_accelerator(config)?,
        Some(defect) => emit_accelerator_with_defect(config, defect)?,
    };
    let with =
        |design: Design, module: &EmittedModule| design.with_file(format!("{}.v", module.name), module.text.clone());
    Ok(modules.iter().fold(Design::new(ACCELERATOR_TOP_MODULE), with))
}

impl AcceleratorBench {
    /// Builds the model, or takes it from the cache, resets it, and joins it with a memory. The seed makes its
    /// latencies; without one it answers at once. The C++ is not optimised: these runs are shorter than what that takes.
    ///
    /// # Errors
    /// [`BridgeError`].
    pub fn new(
        design: &Design,
        config: &AcceleratorConfig,
        style: HostStyle,
        memory: &SharedMemory,
        seed: Option<u64>,
    ) -> Result<Self, BridgeError> {
        let options = ModelOptions { optimisation: Optimisation::None, ..ModelOptions::default() };
        let built = ModelCache::from_environment().build(design, &options)?;
        let mut model = built.instantiate(Start::Random(seed.unwrap_or(1) as u32))?;
        model.clear_inputs();
        let beat_bytes = config.shape().map_or(0, |shape| shape.beat_bytes());
        let shared = memory.clone();
        let memory: Box<dyn Peripheral> = match config.bus {
            HostBus::Wishbone => Box::new(WishboneSlave::new(&model, shared, beat_bytes, seed)?),
            HostBus::WishboneClassic => Box::new(ClassicSlave::new(&model, shared, beat_bytes, seed)?),
            HostBus::Axi | HostBus::AxiLite => Box::new(AxiSlave::new(&model, shared, beat_bytes, seed)?),
        };
        let host: Box<dyn ControlMaster> = match config.control {
            ControlBus::Wishbone => Box::new(WishboneHost::new(&model, style)?),
            ControlBus::AxiLite => Box::new(AxiLiteHost::new(&model, style, seed)?),
        };
        let console = match config.console {
            HostConsole::Registers => None,
            HostConsole::Ports => Some(ConsoleStream::new(&model, seed)?),
        };
        let mut bench = AcceleratorBench {
            clock: model.input("clock")?,
            reset: model.input("reset")?,
            interrupt: model.output("interrupt_request")?,
            model,
            host,
            memory,
            console,
            cycle: 0,
            answer: None,
        };
        bench.reset()?;
        Ok(bench)
    }

    /// Resets everything for a cycle.
    ///
    /// # Errors
    /// When the Verilog stops itself.
    pub fn reset(&mut self) -> Result<(), BridgeError> {
        self.model.set(self.reset, 1);
        self.model.clock_cycle(self.clock)?;
        self.model.set(self.reset, 0);
        self.cycle += 1;
        Ok(())
    }

    /// Clock cycles so far.
    pub fn cycle(&self) -> u64 {
        self.cycle
    }

    /// The interrupt's level, as it was set by the last clock edge.
    ///
    /// # Errors
    /// When the Verilog stops itself.
    pub fn interrupt(&mut self) -> Result<bool, BridgeError> {
        self.model.eval()?;
        Ok(self.model.get(self.interrupt) == 1)
    }

    /// Runs one clock cycle.
    ///
    /// # Errors
    /// When the Verilog stops itself.
    pub fn step(&mut self) -> Result<(), BridgeError> {
        self.model.set(self.clock, 0);
        self.model.eval()?;
        self.memory.observe(&self.model);
        self.answer = self.host.observe(&self.model);
        if let Some(console) = &mut self.console {
            console.observe(&self.model);
        }
        self.model.set(self.clock, 1);
        self.model.eval()?;
        self.memory.drive(&mut self.model);
        self.host.drive(&mut self.model);
        if let Some(console) = &mut self.console {
            console.drive(&mut self.model);
        }
        self.cycle += 1;
        Ok(())
    }

    /// Runs that many clock cycles.
    ///
    /// # Errors
    /// When the Verilog stops itself.
    pub fn run(&mut self, cycles: u64) -> Result<(), BridgeError> {
        (0..cycles).try_for_each(|_| self.step())
    }

    /// Carries out a transfer to or from a register.
    ///
    /// # Errors
    /// When the slave answers with an error.
    ///
    /// # Panics
    /// When there is no answer, or the Verilog stops itself.
    pub fn transfer(&mut self, transfer: RegisterTransfer) -> Result<u32, RegisterError> {
        self.host.begin(transfer, &mut self.model);
        for _ in 0..TRANSFER_CYCLES_MAX {
            self.step().expect("the model runs");
            if let Some(answer) = self.answer {
                return answer;
            }
        }
        panic!("{transfer:?} is not answered");
    }

    /// Reads a register.
    pub fn read(&mut self, register: HostRegister) -> u32 {
        let transfer = RegisterTransfer { register: register as u8, write: None, bytes: 15 };
        self.transfer(transfer).expect("reads go well")
    }

    /// Writes a register.
    pub fn write(&mut self, register: HostRegister, value: u32) {
        let transfer = RegisterTransfer { register: register as u8, write: Some(value), bytes: 15 };
        self.transfer(transfer).expect("whole writes go well");
    }
}
