//! The Harmonica core in Rust on rust-hdl, and its emission as Verilog.
//!
//! [`emit_verilog`] gives the core as one text, [`emit_modules`] module by module, and [`core_arrays`] says where a
//! simulator finds the registers, predicates and divergence stacks in it. [`cluster`] is several cores on one memory;
//! [`soc`] is a system around the core: RAM, UART, loader. [`package`] lists the files of a package for another tool.

mod arrays;
pub mod citations;
pub mod cluster;
mod codes;
pub mod core;
mod emission;
pub mod index;
pub mod kit;
pub mod package;
pub mod ports;
pub mod soc;
pub mod stages;
pub mod trace;
pub mod units;

pub use arrays::{core_arrays, CoreArrays, PendingWrite, ShadowFields, StackFields};
pub use cluster::{emit_cluster, emit_cluster_with_defect, emit_cluster_with_mutants, CLUSTER_MODULE};
pub use emission::{emit_modules, emit_modules_with_defect, emit_modules_with_mutants, emit_verilog, TOP_MODULE};
pub use kit::{BuildErrors, Defect, EmittedModule, Mutant, MutantChoice, MutantKind, MUTANT_PORT, MUTANT_PORT_WIDTH};

#[cfg(test)]
mod tests {
    use isa::{CoreConfig, CoreOptions};

    /// The core with these options, in the form of a program's `// config:` line.
    #[track_caller]
    pub(crate) fn core_of(line: &str) -> CoreConfig {
        let options = CoreOptions::from_line(line).expect("options in a line");
        CoreConfig::from_options(&options).expect("a legal configuration")
    }
}
