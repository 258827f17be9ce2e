//! A queue of bytes in block RAM.
//!
//! Not in distributed RAM, of which iCE40 has none: a byte there would cost eight flip-flops and a multiplexer.

use crate::kit::prelude::*;

/// Bytes that a queue holds.
const CAPACITY: u32 = 32;

hardware! {
    /// A first-in first-out queue of bytes. A byte can be seen two cycles after it was pushed.
    pub struct ByteFifo() {
        let index = index_width(CAPACITY);

        /// Synchronous reset, active high: the queue is empty.
        pub reset: In(1),
        /// Append a byte; it must find room.
        pub push: In(1),
        /// The byte to append.
        pub push_byte: In(8),
        /// Drop the oldest byte; there must be one.
        pub pop: In(1),
        /// There is an oldest byte.
        pub waiting: Out(1),
        /// The oldest byte.
        pub head_byte: Out(8),
        /// There is no room.
        pub full: Out(1),
        /// Bytes held. Reset: 0.
        count: Register(index + 1; reset 0),
        /// Where the next byte goes. Reset: 0.
        tail: Register(index; reset 0),
        /// Place of the oldest byte. Reset: 0.
        head: Register(index; reset 0),
        /// The RAM's output is the oldest byte. Reset: 0.
        valid: Register(1; reset 0),
        bytes: BlockRam(CAPACITY, 8, Collision::Unused),
    }
}

impl Describe for ByteFifo {
    fn kernel(&self, k: &mut Kernel) {
        let (push, pop) = (self.push.val(), self.pop.val());
        let width = self.count.width();
        // One adder for both ways: adding all ones is subtracting one.
        let step = k.wire("count_step", pack([&push ^ &pop, replicate(width - 1, &pop & !&push)]));
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
