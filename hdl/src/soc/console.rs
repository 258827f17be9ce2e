//! Loads of the console's word, from the UART's queue of bytes received. Bytes to be printed go to the other queue
//! directly.

use crate::kit::prelude::*;

hardware! {
    /// Answers the core's loads of the console's word.
    pub struct Console(
        /// Whether a byte is taken from the queue a cycle after the load that takes it.
        late: bool,
    ) {
        /// Synchronous reset, active high.
        pub reset: In(1),
        /// From core: a load of the console's word is asked for.
        pub request: In(1),
        /// To core: the request is taken.
        pub ready: Out(1),
        /// To core: a load is answered; held until taken.
        pub response_valid: Out(1),
        /// To core: with this: the byte, and bit 8 with a byte 0; or 0.
        pub response_word: Out(9),
        /// From core: the answer is taken.
        pub response_ready: In(1),
        /// From memory: a load of RAM is not answered yet; answers stay in order.
        pub load_pending: In(1),
        /// From input queue: a byte waits.
        pub input_waiting: In(1),
        /// From input queue: the byte.
        pub input_byte: In(8),
        /// To input queue: the byte is taken.
        pub input_pop: Out(1),
        /// A load is answered. Reset: 0.
        answered: Register(1; reset 0),
        /// With this.
        answer: Register(9),
        /// The byte of the load answered is still to be taken. No load comes so soon. Reset: 0.
        takes: Register(1; reset 0) if (late),
    }
}

impl Describe for Console {
    fn kernel(&self, k: &mut Kernel) {
        let waiting = self.input_waiting.val();
        wire!(k, may_load = !self.answered.val() & !self.load_pending.val());
        let load = k.wire("loads", self.request.val() & &may_load);
        k.drive(&self.ready, may_load);
        let takes = &load & &waiting;
        match self.takes.is_present() {
            false => k.drive(&self.input_pop, takes),
            true => {
                k.update(&self.takes, takes);
                k.drive(&self.input_pop, &self.takes);
            }
        }
        k.update_when(&self.answered, &load, high());
        k.update_when(&self.answered, &self.response_ready, low());
        let byte = self.input_byte.val() & replicate(8, &waiting);
        wire!(k, is_zero_byte = waiting & !self.input_byte.val().any());
        k.update_when(&self.answer, &load, pack([byte, is_zero_byte]));
        k.drive(&self.response_valid, &self.answered);
        k.drive(&self.response_word, &self.answer);
    }
}
