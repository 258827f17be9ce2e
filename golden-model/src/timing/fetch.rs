//! Fetch: the instructions asked for and not yet answered (docs/pipeline.md sections 5 and 6).

use std::collections::VecDeque;

use isa::Interrupt;

/// One fetch under way.
#[derive(Clone, Copy, Debug)]
pub(super) struct FetchEntry {
    pub(super) warp: usize,
    pub(super) pc: u64,
    /// The warp's epoch when it was asked for.
    pub(super) epoch: bool,
    /// What the fetch raises: then the answer is not to be executed.
    pub(super) fetch_fault: Option<Interrupt>,
}

/// The fetch queue. Reset: empty.
#[derive(Clone, Debug)]
pub(super) struct FetchQueue {
    entries: VecDeque<FetchEntry>,
    capacity: usize,
}

impl FetchQueue {
    pub(super) fn new(capacity: u32) -> Self {
        FetchQueue {
            entries: VecDeque::with_capacity(capacity as usize + 1),
            capacity: capacity as usize,
        }
    }

    #[inline]
    pub(super) fn is_full(&self) -> bool {
        self.entries.len() >= self.capacity
    }

    /// The fetch that the next response answers.
    #[inline]
    pub(super) fn head(&self) -> Option<FetchEntry> {
        self.entries.front().copied()
    }

    #[inline]
    pub(super) fn push(&mut self, entry: FetchEntry) {
        self.entries.push_back(entry);
    }

    #[inline]
    pub(super) fn pop(&mut self) {
        self.entries.pop_front();
    }
}
