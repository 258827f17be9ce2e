//! `harmonica fpga` with tools that a test has scripted: what is printed and written when all goes well, and what is
//! left when something does not.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

use crate::common::{outcome, RunResult, TestFolder};

/// Writes a netlist of two cells.
const YOSYS: &str = r#"
case "$1" in -V) echo "Yosys 0.23 (fake)"; exit 0;; esac
echo "2.1. Executing PROC pass (convert processes)."
cat > netlist.json <<'END'
{ "modules": { "top": { "cells": {
  "soc.core.fetch.pc_SB_LUT4_O_1": { "type": "SB_LUT4" },
  "soc.core.fetch.pc_SB_DFF_Q": { "type": "SB_DFF" } } } } }
END
"#;

/// Reports 50 MHz, and ten more with each seed.
const NEXTPNR: &str = r#"
case "$1" in --version) echo "nextpnr-ice40 -- Next Generation Place and Route (Version 0.4-1)" >&2; exit 0;; esac
while [ $# -gt 0 ]; do
  case "$1" in --report) report=$2;; --seed) seed=$2;; --asc) placed=$2;; esac
  shift
done
echo "Info: Packing constants.."
echo "placed with seed $seed" > "$placed"
cat > "$report" <<END
{ "fmax": { "clock": { "achieved": $((40 + 10 * seed)).5, "constraint": 36 } },
  "utilization": { "ICESTORM_LC": { "used": 2, "available": 7680 } },
  "critical_paths": [ { "from": "posedge clock", "to": "posedge clock", "path": [
    { "delay": 0.5, "type": "clk-to-q", "from": { "cell": "soc.core.fetch.pc_SB_DFF_Q" }, "to": { "cell": "soc.core.fetch.pc_SB_DFF_Q" } },
    { "delay": 1.0, "type": "routing", "net": "soc.core.fetch.pc[3]", "from": { "cell": "a" }, "to": { "cell": "b" } } ] } ] }
END
"#;

const ICEPACK: &str = r#"cat "$1" > "$2""#;

/// A folder to work in, and beside it one with these tools.
struct Bench {
    place: TestFolder,
    tools: TestFolder,
}

impl Bench {
    fn new(yosys: &str, nextpnr: &str, icepack: &str) -> Bench {
        let tools = TestFolder::new().with_script("yosys", yosys);
        let tools = tools.with_script("nextpnr-ice40", nextpnr);
        Bench { place: TestFolder::new(), tools: tools.with_script("icepack", icepack) }
    }

    fn start(&self, line: &str) -> std::process::Child {
        let path = PathBuf::from(format!("{}:/usr/bin:/bin", self.tools.path().display()));
        self.place.start(line, &[("PATH", &path)])
    }

    fn run(&self, line: &str) -> RunResult {
        outcome(self.start(line))
    }

    /// Runs the flow, which must fail with these words and leave nothing.
    fn refuse(&self, line: &str, code: i32, words: &[&str]) -> RunResult {
        let before = self.place.files();
        let outcome = self.run(line);
        assert_eq!(outcome.code, code, "{}{}", outcome.stdout, outcome.stderr);
        for word in words {
            outcome.tells(word);
        }
        assert!(self.place.files() == before, "something is left");
        outcome
    }
}

const BUILD: &str = "fpga --board ice40-hx8k --output out";

#[test]
fn a_bitstream_appears_with_its_report_netlist_sources_and_logs() {
    let bench = Bench::new(YOSYS, NEXTPNR, ICEPACK);
    let outcome = bench.run(BUILD);
    assert_eq!(outcome.code, 0, "{}{}", outcome.stdout, outcome.stderr);
    for words in [
        "openFPGALoader --board ice40_generic ice40-hx8k.bin",
        "50.50 MHz, needed    48.00 MHz: met",
        "soc.core.fetch.pc[3]",
        "ICESTORM_LC",
    ] {
        outcome.prints(words);
    }
    outcome.tells("synthesise");
    let expected = b"placed with seed 1\n";
    assert_eq!(bench.place.read("out/ice40-hx8k.bin"), expected);
    for name in
        ["netlist.json", "report.txt", "logs/yosys.log", "sources/harmonica_soc.v", "sources/harmonica_image.hex"]
    {
        let written = bench.place.read(&format!("out/{name}"));
        assert!(!written.is_empty(), "{name}");
    }
    let report = bench.place.json("out/report.json");
    assert_eq!(report["modules"][0]["lut4"], 1);
    assert_eq!(report["best_seed"], 1);
    let names = fs::read_dir(bench.place.path()).expect("a folder");
    assert_eq!(names.count(), 1);
}

#[test]
fn a_program_for_ram_without_content_is_written_beside_the_bitstream_and_loaded() {
    let bench = Bench::new(YOSYS, NEXTPNR, ICEPACK);
    let outcome = bench.run("fpga --board icebreaker --output out");
    assert_eq!(outcome.code, 0, "{}{}", outcome.stdout, outcome.stderr);
    let line = "harmonica load --port PORT --baud 115200 out/image.bin --arch 4w8/8/1/4 --console";
    outcome.prints(line);
    assert!(!bench.place.read("out/image.bin").is_empty());
}

#[test]
fn the_fastest_placement_is_taken_and_an_older_result_replaced() {
    let bench = Bench::new(YOSYS, NEXTPNR, ICEPACK);
    assert_eq!(bench.run(BUILD).code, 0);
    let outcome = bench.run(&format!("{BUILD} --seeds 5 --json"));
    assert_eq!(outcome.code, 0, "{}", outcome.stderr);
    let report: serde_json::Value = serde_json::from_str(&outcome.stdout).expect("JSON alone");
    assert_eq!(report["best_seed"], 5);
    assert_eq!(report["timing"]["clocks"][0]["achieved_mhz"], 90.5);
    let expected = b"placed with seed 5\n";
    assert_eq!(bench.place.read("out/ice40-hx8k.bin"), expected);
}

#[test]
fn a_folder_of_something_else_is_not_replaced() {
    let bench = Bench::new(YOSYS, NEXTPNR, ICEPACK);
    fs::create_dir(bench.place.path().join("out")).expect("a folder");
    fs::write(bench.place.path().join("out/thesis.tex"), "").expect("a file");
    let words = "out is not empty and was not written by this command";
    bench.refuse(BUILD, 2, &[words]);
}

#[test]
fn timing_that_is_not_met_is_exit_code_1_with_what_to_change() {
    let bench = Bench::new(YOSYS, NEXTPNR, ICEPACK);
    let line = format!("{BUILD} --clock 60");
    let words =
        ["timing is not met on ice40-hx8k: clock reaches 50.50 MHz, but needs 60.00 MHz", "--clock 49", "--seeds 4"];
    let outcome = bench.refuse(&line, 1, &words);
    outcome.prints("Critical path");
}

#[test]
fn a_design_that_does_not_fit_is_exit_code_1_with_what_to_change() {
    let full = "case \"$1\" in --version) echo '(Version 0.4)'; exit 0;; esac\n\
                echo 'Info: \t ICESTORM_LC:  9012/ 7680   117%'\n\
                echo \"ERROR: Unable to place cell 'x', no BELs remaining to implement cell type 'ICESTORM_LC'\"; exit 1";
    let bench = Bench::new(YOSYS, full, ICEPACK);
    let words =
        ["4w8/8/2/2 does not fit ice40-hx8k: ICESTORM_LC 9012 of 7680, 1332 too many", "fewer lanes: --arch 4w8/8/1/2"];
    bench.refuse(&format!("{BUILD} --arch 4w8/8/2/2 --seeds 3"), 1, &words);
}

#[test]
fn a_tool_that_fails_is_quoted() {
    let fails = "case \"$1\" in -V) echo 'Yosys 0.23'; exit 0;; --version) echo '(Version 0.4)'; exit 0;; esac\n\
                 echo all is well; echo 'ERROR: out of cheese' >&2; exit 1";
    for (bench, tool) in [
        (Bench::new(fails, NEXTPNR, ICEPACK), "yosys on"),
        (Bench::new(YOSYS, fails, ICEPACK), "nextpnr on"),
        (Bench::new(YOSYS, NEXTPNR, fails), "icepack on"),
    ] {
        bench.refuse(BUILD, 1, &[tool, "out of cheese"]);
    }
}

#[test]
fn a_missing_tool_without_a_way_to_install_it_is_named_with_its_remedy() {
    let place = TestFolder::new();
    let nothing = TestFolder::new();
    let environment = [("PATH", nothing.path()), ("HARMONICA_TOOLS_DIR", nothing.path())];
    let ended = outcome(place.start(BUILD, &environment));
    assert_eq!(ended.code, 2, "{}", ended.stderr);
    ended.tells("no nextpnr-ice40 (>= 0.4)");
    ended.tells("apt-get install nextpnr-ice40");
    assert!(place.files().is_empty());
}

#[test]
fn an_interrupt_ends_the_tool_and_leaves_nothing() {
    let slow = "case \"$1\" in --version) echo '(Version 0.4)'; exit 0;; esac\n\
                echo $$ > \"$HOME/started\"; exec sleep 600";
    let bench = Bench::new(YOSYS, slow, ICEPACK);
    let home = TestFolder::new();
    let path = PathBuf::from(format!("{}:/usr/bin:/bin", bench.tools.path().display()));
    let child = bench.place.start(BUILD, &[("PATH", &path), ("HOME", home.path())]);
    let begin = Instant::now();
    let started = home.path().join("started");
    while fs::read_to_string(&started).unwrap_or_default().is_empty() {
        let is_soon = begin.elapsed() < Duration::from_secs(60);
        assert!(is_soon, "nextpnr was not started");
        std::thread::sleep(Duration::from_millis(20));
    }
    let kill = |signal: &str, process: &str| {
        let mut command = Command::new("kill");
        command.args([signal, process]).output().expect("kill")
    };
    kill("-INT", &child.id().to_string());
    let ended = outcome(child);
    assert_eq!(ended.code, 1, "{}", ended.stderr);
    ended.tells("interrupted; nothing was written");
    assert!(bench.place.files().is_empty());
    let process = fs::read_to_string(&started).expect("its number");
    let is_there = kill("-0", process.trim()).status.success();
    assert!(!is_there, "nextpnr is still there");
}

#[test]
fn projects_for_other_tools_are_written_and_said_to_be_not_built() {
    let place = TestFolder::new();
    let ended = place.run("fpga --board generic --clock 80 --output generic");
    assert_eq!(ended.code, 0, "{}", ended.stderr);
    ended.prints("not built here");
    let list = place.text("generic/files.f");
    let has = |file| list.lines().any(|name| name == file);
    assert!(has("top.v") && has("harmonica_core.v"));
    for name in list.lines() {
        assert!(!place.read(&format!("generic/{name}")).is_empty());
    }
    let constraints = place.text("generic/generic.sdc");
    assert!(constraints.contains("-period 12.500 "), "{constraints}");
}

#[test]
fn the_boards_are_listed() {
    let place = TestFolder::new();
    let list = place.expect("fpga --list");
    for board in ["ulx3s-85f", "icebreaker", "ice40-hx8k", "tang-nano-9k", "arty-a7", "generic"] {
        assert!(list.contains(board), "{list}");
    }
    let json = place.expect_json("fpga --list --json");
    assert!(json.as_array().is_some_and(|boards| boards.len() >= 9));
}
