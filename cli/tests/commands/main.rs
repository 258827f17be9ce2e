//! The command, command by command: what it prints, writes and refuses.
//! One program, since each costs seconds to link.

mod bad_input;
mod bench;
mod campaign;
#[path = "../common/mod.rs"]
mod common;
mod cosim_stopped;
mod coverage;
mod fpga;
mod fpga_own_board;
mod fpga_xilinx;
mod help;
mod lab;
mod lab_cores;
mod lab_kdic;
mod load;
mod odd_sources;
mod options;
mod output;
mod packages;
mod profile;
mod races;
mod reproduce;
mod run;
mod shrink;
mod surfer;
mod tlb;
mod toolchain;
mod uniformity;
mod view;
