//! The ports of the load/store unit: the data port, or the data cache and the request queue in front of it, and the
//! console; and what accesses mean to their contexts.

use isa::ports::PortInputs;
use isa::trace::Scalar;
use isa::{Context, CycleRecord, Interrupt, Slot};

use crate::rule_events::RuleEvent;
use crate::timing::record;
use crate::timing::units::memory::data_cache::Answer;
use crate::timing::units::memory::load_store::{AccessEnd, LoadWrite, Response, Surroundings};
use crate::timing::units::scoreboard::Progress;
use crate::timing::units::warps::warp_table::DueInterrupt;
use crate::timing::Core;

impl Core {
    /// Computes what the ports carry in the cycle that begins; `port_is_free`: commit leaves the units the write port;
    /// `requests_wait`: the data cache or the request queue has a request that has not been sent.
    pub(super) fn drive_data_port(&mut self, port_is_free: bool, requests_wait: bool) {
        let (unit, outputs) = (&mut self.load_store, &mut self.outputs);
        let byte = unit.byte_to_print();
        outputs.console_output_valid = byte.is_some();
        outputs.console_output_data = byte.unwrap_or(0).into();
        let cache = self.data_cache.as_ref();
        unit.begin(&Surroundings {
            requests_wait,
            cache_acts: cache.is_some_and(|cache| cache.has_queue()),
            port_is_free,
        });
        let asks = unit.request_valid();
        let takes_answer = unit.awaits_response() && port_is_free && !unit.has_banks_answer();
        let port = match &mut self.request_queue {
            None => &mut *outputs,
            Some(queue) => &mut queue.asked,
        };
        match &mut self.data_cache {
            None => {
                port.data_request_valid = asks;
                port.data_response_ready = takes_answer;
            }
            Some(cache) => cache.begin(asks, takes_answer, port),
        }
        if let Some(queue) = &self.request_queue {
            queue.begin(outputs);
        }
    }

    /// The byte at the console's port, when it is taken; its context wakes, with a request queue a cycle later.
    #[inline]
    pub(super) fn print(&mut self, inputs: &PortInputs, record: &mut CycleRecord) {
        let fires = self.outputs.console_output_valid && inputs.console_output_ready;
        let taken = match fires {
            true => self.load_store.printing.pop_front(),
            false => None,
        };
        self.load_store.queue_byte(&mut self.state.fired);
        let taken = taken.map(|(context, _)| context);
        let printed = match &mut self.request_queue {
            None => taken,
            Some(queue) => {
                let printed = std::mem::replace(&mut queue.printer, taken);
                self.state.fired.mark_if(printed.is_some(), RuleEvent::QueueBytePrinted);
                printed
            }
        };
        if let Some(context) = printed {
            self.state.fired.mark(RuleEvent::BytePrinted);
            self.progress(context, Progress::Printed);
            record.set(Scalar::PrintDoneValid, 1);
            record.set(Scalar::PrintDoneContext, context.0.into());
        }
    }

    /// The data request, when the port takes it; a store's context wakes with its last one, and that of
    /// an access that faults with the fault.
    #[inline]
    pub(super) fn send_request(&mut self, inputs: &PortInputs, record: &mut CycleRecord) {
        if self.data_cache.is_some() {
            return self.ask_cache(inputs, record);
        }
        if self.request_queue.is_some() {
            return self.ask_queue(inputs, record);
        }
        let fires = self.outputs.data_request_valid && inputs.data_request_ready;
        let held_back = self.translation_hold.is_some();
        let (outputs, state) = (&mut self.outputs, &mut self.state);
        let end = self.load_store.step(fires, held_back, outputs, state, record);
        self.end_access(end, record);
    }

    /// With a request queue and no data cache: the data request, when the queue takes it; a store is sent when it
    /// leaves the queue.
    #[inline(never)]
    fn ask_queue(&mut self, inputs: &PortInputs, record: &mut CycleRecord) {
        let held_back = self.translation_hold.is_some();
        let Some(queue) = &mut self.request_queue else {
            return;
        };
        let fires = queue.takes_request();
        let sent = queue.step(inputs.data_request_ready, &mut self.state.fired);
        self.state.fired.mark_if(sent.is_some() && !self.bus_errors, RuleEvent::QueueStoreSent);
        let (unit, state) = (&mut self.load_store, &mut self.state);
        let end = unit.step(fires, held_back, &mut queue.asked, state, record);
        let end = end.filter(|end| !end.is_sent_later(|context| queue.tag_last(context)));
        self.end_sent_store(sent, record);
        self.end_access(end, record);
    }

    /// With a data cache: the data request, when the cache takes it; a store is sent when it leaves the cache, and the
    /// request queue behind it, if there is one.
    #[inline(never)]
    fn ask_cache(&mut self, inputs: &PortInputs, record: &mut CycleRecord) {
        let held_back = self.translation_hold.is_some();
        let Some(cache) = &mut self.data_cache else {
            return;
        };
        let sent = match &mut self.request_queue {
            None => cache.step(inputs.data_request_ready, inputs, &mut self.state.fired),
            Some(queue) => {
                let left = cache.step(queue.is_ready(), inputs, &mut self.state.fired);
                let sent = queue.step(inputs.data_request_ready, &mut self.state.fired);
                self.state.fired.mark_if(sent.is_some() && !self.bus_errors, RuleEvent::QueueStoreSent);
                if let Some(context) = left {
                    queue.tag_last(context);
                }
                sent
            }
        };
        self.state.fired.mark_if(sent.is_some(), RuleEvent::DataStoreSent);
        let fires = cache.take_request(&mut self.state.fired);
        let (unit, state) = (&mut self.load_store, &mut self.state);
        let end = unit.step(fires, held_back, &mut cache.asked, state, record);
        let end = end.filter(|end| !end.is_sent_later(|context| cache.tag_last(context)));
        self.end_sent_store(sent, record);
        self.end_access(end, record);
    }

    /// The last request of a context's store is sent, from the data cache or the request queue.
    #[inline]
    fn end_sent_store(&mut self, sent: Option<Context>, record: &mut CycleRecord) {
        let end = sent.map(|context| match self.bus_errors {
            true => AccessEnd::Sent(context),
            false => AccessEnd::StoreSent(context),
        });
        self.end_access(end, record);
    }

    /// What becomes of an access in this cycle.
    #[inline]
    fn end_access(&mut self, end: Option<AccessEnd>, record: &mut CycleRecord) {
        match end {
            None => {}
            Some(AccessEnd::Translated(context)) => self.progress(context, Progress::Translated),
            Some(AccessEnd::Sent(context) | AccessEnd::AskedBanks(context)) => {
                self.progress(context, Progress::Sent);
            }
            Some(AccessEnd::StoreSent(context)) => {
                self.state.fired.mark(RuleEvent::StoreSent);
                self.progress(context, Progress::StoreSent);
                record::store_done(context, record);
            }
            Some(AccessEnd::StoredInBanks(context)) => {
                let is_other_done = record.get(Slot::Scalar(Scalar::StoreDoneValid)) != 0;
                self.state.fired.mark(RuleEvent::PadStoreDone);
                self.state.fired.mark_if(is_other_done, RuleEvent::PadStoreBeside);
                self.progress(context, Progress::Stored);
                // In place of a store that has been answered in this cycle.
                record::store_done(context, record);
            }
            Some(AccessEnd::Faulted(context, fault)) => {
                let register = self.load_store.destination(context);
                self.state.fired.mark_if(self.scoreboards.is_some(), RuleEvent::FaultWhileHeld);
                self.progress(context, Progress::Failed(register));
                self.change(context).1.due_interrupt =
                    Some(DueInterrupt { interrupt: fault.interrupt, address: fault.address });
            }
        }
    }

    /// The lanes of an exchange have got what they have found; with the last ones the context wakes.
    pub(crate) fn end_exchange(&mut self, write: &LoadWrite, record: &mut CycleRecord) {
        record::load_write(&self.state, write, record);
        self.note_load_write(write);
        if write.last {
            let exchanged = Progress::Exchanged(write.register);
            self.progress(write.context, exchanged);
        }
    }

    /// A register of a load has been written; with the last one the context wakes.
    #[inline]
    pub(crate) fn end_load(&mut self, write: &LoadWrite, record: &mut CycleRecord) {
        record::load_write(&self.state, write, record);
        self.note_load_write(write);
        if write.last {
            let loaded = Progress::Answered(Some(write.register));
            self.progress(write.context, loaded);
        }
    }

    /// A load has written a register.
    #[inline]
    fn note_load_write(&mut self, write: &LoadWrite) {
        self.state.fired.mark_if(!write.lanes.is_empty(), RuleEvent::LoadWrites);
        self.state.fired.mark_if(write.last, RuleEvent::LoadDone);
        self.note_unit_write(write.warp);
        if self.scoreboards.is_some() {
            let is_read = self.is_read_in_operands((write.warp, write.register));
            self.state.fired.mark_if(is_read, RuleEvent::LoadForwarded);
            self.loaded = Some((write.warp, write.register));
        }
    }

    /// Whether the load/store unit awaits the data response that is there, and cannot take it.
    #[inline]
    pub(super) fn response_is_refused(&self, inputs: &PortInputs) -> bool {
        let (valid, taken) = match &self.data_cache {
            None => (inputs.data_response_valid, self.outputs.data_response_ready),
            Some(cache) => cache.answer().map_or((false, false), |(_, taken)| (true, taken)),
        };
        valid && !taken && self.load_store.awaits_response()
    }

    /// Takes the data response that fires, the port's or the cache's; gives whether one does.
    #[inline]
    pub(crate) fn take_response(&mut self, inputs: &PortInputs, record: &mut CycleRecord) -> bool {
        if let Some(cache) = &mut self.data_cache {
            let answer = cache.take_answer();
            if let Some(answer) = &answer {
                self.take_data_response(answer, record);
            }
            return answer.is_some();
        }
        let fires = inputs.data_response_valid && self.outputs.data_response_ready;
        if fires {
            let answer = Answer::of_port(inputs, self.bus_errors);
            self.take_data_response(&answer, record);
        }
        fires
    }

    /// A response has brought nothing to a register.
    fn note_nothing_loaded(&mut self, fails: bool, is_store: bool, last: bool) {
        let is_exchange = self.load_store.exchange_awaits();
        let fired = &mut self.state.fired;
        fired.mark_if(self.bus_errors, RuleEvent::ResponseWithoutWrite);
        fired.mark_if(is_store && last, RuleEvent::StoreAnswered);
        fired.mark_if(!is_store && last, RuleEvent::LoadDone);
        fired.mark_if(fails && is_store, RuleEvent::StoreFailed);
        fired.mark_if(fails && !is_store && !is_exchange, RuleEvent::LoadFailed);
        fired.mark_if(fails && !last && !is_exchange, RuleEvent::FailedBeforeLast);
        fired.mark_if(fails && is_exchange, RuleEvent::AtomicFails);
    }

    /// The data response that fires: a register is written, a store is done, or the access has failed, which the
    /// context's next instruction finds. With the last one the context wakes.
    #[inline]
    fn take_data_response(&mut self, answer: &Answer, record: &mut CycleRecord) {
        match self.load_store.take_response(answer, &mut self.state) {
            None => {}
            Some(Response::Loaded(write)) => self.end_load(&write, record),
            Some(Response::NothingLoaded { context, failed_at, register, is_store, last }) => {
                self.note_nothing_loaded(failed_at.is_some(), is_store, last);
                if let Some(address) = failed_at {
                    let interrupt = Interrupt::BusError;
                    let failed = DueInterrupt { interrupt, address };
                    // An earlier request of the access may have failed.
                    let (_, timing) = self.change(context);
                    let is_first = timing.due_interrupt.is_none();
                    timing.due_interrupt.get_or_insert(failed);
                    let while_held = is_first && self.scoreboards.is_some();
                    self.state.fired.mark_if(while_held, RuleEvent::FaultWhileHeld);
                }
                if last {
                    match is_store {
                        true => record::store_done(context, record),
                        false => record::load_done(context, record),
                    }
                    self.progress(context, Progress::Answered(register));
                }
            }
        }
    }
}
