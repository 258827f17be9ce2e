//! What an accelerator is built from.

use isa::CoreConfig;
use strum::{Display, EnumString, VariantArray};
use thiserror::Error;

use crate::kit::BuildErrors;

/// The master's bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Display, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum HostBus {
    /// Wishbone B4 pipelined, as wide as a word.
    Wishbone,
}

/// The control slave's bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Display, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum ControlBus {
    /// Wishbone B4, 32 bits, classic and pipelined: the ports `control_*`.
    Wishbone,
    /// AXI4-Lite, 32 bits: the ports `s_axi_*`.
    AxiLite,
}

/// Where the console is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Display, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum HostConsole {
    /// In registers, behind queues of 32 bytes.
    Registers,
    /// At the ports `console_*`.
    Ports,
}

/// An accelerator to be emitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AcceleratorConfig {
    /// The core; its `ram_bytes` is its window of the bus. Its trace ports are left out.
    pub core: CoreConfig,
    /// Number of the core, which hwid with key 4 reads.
    pub core_number: u32,
    /// The master's bus.
    pub bus: HostBus,
    /// The control slave's bus.
    pub control: ControlBus,
    /// Where the console is.
    pub console: HostConsole,
}

/// Why an accelerator is not emitted.
#[derive(Clone, Debug, Error)]
pub enum AcceleratorError {
    /// A fault in the description: a mistake in this crate.
    #[error("the accelerator's description is faulty: {0}")]
    Description(#[from] BuildErrors),
}

impl AcceleratorConfig {
    /// Core 0 with its console in registers, and a control slave of the master's family of buses.
    pub fn new(core: CoreConfig, bus: HostBus) -> AcceleratorConfig {
        AcceleratorConfig {
            core,
            core_number: 0,
            bus,
            control: match bus {
                HostBus::Wishbone => ControlBus::Wishbone,
            },
            console: HostConsole::Registers,
        }
    }
}
