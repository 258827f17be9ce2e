//! The multipliers: products of signed and unsigned factors.

use fpga::CellLibrary;

use super::model;

/// Factors at the corners, and random ones.
fn factors(bits: u32, random: &mut fastrand::Rng) -> Vec<u64> {
    let top = 1 << (bits - 1);
    let mut factors = vec![0, 1, top - 1, top, 2 * top - 1];
    factors.extend((0..20).map(|_| random.u64(..) & (2 * top - 1)));
    factors
}

fn value(factor: u64, bits: u32, is_signed: bool) -> i128 {
    let is_negative = is_signed && factor >> (bits - 1) & 1 == 1;
    i128::from(factor) - if is_negative { 1 << bits } else { 0 }
}

/// A bench with inputs `a`, `b`, `a_signed`, `b_signed` and the product's halves `low` and `high` of `bits` bits each.
fn exercise(library: CellLibrary, bits: u32, bench: &str) {
    let mut model = model(library, bench);
    let inputs = ["a", "b", "a_signed", "b_signed"].map(|name| model.input(name).expect("an input"));
    let outputs = ["low", "high"].map(|name| model.output(name).expect("an output"));
    let mut random = fastrand::Rng::with_seed(1);
    let (all_a, all_b) = (factors(bits, &mut random), factors(bits, &mut random));
    for signs in 0..4u64 {
        for (&a, &b) in all_a.iter().flat_map(|a| all_b.iter().map(move |b| (a, b))) {
            for (input, value) in inputs.iter().zip([a, b, signs & 1, signs >> 1]) {
                model.set(*input, value);
            }
            model.eval().expect("the model goes on");
            let expected = value(a, bits, signs & 1 == 1) * value(b, bits, signs >> 1 == 1);
            let [low, high] = outputs.map(|output| u128::from(model.get(output)));
            let whole = (1u128 << (2 * bits)) - 1;
            assert_eq!(low | high << bits, expected as u128 & whole, "{a:#x} * {b:#x}, signs {signs:02b}");
        }
    }
}

#[test]
fn ecp5() {
    let bus = |name: &str, signal: &str, width: u32| {
        let pins = (0..width).map(|bit| format!(".{name}{bit}({signal}[{bit}])"));
        pins.collect::<Vec<_>>().join(", ")
    };
    let bench = format!(
        "module bench(input wire [17:0] a, input wire [17:0] b, input wire a_signed, input wire b_signed, output wire [17:0] \
         low, output wire [17:0] high);\n  wire [35:0] p;\n  wire [17:0] c = 18'd0;\n  assign {{high, low}} = p;\n  MULT18X18D \
         cell_under_test ({}, {}, {}, {}, .SIGNEDA(a_signed), .SIGNEDB(b_signed), .SOURCEA(1'b0), .SOURCEB(1'b0));\nendmodule\n",
        bus("A", "a", 18),
        bus("B", "b", 18),
        bus("C", "c", 18),
        bus("P", "p", 36)
    );
    exercise(CellLibrary::Ecp5, 18, &bench);
}

#[test]
fn gowin() {
    for bits in [9, 18, 36] {
        let chains = match bits {
            36 => String::new(),
            _ => format!(", .SIA({bits}'d0), .SIB({bits}'d0), .ASEL(1'b0), .BSEL(1'b0)"),
        };
        let top = bits - 1;
        let bench = format!(
            "module bench(input wire [{top}:0] a, input wire [{top}:0] b, input wire a_signed, input wire b_signed, output \
             wire [{top}:0] low, output wire [{top}:0] high);\n  MULT{bits}X{bits} cell_under_test (.A(a), .B(b), \
             .ASIGN(a_signed), .BSIGN(b_signed), .CE(1'b0), .CLK(1'b0), .RESET(1'b0), .DOUT({{high, low}}){chains});\nendmodule\n"
        );
        exercise(CellLibrary::Gowin, bits, &bench);
    }
}
