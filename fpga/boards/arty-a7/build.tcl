# Builds the bitstream with Vivado: vivado -mode batch -source build.tcl
# Not tried by the project, which uses open tools only.

set part xc7a35ticsg324-1L

create_project -in_memory -part $part
read_verilog [glob *.v]
# The RAM's content, which $readmemh looks for here.
add_files -norecurse [glob *.hex]
set_property include_dirs [pwd] [current_fileset]
read_xdc arty-a7.xdc

synth_design -top top -part $part
report_utilization -hierarchical -file utilization.txt
opt_design
place_design
phys_opt_design
route_design
report_timing_summary -file timing.txt
write_bitstream -force arty-a7.bit
