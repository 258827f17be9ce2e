//! The scratchpad: banks of one word each, and the answer to a load until it is written (docs/pipeline.md section 25).
//!
//! The banks are asked with the words and bytes of a line, as the data port is, but each has a row of its own. So the
//! coalescer merges what is stored for both, and one set of multiplexers takes the lanes' values out of what either has
//! read. A bank holds the word that it has read until the next one, so the words of the answer need no registers; a
//! store that comes before the answer is taken does not change them.

#[cfg(test)]
mod tests;

use isa::trace::Slot;
use isa::{CoreConfig, PerBank, ScratchpadField};

use crate::index::context_index;
use crate::kit::prelude::*;
use crate::trace::TracePorts;

/// Whether there is one.
pub const fn is_present(config: &CoreConfig) -> bool {
    config.scratchpad_bytes > 0
}

/// Whether a store to it may be done in the cycle in which another context's store is answered or leaves the data
/// cache, so that it needs a port of its own.
pub const fn stores_apart(config: &CoreConfig) -> bool {
    is_present(config) && (config.bus_errors || config.requests_wait())
}

hardware! {
    /// The banks of the scratchpad, and what is known of the answer to the last load.
    pub struct Scratchpad(
        config: &CoreConfig,
        /// Bits that say what to do with an answer.
        answer_bits: u32,
    ) {
        let (banks, word_bytes) = (config.line_words, config.arch.word_bytes());
        let row = config.scratchpad_row_bits();

        /// Synchronous reset, active high: there is no answer. The banks stay as they are.
        pub reset: In(1),
        /// From load/store unit: lanes of the request.
        pub lanes: In(config.arch.lanes()) if (config.trace),
        /// From load/store unit: whose request it is.
        pub request_context: In(context_index(config)) if (config.trace),
        /// From load/store unit: the request stores, if it fires.
        pub is_store: In(1),
        /// From load/store unit: the request fires; a load's not while an answer stays.
        pub fires: In(1),
        /// From coalescer: row of each bank.
        pub row: [In(row); banks],
        /// From coalescer: bytes to store, in words of a bank each.
        pub bytes: In(banks * word_bytes),
        /// From coalescer: what they become.
        pub data: In(banks * word_bytes * 8),
        /// From load/store unit: what to do with the answer to the request.
        pub expected: In(answer_bits),
        /// To load/store unit: an answer waits.
        pub answer_valid: Out(1),
        /// To load/store unit: what to do with it.
        pub answer: Out(answer_bits),
        /// To load/store unit: the words read, of each bank.
        pub answer_data: Out(banks * word_bytes * 8),
        /// From load/store unit: it is taken.
        pub taken: In(1),
        /// To the lock step: the request that fires, what each bank writes, and whether an answer waits.
        pub trace: TracePorts = TracePorts::new(config, &[]).with_scratchpad(config),

        /// An answer waits.
        waits: Register(1; reset 0),
        /// What to do with it.
        kept: Register(answer_bits),
        banks: [LineRam(1 << row, word_bytes, 0, None); banks],
    }
}

impl Describe for Scratchpad {
    fn kernel(&self, k: &mut Kernel) {
        k.comment("banks: P25.6, P25.7");
        wire!(k, loads = self.fires.val() & !self.is_store.val());
        // In a cycle with reset nothing fires, and the banks stay.
        wire!(k, stores = self.fires.val() & &self.is_store & !self.reset.val());
        let mut read = Vec::new();
        for (number, (bank, row)) in (0..).zip(self.banks.iter().zip(&self.row)) {
            let bytes = bank.write_bytes.width();
            let enabled = self.bytes.val().bits(number * bytes, bytes);
            k.drive(&bank.enable, &loads);
            k.drive(&bank.write_bytes, replicate(bytes, &stores) & enabled);
            k.drive(&bank.address, row);
            k.drive(&bank.write_data, self.data.val().bits(number * bytes * 8, bytes * 8));
            read.push(bank.read_data.val());
        }
        k.drive(&self.answer_data, pack(read));

        k.comment("the answer: P25.7");
        let stays = self.waits.val() & !self.taken.val();
        k.update(&self.waits, &loads | stays);
        k.update_when(&self.kept, loads, &self.expected);
        k.drive(&self.answer_valid, &self.waits);
        k.drive(&self.answer, &self.kept);
        self.traced(k, stores);
    }
}

impl Scratchpad {
    fn traced(&self, k: &mut Kernel, stores: Expr) {
        k.comment("trace: P25.12, P25.16");
        let if_fires = |shown: &RSignal<In>| replicate(shown.width(), &self.fires) & shown;
        for (field, value) in [
            (ScratchpadField::Lanes, if_fires(&self.lanes)),
            (ScratchpadField::Write, stores),
            (ScratchpadField::Context, if_fires(&self.request_context)),
            (ScratchpadField::AnswerValid, self.waits.val()),
        ] {
            self.trace.drive_slot(k, Slot::Scratchpad(field), value);
        }
        for (number, bank) in (0..).zip(&self.banks) {
            for (field, port) in
                [(PerBank::Bytes, &bank.write_bytes), (PerBank::Row, &bank.address), (PerBank::Data, &bank.write_data)]
            {
                self.trace.drive_slot(k, Slot::Bank(field, number), port);
            }
        }
    }
}
