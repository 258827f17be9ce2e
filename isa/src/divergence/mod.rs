//! How the lanes of a warp part and meet again: the mechanisms that a core can have.
//!
//! The ISA says what split, splitl and join mean (docs/isa.md section 8); a mechanism says what is kept meanwhile.
//! Each has a folder or file of its own here, with the fields that it adds to the cycle record and the rows in which
//! its state is compared and shown. Everyone else handles fields and rows without knowing the mechanism.

mod rows;
pub mod stack;

use serde::{Deserialize, Serialize};

pub use self::rows::{paired, StateField, StateFormat, StateRow};
use self::stack::StackField;
use crate::trace::FieldInfo;
use crate::CoreConfig;

/// What a core keeps of lanes that have parted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DivergenceMechanism {
    /// A stack a warp: each divergent split pushes both sides, each join pops one.
    #[default]
    Stack,
}

impl DivergenceMechanism {
    /// What the configured core has for it: half a sentence, for headings.
    pub fn summary(config: &CoreConfig) -> String {
        match config.divergence {
            DivergenceMechanism::Stack => {
                format!("Divergence stack of {} entries a warp", config.stack_depth)
            }
        }
    }

    /// Where it keeps its state, and how much that is, in words.
    pub fn storage(config: &CoreConfig) -> (&'static str, String) {
        match config.divergence {
            DivergenceMechanism::Stack => stack::storage(config),
        }
    }

    /// What a cycle record shows of a context's state.
    pub const fn fields(self) -> &'static [DivergenceField] {
        match self {
            DivergenceMechanism::Stack => &stack::FIELDS,
        }
    }

    /// The name, as the option `divergence` has it.
    pub const fn name(self) -> &'static str {
        match self {
            DivergenceMechanism::Stack => "stack",
        }
    }

    /// What its state is called in reports, and the order of its rows.
    pub const fn state_title(self) -> (&'static str, &'static str) {
        match self {
            DivergenceMechanism::Stack => stack::TITLE,
        }
    }
}

/// A field of a context's state in a cycle record, by mechanism.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DivergenceField {
    /// Of the divergence stack.
    Stack(StackField),
}

impl DivergenceField {
    /// Name, width, qualifier, source.
    pub const fn info(self) -> FieldInfo {
        match self {
            DivergenceField::Stack(field) => field.info(),
        }
    }

    /// Its place in [`DivergenceMechanism::fields`].
    pub const fn number(self) -> usize {
        match self {
            DivergenceField::Stack(field) => field as usize,
        }
    }
}
