// The mechanism `multi-path` keeps every lane of a warp in one place: in a context, deferred, or come to the join of its region; around the
// emitted unit, with one warp of three lanes, a home context (0), two split contexts and room for three regions.
//
// Contexts are modelled as parts 8.6 and 9.13 have them. A reset gives the warp any lanes; no interrupt comes, and no jalis, which would give it
// others. One region is followed, any one: `follow` may be high when it is opened.

`include "shape.vh"
`include "property.vh"

module multi_path_rules (
    input wire clock,
    input wire reset,
    input wire decode_valid,
    input wire [1:0] decode_context,
    input wire [31:0] next,
    input wire acts,
    input wire [1:0] order_operation,
    input wire [2:0] guard,
    input wire redirects_otherwise,
    input wire [2:0] new_lanes,
    input wire halts,
    input wire follow
);
    localparam [1:0] SPLIT = 1, SPLITL = 2, JOIN = 3;
    localparam [1:0] HOME = 0;

    wire effect_redirects;
    wire effect_fails;
    wire [2:0] effect_mask;
    wire effect_resumes;
    wire [31:0] effect_pc;
    wire [2:0] effect_state;
    wire effect_denies;
    wire effect_repeats;
    wire effect_is_stale;
    wire effect_starts;
    wire effect_frees;
    wire effect_hands_over;
    wire effect_in_handler;
    wire released;

    // The contexts: which are Free, and of each its lanes and its entry, above that whether there is one. After a reset home has all lanes.
    reg started = 1'b0;
    reg [2:0] free;
    reg [2:0] mask_0, mask_1, mask_2;
    reg [2:0] entry_0, entry_1, entry_2;
    // Lanes of the warp.
    reg [2:0] living;
    // The stages behind decode: whose instruction is there, and whether the table has changed since it came to decode.
    reg operands_valid = 1'b0, execute_valid = 1'b0;
    reg [1:0] operands_context, context;
    reg operands_stale, stale;
    reg [31:0] order_next;

    function [2:0] of(input [1:0] number, input [2:0] first, input [2:0] second, input [2:0] third);
        of = number == 0 ? first : number == 1 ? second : third;
    endfunction
    wire [2:0] read_state = of(decode_context, entry_0, entry_1, entry_2);
    wire [2:0] order_active = of(context, mask_0, mask_1, mask_2);
    wire [2:0] entry = of(context, entry_0, entry_1, entry_2);
    wire [2:0] order_executing = order_active & guard;
    wire order_acts = execute_valid & acts & order_active != 0;
    wire [2:0] own = 3'd1 << context;
    wire [2:0] other_contexts = ~free & ~own;
    wire free_for_has_others = other_contexts != 0;
    wire free_for_is_there = free != 0;
    wire free_for_is_split = context != HOME;
    wire order_wakes = 1'b0;
    wire order_passes = order_acts & order_operation == 0 & order_executing != 0;
    wire order_stops = order_passes & halts;
    wire clearing = reset;
    wire clear_warp = 1'b0;
    wire read_owner = 1'b0;
    wire order_owner = 1'b0;
    wire order_enters = 1'b0;
    wire order_returns = 1'b0;
    wire order_is_return = 1'b0;
    wire order_spawns = 1'b0;
    wire order_free_warp = 1'b0;
    wire returned = 1'b0;
    wire returned_warp = 1'b0;
    region_divergence dut (.*);

    wire operates = order_acts & order_operation != 0 & ~stale;
    wire changes = operates & ~effect_fails;
    wire redirects = execute_valid & (order_acts & (effect_redirects | effect_repeats | order_stops) | redirects_otherwise);
    wire [2:0] new_mask = changes ? effect_mask : order_active;
    wire starts = changes & effect_starts;
    wire [1:0] started_context = free[0] ? 2'd0 : free[1] ? 2'd1 : 2'd2;
    wire [2:0] others = order_active & ~order_executing;
    // The context that has the lanes afterwards, if any.
    wire [1:0] target = changes & effect_hands_over ? HOME : context;
    wire frees = changes & effect_frees;
    wire keeps = redirects & (~frees | effect_hands_over);
    always @(posedge clock) begin
        started <= started | reset;
        operands_valid <= started & ~reset & decode_valid & ~free[decode_context] & ~(redirects & decode_context == context);
        operands_context <= decode_context;
        operands_stale <= changes & effect_redirects;
        execute_valid <= ~reset & operands_valid & ~(redirects & operands_context == context);
        context <= operands_context;
        stale <= operands_stale | (changes & effect_redirects);
        order_next <= next;
        if (keeps & target == 0) {mask_0, entry_0, free[0]} <= {new_mask, effect_state, 1'b0};
        if (keeps & target == 1) {mask_1, entry_1, free[1]} <= {new_mask, effect_state, 1'b0};
        if (keeps & target == 2) {mask_2, entry_2, free[2]} <= {new_mask, effect_state, 1'b0};
        if (starts & started_context == 0) {mask_0, entry_0, free[0]} <= {others, effect_state, 1'b0};
        if (starts & started_context == 1) {mask_1, entry_1, free[1]} <= {others, effect_state, 1'b0};
        if (starts & started_context == 2) {mask_2, entry_2, free[2]} <= {others, effect_state, 1'b0};
        if (frees & context == 0) free[0] <= 1'b1;
        if (frees & context == 1) free[1] <= 1'b1;
        if (frees & context == 2) free[2] <= 1'b1;
        if (order_stops) {free, mask_0, entry_0, living} <= {3'b110, 9'd0};
        if (reset) {free, mask_0, entry_0, living} <= {3'b110, new_lanes, 3'b000, new_lanes};
    end
    `ASSUME(context_exists, decode_context < 3)
    `ASSUME(P9_1_13_uniform_instructions_of_all_lanes, ~order_stops | others == 0)
    `ASSUME(warp_has_a_lane, ~reset | new_lanes != 0)
    `ASSUME(P9_13_9_halt_waits_for_the_others, ~order_stops |
        ~((operands_valid & operands_context != context) | (decode_valid & decode_context != context & ~free[decode_context])))
    `ASSUME(P9_1_14_failure_is_an_interrupt, ~(execute_valid & effect_fails))

    // The table.
    `MEMORIES
    wire [20:0] frame = frames[20:0];
    wire [113:0] side = sides[113:0];
    wire [2:0] in_use = used_entries[2:0];
    wire [2:0] frame_mask [0:2], parent [0:2], pending [0:2], deferred [0:2];
    wire [31:0] deferred_pc [0:2];
    wire [2:0] of_loop;
    genvar number;
    generate
        for (number = 0; number < 3; number = number + 1) begin : region
            assign {of_loop[number], parent[number], frame_mask[number]} = frame[7 * number +: 7];
            assign {deferred_pc[number], deferred[number], pending[number]} = side[38 * number +: 38];
        end
    endgenerate

    // What the order means.
    wire [1:0] number_of_entry = entry[1:0];
    wire parts = order_executing != 0 & others != 0;
    wire is_own = entry[2] & of_loop[number_of_entry] & deferred[number_of_entry] != 0 & deferred_pc[number_of_entry] == order_next;
    wire splits = operates & order_operation == SPLIT;
    wire splits_loop = operates & order_operation == SPLITL & others != 0;
    wire joins = operates & order_operation == JOIN;
    wire opens = splits | (splits_loop & ~is_own);
    wire [2:0] left = pending[number_of_entry] & ~order_active;
    wire resumes = joins & entry[2] & deferred[number_of_entry] != 0;
    wire waits = joins & entry[2] & ~resumes & left != 0;
    wire closes = joins & entry[2] & ~resumes & left == 0;

    `RULE(I8_6_3_failures, ~(started & order_acts) | effect_fails ==
        ((opens & in_use == 3'b111) | (joins & ~entry[2])))
    `RULE(P9_13_5_stale_instruction_is_repeated, ~(started & order_acts & order_operation != 0 & stale) | (effect_repeats & ~effect_starts & ~effect_frees))
    `RULE(P9_13_6_what_changes_something_redirects, ~(started & operates) | effect_redirects == (splits | splits_loop | joins))
    `RULE(I8_6_5_other_side_starts, ~started | effect_starts == (changes & splits & parts & free_for_is_there))
    `RULE(I8_6_6_deferred_side_goes_on, ~(started & resumes) | (effect_mask == deferred[number_of_entry] & effect_resumes &
        effect_pc == deferred_pc[number_of_entry] & effect_state == entry & ~effect_frees))
    `RULE(I8_6_6_context_is_free_while_others_are_pending, ~(started & waits) | (effect_frees & ~effect_hands_over & ~effect_resumes))
    `RULE(I8_6_7_lanes_in_no_region_are_in_the_home_context, ~started | (free[1] | entry_1[2]) & (free[2] | entry_2[2]))
    `RULE(I8_6_7_home_is_free_for_them, ~(started & changes & effect_hands_over) | free[0])
    `RULE(I8_6_1_contexts_have_no_lane_in_common, ~started | ((free[0] | free[1] | (mask_0 & mask_1) == 0) &
        (free[0] | free[2] | (mask_0 & mask_2) == 0) & (free[1] | free[2] | (mask_1 & mask_2) == 0)))
    `RULE(I8_6_4_all_lanes_go_on, ~(started & changes & opens & ~parts) | effect_mask == order_active)
    `RULE(I8_6_5_executing_lanes_go_on, ~(started & changes & (opens | splits_loop) & parts) | effect_mask == order_executing)
    `RULE(I8_6_8_last_lanes_go_on_with_all_that_wait, ~(started & splits_loop & is_own & ~parts) |
        (effect_mask == (order_active | deferred[number_of_entry]) & effect_state == entry))

    // The followed region: its lanes, the entry around it, and the lanes that have come to its join.
    reg follows = 1'b0;
    reg [1:0] place;
    reg [2:0] taken, around, come;
    wire begins = follow & ~follows & changes & opens;
    wire is_followed = follows & entry == {1'b1, place};
    always @(posedge clock) begin
        if (begins) {place, taken, around, come} <= {effect_state[1:0], order_active, entry, 3'd0};
        else if (is_followed & joins) come <= come | order_active;
        follows <= ~reset & ~order_stops & (begins | (follows & ~(is_followed & closes)));
    end
    `RULE(I8_1_3_closed_when_all_lanes_have_come, ~(is_followed & closes) | (come | order_active) == taken)
    `RULE(I8_1_3_join_gives_back_what_its_split_took, ~(is_followed & closes) |
        (effect_mask == taken & effect_state == around & effect_frees == effect_hands_over))
    `RULE(I8_1_3_not_closed_before, ~(is_followed & joins & (come | order_active) != taken) | effect_resumes | effect_frees)
    `REACHED(closed_by_a_split_context_with_all_lanes, is_followed & closes & effect_hands_over & taken == 3'b111)

    // Regions nest: how deep each is.
    reg [1:0] level_0, level_1, level_2;
    wire [1:0] level_of_entry = entry[1:0] == 0 ? level_0 : entry[1:0] == 1 ? level_1 : level_2;
    wire [1:0] new_level = entry[2] ? level_of_entry + 2'd1 : 2'd0;
    wire [1:0] opened = effect_state[1:0];
    always @(posedge clock) if (changes & opens) begin
        if (opened == 0) level_0 <= new_level;
        if (opened == 1) level_1 <= new_level;
        if (opened == 2) level_2 <= new_level;
    end
    wire [5:0] levels = {level_2, level_1, level_0};
    // The lanes of each region, and of the warp, are in one place each.
    reg is_tree;
    reg [2:0] once, twice, roots, roots_twice;
    integer here, child;
    always @(*) begin
        is_tree = 1'b1;
        {roots, roots_twice} = 0;
        if (~free[0] & ~entry_0[2]) roots = mask_0;
        for (here = 0; here < 3; here = here + 1) begin
            once = deferred[here];
            twice = 0;
            if (~free[0] & entry_0 == 4 + here) begin twice = twice | (once & mask_0); once = once | mask_0; end
            if (~free[1] & entry_1 == 4 + here) begin twice = twice | (once & mask_1); once = once | mask_1; end
            if (~free[2] & entry_2 == 4 + here) begin twice = twice | (once & mask_2); once = once | mask_2; end
            for (child = 0; child < 3; child = child + 1)
                if (in_use[child] & parent[child] == 4 + here) begin
                    twice = twice | (once & frame_mask[child]);
                    once = once | frame_mask[child];
                end
            if (in_use[here]) begin
                if (twice != 0 | once != pending[here] | once == deferred[here] | (pending[here] & ~frame_mask[here]) != 0) is_tree = 1'b0;
                if (parent[here][2]) begin
                    if (parent[here][1:0] == 3 | ~in_use[parent[here][1:0]] |
                        levels[2 * here +: 2] != levels[2 * parent[here][1:0] +: 2] + 3'd1) is_tree = 1'b0;
                end else begin
                    // The outermost region is of all lanes, for they were in the home context.
                    if (levels[2 * here +: 2] != 0 | frame_mask[here] != living) is_tree = 1'b0;
                    roots_twice = roots_twice | (roots & frame_mask[here]);
                    roots = roots | frame_mask[here];
                end
            end
        end
        if (roots_twice != 0 | roots != living) is_tree = 1'b0;
    end
    `RULE(I8_6_3_lanes_of_regions_are_in_one_place, ~started | is_tree)
    `RULE(no_region_is_left_over, ~started | entry_0[2] & ~free[0] | ~free[1] | ~free[2] | in_use == 0)

    `INVARIANT(state_of_contexts, ~started | ((free[0] | ~entry_0[2] | in_use[entry_0[1:0]] & mask_0 != 0) &
        (free[1] | in_use[entry_1[1:0]] & mask_1 != 0) & (free[2] | in_use[entry_2[1:0]] & mask_2 != 0) &
        (free[0] | entry_0[2] | mask_0 != 0 | (free == 3'b110 & living == 0))))
    `INVARIANT(state_of_entries, ~started | ((free[0] | ~entry_0[2] | entry_0[1:0] != 3) & (free[1] | entry_1[1:0] != 3) & (free[2] | entry_2[1:0] != 3)))
    `INVARIANT(state_of_stages, ~started | ((~operands_valid | (operands_context != 3 & ~free[operands_context])) &
        (~execute_valid | (context != 3 & ~free[context]))))
    `INVARIANT(state_of_power_up, started | ~(operands_valid | execute_valid | follows))
    `INVARIANT(state_of_followed, ~follows | (in_use[place] & place != 3 & frame_mask[place] == taken & parent[place] == around &
        come == (taken & ~pending[place])))

    // What has been read stands in the table.
    `INSIDE(1, operands_warp, \dut.operands_warp )
    `INSIDE(3, state_read, \dut.state )
    `INSIDE(1, was_stale, \dut.was_stale )
    `INSIDE(7, frame_read, \dut.memory.frames_read_data )
    `INSIDE(38, side_read, \dut.memory.sides_of_regions_read_data )
    `INSIDE(1, in_handler, \dut.handlers.in_handler_now )
    `INSIDE(3, view_entry, \dut.view_entry )
    `INSIDE(3, view_used, \dut.view_used )
    `INSIDE(2, view_unused_entry, \dut.view_unused_entry )
    `INSIDE(1, view_is_full, \dut.view_is_full )
    `INSIDE(1, view_in_handler, \dut.view_in_handler )
    `INSIDE(1, view_is_stale, \dut.view_is_stale )
    `INSIDE(3, view_mask, \dut.view_mask )
    `INSIDE(3, view_parent, \dut.view_parent )
    `INSIDE(1, view_may_be_own, \dut.view_may_be_own )
    `INSIDE(4, view_pc_matches, \dut.view_pc_matches )
    `INSIDE(3, view_pending, \dut.view_pending )
    `INSIDE(1, view_has_deferred, \dut.view_has_deferred )
    `INSIDE(3, view_deferred_mask, \dut.view_deferred_mask )
    wire [2:0] operands_entry = of(operands_context, entry_0, entry_1, entry_2);
    wire [1:0] lowest_unused = ~in_use[0] ? 2'd0 : ~in_use[1] ? 2'd1 : 2'd2;
    `INVARIANT(state_of_handlers, ~started | (~in_handler & (~execute_valid | ~view_in_handler)))
    `INVARIANT(state_of_operands, ~operands_valid | (state_read == operands_entry & ~operands_warp & was_stale == operands_stale))
    `INVARIANT(state_of_table_in_operands, ~operands_valid | operands_stale | ~operands_entry[2] |
        (frame_read == frame[7 * operands_entry[1:0] +: 7] & side_read == side[38 * operands_entry[1:0] +: 38]))
    `INVARIANT(state_of_execute, ~execute_valid | (view_entry == entry & view_is_stale == stale))
    `INVARIANT(state_of_use_in_execute, ~execute_valid | stale | (view_used == in_use & view_is_full == (in_use == 3'b111) &
        (view_is_full | view_unused_entry == lowest_unused)))
    `INVARIANT(state_of_table_in_execute, ~execute_valid | stale | ~entry[2] | (view_mask == frame_mask[number_of_entry] &
        view_parent == parent[number_of_entry] & view_pending == pending[number_of_entry] &
        view_has_deferred == (deferred[number_of_entry] != 0) & view_deferred_mask == deferred[number_of_entry] &
        view_may_be_own == (of_loop[number_of_entry] & view_has_deferred) &
        (&view_pc_matches) == (deferred_pc[number_of_entry] == order_next) & effect_pc == deferred_pc[number_of_entry]))
endmodule
