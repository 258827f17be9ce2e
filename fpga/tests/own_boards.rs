//! Boards of `examples/boards`: each is what `harmonica fpga init` writes, with answers in the place of the questions.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use fpga::{build, try_board, Board, Design, Family, FlowOptions, Level, NewBoard, Trial};
use isa::{CoreConfig, CoreOptions};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/boards").join(name)
}

/// The Colorlight i5 on its extension board: one LED, and a button to ground.
fn colorlight_i5() -> NewBoard {
    NewBoard {
        name: "colorlight-i5".to_owned(),
        family: Family::Ecp5,
        device: Some("25k".to_owned()),
        chip: None,
        package: Some("CABGA381".to_owned()),
        speed_grade: Some("6".to_owned()),
        input_clock_hz: Some(25_000_000),
        button: Some(Level::Low),
        leds: 1,
        led_on: Level::Low,
    }
}

/// The Tang Primer 20K on its dock.
fn tang_primer_20k() -> NewBoard {
    NewBoard {
        name: "tang-primer-20k".to_owned(),
        family: Family::GowinGw2a,
        device: Some("GW2A-LV18PG256C8/I7".to_owned()),
        chip: Some("GW2A-18C".to_owned()),
        package: None,
        speed_grade: None,
        input_clock_hz: Some(27_000_000),
        button: Some(Level::Low),
        leds: 3,
        led_on: Level::Low,
    }
}

/// Requires a folder to differ from the new board's files only where those ask, in the voltage of pins, and in what is
/// written behind the README.
fn is_made_by_init(new: &NewBoard) {
    for file in new.files().expect("files") {
        let path = folder(&new.name).join(&file.name);
        let kept = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let mut lines = kept.lines();
        for asked in file.text.lines() {
            let line = lines.next().unwrap_or_default();
            let is_answered = asked.split_once("\"?\"").or(asked.split_once('?')).is_some_and(|(before, after)| {
                line.starts_with(before) && line.ends_with(after) && !line.contains('?')
            });
            let is_same = [line, asked].map(|line| line.replace("LVCMOS18", "LVCMOS33"));
            assert!(is_answered || is_same[0] == is_same[1], "{}: {line} is not {asked}", path.display());
        }
        assert!(file.name == "README.md" || lines.next().is_none(), "{} has more lines", path.display());
    }
}

/// The folder's board, with a core of these options where they say something.
fn board_and_core(name: &str, options: &str) -> (Board, CoreConfig) {
    let board = Board::read(&folder(name)).unwrap_or_else(|error| panic!("{error}"));
    let options = CoreOptions::from_line(options).expect("options").or(board.core.clone());
    let core = CoreConfig::from_options(&options).expect("a core");
    (board, core)
}

#[test]
fn the_examples_are_what_init_writes_with_answers_and_are_emitted() {
    for new in [colorlight_i5(), tang_primer_20k()] {
        is_made_by_init(&new);
        let (board, core) = board_and_core(&new.name, "");
        let design = Design::new(&board, &core, board.clock_hz, &[1, 2, 3, 4]).expect("a design");
        let text = |name: &str| {
            let file = design.files.iter().find(|file| file.name == name);
            file.map(|file| file.text.as_str()).unwrap_or_else(|| panic!("{name} is not emitted"))
        };
        assert!(text("top.v").contains("harmonica_soc soc ("));
        assert!(text("harmonica_soc.v").contains("module harmonica_soc"));
        assert!(text("board_parameters.vh").contains("localparam BUTTON_PRESSED = 1'b0;"));
        assert!(text(&board.constraints).contains("uart_rx"));
        let readme = std::fs::read_to_string(folder(&new.name).join("README.md")).expect("a README");
        assert!(readme.contains("Pins are those of"), "{readme}");
    }
}

/// Tries pins, then builds a bitstream of a small core.
fn is_built(name: &str, ending: &str) {
    let (board, core) = board_and_core(name, "arch = '4w8/8/1/2', ram_bytes = 4096");
    let stop = AtomicBool::new(false);
    let trial = try_board(&board, &stop).unwrap_or_else(|error| panic!("{error}"));
    assert!(matches!(trial, Trial::Passed(_)), "{trial:?}");
    let results = tempfile::tempdir().expect("a folder");
    let output = results.path().join("out");
    let clock_hz = board.clock_hz;
    let options = FlowOptions {
        board,
        core,
        image: vec![0; 64],
        clock_hz,
        seeds: 1,
        output: output.clone(),
        even_if_slow: false,
    };
    let report = build(&options, &stop, &|_| ()).unwrap_or_else(|error| panic!("{error}"));
    assert!(report.fits && report.timing_met());
    let bitstream = std::fs::read(output.join(format!("{name}.{ending}"))).expect("a bitstream");
    assert!(bitstream.len() > 50_000, "{} bytes", bitstream.len());
}

#[test]
#[ignore = "5 minutes: synthesises, places and routes a small core"]
fn the_colorlight_i5_is_built() {
    is_built("colorlight-i5", "bit");
}

#[test]
#[ignore = "10 minutes: synthesises, places and routes a small core"]
fn the_tang_primer_20k_is_built() {
    is_built("tang-primer-20k", "fs");
}

#[test]
#[ignore = "1 minute: nextpnr for two families"]
fn what_nextpnr_does_not_know_is_found_without_a_system() {
    let refused = |board: Board, words: &str| {
        let error = try_board(&board, &AtomicBool::new(false)).expect_err("it is refused").to_string();
        assert!(error.contains(words), "{words}: {error}");
    };
    for (name, device, pin) in [("colorlight-i5", "26k", "\"P3\""), ("tang-primer-20k", "GW2A-LV19PG256C8/I7", "H11")] {
        let (board, _) = board_and_core(name, "");
        refused(Board { device: device.to_owned(), ..board.clone() }, device);
        let constraints = board.constraints.clone();
        let mut board = board;
        let file = board.files.iter_mut().find(|file| file.name == constraints).expect("the constraints");
        file.text = file.text.replace(pin, &pin.replace(|digit: char| digit.is_numeric(), "99"));
        refused(board, "99");
    }
}
