//! iCE40's RAMs: SB_RAM40_4K in its four widths, SB_SPRAM256KA.

use fpga::CellLibrary;

use super::model;

const CYCLES: u32 = 20_000;
/// Bits of a word, by mode.
const WIDTHS: [u64; 4] = [16, 8, 4, 2];

/// The pins that carry a word's data, bit 0 first.
fn pins(mode: usize) -> Vec<u64> {
    match mode {
        0 => (0..16).collect(),
        1 => (0..8).map(|bit| 2 * bit).collect(),
        2 => vec![1, 5, 9, 13],
        _ => vec![3, 11],
    }
}

fn spread(mode: usize, word: u64) -> u64 {
    let bits = (0..).zip(pins(mode));
    bits.map(|(bit, pin)| (word >> bit & 1) << pin).sum()
}

/// The row's bits of a word: in narrow modes, those of the words of a row alternate.
fn row_bits(mode: usize, address: u64) -> Vec<(u64, u64)> {
    let words = 16 / WIDTHS[mode];
    let (row, word) = (address & 0xff, address >> 8 & (words - 1));
    let bits = 0..WIDTHS[mode];
    bits.map(|bit| (row, bit * words + word)).collect()
}

/// `INIT_0` to `INIT_F`.
fn contents() -> String {
    let parameter = |number: u64| {
        let row = |row: u64| format!("{:04x}", initial_row(number * 16 + row));
        let rows: String = (0..16).rev().map(row).collect();
        format!(".INIT_{number:X}(256'h{rows})")
    };
    (0..16).map(parameter).collect::<Vec<_>>().join(", ")
}

fn initial_row(row: u64) -> u64 {
    (row * 40_503) & 0xffff
}

#[test]
fn block_ram_in_all_widths() {
    for (write_mode, read_mode) in [(0, 0), (1, 1), (2, 2), (3, 3), (0, 3), (3, 0), (1, 2)] {
        block_ram(write_mode, read_mode);
    }
}

/// A bench with one block RAM.
fn block_ram_bench(write_mode: usize, read_mode: usize) -> String {
    format!(
        "module bench(input wire clock, input wire we, input wire wclke, input wire re, input wire rclke, input wire [10:0] \
         waddr, input wire [10:0] raddr, input wire [15:0] mask, input wire [15:0] wdata, output wire [15:0] rdata);\n  \
         SB_RAM40_4K #(.WRITE_MODE({write_mode}), .READ_MODE({read_mode}), {}) cell_under_test (.RDATA(rdata), .RCLK(clock), \
         .RCLKE(rclke), .RE(re), .RADDR(raddr), .WCLK(clock), .WCLKE(wclke), .WE(we), .WADDR(waddr), .MASK(mask), \
         .WDATA(wdata));\nendmodule\n",
        contents()
    )
}

/// Writes a word into the rows, in mode 0 where the mask is 0; gives the bits written, as row and place.
fn write(rows: &mut [u64], mode: usize, address: u64, mask: u64, word: u64) -> Vec<(u64, u64)> {
    let mut written = Vec::new();
    for (bit, (row, place)) in (0..).zip(row_bits(mode, address)) {
        if mode != 0 || mask >> bit & 1 == 0 {
            let value = &mut rows[row as usize];
            *value = *value & !(1 << place) | (word >> bit & 1) << place;
            written.push((row, place));
        }
    }
    written
}

fn block_ram(write_mode: usize, read_mode: usize) {
    let bench = block_ram_bench(write_mode, read_mode);
    let mut model = model(CellLibrary::Ice40, &bench);
    let clock = model.input("clock").expect("an input");
    let names = ["we", "wclke", "re", "rclke", "waddr", "raddr", "mask", "wdata"];
    let inputs = names.map(|name| model.input(name).expect("an input"));
    let rdata = model.output("rdata").expect("an output");
    let mut random = fastrand::Rng::with_seed(1);
    let mut rows: Vec<u64> = (0..256).map(initial_row).collect();
    let (mut shown, mut collisions, mut guessed) = (None, 0, 0);
    for _ in 0..CYCLES {
        let [we, wclke, re, rclke] = [(); 4].map(|()| u64::from(random.u8(..4) > 0));
        let [waddr, raddr] = [(); 2].map(|()| (random.u64(..8) << 8) | (random.u64(..4) * 61));
        let mask = random.u64(..0x1_0000);
        let word = random.u64(..1 << WIDTHS[write_mode]);
        let wdata = spread(write_mode, word);
        let values = [we, wclke, re, rclke, waddr, raddr, mask, wdata];
        for (input, value) in inputs.iter().zip(values) {
            model.set(*input, value);
        }
        model.clock_cycle(clock).expect("the model goes on");

        let read = |rows: &[u64]| -> u64 {
            let bits = (0..).zip(row_bits(read_mode, raddr));
            bits.map(|(bit, (row, place))| (rows[row as usize] >> place & 1) << bit).sum()
        };
        let old = read(&rows);
        let written = match we & wclke {
            1 => write(&mut rows, write_mode, waddr, mask, word),
            _ => Vec::new(),
        };
        if re & rclke == 1 {
            let mut read_bits = row_bits(read_mode, raddr).into_iter();
            let collides = read_bits.any(|bit| written.contains(&bit));
            shown = (!collides).then_some(old);
            collisions += u32::from(collides);
            let seen = model.get(rdata);
            let useful = [old, read(&rows)].map(|word| spread(read_mode, word));
            guessed += u32::from(collides && useful.contains(&seen));
        }
        if let Some(word) = shown {
            let expected = spread(read_mode, word);
            assert_eq!(model.get(rdata), expected, "modes {write_mode}, {read_mode}");
        }
    }
    assert!(collisions > 100, "{collisions} collisions");
    let wide = WIDTHS[read_mode] >= 8;
    let is_rare = guessed < collisions / 20;
    assert!(!wide || is_rare, "{guessed} of {collisions}, mode {read_mode}");
}

#[test]
fn single_port_ram() {
    let bench =
        "module bench(input wire clock, input wire select, input wire write, input wire [13:0] address, input wire \
                 [3:0] mask, input wire [15:0] data, output wire [15:0] out);\n  SB_SPRAM256KA cell_under_test \
                 (.ADDRESS(address), .DATAIN(data), .MASKWREN(mask), .WREN(write), .CHIPSELECT(select), .CLOCK(clock), \
                 .STANDBY(1'b0), .SLEEP(1'b0), .POWEROFF(1'b1), .DATAOUT(out));\nendmodule\n";
    let mut model = model(CellLibrary::Ice40, bench);
    let clock = model.input("clock").expect("an input");
    let inputs = ["select", "write", "address", "mask", "data"].map(|name| model.input(name).expect("an input"));
    let out = model.output("out").expect("an output");
    let mut random = fastrand::Rng::with_seed(1);
    let places: Vec<u64> = (0..8).map(|_| random.u64(..16_384)).collect();
    let mut words = vec![None; 16_384];
    let mut shown = None;
    for _ in 0..CYCLES {
        let place = places[random.usize(..places.len())];
        let [select, write] = [(); 2].map(|()| u64::from(random.bool()));
        // There are no initial contents: the first write is of whole words.
        let mask = if words[place as usize].is_none() { 0xf } else { random.u64(..16) };
        let data = random.u64(..0x1_0000);
        for (input, value) in inputs.iter().zip([select, write, place, mask, data]) {
            model.set(*input, value);
        }
        model.clock_cycle(clock).expect("the model goes on");
        if select & write == 1 {
            let nibbles = (0..4).filter(|nibble| mask >> nibble & 1 == 1);
            let changed: u64 = nibbles.map(|nibble| 0xf << (4 * nibble)).sum();
            let old = words[place as usize].unwrap_or(0);
            words[place as usize] = Some(old & !changed | data & changed);
            shown = None;
        } else if select == 1 {
            shown = words[place as usize];
        }
        if let Some(word) = shown {
            assert_eq!(model.get(out), word);
        }
    }
}
