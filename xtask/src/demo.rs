//! The main job, end to end, on the default configuration.

use crate::run::{build_harmonica, harmonica, Failed};

/// Emits the core, runs nested divergence in lock step with a waveform, and says where things are.
pub fn run() -> Result<(), Failed> {
    println!("Building what the demo needs of harmonica (the first time takes two minutes or so) ...");
    build_harmonica()?;
    harmonica(&["verilog", "--arch", "4w8/8/4/4", "-o", "target/demo/verilog"])?;
    harmonica(&[
        "cosim",
        "programs/nested-divergent-warp.s",
        "--arch",
        "4w8/8/4/4",
        "--seed",
        "1",
        "--vcd",
        "target/demo/nested.vcd",
    ])?;
    println!();
    println!("Verilog of the core   target/demo/verilog/");
    println!("waveform, both sides  target/demo/nested.vcd (open with: surfer or gtkwave)");
    println!("next                  README.md, \"Uses\"");
    Ok(())
}
