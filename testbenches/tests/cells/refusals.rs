//! What the models do not cover stops the build or the simulation, with a message that names it; and the phase-locked
//! loops, which have little else.

use fpga::CellLibrary;
use strum::VariantArray;
use testbenches::bridge::{BridgeError, Start};

use super::{build, model};

/// The loops by library: an instance with these further parameters, between `clock` and `out`, `locked`.
fn pll(library: CellLibrary, further: &str) -> String {
    let instance = match library {
        CellLibrary::Ecp5 => format!(
            "EHXPLLL #(.CLKI_DIV(1), .CLKFB_DIV(2), .CLKOP_DIV(12){further}) pll (.CLKI(clock), .CLKFB(out), .PHASESEL1(1'b0), \
             .PHASESEL0(1'b0), .PHASEDIR(1'b0), .PHASESTEP(1'b0), .PHASELOADREG(1'b0), .STDBY(1'b0), .PLLWAKESYNC(1'b0), \
             .RST(reset), .ENCLKOP(1'b0), .CLKOP(out), .CLKINTFB(other), .LOCK(locked));"
        ),
        CellLibrary::Ice40 => format!(
            "SB_PLL40_CORE #(.DIVF(7'd47), .DIVQ(3'd4){further}) pll (.REFERENCECLK(clock), .RESETB(!reset), .BYPASS(1'b0), \
             .PLLOUTCORE(other), .PLLOUTGLOBAL(out), .LOCK(locked));"
        ),
        CellLibrary::Gowin => format!(
            "rPLL #(.FBDIV_SEL(1){further}) pll (.CLKIN(clock), .CLKFB(1'b0), .RESET(reset), .RESET_P(1'b0), .FBDSEL(6'd0), \
             .IDSEL(6'd0), .ODSEL(6'd0), .PSDA(4'd0), .DUTYDA(4'd0), .FDLY(4'd0), .CLKOUT(out), .CLKOUTP(other), \
             .CLKOUTD(unused_d), .CLKOUTD3(unused_d3), .LOCK(locked));\n  wire unused_d, unused_d3;\n  wire unused_outputs = \
             unused_d ^ unused_d3;"
        ),
        CellLibrary::Xilinx => format!(
            "MMCME2_BASE #(.CLKFBOUT_MULT_F(10), .CLKOUT0_DIVIDE_F(20){further}) pll (.CLKIN1(clock), .CLKFBIN(feedback), .RST(reset), \
             .PWRDWN(1'b0), .CLKFBOUT(feedback), .CLKOUT0(out), .CLKOUT1(other), .LOCKED(locked));\n  wire feedback;"
        ),
    };
    format!(
        "module bench(input wire clock, input wire reset, output wire out, output wire other, output wire locked);\n  \
         {instance}\nendmodule\n"
    )
}

#[test]
fn a_loop_locks_and_its_output_follows_its_input() {
    for &library in CellLibrary::VARIANTS {
        let mut model = model(library, &pll(library, ""));
        let clock = model.input("clock").expect("an input");
        let [out, locked] = ["out", "locked"].map(|name| model.output(name).expect("it"));
        let mut locks = Vec::new();
        for _ in 0..20 {
            model.clock_cycle(clock).expect("the model goes on");
            assert_eq!(model.get(out), 1);
            locks.push(model.get(locked));
        }
        assert_eq!((locks[0], locks[19]), (0, 1), "{library:?}");
    }
}

#[test]
fn a_reset_of_a_loop_stops_the_simulation() {
    for &library in CellLibrary::VARIANTS {
        let mut model = model(library, &pll(library, ""));
        let [clock, reset] = ["clock", "reset"].map(|name| model.input(name).expect("it"));
        model.set(reset, 1);
        let stopped = model.clock_cycle(clock);
        assert!(matches!(stopped, Err(BridgeError::Stopped { .. })), "{library:?}");
    }
}

/// A bench with one block RAM or multiplier, of which only a bit of the output is connected.
fn ram(cell: &str, parameter: &str) -> String {
    let outputs = match cell {
        "DP16KD" => ".DOA0(out)",
        "SB_RAM40_4K" => ".RDATA({unused, out})",
        "MULT18X18D" => ".P0(out)",
        "RAMB36E1" => ".DOPADOP({unused[2:0], out})",
        _ => ".DO({unused, out})",
    };
    format!(
        "module bench(output wire out);\n  \
         wire [14:0] unused;\n  {cell} #({parameter}) cell_under_test ({outputs});\nendmodule\n"
    )
}

#[test]
fn parameters_that_are_not_modelled_do_not_build() {
    use CellLibrary::*;
    let of_loop = |library, parameter| (library, pll(library, parameter));
    let of_ram = |library, cell, parameter| (library, ram(cell, parameter));
    let cases = [
        (of_loop(Ecp5, ", .STDBY_ENABLE(\"ENABLED\")"), "EHXPLLL: the model has no standby"),
        (of_loop(Ice40, ", .FEEDBACK_PATH(\"DELAY\")"), "FEEDBACK_PATH"),
        (of_loop(Gowin, ", .DYN_IDIV_SEL(\"true\")"), "DYN_IDIV_SEL"),
        (of_ram(Ecp5, "DP16KD", ".REGMODE_A(\"INREG\")"), "an output register is there or not"),
        (of_ram(Ecp5, "DP16KD", ".DATA_WIDTH_B(36), .REGMODE_A(\"OUTREG\")"), "one half of a word of 36 bits"),
        (of_ram(Ecp5, "MULT18X18D", ".REG_INPUTA_CLK(\"CLK0\")"), "both factors or neither"),
        (of_ram(Ecp5, "MULT18X18D", ".REG_INPUTB_CE(\"CE1\")"), "one enable and one reset"),
        (of_ram(Ecp5, "DP16KD", ".DATA_WIDTH_A(12)"), "no such width of data"),
        (of_ram(Ice40, "SB_RAM40_4K", ".INIT_FILE(\"x.hex\")"), "not from a file"),
        (of_loop(Xilinx, ", .STARTUP_WAIT(\"TRUE\")"), "STARTUP_WAIT"),
        (of_ram(Xilinx, "RAMB36E1", ".RAM_EXTENSION_A(\"LOWER\")"), "no cascades"),
        (of_ram(Xilinx, "RAMB36E1", ".READ_WIDTH_A(9), .WRITE_WIDTH_A(18)"), "words of one width"),
        (of_ram(Gowin, "SDPB", ".READ_MODE(1'b1)"), "READ_MODE"),
    ];
    for ((library, bench), expected) in cases {
        let Err(BridgeError::Verilator { output, .. }) = build(library, &bench) else {
            panic!("{expected}: it builds");
        };
        assert!(output.contains(expected), "{expected}: {output}");
    }
}

#[test]
fn a_reset_of_a_block_ram_stops_the_simulation() {
    let bench = "module bench(input wire clock, input wire reset, output wire [15:0] out);\n  \
                 SDPB #(.BIT_WIDTH_0(32), .BIT_WIDTH_1(32)) cell_under_test (.CLKA(clock), .CLKB(clock), .CEA(1'b0), .CEB(1'b1), \
                 .RESETB(reset), .DO({unused, out}));\n  wire [15:0] unused;\n  wire unused_too = &unused;\nendmodule\n";
    let built = build(CellLibrary::Gowin, bench).expect("it builds");
    // Inputs that nothing drives are 0.
    let mut model = built.instantiate(Start::Zero).expect("it starts");
    let [clock, reset] = ["clock", "reset"].map(|name| model.input(name).expect("it"));
    let first = model.clock_cycle(clock);
    first.expect("without a reset it goes on");
    model.set(reset, 1);
    let stopped = model.clock_cycle(clock);
    assert!(matches!(stopped, Err(BridgeError::Stopped { .. })));
}
