//! Cores with an instruction cache, and what is seen of it.

use super::nop;
use super::options;
use isa::trace::Scalar;
use isa::InstructionCacheField;
use isa::{CoreConfig, CoreOptions, Instruction, Slot};

use super::environment::Bench;

/// A core with a cache of so many bytes and ways, of lines of four words.
pub fn config(arch: &str, bytes: u64, ways: u32) -> CoreConfig {
    crate::common::config(CoreOptions {
        instruction_cache_bytes: Some(bytes),
        instruction_cache_ways: Some(ways),
        ..options(arch)
    })
}

pub fn cache(bench: &Bench, field: InstructionCacheField) -> u64 {
    bench.get(Slot::InstructionCache(field))
}

pub fn scheduled(bench: &Bench) -> Option<u64> {
    let valid = bench.is(Scalar::ScheduleValid);
    valid.then(|| bench.scalar(Scalar::SchedulePc))
}

pub fn answered(bench: &Bench) -> Option<u64> {
    let valid = bench.is(Scalar::FetchValid);
    valid.then(|| bench.scalar(Scalar::FetchPc))
}

pub fn requested(bench: &Bench) -> Option<u64> {
    let valid = bench.is(Scalar::InstructionRequestValid);
    valid.then(|| bench.scalar(Scalar::InstructionRequestWord))
}

pub fn nops(count: usize) -> Vec<Instruction> {
    vec![nop(); count]
}
