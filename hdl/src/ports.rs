//! The core's ports to memory (docs/pipeline.md section 3): each a channel of requests and one of responses, in order.
//! Beside them, what is printed.
//!
//! These channels are in the core, in the stages and units that use them, and in the system around it.

use isa::CoreConfig;

use crate::channel;

channel! {
    /// A fetch.
    pub struct InstructionRequest(config: &CoreConfig) {
        /// A fetch is asked for; it may be withdrawn until it is taken.
        valid,
        /// The fetch is taken.
        ready,
        /// Number of the word in RAM.
        word: config.ram_word_bits(),
    }
}

channel! {
    /// The answer to the oldest fetch.
    pub struct InstructionResponse(config: &CoreConfig) {
        /// The oldest fetch is answered.
        valid,
        /// Always high.
        ready,
        /// The word fetched.
        data: config.arch.word_bits(),
        /// The fetch has failed.
        error: 1; if (config.bus_errors),
    }
}

channel! {
    /// A load or store of a line, or a load of the console's word.
    pub struct DataRequest(config: &CoreConfig) {
        /// A load or store is asked for; it stays as it is until taken.
        valid,
        /// It is taken.
        ready,
        /// High: store; low: load.
        write: 1,
        /// High: the console's word, which is only loaded; low: RAM.
        console: 1,
        /// Number of the line in RAM; 0 for the console.
        line: config.ram_line_bits(),
        /// Bytes stored, or the bytes of the words loaded.
        byte_enable: config.line_bytes(),
        /// Words stored.
        data: 8 * config.line_bytes(),
        /// It is read to be written: no other master may reach the line before the next store.
        lock: 1; if (config.extension),
    }
}

channel! {
    /// A byte for the console.
    pub struct ConsoleOutput(_config: &CoreConfig) {
        /// A byte is to be printed; it stays as it is until taken.
        valid,
        /// It is taken.
        ready,
        /// The byte.
        data: 8,
    }
}

channel! {
    /// The answer to the oldest load; with bus errors, to the oldest load or store.
    pub struct DataResponse(config: &CoreConfig) {
        /// The oldest load is answered; held until taken.
        valid,
        /// The answer is taken.
        ready,
        /// The words loaded.
        data: 8 * config.line_bytes(),
        /// The load or store has failed.
        error: 1; if (config.bus_errors),
        /// The store of an exchange came too late and has not been carried out.
        again: 1; if (config.extension && config.bus_errors),
    }
}
