//! The emitted Verilog through open tools, as its user would take it: Verilator's lint, Icarus Verilog, yosys; and whole
//! systems for boards, with nextpnr and the packers, down to the bitstream.
//!
//! It stands apart from `testbenches`: nothing here simulates, and nothing here knows what the core
//! should do.

mod boards;
mod campaign;
mod cells;
mod core_alone;
mod design;
mod error;
mod family;
mod flow;
mod flow_error;
mod lint;
mod netlist;
mod place;
mod placements;
mod process;
mod publish;
mod report;
mod shift_registers;
mod synthesis;
mod workplace;

pub use boards::{Board, BoardPins, Pll, PllError, TextFile, Toolchain};
pub use campaign::campaign_configurations;
pub use cells::CellLibrary;
pub use core_alone::{CoreAlone, Placing};
pub use design::Design;
pub use error::CheckError;
pub use family::Family;
pub use flow::{build, FlowEvent, FlowOptions, Watch};
pub use flow_error::FlowError;
pub use lint::{compile_with_icarus, lint_with_verilator};
pub use netlist::{board_netlist, built_netlist, core_netlist, CellNetlist};
pub use report::{
    Area, Clock, CriticalPath, Hop, ModuleArea, Netlist, Report, Resource, ResourceKind,
    SeedResult, StepTime, Timing,
};
pub use shift_registers::core_between_shift_registers;
pub use synthesis::{elaborate, map_memories, synthesise, SynthesisReport};
pub use workplace::Workplace;
