//! The load/store unit: lanes become requests, one for each line touched (docs/pipeline.md section 11).
//!
//! It looks at addresses only; what is stored and loaded passes through. That something answers at
//! them is found here, not in execute: a new access is translated first, if there is a TLB, and ends
//! without a request when a lane faults (`translation.rs`). The request on the ports is computed when
//! the active access changes, not in every cycle that it waits (`request.rs`). A byte for the console
//! leaves by a queue of its own, so that a slow console keeps nobody waiting but those that print.

mod request;
mod translation;

use std::collections::VecDeque;

use isa::ports::{LineWords, PortInputs, PortOutputs};
use isa::trace::Scalar;
use isa::{Address, Context, CoreConfig, CycleRecord, Gpr, LaneMask, Warp};
use typed_index_collections::{ti_vec, TiVec};

use self::request::Lines;
use self::translation::{first_unanswered, AccessFault};
use super::core::Core;
use super::due_interrupt::DueInterrupt;
use crate::semantics::{Decoded, LaneValues, Shape, State};

/// A context's one access: what its lanes want.
#[derive(Clone, Debug)]
struct Slot {
    is_store: bool,
    decoded: Decoded,
    lanes: LaneMask,
    /// Virtual until translated.
    addresses: Vec<Address>,
    /// As they were before translation; none of a core whose accesses cannot fail in the memory.
    untranslated: Vec<Address>,
    /// A store's values.
    values: LaneValues,
}

/// The access that is being sent.
#[derive(Clone, Copy, Debug)]
struct Active {
    context: Context,
    /// The lanes still to do.
    lanes: LaneMask,
    /// Those of them that the request on the ports serves.
    served: LaneMask,
    /// What the lanes left store to the console.
    byte: Option<u8>,
    /// Those whose addresses are still to be translated.
    untranslated: LaneMask,
    /// Of the lanes that have been found to fault, the lowest. Without a TLB it is known from the
    /// beginning.
    fault: Option<AccessFault>,
}

impl Active {
    /// Every lane's address is known, and none faults.
    #[inline]
    fn asks(&self) -> bool {
        self.untranslated.is_empty() && self.fault.is_none()
    }
}

/// What becomes of an access in a cycle.
#[derive(Clone, Copy, Debug)]
enum AccessEnd {
    /// The last request of this context's store is sent to RAM.
    StoreSent(Context),
    /// This context's access faults.
    Faulted(Context, AccessFault),
}

/// A request whose response is awaited: a load's, or, where the memory tells of errors, also a store's.
#[derive(Clone, Copy, Debug)]
struct Awaited {
    context: Context,
    lanes: LaneMask,
    is_store: bool,
    last: bool,
}

/// A register write by a load's response.
#[derive(Clone, Copy, Debug)]
pub(super) struct LoadWrite {
    /// Who waits for it.
    pub(super) context: Context,
    /// Whose register it is.
    pub(super) warp: Warp,
    pub(super) register: Gpr,
    pub(super) lanes: LaneMask,
    /// The access is complete.
    pub(super) last: bool,
}

/// What a response brings.
#[derive(Clone, Copy, Debug)]
pub(super) enum Response {
    /// A load's values.
    Loaded(LoadWrite),
    /// A store is done in the lanes served, or the request has failed.
    NothingLoaded {
        context: Context,
        /// The address of the lowest lane served, virtual, when it has failed.
        failed_at: Option<Address>,
        is_store: bool,
        /// The access is complete.
        last: bool,
    },
}

/// Queue, slots, active access, response queue, console queue. Reset: empty.
#[derive(Clone, Debug)]
pub(super) struct LoadStoreUnit {
    shape: Shape,
    lines: Lines,
    outstanding_max: usize,
    /// The memory tells of accesses that have failed, and so answers stores.
    bus_errors: bool,
    queue: VecDeque<Context>,
    slots: TiVec<Context, Slot>,
    active: Option<Active>,
    awaited: VecDeque<Awaited>,
    /// Bytes to be printed, and who waits until they are.
    printing: VecDeque<(Context, u8)>,
}

impl LoadStoreUnit {
    pub(super) fn new(config: &CoreConfig, shape: Shape) -> Self {
        let slot = Slot {
            is_store: false,
            decoded: Decoded::from_word(&shape, 0),
            lanes: LaneMask::EMPTY,
            addresses: vec![Address(0); shape.lanes],
            untranslated: Vec::new(),
            values: LaneValues::new(shape.lanes),
        };
        let outstanding_max = config.data_outstanding as usize;
        LoadStoreUnit {
            shape,
            lines: Lines::new(config),
            outstanding_max,
            bus_errors: config.bus_errors,
            queue: VecDeque::with_capacity(shape.contexts + 1),
            slots: ti_vec![slot; shape.contexts],
            active: None,
            awaited: VecDeque::with_capacity(outstanding_max + 1),
            printing: VecDeque::with_capacity(shape.contexts),
        }
    }

    /// Whether a response is awaited.
    #[inline]
    pub(super) fn awaits_response(&self) -> bool {
        !self.awaited.is_empty()
    }

    /// Whether a request stands on the ports in this cycle.
    #[inline]
    pub(super) fn request_valid(&self) -> bool {
        self.active.is_some_and(|active| {
            let has_room = self.awaited.len() < self.outstanding_max;
            active.asks()
                && active.byte.is_none()
                && (has_room || (self.slots[active.context].is_store && !self.bus_errors))
        })
    }

    /// Whether an access is being translated or sent.
    #[inline]
    pub(super) fn has_active_access(&self) -> bool {
        self.active.is_some()
    }

    /// The byte that has waited longest to be printed.
    #[inline]
    pub(super) fn byte_to_print(&self) -> Option<u8> {
        self.printing.front().map(|&(_, byte)| byte)
    }

    /// Takes the response to the oldest request: a load's writes the register in the lanes served, unless it has failed.
    pub(super) fn take_response(
        &mut self,
        data: &LineWords,
        error: bool,
        state: &mut State,
    ) -> Option<Response> {
        let Awaited {
            context,
            lanes,
            is_store,
            last,
        } = self.awaited.pop_front()?;
        let slot = &self.slots[context];
        if is_store || error {
            let address = slot.untranslated.get(lanes.lowest()?.index()).copied();
            return Some(Response::NothingLoaded {
                context,
                failed_at: address.filter(|_| error),
                is_store,
                last,
            });
        }
        let warp = state.warp_of(context);
        for lane in lanes.iter() {
            let address = slot.addresses[lane.index()];
            let word = data[self.lines.word_in_line(address)];
            state.write_loaded(warp, &slot.decoded, lane, word, address);
        }
        Some(Response::Loaded(LoadWrite {
            context,
            warp,
            register: slot.decoded.instruction.destination_gpr()?,
            lanes,
            last,
        }))
    }

    /// Sends the request that stands on the ports, if it fires, or translates, or ends an access that
    /// faults, or queues its byte for the console; and loads the next access when the active one is done,
    /// unless accesses are held back. Gives how an access ends, if one does.
    #[inline]
    fn step(
        &mut self,
        fires: bool,
        held_back: bool,
        outputs: &mut PortOutputs,
        state: &State,
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
            Some(_) if self.faulting().is_some() => self.end_with_fault(),
            Some(Active {
                context,
                byte: Some(byte),
                ..
            }) => {
                self.printing.push_back((context, byte));
                self.active = None;
                None
            }
            Some(active) if fires => self.send(active),
            Some(_) => return None,
        };
        if self.active.is_none() && !held_back {
            self.active = self.queue.pop_front().map(|next| self.activate(next));
        }
        self.prepare_request(outputs);
        end
    }

    /// The request that stands on the ports is sent.
    #[inline]
    fn send(&mut self, active: Active) -> Option<AccessEnd> {
        let context = active.context;
        let left = active.lanes.without(active.served);
        let last = left.is_empty();
        self.active = (!last).then_some(Active {
            lanes: left,
            ..active
        });
        let is_store = self.slots[context].is_store;
        if is_store && !self.bus_errors {
            return last.then_some(AccessEnd::StoreSent(context));
        }
        self.awaited.push_back(Awaited {
            context,
            lanes: active.served,
            is_store,
            last,
        });
        None
    }

    /// A context's access as it becomes the active one.
    fn activate(&self, context: Context) -> Active {
        let slot = &self.slots[context];
        let lanes = slot.lanes;
        let (untranslated, fault) = if self.shape.features.tlb_entries != 0 {
            (lanes, None)
        } else {
            let fault = first_unanswered(lanes, &slot.addresses, &self.shape);
            (LaneMask::EMPTY, fault)
        };
        Active {
            context,
            lanes,
            served: LaneMask::EMPTY,
            byte: None,
            untranslated,
            fault,
        }
    }

    /// Queues the access that has just executed; it is called after [`LoadStoreUnit::step`], so the
    /// unit sees it a cycle later.
    pub(super) fn push(
        &mut self,
        context: Context,
        decoded: &Decoded,
        is_store: bool,
        lanes: LaneMask,
        state: &State,
    ) {
        let slot = &mut self.slots[context];
        slot.is_store = is_store;
        slot.decoded = *decoded;
        slot.lanes = lanes;
        slot.addresses.copy_from_slice(state.addresses());
        if self.bus_errors {
            slot.untranslated.clone_from(&slot.addresses);
        }
        if is_store {
            state.take_stored(state.warp_of(context), decoded, &mut slot.values);
        }
        self.queue.push_back(context);
    }
}

impl Core {
    /// The byte at the console's port, when it is taken; its context wakes.
    #[inline]
    pub(super) fn print(&mut self, inputs: &PortInputs, record: &mut CycleRecord) {
        if !(self.outputs.console_output_valid && inputs.console_output_ready) {
            return;
        }
        if let Some((context, _)) = self.load_store.printing.pop_front() {
            self.make_running(context);
            record.set(Scalar::PrintDoneValid, 1);
            record.set(Scalar::PrintDoneWarp, context.0.into());
        }
    }

    /// The data request, when the port takes it; a store's context wakes with its last one, and that of
    /// an access that faults with the fault.
    #[inline]
    pub(super) fn send_request(&mut self, inputs: &PortInputs, record: &mut CycleRecord) {
        let fires = self.outputs.data_request_valid && inputs.data_request_ready;
        let held_back = self.translation_hold.is_some();
        let end = self
            .load_store
            .step(fires, held_back, &mut self.outputs, &self.state, record);
        match end {
            None => {}
            Some(AccessEnd::StoreSent(context)) => {
                self.make_running(context);
                record.set(Scalar::StoreDoneValid, 1);
                record.set(Scalar::StoreDoneWarp, context.0.into());
            }
            Some(AccessEnd::Faulted(context, fault)) => {
                self.make_running(context);
                self.timing[context].due_interrupt = Some(DueInterrupt {
                    interrupt: fault.interrupt,
                    address: fault.address,
                });
            }
        }
    }
}
