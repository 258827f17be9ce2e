//! Programs that part lanes only by split or splitl, a guarded jump behind it, and join leave the same registers, memory and
//! console with every mechanism that has them, and as if each lane had run alone.

mod common;

use common::{image, op, when};
use golden_model::{Features, Machine, MachineOptions, Outcome};
use isa::{
    ArchId, Context, DivergenceMechanism, Gpr, Instruction, Lane, LaneMask, Opcode, OperandClass,
    PredicateRegister, Reconvergence, Warp,
};
use proptest::prelude::*;

/// Where the lanes' own memories begin, and how many bytes each has.
const MEMORY: u64 = 0x8000;
const MEMORY_BYTES: u64 = 64;
/// Registers 0 to 5 and predicates 0 to 2 are anybody's. The others are these.
const ADDRESS: u8 = 6;
const OWN_MEMORY: u8 = 7;
const COUNTERS: u8 = 8;
const LINK: u8 = 12;
const STAY: u8 = 3;
/// How deep loops are nested in the main program; in a function there is one more.
const LOOPS_MAX: u8 = 2;

/// A part of a program; every lane that comes to it leaves it.
#[derive(Clone, Debug)]
enum Part {
    /// An instruction of registers alone.
    One(Instruction),
    /// A load or store in the lane's own memory.
    Access(Opcode, u8, u8, Option<PredicateRegister>),
    /// Lanes in which the predicate is true do the second parts, the others the first.
    If(u8, Vec<Part>, Vec<Part>),
    /// Lanes in which the predicate is false do the parts.
    Unless(u8, Vec<Part>),
    /// The parts once, and up to three times more, as a register of the lane says.
    Loop(u8, Vec<Part>),
    /// A call of one of the functions.
    Call(usize),
    /// A byte to the console; only where all lanes are together.
    Print(u8),
}

fn part(calls: bool) -> impl Strategy<Value = Part> {
    use Opcode::*;
    let guard = || {
        let guard = prop_oneof![2 => Just(None), 1 => (0..3_u8).prop_map(Some)];
        guard.prop_map(|guard| guard.map(PredicateRegister))
    };
    let opcode = prop::sample::select(vec![
        Neg, Not, And, Or, Xor, Add, Sub, Shl, Shr, Mul, Andi, Ori, Xori, Addi, Subi, Muli, Shli,
        Shri, Ldi, Rtop, Isneg, Iszero, Andp, Orp, Xorp, Notp, Rtop, Isneg,
    ]);
    let one = (opcode, prop::array::uniform3(0..6_u8), -8..32_i64, guard());
    let one = one.prop_map(|(opcode, [a, b, c], immediate, guard)| {
        let registers = match opcode.class() {
            OperandClass::PredReg => [a % 3, b, c],
            OperandClass::TwoPred | OperandClass::ThreePred => [a % 3, b % 3, c % 3],
            _ => [a, b, c],
        };
        Part::One(Instruction::new(opcode, registers, immediate).guarded(guard))
    });
    let access = (
        prop::sample::select(vec![Ld, St]),
        0..6_u8,
        0..6_u8,
        guard(),
    );
    let access =
        access.prop_map(|(opcode, value, base, guard)| Part::Access(opcode, value, base, guard));
    let leaf = prop_oneof![
        10 => one,
        3 => access,
        u32::from(calls) => (0..2_usize).prop_map(Part::Call),
    ];
    leaf.prop_recursive(4, 60, 6, |inner| {
        let body = || prop::collection::vec(inner.clone(), 0..5);
        prop_oneof![
            3 => (0..3_u8, body(), body()).prop_map(|(guard, no, yes)| Part::If(guard, no, yes)),
            1 => (0..3_u8, body()).prop_map(|(guard, no)| Part::Unless(guard, no)),
            2 => (0..6_u8, body()).prop_map(|(times, body)| Part::Loop(times, body)),
        ]
    })
}

/// Emits parts behind what is there; `functions` are the addresses of the functions, none in a function itself; `level`
/// counts the loops around.
fn emit(out: &mut Vec<Instruction>, parts: &[Part], functions: &[usize], level: u8) {
    use Opcode::*;
    let in_function = functions.is_empty();
    let distance = |from: usize, to: usize| 4 * (to as i64 - from as i64 - 1);
    for part in parts {
        let start = out.len();
        match part {
            Part::One(instruction) => out.push(*instruction),
            Part::Access(opcode, value, base, guard) => out.extend([
                op(Andi, &[ADDRESS, *base], MEMORY_BYTES as i64 - 1),
                op(Add, &[ADDRESS, ADDRESS, OWN_MEMORY], 0),
                op(*opcode, &[*value, ADDRESS], 0).guarded(*guard),
            ]),
            Part::If(guard, no, yes) => {
                out.extend([op(Nop, &[], 0), op(Nop, &[], 0)]);
                emit(out, no, functions, level);
                let over = out.len();
                out.push(op(Nop, &[], 0));
                let begin_yes = out.len();
                emit(out, yes, functions, level);
                out.push(op(Join, &[], 0));
                out[start] = when(*guard, op(Split, &[], 0));
                out[start + 1] = when(*guard, op(Jmpi, &[], distance(start + 1, begin_yes)));
                out[over] = op(Jmpi, &[], distance(over, out.len() - 1));
            }
            Part::Unless(guard, no) => {
                out.extend([op(Nop, &[], 0), op(Nop, &[], 0)]);
                emit(out, no, functions, level);
                out.push(op(Join, &[], 0));
                out[start] = when(*guard, op(Split, &[], 0));
                out[start + 1] = when(*guard, op(Jmpi, &[], distance(start + 1, out.len() - 1)));
            }
            Part::Loop(times, body) if level < LOOPS_MAX || (in_function && level == LOOPS_MAX) => {
                let (counter, stay) = (COUNTERS + level, STAY + level);
                out.push(op(Andi, &[counter, *times], 3));
                emit(out, body, functions, level + 1);
                out.extend([
                    op(Rtop, &[stay, counter], 0),
                    op(Subi, &[counter, counter], 1),
                    when(stay, op(Splitl, &[], 0)),
                ]);
                let jump = out.len();
                out.push(when(stay, op(Jmpi, &[], distance(jump, start + 1))));
                out.push(op(Join, &[], 0));
            }
            Part::Loop(_, body) => emit(out, body, functions, level),
            Part::Call(function) => {
                out.push(op(Jali, &[LINK], distance(start, functions[*function])));
            }
            Part::Print(register) => out.extend([
                op(Ldi, &[ADDRESS], 1),
                op(Shli, &[ADDRESS, ADDRESS], 31),
                op(St, &[*register, ADDRESS], 0),
            ]),
        }
    }
}

/// The functions, below them nothing but the jump to the main program, which is behind them.
fn program(functions: &[Vec<Part>], main: &[Part]) -> Vec<Instruction> {
    let mut out = vec![op(Opcode::Nop, &[], 0)];
    let mut addresses = Vec::new();
    for function in functions {
        addresses.push(out.len());
        emit(&mut out, function, &[], LOOPS_MAX);
        out.push(op(Opcode::Jmpr, &[LINK], 0));
    }
    out[0] = op(Opcode::Jmpi, &[], 4 * (out.len() as i64 - 1));
    emit(&mut out, main, &addresses, 0);
    out.push(op(Opcode::Halt, &[], 0));
    out
}

/// What lane has in registers 0 to 5, and its predicates 0 to 2.
type Given = ([u32; 6], [bool; 3]);

/// What a run leaves: each lane's registers, predicates and memory; and the console.
#[derive(Debug, PartialEq, Eq)]
struct Left {
    lanes: Vec<(Vec<u64>, Vec<bool>, Vec<u8>)>,
    console: Vec<u8>,
}

/// Runs a program with the lanes given, the first of which has this number.
fn run(
    (divergence, reconvergence): (DivergenceMechanism, Reconvergence),
    program: &[Instruction],
    first: usize,
    given: &[Given],
) -> Left {
    let count = given.len() as u32;
    let arch: ArchId = format!("4w16/8/{count}/1").parse().unwrap();
    let features = Features {
        divergence,
        reconvergence,
        ..Features::COMPLETE
    };
    let depth = divergence.stack_depth_default(&arch);
    let options = MachineOptions {
        features,
        stack_depth: if divergence == DivergenceMechanism::Stack {
            64
        } else {
            depth
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
    assert_eq!(machine.run(1_000_000), Outcome::AllStopped);
    assert_eq!(machine.stopped_by_interrupts(), [], "{divergence:?}");
    assert_eq!(machine.state().divergence().depth(Context(0)), 0);
    let console = machine.take_console_output();
    let (state, ram) = (machine.state(), machine.memory().ram());
    let lanes = (0..given.len()).map(|lane| {
        let gprs = (0..16).map(|number| state.gpr(Warp(0), Lane::from(lane), Gpr(number)));
        let predicates = (0..8)
            .map(|number| state.predicate(Warp(0), Lane::from(lane), PredicateRegister(number)));
        let own = (MEMORY + MEMORY_BYTES * (first + lane) as u64) as usize;
        let memory = ram[own..own + MEMORY_BYTES as usize].to_vec();
        (gprs.collect(), predicates.collect(), memory)
    });
    let lanes = lanes.collect();
    Left { lanes, console }
}

const STACK: (DivergenceMechanism, Reconvergence) =
    (DivergenceMechanism::Stack, Reconvergence::Implicit);

/// Each lane alone. What all lanes print together is what the last one prints.
fn run_alone(program: &[Instruction], given: &[Given]) -> Left {
    let mut lanes = Vec::new();
    let mut console = Vec::new();
    for (lane, one) in given.iter().enumerate() {
        let left = run(STACK, program, lane, std::slice::from_ref(one));
        lanes.extend(left.lanes);
        console = left.console;
    }
    Left { lanes, console }
}

fn given() -> impl Strategy<Value = Vec<Given>> {
    let register = prop_oneof![3 => 0..8_u32, 1 => any::<u32>()];
    let lane = (
        prop::array::uniform6(register),
        prop::array::uniform3(any::<bool>()),
    );
    prop::collection::vec(lane, 1..17)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    /// Rules: I8.1, I8.2, I8.3, I8.5, I8.14, I8.3.9, I8.3.15.
    #[test]
    fn structured_programs_leave_the_same_with_every_mechanism_and_lane_by_lane(
        functions in prop::array::uniform2(prop::collection::vec(part(false), 0..4)),
        bodies in prop::collection::vec((prop::collection::vec(part(true), 1..6), 0..6_u8), 1..5),
        given in given(),
    ) {
        let mut main = Vec::new();
        for (body, printed) in bodies {
            main.extend(body);
            main.push(Part::Print(printed));
        }
        let program = program(&functions, &main);
        prop_assume!(4 * program.len() < MEMORY as usize);
        let alone = run_alone(&program, &given);
        for reconvergence in Reconvergence::ALL {
            let mechanism = (DivergenceMechanism::PairedPath, reconvergence);
            let paired = run(mechanism, &program, 0, &given);
            prop_assert_eq!(&paired, &alone, "{:?}", mechanism);
        }
        prop_assert_eq!(&run(STACK, &program, 0, &given), &alone);
    }
}
