//! The core's ports as plain values (docs/pipeline.md section 3), named as the hardware names them.
//!
//! They stand apart from the timing model so that an environment - RAM, console, latency - can be
//! written against them without knowing the model. Lines have a fixed capacity: nothing is allocated
//! in a cycle.

/// The most words that a line can have: 64 bytes of 4-byte words.
pub const LINE_WORDS_MAX: usize = 16;

/// The words of one line; word k of the line at index k, those beyond the line's length 0.
pub type LineWords = [u64; LINE_WORDS_MAX];

/// What the environment drives in one cycle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PortInputs {
    /// The fetch that is asked for is taken.
    pub instruction_request_ready: bool,
    /// A fetch is answered.
    pub instruction_response_valid: bool,
    /// The fetched word.
    pub instruction_response_data: u64,
    /// The data request is taken.
    pub data_request_ready: bool,
    /// A load is answered; held until taken.
    pub data_response_valid: bool,
    /// The line that was read.
    pub data_response_data: LineWords,
    /// A byte waits at the console.
    pub console_input_valid: bool,
}

/// What the core drives in one cycle: a function of its state alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PortOutputs {
    /// A fetch is asked for.
    pub instruction_request_valid: bool,
    /// Which word of the RAM.
    pub instruction_request_word: u64,
    /// Constant true.
    pub instruction_response_ready: bool,
    /// A data request stands, and stays as it is until it is taken.
    pub data_request_valid: bool,
    /// Store, else load.
    pub data_request_write: bool,
    /// The console's word, else RAM.
    pub data_request_console: bool,
    /// Which line of the RAM; 0 for the console.
    pub data_request_line: u64,
    /// Bit b: byte b of the line is stored; of a load, is in a word that a lane wants.
    pub data_request_byte_enable: u64,
    /// What is stored; bytes that are not enabled are 0 here.
    pub data_request_data: LineWords,
    /// The answer to a load is taken.
    pub data_response_ready: bool,
    /// Every warp is stopped and nothing is under way.
    pub done: bool,
}
