//! Cores with an instruction cache, and what is seen of it.

use isa::trace::Scalar;
use isa::InstructionCacheField;
use isa::{CoreConfig, CoreOptions, Instruction, Opcode, Slot};

use super::environment::{Bench, Manners};
use super::{image, op};

/// A core with a cache of so many bytes and ways, of lines of four words.
pub fn config(arch: &str, bytes: u64, ways: u32) -> CoreConfig {
    CoreConfig::from_options(&CoreOptions {
        arch: Some(arch.to_owned()),
        instruction_cache_bytes: Some(bytes),
        instruction_cache_ways: Some(ways),
        ..CoreOptions::default()
    })
    .expect("a legal configuration")
}

pub fn bench_of(config: &CoreConfig, program: &[Instruction], manners: Manners) -> Bench {
    Bench::new(config, &image(&config.arch, program), manners)
}

pub fn cache(bench: &Bench, field: InstructionCacheField) -> u64 {
    bench.record.get(Slot::InstructionCache(field))
}

/// In each cycle of some: what is seen of the record.
pub fn seen<T>(
    bench: &mut Bench,
    cycles: u64,
    look: impl Fn(&Bench) -> Option<T>,
) -> Vec<(u64, T)> {
    let mut all = Vec::new();
    for _ in 0..cycles {
        let cycle = bench.cycle;
        bench.step();
        all.extend(look(bench).map(|value| (cycle, value)));
    }
    all
}

pub fn scheduled(bench: &Bench) -> Option<u64> {
    let valid = bench.record.scalar(Scalar::ScheduleValid) == 1;
    valid.then(|| bench.record.scalar(Scalar::SchedulePc))
}

pub fn answered(bench: &Bench) -> Option<u64> {
    let valid = bench.record.scalar(Scalar::FetchValid) == 1;
    valid.then(|| bench.record.scalar(Scalar::FetchPc))
}

pub fn requested(bench: &Bench) -> Option<u64> {
    let valid = bench.record.scalar(Scalar::InstructionRequestValid) == 1;
    valid.then(|| bench.record.scalar(Scalar::InstructionRequestWord))
}

pub fn nops(count: usize) -> Vec<Instruction> {
    vec![op(Opcode::Nop, &[], 0); count]
}
