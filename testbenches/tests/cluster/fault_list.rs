//! The faults that are put into the interconnect, and into barriers between cores: a driver each, and in which field of
//! the record it shows first. A test crate that lists them says what they are to be found by (`found` and its like).

use hdl::kit::{high, low, ones, replicate, zeros, Expr, Signals};

use super::{found, found_at_barriers, found_at_rings, found_behind_turns, found_in_company};

/// Not any more.
fn never(driver: Expr, _: &Signals<'_>) -> Expr {
    zeros(driver.width())
}

/// Whenever.
fn always(driver: Expr, _: &Signals<'_>) -> Expr {
    ones(driver.width())
}

faults! {
    /// The turn is always the first core's.
    ///
    /// Rules: C3.2.
    long test a_turn_that_stays: found("instruction_turn", "core_turn", "turn", never);

    /// A core that has to wait is not the first one any more.
    ///
    /// Rules: C3.2.
    long test a_turn_that_goes_on_without_the_port: found("instruction_turn", "core_turn", "turn", |_, signals| signals.get("number_behind"));

    /// The lowest core that asks is served, whosever turn it is.
    ///
    /// Rules: C3.1.
    long test a_core_out_of_turn: found("instruction_request_word", "core_turn", "candidates", |_, signals| signals.get("asks"));

    /// Another core reaches a line between the reading and the writing of an exchange.
    ///
    /// Rules: C5.2, C5.3.
    test a_lock_that_nobody_minds: found("bank", "bank_turns", "asks", |_, signals| signals.get("wants"));

    /// Rules: C5.3.
    long test a_lock_that_is_never_taken: found("bank_locked_", "bank_turns", "locked", never);

    /// Rules: C5.3.
    long test a_lock_that_never_ends: found("bank_locked_", "bank_turns", "locked", always);

    /// Rules: C5.1, C5.3.
    long test a_lock_of_the_wrong_core: found("bank_lock_core_", "bank_turns", "lock_core", never);

    /// Rules: C5.4.
    long test a_store_that_is_expected_to_be_answered:
        found("bank_count_", "bank_turns", "under_way.push", |_, signals| signals.get("request_fires"));

    /// The answer is another core's.
    ///
    /// Rules: C5.5.
    long test an_answer_for_the_wrong_core: found("data_response_valid", "bank_turns", "under_way.push_data", |driver, _| !driver);

    /// A core gets the answers of its banks in the order in which they come.
    ///
    /// Rules: C5.5, C5.6.
    long test answers_out_of_order:
        found("bank", "core_loads", "takes", |driver, signals| replicate(driver.width(), signals.get("response_ready")));

    /// The core is asked to wait for the wrong bank.
    ///
    /// Rules: C5.4, C5.6.
    long test an_order_of_the_wrong_banks: found("", "core_loads", "order.push_data", |driver, _| !driver);

    /// Rules: C1.2, C5.2.
    long test a_line_in_the_wrong_bank: found("bank", "core_loads", "wants", always);

    /// Rules: C4.2.
    long test a_fetched_word_for_all_cores: found("instruction_response_valid", "fetch_port", "answered", always);

    /// Rules: C4.1, C4.2.
    long test a_fetch_that_waits_is_expected_to_be_answered:
        found("instruction_count", "fetch_port", "under_way.push", |_, signals| signals.get("asks").any());

    /// Rules: C4.3.
    long test a_console_that_takes_the_bytes_of_all: found("console_output_ready", "core_interconnect", "core1_console_output_ready", |_, _| high());

    /// Rules: C3.2, C4.3.
    long test a_console_whose_turn_stays: found("console_turn", "core_interconnect", "console_turn.ready", never);

    /// Rules: C2.2.
    long test a_typed_byte_that_all_cores_see:
        found("console_input_valid", "harmonica_cluster", "core_1.console_input_valid", |_, signals| signals.get("console_input_valid"));

    /// Rules: C1.1.
    long test cores_of_one_number: found("write_value", "harmonica_cluster", "core_1.core_number", never);

    /// The cluster is done before all its cores are.
    long test an_end_that_comes_too_soon: found("done", "harmonica_cluster", "done", |_, signals| signals.get("core_0.done"));

    /// Rules: C2.4.
    long test a_console_that_nobody_prints_on: found("console_output_valid", "core_interconnect", "console_output_valid", |_, _| low());

    /// A barrier between cores opens with the first one.
    ///
    /// Rules: C8.2.
    long test a_barrier_between_cores_that_opens_for_anybody:
        found_at_barriers("cluster_barrier_open_0", "cluster_barriers", "enough_at_0", |_, signals| signals.get("waiting_0").bit(0));

    /// It stays open for a cycle more.
    ///
    /// Rules: C8.2, C8.3.
    long test a_barrier_between_cores_that_opens_twice:
        found_at_barriers("cluster_barrier_open_0", "cluster_barriers", "opens", |_, signals| signals.get("enough_at_0").zero_extend(4));

    /// One of the cores does not hear of it.
    ///
    /// Rules: C8.2, P9.6.4.
    long test a_barrier_between_cores_that_stays_closed_for_one:
        found_at_barriers("context_state", "core_interconnect", "core1_cluster_barrier_open", never);

    /// Nobody goes on when a barrier between cores opens.
    ///
    /// Rules: P9.6.4.
    long test a_barrier_between_cores_where_all_stay:
        found_at_barriers("", "barriers", "goes_on_or_crosses", |_, signals| signals.get("goes_on"));

    /// A barrier between cores counts the contexts of its core, as one within the core does.
    ///
    /// Rules: P9.6.2.
    long test a_barrier_between_cores_within_a_core:
        found_in_company("instruction_request_word", "barriers", "is_last", |_, signals| !signals.get("present_count").less_than(signals.get("arrival_count")));

    /// A core wants one core too many.
    ///
    /// Rules: P9.6.2, P9.6.3.
    long test a_core_that_waits_for_too_many:
        found_at_barriers("cluster_barrier_open_0", "barriers", "cluster_wanted", always);

    /// A ring reaches another core than the one that is rung.
    ///
    /// Rules: C13.1.
    long test a_ring_that_all_cores_hear: found_at_rings("rung", "core_interconnect", "core1_rung",
        |_, signals| signals.get("core0_ring_valid") | signals.get("core1_ring_valid"));

    /// Rules: C13.1.
    long test a_ring_that_nobody_hears: found_at_rings("rung", "core_interconnect", "core0_rung", never);

    /// A fetch overtakes a store that was taken before it.
    ///
    /// Rules: C12.5.
    test a_fetch_that_waits_for_no_store: found_behind_turns("instruction_request", "shared_cache_part", "fetch_may_go", always);

    /// Stores that come later hold a fetch up.
    ///
    /// Rules: C12.5.
    long test a_fetch_that_waits_for_later_stores: found_behind_turns("bank_passed_", "shared_cache_part", "passed", never);

    /// An exchange reads what the cache holds.
    ///
    /// Rules: C12.2.
    long test an_exchange_with_the_shared_cache:
        found_behind_turns("bank", "data_cache", "is_cached", |_, signals| !signals.get("lookup_console"));

    /// A line that comes is not kept.
    ///
    /// Rules: C12.1.
    long test a_shared_cache_that_keeps_nothing: found_behind_turns("bank", "data_cache", "fills", never);

    /// The cache hits whatever line of the set it holds.
    ///
    /// Rules: C12.1.
    long test a_shared_cache_without_tags: found_behind_turns("bank", "data_tags", "found_in_0", |_, signals| signals.get("valid_0.is_valid"));
}
