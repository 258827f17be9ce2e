// The warp table loses no warp: state, pc, lanes and instructions in flight of each are what the pipeline's rules make of them; around the
// emitted unit, with three warps, without scoreboard and jump prediction.
//
// What is told is told of one warp, any one. What stages and units do to it is any of what the rules let them do in its state.

`include "shape.vh"
`include "property.vh"

module warp_table_rules (
    input wire clock,
    input wire reset,
    input wire clearing,
    input wire [1:0] clear_warp,
    input wire [1:0] schedule_context,
    input wire schedule_fire,
    input wire [1:0] decode_context,
    input wire update_redirect,
    input wire update_spawn,
    input wire update_executes,
    input wire [1:0] update_context,
    input wire [31:0] update_pc,
    input wire [1:0] update_active_mask,
    input wire [`STATE_BITS - 1:0] update_divergence_state,
    input wire update_stop,
    input wire update_wait_memory,
    input wire update_wait_copy,
    input wire update_wait_spawn,
    input wire update_wait_arithmetic,
    input wire update_wait_barrier,
    input wire update_supervisor,
    input wire update_interrupts_on,
    input wire update_interrupts_off,
    input wire operands_due_valid,
    input wire [1:0] operands_due_context,
    input wire [2:0] operands_due_number,
    input wire has_entry,
    input wire store_done_valid,
    input wire [1:0] store_done_context,
    input wire print_done_valid,
    input wire [1:0] print_done_context,
    input wire load_done_valid,
    input wire [1:0] load_done_context,
    input wire access_due_valid,
    input wire [1:0] access_due_context,
    input wire [2:0] access_due_number,
    input wire arithmetic_done_valid,
    input wire [1:0] arithmetic_done_context,
    input wire [2:0] released,
    input wire copy_done_valid,
    input wire [1:0] copy_done_context,
    input wire copy_stops,
    input wire console_input_valid
);
    wire [2:0] redirected_contexts;
    wire [2:0] latest;
    wire [31:0] schedule_pc;
    wire [2:0] next_running;
    wire [2:0] next_idle;
    wire [31:0] fetched_pc;
    wire [2:0] epoch;
    wire [1:0] decode_active_mask;
    wire decode_supervisor;
    wire [2:0] decode_due_interrupt;
    wire [`STATE_BITS - 1:0] decode_divergence_state;
    wire [2:0] enabled;
    wire may_spawn;
    wire [1:0] free_warp;
    wire pending;
    wire all_stopped;
    // Schedule chooses a context and looks how its pc is kept.
    wire [2:0] schedule_select = 3'd1 << schedule_context;
    wire chose_redirected = redirected_contexts[schedule_context];
    wire chose_latest = latest[schedule_context];
    wire update_finish = update_executes & ~update_redirect;
    warp_table dut (.*);

    `INSIDE(3, running, \dut.running_contexts )
    `INSIDE(3, stopped, \dut.stopped_contexts )
    `INSIDE(3, spawning, \dut.spawning_contexts )
    `INSIDE(3, idle, \dut.idle_contexts )
    `INSIDE(3, granted, \dut.spawn_turn_granted )
    `INSIDE(3 * 4, all_in_flight, \dut.in_flight )
    wire [4 - 1:0] in_flight_0 = all_in_flight[0 * 4 +: 4];
    wire [4 - 1:0] in_flight_1 = all_in_flight[1 * 4 +: 4];
    wire [4 - 1:0] in_flight_2 = all_in_flight[2 * 4 +: 4];
    `INSIDE(32, last_pc, \dut.last_pc )
    `INSIDE(2, last_context, \dut.last_context )
    // Of four words each: sequential_pc, redirect_pc, lane_context.
    `MEMORIES

    localparam [2:0] STOPPED = 0, RUNNING = 1, WAIT_MEMORY = 2, WAIT_COPY = 3, WAIT_SPAWN = 4, WAIT_ARITHMETIC = 5, WAIT_BARRIER = 6;

    // The warp; it never changes. Its state.
    reg [1:0] chosen;
    reg started = 1'b0;
    reg [2:0] state;
    reg [3:0] in_flight;
    reg is_odd;
    reg was_redirected;
    // Its pc and its lanes, once they have been given.
    reg has_pc = 1'b0;
    reg [31:0] pc;
    reg has_lanes = 1'b0;
    reg [`STATE_BITS + 1:0] lanes;

    wire executes = update_executes & update_context == chosen;
    wire redirects = update_redirect & update_context == chosen;
    wire spawns = update_spawn & free_warp == chosen;
    wire fetches = schedule_fire & schedule_context == chosen;
    wire clears = clearing & clear_warp == chosen;
    wire from_memory = (store_done_valid & store_done_context == chosen) | (print_done_valid & print_done_context == chosen) |
        (load_done_valid & load_done_context == chosen) | (access_due_valid & access_due_context == chosen);
    wire from_copy = copy_done_valid & copy_done_context == chosen;
    wire from_arithmetic = arithmetic_done_valid & arithmetic_done_context == chosen;
    wire from_barrier = released[chosen];
    wire is_refused = operands_due_valid & operands_due_context == chosen;
    wire is_called = pending & chosen == 0 & (state == STOPPED | state == WAIT_SPAWN);
    wire wakes = from_memory | from_arithmetic | from_barrier | is_refused | is_called | granted[chosen] | (from_copy & ~copy_stops);
    wire [2:0] next_state =
        spawns ? RUNNING :
        redirects & update_stop ? STOPPED :
        redirects & update_wait_memory ? WAIT_MEMORY :
        redirects & update_wait_copy ? WAIT_COPY :
        redirects & update_wait_spawn ? WAIT_SPAWN :
        redirects & update_wait_arithmetic ? WAIT_ARITHMETIC :
        redirects & update_wait_barrier ? WAIT_BARRIER :
        wakes ? RUNNING :
        from_copy ? STOPPED : state;
    wire [3:0] next_in_flight = redirects ? 4'd0 : in_flight + fetches - (executes & ~update_redirect);
    always @(posedge clock) begin
        chosen <= chosen;
        started <= started | reset;
        state <= reset ? chosen == 0 : next_state;
        in_flight <= reset ? 4'd0 : next_in_flight;
        is_odd <= ~reset & (is_odd ^ redirects);
        was_redirected <= ~reset & redirects;
        has_pc <= reset ? chosen == 0 : has_pc | redirects | spawns;
        pc <= reset ? 32'd0 : redirects | spawns ? update_pc : fetches ? pc + 32'd4 : pc;
        has_lanes <= ~reset & (has_lanes | clears | redirects | spawns);
        if (clears | spawns) lanes <= {2'b01, {`STATE_BITS{1'b0}}};
        else if (redirects) lanes <= {update_active_mask, update_divergence_state};
    end

    wire [2:0] ways = update_stop + update_wait_memory + update_wait_copy + update_wait_spawn + update_wait_arithmetic + update_wait_barrier;
    wire [2:0] wakers = (store_done_valid & store_done_context == chosen) + (print_done_valid & print_done_context == chosen) +
        (load_done_valid & load_done_context == chosen) + (access_due_valid & access_due_context == chosen) +
        from_copy + from_arithmetic + from_barrier + is_refused;
    `ASSUME(chosen_warp_exists, chosen < 3)
    `ASSUME(P4_4_nothing_happens_while_clearing, ~clearing | (~schedule_fire & ~update_executes & in_flight == 0))
    `ASSUME(P5_1_who_is_scheduled_runs, ~fetches | state == RUNNING)
    `ASSUME(P5_4_fetch_queue_is_finite, ~fetches | in_flight < 14)
    `ASSUME(who_executes_is_in_flight, ~executes | in_flight != 0)
    `ASSUME(P9_4_1_who_waits_is_redirected, ways == 0 | (ways == 1 & update_redirect))
    `ASSUME(P9_5_11_spawn_is_no_redirect, ~(update_redirect | update_spawn) | (update_executes & update_context < 3))
    `ASSUME(P9_5_11_spawn_has_a_stopped_warp, ~update_spawn | (~update_redirect & may_spawn))
    `ASSUME(P9_3_3_who_is_refused_was_redirected, ~is_refused | was_redirected)
    `ASSUME(unit_wakes_who_waits_for_it, (~from_memory | state == WAIT_MEMORY) & (~from_copy | state == WAIT_COPY) &
        (~from_arithmetic | state == WAIT_ARITHMETIC) & (~from_barrier | state == WAIT_BARRIER) & (~is_refused | state != STOPPED) & wakers <= 1)
    `ASSUME(P9_3_1_who_is_refused_waits_for_no_warp, ~is_refused | state != WAIT_SPAWN)

    `RULE(P4_5_state_is_kept, ~started |
        (running[chosen] == (state == RUNNING) & stopped[chosen] == (state == STOPPED) & spawning[chosen] == (state == WAIT_SPAWN)))
    `RULE(P5_1_candidates_are_those_that_run, ~started | reset | next_running[chosen] == (next_state == RUNNING))
    `RULE(P5_2_idle_are_those_without_instructions, ~started | reset | next_idle[chosen] == (next_in_flight == 0))
    `RULE(who_waits_has_nothing_in_flight, ~started | state == RUNNING | in_flight == 0)
    `RULE(P5_7_pc_is_kept, ~(started & has_pc & schedule_context == chosen) | schedule_pc == pc)
    `RULE(P9_4_1_epoch_flips, ~started | epoch[chosen] == is_odd)
    `RULE(P9_5_11_lowest_stopped_warp_starts, ~(started & may_spawn) |
        (stopped[free_warp] & ~(free_warp > 0 & stopped[0]) & ~(free_warp > 1 & stopped[1])))
    `RULE(P9_10_1_turn_is_given_to_who_waits, ~(started & granted[chosen]) | (state == WAIT_SPAWN & stopped != 0))
    `RULE(P9_10_1_one_has_the_turn, ~started | (granted & (granted - 3'd1)) == 0)
    `RULE(lanes_are_kept, ~(started & has_lanes & decode_context == chosen) | {decode_active_mask, decode_divergence_state} == lanes)
    `RULE(P3_16_all_are_stopped, ~(started & all_stopped) | state == STOPPED)
    `REACHED(spawned_while_another_waits, started & spawns & state == STOPPED & chosen == 2 & spawning == 3'b010)

    wire [3:0] in_flight_kept = chosen == 0 ? in_flight_0 : chosen == 1 ? in_flight_1 : in_flight_2;
    `INVARIANT(state_of_in_flight, ~started | (in_flight_kept == in_flight & idle[chosen] == (in_flight == 0) & in_flight <= 14 &
        (~was_redirected | in_flight == 0) & (state == RUNNING | state != 7)))
    `INVARIANT(state_of_pc, ~(started & has_pc) | pc == (redirected_contexts[chosen] ? redirect_pc[32 * chosen +: 32] :
        latest[chosen] ? last_pc + 32'd4 : sequential_pc[32 * chosen +: 32]))
    `INVARIANT(state_of_latest, ~started | ((latest == 0 | latest == 3'd1 << last_context) & (has_pc | (chosen != 0 & state == STOPPED & in_flight == 0))))
    `INVARIANT(state_of_lanes, ~(started & has_lanes) | lane_context[(`STATE_BITS + 2) * chosen +: `STATE_BITS + 2] == lanes)
endmodule
