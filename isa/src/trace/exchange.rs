//! What a record shows of atomic accesses (docs/pipeline.md section 26).

use super::fields::fields;

fields! {
    /// Fields of the exchange unit, where there is one, at the start of the cycle.
    ExchangeField {
        Phase "exchange_phase"    Bits(3), Always,                  Trace;
        Lanes "exchange_lanes"    Lanes,   Always,                  Trace;
        Lock  "data_request_lock" Bits(1), Field(DataRequestValid), Port;
    }
}
