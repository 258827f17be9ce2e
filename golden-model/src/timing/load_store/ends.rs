//! How accesses end, and what their contexts learn of it.

use isa::ports::PortInputs;
use isa::trace::Scalar;
use isa::{Context, CycleRecord, Gpr};

use super::super::core::Core;
use super::super::due_interrupt::DueInterrupt;
use super::super::record;
use super::super::scoreboard::Progress;
use super::translation::first_unanswered;
use super::{AccessEnd, LoadStoreUnit};

impl LoadStoreUnit {
    /// The register that a context's access loads.
    fn destination(&self, context: Context) -> Option<Gpr> {
        let slot = &self.slots[self.slot_of[context]];
        slot.decoded.instruction.destination_gpr()
    }

    /// Without a TLB: whether a context's access will fail.
    pub(in super::super) fn will_fail(&self, context: Context) -> bool {
        let slot = &self.slots[self.slot_of[context]];
        first_unanswered(slot.lanes, &slot.addresses, &self.shape).is_some()
    }
}

impl Core {
    /// The byte at the console's port, when it is taken; its context wakes.
    #[inline]
    pub(in super::super) fn print(&mut self, inputs: &PortInputs, record: &mut CycleRecord) {
        if !(self.outputs.console_output_valid && inputs.console_output_ready) {
            return;
        }
        if let Some((context, _)) = self.load_store.printing.pop_front() {
            self.note_access(context, Progress::Printed);
            record.set(Scalar::PrintDoneValid, 1);
            record.set(Scalar::PrintDoneWarp, context.0.into());
        }
    }

    /// The data request, when the port takes it; a store's context wakes with its last one, and that of
    /// an access that faults with the fault.
    #[inline]
    pub(in super::super) fn send_request(&mut self, inputs: &PortInputs, record: &mut CycleRecord) {
        if self.data_cache.is_some() {
            return self.ask_cache(inputs, record);
        }
        let fires = self.outputs.data_request_valid && inputs.data_request_ready;
        let held_back = self.translation_hold.is_some();
        let end =
            self.load_store
                .step(fires, held_back, &mut self.outputs, &mut self.state, record);
        self.end_access(end, record);
    }

    /// The same with a data cache: the request, when the cache takes it; a store is sent when it leaves the cache.
    #[inline(never)]
    fn ask_cache(&mut self, inputs: &PortInputs, record: &mut CycleRecord) {
        let held_back = self.translation_hold.is_some();
        let Some(cache) = &mut self.data_cache else {
            return;
        };
        let sent = cache.step(inputs).map(|context| match self.bus_errors {
            true => AccessEnd::Sent(context),
            false => AccessEnd::StoreSent(context),
        });
        let fires = cache.take_request();
        let unit = &mut self.load_store;
        let end = match unit.step(fires, held_back, &mut cache.asked, &mut self.state, record) {
            Some(AccessEnd::Sent(context) | AccessEnd::StoreSent(context))
                if cache.note_last(context) =>
            {
                None
            }
            end => end,
        };
        self.end_access(sent, record);
        self.end_access(end, record);
    }

    /// What becomes of an access in this cycle.
    #[inline]
    fn end_access(&mut self, end: Option<AccessEnd>, record: &mut CycleRecord) {
        match end {
            None => {}
            Some(AccessEnd::Translated(context)) => {
                self.note_access(context, Progress::Translated);
            }
            Some(AccessEnd::Sent(context) | AccessEnd::AskedBanks(context)) => {
                self.note_access(context, Progress::Sent)
            }
            Some(AccessEnd::StoreSent(context)) => {
                self.note_access(context, Progress::StoreSent);
                record.set(Scalar::StoreDoneValid, 1);
                record.set(Scalar::StoreDoneWarp, context.0.into());
            }
            Some(AccessEnd::StoredInBanks(context)) => {
                self.note_access(context, Progress::Stored);
                // In place of a store that has been answered in this cycle.
                record::access_done(context, true, record);
            }
            Some(AccessEnd::Faulted(context, fault)) => {
                let register = self.load_store.destination(context);
                self.note_access(context, Progress::Failed(register));
                self.timing[context].due_interrupt = Some(DueInterrupt {
                    interrupt: fault.interrupt,
                    address: fault.address,
                });
            }
        }
    }
}
