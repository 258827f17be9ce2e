//! The divergence stack: what an entry holds, and how a stack is shown.

use serde::{Deserialize, Serialize};
use strum::VariantNames;

use super::{DivergenceField, StateField, StateFormat, StateRow};
use crate::trace::fields;
use crate::{Address, CoreConfig, LaneMask};

/// What a warp's stack is called, and the order of its rows.
pub(super) const TITLE: (&str, &str) = ("divergence stack", "top first");

/// What an entry is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantNames)]
#[repr(u8)]
pub enum StackEntryKind {
    /// A split on which all lanes agreed.
    Uniform = 0,
    /// The mask to go on with when both sides are done.
    Rejoin = 1,
    /// The other side of a split.
    Else = 2,
    /// Lanes that have left a splitl loop.
    ElseLoop = 3,
}

impl StackEntryKind {
    /// Width of a kind's number, in bits.
    pub const BITS: u32 = 2;

    /// The name, as in the ISA.
    pub const fn name(self) -> &'static str {
        Self::VARIANTS[self as usize]
    }

    /// The kind of that number; its bits above [`StackEntryKind::BITS`] do not count.
    pub const fn from_bits(bits: u64) -> Self {
        match bits & 3 {
            0 => StackEntryKind::Uniform,
            1 => StackEntryKind::Rejoin,
            2 => StackEntryKind::Else,
            _ => StackEntryKind::ElseLoop,
        }
    }
}

/// An entry of a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackEntry {
    /// What it is for.
    pub kind: StackEntryKind,
    /// The lanes it keeps.
    pub mask: LaneMask,
    /// Where they go on.
    pub pc: Address,
}

fields! {
    /// What a cycle record shows of a stack.
    StackField {
        Depth   "context_stack_depth"    Depth, Always, Trace;
        TopKind "context_stack_top_kind" Bits(StackEntryKind::BITS), Divergence(DEPTH), Array;
        TopMask "context_stack_top_mask" Lanes, Divergence(DEPTH), Array;
        TopPc   "context_stack_top_pc"   Word, Divergence(DEPTH), Array;
    }
}

const DEPTH: DivergenceField = DivergenceField::Stack(StackField::Depth);

/// Wraps these fields as those of a mechanism.
pub(super) const FIELDS: [DivergenceField; StackField::ALL.len()] = {
    let mut fields = [DEPTH; StackField::ALL.len()];
    let mut number = 0;
    while number < fields.len() {
        fields[number] = DivergenceField::Stack(StackField::ALL[number]);
        number += 1;
    }
    fields
};

/// What a warp's stack takes, in words.
pub(super) fn storage(config: &CoreConfig) -> (&'static str, String) {
    let (entries, kind) = (config.stack_depth, StackEntryKind::BITS);
    let (lanes, word_bits) = (config.arch.lanes(), config.arch.word_bits());
    let entry = format!("each of kind ({kind} bits), mask ({lanes}) and pc ({word_bits})");
    ("a warp's stack", format!("{entries} entries by default, {entry}"))
}

/// A stack, given with its bottom entry first, as rows: its depth, then its entries with the top first.
pub fn rows(config: &CoreConfig, entries: &[StackEntry]) -> Vec<StateRow> {
    let depth = StateField {
        name: "",
        width_bits: config.depth_bits(),
        format: StateFormat::Count,
        value: entries.len() as u64,
    };
    let depth = StateRow { label: "depth".to_owned(), fields: vec![depth] };
    let numbered = entries.iter().enumerate().rev();
    let entries = numbered
        .map(|(level, entry)| StateRow { label: format!("entry {level}"), fields: fields(config, entry).to_vec() });
    std::iter::once(depth).chain(entries).collect()
}

fn fields(config: &CoreConfig, entry: &StackEntry) -> [StateField; 3] {
    [
        StateField {
            name: "kind",
            width_bits: StackEntryKind::BITS,
            format: StateFormat::Name(StackEntryKind::VARIANTS),
            value: entry.kind as u64,
        },
        StateField { name: "mask", width_bits: config.arch.lanes(), format: StateFormat::Lanes, value: entry.mask.0 },
        StateField { name: "pc", width_bits: config.arch.word_bits(), format: StateFormat::Word, value: entry.pc.0 },
    ]
}

#[cfg(test)]
mod tests {
    use super::super::paired;
    use super::*;

    const KINDS: [StackEntryKind; 4] =
        [StackEntryKind::Uniform, StackEntryKind::Rejoin, StackEntryKind::Else, StackEntryKind::ElseLoop];

    #[test]
    fn numbers_and_names_of_kinds_agree() {
        for (number, kind) in (0..).zip(KINDS) {
            assert_eq!(kind as u64, number);
            assert_eq!(StackEntryKind::from_bits(number), kind);
            assert_eq!(StackEntryKind::VARIANTS[number as usize], format!("{kind:?}"));
        }
    }

    #[test]
    fn rows_are_numbered_from_the_bottom_and_paired_by_number() {
        let config = CoreConfig::default();
        let entry = |kind| StackEntry { kind, mask: LaneMask(5), pc: Address(0x40) };
        let two = rows(&config, &[entry(KINDS[1]), entry(KINDS[2])]);
        let labels: Vec<_> = two.iter().map(|row| row.label.as_str()).collect();
        assert_eq!(labels, ["depth", "entry 1", "entry 0"]);
        let values = two[1].fields.iter().map(|field| field.value);
        assert_eq!(values.collect::<Vec<_>>(), [2, 5, 0x40]);
        let one = rows(&config, &[entry(KINDS[1])]);
        let pairs = paired(&one, &two);
        let bottom = (Some(&one[1]), Some(&two[2]));
        assert_eq!(pairs, [(Some(&one[0]), Some(&two[0])), (None, Some(&two[1])), bottom]);
    }
}
