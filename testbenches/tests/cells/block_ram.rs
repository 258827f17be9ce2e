//! Block RAMs with words in bytes of 8 or 9 bits: how they are exercised, and ECP5's DP16KD.

use fpga::CellLibrary;
use testbenches::bridge::{Input, Model, Output};

use super::model;

const CYCLES: u32 = 20_000;
/// Rows in which everything happens, so that the ports meet.
const ROWS: u64 = 6;

/// What a port shows while it writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WriteMode {
    Holds,
    NewWord,
    OldWord,
}

/// A cell in the bench.
#[derive(Clone, Copy)]
pub(super) struct Cell {
    /// Its name, which says what it is.
    pub(super) name: &'static str,
    pub(super) byte_bits: u32,
    pub(super) widths: [u32; 2],
    pub(super) modes: [WriteMode; 2],
    /// Which ports can read and write.
    pub(super) reads: [bool; 2],
    pub(super) writes: [bool; 2],
}

/// One port's inputs in a cycle.
#[derive(Clone, Copy, Default)]
struct RamAccess {
    enable: bool,
    write: bool,
    address: u64,
    data: u64,
}

pub(super) fn mask(bits: u32) -> u64 {
    (1 << bits) - 1
}

impl Cell {
    /// Low bit of the word at an address: `address` counts bits of words without their ninth bits.
    fn low_bit(&self, port: usize, address: u64) -> u64 {
        let (byte, width) = (u64::from(self.byte_bits), self.widths[port]);
        match u64::from(width / self.byte_bits) {
            0 => (address >> 3) * byte + (address & 7 & !u64::from(width - 1)),
            bytes => (address >> 3) / bytes * bytes * byte,
        }
    }

    /// The bits that a write changes, relative to the word's low bit.
    fn written_bits(&self, port: usize, address: u64) -> u64 {
        let width = self.widths[port];
        match width / self.byte_bits {
            0 | 1 => mask(width),
            bytes => (0..bytes)
                .filter(|byte| address >> byte & 1 == 1)
                .map(|byte| mask(self.byte_bits) << (byte * self.byte_bits))
                .sum(),
        }
    }
}

/// The reference: bits, and what the ports show; `None`: anything.
struct Reference {
    cell: Cell,
    bits: Vec<bool>,
    shown: [Option<u64>; 2],
    /// Words read while the other port wrote them, and how often they were the old or the new one all the same.
    collisions: [u32; 2],
}

impl Reference {
    fn word(&self, port: usize, address: u64) -> u64 {
        let low = self.cell.low_bit(port, address);
        (0..u64::from(self.cell.widths[port])).map(|bit| u64::from(self.bits[(low + bit) as usize]) << bit).sum()
    }

    /// All bits of the RAM that a port writes, with their values.
    fn written(&self, port: usize, access: RamAccess) -> Vec<(u64, bool)> {
        if !(access.enable && access.write) {
            return Vec::new();
        }
        let low = self.cell.low_bit(port, access.address);
        let bits = self.cell.written_bits(port, access.address);
        (0..36).filter(|bit| bits >> bit & 1 == 1).map(|bit| (low + bit, access.data >> bit & 1 == 1)).collect()
    }

    /// A clock edge; `seen` is what the cell's ports show after it.
    fn clock(&mut self, accesses: [RamAccess; 2], seen: [u64; 2]) {
        let written = [0, 1].map(|port| self.written(port, accesses[port]));
        let old = [0, 1].map(|port| self.word(port, accesses[port].address));
        for (bit, value) in written.iter().flatten() {
            self.bits[*bit as usize] = *value;
        }
        for port in [0, 1] {
            let RamAccess { enable, write, address, .. } = accesses[port];
            let mode = self.cell.modes[port];
            if enable && !(write && mode == WriteMode::Holds) {
                let new = self.word(port, address);
                let low = self.cell.low_bit(port, address);
                let word = low..low + u64::from(self.cell.widths[port]);
                let collides = written[1 - port].iter().any(|(bit, _)| word.contains(bit));
                let own = match mode {
                    WriteMode::NewWord => new,
                    WriteMode::Holds | WriteMode::OldWord => old[port],
                };
                self.shown[port] = (!collides).then_some(own);
                // Any value is often the right one in words of a few bits.
                if collides && self.cell.reads[port] && self.cell.widths[port] >= 8 {
                    self.collisions[0] += 1;
                    self.collisions[1] += u32::from([old[port], new].contains(&seen[port]));
                }
            }
            if let Some(shown) = self.shown[port].filter(|_| self.cell.reads[port]) {
                let cell = self.cell.name;
                let place = format!("{cell}, port {port}, address {address:#x}");
                assert_eq!(seen[port], shown, "{place}");
            }
        }
    }
}

/// The contents that every cell starts with.
pub(super) fn initial_bit(row_bit: u64) -> bool {
    row_bit * 7 % 13 < 6
}

/// `INIT..._00` to `_3F`, each of `bits` bits: 64 parameters over the RAM's bits, with gaps for ECP5.
pub(super) fn initial_parameters(prefix: &str, byte_bits: u32, gapped: bool) -> String {
    let slice = u64::from(byte_bits) * 32;
    let parameter = |number: u64| {
        let mut digits: Vec<bool> = Vec::new();
        for bit in 0..slice {
            digits.push(initial_bit(number * slice + bit));
            if gapped && bit % 18 == 17 {
                digits.extend([false, false]);
            }
        }
        let text = digits.iter().rev().map(|bit| if *bit { '1' } else { '0' });
        let text: String = text.collect();
        format!(".{prefix}_{number:02X}({}'b{text})", digits.len())
    };
    (0..64).map(parameter).collect::<Vec<_>>().join(", ")
}

/// Random traffic on all cells of a bench at once.
pub(super) fn exercise(library: CellLibrary, cells: &[Cell], bench: &str) {
    let mut model = model(library, bench);
    let input = |model: &Model, name: &str| model.input(name).expect("an input of the bench");
    let clock = input(&model, "clock");
    let ports: [[Input; 4]; 2] = ["a", "b"]
        .map(|port| ["enable", "write", "address", "data"].map(|pin| input(&model, &format!("{port}_{pin}"))));
    for (number, &cell) in (0..).zip(cells) {
        let outputs: [Output; 2] = ["a", "b"].map(|port| {
            let name = format!("{}_{port}", cell.name);
            model.output(&name).expect("an output of the bench")
        });
        // Each cell is driven alone, so that what one may do need not suit the others.
        let select = input(&model, "select");
        model.set(select, number);
        let size = u64::from(cell.byte_bits) * 2048;
        let mut reference =
            Reference { cell, bits: (0..size).map(initial_bit).collect(), shown: [None; 2], collisions: [0; 2] };
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..CYCLES {
            let mut accesses = [0, 1].map(|port| {
                let mut access = RamAccess {
                    enable: random.u8(..4) > 0,
                    write: cell.writes[port] && (!cell.reads[port] || random.bool()),
                    address: random.u64(..ROWS) * 83 % 512 * 32 + random.u64(..32),
                    data: random.u64(..) & mask(cell.widths[port]),
                };
                // A port that cannot read and shall not write is left alone.
                access.enable &= cell.reads[port] || access.write;
                access
            });
            let [a, b] = [0, 1].map(|port| reference.written(port, accesses[port]));
            let is_of_b = |bit| b.iter().any(|(other, _)| bit == *other);
            accesses[1].enable &= !a.iter().any(|(bit, _)| is_of_b(*bit));
            for (pins, access) in ports.iter().zip(accesses) {
                let [enable, write] = [access.enable, access.write].map(u64::from);
                let values = [enable, write, access.address, access.data];
                for (pin, value) in pins.iter().zip(values) {
                    model.set(*pin, value);
                }
            }
            model.clock_cycle(clock).expect("the model goes on");
            let seen = [0, 1].map(|port| model.get(outputs[port]) & mask(cell.widths[port]));
            reference.clock(accesses, seen);
        }
        let [collisions, guessed] = reference.collisions;
        let wide = cell.widths[1] >= 8 && cell.reads[1];
        assert!(
            !wide || !cell.writes[0] || collisions > 100 && guessed < collisions / 20,
            "{}: {guessed} of {collisions} words read in collisions were a design's to use",
            cell.name
        );
    }
}

/// The bench's head: every cell has the same inputs, but only the selected one is enabled.
pub(super) fn bench(cells: &[Cell], instance: impl Fn(usize, &Cell) -> String) -> String {
    let outputs = cells.iter().map(|cell| {
        let name = cell.name;
        format!("output wire [35:0] {name}_a, output wire [35:0] {name}_b")
    });
    let outputs: Vec<String> = outputs.collect();
    let mut text = format!(
        "module bench(input wire clock, input wire [4:0] select,\n  input wire a_enable, input wire a_write, input wire [13:0] \
         a_address, input wire [35:0] a_data,\n  input wire b_enable, input wire b_write, input wire [13:0] b_address, input \
         wire [35:0] b_data,\n  {});\n",
        outputs.join(",\n  ")
    );
    for (number, cell) in cells.iter().enumerate() {
        text += &format!("  wire on_{} = select == 5'd{number};\n", cell.name);
        text.push_str(&instance(number, cell));
    }
    text + "endmodule\n"
}

/// The pins of one bit each that a cell of ECP5 has in place of a bus.
pub(super) fn bus(name: &str, value: &str, range: std::ops::Range<u32>) -> String {
    let pins = range.map(|bit| format!(".{name}{bit}({value}[{bit}])"));
    pins.collect::<Vec<_>>().join(", ")
}

/// An ECP5 block RAM on the bench's pins, with its outputs as `NAME_do_a` and `NAME_do_b`: with these further parameters,
/// and its ports' registers enabled so.
pub(super) fn dp16kd(
    name: &str,
    [wide_a, wide_b]: [u32; 2],
    modes: [WriteMode; 2],
    further: &str,
    [enable_a, enable_b]: [&str; 2],
) -> String {
    let pins = [
        bus("DIA", "a_data", 0..18),
        bus("ADA", "a_address", 0..14),
        bus("ADB", "b_address", 0..14),
        bus("DIB", &format!("{name}_data_b"), 0..18),
        bus("DOA", &format!("{name}_do_a"), 0..18),
        bus("DOB", &format!("{name}_do_b"), 0..18),
    ];
    let [mode_a, mode_b] = modes.map(|mode| match mode {
        WriteMode::Holds => "NORMAL",
        WriteMode::NewWord => "WRITETHROUGH",
        WriteMode::OldWord => "READBEFOREWRITE",
    });
    format!(
        "  wire [17:0] {name}_do_a, {name}_do_b;\n  wire [17:0] {name}_data_b = {};\n  DP16KD #(.DATA_WIDTH_A({wide_a}), \
         .DATA_WIDTH_B({wide_b}), .WRITEMODE_A(\"{mode_a}\"), .WRITEMODE_B(\"{mode_b}\"), {further}) {name} (.CLKA(clock), \
         .CLKB(clock), .OCEA({enable_a}), .OCEB({enable_b}), .RSTA(1'b0), .RSTB(1'b0), .CSA0(1'b0), .CSA1(1'b0), .CSA2(1'b0), \
         .CSB0(1'b0), .CSB1(1'b0), .CSB2(1'b0), .CEA(on_{name} && a_enable), .CEB(on_{name} && b_enable), .WEA(a_write), \
         .WEB(b_write), {});\n",
        if wide_a == 36 { "a_data[35:18]" } else { "b_data[17:0]" },
        pins.join(", ")
    )
}

#[test]
fn ecp5() {
    use WriteMode::*;
    let cell = |name, widths, modes, second_writes| Cell {
        name,
        byte_bits: 9,
        widths,
        modes,
        reads: [widths[0] < 36, true],
        writes: [true, second_writes],
    };
    let cells = [
        cell("of_36_36", [36, 36], [Holds, Holds], false),
        cell("of_36_9", [36, 9], [Holds, Holds], false),
        cell("of_36_18", [36, 18], [Holds, Holds], false),
        cell("of_18_18", [18, 18], [NewWord, OldWord], true),
        cell("of_9_18", [9, 18], [OldWord, NewWord], true),
        cell("of_4_9", [4, 9], [Holds, OldWord], true),
        cell("of_2_2", [2, 2], [OldWord, OldWord], true),
        cell("of_1_4", [1, 4], [NewWord, Holds], true),
    ];
    let contents = initial_parameters("INITVAL", 9, true);
    let text = bench(&cells, |_, cell| {
        let (name, [wide_a, wide_b]) = (cell.name, cell.widths);
        format!(
            "{}  assign {name}_a = {};\n  assign {name}_b = {};\n",
            dp16kd(name, cell.widths, cell.modes, &contents, ["1'b1"; 2]),
            if wide_a == 36 { "36'd0".to_owned() } else { format!("{{18'd0, {name}_do_a}}") },
            if wide_b == 36 { format!("{{{name}_do_b, {name}_do_a}}") } else { format!("{{18'd0, {name}_do_b}}") },
        )
    });
    exercise(CellLibrary::Ecp5, &cells, &text);
}
