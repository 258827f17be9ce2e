//! The rules of units of the core, proven; and faults, each of which must be refuted with the rule that it breaks.

use hdl::kit::prelude::{high, low};

use crate::extent::Extent;
use crate::faults::{faults, find};
use crate::units;

/// Rules: I8.5.2, I8.5.3, I8.5.4, I8.5.5, I8.5.6, I8.5.9, I8.5.11, I8.5.12, P9.12.2, P9.12.3, P9.12.5, P9.12.7.
#[test]
fn paired_paths_keep_every_lane_in_one_path() {
    units::paired_path(None).holds();
}

/// Rules: I8.1.3, I8.6.1, I8.6.3, I8.6.4, I8.6.5, I8.6.6, I8.6.7, I8.6.8, P9.13.4, P9.13.5, P9.13.6.
#[test]
#[ignore = "a part of the campaign proofs"]
fn multiple_paths_keep_every_lane_in_one_place() {
    units::multi_path(None).holds();
}

/// Rules: P11.1, P11.4, P11.8, P11.9, P11.10, P11.13, P11.14, P11.15, P11.16, P11.18, P11.19.
#[test]
fn a_load_store_unit_serves_each_lane_once() {
    units::load_store(None).holds();
}

/// Rules: P22.1, P22.2, P22.4, P22.5, P22.6, P22.10.
#[test]
fn a_scoreboard_wakes_whoever_waits() {
    units::scoreboard(None).holds();
}

/// Rules: P9.6.1, P9.6.2, P9.6.3, P9.6.4, P9.13.14.
#[test]
fn a_barrier_opens_with_the_last_context() {
    units::barriers(2, false, false, None).holds();
    units::barriers(3, true, false, None).holds();
    units::barriers(2, true, true, None).holds();
}

/// Rules: P3.16, P4.5, P5.1, P5.2, P5.7, P9.4.1, P9.5.11, P9.10.1.
#[test]
fn a_warp_table_loses_no_warp() {
    units::warp_table(None).holds();
}

/// Rules: P12.1, P12.2, P12.3, P12.4, P12.5, P12.6, P15.2, P15.3, P15.4.
#[test]
fn a_copy_unit_carries_out_each_order_once() {
    units::copy_unit(None, None).holds();
}

/// Rules: P19.1, P19.3, P19.4, P19.5, P19.6, P19.7, P19.8, P19.9, P19.10.
#[test]
fn a_fetch_through_the_instruction_cache_gets_what_the_memory_holds() {
    units::instruction_cache(None).holds();
}

/// Rules: P24.1, P24.4, P24.5, P24.6, P24.7, P24.8, P24.9, P24.11, P24.12, P24.13.
#[test]
fn a_load_through_the_data_cache_gets_what_the_memory_holds() {
    units::data_cache(None).holds();
}

/// Rules: P14.1, P14.2, P14.3, P14.6, P14.7, P14.8.
#[test]
fn a_tlb_translates_as_it_was_told_last() {
    units::tlb(None).holds();
}

/// Rules: I12.14, I12.15, P26.8, P26.9, P26.10, P26.11, P26.12, P26.13, P26.15.
#[test]
fn an_exchange_gives_each_lane_the_word_as_it_finds_it() {
    units::exchange(None).holds();
}

/// Rules: P13.2, P13.3, P13.4, P13.5, P13.6, P13.7, P13.8.
#[test]
#[ignore = "a part of the campaign proofs"]
fn an_arithmetic_unit_answers_each_order_once_and_in_order() {
    units::arithmetic(None).holds();
}

/// Rules: P11.9, P25.1, P25.2, P25.4, P25.6, P25.7.
#[test]
#[ignore = "a part of the campaign proofs"]
fn a_load_from_the_scratchpad_gets_what_was_stored_last() {
    units::scratchpad(None, None).holds();
}

/// Rules: P11.1, P11.11, P11.18, P21.3, P21.4, P21.5, P21.6, P21.7.
#[test]
#[ignore = "a part of the campaign proofs"]
fn an_error_of_the_bus_reaches_the_access_that_it_answers() {
    units::bus_errors(None).holds();
}

extents! {
    "an hour for all of proofs: units of every shape, and every fault":

    /// Rules: I8.1.1, I8.1.2, I8.1.3, I8.1.8, I8.1.9, I8.2.1, I8.2.2, I8.3.1, I8.3.3, I8.3.6, P9.11.3, P9.11.4,
    /// P9.11.5.
    test a_divergence_stack_keeps_the_lanes_of_regions(extent) {
        let shapes = [(3, 4), (2, 3), (4, 8)];
        let some = if extent.is_full() { shapes.len() } else { 1 };
        for &(lanes, entries) in &shapes[..some] {
            units::divergence_stack(lanes, entries, None).holds();
        }
    }

    /// Assumptions that contradict each other would prove anything.
    test the_assumptions_leave_room(extent) {
        let every = [
            units::divergence_stack(3, 4, None),
            units::paired_path(None),
            units::multi_path(None),
            units::load_store(None),
            units::scoreboard(None),
            units::warp_table(None),
            units::copy_unit(None, None),
            units::instruction_cache(None),
            units::data_cache(None),
            units::tlb(None),
            units::exchange(None),
            units::arithmetic(None),
            units::scratchpad(None, None),
            units::bus_errors(None),
            units::barriers(2, false, false, None),
            units::barriers(3, true, false, None),
            units::barriers(2, true, true, None),
        ];
        let some = if extent.is_full() { every.len() } else { 1 };
        for unit in &every[every.len() - some..] {
            unit.is_alive();
        }
    }

    long test faults_of_a_divergence_stack_are_found(extent) {
        find(extent, |defect| units::divergence_stack(3, 4, defect), &table! {
            // Lanes that left a loop before are forgotten.
            "stack_divergence" "widened" => "I8_1_3_side_that_waits_goes_on or I8_1_9_last_lanes_go_on_with_all_that_wait": |_, signals| signals.get("others");
            "stack_divergence" "stack_fails" => "P9_11_3_overflow_and_underflow_fail":
                |fails, signals| fails & signals.get("joins");
        });
    }

    long test faults_of_paired_paths_are_found(extent) {
        find(extent, units::paired_path, &table! {
            "path_divergence" "takes_top" => "I8_5_6_equal_pcs_merge": |_, signals| signals.get("swaps_if_it_acts");
            "path_divergence" "memory.new_top_pc" => "P9_12_2_comparison_comes_between":
                |_, signals| signals.get("order_next");
        });
    }

    long test faults_of_multiple_paths_are_found(extent) {
        find(extent, units::multi_path, &table! {
            // What another context has just changed is not noticed.
            "region_divergence" "view_is_stale" => "P9_13_5_stale_instruction_is_repeated": |_, _| low();
            "region_divergence" "pending_after_join" => "I8_1_3_join_gives_back_what_its_split_took":
                |_, signals| signals.get("view_pending");
        });
    }

    long test faults_of_a_load_store_unit_are_found(extent) {
        find(extent, units::load_store, &table! {
            "load_store_unit" "new_same_line" => "P11_8_request_serves_all_lanes_of_the_line": |same, _| !same;
            "load_store_unit" "loaded_valid" => "P11_19_woken_with_the_last_response": |_, signals| signals.get("write_valid");
        });
    }

    long test faults_of_a_scoreboard_are_found(extent) {
        find(extent, units::scoreboard, &table! {
            // An access that fails in execute's next cycle does not hold its context yet.
            "scoreboard" "held_now" => "P22_4_held": |_, signals| signals.get("held");
            "scoreboard" "awaited_comes" => "P22_10_woken_by_what_it_waits_for":
                |_, signals| signals.get("answered_contexts") & signals.get("awaiting");
        });
    }

    test faults_of_barriers_are_found(extent) {
        find(extent, |defect| units::barriers(2, false, false, defect), &table! {
            "barriers" "present" => "P9_6_1_opens_with_the_last": |_, signals| signals.get("waiting_here");
            "barriers" "waiting_here" => "P9_6_1_is_closed_before": |_, signals| signals.get("waiting");
        });
        find(extent, |defect| units::barriers(2, true, true, defect), &table! {
            // A context that waits at a cluster barrier goes on for good only when its core is alone.
            "barriers" "goes_on_or_crosses" => "P9_6_4_who_waits_goes_on_and_who_comes_stays":
                |_, signals| signals.get("goes_on");
            // A context opens a cluster barrier of its core by itself.
            "barriers" "is_last" => "P9_6_1_is_closed_before": |_, _| high();
        });
    }

    test faults_of_a_warp_table_are_found(extent) {
        find(extent, units::warp_table, &table! {
            "warp_table" "woken" => "P5_1_candidates_are_those_that_run": |woken, signals| woken & !signals.get("released");
            // A warp that starts goes on where it has been.
            "warp_table" "moved" => "P5_7_pc_is_kept": |_, signals| signals.get("redirects");
        });
    }

    long test faults_of_a_copy_unit_are_found(extent) {
        find(extent, |defect| units::copy_unit(defect, None), &table! {
            "copy_unit" "is_last" => "P12_6_ends_with_the_last_operation": |_, signals| signals.get("is_last_copy");
        });
        find(extent, |defect| units::copy_unit(None, defect), &table! {
            "starvation_guard" "patience_is_over" => "P15_4_no_order_waits_for_long": |_, _| low();
        });
    }

    long test faults_of_an_instruction_cache_are_found(extent) {
        find(extent, units::instruction_cache, &table! {
            // A line that is on its way when the cache is emptied is kept.
            "instruction_cache" "dropped" => "P19_4_fetch_gets_what_the_memory_holds": |_, _| low();
            "instruction_cache" "request_word" => "P19_7_line_is_asked_for_in_order": |word, _| !word;
        });
    }

    long test faults_of_a_data_cache_are_found(extent) {
        find(extent, units::data_cache, &table! {
            // A store that hits leaves the line as it is.
            "data_cache" "hits" => "P24_8_load_gets_what_the_memory_holds": |hits, signals| hits & !signals.get("lookup_write");
            "data_cache" "tags.empties" => "P24_8_load_gets_what_the_memory_holds": |_, _| low();
            "data_cache" "sent_valid" => "P24_12_store_is_sent_when_it_fires":
                |_, signals| signals.get("leaves") & signals.get("lookup_write");
        });
    }

    long test faults_of_a_tlb_are_found(extent) {
        find(extent, units::tlb, &table! {
            "tlb" "is_new" => "P14_1_page_has_one_entry": |_, signals| !signals.get("is_page_0");
            "tlb" "fetch_found" => "P14_3_fetch_is_translated_as_told": |_, signals| signals.get("first_contents");
        });
    }

    long test faults_of_an_exchange_are_found(extent) {
        find(extent, units::exchange, &table! {
            "exchange_unit" "shares_word" => "P26_8_lanes_of_the_word_are_served": |_, signals| signals.get("left");
            "exchange_arithmetic" "is_less" => "P26_12_word_is_what_the_lanes_make_of_it": |less, _| !less;
        });
    }
}

#[test]
#[ignore = "a part of the campaign proofs"]
fn faults_of_a_scratchpad_are_found() {
    find(
        Extent::Full,
        |defect| units::scratchpad(defect, None),
        &table! {
            "scratchpad" "stores" => "P25_7_load_gets_what_was_stored_last": |stores, signals| stores & !signals.get("answer_valid");
            "scratchpad" "loads" => "P25_7_answer_waits_until_it_is_taken": |_, signals| signals.get("fires");
        },
    );
    find(
        Extent::Full,
        |defect| units::scratchpad(None, defect),
        &table! {
            // A lane is served with the row of another one.
            "coalescer" "shares_row_2" => "P25_2_rows_are_those_of_the_lowest_lanes": |_, signals| signals.get("to_scratchpad");
        },
    );
}

#[test]
#[ignore = "a part of the campaign proofs"]
fn faults_of_an_arithmetic_unit_are_found() {
    find(
        Extent::Full,
        units::arithmetic,
        &table! {
            // A division is pushed out by what is behind it.
            "tracker" "takes" => "P13_2_orders_are_answered_in_order": |_, _| high();
            // What is refused the port is pushed out.
            "tracker" "moves_on" => "P13_2_orders_are_answered_in_order": |_, _| high();
            // It asks before it has begun.
            "tracker" "asks_serially" => "P13_7_not_before_its_time":
                |asks, signals| asks | (signals.get("valid_0") & signals.get("issued"));
        },
    );
}

#[test]
#[ignore = "a part of the campaign proofs"]
fn faults_with_errors_of_the_bus_are_found() {
    find(
        Extent::Full,
        units::bus_errors,
        &table! {
            // The unit reports the second error of an access, too.
            "load_store_unit" "error_due_valid" => "P21_4_error_is_told_to_who_has_asked":
                |_, signals| signals.get("response_fires") & signals.get("data_response_error");
            // A byte is printed before the rest of its access is answered.
            "load_store_unit" "prints" => "P21_7_byte_comes_last":
                |_, signals| signals.get("asks") & signals.get("access").bits(0, 1) & signals.get("data_request_console");
            // Who has an error for its last answer does not go on.
            "load_store_unit" "access_answered" => "P21_4_goes_on_with_the_last_answer":
                |answered, signals| answered & !signals.get("data_response_error");
        },
    );
}
