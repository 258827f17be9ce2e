//! What an accelerator is built from.

use isa::{ClusterConfig, ClusterError, CoreConfig, SharedCacheConfig};
use strum::{Display, EnumString, VariantArray};
use thiserror::Error;

use crate::kit::BuildErrors;
use crate::soc::memory::{BusKind, BusShape};
use crate::soc::SocError;

use super::BUS_ADDRESS_BITS;

/// The master's bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Display, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum HostBus {
    /// Wishbone B4 pipelined: the ports `wishbone_*`.
    Wishbone,
    /// Wishbone B4 classic: the ports `wishbone_*`.
    WishboneClassic,
    /// AXI4: the ports `m_axi_*`.
    Axi,
    /// AXI4-Lite: the ports `m_axi_*`.
    AxiLite,
}

impl HostBus {
    /// The bus as masters have it.
    fn kind(self) -> BusKind {
        match self {
            HostBus::Wishbone => BusKind::Wishbone,
            HostBus::WishboneClassic => BusKind::WishboneClassic,
            HostBus::Axi => BusKind::Axi,
            HostBus::AxiLite => BusKind::AxiLite,
        }
    }
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
    /// How many such cores there are; `None`: one, which is not one of several.
    pub cores: Option<u32>,
    /// The cache that several cores share, before the master (docs/cluster.md section 12).
    pub shared_cache: Option<SharedCacheConfig>,
    /// Number of the core, which hwid with key 4 reads; 0 where there are several, which have numbers of their own.
    pub core_number: u32,
    /// The master's bus.
    pub bus: HostBus,
    /// Data bits of the master's bus: those of a word, of a line, or a power of two of words between them. By itself a
    /// line with AXI4, a word with the others.
    pub bus_bits: Option<u32>,
    /// No other master of the bus stores to the core's window while it runs, so that exchanges are atomic without a
    /// lock.
    pub sole_master: bool,
    /// The control slave's bus.
    pub control: ControlBus,
    /// Where the console is.
    pub console: HostConsole,
}

/// Why an accelerator is not emitted.
#[derive(Clone, Debug, Error)]
pub enum AcceleratorError {
    /// The core, or several, cannot have such a bus; or the core's number is given where there are several, a shared
    /// cache where there is one.
    #[error(transparent)]
    Bus(#[from] SocError),
    /// There is no such cluster.
    #[error(transparent)]
    Cluster(#[from] ClusterError),
    /// A fault in the description: a mistake in this crate.
    #[error("the accelerator's description is faulty: {0}")]
    Description(#[from] BuildErrors),
}

impl AcceleratorConfig {
    /// Core 0 with its console in registers, and a control slave of the master's family of buses.
    pub fn new(core: CoreConfig, bus: HostBus) -> AcceleratorConfig {
        AcceleratorConfig {
            core,
            cores: None,
            shared_cache: None,
            core_number: 0,
            bus,
            bus_bits: None,
            sole_master: false,
            control: match bus.kind().is_axi() {
                false => ControlBus::Wishbone,
                true => ControlBus::AxiLite,
            },
            console: HostConsole::Registers,
        }
    }

    /// The cores on one bank, if there are several.
    ///
    /// # Errors
    /// [`AcceleratorError::Cluster`]; [`SocError::CoreNumber`] when one of them is given a number;
    /// [`SocError::SharedCacheOfOneCore`].
    pub fn cluster(&self) -> Result<Option<ClusterConfig>, AcceleratorError> {
        let Some(cores) = self.cores else {
            return match self.shared_cache {
                None => Ok(None),
                Some(_) => Err(SocError::SharedCacheOfOneCore.into()),
            };
        };
        let cluster = ClusterConfig::new(self.core.without_trace(), cores, 1)?;
        let cluster = cluster.with_shared_cache(self.shared_cache)?;
        match self.core_number {
            0 => Ok(Some(cluster)),
            number => Err(SocError::CoreNumber(number).into()),
        }
    }

    /// The master's bus, of which the core sees a window.
    ///
    /// # Errors
    /// When the core cannot have it.
    pub fn shape(&self) -> Result<BusShape, SocError> {
        let (kind, bits, sole) = (self.bus.kind(), self.bus_bits, self.sole_master);
        let shape = match self.cores {
            None => BusShape::new(kind, &self.core, bits, sole)?,
            Some(_) => BusShape::of_several(kind, &self.core, bits, sole)?,
        };
        Ok(shape.with_window(BUS_ADDRESS_BITS))
    }
}
