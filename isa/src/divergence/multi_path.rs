//! Sides that run at the same time: what a region of the table holds, and how contexts and tables are shown
//! (docs/isa.md part 8.6, docs/pipeline.md part 9.13).

use strum::VariantNames;

use super::{DivergenceField, StateField, StateFormat, StateRow};
use crate::trace::{fields, Width};
use crate::{Address, Context, CoreConfig, LaneMask, Warp};

/// What is kept of a context and its warp, and the order of its rows.
pub(super) const TITLE: (&str, &str) = ("regions", "lowest entry first");

/// How many split contexts there are unless a configuration says otherwise, if the warps leave room for them.
pub(crate) const SPLIT_CONTEXTS_DEFAULT: u32 = 8;

/// The contexts of a core at most, home contexts among them.
pub(crate) const CONTEXTS_MAX: u32 = 64;

/// How a region was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantNames)]
#[repr(u8)]
pub enum RegionKind {
    /// By a split, or by a splitl as a split.
    Split = 0,
    /// By a splitl whose lanes disagreed.
    Loop = 1,
}

/// The place of a region in the table of its warp, 0..stack_depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RegionNumber(pub u32);

/// Lanes of a region that wait for a context to run in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeferredSide {
    /// Its lanes; never empty.
    pub mask: LaneMask,
    /// Where they go on.
    pub pc: Address,
}

/// A region that lanes of a warp have opened and not closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// The lanes that were active when it was opened.
    pub mask: LaneMask,
    /// Those of them that have not reached the join.
    pub pending: LaneMask,
    /// The region around it.
    pub parent: Option<RegionNumber>,
    /// How it was opened.
    pub kind: RegionKind,
    /// Lanes that wait for a context.
    pub deferred: Option<DeferredSide>,
}

/// What a warp keeps beside its regions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WarpHold {
    /// The context that alone may execute.
    pub holder: Option<Context>,
    /// An interrupt has been entered, and its reti is not complete.
    pub in_handler: bool,
    /// `in_handler` before the interrupt.
    pub shadow_in_handler: bool,
    /// The entry of the context before the interrupt.
    pub shadow_entry: Option<RegionNumber>,
}

fields! {
    /// What a cycle record shows of a context, and with home contexts of their warp. The fields of an entry are those
    /// of the context's region.
    RegionField {
        Owner             "context_owner"               Width::Warp, Always, Trace;
        EntryValid        "context_entry_valid"         Bits(1),     Always, Trace;
        Entry             "context_entry"               Width::Entry, Divergence(ENTRY_VALID), Trace;
        EntryMask         "context_entry_mask"          Lanes,       Divergence(ENTRY_VALID), Array;
        EntryPending      "context_entry_pending"       Lanes,       Divergence(ENTRY_VALID), Array;
        EntryParentValid  "context_entry_parent_valid"  Bits(1),     Divergence(ENTRY_VALID), Array;
        EntryParent       "context_entry_parent"        Width::Entry, Divergence(PARENT_VALID), Array;
        EntryKind         "context_entry_kind"          Bits(1),     Divergence(ENTRY_VALID), Array;
        EntryDeferredMask "context_entry_deferred_mask" Lanes,       Divergence(ENTRY_VALID), Array;
        EntryDeferredPc   "context_entry_deferred_pc"   Word,        Divergence(DEFERRED_MASK), Array;
        EntriesUsed       "warp_entries_used"           Width::Entries, Always, Trace;
        HolderValid       "warp_holder_valid"           Bits(1),     Always, Trace;
        Holder            "warp_holder"                 Context,     Divergence(HOLDER_VALID), Trace;
        InHandler         "warp_in_handler"             Bits(1),     Always, Trace;
        ShadowInHandler   "warp_shadow_in_handler"      Bits(1),     Divergence(IN_HANDLER), Trace;
        ShadowEntryValid  "warp_shadow_entry_valid"     Bits(1),     Always, Trace;
        ShadowEntry       "warp_shadow_entry"           Width::Entry, Divergence(SHADOW_ENTRY_VALID), Trace;
    }
}

const ENTRY_VALID: DivergenceField = DivergenceField::Region(RegionField::EntryValid);
const PARENT_VALID: DivergenceField = DivergenceField::Region(RegionField::EntryParentValid);
const DEFERRED_MASK: DivergenceField = DivergenceField::Region(RegionField::EntryDeferredMask);
const HOLDER_VALID: DivergenceField = DivergenceField::Region(RegionField::HolderValid);
const IN_HANDLER: DivergenceField = DivergenceField::Region(RegionField::InHandler);
const SHADOW_ENTRY_VALID: DivergenceField = DivergenceField::Region(RegionField::ShadowEntryValid);

/// Wraps these fields as those of a mechanism.
pub(super) const FIELDS: [DivergenceField; RegionField::ALL.len()] = {
    let mut fields = [ENTRY_VALID; RegionField::ALL.len()];
    let mut number = 0;
    while number < fields.len() {
        fields[number] = DivergenceField::Region(RegionField::ALL[number]);
        number += 1;
    }
    fields
};

/// What a warp's table takes, in words.
pub(super) fn storage(config: &CoreConfig) -> (&'static str, String) {
    let (entries, lanes) = (config.stack_depth, config.arch.lanes());
    let word_bits = config.arch.word_bits();
    (
        "a warp's table of regions",
        format!(
            "{entries} entries by default, each of mask, pending and deferred mask ({lanes} each), deferred pc ({word_bits}), parent and kind"
        ),
    )
}

/// What is compared and shown of a context: whose it is and its entry; with a home context the hold and the regions of
/// its warp, which are given by number.
pub fn rows(
    config: &CoreConfig,
    owner: Warp,
    entry: Option<RegionNumber>,
    warp: Option<(WarpHold, &[(RegionNumber, Region)])>,
) -> Vec<StateRow> {
    let row = |label: &str, fields| StateRow { label: label.to_owned(), fields };
    let mut rows = vec![
        row("owner", vec![number("warp", config.arch.warp_index_bits(), owner.0.into())]),
        row("entry", optional(config.entry_bits(), entry.map(|entry| entry.0))),
    ];
    let Some((hold, regions)) = warp else {
        return rows;
    };
    let holder = hold.holder.map(|holder| holder.0);
    rows.push(row("holder", optional(config.context_index_bits(), holder)));
    let flags = [hold.in_handler, hold.shadow_in_handler].map(u64::from);
    let [now, before] = flags;
    rows.push(row("in handler", vec![number("now", 1, now), number("before", 1, before)]));
    let shadow = hold.shadow_entry.map(|entry| entry.0);
    rows.push(row("shadow entry", optional(config.entry_bits(), shadow)));
    let used = regions.len() as u64;
    rows.push(row("used", vec![number("", config.depth_bits(), used)]));
    let regions = regions.iter().map(|(entry, region)| StateRow {
        label: format!("region {}", entry.0),
        fields: region_fields(config, region),
    });
    rows.extend(regions);
    rows
}

const fn number(name: &'static str, width_bits: u32, value: u64) -> StateField {
    StateField { name, width_bits, format: StateFormat::Count, value }
}

/// A number that there may be; without it 0.
fn optional(width_bits: u32, value: Option<u32>) -> Vec<StateField> {
    let is_there = u64::from(value.is_some());
    vec![number("there", 1, is_there), number("number", width_bits, value.unwrap_or(0).into())]
}

fn region_fields(config: &CoreConfig, region: &Region) -> Vec<StateField> {
    let lanes = |name, mask: LaneMask| StateField {
        name,
        width_bits: config.arch.lanes(),
        format: StateFormat::Lanes,
        value: mask.0,
    };
    let kind = StateField {
        name: "kind",
        width_bits: 1,
        format: StateFormat::Name(RegionKind::VARIANTS),
        value: region.kind as u64,
    };
    let mut fields = vec![kind, lanes("mask", region.mask), lanes("pending", region.pending)];
    if let Some(parent) = region.parent {
        fields.push(number("parent", config.entry_bits(), parent.0.into()));
    }
    if let Some(deferred) = region.deferred {
        fields.push(lanes("deferred", deferred.mask));
        fields.push(StateField {
            name: "at",
            width_bits: config.arch.word_bits(),
            format: StateFormat::Word,
            value: deferred.pc.0,
        });
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CoreOptions, DivergenceMechanism};

    #[test]
    fn rows_show_the_warps_regions_with_its_home_only() {
        let config = CoreConfig::from_options(&CoreOptions {
            divergence: Some(DivergenceMechanism::MultiPath),
            ..CoreOptions::default()
        })
        .unwrap();
        let region = Region {
            mask: LaneMask(0xf),
            pending: LaneMask(3),
            parent: None,
            kind: RegionKind::Loop,
            deferred: Some(DeferredSide { mask: LaneMask(2), pc: Address(0x40) }),
        };
        let regions = [(RegionNumber(2), region)];
        let entry = Some(RegionNumber(2));
        let home = rows(&config, Warp(1), entry, Some((WarpHold::default(), &regions)));
        let labels: Vec<_> = home.iter().map(|row| row.label.as_str()).collect();
        assert_eq!(labels, ["owner", "entry", "holder", "in handler", "shadow entry", "used", "region 2"]);
        let values = home[6].fields.iter().map(|field| field.value);
        assert_eq!(values.collect::<Vec<_>>(), [1, 0xf, 3, 2, 0x40]);
        assert_eq!(rows(&config, Warp(1), entry, None).len(), 2);
    }
}
