// An error of the memory reaches the access that it answers, and no other; around the emitted load/store unit of a core with bus errors: two
// lanes, two contexts, lines of two words, without translation.
//
// What is told is told of the access of one context, any one. What it is to do is kept here.

`include "shape.vh"
`include "property.vh"

module bus_errors_rules (
    input wire clock,
    input wire reset,
    input wire clearing,
    input wire push_valid,
    input wire push_context,
    input wire push_is_store,
    input wire [1:0] push_register,
    input wire [1:0] push_lanes,
    input wire push_console_0,
    input wire push_console_1,
    input wire [1:0] push_nowhere,
    input wire [7:0] push_address_0,
    input wire [7:0] push_address_1,
    input wire [31:0] push_value_0,
    input wire [31:0] push_value_1,
    input wire data_request_ready,
    input wire data_response_valid,
    input wire [63:0] data_response_data,
    input wire data_response_error,
    input wire console_output_ready,
    input wire write_port_busy
);
    wire data_request_valid;
    wire data_request_write;
    wire data_request_console;
    wire [4:0] data_request_line;
    wire [7:0] data_request_byte_enable;
    wire [63:0] data_request_data;
    wire data_response_ready;
    wire console_output_valid;
    wire [7:0] console_output_data;
    wire write_valid;
    wire [1:0] write_lanes;
    wire write_warp;
    wire [1:0] write_register;
    wire [31:0] write_value_0;
    wire [31:0] write_value_1;
    wire stored_valid;
    wire stored_context;
    wire printed_valid;
    wire printed_context;
    wire loaded_valid;
    wire loaded_context;
    wire access_due_valid;
    wire access_due_context;
    wire [2:0] access_due_number;
    wire error_due_valid;
    wire error_due_context;
    wire [31:0] error_address;
    wire refused;
    load_store_unit dut (.*);

    `INSIDE(1, active, \dut.active )
    `INSIDE(1, active_context, \dut.active_context )
    `INSIDE(2, remaining, \dut.remaining )
    `INSIDE(22, access, \dut.access )
    `INSIDE(1, same_line, \dut.same_line )
    `INSIDE(1, failed_before, \dut.failed_before )
    `INSIDE(1, is_last, \dut.coalescer_last )
    `INSIDE(2, queue_appended, \dut.queue.appended )
    `INSIDE(2, queue_dropped, \dut.queue.dropped )
    `INSIDE(2, console_appended, \dut.console_queue.appended )
    `INSIDE(2, console_dropped, \dut.console_queue.dropped )
    `INSIDE(2, responses_appended, \dut.responses.appended )
    `INSIDE(2, responses_dropped, \dut.responses.dropped )
    // Of two words each: queue, console_queue, responses, slots.
    `MEMORIES

    // The context; it never changes.
    reg chosen;
    reg started = 1'b0;
    // Contexts with an access.
    reg [1:0] has_access = 2'b00;
    // The chosen context's access: what it is, and its lanes whose request has not been made.
    reg is_store, fails;
    reg [1:0] register, console, asking;
    reg [7:0] address_0, address_1;
    // An error has been told, and answers of that access are to come: of the chosen context's, of the other one's.
    reg told = 1'b0;
    reg other_told = 1'b0;
    // Requests that are not answered, the older one first: the chosen context's; its last; the lanes served.
    reg [1:0] outstanding = 2'd0;
    reg [3:0] older, newer;

    function [1:0] of(input valid, input context);
        of = valid << context;
    endfunction
    wire fires = data_request_valid & data_request_ready;
    wire answers = data_response_valid & data_response_ready;
    wire [1:0] pushed = of(push_valid, push_context);
    wire [1:0] answered = of(stored_valid, stored_context) | of(loaded_valid, loaded_context);
    wire [1:0] printed = of(printed_valid, printed_context);
    wire [1:0] failed = of(access_due_valid, access_due_context);
    wire [1:0] woken = answered | printed | failed;
    wire begins = pushed[chosen];

    // The lanes that the next request serves: those in the line of the lowest one in RAM, the console's last.
    wire [1:0] in_ram = asking & ~console;
    wire shares_line = address_0[7:3] == address_1[7:3];
    wire [1:0] serves = in_ram[0] ? {in_ram[1] & shares_line, 1'b1} : in_ram[1] ? 2'b10 : asking;
    wire leaves_none = (asking & ~serves) == 0;
    wire is_active = active & active_context == chosen;
    // A byte of a store to the console is queued when nothing is to be answered.
    wire queues_byte = is_active & ~fails & is_store & in_ram == 0 & outstanding == 0;
    wire other_queues_byte = active & ~is_active & ~access[3] & access[0] & (remaining & ~access[5:4]) == 0 & outstanding == 0;
    wire [3:0] request = {is_active, is_last, is_active ? serves : 2'd0};
    wire is_mine = outstanding != 0 & older[3];
    wire ends = older[2];
    wire [1:0] lanes = older[1:0];
    wire tells = answers & is_mine & data_response_error & ~told;
    always @(posedge clock) begin
        chosen <= chosen;
        started <= started | reset;
        has_access <= reset ? 2'b00 : (has_access & ~woken) | pushed;
        if (begins) begin
            {is_store, fails, register} <= {push_is_store, push_nowhere != 0, push_register};
            {console, asking} <= {push_console_1, push_console_0, push_lanes};
            {address_1, address_0} <= {push_address_1, push_address_0};
        end else if (queues_byte) asking <= 2'b00;
        else if (fires & is_active) asking <= asking & ~serves;
        told <= ~reset & ~begins & ~queues_byte & (tells | told) & ~(answers & is_mine & ends);
        other_told <= ~reset & ~other_queues_byte & (other_told | (answers & ~is_mine & data_response_error)) & ~(answers & ~is_mine & ends);
        outstanding <= reset ? 2'd0 : outstanding + fires - answers;
        if (answers) older <= outstanding == 2 ? newer : request;
        else if (outstanding == 0) older <= request;
        if (outstanding - answers == 1) newer <= request;
    end
    `ASSUME(P11_1_context_has_one_access, ~push_valid | (started & ~reset & (has_access & pushed) == 0))
    `ASSUME(some_lane_executes, ~push_valid | push_lanes != 0)
    `ASSUME(P3_9_response_has_a_request, ~data_response_valid | (started & outstanding != 0))

    `RULE(P21_4_error_is_told_to_who_has_asked, ~started | (error_due_valid & error_due_context == chosen) == tells)
    `RULE(P21_4_address_of_the_lowest_lane, ~(started & tells) |
        error_address == (lanes[0] ? {console[0], 23'd0, address_0} : {console[1], 23'd0, address_1}))
    `RULE(P21_4_error_writes_nothing, ~(started & answers & data_response_error) | write_lanes == 0)
    `RULE(P21_3_answer_to_a_store_writes_nothing, ~(started & answers & is_mine & is_store) | write_lanes == 0)
    `RULE(P11_18_answer_writes_the_lanes_served, ~(started & answers & is_mine & ~is_store & ~data_response_error) |
        (write_valid & write_lanes == lanes & write_register == register & write_warp == chosen))
    `RULE(P21_4_goes_on_with_the_last_answer, ~started | answered[chosen] == (answers & is_mine & ends))
    `RULE(P21_6_answer_has_the_port, ~started | data_response_ready == (outstanding != 0 & ~clearing & ~write_port_busy))
    `RULE(P21_7_byte_comes_last, ~(started & printed[chosen]) | (asking == 0 & ~is_mine & ~(outstanding == 2 & newer[3])))
    `RULE(P11_11_next_request_is_made, ~(started & is_active & ~fails & ~(is_store & in_ram == 0)) | data_request_valid == (outstanding < 2))
    `RULE(woken_who_has_an_access, ~started | (woken & ~has_access) == 0)
    `REACHED(second_of_two_answers_is_an_error, started & tells & error_address == 32'h80000003 & ends & ~is_store & lanes == 2'b10 & is_active == 0)

    // Where the contexts' accesses are.
    wire [1:0] queued = queue_appended - queue_dropped;
    wire [1:0] bytes = console_appended - console_dropped;
    wire [1:0] awaited = responses_appended - responses_dropped;
    wire first = queue[queue_dropped[0]];
    wire second = queue[~queue_dropped[0]];
    wire [1:0] in_queue = of(queued != 0, first) | of(queued == 2, second);
    wire byte_first = console_queue[console_dropped[0] ? 17 : 8];
    wire byte_second = console_queue[console_dropped[0] ? 8 : 17];
    wire [1:0] in_console = of(bytes != 0, byte_first) | of(bytes == 2, byte_second);
    wire [21:0] entry_0 = responses_dropped[0] ? responses[43:22] : responses[21:0];
    wire [21:0] entry_1 = responses_dropped[0] ? responses[21:0] : responses[43:22];
    wire [1:0] is_awaited = of(awaited != 0, entry_0[1]) | of(awaited == 2, entry_1[1]);
    wire [1:0] has_last = of(awaited != 0 & entry_0[0], entry_0[1]) | of(awaited == 2 & entry_1[0], entry_1[1]);
    wire [1:0] in_unit = of(active, active_context);
    wire [1:0] waits = is_awaited & ~in_unit;
    `INVARIANT(state_of_queues, ~started | (queued <= 2 & bytes <= 2 & awaited <= 2 & awaited == outstanding &
        (queued != 2 | first != second) & (bytes != 2 | byte_first != byte_second)))
    `INVARIANT(state_of_places, ~started | ((in_queue | in_unit | waits | in_console) == has_access & (in_queue & (in_unit | waits | in_console)) == 0 &
        (in_unit & in_console) == 0 & (waits & in_console) == 0))
    `INVARIANT(state_of_last, ~started | (has_last == waits & ~(awaited == 2 & entry_0[1] == entry_1[1] & entry_0[0])))
    `INVARIANT(state_of_lanes, ~started | ((~active | remaining != 0) & (~in_queue[0] | slots[1:0] != 0) & (~in_queue[1] | slots[25:24] != 0) &
        (~(active & access[3]) | ~is_awaited[active_context])))
    // In order: who is asking has asked last.
    `INVARIANT(state_of_order, ~started | ~(awaited == 2 & active & entry_0[1] == active_context) | entry_1[1] == active_context)

    // The chosen context's.
    wire [21:0] kept = {address_1, address_0, console, fails, register, is_store};
    wire [23:0] slot = chosen ? slots[47:24] : slots[23:0];
    `INVARIANT(state_of_access, ~started | ~is_active | (access == kept & remaining == asking & same_line == shares_line))
    `INVARIANT(state_of_slot, ~started | ~in_queue[chosen] | slot == {kept, asking})
    `INVARIANT(state_of_asking, ~started | ~(waits[chosen] | in_console[chosen]) | asking == 0)
    function [21:0] expected(input [1:0] served, input last);
        expected = {served[0] ? {console[0], address_0} : {console[1], address_1}, is_store, address_1[2:0], address_0[2:0], served, register,
            chosen, last};
    endfunction
    `INVARIANT(state_of_answers, ~started | ((awaited == 0 | (older[3] == (entry_0[1] == chosen) & older[2] == entry_0[0] &
        (~older[3] | (older[1:0] != 0 & entry_0 == expected(older[1:0], older[2]))))) &
        (awaited != 2 | (newer[3] == (entry_1[1] == chosen) & newer[2] == entry_1[0] &
        (~newer[3] | (newer[1:0] != 0 & entry_1 == expected(newer[1:0], newer[2])))))))
    // An error that has been told is that of the oldest answer to come, or of who is asking.
    `INVARIANT(state_of_told, ~started | (failed_before == (told | other_told) & ~(told & other_told) &
        (~told | (awaited != 0 ? older[3] : is_active & ~fails)) & (~other_told | (awaited != 0 ? ~older[3] : active & ~is_active & ~access[3]))))
endmodule
