# The clock that the SoC is made for.
create_clock -name clock -period {clock_period_ns} [get_ports clock]

# They are synchronised inside, or seen by eyes.
set_false_path -from [get_ports {reset uart_rx}]
set_false_path -to [get_ports {uart_tx led_heartbeat led_running led_error}]
