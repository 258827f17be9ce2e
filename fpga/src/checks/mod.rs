//! The checks that every emitted core has to pass, and the cores that they cover.

mod campaign;
mod lint;

pub use campaign::campaign_configurations;
pub use lint::{compile_with_icarus, lint_with_verilator};
