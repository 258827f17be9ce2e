//! Faults on the way to memory: the load/store unit, the data cache, the scratchpad, the request queue, errors of the
//! bus. Each is found in the cycle in which a request goes wrong, or in which a wrong word is loaded.

use hdl::kit::{constant, ones, pack, replicate, select, zeros};

use crate::changes::{all_high, inverted, never, only_with, or_when, unless, without_bit};

faults! {
    ($) MEMORY memory_tests;

    on "4w8/8/4/4" "" runs "lanes" {
        further test a_latency: "load_store_unit" "loads_access", |driver, signals| signals.delayed(&driver) & driver
            => "data_request_valid" at "store:"
            shrunk "4w8/8/4/4" "" page "load-store" "st %r4, %r2, #256";
    }

    on "4w8/8/1/1" "line_words = 4, data_cache_bytes = 32, data_cache_ways = 1" runs "data-cache" {
        /// Rules: P24.13.
        test a_data_cache_that_is_not_emptied: "data_cache" "tags.empties",
            // No answer waits when the fence is executed.
            |driver, signals| driver & signals.get("has_answer") => "data_request_valid";

        /// Rules: P24.2.
        long test a_tag_of_data_that_is_not_compared: "data_tags" "found_in_0",
            // Any line but those of tag 0 is taken for the one that is asked for.
            |driver, signals| driver | (signals.get("valid_0.is_valid") & signals.get("tags_0.read_data").any())
            => "data_request_valid"
            shrunk "4w8/8/2/2" "line_words = 4, data_cache_bytes = 64, data_cache_ways = 1";

        /// Rules: P24.9.
        long test a_byte_of_a_store_that_the_line_here_does_not_see: "data_cache" "lines.write_bytes",
            |driver, signals| {
                let width = driver.width();
                driver & (replicate(width, signals.get("line_comes")) | !constant(width, 1))
            }
            => "write_value" page "data-cache" "ld %r4, %r1, #0";

        /// Rules: P24.4.
        long test a_fill_that_asks_for_some_of_its_line: "data_cache" "request_byte_enable",
            |_, signals| signals.get("lookup_bytes") => "data_request_byte_enable";

        /// Rules: P24.8.
        long test an_answer_with_what_came_last: "data_cache" "is_line", never => "write_value"
            shrunk "4w8/8/2/2" "line_words = 4, data_cache_bytes = 64, data_cache_ways = 1";

        /// Rules: P24.12.
        long test a_store_that_counts_as_sent_when_it_is_taken: "data_cache" "sent_valid", |driver, signals| {
                let taken = signals.get("access_fires") & signals.get("access_write");
                taken & signals.get("access_last") | (driver & signals.get("queue.full"))
            }
            => "store_done_valid";
    }

    on "4w8/8/1/1" "line_words = 4, data_cache_bytes = 64, data_cache_ways = 2" runs "data-cache" {
        /// Rules: P24.6.
        long test lines_of_data_that_all_come_to_the_same_way: "data_cache" "way_after",
            |_, signals| signals.get("next_way") => "data_next_way";

        /// Rules: P24.5.
        long test a_fill_into_another_way_than_its_tag: "data_cache" "way",
            |driver, signals| driver ^ signals.get("fills") => "write_value";
    }

    on "4w8/8/2/1" "line_words = 2, tlb_entries = 0, scratchpad_bytes = 64" runs "scratchpad" {
        /// Rules: P25.2.
        long test a_lane_that_is_served_by_the_row_of_another: "coalescer" "shares_row_1",
            |driver, signals| driver | signals.get("in_scratchpad").bit(1) => "scratchpad_lanes";

        /// Rules: P25.6.
        long test a_bank_that_is_not_written: "scratchpad" "banks_0.write_bytes",
            |driver, signals| only_with(driver, signals, "loads") => "scratchpad_bytes[0]" at "meet:"
            shrunk "4w8/8/2/2" "line_words = 2, scratchpad_bytes = 64";

        /// A store of part of a word writes a byte too few.
        ///
        /// Rules: P25.3, P25.6, P25.16.
        long test a_byte_that_a_store_to_the_scratchpad_loses: "scratchpad" "banks_1.write_bytes",
            |driver, _| without_bit(driver, 2) => "scratchpad_bytes[1]" at "row:"
            shrunk "4w8/8/2/2" "line_words = 2, scratchpad_bytes = 64";

        /// The higher of two lanes in one request stores nothing.
        ///
        /// Rules: P25.6, P25.16, P11.9.
        long test a_lane_whose_word_the_scratchpad_does_not_get: "coalescer" "request_byte_enable", |driver, signals| {
                let kept = pack([ones(4), zeros(4)]);
                let both = signals.get("request_scratchpad");
                driver & (kept | replicate(8, !both))
            }
            => "scratchpad_bytes[1]" at "row:";

        /// Rules: P25.4, P25.5.
        long test a_request_that_does_not_wait_for_the_answers_of_the_ram: "load_store_unit" "in_order",
            |driver, signals| or_when(driver, signals, "asks") => "scratchpad_lanes";

        /// Rules: P25.2.
        long test banks_that_are_asked_for_the_same_row: "coalescer" "row_1", |driver, signals| {
                let row = signals.get("lowest_row_0");
                &row ^ ((&row ^ &driver) & replicate(row.width(), signals.get("is_store")))
            }
            => "write_value" at "apart:";

        /// Rules: P25.1, P25.3.
        long test a_request_that_goes_to_the_data_port_as_well: "load_store_unit" "request_valid",
            |driver, signals| or_when(driver, signals, "fires_in_scratchpad") => "data_request_valid" at "meet:";

        /// Rules: P25.7.
        long test an_answer_that_stays: "load_store_unit" "answer_taken",
            |driver, signals| only_with(driver, signals, "clearing") => "write_lanes" at "again:";

        /// Rules: P25.6.
        long test a_store_that_is_not_told_to_be_done: "load_store_unit" "stored_valid",
            |driver, signals| only_with(driver, signals, "request_fires") => "store_done_valid" at "meet:";

        /// Rules: P11.4, I9.7.
        long test an_address_behind_it_that_is_taken_for_one_in_it: "execute" "nowhere_1",
            |driver, signals| only_with(driver, signals, "in_scratchpad_1") => "scratchpad_lanes";
    }

    on "4w8/8/2/1" "line_words = 2, tlb_entries = 2, scratchpad_bytes = 64" runs "scratchpad-page" {
        /// Rules: P11.6, P17.13.
        long test a_page_that_is_not_known_to_be_in_it: "tlb" "adds_scratchpad",
            |driver, signals| only_with(driver, signals, "is_page_0") => "tlb_mapping[1]";
    }

    on "4w8/8/3/1" "tlb_entries = 3" runs "part-of-page" {
        /// A lane without a page counts before a lower lane that nothing answers within its page.
        ///
        /// Rules: P11.6, P11.7.
        long test a_missing_page_that_counts_before_a_lower_lane: "translator" "failing", |driver, signals| {
                let lanes = (0..driver.width()).map(|lane| signals.get(&format!("code_{lane}")).is(1));
                let missing = pack(lanes);
                select(missing.any(), &missing, driver)
            }
            => "context_due_interrupt[0]" shrunk "4w8/8/3/2" "tlb_entries = 3";
    }

    // The lanes that share a request: those of a store's group, and those whose line is the same.
    on "4w8/8/4/1" "store_lanes = 2" runs "store-groups" {
        /// Rules: P11.21.
        long test a_store_of_another_group: "coalescer" "store_group", inverted
            => "data_request_byte_enable" at "beside:" shrunk "4w8/8/4/2" "store_lanes = 2";

        /// Rules: P11.21.
        long test a_group_that_stores_the_values_of_the_first: "coalescer" "group_value_1",
            // What nothing uses is a warning.
            |driver, signals| signals.get("value_1") | (driver.clone() & !driver)
            => "data_request_data[3]" at "beside:";

        /// Rules: P11.21.
        long test a_load_of_one_group: "coalescer" "served_together", |driver, signals| {
                let group = signals.get("store_group");
                driver & pack((0..4).map(|lane| group.bit(lane / 2)))
            }
            => "data_request_byte_enable" at "load:";

        /// Rules: P11.8.
        long test lanes_of_two_lines_that_are_taken_for_lanes_of_one: "load_store_unit" "new_same_line", all_high
            => "data_request_data[0]" at "apart:";

        /// Rules: P11.15, P11.21.
        long test a_byte_that_the_first_group_prints: "coalescer" "printed_among",
            // The highest lane comes first.
            |driver, signals| driver & replicate(3, signals.get("is_store")) & constant(3, 0b100)
            => "console_output_data" at "print:";
    }

    // Each lane addresses a line of its own, and of this seed the memory is often not ready.
    on "4w8/8/4/1" "request_queue = true, line_words = 4" runs "request-queue" seed 3 {
        /// Rules: P27.3.
        long test a_store_that_counts_as_sent_with_its_first_request: "request_queue" "store_goes",
            |driver, signals| driver | (signals.get("request_fires") & signals.get("request_write"))
            => "store_done_valid";

        /// Rules: P27.1.
        long test a_queue_that_takes_a_third_request: "request_queue" "has_room",
            |driver, signals| or_when(driver, signals, "holds_one") => "request_queue_count";

        /// Rules: P27.2.
        long test a_request_that_is_dropped_before_it_fires: "request_queue" "waiting.pop",
            |_, signals| signals.get("holds_one") => "request_queue_count";

        /// Rules: P27.4.
        long test a_byte_that_overtakes_the_stores_of_its_access: "request_queue" "is_busy", never
            => "console_output_valid";
    }

    // With this seed a quarter of the loads and stores fail, and one of 256 fetches.
    on "4w8/8/2/2" "bus_errors = true" runs "bus-errors" seed 19 {
        /// Rules: P21.3, P21.4.
        test a_store_that_is_not_told_of_its_error: "load_store_unit" "error_due_valid",
            |driver, signals| unless(driver, signals, "stored_valid") => "context_due_interrupt[1]"
            shrunk "4w8/8/2/2" "bus_errors = true";

        /// Rules: P21.4.
        long test an_error_that_comes_to_the_warp_that_asks_now: "load_store_unit" "error_due_context",
            |_, signals| signals.get("active_context") => "context_due_interrupt[0]";

        /// Rules: P21.4.
        long test a_second_error_of_an_access_that_takes_the_place_of_the_first: "load_store_unit" "error_due_valid",
            |_, signals| signals.get("response_fires") & signals.get("data_response_error")
            => "context_due_address[0]";

        /// Rules: P21.4.
        long test an_error_that_silences_those_of_the_next_access: "load_store_unit" "failed_before",
            |driver, signals| or_when(driver, signals, "failed_before") => "context_due_interrupt[1]";

        /// Rules: P21.4.
        long test a_load_that_writes_what_came_with_an_error: "load_store_unit" "write_lanes", |driver, signals| {
                let fails = signals.get("loaded_valid") & signals.get("data_response_error");
                driver | replicate(2, fails)
            }
            => "write_lanes";

        /// Rules: P21.4.
        long test an_error_at_the_address_of_the_highest_lane: "coalescer" "lowest_served",
            |driver, signals| select(signals.get("served").all(), constant(2, 0b10), driver)
            => "context_due_address[1]";

        /// Rules: P21.4.
        long test an_address_that_stays_behind_an_interrupt_of_another_kind: "interrupt_address" "in_memory",
            |driver, signals| or_when(driver, signals, "in_memory") => "write_value";

        /// Rules: P21.3.
        long test a_store_that_is_done_when_it_is_asked_for: "load_store_unit" "stored_valid",
            |_, signals| signals.get("access_ends") & signals.get("data_request_write") => "store_done_valid";

        /// Rules: P21.1.
        long test a_fetch_of_the_first_warp_that_is_not_told_of_its_error: "fetch" "fetched_failed",
            |driver, signals| driver & signals.get("fetched_context") => "execute_lanes";
    }

    on "4w8/8/2/2" "bus_errors = true, instruction_cache_bytes = 64, instruction_line_words = 4"
    runs "bus-errors" seed 19 {
        /// Rules: P21.2.
        long test a_line_that_is_kept_although_a_word_of_it_failed: "instruction_cache" "drops_line",
            |driver, signals| unless(driver, signals, "response_error") => "instruction_fill_dropped";
    }
}
