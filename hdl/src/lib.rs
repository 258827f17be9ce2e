//! The Harmonica core in Rust on rust-hdl, and its emission as Verilog.

pub mod kit;
