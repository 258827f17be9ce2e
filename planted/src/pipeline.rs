//! Faults in the stages and in the units beside them: decode, warps, registers, fetch, jump prediction, arithmetic,
//! counters, interrupts.

use hdl::kit::{constant, high, replicate, Code};
use hdl::units::lanes::lane_alu::AluLogic;

use crate::changes::{flipped_bit, never, only_with, or_when, unless};

faults! {
    ($) PIPELINE pipeline_tests;

    on "4w8/8/4/4" "" runs "lanes" {
        further test a_row_of_the_decoder: "decode" "alu_logic" row Xori, |_, _| AluLogic::Or.val()
            => "write_value" at "value:" in "in commit"
            shrunk "4w8/8/4/4" "";

        // The first instruction that reads as its first operand what the one before the last wrote. Bit 1: the
        // instruction in execute writes what the first operand reads.
        further test a_forwarding_rule: "decode" "missed_a", |driver, _| driver & constant(3, 0b101)
            => "write_value" at "add     %r3" in "in commit"
            shrunk "4w8/8/4/4" "" page "decode" "add %r3, %r1, %r2";

        further test a_rule_that_holds_a_warp:
            "warp_table" "leaves_running", |driver, signals| unless(driver, signals, "update_wait_memory")
            => "context_state[0]" at "store:" in "in execute in the cycle before"
            shrunk "4w8/8/4/4" "" page "warp-table" "st %r4, %r2, #256";
    }

    on "4w8/8/4/4" "" runs "unread" {
        further test one_copy_of_a_register_that_is_never_read:
            "replicated_ram_32x32_2r" "copies_1.write_data", |driver, _| flipped_bit(driver, 2)
            => "%r0 of warp 0";
    }

    // What the core keeps and, in these programs, never uses: found in the cycle in which it is there.
    on "4w8/8/2/2" "" runs "predicate" {
        // In a lane that does not execute.
        test a_predicate_in_a_lane_that_does_not_execute: "predicate_logic" "row",
            |driver, signals| driver ^ (!signals.get("executing") & constant(2, 0b10))
            => "predicate_write_row" at "tests:" in "in commit" lanes [1]
            shrunk "4w8/8/2/2" "";
    }

    on "4w8/8/2/2" "" runs "stops" {
        // Where a warp would go on that stops for good.
        long test a_bit_of_the_pc_memory: "warp_table" "redirect_pc.write_data", |driver, signals| {
                let stops = signals.get("update_stop").zero_extend(driver.width());
                driver ^ stops
            }
            => "context_pc[0]" at "stops:" in "in execute in the cycle before"
            shrunk "4w8/8/2/2" "tlb_entries = 2";
    }

    on "4w8/8/2/2" "" runs "load" {
        // The mask of lane 1, above the divergence state, is wrong while the warp waits for memory, long before it
        // executes again.
        long test a_bit_of_the_mask_memory: "warp_table" "lane_context.write_data", |driver, signals| {
                let waits = signals.get("update_wait_memory");
                let lane_0_and_state = constant(driver.width() - 1, 0);
                driver ^ hdl::kit::concat([waits, lane_0_and_state])
            }
            => "context_active_mask[0]" at "loads:" in "in execute in the cycle before" lanes [1];
    }

    on "4w8/8/2/2" "" runs "double-fault" {
        long test the_address_of_a_due_interrupt: "interrupt_address" "addresses.write_data",
            |driver, _| flipped_bit(driver, 2)
            => "context_due_address[0]" at "loads:"
            shrunk "4w8/8/2/2" "";
    }

    on "4w8/8/2/2" "tlb_entries = 3" runs "maps" {
        // The rights are below the frame.
        long test the_physical_page_of_a_tlb_entry: "tlb" "added_contents", |driver, _| flipped_bit(driver, 6)
            => "tlb_mapping[1]" at "maps:" in "in execute in the cycle before"
            shrunk "4w8/8/2/2" "tlb_entries = 3" page "tlb" "tlbadd %r1, %r1, %r2";

        long test the_tlb_entry_that_comes_next: "tlb" "next_entry", |_, signals| signals.get("next_entry")
            => "tlb_next_entry" at "maps:" in "in execute in the cycle before";
    }

    // In a cache of one way with four lines, the line of `again` is still there when it is fetched after the fence.
    on "4w8/8/1/1" "instruction_cache_bytes = 64, instruction_cache_ways = 1" runs "changing-code" {
        test a_cache_that_is_not_emptied: "instruction_cache" "lines.empties", never => "fetch_valid"
            shrunk "4w8/8/1/2" "instruction_cache_bytes = 64, instruction_cache_ways = 1"
            page "instruction-cache" "tlbflush";
    }

    // The subroutine at 0x40 shares its set with the lines at 0 and 0x20. The fence ends a line, so that the next one
    // is on its way when it is executed.
    on "4w8/8/1/1" "instruction_cache_bytes = 32, instruction_cache_ways = 1" runs "changing-code" {
        // Any line but those of tag 0 is taken for the one that is asked for.
        long test a_tag_that_is_not_compared: "cache_lines" "hits_0",
            |driver, signals| driver | (signals.get("is_valid_0") & signals.get("tags_0.read_data").any())
            => "fetch_valid";

        long test a_stale_lookup_that_is_not_read_again: "instruction_cache" "lookup_stale", never
            => "instruction_lookup_stale";

        long test a_line_on_its_way_that_a_fence_does_not_drop: "instruction_cache" "drops_line", never
            => "instruction_fill_dropped";

        long test a_fetch_that_is_answered_with_the_first_word_that_comes: "instruction_cache" "wanted_word_comes",
            |_, signals| signals.get("word_comes") => "fetch_valid"
            shrunk "4w8/8/1/2" "instruction_cache_bytes = 64, instruction_cache_ways = 1";

        long test a_word_of_a_line_that_is_asked_for_twice: "instruction_cache" "asked_plus_one",
            |driver, _| flipped_bit(driver, 0) => "instruction_fill_asked";
    }

    on "4w8/8/1/1" "instruction_cache_bytes = 64, instruction_cache_ways = 2" runs "changing-code" {
        long test lines_that_all_come_to_the_same_way: "instruction_cache" "way_after",
            |driver, signals| driver & signals.get("next_way") => "instruction_next_way";
    }

    on "4w8/8/1/1" "jump_prediction = true" runs "loops" {
        /// Rules: P20.1.
        long test an_address_that_prediction_compares_without_a_bit: "jump_prediction" "predicted", |_, signals| {
                let differs = signals.get("last_jump_pc") ^ signals.get("last_pc");
                let compared = constant(32, !8 & 0xffff_ffff);
                signals.get("last_predicts") & !(differs & compared).any()
            }
            => "context_pc[0]";

        /// Rules: P20.5.
        long test the_end_of_a_loop_that_is_not_forgotten: "execute" "jump_update_forgets", never
            => "context_predicts[0]" shrunk "4w8/8/1/2" "jump_prediction = true";

        /// Rules: P20.4.
        long test a_jump_that_now_goes_elsewhere_than_predicted: "decode" "decoded_as_predicted",
            // What is remembered goes back, and so does what is there now.
            |driver, signals| driver | (signals.get("predicted") & signals.get("remembered_immediate").sign())
            => "redirect_valid";

        /// Rules: P20.3.
        long test a_jump_that_is_remembered_although_it_is_not_taken: "execute" "jump_update_remembers",
            |driver, signals| or_when(driver, signals, "is_misled") => "context_predicts[0]";

        /// Rules: P20.2.
        long test a_prediction_that_is_lost_on_the_way_to_decode: "fetch_queue" "answered_predicted",
            // As if it were not kept until decode wants it.
            |driver, signals| unless(driver, signals, "pop") => "redirect_valid";

        /// Rules: P20.5.
        long test an_instruction_that_was_misled_and_goes_on: "execute" "is_misled", never
            => "redirect_valid" page "prediction" "@p0 ? jmpi #-16";
    }

    on "4w8/8/1/1" "scoreboard = true" runs "loads" {
        /// Rules: P22.1.
        long test a_load_whose_register_is_not_on_its_way: "harmonica_core" "scoreboard.push_is_store", |_, _| high()
            => "context_pending[0]" shrunk "4w8/8/1/4" "scoreboard = true";

        /// Rules: P22.7, P22.9.
        long test an_instruction_that_does_not_wait_for_its_first_source: "operands" "slots_needed",
            |driver, _| driver & constant(3, 0b101) => "redirect_valid" at "third:";

        /// Rules: P22.4, P9.1.2.
        long test a_warp_that_goes_on_behind_an_access_that_fails: "execute" "memory_holds",
            |driver, signals| only_with(driver, signals, "execute_needs_held")
            => "redirect_valid" at "addi    %r4, %r4, #1";

        /// Rules: P22.10.
        long test a_warp_that_is_not_woken_by_its_register: "scoreboard" "is_awaited",
            |driver, signals| unless(driver, signals, "answered_valid") => "context_state[0]"
            shrunk "4w8/8/1/4" "scoreboard = true" page "scoreboard" "add %r5, %r7, %r5";

        /// Rules: P22.19, P8.2.
        long test a_loaded_value_that_an_instruction_in_operands_is_not_given: "operands" "loads_first",
            |driver, signals| only_with(driver, signals, "operands_takes_immediate") => "write_value" at "sum:";

        /// Rules: P22.19, P8.2.
        long test a_loaded_value_that_an_instruction_in_decode_is_not_given: "decode" "loaded_b",
            |driver, signals| only_with(driver, signals, "decoded_takes_immediate") => "write_value" at "second:";
    }

    on "4w8/8/1/2" "scoreboard = true" runs "held-back" {
        /// Rules: P22.12.
        long test an_instruction_that_is_fetched_in_vain_again: "hold_back" "is_there",
            |driver, signals| unless(driver, signals, "last_remembers") => "context_holds_back[0]";

        /// Rules: P22.13.
        long test a_warp_that_is_held_back_only_while_something_is_in_flight: "hold_back" "candidates",
            |driver, signals| driver | (signals.get("running") & signals.get("idle") & signals.get("pending"))
            => "schedule_context";
    }

    on "4w8/8/1/2" "scoreboard = true" runs "spawns" {
        further test a_turn_that_a_wspawn_keeps_while_it_waits_for_memory: "warp_table" "spawn_turn.executes",
            |driver, signals| unless(driver, signals, "update_wait_memory") => "spawn_turn_valid" at "wspawn";
    }

    on "4w8/8/2/2" "multiplier = \"dsp\", divider = \"serial\", performance_counters = true, fair_units = true"
    runs "copies" {
        /// Rules: P12.10.
        long test a_copy_that_has_no_turn: "copy_unit" "copy_turn", never => "schedule_valid";
    }

    on "4w8/8/1/4" "multiplier = \"dsp\", divider = \"serial\", performance_counters = true, fair_units = true"
    runs "fair-units" {
        /// Rules: P13.10.
        long test a_product_that_issues_beside_a_quotient: "arithmetic_unit" "issues",
            |driver, signals| driver | (signals.get("tracker.takes") & !signals.get("queue.empty")) => "write_lanes";

        /// Rules: P13.11.
        long test a_product_that_is_written_with_a_quotient: "arithmetic_unit" "tracker.port_is_free",
            |_, signals| signals.get("port_is_free") => "write_lanes";

        /// Rules: P13.9.
        long test a_division_in_the_queue_of_products: "arithmetic_unit" "is_alone", never => "write_lanes"
            shrunk "4w8/8/2/4" "fair_units = true, performance_counters = true";
    }

    on "4w8/8/2/1" "multiplier = \"dsp\", divider = \"serial\", performance_counters = true, fair_units = true"
    runs "counters" {
        /// Rules: P10.2, P23.1.
        long test micro_operations_that_count_as_instructions: "commit" "retired_valid",
            |_, signals| signals.get("commit_valid") => "counter_instructions";

        /// Rules: I10.5.
        long test a_divergence_that_is_not_counted: "stack_divergence" "effect_parts", never => "counter_divergences";

        /// Rules: P23.2.
        long test a_counter_that_hwid_does_not_give: "decode" "decoded_counter",
            |driver, _| driver.clone() & !(driver.is(7)).zero_extend(4) => "write_value" at "reads:";

        /// Rules: P23.1.
        long test a_counter_that_counts_a_cycle_too_late: "harmonica_core" "counters.access",
            |driver, signals| signals.delayed(&driver) => "counter_accesses";
    }

    // A sum that is halfway between two numbers, a subnormal product, a zero with a sign.
    on "4w8/8/1/1" "float = true" runs "rounding" {
        /// Halfway between two numbers the larger one is taken, even or not.
        ///
        /// Rules: I6.1.
        long test a_tie_that_is_rounded_up_to_an_odd_number: "float_round" "rounds_up",
            |driver, signals| signals.get("normalised_guard") | (driver.clone() & !driver)
            => "write_value" at "half:" shrunk "4w8/8/1/2" "float = true";

        /// What is moved down to where subnormals are keeps an exponent.
        ///
        /// Rules: I6.1.
        long test a_subnormal_product_with_an_exponent: "float_normalise" "is_lowest",
            |driver, signals| unless(driver, signals, "summed_below")
            => "write_value" at "small:" shrunk "4w8/8/1/2" "float = true";

        /// Rules: I6.1.
        long test a_zero_that_loses_its_sign: "float_sum" "summed_subtracts", |driver, _| driver.clone() | !driver
            => "write_value" at "zero:" shrunk "4w8/8/1/2" "float = true";
    }

    // With this seed the program starts at a byte that is no word's first.
    on "4w8/8/1/1" "host_start = true" runs "started" seed 39 {
        /// Rules: P4.1.
        long test a_start_within_a_word_that_becomes_the_word_s: "warp_table" "sequential_pc.write_data",
            |driver, signals| {
                let width = driver.width();
                let within = constant(width, 3) & replicate(width, signals.get("clearing"));
                driver & !within
            }
            => "context_pc[0]" shrunk "4w8/8/1/2" "host_start = true";
    }

    on "4w8/8/1/3" "" runs "spawns-and-returns" {
        /// The registers are copied back, and the warp stays where it waits for that.
        ///
        /// Rules: P12.8, P16.1.
        long test a_return_that_is_lost_in_the_cycle_of_a_spawn: "warp_table" "copied", |driver, signals| {
                let spawns = replicate(driver.width(), signals.get("update_spawn"));
                driver & !spawns
            }
            => "context_state[0]";
    }

    // With this seed the core is core 0 of 1, and no other core rings it.
    on "4w8/8/4/1" "extension = true, several_cores = true" runs "ring" seed 0 {
        /// Rules: P9.5.19, P9.8.4.
        long test a_ring_of_nobody: "execute" "rings_core", never => "ring_valid";

        /// Rules: P9.8.3.
        long test a_ring_that_is_answered_again_and_again: "warp_modes" "ring_waiting",
            |driver, signals| or_when(driver, signals, "ring_waiting") => "ring_waiting";

        /// Rules: P4.10, P9.8.3.
        long test a_ring_that_is_not_heard: "warp_modes" "ring_waiting",
            |driver, signals| only_with(driver, signals, "enters_external") => "ring_waiting";

        /// Rules: P9.3.1, P9.5.19.
        long test a_ring_of_a_core_that_is_not_there: "execute" "no_core",
            |driver, signals| only_with(driver, signals, "count_refused") => "redirect_valid";
    }
}
