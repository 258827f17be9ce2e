//! The console's word: stores and loads that the core sends there, to and from the queues of the UART.

use isa::CoreConfig;

use crate::kit::prelude::*;

hardware! {
    /// Answers the core's requests for the console's word.
    pub struct Console(config: &CoreConfig) {
        /// The clock.
        pub clock: Clock,
        /// Synchronous reset, active high.
        pub reset: In(1),
        /// From core: a store or load of the console's word is asked for.
        pub request: In(1),
        /// From core: it is a store.
        pub write: In(1),
        /// From core: the bytes of the word that are stored.
        pub byte_enable: In(config.arch.word_bytes()),
        /// From core: the word stored.
        pub word: In(config.arch.word_bits()),
        /// To core: the request is taken.
        pub ready: Out(1),
        /// To core: a load is answered; held until taken.
        pub response_valid: Out(1),
        /// To core: with this byte, or 0.
        pub response_byte: Out(8),
        /// From core: the answer is taken.
        pub response_ready: In(1),
        /// From memory: a load of RAM is not answered yet; answers stay in order.
        pub load_pending: In(1),
        /// From output queue: there is no room.
        pub output_full: In(1),
        /// To output queue: append a byte.
        pub output_push: Out(1),
        /// To output queue: the byte.
        pub output_byte: Out(8),
        /// From input queue: a byte waits.
        pub input_waiting: In(1),
        /// From input queue: the byte.
        pub input_byte: In(8),
        /// To input queue: the byte is taken.
        pub input_pop: Out(1),
        /// A load is answered. Reset: 0.
        answered: Register(1; reset 0),
        /// With this byte.
        answer: Register(8),
    }
}

impl Describe for Console {
    fn kernel(&self, k: &mut Kernel) {
        let (write, waiting) = (self.write.val(), self.input_waiting.val());
        k.comment("a store prints the lowest of its bytes");
        let may_store = !self.output_full.val();
        k.drive(&self.output_push, self.request.val() & &write & &may_store);
        let (word, bytes) = (self.word.val(), self.byte_enable.width());
        let arms =
            (0..bytes - 1).map(|byte| (self.byte_enable.val().bit(byte), word.bits(8 * byte, 8)));
        let last = word.bits(8 * (bytes - 1), 8);
        k.drive(&self.output_byte, first_of(arms.collect(), last));
        k.ignore(
            "a store has a byte",
            vec![self.byte_enable.val().bit(bytes - 1)],
        );

        k.comment("a load takes the byte that waits");
        let may_load = k.wire("may_load", !self.answered.val() & !self.load_pending.val());
        let load = k.wire("loads", self.request.val() & !&write & &may_load);
        k.drive(&self.ready, select(write, may_store, may_load));
        k.drive(&self.input_pop, &load & &waiting);
        k.update_when(&self.answered, &load, high());
        k.update_when(&self.answered, &self.response_ready, low());
        let byte = self.input_byte.val() & replicate(8, waiting);
        k.update_when(&self.answer, &load, byte);
        k.drive(&self.response_valid, &self.answered);
        k.drive(&self.response_byte, &self.answer);
    }
}
