//! Operands at which something changes: signs, borrows, widths of narrow accesses, shift counts, classes of floats.

use isa::Opcode;

/// Corner operands of a word of so many bits, each once.
pub fn corners(bits: u32) -> Vec<u64> {
    let mask = u64::MAX >> (64 - bits);
    let sign = 1 << (bits - 1);
    let integers = [0, 1, 2, sign - 1, sign, sign + 1, mask, mask - 1];
    let counts = [bits - 1, bits, bits + 1, 2 * bits].map(u64::from);
    // A byte, a half and four bytes, each positive and negative at its own width.
    let narrow = [0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x8182_8384, 0x7fff_ffff];
    let patterns = [0x5555_5555_5555_5555, 0xf0e1_d2c3_b4a5_9687];
    let (fraction, exponent) = match bits {
        32 => (23, 8),
        _ => (52, 11),
    };
    let infinity = ((1 << exponent) - 1) << fraction;
    let one = ((1 << (exponent - 1)) - 1) << fraction;
    let magnitudes =
        [infinity, infinity + 1, infinity | 1 << (fraction - 1), one, one + 1, 1 << fraction, (1 << fraction) - 1];
    let floats = magnitudes.into_iter().flat_map(|magnitude| [magnitude, magnitude | sign]);
    let all = integers.into_iter().chain(counts).chain(narrow);
    let all = all.chain(patterns).chain(floats);
    let mut all: Vec<u64> = all.map(|operand| operand & mask).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Corner immediates, in the range that every word size has (I12.2).
pub fn immediates(opcode: Opcode) -> Vec<i64> {
    match opcode.unit() {
        // The bench chooses the place of the access of loads and stores.
        isa::ExecutionUnit::LoadStore => vec![0],
        _ => vec![0, 1, 2, 31, 32, 33, 63, 64, 65, 127, -1, -2, -127, -128],
    }
}
