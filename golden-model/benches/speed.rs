//! How fast the model is: functional instructions a second, and nanoseconds a cycle of the timing model.

#![allow(
    missing_docs,
    reason = "criterion's macros write functions without them"
)]

use criterion::{criterion_group, criterion_main, BenchmarkId, Criterion, Throughput};
use golden_model::{Machine, MachineOptions, Outcome};
use isa::{encode, ArchId, Instruction, Opcode};

/// An endless loop of ALU instructions in all lanes of warp 0.
fn alu_loop(arch: &ArchId) -> Vec<u8> {
    let op = |opcode, registers, immediate| Instruction::new(opcode, registers, immediate);
    let word = i64::from(arch.word_bytes());
    let mut program = vec![
        op(Opcode::Ldi, [1, 0, 0], i64::from(arch.lanes())),
        op(Opcode::Jalis, [2, 1, 0], 0),
    ];
    let body = [
        op(Opcode::Addi, [1, 1, 0], 3),
        op(Opcode::Xor, [2, 2, 1], 0),
        op(Opcode::Shri, [3, 2, 0], 1),
        op(Opcode::Sub, [4, 3, 1], 0),
        op(Opcode::Isneg, [1, 4, 0], 0),
        op(Opcode::Andi, [4, 4, 0], 15),
        op(Opcode::Or, [5, 4, 3], 0),
    ];
    program.extend(body);
    program.push(op(Opcode::Jmpi, [0; 3], -word * (body.len() as i64 + 1)));
    let encoded = program.iter().map(|instruction| encode(arch, instruction));
    encoded
        .flat_map(|bytes| bytes.expect("encodable"))
        .collect()
}

fn functional(criterion: &mut Criterion) {
    const INSTRUCTIONS: u64 = 1_000_000;
    let mut group = criterion.benchmark_group("functional");
    group.throughput(Throughput::Elements(INSTRUCTIONS));
    for text in ["4w8/8/1/1", "4w8/8/4/4", "8w32/32/8/8", "4w16/16/16/16"] {
        let arch: ArchId = text.parse().expect("a legal ArchID");
        let options = MachineOptions::for_arch(&arch);
        let mut machine = Machine::new(arch, options, &alu_loop(&arch)).expect("a machine");
        group.bench_function(BenchmarkId::from_parameter(text), |bencher| {
            bencher.iter(|| assert_eq!(machine.run(INSTRUCTIONS), Outcome::Limit));
        });
    }
    group.finish();
}

criterion_group!(benches, functional);
criterion_main!(benches);
