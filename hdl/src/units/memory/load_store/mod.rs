//! The load/store unit (docs/pipeline.md section 11): turns one access of a context into as few data requests as its
//! lanes name lines, and writes what is loaded to the register file.
//!
//! A context has at most one access under way, so accesses are in a RAM with a slot a context, and the queue holds
//! only contexts. The slots are read when an access becomes active and held until the next one is: what is to be done
//! in registers, for the coalescer has much to work out from it; the values to store, which it only has to place, in
//! the output register of a block RAM.

mod answers;
mod coalescer;
mod console;
mod exchanges;
mod ram_lanes;
mod response;
mod scratchpad;
mod shape;
mod size;
mod slots;
mod tells;
#[cfg(test)]
mod tests;
mod translator;

use isa::{CoreConfig, Interrupt, Scalar};

pub use self::coalescer::Coalescer;
use self::exchanges::Returned;
use self::ram_lanes::RamLanesRegister;
pub use self::response::ResponseLanes;
use self::shape::Shape;
pub use self::size::AccessSize;
use self::slots::ActiveAccess;
pub use self::translator::Translator;
use super::exchange::ExchangeUnit;
use super::scratchpad::{stores_apart, Scratchpad};
use super::tlb::{failure_number, page_bits, Translation};
use super::translation_hold;
use crate::citations::cite;
use crate::index::{context_index, warp_index};
use crate::kit::prelude::*;
use crate::ports::{ConsoleOutput, DataRequest, DataResponse};
use crate::stages::commit::Commit;
use crate::stages::execute::ports::LoadStoreSide;
use crate::trace::TracePorts;
use crate::units::files::interrupt_address::{DueInterrupt, DUE_INTERRUPT_BITS};
use crate::units::files::register_file::RegisterFile;
use crate::units::files::register_file::UnitWrite;
use crate::units::memory::tlb::Tlb;
use crate::units::memory::translation_hold::TranslationHold;
use crate::units::parts::clear_sequence::ClearSequence;
use crate::units::parts::fifo::{Fifo, Shows};
use crate::units::warps::warp_table::Wake;

hardware! {
    /// Serves loads and stores of all contexts, in the order in which they leave execute.
    pub struct LoadStoreUnit(config: &CoreConfig) {
        let shape = Shape::new(config);
        let contexts = config.contexts();
        let held = translation_hold::is_present(config);
        let scratched = shape.has_scratchpad();
        from clear: ClearSequence(config) { clearing }
        from execute: LoadStoreSide(config) {
            push_valid = access.valid, push_context = access.context, push_owner = access.owner,
            push_is_store = access.is_store, push_register = access.register, push_size = access.size,
            push_is_signed = access.is_signed, push_exchanges = access.exchanges, push_exchange = access.exchange,
            push_lanes = access.lanes, push_console: [_] = access_console, push_scratchpad: [_] = access_scratchpad,
            push_nowhere = access_nowhere, push_address: [_] = access_address, push_value: [_] = access_value,
            push_supervisor = access.supervisor,
        }
        from commit: Commit(config) { write_port_busy = uses_port }
        from register_file: RegisterFile(config) { compared: [_] }
        from tlb as "TLB": Tlb(config) if (shape.translates) { translation: Translation = data }
        from translation_hold: TranslationHold(config) if (held) { hold }

        /// To register file: the warp of the active access.
        pub compared_warp: Out(warp_index(config)) if (shape.exchanges()),
        /// To register file: its destination, with which acas compares.
        pub compared_register: Out(shape.register) if (shape.exchanges()),
        /// To the data port: a request.
        pub data_request: DataRequest<Out>(config),
        /// From the data port: the answer to the oldest load request.
        pub data_response: DataResponse<In>(config),
        /// To data cache or request queue: the context of the request.
        pub request_context: Out(context_index(config)) if (shape.requests_wait),
        /// To data cache or request queue: nothing of its access is left behind the request.
        pub request_last: Out(1) if (shape.requests_wait),
        /// From data cache or request queue: the last of a context's store goes to memory.
        pub store_sent: Wake<In>(config) if (shape.requests_wait && !shape.errors),
        /// From data cache and request queue: a request may yet have to go to memory.
        pub requests_wait: In(1) if (shape.requests_wait),
        /// From data cache: requests that it has looked up have not all acted.
        pub cache_has_queued: In(1) if (shape.cached && shape.exchanges()),
        /// To the console: a byte.
        pub console_output: ConsoleOutput<Out>(config),
        /// To commit: a loaded register is written.
        pub write: UnitWrite<Out>(config),
        /// To commit: its value, for each lane; 0 when none is written.
        pub write_value: [Out(shape.word); shape.lanes],
        /// To the warp table: a context's last store request to RAM is taken; where stores are answered, answered.
        pub stored: Wake<Out>(config),
        /// To the warp table: a context's last store request to the scratchpad fires, where others may be done in the
        /// same cycle.
        pub stored_in_scratchpad: Wake<Out>(config) if (stores_apart(config)),
        /// To the warp table: a context's byte is printed.
        pub printed: Wake<Out>(config),
        /// To the warp table: a context's last load response is taken.
        pub loaded: Wake<Out>(config),
        /// To scoreboard: the last request of a context's access is taken, and goes to RAM or loads; where requests
        /// wait, and loads or goes to the scratchpad.
        pub sent: Wake<Out>(config) if (config.scoreboard),
        /// To scoreboard: the access that fails is a load.
        pub failed_loads: Out(1) if (config.scoreboard),
        /// To scoreboard: the register that it loads.
        pub failed_register: Out(shape.register) if (config.scoreboard),
        /// To scoreboard: all lanes of a context's access are translated, and none fails.
        pub translated: Wake<Out>(config) if (config.scoreboard && shape.translates && !shape.errors),
        /// To TLB: page of the data access.
        pub page: Out(page_bits(config)) if (shape.translates),
        /// To execute: an access is active, so its addresses have been translated, or are being so.
        pub is_active: Out(1) if (held),
        /// To warp table and interrupt address: a data access has failed.
        pub access_due: DueInterrupt<Out>(config),
        /// To interrupt address: where the data access has failed.
        pub due_address: Out(shape.word) if (shape.translates),
        /// To warp table and interrupt address: the memory says that a data access has failed.
        pub error_due: Wake<Out>(config) if (shape.errors),
        /// To interrupt address: where the memory says so.
        pub error_address: Out(shape.word) if (shape.errors),
        /// To the lock step: lanes translated, and why the lowest that fails does; the scratchpad's requests.
        pub trace: TracePorts = TracePorts::new(config, &[Scalar::TranslateLanes, Scalar::TranslateFault]).with_scratchpad(config).with_exchange(config),
        /// To schedule: a response that this unit waits for is not taken.
        pub refused: Out(1),

        /// An access has lanes still to do.
        active: Register(1; reset 0),
        /// The active access's context.
        active_context: Register(context_index(config)),
        /// Its lanes whose request has not been taken.
        remaining: Register(shape.lanes),
        /// Those of them that name a line of RAM.
        ram_lanes: RamLanesRegister(config),
        /// The rest of it: kind, register, consoles, addresses.
        access: Register(shape.slot() - shape.lanes),
        /// For each pair of lanes: the active access names the same line in both.
        same_line: Register(shape.pairs_compared().len() as u32) if (!shape.pairs_compared().is_empty()),
        queue: Fifo(contexts, shape.context, Shows::nothing_in(config)),
        /// What each context's access is to do.
        slots: DistributedRam(contexts, shape.slot_word(), 0),
        /// What each context's access is to store.
        value_slots: BlockRam(contexts, shape.lanes * shape.word, Collision::Unused),
        /// Translates the active access's addresses.
        translator: Translator(config) if (shape.translates),
        coalescer: Coalescer(config),
        /// A byte is on its way to the console queue. Reset: 0.
        printing: Register(1; reset 0) if (config.is_deep()),
        /// The byte, above its context.
        printing_byte: Register(shape.context + 8) if (config.is_deep() && shape.stores_in_groups()),
        /// Its context, and the console's word of which it is the lowest byte that is enabled.
        printing_word: Register(shape.context + shape.word + shape.word_bytes()) if (shape.prints_words()),
        /// Bytes to print, each with its context.
        console_queue: Fifo(contexts, shape.context + 8, Shows::nothing_in(config)),
        /// A byte has been taken in the cycle before. Reset: 0.
        has_printed: Register(1; reset 0) if (config.request_queue),
        /// Its context.
        printer: Register(context_index(config)) if (config.request_queue),
        responses: Fifo(config.data_outstanding, shape.response(), Shows::nothing_in(config)),
        response_lanes: ResponseLanes(config),
        /// The banks beside the data port.
        scratchpad: Scratchpad(config, shape.scratchpad_answer()) if (scratched),
        /// The active access has made a request at the data port. Reset: 0.
        behind_ram: Register(1; reset 0) if (scratched),
        /// Carries out atomic instructions.
        exchange: ExchangeUnit(config) if (shape.exchanges()),
        /// An answer before the next one, to the same access, says that it has failed. Reset: 0.
        failed_before: Register(1; reset 0) if (shape.errors),
        _shape: Shape = shape,
        _config: CoreConfig = *config,
    }
}

/// What becomes of the active access's request in this cycle. Wires of one bit.
struct Taken {
    /// It fires at the data port.
    fires: Expr,
    /// It fires at the scratchpad. Constant without one.
    stays_here: Expr,
    /// It goes to the console queue.
    prints: Expr,
}

impl Describe for LoadStoreUnit {
    fn kernel(&self, k: &mut Kernel) {
        self.push(k);
        let access = self.access(k);
        let returned = self.exchange(k, &access);
        let taken = self.request(k, &access);
        self.exchange_requests(k, &access, &taken);
        self.advance(k, &access, &taken, &returned);
        self.expect(k, &access, &taken.fires);
        self.print(k, &taken.prints);
        self.respond(k, &access, returned);
        self.traced(k);
    }
}

impl LoadStoreUnit {
    /// The request of the lanes that the coalescer has chosen: to the data port, or, when it stores to the console, to
    /// the console queue, which always has room.
    fn request(&self, k: &mut Kernel, access: &ActiveAccess) -> Taken {
        let coalescer = &self.coalescer;
        k.comment(cite(
            &self._config,
            "the request",
            "P11.11, P11.14, P21.3, P21.7, P24.16, P25.3, P25.4, P25.14, P26.10, P26.13, P27.4",
        ));
        k.drive(&coalescer.is_store, &access.is_store);
        k.drive(&coalescer.size, &access.form.size);
        self.store_word(k);
        k.drive(&coalescer.remaining, &self.remaining);
        for lane in 0..access.console.len() {
            if let Some(console) = coalescer.console.get(lane) {
                k.drive(console, &access.console[lane]);
            }
            if let Some(scratchpad) = coalescer.scratchpad.get(lane) {
                k.drive(scratchpad, &access.scratchpad[lane]);
            }
            k.drive(&coalescer.address[lane], &access.address[lane]);
            k.drive(&coalescer.value[lane], &access.value[lane]);
        }
        if coalescer.console.is_empty() {
            k.ignore("which lanes go to RAM has been found before", access.console.clone());
        }
        let translator = &self.translator;
        let addressed = match translator.is_present() {
            false => !&access.nowhere,
            true => !translator.busy.val(),
        };
        wire!(k, asks = self.active.val() & addressed);
        let to_console = coalescer.request_console.val();
        let mut prints = &asks & &access.is_store & &to_console;
        if self._shape.errors {
            // The byte is the last of its access, also after the answers.
            prints = prints & &self.responses.empty;
        }
        // And after the rest of it has gone to memory.
        wire!(k, prints = prints & !self.requests_wait.val());
        let room = match self._shape.errors {
            false => select(&access.is_store, !&to_console, !self.responses.full.val()),
            true => !(&access.is_store & &to_console) & !self.responses.full.val(),
        };
        let room = self.or_room_for_exchange(k, access, room);
        let stays_here = self.ask_scratchpad(k, access, &asks);
        let valid = k.wire("request_valid", asks & room & !coalescer.request_scratchpad.val());
        let fires = k.wire("request_fires", &valid & &self.data_request.ready);
        k.drive(&self.data_request.valid, valid);
        k.drive(&self.data_request.write, access.is_store.clone() | &self.exchange.stores);
        let lock = &access.exchanges & &self.exchange.is_idle;
        k.drive(&self.data_request.lock, lock);
        k.drive(&self.data_request.console, to_console);
        k.drive(&self.data_request.line, &coalescer.request_line);
        k.drive(&self.data_request.byte_enable, &coalescer.request_byte_enable);
        k.drive(&self.data_request.data, &coalescer.request_data);
        Taken { fires, stays_here, prints }
    }

    /// The active access goes on by one request, or makes room for the next.
    fn advance(&self, k: &mut Kernel, access: &ActiveAccess, taken: &Taken, returned: &Returned) {
        k.comment(cite(
            &self._config,
            "the active access",
            "P11.2, P11.4, P11.7, P11.12, P11.13, P22.2, P22.5, P25.5, P25.6, P25.9, P26.17",
        ));
        let fires = k.wire("any_request_fires", &taken.fires | &taken.stays_here);
        let fires = self.unless_exchange(k, fires, access);
        let ends = k.wire("access_ends", (&fires & &self.coalescer.last) | &returned.ends);
        let translator = &self.translator;
        let fails = match translator.is_present() {
            false => self.active.val() & &access.nowhere,
            true => translator.fails.val(),
        };
        let fails = k.wire("access_fails", fails);
        self.tell_scoreboard(k, access, taken, &ends);
        self.end_in_scratchpad(k, access, taken);
        let leaves = k.wire("access_leaves", &ends | &taken.prints | &fails);
        let waits = !self.queue.empty.val() & !self.hold.val();
        let loads = k.wire("loads_access", waits & (!self.active.val() | &leaves));
        k.drive(&self.is_active, &self.active);
        let slot = self.load(k, &loads);
        let lanes = self._shape.lanes;
        k.update(&self.active, &loads | (self.active.val() & !leaves));
        k.update_when(&self.remaining, &loads, slot.bits(0, lanes));
        k.update_when(&self.remaining, &fires, self.remaining.val() & !self.coalescer.served.val());
        self.leave_exchanged(k, returned);
        self.find_ram_lanes(k, [&loads, &fires, &returned.writes], &slot);
        k.update_when(&self.behind_ram, &loads, low());
        k.update_when(&self.behind_ram, &taken.fires, high());
        let due = &self.access_due;
        k.drive(&due.valid, fails);
        k.drive(&due.context, &self.active_context);
        k.drive(&translator.loads, &loads);
        k.drive(&translator.new_lanes, slot.bits(0, lanes));
        k.drive(&self.due_address, &translator.due_address);
        let number = match translator.is_present() {
            true => failure_number(&translator.fault_code.val(), DUE_INTERRUPT_BITS),
            false => Interrupt::BusError.val_in(DUE_INTERRUPT_BITS),
        };
        k.drive(&due.number, number);
        k.drive(&self.request_context, &self.active_context);
        k.drive(&self.request_last, self.coalescer.last.val() & !&access.exchanges);
        if self.store_sent.is_present() {
            k.connect(&self.stored, &self.store_sent);
        } else if !self._shape.errors {
            // Else the answer tells of it.
            k.drive(&self.stored.valid, &ends & &access.is_store);
            k.drive(&self.stored.context, &self.active_context);
        }
        k.ignore("a queue with an entry a context has room", vec![self.queue.full.val()]);
    }

    /// The next access becomes active when `loads` is high; the result is its slot.
    fn load(&self, k: &mut Kernel, loads: &Expr) -> Expr {
        k.drive(&self.queue.pop, loads);
        k.drive(&self.slots.read_address, &self.queue.head);
        k.drive(&self.value_slots.read_enable, loads);
        k.drive(&self.value_slots.read_address, &self.queue.head);
        let slot = self.slots.read_data.val().bits(0, self._shape.slot());
        k.update_when(&self.access, loads, slot.bits(self._shape.lanes, self.access.width()));
        self.compare_lines(k, &slot, loads);
        k.update_when(&self.active_context, loads, &self.queue.head);
        slot
    }
}
