// Any other board: no vendor's cell. Give it a clock, a reset and a UART.
module top (
    input  wire clock,
    input  wire reset,
    input  wire uart_rx,
    output wire uart_tx,
    output wire led_heartbeat,
    output wire led_running,
    output wire led_error
);
    harmonica_soc soc (
        .clock(clock),
        .reset(reset),
        .enable(1'b1),
        .uart_rx(uart_rx),
        .uart_tx(uart_tx),
        .led_heartbeat(led_heartbeat),
        .led_running(led_running),
        .led_error(led_error)
    );
endmodule
