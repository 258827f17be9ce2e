//! Which addresses an access of the load/store unit reaches (docs/pipeline.md section 11): a page a
//! cycle is translated, or, without a TLB, all addresses are looked at as they are.
//!
//! Until that is known of all its lanes an access asks for nothing, so that a fault in any lane
//! leaves all of them unchanged.

use isa::trace::Scalar;
use isa::{Address, Context, CycleRecord, Interrupt, Lane, LaneMask};

use super::{AccessEnd, LoadStoreUnit, Slot};
use crate::semantics::{Shape, State, PAGE_BYTES};

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
    pub(crate) fn end_with_fault(&mut self) -> Option<AccessEnd> {
        let (context, fault) = self.faulting()?;
        self.free(self.slot_of[context]);
        self.active = None;
        Some(AccessEnd::Faulted(context, fault))
    }

    /// Translates all lanes in the page of the lowest that is not translated. Their addresses become
    /// physical, but for those that fault. With the last of them an access that faults ends.
    pub(crate) fn translate(&mut self, state: &State, record: &mut CycleRecord) -> Option<AccessEnd> {
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
        self.end_with_fault().or(all.then_some(AccessEnd::Translated(context)))
    }
}
