//! Every board's top goes together with the system and with its family's cells, whatever is configured.

use fpga::{Board, Design, Family, Toolchain, Workplace};
use isa::{CoreConfig, CoreOptions};

/// yosys' files with the cells of a board's family.
fn cells(toolchain: Toolchain) -> &'static str {
    match toolchain {
        Toolchain::Open(Family::Ecp5) => "+/ecp5/cells_sim.v +/ecp5/cells_bb.v",
        Toolchain::Open(Family::Ice40Hx) => "-D ICE40_HX +/ice40/cells_sim.v",
        Toolchain::Open(Family::Ice40Up) => "-D ICE40_U +/ice40/cells_sim.v",
        Toolchain::Open(Family::GowinGw1n) => "+/gowin/cells_sim.v +/gowin/cells_xtra_gw1n.v",
        Toolchain::Open(Family::GowinGw2a) => "+/gowin/cells_sim.v +/gowin/cells_xtra_gw2a.v",
        Toolchain::Open(Family::XilinxXc7) => "+/xilinx/cells_sim.v +/xilinx/cells_xtra.v",
        Toolchain::Generic => "",
    }
}

/// Elaborates a board's design; black boxes of unknown modules or ports, and undriven nets, are errors.
fn elaborate(board: &Board, options: CoreOptions, clock_hz: u32) {
    let core = CoreConfig::from_options(&options.or(board.core.clone())).unwrap();
    let design = Design::new(board, &core, clock_hz, &[]).unwrap_or_else(|error| panic!("{}: {error}", board.name));
    let base = tools::work_directory().join("checks");
    let place = Workplace::with_files(&base, board.name.to_owned(), &design.files).unwrap();
    let files = place.files();
    let names: Vec<_> = files.iter().map(|file| file.display().to_string()).collect();
    let library = match cells(board.toolchain) {
        "" => String::new(),
        cells => format!("read_verilog -lib {cells}; "),
    };
    let script = format!(
        "{library}read_verilog {}; hierarchy -check -top top; proc; flatten; opt_clean; check -assert",
        names.join(" ")
    );
    let yosys = match board.toolchain {
        Toolchain::Open(family) => tools::yosys_from(family.yosys_minimum()),
        _ => tools::yosys(),
    };
    let mut command = yosys.unwrap().command();
    let output = command.current_dir(place.folder()).args(["-q", "-p", &script]).output().unwrap();
    assert!(
        output.status.success(),
        "{} {options:?} at {clock_hz}: {}",
        board.name,
        String::from_utf8_lossy(&[output.stdout, output.stderr].concat()),
        options = design.soc.core,
    );
}

#[test]
fn every_board_elaborates_with_its_own_core_and_clock_and_with_another_clock() {
    for board in Board::all() {
        elaborate(&board, CoreOptions::default(), board.clock_hz);
        elaborate(&board, CoreOptions::default(), 24_000_000);
    }
}

#[test]
#[ignore = "half a minute: another elaboration of the icebreaker"]
fn the_icebreakers_ram_takes_lines_of_several_words_and_any_depth() {
    let board = Board::find("icebreaker").unwrap();
    for (line_words, ram_bytes) in [(1, 4096), (1, 65536), (2, 131_072), (4, 131_072), (2, 32_768)] {
        let line = format!("line_words = {line_words}, ram_bytes = {ram_bytes}");
        let options = CoreOptions::from_line(&line).unwrap();
        elaborate(&board, options, board.clock_hz);
    }
}
