//! The boards' files, held against each other.

use std::collections::BTreeSet;
use std::path::Path;

use isa::CoreConfig;

use super::*;

/// The ports of a board's top, every bit of them.
fn ports(top: &str) -> BTreeSet<String> {
    let (_, rest) = top.split_once("module top (").expect("the top's name");
    let (header, _) = rest.split_once(");").expect("the ports' end");
    let mut ports = BTreeSet::new();
    for line in header.lines() {
        let code = line.split("//").next().unwrap_or("").trim().trim_end_matches(',');
        let Some(name) = code.split_whitespace().last() else {
            continue;
        };
        match code.split_once('[') {
            None => {
                ports.insert(name.to_owned());
            }
            Some((_, range)) => {
                let (high, _) = range.split_once(":0]").expect("a range down to 0");
                let high: u32 = high.parse().expect("a number");
                ports.extend((0..=high).map(|bit| format!("{name}[{bit}]")));
            }
        }
    }
    ports
}

/// The ports that a constraint file places, with their pins.
fn placed(board: &Board) -> Vec<(String, String)> {
    let file = board.files.iter().find(|file| file.name == board.constraints);
    let text = &file.expect("the constraints").text;
    let word = |line: &str, number: usize| {
        let words: Vec<_> = line.split([' ', '"', ';']).filter(|word| !word.is_empty()).collect();
        words.get(number).map(|word| (*word).to_owned())
    };
    let pair = |line: &str, port, pin| Some((word(line, port)?, word(line, pin)?));
    let lines = text.lines();
    match board.constraints.rsplit('.').next() {
        Some("lpf") => lines.filter(|line| line.starts_with("LOCATE")).filter_map(|line| pair(line, 2, 4)).collect(),
        Some("pcf") => lines
            .filter(|line| line.starts_with("set_io"))
            .map(|line| line.replace(" -pullup yes", ""))
            .filter_map(|line| pair(&line, 1, 2))
            .collect(),
        Some("cst") => lines.filter(|line| line.starts_with("IO_LOC")).filter_map(|line| pair(line, 1, 2)).collect(),
        Some("xdc") => lines
            .filter_map(|line| {
                let (_, pin) = line.split_once("PACKAGE_PIN ")?;
                let (_, port) = line.split_once("get_ports ")?;
                let port = port.trim_matches(['{', '}', ']', ' ']);
                // The bit's own bracket is trimmed with Tcl's.
                let port = if port.contains('[') { format!("{port}]") } else { port.to_owned() };
                Some((port, pin.split(' ').next()?.to_owned()))
            })
            .collect(),
        other => panic!("constraints of kind {other:?}"),
    }
}

#[test]
fn every_port_of_every_top_has_a_pin_of_its_own() {
    for board in Board::all() {
        if board.toolchain == Toolchain::Generic {
            continue;
        }
        let top = board.files.iter().find(|file| file.name == "top.v").expect("a top");
        let placed = placed(&board);
        let names: BTreeSet<_> = placed.iter().map(|(port, _)| port.clone()).collect();
        assert_eq!(names, ports(&top.text), "{}", board.name);
        let pins: BTreeSet<_> = placed.iter().map(|(_, pin)| pin).collect();
        assert_eq!(pins.len(), placed.len(), "{}: {placed:?}", board.name);
    }
}

#[test]
fn the_named_pins_are_the_inputs_of_the_top_and_its_serial_output() {
    for board in Board::all() {
        let top = board.files.iter().find(|file| file.name == "top.v").expect("a top");
        let (header, _) = top.text.split_once(");").expect("the ports' end");
        let named = |kind: &str| -> BTreeSet<String> {
            let lines = header.lines().filter(|line| line.trim().starts_with(kind));
            lines.flat_map(|line| ports(&format!("module top (\n{line}\n);"))).collect()
        };
        let pins = &board.pins;
        let mut inputs: BTreeSet<_> = pins.idle.keys().cloned().collect();
        inputs.extend([pins.clock.clone(), pins.uart_rx.clone()]);
        assert_eq!(inputs, named("input"), "{}", board.name);
        assert!(named("output").contains(&pins.uart_tx), "{}", board.name);
    }
}

#[test]
fn every_board_has_a_legal_core_a_clock_and_a_bit_rate() {
    for board in Board::all() {
        let core = CoreConfig::from_options(&board.core).expect(board.name);
        let pll = board.pll(board.clock_hz).expect(board.name);
        assert_eq!(pll.output_hz, board.clock_hz, "{}", board.name);
        let cycles = f64::from(board.clock_hz) / f64::from(board.baud);
        let error = (cycles.round() - cycles).abs() / cycles;
        assert!(error < 0.01, "{}: {error}", board.name);
        assert!(!core.trace && board.core.arch.is_some(), "{}", board.name);
    }
}

#[test]
fn every_folder_of_boards_is_embedded_and_has_a_readme() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("boards");
    let mut described = BTreeSet::new();
    for entry in std::fs::read_dir(folder).expect("boards") {
        let board = entry.expect("an entry").path();
        assert!(board.join("README.md").is_file(), "{}", board.display());
        for file in std::fs::read_dir(&board).expect("a board's folder") {
            let path = file.expect("an entry").path();
            if path.extension().is_some_and(|extension| extension == "toml") {
                let stem = path.file_stem().expect("a name");
                described.insert(stem.to_string_lossy().into_owned());
            }
        }
    }
    let embedded: BTreeSet<_> = Board::all().iter().map(|board| board.name.to_owned()).collect();
    assert_eq!(embedded, described);
}

#[test]
fn boards_are_found_by_name_only() {
    assert_eq!(Board::find("icebreaker").expect("it is one").name, "icebreaker");
    assert!(Board::find("icebreake").is_none());
}
