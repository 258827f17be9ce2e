//! Atomic accesses: which lanes exchange which words, and what keeps them waiting; and what else the extension adds.

use isa::trace::ExchangeField;
use isa::{
    Context, CoreConfig, CycleRecord, DataCacheField, ExecutionUnit, Interrupt, Opcode, PerContext, Scalar,
    ScratchpadField, Slot,
};

use super::data_cache::STORE;
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
    fn comes_due(&mut self, seen: &Seen, counts: &mut Counts) -> bool {
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
    fn store(&mut self, seen: &Seen, fails: bool, counts: &mut Counts) {
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
