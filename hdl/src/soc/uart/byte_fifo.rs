//! A queue of bytes in block RAM.
//!
//! Not in distributed RAM, of which iCE40 has none: a byte there would cost eight flip-flops and a multiplexer.

use crate::kit::prelude::*;

/// Bytes that a queue holds.
const CAPACITY: u32 = 32;

hardware! {
    /// A first-in first-out queue of bytes. A byte can be seen two cycles after it was pushed.
    #[derive(LogicBlock, Debug)]
    pub struct ByteFifo {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// Synchronous reset, active high: the queue is empty.
        pub reset: RSignal<In>,
        /// Append a byte; it must find room.
        pub push: RSignal<In>,
        /// The byte to append.
        pub push_byte: RSignal<In>,
        /// Drop the oldest byte; there must be one.
        pub pop: RSignal<In>,
        /// There is an oldest byte.
        pub waiting: RSignal<Out>,
        /// The oldest byte.
        pub head_byte: RSignal<Out>,
        /// There is no room.
        pub full: RSignal<Out>,
        /// Bytes held. Reset: 0.
        count: RDff,
        /// Where the next byte goes. Reset: 0.
        tail: RDff,
        /// Where the oldest byte stands. Reset: 0.
        head: RDff,
        /// The RAM's output is the oldest byte. Reset: 0.
        valid: RDff,
        bytes: BlockRam,
    }
}

impl Default for ByteFifo {
    fn default() -> ByteFifo {
        let index = index_width(CAPACITY);
        ByteFifo {
            clock: Signal::default(),
            reset: RSignal::bit(),
            push: RSignal::bit(),
            push_byte: RSignal::new(8),
            pop: RSignal::bit(),
            waiting: RSignal::bit(),
            head_byte: RSignal::new(8),
            full: RSignal::bit(),
            count: RDff::new(index + 1, 0),
            tail: RDff::new(index, 0),
            head: RDff::new(index, 0),
            valid: RDff::bit(),
            bytes: BlockRam::new(CAPACITY, 8, Collision::Unused),
        }
    }
}

impl Describe for ByteFifo {
    fn kernel(&self, k: &mut Kernel) {
        let (push, pop) = (self.push.val(), self.pop.val());
        let width = self.count.width();
        // One adder for both ways: adding all ones is subtracting one.
        let step = pack([&push ^ &pop, replicate(width - 1, &pop & !&push)]);
        let step = k.wire("count_step", step);
        let stepped = k.add("count_stepped", &self.count, step);
        k.update(&self.count, stepped);
        let tail = k.add_constant("tail_plus_one", &self.tail, 1);
        k.update_when(&self.tail, &push, tail);
        let head = k.add_constant("head_plus_one", &self.head, 1);
        let oldest = k.wire("next_head", select(&pop, head, &self.head));
        k.update(&self.head, &oldest);

        k.comment("what stands in the RAM already is read, what is being written is not");
        let count = self.count.val();
        k.update(&self.valid, count.any() & !(count.is(1) & pop));
        k.drive(&self.bytes.write_enable, &push);
        k.drive(&self.bytes.write_address, &self.tail);
        k.drive(&self.bytes.write_data, &self.push_byte);
        k.drive(&self.bytes.read_enable, high());
        k.drive(&self.bytes.read_address, oldest);
        k.drive(&self.head_byte, &self.bytes.read_data);
        k.drive(&self.waiting, &self.valid);
        k.drive(&self.full, count.bit(width - 1));
    }
}
