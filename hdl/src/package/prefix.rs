//! What the names of modules and files begin with, so that two emitted designs go into one.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The beginning of a name in Verilog; none by default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ModulePrefix(String);

/// Why a text is no beginning of a name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("names in Verilog begin with a letter or `_`, and go on with letters, digits and `_`; try `core0_`")]
pub struct PrefixError;

impl ModulePrefix {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A name with the prefix.
    pub(super) fn on(&self, name: &str) -> String {
        format!("{}{name}", self.0)
    }
}

impl FromStr for ModulePrefix {
    type Err = PrefixError;

    fn from_str(text: &str) -> Result<Self, PrefixError> {
        let is_first = |first: char| first.is_ascii_alphabetic() || first == '_';
        let is_part = |part: char| is_first(part) || part.is_ascii_digit();
        match text.starts_with(is_first) && text.chars().all(is_part) {
            true => Ok(ModulePrefix(text.to_owned())),
            false => Err(PrefixError),
        }
    }
}

impl fmt::Display for ModulePrefix {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_prefix_begins_a_name() {
        for good in ["a", "left_", "Core0_", "_"] {
            assert_eq!(good.parse::<ModulePrefix>().map(|prefix| prefix.on("x")), Ok(format!("{good}x")));
        }
        for bad in ["", "0core_", "left-", "a b", "a$", "\\a", "ä_"] {
            assert_eq!(bad.parse::<ModulePrefix>(), Err(PrefixError), "{bad}");
        }
    }
}
