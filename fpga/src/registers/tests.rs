//! Small netlists of ECP5 in which a register can be taken, and what keeps it where it is.

use serde_json::{json, Map, Value};

use super::*;

const CLOCK: u64 = 2;
const ENABLE: u64 = 3;
/// A net that has nothing to do with the registers.
const OTHER: u64 = 4;

/// A netlist that a test changes.
#[derive(Clone)]
struct Bench {
    netlist: Value,
}

impl Bench {
    fn new() -> Bench {
        let bits = |net: u64| json!({ "direction": "input", "bits": [net] });
        let ports = json!({ "clock": bits(CLOCK), "enable": bits(ENABLE), "other": bits(OTHER) });
        Bench { netlist: json!({ "ports": ports, "cells": {}, "netnames": {}, "attributes": { "top": "1" } }) }
    }

    /// Adds a cell; pins that begin with Q, DO, P or Z are outputs.
    fn cell(&mut self, name: &str, kind: &str, parameters: Value, pins: &[(&str, Value)]) {
        let is_output = |pin: &str| ["Q", "DO", "P", "Z"].iter().any(|output| pin.starts_with(output));
        let direction = |pin: &str| if is_output(pin) { "output" } else { "input" };
        let directions: Map<String, Value> =
            pins.iter().map(|(pin, _)| ((*pin).to_owned(), direction(pin).into())).collect();
        let connections: Map<String, Value> = pins.iter().map(|(pin, bit)| ((*pin).to_owned(), json!([bit]))).collect();
        self.netlist["cells"][name] = json!({
            "hide_name": 0, "type": kind, "parameters": parameters, "attributes": {},
            "port_directions": directions, "connections": connections,
        });
    }

    fn flip_flop(&mut self, name: &str, data: u64, output: u64) {
        let parameters = json!({
            "CEMUX": "1 ", "CLKMUX": "CLK", "LSRMUX": "LSR", "REGSET": "RESET", "SRMODE": "LSR_OVER_CE",
            "GSR": "DISABLED",
        });
        let pins = [("CLK", json!(CLOCK)), ("DI", json!(data)), ("LSR", json!("0")), ("Q", json!(output))];
        self.cell(name, "TRELLIS_FF", parameters, &pins);
    }

    /// A cell that uses a net.
    fn reader(&mut self, net: u64) {
        self.cell("reader", "LUT4", json!({}), &[("A", json!(net)), ("Z", json!(999))]);
    }

    fn set(&mut self, cell: &str, parameter: &str, value: Value) {
        self.netlist["cells"][cell]["parameters"][parameter] = value;
    }

    fn connect(&mut self, cell: &str, pin: &str, bit: Value) {
        self.netlist["cells"][cell]["connections"][pin] = json!([bit]);
        self.netlist["cells"][cell]["port_directions"][pin] = json!("input");
    }

    fn enabled(&mut self, cell: &str, net: u64) {
        self.set(cell, "CEMUX", json!("CE"));
        self.connect(cell, "CE", json!(net));
    }

    fn module(&self) -> Module {
        serde_json::from_value(self.netlist.clone()).unwrap()
    }

    /// The netlist after the pass, and what it took.
    fn after(&self) -> (Module, RegistersTaken) {
        let mut module = self.module();
        let taken = take_registers_of(&mut module, &ecp5::CELLS);
        (module, taken)
    }

    /// Why the block RAM's first port keeps no register.
    fn obstacle(&self) -> Option<Obstacle> {
        let module = self.module();
        let design = Design::new(&ecp5::CELLS, &module);
        let mut ports = (ecp5::CELLS.read_ports)(&module.cells["ram"]).into_iter();
        ports.next().and_then(|port| design.output_register("ram", port).err())
    }
}

/// A block RAM with words of this width: bits 0 to 3 of its port A are the nets from 100 on, and flip-flops behind them
/// drive those from 200 on.
fn block_ram(width: u32) -> Bench {
    let mut bench = Bench::new();
    let width = format!("{width:032b}");
    let parameters = json!({
        "DATA_WIDTH_A": width, "DATA_WIDTH_B": width, "REGMODE_A": "NOREG", "REGMODE_B": "NOREG", "CLKAMUX": "CLKA",
        "CLKBMUX": "CLKB",
    });
    let pins = [
        ("CLKA", json!(CLOCK)),
        ("CLKB", json!(CLOCK)),
        ("OCEA", json!("0")),
        ("OCEB", json!("1")),
        ("RSTA", json!("0")),
        ("RSTB", json!("0")),
        ("DOA0", json!(100)),
        ("DOA1", json!(101)),
        ("DOA2", json!(102)),
        ("DOA3", json!(103)),
        // These have no users.
        ("DOA4", json!(104)),
        ("DOB0", json!(150)),
    ];
    bench.cell("ram", "DP16KD", parameters, &pins);
    for bit in 0..4 {
        bench.flip_flop(&format!("flip_flop_{bit}"), 100 + bit, 200 + bit);
    }
    bench.netlist["netnames"] = json!({
        "read": { "bits": [100, 101, 102, 103], "attributes": {} },
        "whole": { "bits": [103, 104], "attributes": {} },
        "kept": { "bits": [200, 201, 202, 203], "attributes": {} },
    });
    bench
}

fn net(number: u64) -> Option<Bit> {
    Some(Bit::Net(number))
}

#[test]
fn a_block_ram_takes_the_register_behind_a_port() {
    let (module, taken) = block_ram(18).after();
    let expected = RegistersTaken { block_ram_ports: 1, block_ram_flip_flops: 4, ..RegistersTaken::default() };
    assert_eq!(taken, expected);
    let ram = &module.cells["ram"];
    assert_eq!((ram.text("REGMODE_A"), ram.text("REGMODE_B")), (Some("OUTREG"), Some("NOREG")));
    assert_eq!((ram.pin("DOA0"), ram.pin("DOA3"), ram.pin("DOA4")), (net(200), net(203), net(104)));
    assert_eq!((ram.pin("OCEA"), ram.pin("OCEB")), (Some(Bit::Constant('1')), Some(Bit::Constant('1'))));
    assert_eq!(module.cells.len(), 1, "the flip-flops are gone");
    let names = serde_json::to_value(&module).unwrap()["netnames"].clone();
    assert_eq!(names["read"], Value::Null);
    assert_eq!(names["whole"]["bits"], json!(["x", 104]));
    assert_eq!(names["kept"]["bits"], json!([200, 201, 202, 203]));
}

#[test]
fn the_flip_flops_enable_becomes_that_of_the_port() {
    let mut bench = block_ram(18);
    for bit in 0..4 {
        bench.enabled(&format!("flip_flop_{bit}"), ENABLE);
    }
    let (module, taken) = bench.after();
    assert_eq!(taken.block_ram_flip_flops, 4);
    assert_eq!(module.cells["ram"].pin("OCEA"), net(ENABLE));
    assert_eq!(module.cells["ram"].pin("OCEB"), Some(Bit::Constant('1')));
}

/// Port B reads through the pins of both.
#[test]
fn words_of_36_bits_have_one_register() {
    let mut bench = block_ram(36);
    bench.flip_flop("upper", 150, 250);
    let (module, taken) = bench.after();
    assert_eq!((taken.block_ram_ports, taken.block_ram_flip_flops), (1, 5));
    let ram = &module.cells["ram"];
    assert_eq!((ram.text("REGMODE_A"), ram.text("REGMODE_B")), (Some("OUTREG"), Some("OUTREG")));
    assert_eq!((ram.pin("OCEA"), ram.pin("OCEB")), (Some(Bit::Constant('1')), Some(Bit::Constant('1'))));
    assert_eq!((ram.pin("DOA0"), ram.pin("DOB0")), (net(200), net(250)));

    // The upper half is used without a register.
    let mut bench = block_ram(36);
    bench.reader(150);
    assert_eq!(bench.obstacle(), Some(Obstacle::NoFlipFlop));
    assert_eq!(bench.after().1, RegistersTaken::default());
    // Each of two ports has a register of its own.
    let mut bench = block_ram(9);
    bench.reader(150);
    assert_eq!(bench.after().1.block_ram_flip_flops, 4);
}

#[test]
fn a_register_behind_a_block_ram_stays_for_each_of_these_reasons() {
    type Change = fn(&mut Bench);
    let cases: [(&str, Obstacle, Change); 13] = [
        ("a second user", Obstacle::OtherUser, |bench| bench.reader(102)),
        ("an output of the design", Obstacle::OtherUser, |bench| {
            bench.netlist["ports"]["out"] = json!({ "direction": "output", "bits": [101] });
        }),
        ("one bit goes to logic", Obstacle::NoFlipFlop, |bench| {
            bench.connect("flip_flop_1", "DI", json!(OTHER));
            bench.reader(101);
        }),
        ("one bit is an enable", Obstacle::NoFlipFlop, |bench| {
            bench.connect("flip_flop_3", "DI", json!(OTHER));
            bench.enabled("flip_flop_3", 103);
        }),
        ("one bit goes to a pin", Obstacle::NoFlipFlop, |bench| {
            bench.connect("flip_flop_3", "DI", json!(OTHER));
            bench.cell("pad", "TRELLIS_IO", json!({}), &[("I", json!(103))]);
        }),
        ("another clock", Obstacle::Clock, |bench| bench.connect("flip_flop_2", "CLK", json!(OTHER))),
        ("the other edge", Obstacle::Clock, |bench| bench.set("flip_flop_2", "CLKMUX", json!("INV"))),
        ("the other edge of the block RAM", Obstacle::Clock, |bench| bench.set("ram", "CLKAMUX", json!("INV"))),
        ("one flip-flop has an enable", Obstacle::Enable, |bench| bench.enabled("flip_flop_3", ENABLE)),
        ("an inverted enable", Obstacle::Enable, |bench| {
            for bit in 0..4 {
                let name = format!("flip_flop_{bit}");
                bench.enabled(&name, ENABLE);
                bench.set(&name, "CEMUX", json!("INV"));
            }
        }),
        ("a reset", Obstacle::Reset, |bench| bench.connect("flip_flop_0", "LSR", json!(OTHER))),
        ("1 at power-up", Obstacle::StartsAsOne, |bench| bench.set("flip_flop_1", "REGSET", json!("SET"))),
        ("it is to be kept", Obstacle::Kept, |bench| {
            bench.netlist["cells"]["flip_flop_1"]["attributes"]["keep"] = json!("1");
        }),
    ];
    for (what, expected, change) in cases {
        let mut bench = block_ram(18);
        change(&mut bench);
        assert_eq!(bench.obstacle(), Some(expected), "{what}");
        let before = serde_json::to_value(bench.module()).unwrap();
        let (after, taken) = bench.after();
        assert_eq!(taken, RegistersTaken::default(), "{what}");
        assert_eq!(serde_json::to_value(after).unwrap(), before, "{what}");
    }
}

#[test]
fn a_block_ram_with_a_reset_or_with_registers_stays_as_it_is() {
    let changes: [fn(&mut Bench); 3] = [
        |bench| bench.connect("ram", "RSTB", json!(OTHER)),
        |bench| bench.set("ram", "REGMODE_A", json!("OUTREG")),
        |bench| bench.set("ram", "REGMODE_B", json!("OUTREG")),
    ];
    for change in changes {
        let mut bench = block_ram(18);
        change(&mut bench);
        assert_eq!(bench.after().1, RegistersTaken::default());
    }
}

/// A port without users has no register to take.
#[test]
fn an_unused_port_is_left_alone() {
    let mut bench = block_ram(18);
    for bit in 0..4 {
        bench.connect(&format!("flip_flop_{bit}"), "DI", json!(OTHER));
    }
    assert_eq!(bench.obstacle(), Some(Obstacle::Nothing));
}

/// Multipliers of these names; every bit of a factor's nets goes through a flip-flop. Factors have two bits: A those of
/// the first number, B those of the second, of which several multipliers may have the same.
fn multipliers(named: &[(&str, u64, u64)]) -> Bench {
    let mut bench = Bench::new();
    for (name, a, b) in named {
        let pins = [
            ("A0", json!(a)),
            ("A1", json!(a + 1)),
            ("A2", json!("0")),
            ("B0", json!(b)),
            ("B1", json!(b + 1)),
            ("B2", json!("0")),
            ("SIGNEDA", json!("0")),
            ("SIGNEDB", json!("0")),
            ("SOURCEA", json!("0")),
            ("SOURCEB", json!("0")),
            ("P0", json!(800)),
        ];
        bench.cell(name, "MULT18X18D", json!({}), &pins);
        for output in [*a, a + 1, *b, b + 1] {
            bench.flip_flop(&format!("flip_flop_{output}"), output + 100, output);
        }
    }
    bench
}

#[test]
fn a_multiplier_takes_the_registers_before_its_factors() {
    let (module, taken) = multipliers(&[("product", 300, 310)]).after();
    let expected = RegistersTaken { multipliers: 1, multiplier_flip_flops: 4, ..RegistersTaken::default() };
    assert_eq!(taken, expected);
    let product = &module.cells["product"];
    assert_eq!((product.text("REG_INPUTA_CLK"), product.text("REG_INPUTB_CLK")), (Some("CLK0"), Some("CLK0")));
    // nextpnr takes other pins for enables in a block with several, and changes the names that it finds.
    assert_eq!((product.text("REG_INPUTA_CE"), product.text("REG_INPUTB_CE")), (Some("CE0"), Some("CE0")));
    assert_eq!((product.text("REG_INPUTA_RST"), product.text("REG_INPUTB_RST")), (Some("RST0"), Some("RST0")));
    assert_eq!((product.pin("A0"), product.pin("A1"), product.pin("B1")), (net(400), net(401), net(411)));
    assert_eq!(product.pin("A2"), Some(Bit::Constant('0')));
    let [clock, enable, reset] = ["CLK0", "CE0", "RST0"].map(|pin| product.pin(pin));
    assert_eq!((clock, enable, reset), (net(CLOCK), Some(Bit::Constant('1')), Some(Bit::Constant('0'))));
    assert_eq!(module.cells.len(), 1, "the flip-flops are gone");
    let directions = &serde_json::to_value(product).unwrap()["port_directions"];
    assert_eq!((&directions["CLK0"], &directions["RST0"]), (&json!("input"), &json!("input")));
}

#[test]
fn a_flip_flop_before_several_multipliers_goes_into_all_of_them_or_stays() {
    let mut bench = multipliers(&[("low", 300, 310), ("high", 300, 320)]);
    for output in [300, 301, 310, 311, 320, 321] {
        bench.enabled(&format!("flip_flop_{output}"), ENABLE);
    }
    let (module, taken) = bench.after();
    assert_eq!((taken.multipliers, taken.multiplier_flip_flops), (2, 6));
    for name in ["low", "high"] {
        assert_eq!((module.cells[name].pin("A0"), module.cells[name].pin("CE0")), (net(400), net(ENABLE)));
    }

    // The second has a factor that is no register, so the first keeps its flip-flops, and a third that shares one with
    // the first.
    let mut bench = multipliers(&[("low", 300, 310), ("high", 300, 320), ("third", 310, 330)]);
    bench.cell("flip_flop_320", "LUT4", json!({}), &[("A", json!(OTHER)), ("Z", json!(320))]);
    assert_eq!(bench.after().1, RegistersTaken::default());
}

#[test]
fn registers_before_a_multiplier_stay_for_each_of_these_reasons() {
    type Change = fn(&mut Bench);
    let cases: [(&str, Change); 12] = [
        ("someone else sees a factor", |bench| bench.reader(301)),
        ("a factor is an output of the design", |bench| {
            bench.netlist["ports"]["out"] = json!({ "direction": "output", "bits": [301] });
        }),
        ("one bit comes out of logic", |bench| {
            bench.cell("flip_flop_301", "LUT4", json!({}), &[("A", json!(OTHER)), ("Z", json!(301))]);
        }),
        ("two clocks", |bench| bench.connect("flip_flop_310", "CLK", json!(OTHER))),
        ("falling edge", |bench| {
            for output in [300, 301, 310, 311] {
                bench.set(&format!("flip_flop_{output}"), "CLKMUX", json!("INV"));
            }
        }),
        ("two enables", |bench| bench.enabled("flip_flop_310", ENABLE)),
        ("a reset", |bench| bench.connect("flip_flop_310", "LSR", json!(OTHER))),
        ("1 at power-up", |bench| bench.set("flip_flop_310", "REGSET", json!("SET"))),
        ("a bit that is always 1", |bench| bench.connect("product", "A2", json!("1"))),
        ("signed factors", |bench| bench.connect("product", "SIGNEDB", json!("1"))),
        ("a register behind the product", |bench| bench.set("product", "REG_OUTPUT_CLK", json!("CLK0"))),
        ("it is clocked already", |bench| bench.connect("product", "CLK0", json!(CLOCK))),
    ];
    for (what, change) in cases {
        let mut bench = multipliers(&[("product", 300, 310)]);
        change(&mut bench);
        let before = serde_json::to_value(bench.module()).unwrap();
        let (after, taken) = bench.after();
        assert_eq!(taken, RegistersTaken::default(), "{what}");
        assert_eq!(serde_json::to_value(after).unwrap(), before, "{what}");
    }
}

/// The register between a block RAM and a multiplier goes into one of the two.
#[test]
fn a_flip_flop_is_taken_once() {
    let mut bench = block_ram(18);
    let factors = [("A0", 200), ("A1", 201), ("B0", 202), ("B1", 203)];
    let pins: Vec<(&str, Value)> = factors.iter().map(|(pin, net)| (*pin, json!(net))).collect();
    bench.cell("product", "MULT18X18D", json!({}), &pins);
    let (module, taken) = bench.after();
    assert_eq!((taken.block_ram_flip_flops, taken.multiplier_flip_flops), (4, 0));
    assert_eq!(module.cells["ram"].pin("DOA0"), net(200));

    // Two registers one behind the other: the first goes into the block RAM, the second into the multiplier.
    for bit in 0..4 {
        bench.flip_flop(&format!("second_{bit}"), 200 + bit, 300 + bit);
    }
    for (pin, net) in factors {
        bench.connect("product", pin, json!(net + 100));
    }
    let (module, taken) = bench.after();
    assert_eq!((taken.block_ram_flip_flops, taken.multiplier_flip_flops), (4, 4));
    assert_eq!((module.cells["ram"].pin("DOA1"), module.cells["product"].pin("A1")), (net(201), net(201)));
    assert_eq!(module.cells.len(), 2);
}

#[test]
fn a_file_is_kept_but_for_the_registers() {
    let mut file = json!({
        "creator": "yosys",
        "modules": { "top": block_ram(18).netlist, "LUT4": { "attributes": { "blackbox": "1" }, "cells": {} } },
    });
    let (text, taken) = take_registers(&file.to_string(), "top", &ecp5::CELLS).unwrap().expect("a register");
    assert_eq!(taken.block_ram_ports, 1);
    let changed: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&changed["creator"], &changed["modules"]["LUT4"]), (&file["creator"], &file["modules"]["LUT4"]));
    let top = &changed["modules"]["top"];
    assert_eq!((&top["attributes"]["top"], &top["ports"]), (&json!("1"), &file["modules"]["top"]["ports"]));
    assert_eq!((&top["cells"]["ram"]["hide_name"], &top["cells"]["flip_flop_0"]), (&json!(0), &Value::Null));

    file["modules"]["top"]["cells"] = json!({});
    assert!(take_registers(&file.to_string(), "top", &ecp5::CELLS).unwrap().is_none());
    assert!(take_registers(&file.to_string(), "nothing", &ecp5::CELLS).unwrap_err().contains("no module nothing"));
    assert!(take_registers("{", "top", &ecp5::CELLS).is_err());
}
