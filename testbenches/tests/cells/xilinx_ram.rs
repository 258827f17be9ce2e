//! Block RAMs of Xilinx' 7 series: RAMB18E1 and RAMB36E1, with two ports and in the mode in which one writes and one
//! reads.

use fpga::CellLibrary;

use super::block_ram::{bench, exercise, initial_bit, mask, Cell, WriteMode::*};
use super::model;

/// `INIT_00` and so on, and the ninth bits' `INITP_00`: of so many of the RAM's bytes that all addresses of the bench
/// have one.
fn contents() -> String {
    let parameter = |prefix: &str, number: u64, bit: &dyn Fn(u64) -> u64| {
        let bits = (0..256).rev().map(|place| number * 256 + place);
        let digits = bits.map(|place| if initial_bit(bit(place)) { '1' } else { '0' });
        let digits: String = digits.collect();
        format!(".{prefix}_{number:02X}(256'b{digits})")
    };
    let data = (0..64).map(|number| parameter("INIT", number, &|bit| bit / 8 * 9 + bit % 8));
    let ninth = (0..8).map(|number| parameter("INITP", number, &|byte| byte * 9 + 8));
    data.chain(ninth).collect::<Vec<_>>().join(", ")
}

/// Bytes of 8 bits, or the ninth bits, of a signal with bytes of 9.
fn split(signal: &str, bytes: u32) -> [String; 2] {
    let data = |byte: u32| format!("{signal}[{}:{}]", byte * 9 + 7, byte * 9);
    let ninth = |byte: u32| format!("{signal}[{}]", byte * 9 + 8);
    let joined = |part: &dyn Fn(u32) -> String| {
        let parts: Vec<_> = (0..bytes).rev().map(part).collect();
        format!("{{{}}}", parts.join(", "))
    };
    [joined(&data), joined(&ninth)]
}

/// What the pins of a port for data and for ninth bits are, as one signal of 36 bits, cut to the port's width.
fn joined(data: &str, ninth: &str, bytes: u32, width: u32) -> String {
    let parts = (0..bytes).rev();
    let parts: Vec<_> = parts.map(|byte| format!("{ninth}[{byte}], {data}[{}:{}]", byte * 8 + 7, byte * 8)).collect();
    let gap = match 36 - 9 * bytes {
        0 => String::new(),
        bits => format!("{bits}'d0, "),
    };
    format!("{{{gap}{}}} & 36'd{}", parts.join(", "), mask(width))
}

/// What write enables and enables of a port are: the bench has the bytes of a wide word in the low bits of its address,
/// and a port that holds its output holds it, too, if no byte is written.
fn enables(port: &str, name: &str, width: u32, holds: bool) -> [String; 2] {
    let bytes = match width {
        36 => format!("{port}_address[3:0]"),
        18 => format!("{{2'd0, {port}_address[1:0]}}"),
        _ => "4'd1".to_owned(),
    };
    let reads_instead = match holds {
        true => format!(" && !({port}_write && {bytes} == 4'd0)"),
        false => String::new(),
    };
    [format!("({port}_write ? {bytes} : 4'd0)"), format!("on_{name} && {port}_enable{reads_instead}")]
}

const TIED: &str =
    ".CLKARDCLK(clock), .CLKBWRCLK(clock), .REGCEAREGCE(1'b0), .REGCEB(1'b0), .RSTRAMARSTRAM(1'b0), .RSTRAMB(1'b0), \
                    .RSTREGARSTREG(1'b0), .RSTREGB(1'b0)";

/// An instance with two ports that read and write.
fn dual(cell: &Cell, large: bool, contents: &str) -> String {
    let (name, [wide_a, wide_b]) = (cell.name, cell.widths);
    let (kind, bytes, address) = match large {
        true => ("RAMB36E1", 4, "2'b10, "),
        false => ("RAMB18E1", 2, ""),
    };
    let mode = |port: usize| match cell.modes[port] {
        Holds => "NO_CHANGE",
        NewWord => "WRITE_FIRST",
        OldWord => "READ_FIRST",
    };
    let [[data_a, ninth_a], [data_b, ninth_b]] = ["a_data", "b_data"].map(|signal| split(signal, bytes));
    let [we_a, en_a] = enables("a", name, wide_a, cell.modes[0] == Holds);
    let [we_b, en_b] = enables("b", name, wide_b, cell.modes[1] == Holds);
    let wires = |port: &str| format!("{name}_do_{port}");
    let out = |port: &str, width| joined(&wires(port), &format!("{name}_dop_{port}"), bytes, width);
    format!(
        "  wire [{data}:0] {name}_do_a, {name}_do_b;\n  wire [{ninth}:0] {name}_dop_a, {name}_dop_b;\n  assign {name}_a = {};\n  \
         assign {name}_b = {};\n  {kind} #(.READ_WIDTH_A({wide_a}), .WRITE_WIDTH_A({wide_a}), .READ_WIDTH_B({wide_b}), \
         .WRITE_WIDTH_B({wide_b}), .WRITE_MODE_A(\"{}\"), .WRITE_MODE_B(\"{}\"), {contents}) {name} ({TIED}, .ENARDEN({en_a}), \
         .ENBWREN({en_b}), .WEA({we_a}), .WEBWE({we_b}), .ADDRARDADDR({{{address}a_address}}), .ADDRBWRADDR({{{address}b_address}}), \
         .DIADI({data_a}), .DIPADIP({ninth_a}), .DIBDI({data_b}), .DIPBDIP({ninth_b}), .DOADO({name}_do_a), .DOPADOP({name}_dop_a), \
         .DOBDO({name}_do_b), .DOPBDOP({name}_dop_b));\n",
        out("a", wide_a),
        out("b", wide_b),
        mode(0),
        mode(1),
        data = bytes * 8 - 1,
        ninth = bytes - 1,
    )
}

/// An instance of RAMB18E1 whose second port writes, as the bench's first, and whose first reads, as the bench's
/// second.
fn simple(cell: &Cell, contents: &str) -> String {
    let (name, [wide_write, wide_read]) = (cell.name, cell.widths);
    let [data, ninth] = split(&format!("{name}_data"), 4);
    let [we, _] = enables("a", name, wide_write, false);
    format!(
        "  wire [35:0] {name}_data = {};\n  wire [31:0] {name}_di = {data};\n  wire [3:0] {name}_dip = {ninth};\n  wire [31:0] {name}_do;\n  \
         wire [3:0] {name}_dop;\n  assign {name}_a = 36'd0;\n  assign {name}_b = {};\n  RAMB18E1 #(.RAM_MODE(\"SDP\"), \
         .READ_WIDTH_A({wide_read}), .WRITE_WIDTH_B({wide_write}), {contents}) {name} ({TIED}, .ENARDEN(on_{name} && b_enable), \
         .ENBWREN(on_{name} && a_enable && a_write), .WEA(2'd0), .WEBWE({we}), .ADDRARDADDR(b_address), .ADDRBWRADDR(a_address), \
         .DIADI({name}_di[15:0]), .DIBDI({name}_di[31:16]), .DIPADIP({name}_dip[1:0]), .DIPBDIP({name}_dip[3:2]), \
         .DOADO({name}_do[15:0]), .DOBDO({name}_do[31:16]), .DOPADOP({name}_dop[1:0]), .DOPBDOP({name}_dop[3:2]));\n",
        match wide_write {
            36 => "a_data".to_owned(),
            // Narrow words are at the pins of the port that writes.
            _ => "{a_data[17:0], 18'd0}".to_owned(),
        },
        joined(&format!("{name}_do"), &format!("{name}_dop"), 4, wide_read),
    )
}

#[test]
fn xilinx() {
    let cell = |name: &'static str, widths, modes| Cell {
        name,
        byte_bits: 9,
        widths,
        modes,
        reads: [!name.starts_with("simple"), true],
        writes: [true, !name.starts_with("simple")],
    };
    let cells = [
        cell("large_36_36", [36, 36], [Holds, OldWord]),
        cell("large_9_36", [9, 36], [NewWord, Holds]),
        cell("large_1_2", [1, 2], [OldWord, NewWord]),
        cell("small_18_18", [18, 18], [OldWord, NewWord]),
        cell("small_9_18", [9, 18], [Holds, OldWord]),
        cell("small_4_1", [4, 1], [NewWord, Holds]),
        cell("simple_36_36", [36, 36], [Holds, Holds]),
        cell("simple_18_36", [18, 36], [Holds, Holds]),
        cell("simple_36_9", [36, 9], [Holds, Holds]),
    ];
    let contents = contents();
    let text = bench(&cells, |_, cell| match cell.name.split('_').next().unwrap_or_default() {
        "simple" => simple(cell, &contents),
        kind => dual(cell, kind == "large", &contents),
    });
    exercise(CellLibrary::Xilinx, &cells, &text);
}

/// The widest words, of 72 bits, byte by byte.
#[test]
fn words_of_eight_bytes() {
    let text = format!(
        "module bench(input wire clock, input wire [7:0] bytes, input wire [8:0] row, input wire [31:0] data, output wire [63:0] out, \
         output wire [7:0] ninth);\n  RAMB36E1 #(.RAM_MODE(\"SDP\"), .READ_WIDTH_A(72), .WRITE_WIDTH_B(72), .INIT_01(256'h77)) ram \
         ({TIED}, .ENARDEN(bytes == 8'd0), .ENBWREN(bytes != 8'd0), .WEA(4'd0), .WEBWE(bytes), .ADDRARDADDR({{1'b1, row, 6'd0}}), \
         .ADDRBWRADDR({{1'b1, row, 6'd0}}), .DIADI(data), .DIBDI(~data), .DIPADIP(data[3:0]), .DIPBDIP(data[7:4]), \
         .DOADO(out[31:0]), .DOBDO(out[63:32]), .DOPADOP(ninth[3:0]), .DOPBDOP(ninth[7:4]));\nendmodule\n"
    );
    let mut model = model(CellLibrary::Xilinx, &text);
    let input = |name: &str| model.input(name).expect("an input");
    let [clock, bytes, row, data] = ["clock", "bytes", "row", "data"].map(input);
    let [out, ninth] = ["out", "ninth"].map(|name| model.output(name).expect("an output"));
    let mut cycle = |of_bytes: u64, of_row: u64, of_data: u64| {
        model.set(bytes, of_bytes);
        model.set(row, of_row);
        model.set(data, of_data);
        model.clock_cycle(clock).expect("the model goes on");
        (model.get(out), model.get(ninth))
    };
    assert_eq!(cycle(0, 4, 0), (0x77, 0));
    cycle(0xff, 500, 0x1234_5678);
    assert_eq!(cycle(0, 500, 0), (0xedcb_a987_1234_5678, 0x78));
    cycle(0x81, 500, 0);
    assert_eq!(cycle(0, 500, 0), (0xffcb_a987_1234_5600, 0x78));
    assert_eq!(cycle(0, 501, 0), (0, 0));
}
