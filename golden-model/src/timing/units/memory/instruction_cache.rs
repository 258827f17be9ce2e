//! The instruction cache between schedule, fetch and the instruction port (docs/pipeline.md section 19).
//!
//! A fetch that fires is looked up a cycle later. Either the cache holds it, or its whole line is asked for, and the
//! fetch is answered as its word comes by. A fetch that fires while the line's way is given up has been read from
//! arrays that change: it is stale, and read again when the line is there.

use isa::ports::PortInputs;
use isa::{CoreConfig, CycleRecord, InstructionCacheConfig, InstructionCacheField, Slot};

use super::fetch_queue::Answer;
use crate::rule_events::{Fired, RuleEvent};

/// The youngest fetch that is not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Lookup {
    /// The word's number at the port.
    word: u64,
    /// The arrays are to be read again.
    stale: bool,
}

/// A line on its way, and the fetch that waits for a word of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fill {
    /// The number of the word that is waited for.
    word: u64,
    way: u32,
    /// Words that have been asked for.
    asked: u64,
    /// Words that have come.
    answered: u64,
    /// The line is not kept.
    dropped: bool,
    /// It has begun in this cycle: a fence of the same cycle does not concern it.
    is_new: bool,
}

/// One line's place.
#[derive(Clone, Copy, Debug, Default)]
struct Line {
    valid: bool,
    tag: u64,
}

/// Where a word has its place.
#[derive(Clone, Copy, Debug)]
struct WordSlot {
    set: u64,
    tag: u64,
    /// Number of the word in its line.
    offset: u64,
}

/// The cache. Reset: empty.
#[derive(Clone, Debug)]
pub(crate) struct InstructionCache {
    /// The port tells of fetches that have failed.
    bus_errors: bool,
    ways: u32,
    line_words: u64,
    sets: u64,
    /// Way by way, set by set.
    lines: Vec<Line>,
    /// The words of all lines, in the same order.
    words: Vec<u64>,
    lookup: Option<Lookup>,
    fill: Option<Fill>,
    next_way: u32,
    /// In this cycle a fetch is found.
    hits: bool,
    /// In this cycle the last word of a line has come.
    ends_fill: bool,
}

impl InstructionCache {
    pub(crate) fn new(config: &CoreConfig, cache: InstructionCacheConfig) -> Self {
        let sets = u64::from(cache.sets(config));
        let line_words = u64::from(cache.line_words);
        let lines = (u64::from(cache.ways) * sets) as usize;
        InstructionCache {
            bus_errors: config.bus_errors,
            ways: cache.ways,
            line_words,
            sets,
            lines: vec![Line::default(); lines],
            words: vec![0; lines * line_words as usize],
            lookup: None,
            fill: None,
            next_way: 0,
            hits: false,
            ends_fill: false,
        }
    }

    /// Whether a fetch can fire.
    #[inline]
    pub(crate) fn is_ready(&self) -> bool {
        self.fill.is_none() && !self.lookup.is_some_and(|lookup| lookup.stale)
    }

    /// The word that is asked for at the instruction port.
    #[inline]
    pub(crate) fn request(&self) -> Option<u64> {
        let fill = self.fill.filter(|fill| fill.asked < self.line_words)?;
        Some(fill.word - fill.word % self.line_words + fill.asked)
    }

    /// Ends a cycle in which the word of a fetch was asked for, if one fired. Gives what it answers.
    #[inline]
    pub(crate) fn step(&mut self, inputs: &PortInputs, asked_for: Option<u64>, fired: &mut Fired) -> Option<Answer> {
        (self.hits, self.ends_fill) = (false, false);
        match (self.fill, self.lookup) {
            (Some(fill), _) => self.continue_fill(fill, inputs, fired),
            (None, Some(Lookup { word, stale: true })) => {
                fired.mark(RuleEvent::StaleAgain);
                self.lookup = Some(Lookup { word, stale: false });
                None
            }
            (None, looked_up) => {
                let answer = looked_up.and_then(|lookup| self.look_up(lookup.word));
                self.hits = answer.is_some();
                let stale = looked_up.is_some() && answer.is_none();
                let is_followed = asked_for.is_some();
                fired.mark_if(self.hits, RuleEvent::InstructionHit);
                fired.mark_if(stale, RuleEvent::InstructionMiss);
                fired.mark_if(stale && is_followed, RuleEvent::FetchBehindMiss);
                fired.mark_if(looked_up.is_some() && is_followed, RuleEvent::LookupFollows);
                let in_later_way = stale && self.fill.is_some_and(|fill| fill.way > 0);
                fired.mark_if(in_later_way, RuleEvent::LaterWay);
                self.lookup = asked_for.map(|word| Lookup { word, stale });
                answer
            }
        }
    }

    /// The fence: nothing that is here now is kept, nor the line that was on its way when the cycle began. Called
    /// behind [`InstructionCache::step`].
    pub(crate) fn empty(&mut self, fired: &mut Fired) {
        for line in &mut self.lines {
            line.valid = false;
        }
        let is_filling = self.fill.is_some_and(|fill| !fill.is_new) || self.ends_fill;
        fired.mark_if(is_filling, RuleEvent::FenceInFill);
        fired.mark_if(self.ends_fill, RuleEvent::FenceAtLastWord);
        fired.mark_if(self.begins_fill(), RuleEvent::FenceAtMiss);
        fired.mark_if(self.hits, RuleEvent::FenceAtHit);
        if let Some(fill) = self.fill.as_mut().filter(|fill| !fill.is_new) {
            fill.dropped = true;
        }
    }

    fn place(&self, word: u64) -> WordSlot {
        let line = word / self.line_words;
        WordSlot { set: line % self.sets, tag: line / self.sets, offset: word % self.line_words }
    }

    fn index(&self, way: u32, set: u64) -> usize {
        (u64::from(way) * self.sets + set) as usize
    }

    /// The word, when it is here; else a fill begins.
    fn look_up(&mut self, word: u64) -> Option<Answer> {
        let place = self.place(word);
        for way in 0..self.ways {
            let index = self.index(way, place.set);
            let line = self.lines[index];
            if line.valid && line.tag == place.tag {
                let word = self.words[index * self.line_words as usize + place.offset as usize];
                return Some(Answer { word, error: false });
            }
        }
        let way = self.next_way;
        let index = self.index(way, place.set);
        self.lines[index].valid = false;
        self.next_way = (way + 1) % self.ways;
        self.fill = Some(Fill { word, way, asked: 0, answered: 0, dropped: false, is_new: true });
        None
    }

    /// The words of the line on its way that have been asked for, and have not come.
    pub(crate) fn words_on_their_way(&self) -> impl Iterator<Item = u64> + '_ {
        let words = |fill: Fill| {
            let first = fill.word - fill.word % self.line_words;
            first + fill.answered..first + fill.asked
        };
        self.fill.map(words).into_iter().flatten()
    }

    /// A fill has begun in this cycle.
    pub(crate) fn begins_fill(&self) -> bool {
        self.fill.is_some_and(|fill| fill.is_new)
    }

    /// Words are asked for and come. A line with a failed word is not kept.
    fn continue_fill(&mut self, mut fill: Fill, inputs: &PortInputs, fired: &mut Fired) -> Option<Answer> {
        fill.is_new = false;
        let asks_in_vain = fill.asked < self.line_words && !inputs.instruction_request_ready;
        fired.mark_if(asks_in_vain, RuleEvent::LineAskedSlowly);
        let is_asked = fill.asked < self.line_words && inputs.instruction_request_ready;
        fill.asked += u64::from(is_asked);
        let mut answer = None;
        if inputs.instruction_response_valid {
            let WordSlot { set, tag, offset } = self.place(fill.word);
            let word = inputs.instruction_response_data;
            let error = self.bus_errors && inputs.instruction_response_error;
            let index = self.index(fill.way, set);
            self.words[index * self.line_words as usize + fill.answered as usize] = word;
            answer = (fill.answered == offset).then_some(Answer { word, error });
            fired.mark_if(answer.is_some() && offset > 0, RuleEvent::LaterWordAwaited);
            fired.mark_if(fill.answered > offset, RuleEvent::LineWithoutWaiting);
            fired.mark_if(error && !fill.dropped, RuleEvent::LineFailed);
            fill.dropped |= error;
            fill.answered += 1;
            if fill.answered == self.line_words {
                let valid = !fill.dropped;
                self.ends_fill = true;
                self.lines[index] = Line { valid, tag };
            }
        }
        self.fill = Some(fill).filter(|fill| fill.answered < self.line_words);
        answer
    }

    /// Records lookup and fill as they are at the start of the cycle.
    #[inline]
    pub(crate) fn record(&self, record: &mut CycleRecord) {
        use InstructionCacheField as Field;
        let layout = record.layout();
        let slots = record.slots_mut();
        let mut set = |field, value| slots[layout.index(Slot::InstructionCache(field))] = value;
        let lookup = self.lookup;
        set(Field::LookupValid, lookup.is_some().into());
        set(Field::LookupStale, lookup.map_or(0, |lookup| lookup.stale.into()));
        set(Field::LookupWord, lookup.map_or(0, |lookup| lookup.word));
        let fill = self.fill;
        let of_fill = |value: fn(Fill) -> u64| fill.map_or(0, value);
        set(Field::FillValid, fill.is_some().into());
        set(Field::FillWord, of_fill(|fill| fill.word));
        set(Field::FillWay, of_fill(|fill| fill.way.into()));
        set(Field::FillAsked, of_fill(|fill| fill.asked));
        set(Field::FillAnswered, of_fill(|fill| fill.answered));
        set(Field::FillDropped, of_fill(|fill| fill.dropped.into()));
        set(Field::NextWay, self.next_way.into());
    }
}
