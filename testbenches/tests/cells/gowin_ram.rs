//! Gowin's block RAMs: SP, SDPB, DPB and their X9.

use fpga::CellLibrary;

use super::block_ram::{bench, exercise, initial_parameters, mask, Cell, WriteMode::*};

#[test]
fn gowin() {
    let cell = |name: &'static str, byte_bits, widths, modes| {
        let kind = name.split('_').next().unwrap_or_default();
        Cell { name, byte_bits, widths, modes, reads: [kind != "sdp", kind != "sp"], writes: [true, kind == "dp"] }
    };
    let cells = [
        cell("sdp_32_32", 8, [32, 32], [Holds, Holds]),
        cell("sdp_16_4", 8, [16, 4], [Holds, Holds]),
        cell("sdp_x9_36_36", 9, [36, 36], [Holds, Holds]),
        cell("sdp_x9_36_9", 9, [36, 9], [Holds, Holds]),
        cell("dp_16_8", 8, [16, 8], [NewWord, OldWord]),
        cell("dp_2_1", 8, [2, 1], [Holds, NewWord]),
        cell("dp_x9_18_18", 9, [18, 18], [OldWord, Holds]),
        cell("sp_32", 8, [32, 32], [OldWord, Holds]),
        cell("sp_x9_18", 9, [18, 18], [NewWord, Holds]),
    ];
    let mode = |mode| match mode {
        Holds => "2'b00",
        NewWord => "2'b01",
        OldWord => "2'b10",
    };
    let contents = [8, 9].map(|bits| initial_parameters("INIT_RAM", bits, false));
    let text = bench(&cells, |_, cell| {
        let (name, [wide_a, wide_b], bits) = (cell.name, cell.widths, cell.byte_bits);
        let contents = &contents[usize::from(bits == 9)];
        let x9 = if bits == 9 { "X9" } else { "" };
        let pins = "  .CLKA(clock), .CLKB(clock), .RESETA(1'b0), .RESETB(1'b0), .BLKSELA(3'd0), .BLKSELB(3'd0), .ADA(a_address), \
                    .ADB(b_address)";
        let whole = 4 * bits;
        match name.split('_').next() {
            Some("sdp") => format!(
                "  wire [{0}:0] {name}_do;\n  assign {name}_a = 36'd0;\n  assign {name}_b = {1};\n  SDP{x9}B \
                 #(.BIT_WIDTH_0({wide_a}), .BIT_WIDTH_1({wide_b}), {contents}) {name} ({pins}, .CEA(on_{name} && a_enable && \
                 a_write), .CEB(on_{name} && b_enable), .OCE(1'b1), .DI(a_data[{0}:0]), .DO({name}_do));\n",
                whole - 1,
                extended(&format!("{name}_do"), whole, wide_b),
            ),
            Some("dp") => format!(
                "  wire [{0}:0] {name}_doa, {name}_dob;\n  assign {name}_a = {1};\n  assign {name}_b = {2};\n  DP{x9}B \
                 #(.BIT_WIDTH_0({wide_a}), .BIT_WIDTH_1({wide_b}), .WRITE_MODE0({3}), .WRITE_MODE1({4}), {contents}) {name} \
                 ({pins}, .CEA(on_{name} && a_enable), .CEB(on_{name} && b_enable), .OCEA(1'b1), .OCEB(1'b1), .WREA(a_write), \
                 .WREB(b_write), .DIA(a_data[{0}:0]), .DIB(b_data[{0}:0]), .DOA({name}_doa), .DOB({name}_dob));\n",
                whole / 2 - 1,
                extended(&format!("{name}_doa"), whole / 2, wide_a),
                extended(&format!("{name}_dob"), whole / 2, wide_b),
                mode(cell.modes[0]),
                mode(cell.modes[1]),
            ),
            _ => format!(
                "  wire [{0}:0] {name}_do;\n  assign {name}_b = 36'd0;\n  assign {name}_a = {1};\n  \
                 SP{x9} #(.BIT_WIDTH({wide_a}), .WRITE_MODE({2}), {contents}) {name} (.CLK(clock), .RESET(1'b0), \
                 .BLKSEL(3'd0), .AD(a_address), .CE(on_{name} && a_enable), .OCE(1'b1), .WRE(a_write), .DI(a_data[{0}:0]), \
                 .DO({name}_do));\n",
                whole - 1,
                extended(&format!("{name}_do"), whole, wide_a),
                mode(cell.modes[0]),
            ),
        }
    });
    exercise(CellLibrary::Gowin, &cells, &text);
}

/// The low `used` bits of a signal of `width` bits, as 36 bits.
fn extended(signal: &str, width: u32, used: u32) -> String {
    let ones = mask(used);
    if width == 36 {
        format!("{signal} & 36'h{ones:x}")
    } else {
        format!("{{{}'d0, {signal}}} & 36'h{ones:x}", 36 - width)
    }
}
