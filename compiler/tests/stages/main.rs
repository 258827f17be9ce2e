//! The compiler, stage by stage, and programs through all of them.
//! One program, since each costs seconds to link.

mod atomics;
mod back_end;
#[path = "../building/mod.rs"]
mod building;
mod claims;
mod code_shape;
mod far_calls;
mod floats;
#[path = "../fuzz/mod.rs"]
mod fuzz;
mod interpret;
mod link_modules;
mod lower_shape;
mod never_panic;
mod optimise;
mod profile;
mod programs;
#[path = "../random_function/mod.rs"]
mod random_function;
mod recursion;
mod regions;
#[path = "../running/mod.rs"]
mod running;
mod spills;
mod vectors;
mod waiting;
