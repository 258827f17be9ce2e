//! The data cache between the load/store unit and the data port (docs/pipeline.md section 24). A part of a cluster's
//! shared cache is built like it, between the turns of a bank and its port (docs/cluster.md section 12): the
//! interconnect asks there, and it gets no notice of what is sent.
//!
//! A request is looked up a cycle after it has been taken. The tags change there; the lines change later, when the
//! request's entry reaches the head of the queue and acts. Both go in the same order, so an entry finds the line that
//! its lookup has found.

use std::collections::VecDeque;

use isa::ports::{LineWords, PortInputs, PortOutputs, LINE_WORDS_MAX};
use isa::{Context, CoreConfig, CycleRecord, DataCacheConfig, DataCacheField, Slot, UncachedWindow};

use super::held_request::HeldRequest;
use crate::rule_events::{Fired, RuleEvent};
use crate::semantics::memory_access::merge_bytes;
use crate::timing::under_way::UnderWay;

/// A request that has left the lookup.
#[derive(Clone, Copy, Debug)]
struct Queued {
    entry: Entry,
    /// The request in words needs no more than these.
    line: u64,
    console: bool,
}

/// What is still to be done for it. Lines go by their number in the cache.
#[derive(Clone, Copy, Debug)]
enum Entry {
    /// Answers with a line that is here when it acts.
    Hit { index: usize },
    /// A response answers, and becomes the line.
    Fill { index: usize },
    /// A response answers.
    Pass,
    /// Changes a line.
    Store { index: usize, byte_enable: u64, data: LineWords },
}

impl Entry {
    /// Its number in the record.
    const fn kind(&self) -> u64 {
        match self {
            Entry::Hit { .. } => 1,
            Entry::Fill { .. } => 2,
            Entry::Pass => 3,
            Entry::Store { .. } => 4,
        }
    }

    /// Its name in docs/pipeline.md.
    const fn name(&self) -> &'static str {
        match self {
            Entry::Hit { .. } => "hit",
            Entry::Fill { .. } => "fill",
            Entry::Pass => "pass",
            Entry::Store { .. } => "store",
        }
    }
}

/// What the load/store unit gets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Answer {
    pub(crate) data: LineWords,
    pub(crate) error: bool,
    /// The store of an exchange has not been carried out, because another master came between.
    pub(crate) again: bool,
    /// It is a store's that has found its line in the cache.
    pub(crate) stored: bool,
}

impl Answer {
    /// What the data port says in a cycle with a response; `told`: the port reports errors to the core.
    pub(crate) fn of_port(inputs: &PortInputs, told: bool) -> Self {
        Answer {
            data: inputs.data_response_data,
            error: told && inputs.data_response_error,
            again: told && inputs.data_response_again,
            stored: false,
        }
    }
}

/// What is known of a line's place.
#[derive(Clone, Copy, Debug, Default)]
struct Tag {
    valid: bool,
    /// The fill of the line had an error.
    failed: bool,
    /// The part of the line above the set's number.
    tag: u64,
}

/// The cache. Reset: empty.
#[derive(Clone, Debug)]
pub(crate) struct DataCache {
    /// The port tells of accesses that have failed, and answers stores.
    bus_errors: bool,
    uncached: Option<UncachedWindow>,
    entries_max: usize,
    ways: u32,
    sets: u64,
    line_bytes: u64,
    word_bytes: u64,
    line_words: usize,
    /// Way by way, set by set.
    tags: Vec<Tag>,
    /// The words of all lines, in the same order.
    words: Vec<u64>,
    /// The request that was taken last.
    lookup: Option<HeldRequest>,
    queue: VecDeque<Queued>,
    answer: Option<Answer>,
    next_way: u32,
    /// What the load/store unit asks for, in the fields of the data port.
    pub(crate) asked: PortOutputs,
    /// The load/store unit takes an answer in this cycle.
    takes_answer: bool,
    /// In this cycle: where the line of the lookup is.
    found: Option<usize>,
    /// In this cycle: the queue has room.
    has_room: bool,
    /// In this cycle: an answer has been taken.
    answered: bool,
    /// In this cycle: a request has left the lookup.
    left: bool,
    /// In this cycle: a fill has begun.
    begins_fill: bool,
}

impl DataCache {
    pub(crate) fn new(config: &CoreConfig, cache: DataCacheConfig) -> Self {
        let sets = u64::from(cache.sets(config));
        let lines = (u64::from(cache.ways) * sets) as usize;
        let line_words = config.line_words as usize;
        DataCache {
            bus_errors: config.bus_errors,
            uncached: cache.uncached,
            entries_max: config.data_outstanding as usize,
            ways: cache.ways,
            sets,
            line_bytes: u64::from(config.line_bytes()),
            word_bytes: u64::from(config.arch.word_bytes()),
            line_words,
            tags: vec![Tag::default(); lines],
            words: vec![0; lines * line_words],
            lookup: None,
            queue: VecDeque::with_capacity(config.data_outstanding as usize + 1),
            answer: None,
            next_way: 0,
            asked: PortOutputs::default(),
            takes_answer: false,
            found: None,
            has_room: true,
            answered: false,
            left: false,
            begins_fill: false,
        }
    }

    /// A cycle begins, in which the load/store unit asks for something or not, and takes an answer if there is one or
    /// not. What the data port carries follows.
    pub(crate) fn begin(&mut self, asks: bool, takes_answer: bool, outputs: &mut PortOutputs) {
        self.asked.data_request_valid = asks;
        self.takes_answer = takes_answer;
        self.has_room = self.queue.len() < self.entries_max;
        self.found = self.lookup.and_then(|lookup| self.find(&lookup));
        let answers = self.answer.is_none() || takes_answer;
        let head = self.queue.front();
        outputs.data_response_ready = answers && head.is_some_and(|head| self.needs_response(&head.entry));
        outputs.data_request_valid = self.has_room && self.asks_port();
        let Some(lookup) = &self.lookup else {
            return;
        };
        lookup.show(outputs);
        if !lookup.is_store && self.is_cached(lookup) {
            outputs.data_request_byte_enable = u64::MAX >> (64 - self.line_bytes);
        }
    }

    /// Whether there is a request that has been taken and has not left.
    #[inline]
    pub(crate) fn has_lookup(&self) -> bool {
        self.lookup.is_some()
    }

    /// The lookup, the queue from its head on, and the answer that waits.
    pub(crate) fn under_way(&self) -> Vec<UnderWay> {
        let lookup =
            self.lookup.iter().map(|lookup| lookup.under_way("data cache", format!("looks up: {}", lookup.text())));
        let queue = self.queue.iter().map(|queued| {
            let name = queued.entry.name();
            let of = if queued.console { "of the console".to_owned() } else { format!("of line {:x}", queued.line) };
            UnderWay::new("data cache's queue", format!("{name} {of}"))
        });
        let answer = self.answer.iter().map(|answer| {
            let text = if answer.error { "an answer with an error waits" } else { "an answer waits" };
            UnderWay::new("data cache", text.to_owned())
        });
        lookup.chain(queue).chain(answer).collect()
    }

    /// Whether that is a store.
    #[inline]
    pub(crate) fn looks_up_store(&self) -> bool {
        self.lookup.is_some_and(|lookup| lookup.is_store)
    }

    /// Whether it leaves in this cycle; `port_is_ready`: what is behind the cache takes a request.
    #[inline]
    pub(crate) fn leaves(&self, port_is_ready: bool) -> bool {
        let may_leave = !self.asks_port() || port_is_ready;
        self.has_lookup() && self.has_room && may_leave
    }

    /// Whether a request is taken in this cycle if there is one.
    #[inline]
    pub(crate) fn is_ready(&self, port_is_ready: bool) -> bool {
        !self.has_lookup() || self.leaves(port_is_ready)
    }

    /// Whether something is still to be done for requests that have left the lookup.
    #[inline]
    pub(crate) fn has_queue(&self) -> bool {
        !self.queue.is_empty()
    }

    /// The answer that waits for the load/store unit, and whether it is taken in this cycle.
    #[inline]
    pub(crate) fn answer(&self) -> Option<(&Answer, bool)> {
        self.answer.as_ref().map(|answer| (answer, self.takes_answer))
    }

    /// The answer, when it is taken in this cycle.
    #[inline]
    pub(crate) fn take_answer(&mut self) -> Option<Answer> {
        let answer = self.answer.take_if(|_| self.takes_answer);
        self.answered = answer.is_some();
        answer
    }

    /// The head of the queue acts, and the lookup leaves, if they can. It is called behind [`DataCache::take_answer`].
    /// Gives whose last request of a store leaves.
    pub(crate) fn step(&mut self, port_is_ready: bool, inputs: &PortInputs, fired: &mut Fired) -> Option<Context> {
        (self.left, self.begins_fill) = (false, false);
        fired.mark_if(self.answer.is_some(), RuleEvent::DataAnswerWaits);
        fired.mark_if(self.has_lookup() && !self.has_room, RuleEvent::DataQueueFull);
        let fails = self.answer.is_none() && self.act(inputs, fired);
        let left = self.leave(port_is_ready, fired);
        if fails {
            self.empty();
        }
        left
    }

    /// Takes the request of the load/store unit, if there is one and the lookup is free. It is called behind
    /// [`DataCache::step`].
    pub(crate) fn take_request(&mut self, fired: &mut Fired) -> bool {
        let takes = self.asked.data_request_valid && self.lookup.is_none();
        if takes {
            fired.mark_if(self.left, RuleEvent::DataLookupFollows);
            self.lookup = Some(HeldRequest::of(&self.asked));
        }
        takes
    }

    /// The request that has just been taken is the last of a context's access. Whether that is a store, which is sent
    /// later.
    pub(crate) fn tag_last(&mut self, context: Context) -> bool {
        let store = self.lookup.as_mut().filter(|lookup| lookup.is_store);
        store.is_some_and(|lookup| {
            lookup.last_of = Some(context);
            true
        })
    }

    /// A fill has begun in this cycle.
    #[inline]
    pub(crate) fn has_begun_fill(&self) -> bool {
        self.begins_fill
    }

    /// The fence, or a fill that has failed: nothing that is here, or on its way, is found again. Called behind what is
    /// pushed in the cycle.
    pub(crate) fn empty(&mut self) {
        for tag in &mut self.tags {
            tag.valid = false;
        }
    }

    fn is_cached(&self, lookup: &HeldRequest) -> bool {
        let address = lookup.line * self.line_bytes;
        let uncached = self.uncached.is_some_and(|window| window.contains(address));
        !lookup.console && !uncached && !lookup.locks
    }

    fn index(&self, way: u32, line: u64) -> usize {
        (u64::from(way) * self.sets + line % self.sets) as usize
    }

    /// Where the line of a lookup is; `None` when it misses.
    fn find(&self, lookup: &HeldRequest) -> Option<usize> {
        if !self.is_cached(lookup) {
            return None;
        }
        let tag = lookup.line / self.sets;
        let mut places = (0..self.ways).map(|way| self.index(way, lookup.line));
        places.find(|&index| self.tags[index].valid && self.tags[index].tag == tag)
    }

    /// Whether the lookup needs the port.
    fn asks_port(&self) -> bool {
        let hits = self.found.is_some();
        let lookup = self.lookup.as_ref();
        lookup.is_some_and(|lookup| lookup.is_store || !hits)
    }

    fn needs_response(&self, entry: &Entry) -> bool {
        match entry {
            Entry::Hit { .. } => false,
            Entry::Fill { .. } | Entry::Pass => true,
            Entry::Store { .. } => self.bus_errors,
        }
    }

    /// The lookup leaves, if it can.
    fn leave(&mut self, port_is_ready: bool, fired: &mut Fired) -> Option<Context> {
        if !self.leaves(port_is_ready) {
            return None;
        }
        let lookup = self.lookup.take()?;
        self.left = true;
        let behind_fill = self.queue.front().is_some_and(|head| matches!(head.entry, Entry::Fill { .. }));
        let is_uncached = !lookup.console && !lookup.locks && !self.is_cached(&lookup);
        fired.mark_if(is_uncached, RuleEvent::DataUncached);
        fired.mark_if(lookup.locks, RuleEvent::ExchangeThroughCache);
        let entry = match (lookup.is_store, self.found) {
            (false, Some(index)) => {
                fired.mark(RuleEvent::DataHit);
                fired.mark_if(behind_fill, RuleEvent::DataHitBehindFill);
                Some(Entry::Hit { index })
            }
            (false, None) if self.is_cached(&lookup) => {
                fired.mark_if(self.ways > 1, RuleEvent::DataWayTaken);
                self.begins_fill = true;
                Some(self.begin_fill(lookup.line))
            }
            (false, None) => Some(Entry::Pass),
            (true, Some(index)) => Some(Entry::Store { index, byte_enable: lookup.byte_enable, data: lookup.data }),
            (true, None) => self.bus_errors.then_some(Entry::Pass),
        };
        fired.mark_if(entry.is_some(), RuleEvent::DataEntryPushed);
        let (line, console) = (lookup.line, lookup.console);
        self.queue.extend(entry.map(|entry| Queued { entry, line, console }));
        lookup.last_of
    }

    /// The next way is for this line from now on.
    fn begin_fill(&mut self, line: u64) -> Entry {
        let index = self.index(self.next_way, line);
        self.next_way = (self.next_way + 1) % self.ways;
        let tag = &mut self.tags[index];
        (tag.valid, tag.tag) = (true, line / self.sets);
        Entry::Fill { index }
    }

    /// The head of the queue acts, if it can. Gives whether it is a fill that fails.
    fn act(&mut self, inputs: &PortInputs, fired: &mut Fired) -> bool {
        let Some(head) = self.queue.front() else {
            return false;
        };
        if self.needs_response(&head.entry) && !inputs.data_response_valid {
            fired.mark(RuleEvent::DataHeadWaits);
            return false;
        }
        fired.mark_if(self.answered, RuleEvent::DataAnswersInARow);
        let response = Answer::of_port(inputs, self.bus_errors);
        match self.queue.pop_front().map(|head| head.entry) {
            None => {}
            Some(Entry::Hit { index }) => {
                let mut data = [0; LINE_WORDS_MAX];
                data[..self.line_words].copy_from_slice(self.words_of(index));
                let error = self.tags[index].failed;
                fired.mark_if(error, RuleEvent::DataHitFailed);
                self.answer = Some(Answer { data, error, again: false, stored: false });
            }
            Some(Entry::Fill { index }) => {
                let words = self.line_words;
                self.words_of(index).copy_from_slice(&response.data[..words]);
                self.tags[index].failed = response.error;
                fired.mark_if(response.error, RuleEvent::DataFillFailed);
                self.answer = Some(response);
                return response.error;
            }
            Some(Entry::Pass) => {
                fired.mark(RuleEvent::DataPasses);
                self.answer = Some(response);
            }
            Some(Entry::Store { index, byte_enable, data }) => {
                let changes = !(response.error || response.again);
                fired.mark_if(changes, RuleEvent::DataStoreHit);
                fired.mark_if(response.error, RuleEvent::DataStoreFailed);
                if changes {
                    self.store(index, byte_enable, &data);
                }
                self.answer = self.bus_errors.then_some(Answer { stored: true, ..response });
            }
        }
        false
    }

    fn words_of(&mut self, index: usize) -> &mut [u64] {
        let start = index * self.line_words;
        &mut self.words[start..start + self.line_words]
    }

    /// Writes the enabled bytes into a line.
    fn store(&mut self, index: usize, byte_enable: u64, data: &LineWords) {
        let word_bytes = self.word_bytes;
        let all = (1 << word_bytes) - 1;
        let words = self.words_of(index).iter_mut().zip(data).enumerate();
        for (number, (word, &new)) in words {
            let bytes = byte_enable >> (number as u64 * word_bytes) & all;
            *word = merge_bytes(*word, new, bytes);
        }
    }

    /// Records lookup, queue and answer as they are at the start of the cycle.
    #[inline]
    pub(crate) fn record(&self, record: &mut CycleRecord) {
        let layout = record.layout();
        let slots = record.slots_mut();
        for &field in DataCacheField::ALL {
            slots[layout.index(Slot::DataCache(field))] = self.recorded(field);
        }
    }

    /// What is recorded in a field.
    #[inline]
    pub(crate) fn recorded(&self, field: DataCacheField) -> u64 {
        use DataCacheField as Field;
        let (lookup, answer) = (self.lookup.as_ref(), self.answer.as_ref());
        match field {
            Field::LookupValid => lookup.is_some().into(),
            Field::LookupWrite => lookup.map_or(0, |lookup| lookup.is_store.into()),
            Field::LookupConsole => lookup.map_or(0, |lookup| lookup.console.into()),
            Field::LookupLine => lookup.map_or(0, |lookup| lookup.line),
            Field::QueueCount => self.queue.len() as u64,
            Field::QueueKind => self.queue.front().map_or(0, |head| head.entry.kind()),
            Field::AnswerValid => answer.is_some().into(),
            Field::AnswerError => answer.map_or(0, |answer| answer.error.into()),
            Field::NextWay => self.next_way.into(),
        }
    }
}
