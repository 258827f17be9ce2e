//! The LiteX system for the ULX3S: that its Verilog is whole, in every test run; its bitstream on request.

use std::sync::atomic::AtomicBool;

use fpga::{build_litex, elaborate_on_ecp5, litex_board, litex_files, FlowOptions, LitexTarget, Workplace};
use isa::CoreConfig;

const BOARD: &str = "ulx3s-85f";

#[test]
fn the_system_has_no_latch_no_loop_and_nothing_undriven() {
    let board = litex_board(BOARD, None).unwrap();
    let core = CoreConfig::from_options(&board.core).unwrap();
    let files = litex_files(&core, None, None, board.clock_hz, LitexTarget::Board);
    let files = files.unwrap_or_else(|error| panic!("{error}"));
    let constraints = files.iter().find(|file| file.name == board.constraints);
    let constraints = &constraints.expect("the pins").text;
    for pin in ["sdram_dq[15]", "sdram_clock", "serial_tx", "clk25"] {
        let located = constraints.contains(&format!("LOCATE COMP \"{pin}\""));
        assert!(located, "{pin}");
    }
    let base = tools::work_directory().join("checks");
    let place = Workplace::with_files(&base, "LiteX system".to_owned(), &files).unwrap();
    elaborate_on_ecp5(&place).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
#[ignore = "15 minutes: synthesises, places and routes the LiteX system"]
fn the_system_becomes_a_bitstream() {
    becomes_a_bitstream(None, 2);
}

#[test]
#[ignore = "20 minutes: synthesises, places and routes the LiteX system of two cores"]
fn the_system_of_two_cores_becomes_a_bitstream() {
    becomes_a_bitstream(Some(2), 1);
}

fn becomes_a_bitstream(cores: Option<u32>, seeds: u32) {
    let board = litex_board(BOARD, cores).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let output = folder.path().join("out");
    let options = FlowOptions {
        core: CoreConfig::from_options(&board.core).unwrap(),
        image: vec![0; 64],
        clock_hz: board.clock_hz,
        seeds,
        output: output.clone(),
        even_if_slow: false,
        board,
    };
    let report = build_litex(&options, &AtomicBool::new(false), &|_| ());
    let report = report.unwrap_or_else(|error| panic!("{error}"));
    let clocks = report.timing.iter().flat_map(|timing| &timing.clocks);
    for clock in clocks {
        let (achieved, required) = (clock.achieved_mhz, clock.required_mhz);
        eprintln!("{}: {achieved:.1} MHz of {required:.1}", clock.name);
    }
    assert!(report.fits && report.timing_met());
    // ecppack begins the configuration so, after a comment.
    let bitstream = std::fs::read(output.join("ulx3s-85f.bit")).unwrap();
    let preamble = [0xff, 0xff, 0xbd, 0xb3];
    assert!(bitstream.windows(4).any(|window| window == preamble));
    for name in ["system.json", "host.py", "image.bin"] {
        assert!(output.join(name).is_file(), "{name}");
    }
}
