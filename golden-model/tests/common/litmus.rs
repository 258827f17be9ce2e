//! Litmus tests run under many timings of the memory, and what they have loaded.

use std::collections::BTreeSet;

use isa::{ClusterConfig, Gpr, Lane, Warp};

use super::cluster::ClusterBench;
use super::environment::Manners;

pub use super::litmus_programs::*;

/// A generator of numbers.
fn next(random: &mut u64) -> u64 {
    // xorshift64
    *random ^= *random << 13;
    *random ^= *random >> 7;
    *random ^= *random << 17;
    *random >> 11
}

/// Runs it once. `seed` says how the memory behaves, and how long each warp waits before its first step.
pub fn run(cores: &Cores, warps: &[Vec<Step>], seed: u64) -> Outcome {
    run_on(&cores.config(warps.len()), cores, warps, seed)
}

/// Runs the steps of the warps once, on a cluster of such cores that has more to it.
pub fn run_on(config: &ClusterConfig, cores: &Cores, warps: &[Vec<Step>], seed: u64) -> Outcome {
    let mut random = (seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    next(&mut random);
    let waits: Vec<usize> = warps.iter().map(|_| (next(&mut random) % 12) as usize).collect();
    let manners = Manners::new(1 + next(&mut random) % 12, next(&mut random) % 200, next(&mut random));
    let mut bench = ClusterBench::on(config, &cores.program_of(warps, &waits, 1), manners);
    for latency in &mut bench.latency {
        // A slow bank beside a fast one.
        *latency = next(&mut random).is_multiple_of(2).then(|| 1 + next(&mut random) % 30);
    }
    bench.run();
    let mut outcome = Vec::new();
    for (warp, steps) in warps.iter().enumerate() {
        let state = bench.core(warp / cores.warps_each).state();
        let place = Warp((warp % cores.warps_each) as u32);
        for register in 0..steps.iter().filter(|step| step.gives()).count() as u8 {
            outcome.push(state.gpr(place, Lane(0), Gpr(2 + register)));
        }
    }
    outcome.extend([X, Y].map(|place| bench.memory.read_word(place as u64)));
    outcome
}

/// The outcomes under so many timings.
pub fn outcomes(cores: &Cores, warps: &[Vec<Step>], timings: u64) -> BTreeSet<Outcome> {
    let runs = (0..timings).map(|seed| run(cores, warps, seed));
    runs.collect()
}
