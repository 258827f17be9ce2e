// The scoreboard knows what is on its way, and wakes whoever waits for it; around the emitted unit, with two contexts, four registers and
// two lanes, without translation and errors of the bus.
//
// What is told is told of one context, any one. That an instruction waits when it must is the stages' part.

`include "shape.vh"
`include "property.vh"

module scoreboard_rules (
    input wire clock,
    input wire reset,
    input wire push,
    input wire push_is_store,
    input wire [1:0] push_register,
    input wire execute_context,
    input wire [1:0] push_nowhere,
    input wire wait_waits,
    input wire wait_awaits,
    input wire [1:0] wait_register,
    input wire decode_context,
    input wire operands_context,
    input wire answered_valid,
    input wire answered_context,
    input wire [1:0] answered_register,
    input wire failed_loads,
    input wire [1:0] failed_register,
    input wire sent_valid,
    input wire sent_context,
    input wire printed_valid,
    input wire printed_context,
    input wire failed_valid,
    input wire failed_context
);
    wire fails_ahead;
    wire [3:0] decode_pending;
    wire operands_left_access;
    wire operands_left_busy;
    wire operands_left_held;
    wire [1:0] woken;
    wire [1:0] next_pending;
    scoreboard dut (.*);

    // The context; it never changes.
    reg chosen;
    // Its registers on their way, whether its slot is taken, whether that access will fail.
    reg started = 1'b0;
    reg [3:0] on_the_way = 4'd0;
    reg access = 1'b0;
    reg held = 1'b0;
    // It waits; for a register, and which.
    reg waits = 1'b0;
    reg for_register;
    reg [1:0] register;

    wire executes = execute_context == chosen;
    wire pushes = push & executes;
    wire loads = pushes & ~push_is_store;
    wire begins = wait_waits & executes;
    wire is_answered = answered_valid & answered_context == chosen;
    wire fails = failed_valid & failed_context == chosen;
    wire fails_to_load = fails & failed_loads;
    wire is_sent = sent_valid & sent_context == chosen;
    wire is_printed = printed_valid & printed_context == chosen;
    wire [3:0] comes = (is_answered ? 4'd1 << answered_register : 4'd0) | (fails_to_load ? 4'd1 << failed_register : 4'd0);
    wire frees = is_sent | is_printed | fails;
    wire happens = comes != 0 | frees;
    // What it waits for at the end of this cycle, if it does.
    wire is_waiting = waits | begins;
    wire awaits = waits ? for_register : wait_awaits;
    wire [1:0] awaited = waits ? register : wait_register;
    wire wakes = is_waiting & (awaits ? comes[awaited] : happens);
    wire [3:0] left = on_the_way & ~comes;
    always @(posedge clock) begin
        chosen <= chosen;
        started <= started | reset;
        on_the_way <= reset ? 4'd0 : left | (loads ? 4'd1 << push_register : 4'd0);
        access <= ~reset & ((access & ~frees) | pushes);
        held <= ~reset & ((held & ~fails) | (pushes & push_nowhere != 0));
        waits <= ~reset & is_waiting & ~wakes;
        {for_register, register} <= {awaits, awaited};
    end

    `ASSUME(P22_7_access_that_is_pushed_needs_nothing,
        ~pushes | (~access & ~held & ~wait_waits & ~(~push_is_store & on_the_way[push_register])))
    `ASSUME(who_waits_executes_nothing, ~waits | ~(pushes | begins))
    `ASSUME(P22_9_what_is_waited_for_is_on_its_way,
        ~wait_awaits | (wait_waits & (~executes | on_the_way[wait_register])))
    `ASSUME(P9_1_2_who_is_held_waits_for_no_register, ~(begins & wait_awaits) | ~held)
    `ASSUME(P22_9_something_is_waited_for, ~begins | access | held | on_the_way != 0)
    `ASSUME(P22_1_answer_is_to_a_load, ~is_answered | on_the_way[answered_register])
    `ASSUME(P22_2_slot_that_becomes_free_was_taken, ~frees | access)
    `ASSUME(P22_2_one_end_of_an_access, is_sent + is_printed + fails <= 2'd1)
    `ASSUME(P11_4_failure_was_foreseen, ~(is_sent | is_printed | fails) | fails == held)
    `ASSUME(P11_4_failing_load_has_its_register_on_the_way, ~fails_to_load | (on_the_way[failed_register] & ~is_answered))

    `RULE(P22_1_registers_on_their_way, ~(started & decode_context == chosen) | decode_pending == left)
    `RULE(P22_1_some_register_is_on_its_way, ~started | next_pending[chosen] == (left != 0 | loads))
    `RULE(P22_2_access, ~(started & operands_context == chosen) | operands_left_access == (access & ~frees))
    `RULE(P22_4_held, ~(started & operands_context == chosen) | operands_left_held == (held & ~fails))
    `RULE(P22_6_drained, ~(started & operands_context == chosen) |
        (operands_left_busy | operands_left_held) == (left != 0 | (access & ~frees) | (held & ~fails)))
    `RULE(P22_10_woken_by_what_it_waits_for, ~started | woken[chosen] == wakes)
    `RULE(P22_10_waits_only_for_what_is_on_its_way, ~(started & waits) |
        (for_register ? on_the_way[register] : access | held | on_the_way != 0))
    `REACHED(woken_by_the_second_answer, started & wakes & awaits & on_the_way == 4'b1001 & is_answered & answered_register == 3)

    `INSIDE(2 * 4, all_pending, \dut.pending )
    wire [4 - 1:0] pending_0 = all_pending[0 * 4 +: 4];
    wire [4 - 1:0] pending_1 = all_pending[1 * 4 +: 4];
    `INSIDE(2, accesses, \dut.access )
    `INSIDE(2, held_now, \dut.held_now )
    `INSIDE(2, held_before, \dut.held )
    `INSIDE(2, waiting, \dut.waiting )
    `INSIDE(2, awaiting, \dut.awaiting )
    `MEMORIES
    `INVARIANT(state_of_registers, ~started | (chosen ? pending_1 : pending_0) == on_the_way)
    `INVARIANT(state_of_accesses, ~started | (accesses[chosen] == access & held_now[chosen] == held & (~held | access)))
    `INVARIANT(state_of_waiting, ~started | (waiting[chosen] == (waits & ~for_register) & awaiting[chosen] == (waits & for_register) &
        (~(waits & for_register) | (awaited_registers[2 * chosen +: 2] == register & ~held))))
endmodule
