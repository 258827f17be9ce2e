//! Programs that part lanes only by split or splitl, a guarded jump behind it, and join leave the same registers,
//! memory and console with every mechanism that has them, and as if each lane had run alone.

use crate::common::image;
use crate::common::many::many;
use crate::common::parts::{functions_and_main, program, MEMORY, MEMORY_BYTES, OWN_MEMORY};
use crate::extent::Extent;
use golden_model::{Event, Features, Machine, MachineOptions, Outcome};
use isa::{
    ArchId, Context, DivergenceMechanism, Gpr, Instruction, Lane, LaneMask, Opcode, PredicateRegister, Reconvergence,
    Warp,
};
use proptest::prelude::*;

/// What lane has in registers 0 to 5, and its predicates 0 to 2.
type Given = ([u32; 6], [bool; 3]);

/// What a run leaves: each lane's registers, predicates and memory; and the console.
#[derive(Debug, PartialEq, Eq)]
struct Left {
    lanes: Vec<(Vec<u64>, Vec<bool>, Vec<u8>)>,
    console: Vec<u8>,
}

/// A mechanism with all its options.
type Mechanism = (DivergenceMechanism, Reconvergence, Option<u32>);

const STACK: Mechanism = (DivergenceMechanism::Stack, Reconvergence::Implicit, None);

/// Every mechanism that has split and join, but for the stack.
const OTHERS: [Mechanism; 5] =
    [paired(Reconvergence::Implicit), paired(Reconvergence::Explicit), multi(0), multi(1), multi(8)];

const fn paired(reconvergence: Reconvergence) -> Mechanism {
    (DivergenceMechanism::PairedPath, reconvergence, None)
}

const fn multi(split_contexts: u32) -> Mechanism {
    let split_contexts = Some(split_contexts);
    (DivergenceMechanism::MultiPath, Reconvergence::Implicit, split_contexts)
}

/// Runs a program with the lanes given, the first of which has this number: what it leaves, and how many
/// warp-instructions it took.
fn run(
    (divergence, reconvergence, split_contexts): Mechanism,
    program: &[Instruction],
    first: usize,
    given: &[Given],
) -> (Left, u64) {
    let count = given.len() as u32;
    let arch: ArchId = format!("4w16/8/{count}/1").parse().unwrap();
    let features = Features { divergence, reconvergence, split_contexts, ..Features::COMPLETE };
    let options = MachineOptions {
        features,
        stack_depth: match divergence {
            DivergenceMechanism::Stack | DivergenceMechanism::MultiPath => 64,
            _ => divergence.stack_depth_default(&arch),
        },
        ..MachineOptions::for_arch(&arch)
    };
    let mut machine = Machine::new(arch, options, &image(&arch, program)).unwrap();
    let state = machine.state_mut();
    state.set_active_mask(Context(0), LaneMask::all(count));
    for register in 0..3 {
        let is_true = |&lane: &Lane| given[lane.index()].1[usize::from(register)];
        let lanes = (0..count).map(Lane).filter(is_true).collect();
        state.set_predicate(Warp(0), PredicateRegister(register), lanes);
    }
    for (lane, (registers, _)) in given.iter().enumerate() {
        let own = MEMORY + MEMORY_BYTES * (first + lane) as u64;
        state.set_gpr(Warp(0), Lane::from(lane), Gpr(OWN_MEMORY), own);
        for (number, &value) in (0..).zip(registers) {
            state.set_gpr(Warp(0), Lane::from(lane), Gpr(number), value.into());
        }
    }
    let mut at_halt = Vec::new();
    let mut observer = |event: &Event<'_>| {
        if event.instruction.is_some_and(|one| one.opcode() == Opcode::Halt) {
            at_halt.push((event.context, event.active_before, event.depth_before));
        }
    };
    let outcome = machine.run_observed(1_000_000, &mut observer);
    assert_eq!(outcome, Outcome::AllStopped);
    assert_eq!(machine.stopped_by_interrupts(), [], "{divergence:?}");
    assert_eq!(at_halt, [(Context(0), LaneMask::all(count), 0)]);
    let console = machine.take_console_output();
    let (state, ram) = (machine.state(), machine.memory().ram());
    let lanes = (0..given.len()).map(|lane| {
        let gprs = (0..16).map(|number| state.gpr(Warp(0), Lane::from(lane), Gpr(number)));
        let predicates = (0..8).map(|number| state.predicate(Warp(0), Lane::from(lane), PredicateRegister(number)));
        let own = (MEMORY + MEMORY_BYTES * (first + lane) as u64) as usize;
        let memory = ram[own..own + MEMORY_BYTES as usize].to_vec();
        (gprs.collect(), predicates.collect(), memory)
    });
    let lanes = lanes.collect();
    let instructions = machine.statistics().warp_instructions;
    (Left { lanes, console }, instructions)
}

/// Each lane alone. What all lanes print together is what the last one prints.
fn run_alone(program: &[Instruction], given: &[Given]) -> (Left, u64) {
    let (mut lanes, mut instructions) = (Vec::new(), 0);
    let mut console = Vec::new();
    for (lane, one) in given.iter().enumerate() {
        let (left, executed) = run(STACK, program, lane, std::slice::from_ref(one));
        instructions += executed;
        lanes.extend(left.lanes);
        console = left.console;
    }
    (Left { lanes, console }, instructions)
}

fn given() -> impl Strategy<Value = Vec<Given>> {
    let register = prop_oneof![3 => 0..8_u32, 1 => any::<u32>()];
    let lane = (prop::array::uniform6(register), prop::array::uniform3(any::<bool>()));
    prop::collection::vec(lane, 1..17)
}

extents! {
    "10 minutes: 100 million warp-instructions of random programs":

    /// Rules: I8.1.1, I8.1.2, I8.1.3, I8.1.5, I8.2.3, I8.5.9, I8.5.15, I8.6.1, I8.6.5, I8.6.6, I8.6.7, I8.6.8.
    test structured_programs_leave_the_same_with_every_mechanism_and_lane_by_lane(extent) {
        many(
            extent,
            400,
            (functions_and_main(0), given()),
            |((functions, main), given)| {
                let program = program(&functions, &main);
                prop_assume!(4 * program.len() < MEMORY as usize);
                let (alone, mut executed) = run_alone(&program, &given);
                for mechanism in OTHERS.into_iter().chain([STACK]) {
                    let (left, instructions) = run(mechanism, &program, 0, &given);
                    prop_assert_eq!(&left, &alone, "{:?}", mechanism);
                    executed += instructions;
                }
                Ok(executed)
            },
        );
    }
}
