//! The request queue before the data port: what it takes, what it gives, and which units are notified.

use isa::{CoreConfig, RequestQueueField, Scalar, Slot};

use super::{Counts, Seen, State};

/// Requests that it holds at most.
const FULL: u64 = 2;

/// What counts of a cycle in the next one.
#[derive(Clone, Copy, Debug, Default)]
struct Before {
    /// A request has gone, and how many there were with it.
    went: Option<u64>,
    /// It was a store's.
    stored: bool,
}

/// Looks for the states of a request queue.
pub(super) struct RequestQueueObserver {
    config: CoreConfig,
    before: Before,
}

impl RequestQueueObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        RequestQueueObserver { config: *config, before: Before::default() }
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        if !self.config.request_queue {
            return;
        }
        let held = seen.record.get(Slot::RequestQueue(RequestQueueField::Count));
        let goes = seen.fires(Scalar::DataRequestValid, Scalar::DataRequestReady);
        counts.note_if(held == FULL && goes, State::QueueFullGoes);
        counts.note_if(held > 0 && !goes, State::QueueWaits);
        let before = self.before;
        // As many as before, though one has gone: one has come.
        counts.note_if(before.went == Some(held), State::QueueGoesAndComes);
        counts.note_if(before.went.is_some() && goes, State::QueueGoesInARow);
        let sent = seen.is_set(Scalar::StoreDoneValid) && !self.config.bus_errors;
        counts.note_if(sent && before.stored, State::QueueStoreSent);
        counts.note_if(seen.is_set(Scalar::PrintDoneValid), State::QueueBytePrinted);
        let executing = seen.now.executing;
        let waits = executing.is_some_and(|executing| executing.is_change_that_waits(&self.config));
        counts.note_if(waits && held > 0, State::QueueChangeWaits);
        self.before = Before { went: goes.then_some(held), stored: goes && seen.is_set(Scalar::DataRequestWrite) };
    }
}
