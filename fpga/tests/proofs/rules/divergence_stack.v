// The mechanism `stack` keeps what section 8.1 of the instruction set says of regions; around the emitted unit.
//
// The stages around it are modelled as the pipeline has them: an instruction reads its stack in decode and acts two cycles later, unless a
// redirect of its context has squashed it. One region of one context is followed, any one: `follow` may be high when it is opened. Nothing
// but split, splitl and join changes the lanes of the followed context; the lanes of the others change at will.

`include "shape.vh"
`include "property.vh"

module divergence_stack_rules (
    input wire clock,
    input wire decode_valid,
    input wire read_context,
    input wire [31:0] next,
    input wire acts,
    input wire [1:0] order_operation,
    input wire [`LANES - 1:0] guard,
    input wire redirects_otherwise,
    input wire [`LANES - 1:0] mask_otherwise,
    input wire spawns,
    input wire spawned,
    input wire follow
);
    localparam [1:0] SPLIT = 2'd1, SPLITL = 2'd2, JOIN = 2'd3;
    localparam [1:0] UNIFORM = 2'd0, REJOIN = 2'd1, ELSE = 2'd2, ELSE_LOOP = 2'd3;

    wire effect_redirects;
    wire effect_fails;
    wire [`LANES - 1:0] effect_mask;
    wire effect_resumes;
    wire [31:0] effect_pc;
    wire [`DEPTH_BITS - 1:0] effect_state;

    // What the warp table keeps of the two contexts.
    reg [`DEPTH_BITS - 1:0] depth_0 = 0, depth_1 = 0;
    reg [`LANES - 1:0] mask_0, mask_1;
    // The stages behind decode.
    reg operands_valid = 1'b0, execute_valid = 1'b0;
    reg operands_context, order_context;
    reg [31:0] order_next;
    wire [`DEPTH_BITS - 1:0] read_state = read_context ? depth_1 : depth_0;
    wire [`LANES - 1:0] order_active = order_context ? mask_1 : mask_0;
    wire [`LANES - 1:0] order_executing = order_active & guard;
    // P9.1.5 catches what has no lane.
    wire order_acts = execute_valid & acts & order_active != 0;
    wire redirects = execute_valid & (order_acts ? effect_redirects : redirects_otherwise);
    wire operates = order_acts & order_operation != 0;
    wire changes = operates & ~effect_fails;
    wire is_followed = follows & order_context == followed;
    wire [`LANES - 1:0] new_mask = changes ? effect_mask : is_followed ? order_active : mask_otherwise;
    always @(posedge clock) begin
        operands_valid <= decode_valid & ~(redirects & read_context == order_context);
        operands_context <= read_context;
        execute_valid <= operands_valid & ~(redirects & operands_context == order_context);
        order_context <= operands_context;
        order_next <= next;
        if (redirects & ~order_context) {depth_0, mask_0} <= {effect_state, new_mask};
        if (redirects & order_context) {depth_1, mask_1} <= {effect_state, new_mask};
        if (spawns & ~spawned) depth_0 <= 0;
        if (spawns & spawned) depth_1 <= 0;
    end
    `ASSUME(P9_5_11_spawned_warp_has_no_instruction, ~spawns | ~(redirects | (decode_valid & read_context == spawned) |
        (operands_valid & operands_context == spawned) | (execute_valid & order_context == spawned)))
    stack_divergence dut (.*);

    // The entries on the stacks, from the bottom up.
    `MEMORIES
    localparam ENTRY_BITS = 34 + `LANES;
    function [`STACK_ENTRIES * ENTRY_BITS - 1:0] stack(
        input context, input [`BANK_WORDS * ENTRY_BITS - 1:0] even, input [`BANK_WORDS * ENTRY_BITS - 1:0] odd
    );
        integer entry;
        integer word;
        for (entry = 0; entry < `STACK_ENTRIES; entry = entry + 1) begin
            word = context * (`BANK_WORDS / 2) + entry / 2;
            stack[entry * ENTRY_BITS +: ENTRY_BITS] = entry % 2 ? odd[word * ENTRY_BITS +: ENTRY_BITS] : even[word * ENTRY_BITS +: ENTRY_BITS];
        end
    endfunction
    wire [`DEPTH_BITS - 1:0] depth = order_context ? depth_1 : depth_0;
    wire [ENTRY_BITS - 1:0] top = stack(order_context, even, odd) >> ((depth - 1) * ENTRY_BITS);
    wire [1:0] top_kind;
    wire [`LANES - 1:0] top_mask;
    wire [31:0] top_pc;
    assign {top_kind, top_mask, top_pc} = top;

    // What the order of the instruction in execute means.
    wire [`LANES - 1:0] others = order_active & ~order_executing;
    wire stays_whole = others == 0;
    wire parts = order_executing != 0 & ~stays_whole;
    wire splits = operates & order_operation == SPLIT;
    wire splits_loop = operates & order_operation == SPLITL & ~stays_whole;
    wire joins = operates & order_operation == JOIN;
    wire is_own = depth != 0 & top_kind == ELSE_LOOP & top_pc == order_next;
    wire opens = splits | (splits_loop & ~is_own);
    wire [1:0] pushes = parts ? 2'd2 : 2'd1;

    `RULE(P9_11_3_overflow_and_underflow_fail,
        ~order_acts | effect_fails == ((opens & depth + pushes > `STACK_ENTRIES) | (joins & depth == 0)))
    `RULE(P9_11_3_failure_changes_nothing, ~execute_valid | ~effect_fails | effect_state == depth)
    `RULE(P9_11_4_change_redirects, ~order_acts | effect_redirects == (splits | splits_loop | joins))
    `RULE(P9_11_5_what_does_nothing_leaves_the_stack, ~execute_valid | splits | splits_loop | joins | effect_state == depth)
    `RULE(I8_3_1_opening_pushes_an_entry_or_two, ~(opens & changes) | effect_state == depth + pushes)
    `RULE(never_more_entries_than_fit, depth_0 <= `STACK_ENTRIES & depth_1 <= `STACK_ENTRIES)

    // The followed region: its lanes, those that wait, and those that have come to its join.
    reg follows = 1'b0;
    reg followed;
    reg is_loop, parted;
    reg waits = 1'b0;
    reg [`DEPTH_BITS - 1:0] below;
    reg [`LANES - 1:0] taken;
    reg [`LANES - 1:0] waiting = 0;
    reg [`LANES - 1:0] come = 0;
    reg [31:0] resume_pc;
    wire begins = follow & ~follows & opens & changes;
    wire is_innermost = is_followed & depth == below + 1 + waits;
    wire comes = is_innermost & joins;
    wire closes = comes & ~waits;
    wire is_again = is_innermost & splits_loop & is_loop & waits & resume_pc == order_next;
    always @(posedge clock) begin
        if (begins) begin
            {follows, followed, below, taken} <= {1'b1, order_context, depth, order_active};
            {is_loop, parted, waits, resume_pc} <= {splits_loop, parts, parts, order_next};
            waiting <= parts ? others : 0;
            come <= 0;
        end
        if (comes) begin
            follows <= waits;
            {waits, waiting} <= 0;
            come <= come | order_active;
        end
        if (is_again) begin
            waits <= parts;
            waiting <= parts ? waiting | others : 0;
        end
        if (spawns & spawned == followed & ~begins) follows <= 1'b0;
    end
    wire [`LANES - 1:0] active = followed ? mask_1 : mask_0;
    wire [`DEPTH_BITS - 1:0] depth_followed = followed ? depth_1 : depth_0;

    `RULE(I8_1_1_sides_have_no_lane_in_common, ~follows | (active & (waiting | come)) == 0)
    `RULE(I8_1_1_lanes_are_those_of_the_region, ~follows | (active & ~taken) == 0)
    `RULE(I8_1_2_all_lanes_go_on, ~(begins & ~parts) | effect_mask == order_active)
    `RULE(I8_1_1_executing_lanes_go_on, ~((begins | is_again) & parts) | effect_mask == order_executing)
    `RULE(I8_1_3_side_that_waits_goes_on,
        ~(comes & waits) | (~effect_fails & effect_mask == waiting & effect_resumes & effect_pc == resume_pc))
    `RULE(I8_1_3_closed_when_all_lanes_have_come, ~closes | (come | order_active) == taken)
    `RULE(I8_1_3_join_gives_back_what_its_split_took, ~closes | (~effect_fails & effect_mask == taken & ~effect_resumes))
    `RULE(I8_2_1_closed_region_leaves_no_entry, ~closes | effect_state == below)
    `RULE(I8_1_8_iterations_take_no_entry, ~(is_again & parts) | (~effect_fails & effect_state == depth))
    `RULE(I8_1_9_last_lanes_go_on_with_all_that_wait,
        ~(is_again & ~parts) | (~effect_fails & effect_mask == (order_active | waiting) & effect_state == depth - 1))
    `REACHED(region_within_a_side_of_another, follows & waits & depth_followed == below + 4)

    // What has been read stands in the memory.
    wire [`DEPTH_BITS - 1:0] operands_depth = operands_context ? depth_1 : depth_0;
    wire [ENTRY_BITS - 1:0] operands_top = stack(operands_context, even, odd) >> ((operands_depth - 1) * ENTRY_BITS);
    `INSIDE(`DEPTH_BITS, depth_read, \dut.depth )
    `INSIDE(32, pc_read, \dut.memory_top_pc )
    `INSIDE(`LANES, mask_read, \dut.memory_top_mask )
    `INSIDE(2, kind_read, \dut.memory_top_kind )
    `INVARIANT(state_of_operands, ~operands_valid | (depth_read == operands_depth &
        (operands_depth == 0 | {kind_read, mask_read, pc_read} == operands_top)))
    `INSIDE(`DEPTH_BITS, view_depth, \dut.view_depth )
    `INSIDE(1, view_is_empty, \dut.view_is_empty )
    `INSIDE(1, view_is_full, \dut.view_is_full )
    `INSIDE(1, view_has_room_for_one, \dut.view_has_room_for_one )
    `INSIDE(1, view_top_is_of_loop, \dut.view_top_is_of_loop )
    `INSIDE(4, view_top_matches, \dut.view_top_matches )
    `INSIDE(1, view_top_resumes, \dut.view_top_resumes )
    `INSIDE(`LANES, view_top_mask, \dut.view_top_mask )
    `INVARIANT(state_of_depth_in_execute, ~execute_valid | (view_depth == depth & view_is_empty == (depth == 0) &
        view_is_full == (depth == `STACK_ENTRIES) & view_has_room_for_one == (depth == `STACK_ENTRIES - 1)))
    `INVARIANT(state_of_top_in_execute, ~execute_valid | (view_top_is_of_loop == (depth != 0 & top_kind == ELSE_LOOP) &
        (depth == 0 | (view_top_resumes == (top_kind >= ELSE) & view_top_mask == top_mask & effect_pc == top_pc &
            (&view_top_matches) == (top_pc == order_next)))))

    // The regions within the followed one: from the top down, which lanes each of them has, and that its entries say so.
    wire [`STACK_ENTRIES * ENTRY_BITS - 1:0] entries = stack(followed, even, odd);
    reg [`LANES - 1:0] within;
    reg is_nested;
    reg [1:0] kind, kind_below;
    reg [`LANES - 1:0] mask, mask_below;
    reg [31:0] pc, pc_below;
    integer entry;
    always @(*) begin
        within = active;
        is_nested = 1'b1;
        for (entry = `STACK_ENTRIES - 1; entry > 0; entry = entry - 1) begin
            {kind, mask, pc} = entries[entry * ENTRY_BITS +: ENTRY_BITS];
            {kind_below, mask_below, pc_below} = entries[(entry - 1) * ENTRY_BITS +: ENTRY_BITS];
            if (entry < depth_followed & entry > below + waits) begin
                if (kind >= ELSE) begin
                    is_nested = is_nested & entry > below + waits + 1 & kind_below == REJOIN & (mask & within) == 0 & mask_below == (mask | within);
                    within = within | mask;
                end else begin
                    is_nested = is_nested & (kind == UNIFORM ? mask == within : (within & ~mask) == 0);
                    within = mask;
                end
            end
        end
    end
    wire [ENTRY_BITS - 1:0] entry_of_region = entries >> (below * ENTRY_BITS);
    wire [ENTRY_BITS - 1:0] entry_of_side = entries >> ((below + 1) * ENTRY_BITS);
    wire [1:0] kind_of_side = is_loop ? ELSE_LOOP : ELSE;
    `INVARIANT(state_of_region, ~follows | (depth_followed >= below + 1 + waits &
        entry_of_region[ENTRY_BITS - 1:32] == {parted ? REJOIN : UNIFORM, taken}))
    `INVARIANT(state_of_side, ~follows | (waits ? parted & entry_of_side == {kind_of_side, waiting, resume_pc} : waiting == 0))
    `INVARIANT(state_of_nesting, ~follows | is_nested)
    `INVARIANT(state_of_lanes, ~follows | ((within | waiting | come) == taken & (within & (waiting | come)) == 0 &
        (waiting & come) == 0 & (parted | come == 0)))
endmodule
