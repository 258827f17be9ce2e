//! The wires between load/store unit and data port; the data cache stands there, if the core has one.

use super::HarmonicaCore;
use crate::kit::prelude::*;

impl HarmonicaCore {
    /// What the load/store unit asks for, and is answered with.
    pub(super) fn data_accesses(&self, k: &mut Kernel) {
        let unit = &self.load_store;
        let Some(cache) = self.data_cache.get() else {
            k.join(&self.data_request, &unit.data_request);
            k.join(&unit.data_response, &self.data_response);
            return;
        };
        k.join(&cache.access, &unit.data_request);
        k.join(&self.data_request, &cache.request);
        k.join(&cache.response, &self.data_response);
        k.join(&unit.data_response, &cache.answer);
        for (target, source) in [
            (Some(&cache.access_context), unit.request_context.get()),
            (Some(&cache.access_last), unit.request_last.get()),
        ] {
            if let (Some(target), Some(source)) = (target, source) {
                k.drive(target, source);
            }
        }
        for (target, source) in [
            (unit.cache_is_busy.get(), Some(&cache.is_busy)),
            (Some(&cache.empties), self.execute.empties_cache.get()),
        ] {
            if let (Some(target), Some(source)) = (target, source) {
                k.drive(target, source);
            }
        }
        let board = self.scoreboard.get();
        let scored = board.and_then(|board| board.store_sent.get());
        let hearers = [unit.store_sent.get(), scored];
        for target in hearers.iter().flatten() {
            k.connect(*target, &cache.sent);
        }
        if hearers.iter().all(Option::is_none) {
            let sent = vec![cache.sent.valid.val(), cache.sent.context.val()];
            k.ignore("a store's context waits for its answer", sent);
        }
    }

    /// Whether an access is being translated, or made: then no entry of the TLB changes.
    pub(super) fn accesses_under_way(&self, k: &mut Kernel) {
        let (Some(target), Some(active)) = (
            self.execute.access_is_active.get(),
            self.load_store.is_active.get(),
        ) else {
            return;
        };
        match self.data_cache.get() {
            None => k.drive(target, active),
            Some(cache) => k.drive(target, active.val() | &cache.is_busy),
        }
    }
}
