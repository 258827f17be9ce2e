//! The cycle record: everything about one clock cycle on which core and golden model must agree.
//!
//! It stands in the contract so that the two sides, who share no behaviour, share one list of what is
//! compared. A record is a flat row of 64-bit slots: comparing two cycles is comparing two slices,
//! and the names, widths and qualifiers are looked up only when they differ. Fields as defined in
//! docs/pipeline.md section 17.

mod fields;
mod values;

use std::fmt;

pub use self::fields::{
    FieldInfo, PerBarrier, PerLane, PerLineWord, PerWarp, Qualifier, Scalar, Source, Width,
};
pub use self::values::{mode, StallCause, WarpState, WriteSource};
pub use crate::divergence::stack::StackEntryKind;
use crate::{CoreConfig, Lane, Warp};

/// One slot of a record, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// A field that occurs once.
    Scalar(Scalar),
    /// One warp's field.
    Warp(PerWarp, Warp),
    /// One barrier's field.
    Barrier(PerBarrier, u32),
    /// One lane's field.
    Lane(PerLane, Lane),
    /// One line word's field.
    LineWord(PerLineWord, u32),
}

impl Slot {
    /// The field's description.
    pub const fn info(self) -> FieldInfo {
        match self {
            Slot::Scalar(field) => field.info(),
            Slot::Warp(field, _) => field.info(),
            Slot::Barrier(field, _) => field.info(),
            Slot::Lane(field, _) => field.info(),
            Slot::LineWord(field, _) => field.info(),
        }
    }

    /// The field's name as the hardware and waveforms spell it, with the number behind it: `warp_pc_3`.
    pub fn signal_name(self) -> String {
        let name = self.info().name;
        match self {
            Slot::Scalar(_) => name.to_owned(),
            Slot::Warp(_, Warp(number))
            | Slot::Barrier(_, number)
            | Slot::Lane(_, Lane(number))
            | Slot::LineWord(_, number) => format!("{name}_{number}"),
        }
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.info().name;
        match self {
            Slot::Scalar(_) => f.write_str(name),
            Slot::Warp(_, warp) => write!(f, "{name}[{}]", warp.0),
            Slot::Barrier(_, barrier) => write!(f, "{name}[{barrier}]"),
            Slot::Lane(_, lane) => write!(f, "{name}[{}]", lane.0),
            Slot::LineWord(_, word) => write!(f, "{name}[{word}]"),
        }
    }
}

/// Where each field stands in a record of one configuration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TraceLayout {
    warps: usize,
    barriers: usize,
    lanes: usize,
    line_words: usize,
}

impl TraceLayout {
    /// The layout for a configuration.
    pub const fn new(config: &CoreConfig) -> Self {
        TraceLayout {
            warps: config.arch.warps() as usize,
            barriers: config.barriers as usize,
            lanes: config.arch.lanes() as usize,
            line_words: config.line_words as usize,
        }
    }

    /// The slot number of a field.
    #[inline]
    pub const fn index(&self, slot: Slot) -> usize {
        let warp_base = Scalar::ALL.len();
        let barrier_base = warp_base + PerWarp::ALL.len() * self.warps;
        let lane_base = barrier_base + PerBarrier::ALL.len() * self.barriers;
        let line_base = lane_base + PerLane::ALL.len() * self.lanes;
        match slot {
            Slot::Scalar(field) => field as usize,
            Slot::Warp(field, warp) => warp_base + field as usize * self.warps + warp.0 as usize,
            Slot::Barrier(field, barrier) => {
                barrier_base + field as usize * self.barriers + barrier as usize
            }
            Slot::Lane(field, lane) => lane_base + field as usize * self.lanes + lane.0 as usize,
            Slot::LineWord(field, word) => {
                line_base + field as usize * self.line_words + word as usize
            }
        }
    }

    /// The number of slots of a record.
    pub const fn slot_count(&self) -> usize {
        let per_warp = PerWarp::ALL.len() * self.warps;
        let per_barrier = PerBarrier::ALL.len() * self.barriers;
        let per_lane = PerLane::ALL.len() * self.lanes;
        Scalar::ALL.len()
            + per_warp
            + per_barrier
            + per_lane
            + PerLineWord::ALL.len() * self.line_words
    }

    /// Every slot, in the order of its number.
    pub fn slots(&self) -> impl Iterator<Item = Slot> {
        let TraceLayout {
            warps,
            barriers,
            lanes,
            line_words,
        } = *self;
        let scalars = Scalar::ALL.iter().map(|&field| Slot::Scalar(field));
        let per_warp = PerWarp::ALL.iter().flat_map(move |&field| {
            (0..warps as u32).map(move |warp| Slot::Warp(field, Warp(warp)))
        });
        let per_barrier = PerBarrier::ALL.iter().flat_map(move |&field| {
            (0..barriers as u32).map(move |barrier| Slot::Barrier(field, barrier))
        });
        let per_lane = PerLane::ALL.iter().flat_map(move |&field| {
            (0..lanes as u32).map(move |lane| Slot::Lane(field, Lane(lane)))
        });
        let per_line_word = PerLineWord::ALL.iter().flat_map(move |&field| {
            (0..line_words as u32).map(move |word| Slot::LineWord(field, word))
        });
        scalars
            .chain(per_warp)
            .chain(per_barrier)
            .chain(per_lane)
            .chain(per_line_word)
    }
}

/// One clock cycle as one side saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CycleRecord {
    layout: TraceLayout,
    slots: Vec<u64>,
}

impl CycleRecord {
    /// A record in which every field is 0.
    pub fn new(layout: TraceLayout) -> Self {
        CycleRecord {
            layout,
            slots: vec![0; layout.slot_count()],
        }
    }

    /// Sets every field to 0.
    #[inline]
    pub fn clear(&mut self) {
        self.slots.fill(0);
    }

    /// Where each field stands.
    pub const fn layout(&self) -> TraceLayout {
        self.layout
    }

    /// The flat row.
    #[inline]
    pub fn slots(&self) -> &[u64] {
        &self.slots
    }

    /// The flat row, to be written by slot number.
    #[inline]
    pub fn slots_mut(&mut self) -> &mut [u64] {
        &mut self.slots
    }

    /// A field's value.
    #[inline]
    pub fn get(&self, slot: Slot) -> u64 {
        self.slots[self.layout.index(slot)]
    }

    /// A single field's value.
    #[inline]
    pub fn scalar(&self, field: Scalar) -> u64 {
        self.slots[field as usize]
    }

    /// Sets a single field.
    #[inline]
    pub fn set(&mut self, field: Scalar, value: u64) {
        self.slots[field as usize] = value;
    }

    /// Sets a warp's field.
    #[inline]
    pub fn set_warp(&mut self, field: PerWarp, warp: Warp, value: u64) {
        let index = self.layout.index(Slot::Warp(field, warp));
        self.slots[index] = value;
    }

    /// Sets a barrier's field.
    #[inline]
    pub fn set_barrier(&mut self, field: PerBarrier, barrier: u32, value: u64) {
        let index = self.layout.index(Slot::Barrier(field, barrier));
        self.slots[index] = value;
    }

    /// Sets a lane's field.
    #[inline]
    pub fn set_lane(&mut self, field: PerLane, lane: Lane, value: u64) {
        let index = self.layout.index(Slot::Lane(field, lane));
        self.slots[index] = value;
    }

    /// Sets a line word's field.
    #[inline]
    pub fn set_line_word(&mut self, field: PerLineWord, word: u32, value: u64) {
        let index = self.layout.index(Slot::LineWord(field, word));
        self.slots[index] = value;
    }

    /// The slots in which two records differ, with this record's value and the other's.
    pub fn differences(&self, other: &CycleRecord) -> Vec<(Slot, u64, u64)> {
        let pairs = self.slots.iter().zip(&other.slots);
        self.layout
            .slots()
            .zip(pairs)
            .filter(|(_, (ours, theirs))| ours != theirs)
            .map(|(slot, (&ours, &theirs))| (slot, ours, theirs))
            .collect()
    }
}

/// The fields that are not 0, as `name=hex`, in slot order: one line a cycle.
impl fmt::Display for CycleRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for (slot, &value) in self.layout.slots().zip(&self.slots) {
            if value != 0 {
                write!(f, "{separator}{slot}={value:x}")?;
                separator = " ";
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_numbered_in_order_and_every_width_fits_a_slot() {
        for (name, config, _) in CoreConfig::named() {
            let layout = TraceLayout::new(&config);
            let numbers: Vec<_> = layout.slots().map(|slot| layout.index(slot)).collect();
            assert_eq!(
                numbers,
                (0..layout.slot_count()).collect::<Vec<_>>(),
                "{name}"
            );
            for slot in layout.slots() {
                assert!(
                    (1..=64).contains(&slot.info().width.bits(&config)),
                    "{name} {slot}"
                );
            }
        }
    }

    #[test]
    fn differences_name_the_field_and_both_values() {
        let layout = TraceLayout::new(&CoreConfig::default());
        let mut one = CycleRecord::new(layout);
        let mut two = CycleRecord::new(layout);
        one.set_warp(PerWarp::Pc, Warp(2), 0x40);
        two.set_warp(PerWarp::Pc, Warp(2), 0x44);
        two.set_lane(PerLane::WriteValue, Lane(3), 7);
        let told: Vec<_> = one
            .differences(&two)
            .into_iter()
            .map(|(slot, ours, theirs)| format!("{slot} {ours:x} {theirs:x}"))
            .collect();
        assert_eq!(told, ["warp_pc[2] 40 44", "write_value[3] 0 7"]);
        assert_eq!(two.to_string(), "warp_pc[2]=44 write_value[3]=7");
    }
}
