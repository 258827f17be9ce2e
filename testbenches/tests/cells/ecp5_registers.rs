//! ECP5's cells with their registers on: each does what a cell without them does with flip-flops behind its outputs, or
//! before its factors.

use fpga::CellLibrary;
use testbenches::bridge::Start;

use super::block_ram::{bus, dp16kd, initial_parameters, WriteMode};
use super::{build, model};

const CYCLES: u32 = 20_000;
/// Rows in which everything happens, so that the ports meet.
const ROWS: u64 = 6;

/// A block RAM: widths and modes of its ports, and whether each has its register.
struct Case {
    name: &'static str,
    widths: [u32; 2],
    modes: [WriteMode; 2],
    registers: [bool; 2],
}

impl Case {
    /// The cell with registers, the same cell without, and flip-flops behind that. `NAME_seen` is what the first shows,
    /// `NAME_expected` what the flip-flops hold.
    fn instances(&self, contents: &str) -> String {
        let Case { name, widths, modes, registers } = self;
        // Port B reads words of 36 bits through the pins of both ports.
        let enables = if widths[1] == 36 { ["b_output_enable"; 2] } else { ["a_output_enable", "b_output_enable"] };
        let [mode_a, mode_b] = registers.map(|register| if register { "OUTREG" } else { "NOREG" });
        let further = format!(".REGMODE_A(\"{mode_a}\"), .REGMODE_B(\"{mode_b}\"), {contents}");
        let with = format!("{name}_with");
        let without = format!("{name}_without");
        let mut text = format!("  wire on_{with} = 1'b1, on_{without} = 1'b1;\n");
        text += &dp16kd(&with, *widths, *modes, &further, ["a_output_enable", "b_output_enable"]);
        text += &dp16kd(&without, *widths, *modes, contents, ["1'b1"; 2]);
        for ((port, register), enable) in ["a", "b"].iter().zip(registers).zip(enables) {
            text += &format!("  reg [17:0] {name}_flip_flops_{port} = 18'd0;\n");
            text +=
                &format!("  always @(posedge clock) if ({enable}) {name}_flip_flops_{port} <= {without}_do_{port};\n");
            text += &match register {
                true => format!("  wire [17:0] {name}_expected_{port} = {name}_flip_flops_{port};\n"),
                false => format!("  wire [17:0] {name}_expected_{port} = {without}_do_{port};\n"),
            };
        }
        text += &format!("  assign {name}_seen = {{{with}_do_b, {with}_do_a}};\n");
        text += &format!("  assign {name}_expected = {{{name}_expected_b, {name}_expected_a}};\n");
        text
    }
}

#[test]
fn block_rams() {
    use WriteMode::*;
    let case = |name, widths, modes, registers| Case { name, widths, modes, registers };
    let cases = [
        case("whole", [36, 36], [Holds, Holds], [true, true]),
        case("narrow", [36, 9], [Holds, Holds], [true, true]),
        case("both", [18, 18], [NewWord, OldWord], [true, true]),
        case("first", [9, 18], [Holds, NewWord], [true, false]),
        case("second", [4, 9], [OldWord, Holds], [false, true]),
    ];
    let outputs = cases.iter().map(|case| {
        let name = case.name;
        format!("output wire [35:0] {name}_seen, output wire [35:0] {name}_expected")
    });
    let outputs: Vec<String> = outputs.collect();
    let contents = initial_parameters("INITVAL", 9, true);
    let instances: String = cases.iter().map(|case| case.instances(&contents)).collect();
    let text = format!(
        "module bench(input wire clock, input wire a_enable, input wire a_write, input wire a_output_enable, input wire [13:0] \
         a_address, input wire [35:0] a_data,\n  input wire b_enable, input wire b_write, input wire b_output_enable, input \
         wire [13:0] b_address, input wire [35:0] b_data,\n  {});\n{instances}endmodule\n",
        outputs.join(",\n  ")
    );
    let mut model = model(CellLibrary::Ecp5, &text);
    let input = |name: &str| model.input(name).expect("an input of the bench");
    let clock = input("clock");
    let ports = ["a", "b"]
        .map(|port| ["enable", "write", "output_enable", "address", "data"].map(|pin| input(&format!("{port}_{pin}"))));
    let outputs: Vec<_> = cases
        .iter()
        .map(|case| ["seen", "expected"].map(|what| model.output(&format!("{}_{what}", case.name)).expect("an output")))
        .collect();
    let mut random = fastrand::Rng::with_seed(1);
    // How often each cell showed something new.
    let mut changes = vec![0; cases.len()];
    let mut before = vec![0; cases.len()];
    for cycle in 0..CYCLES {
        for (port, pins) in ports.iter().enumerate() {
            // Port B cannot write words of 36 bits.
            let writes = port == 0 && random.bool();
            let values = [
                u64::from(random.u8(..4) > 0),
                u64::from(writes),
                u64::from(random.bool()),
                random.u64(..ROWS) * 83 % 512 * 32 + random.u64(..32),
                random.u64(..) & ((1 << 36) - 1),
            ];
            for (pin, value) in pins.iter().zip(values) {
                model.set(*pin, value);
            }
        }
        model.clock_cycle(clock).expect("the model goes on");
        for (number, [seen, expected]) in outputs.iter().enumerate() {
            let (seen, expected) = (model.get(*seen), model.get(*expected));
            assert_eq!(seen, expected, "{}, cycle {cycle}", cases[number].name);
            changes[number] += u32::from(seen != before[number]);
            before[number] = seen;
        }
    }
    assert!(changes.iter().all(|&count| count > CYCLES / 10), "{changes:?} changes");
}

#[test]
fn multipliers() {
    let factors = |a: &str, b: &str| {
        let signs = ".SIGNEDA(1'b0), .SIGNEDB(1'b0), .SOURCEA(1'b0), .SOURCEB(1'b0)";
        [bus("A", a, 0..18), bus("B", b, 0..18), bus("C", "c", 0..18), signs.to_owned()].join(", ")
    };
    let text = format!(
        "module bench(input wire clock, input wire enable, input wire [17:0] a, input wire [17:0] b, output wire [35:0] seen, \
         output wire [35:0] expected);\n  wire [17:0] c = 18'd0;\n  reg [17:0] held_a = 18'd0, held_b = 18'd0;\n  \
         always @(posedge clock) if (enable) begin held_a <= a; held_b <= b; end\n  \
         MULT18X18D #(.REG_INPUTA_CLK(\"CLK0\"), .REG_INPUTB_CLK(\"CLK0\")) with_registers ({}, {}, .CLK0(clock), .CE0(enable), \
         .RST0(1'b0));\n  MULT18X18D without_registers ({}, {});\nendmodule\n",
        factors("a", "b"),
        bus("P", "seen", 0..36),
        factors("held_a", "held_b"),
        bus("P", "expected", 0..36),
    );
    let mut model = model(CellLibrary::Ecp5, &text);
    let [clock, enable, a, b] =
        ["clock", "enable", "a", "b"].map(|name| model.input(name).expect("an input of the bench"));
    let [seen, expected] = ["seen", "expected"].map(|name| model.output(name).expect("an output of the bench"));
    let mut random = fastrand::Rng::with_seed(1);
    let mut held = [0, 0];
    for cycle in 0..CYCLES {
        let is_enabled = random.bool();
        let factors = [0, 1].map(|_| random.u64(..1 << 18));
        for (input, value) in [(enable, u64::from(is_enabled)), (a, factors[0]), (b, factors[1])] {
            model.set(input, value);
        }
        model.clock_cycle(clock).expect("the model goes on");
        if is_enabled {
            held = factors;
        }
        let product = held[0] * held[1];
        assert_eq!((model.get(seen), model.get(expected)), (product, product), "cycle {cycle}");
    }
}

#[test]
fn a_reset_or_a_sign_of_a_registered_factor_stops_the_simulation() {
    for pin in ["RST0", "SIGNEDA", "SIGNEDB"] {
        let text = format!(
            "module bench(input wire clock, input wire pin, output wire out);\n  MULT18X18D #(.REG_INPUTA_CLK(\"CLK0\"), \
             .REG_INPUTB_CLK(\"CLK0\")) cell_under_test (.CLK0(clock), .CE0(1'b1), .{pin}(pin), .P0(out));\nendmodule\n"
        );
        let built = build(CellLibrary::Ecp5, &text).expect("it builds");
        // Inputs that nothing drives are 0.
        let mut model = built.instantiate(Start::Zero).expect("it starts");
        let [clock, input] = ["clock", "pin"].map(|name| model.input(name).expect("an input of the bench"));
        model.set(input, 0);
        model.clock_cycle(clock).expect("the model goes on");
        model.set(input, 1);
        model.clock_cycle(clock).expect_err(pin);
    }
}
