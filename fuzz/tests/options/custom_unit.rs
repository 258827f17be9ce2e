//! Function units of users: the folders of both examples in lock step on every mechanism of divergence, with random
//! programs.

use std::path::Path;

use fuzz::RuleEvent;
use isa::{CoreOptions, DivergenceMechanism, UnitFolder};

use super::{options_of, random_programs, Extent};

const UNITS: [&str; 2] = ["dot4", "crc32"];

/// The folder of an example.
fn example(name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    root.join("examples/custom-units").join(name).display().to_string()
}

fn with_unit(folder: String, line: &str) -> CoreOptions {
    units::install();
    CoreOptions { custom_unit: Some(UnitFolder(folder)), ..options_of(line) }
}

/// Runs random programs, all of which agree.
fn agree(extent: Extent, arch: &str, options: &CoreOptions) {
    let states = random_programs(extent, arch, options).events;
    let often = [RuleEvent::CustomAnswered, RuleEvent::CustomUnitBusy, RuleEvent::CustomRefused];
    let reached = often.map(|state| states.of(state));
    println!("{reached:?}");
    assert!(reached[0] > 0, "no own instruction is answered");
}

extents! {
    "an hour for all of options: five cores, with pages, seven memories, random programs":

    /// Rules: I13.1, I13.2, I13.4, P29.1, P29.2, P29.3, P29.4, P29.5, P29.6, P29.9.
    test own_instructions_of_a_pipeline(extent) {
        let options = with_unit(example("dot4"), "divergence = \"multi-path\", scoreboard = true");
        agree(extent, "4w8/8/4/3", &options);
    }

    /// Rules: I13.5, P29.1, P29.4, P29.5, P29.7, P29.10, P29.11, P29.12.
    long test both_examples_on_every_mechanism(extent) {
        for unit in UNITS {
            for divergence in [
                DivergenceMechanism::Stack,
                DivergenceMechanism::Masks,
                DivergenceMechanism::PairedPath,
                DivergenceMechanism::MultiPath,
            ] {
                let mechanism = CoreOptions { divergence: Some(divergence), ..CoreOptions::default() };
                for line in ["", "float = true, tlb_entries = 4, scratchpad_bytes = 256, bus_errors = true"] {
                    let options = mechanism.clone().or(with_unit(example(unit), line));
                    agree(extent, "4w16/8/4/4", &options);
                }
            }
        }
    }
}
