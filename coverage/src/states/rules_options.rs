//! Rules of options that the other files do not look for: caches, prediction, scratchpad, exchanges.

use isa::trace::{StallCause, WriteSource};
use isa::{CoreConfig, DataCacheField, InstructionCacheField, Interrupt, PerPrediction, Scalar, ScratchpadField, Slot};

use super::exchange::Phase;
use super::{Counts, Seen, State};

/// A lookup in the instruction cache.
#[derive(Clone, Copy, Default)]
struct Lookup {
    valid: bool,
    stale: bool,
    word: u64,
}

/// Looks for rules of the sections 19 to 26.
pub(super) struct OptionRuleObserver {
    config: CoreConfig,
    lookup: Lookup,
    data_lookup: bool,
    next_way: u64,
}

impl OptionRuleObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        OptionRuleObserver { config: *config, lookup: Lookup::default(), data_lookup: false, next_way: 0 }
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        if self.config.instruction_cache.is_some() {
            self.instruction_cache(seen, counts);
        }
        if self.config.jump_prediction && seen.is_set(Scalar::ScheduleValid) {
            let context = seen.record.context(Scalar::ScheduleContext);
            let field = |field| seen.record.get(Slot::Prediction(field, context));
            let is_predicted = field(PerPrediction::Predicts) == 1
                && field(PerPrediction::JumpPc) == seen.record.scalar(Scalar::SchedulePc);
            counts.note_if(is_predicted, State::Predicted);
        }
        if self.config.data_cache.is_some() {
            self.data_cache(seen, counts);
        }
        if self.config.scratchpad_bytes > 0 {
            self.scratchpad(seen, counts);
        }
        if self.config.extension {
            let (before, now) = (seen.before.exchange, seen.now.exchange);
            let reads = before == Phase::Idle && now == Phase::Reading;
            let through = reads && self.data_lookup;
            counts.note_if(through, State::ExchangeThroughCache);
        }
    }

    fn instruction_cache(&mut self, seen: &Seen, counts: &mut Counts) {
        let field = |field| seen.record.get(Slot::InstructionCache(field));
        let cause = seen.record.scalar(Scalar::StallCause);
        let is_busy = cause == StallCause::PortNotReady as u64;
        counts.note_if(is_busy, State::CacheNotReady);
        let now = Lookup {
            valid: field(InstructionCacheField::LookupValid) == 1,
            stale: field(InstructionCacheField::LookupStale) == 1,
            word: field(InstructionCacheField::LookupWord),
        };
        let fills = field(InstructionCacheField::FillValid) == 1;
        let looks_up = now.valid && !now.stale && !fills;
        let answers = seen.is_set(Scalar::FetchValid);
        counts.note_if(looks_up && answers, State::InstructionHit);
        counts.note_if(looks_up && !answers, State::InstructionMiss);
        let before = std::mem::replace(&mut self.lookup, now);
        let follows = before.valid && now.valid && before.word != now.word;
        counts.note_if(follows, State::LookupFollows);
        let again = before.stale && looks_up && before.word == now.word;
        counts.note_if(again, State::StaleAgain);
    }

    fn data_cache(&mut self, seen: &Seen, counts: &mut Counts) {
        let field = |field| seen.record.get(Slot::DataCache(field));
        let looks_up = field(DataCacheField::LookupValid) == 1;
        counts.note_if(looks_up && self.data_lookup, State::DataLookupFollows);
        let uncached = self.config.data_cache.and_then(|cache| cache.uncached);
        if let Some(window) = uncached.filter(|_| looks_up) {
            let line = field(DataCacheField::LookupLine);
            let address = line * u64::from(self.config.line_bytes());
            let console = field(DataCacheField::LookupConsole) == 1;
            counts.note_if(!console && window.contains(address), State::DataUncached);
        }
        let next_way = field(DataCacheField::NextWay);
        counts.note_if(next_way != self.next_way, State::DataWayTaken);
        let waits = field(DataCacheField::QueueKind) > 1 && !seen.is_set(Scalar::DataResponseValid);
        counts.note_if(waits, State::DataHeadWaits);
        let sent = seen.is_set(Scalar::StoreDoneValid);
        counts.note_if(sent, State::DataStoreSent);
        (self.data_lookup, self.next_way) = (looks_up, next_way);
    }

    fn scratchpad(&self, seen: &Seen, counts: &mut Counts) {
        let field = |field| seen.record.get(Slot::Scratchpad(field));
        let requests = field(ScratchpadField::Lanes) != 0;
        let at_port = seen.is_set(Scalar::DataRequestValid);
        counts.note_if(requests && at_port, State::PadBesidePort);
        let stores = requests && field(ScratchpadField::Write) == 1;
        let done = stores && seen.is_set(Scalar::StoreDoneValid);
        counts.note_if(done, State::PadStoreDone);
        let by_load =
            seen.is_set(Scalar::WriteLanes) && seen.record.scalar(Scalar::WriteSource) == WriteSource::Load as u64;
        let taken = field(ScratchpadField::AnswerValid) == 1 && by_load;
        counts.note_if(taken, State::PadAnswerTaken);
        if let Some(executing) = &seen.now.executing {
            let first = self.config.scratchpad_address();
            let last = first + (self.config.scratchpad_bytes - 1);
            let is_fault = executing.interrupt == Some(Interrupt::BusError.number().into())
                && executing.due.is_none()
                && self.config.tlb_entries == 0;
            let is_inside = (first..=last).contains(&executing.pc.0);
            counts.note_if(is_fault && is_inside, State::FetchFromPad);
        }
    }
}
