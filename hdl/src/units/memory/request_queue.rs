//! The request queue (docs/pipeline.md section 27): requests wait here before the data port, so that no path leads from
//! a far memory's `ready` into the load/store unit.

use isa::trace::{RequestQueueField, Slot};
use isa::CoreConfig;

use crate::index::context_index;
use crate::kit::prelude::*;
use crate::ports::DataRequest;
use crate::trace::TracePorts;
use crate::units::parts::fifo::{Fifo, Shows};
use crate::units::warps::warp_table::Wake;

/// Requests that it holds at most: with two, one goes out while the next one comes.
const ENTRIES: u32 = 2;

hardware! {
    /// Holds requests on their way to the data port, and says when stores have been sent.
    pub struct RequestQueue(config: &CoreConfig) {
        let line = config.ram_line_bits() + 9 * config.line_bytes();
        let entry = 2 + line + u32::from(config.extension) + config.context_index_bits() + 1;
        let shows = if config.trace { Shows::Count } else { Shows::Nothing };

        /// From load/store unit or data cache: a request.
        pub access: DataRequest<In>(config),
        /// From load/store unit or data cache: the context that it belongs to, if it is a store.
        pub access_context: In(context_index(config)),
        /// From load/store unit or data cache: nothing of the context's store is left behind it.
        pub access_last: In(1),
        /// To data port: the oldest request.
        pub request: DataRequest<Out>(config),
        /// To load/store unit and scoreboard: in the cycle before, the last of a context's store went to memory.
        pub sent: Wake<Out>(config),
        /// To load/store unit and execute: a request waits.
        pub is_busy: Out(1),
        /// To the lock step: how many wait.
        pub trace: TracePorts = TracePorts::new(config, &[]).with_request_queue(config),

        waiting: Fifo(ENTRIES, entry, shows),
        /// In the cycle before, the last of a store has gone to memory. Reset: 0.
        has_sent: Register(1; reset 0),
        /// Its context.
        sender: Register(context_index(config)),
    }
}

impl Describe for RequestQueue {
    fn kernel(&self, k: &mut Kernel) {
        let (access, request, waiting) = (&self.access, &self.request, &self.waiting);
        k.comment("the newest: P27.1");
        let room = k.wire("has_room", !waiting.full.val());
        k.drive(&waiting.push, access.valid.val() & &room);
        k.drive(&access.ready, room);
        let newest = [
            &access.write,
            &access.console,
            &access.line,
            &access.byte_enable,
            &access.data,
            &access.lock,
            &self.access_context,
            &self.access_last,
        ];
        let newest = newest.into_iter().filter(|field| field.is_present());
        k.drive(&waiting.push_data, pack(newest.map(RSignal::val)));

        k.comment("the oldest: P27.2");
        let holds = k.wire("holds_one", !waiting.empty.val());
        let fires = k.wire("request_fires", &holds & &request.ready);
        k.drive(&waiting.pop, &fires);
        let (context, last) = self.oldest(k);
        k.drive(&self.is_busy, &holds);
        k.drive(&request.valid, holds);

        k.comment("a far memory's ready does not lead on to the warp table in its cycle: P27.3");
        let sends = k.wire("store_goes", fires & request.write.val() & last);
        k.update(&self.has_sent, &sends);
        k.update_when(&self.sender, sends, context);
        k.drive(&self.sent.valid, &self.has_sent);
        k.drive(&self.sent.context, &self.sender);
        let slot = Slot::RequestQueue(RequestQueueField::Count);
        self.trace.drive_slot(k, slot, &waiting.held);
    }
}

impl RequestQueue {
    /// Takes the oldest entry apart, in the order in which it was packed. Gives the context of a store, and whether
    /// this is the last of its access.
    fn oldest(&self, k: &mut Kernel) -> (Expr, Expr) {
        let (request, entry) = (&self.request, self.waiting.head.val());
        let fields =
            [&request.write, &request.console, &request.line, &request.byte_enable, &request.data, &request.lock];
        let mut place = 0;
        for field in fields.into_iter().filter(|field| field.is_present()) {
            k.drive(field, entry.bits(place, field.width()));
            place += field.width();
        }
        let last = place + self.sender.width();
        (entry.bits(place, self.sender.width()), entry.bits(last, 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::emit;

    /// Rules: P27.2.
    #[test]
    fn it_is_described_soundly_in_every_shape() {
        for options in [
            "arch = \"4w8/8/4/4\"",
            "arch = \"4w8/8/1/1\", line_words = 1, ram_bytes = 256",
            "arch = \"8w16/16/8/8\", extension = true, trace = true",
            "arch = \"4w8/8/16/16\", bus_errors = true, data_cache_bytes = 1024",
        ] {
            let config = crate::tests::core_of(&format!("{options}, request_queue = true"));
            let design = emit(&RequestQueue::new(&config)).expect("the description is sound");
            let has = |name: &str| design.top().ports.iter().any(|port| port.name == name);
            assert_eq!(has("request_lock"), options.contains("extension"), "{options}");
            assert_eq!(has("trace_request_queue_count"), options.contains("trace"));
        }
    }
}
