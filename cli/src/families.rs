//! The families of FPGAs on the command line.

use std::str::FromStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use fpga::Family;
use strum::VariantArray;

/// The families that a core can be synthesised for, by their names, and short ones for the plainest members.
pub fn parser() -> impl TypedValueParser<Value = Family> {
    let names = Family::VARIANTS.iter().map(|family| {
        let value = PossibleValue::new(<&str>::from(family));
        match family {
            Family::Ice40Hx => value.alias("ice40"),
            Family::GowinGw1n => value.alias("gowin"),
            Family::XilinxXc7 => value.alias("xilinx"),
            Family::Ecp5 | Family::Ice40Up | Family::GowinGw2a => value,
        }
    });
    PossibleValuesParser::new(names).try_map(|name| Family::from_str(&name))
}
