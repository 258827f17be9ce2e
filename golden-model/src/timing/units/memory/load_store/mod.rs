//! The load/store unit: lanes become requests, one for each line touched (docs/pipeline.md section 11).
//!
//! It looks at addresses only; what is stored and loaded passes through. This unit, not execute, finds whether
//! something answers at them: a new access is translated first, if there is a TLB, and ends without a request when a
//! lane faults (`translation.rs`). The request on the ports is computed when the active access changes, not in every
//! cycle that it waits (`request.rs`). A byte for the console leaves by a queue of its own, so that only contexts that
//! print wait for a slow console.

mod answers;
mod banks;
mod exchange;
mod notes;
mod request;
mod translation;
mod under_way;

use std::collections::VecDeque;

use isa::ports::PortOutputs;
use isa::{Address, Context, CoreConfig, CycleRecord, Gpr, LaneMask};
use typed_index_collections::TiVec;

pub(crate) use self::answers::{LoadWrite, Response};
use self::banks::Banks;
use self::exchange::ExchangeUnit;
use self::request::Lines;
use self::translation::first_unanswered;
pub(crate) use self::translation::AccessFault;
use crate::rule_events::{Fired, RuleEvent};
use crate::semantics::{AccessKind, AtomicValues, Decoded, LaneValues, Shape, State};

/// An access: what the lanes of a context want.
#[derive(Clone, Debug)]
struct Slot {
    kind: AccessKind,
    decoded: Decoded,
    /// The mode in which it is translated.
    supervisor: bool,
    lanes: LaneMask,
    /// Virtual until translated.
    addresses: Vec<Address>,
    /// The addresses before translation; none for a core whose accesses cannot fail in the memory.
    untranslated: Vec<Address>,
    /// A store's values.
    values: LaneValues,
    /// Those of an atomic instruction; `None` of a core that has none.
    atomic: Option<AtomicValues>,
}

impl Slot {
    #[inline]
    fn is_store(&self) -> bool {
        self.kind == AccessKind::Store
    }
}

/// The access that is being sent.
#[derive(Clone, Copy, Debug)]
struct Active {
    context: Context,
    /// The number of its slot.
    slot: usize,
    /// The lanes still to do.
    lanes: LaneMask,
    /// Those of them that the request on the ports serves.
    served: LaneMask,
    /// What the lanes left store to the console.
    byte: Option<u8>,
    /// The request is for the scratchpad.
    in_banks: bool,
    /// A request for the RAM has been sent.
    behind_ram: bool,
    /// The line of the last of these; and whether one of them was for another line than the one before it, and one for
    /// the same.
    line: u64,
    other_line: bool,
    same_line: bool,
    /// One of them was for line 0.
    behind_line_0: bool,
    /// A request for the scratchpad has been sent.
    behind_banks: bool,
    /// Pages that have been translated, and what the first of them and all of them have raised: bit i is interrupt i,
    /// bit 0 that no lane of a page has failed.
    pages: u8,
    first_page: u16,
    all_pages: u16,
    /// Those whose addresses are still to be translated.
    untranslated: LaneMask,
    /// The fault of the lowest lane that has been found to fault. Without a TLB it is there from the beginning.
    fault: Option<AccessFault>,
}

impl Active {
    /// Every lane's address is known, and none faults.
    #[inline]
    fn asks(&self) -> bool {
        self.untranslated.is_empty() && self.fault.is_none()
    }
}

/// What surrounds the unit at the start of a cycle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Surroundings {
    /// A data cache or the request queue has a request that has not been sent.
    pub(crate) requests_wait: bool,
    /// A data cache has something to do for requests that it has sent.
    pub(crate) cache_acts: bool,
    /// Commit leaves the units the write port.
    pub(crate) port_is_free: bool,
}

/// What becomes of an access in a cycle.
#[derive(Clone, Copy, Debug)]
pub(crate) enum AccessEnd {
    /// All lanes of this context's access are translated, and none faults.
    Translated(Context),
    /// Its last request is sent, and will be answered.
    Sent(Context),
    /// The last request of this context's store is sent to RAM.
    StoreSent(Context),
    /// The last request of this context's load is carried out in the scratchpad, and will be answered.
    AskedBanks(Context),
    /// The last request of this context's store is carried out in the scratchpad.
    StoredInBanks(Context),
    /// This context's access faults.
    Faulted(Context, AccessFault),
}

impl AccessEnd {
    /// Whether the last request is one that is sent later, as `tags` finds out.
    #[inline]
    pub(crate) fn is_sent_later(&self, tags: impl FnOnce(Context) -> bool) -> bool {
        match *self {
            AccessEnd::Sent(context) | AccessEnd::StoreSent(context) => tags(context),
            _ => false,
        }
    }
}

/// A request whose response is awaited: a load's, or, where the memory tells of errors, also a store's.
#[derive(Clone, Copy, Debug)]
struct Awaited {
    context: Context,
    /// The number of its slot. A store's may have been taken by another access since.
    slot: usize,
    lanes: LaneMask,
    /// The lowest lane's address, before translation; for a core whose accesses can fail in the memory.
    address: Option<Address>,
    is_store: bool,
    last: bool,
}

/// Queue, slots, active access, response queue, console queue. Reset: empty.
#[derive(Clone, Debug)]
pub(crate) struct LoadStoreUnit {
    shape: Shape,
    lines: Lines,
    outstanding_max: usize,
    /// The memory tells of accesses that have failed, and so answers stores.
    bus_errors: bool,
    queue: VecDeque<Context>,
    slots: Vec<Slot>,
    /// The slot of each context's access in the queue, the active one or at the console, or of the last that was there.
    slot_of: TiVec<Context, usize>,
    /// With a scoreboard: slots that hold no access. Without one each context keeps its own.
    free_slots: Option<Vec<usize>>,
    active: Option<Active>,
    awaited: VecDeque<Awaited>,
    /// Deep pipeline: bytes are queued a cycle later.
    queues_later: bool,
    /// A byte that is to be queued, and its context.
    byte: Option<(Context, u8)>,
    /// Bytes to be printed, and the contexts that wait until they are.
    pub(crate) printing: VecDeque<(Context, u8)>,
    /// `None` of a core without a scratchpad.
    banks: Option<Banks>,
    /// `None` of a core without atomic instructions.
    exchange: Option<Box<ExchangeUnit>>,
    /// At the start of the cycle answers are awaited that may tell of errors, or a request has not been sent: no byte
    /// is queued.
    prints_later: bool,
}

impl LoadStoreUnit {
    pub(crate) fn new(config: &CoreConfig, shape: Shape) -> Self {
        let slot = Slot {
            kind: AccessKind::Load,
            decoded: Decoded::from_word(&shape, 0),
            supervisor: true,
            lanes: LaneMask::EMPTY,
            addresses: vec![Address(0); shape.lanes],
            untranslated: Vec::new(),
            values: LaneValues::new(shape.lanes),
            atomic: config.extension.then(|| AtomicValues::new(shape.lanes)),
        };
        let outstanding_max = config.data_outstanding as usize;
        // For loads that have been sent: one a request that is awaited, and one whose answer waits.
        let more = if config.scoreboard { outstanding_max + 1 } else { 0 };
        let slots = shape.contexts + more;
        LoadStoreUnit {
            shape,
            lines: Lines::new(config),
            outstanding_max,
            bus_errors: config.bus_errors,
            queue: VecDeque::with_capacity(shape.contexts + 1),
            slots: vec![slot; slots],
            slot_of: (0..shape.contexts).collect(),
            free_slots: config.scoreboard.then(|| (0..slots).collect()),
            active: None,
            awaited: VecDeque::with_capacity(outstanding_max + 1),
            queues_later: config.is_deep(),
            byte: None,
            printing: VecDeque::with_capacity(shape.contexts),
            banks: (config.scratchpad_bytes > 0).then(|| Banks::new(config)),
            exchange: config.extension.then(|| Box::new(ExchangeUnit::new(config))),
            prints_later: false,
        }
    }

    /// Whether a response is awaited.
    #[inline]
    pub(crate) fn awaits_response(&self) -> bool {
        !self.awaited.is_empty()
    }

    /// A cycle begins.
    #[inline]
    pub(crate) fn begin(&mut self, surroundings: &Surroundings) {
        self.prints_later = surroundings.requests_wait || self.bus_errors && self.awaits_response();
        self.begin_exchange(surroundings);
        self.begin_banks(surroundings);
    }

    /// Whether there is a request on the ports in this cycle.
    #[inline]
    pub(crate) fn request_valid(&self) -> bool {
        self.active.is_some_and(|active| {
            let has_room = self.awaited.len() < self.outstanding_max;
            let may_send = match self.slots[active.slot].kind {
                AccessKind::Load => has_room,
                AccessKind::Store => has_room || !self.bus_errors,
                AccessKind::Exchange => self.exchange_asks(),
            };
            active.asks() && active.byte.is_none() && !active.in_banks && may_send
        })
    }

    /// Words of a line.
    #[inline]
    pub(crate) fn line_words(&self) -> u64 {
        self.lines.words()
    }

    /// The context whose access is being translated or sent.
    #[inline]
    pub(crate) fn active_context(&self) -> Option<Context> {
        self.active.map(|active| active.context)
    }

    /// Whether an access is being translated or sent.
    #[inline]
    pub(crate) fn has_active_access(&self) -> bool {
        self.active.is_some()
    }

    /// Queues the byte that is to be queued, if there is one.
    #[inline]
    pub(crate) fn queue_byte(&mut self, fired: &mut Fired) {
        fired.mark_if(self.byte.is_some(), RuleEvent::ByteQueued);
        self.printing.extend(self.byte.take());
    }

    /// The byte that has waited longest to be printed.
    #[inline]
    pub(crate) fn byte_to_print(&self) -> Option<u8> {
        self.printing.front().map(|&(_, byte)| byte)
    }

    /// The register that a context's access loads.
    pub(crate) fn destination(&self, context: Context) -> Option<Gpr> {
        let slot = &self.slots[self.slot_of[context]];
        slot.decoded.instruction.destination_gpr()
    }

    /// Without a TLB: whether a context's access will fail.
    pub(crate) fn will_fail(&self, context: Context) -> bool {
        let slot = &self.slots[self.slot_of[context]];
        first_unanswered(slot, &self.shape).is_some()
    }

    /// Sends the request on the ports, if it fires, or translates, or ends an access that faults, or queues its byte
    /// for the console; and loads the next access when the active one is done, unless accesses are held back. Gives how
    /// an access ends, if one does.
    #[inline]
    pub(crate) fn step(
        &mut self,
        fires: bool,
        held_back: bool,
        outputs: &mut PortOutputs,
        state: &mut State,
        record: &mut CycleRecord,
    ) -> Option<AccessEnd> {
        let end = match self.active {
            None if self.queue.is_empty() || held_back => return None,
            None => None,
            Some(active) if !active.untranslated.is_empty() => {
                let end = self.translate(state, record);
                let goes_on = self.active;
                if goes_on.is_some_and(|active| !active.untranslated.is_empty()) {
                    return None;
                }
                end
            }
            Some(_) if self.faulting().is_some() => self.end_with_fault(&mut state.fired),
            Some(active @ Active { context, slot, byte: Some(byte), .. }) => {
                let fired = &mut state.fired;
                if self.prints_later {
                    fired.mark_if(self.bus_errors && self.awaits_response(), RuleEvent::ByteWaits);
                    return None;
                }
                fired.mark_if(active.behind_ram, RuleEvent::StoreMixed);
                fired.mark_if(active.behind_line_0, RuleEvent::StoreMixedLine0);
                fired.mark_if(active.behind_banks, RuleEvent::PadStoreConsole);
                self.free(slot);
                self.byte = Some((context, byte));
                match self.queues_later {
                    true => fired.mark(RuleEvent::ByteQueuedLater),
                    false => self.queue_byte(fired),
                }
                self.active = None;
                None
            }
            Some(active) if self.slots[active.slot].kind == AccessKind::Exchange => {
                if !self.step_exchange(active, fires, outputs, state, record) {
                    return None;
                }
                None
            }
            Some(active) if fires || self.banks_fire() => self.send(active, state, record),
            Some(active) => {
                self.note_waits(&active, &mut state.fired);
                return None;
            }
        };
        if self.active.is_none() && !held_back {
            self.active = self.queue.pop_front().map(|next| self.activate(next));
            state.fired.mark_if(self.active.is_some(), RuleEvent::AccessActive);
        }
        self.prepare_request(outputs, &mut state.fired);
        end
    }

    /// The request on the ports is sent.
    #[inline]
    fn send(&mut self, active: Active, state: &mut State, record: &mut CycleRecord) -> Option<AccessEnd> {
        let (context, slot) = (active.context, active.slot);
        let left = active.lanes.without(active.served);
        let last = left.is_empty();
        let is_store = self.slots[slot].is_store();
        let sent = self.note_request(&active, is_store, &mut state.fired);
        self.active = (!last).then_some(Active { lanes: left, ..sent });
        if last && is_store {
            self.free(slot);
        }
        if active.in_banks {
            return self.send_to_banks(&active, last, state, record);
        }
        if is_store && !self.bus_errors {
            return last.then_some(AccessEnd::StoreSent(context));
        }
        self.awaited.push_back(Awaited {
            context,
            slot,
            lanes: active.served,
            address: self.failure_address(&active),
            is_store,
            last,
        });
        last.then_some(AccessEnd::Sent(context))
    }

    /// The address that its request fails at if it does, of a core where it can.
    #[inline]
    fn failure_address(&self, active: &Active) -> Option<Address> {
        let lowest = active.served.lowest()?;
        let untranslated = &self.slots[active.slot].untranslated;
        untranslated.get(lowest.index()).copied()
    }

    /// A slot's access needs it no longer.
    #[inline]
    fn free(&mut self, slot: usize) {
        if let Some(free) = &mut self.free_slots {
            free.push(slot);
        }
    }

    /// A context's access as it becomes the active one.
    fn activate(&self, context: Context) -> Active {
        let number = self.slot_of[context];
        let slot = &self.slots[number];
        let lanes = slot.lanes;
        let (untranslated, fault) = if self.shape.features.tlb_entries != 0 {
            (lanes, None)
        } else {
            let fault = first_unanswered(slot, &self.shape);
            (LaneMask::EMPTY, fault)
        };
        Active {
            context,
            slot: number,
            lanes,
            served: LaneMask::EMPTY,
            byte: None,
            in_banks: false,
            behind_ram: false,
            line: 0,
            other_line: false,
            same_line: false,
            behind_line_0: false,
            behind_banks: false,
            pages: 0,
            first_page: 0,
            all_pages: 0,
            untranslated,
            fault,
        }
    }

    /// Queues the access that has just executed; it is called after [`LoadStoreUnit::step`], so the
    /// unit sees it a cycle later.
    pub(crate) fn push(
        &mut self,
        context: Context,
        decoded: &Decoded,
        kind: AccessKind,
        lanes: LaneMask,
        state: &State,
    ) {
        // There is always one: of each context at most one access, and each request that is awaited.
        if let Some(free) = self.free_slots.as_mut().and_then(Vec::pop) {
            self.slot_of[context] = free;
        }
        let slot = &mut self.slots[self.slot_of[context]];
        slot.kind = kind;
        slot.decoded = *decoded;
        slot.supervisor = state.was_supervisor;
        slot.lanes = lanes;
        slot.addresses.copy_from_slice(state.addresses());
        if self.bus_errors {
            slot.untranslated.clone_from(&slot.addresses);
        }
        let warp = state.warp_of(context);
        match kind {
            AccessKind::Load => {}
            AccessKind::Store => state.take_stored(warp, decoded, &mut slot.values),
            AccessKind::Exchange => {
                if let Some(values) = &mut slot.atomic {
                    values.take(state, warp, decoded);
                }
            }
        }
        self.queue.push_back(context);
    }
}
