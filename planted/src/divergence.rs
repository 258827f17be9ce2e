//! Faults in the mechanisms of divergence: the stack, paired paths and votes, multiple paths. Each is found where it
//! does the first harm.

use hdl::kit::replicate;

use crate::changes::{all_low, cleared, flipped_bit, inverted, never, unless, without_bit};

faults! {
    ($) DIVERGENCE divergence_tests;

    on "4w8/8/4/4" "" runs "lanes" {
        further test a_bit_of_the_mask_in_the_divergence_unit: "stack_divergence" "effect_mask", |driver, signals| {
                let parting = replicate(driver.width(), signals.get("parting"));
                (&driver & !parting) | without_bit(driver, 1)
            }
            => "context_active_mask[0]" at "part:" lanes [1]
            shrunk "4w8/8/4/4" "tlb_entries = 2";

        further test a_bit_of_a_mask_on_the_divergence_stack: "stack_divergence" "memory.write_second_mask",
            |driver, _| without_bit(driver, 2) => "context_stack_top_mask[0]" at "part:"
            shrunk "4w8/8/4/4" "" page "stack" "@p0 ? split";
    }

    on "4w8/8/4/2" "divergence = \"paired-path\", reconvergence = \"implicit\"" runs "paths" {
        long test a_merge_that_is_lost: "path_divergence" "view_merges", never => "redirect_valid"
            shrunk "4w8/8/4/2" "divergence = \"paired-path\", reconvergence = \"implicit\"";

        long test a_path_that_goes_first_though_its_pc_is_the_greater_one:
            "path_divergence" "effect_falls_through", never => "redirect_pc" at "parts:"
            shrunk "4w8/8/4/2" "divergence = \"paired-path\", reconvergence = \"implicit\"";

        long test a_comparison_in_the_wrong_order: "path_divergence" "is_below_top", inverted
            => "redirect_valid" at "addi    %r4"
            shrunk "4w8/8/4/2" "divergence = \"paired-path\", reconvergence = \"explicit\"";

        long test a_vote_of_another_predicate: "decode" "first_predicate", |driver, _| flipped_bit(driver, 0)
            => "write_value" at "meets:" shrunk "4w8/8/4/2" "divergence = \"masks\"";

        long test a_lane_of_the_path_that_is_pushed: "path_divergence" "memory.new_top_mask",
            |driver, _| without_bit(driver, 1) => "context_path_top_mask[0]" at "parts:" lanes [1]
            page "paired-path" "@p0 ? jmpi #4";
    }

    on "4w8/8/4/2" "divergence = \"paired-path\", reconvergence = \"explicit\"" runs "paths" {
        long test an_explicit_merge_that_is_lost: "path_divergence" "view_merges", never => "redirect_valid";
    }

    on "4w8/8/4/2" "divergence = \"paired-path\", reconvergence = \"implicit\"" runs "traps" {
        long test comparisons_that_go_on_in_a_handler: "execute" "divergence_order_enters", never
            => "context_path_compares[0]" at "traps:";
    }

    on "4w8/8/4/2" "divergence = \"paired-path\", reconvergence = \"implicit\"" runs "halts" {
        long test paths_that_a_halt_leaves_behind: "execute" "divergence_order_halts", never
            => "context_path_depth[0]" at "ends:"
            shrunk "4w8/8/4/2" "divergence = \"paired-path\", reconvergence = \"implicit\"";
    }

    on "4w8/8/4/2" "divergence = \"paired-path\", reconvergence = \"implicit\"" runs "vote" {
        // The instruction behind a vote takes what was in the register before it.
        long test a_vote_that_is_not_forwarded: "operands" "first_operands_0.result", all_low
            => "write_value" at "uses:";
    }

    on "4w8/8/4/2" "divergence = \"paired-path\", reconvergence = \"implicit\"" runs "deep-paths" {
        long test a_path_below_the_top_that_is_not_kept: "path_memory" "deep.write_enable", cleared
            => "context_path_top*";
    }

    on "4w8/8/4/2" "divergence = \"multi-path\", split_contexts = 1" runs "regions" {
        test a_lane_that_is_lost_from_the_pending_ones: "region_divergence" "memory.new_sides_pending",
            |driver, _| without_bit(driver, 1) => "context_entry_pending[0]" at "first:"
            page "multi-path" "@p0 ? split";

        long test a_region_that_another_context_has_changed_meanwhile: "region_divergence" "view_is_stale", cleared
            => "redirect_pc" at "both:" shrunk "4w8/8/4/2" "divergence = \"multi-path\", split_contexts = 1";

        long test a_region_in_the_wrong_one: "region_divergence" "memory.new_frame_parent", cleared
            => "context_entry_parent_valid[0]" at "third:";

        long test an_entry_that_is_not_given_back: "region_divergence" "turns",
            |driver, signals| unless(driver, signals, "closes") => "warp_entries_used[0]" at "inner:"
            shrunk "4w8/8/4/2" "divergence = \"multi-path\", split_contexts = 1";

        long test lanes_without_a_context_that_are_forgotten: "region_divergence" "defers",
            |driver, signals| unless(driver, signals, "split_parts") => "context_entry_deferred_mask[0]" at "third:";

        long test lanes_that_leave_a_loop_and_are_forgotten: "region_divergence" "defers",
            |driver, signals| unless(driver, signals, "begin_loop") => "context_entry_deferred_mask[0]" at "leave:"
            shrunk "4w8/8/4/2" "divergence = \"multi-path\", split_contexts = 1";

        long test a_home_that_is_free_and_not_taken: "split_contexts" "home_is_free", cleared
            => "context_state[0]" at "second:"
            shrunk "4w8/8/4/2" "divergence = \"multi-path\", split_contexts = 1";

        long test last_lanes_that_stay_in_the_split_context: "region_divergence" "effect_hands_over", cleared
            => "context_state[0]" at "ends:";

        long test an_interrupt_that_does_not_wait_for_the_load_of_the_other_side:
            "split_contexts" "others_of_must_be_quiet", cleared => "redirect_pc" at "traps:";

        long test another_side_that_starts_at_the_wrong_place: "execute" "update_started_pc",
            |driver, _| flipped_bit(driver, 2) => "context_pc[2]" at "first:";
    }
}
