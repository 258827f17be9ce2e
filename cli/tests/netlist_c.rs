//! C on a board: the netlist of the whole system - core, RAM with the program, console, phase-locked loop - at the board's
//! pins prints over the serial line what the host prints.
//!
//! Minutes long, so only on request: `HARMONICA_NETLISTS=1 cargo test -p harmonica --test netlist_c`. With
//! `HARMONICA_BUILT=FOLDER` it takes the netlist that `harmonica fpga --board ulx3s-85f --image programs/c/mandelbrot.c` has
//! placed and routed there, else it synthesises one.

mod common;

use common::{programs, Place};
use fpga::{board_netlist, built_netlist, Board, Design, Toolchain};
use isa::CoreConfig;
use testbenches::soc::netlist_prints;

const LONG_RUNS: &str = "HARMONICA_NETLISTS";
const BUILT: &str = "HARMONICA_BUILT";

#[test]
fn mandelbrot_on_ulx3s_85f() {
    if std::env::var_os(LONG_RUNS).is_none() {
        eprintln!("left out: set {LONG_RUNS}=1 to run it");
        return;
    }
    let board = Board::find("ulx3s-85f").expect("a board");
    let Toolchain::Open(family) = board.toolchain else {
        panic!("it has open tools");
    };
    let core = CoreConfig::from_options(&board.core).expect("a core");
    let source = programs().join("c/ir/wasm32/mandelbrot.ll");
    let place = Place::new();
    place.expect(&format!(
        "cc {} -o a.bin --arch {} --ram {}",
        source.display(),
        core.arch,
        core.ram_bytes
    ));
    let image = place.read("a.bin");
    let expected = std::fs::read(programs().join("c/mandelbrot.expected")).expect("it is there");
    let (netlist, soc) = match std::env::var_os(BUILT) {
        Some(folder) => {
            let design = Design::new(&board, &core, board.clock_hz, &image).expect("a design");
            let netlist = built_netlist(folder.as_ref(), family).expect("a netlist");
            (netlist, design.soc)
        }
        None => board_netlist(&board, &core, board.clock_hz, &image)
            .expect("a netlist")
            .expect("open tools"),
    };
    let cycles = netlist_prints(&netlist, &board.pins, &soc, None, &expected)
        .unwrap_or_else(|error| panic!("{error}"));
    eprintln!("{}: {cycles} cycles", board.name);
}
