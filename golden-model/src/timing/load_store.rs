//! The load/store unit: lanes become requests, one for each line touched (docs/pipeline.md section 11).
//!
//! It looks at addresses only; what is stored and loaded passes through. That something answers at
//! them is found here, not in execute: a new access is translated first, if there is a TLB, and ends
//! without a request when a lane faults. The request on the ports is computed when the active access
//! changes, not in every cycle that it waits.

use std::collections::VecDeque;

use isa::ports::{LineWords, PortOutputs, LINE_WORDS_MAX};
use isa::{CoreConfig, CycleRecord, LaneMask};

use super::translation::{first_unanswered, translate_a_page, AccessFault};
use crate::semantics::memory_access::{loaded_value, merge_bytes, stored_bytes, stored_word};
use crate::semantics::{Decoded, Right, Shape, State};

/// A warp's one access: what its lanes want.
#[derive(Clone, Debug)]
struct Slot {
    is_store: bool,
    decoded: Decoded,
    lanes: u64,
    /// Virtual until translated.
    addresses: Vec<u64>,
    /// A store's values; they are not looked at.
    values: Vec<u64>,
}

/// The access that is being sent.
#[derive(Clone, Copy, Debug)]
struct Active {
    warp: usize,
    /// The lanes still to do.
    lanes: u64,
    /// Those of them that the request on the ports serves.
    served: u64,
    /// Those whose addresses are still to be translated.
    untranslated: u64,
    /// Of the lanes that have been found to fault, the lowest. Without a TLB it is known from the
    /// beginning.
    fault: Option<AccessFault>,
}

/// What becomes of an access in a cycle.
#[derive(Clone, Copy, Debug)]
pub(super) enum AccessEnd {
    /// The last request of this warp's store is sent.
    StoreSent(usize),
    /// This warp's access faults.
    Faulted(usize, AccessFault),
}

/// A load request whose response is awaited.
#[derive(Clone, Copy, Debug)]
struct Awaited {
    warp: usize,
    lanes: u64,
    last: bool,
}

/// A register write by a load's response.
#[derive(Clone, Copy, Debug)]
pub(super) struct LoadWrite {
    pub(super) warp: usize,
    pub(super) register: isa::Gpr,
    pub(super) lanes: LaneMask,
    /// The access is complete.
    pub(super) last: bool,
}

/// Queue, slots, active access, response queue. Reset: empty.
#[derive(Clone, Debug)]
pub(super) struct LoadStoreUnit {
    shape: Shape,
    word_shift: u32,
    line_shift: u32,
    outstanding_max: usize,
    queue: VecDeque<usize>,
    slots: Vec<Slot>,
    active: Option<Active>,
    awaited: VecDeque<Awaited>,
}

impl LoadStoreUnit {
    pub(super) fn new(config: &CoreConfig, shape: Shape) -> Self {
        let slot = Slot {
            is_store: false,
            decoded: Decoded::from_word(&shape, 0),
            lanes: 0,
            addresses: vec![0; shape.lanes],
            values: vec![0; shape.lanes],
        };
        let outstanding_max = config.data_outstanding as usize;
        LoadStoreUnit {
            shape,
            word_shift: config.arch.word_bytes().trailing_zeros(),
            line_shift: config.line_bytes().trailing_zeros(),
            outstanding_max,
            queue: VecDeque::with_capacity(shape.warps + 1),
            slots: vec![slot; shape.warps],
            active: None,
            awaited: VecDeque::with_capacity(outstanding_max + 1),
        }
    }

    /// Whether a load's response is awaited.
    #[inline]
    pub(super) fn awaits_response(&self) -> bool {
        !self.awaited.is_empty()
    }

    /// Whether a request stands on the ports in this cycle.
    #[inline]
    pub(super) fn request_valid(&self) -> bool {
        self.active.is_some_and(|active| {
            active.untranslated == 0
                && active.fault.is_none()
                && (self.slots[active.warp].is_store || self.awaited.len() < self.outstanding_max)
        })
    }

    /// Takes the response of the oldest load request: writes the register in the lanes served.
    pub(super) fn take_response(
        &mut self,
        data: &LineWords,
        state: &mut State,
    ) -> Option<LoadWrite> {
        let Awaited { warp, lanes, last } = self.awaited.pop_front()?;
        let slot = &self.slots[warp];
        for lane in LaneMask(lanes).iter() {
            let address = slot.addresses[lane.index()];
            let word = data[self.word_in_line(address)];
            let value = loaded_value(&self.shape, word, address);
            state.write_destination(warp, &slot.decoded, lane.index(), value);
        }
        Some(LoadWrite {
            warp,
            register: slot.decoded.instruction.destination_gpr()?,
            lanes: LaneMask(lanes),
            last,
        })
    }

    /// Sends the request that stands on the ports, if it fires, or translates, or ends an access that
    /// faults; and loads the next access when the active one is done. Gives how an access ends, if
    /// one does.
    #[inline]
    pub(super) fn step(
        &mut self,
        fires: bool,
        outputs: &mut PortOutputs,
        state: &State,
        record: &mut CycleRecord,
    ) -> Option<AccessEnd> {
        if self.active.is_none() && self.queue.is_empty() {
            return None;
        }
        let mut end = None;
        if self.active.is_some_and(|active| active.untranslated != 0) {
            end = self.translate(state, record);
            if self.active.is_some_and(|active| active.untranslated != 0) {
                return None;
            }
        } else if let Some((warp, fault)) = self.faulting() {
            end = Some(AccessEnd::Faulted(warp, fault));
            self.active = None;
        } else if let (true, Some(active)) = (fires, &mut self.active) {
            active.lanes &= !active.served;
            let last = active.lanes == 0;
            let is_store = self.slots[active.warp].is_store;
            if !is_store {
                self.awaited.push_back(Awaited {
                    warp: active.warp,
                    lanes: active.served,
                    last,
                });
            } else if last {
                end = Some(AccessEnd::StoreSent(active.warp));
            }
            if last {
                self.active = None;
            }
        } else if self.active.is_some() {
            return None;
        }
        if self.active.is_none() {
            self.active = self.queue.pop_front().map(|warp| self.activate(warp));
        }
        self.prepare_request(outputs);
        end
    }

    /// A warp's access as it becomes the active one.
    fn activate(&self, warp: usize) -> Active {
        let slot = &self.slots[warp];
        let lanes = slot.lanes;
        let (untranslated, fault) = if self.shape.features.tlb_entries != 0 {
            (lanes, None)
        } else {
            let fault = first_unanswered(LaneMask(lanes), &slot.addresses, &self.shape);
            (0, fault)
        };
        Active {
            warp,
            lanes,
            served: 0,
            untranslated,
            fault,
        }
    }

    /// The warp of the active access, and its fault, when it is to end with one.
    #[inline]
    fn faulting(&self) -> Option<(usize, AccessFault)> {
        let active = self.active.filter(|active| active.untranslated == 0)?;
        Some((active.warp, active.fault?))
    }

    /// Translates the lanes of one page. With the last of them an access that faults ends.
    fn translate(&mut self, state: &State, record: &mut CycleRecord) -> Option<AccessEnd> {
        let active = self.active.as_mut()?;
        let slot = &mut self.slots[active.warp];
        let right = if slot.is_store {
            Right::Write
        } else {
            Right::Read
        };
        let (lanes, fault) = translate_a_page(
            active.warp,
            LaneMask(active.untranslated),
            right,
            &mut slot.addresses,
            state,
            record,
        );
        active.untranslated &= !lanes.0;
        active.fault = match (active.fault, fault) {
            (Some(older), Some(newer)) if newer.lane < older.lane => Some(newer),
            (older, newer) => older.or(newer),
        };
        let (warp, fault) = self.faulting()?;
        self.active = None;
        Some(AccessEnd::Faulted(warp, fault))
    }

    /// Queues the access that has just executed; it is called after [`LoadStoreUnit::step`], so the
    /// unit sees it a cycle later.
    pub(super) fn push(
        &mut self,
        warp: usize,
        decoded: &Decoded,
        is_store: bool,
        lanes: u64,
        state: &State,
    ) {
        let slot = &mut self.slots[warp];
        slot.is_store = is_store;
        slot.decoded = *decoded;
        slot.lanes = lanes;
        slot.addresses.copy_from_slice(state.addresses());
        if is_store {
            for lane in LaneMask(lanes).iter() {
                slot.values[lane.index()] = state.store_value(warp, decoded, lane.index());
            }
        }
        self.queue.push_back(warp);
    }

    /// Number of the word in its line.
    #[inline]
    fn word_in_line(&self, address: u64) -> usize {
        let words = 1_u64 << (self.line_shift - self.word_shift);
        ((address >> self.word_shift) & (words - 1)) as usize
    }

    /// Console or RAM, and the line: lanes for which this agrees share a request.
    #[inline]
    fn place(&self, address: u64) -> (bool, u64) {
        if address < self.shape.ram_bytes {
            (false, address >> self.line_shift)
        } else {
            (true, 0)
        }
    }

    /// Computes the request of the active access: the lowest lane still to do names the line, and
    /// every lane still to do with the same line is served. A higher lane's bytes go over a lower's.
    fn prepare_request(&mut self, outputs: &mut PortOutputs) {
        let asks = |active: &Active| active.untranslated == 0 && active.fault.is_none();
        let Some(active) = self.active.filter(asks) else {
            return;
        };
        let slot = &self.slots[active.warp];
        let lowest = active.lanes.trailing_zeros() as usize;
        let place = self.place(slot.addresses[lowest]);
        let mut data = [0; LINE_WORDS_MAX];
        let (mut served, mut byte_enable) = (0, 0);
        for lane in LaneMask(active.lanes).iter() {
            let address = slot.addresses[lane.index()];
            if self.place(address) != place {
                continue;
            }
            served |= 1 << lane.0;
            let word = self.word_in_line(address);
            let first_byte = (word as u64) << self.word_shift;
            if slot.is_store {
                let bytes = stored_bytes(&self.shape, address);
                let stored = stored_word(&self.shape, slot.values[lane.index()], address);
                data[word] = merge_bytes(data[word], stored, bytes);
                byte_enable |= bytes << first_byte;
            } else {
                byte_enable |= ((1 << self.shape.word_bytes) - 1) << first_byte;
            }
        }
        outputs.data_request_write = slot.is_store;
        (outputs.data_request_console, outputs.data_request_line) = place;
        outputs.data_request_byte_enable = byte_enable;
        outputs.data_request_data = data;
        if let Some(active) = &mut self.active {
            active.served = served;
        }
    }
}
