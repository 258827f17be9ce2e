//! What a record shows of the scratchpad (docs/pipeline.md section 25).

use super::fields::fields;

fields! {
    /// Fields of the scratchpad, where there is one: the request that fires in the cycle, and the answer that waits.
    ScratchpadField {
        Lanes       "scratchpad_lanes"        Lanes,   Always, Trace;
        Write       "scratchpad_write"        Bits(1), Always, Trace;
        AnswerValid "scratchpad_answer_valid" Bits(1), Always, Trace;
    }
}
