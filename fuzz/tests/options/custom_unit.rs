//! Function units of users: both examples in lock step on every mechanism of divergence, with random programs; and
//! faults in a unit, which the lock step finds.

use std::path::Path;

use fuzz::State;
use isa::{CoreOptions, DivergenceMechanism, UnitFolder};
use testbenches::{CosimOptions, Outcome};

use super::{config_of, core, options_of, random_programs, Extent};

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
    let often = [State::CustomAnswered, State::CustomUnitBusy, State::CustomRefused];
    let reached = often.map(|state| states.of(state));
    println!("{reached:?}");
    assert!(reached[0] > 0, "no own instruction is answered");
}

/// The report of a program on a core whose unit is dot4 with a text of its Verilog in place of another one.
fn report_of_faulty(from: &str, to: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["unit.toml", "dot4.c", "dot4.v"] {
        let text = std::fs::read_to_string(Path::new(&example("dot4")).join(name)).expect(name);
        let changed = if name == "dot4.v" { text.replacen(from, to, 1) } else { text.clone() };
        assert!(name != "dot4.v" || changed != text, "{from}");
        std::fs::write(folder.path().join(name), changed).expect(name);
    }
    let options = with_unit(folder.path().display().to_string(), "");
    let config = config_of("4w8/8/2/2", options);
    let source =
        "hwid %r1, #0; not %r1, %r1; ldi %r2, #-3; ldi %r3, #5; custom0 %r3, %r1, %r2; st %r3, %r0, #512; halt";
    let image = assembler::assemble(&config.arch, &[("own.s", source)]).expect("a program");
    let report = core(&config).run(&CosimOptions::new(config, image), &mut |_| {}).expect("it runs");
    match &report.outcome {
        Outcome::Mismatch(_) => report.to_string(),
        _ => panic!("{from} -> {to} is not found:\n{report}"),
    }
}

extents! {
    "an hour for all of options: five cores, with pages, seven memories, random programs":

    /// Rules: I13.1, I13.2, I13.4, P28.1, P28.2, P28.3, P28.4, P28.5, P28.6, P28.9.
    test own_instructions_of_a_pipeline(extent) {
        let options = with_unit(example("dot4"), "divergence = \"multi-path\", scoreboard = true");
        agree(extent, "4w8/8/4/3", &options);
    }

    /// Rules: I13.5, P28.2, P28.5, P28.10, P28.11.
    test own_instructions_one_at_a_time(extent) {
        let options = with_unit(example("crc32"), "divergence = \"paired-path\", data_cache_bytes = 256");
        agree(extent, "8w8/8/3/4", &options);
    }

    /// Rules: P28.1, P28.4, P28.5, P28.7, P28.12.
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

    /// What a faulty unit computes differs in the register that it writes, and what comes too late at its port.
    ///
    /// Rules: P28.9, P28.12.
    test a_faulty_unit_is_found(extent) {
        let wrong = report_of_faulty("request_a[lane*WORD_BITS +: 32]", "(request_a[lane*WORD_BITS +: 32] ^ 32'd256)");
        for words in ["write_value", "the function unit", "custom0 %r3, %r1, %r2"] {
            assert!(wrong.contains(words), "{words} in\n{wrong}");
        }
        if extent.is_full() {
            let late = report_of_faulty("products_valid <= request_valid;", "products_valid <= 1'b0;");
            assert!(late.contains("custom_response_valid"), "{late}");
        }
    }
}
