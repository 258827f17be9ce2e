//! The checker is proven able to fail: one driver of the interconnect is changed at a time, and the lock step must name
//! what goes wrong. The faults are those of the table in the crate `planted`.

use planted::Fault;
use testbenches::{ConsoleInput, CosimOptions, Cosimulator, EmittedVerilog, MismatchReport, Outcome};

use crate::{options, run};

/// Memories with which a fault is looked for.
const SEEDS: u64 = 8;

/// Puts a fault in, runs a program of which something is typed, and requires the mismatch that the fault's row names.
#[track_caller]
fn found(fault: &Fault) {
    let config = fault.cluster();
    let verilog = EmittedVerilog::with_defect(&config, &fault.defect());
    let verilog = verilog.unwrap_or_else(|error| panic!("{error}"));
    let cluster = Cosimulator::hastily(&config, &verilog);
    let cluster = cluster.unwrap_or_else(|error| panic!("{error}"));
    let mismatch = (0..SEEDS).find_map(|seed| {
        let console_input = ConsoleInput::seeded(b"typed", seed);
        let options = CosimOptions { console_input, ..options(&config, fault.program, seed) };
        match run(&cluster, &options).outcome {
            Outcome::Mismatch(mismatch) => Some(mismatch),
            _ => None,
        }
    });
    let mismatch = mismatch.expect("the fault is found");
    println!("{mismatch}");
    assert!(fault.shows_in(mismatch.first_field()), "{}\n{mismatch}", mismatch.first_field());
}

planted::cluster_tests!(found);
