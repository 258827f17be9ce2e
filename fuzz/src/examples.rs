//! The function units of `examples/custom-units`, for random cores: with their meaning in Rust, so that a campaign needs no
//! compiler of C.

use std::sync::Once;

use isa::{CustomCycles, CustomFunction, CustomUnit, CustomUnitSpec};

/// What names them in the option `custom_unit`, in place of a folder.
pub const EXAMPLE_UNITS: [&str; 2] = ["example:dot4", "example:crc32"];

/// The polynomial of CRC-32, the highest power at bit 0.
const POLYNOMIAL: u32 = 0xedb8_8320;

/// Makes the examples known under their names.
pub fn install_example_units() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        let [dot4_name, crc32_name] = EXAMPLE_UNITS;
        let dot4_spec = spec(
            include_str!("../../examples/custom-units/dot4/dot4.v"),
            ("dot4", Some(2)),
            [("dot4", 3, 1)].as_slice(),
        );
        let crc32_spec = spec(
            include_str!("../../examples/custom-units/crc32/crc32.v"),
            ("crc32", None),
            [("crc32_byte", 2, 9), ("crc32_word", 2, 33)].as_slice(),
        );
        let units =
            [CustomUnit::register(dot4_name, dot4_spec, dot4), CustomUnit::register(crc32_name, crc32_spec, crc32)];
        units.into_iter().for_each(|unit| assert!(unit.is_ok(), "{unit:?}"));
    });
}

/// A unit of that name and so many stages, with these functions: name, operands and cycles of each.
fn spec(verilog: &str, (name, stages): (&str, Option<u32>), functions: &[(&str, u32, u32)]) -> CustomUnitSpec {
    let mut all: [Option<CustomFunction>; isa::CUSTOM_FUNCTIONS] = Default::default();
    for (place, (name, operands, cycles)) in all.iter_mut().zip(functions) {
        let cycles = CustomCycles::Fixed(*cycles);
        *place = Some(CustomFunction { name: (*name).to_owned(), operands: *operands, cycles });
    }
    CustomUnitSpec { name: name.to_owned(), verilog: verilog.to_owned(), stages, functions: all }
}

/// The products of four signed bytes, added to the third operand.
fn dot4(_: usize, [a, b, sum]: [u64; 3]) -> u64 {
    let [a, b] = [a, b].map(|word| (word as u32).to_le_bytes().map(|byte| i32::from(byte as i8)));
    let products = a.iter().zip(b).map(|(a, b)| a * b);
    products.fold(sum as i32, i32::wrapping_add) as i64 as u64
}

/// A check sum behind a byte, or behind four.
fn crc32(function: usize, [crc, data, _]: [u64; 3]) -> u64 {
    let bits = [8, 32][function];
    let step = |crc: u32, bit: u32| {
        let feedback = (crc ^ (data as u32 >> bit)) & 1;
        (crc >> 1) ^ (feedback * POLYNOMIAL)
    };
    (0..bits).fold(crc as u32, step).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_mean_what_their_names_say() {
        install_example_units();
        let [dot4, crc32] = EXAMPLE_UNITS.map(|name| CustomUnit::open(name, 4).expect("it is known"));
        assert_eq!(dot4.result(0, [0x0102_03ff, 0x0201_01ff, 100]), 100 + 1 + 3 + 2 + 2);
        assert_eq!(dot4.result(0, [0x8000_0000, 0x7f00_0000, 0]), (-128i64 * 127) as u64);
        let check = b"123456789".iter().fold(0xffff_ffff, |crc, byte| crc32.result(0, [crc, (*byte).into(), 0]));
        assert_eq!(check ^ 0xffff_ffff, 0xcbf4_3926);
        let words =
            [0x3433_3231, 0x3837_3635].into_iter().fold(0xffff_ffff, |crc, word| crc32.result(1, [crc, word, 0]));
        assert_eq!(crc32.result(0, [words, b'9'.into(), 0]), check);
    }
}
