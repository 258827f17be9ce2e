//! Which addresses an access of the load/store unit reaches (docs/pipeline.md section 11): a page a
//! cycle is translated, or, without a TLB, all addresses are looked at as they are.
//!
//! Until that is known of all its lanes an access asks for nothing, so that a fault in any lane
//! leaves all of them unchanged.

use isa::trace::Scalar;
use isa::{CycleRecord, Interrupt, Lane, LaneMask};

use crate::semantics::{Right, Shape, State, PAGE_BYTES};

/// A lane's address that cannot be accessed.
#[derive(Clone, Copy, Debug)]
pub(super) struct AccessFault {
    pub(super) lane: Lane,
    pub(super) interrupt: Interrupt,
    /// The virtual address.
    pub(super) address: u64,
}

/// Without a TLB: the lowest lane at whose address nothing answers.
pub(super) fn first_unanswered(
    lanes: LaneMask,
    addresses: &[u64],
    shape: &Shape,
) -> Option<AccessFault> {
    let lane = lanes
        .iter()
        .find(|lane| !shape.is_mapped(addresses[lane.index()]))?;
    Some(AccessFault {
        lane,
        interrupt: Interrupt::BusError,
        address: addresses[lane.index()],
    })
}

/// Translates all lanes in the page of the lowest of `untranslated`. Their addresses become physical,
/// but for those that fault. Gives the lanes, and the lowest of them that faults.
pub(super) fn translate_a_page(
    warp: usize,
    untranslated: LaneMask,
    right: Right,
    addresses: &mut [u64],
    state: &State,
    record: &mut CycleRecord,
) -> (LaneMask, Option<AccessFault>) {
    let page_of = |address: u64| address / PAGE_BYTES;
    let mut lanes = LaneMask::EMPTY;
    let mut fault: Option<AccessFault> = None;
    let Some(lowest) = untranslated.lowest() else {
        return (lanes, fault);
    };
    let page = page_of(addresses[lowest.index()]);
    for lane in untranslated.iter() {
        let address = addresses[lane.index()];
        if page_of(address) != page {
            continue;
        }
        lanes.0 |= 1 << lane.0;
        match state.translate(warp, address, right) {
            Ok(physical) => addresses[lane.index()] = physical,
            Err(interrupt) => {
                fault.get_or_insert(AccessFault {
                    lane,
                    interrupt,
                    address,
                });
            }
        }
    }
    record.set(Scalar::TranslateLanes, lanes.0);
    let number = fault.map_or(0, |fault| u64::from(fault.interrupt.number()));
    record.set(Scalar::TranslateFault, number);
    (lanes, fault)
}
