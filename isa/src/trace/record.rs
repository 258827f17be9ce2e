//! A cycle's values side by side: one flat row of 64-bit slots.

use std::fmt;

use super::{PerBank, PerContext, PerLane, PerLineWord, PerWarp, Scalar, Slot, TraceLayout};
use crate::{Context, Lane, Warp};

/// One clock cycle as one side saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CycleRecord {
    layout: TraceLayout,
    slots: Vec<u64>,
}

impl CycleRecord {
    /// A record in which every field is 0.
    pub fn new(layout: TraceLayout) -> Self {
        CycleRecord { layout, slots: vec![0; layout.slot_count()] }
    }

    /// Sets every field to 0.
    #[inline]
    pub fn clear(&mut self) {
        self.slots.fill(0);
    }

    /// The place of each field.
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

    /// The context whose number is in a single field.
    #[inline]
    pub fn context(&self, field: Scalar) -> Context {
        Context(self.scalar(field) as u32)
    }

    /// The warp whose number is in a single field.
    #[inline]
    pub fn warp(&self, field: Scalar) -> Warp {
        Warp(self.scalar(field) as u32)
    }

    /// Sets a single field.
    #[inline]
    pub fn set(&mut self, field: Scalar, value: u64) {
        self.slots[field as usize] = value;
    }

    /// Sets a context's field.
    #[inline]
    pub fn set_context(&mut self, field: PerContext, context: Context, value: u64) {
        let index = self.layout.index(Slot::Context(field, context));
        self.slots[index] = value;
    }

    /// Sets a warp's field.
    #[inline]
    pub fn set_warp(&mut self, field: PerWarp, warp: Warp, value: u64) {
        let index = self.layout.index(Slot::Warp(field, warp));
        self.slots[index] = value;
    }

    /// Sets a lane's field.
    #[inline]
    pub fn set_lane(&mut self, field: PerLane, lane: Lane, value: u64) {
        let index = self.layout.index(Slot::Lane(field, lane));
        self.slots[index] = value;
    }

    /// Sets a field of a bank of the scratchpad.
    #[inline]
    pub fn set_bank(&mut self, field: PerBank, bank: u32, value: u64) {
        let index = self.layout.index(Slot::Bank(field, bank));
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
    use crate::CoreConfig;

    #[test]
    fn differences_name_the_field_and_both_values() {
        let layout = TraceLayout::new(&CoreConfig::default());
        let mut one = CycleRecord::new(layout);
        let mut two = CycleRecord::new(layout);
        one.set_context(PerContext::Pc, Context(2), 0x40);
        two.set_context(PerContext::Pc, Context(2), 0x44);
        two.set_lane(PerLane::WriteValue, Lane(3), 7);
        let told: Vec<_> = one
            .differences(&two)
            .into_iter()
            .map(|(slot, ours, theirs)| format!("{slot} {ours:x} {theirs:x}"))
            .collect();
        assert_eq!(told, ["context_pc[2] 40 44", "write_value[3] 0 7"]);
        assert_eq!(two.to_string(), "context_pc[2]=44 write_value[3]=7");
    }
}
