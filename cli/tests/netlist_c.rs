//! C on netlists. On a board's: the netlist of the whole system - core, RAM with the program, console, phase-locked
//! loop - at the board's pins prints over the serial line what the host prints. On those of cores with the extension:
//! atomic instructions.

mod common;

use common::{c_expected, c_program, programs, TestFolder};
use fpga::{board_netlist, built_netlist, Board, CellNetlist, Design, Toolchain};
use hdl::soc::SocConfig;
use isa::CoreConfig;
use testbenches::bridge::Optimisation;
use testbenches::soc::netlist_prints;

const BOARD: &str = "ulx3s-85f";

/// The board's core and the program for it, in a folder.
fn mandelbrot(board: &Board) -> (CoreConfig, TestFolder) {
    let core = CoreConfig::from_options(&board.core).expect("a core");
    let source = programs().join("c/ir/wasm32/mandelbrot.ll");
    let place = TestFolder::new();
    place.expect(&format!("cc {} -o a.bin --arch {} --ram {}", source.display(), core.arch, core.ram_bytes));
    (core, place)
}

/// Requires the netlist to print what the host prints.
fn prints(board: &Board, netlist: &CellNetlist, soc: &SocConfig) {
    let expected = std::fs::read(programs().join("c/mandelbrot.expected")).expect("it is there");
    let cycles = netlist_prints(netlist, &board.pins, soc, None, &expected, Optimisation::Some)
        .unwrap_or_else(|error| panic!("{error}"));
    eprintln!("{}: {cycles} cycles", board.name);
}

#[test]
#[ignore = "20 minutes: synthesises ulx3s-85f with a program in C, and simulates the netlist"]
fn mandelbrot_on_ulx3s_85f() {
    let board = Board::find(BOARD).expect("a board");
    let (core, place) = mandelbrot(&board);
    let image = place.read("a.bin");
    let (netlist, soc) = board_netlist(&board, &core, board.clock_hz, &image).expect("a netlist").expect("open tools");
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

/// A small core with the extension. Two lanes and two warps want the same words, which lie with others in a line.
const EXTENDED: &str = "
arch = '4w8/8/2/2'
extension = true
multiplier = 'serial'
barriers = 2
stack_depth = 4
ram_bytes = 16384
";

/// The netlist of a core with the extension goes with the model in every cycle, and programs print what the host
/// prints.
fn programs_with_atomic_instructions(family: &str) {
    let place = TestFolder::new().with("core.toml", EXTENDED);
    for name in ["histogram-atomic", "progress-spin-lock", "hash-insert"] {
        let program = c_program(name);
        let line = format!("cosim {program} --config core.toml --netlist {family} --seed 1");
        let printed = place.expect(&line);
        let report = printed.strip_prefix(&c_expected(name));
        let report = report.unwrap_or_else(|| panic!("{name} prints {printed}"));
        assert!(report.contains("netlist and model agree in every cycle on all ports and trace ports"), "{report}");
        let cycles = report.lines().find(|line| line.contains(" cycles, "));
        eprintln!("{family}: {name}, {}", cycles.expect("the statistics"));
    }
}

/// Rules: I12.14, I12.15, P26.12, P26.13, P26.15.
#[test]
#[ignore = "2 minutes: a netlist with the extension"]
fn atomic_instructions_on_ecp5() {
    programs_with_atomic_instructions("ecp5");
}

/// Rules: I12.14, I12.15, P26.12, P26.13, P26.15.
#[test]
#[ignore = "4 minutes: a netlist with the extension"]
fn atomic_instructions_on_ice40() {
    programs_with_atomic_instructions("ice40-hx");
}
