//! `harmonica selftest` over a pseudo-terminal, with a simulated board at the other end.
#![cfg(unix)]

#[allow(dead_code)] // The tests of OpenCL use the rest.
mod board;
mod common;

use board::{netlist, soc, BoardAtPort, Disturbance, BIT_CLOCKS};
use common::{RunResult, TestFolder};
use fpga::Board;
use hdl::kit::{constant, Defect};
use testbenches::soc::{defective_system, SimulatedSystem};

/// The board's core, and its flags.
const CORE: &str = "arch = '4w8/8/2/2', ram_bytes = 8192";
const FLAGS: &str = "--arch 4w8/8/2/2 --ram-bytes 8192 --baud 57600";
/// The system of [`CORE`], as it is emitted.
fn emitted() -> Option<SimulatedSystem> {
    board::emitted(CORE)
}

/// The command at a board.
fn tested(board: &BoardAtPort, place: &TestFolder, options: &str) -> RunResult {
    let port = &board.name;
    place.run(&format!("selftest --port {port} {options}"))
}

#[test]
fn a_good_board_passes_and_another_core_than_meant_is_named() {
    let place = TestFolder::new();
    let board = BoardAtPort::new(emitted, Disturbance::None);
    let options = format!("{FLAGS} --given 4 --random 6 --report report.json");
    let outcome = tested(&board, &place, &options);
    outcome.ends(0, "10 of 10 programs print what they must\n");
    let report = place.json("report.json");
    assert_eq!(report["outcomes"].as_array().unwrap().len(), 10);
    assert_eq!(report["outcomes"][9]["verdict"], "passed");
    let lanes = tested(&board, &place, "--arch 4w8/8/4/2 --ram-bytes 8192 --baud 57600");
    assert_eq!(lanes.code, 1);
    lanes.prints("the board has a core 4w8/8/2/2, and not 4w8/8/4/2");
    let words = tested(&board, &place, "--arch 4w16/16/2/2 --ram-bytes 8192 --baud 57600");
    assert_eq!(words.code, 1);
    words.prints("the board has a core 4w8/8/2/2, and not 4w16/16/2/2");
    let ram = tested(&board, &place, "--arch 4w8/8/2/2 --baud 57600 --given 0 --random 1");
    ram.ends(0, "1 of 1 programs print what they must\n");
}

#[test]
fn a_faulty_core_is_told_by_what_differs_and_kept_for_the_lock_step() {
    let place = TestFolder::new();
    let faulty = || {
        // What a predicate is written with in a lane that does not execute.
        let defect = Defect::new("predicate_logic", "row", |driver, signals| {
            driver ^ (!signals.get("executing") & constant(2, 0b10))
        });
        Some(defective_system(&soc(CORE), &[], &defect).expect("a system"))
    };
    let board = BoardAtPort::new(faulty, Disturbance::None);
    let outcome = tested(&board, &place, &format!("{FLAGS} --given 2 --random 6"));
    assert_eq!(outcome.code, 1, "{}", outcome.stdout);
    outcome.prints("other ");
    outcome.prints("harmonica cosim selftest-failures/random-");
}

#[test]
fn what_the_line_does_is_no_fault_of_the_core() {
    let place = TestFolder::new();
    let few = format!("{FLAGS} --given 2 --random 2");
    let noisy = BoardAtPort::new(emitted, Disturbance::Noise(6000));
    let outcome = tested(&noisy, &place, &few);
    outcome.ends(0, &outcome.stdout.clone());
    outcome.prints("because the line had damaged the image");
    let broken = BoardAtPort::new(emitted, Disturbance::CableBroken(2));
    let outcome = tested(&broken, &place, &few);
    assert_eq!(outcome.code, 1);
    outcome.prints("the board has gone silent after 1 programs");
    let silent = BoardAtPort::new(|| None, Disturbance::None);
    let outcome = tested(&silent, &place, &few);
    assert_eq!(outcome.code, 1);
    outcome.prints("its bitstream is that of a system with a loader");
}

fn netlist_passes(name: &str) {
    let place = TestFolder::new();
    let mut board = Board::find(name).expect("a board");
    board.baud = board.clock_hz / BIT_CLOCKS;
    let at_port = BoardAtPort::new(move || netlist(&board), Disturbance::None);
    let counts = "--given 20 --random 200 --baud 9600 --patience 20000";
    let outcome = tested(&at_port, &place, &format!("--board {name} {counts}"));
    outcome.ends(0, "220 of 220 programs print what they must\n");
}

#[test]
#[ignore = "30 minutes: 220 programs over the serial line of the netlist of ice40-hx8k"]
fn the_netlist_of_ice40_hx8k_passes() {
    netlist_passes("ice40-hx8k");
}

#[test]
#[ignore = "30 minutes: 220 programs over the serial line of the netlist of ulx3s-12f"]
fn the_netlist_of_ecp5_passes() {
    netlist_passes("ulx3s-12f");
}
