//! `harmonica fpga` for a board of Xilinx', with tools that a test has scripted and a small database of Project X-Ray;
//! and without tools.

use std::fs;

use crate::common::{outcome, RunResult, TestFolder};

const YOSYS: &str = r#"
case "$1" in -V) echo "Yosys 0.70 (fake)"; exit 0;; esac
echo '{ "modules": { "top": { "cells": { "soc.core.pc_FDRE_Q": { "type": "FDRE" }, "soc.core.pc_LUT6_O": { "type": "LUT6" } } } } }' > netlist.json
"#;

/// Says what it was started with, and writes the features of the file `features` beside the tools.
const NEXTPNR: &str = r#"
case "$1" in --version) echo "nextpnr (Version 0.11.1)" >&2; exit 0;; esac
echo "Info: $*"
cp "$(dirname "$0")/features" placed-1.fasm
cat > timing-1.json <<END
{ "fmax": { "clock": { "achieved": 100, "constraint": 50 } }, "critical_paths": [],
  "utilization": { "SLICE_LUTX": { "used": 2, "available": 65200 } } }
END
"#;

/// A bitstream that says which part's frames it has.
const XC7FRAMES2BIT: &str = r#"
while [ $# -gt 0 ]; do
  case "$1" in --part_name) part=$2;; --part_file) file=$2;; --frm_file) frames=$2;; --output_file) output=$2;; esac
  shift
done
{ echo "$part"; cat "$file" "$frames"; } > "$output"
"#;

const DATABASE: [(&str, &str); 5] = [
    ("artix7/xc7a35tcsg324-1/part.yaml", "idcode\n"),
    ("artix7/mapping/parts.yaml", "xc7a35tcsg324-1:\n  device: xc7a35t\n"),
    ("artix7/mapping/devices.yaml", "\"xc7a35t\":\n  fabric: \"xc7a50t\"\n"),
    (
        "artix7/xc7a50t/tilegrid.json",
        r#"{ "PIN_X1": { "type": "PIN", "bits": { "CLB_IO_CLK": { "baseaddr": "0x00400000", "offset": 2 } } } }"#,
    ),
    ("artix7/segbits_pin.db", "PIN.PULLUP 38_00 !38_01\n"),
];

/// A folder to work in, one with the tools, and one with the database.
struct Bench {
    place: TestFolder,
    tools: TestFolder,
    database: TestFolder,
}

impl Bench {
    fn new(features: &str) -> Bench {
        let tools = TestFolder::new()
            .with_script("yosys", YOSYS)
            .with_script("nextpnr-himbaechel-xilinx", NEXTPNR)
            .with_script("xc7frames2bit", XC7FRAMES2BIT)
            .with("features", features);
        let database = TestFolder::new();
        for (name, text) in DATABASE {
            let path = database.path().join(name);
            fs::create_dir_all(path.parent().expect("a folder")).expect("it");
            fs::write(path, text).expect("a file");
        }
        Bench { place: TestFolder::new(), tools, database }
    }

    fn run(&self) -> RunResult {
        let path = format!("{}:/usr/bin:/bin", self.tools.path().display());
        let environment = [("PATH", path.as_ref()), ("PRJXRAY_DATABASE_DIR", self.database.path())];
        let line = "fpga --board arty-a7 --output arty";
        outcome(self.place.start(line, &environment))
    }
}

#[test]
fn features_become_frames_and_frames_the_bitstream() {
    let bench = Bench::new("PIN_X1.PULLUP\n");
    let ended = bench.run();
    assert_eq!(ended.code, 0, "{}{}", ended.stdout, ended.stderr);
    ended.prints("openFPGALoader --board arty_a7_35t arty-a7.bit");
    assert!(!ended.stdout.contains("vivado"), "{}", ended.stdout);
    let bitstream = bench.place.text("arty/arty-a7.bit");
    let frames = bitstream.strip_prefix("xc7a35tcsg324-1\nidcode\n0x00400026 ").expect(&bitstream);
    let words: Vec<_> = frames.trim().split(',').collect();
    assert_eq!((words.len(), words[2]), (101, "0x00000001"));
    let log = bench.place.text("arty/logs/nextpnr-1.log");
    for words in ["--device xc7a35tcsg324-1", "--vopt xdc=arty-a7.xdc", "--vopt fasm=placed-1.fasm", "--freq 50"] {
        assert!(log.contains(words), "{words}: {log}");
    }
    // Vivado can still be used.
    assert!(!bench.place.read("arty/sources/build.tcl").is_empty());
    let report = bench.place.json("arty/report.json");
    assert_eq!(report["modules"][0]["lut4"], 1);
    assert_eq!(report["modules"][0]["flip_flops"], 1);
    assert!(report["missing_tools"].is_null());
}

#[test]
fn a_feature_that_the_database_has_not_leaves_nothing() {
    let bench = Bench::new("PIN_X1.PULLUP\nPIN_X1.PULLDOWN\n");
    let ended = bench.run();
    assert_eq!(ended.code, 1, "{}{}", ended.stdout, ended.stderr);
    let expected = "placed-1.fasm:2: no tile of kind PIN has the feature PIN_X1.PULLDOWN[0]";
    ended.tells(expected);
    assert!(bench.place.files().is_empty());
}

#[test]
fn without_its_tools_a_board_of_xilinx_becomes_a_project_for_vivado() {
    let (place, nothing) = (TestFolder::new(), TestFolder::new());
    let path = nothing.path().to_path_buf();
    let child = place.start("fpga --board arty-a7 --output arty", &[("PATH", &path)]);
    let ended = outcome(child);
    assert_eq!(ended.code, 0, "{}", ended.stderr);
    for words in [
        "project    arty; not built here",
        "no nextpnr-himbaechel-xilinx (>= 0.11)",
        "apt-get install nextpnr-himbaechel-xilinx prjxray prjxray-database",
        "build      cd arty && vivado -mode batch -source build.tcl",
        "openFPGALoader --board arty_a7_35t arty-a7.bit",
    ] {
        ended.prints(words);
    }
    for name in ["build.tcl", "arty-a7.xdc", "top.v", "harmonica_image.hex"] {
        assert!(!place.read(&format!("arty/{name}")).is_empty(), "{name}");
    }
    let report = place.json("arty/report.json");
    assert!(report["bitstream"].is_null());
    let missing = report["missing_tools"].as_str().expect("a text");
    assert!(missing.contains("is not on PATH"), "{missing}");
}
