// The mechanism `paired-path`, implicit, keeps every lane of a warp in one path; around the emitted unit, with two warps of three lanes and
// room for two paths that wait.
//
// What is told is told of one warp, any one; the other's instructions are at will. The stages are modelled as the pipeline has them: an
// instruction reads its paths in decode and operands and acts in execute, unless a redirect of its warp has squashed it.

`include "shape.vh"
`include "property.vh"

module paired_path_rules (
    input wire clock,
    input wire decode_valid,
    input wire read_context,
    input wire [2:0] other_state,
    input wire [31:0] address,
    input wire order_acts,
    input wire order_context,
    input wire [2:0] guard,
    input wire [2:0] other_active,
    input wire [31:0] order_next,
    input wire order_passes,
    input wire order_by_immediate,
    input wire order_by_register,
    input wire order_wakes,
    input wire [31:0] order_immediate,
    input wire [31:0] order_target,
    input wire order_halts,
    input wire order_enters,
    input wire order_returns,
    input wire redirects_otherwise,
    input wire stops,
    input wire [2:0] new_lanes,
    input wire follow
);
    wire comes_between;
    wire effect_redirects;
    wire effect_fails;
    wire [2:0] effect_mask;
    wire effect_resumes;
    wire [31:0] effect_pc;
    wire [2:0] effect_state;
    wire effect_may_part;
    wire effect_denies;
    wire effect_falls_through;
    wire effect_repeats;

    // The warp; it never changes. What the warp table keeps of it: lanes, paths that wait, no comparison is made.
    reg chosen;
    reg [2:0] active;
    reg [1:0] depth = 2'd0;
    reg rests = 1'b0;
    // Its instruction in operands, and in execute.
    reg in_operands = 1'b0, in_execute = 1'b0;
    reg comes_between_it;
    reg [31:0] pc;
    wire [2:0] read_state = read_context == chosen ? {rests, depth} : other_state;
    wire mine = order_context == chosen;
    wire [2:0] order_active = mine ? active : other_active;
    wire [2:0] order_executing = order_active & guard;
    wire [31:0] order_pc = mine ? pc : 32'd0;
    path_divergence dut (.*);

    // The paths that wait, the top last.
    reg [2:0] mask_0, mask_1;
    reg [31:0] pc_0, pc_1;
    wire [2:0] top_mask = depth == 2 ? mask_1 : mask_0;
    wire [31:0] top_pc = depth == 2 ? pc_1 : pc_0;

    // What the order means.
    wire jumps = order_by_immediate | order_by_register;
    wire [2:0] others = active & ~order_executing;
    wire is_due = ~rests & depth != 0;
    wire compares = mine & order_acts & is_due & pc >= top_pc;
    wire merges = compares & pc == top_pc;
    wire swaps = compares & pc > top_pc;
    wire would_part = mine & order_passes & jumps & ~rests & others != 0 & ~(order_by_immediate & order_immediate == 0);
    wire wakes = mine & order_passes & order_wakes;
    wire fails = (would_part & depth == 2) | (wakes & depth != 0);
    wire parts = would_part & depth != 2;
    // The lanes of P wait, and not the others.
    wire falls_through = order_by_immediate & ~order_immediate[31];
    wire [2:0] waiting_mask = falls_through ? order_executing : others;
    wire [31:0] waiting_pc = falls_through ? order_target : order_next;
    wire redirects = mine & in_execute & (compares | (order_passes & jumps) | redirects_otherwise | order_enters | order_halts | order_returns | stops | wakes);

    // Lanes of the warp, as long as it is followed: from when no path waits until it stops. In a handler, the lanes that are interrupted.
    reg follows = 1'b0;
    reg [2:0] living;
    reg [2:0] interrupted;
    wire ends = stops | order_halts | (wakes & ~fails & new_lanes == 0);
    wire [2:0] next_active = order_enters ? 3'b001 : wakes ? new_lanes : order_returns ? interrupted : effect_mask;
    always @(posedge clock) begin
        chosen <= chosen;
        in_operands <= decode_valid & read_context == chosen & ~redirects;
        in_execute <= in_operands & ~redirects;
        comes_between_it <= comes_between;
        pc <= address;
        if (redirects) begin
            {rests, depth} <= effect_state;
            active <= next_active;
            if (order_enters) interrupted <= active;
            if (merges & depth == 2) {mask_1, pc_1} <= 0;
            if (swaps & depth == 1) {mask_0, pc_0} <= {active, pc};
            if (swaps & depth == 2) {mask_1, pc_1} <= {active, pc};
            if (parts & depth == 0) {mask_0, pc_0} <= {waiting_mask, waiting_pc};
            if (parts & depth == 1) {mask_1, pc_1} <= {waiting_mask, waiting_pc};
            if (wakes & ~rests & ~fails) living <= new_lanes;
        end
        if (~follows & follow & depth == 0 & ~rests & ~redirects) {follows, living} <= {active != 0, active};
        if (redirects & ends) follows <= 1'b0;
    end
    wire [2:0] running = rests ? interrupted : active;

    `ASSUME(order_is_of_an_instruction, ~mine | in_execute |
        ~(order_acts | order_passes | order_enters | order_halts | order_returns | redirects_otherwise | stops))
    `ASSUME(P9_1_10_acts_before_it_passes, (~order_passes | (order_acts & order_executing != 0)) & (~(order_halts | order_returns) | order_passes))
    `ASSUME(P9_1_5_some_lane_is_active, ~(mine & order_acts) | active != 0)
    `ASSUME(instruction_is_of_one_kind, order_by_immediate + order_by_register + order_wakes + order_halts + order_returns <= 3'd1)
    `ASSUME(P9_1_6_comparison_takes_its_place, ~(mine & in_execute & comes_between_it) |
        ~(order_by_immediate | order_by_register | order_wakes | order_halts | order_returns | (order_acts & (order_enters | stops))))
    `ASSUME(P9_1_11_jump_of_no_lane_does_not_redirect, ~redirects_otherwise | (order_acts & ~jumps))
    `ASSUME(P9_1_13_lanes_agree_on_a_jump_in_a_handler, ~(mine & order_passes & jumps & rests) | others == 0)
    `ASSUME(P9_7_1_interrupted_instruction_does_nothing,
        ~(mine & (order_enters | stops)) | ~((order_passes & jumps) | wakes | order_halts | order_returns) | effect_fails)
    `ASSUME(P9_1_14_failure_is_an_interrupt, ~(mine & effect_fails) | order_enters | stops)
    `ASSUME(either_entered_or_stopped, ~(order_enters & stops))
    `ASSUME(handler_leaves_interrupts_off, ~mine | ~(order_enters & rests) & ~(order_returns & ~rests))
    `ASSUME(P9_5_14_mask_of_the_shadow_set_has_a_lane, ~(mine & order_returns) | interrupted != 0)

    `RULE(P9_12_2_comparison_comes_between, ~in_operands | comes_between == (is_due & address >= top_pc))
    `RULE(P9_12_3_comparison_that_does_something_redirects, ~mine | ~order_acts | (effect_redirects == compares & effect_repeats == compares))
    `RULE(I8_5_6_equal_pcs_merge, ~merges | (effect_mask == (active | top_mask) & effect_state == {rests, depth - 2'd1} & effect_pc == pc & effect_resumes))
    `RULE(I8_5_6_smaller_pc_goes_first, ~swaps | (effect_mask == top_mask & effect_state == {rests, depth} & effect_pc == top_pc & effect_resumes))
    `RULE(I8_5_2_jump_pushes_a_path, ~parts | effect_state == {rests, depth + 2'd1})
    `RULE(I8_5_3_path_with_the_smaller_pc_is_live, ~(parts & order_by_immediate) |
        (effect_mask == (order_immediate[31] ? order_executing : others) & effect_falls_through == ~order_immediate[31]))
    `RULE(I8_5_4_jump_to_a_register_is_live, ~(parts & order_by_register) | (effect_mask == order_executing & ~effect_falls_through))
    `RULE(I8_5_5_jump_to_next_parts_nothing, ~(mine & order_passes & order_by_immediate & order_immediate == 0 & ~order_enters & ~stops) |
        (effect_mask == active & effect_state == {rests, depth}))
    `RULE(I8_5_9_path_that_does_not_fit_fails, ~mine | ~in_execute | effect_fails == fails)
    `RULE(P9_12_5_failure_changes_nothing, ~(mine & in_execute & effect_fails) | effect_state[1:0] == depth)
    `RULE(I8_5_11_halt_empties_the_stack, ~(mine & order_halts) | effect_state[1:0] == 0)
    `RULE(I8_5_12_no_comparison_in_a_handler,
        ~(mine & in_execute) | effect_state[2] == (order_enters | (rests & ~order_returns)))
    // What the mechanism is for.
    `RULE(I8_5_2_paths_have_no_lane_in_common, ~follows | ((depth == 0 | (running & mask_0) == 0) &
        (depth != 2 | ((running & mask_1) == 0 & (mask_0 & mask_1) == 0))))
    `RULE(I8_5_2_every_lane_is_in_a_path, ~follows | (running | (depth != 0 ? mask_0 : 3'd0) | (depth == 2 ? mask_1 : 3'd0)) == living)
    `RULE(I8_5_9_lanes_less_one_are_enough, ~(follows & would_part & ~wakes) | ~effect_fails)
    `REACHED(three_paths_have_merged, follows & merges & depth == 1 & (active | top_mask) == 3'b111 & mask_1 == 0)

    // The unit has what the paths are.
    `MEMORIES
    wire [69:0] deep_of_chosen = deep >> (70 * chosen);
    `INSIDE(3, state_read, \dut.state )
    `INSIDE(1, context_read, \dut.context_in_operands )
    `INSIDE(35, below_read, \dut.memory.deep_read_data )
    `INSIDE(2, view_depth, \dut.view_depth )
    `INSIDE(1, view_has_paths, \dut.view_has_paths )
    `INSIDE(1, view_is_full, \dut.view_is_full )
    `INSIDE(1, view_rests, \dut.view_rests )
    `INSIDE(1, view_merges, \dut.view_merges )
    `INSIDE(1, view_swaps, \dut.view_swaps )
    `INSIDE(3, view_top_mask, \dut.view_top_mask )
    `INSIDE(32, view_top_pc, \dut.view_top_pc )
    `INSIDE(3, view_below_mask, \dut.view_below_mask )
    `INSIDE(32, view_below_pc, \dut.view_below_pc )
    `INVARIANT(state_of_depth, depth <= 2)
    `INVARIANT(state_of_paths, depth == 0 | (tops[35 * chosen +: 35] == {top_mask, top_pc} & (depth != 2 | deep_of_chosen[34:0] == {mask_0, pc_0})))
    `INVARIANT(state_of_operands, ~in_operands | (state_read == {rests, depth} & context_read == chosen & (depth != 2 | below_read == {mask_0, pc_0})))
    `INVARIANT(state_of_execute, ~in_execute | (view_depth == depth & view_has_paths == (depth != 0) & view_is_full == (depth == 2) &
        view_rests == rests & view_merges == (is_due & pc == top_pc) & view_swaps == (is_due & pc > top_pc) &
        comes_between_it == (is_due & pc >= top_pc)))
    `INVARIANT(state_of_top_in_execute, ~in_execute | ((depth == 0 | {view_top_mask, view_top_pc} == {top_mask, top_pc}) &
        (depth != 2 | {view_below_mask, view_below_pc} == {mask_0, pc_0})))
    `INVARIANT(state_of_lanes, ~follows | (living != 0 & running != 0 & (depth == 0 | mask_0 != 0) & (depth != 2 | mask_1 != 0)))
endmodule
