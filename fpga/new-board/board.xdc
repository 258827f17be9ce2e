# The oscillator. IOSTANDARD is the voltage of the pin's bank: LVCMOS33, LVCMOS25, LVCMOS18 ...
set_property -dict { PACKAGE_PIN ? IOSTANDARD LVCMOS33 } [get_ports clk]
create_clock -period {input_clock_period_ns} [get_ports clk]

# The serial line to the FPGA: the transmitting pin of the USB bridge.
set_property -dict { PACKAGE_PIN ? IOSTANDARD LVCMOS33 } [get_ports uart_rx]
# The serial line from the FPGA: the receiving pin of the USB bridge.
set_property -dict { PACKAGE_PIN ? IOSTANDARD LVCMOS33 } [get_ports uart_tx]
@button|
@button|# The button that resets the core.
@button|set_property -dict { PACKAGE_PIN ? IOSTANDARD LVCMOS33 } [get_ports button]
@led1|
@led1|# The LED that blinks about once a second.
@led1|set_property -dict { PACKAGE_PIN ? IOSTANDARD LVCMOS33 } [get_ports led_heartbeat]
@led2|# The LED that is on while the core runs.
@led2|set_property -dict { PACKAGE_PIN ? IOSTANDARD LVCMOS33 } [get_ports led_running]
@led3|# The LED that is on after a damaged frame of the loader.
@led3|set_property -dict { PACKAGE_PIN ? IOSTANDARD LVCMOS33 } [get_ports led_error]
