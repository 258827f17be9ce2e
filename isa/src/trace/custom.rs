//! What a record shows of the user's function unit (docs/pipeline.md section 29).

use super::fields::fields;

fields! {
    /// Fields of the ports of the function unit, where there is one. What goes with a valid bit is 0 without it.
    CustomField {
        RequestValid    "custom_request_valid"    Bits(1), Always, Trace;
        RequestReady    "custom_request_ready"    Bits(1), Always, Trace;
        RequestContext  "custom_request_context"  Context, Always, Trace;
        RequestFunction "custom_request_function" Bits(3), Always, Trace;
        RequestLanes    "custom_request_lanes"    Lanes,   Always, Trace;
        ResponseValid   "custom_response_valid"   Bits(1), Always, Trace;
        ResponseReady   "custom_response_ready"   Bits(1), Always, Trace;
        ResponseContext "custom_response_context" Context, Always, Trace;
    }
}
