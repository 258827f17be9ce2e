//! The Verilated bridge: Verilog text in, a running simulation in this process out.
//!
//! [`ModelCache::build`] translates a [`Design`] with Verilator, compiles it behind a small C interface (`shim.cpp`)
//! into a shared library, and keeps that library under a key of everything that went into it. [`Model`] is one
//! simulation: ports are read and written through the model's own memory, so that the lock step costs little more
//! than the bare C++ loop. Why this is our own and not a crate: `docs/decisions/0002-own-verilated-bridge.md`.
//!
//! All of the project's unsafe code is in [`native`](self), the loader. The bridge knows nothing of HARP: it drives
//! any Verilog.
//!
//! ```no_run
//! use testbenches::bridge::{Design, ModelCache, ModelOptions, Start};
//!
//! let counter = "module counter(input wire clk, output reg [7:0] count);\n\
//!                always @(posedge clk) count <= count + 8'd1;\nendmodule\n";
//! let design = Design::new("counter").with_file("counter.v", counter);
//! let built = ModelCache::from_environment().build(&design, &ModelOptions::default())?;
//! let mut model = built.instantiate(Start::Zero)?;
//! let (clock, count) = (model.input("clk")?, model.output("count")?);
//! model.clock_cycle(clock)?;
//! assert_eq!(model.get(count), 1);
//! # Ok::<(), testbenches::bridge::BridgeError>(())
//! ```

mod array;
mod cache;
mod compile;
mod copied;
mod coverage;
mod design;
mod error;
mod model;
mod native;
mod ports;
#[cfg(test)]
mod tests;
mod toolchain;

pub use array::ArrayView;
pub use cache::{Built, ModelCache, MODELS_KEPT};
/// Declares a struct of ports of a model, and how they are found: each has the name of its field, behind a prefix.
macro_rules! model_ports {
    (@type input) => { $crate::bridge::Input };
    (@type output) => { $crate::bridge::Output };
    (@type wide_input) => { $crate::bridge::WideInput };
    (@type wide_output) => { $crate::bridge::WideOutput };
    ($(#[$meta:meta])* $visible:vis struct $name:ident { $($kind:ident: $($port:ident),+;)+ }) => {
        $(#[$meta])*
        $visible struct $name {
            $($($port: $crate::bridge::model_ports!(@type $kind),)+)+
        }

        impl $name {
            /// The ports of a model whose names begin with `prefix`.
            $visible fn find(
                model: &$crate::bridge::Model,
                prefix: &str,
            ) -> Result<Self, $crate::bridge::BridgeError> {
                Ok($name {
                    $($($port: model.$kind(&format!("{prefix}{}", stringify!($port)))?,)+)+
                })
            }
        }
    };
}
pub(crate) use model_ports;

pub use copied::{Copied, Gather};
pub use coverage::{CoverageError, DesignCoverage};
pub use design::{BareLoop, Design, ModelOptions, Optimisation, PublicVariable, VerilogFile};
pub use error::BridgeError;
pub use model::{Array, Input, Model, Output, SavedModel, WideInput, WideOutput};
pub use native::{Direction, PortInfo, Start};

/// Checks a design with `verilator --lint-only -Wall`; any warning is an error.
///
/// # Errors
/// [`BridgeError::Verilator`] with what it found, or what keeps it from running.
pub fn lint(design: &Design) -> Result<(), BridgeError> {
    compile::lint(design, toolchain::Toolchain::get()?)
}
