//! The data cache (docs/pipeline.md section 24): answers loads of lines that it holds, and asks the memory for the
//! others while it answers older ones.
//!
//! It is between the load/store unit and the data port. Tags are looked at when a request comes, lines when its
//! turn in the queue has come. Both are looked at in one order, so a line may be counted as here while it is on its
//! way: whoever counts on it is behind it in the queue.

mod shape;
mod tags;
#[cfg(test)]
mod tests;

use isa::trace::Slot;
use isa::{CoreConfig, DataCacheField};

use self::shape::{EntryKind, Shape};
use self::tags::DataTags;
use crate::index::context_index;
use crate::kit::prelude::*;
use crate::ports::{DataRequest, DataResponse};
use crate::trace::TracePorts;
use crate::units::parts::fifo::{Fifo, Shows};
use crate::units::warps::warp_table::Wake;

hardware! {
    /// Holds lines of data that have been loaded. Stores go through it to memory.
    pub struct DataCache(config: &CoreConfig) {
        let shape = Shape::new(config);
        let lines = shape.ways * shape.sets;
        let shows = if config.trace { Shows::Count } else { Shows::Nothing };

        /// From load/store unit: a load or store.
        pub access: DataRequest<In>(config),
        /// From load/store unit: the context that it belongs to.
        pub access_context: In(context_index(config)),
        /// From load/store unit: nothing of the context's load or store is left behind it.
        pub access_last: In(1),
        /// To load/store unit: the answer to its oldest request that is answered.
        pub answer: DataResponse<Out>(config),
        /// To data port: a request.
        pub request: DataRequest<Out>(config),
        /// From data port: the answer to the oldest request there.
        pub response: DataResponse<In>(config),
        /// To load/store unit and scoreboard: the last of a context's store goes to memory.
        pub sent: Wake<Out>(config) if (!config.request_queue),
        /// To request queue: the context of the request.
        pub request_context: Out(context_index(config)) if (config.request_queue),
        /// To request queue: nothing of the context's load or store is left behind it.
        pub request_last: Out(1) if (config.request_queue),
        /// To load/store unit and execute: a request has been taken, and may yet have to go to memory.
        pub is_busy: Out(1),
        /// To load/store unit: requests that have been looked up have not all acted.
        pub has_queued: Out(1) if (config.extension),
        /// From execute: the cache is emptied.
        pub empties: In(1),
        /// To the lock step: what is looked up, queued and answered.
        pub trace: TracePorts = TracePorts::new(config, &[]).with_data_cache(config),

        /// A request has been taken, and has not left. Reset: 0.
        lookup_valid: Register(1; reset 0),
        /// It stores.
        lookup_write: Register(1),
        /// It is for the console's word.
        lookup_console: Register(1),
        /// Its line.
        lookup_line: Register(shape.number),
        /// Its bytes.
        lookup_bytes: Register(shape.bytes),
        /// What it stores.
        lookup_data: Register(8 * shape.bytes),
        /// It is the read of an exchange, for which the memory is asked in any case.
        lookup_lock: Register(1) if (config.extension),
        /// Its context.
        lookup_context: Register(context_index(config)),
        /// It is the last of its access.
        lookup_last: Register(1),
        tags: DataTags(config),
        /// The way of the next line. Reset: 0.
        next_way: Register(shape.way; reset 0) if (shape.way > 0),
        /// What has been looked up, and has not acted.
        queue: Fifo(config.data_outstanding, shape.entry(), shows),
        /// The lines: the sets of a way, those of the next way above.
        lines: LineRam(lines, shape.bytes, 0, None),
        /// Lines that have come with an error.
        failed: DistributedRam(lines, 1, 0) if (shape.errors),
        /// There is an answer. Reset: 0.
        has_answer: Register(1; reset 0),
        /// It is what has been read of the lines; else what has come.
        is_line: Register(1),
        /// What has come.
        arrived: Register(8 * shape.bytes),
        /// It says that the access has failed.
        is_error: Register(1) if (shape.errors),
        /// It says that the store of an exchange came too late.
        is_again: Register(1) if (shape.errors && config.extension),
        _shape: Shape = shape,
    }
}

/// What the request that is looked up does in this cycle. Wires; of one bit, but for the place.
struct Looked {
    /// It leaves: to the port, to the queue, or to both.
    leaves: Expr,
    /// It is a store.
    stores: Expr,
    /// Its line is here, or on its way.
    hits: Expr,
    /// It is a load that brings its line in.
    fills: Expr,
    /// The place of its line, or where that will be.
    place: Expr,
}

/// The head of the queue.
struct Head {
    kind: Expr,
    place: Expr,
    bytes: Expr,
    data: Expr,
}

impl Describe for DataCache {
    fn variant(&self) -> String {
        self._shape.variant()
    }

    fn kernel(&self, k: &mut Kernel) {
        if self.sent.is_present() {
            k.rules("P24.12");
        }
        if self.lookup_lock.is_present() {
            k.rules("P26.18");
        }
        if self.is_again.is_present() {
            k.rules("P26.21");
        }
        let looked = self.look_up(k);
        self.take(k, &looked);
        self.enqueue(k, &looked);
        let head = self.head(k);
        let acts = self.act(k, &head);
        self.answer(k, &head, &acts);
        self.traced(k, &head);
    }
}

impl DataCache {
    /// Where the request goes that was taken last.
    fn look_up(&self, k: &mut Kernel) -> Looked {
        let (shape, tags, port) = (self._shape, &self.tags, &self.request);
        let line = self.lookup_line.val();
        k.comment("the request that is looked up: P24.2 to P24.4");
        let locked = self.lookup_lock.val();
        let plain = !(self.lookup_console.val() | shape.is_uncached(&line) | &locked);
        k.drive(&port.lock, locked);
        k.drive(&self.has_queued, !self.queue.empty.val());
        let plain = k.wire("is_cached", plain);
        k.drive(&tags.line, &line);
        wire!(k, hits = &plain & tags.found.val().any());
        let stores = self.lookup_write.val();
        wire!(k, fills = &plain & !&hits & !&stores);
        let ready = k.wire("may_leave", self.lookup_valid.val() & !self.queue.full.val());
        let here = k.wire("needs_no_port", &hits & !&stores);
        wire!(k, asks = &ready & !&here);
        wire!(k, leaves = &ready & (&here | &port.ready));
        k.drive(&port.valid, asks);
        k.drive(&port.write, &stores);
        k.drive(&port.console, &self.lookup_console);
        k.drive(&port.line, &line);
        let whole = replicate(shape.bytes, &fills);
        k.drive(&port.byte_enable, self.lookup_bytes.val() | whole);
        k.drive(&port.data, &self.lookup_data);
        k.drive(&self.is_busy, &self.lookup_valid);
        match self.sent.is_present() {
            true => {
                k.drive(&self.sent.valid, &leaves & &stores & &self.lookup_last);
                k.drive(&self.sent.context, &self.lookup_context);
            }
            false => {
                k.drive(&self.request_context, &self.lookup_context);
                k.drive(&self.request_last, &self.lookup_last);
            }
        }
        let place = self.place(k, &line, &fills);
        Looked { leaves, stores, hits, fills, place }
    }

    /// The place of a line that is here, or of the one that it brings in.
    fn place(&self, k: &mut Kernel, line: &Expr, fills: &Expr) -> Expr {
        let shape = self._shape;
        let set = shape.set_of(line);
        if !self.next_way.is_present() {
            return set;
        }
        let found = k.encode("way_found", &self.tags.found.val(), shape.way);
        wire!(k, way = select(fills, &self.next_way, found));
        concat([way, set])
    }

    /// The request of the load/store unit is taken when the one before it leaves.
    fn take(&self, k: &mut Kernel, looked: &Looked) {
        let access = &self.access;
        k.comment("the next request: P24.1");
        let ready = k.wire("is_ready", !self.lookup_valid.val() | &looked.leaves);
        k.drive(&access.ready, &ready);
        let fires = k.wire("access_fires", &access.valid.val() & &ready);
        k.update_when(&self.lookup_valid, ready, &access.valid);
        for (register, value) in [
            (&self.lookup_write, access.write.val()),
            (&self.lookup_console, access.console.val()),
            (&self.lookup_line, access.line.val()),
            (&self.lookup_bytes, access.byte_enable.val()),
            (&self.lookup_data, access.data.val()),
            (&self.lookup_lock, access.lock.val()),
            (&self.lookup_context, self.access_context.val()),
            (&self.lookup_last, self.access_last.val()),
        ] {
            k.update_when(register, &fires, value);
        }
    }

    /// What has left waits for its turn, and a line that will come counts as here.
    fn enqueue(&self, k: &mut Kernel, looked: &Looked) {
        let shape = self._shape;
        k.comment("to the queue: P24.5, P24.6");
        let (hits, stores) = (&looked.hits, &looked.stores);
        let of_load = first_of(
            vec![(hits.clone(), EntryKind::Hit.val()), (looked.fills.clone(), EntryKind::Fill.val())],
            EntryKind::Pass.val(),
        );
        let of_store = select(hits, EntryKind::Store.val(), EntryKind::Pass.val());
        wire!(k, kind = select(stores, of_store, of_load));
        let waits = match shape.errors {
            true => looked.leaves.clone(),
            false => &looked.leaves & (hits | !stores),
        };
        k.drive(&self.queue.push, waits);
        let entry = [kind, looked.place.clone(), self.lookup_bytes.val(), self.lookup_data.val()];
        k.drive(&self.queue.push_data, pack(entry));
        let comes = k.wire("line_will_come", &looked.leaves & &looked.fills);
        let next = &self.next_way;
        let put = match next.is_present() {
            false => comes,
            true => {
                let after = k.add_constant("way_after", next, 1);
                k.update_when(next, &comes, after);
                replicate(shape.ways, comes) & k.decode("way_put", next, shape.ways)
            }
        };
        k.drive(&self.tags.put, put);
    }

    /// The oldest entry of the queue, in the order in which `enqueue` packs it.
    fn head(&self, k: &mut Kernel) -> Head {
        let shape = self._shape;
        let entry = self.queue.head.val();
        k.comment(match shape.errors {
            false => "the head of the queue: P24.7 to P24.9",
            true => "the head of the queue: P24.7 to P24.10",
        });
        let there = replicate(EntryKind::BITS, !self.queue.empty.val());
        let kind = k.wire("head_kind", there & entry.bits(0, EntryKind::BITS));
        let place = EntryKind::BITS;
        let bytes = place + shape.place();
        Head {
            kind,
            place: entry.bits(place, shape.place()),
            bytes: entry.bits(bytes, shape.bytes),
            data: entry.bits(bytes + shape.bytes, 8 * shape.bytes),
        }
    }

    /// The head acts when there is room for its answer, and what it waits for is there: the result.
    fn act(&self, k: &mut Kernel, head: &Head) -> Expr {
        let (shape, response) = (self._shape, &self.response);
        let is = |kind: EntryKind| kind.is(&head.kind);
        let (hit, fill, store) = (
            k.wire("is_hit", is(EntryKind::Hit)),
            k.wire("is_fill", is(EntryKind::Fill)),
            k.wire("is_store", is(EntryKind::Store)),
        );
        let room = k.wire("has_room", !self.has_answer.val() | &self.answer.ready);
        let mut awaits = &fill | is(EntryKind::Pass);
        if shape.errors {
            awaits = awaits | &store;
        }
        let awaits = k.wire("awaits_response", awaits);
        wire!(k, acts = !self.queue.empty.val() & &room & (!&awaits | &response.valid));
        k.drive(&response.ready, awaits & room);
        k.drive(&self.queue.pop, &acts);

        let lines = &self.lines;
        k.drive(&lines.enable, &acts & hit);
        k.drive(&lines.address, &head.place);
        let comes = k.wire("line_comes", &acts & &fill);
        let stores = &acts & store & !response.error.val() & !response.again.val();
        let stores = replicate(shape.bytes, stores) & &head.bytes;
        k.drive(&lines.write_bytes, stores | replicate(shape.bytes, &comes));
        k.drive(&lines.write_data, select(fill, &response.data, &head.data));
        let failed = &self.failed;
        k.drive(&failed.write_enable, &comes);
        k.drive(&failed.write_address, &head.place);
        k.drive(&failed.write_data, &response.error);
        k.drive(&failed.read_address, &head.place);
        k.drive(&self.tags.empties, self.empties.val() | (comes & &response.error));
        acts
    }

    /// What the load/store unit gets: the line as it was read, or what came.
    fn answer(&self, k: &mut Kernel, head: &Head, acts: &Expr) {
        let (answer, response) = (&self.answer, &self.response);
        k.comment("the answer: P24.8, P24.9, P24.11");
        let answers = match self._shape.errors {
            true => acts.clone(),
            false => acts & !EntryKind::Store.is(&head.kind),
        };
        let answers = k.wire("answers", answers);
        let waits = self.has_answer.val() & !answer.ready.val();
        k.update(&self.has_answer, &answers | waits);
        let hit = EntryKind::Hit.is(&head.kind);
        k.update_when(&self.is_line, &answers, &hit);
        k.update_when(&self.arrived, &answers, &response.data);
        k.drive(&answer.valid, &self.has_answer);
        k.drive(&answer.data, select(&self.is_line, &self.lines.read_data, &self.arrived));
        k.update_when(&self.is_error, &answers, select(hit, &self.failed.read_data, &response.error));
        k.drive(&answer.error, &self.is_error);
        k.update_when(&self.is_again, &answers, &response.again);
        k.drive(&answer.again, &self.is_again);
    }

    fn traced(&self, k: &mut Kernel, head: &Head) {
        use DataCacheField::*;
        if !self.trace.is_present() {
            return;
        }
        k.comment("trace: P24.15");
        let (lookup, answered) = (self.lookup_valid.val(), self.has_answer.val());
        let width = |field: DataCacheField| self.trace.width_of(Slot::DataCache(field));
        let way = self.next_way.val().zero_extend(width(NextWay));
        let (error, held) = (self.is_error.val(), self.queue.held.val());
        let shown = [
            (LookupValid, high(), lookup.clone()),
            (LookupWrite, lookup.clone(), self.lookup_write.val()),
            (LookupConsole, lookup.clone(), self.lookup_console.val()),
            (LookupLine, lookup, self.lookup_line.val()),
            (QueueCount, high(), held),
            (QueueKind, high(), head.kind.clone()),
            (AnswerValid, high(), answered.clone()),
            (AnswerError, answered, error),
            (NextWay, high(), way),
        ];
        for (field, counts, value) in shown {
            let value = replicate(value.width(), counts) & value;
            self.trace.drive_slot(k, Slot::DataCache(field), value);
        }
    }
}
