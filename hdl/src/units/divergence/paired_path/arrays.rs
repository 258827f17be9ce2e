//! Where the paths that wait lie in memories, for a simulator that compares them with a model; as
//! [`crate::CoreArrays`] for the rest.

use isa::{BitField, CoreConfig, Warp};

use super::memory::{has_deep_paths, place_bits, PathEntry};
use crate::kit::prelude::*;
use crate::TOP_MODULE;

/// How a word of a path is divided, from its least significant bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathFields {
    /// Where its lanes go on.
    pub pc: BitField,
    /// Its lanes.
    pub mask: BitField,
}

/// The memory of the top paths: a warp's word has the warp's number.
pub fn top_memory() -> String {
    format!("{TOP_MODULE}.divergence.memory.tops.memory")
}

/// The memory of the paths below the top; `None` where only one path can wait.
pub fn deep_memory(config: &CoreConfig) -> Option<String> {
    has_deep_paths(config).then(|| format!("{TOP_MODULE}.divergence.memory.deep.memory"))
}

/// The word of a warp's path below the top, 0 at the bottom.
pub fn deep_index(config: &CoreConfig, warp: Warp, place: u32) -> u32 {
    warp.0 << place_bits(config) | place
}

/// How a word of a path is divided.
pub fn path_fields(config: &CoreConfig) -> PathFields {
    let entry = PathEntry::<Out>::new(config);
    PathFields { pc: entry.place_of(&entry.pc), mask: entry.place_of(&entry.mask) }
}
