//! The load/store unit (docs/pipeline.md section 11): turns one access of a warp into as few data requests as its lanes name
//! lines, and writes what is loaded to the register file.
//!
//! A warp has at most one access under way, so accesses stand in a RAM with a slot a warp, and the queue holds only warps. The
//! slots are read when an access becomes active and held until the next one is: what is to be done in registers, for the coalescer has
//! much to work out from it; the values to store, which it only has to place, in the output register of a block RAM.

mod answers;
mod coalescer;
mod response;
mod shape;
#[cfg(test)]
mod tests;
mod translator;

use isa::{CoreConfig, Scalar};

pub use self::coalescer::Coalescer;
pub use self::response::ResponseLanes;
use self::shape::{Shape, Unpacker};
pub use self::translator::Translator;
use super::fault_address::{DataFault, LEFT_FAULT_BITS};
use super::fifo::Fifo;
use super::register_file::UnitWrite;
use super::tlb::{page_bits, Translation, OFFSET_BITS};
use super::warp_table::Wake;
use crate::kit::prelude::*;
use crate::trace::TracePorts;

hardware! {
    /// Serves loads and stores of all warps, in the order in which they leave execute.
    #[derive(LogicBlock)]
    pub struct LoadStoreUnit {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// Synchronous reset, active high.
        pub reset: RSignal<In>,
        /// From clear: the register file is being cleared.
        pub clearing: RSignal<In>,
        /// From execute: a load or store leaves it.
        pub push_valid: RSignal<In>,
        /// From execute: its warp.
        pub push_warp: RSignal<In>,
        /// From execute: a store.
        pub push_is_store: RSignal<In>,
        /// From execute: the register to load.
        pub push_register: RSignal<In>,
        /// From execute: the executing lanes, at least one.
        pub push_lanes: RSignal<In>,
        /// From execute: with translation, its warp is in supervisor mode.
        pub push_supervisor: Optional<RSignal<In>>,
        /// From execute: without translation, the console is addressed, for each lane.
        pub push_console: Vec<RSignal<In>>,
        /// From execute: without translation, the lanes whose address nothing answers at.
        pub push_nowhere: Optional<RSignal<In>>,
        /// From execute: byte in RAM, for each lane; for the console the byte in its word, the other bits low. With translation the
        /// virtual address.
        pub push_address: Vec<RSignal<In>>,
        /// From execute: the value to store, for each lane.
        pub push_value: Vec<RSignal<In>>,
        /// To the data port: a request; it stays until taken.
        pub data_request_valid: RSignal<Out>,
        /// From the data port: it is taken.
        pub data_request_ready: RSignal<In>,
        /// To the data port: a store.
        pub data_request_write: RSignal<Out>,
        /// To the data port: the console's word is addressed.
        pub data_request_console: RSignal<Out>,
        /// To the data port: line number in RAM; 0 for the console.
        pub data_request_line: RSignal<Out>,
        /// To the data port: bytes stored, or the bytes of all words loaded.
        pub data_request_byte_enable: RSignal<Out>,
        /// To the data port: the bytes to store.
        pub data_request_data: RSignal<Out>,
        /// From the data port: the answer to the oldest load request.
        pub data_response_valid: RSignal<In>,
        /// To the data port: it is taken.
        pub data_response_ready: RSignal<Out>,
        /// From the data port: the line.
        pub data_response_data: RSignal<In>,
        /// From commit: it uses the write port in this cycle.
        pub write_port_busy: RSignal<In>,
        /// To commit: a loaded register is written.
        pub write: UnitWrite<Out>,
        /// To commit: its value, for each lane; 0 when none is written.
        pub write_value: Vec<RSignal<Out>>,
        /// To the warp table: a warp's last store request is taken.
        pub store_done: Wake<Out>,
        /// To the warp table: a warp's last load response is taken.
        pub load_done: Wake<Out>,
        /// To TLB: a virtual page.
        pub page: Optional<RSignal<Out>>,
        /// From TLB: what is known of it.
        pub translation: Optional<Translation<In>>,
        /// To warp table and fault address: an access has failed.
        pub data_fault: DataFault<Out>,
        /// To the lock step: lanes translated, and why the lowest that fails does.
        pub trace: TracePorts,
        /// To schedule: a response that this unit waits for is not taken.
        pub refused: RSignal<Out>,

        /// An access has lanes still to do.
        active: RDff,
        /// The active access's warp.
        active_warp: RDff,
        /// Its lanes whose request has not been taken.
        remaining: RDff,
        /// The rest of it: kind, register, consoles, addresses.
        access: RDff,
        queue: Fifo,
        /// What each warp's access is to do.
        slots: DistributedRam,
        /// What each warp's access is to store.
        value_slots: BlockRam,
        /// Translates the active access's addresses.
        translator: Optional<Translator>,
        coalescer: Coalescer,
        responses: Fifo,
        response_lanes: ResponseLanes,
        _shape: Shape,
    }
}

impl LoadStoreUnit {
    /// The configured unit.
    pub fn new(config: &CoreConfig) -> LoadStoreUnit {
        let shape = Shape::new(config);
        let line_bytes = 1 << shape.place();
        let warps = config.arch.warps();
        LoadStoreUnit {
            clock: Signal::default(),
            reset: RSignal::bit(),
            clearing: RSignal::bit(),
            push_valid: RSignal::bit(),
            push_warp: RSignal::new(shape.warp),
            push_is_store: RSignal::bit(),
            push_register: RSignal::new(shape.register),
            push_lanes: RSignal::new(shape.lanes),
            push_supervisor: Optional::new(shape.translates, RSignal::bit),
            push_console: RSignal::several(if shape.translates { 0 } else { shape.lanes }, 1),
            push_nowhere: Optional::new(!shape.translates, || RSignal::new(shape.lanes)),
            push_address: RSignal::several(shape.lanes, shape.given_address()),
            push_value: RSignal::several(shape.lanes, shape.word),
            data_request_valid: RSignal::bit(),
            data_request_ready: RSignal::bit(),
            data_request_write: RSignal::bit(),
            data_request_console: RSignal::bit(),
            data_request_line: RSignal::new(shape.line_port()),
            data_request_byte_enable: RSignal::new(line_bytes),
            data_request_data: RSignal::new(8 * line_bytes),
            data_response_valid: RSignal::bit(),
            data_response_ready: RSignal::bit(),
            data_response_data: RSignal::new(8 * line_bytes),
            write_port_busy: RSignal::bit(),
            write: UnitWrite::new(config),
            write_value: RSignal::several(shape.lanes, shape.word),
            store_done: Wake::new(config),
            load_done: Wake::new(config),
            page: Optional::new(shape.translates, || RSignal::new(page_bits(config))),
            translation: Optional::new(shape.translates, || Translation::new(config)),
            data_fault: DataFault::new(config),
            trace: TracePorts::new(config, &[Scalar::TranslateLanes, Scalar::TranslateFault]),
            refused: RSignal::bit(),
            active: RDff::bit(),
            active_warp: RDff::without_reset(shape.warp),
            remaining: RDff::without_reset(shape.lanes),
            access: RDff::without_reset(shape.slot() - shape.lanes),
            queue: Fifo::new(warps, shape.warp),
            slots: DistributedRam::new(warps, shape.slot()),
            value_slots: BlockRam::new(warps, shape.lanes * shape.word, Collision::Unused),
            translator: Optional::new(shape.translates, || Translator::new(config)),
            coalescer: Coalescer::new(config),
            responses: Fifo::new(config.data_outstanding, shape.response()),
            response_lanes: ResponseLanes::new(config),
            _shape: shape,
        }
    }
}

/// The active access.
struct Access {
    /// Without translation: nothing answers at an address. Constant with it.
    nowhere: Expr,
    is_store: Expr,
    register: Expr,
    console: Vec<Expr>,
    /// Bytes in RAM.
    address: Vec<Expr>,
    value: Vec<Expr>,
}

impl Describe for LoadStoreUnit {
    fn kernel(&self, k: &mut Kernel) {
        self.push(k);
        let access = self.access(k);
        let fires = self.request(k, &access);
        self.advance(k, &access, &fires);
        self.expect(k, &access, &fires);
        self.respond(k);
        self.traced(k);
    }
}

/// The number of the interrupt: 1 and 2 as they are, 7 for code 3.
fn fault_number(code: &Expr) -> Expr {
    concat([code.bit(0) & code.bit(1), code.bit(1), code.bit(0)])
}

impl LoadStoreUnit {
    /// Execute's access goes to its warp's slot, the warp to the queue.
    fn push(&self, k: &mut Kernel) {
        k.comment("an access from execute");
        k.drive(&self.queue.push, &self.push_valid);
        k.drive(&self.queue.push_data, &self.push_warp);
        k.drive(&self.slots.write_enable, &self.push_valid);
        k.drive(&self.slots.write_address, &self.push_warp);
        k.drive(&self.value_slots.write_enable, &self.push_valid);
        k.drive(&self.value_slots.write_address, &self.push_warp);
        k.drive(
            &self.value_slots.write_data,
            pack(self.push_value.iter().map(RSignal::val)),
        );
        let mut fields = vec![
            self.push_lanes.val(),
            self.push_is_store.val(),
            self.push_register.val(),
        ];
        fields.extend(self.push_supervisor.get().map(RSignal::val));
        fields.extend(self.push_nowhere.get().map(|lanes| lanes.val().any()));
        for list in [&self.push_console, &self.push_address] {
            fields.extend(list.iter().map(RSignal::val));
        }
        k.drive(&self.slots.write_data, pack(fields));
    }

    /// The fields of the active access, in the order in which `push` packs them, its addresses translated.
    fn access(&self, k: &mut Kernel) -> Access {
        let shape = self._shape;
        let mut slot = Unpacker::new(&self.access);
        let mut values = Unpacker::new(&self.value_slots.read_data);
        let value = values.take_several(shape.lanes, shape.word);
        let (is_store, register) = (slot.take(1), slot.take(shape.register));
        let Some(translator) = self.translator.get() else {
            return Access {
                nowhere: slot.take(1),
                is_store,
                register,
                console: slot.take_several(shape.lanes, 1),
                address: slot.take_several(shape.lanes, shape.address()),
                value,
            };
        };
        k.comment("translation");
        k.drive(&translator.is_store, &is_store);
        k.drive(&translator.supervisor, slot.take(1));
        let offset = shape.address().min(OFFSET_BITS);
        let mut address = Vec::new();
        for lane in 0..translator.address.len() {
            let given = slot.take(shape.word);
            k.drive(&translator.address[lane], &given);
            let frame = translator.frame.get(lane).map(RSignal::val);
            address.push(concat(frame.into_iter().chain([given.bits(0, offset)])));
        }
        if let (Some(page), Some(translation)) = (self.page.get(), self.translation.get()) {
            k.drive(page, &translator.page);
            k.connect(&translator.translation, translation);
        }
        Access {
            nowhere: low(),
            is_store,
            register,
            console: translator.console.iter().map(RSignal::val).collect(),
            address,
            value,
        }
    }

    /// The data request; the result is high when it fires.
    fn request(&self, k: &mut Kernel, access: &Access) -> Expr {
        let coalescer = &self.coalescer;
        k.comment("the data request");
        k.drive(&coalescer.is_store, &access.is_store);
        k.drive(&coalescer.remaining, &self.remaining);
        for lane in 0..access.console.len() {
            k.drive(&coalescer.console[lane], &access.console[lane]);
            k.drive(&coalescer.address[lane], &access.address[lane]);
            k.drive(&coalescer.value[lane], &access.value[lane]);
        }
        let room = &access.is_store | !self.responses.full.val();
        let addressed = match self.translator.get() {
            None => !&access.nowhere,
            Some(translator) => !translator.busy.val(),
        };
        let valid = k.wire("request_valid", self.active.val() & room & addressed);
        let fires = k.wire("request_fires", &valid & &self.data_request_ready);
        k.drive(&self.data_request_valid, valid);
        k.drive(&self.data_request_write, &access.is_store);
        k.drive(&self.data_request_console, &coalescer.request_console);
        k.drive(&self.data_request_line, &coalescer.request_line);
        k.drive(
            &self.data_request_byte_enable,
            &coalescer.request_byte_enable,
        );
        k.drive(&self.data_request_data, &coalescer.request_data);
        fires
    }

    /// The active access goes on by one request, or makes room for the next.
    fn advance(&self, k: &mut Kernel, access: &Access, fires: &Expr) {
        k.comment("the active access");
        let ends = k.wire("access_ends", fires & &self.coalescer.last);
        let fails = match self.translator.get() {
            None => self.active.val() & &access.nowhere,
            Some(translator) => translator.fails.val(),
        };
        let fails = k.wire("access_fails", fails);
        let leaves = k.wire("access_leaves", &ends | &fails);
        let free = !self.active.val() | &leaves;
        let loads = k.wire("loads_access", !self.queue.empty.val() & free);
        k.drive(&self.queue.pop, &loads);
        k.drive(&self.slots.read_address, &self.queue.head);
        k.drive(&self.value_slots.read_enable, &loads);
        k.drive(&self.value_slots.read_address, &self.queue.head);
        let slot = self.slots.read_data.val();
        let lanes = self._shape.lanes;
        k.update_when(&self.access, &loads, slot.bits(lanes, self.access.width()));
        k.update_when(&self.active_warp, &loads, &self.queue.head);
        k.update(&self.active, &loads | (self.active.val() & !leaves));
        k.update_when(&self.remaining, &loads, slot.bits(0, lanes));
        k.update_when(
            &self.remaining,
            fires,
            self.remaining.val() & !self.coalescer.served.val(),
        );
        let fault = &self.data_fault;
        k.drive(&fault.valid, fails);
        k.drive(&fault.warp, &self.active_warp);
        if let Some(translator) = self.translator.get() {
            k.drive(&translator.loads, &loads);
            k.drive(&translator.new_lanes, slot.bits(0, lanes));
            k.drive(&fault.number, fault_number(&translator.fault_code.val()));
            k.drive(&fault.address, &translator.fault_address);
        } else {
            k.drive(&fault.number, constant(LEFT_FAULT_BITS, 7));
        }
        k.drive(&self.store_done.valid, &ends & &access.is_store);
        k.drive(&self.store_done.warp, &self.active_warp);
        k.ignore(
            "a queue with an entry a warp has room",
            vec![self.queue.full.val()],
        );
    }

    fn traced(&self, k: &mut Kernel) {
        let (lanes, number) = match self.translator.get() {
            None => (zeros(self._shape.lanes), zeros(3)),
            Some(translator) => {
                let number = fault_number(&translator.served_code.val());
                (translator.served.val(), number)
            }
        };
        if self.trace.is_present() {
            k.comment("trace");
            self.trace.drive(k, Scalar::TranslateLanes, lanes);
            self.trace.drive(k, Scalar::TranslateFault, number);
        } else if self.translator.get().is_some() {
            k.ignore(
                "only the trace shows what is translated",
                vec![lanes, number],
            );
        }
    }
}
