//! Atomic accesses: which lanes exchange which words, and what keeps them waiting; and what else the extension adds.

use isa::trace::ExchangeField;
use isa::{CoreConfig, CycleRecord, Opcode, Scalar, ScratchpadField, Slot};

use super::{Counts, Seen, State};

/// What the exchange unit does in a cycle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Nothing; also where there is none.
    #[default]
    Idle,
    Reading,
    Exchanging,
    Writing,
    Answering,
    Returning,
}

impl Phase {
    /// That of the cycle of the record.
    pub(super) fn of(config: &CoreConfig, record: &CycleRecord) -> Phase {
        if !config.extension {
            return Phase::Idle;
        }
        match record.get(Slot::Exchange(ExchangeField::Phase)) {
            1 => Phase::Reading,
            2 => Phase::Exchanging,
            3 => Phase::Writing,
            4 => Phase::Answering,
            5 => Phase::Returning,
            _ => Phase::Idle,
        }
    }
}

/// Looks for the states of the extension.
pub(super) struct ExchangeObserver {
    config: CoreConfig,
    /// The read of the exchange has failed.
    has_failed: bool,
    /// The last cycle ended an access.
    is_done: bool,
}

impl ExchangeObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        ExchangeObserver {
            config: *config,
            has_failed: false,
            is_done: false,
        }
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        if !self.config.extension {
            return;
        }
        if let Some(executing) = &seen.now.executing {
            let is_function = self.config.decoded_opcode(executing.word).is_some();
            counts.note_if(!is_function, State::FunctionMissing);
        }
        let waiting = seen.now.waiting.map(|waiting| waiting.opcode);
        counts.note_if(waiting == Some(Opcode::Fence), State::FenceWaits);
        self.requests(seen, counts);
        match (seen.before.exchange, seen.now.exchange) {
            (Phase::Reading, Phase::Exchanging) => {
                let lanes = seen.record.get(Slot::Exchange(ExchangeField::Lanes));
                counts.note(match lanes.count_ones() {
                    1 => State::ExchangeOfOne,
                    _ => State::ExchangeShared,
                });
            }
            (Phase::Reading, Phase::Writing) => {
                self.has_failed = true;
                counts.note(State::ExchangeReadFailed);
            }
            (Phase::Returning, Phase::Returning) => counts.note(State::ExchangeHeld),
            (Phase::Returning, _) => {
                counts.note_if(!self.is_done, State::ExchangeSeveral);
                self.has_failed = false;
            }
            _ => {}
        }
        self.is_done = seen.is_set(Scalar::LoadDoneValid);
    }

    fn requests(&self, seen: &Seen, counts: &mut Counts) {
        let at_pad = self.config.scratchpad_bytes > 0
            && seen.now.exchange == Phase::Writing
            && seen.record.get(Slot::Scratchpad(ScratchpadField::Lanes)) != 0;
        counts.note_if(at_pad, State::ExchangeAtPad);
        if !seen.is_set(Scalar::DataRequestValid) {
            return;
        }
        let locks = seen.record.get(Slot::Exchange(ExchangeField::Lock)) == 1;
        let is_taken = seen.is_set(Scalar::DataRequestReady);
        counts.note_if(locks && !is_taken, State::ExchangeLockHeld);
        let writes = seen.is_set(Scalar::DataRequestWrite) && seen.now.exchange != Phase::Idle;
        let is_empty = seen.record.scalar(Scalar::DataRequestByteEnable) == 0;
        let is_unchanged = writes && is_taken && is_empty && !self.has_failed;
        counts.note_if(is_unchanged, State::ExchangeUnchanged);
    }
}
