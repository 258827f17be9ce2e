//! The golden model's tests, as one program: each test program of its own would be linked with the whole model.

#[macro_use]
#[path = "../../testbenches/tests/common/extent.rs"]
mod extent;

mod agreement;
mod agreement_mechanisms;
mod cases;
mod cluster_alone;
mod cluster_any_program;
mod cluster_litmus;
mod cluster_machine;
mod cluster_ports;
mod cluster_shared_fetches;
mod common;
mod custom;
mod cycles_counters;
mod cycles_fair_units;
mod cycles_instruction_cache;
mod cycles_redirects;
mod cycles_ring_cluster;
mod flow;
mod limits;
mod machine;
mod mechanisms;
mod multi_path_any_program;
mod rules;
mod rules_atomic;
mod rules_scratchpad;
mod straight;
