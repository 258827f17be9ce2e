//! How fast the model is: functional instructions a second, and nanoseconds a cycle of the timing model.

#![allow(
    missing_docs,
    reason = "criterion's macros write functions without them"
)]

use criterion::{criterion_group, criterion_main, BenchmarkId, Criterion, Throughput};
use golden_model::timing::Core;
use golden_model::{Machine, MachineOptions, Memory, Outcome};
use isa::ports::{LineWords, PortInputs};
use isa::{encode, ArchId, CoreConfig, CycleRecord, Instruction, Opcode, TraceLayout};

/// A program for an ArchID.
type Program = fn(&ArchId) -> Vec<u8>;

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
    let programs = [("alu", alu_loop as Program), ("memory", spawning_loop)];
    for text in [
        "4w8/8/1/1",
        "4w8/8/4/4",
        "4w8/8/8/8",
        "8w32/32/8/8",
        "4w16/16/16/16",
    ] {
        let arch: ArchId = text.parse().expect("a legal ArchID");
        for (name, program) in programs {
            let options = MachineOptions::for_arch(&arch);
            let mut machine = Machine::new(arch, options, &program(&arch)).expect("a machine");
            group.bench_function(BenchmarkId::new(name, text), |bencher| {
                bencher.iter(|| assert_eq!(machine.run(INSTRUCTIONS), Outcome::Limit));
            });
        }
    }
    group.finish();
}

/// The core under an environment that always answers in the next cycle.
fn timing(criterion: &mut Criterion) {
    const CYCLES: u64 = 10_000;
    let mut group = criterion.benchmark_group("timing");
    group.throughput(Throughput::Elements(CYCLES));
    for (text, image) in [
        ("4w8/8/1/1", spawning_loop as Program),
        ("4w8/8/4/4", spawning_loop),
        ("4w16/16/16/16", spawning_loop),
        ("8w32/32/8/8", spawning_loop),
    ] {
        let arch: ArchId = text.parse().expect("a legal ArchID");
        let config = CoreConfig::for_arch(arch).expect("a core");
        let mut memory = Memory::for_core(&config, &image(&arch)).expect("a memory");
        let mut core = Core::new(&config);
        let mut record = CycleRecord::new(TraceLayout::new(&config));
        let (mut fetched, mut loaded) = (None, None);
        group.bench_function(BenchmarkId::from_parameter(text), |bencher| {
            bencher.iter(|| {
                for _ in 0..CYCLES {
                    cycle(
                        &mut core,
                        &mut memory,
                        &config,
                        &mut fetched,
                        &mut loaded,
                        &mut record,
                    );
                }
            });
        });
    }
    group.finish();
}

/// One cycle of core and environment.
fn cycle(
    core: &mut Core,
    memory: &mut Memory,
    config: &CoreConfig,
    fetched: &mut Option<u64>,
    loaded: &mut Option<LineWords>,
    record: &mut CycleRecord,
) {
    let outputs = core.outputs();
    let inputs = PortInputs {
        core_number: 0,
        instruction_request_ready: true,
        instruction_response_valid: fetched.is_some(),
        instruction_response_data: fetched.unwrap_or(0),
        data_request_ready: loaded.is_none(),
        data_response_valid: loaded.is_some(),
        data_response_data: loaded.unwrap_or_default(),
        console_output_ready: true,
        console_input_valid: false,
        ..PortInputs::default()
    };
    *fetched = outputs
        .instruction_request_valid
        .then(|| memory.instruction_word(outputs.instruction_request_word));
    if outputs.data_response_ready {
        *loaded = None;
    }
    if outputs.data_request_valid && inputs.data_request_ready {
        *loaded = memory.carry_out(outputs, config.line_words);
    }
    core.step(&inputs, record);
}

/// Every warp in all its lanes: ALU work, a load and a store, in an endless loop.
fn spawning_loop(arch: &ArchId) -> Vec<u8> {
    let op = |opcode, registers, immediate| Instruction::new(opcode, registers, immediate);
    let word = i64::from(arch.word_bytes());
    let warps = i64::from(arch.warps());
    let mut program = vec![op(Opcode::Ldi, [1, 0, 0], word * warps)];
    program.extend((1..warps).map(|_| op(Opcode::Wspawn, [2, 1, 1], 0)));
    program.push(op(Opcode::Ldi, [1, 0, 0], i64::from(arch.lanes())));
    program.push(op(Opcode::Jalis, [2, 1, 0], 0));
    let body = [
        op(Opcode::Hwid, [3, 0, 0], 0),
        op(
            Opcode::Shli,
            [3, 3, 0],
            arch.word_bytes().trailing_zeros().into(),
        ),
        op(Opcode::Addi, [1, 1, 0], 3),
        op(Opcode::Xor, [2, 2, 1], 0),
        op(Opcode::Ld, [0, 3, 0], 0x400),
        op(Opcode::Add, [0, 0, 1], 0),
        op(Opcode::St, [0, 3, 0], 0x400),
        op(Opcode::Sub, [2, 2, 1], 0),
        op(Opcode::Isneg, [0, 2, 0], 0),
    ];
    program.extend(body);
    program.push(op(Opcode::Jmpi, [0; 3], -word * (body.len() as i64 + 1)));
    let encoded = program.iter().map(|instruction| encode(arch, instruction));
    encoded
        .flat_map(|bytes| bytes.expect("encodable"))
        .collect()
}

criterion_group!(benches, functional, timing);
criterion_main!(benches);
