//! Where the regions lie in memories, for a simulator that compares them with a model; as [`crate::CoreArrays`] for
//! the rest.

use isa::divergence::multi_path::RegionNumber;
use isa::{BitField, CoreConfig, Warp};

use super::memory::{region_word, RegionFrame, RegionSides};
use crate::kit::prelude::*;
use crate::TOP_MODULE;

/// How the two words of a region are divided, from their least significant bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegionFields {
    /// In the frame: the lanes that were active when it was opened.
    pub mask: BitField,
    /// In the frame: the number of the region around it.
    pub parent: BitField,
    /// In the frame: there is one.
    pub has_parent: BitField,
    /// In the frame: it is of kind loop.
    pub of_loop: BitField,
    /// In the sides: its lanes that have not reached the join.
    pub pending: BitField,
    /// In the sides: lanes that wait for a context.
    pub deferred_mask: BitField,
    /// In the sides: where they go on.
    pub deferred_pc: BitField,
}

/// The memories of the regions' two words.
pub fn region_paths() -> [String; 2] {
    ["frames", "sides_of_regions"].map(|memory| format!("{TOP_MODULE}.divergence.memory.{memory}.memory"))
}

/// The number of a region's words: of its frame, what stays as it was when it was opened, and of its sides, what
/// changes.
pub fn region_index(config: &CoreConfig, warp: Warp, region: RegionNumber) -> u32 {
    region_word(config, warp.0, region.0)
}

/// How the words of a region are divided.
pub fn region_fields(config: &CoreConfig) -> RegionFields {
    let frame = RegionFrame::<Out>::new(config);
    let sides = RegionSides::<Out>::new(config);
    let parent = frame.place_of(&frame.parent);
    let number_bits = config.entry_bits();
    RegionFields {
        mask: frame.place_of(&frame.mask),
        parent: BitField { width: number_bits, ..parent },
        has_parent: BitField { lsb: parent.lsb + number_bits, width: 1 },
        of_loop: frame.place_of(&frame.of_loop),
        pending: sides.place_of(&sides.pending),
        deferred_mask: sides.place_of(&sides.deferred_mask),
        deferred_pc: sides.place_of(&sides.deferred_pc),
    }
}
