//! The interconnect's queues: which core is answered next, and from where (docs/cluster.md C4.1, C5.1).

use isa::cluster::QUEUE_ENTRIES;

const ENTRIES: usize = QUEUE_ENTRIES as usize;

/// Numbers of cores or of banks, oldest first; at most [`QUEUE_ENTRIES`]. Reset: empty.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Queue {
    numbers: [u8; ENTRIES],
    head: u8,
    count: u8,
}

impl Queue {
    /// The oldest number.
    #[inline]
    pub fn head(&self) -> Option<u8> {
        match self.count {
            0 => None,
            _ => Some(self.numbers[usize::from(self.head)]),
        }
    }

    /// Numbers that it holds.
    pub fn count(&self) -> u8 {
        self.count
    }

    /// Whether there is room for one more.
    #[inline]
    pub fn has_room(&self) -> bool {
        usize::from(self.count) < ENTRIES
    }

    /// Pops the oldest number; nothing of an empty queue.
    #[inline]
    pub fn pop(&mut self) {
        if self.count != 0 {
            self.head = (self.head + 1) % ENTRIES as u8;
            self.count -= 1;
        }
    }

    /// Pushes a number; the queue has room.
    #[inline]
    pub fn push(&mut self, number: u8) {
        let place = usize::from(self.head + self.count) % ENTRIES;
        self.numbers[place] = number;
        self.count += 1;
    }
}
