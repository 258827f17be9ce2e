//! Regions: those that contexts are in in every cycle, all of them at the end.

use hdl::units::divergence::multi_path::arrays::{region_fields, region_index, region_paths, RegionFields};
use isa::divergence::multi_path::{rows, DeferredSide, Region, RegionField, RegionKind, RegionNumber, WarpHold};
use isa::divergence::{DivergenceField, StateRow};
use isa::{Address, BitField, Context, CoreConfig, LaneMask, Slot, TraceLayout, Warp};

use super::gather;
use crate::bridge::{Array, BridgeError, Copied, Gather, Model};
use crate::sides::rtl::place::CorePlace;

/// What the ports show of a context, in the order in which it is gathered.
const GATHERED: [RegionField; 10] = [
    RegionField::Owner,
    RegionField::EntryValid,
    RegionField::Entry,
    RegionField::EntriesUsed,
    RegionField::HolderValid,
    RegionField::Holder,
    RegionField::InHandler,
    RegionField::ShadowInHandler,
    RegionField::ShadowEntryValid,
    RegionField::ShadowEntry,
];

/// The tables' memories in one model.
pub(in super::super) struct RegionArrays {
    config: CoreConfig,
    /// What stays of each region as it was when it was opened.
    frames: Array,
    /// What changes.
    sides: Array,
    /// Bytes of these as the model keeps them.
    frame_bytes: usize,
    sides_bytes: usize,
    fields: RegionFields,
    /// In the copied ports, by context and [`GATHERED`].
    ports: Gather,
    /// What these ports are in this cycle.
    ports_now: Vec<u64>,
}

/// The slot of one context's field.
const fn slot(field: RegionField, context: Context) -> Slot {
    Slot::Divergence(DivergenceField::Region(field), context)
}

/// What the ports show of one context.
struct Shown<'a>(&'a [u64]);

impl Shown<'_> {
    fn get(&self, field: RegionField) -> u64 {
        let place = GATHERED.iter().position(|&gathered| gathered == field);
        place.map_or(0, |place| self.0[place])
    }

    fn number(&self, valid: RegionField, field: RegionField) -> Option<u32> {
        (self.get(valid) != 0).then(|| self.get(field) as u32)
    }
}

impl RegionArrays {
    pub(super) fn find(model: &mut Model, config: &CoreConfig, place: &CorePlace) -> Result<Self, BridgeError> {
        let [frames, sides] = region_paths();
        let frames = place.keep(model, &frames)?;
        let sides = place.keep(model, &sides)?;
        let contexts = (0..config.contexts()).map(Context);
        let shown = contexts.flat_map(|context| GATHERED.map(|field| slot(field, context)));
        let ports = gather(model, place, shown)?;
        Ok(RegionArrays {
            config: *config,
            frame_bytes: model.kept_array(frames).entry_bytes(),
            sides_bytes: model.kept_array(sides).entry_bytes(),
            frames,
            sides,
            fields: region_fields(config),
            ports,
            ports_now: vec![0; config.contexts() as usize * GATHERED.len()],
        })
    }

    pub(super) const fn sample_bytes(&self) -> usize {
        self.config.contexts() as usize * (self.frame_bytes + self.sides_bytes)
    }

    /// Copies the region of each context; where it is in none, some other: quicker than not to, and the reader leaves
    /// it.
    #[inline]
    pub(super) fn copy(&mut self, model: &Model, ports: &[u8], sample: &mut [u8]) {
        self.ports.read(ports, &mut self.ports_now);
        let (frames, sides) = (model.kept_array(self.frames), model.kept_array(self.sides));
        let copies = sample.chunks_exact_mut(self.frame_bytes + self.sides_bytes);
        for (copy, shown) in copies.zip(self.ports_now.chunks_exact(GATHERED.len())) {
            let [owner, _, entry, ..] = *shown else {
                continue;
            };
            let index = region_index(&self.config, Warp(owner as u32), RegionNumber(entry as u32));
            let (frame, side) = copy.split_at_mut(self.frame_bytes);
            for (target, words) in [(frame, &frames), (side, &sides)] {
                match words.bytes(index) {
                    Some(bytes) => target.copy_from_slice(bytes),
                    None => target.fill(0),
                }
            }
        }
    }

    pub(super) fn reader(&self, model: &Model, layout: &TraceLayout, offset: usize) -> RegionReader {
        let frame = model.kept_array(self.frames).copied();
        let sides = model.kept_array(self.sides).copied();
        let RegionFields { mask, parent, has_parent, of_loop, pending, deferred_mask, deferred_pc } = self.fields;
        let place = |context: Context| {
            let index = |field| layout.index(slot(field, context));
            let begin = offset + context.index() * (self.frame_bytes + self.sides_bytes);
            let frame = frame.after(begin);
            let sides = sides.after(begin + self.frame_bytes);
            let of_frame = |field: RegionField, bits: BitField| Part {
                slot: index(field),
                word: frame,
                low_bit: bits.lsb,
                count: bits.width,
            };
            let of_sides = |field: RegionField, bits: BitField| Part { word: sides, ..of_frame(field, bits) };
            RegionSlots {
                entry_valid: index(RegionField::EntryValid),
                always: [
                    of_frame(RegionField::EntryMask, mask),
                    of_frame(RegionField::EntryKind, of_loop),
                    of_sides(RegionField::EntryPending, pending),
                ],
                qualified: [
                    [of_frame(RegionField::EntryParentValid, has_parent), of_frame(RegionField::EntryParent, parent)],
                    [
                        of_sides(RegionField::EntryDeferredMask, deferred_mask),
                        of_sides(RegionField::EntryDeferredPc, deferred_pc),
                    ],
                ],
            }
        };
        RegionReader { places: (0..self.config.contexts()).map(Context).map(place).collect() }
    }

    pub(super) fn state(&self, model: &Model, ports: &[u8]) -> Vec<Vec<StateRow>> {
        let mut ports_now = vec![0; self.ports_now.len()];
        self.ports.read(ports, &mut ports_now);
        let contexts = (0..).map(Context).zip(ports_now.chunks_exact(GATHERED.len()));
        contexts.map(|(context, shown)| self.rows(model, context, &Shown(shown))).collect()
    }

    fn rows(&self, model: &Model, context: Context, shown: &Shown<'_>) -> Vec<StateRow> {
        let owner = Warp(shown.get(RegionField::Owner) as u32);
        let region = |valid, field| shown.number(valid, field).map(RegionNumber);
        let entry = region(RegionField::EntryValid, RegionField::Entry);
        let Some(warp) = self.config.home_of(context) else {
            return rows(&self.config, owner, entry, None);
        };
        let holder = shown.number(RegionField::HolderValid, RegionField::Holder);
        let hold = WarpHold {
            holder: holder.map(Context),
            in_handler: shown.get(RegionField::InHandler) != 0,
            shadow_in_handler: shown.get(RegionField::ShadowInHandler) != 0,
            shadow_entry: region(RegionField::ShadowEntryValid, RegionField::ShadowEntry),
        };
        let used = shown.get(RegionField::EntriesUsed);
        let regions = (0..self.config.stack_depth).filter(|entry| used >> entry & 1 == 1);
        let regions = regions.map(RegionNumber);
        let regions = regions.map(|number| (number, self.region(model, warp, number)));
        let regions: Vec<_> = regions.collect();
        rows(&self.config, owner, entry, Some((hold, &regions)))
    }

    /// A region; 0 where the hardware has none.
    fn region(&self, model: &Model, warp: Warp, number: RegionNumber) -> Region {
        let index = region_index(&self.config, warp, number);
        let bits = |array: Array, field: BitField| {
            let words = model.kept_array(array);
            words.bits(index, field.lsb, field.width).unwrap_or(0)
        };
        let of_frame = |field| bits(self.frames, field);
        let of_sides = |field| bits(self.sides, field);
        let fields = &self.fields;
        let parent = RegionNumber(of_frame(fields.parent) as u32);
        let deferred =
            DeferredSide { mask: LaneMask(of_sides(fields.deferred_mask)), pc: Address(of_sides(fields.deferred_pc)) };
        Region {
            mask: LaneMask(of_frame(fields.mask)),
            pending: LaneMask(of_sides(fields.pending)),
            parent: (of_frame(fields.has_parent) != 0).then_some(parent),
            kind: match of_frame(fields.of_loop) {
                0 => RegionKind::Split,
                _ => RegionKind::Loop,
            },
            deferred: (deferred.mask.0 != 0).then_some(deferred),
        }
    }
}

/// A field in a sample and in a record.
#[derive(Clone)]
struct Part {
    slot: usize,
    word: Copied,
    low_bit: u32,
    count: u32,
}

impl Part {
    #[inline]
    fn read(&self, sample: &[u8], slots: &mut [u64]) -> u64 {
        let value = self.word.bits(sample, self.low_bit, self.count);
        slots[self.slot] = value;
        value
    }
}

/// The region of one context in a sample and in a record.
#[derive(Clone)]
struct RegionSlots {
    /// Slot of whether there is one.
    entry_valid: usize,
    /// What counts in any case.
    always: [Part; 3],
    /// What counts when the one before it is not 0.
    qualified: [[Part; 2]; 2],
}

/// Reads the contexts' regions from a sample.
#[derive(Clone)]
pub(in super::super) struct RegionReader {
    places: Vec<RegionSlots>,
}

impl RegionReader {
    #[inline]
    pub(super) fn read(&self, sample: &[u8], slots: &mut [u64]) {
        for place in &self.places {
            if slots[place.entry_valid] == 0 {
                continue;
            }
            for part in &place.always {
                part.read(sample, slots);
            }
            for [qualifier, part] in &place.qualified {
                if qualifier.read(sample, slots) != 0 {
                    part.read(sample, slots);
                }
            }
        }
    }
}
