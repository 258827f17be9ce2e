set_property -dict { PACKAGE_PIN E3 IOSTANDARD LVCMOS33 } [get_ports clk_100mhz]
create_clock -name clk_100mhz -period 10.0 [get_ports clk_100mhz]

# USB serial port, named as the FTDI chip sees it.
set_property -dict { PACKAGE_PIN D10 IOSTANDARD LVCMOS33 } [get_ports uart_rxd_out]
set_property -dict { PACKAGE_PIN A9 IOSTANDARD LVCMOS33 } [get_ports uart_txd_in]

set_property -dict { PACKAGE_PIN D9 IOSTANDARD LVCMOS33 } [get_ports button_0]

set_property -dict { PACKAGE_PIN H5 IOSTANDARD LVCMOS33 } [get_ports {led[0]}]
set_property -dict { PACKAGE_PIN J5 IOSTANDARD LVCMOS33 } [get_ports {led[1]}]
set_property -dict { PACKAGE_PIN T9 IOSTANDARD LVCMOS33 } [get_ports {led[2]}]
set_property -dict { PACKAGE_PIN T10 IOSTANDARD LVCMOS33 } [get_ports {led[3]}]

# They are synchronised inside, or seen by eyes.
set_false_path -from [get_ports {button_0 uart_txd_in}]
set_false_path -to [get_ports {uart_rxd_out led[*]}]

set_property CFGBVS VCCO [current_design]
set_property CONFIG_VOLTAGE 3.3 [current_design]
