//! Atomic accesses: which lanes exchange which words, and what keeps them waiting; and what else the extension adds.

use isa::trace::ExchangeField;
use isa::{CoreConfig, CycleRecord, Opcode, Scalar, ScratchpadField, Slot};

use super::{Seen, State, StateCounts};

/// What the exchange unit does in a cycle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Phase {
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

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut StateCounts) {
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

    fn requests(&self, seen: &Seen, counts: &mut StateCounts) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coverage::on_model;

    #[test]
    fn exchanges_are_told_apart() {
        // Four lanes at one word, and at the words of four lines; then lane 0 alone, in vain; at last the scratchpad.
        let source = "
            ldi %r1, #4
            jalis %r2, %r1, #0
            hwid %r0, #0
            ldi %r1, #0x400
            aadd %r2, %r1, %r1
            shli %r3, %r0, #4
            add %r3, %r3, %r1
            aswap %r2, %r3, %r1
            iszero @p0, %r0
            ldi %r4, #7
            @p0 ? acas %r4, %r1, %r1
            ldi %r1, #1
            shli %r1, %r1, #30
            aadd %r2, %r1, %r1
            fence
            halt
        ";
        let config =
            "arch = \"4w8/8/4/1\"\nextension = true\nline_words = 4\nscratchpad_bytes = 128";
        let (_, coverage) = on_model(config, source);
        let expected = [
            (State::ExchangeSeveral, 3),
            (State::ExchangeOfOne, 5),
            (State::ExchangeShared, 2),
            (State::ExchangeUnchanged, 1),
            (State::ExchangeAtPad, 1),
            (State::ExchangeReadFailed, 0),
            (State::FunctionMissing, 0),
            // They are not ordinary accesses.
            (State::StoreMixed, 0),
            (State::StoreOfLines, 0),
            (State::LoadOfLines, 0),
            (State::PadStoreConsole, 0),
            (State::PadAnswerHeld, 0),
        ];
        for (state, count) in expected {
            assert_eq!(coverage.states.of(state), count, "{state:?}");
        }
    }
}
