//! The system around the core, ready for a board: RAM, UART console, reset, and a loader of images over the UART.
//!
//! docs/soc.md is normative for what the outside sees. The files follow the data's way: reset and bit clock, UART,
//! console, loader, memory; [`top`] wires them. [`host`] has another top, for a system that has memory and a host
//! already.

mod config;
mod console;
mod core_links;
mod cores;
mod emission;
pub mod host;
mod image;
pub mod loader;
pub mod memory;
mod reset_sequence;
pub mod top;
pub mod uart;

pub use config::{SocConfig, SocError, SocMemory, BAUD_ERROR_MAX_PERCENT, BIT_CLOCKS_MIN};
pub(crate) use emission::emit_prefixed_soc;
pub use emission::{emit_soc, emit_soc_with_defect, EmittedSoc, SOC_TOP_MODULE};
pub use image::{ImageFile, IMAGE_FILE};
pub use memory::BusKind;
