//! Faults in the interconnect of a cluster, in its barriers between cores, and in its shared cache. A field's name goes
//! on with the number of a core, a bank or a barrier.

use hdl::kit::{high, replicate};

use crate::changes::{all_high, all_low, inverted, never};

faults! {
    ($) CLUSTER cluster_tests;

    // All cores meet in memory.
    on "4w8/8/2/2" "extension = true" cores 2 banks 2 runs "meeting" {
        /// The turn is always the first core's.
        ///
        /// Rules: C3.2.
        long test a_turn_that_stays: "core_turn" "turn", all_low => "instruction_turn*";

        /// A core that has to wait is not the first one any more.
        ///
        /// Rules: C3.2.
        long test a_turn_that_goes_on_without_the_port: "core_turn" "turn", |_, signals| signals.get("number_behind")
            => "instruction_turn*";

        /// The lowest core that asks is served, whosever turn it is.
        ///
        /// Rules: C3.1.
        long test a_core_out_of_turn: "core_turn" "candidates", |_, signals| signals.get("asks")
            => "instruction_request_word*";

        /// Another core reaches a line between the reading and the writing of an exchange.
        ///
        /// Rules: C5.2, C5.3.
        test a_lock_that_excludes_no_core: "bank_turns" "asks", |_, signals| signals.get("wants") => "bank*";

        /// Rules: C5.3.
        long test a_lock_that_is_never_taken: "bank_turns" "locked", all_low => "bank_locked_*";

        /// Rules: C5.3.
        long test a_lock_that_never_ends: "bank_turns" "locked", all_high => "bank_locked_*";

        /// Rules: C5.1, C5.3.
        long test a_lock_of_the_wrong_core: "bank_turns" "lock_core", all_low => "bank_lock_core_*";

        /// Rules: C5.4.
        long test a_store_that_is_expected_to_be_answered: "bank_turns" "under_way.push",
            |_, signals| signals.get("request_fires") => "bank_count_*";

        /// The answer is another core's.
        ///
        /// Rules: C5.5.
        long test an_answer_for_the_wrong_core: "bank_turns" "under_way.push_data", inverted => "data_response_valid*";

        /// A core gets the answers of its banks in the order in which they come.
        ///
        /// Rules: C5.5, C5.6.
        long test answers_out_of_order: "core_loads" "takes",
            |driver, signals| replicate(driver.width(), signals.get("response_ready")) => "bank*";

        /// The core is asked to wait for the wrong bank.
        ///
        /// Rules: C5.4, C5.6.
        long test an_order_of_the_wrong_banks: "core_loads" "order.push_data", inverted => "*";

        /// Rules: C1.2, C5.2.
        long test a_line_in_the_wrong_bank: "core_loads" "wants", all_high => "bank*";

        /// Rules: C4.2.
        long test a_fetched_word_for_all_cores: "fetch_port" "answered", all_high => "instruction_response_valid*";

        /// Rules: C4.1, C4.2.
        long test a_fetch_that_waits_is_expected_to_be_answered: "fetch_port" "under_way.push",
            |_, signals| signals.get("asks").any() => "instruction_count*";

        /// Rules: C4.3.
        long test a_console_that_takes_the_bytes_of_all: "core_interconnect" "core1_console_output_ready", |_, _| high()
            => "console_output_ready*";

        /// Rules: C3.2, C4.3.
        long test a_console_whose_turn_stays: "core_interconnect" "console_turn.ready", all_low => "console_turn*";

        /// Rules: C2.2.
        long test a_typed_byte_that_all_cores_see: "harmonica_cluster" "core_1.console_input_valid",
            |_, signals| signals.get("console_input_valid") => "console_input_valid*";

        /// Rules: C1.1.
        long test cores_of_one_number: "harmonica_cluster" "core_1.core_number", all_low => "write_value*";

        /// The cluster is done before all its cores are.
        long test an_end_that_comes_too_soon: "harmonica_cluster" "done", |_, signals| signals.get("core_0.done")
            => "done*";

        /// Rules: C2.4.
        long test a_console_that_nobody_prints_on: "core_interconnect" "console_output_valid", never
            => "console_output_valid*";
    }

    // All cores meet at barriers.
    on "4w8/8/2/2" "extension = true" cores 2 banks 2 runs "rounds" {
        /// A barrier between cores opens with the first one.
        ///
        /// Rules: C8.2.
        long test a_barrier_between_cores_that_opens_for_anybody: "cluster_barriers" "enough_at_0",
            |_, signals| signals.get("waiting_0").bit(0) => "cluster_barrier_open_0*";

        /// It stays open for a cycle more.
        ///
        /// Rules: C8.2, C8.3.
        long test a_barrier_between_cores_that_opens_twice: "cluster_barriers" "opens",
            |_, signals| signals.get("enough_at_0").zero_extend(4) => "cluster_barrier_open_0*";

        /// One of the cores does not hear of it.
        ///
        /// Rules: C8.2, P9.6.4.
        long test a_barrier_between_cores_that_stays_closed_for_one: "core_interconnect" "core1_cluster_barrier_open",
            all_low => "context_state*";

        /// No context goes on when a barrier between cores opens.
        ///
        /// Rules: P9.6.4.
        long test a_barrier_between_cores_where_all_stay: "barriers" "goes_on_or_crosses",
            |_, signals| signals.get("goes_on") => "*";

        /// A core wants one core too many.
        ///
        /// Rules: P9.6.2, P9.6.3.
        long test a_core_that_waits_for_too_many: "barriers" "cluster_wanted", all_high => "cluster_barrier_open_0*";
    }

    // All warps of a core wait for one of another core.
    on "4w8/8/2/2" "extension = true" cores 2 banks 2 runs "company" {
        /// A barrier between cores counts the contexts of its core, as one within the core does.
        ///
        /// Rules: P9.6.2.
        long test a_barrier_between_cores_within_a_core: "barriers" "is_last",
            |_, signals| !signals.get("present_count").less_than(signals.get("arrival_count"))
            => "instruction_request_word*";
    }

    // Each of two cores rings the other one.
    on "4w8/8/2/2" "extension = true" cores 2 banks 2 runs "ringing" {
        /// A ring reaches another core than the one that is rung.
        ///
        /// Rules: C13.1.
        long test a_ring_that_all_cores_hear: "core_interconnect" "core1_rung",
            |_, signals| signals.get("core0_ring_valid") | signals.get("core1_ring_valid") => "rung*";

        /// Rules: C13.1.
        long test a_ring_that_nobody_hears: "core_interconnect" "core0_rung", all_low => "rung*";
    }

    // Cores with a shared cache, which meet in memory.
    on "4w8/8/2/2" "extension = true, instruction_cache_bytes = 64" cores 2 banks 2 shared 64
    runs "meeting" {
        /// A fetch overtakes a store that was taken before it.
        ///
        /// Rules: C12.5.
        long test a_fetch_that_waits_for_no_store: "shared_cache_part" "fetch_may_go", all_high => "instruction_request*";

        /// Stores that come later hold a fetch up.
        ///
        /// Rules: C12.5.
        long test a_fetch_that_waits_for_later_stores: "shared_cache_part" "passed", all_low => "bank_passed_*";

        /// An exchange reads what the cache holds.
        ///
        /// Rules: C12.2.
        long test an_exchange_with_the_shared_cache: "data_cache" "is_cached",
            |_, signals| !signals.get("lookup_console") => "bank*";

        /// A line that comes is not kept.
        ///
        /// Rules: C12.1.
        long test a_shared_cache_that_keeps_nothing: "data_cache" "fills", all_low => "bank*";

        /// The cache hits whatever line of the set it holds.
        ///
        /// Rules: C12.1.
        long test a_shared_cache_without_tags: "data_tags" "found_in_0", |_, signals| signals.get("valid_0.is_valid")
            => "bank*";
    }
}
