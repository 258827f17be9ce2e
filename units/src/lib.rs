//! Function units of users (docs/custom-units.md): reads a unit's folder, and runs the meaning of its functions, which
//! is C, in the compiler's interpreter.
//!
//! A program that takes configurations calls [`install`] once; then the option `custom_unit` names folders.

mod description;
mod meaning;

use std::path::Path;

use isa::{CustomMeaning, CustomUnit, CustomUnitSpec};

pub use crate::description::{describe, Described};
pub use crate::meaning::CMeaning;

/// The file of a folder that describes its unit.
pub const DESCRIPTION: &str = "unit.toml";

/// Has the option `custom_unit` read folders.
pub fn install() {
    CustomUnit::read_with(read);
}

/// A folder's unit, with the meaning that its C gives, for words of so many bytes.
///
/// # Errors
/// Names the file, what is wrong with it, and the remedy.
pub fn read(folder: &str, word_bytes: u32) -> Result<(CustomUnitSpec, Box<dyn CustomMeaning>), String> {
    let described = describe(Path::new(folder))?;
    let meaning = CMeaning::compile(&described, word_bytes)?;
    Ok((described.spec, Box::new(meaning)))
}
