//! Every board's top goes together with the system and with its family's cells, whatever is configured.

#[macro_use]
#[path = "../../testbenches/tests/common/extent.rs"]
mod extent;

use extent::Extent;
use fpga::{Board, Design, Family, Level, NewBoard, Toolchain, Workplace};
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

extents! {
    "half a minute: every board at another clock, too":

    test every_board_elaborates_with_its_own_core_and_clock_and_with_another_clock(extent) {
        for board in Board::all() {
            elaborate(&board, CoreOptions::default(), board.clock_hz);
            // Every phase-locked loop has its own way to another clock; one of them in every test run.
            if extent.is_full() || board.name == "ulx3s-12f" {
                elaborate(&board, CoreOptions::default(), 24_000_000);
            }
        }
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

/// A board that `harmonica fpga init` writes, with some answer to every question.
fn new_board(family: Family, button: Option<Level>, leds: u32) -> Board {
    let new = NewBoard {
        name: "new".to_owned(),
        family,
        device: None,
        chip: None,
        package: None,
        speed_grade: None,
        input_clock_hz: Some(24_000_000),
        button,
        leds,
        led_on: Level::Low,
    };
    let folder = tempfile::tempdir().unwrap();
    let mut pins = 0;
    for file in new.files().unwrap() {
        let mut text = file.text;
        while !file.name.ends_with(".v") && file.name != "README.md" && text.contains('?') {
            pins += 1;
            text = text.replacen('?', &format!("P{pins}"), 1);
        }
        std::fs::write(folder.path().join(file.name), text).unwrap();
    }
    Board::read(folder.path()).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_top_of_a_new_board_elaborates() {
    let board = new_board(Family::Ecp5, Some(Level::Low), 3);
    elaborate(&board, CoreOptions::default(), board.clock_hz);
}

#[test]
#[ignore = "1 minute: elaborates the tops of new boards of every family"]
fn the_tops_of_new_boards_of_every_family_elaborate() {
    use strum::VariantArray;
    for &family in Family::VARIANTS {
        for (button, leds) in [(None, 0), (Some(Level::High), 2)] {
            let board = new_board(family, button, leds);
            elaborate(&board, CoreOptions::default(), board.clock_hz);
            elaborate(&board, CoreOptions::default(), 24_000_000);
        }
    }
}
