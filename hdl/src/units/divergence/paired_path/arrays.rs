//! Where the paths that wait stand in memories, for a simulator that compares them with a model; as [`crate::CoreArrays`] for the rest.

use isa::{BitField, CoreConfig, Warp};

use super::memory::{has_deep_paths, place_bits, PathEntry};
use crate::kit::prelude::*;
use crate::{ArrayWord, TOP_MODULE};

/// How a word of a path is divided, from its least significant bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathFields {
    /// Where its lanes go on.
    pub pc: BitField,
    /// Its lanes.
    pub mask: BitField,
}

/// The top one of a warp's paths.
pub fn top_path(warp: Warp) -> ArrayWord {
    ArrayWord {
        path: format!("{TOP_MODULE}.divergence.memory.tops.memory"),
        index: warp.0 as usize,
    }
}

/// A place for a warp's paths below the top, 0 at the bottom; `None` where only one path can wait.
pub fn deep_path(config: &CoreConfig, warp: Warp, place: u32) -> Option<ArrayWord> {
    has_deep_paths(config).then(|| ArrayWord {
        path: format!("{TOP_MODULE}.divergence.memory.deep.memory"),
        index: (warp.0 as usize) << place_bits(config) | place as usize,
    })
}

/// How a word of a path is divided.
pub fn path_fields(config: &CoreConfig) -> PathFields {
    let entry = PathEntry::<Out>::new(config);
    PathFields {
        pc: entry.place_of(&entry.pc),
        mask: entry.place_of(&entry.mask),
    }
}
