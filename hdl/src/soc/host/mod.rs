//! The core as a part of somebody else's system: a bus master that a host starts and stops over registers.
//!
//! docs/host.md is normative for what the outside sees. The files follow the data's way: a slave of the bus, the
//! registers, the run of the core; [`top`] wires them.

mod axi_lite_slave;
mod config;
mod counters;
mod emission;
mod registers;
mod run;
pub mod top;
mod wishbone_slave;

pub use axi_lite_slave::AxiLiteControl;
pub use config::{AcceleratorConfig, AcceleratorError, ControlBus, HostBus, HostConsole};
pub(crate) use emission::emit_prefixed_accelerator;
pub use emission::{emit_accelerator, emit_accelerator_with_defect, ACCELERATOR_TOP_MODULE};
pub use registers::HostRegister;
pub use wishbone_slave::WishboneControl;

/// Bits of a byte's address on the bus.
pub const BUS_ADDRESS_BITS: u32 = 32;
/// Bits of a register of the host.
pub const REGISTER_BITS: u32 = 32;
/// Bits of a register's number.
const REGISTER_NUMBER_BITS: u32 = 4;
