//! C on a board: the netlist of the whole system - core, RAM with the program, console, phase-locked loop - at the board's
//! pins prints over the serial line what the host prints.

mod common;

use common::{programs, Place};
use fpga::{board_netlist, built_netlist, Board, CellNetlist, Design, Toolchain};
use hdl::soc::SocConfig;
use isa::CoreConfig;
use testbenches::soc::netlist_prints;

const BOARD: &str = "ulx3s-85f";

/// The board's core and the program for it, in a folder.
fn mandelbrot(board: &Board) -> (CoreConfig, Place) {
    let core = CoreConfig::from_options(&board.core).expect("a core");
    let source = programs().join("c/ir/wasm32/mandelbrot.ll");
    let place = Place::new();
    place.expect(&format!(
        "cc {} -o a.bin --arch {} --ram {}",
        source.display(),
        core.arch,
        core.ram_bytes
    ));
    (core, place)
}

/// Requires the netlist to print what the host prints.
fn prints(board: &Board, netlist: &CellNetlist, soc: &SocConfig) {
    let expected = std::fs::read(programs().join("c/mandelbrot.expected")).expect("it is there");
    let cycles = netlist_prints(netlist, &board.pins, soc, None, &expected)
        .unwrap_or_else(|error| panic!("{error}"));
    eprintln!("{}: {cycles} cycles", board.name);
}

#[test]
#[ignore = "20 minutes: synthesises ulx3s-85f with a program in C, and simulates the netlist"]
fn mandelbrot_on_ulx3s_85f() {
    let board = Board::find(BOARD).expect("a board");
    let (core, place) = mandelbrot(&board);
    let image = place.read("a.bin");
    let (netlist, soc) = board_netlist(&board, &core, board.clock_hz, &image)
        .expect("a netlist")
        .expect("open tools");
    prints(&board, &netlist, &soc);
}

#[test]
#[ignore = "30 minutes: places and routes ulx3s-85f with a program in C, and simulates that netlist"]
fn mandelbrot_as_placed_and_routed_on_ulx3s_85f() {
    let board = Board::find(BOARD).expect("a board");
    let Toolchain::Open(family) = board.toolchain else {
        panic!("it has open tools");
    };
    let (core, place) = mandelbrot(&board);
    let image = place.read("a.bin");
    place.expect(&format!("fpga --board {BOARD} --image a.bin -o built"));
    let design = Design::new(&board, &core, board.clock_hz, &image).expect("a design");
    let netlist = built_netlist(&place.path().join("built"), family).expect("a netlist");
    prints(&board, &netlist, &design.soc);
}
