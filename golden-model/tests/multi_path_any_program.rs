//! Whatever a program does with contexts and regions, however little sense it makes: nothing panics, and what the rules
//! promise of contexts, regions and handlers holds in every cycle.

use crate::common::agree::{instruction, manners};
use crate::common::environment::{Bench, Manners};
use crate::common::many::many;
use crate::common::{bare, halt, image, nop, op, when};
use crate::extent::Extent;
use golden_model::{Features, Machine, MachineOptions};
use isa::divergence::multi_path::RegionField::{self, *};
use isa::divergence::DivergenceField;
use isa::trace::Scalar::*;
use isa::trace::{PerContext, WarpState};
use isa::{Context, CoreConfig, CycleRecord, Instruction, Opcode, PredicateRegister, Slot};
use proptest::prelude::*;

const CYCLES: u64 = 2_500;

/// What parts lanes, brings them together, interrupts, stops, starts or waits.
fn unruly() -> impl Strategy<Value = Instruction> {
    use Opcode::*;
    let opcode = prop::sample::select(vec![
        Split, Split, Split, Split, Split, Splitl, Join, Join, Join, Jmpi, Jmpi, Jmpi, Trap, Trap, Reti, Ei, Di,
        Wspawn, Bar, Halt, Jalis, Jmprt, Div, Ld, Ld, Clone, Tlbflush,
    ]);
    let guard = prop_oneof![1 => Just(None), 2 => (0..3_u8).prop_map(Some)];
    (opcode, prop::array::uniform3(0..8_u8), -6..10_i64, guard).prop_map(|(opcode, registers, immediate, guard)| {
        let immediate = match opcode.class().has_immediate() {
            true => 4 * immediate,
            false => 0,
        };
        Instruction::new(opcode, registers, immediate).guarded(guard.map(PredicateRegister))
    })
}

fn body() -> impl Strategy<Value = Vec<Instruction>> {
    let quiet = instruction(4);
    let mixed = prop_oneof![1 => quiet, 2 => unruly()];
    prop::collection::vec(mixed, 1..50)
}

/// All lanes on with different numbers and predicates, then so many splits; the kernel entry is somewhere in the body,
/// or at a handler that takes a byte and comes back.
fn program(body: &[Instruction], lanes: u32, splits: usize, entry: Option<usize>) -> Vec<Instruction> {
    use Opcode::*;
    let body_begins = 13;
    let handler = body_begins + body.len() + 1;
    let entry = entry.map_or(handler, |entry| body_begins + entry % body.len());
    let mut program = vec![
        op(Ldi, &[7], 4 * entry as i64),
        op(Skep, &[7], 0),
        op(Ldi, &[1], lanes.into()),
        op(Jalis, &[2, 1], 0),
        op(Hwid, &[1], 0),
        op(Andi, &[2, 1], 1),
        op(Rtop, &[1, 2], 0),
        op(Andi, &[2, 1], 2),
        op(Rtop, &[2, 2], 0),
        op(Ldi, &[5], 2),
        op(Ldi, &[6], 48),
        nop(),
        nop(),
    ];
    for guard in 1..=splits {
        program[body_begins - guard] = when(guard as u8, bare(Split));
    }
    program.extend_from_slice(body);
    program.extend([halt(), op(Ldi, &[1], 1), op(Shli, &[1, 1], 31), op(Ld, &[2, 1], 0), bare(Reti)]);
    program
}

/// A field of a context's place in the regions of its warp.
fn region(record: &CycleRecord, field: RegionField, context: u32) -> u64 {
    let field = DivergenceField::Region(field);
    record.get(Slot::Divergence(field, Context(context)))
}

/// What the rules promise of a cycle's state.
fn check(config: &CoreConfig, record: &CycleRecord) -> Result<(), TestCaseError> {
    let of = |field, context| region(record, field, context);
    let state = |context| record.get(Slot::Context(PerContext::State, Context(context)));
    let lanes = |context| record.get(Slot::Context(PerContext::ActiveMask, Context(context)));
    let (free, stopped) = (WarpState::Free as u64, WarpState::Stopped as u64);
    for warp in 0..config.arch.warps() {
        let mine = |&context: &u32| {
            let owner = match config.home_of(Context(context)) {
                Some(home) => home.0,
                None => of(Owner, context) as u32,
            };
            owner == warp && state(context) != free
        };
        let mine: Vec<_> = (0..config.contexts()).filter(mine).collect();
        let in_handler = of(InHandler, warp) == 1;
        let mut taken = 0;
        for &context in &mine {
            prop_assert!(in_handler || taken & lanes(context) == 0, "warp {}", warp);
            taken |= lanes(context);
            if of(EntryValid, context) == 1 {
                prop_assert_eq!(lanes(context) & !of(EntryPending, context), 0);
                prop_assert!(of(EntriesUsed, warp) >> of(Entry, context) & 1 == 1);
                let inside = of(EntryPending, context) | of(EntryDeferredMask, context);
                prop_assert_eq!(inside & !of(EntryMask, context), 0);
            } else if !in_handler {
                prop_assert_eq!((context, mine.len()), (warp, 1), "outside of all regions");
            }
            prop_assert!(state(context) != stopped || mine.len() == 1);
        }
        if of(HolderValid, warp) == 1 {
            prop_assert!(mine.contains(&(of(Holder, warp) as u32)));
        }
        prop_assert!(!in_handler || of(HolderValid, warp) == 1);
        prop_assert!(in_handler || of(ShadowEntryValid, warp) == 0);
    }
    for context in 0..config.contexts() {
        if state(context) == free {
            prop_assert_eq!((lanes(context), of(EntryValid, context)), (0, 0));
        }
    }
    Ok(())
}

/// What an interrupt that is taken finds of the other contexts of its warp: they are quiet, and held.
fn check_interrupt(config: &CoreConfig, record: &CycleRecord) -> Result<(), TestCaseError> {
    if record.scalar(InterruptValid) == 0 {
        return Ok(());
    }
    let of = |field, context| region(record, field, context);
    let owner = |context| match config.home_of(Context(context)) {
        Some(home) => u64::from(home.0),
        None => of(Owner, context),
    };
    let get = |field, context| record.get(Slot::Context(field, Context(context)));
    let interrupted = record.scalar(ExecuteContext) as u32;
    for other in 0..config.contexts() {
        let is_free = get(PerContext::State, other) == WarpState::Free as u64;
        if is_free || other == interrupted || owner(other) != owner(interrupted) {
            continue;
        }
        let home = owner(interrupted) as u32;
        let holder = (of(HolderValid, home), of(Holder, home));
        prop_assert_eq!(holder, (1, interrupted.into()));
        prop_assert_eq!(get(PerContext::InFlight, other), 0);
        use WarpState::{Running, WaitBarrier, WaitSpawn};
        let quiet = [Running, WaitBarrier, WaitSpawn].map(|state| state as u64);
        let state = get(PerContext::State, other);
        prop_assert!(quiet.contains(&state), "{}", state);
    }
    Ok(())
}

/// Runs the timing model; now and then a byte arrives at the console. How many instructions have gone through commit.
fn run_timed(config: &CoreConfig, image: &[u8], manners: Manners) -> Result<u64, TestCaseError> {
    let mut bench = Bench::new(config, image, manners);
    let apart = 80 + manners.seed % 512;
    let mut committed = 0;
    while bench.cycle < CYCLES && !bench.is_done() {
        bench.step();
        if bench.cycle.is_multiple_of(apart) {
            bench.memory.type_input(b"h");
        }
        check(config, &bench.record)?;
        check_interrupt(config, &bench.record)?;
        committed += bench.scalar(CommitValid);
    }
    Ok(committed)
}

/// A program, and the core that it runs on.
#[derive(Clone, Debug)]
struct Case {
    body: Vec<Instruction>,
    lanes: u32,
    warps: u32,
    splits: usize,
    split_contexts: u32,
    depth: u32,
    tlb_entries: u32,
    entry: Option<usize>,
    manners: Manners,
}

fn case() -> impl Strategy<Value = Case> {
    let shape = (1..9_u32, 1..4_u32, 0..3_usize, 0..6_u32);
    let depth = prop_oneof![1 => 1..4_u32, 2 => Just(16)];
    let tlb_entries = prop::sample::select(vec![0, 2]);
    let entry = prop_oneof![1 => (0..50_usize).prop_map(Some), 3 => Just(None)];
    (body(), shape, depth, tlb_entries, entry, manners()).prop_map(
        |(body, (lanes, warps, splits, split_contexts), depth, tlb_entries, entry, manners)| Case {
            body,
            lanes,
            warps,
            splits,
            split_contexts,
            depth,
            tlb_entries,
            entry,
            manners,
        },
    )
}

/// Runs a case on the functional machine and on the timing model: how many warp-instructions both have executed.
fn as_promised(case: Case) -> Result<u64, TestCaseError> {
    let Case { lanes, warps, split_contexts, depth, tlb_entries, .. } = case;
    let pipeline = if case.manners.seed & 1024 != 0 { "deep" } else { "short" };
    let config = CoreConfig::from_line(&format!(
        "arch = '4w8/8/{lanes}/{warps}', divergence = 'multi-path', split_contexts = {split_contexts}, \
         stack_depth = {depth}, ram_bytes = 4096, tlb_entries = {tlb_entries}, \
         pipeline = '{pipeline}'"
    ));
    let config = config.expect("a legal configuration");
    let program = program(&case.body, case.lanes, case.splits, case.entry);
    let image = image(&config.arch, &program);
    let options = MachineOptions {
        ram_bytes: config.ram_bytes,
        stack_depth: case.depth,
        features: Features::from(&config),
        ..MachineOptions::for_arch(&config.arch)
    };
    let mut machine = Machine::new(config.arch, options, &image).expect("a machine");
    for _ in 0..4 {
        machine.run(CYCLES / 4);
        machine.state().awaiting();
        machine.type_input(b"h");
    }
    let timed = run_timed(&config, &image, case.manners)?;
    Ok(machine.statistics().warp_instructions + timed)
}

extents! {
    "10 minutes: 100 million warp-instructions of random programs":

    /// Rules: P9.13.1, P9.13.8, P9.13.9, P9.13.10, P9.13.11, P9.13.14, I8.6.1, I8.6.2, I8.6.3, I8.6.7, I8.6.9, I8.6.12,
    /// I8.6.13, I8.6.17.
    test contexts_and_regions_are_as_promised(extent) {
        many(extent, 1200, case(), as_promised);
    }
}
