//! The golden model's tests, as one program: each test program of its own would be linked with the whole model.

#[macro_use]
#[path = "../../testbenches/tests/common/extent.rs"]
mod extent;

mod agreement;
mod agreement_mechanisms;
mod cases;
mod cluster_alone;
mod cluster_any_program;
mod cluster_banks;
mod cluster_litmus;
mod cluster_machine;
mod cluster_ports;
mod cluster_reach;
mod cluster_shared_cache;
mod cluster_shared_fetches;
mod code_changes;
mod common;
mod custom;
mod cycles;
mod cycles_barrier;
mod cycles_bus_errors;
mod cycles_cluster_barrier;
mod cycles_console;
mod cycles_counters;
mod cycles_data_cache;
mod cycles_exchange_neighbours;
mod cycles_extension;
mod cycles_fair_units;
mod cycles_fence;
mod cycles_host_start;
mod cycles_instruction_cache;
mod cycles_multi_path;
mod cycles_prediction;
mod cycles_redirects;
mod cycles_refused;
mod cycles_ring;
mod cycles_ring_cluster;
mod cycles_scratchpad;
mod cycles_spawn;
mod cycles_tlb;
mod cycles_units;
mod flow;
mod limits;
mod machine;
mod mechanisms;
mod multi_path_any_program;
mod rules;
mod rules_atomic;
mod rules_scratchpad;
mod straight;
