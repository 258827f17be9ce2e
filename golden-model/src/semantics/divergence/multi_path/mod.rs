//! Sides that run at the same time, each in a context, and the regions that they are in (ISA part 8.6).
//!
//! The machine's state has a context's pc, lanes and state. This file keeps the context's warp and its innermost
//! region; and for each warp its regions, and the context that alone may execute.

mod operations;

use isa::divergence::multi_path::{Region, RegionField, RegionKind, RegionNumber, WarpHold};
use isa::divergence::{DivergenceField, StateRow};
use isa::{Context, CoreConfig, Warp};
use typed_index_collections::TiVec;

use super::super::{ContextSet, Shape};
use super::{ContextChange, DivergenceOperation, Mechanism, Request, WaitingLanes};
use crate::rule_events::Fired;

/// Where a context belongs.
#[derive(Clone, Copy, Debug)]
struct Placed {
    /// Its warp; of a split context that is Free, the one that had it last. Reset: of a home its own, else 0.
    owner: Warp,
    /// The innermost region of its lanes. Reset: none.
    entry: Option<RegionNumber>,
}

/// What is kept for a warp.
#[derive(Clone, Debug)]
struct Kept {
    /// Its regions, each at the place of its number. Reset: none.
    table: Vec<Option<Region>>,
    /// The context that alone may execute, and whether in a handler. Reset: none.
    hold: WarpHold,
    /// Its contexts that are not Free. Reset: its home.
    contexts: ContextSet,
}

/// The contexts and regions of all warps.
#[derive(Clone, Debug)]
pub struct Regions {
    placed: TiVec<Context, Placed>,
    kept: TiVec<Warp, Kept>,
    /// The split contexts that are Free. Reset: all.
    free: ContextSet,
    /// Contexts that are no longer as they were when this was asked for last.
    changed: ContextSet,
}

impl Regions {
    pub(super) fn new(shape: &Shape) -> Self {
        let (homes, contexts) = (shape.warps, shape.contexts);
        let placed = |number| Placed { owner: Warp::from(if number < homes { number } else { 0 }), entry: None };
        let kept = |home| Kept {
            table: vec![None; shape.stack_depth],
            hold: WarpHold::default(),
            contexts: ContextSet::single(Context::from(home)),
        };
        Regions {
            placed: (0..contexts).map(placed).collect(),
            kept: (0..homes).map(kept).collect(),
            free: ContextSet::all(contexts).without(ContextSet::all(homes)),
            changed: ContextSet::EMPTY,
        }
    }

    /// From now on a context alone executes for its warp.
    pub(super) fn hold(&mut self, context: Context) {
        self.kept_of_mut(context).hold.holder = Some(context);
        self.note_change(self.warp_of(context));
    }

    /// Its warp stops: only its home is not Free. Gives the contexts that were not Free until now, and the home.
    pub(super) fn stop(&mut self, context: Context) -> (ContextSet, Context) {
        let warp = self.warp_of(context);
        let contexts = self.kept[warp].contexts;
        for one in contexts.iter() {
            self.leave(one);
        }
        self.restart(home(warp));
        (contexts, home(warp))
    }

    /// Shows the region that a context is in.
    fn record_entry(&self, context: Context, set: &mut impl FnMut(RegionField, u64)) {
        let entry = self.placed[context].entry;
        let region = entry.and_then(|number| self.region(context, number));
        let of = |value: fn(&Region) -> u64| region.map_or(0, value);
        set(RegionField::EntryValid, entry.is_some().into());
        set(RegionField::Entry, number_or_0(entry));
        set(RegionField::EntryMask, of(|region| region.mask.0));
        set(RegionField::EntryPending, of(|region| region.pending.0));
        let has_parent = of(|region| region.parent.is_some().into());
        set(RegionField::EntryParentValid, has_parent);
        let parent = of(|region| number_or_0(region.parent));
        set(RegionField::EntryParent, parent);
        set(RegionField::EntryKind, of(|region| region.kind as u64));
        let deferred_mask = of(|region| region.deferred.map_or(0, |side| side.mask.0));
        set(RegionField::EntryDeferredMask, deferred_mask);
        let deferred_pc = of(|region| region.deferred.map_or(0, |side| side.pc.0));
        set(RegionField::EntryDeferredPc, deferred_pc);
    }

    /// Something that shows with every context of a warp has changed.
    fn note_change(&mut self, warp: Warp) {
        self.changed.add(self.kept[warp].contexts);
        self.changed.add(ContextSet::single(home(warp)));
    }

    #[inline]
    fn kept_of(&self, context: Context) -> &Kept {
        &self.kept[self.placed[context].owner]
    }

    #[inline]
    fn kept_of_mut(&mut self, context: Context) -> &mut Kept {
        &mut self.kept[self.placed[context].owner]
    }

    /// An open region of the context's warp.
    fn region(&self, context: Context, number: RegionNumber) -> Option<&Region> {
        let table = &self.kept_of(context).table;
        table.get(number.0 as usize)?.as_ref()
    }

    /// The innermost region of the context's lanes.
    fn innermost_mut(&mut self, context: Context) -> Option<(RegionNumber, &mut Region)> {
        let number = self.placed[context].entry?;
        let table = &mut self.kept_of_mut(context).table;
        let region = table.get_mut(number.0 as usize)?.as_mut()?;
        Some((number, region))
    }
}

impl Mechanism for Regions {
    #[inline]
    fn warp_of(&self, context: Context) -> Warp {
        self.placed[context].owner
    }

    #[inline]
    fn others(&self, context: Context) -> ContextSet {
        let all = self.kept_of(context).contexts;
        all.without(ContextSet::single(context))
    }

    fn depth(&self, context: Context) -> usize {
        self.kept_of(context).table.iter().flatten().count()
    }

    fn waiting(&self, context: Context) -> Vec<WaitingLanes> {
        let mut waiting = Vec::new();
        let mut around = self.placed[context].entry;
        while let Some(region) = around.and_then(|number| self.region(context, number)) {
            if let Some(side) = region.deferred {
                waiting.push(WaitingLanes { kind: "Deferred", lanes: side.mask, pc: Some(side.pc) });
            }
            waiting.push(WaitingLanes {
                kind: match region.kind {
                    RegionKind::Split => "Split",
                    RegionKind::Loop => "Loop",
                },
                lanes: region.mask,
                pc: None,
            });
            around = region.parent;
        }
        waiting.reverse();
        waiting
    }

    fn regions(&self, warp: Warp) -> Vec<(RegionNumber, Region)> {
        let Kept { table, .. } = &self.kept[warp];
        let open = |(number, region): (u32, &Option<Region>)| Some((RegionNumber(number), (*region)?));
        (0..).zip(table).filter_map(open).collect()
    }

    fn innermost_region(&self, context: Context) -> Option<RegionNumber> {
        self.placed[context].entry
    }

    fn rows(&self, config: &CoreConfig, context: Context) -> Vec<StateRow> {
        let Placed { owner, entry } = self.placed[context];
        let owner = if self.free.contains(context) { Warp(0) } else { owner };
        let Some(home) = config.home_of(context) else {
            return isa::divergence::multi_path::rows(config, owner, entry, None);
        };
        let hold = self.kept[home].hold;
        let regions = self.regions(home);
        isa::divergence::multi_path::rows(config, owner, entry, Some((hold, &regions)))
    }

    fn record(&self, context: Context, mut set: impl FnMut(DivergenceField, u64)) {
        let mut set = |field, value| set(DivergenceField::Region(field), value);
        let owner = if self.free.contains(context) { 0 } else { self.placed[context].owner.0 };
        set(RegionField::Owner, owner.into());
        self.record_entry(context, &mut set);
        let home = self.kept.get(Warp(context.0));
        let hold = home.map(|kept| kept.hold).unwrap_or_default();
        let used = home.map_or(0, |kept| used_entries(&kept.table));
        set(RegionField::EntriesUsed, used);
        set(RegionField::HolderValid, hold.holder.is_some().into());
        let holder = hold.holder.map_or(0, |holder| holder.0);
        set(RegionField::Holder, holder.into());
        set(RegionField::InHandler, hold.in_handler.into());
        let before = hold.in_handler && hold.shadow_in_handler;
        set(RegionField::ShadowInHandler, before.into());
        let shadow = hold.shadow_entry;
        set(RegionField::ShadowEntryValid, shadow.is_some().into());
        set(RegionField::ShadowEntry, number_or_0(shadow));
    }

    #[inline]
    fn take_changed(&mut self) -> ContextSet {
        std::mem::take(&mut self.changed)
    }

    #[inline]
    fn is_held(&self, context: Context) -> bool {
        let holder = self.kept_of(context).hold.holder;
        holder.is_some_and(|holder| holder != context)
    }

    #[inline]
    fn holder(&self, context: Context) -> Option<Context> {
        self.kept_of(context).hold.holder
    }

    #[inline]
    fn release(&mut self, context: Context) {
        let hold = &mut self.kept_of_mut(context).hold;
        if hold.holder == Some(context) && !hold.in_handler {
            hold.holder = None;
            self.note_change(self.warp_of(context));
        }
    }

    fn enter_handler(&mut self, context: Context) {
        let entry = self.placed[context].entry.take();
        let hold = &mut self.kept_of_mut(context).hold;
        *hold = WarpHold {
            holder: Some(context),
            in_handler: true,
            shadow_in_handler: hold.in_handler,
            shadow_entry: entry,
        };
        self.note_change(self.warp_of(context));
    }

    fn return_from_handler(&mut self, context: Context) {
        let hold = &mut self.kept_of_mut(context).hold;
        if hold.in_handler {
            self.placed[context].entry = hold.shadow_entry.take();
            self.note_change(self.warp_of(context));
        }
    }

    fn end_handler(&mut self, context: Context) {
        let hold = &mut self.kept_of_mut(context).hold;
        if hold.in_handler {
            hold.in_handler = hold.shadow_in_handler;
            if !hold.in_handler {
                hold.holder = None;
            }
            self.note_change(self.warp_of(context));
        }
    }

    fn is_in_handler(&self, context: Context) -> bool {
        self.kept_of(context).hold.in_handler
    }

    fn forbids_return(&self, context: Context) -> bool {
        !self.kept_of(context).hold.in_handler && self.placed[context].entry.is_some()
    }

    fn holds_lanes_elsewhere(&self, context: Context) -> bool {
        self.placed[context].entry.is_some() || !self.others(context).is_empty()
    }

    fn restart(&mut self, home: Context) {
        let kept = self.kept_of_mut(home);
        kept.table.fill(None);
        kept.hold = WarpHold::default();
        kept.contexts = ContextSet::single(home);
        self.placed[home].entry = None;
        self.note_change(self.warp_of(home));
    }

    fn forbids_clone(&self, context: Context) -> bool {
        self.holds_lanes_elsewhere(context)
    }

    fn has_split_contexts(&self) -> bool {
        true
    }

    fn carry_out(&mut self, operation: DivergenceOperation, at: Request, fired: &mut Fired) -> ContextChange {
        let outcome = match operation {
            DivergenceOperation::Split => self.split(at, fired),
            DivergenceOperation::SplitLoop => self.split_loop(at, fired),
            DivergenceOperation::Join => self.join(at, fired),
        };
        match outcome {
            ContextChange::Unchanged | ContextChange::Raises(_) => {}
            _ => self.note_change(self.warp_of(at.context)),
        }
        outcome
    }
}

/// The context in which a warp starts.
const fn home(warp: Warp) -> Context {
    Context(warp.0)
}

fn number_or_0(number: Option<RegionNumber>) -> u64 {
    number.map_or(0, |number| number.0.into())
}

/// Bit i: entry i is used.
fn used_entries(table: &[Option<Region>]) -> u64 {
    let bits = table.iter().enumerate();
    bits.fold(0, |bits, (number, region)| bits | u64::from(region.is_some()) << number)
}
