//! A first-in first-out queue in distributed RAM.
//!
//! Full and empty come from a count, so that any number of entries will do, although the RAM has a power of two of words.

use crate::kit::prelude::*;

/// What a queue shows of itself beside its head.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// Nothing.
    Nothing,
    /// Where entries stand, for a user that keeps more of them in a RAM of its own.
    Places,
    /// How many entries there are, for a trace.
    Count,
}

hardware! {
    /// A first-in first-out queue. A push and a pop in one cycle both count; a push must find room, a pop an entry.
    pub struct Fifo(
        /// How many entries it holds at most.
        capacity: u32,
        /// Bits of an entry.
        width: u32,
        /// What it shows beside its head.
        shows: Shows,
    ) {
        let index = index_width(capacity);

        /// The clock.
        pub clock: Clock,
        /// Synchronous reset, active high: no entries.
        pub reset: In(1),
        /// Append `push_data` at the next clock edge.
        pub push: In(1),
        /// The entry to append.
        pub push_data: In(width),
        /// Drop the head at the next clock edge.
        pub pop: In(1),
        /// The oldest entry; means something while `empty` is low.
        pub head: Out(width),
        /// No entry.
        pub empty: Out(1),
        /// As many entries as configured.
        pub full: Out(1),
        /// Where a pushed entry goes.
        pub tail_place: Out(index) if (shows == Shows::Places),
        /// Where the head stands.
        pub head_place: Out(index) if (shows == Shows::Places),
        /// Entries held.
        pub held: Out(index_width(capacity + 1)) if (shows == Shows::Count),

        /// Entries held. Reset: 0.
        count: Register(index_width(capacity + 1); reset 0),
        /// Where the next entry goes. Reset: 0.
        tail_index: Register(index; reset 0),
        /// Where the oldest entry stands. Reset: 0.
        head_index: Register(index; reset 0),
        entries: DistributedRam(capacity, width, 0),
        _capacity: u32 = capacity,
    }
}

impl Describe for Fifo {
    fn variant(&self) -> String {
        format!("{}x{}", self._capacity, self.head.width())
    }

    fn kernel(&self, k: &mut Kernel) {
        let (push, pop) = (self.push.val(), self.pop.val());
        let width = self.count.width();
        // One adder for both ways: adding all ones is subtracting one.
        let down = &pop & !&push;
        let step = match width {
            1 => &push ^ &pop,
            _ => pack([&push ^ &pop, replicate(width - 1, down)]),
        };
        let step = k.wire("count_step", step);
        let stepped = k.add("count_stepped", &self.count, step);
        k.update(&self.count, stepped);
        let tail = k.add_constant("tail_plus_one", &self.tail_index, 1);
        k.update_when(&self.tail_index, &push, tail);
        let head = k.add_constant("head_plus_one", &self.head_index, 1);
        k.update_when(&self.head_index, &pop, head);

        k.drive(&self.entries.write_enable, &push);
        k.drive(&self.entries.write_address, &self.tail_index);
        k.drive(&self.entries.write_data, &self.push_data);
        k.drive(&self.entries.read_address, &self.head_index);
        k.drive(&self.head, &self.entries.read_data);
        k.drive(&self.empty, self.count.val().is(0));
        k.drive(&self.full, self.count.val().is(self._capacity.into()));
        if let Some(held) = self.held.get() {
            k.drive(held, &self.count);
        }
        if let (Some(tail), Some(head)) = (self.tail_place.get(), self.head_place.get()) {
            k.drive(tail, &self.tail_index);
            k.drive(head, &self.head_index);
        }
    }
}
