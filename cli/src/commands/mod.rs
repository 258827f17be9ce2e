//! One file a subcommand: its flags, its help, its printing.

pub mod arch;
pub mod asm;
#[cfg(feature = "workbench")]
pub mod bench;
pub mod cc;
pub mod cosim;
pub mod disasm;
#[cfg(feature = "workbench")]
pub mod fpga;
#[cfg(feature = "workbench")]
pub mod fuzz;
#[cfg(feature = "workbench")]
pub mod lab;
pub mod link;
#[cfg(feature = "workbench")]
pub mod load;
#[cfg(feature = "workbench")]
pub mod mutate;
pub mod run;
#[cfg(feature = "workbench")]
pub mod selftest;
#[cfg(feature = "workbench")]
pub mod shrink;
pub mod timeline;
pub mod verilog;
