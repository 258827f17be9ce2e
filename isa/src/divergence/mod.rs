//! How the lanes of a warp part and meet again: the mechanisms that a core can have.
//!
//! The ISA says what split, splitl and join mean (docs/isa.md section 8); a mechanism says what is kept meanwhile.
//! Each has a folder or file of its own here, with the fields that it adds to the cycle record and the rows in which
//! its state is compared and shown. Everyone else handles fields and rows without knowing the mechanism.

mod rows;
pub mod stack;

use serde::{Deserialize, Serialize};

pub use self::rows::{paired, StateField, StateFormat, StateRow};

/// What a core keeps of lanes that have parted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DivergenceMechanism {
    /// A stack a warp: each divergent split pushes both sides, each join pops one.
    #[default]
    Stack,
}

impl DivergenceMechanism {
    /// What its state is called in reports, with the order of the rows.
    pub const fn state_title(self) -> &'static str {
        match self {
            DivergenceMechanism::Stack => stack::TITLE,
        }
    }
}
