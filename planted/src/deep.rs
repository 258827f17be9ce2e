//! Faults in the stages that only a deep pipeline has, and in what its units find a stage ahead (docs/pipeline.md
//! section 28).

use hdl::kit::constant;

use crate::changes::{cleared, flipped_bit, inverted, unless};

faults! {
    ($) DEEP deep_tests;

    on "4w8/8/2/4" "pipeline = \"deep\"" runs "lanes" {
        /// Rules: P28.2, P28.3.
        long test a_context_that_stays_ready_when_it_is_chosen:
            "choose" "ready_contexts", |_, signals| signals.get("ready") => "schedule_valid";

        /// Rules: P9.2.2.
        long test a_scalar_operand_of_another_lane: "compute" "scalar_lane", inverted
            => "context_state[0]" at "jalis" in "in execute in the cycle before";

        /// Rules: P9.4.1.
        test a_jump_that_is_not_foreseen_to_redirect: "compute" "foreseen_redirects",
            |driver, signals| unless(driver, signals, "issued_control_redirects")
            => "redirect_valid" at "jalis" in "in execute";

        /// Rules: P11.8.
        long test a_lowest_lane_that_stays_when_it_has_been_served: "load_store_unit" "left_lowest",
            |_, signals| signals.get("ram_lanes_lowest") => "store_done_valid" at "store:";
    }

    on "4w8/8/4/2" "pipeline = \"deep\"" runs "lanes" {
        /// Rules: P9.11.4.
        long test an_else_side_that_is_not_found_on_the_stack: "stack_divergence" "view_top_resumes",
            |_, signals| signals.get("top_is_of_loop")
            => "redirect_pc" at "over:" in "in execute";
    }

    on "4w8/8/2/4" "pipeline = \"deep\"" runs "spawns" {
        /// Rules: P28.2.
        long test a_context_that_runs_on_when_it_has_left: "warp_table" "left_valid", cleared
            => "context_state[0]" at "again:" in "in execute in the cycle before";

        long test a_context_that_is_woken_and_does_not_run: "warp_table" "woken_contexts", cleared
            => "context_state[0]";

        /// Rules: P9.8.1.
        long test a_stopped_warp_that_is_not_found_ahead: "warp_table" "stopped_groups", cleared
            => "redirect_valid" at "wspawn" in "in execute";

        /// Rules: P9.10.2.
        long test a_turn_to_spawn_that_is_not_seen_ahead: "spawn_turn" "is_here", cleared
            => "redirect_valid" at "wspawn" in "in execute";
    }

    on "4w8/8/2/4" "pipeline = \"deep\"" runs "traps" {
        /// Rules: P9.1.14.
        long test a_trap_that_is_not_foreseen_to_interrupt: "compute" "foreseen_is_interrupted",
            |driver, signals| unless(driver, signals, "issued_control_traps")
            => "interrupt_valid" at "traps:" in "in execute";
    }

    on "4w8/8/2/4" "pipeline = \"deep\", barriers = 2" runs "meets" {
        /// Rules: P28.16.
        long test a_barrier_that_opens_in_the_place_of_another: "barriers" "opening_barrier",
            |driver, _| flipped_bit(driver, 0) => "context_state[0]";

        /// Rules: P28.16.
        long test a_barrier_that_opens_for_each_arrival: "barriers" "is_last",
            |driver, signals| driver | signals.get("arrival") => "context_state[1]" at "round:";

        /// Rules: P28.17.
        long test a_byte_to_print_from_another_place_of_the_word: "load_store_unit" "printed_place",
            |driver, _| driver ^ constant(2, 0b01) => "console_output_data";
    }
}
