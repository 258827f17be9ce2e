# Builds the bitstream with Vivado: vivado -mode batch -source build.tcl
# Not tried by the project, which builds with open tools.

set part xc7a35ticsg324-1L

create_project -in_memory -part $part
read_verilog [glob *.v]
# The RAM's content, which $readmemh looks for here.
add_files -norecurse [glob *.hex]
set_property include_dirs [pwd] [current_fileset]
read_xdc arty-a7.xdc

synth_design -top top -part $part

# They are synchronised inside, or seen by eyes.
set_false_path -from [get_ports {button_0 uart_txd_in}]
set_false_path -to [get_ports {uart_rxd_out led[*]}]
set_property CFGBVS VCCO [current_design]
set_property CONFIG_VOLTAGE 3.3 [current_design]

report_utilization -hierarchical -file utilization.txt
opt_design
place_design
phys_opt_design
route_design
report_timing_summary -file timing.txt
write_bitstream -force arty-a7.bit
