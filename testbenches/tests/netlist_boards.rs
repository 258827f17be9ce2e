//! Netlists of boards' whole systems - core, RAM, console, loader, phase-locked loop - at the boards' pins: after
//! power-up, `hello` comes out of the serial line, at the board's own bit rate.
//!
//! The tests always take the iCE40-HX8K board with the least core, and on request every board with its own core.

mod common;

use common::Program;
use fpga::{board_netlist, Board, RegistersTaken};
use isa::{CoreConfig, CoreOptions};
use testbenches::bridge::Optimisation;
use testbenches::soc::netlist_prints;

fn find(board: &str) -> Board {
    Board::find(board).expect("a board")
}

/// Runs hello on a board; options that are not given are the board's own.
fn says_hello(board: &str, options: CoreOptions, optimisation: Optimisation) {
    prints(find(board), options, "hello", optimisation);
}

/// Runs the hello of several cores on a board.
fn cores_say_hello(board: Board, (cores, banks): (u32, u32), options: &str) {
    let board = Board { cores: Some(cores), banks: Some(banks), ..board };
    let options = CoreOptions::from_line(options).expect("options");
    prints(board, options, "systems/hello", Optimisation::Some);
}

/// Runs a program on a board; gives back which registers its netlist has in block RAMs and multipliers.
fn prints(board: Board, options: CoreOptions, program: &str, optimisation: Optimisation) -> RegistersTaken {
    let core = CoreConfig::from_options(&options.or(board.core.clone())).expect("a core");
    let hello = Program::load(program);
    let image = hello.image(&core.arch).bytes;
    let built = board_netlist(&board, &core, board.clock_hz, &image);
    let (netlist, soc) =
        built.unwrap_or_else(|error| panic!("{}: {error}", board.name)).expect("a board with open tools");
    let frame = (!soc.has_ram()).then(|| loader::frame(&image));
    let begin = std::time::Instant::now();
    let printed = netlist_prints(&netlist, &board.pins, &soc, frame.as_deref(), &hello.expected, optimisation);
    let cycles = printed.unwrap_or_else(|error| panic!("{}: {error}", board.name));
    let seconds = begin.elapsed().as_secs_f64();
    eprintln!("{}, {}: {cycles} cycles in {seconds:.0} s", board.name, core.arch);
    netlist.registers
}

#[test]
fn the_least_core_on_ice40_hx8k() {
    let least = "arch = \"4w8/8/1/1\"\nmultiplier = \"none\"\ndivider = \"none\"\nbarriers = 0\nline_words = 1\n\
                 stack_depth = 2\nram_bytes = 2048\n";
    says_hello("ice40-hx8k", CoreOptions::from_toml(least).expect("options"), Optimisation::None);
}

/// The least deep core of sixteen warps: flip-flops behind its block RAMs and before its multipliers have become
/// registers of these.
#[test]
#[ignore = "3 minutes: synthesises the board's system, and simulates its netlist"]
fn the_least_deep_core_on_ulx3s_12f() {
    let least =
        "arch = '4w8/8/1/16', pipeline = 'deep', divider = 'none', barriers = 0, line_words = 1, stack_depth = 2, \
                 ram_bytes = 2048";
    let options = CoreOptions::from_line(least).expect("options");
    let registers = prints(find("ulx3s-12f"), options, "hello", Optimisation::None);
    eprintln!("{registers:?}");
    assert!(registers.block_ram_ports > 0 && registers.multipliers > 0, "{registers:?}");
}

macro_rules! boards {
    ($($name:ident $board:literal;)*) => {
        $(
            #[test]
            #[ignore = "10 minutes: synthesises the board's system, and simulates its netlist"]
            fn $name() {
                says_hello($board, CoreOptions::default(), Optimisation::Some);
            }
        )*
    };
}

boards! {
    arty_a7       "arty-a7";
    ice40_hx8k    "ice40-hx8k";
    icebreaker    "icebreaker";
    tang_nano_9k  "tang-nano-9k";
    tang_nano_20k "tang-nano-20k";
    ulx3s_12f     "ulx3s-12f";
    ulx3s_85f     "ulx3s-85f";
    ulx3s_85f_fast "ulx3s-85f-fast";
}

#[test]
#[ignore = "10 minutes: synthesises the board's system of two cores, and simulates its netlist"]
fn two_cores_on_tang_nano_20k() {
    let options = "arch = '4w8/8/2/4', instruction_cache_bytes = 256, ram_bytes = 16384";
    cores_say_hello(find("tang-nano-20k"), (2, 2), options);
}

#[test]
#[ignore = "10 minutes: synthesises the board's system of two cores, and simulates its netlist"]
fn two_cores_on_arty_a7() {
    let options = "arch = '4w8/8/4/4', instruction_cache_bytes = 1024";
    cores_say_hello(find("arty-a7"), (2, 4), options);
}

/// The cluster of docs/fpga.md that does most: 28 lanes. A quick line saves cycles of waiting for it.
#[test]
#[ignore = "15 minutes: synthesises the board's system of seven cores, and simulates its netlist"]
fn seven_cores_on_ulx3s_85f() {
    let board = Board { clock_hz: 55_000_000, baud: 1_000_000, ..find("ulx3s-85f-fast") };
    let options = "arch = '4w8/8/4/8', shifter = 'dsp', store_lanes = 1, line_words = 2, \
                   instruction_cache_bytes = 1024, request_queue = true";
    cores_say_hello(board, (7, 1), options);
}
