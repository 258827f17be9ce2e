//! The data cache: hits and misses, answers, the fence, lines that fail.

use isa::trace::WriteSource;
use isa::DataCacheField::{
    self, AnswerError, AnswerValid, LookupConsole, LookupValid, LookupWrite, QueueCount, QueueKind,
};
use isa::{CoreConfig, Scalar, Slot};

use super::options::is_fence;
use super::{Counts, Seen, State};

/// The kinds of entries, as the record shows them.
const HIT: u64 = 1;
const FILL: u64 = 2;
const PASS: u64 = 3;
pub(super) const STORE: u64 = 4;

/// What counts of a cycle in the next one.
#[derive(Clone, Copy, Debug, Default)]
struct Before {
    kind: u64,
    error: bool,
    /// An answer wrote a register.
    wrote: bool,
}

/// Looks for the states of a data cache.
pub(super) struct DataCacheObserver {
    config: CoreConfig,
    before: Before,
}

impl DataCacheObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        DataCacheObserver { config: *config, before: Before::default() }
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        if self.config.data_cache.is_none() {
            return;
        }
        let field = |field: DataCacheField| seen.record.get(Slot::DataCache(field));
        let kind = field(QueueKind);
        self.lookup(seen, counts);
        counts.note_if(kind == PASS, State::DataPasses);
        counts.note_if(kind == STORE, State::DataStoreHit);
        let answers = field(AnswerValid) == 1;
        let writes = seen.is_set(Scalar::WriteLanes);
        let by_load = seen.record.scalar(Scalar::WriteSource) == WriteSource::Load as u64;
        counts.note_if(answers && writes && !by_load, State::DataAnswerWaits);
        counts.note_if(answers && self.before.wrote, State::DataAnswersInARow);
        let error = field(AnswerError) == 1;
        if error && !self.before.error {
            counts.note_if(self.before.kind == HIT, State::DataHitFailed);
            counts.note_if(self.before.kind == FILL, State::DataFillFailed);
            counts.note_if(self.before.kind == STORE, State::DataStoreFailed);
        }
        self.before = Before { kind, error, wrote: answers && writes && by_load };
    }

    /// What is looked up, and fences meanwhile.
    fn lookup(&self, seen: &Seen, counts: &mut Counts) {
        let field = |field: DataCacheField| seen.record.get(Slot::DataCache(field));
        let looks_up = field(LookupValid) == 1;
        let loads = looks_up && field(LookupWrite) == 0 && field(LookupConsole) == 0;
        let has_room = field(QueueCount) < u64::from(self.config.data_outstanding);
        let hits = loads && has_room && !seen.is_set(Scalar::DataRequestValid);
        counts.note_if(hits, State::DataHit);
        counts.note_if(hits && field(QueueKind) == FILL, State::DataHitBehindFill);
        counts.note_if(looks_up && !has_room, State::DataQueueFull);
        let Some(executing) = seen.now.executing else {
            return;
        };
        let fences = is_fence(&executing);
        counts.note_if(fences && field(QueueCount) > 0, State::DataFence);
        let asks = loads && seen.fires(Scalar::DataRequestValid, Scalar::DataRequestReady);
        counts.note_if(fences && asks, State::DataFenceAtFill);
        let waits = executing.is_change_that_waits(&self.config);
        counts.note_if(waits && looks_up, State::DataChangeWaits);
    }
}
