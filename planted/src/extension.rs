//! Faults in the instructions of the extension that go the way of others, and in exchanges. Changes keep what their
//! driver reads: Verilator refuses signals without a reader.

use hdl::kit::{constant, high, replicate};

use crate::changes::{inverted, never};

faults! {
    ($) EXTENSION extension_tests;

    on "4w8/8/1/1" "extension = true" runs "extension" {
        /// Rules: I12.6.
        long test a_signed_comparison_that_is_unsigned: "decode" "is_signed" row Lt, never
            => "predicate_write_row" at "less:";

        /// Rules: I12.6.
        long test an_unsigned_comparison_that_is_signed: "decode" "is_signed" row Ltu, |_, _| high()
            => "predicate_write_row" at "below:";

        /// Rules: I12.6.
        long test an_immediate_that_is_not_sign_extended: "decode" "immediate",
            // No other immediate of the program is negative or needs as many bits.
            |driver, _| driver & constant(32, 0x3ff) => "predicate_write_row" at "short:";

        /// Rules: I12.6.
        long test an_equality_that_ignores_a_byte: "lane_alu" "logic_value", |driver, signals| {
                let compares = replicate(32, signals.get("control_inverts"));
                driver & (constant(32, 0xffff_ff00) | !compares)
            }
            => "predicate_write_row" at "equal:";

        /// Rules: I12.8.
        long test a_shift_by_nothing_that_leaves_nothing: "lane_alu" "shift_left_over",
            |driver, signals| driver & !replicate(32, signals.get("is_zero")) => "write_value" at "none:";

        /// Rules: I12.8.
        long test a_shift_too_far_that_leaves_no_sign: "lane_alu" "shifts_backward_or_inverted",
            |driver, signals| driver & (signals.get("control_left") | !signals.get("is_too_far"))
            => "write_value" at "far:";

        /// Rules: I12.11, P26.4.
        long test a_narrow_store_of_a_whole_word: "coalescer" "bytes_reached",
            |driver, _| constant(driver.width(), 0xf) => "data_request_byte_enable" at "store:";

        /// Rules: I12.11, P26.4.
        long test a_narrow_load_that_loses_its_sign: "response_lanes" "fill_0",
            |driver, signals| driver & !signals.get("byte_0_0").bit(7) => "write_value" at "load:";

        /// Rules: I12.12, P26.4.
        long test a_narrow_load_of_the_next_byte: "response_lanes" "byte_0_0",
            |driver, signals| signals.get("shifted_by_two_0_2") | (driver.clone() & !driver)
            => "write_value" at "load:";

        /// Rules: I12.14, P26.12.
        long test a_swap_of_a_word_that_is_not_the_one_expected: "exchange_arithmetic" "found_as_expected",
            |driver, signals| driver | signals.get("expected").any() => "data_request_byte_enable" at "swap:";

        /// Rules: P26.13.
        long test a_read_without_the_lock: "load_store_unit" "data_request_lock", never
            => "data_request_lock" at "swap:";

        /// Rules: P26.13.
        long test a_store_that_keeps_the_lock: "load_store_unit" "data_request_lock",
            |driver, signals| driver | signals.get("exchange.stores") => "data_request_lock" at "swap:";
    }

    on "4w8/8/1/1" "extension = true, multiplier = \"dsp\"" runs "product" {
        /// Rules: I12.9.
        long test a_carry_that_is_lost_from_the_upper_half_of_a_product: "pipelined_multiplier" "with_product_1_0",
            |driver, _| driver & constant(33, 0xffff_ffff) => "write_value" at "upper:";
    }

    on "4w8/8/1/1" "extension = true, float = true" runs "floats" {
        /// Rules: I12.7.
        long test a_nan_that_is_ordered: "lane_alu" "b_is_nan", never => "predicate_write_row" at "nan:";

        /// Rules: I12.7.
        long test zeros_of_both_signs_that_differ: "lane_alu" "both_zero", never
            => "predicate_write_row" at "zeros:";
    }

    on "4w8/8/1/1" "extension = true, scoreboard = true" runs "fence" {
        /// Rules: I12.18, P22.7.
        long test a_fence_that_does_not_wait: "decode" "drains" row Fence, never => "redirect_pc" at "fence:";
    }

    // What becomes of a word in atomic instructions, and which lanes change it.
    on "4w8/8/4/1" "extension = true" runs "sums" {
        /// Rules: P26.12, I12.14.
        test a_least_that_is_the_greatest: "exchange_arithmetic" "is_less", inverted
            => "data_request_data[0]" at "least:" page "exchange" "amin %r3, %r1, %r2";

        /// Rules: P26.12, I12.14.
        long test a_sum_of_other_bits: "exchange_arithmetic" "sum", inverted
            => "data_request_data[0]" at "sum:" shrunk "4w8/8/4/2" "extension = true";

        /// Rules: P26.9, P26.11.
        long test a_phase_that_does_not_begin: "exchange_unit" "phase", |_, signals| signals.get("phase")
            => "exchange_phase" at "sum:";
    }
}
