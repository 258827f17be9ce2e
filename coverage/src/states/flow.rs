//! Schedule, fetch, and what a redirect does to them; code that changes.

use std::collections::VecDeque;

use isa::trace::StallCause;
use isa::{Context, CoreConfig, PerContext, Scalar};

use super::{Counts, Seen, State};

/// A set of the RAM's words.
struct Words(Vec<u64>);

impl Words {
    fn insert(&mut self, word: u64) {
        if let Some(bits) = self.0.get_mut(word as usize / 64) {
            *bits |= 1 << (word % 64);
        }
    }

    fn contains(&self, word: u64) -> bool {
        let bits = self.0.get(word as usize / 64);
        bits.is_some_and(|bits| bits >> (word % 64) & 1 == 1)
    }
}

/// Looks for the states of schedule, fetch, decode and operands.
pub(super) struct FlowObserver {
    is_deep: bool,
    word_bytes: u32,
    line_words: u64,
    /// The words whose fetch is under way, the oldest first.
    under_way: VecDeque<u64>,
    /// Words that have been fetched, and those of them that have been stored since.
    fetched: Words,
    changed: Words,
    /// The context whose micro-operations enter decode, and for how many cycles none has.
    copying: Option<(Context, u32)>,
}

impl FlowObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        let words = (config.ram_bytes / u64::from(config.arch.word_bytes())).div_ceil(64);
        let none = || Words(vec![0; words as usize]);
        FlowObserver {
            is_deep: config.is_deep(),
            word_bytes: config.arch.word_bytes(),
            line_words: config.line_words.into(),
            under_way: VecDeque::new(),
            fetched: none(),
            changed: none(),
            copying: None,
        }
    }

    /// Fetches that have not been answered.
    pub(super) fn under_way(&self) -> usize {
        self.under_way.len()
    }

    pub(super) fn reset(&mut self) {
        self.under_way.clear();
        self.copying = None;
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        schedule(self.is_deep, seen, counts);
        squashed(seen, counts);
        self.copy(seen, counts);
        self.code(seen, counts);
    }

    /// A gap between two micro-operations of a copy: a fetched word was there first.
    fn copy(&mut self, seen: &Seen, counts: &mut Counts) {
        if seen.is_set(Scalar::DecodeValid) && seen.is_set(Scalar::DecodeMicro) {
            let context = seen.record.context(Scalar::DecodeContext);
            let is_held = matches!(self.copying, Some((last, gap)) if last == context && gap > 0);
            counts.note_if(is_held, State::CopyHeld);
            self.copying = Some((context, 0));
        } else if let Some((_, gap)) = &mut self.copying {
            *gap += 1;
        }
        if seen.is_set(Scalar::CopyDoneValid) {
            let done = seen.record.context(Scalar::CopyDoneContext);
            self.copying = self.copying.filter(|&(context, _)| context != done);
        }
    }

    /// Fetches and stores of the same words.
    fn code(&mut self, seen: &Seen, counts: &mut Counts) {
        let (valid, ready) = (Scalar::InstructionRequestValid, Scalar::InstructionRequestReady);
        let fetch = seen.fires(valid, ready);
        let word = seen.record.scalar(Scalar::InstructionRequestWord);
        if seen.is_set(Scalar::InstructionResponseValid) {
            self.under_way.pop_front();
        }
        let is_stored = seen.fires(Scalar::DataRequestValid, Scalar::DataRequestReady)
            && seen.is_set(Scalar::DataRequestWrite)
            && !seen.is_set(Scalar::DataRequestConsole);
        if is_stored {
            for stored in self.stored_words(seen) {
                counts.note_if(fetch && word == stored, State::FetchBesideStore);
                counts.note_if(self.under_way.contains(&stored), State::StoreIntoFetch);
                if self.fetched.contains(stored) {
                    self.changed.insert(stored);
                }
            }
        }
        if fetch {
            counts.note_if(self.changed.contains(word), State::ChangedCodeFetched);
            self.fetched.insert(word);
            self.under_way.push_back(word);
        }
    }

    /// The words of RAM that the data request stores into.
    fn stored_words(&self, seen: &Seen) -> impl Iterator<Item = u64> {
        let first = seen.record.scalar(Scalar::DataRequestLine) * self.line_words;
        let enable = seen.record.scalar(Scalar::DataRequestByteEnable);
        let word_bytes = self.word_bytes;
        let bytes = (1_u64 << word_bytes) - 1;
        (0..self.line_words)
            .filter(move |word| enable >> (*word as u32 * word_bytes) & bytes != 0)
            .map(move |word| first + word)
    }
}

fn schedule(is_deep: bool, seen: &Seen, counts: &mut Counts) {
    let cause = seen.record.scalar(Scalar::StallCause);
    let causes = [
        (StallCause::NoRunningWarp, State::NoRunningWarp),
        (StallCause::FetchQueueFull, State::FetchQueueFull),
        (StallCause::PortNotReady, State::InstructionPortBusy),
        (StallCause::StarvationGuard, State::StarvationGuard),
    ];
    for (value, state) in causes {
        counts.note_if(cause == value as u64, state);
    }
    if seen.is_set(Scalar::ScheduleValid) {
        let context = seen.record.context(Scalar::ScheduleContext);
        let in_flight = seen.context(PerContext::InFlight, context);
        // A deep pipeline counts the instruction itself from its choice on.
        counts.note_if(in_flight > u64::from(is_deep), State::Speculative);
        counts.note_if(redirected(seen) == Some(context), State::ScheduledRedirected);
    }
}

/// What a redirect makes of younger instructions.
fn squashed(seen: &Seen, counts: &mut Counts) {
    let redirected = redirected(seen);
    let is_hit = |valid, context| seen.is_set(valid) && redirected == Some(seen.record.context(context));
    let on_arrival = is_hit(Scalar::FetchValid, Scalar::FetchContext);
    if seen.is_set(Scalar::FetchValid) && seen.is_set(Scalar::FetchSquashed) {
        let state = match on_arrival {
            true => State::SquashedOnArrival,
            false => State::SquashedOldEpoch,
        };
        counts.note(state);
    }
    let in_decode = is_hit(Scalar::DecodeValid, Scalar::DecodeContext) && !seen.is_set(Scalar::DecodeMicro);
    let in_operands = is_hit(Scalar::OperandsValid, Scalar::OperandsContext);
    counts.note_if(on_arrival && in_decode && in_operands, State::SquashedInAllStages);
}

pub(super) fn redirected(seen: &Seen) -> Option<Context> {
    let executing = seen.now.executing.as_ref()?;
    executing.redirect.map(|_| executing.context)
}
