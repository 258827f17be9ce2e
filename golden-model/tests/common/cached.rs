//! Cores with an instruction cache, and what is seen of it.

use super::{nop, options, with};
use isa::trace::Scalar::*;
use isa::{CoreOptions, Instruction, InstructionCacheField, Slot};

use super::environment::Bench;

/// A core with a cache of so many bytes and ways, of lines of four words.
pub fn cached(arch: &str, bytes: u64, ways: u32) -> CoreOptions {
    let line = format!("instruction_cache_bytes = {bytes}, instruction_cache_ways = {ways}");
    with(&line, options(arch))
}

pub fn cache(bench: &Bench, field: InstructionCacheField) -> u64 {
    bench.get(Slot::InstructionCache(field))
}

pub fn answered(bench: &Bench) -> Option<u64> {
    let valid = bench.is(FetchValid);
    valid.then(|| bench.scalar(FetchPc))
}

pub fn requested(bench: &Bench) -> Option<u64> {
    let valid = bench.is(InstructionRequestValid);
    valid.then(|| bench.scalar(InstructionRequestWord))
}

pub fn nops(count: usize) -> Vec<Instruction> {
    vec![nop(); count]
}
