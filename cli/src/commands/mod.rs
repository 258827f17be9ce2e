//! One file a subcommand: its flags, its help, its printing.

pub mod arch;
pub mod asm;
pub mod bench;
pub mod cc;
pub mod cosim;
pub mod coverage;
pub mod disasm;
pub mod fpga;
pub mod fuzz;
pub mod lab;
pub mod link;
pub mod load;
pub mod mutate;
pub mod run;
pub mod selftest;
pub mod shrink;
pub mod timeline;
pub mod verilog;
