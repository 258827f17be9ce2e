// The TLB translates a page as it was told last, until as many other pages as it has room for have come; around the emitted unit, with three
// entries: one for page 0, two for the others.
//
// What is told is told of one virtual page, any one.

`include "shape.vh"
`include "property.vh"

module tlb_rules (
    input wire clock,
    input wire reset,
    input wire change_adds,
    input wire change_removes,
    input wire change_flushes,
    input wire [19:0] change_page,
    input wire [19:0] change_physical_page,
    input wire [5:0] change_flags,
    input wire [19:0] fetch_page,
    input wire [19:0] data_page
);
    wire fetch_present;
    wire [5:0] fetch_flags;
    wire fetch_frame;
    wire fetch_in_ram;
    wire fetch_is_console;
    wire data_present;
    wire [5:0] data_flags;
    wire data_frame;
    wire data_in_ram;
    wire data_is_console;
    tlb dut (.*);

    `INSIDE(3, valid, \dut.valid )
    `INSIDE(2 * 20, all_pages, \dut.pages )
    wire [20 - 1:0] page_1 = all_pages[0 * 20 +: 20];
    wire [20 - 1:0] page_2 = all_pages[1 * 20 +: 20];
    `INSIDE(9, contents_0, \dut.first_contents )
    `INSIDE(2 * 9, all_contents, \dut.contents )
    wire [9 - 1:0] contents_1 = all_contents[0 * 9 +: 9];
    wire [9 - 1:0] contents_2 = all_contents[1 * 9 +: 9];
    `INSIDE(2, next_entry, \dut.next_entry )
    `INSIDE(3, data_hits, \dut.data_hits )

    // The page; it never changes. Whether it is there, and what it has been told to be.
    reg [19:0] chosen;
    reg started = 1'b0;
    reg is_there;
    reg [19:0] physical;
    reg [5:0] flags;
    // Other pages that have been given an entry since this one was.
    reg others;

    wire changes = change_page == chosen;
    wire is_known = (valid[1] & page_1 == change_page) | (valid[2] & page_2 == change_page);
    wire takes_an_entry = change_adds & change_page != 0 & ~is_known;
    wire is_replaced = takes_an_entry & ~changes & others & chosen != 0;
    always @(posedge clock) begin
        chosen <= chosen;
        started <= started | reset;
        if (reset | change_flushes) {is_there, physical, flags} <= {chosen == 0, 20'd0, 6'o77};
        else if (change_adds & changes) {is_there, physical, flags} <= {1'b1, change_physical_page, change_flags};
        else if ((change_removes & changes) | is_replaced) is_there <= 1'b0;
        if (takes_an_entry) others <= ~changes;
    end
    `ASSUME(one_change_a_cycle, change_adds + change_removes + change_flushes <= 2'd1)

    wire [9:0] translation = {is_there, is_there ? {physical == 20'h80000, physical[19:1] == 0, physical[0], flags} : 9'd0};
    wire [9:0] fetch_translation = {fetch_present, fetch_is_console, fetch_in_ram, fetch_frame, fetch_flags};
    wire [9:0] data_translation = {data_present, data_is_console, data_in_ram, data_frame, data_flags};
    `RULE(P14_3_fetch_is_translated_as_told, ~(started & fetch_page == chosen) | fetch_translation == translation)
    `RULE(P14_3_data_is_translated_as_told, ~(started & data_page == chosen) | data_translation == translation)
    `RULE(P14_1_page_has_one_entry, ~started | (data_hits & (data_hits - 3'd1)) == 0)
    `REACHED(replaced_page_is_told_again, started & is_there & chosen == 5 & physical == 7 & others & valid == 3'b111 & page_2 == 5)

    `INVARIANT(state_of_pages, ~started | ((valid[2:1] != 2'b11 | page_1 != page_2) & (~valid[1] | page_1 != 0) & (~valid[2] | page_2 != 0) &
        (next_entry == 1 | next_entry == 2)))
    wire in_1 = valid[1] & page_1 == chosen;
    wire in_2 = valid[2] & page_2 == chosen;
    `INVARIANT(state_of_chosen, ~started | (chosen == 0 ? is_there == valid[0] : is_there == (in_1 | in_2)))
    `INVARIANT(state_of_place, ~(started & is_there & chosen != 0) | others == (in_1 ? next_entry == 1 : next_entry == 2))
    `INVARIANT(state_of_contents, ~(started & is_there) | (chosen == 0 ? contents_0 : in_1 ? contents_1 : contents_2) == translation[8:0])
endmodule
