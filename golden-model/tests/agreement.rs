//! The functional machine and the timing model end in the same state, whatever the memory does.
//!
//! Both call the same semantics, so what this holds is everything between them: forwarding by order,
//! squashing, waits, deferred writes, the load/store unit's lines, the copy and arithmetic units,
//! translation, interrupts between any two instructions, the decode caches.

mod common;

use common::environment::{Bench, Manners};
use common::pieces::{emit, handled_image, piece};
use golden_model::{Machine, MachineOptions, Outcome, State};
use isa::{
    ArchId, Context, CoreConfig, CoreOptions, Gpr, Instruction, Multiplier, Opcode,
    PredicateRegister, Shifter, Warp,
};
use proptest::prelude::*;

/// Instructions that a functional run may take; programs that run longer are not compared.
const LIMIT: u64 = 3_000;
const CYCLES: u64 = 400_000;

fn core_config(arch: &str, stack_depth: u32, line_words: u32) -> CoreConfig {
    // Where there is a choice, the stack depth's parity makes it.
    let (multiplier, shifter) = if stack_depth.is_multiple_of(2) {
        (Multiplier::Serial, Shifter::Barrel)
    } else {
        (Multiplier::Dsp, Shifter::Dsp)
    };
    CoreConfig::from_options(&CoreOptions {
        arch: Some(arch.to_owned()),
        stack_depth: Some(stack_depth),
        ram_bytes: Some(4096),
        line_words: Some(line_words),
        // All optional parts.
        float: Some(true),
        multiplier: Some(multiplier),
        shifter: Some(shifter),
        fetch_outstanding: Some(4),
        data_outstanding: Some(2),
        ..CoreOptions::default()
    })
    .expect("a legal configuration")
}

/// Runs both, and compares all that software can see. Gives whether there was something to compare.
fn agree(config: &CoreConfig, image: &[u8], manners: Manners) -> Result<bool, TestCaseError> {
    let options = MachineOptions {
        ram_bytes: config.ram_bytes,
        stack_depth: config.stack_depth,
        features: config.into(),
        core_number: manners.seed,
    };
    let mut machine = Machine::new(config.arch, options, image).expect("a machine");
    // Input that waits makes the whole program the handler of interrupt 8.
    let input: &[u8] = if manners.seed.is_multiple_of(2) {
        b"harmonica"
    } else {
        b""
    };
    machine.type_input(input);
    match machine.run(LIMIT) {
        Outcome::AllStopped => {}
        Outcome::Limit | Outcome::Deadlock(_) => return Ok(false),
    }
    let mut bench = Bench::new(config, image, manners);
    bench.memory.type_input(input);
    prop_assert!(bench.run(CYCLES), "the timing model hangs");
    let (model, state) = (bench.core.state(), machine.state());
    for context in (0..config.contexts()).map(Context) {
        prop_assert_eq!(model.context(context), state.context(context));
        let rows = |state: &State| state.divergence().rows(config, context);
        prop_assert_eq!(rows(model), rows(state), "context {}", context);
    }
    for warp in (0..config.arch.warps()).map(Warp) {
        prop_assert_eq!(model.mode(warp), state.mode(warp), "warp {}", warp);
        for register in (0..config.arch.gprs()).map(|number| Gpr(number as u8)) {
            let timed = model.gpr_lanes(warp, register);
            prop_assert_eq!(
                timed,
                state.gpr_lanes(warp, register),
                "{} {}",
                warp,
                register
            );
        }
        for register in (0..config.arch.preds()).map(|number| PredicateRegister(number as u8)) {
            let timed = model.predicate_lanes(warp, register);
            prop_assert_eq!(timed, state.predicate_lanes(warp, register), "{}", register);
        }
    }
    for warp in (0..config.arch.warps()).map(Warp) {
        prop_assert_eq!(model.shadow(warp), state.shadow(warp));
        let registers = |state: &State| {
            let gprs = state.shadow_gprs(warp).to_vec();
            (gprs, state.shadow_predicates(warp).to_vec())
        };
        prop_assert_eq!(registers(model), registers(state), "{}", warp);
    }
    let core_wide = |state: &State| {
        (
            state.kernel_entry(),
            state.barriers().to_vec(),
            state.tlb().clone(),
        )
    };
    prop_assert_eq!(core_wide(model), core_wide(state));
    prop_assert_eq!(bench.memory.ram(), machine.memory().ram());
    prop_assert_eq!(
        bench.memory.console_output(),
        machine.memory().console_output()
    );
    Ok(true)
}

fn manners() -> impl Strategy<Value = Manners> {
    (1..8_u64, 0..200_u64, any::<u64>()).prop_map(|(latency_max, busy_of_256, seed)| Manners {
        latency_max,
        busy_of_256,
        seed,
    })
}

/// Any implemented instruction and a few that are not, with small operands, so that programs often
/// do something sensible for a while.
fn instruction(word_bytes: i64) -> impl Strategy<Value = Instruction> {
    let opcode = prop_oneof![
        20 => (0..64_usize).prop_map(|code| Opcode::ALL[code]),
        10 => prop::sample::select(vec![Opcode::Ldi, Opcode::Addi, Opcode::Hwid, Opcode::Add]),
        10 => prop::sample::select(vec![Opcode::Rtop, Opcode::Isneg, Opcode::Iszero]),
        10 => prop::sample::select(vec![Opcode::Ld, Opcode::St]),
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
fn one_warp_image(arch: &ArchId, body: &[Instruction]) -> Vec<u8> {
    let mut program = vec![
        common::op(Opcode::Ldi, &[1], i64::from(arch.lanes())),
        common::op(Opcode::Jalis, &[2, 1], 0),
        common::op(Opcode::Hwid, &[1], 0),
    ];
    program.extend_from_slice(body);
    program.push(common::op(Opcode::Halt, &[], 0));
    common::image(arch, &program)
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        max_global_rejects: 100_000,
        ..ProptestConfig::with_cases(1500)
    })]

    /// A clone can set a loop's counter to one that never ends; such programs are left out.
    ///
    /// Rules: P1.7, P1.8, P8.4, P9.16, P11.9, P11.18.
    #[test]
    fn structured_divergence_loops_and_accesses(
        pieces in prop::collection::vec(piece(), 4..30),
        wide in any::<bool>(),
        lanes in 1..9_u32,
        line_words in prop::sample::select(vec![1_u32, 2, 8]),
        depth in prop_oneof![1 => 2..6_u32, 4 => 16..18_u32],
        tlb_entries in prop::sample::select(vec![0_u32, 0, 1, 2, 4]),
        manners in manners(),
    ) {
        let arch = if wide { format!("8w8/8/{lanes}/1") } else { format!("4w8/8/{lanes}/1") };
        let mut config = core_config(&arch, depth, line_words);
        config.tlb_entries = tlb_entries;
        let image = handled_image(&config.arch, &emit(&config.arch, &pieces, 0));
        prop_assume!(image.len() <= 0xe00);
        agree(&config, &image, manners)?;
    }

    #[test]
    fn one_warp_of_4_byte_words(
        body in prop::collection::vec(instruction(4), 1..60),
        lanes in 1..9_u32,
        line_words in prop::sample::select(vec![1_u32, 2, 4, 16]),
        depth in 2..6_u32,
        manners in manners(),
    ) {
        let config = core_config(&format!("4w8/8/{lanes}/1"), depth, line_words);
        agree(&config, &one_warp_image(&config.arch, &body), manners)?;
    }

    #[test]
    fn one_warp_of_8_byte_words_with_registers_that_do_not_exist(
        body in prop::collection::vec(instruction(8), 1..40),
        lanes in 1..5_u32,
        manners in manners(),
    ) {
        // 5 registers and 3 predicates: some numbers that fit the fields name nothing. They are
        // encoded with the ArchID that has them, whose fields are as wide.
        let config = core_config(&format!("8w5/3/{lanes}/1"), 4, 8);
        let wide: ArchId = format!("8w8/4/{lanes}/1").parse().expect("a legal ArchID");
        let spread = |instruction: &Instruction| {
            let [a, b, c] = instruction.registers();
            Instruction::new(instruction.opcode(), [a, b, c ^ (a & 4)], instruction.immediate())
                .guarded(instruction.predicate())
        };
        let body: Vec<_> = body.iter().map(spread).filter(|one| fits(&wide, one)).collect();
        agree(&config, &one_warp_image(&wide, &body), manners)?;
    }

    #[test]
    fn one_warp_of_random_words(
        words in prop::collection::vec(any::<u32>(), 1..40),
        manners in manners(),
    ) {
        let config = core_config("4w8/8/4/1", 4, 4);
        let mut image = one_warp_image(&config.arch, &[]);
        image.truncate(12);
        image.extend(words.iter().flat_map(|word| word.to_le_bytes()));
        agree(&config, &image, manners)?;
    }

    /// Each warp has its own registers and its own part of the RAM; a chain of wspawns starts them,
    /// and none stops before all have been started, so the order of warps does not show.
    #[test]
    fn many_warps_with_private_memory(
        bodies in prop::collection::vec(prop::collection::vec(private_instruction(), 1..25), 6),
        depth in 4..6_u32,
        manners in manners(),
    ) {
        let config = core_config("4w8/8/2/6", depth, 4);
        let image = many_warps_image(&config.arch, &bodies);
        prop_assert!(agree(&config, &image, manners)?, "every such program ends");
    }
}

fn fits(arch: &ArchId, instruction: &Instruction) -> bool {
    isa::encode(arch, instruction).is_ok()
}

/// Instructions that cannot fault, jump, or leave the warp's own memory at r7.
fn private_instruction() -> impl Strategy<Value = Instruction> {
    use Opcode::*;
    let opcode = prop::sample::select(vec![
        Add, Sub, Xor, Shl, Shr, Mul, Addi, Shri, Ldi, Hwid, Rtop, Isneg, Andp, Notp, Ld, St,
        Split, Nop,
    ]);
    let guard = prop_oneof![2 => Just(None), 1 => (0..3_u8).prop_map(Some)];
    (opcode, prop::array::uniform3(0..4_u8), 0..15_i64, guard).prop_map(
        |(opcode, [a, b, c], immediate, guard)| {
            let b = if matches!(opcode, Ld | St) { 7 } else { b };
            Instruction::new(opcode, [a, b, c], immediate).guarded(guard.map(PredicateRegister))
        },
    )
}

/// Every warp: start the next one (r7 = its memory), do the body, wait until all have been started,
/// halt. The word at 0xbfc says so.
fn many_warps_image(arch: &ArchId, bodies: &[Vec<Instruction>]) -> Vec<u8> {
    use Opcode::*;
    let op = common::op;
    let mut program = vec![op(Ldi, &[7], 0x900)];
    let last = bodies.len() - 1;
    for (warp, body) in bodies.iter().enumerate() {
        let mut part = Vec::new();
        if warp == last {
            part.extend([op(Ldi, &[5], 1), op(St, &[5, 6], 0xbfc)]);
        }
        for instruction in body {
            part.push(*instruction);
            if instruction.opcode() == Split {
                // Each side of the split comes to the join.
                part.extend([op(Addi, &[3, 3], 1), op(Join, &[], 0)]);
            }
        }
        part.extend([
            op(Ld, &[5, 6], 0xbfc),
            op(Iszero, &[3, 5], 0),
            common::when(3, op(Jmpi, &[], -12)),
            op(Halt, &[], 0),
        ]);
        if warp < last {
            let here = program.len() as i64;
            let next = 4 * (here + 4 + part.len() as i64);
            let memory = 0x900 + 0x20 * (warp as i64 + 1);
            part.splice(
                0..0,
                [
                    op(Ldi, &[4], next),
                    op(Ldi, &[5], memory),
                    op(Wspawn, &[7, 4, 5], 0),
                    op(Nop, &[], 0),
                ],
            );
        }
        program.extend(part);
    }
    common::image(arch, &program)
}
