//! split, splitl and join: which region is opened or closed, and in which contexts its sides go on.

use isa::divergence::multi_path::{DeferredSide, Region, RegionKind, RegionNumber};
use isa::{Context, Interrupt, LaneMask, Warp};

use super::super::{ContextChange, Mechanism, Request};
use super::{home, Regions};
use crate::rule_events::{Fired, RuleEvent};
use crate::semantics::ContextSet;

impl Regions {
    /// The other lanes start in a context of their own if there is one, else they wait until the lanes with a true
    /// predicate have arrived at the join.
    pub(super) fn split(&mut self, at: Request, fired: &mut Fired) -> ContextChange {
        if at.executing.is_empty() || at.executing == at.active {
            return self.open_for_all(at, fired);
        }
        let others = at.active.without(at.executing);
        let warp = self.warp_of(at.context);
        let started = self.context_to_start(warp);
        let deferred = match started {
            Some(_) => None,
            None => Some(DeferredSide { mask: others, pc: at.next }),
        };
        let Some(entry) = self.open(at, RegionKind::Split, deferred, fired) else {
            return ContextChange::Raises(Interrupt::Divergence);
        };
        let (active, pc) = (at.executing, at.next);
        fired.mark(match started {
            Some(context) if context == home(warp) => RuleEvent::SideStartedAtHome,
            Some(_) => RuleEvent::SideStarted,
            None if self.kept[warp].hold.in_handler => RuleEvent::SideDeferredInHandler,
            None => RuleEvent::SideDeferred,
        });
        let Some(context) = started else {
            return ContextChange::GoesOn { active, pc };
        };
        self.start(warp, context, entry);
        ContextChange::Starts { active, pc, context, others }
    }

    /// It ignores its predicate.
    pub(super) fn join(&mut self, at: Request, fired: &mut Fired) -> ContextChange {
        let Some((number, region)) = self.innermost_mut(at.context) else {
            fired.mark(RuleEvent::RegionNone);
            return ContextChange::Raises(Interrupt::Divergence);
        };
        region.pending = region.pending.without(at.active);
        if let Some(side) = region.deferred.take() {
            let (active, pc) = (side.mask, side.pc);
            fired.mark(RuleEvent::JoinTakesDeferred);
            return ContextChange::GoesOn { active, pc };
        }
        if !region.pending.is_empty() {
            fired.mark(RuleEvent::JoinEndsContext);
            self.leave(at.context);
            return ContextChange::Leaves { pc: at.next, to_home: None };
        }
        let (active, parent) = (region.mask, region.parent);
        let warp = self.warp_of(at.context);
        let kept = &mut self.kept[warp];
        kept.table[number.0 as usize] = None;
        let outside = parent.is_none() && !kept.hold.in_handler;
        if outside && at.context != home(warp) {
            fired.mark(RuleEvent::JoinHandsOver);
            self.leave(at.context);
            self.kept[warp].contexts.set(home(warp), true);
            return ContextChange::Leaves { pc: at.next, to_home: Some((home(warp), active)) };
        }
        self.placed[at.context].entry = parent;
        fired.mark(RuleEvent::JoinCloses);
        let pc = at.next;
        ContextChange::GoesOn { active, pc }
    }

    /// P are the lanes that stay in the loop.
    pub(super) fn split_loop(&mut self, at: Request, fired: &mut Fired) -> ContextChange {
        if at.executing == at.active {
            return ContextChange::Unchanged;
        }
        let leaving = DeferredSide { mask: at.active.without(at.executing), pc: at.next };
        let own = match self.innermost_mut(at.context) {
            Some((_, region)) if region.kind == RegionKind::Loop => {
                region.deferred.is_some_and(|side| side.pc == at.next).then_some(&mut region.deferred)
            }
            Some(_) | None => None,
        };
        let active = match (own, at.executing.is_empty()) {
            (None, true) => return self.open_for_all(at, fired),
            (None, false) => {
                if self.open(at, RegionKind::Loop, Some(leaving), fired).is_none() {
                    return ContextChange::Raises(Interrupt::Divergence);
                }
                fired.mark(RuleEvent::LeaversDeferred);
                at.executing
            }
            (Some(gone), true) => {
                fired.mark(RuleEvent::LeaversLast);
                let gone = gone.take().map_or(LaneMask::EMPTY, |side| side.mask);
                at.active | gone
            }
            (Some(gone), false) => {
                fired.mark(RuleEvent::LeaversFollow);
                if let Some(side) = gone {
                    side.mask = side.mask | leaving.mask;
                }
                at.executing
            }
        };
        let pc = at.next;
        ContextChange::GoesOn { active, pc }
    }

    /// A region with one side.
    fn open_for_all(&mut self, at: Request, fired: &mut Fired) -> ContextChange {
        match self.open(at, RegionKind::Split, None, fired) {
            Some(_) => ContextChange::GoesOn { active: at.active, pc: at.next },
            None => ContextChange::Raises(Interrupt::Divergence),
        }
    }

    /// Opens a region of all active lanes in the lowest entry that is not used; `None` when there is none.
    fn open(
        &mut self,
        at: Request,
        kind: RegionKind,
        deferred: Option<DeferredSide>,
        fired: &mut Fired,
    ) -> Option<RegionNumber> {
        let parent = self.placed[at.context].entry;
        let table = &mut self.kept_of_mut(at.context).table;
        let Some(place) = table.iter().position(Option::is_none) else {
            fired.mark(RuleEvent::RegionNoEntry);
            return None;
        };
        table[place] = Some(Region { mask: at.active, pending: at.active, parent, kind, deferred });
        let number = RegionNumber(place as u32);
        self.placed[at.context].entry = Some(number);
        Some(number)
    }

    /// The context in which a side of a warp can start now.
    fn context_to_start(&self, warp: Warp) -> Option<Context> {
        let kept = &self.kept[warp];
        if kept.hold.in_handler {
            None
        } else if !kept.contexts.contains(home(warp)) {
            Some(home(warp))
        } else {
            self.free.lowest()
        }
    }

    fn start(&mut self, warp: Warp, context: Context, entry: RegionNumber) {
        self.free.set(context, false);
        self.kept[warp].contexts.set(context, true);
        let placed = &mut self.placed[context];
        (placed.owner, placed.entry) = (warp, Some(entry));
    }

    /// A context is Free.
    pub(super) fn leave(&mut self, context: Context) {
        let warp = self.warp_of(context);
        self.changed.add(ContextSet::single(context));
        self.kept[warp].contexts.set(context, false);
        self.free.set(context, context != home(warp));
        self.placed[context].entry = None;
    }
}
