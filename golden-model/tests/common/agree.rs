//! A functional run and a timed run of the same program, compared in all that software can see.

use super::config;
use golden_model::{ContextState, Machine, MachineOptions, Outcome, State};
use isa::trace::WarpState;
use isa::{
    ArchId, Context, CoreConfig, CoreOptions, DataCacheConfig, Gpr, Instruction, Multiplier, Opcode, Pipeline,
    PredicateRegister, Shifter, UncachedWindow, Warp,
};
use proptest::prelude::*;

use super::environment::{Bench, Manners};

/// Instructions that a functional run may take; programs that run longer are not compared.
const LIMIT: u64 = 3_000;
const CYCLES: u64 = 400_000;

/// A core of an ArchID. Where there is a choice, the stack depth's parity makes it.
pub fn core_config(arch: &str, stack_depth: u32, line_words: u32) -> CoreConfig {
    core_config_with(arch, stack_depth, line_words, CoreOptions::default())
}

/// A core of an ArchID, with options of one's own. Where there is a choice, the stack depth's parity makes it.
pub fn core_config_with(arch: &str, stack_depth: u32, line_words: u32, options: CoreOptions) -> CoreConfig {
    let (multiplier, shifter) = if stack_depth.is_multiple_of(2) {
        (Multiplier::Serial, Shifter::Barrel)
    } else {
        (Multiplier::Dsp, Shifter::Dsp)
    };
    config(CoreOptions {
        arch: Some(arch.to_owned()),
        stack_depth: (stack_depth != 0).then_some(stack_depth),
        ram_bytes: Some(4096),
        line_words: Some(line_words),
        // All optional parts.
        float: Some(true),
        extension: Some(true),
        multiplier: Some(multiplier),
        shifter: Some(shifter),
        fetch_outstanding: Some(4),
        data_outstanding: Some(2),
        ..options
    })
}

/// A core with options added that software does not see, as the seed has it. A data cache is small, so that lines
/// displace each other.
pub fn with_hidden_options(config: &CoreConfig, seed: u64) -> CoreConfig {
    let ways = 1 << (seed >> 5 & 1);
    let window = UncachedWindow { start: 0x800, bytes: 0x100 };
    let data_cache = DataCacheConfig {
        bytes: u64::from(2 * ways * config.line_bytes()) << (seed >> 6 & 1),
        ways,
        uncached: (seed & 128 != 0).then_some(window),
    };
    let is_deep = seed & 1024 != 0;
    CoreConfig {
        data_cache: (seed & 16 != 0).then_some(data_cache),
        pipeline: if is_deep { Pipeline::Deep } else { Pipeline::Short },
        jump_prediction: seed & 2 != 0 && !is_deep,
        bus_errors: seed & 4 != 0,
        scoreboard: seed & 8 != 0 && !is_deep,
        several_cores: seed & 256 != 0,
        request_queue: seed & 512 != 0,
        ..*config
    }
}

/// Runs both, and compares all that software can see. Gives whether there was something to compare.
pub fn agree(config: &CoreConfig, image: &[u8], manners: Manners) -> Result<bool, TestCaseError> {
    let config = &with_hidden_options(config, manners.seed);
    let options = MachineOptions {
        ram_bytes: config.ram_bytes,
        stack_depth: config.stack_depth,
        features: config.into(),
        core_number: manners.seed,
        core_count: if config.several_cores { Bench::core_count(manners.seed) } else { 0 },
        ..MachineOptions::for_arch(&config.arch)
    };
    let mut machine = Machine::new(config.arch, options, image).expect("a machine");
    // Input that waits makes the whole program the handler of interrupt 8.
    let input: &[u8] = if manners.seed.is_multiple_of(2) { b"harmonica" } else { b"" };
    machine.type_input(input);
    match machine.run(LIMIT) {
        Outcome::AllStopped => {}
        Outcome::Limit | Outcome::Deadlock(_) => return Ok(false),
    }
    let mut bench = Bench::new(config, image, manners);
    bench.memory.type_input(input);
    let ends = bench.run(CYCLES);
    if config.scoreboard && bench.stored_into_fetched {
        // What is stored into code without a fence may be executed or not (I5.30).
        return Ok(false);
    }
    prop_assert!(ends, "the timing model hangs");
    states_agree(config, bench.core.state(), machine.state())?;
    prop_assert_eq!(bench.memory.ram(), machine.memory().ram());
    prop_assert_eq!(bench.memory.console_output(), machine.memory().console_output());
    Ok(true)
}

/// Compares all that software can see of two states, but for memory and console.
pub fn states_agree(config: &CoreConfig, model: &State, state: &State) -> Result<(), TestCaseError> {
    for context in (0..config.contexts()).map(Context) {
        // A Free context's pc means nothing.
        let seen = |state: &State| match state.context(context) {
            free if free.state == WarpState::Free => ContextState::FREE,
            other => *other,
        };
        prop_assert_eq!(seen(model), seen(state), "context {}", context);
        let rows = |state: &State| state.divergence().rows(config, context);
        prop_assert_eq!(rows(model), rows(state), "context {}", context);
    }
    for warp in (0..config.arch.warps()).map(Warp) {
        prop_assert_eq!(model.mode(warp), state.mode(warp), "warp {}", warp);
        for register in (0..config.arch.gprs()).map(|number| Gpr(number as u8)) {
            let timed = model.gpr_lanes(warp, register);
            prop_assert_eq!(timed, state.gpr_lanes(warp, register), "{} {}", warp, register);
        }
        for register in (0..config.arch.preds()).map(|number| PredicateRegister(number as u8)) {
            let timed = model.predicate_lanes(warp, register);
            prop_assert_eq!(timed, state.predicate_lanes(warp, register), "{}", register);
        }
    }
    prop_assert_eq!(model.scratchpad(), state.scratchpad());
    for warp in (0..config.arch.warps()).map(Warp) {
        prop_assert_eq!(model.shadow(warp), state.shadow(warp));
        let registers = |state: &State| {
            let gprs = state.shadow_gprs(warp).to_vec();
            (gprs, state.shadow_predicates(warp).to_vec())
        };
        prop_assert_eq!(registers(model), registers(state), "{}", warp);
    }
    let core_wide = |state: &State| (state.kernel_entry(), state.barriers().to_vec(), state.tlb().clone());
    prop_assert_eq!(core_wide(model), core_wide(state));
    Ok(())
}

pub fn manners() -> impl Strategy<Value = Manners> {
    (1..8_u64, 0..200_u64, any::<u64>())
        .prop_map(|(latency_max, busy_of_256, seed)| Manners::new(latency_max, busy_of_256, seed))
}

/// Any implemented instruction and a few that are not, with small operands, so that programs often
/// do something sensible for a while.
pub fn instruction(word_bytes: i64) -> impl Strategy<Value = Instruction> {
    let opcode = prop_oneof![
        20 => prop::sample::select(Opcode::ALL.to_vec()),
        10 => prop::sample::select(vec![Opcode::Ldi, Opcode::Addi, Opcode::Hwid, Opcode::Add]),
        10 => prop::sample::select(vec![Opcode::Rtop, Opcode::Isneg, Opcode::Iszero]),
        10 => prop::sample::select(vec![Opcode::Ld, Opcode::St]),
        4 => prop::sample::select(vec![Opcode::Ldbu, Opcode::Sth, Opcode::Aadd, Opcode::Acas]),
        10 => prop::sample::select(vec![Opcode::Split, Opcode::Join, Opcode::Splitl]),
        4 => prop::sample::select(vec![Opcode::Jalis, Opcode::Clone, Opcode::Jmpi]),
    ];
    let registers = prop::array::uniform3(0..4_u8);
    let guard = prop_oneof![2 => Just(None), 1 => (0..3_u8).prop_map(Some)];
    (opcode, registers, -2..32_i64, guard).prop_map(move |(opcode, registers, immediate, guard)| {
        let immediate = match opcode {
            // Mostly forward, so that most programs end.
            Opcode::Jmpi | Opcode::Jali | Opcode::Jalis => immediate % 4 * word_bytes,
            Opcode::Ld | Opcode::St => immediate * 12,
            Opcode::Ldi => immediate * 3 % 7,
            _ => immediate,
        };
        Instruction::new(opcode, registers, immediate).guarded(guard.map(PredicateRegister))
    })
}

/// All lanes on, then the body, then halt.
pub fn one_warp_image(arch: &ArchId, body: &[Instruction]) -> Vec<u8> {
    let mut program = vec![
        super::op(Opcode::Ldi, &[1], i64::from(arch.lanes())),
        super::op(Opcode::Jalis, &[2, 1], 0),
        super::op(Opcode::Hwid, &[1], 0),
    ];
    program.extend_from_slice(body);
    program.push(super::halt());
    super::image(arch, &program)
}
