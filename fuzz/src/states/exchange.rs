//! Atomic accesses: which lanes exchange which words, and what keeps them waiting; and what else the extension adds.

use isa::trace::ExchangeField;
use isa::{
    Context, CoreConfig, CycleRecord, DataCacheField, ExecutionUnit, Interrupt, Opcode, PerContext,
    Scalar, ScratchpadField, Slot,
};

use super::data_cache::STORE;
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
    /// The exchange serves several lanes.
    is_shared: bool,
    /// The exchange has begun anew.
    is_anew: bool,
    /// The store of the exchange is one into a line of the data cache.
    hits: bool,
    /// What the last load or store of each context was.
    accesses: Vec<Option<Opcode>>,
    /// The due interrupts of the last cycle, as the record shows them.
    due: Vec<u64>,
}

impl ExchangeObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        ExchangeObserver {
            config: *config,
            has_failed: false,
            is_done: false,
            is_shared: false,
            is_anew: false,
            hits: false,
            accesses: vec![None; config.contexts() as usize],
            due: vec![0; config.contexts() as usize],
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
        let comes_due = self.comes_due(seen, counts);
        self.store(seen, comes_due, counts);
        match (seen.before.exchange, seen.now.exchange) {
            (Phase::Reading, Phase::Exchanging) => {
                let lanes = seen.record.get(Slot::Exchange(ExchangeField::Lanes));
                self.is_shared = lanes.count_ones() > 1;
                counts.note(match self.is_shared {
                    false => State::ExchangeOfOne,
                    true => State::ExchangeShared,
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
                self.is_anew = false;
            }
            _ => {}
        }
        self.is_done = seen.is_set(Scalar::LoadDoneValid);
    }

    /// Accesses that fail before they exchange anything. Gives whether a bus error comes due.
    fn comes_due(&mut self, seen: &Seen, counts: &mut StateCounts) -> bool {
        let is_idle = seen.before.exchange == Phase::Idle && seen.now.exchange == Phase::Idle;
        let mut bus_error = false;
        let contexts = self.due.iter_mut().zip(&mut self.accesses);
        for (number, (due, access)) in (0..).zip(contexts) {
            let now = seen.context(PerContext::DueInterrupt, Context(number));
            let is_new = now != 0 && *due == 0;
            let is = |interrupt: Interrupt| is_new && now == 1 + u64::from(interrupt.number());
            let is_atomic = access.is_some_and(Opcode::is_atomic);
            let fails = is_atomic && is_idle;
            counts.note_if(fails && is(Interrupt::BusError), State::AtomicElsewhere);
            counts.note_if(fails && is(Interrupt::PageRight), State::AtomicRight);
            bus_error |= is_atomic && is(Interrupt::BusError);
            *due = now;
        }
        // What executes now has not been carried out yet.
        if let Some(executing) = seen.now.executing.filter(super::Executing::executes) {
            if executing.opcode.unit() == ExecutionUnit::LoadStore {
                self.accesses[executing.context.0 as usize] = Some(executing.opcode);
            }
        }
        bus_error
    }

    /// What becomes of the store of an exchange.
    fn store(&mut self, seen: &Seen, fails: bool, counts: &mut StateCounts) {
        let (before, now) = (seen.before.exchange, seen.now.exchange);
        let queue = || seen.record.get(Slot::DataCache(DataCacheField::QueueKind));
        if now == Phase::Writing {
            self.hits = false;
        }
        if self.config.data_cache.is_some() && now == Phase::Answering && queue() == STORE {
            counts.note_if(!self.hits, State::ExchangeStoreHit);
            self.hits = true;
        }
        match (before, now) {
            (Phase::Answering, Phase::Returning) => {
                counts.note(State::ExchangeAnswered);
                counts.note_if(fails, State::ExchangeStoreFailed);
            }
            (Phase::Answering, Phase::Idle) => {
                counts.note(State::ExchangeAnew);
                counts.note_if(self.is_shared, State::ExchangeAnewShared);
                counts.note_if(self.is_anew, State::ExchangeAnewTwice);
                counts.note_if(self.hits, State::ExchangeAnewHit);
                self.is_anew = true;
            }
            _ => {}
        }
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
    use crate::coverage::{on_model, on_model_with};

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

    /// Four lanes add to one word, and then each to its own, again and again.
    const COUNT: &str = "
            ldi %r1, #4
            jalis %r2, %r1, #0
            hwid %r0, #0
            ldi %r1, #0x400
            ldi %r3, #0x440
            shli %r4, %r0, #2
            add %r3, %r3, %r4
            ldi %r5, #40
    again:  aadd %r2, %r1, %r5
            aadd %r2, %r3, %r5
            ld %r4, %r1, #0
            subi %r5, %r5, #1
            rtop @p0, %r5
            @p0 ? jmpi again
            halt
        ";

    #[test]
    fn stores_that_come_too_late_are_told_apart() {
        let config = "arch = \"4w8/8/4/1\"\nextension = true\nline_words = 4\nbus_errors = true\n";
        let (_, coverage) = on_model(config, COUNT);
        let of = |state| coverage.states.of(state);
        assert_eq!(of(State::ExchangeShared), 40);
        assert_eq!(of(State::ExchangeOfOne), 160);
        assert_eq!(of(State::ExchangeAnswered), 200);
        assert_eq!(of(State::ExchangeAnew), 0);
        assert_eq!(of(State::ExchangeStoreHit), 0);
        let cached = format!("{config}data_cache_bytes = 128\n");
        for config in [config, cached.as_str()] {
            let mut states = StateCounts::default();
            let seeds = [2, 4, 6, 8];
            for seed in seeds {
                let (outcome, coverage) = on_model_with(config, COUNT, seed);
                assert!(matches!(outcome, testbenches::Outcome::Passed(_)));
                states.add(&coverage.states);
            }
            let of = |state| states.of(state);
            // Each of the exchanges is made until its store is carried out.
            let runs = seeds.len() as u64;
            assert_eq!(of(State::ExchangeAnswered), 200 * runs);
            let made = of(State::ExchangeShared) + of(State::ExchangeOfOne);
            let late = of(State::ExchangeAnew);
            assert_eq!(made - 200 * runs, late);
            let late_and_shared = of(State::ExchangeAnewShared);
            assert_eq!(of(State::ExchangeShared) - 40 * runs, late_and_shared);
            assert!(0 < late_and_shared && late_and_shared < late);
            let again = of(State::ExchangeAnewTwice);
            assert!(0 < again && again < late);
            let is_cached = config == cached;
            assert_eq!(of(State::ExchangeStoreHit) > 0, is_cached);
            assert_eq!(of(State::ExchangeAnewHit) > 0, is_cached);
            assert_eq!(of(State::ExchangeStoreFailed), 0);
        }
    }

    #[test]
    fn atomic_accesses_that_fail_are_told_apart() {
        let console = "ldi %r1, #1; shli %r2, %r1, #31; aadd %r3, %r2, %r1; halt";
        let (_, coverage) = on_model("arch = \"4w8/8/1/1\"\nextension = true\n", console);
        assert_eq!(coverage.states.of(State::AtomicElsewhere), 1);
        assert_eq!(coverage.states.of(State::AtomicRight), 0);
        assert_eq!(coverage.states.of(State::ExchangeOfOne), 0);
        // Supervisors may read the page.
        let right = "ldi %r1, #1; shli %r2, %r1, #13; ldi %r5, #8; tlbadd %r2, %r2, %r5\n\
                     ld %r3, %r2, #0; aadd %r3, %r2, %r1; halt";
        let config = "arch = \"4w8/8/1/1\"\nextension = true\ntlb_entries = 4\n";
        let (_, coverage) = on_model(config, right);
        assert_eq!(coverage.states.of(State::AtomicElsewhere), 0);
        assert_eq!(coverage.states.of(State::AtomicRight), 1);
        assert_eq!(coverage.states.of(State::ExchangeOfOne), 0);
    }
}
