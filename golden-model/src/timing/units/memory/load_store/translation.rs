//! Which addresses an access of the load/store unit reaches (docs/pipeline.md section 11): a page a
//! cycle is translated, or, without a TLB, all addresses are looked at as they are.
//!
//! Until that is known of all its lanes an access asks for nothing, so that a fault in any lane
//! leaves all of them unchanged.

use isa::trace::Scalar;
use isa::{Address, Context, CycleRecord, Interrupt, Lane, LaneMask};

use super::{AccessEnd, Active, LoadStoreUnit, Slot};
use crate::rule_events::{Fired, RuleEvent};
use crate::semantics::{AccessKind, Shape, State, PAGE_BYTES};

/// A lane's address that cannot be accessed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AccessFault {
    pub(crate) lane: Lane,
    pub(crate) interrupt: Interrupt,
    /// The virtual address.
    pub(crate) address: Address,
}

/// Without a TLB: the lowest lane at whose address nothing answers.
pub(super) fn first_unanswered(slot: &Slot, shape: &Shape) -> Option<AccessFault> {
    let address_of = |lane: Lane| slot.addresses[lane.index()];
    let is_answered = |lane: Lane| slot.kind.is_answered(shape, address_of(lane));
    let lane = slot.lanes.iter().find(|&lane| !is_answered(lane))?;
    Some(AccessFault { lane, interrupt: Interrupt::BusError, address: address_of(lane) })
}

impl LoadStoreUnit {
    /// The context of the active access, and its fault, when it is to end with one.
    #[inline]
    pub(crate) fn faulting(&self) -> Option<(Context, AccessFault)> {
        let active = self.active.filter(|active| active.untranslated.is_empty())?;
        Some((active.context, active.fault?))
    }

    /// The active access ends, if it faults.
    pub(crate) fn end_with_fault(&mut self, fired: &mut Fired) -> Option<AccessEnd> {
        let (context, fault) = self.faulting()?;
        let is_atomic = self.slots[self.slot_of[context]].kind == AccessKind::Exchange;
        let translates = self.shape.features.tlb_entries != 0;
        fired.mark_if(!translates, RuleEvent::AccessFails);
        fired.mark_if(is_atomic, RuleEvent::AtomicFails);
        fired.mark_if(is_atomic && fault.interrupt == Interrupt::BusError, RuleEvent::AtomicElsewhere);
        fired.mark_if(is_atomic && fault.interrupt == Interrupt::PageRight, RuleEvent::AtomicRight);
        self.free(self.slot_of[context]);
        self.active = None;
        Some(AccessEnd::Faulted(context, fault))
    }

    /// Translates all lanes in the page of the lowest that is not translated. Their addresses become
    /// physical, but for those that fault. With the last of them an access that faults ends.
    pub(crate) fn translate(&mut self, state: &mut State, record: &mut CycleRecord) -> Option<AccessEnd> {
        let active = self.active.as_mut()?;
        let slot = &mut self.slots[active.slot];
        let page_of = |address: Address| address.0 / PAGE_BYTES;
        let page = page_of(slot.addresses[active.untranslated.lowest()?.index()]);
        let mut lanes = LaneMask::EMPTY;
        let mut fault: Option<AccessFault> = None;
        for lane in active.untranslated.iter() {
            let address = slot.addresses[lane.index()];
            if page_of(address) != page {
                continue;
            }
            lanes = lanes.with(lane);
            match state.translate_for(slot.supervisor, address, slot.kind) {
                Ok(physical) => slot.addresses[lane.index()] = physical,
                Err(interrupt) => {
                    fault.get_or_insert(AccessFault { lane, interrupt, address });
                }
            }
        }
        note_page(active, page, fault, &mut state.fired);
        record.set(Scalar::TranslateLanes, lanes.0);
        let number = fault.map_or(0, |fault| u64::from(fault.interrupt.number()));
        record.set(Scalar::TranslateFault, number);
        active.untranslated = active.untranslated.without(lanes);
        active.fault = match (active.fault, fault) {
            (Some(older), Some(newer)) if newer.lane < older.lane => Some(newer),
            (older, newer) => older.or(newer),
        };
        let all = active.untranslated.is_empty();
        let context = active.context;
        if all && active.pages > 1 {
            note_pages(active, &mut state.fired);
        }
        self.end_with_fault(&mut state.fired).or(all.then_some(AccessEnd::Translated(context)))
    }
}

/// The lanes in a page have been translated, or fail.
fn note_page(active: &mut Active, page: u64, fault: Option<AccessFault>, fired: &mut Fired) {
    let interrupt = fault.map(|fault| fault.interrupt);
    fired.mark(match interrupt {
        None => RuleEvent::LanesTranslated,
        Some(Interrupt::PageMissing) => RuleEvent::LaneWithoutPage,
        Some(Interrupt::PageRight) => RuleEvent::LaneWithoutRight,
        Some(_) => RuleEvent::LaneOutside,
    });
    fired.mark_if(page == 0 && interrupt == Some(Interrupt::PageMissing), RuleEvent::Page0Gone);
    let raised = 1 << interrupt.map_or(0, Interrupt::number);
    if active.pages == 0 {
        active.first_page = raised;
    }
    active.pages = active.pages.saturating_add(1);
    active.all_pages |= raised;
}

/// The lanes in the last of several pages of an access have been.
fn note_pages(active: &Active, fired: &mut Fired) {
    let (first_fails, faults) = (active.first_page != 1, active.all_pages & !1);
    fired.mark(RuleEvent::PagesMany);
    fired.mark_if(first_fails, RuleEvent::FaultFirstPage);
    fired.mark_if(!first_fails && faults != 0, RuleEvent::FaultLaterPage);
    fired.mark_if(faults.count_ones() > 1, RuleEvent::FaultsMany);
}
