//! The emitted Verilog through open tools, as its user would take it: Verilator's lint, Icarus Verilog, yosys; and
//! whole systems for boards, with nextpnr and the packers, down to the bitstream.
//!
//! It is apart from `testbenches`: nothing here simulates, and nothing here knows what the core
//! should do.

mod bitstream;
mod boards;
mod checks;
mod core_alone;
mod equivalence;
mod error;
mod family;
mod flow;
mod litex;
mod netlist;
mod placement;
mod registers;
mod report;
mod synthesis;
mod trial;
mod vendors;
mod workplace;

pub use boards::{
    Board, BoardError, BoardFaults, BoardPins, Design, Fault, Level, NewBoard, NewBoardError, Pll, PllError, TextFile,
    Toolchain,
};
pub use checks::{campaign_configurations, compile_with_icarus, lint_with_verilator, read_with_slang};
pub use core_alone::{core_between_shift_registers, CoreAlone, Placing};
pub use equivalence::Choice;
pub use error::{CheckError, FlowError};
pub use family::Family;
pub use flow::{build, FlowEvent, FlowOptions, Watch};
pub use litex::{build_litex, litex_board, litex_core, litex_files, LitexTarget, LITEX_FOR_HOSTS};
pub use netlist::{board_netlist, built_netlist, cluster_netlist, core_netlist, CellLibrary, CellNetlist};
pub use registers::RegistersTaken;
pub use report::{
    Area, Clock, CriticalPath, Hop, ModuleArea, Netlist, Report, Resource, ResourceKind, SeedResult, StepTime, Timing,
};
pub use synthesis::{elaborate, elaborate_on_ecp5, map_memories, synthesise, SynthesisReport};
pub use trial::{try_board, Trial};
pub use vendors::{synthesise_for_vendor, vendor_memories, Vendor, VendorMemory, VendorReport, VENDORS_YOSYS_MINIMUM};
pub use workplace::Workplace;
