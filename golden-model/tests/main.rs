//! The golden model's tests, as one program: each test program of its own would be linked with the whole model.

#[macro_use]
#[path = "../../testbenches/tests/common/extent.rs"]
mod extent;

mod agreement;
mod agreement_mechanisms;
mod code_changes;
mod common;
mod cycles;
mod cycles_barrier;
mod cycles_bus_errors;
mod cycles_console;
mod cycles_counters;
mod cycles_data_cache;
mod cycles_exchange;
mod cycles_exchange_neighbours;
mod cycles_extension;
mod cycles_fair_units;
mod cycles_fence;
mod cycles_host_start;
mod cycles_instruction_cache;
mod cycles_kernel_entry;
mod cycles_memory;
mod cycles_multi_path;
mod cycles_paired_path;
mod cycles_prediction;
mod cycles_record;
mod cycles_redirects;
mod cycles_refused;
mod cycles_scoreboard;
mod cycles_scratchpad;
mod cycles_shifter;
mod cycles_spawn;
mod cycles_store_lanes;
mod cycles_tlb;
mod cycles_units;
mod flow;
mod limits;
mod machine;
mod mechanisms;
mod multi_path_any_program;
mod rules_arithmetic;
mod rules_atomic;
mod rules_barrier;
mod rules_divergence;
mod rules_extension;
mod rules_lanes;
mod rules_masks;
mod rules_multi_path;
mod rules_paired_path;
mod rules_scratchpad;
mod rules_system;
mod rules_translation;
mod rules_warps;
mod straight;
