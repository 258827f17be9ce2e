// What every bus master keeps: `Transfers` and its queue of purposes.

    `INSIDE(1, drains, \dut.transfers.drains )
    `INSIDE(1, loading, \dut.transfers.loading )
    `INSIDE(1, loaded, \dut.transfers.loaded )
    `INSIDE(`PLACE_BITS, appended, \dut.transfers.purposes.appended )
    `INSIDE(`PLACE_BITS, dropped, \dut.transfers.purposes.dropped )
    `INSIDE(1, pushes, \dut.transfers.purposes.push )
    `INSIDE(1, pops, \dut.transfers.purposes.pop )
`ifdef MANY_BEATS
    `INSIDE(`LINE_BEATS, sent, \dut.transfers.sent )
    `INSIDE(`LINE_BEATS, awaited, \dut.transfers.awaited )
`else
    // A line is a beat: the data request becomes a transfer when it is taken.
    wire [0:0] sent = 1'b0;
    wire [0:0] awaited = loading & ~loaded;
`endif
`ifdef MANY_WORDS_BROUGHT
    `INSIDE(`WORDS_LEFT_BITS, words_left, \dut.transfers.words_left )
`else
    wire words_left = 1'b0;
`endif
`ifdef MANY_FETCH_BEATS
    `INSIDE(`BEATS_FETCHED_BITS, beats_fetched, \dut.transfers.beats_fetched )
`else
    wire beats_fetched = 1'b0;
`endif

    // The queue: how many entries it has, in which places of its RAM, with which purposes.
    localparam PLACES = 1 << (`PLACE_BITS - 1);
    localparam [1:0] STORE = 2'd0, FETCH = 2'd1, LOAD = 2'd2;
    wire [`PLACE_BITS - 1:0] queued = appended - dropped;

    function [PLACES - 1:0] places(input [`PLACE_BITS - 2:0] head, input [`PLACE_BITS - 1:0] entries);
        integer place;
        reg [`PLACE_BITS - 2:0] behind_head;
        for (place = 0; place < PLACES; place = place + 1) begin
            behind_head = place - head;
            places[place] = behind_head < entries;
        end
    endfunction

    // The RAM's words, the lowest two bits of each a purpose.
    `MEMORIES

    function [PLACES - 1:0] places_of(input [PLACES * `ENTRY_BITS - 1:0] entries, input [1:0] purpose);
        integer place;
        for (place = 0; place < PLACES; place = place + 1)
            places_of[place] = entries[`ENTRY_BITS * place +: 2] == purpose;
    endfunction

    function [3:0] count(input [PLACES - 1:0] places);
        integer place;
        begin
            count = 4'd0;
            for (place = 0; place < PLACES; place = place + 1) count = count + places[place];
        end
    endfunction

    wire [PLACES - 1:0] in_queue = places(dropped[`PLACE_BITS - 2:0], queued);
    wire [PLACES - 1:0] of_stores = in_queue & places_of(memory, STORE);
    wire [PLACES - 1:0] of_fetches = in_queue & places_of(memory, FETCH);
    wire [PLACES - 1:0] of_loads = in_queue & places_of(memory, LOAD);
    wire [3:0] stores_queued = count(of_stores);
    wire [3:0] fetches_queued = count(of_fetches);
    wire [3:0] loads_queued = count(of_loads);
    wire head_is_fetch = of_fetches[dropped[`PLACE_BITS - 2:0]];

    // Beats of the line that a set has.
    function [4:0] size(input [`LINE_BEATS - 1:0] beats);
        integer beat;
        begin
            size = 5'd0;
            for (beat = 0; beat < `LINE_BEATS; beat = beat + 1) size = size + beats[beat];
        end
    endfunction
