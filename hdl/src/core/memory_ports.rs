//! The wires between the core and its two memory ports, through the caches and the request queue if the core has them.

use super::HarmonicaCore;
use crate::kit::prelude::*;
use crate::ports::DataRequest;

impl HarmonicaCore {
    /// What schedule asks for, and fetch is answered with: through the instruction cache, if the core has one.
    pub(super) fn fetches(&self, k: &mut Kernel) {
        let (cache, blocked) = (&self.instruction_cache, &self.copy_unit.blocked);
        let (port, response) = (&self.instruction_response, &self.fetch.response);
        if cache.is_present() {
            k.join(&self.instruction_request, &cache.request);
            k.join(&cache.response, port);
            k.join(response, &cache.answer);
            k.drive(blocked, &cache.answer.valid);
        } else {
            k.join(&self.instruction_request, &self.schedule.request);
            k.join(response, port);
            k.drive(blocked, &port.valid);
        }
    }

    /// What the load/store unit asks for, and is answered with: through the data cache and the request queue, if the
    /// core has them.
    pub(super) fn data_accesses(&self, k: &mut Kernel) {
        let (unit, cache) = (&self.load_store, &self.data_cache);
        if cache.is_present() {
            k.join(&cache.access, &unit.data_request);
            k.join(&unit.data_response, &cache.answer);
            k.join(&cache.response, &self.data_response);
            k.drive(&cache.access_context, &unit.request_context);
            k.drive(&cache.access_last, &unit.request_last);
            k.drive(&unit.cache_has_queued, &cache.has_queued);
            k.drive(&cache.empties, &self.execute.translation.empties_cache);
        }
        self.queue_requests(k);
        k.join(&self.data_request, self.request_at_port());
        k.drive(&self.execute.translation.access_is_active, unit.is_active.val() | self.requests_wait());
        if self._config.requests_wait() {
            k.drive(&unit.requests_wait, self.requests_wait());
            self.send_stores(k);
        }
    }

    /// What the request queue takes, if there is one.
    fn queue_requests(&self, k: &mut Kernel) {
        let (unit, cache, queue) = (&self.load_store, &self.data_cache, &self.request_queue);
        if !queue.is_present() {
            return;
        }
        let (request, context, last) = match cache.is_present() {
            true => (&cache.request, &cache.request_context, &cache.request_last),
            false => (&unit.data_request, &unit.request_context, &unit.request_last),
        };
        k.join(&queue.access, request);
        k.drive(&queue.access_context, context);
        k.drive(&queue.access_last, last);
    }

    /// The request of the part that is next to the data port.
    pub(super) fn request_at_port(&self) -> &DataRequest<Out> {
        let (cache, queue) = (&self.data_cache, &self.request_queue);
        match (queue.is_present(), cache.is_present()) {
            (true, _) => &queue.request,
            (false, true) => &cache.request,
            (false, false) => &self.load_store.data_request,
        }
    }

    /// Whether a request has left the load/store unit that may yet have to go to memory. No value where none can.
    pub(super) fn requests_wait(&self) -> Expr {
        self.data_cache.is_busy.val() | &self.request_queue.is_busy
    }

    /// Stores are sent when they reach the data port.
    fn send_stores(&self, k: &mut Kernel) {
        let (cache, queue) = (&self.data_cache, &self.request_queue);
        let sent = match queue.is_present() {
            true => &queue.sent,
            false => &cache.sent,
        };
        let hearers = [&self.load_store.store_sent, &self.scoreboard.store_sent];
        for target in hearers {
            k.connect(target, sent);
        }
        if !hearers.into_iter().any(Bundle::is_present) {
            let sent = vec![sent.valid.val(), sent.context.val()];
            k.ignore("a store's context waits for its answer", sent);
        }
    }
}
