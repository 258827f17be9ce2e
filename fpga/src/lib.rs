//! The emitted Verilog through open tools, as its user would take it: Verilator's lint, Icarus Verilog,
//! yosys.
//!
//! It stands apart from `testbenches`: nothing here simulates, and nothing here knows what the core
//! should do.

mod campaign;
mod error;
mod lint;
mod synthesis;
mod workplace;

pub use campaign::campaign_configurations;
pub use error::CheckError;
pub use lint::{compile_with_icarus, lint_with_verilator};
pub use synthesis::{elaborate, map_memories, synthesise, Family, SynthesisReport};
pub use workplace::Workplace;
