//! What a record shows of the scratchpad (docs/pipeline.md section 25).

use super::fields::fields;

fields! {
    /// Fields of the scratchpad, where there is one: the request that fires in the cycle, and the answer that waits.
    ScratchpadField {
        Lanes       "scratchpad_lanes"        Lanes,          Always, Trace;
        Write       "scratchpad_write"        Bits(1),        Always, Trace;
        Context     "scratchpad_context"      Context,        Always, Trace;
        AnswerValid "scratchpad_answer_valid" Bits(1),        Always, Trace;
    }
}

fields! {
    /// Fields that occur once a bank of the scratchpad: what it writes in the cycle.
    PerBank {
        Bytes "scratchpad_bytes" WordBytes,     Always,    Trace;
        Row   "scratchpad_row"   ScratchpadRow, BankWrite, Trace;
        Data  "scratchpad_data"  Word,          BankWrite, Trace;
    }
}
