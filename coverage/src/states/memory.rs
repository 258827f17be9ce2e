//! Loads and stores: their targets, their pages, and the data port.

use std::collections::VecDeque;

use isa::{CoreConfig, DataCacheField, ExecutionUnit, Scalar, Slot};

use super::exchange::Phase;
use super::scratchpad::AtScratchpad;
use super::{Counts, Executing, Seen, State};

/// What the requests of one access have asked for.
#[derive(Clone, Copy, Debug, Default)]
struct Targets {
    requests: u32,
    /// The line of the last request.
    line: Option<u64>,
    /// A request was for the line of the one before it, or for another one.
    same_line: bool,
    other_line: bool,
    ram: bool,
    line_0: bool,
    console: bool,
    /// A byte waited as the console was asked.
    byte: bool,
}

impl Targets {
    fn add(&mut self, other: Targets) {
        self.requests += other.requests;
        if let Some(line) = self.line {
            self.same_line |= other.line == Some(line);
            self.other_line |= other.line.is_some_and(|other| other != line);
        }
        self.line = other.line;
        self.ram |= other.ram;
        self.line_0 |= other.line_0;
        self.console |= other.console;
        self.byte |= other.byte;
    }
}

/// An access whose lanes are being translated.
#[derive(Clone, Copy, Debug)]
struct Translating {
    /// Lanes still to do.
    lanes: u64,
    pages: u32,
    /// What the first page's lanes failed with; 0: they did not.
    first_fault: u64,
    /// What any page's lanes have failed with: bit i is interrupt i, bit 0 that a page was right.
    faults: u64,
}

/// Looks for the states of loads and stores.
pub(super) struct MemoryObserver {
    config: CoreConfig,
    /// Lanes of the accesses whose translation has not begun.
    accesses: VecDeque<u64>,
    translating: Option<Translating>,
    /// The targets of each request that is not answered; `None`: it is a store, which is answered with bus errors alone
    /// (P21.3).
    under_way: VecDeque<Option<Targets>>,
    /// The targets of the access whose last request or response has not come.
    load: Targets,
    store: Targets,
}

impl MemoryObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        MemoryObserver {
            config: *config,
            accesses: VecDeque::new(),
            translating: None,
            under_way: VecDeque::new(),
            load: Targets::default(),
            store: Targets::default(),
        }
    }

    /// Requests that have not been answered.
    pub(super) fn under_way(&self) -> usize {
        self.under_way.len()
    }

    pub(super) fn reset(&mut self) {
        *self = MemoryObserver::new(&self.config);
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        let is_full = self.under_way.len() >= self.config.data_outstanding as usize;
        counts.note_if(is_full, State::ResponsesFull);
        let byte_waits = seen.is_set(Scalar::ConsoleOutputValid);
        let is_held = byte_waits && !seen.is_set(Scalar::ConsoleOutputReady);
        counts.note_if(is_held, State::ConsoleHeld);
        let at = AtScratchpad::of(&self.config, seen);
        match self.config.request_queue {
            false => self.mixed_store(seen, at, counts),
            true => self.end_queued_store(seen, counts),
        }
        self.requests(seen, counts);
        self.responses(seen, counts);
        if at.taken && seen.is_set(Scalar::LoadDoneValid) {
            self.load = Targets::default();
        }
        if self.config.tlb_entries > 0 {
            self.translate(seen, counts);
        }
    }

    /// A store whose requests to RAM are over before it is done goes on to the scratchpad, or to the console.
    fn mixed_store(&mut self, seen: &Seen, at: AtScratchpad, counts: &mut Counts) {
        let field = |field| seen.record.get(Slot::DataCache(field)) == 1;
        let goes_on = match self.config.data_cache {
            None => seen.is_set(Scalar::DataRequestValid) && seen.is_set(Scalar::DataRequestWrite),
            // The port may pause between two requests of a store.
            Some(_) => field(DataCacheField::LookupWrite),
        };
        if self.store.requests > 0 && !goes_on {
            let store = std::mem::take(&mut self.store);
            // Where stores are answered, one that is done at the port waits, as one does that goes on.
            if self.config.bus_errors {
                return;
            }
            if at.stores() {
                return counts.note(State::PadStoreMixed);
            }
            counts.note(State::StoreMixed);
            counts.note_if(store.line_0, State::StoreMixedLine0);
        }
    }

    /// A store that has left the request queue is done a cycle later. One that is not goes on to the console or to the
    /// scratchpad, or has more requests: which, a record does not show, and it is forgotten.
    fn end_queued_store(&mut self, seen: &Seen, counts: &mut Counts) {
        if seen.is_set(Scalar::StoreDoneValid) && !self.config.bus_errors {
            self.end_store(counts);
        } else if !seen.is_set(Scalar::DataRequestValid) {
            self.store = Targets::default();
        }
    }

    fn end_store(&mut self, counts: &mut Counts) {
        let store = std::mem::take(&mut self.store);
        counts.note_if(store.other_line, State::StoreOfLines);
        counts.note_if(store.same_line, State::StoreOfGroups);
    }

    fn requests(&mut self, seen: &Seen, counts: &mut Counts) {
        if !seen.is_set(Scalar::DataRequestValid) {
            return;
        }
        if !seen.is_set(Scalar::DataRequestReady) {
            return counts.note(State::DataPortBusy);
        }
        let console = seen.is_set(Scalar::DataRequestConsole);
        let targets = Targets {
            requests: 1,
            line: Some(seen.record.scalar(Scalar::DataRequestLine)),
            ram: !console,
            line_0: !console && !seen.is_set(Scalar::DataRequestLine),
            console,
            byte: console && seen.is_set(Scalar::ConsoleInputValid),
            ..Targets::default()
        };
        if !seen.is_set(Scalar::DataRequestWrite) {
            counts.note_if(console && targets.byte, State::ConsoleByte);
            counts.note_if(console && !targets.byte, State::ConsoleEmpty);
            return self.under_way.push_back(Some(targets));
        }
        if self.config.bus_errors {
            self.under_way.push_back(None);
        }
        if seen.now.exchange != Phase::Idle {
            return;
        }
        self.store.add(targets);
        let enable = seen.record.scalar(Scalar::DataRequestByteEnable);
        counts.note_if(self.has_partial_word(enable), State::StoreOfPart);
        let done_later = self.config.bus_errors || self.config.request_queue;
        if seen.is_set(Scalar::StoreDoneValid) && !done_later {
            self.end_store(counts);
        }
    }

    fn has_partial_word(&self, enable: u64) -> bool {
        let word_bytes = self.config.arch.word_bytes();
        let all = (1_u64 << word_bytes) - 1;
        (0..self.config.line_words).any(|word| {
            let bytes = enable >> (word * word_bytes) & all;
            bytes != 0 && bytes != all
        })
    }

    fn responses(&mut self, seen: &Seen, counts: &mut Counts) {
        if !seen.is_set(Scalar::DataResponseValid) {
            return;
        }
        if !seen.is_set(Scalar::DataResponseReady) {
            return counts.note(State::ResponseHeld);
        }
        let Some(answered) = self.under_way.pop_front().flatten() else {
            return;
        };
        if seen.now.exchange != Phase::Idle {
            return;
        }
        self.load.add(answered);
        // With a data cache an answer is not the load's, but comes before it, and hits have none.
        if seen.is_set(Scalar::LoadDoneValid) && self.config.data_cache.is_none() {
            let load = std::mem::take(&mut self.load);
            counts.note_if(load.requests > 1, State::LoadOfLines);
            counts.note_if(load.console && load.ram, State::LoadMixed);
            counts.note_if(load.console && load.line_0, State::LoadMixedLine0);
            let is_other = seen.record.scalar(Scalar::LoadDoneContext) != 0;
            counts.note_if(load.byte && is_other, State::ConsoleOther);
        }
    }

    /// Accesses are translated in the order of execute, page by page.
    fn translate(&mut self, seen: &Seen, counts: &mut Counts) {
        let lanes = seen.record.scalar(Scalar::TranslateLanes);
        if lanes != 0 {
            let fault = seen.record.scalar(Scalar::TranslateFault);
            let mut access = match self.translating.take() {
                Some(access) => access,
                None => Translating {
                    lanes: self.accesses.pop_front().unwrap_or(0),
                    pages: 0,
                    first_fault: fault,
                    faults: 0,
                },
            };
            access.lanes &= !lanes;
            access.pages += 1;
            access.faults |= 1 << fault;
            self.translating = Some(access);
            if access.lanes == 0 {
                self.translating = None;
                translated(access, counts);
            }
        }
        if let Some(executing) = seen.now.executing.filter(is_access) {
            self.accesses.push_back(executing.lanes.0);
        }
    }
}

/// An instruction that the load/store unit gets.
fn is_access(executing: &Executing) -> bool {
    executing.opcode.unit() == ExecutionUnit::LoadStore
        && executing.executes()
        && !executing.active.is_empty()
        && executing.interrupt.is_none()
}

fn translated(access: Translating, counts: &mut Counts) {
    if access.pages < 2 {
        return;
    }
    counts.note(State::PagesMany);
    let faults = access.faults & !1;
    counts.note_if(access.first_fault != 0, State::FaultFirstPage);
    let is_later = access.first_fault == 0 && faults != 0;
    counts.note_if(is_later, State::FaultLaterPage);
    counts.note_if(faults.count_ones() > 1, State::FaultsMany);
}
