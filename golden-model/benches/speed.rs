//! How fast the model is: functional instructions a second, and nanoseconds a cycle of the timing model.

#![allow(missing_docs, reason = "criterion's macros write functions without them")]

use criterion::{criterion_group, criterion_main, BenchmarkId, Criterion, Throughput};
use golden_model::timing::{Cluster, Core};
use golden_model::{Machine, MachineOptions, Memory, Outcome};
use isa::ports::{LineWords, PortInputs, PortOutputs};
use isa::{encode, ArchId, ClusterConfig, CoreConfig, CycleRecord, Instruction, InterconnectSlot, Opcode, TraceLayout};

/// A program for an ArchID.
type Program = fn(&ArchId) -> Vec<u8>;

/// An endless loop of ALU instructions in all lanes of warp 0.
fn alu_loop(arch: &ArchId) -> Vec<u8> {
    let op = |opcode, registers, immediate| Instruction::new(opcode, registers, immediate);
    let word = i64::from(arch.word_bytes());
    let mut program = vec![op(Opcode::Ldi, [1, 0, 0], i64::from(arch.lanes())), op(Opcode::Jalis, [2, 1, 0], 0)];
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
    encoded.flat_map(|bytes| bytes.expect("encodable")).collect()
}

fn functional(criterion: &mut Criterion) {
    const INSTRUCTIONS: u64 = 1_000_000;
    let mut group = criterion.benchmark_group("functional");
    group.throughput(Throughput::Elements(INSTRUCTIONS));
    let programs = [("alu", alu_loop as Program), ("memory", spawning_loop)];
    for text in ["4w8/8/1/1", "4w8/8/4/4", "4w8/8/8/8", "8w32/32/8/8", "4w16/16/16/16"] {
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
                    cycle(&mut core, &mut memory, &config, &mut fetched, &mut loaded, &mut record);
                }
            });
        });
    }
    group.finish();
}

/// A cluster of cores as `4w8/8/4/4` above: what the interconnect adds to the cost of its cores.
fn cluster(criterion: &mut Criterion) {
    const CYCLES: u64 = 10_000;
    let mut group = criterion.benchmark_group("cluster");
    let arch: ArchId = "4w8/8/4/4".parse().expect("a legal ArchID");
    let core = CoreConfig::for_arch(arch).expect("a core");
    for (cores, banks) in [(1, 1), (4, 8), (16, 16)] {
        group.throughput(Throughput::Elements(CYCLES * u64::from(cores)));
        let config = ClusterConfig::new(core, cores, banks).expect("a cluster");
        let mut memory = Memory::for_core(&core, &spawning_loop(&arch)).expect("a memory");
        let mut cluster = Cluster::new(&config);
        let mut records = vec![CycleRecord::new(TraceLayout::new(&config.core)); config.cores as usize];
        let mut interconnect = vec![0; InterconnectSlot::all(&config).len()];
        let mut inputs = vec![PortInputs::default(); config.banks as usize];
        let mut under_way = UnderWay { fetched: None, loaded: vec![None; config.banks as usize] };
        let name = format!("{cores} cores, {banks} banks");
        group.bench_function(BenchmarkId::from_parameter(name), |bencher| {
            bencher.iter(|| {
                for _ in 0..CYCLES {
                    answer_banks(&cluster, &config, &mut memory, &mut under_way, &mut inputs);
                    cluster.step(&inputs, &mut records, &mut interconnect);
                }
            });
        });
    }
    group.finish();
}

/// What is under way: the fetched word, and a line a bank.
struct UnderWay {
    fetched: Option<u64>,
    loaded: Vec<Option<LineWords>>,
}

/// What the cluster gets in a cycle. Fetches and loads are answered in the cycle behind their request, and a bank takes
/// a request when no answer waits.
fn answer_banks(
    cluster: &Cluster,
    config: &ClusterConfig,
    memory: &mut Memory,
    under_way: &mut UnderWay,
    inputs: &mut [PortInputs],
) {
    let outputs = cluster.outputs();
    let banks = inputs.iter_mut().zip(outputs).zip(&mut under_way.loaded);
    for (bank, ((input, output), loaded)) in banks.enumerate() {
        input.data_request_ready = loaded.is_none();
        input.data_response_valid = loaded.is_some();
        if let Some(line) = loaded {
            input.data_response_data = *line;
        }
        if output.data_response_ready {
            *loaded = None;
        }
        if output.data_request_valid && input.data_request_ready {
            let request = PortOutputs {
                data_request_line: output.data_request_line * u64::from(config.banks) + bank as u64,
                ..*output
            };
            *loaded = memory.carry_out(&request, config.core.line_words);
        }
    }
    let (shared, asked) = (&mut inputs[0], &outputs[0]);
    (shared.instruction_request_ready, shared.console_output_ready) = (true, true);
    shared.instruction_response_valid = under_way.fetched.is_some();
    shared.instruction_response_data = under_way.fetched.unwrap_or(0);
    under_way.fetched =
        asked.instruction_request_valid.then(|| memory.instruction_word(asked.instruction_request_word));
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
    *fetched = outputs.instruction_request_valid.then(|| memory.instruction_word(outputs.instruction_request_word));
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
        op(Opcode::Shli, [3, 3, 0], arch.word_bytes().trailing_zeros().into()),
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
    encoded.flat_map(|bytes| bytes.expect("encodable")).collect()
}

criterion_group!(benches, functional, timing, cluster);
criterion_main!(benches);
