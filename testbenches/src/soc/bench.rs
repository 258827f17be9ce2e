//! One simulation of a system, cycle by cycle, with a serial line at its pins.

use super::serial::{SerialReceiver, SerialSender};
use super::system::SimulatedSystem;
use crate::bridge::{BridgeError, Input, Model, ModelCache, ModelOptions, Output, Start};

/// Clock cycles for which [`SystemBench::reset`] holds the reset.
const RESET_CYCLES: u32 = 4;

/// Something at other pins of the system, such as RAM outside.
pub trait Peripheral {
    /// Looks at the system's outputs in a cycle, before its clock edge.
    fn observe(&mut self, model: &Model);

    /// Drives the system's inputs after the clock edge, for the next cycle.
    fn drive(&mut self, model: &mut Model);
}

/// Why a run did not reach its end.
#[derive(Debug, thiserror::Error)]
pub enum SystemError {
    /// The model cannot be built or run.
    #[error(transparent)]
    Bridge(#[from] BridgeError),
    /// What was waited for did not happen.
    #[error("nothing after {cycles} cycles; the system had sent {received:?}")]
    Timeout {
        /// How long was waited.
        cycles: u64,
        /// What came on the serial line, as text.
        received: String,
    },
}

/// A running system.
pub struct SystemBench {
    model: Model,
    clock: Input,
    reset: Option<(Input, u64)>,
    uart_rx: Input,
    uart_tx: Output,
    peripherals: Vec<Box<dyn Peripheral>>,
    /// To the system.
    pub sender: SerialSender,
    /// From the system.
    pub receiver: SerialReceiver,
    cycle: u64,
}

impl SystemBench {
    /// Builds the model, or takes it from the cache, and starts it as the device does after configuration: no reset,
    /// the line idle.
    ///
    /// # Errors
    /// [`BridgeError`].
    pub fn power_up(system: &SimulatedSystem, start: Start) -> Result<Self, BridgeError> {
        let options = ModelOptions { optimisation: system.optimisation, ..ModelOptions::default() };
        let built = ModelCache::from_environment().build(&system.design, &options)?;
        let mut model = built.instantiate(start)?;
        // A random start makes inputs random, too.
        model.clear_inputs();
        let pins = &system.pins;
        for (name, value) in &pins.constant {
            let input = model.input(name)?;
            model.set(input, *value);
        }
        let reset = match &pins.reset {
            Some((name, active)) => Some((model.input(name)?, *active)),
            None => None,
        };
        let mut bench = SystemBench {
            clock: model.input(&pins.clock)?,
            reset,
            uart_rx: model.input(&pins.uart_rx)?,
            uart_tx: model.output(&pins.uart_tx)?,
            model,
            peripherals: Vec::new(),
            sender: SerialSender::new(system.bit_clocks.into()),
            receiver: SerialReceiver::new(system.bit_clocks),
            cycle: 0,
        };
        bench.model.set(bench.uart_rx, 1);
        bench.end_reset();
        Ok(bench)
    }

    /// Puts something at the system's other pins.
    pub fn attach(&mut self, peripheral: impl Peripheral + 'static) {
        self.peripherals.push(Box::new(peripheral));
    }

    /// The model, for its other pins.
    pub fn model(&mut self) -> &mut Model {
        &mut self.model
    }

    /// The value of an output.
    ///
    /// # Errors
    /// When there is no such output.
    pub fn output(&self, name: &str) -> Result<u64, BridgeError> {
        Ok(self.model.get(self.model.output(name)?))
    }

    /// Clock cycles since power-up.
    pub fn cycle(&self) -> u64 {
        self.cycle
    }

    fn end_reset(&mut self) {
        if let Some((reset, active)) = self.reset {
            self.model.set(reset, active ^ 1);
        }
    }

    /// Runs one clock cycle.
    ///
    /// # Errors
    /// When the Verilog stops itself.
    pub fn step(&mut self) -> Result<(), BridgeError> {
        self.model.set(self.clock, 0);
        self.model.eval()?;
        self.receiver.level(self.model.get(self.uart_tx) & 1 == 1);
        for peripheral in &mut self.peripherals {
            peripheral.observe(&self.model);
        }
        self.model.set(self.clock, 1);
        self.model.eval()?;
        self.model.set(self.uart_rx, self.sender.next_level().into());
        for peripheral in &mut self.peripherals {
            peripheral.drive(&mut self.model);
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

    /// Holds the reset for a few cycles; nothing if there is none.
    ///
    /// # Errors
    /// When the Verilog stops itself.
    pub fn reset(&mut self) -> Result<(), BridgeError> {
        if let Some((reset, active)) = self.reset {
            self.model.set(reset, active);
        }
        self.run(RESET_CYCLES.into())?;
        self.end_reset();
        Ok(())
    }

    /// Runs until the bytes received so far satisfy `enough`. Gives the cycles that this took.
    ///
    /// # Errors
    /// [`SystemError::Timeout`] after `cycles_max`.
    pub fn run_until(&mut self, cycles_max: u64, enough: impl Fn(&[u8]) -> bool) -> Result<u64, SystemError> {
        let first = self.cycle;
        let mut seen = usize::MAX;
        loop {
            let received = self.receiver.bytes();
            if received.len() != seen {
                seen = received.len();
                if enough(received) {
                    return Ok(self.cycle - first);
                }
            }
            if self.cycle - first >= cycles_max {
                return Err(SystemError::Timeout {
                    cycles: cycles_max,
                    received: String::from_utf8_lossy(received).into_owned(),
                });
            }
            self.step()?;
        }
    }

    /// Runs until everything has been sent to the system.
    ///
    /// # Errors
    /// When the Verilog stops itself.
    pub fn run_until_sent(&mut self) -> Result<(), BridgeError> {
        while !self.sender.is_idle() {
            self.step()?;
        }
        Ok(())
    }
}
