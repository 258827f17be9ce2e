//! The instructions asked for and not yet answered (docs/pipeline.md section 6).

use std::collections::VecDeque;

use isa::{Address, Context, Interrupt};

/// One fetch under way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FetchEntry {
    pub(crate) context: Context,
    pub(crate) pc: Address,
    /// The word's number at the port.
    pub(crate) word: u64,
    /// The context's epoch when the context asked for it.
    pub(crate) epoch: bool,
    /// What the fetch raises: then the answer is not to be executed.
    pub(crate) fetch_fault: Option<Interrupt>,
    /// The context goes on at the target of the jump that it remembers.
    pub(crate) predicted: bool,
}

/// What the oldest fetch gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) word: u64,
    /// The memory says that it has failed.
    pub(crate) error: bool,
}

/// The fetch queue. Reset: empty.
#[derive(Clone, Debug)]
pub(crate) struct FetchQueue {
    entries: VecDeque<FetchEntry>,
    capacity: usize,
}

impl FetchQueue {
    pub(crate) fn new(capacity: u32) -> Self {
        FetchQueue { entries: VecDeque::with_capacity(capacity as usize + 1), capacity: capacity as usize }
    }

    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.entries.len() >= self.capacity
    }

    /// The words that have been asked for, and have not come.
    pub(crate) fn words(&self) -> impl Iterator<Item = u64> + '_ {
        self.entries.iter().map(|entry| entry.word)
    }

    #[inline]
    pub(crate) fn push(&mut self, entry: FetchEntry) {
        self.entries.push_back(entry);
    }

    /// The oldest fetch, which is answered.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<FetchEntry> {
        self.entries.pop_front()
    }
}
