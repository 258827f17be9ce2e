// A chip of SDRAM for simulation: 4 banks of 8192 rows of 512 columns of 16 bits, as MT48LC16M16. It is strict: what a chip would forgive
// now and then it counts as a fault.
//
// Until it has been set up, in this order, it keeps nothing and reads as 16'hdead: CKE high and no command for 100 us; all banks
// precharged; two refreshes; a mode with bursts of one word. A bit of `faults` stays once it is set:
//   0  row, column or refresh command before the chip is set up      4  earlier after a command than the chip's times allow
//   1  activation of a bank with an open row                         5  with something written, no refresh for too long
//   2  read or write in a bank without one                           6  read and write data on the bus at once
//   3  refresh or mode with an open row                              7  a mode that the chip does not have
`default_nettype none

module sdram #(
    parameter CLOCK_HZ = 50000000
) (
    input wire clock,
    input wire cke,
    input wire cs_n,
    input wire ras_n,
    input wire cas_n,
    input wire we_n,
    input wire [1:0] ba,
    input wire [12:0] a,
    input wire [1:0] dm,
    inout wire [15:0] dq,
    output reg [7:0] faults
);
    // Nanoseconds as clock cycles, rounded up.
    localparam integer PERIOD_NS = 1000000000 / CLOCK_HZ;
    localparam integer T_RP = (20 + PERIOD_NS - 1) / PERIOD_NS;
    localparam integer T_RCD = (20 + PERIOD_NS - 1) / PERIOD_NS;
    localparam integer T_RAS = (44 + PERIOD_NS - 1) / PERIOD_NS;
    localparam integer T_RFC = (66 + PERIOD_NS - 1) / PERIOD_NS;
    localparam integer T_WR = (15 + PERIOD_NS - 1) / PERIOD_NS;
    localparam integer T_MRD = 2;
    localparam integer QUIET = 100000 / PERIOD_NS;
    // Of 8192 refreshes in 64 ms up to eight may be late.
    localparam integer REFRESH_LATEST = 9 * 7812 / PERIOD_NS;

    localparam [2:0] WAIT = 0, PRECHARGE = 1, REFRESH_1 = 2, REFRESH_2 = 3, READY = 4;

    reg [15:0] memory[0:4 * 8192 * 512 - 1];
    reg [2:0] setup;
    reg [3:0] is_open;
    reg [12:0] row[0:3];
    // The latency is 3, else 2.
    reg is_slow;
    // Clock cycles: now, and the first in which a thing is allowed.
    reg [31:0] now;
    reg [31:0] quiet_since;
    reg [31:0] refreshed;
    reg is_written;
    reg [31:0] active_from[0:3];
    reg [31:0] column_from[0:3];
    reg [31:0] precharge_from[0:3];
    // Data on their way to the pins; [0] is there next.
    reg [1:0] read_valid;
    reg [15:0] read_data[0:1];
    reg drives;
    reg [15:0] driven;

    assign dq = drives ? driven : 16'bz;

    wire [2:0] command = cke && !cs_n ? {ras_n, cas_n, we_n} : 3'b111;
    localparam [2:0] NOP = 3'b111, ACTIVE = 3'b011, READ = 3'b101, WRITE = 3'b100, PRE = 3'b010, REFRESH = 3'b001, SET_MODE = 3'b000;

    wire is_busy = now < active_from[0] || now < active_from[1] || now < active_from[2] || now < active_from[3];
    wire is_ready = setup == READY;
    wire [23:0] place = {ba, row[ba], a[8:0]};
    wire mode_fits = a[2:0] == 0 && (a[6:4] == 2 || a[6:4] == 3) && a[8:7] == 0;
    integer bank;

    initial begin
        faults = 0;
        setup = WAIT;
        is_open = 0;
        is_slow = 1;
        now = 0;
        quiet_since = 0;
        refreshed = 0;
        is_written = 0;
        read_valid = 0;
        drives = 0;
        for (bank = 0; bank < 4; bank = bank + 1) begin
            active_from[bank] = 0;
            column_from[bank] = 0;
            precharge_from[bank] = 0;
        end
    end

    // What becomes of the data: pins first, then those behind.
    always @(posedge clock) begin
        now <= now + 1;
        drives <= read_valid[0];
        driven <= read_data[0];
        read_valid <= read_valid >> 1;
        read_data[0] <= read_data[1];
        if (is_written && now - refreshed > REFRESH_LATEST) faults[5] <= 1;
        if (!cke) quiet_since <= now;
        if (command != NOP) begin
            if (!is_ready) quiet_since <= now;
            if (!is_ready && (command == ACTIVE || command == READ || command == WRITE)) faults[0] <= 1;
        end
        case (command)
            ACTIVE: begin
                if (is_open[ba]) faults[1] <= 1;
                if (now < active_from[ba]) faults[4] <= 1;
                is_open[ba] <= 1;
                row[ba] <= a;
                column_from[ba] <= now + T_RCD;
                precharge_from[ba] <= now + T_RAS;
            end
            READ: begin
                if (!is_open[ba]) faults[2] <= 1;
                if (now < column_from[ba]) faults[4] <= 1;
                // With latency 2 the data are driven from the next edge to the one after it.
                read_valid[is_slow] <= 1;
                read_data[is_slow] <= is_ready ? memory[place] : 16'hdead;
                if (a[10]) faults[7] <= 1;
            end
            WRITE: begin
                if (!is_open[ba]) faults[2] <= 1;
                if (now < column_from[ba]) faults[4] <= 1;
                if (drives) faults[6] <= 1;
                if (is_ready) is_written <= 1;
                if (is_ready && !dm[0]) memory[place][7:0] <= dq[7:0];
                if (is_ready && !dm[1]) memory[place][15:8] <= dq[15:8];
                if (precharge_from[ba] < now + T_WR) precharge_from[ba] <= now + T_WR;
                if (a[10]) faults[7] <= 1;
            end
            PRE: begin
                for (bank = 0; bank < 4; bank = bank + 1) begin
                    if ((a[10] || ba == bank[1:0]) && is_open[bank]) begin
                        if (now < precharge_from[bank]) faults[4] <= 1;
                        is_open[bank] <= 0;
                        active_from[bank] <= now + T_RP;
                    end
                end
                if (a[10] && setup == WAIT && now - quiet_since > QUIET) setup <= PRECHARGE;
            end
            REFRESH: begin
                if (is_open != 0) faults[3] <= 1;
                if (is_busy) faults[4] <= 1;
                for (bank = 0; bank < 4; bank = bank + 1) active_from[bank] <= now + T_RFC;
                refreshed <= now;
                if (setup == PRECHARGE) setup <= REFRESH_1;
                if (setup == REFRESH_1) setup <= REFRESH_2;
            end
            SET_MODE: begin
                if (is_open != 0) faults[3] <= 1;
                if (is_busy) faults[4] <= 1;
                for (bank = 0; bank < 4; bank = bank + 1) active_from[bank] <= now + T_MRD;
                if (is_ready && !mode_fits) faults[7] <= 1;
                is_slow <= a[4];
                if (setup == REFRESH_2 && mode_fits) setup <= READY;
            end
            default: ;
        endcase
    end
endmodule

`default_nettype wire
