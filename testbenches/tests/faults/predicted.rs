//! Faults in jump prediction: each is found in the cycle in which the core goes on elsewhere, or remembers something
//! else.

use hdl::kit::{constant, Defect};
use isa::CoreConfig;

use super::{found_first, never, small_core, Change};

/// A core of one lane and one warp.
fn core() -> CoreConfig {
    small_core("4w8/8/1/1", "jump_prediction = true")
}

/// Two loops, one behind the other. In its second turn the second one replaces its jump by `new`, which goes back to
/// `count`. The address of `count` and that of `back` differ in one bit.
const PROGRAM: &str = "
        ldi     %r2, #4
first:  addi    %r4, %r4, #1
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi first
        ldi     %r2, #4
        ldi     %r1, back
        ld      %r3, %r1, #0
        ldi     %r6, new
second: st      %r3, %r1, #0
        ld      %r3, %r6, #0
        addi    %r4, %r4, #2
count:  subi    %r2, %r2, #1
        rtop    @p0, %r2
back:   @p0 ? jmpi second
        halt
other:  nop
        nop
new:    @p0 ? jmpi other
";

const MODULE: &str = "jump_prediction";

/// Requires the fault to be found first in `expected`.
fn found_in(expected: &str, module: &str, signal: &str, change: Change) {
    let defect = Defect::new(module, signal, change);
    found_first(core(), PROGRAM, expected, &defect);
}

faults! {
    /// Rules: P20.1.
    test an_address_that_prediction_compares_without_a_bit:
        found_in("context_pc[0]", MODULE, "predicted", |_, signals| {
            let differs = signals.get("last_jump_pc") ^ signals.get("last_pc");
            let compared = constant(32, !8 & 0xffff_ffff);
            signals.get("last_predicts") & !(differs & compared).any()
        });

    /// Rules: P20.5.
    long test the_end_of_a_loop_that_is_not_forgotten:
        found_in("context_predicts[0]", "execute", "jump_update_forgets", never);

    /// Rules: P20.4.
    long test a_jump_that_now_goes_elsewhere_than_predicted:
        // What is remembered goes back, and so does what is there now.
        found_in("redirect_valid", "decode", "decoded_as_predicted", |driver, signals| {
            let remembered = signals.get("remembered_immediate");
            driver | (signals.get("predicted") & remembered.sign())
        });

    /// Rules: P20.3.
    long test a_jump_that_is_remembered_although_it_is_not_taken:
        found_in("context_predicts[0]", "execute", "jump_update_remembers",
            |driver, signals| driver | signals.get("is_misled"));

    /// Rules: P20.2.
    long test a_prediction_that_is_lost_on_the_way_to_decode:
        // As if it were not kept until decode wants it.
        found_in("redirect_valid", "fetch_queue", "answered_predicted",
            |driver, signals| driver & !signals.get("pop"));

    /// Rules: P20.5.
    long test an_instruction_that_was_misled_and_goes_on:
        found_in("redirect_valid", "execute", "is_misled", never);
}
