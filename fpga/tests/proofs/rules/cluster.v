// Cores take turns at each bank of a cluster's memory, nobody comes between the two accesses of an exchange, and each core gets its answers in
// the order of its loads; around the emitted interconnect, with two banks, and two or three cores. Line l is in bank l mod 2.
//
// What is told of turns is told of one core at one bank, and what is told of answers of one load of this core there, any one: `follow` may be
// high when it is taken. The queues have ENTRIES entries.

`include "shape.vh"
`include "property.vh"

`define CORE(name, number) \
    .``name``_instruction_request_valid(fetches[number]), \
    .``name``_instruction_request_word(6'd0), \
    .``name``_instruction_response_ready(1'b1), \
    .``name``_data_request_valid(valid[number]), \
    .``name``_data_request_ready(ready[number]), \
    .``name``_data_request_write(write[number]), \
    .``name``_data_request_console(console[number]), \
    .``name``_data_request_line(line[6 * number +: 6]), \
    .``name``_data_request_byte_enable(bytes[4 * number +: 4]), \
    .``name``_data_request_data(data[32 * number +: 32]), \
    .``name``_data_request_lock(lock[number]), \
    .``name``_data_response_valid(answered[number]), \
    .``name``_data_response_ready(takes[number]), \
    .``name``_data_response_data(answers[32 * number +: 32]), \
    .``name``_console_output_valid(1'b0), \
    .``name``_console_output_data(8'd0),

`define BANK(name, number) \
    .``name``_request_valid(bank_valid[number]), \
    .``name``_request_ready(bank_ready[number]), \
    .``name``_request_write(bank_write[number]), \
    .``name``_request_console(bank_console[number]), \
    .``name``_request_line(bank_line[5 * number +: 5]), \
    .``name``_request_byte_enable(bank_bytes[4 * number +: 4]), \
    .``name``_request_data(bank_data[32 * number +: 32]), \
    .``name``_request_lock(bank_lock[number]), \
    .``name``_response_valid(bank_answers[number]), \
    .``name``_response_ready(bank_taken[number]), \
    .``name``_response_data(bank_words[32 * number +: 32]),

// What a vector has of the core that is told of, and of the bank.
`ifdef THREE
`define OF(vector, width) (who[1] ? vector[2 * width +: width] : who[0] ? vector[width +: width] : vector[0 +: width])
`else
`define OF(vector, width) (who ? vector[width +: width] : vector[0 +: width])
`endif
`define AT(vector, width) (where ? vector[width +: width] : vector[0 +: width])

module cluster_rules (
    input wire clock,
    input wire reset,
    input wire [`CORES - 1:0] fetches,
    input wire [`CORES - 1:0] valid,
    input wire [`CORES - 1:0] write,
    input wire [`CORES - 1:0] console,
    input wire [6 * `CORES - 1:0] line,
    input wire [4 * `CORES - 1:0] bytes,
    input wire [32 * `CORES - 1:0] data,
    input wire [`CORES - 1:0] lock,
    input wire [`CORES - 1:0] takes,
    input wire [1:0] bank_ready,
    input wire [1:0] bank_answers,
    input wire [63:0] bank_words,
    input wire follow
);
    localparam COUNT = `PLACE_BITS;
    wire [`CORES - 1:0] ready;
    wire [`CORES - 1:0] answered;
    wire [32 * `CORES - 1:0] answers;
    wire [1:0] bank_valid;
    wire [1:0] bank_write;
    wire [1:0] bank_console;
    wire [9:0] bank_line;
    wire [7:0] bank_bytes;
    wire [63:0] bank_data;
    wire [1:0] bank_lock;
    wire [1:0] bank_taken;
    core_interconnect dut (
        `CORE(core0, 0)
        `CORE(core1, 1)
`ifdef THREE
        `CORE(core2, 2)
`endif
        `BANK(bank0, 0)
        `BANK(bank1, 1)
        .instruction_request_ready(1'b1),
        .instruction_response_valid(1'b0),
        .instruction_response_data(32'd0),
        .console_output_ready(1'b1),
        .clock(clock),
        .reset(reset)
    );

    // The core and the bank; they never change.
    reg [`CORE_BITS - 1:0] who;
    reg where;
    `ASSUME(the_core_exists, who < `CORES)
    reg started = 1'b0;

    // Whose requests are for which bank, and which of them are taken.
    function [`CORES - 1:0] odd(input [6 * `CORES - 1:0] lines);
        integer core;
        for (core = 0; core < `CORES; core = core + 1) odd[core] = lines[6 * core];
    endfunction
    wire [`CORES - 1:0] fires = valid & ready;
    wire [`CORES - 1:0] fires_0 = fires & ~odd(line);
    wire [`CORES - 1:0] fires_1 = fires & odd(line);
    wire [1:0] bank_fires = bank_valid & bank_ready;
    wire [1:0] bank_loads = bank_fires & ~bank_write;
    wire [1:0] bank_pops = bank_answers & bank_taken;
    wire [`CORES - 1:0] pops = answered & takes;

    // Loads under way: of each bank, and of each core.
    reg [COUNT - 1:0] of_bank_0 = 0, of_bank_1 = 0;
    reg [COUNT * `CORES - 1:0] of_core = 0;
    // The exchange at the bank, and its core.
    reg exchanges = 1'b0;
    reg [`CORE_BITS - 1:0] owner;
    // Accesses and exchanges of other cores since the core wants the bank.
    reg [2:0] passed = 3'd0;
    // The followed load, and the loads that are older: in each bank, and of each core.
    reg follows = 1'b0;
    reg [COUNT - 1:0] older_0, older_1;
    reg [COUNT * `CORES - 1:0] older;

    function [COUNT * `CORES - 1:0] less(input [COUNT * `CORES - 1:0] counts, input [`CORES - 1:0] by);
        integer core;
        for (core = 0; core < `CORES; core = core + 1)
            less[COUNT * core +: COUNT] = counts[COUNT * core +: COUNT] - (by[core] & counts[COUNT * core +: COUNT] != 0);
    endfunction
    function [COUNT * `CORES - 1:0] more(input [COUNT * `CORES - 1:0] counts, input [`CORES - 1:0] by);
        integer core;
        for (core = 0; core < `CORES; core = core + 1) more[COUNT * core +: COUNT] = counts[COUNT * core +: COUNT] + by[core];
    endfunction

    wire [`CORES - 1:0] others = ~(1'b1 << who);
    wire [`CORES - 1:0] fires_here = where ? fires_1 : fires_0;
    wire [5:0] mine = `OF(line, 6);
    wire wants = valid[who] & mine[0] == where & `OF(of_core, COUNT) < `ENTRIES;
    wire begins = follow & ~follows & fires_here[who] & ~write[who];
    wire [COUNT - 1:0] older_here = where ? older_1 : older_0;
    wire is_next_of_core = `OF(older, COUNT) == 0;
    wire is_next_of_bank = older_here == 0;
    always @(posedge clock) begin
        {who, where} <= {who, where};
        started <= started | reset;
        of_bank_0 <= reset ? 0 : of_bank_0 + bank_loads[0] - bank_pops[0];
        of_bank_1 <= reset ? 0 : of_bank_1 + bank_loads[1] - bank_pops[1];
        of_core <= reset ? 0 : less(more(of_core, fires & ~write), pops);
        exchanges <= ~reset & started & ((|(fires_here & lock)) | (exchanges & ~(|(fires_here & write))));
        if (|(fires_here & lock)) owner <= server;
        passed <= reset | ~wants | fires_here[who] ? 3'd0 : passed + (~exchanges & |(fires_here & others));
        follows <= ~reset & started & (begins | (follows & ~(bank_pops[where] & is_next_of_bank)));
        older_0 <= begins ? of_bank_0 - bank_pops[0] : older_0 - (bank_pops[0] & older_0 != 0);
        older_1 <= begins ? of_bank_1 - bank_pops[1] : older_1 - (bank_pops[1] & older_1 != 0);
        older <= less(begins ? of_core : older, pops);
    end
    // The core that the bank serves.
`ifdef THREE
    wire [`CORE_BITS - 1:0] server = fires_here[0] ? 0 : fires_here[1] ? 1 : 2;
`else
    wire [`CORE_BITS - 1:0] server = fires_here[1];
`endif

    // What is taken for granted of cores and banks.
    reg waited = 1'b0;
    reg [45:0] waiting;
    wire [45:0] request = {write[who], console[who], lock[who], mine, `OF(bytes, 4), `OF(data, 32), 1'b1};
    always @(posedge clock) begin
        waited <= started & ~reset & valid[who] & ~ready[who];
        waiting <= request;
    end
    `ASSUME(P3_5_request_stays_until_taken, ~waited | (valid[who] & request == waiting))
    `ASSUME(P3_6_console_has_line_0, (console & (odd(line) | write)) == 0)
    `ASSUME(P26_13_lock_is_of_a_load, (lock & write) == 0)
    `ASSUME(P3_9_bank_answers_what_was_asked, ~started | ((~bank_answers[0] | of_bank_0 != 0) & (~bank_answers[1] | of_bank_1 != 0)))

    `RULE(C3_1_bank_serves_one_core, ~started | (bank_fires == {|fires_1, |fires_0} & (fires_here & (fires_here - 1'b1)) == 0))
    `RULE(C3_1_fields_are_those_of_the_core, ~(started & fires_here[who]) | (bank_write[where] == write[who] & bank_lock[where] == lock[who] &
        bank_console[where] == console[who] & `AT(bank_line, 5) == mine[5:1] &
        `AT(bank_bytes, 4) == `OF(bytes, 4) & `AT(bank_data, 32) == `OF(data, 32)))
    `RULE(C2_3_console_is_in_bank_0, ~bank_console[1])
    `RULE(C3_3_served_after_one_access_of_each_other, ~started | passed < `CORES)
    `RULE(C5_3_nobody_comes_between, ~(started & exchanges) | (fires_here & ~(1'b1 << owner)) == 0)
    `RULE(C5_2_bank_has_at_most_so_many_loads, ~started | (of_bank_0 <= `ENTRIES & of_bank_1 <= `ENTRIES))
    `RULE(C5_2_core_has_at_most_so_many_loads, ~started | `OF(of_core, COUNT) <= `ENTRIES)
    `RULE(C5_5_answer_is_that_to_the_load, ~follows | (pops[who] & is_next_of_core) == (bank_pops[where] & is_next_of_bank))
    `RULE(C5_5_answer_has_its_line, ~(follows & pops[who] & is_next_of_core) |
        `OF(answers, 32) == `AT(bank_words, 32))
    `RULE(C5_5_answers_are_to_loads, ~(started & answered[who]) | `OF(of_core, COUNT) != 0)
    `RULE(C5_6_oldest_load_never_waits, ~(follows & older_0 == 0 & older_1 == 0) |
        (bank_taken[where] == takes[who] & answered[who] == bank_answers[where]))
    `REACHED(load_is_answered_behind_an_exchange, follows & pops[who] & is_next_of_core & had_exchange & had_other_bank)

    // An exchange of another core, and an older load of the other bank, while the load was under way.
    reg had_exchange = 1'b0, had_other_bank = 1'b0;
    always @(posedge clock) begin
        had_exchange <= follows & (had_exchange | (exchanges & owner != who));
        had_other_bank <= follows & (had_other_bank | (where ? older_0 : older_1) != 0);
    end

    // The queues, and how often a core stands in the first entries of a bank's, and a bank in those of a core's.
    `INSIDE(`PLACE_BITS, bank_appended_0, \dut.bank_turns_0.under_way.appended )
    `INSIDE(`PLACE_BITS, bank_dropped_0, \dut.bank_turns_0.under_way.dropped )
    `INSIDE(1, locked_0, \dut.bank_turns_0.locked )
    `INSIDE(`CORE_BITS, lock_core_0, \dut.bank_turns_0.lock_core )
    `INSIDE(`CORE_BITS, turn_0, \dut.bank_turns_0.core_turn.turn )
    `INSIDE(`PLACE_BITS, bank_appended_1, \dut.bank_turns_1.under_way.appended )
    `INSIDE(`PLACE_BITS, bank_dropped_1, \dut.bank_turns_1.under_way.dropped )
    `INSIDE(1, locked_1, \dut.bank_turns_1.locked )
    `INSIDE(`CORE_BITS, lock_core_1, \dut.bank_turns_1.lock_core )
    `INSIDE(`CORE_BITS, turn_1, \dut.bank_turns_1.core_turn.turn )
    `INSIDE(`PLACE_BITS, core_appended_0, \dut.core_loads_0.order.appended )
    `INSIDE(`PLACE_BITS, core_dropped_0, \dut.core_loads_0.order.dropped )
    `INSIDE(`PLACE_BITS, core_appended_1, \dut.core_loads_1.order.appended )
    `INSIDE(`PLACE_BITS, core_dropped_1, \dut.core_loads_1.order.dropped )
    `MEMORIES
    // Bits of the first entries.
    function [`ENTRIES - 1:0] first_of(input [COUNT - 1:0] first);
        first_of = ~({`ENTRIES{1'b1}} << first);
    endfunction
    // The entries, the oldest lowest.
    function [`ENTRIES * `CORE_BITS - 1:0] queued(input [`ENTRIES * `CORE_BITS - 1:0] entries, input [COUNT - 2:0] head);
        queued = {entries, entries} >> ({1'b0, head} << (`CORE_BITS - 1));
    endfunction
    function [`ENTRIES - 1:0] ordered(input [`ENTRIES - 1:0] entries, input [COUNT - 2:0] head);
        ordered = {entries, entries} >> head;
    endfunction
    function [COUNT - 1:0] in_queue(input [`ENTRIES * `CORE_BITS - 1:0] entries, input [`ENTRIES - 1:0] first, input [`CORE_BITS - 1:0] core);
        integer place;
        begin
            in_queue = 0;
            for (place = 0; place < `ENTRIES; place = place + 1)
                in_queue = in_queue + (first[place] & entries[`CORE_BITS * place +: `CORE_BITS] == core);
        end
    endfunction
    function [COUNT - 1:0] in_order(input [`ENTRIES - 1:0] entries, input [`ENTRIES - 1:0] first, input bank);
        integer place;
        begin
            in_order = 0;
            for (place = 0; place < `ENTRIES; place = place + 1) in_order = in_order + (first[place] & entries[place] == bank);
        end
    endfunction
    wire [`ENTRIES * `CORE_BITS - 1:0] queued_0 = queued(queue_0, bank_dropped_0);
    wire [`ENTRIES * `CORE_BITS - 1:0] queued_1 = queued(queue_1, bank_dropped_1);
    wire [`ENTRIES - 1:0] ordered_0 = ordered(order_0, core_dropped_0);
    wire [`ENTRIES - 1:0] ordered_1 = ordered(order_1, core_dropped_1);

`define SAME(core, bank, of_bank, of_core) \
    (in_queue(queued_``bank, first_of(of_bank), core) == in_order(ordered_``core, first_of(of_core), bank))
`define SOUND(core) \
    `INVARIANT(state_of_order_``core, ~started | (core_appended_``core - core_dropped_``core == of_core[COUNT * core +: COUNT] & \
        of_core[COUNT * core +: COUNT] <= `ENTRIES & \
        `SAME(core, 0, of_bank_0, of_core[COUNT * core +: COUNT]) & `SAME(core, 1, of_bank_1, of_core[COUNT * core +: COUNT]))) \
    `INVARIANT(state_of_older_``core, ~follows | (older[COUNT * core +: COUNT] <= of_core[COUNT * core +: COUNT] & \
        `SAME(core, 0, older_0, older[COUNT * core +: COUNT]) & `SAME(core, 1, older_1, older[COUNT * core +: COUNT])))
    `SOUND(0)
    `SOUND(1)
`ifdef THREE
    `INSIDE(`PLACE_BITS, core_appended_2, \dut.core_loads_2.order.appended )
    `INSIDE(`PLACE_BITS, core_dropped_2, \dut.core_loads_2.order.dropped )
    wire [`ENTRIES - 1:0] ordered_2 = ordered(order_2, core_dropped_2);
    `SOUND(2)
    wire [`ENTRIES - 1:0] order_here = who[1] ? ordered_2 : who[0] ? ordered_1 : ordered_0;
    `INVARIANT(state_of_entries, ~started | (in_queue(queued_0, first_of(of_bank_0), 2'd3) == 0 & in_queue(queued_1, first_of(of_bank_1), 2'd3) == 0))
    wire [1:0] turns_are_sound = {turn_1 < 3, turn_0 < 3};
`else
    wire [`ENTRIES - 1:0] order_here = who ? ordered_1 : ordered_0;
    wire [1:0] turns_are_sound = 2'b11;
`endif
    `INVARIANT(state_of_banks, ~started | (bank_appended_0 - bank_dropped_0 == of_bank_0 & of_bank_0 <= `ENTRIES &
        bank_appended_1 - bank_dropped_1 == of_bank_1 & of_bank_1 <= `ENTRIES))
    // The followed load stands in both queues, behind the older ones.
    wire [`ENTRIES * `CORE_BITS - 1:0] queue_here = where ? queued_1 : queued_0;
    wire [`CORE_BITS - 1:0] in_bank = queue_here >> ({1'b0, older_here} << (`CORE_BITS - 1));
    wire in_core = order_here >> `OF(older, COUNT);
    `INVARIANT(state_of_followed, ~follows | (older_here < (where ? of_bank_1 : of_bank_0) & `OF(older, COUNT) < `OF(of_core, COUNT) &
        older_0 <= of_bank_0 & older_1 <= of_bank_1 &
        in_bank == who & in_core == where))

    // The lock is the exchange.
    wire locked = where ? locked_1 : locked_0;
    wire [`CORE_BITS - 1:0] lock_core = where ? lock_core_1 : lock_core_0;
    `INVARIANT(state_of_lock, ~started | (locked == exchanges & (~locked | (lock_core == owner & owner < `CORES))))
    // The core is served when all before it in the order of turns have been; while another one exchanges, the next turn is the one behind that.
    wire [`CORE_BITS - 1:0] turn = where ? turn_1 : turn_0;
    wire [`CORE_BITS:0] from = exchanges ? owner + 1'b1 : {1'b0, turn};
    wire [`CORE_BITS:0] first = from == `CORES ? 0 : from;
    wire [2:0] before = who >= first ? who - first : who + `CORES - first;
    `INVARIANT(state_of_turn, ~started | (&turns_are_sound & (passed == 0 | passed + before < `CORES) & (~(exchanges & owner == who) | passed == 0)))
endmodule
