//! Systems run through their pins: a serial line in software on `uart_rx` and `uart_tx`, a clock, and nothing else.
//!
//! What is simulated is a [`SimulatedSystem`]: Verilog, a top module and the names of its pins. So the same bench runs
//! an emitted system, a board's top, and the netlist that a synthesiser has made of one. [`SystemBench`] is one
//! simulation of it; RAM that is outside of the system is a [`Peripheral`]. The accelerator, which has no serial line,
//! has a bench of its own: [`accelerator`].

pub mod accelerator;
mod axi_channel;
mod axi_slave;
mod bench;
mod board;
mod bus_memory;
mod bus_ram;
mod classic_slave;
mod emitted;
mod moods;
mod outside_ram;
mod rival;
mod serial;
mod system;
mod wishbone_slave;

pub use axi_slave::AxiSlave;
pub use bench::{Peripheral, SystemBench, SystemError};
pub use board::{netlist_prints, netlist_system, NetlistError};
pub use bus_memory::{BusMemory, SharedMemory};
pub use bus_ram::{BusCounts, SharedCounts};
pub use classic_slave::ClassicSlave;
pub use emitted::{defective_system, emitted_system, EmittedSystemError};
pub use outside_ram::OutsideRam;
pub use rival::{Rival, SharedRival};
pub use serial::{SerialReceiver, SerialSender};
pub use system::{SimulatedSystem, SystemPins};
pub use wishbone_slave::WishboneSlave;
