//! A board of one's own: its folder is written, completed, checked and built, with tools that the test has scripted.

use std::fs;
use std::path::PathBuf;

use crate::common::{outcome, RunResult, TestFolder};

const YOSYS: &str = r#"
case "$1" in -V) echo "Yosys 0.70 (fake)"; exit 0;; esac
echo '{ "modules": { "top": { "cells": { "soc.core.pc_TRELLIS_FF_Q": { "type": "TRELLIS_FF" } } } } }' > netlist.json
"#;

/// Refuses the pin P9; otherwise says what it was started with, and reports 100 MHz.
const NEXTPNR: &str = r#"
case "$1" in --version) echo "nextpnr-ecp5 (Version 0.11.1)" >&2; exit 0;; esac
grep -q '"P9"' mine.lpf && { echo "ERROR: there is no pin P9"; exit 1; }
echo "Info: $*"
echo "$*" > placed-1.config
cat > timing-1.json <<END
{ "fmax": { "clock": { "achieved": 100, "constraint": 50 } }, "critical_paths": [],
  "utilization": { "TRELLIS_COMB": { "used": 2, "available": 24288 } } }
END
"#;

const ECPPACK: &str = r#"cat "$2" > "$3""#;

const INIT: &str = "fpga init mine --family ecp5 --device 25k --package CABGA381 --clock-mhz 25 --leds 0";
const PORTS: [&str; 4] = ["clk", "uart_rx", "uart_tx", "button"];

/// A folder to work in, and beside it one with the tools.
struct Bench {
    place: TestFolder,
    tools: TestFolder,
}

impl Bench {
    fn new() -> Bench {
        let tools = TestFolder::new().with_script("yosys", YOSYS).with_script("nextpnr-ecp5", NEXTPNR);
        let bench = Bench { place: TestFolder::new(), tools: tools.with_script("ecppack", ECPPACK) };
        bench.place.expect(INIT);
        bench
    }

    fn run(&self, line: &str) -> RunResult {
        let path = PathBuf::from(format!("{}:/usr/bin:/bin", self.tools.path().display()));
        outcome(self.place.start(line, &[("PATH", &path)]))
    }

    /// Changes a file of the board.
    fn change(&self, file: &str, old: &str, new: &str) {
        let text = self.place.text(file);
        assert!(text.contains(old), "{old}: {text}");
        fs::write(self.place.path().join(file), text.replacen(old, new, 1)).expect("a file");
    }

    /// Puts ports at pins.
    fn answer(&self, pins: &[(&str, &str)]) {
        for (port, pin) in pins {
            self.change("mine/mine.lpf", &format!("\"{port}\" SITE \"?\""), &format!("\"{port}\" SITE \"{pin}\""));
        }
    }
}

#[test]
fn a_new_board_is_completed_checked_and_built() {
    let bench = Bench::new();
    let checked = bench.place.ends("fpga check ./mine", 1);
    for (port, line) in PORTS.into_iter().zip([5, 9, 12, 16]) {
        checked.prints(&format!("./mine/mine.lpf:{line}: the pin of {port} is a question: put the pin for ? ("));
    }
    checked.prints("4 things are missing or wrong");
    bench.place.fails("fpga --board ./mine", 2, "mine.lpf:5: the pin of clk is a question");

    bench.answer(&[("clk", "P3"), ("uart_rx", "H18"), ("uart_tx", "J17"), ("button", "P9")]);
    let checked = bench.run("fpga check ./mine");
    checked.ends(1, &checked.stdout);
    checked.prints("there is no pin P9");
    checked.prints("the FPGA's names are in mine.toml, the pins in mine.lpf");
    bench.change("mine/mine.lpf", "P9", "K18");
    let checked = bench.run("fpga check mine/mine.toml --json");
    assert_eq!(checked.code, 0, "{}", checked.stderr);
    let json: serde_json::Value = serde_json::from_str(&checked.stdout).expect("JSON alone");
    assert_eq!((json["good"].as_bool(), json["board"].as_str()), (Some(true), Some("mine")));

    let built = bench.run("fpga --board ./mine --output out");
    assert_eq!(built.code, 0, "{}{}", built.stdout, built.stderr);
    let started = bench.place.text("out/mine.bit");
    assert!(started.starts_with("--25k --package CABGA381 --speed 6 --lpf mine.lpf "), "{started}");
    assert!(bench.place.text("out/sources/top.v").contains("EHXPLLL"));
    assert_eq!(bench.place.text("out/sources/mine.lpf"), bench.place.text("mine/mine.lpf"));
    assert!(bench.place.text("out/sources/harmonica_core.v").contains("module harmonica_core"));
}

#[test]
fn a_board_whose_tools_are_missing_is_checked_as_far_as_it_can_be() {
    let bench = Bench::new();
    bench.answer(&PORTS.map(|port| (port, port)));
    let nothing = TestFolder::new();
    let environment = [("PATH", nothing.path()), ("HARMONICA_TOOLS_DIR", nothing.path())];
    let checked = outcome(bench.place.start("fpga check ./mine", &environment));
    assert_eq!(checked.code, 0, "{}{}", checked.stdout, checked.stderr);
    checked.prints("FPGA and pins are not tried: no nextpnr-ecp5");
}

#[test]
fn the_self_test_takes_the_core_and_the_rate_of_a_folder() {
    let bench = Bench::new();
    bench.place.fails("selftest --port none --board ./mine", 2, "mine.lpf:5: the pin of clk is a question");
    bench.answer(&PORTS.map(|port| (port, port)));
    bench.place.fails("selftest --port none --board ./mine --given 0 --random 0", 2, "none");
}

#[test]
fn bad_input_is_refused_with_place_cause_and_remedy() {
    let bench = Bench::new();
    let place = bench.place.path();
    fs::create_dir(place.join("empty")).expect("a folder");
    fs::write(place.join("file"), "").expect("a file");
    fs::create_dir(place.join("unknown-key")).expect("a folder");
    for file in ["top.v", "mine.lpf"] {
        let text = bench.place.text(&format!("mine/{file}")).replace("SITE \"?\"", "SITE \"A1\"");
        fs::write(place.join("unknown-key").join(file), text).expect("a file");
    }
    let description = bench.place.text("mine/mine.toml").replace("baud", "bauds");
    fs::write(place.join("unknown-key/mine.toml"), description).expect("a file");
    bench.place.refuse(
        r"
        fpga init mine --family ecp5 => mine is a folder that is not empty; give another --folder
        fpga init new --family ecp5 --folder mine => mine is a folder that is not empty; give another --folder
        fpga init new --family ecp5 --folder file => cannot write the folder file: Not a directory
        fpga init new --family ecp6 => invalid value 'ecp6' for '--family <FAMILY>'
        fpga init new --family ecp6 => [possible values: ecp5, ice40-hx, ice40-up, gowin-gw1n, gowin-gw2a, xilinx-xc7]
        fpga init new => --family <FAMILY>
        fpga init 9lives --family ecp5 => 9lives is no name of a board; take a letter, then letters, digits, - and _, 64 at most
        fpga init a/b --family ecp5 => a/b is no name of a board
        fpga init new --family ecp5 --clock-mhz 0.01 => new cannot make a clock of 20000000 Hz from its 10000 Hz; input_clock_hz must be between 3.125 and
        fpga init new --family ecp5 --chip GW2A-18C => ecp5 has no chip beside its device; leave --chip out
        fpga init new --family ecp5 --leds 4 => 4 is not in 0..=3
        fpga --board ./unknown-key => ./unknown-key/mine.toml:17: unknown field `bauds`, expected one of `title`, `family`
        fpga --board ./empty => ./empty has no description NAME.toml; `harmonica fpga init` writes one
        fpga --board ./none => ./none is no folder of a board; `harmonica fpga init` writes one
        fpga --board mine => no board is called mine; for the folder of that name write ./mine
        fpga --board ./mine --litex => ./mine/mine.lpf:5: the pin of clk is a question
        fpga check ./none => ./none is no folder of a board
        fpga check => <FOLDER>
        ",
    );
    bench.place.ends("fpga check ./unknown-key", 1).prints("unknown field `bauds`");
    bench.place.expect("fpga init new --family gowin --folder empty");
    assert!(bench.place.text("empty/new.toml").contains("family = \"gowin-gw1n\""));
}
