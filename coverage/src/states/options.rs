//! Instruction cache, jump prediction, accesses that fail.

use std::collections::HashSet;

use isa::InstructionCacheField::{self, FillAnswered, FillDropped, FillValid, FillWay, FillWord};
use isa::InstructionCacheField::{LookupStale, LookupValid, LookupWord};
use isa::Opcode::{Fence, Jmpi, Tlbadd, Tlbflush, Tlbrm};
use isa::{Context, CoreConfig, Interrupt, PerContext, PerPrediction, Scalar, Slot};

use super::{Counts, Executing, Seen, State};

/// A due bus error, as `context_due_interrupt` shows it.
const DUE_BUS_ERROR: u64 = 1 + Interrupt::BusError.number() as u64;

/// What a context remembers: the jump's place and its target.
type Jump = Option<(u64, u64)>;

/// Looks for the states of options that most cores do not have.
pub(super) struct OptionsObserver {
    config: CoreConfig,
    /// Words that have been stored into since they were asked for.
    changed: HashSet<u64>,
    /// The fill that was under way in the last cycle was to be dropped.
    was_dropped: bool,
    /// A fence was carried out in the last cycle.
    fenced: bool,
    /// What each context remembered in the last cycle.
    jumps: Vec<Jump>,
    /// The context whose store was complete in the last cycle, and whether a load was.
    done: Option<(Context, State)>,
    /// The due interrupts of the last cycle.
    due: Vec<u64>,
}

impl OptionsObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        let contexts = config.contexts() as usize;
        OptionsObserver {
            config: *config,
            changed: HashSet::new(),
            was_dropped: false,
            fenced: false,
            jumps: vec![None; contexts],
            done: None,
            due: vec![0; contexts],
        }
    }

    pub(super) fn reset(&mut self) {
        *self = OptionsObserver::new(&self.config);
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        if let Some(cache) = self.config.instruction_cache {
            self.cache(seen, cache.line_words.into(), counts);
        }
        if self.config.jump_prediction {
            self.predictions(seen, counts);
        }
        if self.config.bus_errors {
            self.failures(seen, counts);
        }
    }

    fn cache(&mut self, seen: &Seen, line_words: u64, counts: &mut Counts) {
        let field = |field: InstructionCacheField| seen.record.get(Slot::InstructionCache(field));
        let fills = field(FillValid) == 1;
        let (offset, came) = (field(FillWord) % line_words, field(FillAnswered));
        let asks = seen.is_set(Scalar::InstructionRequestValid);
        let is_taken = seen.is_set(Scalar::InstructionRequestReady);
        let responds = seen.is_set(Scalar::InstructionResponseValid);
        let answers = seen.is_set(Scalar::FetchValid);
        let looks_up = !fills && field(LookupValid) == 1 && field(LookupStale) == 0;
        let fences = seen.now.executing.is_some_and(|executing| is_fence(&executing));
        counts.note_if(field(LookupStale) == 1 && !fills, State::FetchBehindMiss);
        counts.note_if(fills && answers && offset > 0, State::LaterWordAwaited);
        counts.note_if(asks && !is_taken, State::LineAskedSlowly);
        counts.note_if(fills && responds && came > offset, State::LineWithoutWaiting);
        counts.note_if(fills && field(FillWay) > 0, State::LaterWay);
        let is_hit = looks_up && answers;
        let is_changed = self.changed.contains(&field(LookupWord));
        counts.note_if(is_hit && is_changed, State::ChangedCodeHit);
        counts.note_if(fences && fills, State::FenceInFill);
        let last = fills && responds && came + 1 == line_words;
        counts.note_if(fences && last, State::FenceAtLastWord);
        counts.note_if(fences && looks_up && !answers, State::FenceAtMiss);
        counts.note_if(fences && is_hit, State::FenceAtHit);
        let is_dropped = fills && field(FillDropped) == 1;
        let by_error = is_dropped && !self.was_dropped && !self.fenced;
        counts.note_if(by_error, State::LineFailed);
        self.was_dropped = is_dropped;
        self.fenced = fences;
        if asks && is_taken {
            let word = seen.record.scalar(Scalar::InstructionRequestWord);
            self.changed.remove(&word);
        }
        self.store(seen);
    }

    /// The words of RAM that are stored into have changed.
    fn store(&mut self, seen: &Seen) {
        let fires = seen.fires(Scalar::DataRequestValid, Scalar::DataRequestReady);
        if !fires || !seen.is_set(Scalar::DataRequestWrite) {
            return;
        }
        let line_words = u64::from(self.config.line_words);
        let first = seen.record.scalar(Scalar::DataRequestLine) * line_words;
        self.changed.extend(first..first + line_words);
    }

    fn predictions(&mut self, seen: &Seen, counts: &mut Counts) {
        let before = seen.before.executing;
        for (number, last) in (0..).zip(&mut self.jumps) {
            let now = remembered(seen, Context(number));
            if let (Some(_), None, Some(executing)) = (*last, now, before) {
                counts.note(match executing.opcode {
                    Jmpi => State::PredictedWrong,
                    _ => State::PredictedOther,
                });
            }
            let another = last.is_some() && now.is_some() && *last != now;
            counts.note_if(another, State::AnotherRemembered);
            *last = now;
        }
        let Some(executing) = seen.now.executing else {
            return;
        };
        let jump = remembered(seen, executing.context);
        if jump.is_none_or(|(pc, _)| pc != executing.pc.0) {
            return;
        }
        let is_taken = executing.opcode == Jmpi
            && executing.redirect.is_none()
            && executing.executes()
            && executing.lanes == executing.active;
        counts.note_if(is_taken, State::PredictedRight);
        counts.note_if(executing.interrupt.is_some(), State::PredictedInterrupted);
    }

    fn failures(&mut self, seen: &Seen, counts: &mut Counts) {
        if let Some(executing) = seen.now.executing {
            // Without pages a fetch of RAM has no other fault.
            let is_fault = executing.interrupt == Some(Interrupt::BusError.number().into())
                && executing.due.is_none()
                && executing.lanes.is_empty();
            let in_ram = executing.pc.0 < self.config.ram_bytes && self.config.tlb_entries == 0;
            counts.note_if(is_fault && in_ram, State::FetchFailed);
        }
        for (number, last) in (0..).zip(&mut self.due) {
            let context = Context(number);
            let now = seen.context(PerContext::DueInterrupt, context);
            let is_new = now == DUE_BUS_ERROR && *last != now;
            let waits = seen.context(PerContext::State, context) == WAIT_MEMORY;
            counts.note_if(is_new && waits, State::FailedBeforeLast);
            if let Some((_, state)) = self.done.filter(|(done, _)| *done == context) {
                counts.note_if(now == DUE_BUS_ERROR, state);
            }
            *last = now;
        }
        let done = |valid, warp, state| {
            let context = seen.record.context(warp);
            seen.is_set(valid).then_some((context, state))
        };
        let store = done(Scalar::StoreDoneValid, Scalar::StoreDoneContext, State::StoreFailed);
        let load = done(Scalar::LoadDoneValid, Scalar::LoadDoneContext, State::LoadFailed);
        self.done = store.or(load);
    }
}

const WAIT_MEMORY: u64 = isa::trace::WarpState::WaitMemory as u64;

fn remembered(seen: &Seen, context: Context) -> Jump {
    let field = |field| seen.record.get(Slot::Prediction(field, context));
    let predicts = field(PerPrediction::Predicts) == 1;
    predicts.then(|| (field(PerPrediction::JumpPc), field(PerPrediction::JumpTarget)))
}

/// Whether a change of the TLB takes effect, or a `fence` is over.
pub(super) fn is_fence(executing: &Executing) -> bool {
    matches!(executing.opcode, Tlbadd | Tlbrm | Tlbflush | Fence)
        && executing.executes()
        && executing.interrupt.is_none()
        && executing.redirect.is_some_and(|target| target != executing.pc)
}
