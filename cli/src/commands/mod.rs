//! One file a subcommand: its flags, its help, its printing.

pub mod arch;
pub mod asm;
pub mod bench;
mod bench_cpi;
mod bench_toolchain;
mod boxes;
pub mod cc;
mod console;
pub mod cosim;
pub mod disasm;
mod divergence_log;
pub mod fpga;
pub mod fuzz;
mod instruction_log;
pub mod lab;
pub mod link;
pub mod load;
mod look;
pub mod run;
mod statistics;
pub mod timeline;
mod uniformity;
pub mod verilog;
