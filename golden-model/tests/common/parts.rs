//! Random programs that part lanes only by split or splitl, a guarded jump behind it, and join, and whose lanes have
//! memories of their own.

use super::{bare, halt, nop};
use isa::{Instruction, Opcode, OperandClass, PredicateRegister};
use proptest::prelude::*;

use super::{op, when};

/// Where the lanes' own memories begin, and how many bytes each has.
pub const MEMORY: u64 = 0x8000;
pub const MEMORY_BYTES: u64 = 64;
/// Registers 0 to 5 and predicates 0 to 2 are anybody's. The others are these.
pub const ADDRESS: u8 = 6;
pub const OWN_MEMORY: u8 = 7;
pub const COUNTERS: u8 = 8;
pub const LINK: u8 = 12;
pub const STAY: u8 = 3;
/// How deep loops are nested in the main program; in a function there is one more.
pub const LOOPS_MAX: u8 = 2;

/// A part of a program; every lane that enters it leaves it.
#[derive(Clone, Debug)]
pub enum Part {
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

/// A part; with so much weight, beside instructions that raise nothing, divisions and traps.
pub fn part_with(calls: bool, interrupts: u32) -> impl Strategy<Value = Part> {
    use Opcode::*;
    let guard = || {
        let guard = prop_oneof![2 => Just(None), 1 => (0..3_u8).prop_map(Some)];
        guard.prop_map(|guard| guard.map(PredicateRegister))
    };
    let opcode = prop::sample::select(vec![
        Neg, Not, And, Or, Xor, Add, Sub, Shl, Shr, Mul, Andi, Ori, Xori, Addi, Subi, Muli, Shli, Shri, Ldi, Rtop,
        Isneg, Iszero, Andp, Orp, Xorp, Notp, Rtop, Isneg,
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
    let access = (prop::sample::select(vec![Ld, St]), 0..6_u8, 0..6_u8, guard());
    let access = access.prop_map(|(opcode, value, base, guard)| Part::Access(opcode, value, base, guard));
    let divide = (prop::sample::select(vec![Div, Mod]), prop::array::uniform3(0..6_u8))
        .prop_map(|(opcode, registers)| Part::One(Instruction::new(opcode, registers, 0)));
    let trap = Just(Part::One(Instruction::new(Trap, [0; 3], 0)));
    let quiet = prop_oneof![10 => one, 3 => access].boxed();
    let mut leaves = vec![(12, quiet)];
    if calls {
        leaves.push((1, (0..2_usize).prop_map(Part::Call).boxed()));
    }
    if interrupts != 0 {
        leaves.push((interrupts, divide.boxed()));
        leaves.push((interrupts, trap.boxed()));
    }
    let leaf = prop::strategy::Union::new_weighted(leaves);
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
pub fn emit(out: &mut Vec<Instruction>, parts: &[Part], functions: &[usize], level: u8) {
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
                out.extend([nop(), nop()]);
                emit(out, no, functions, level);
                let over = out.len();
                out.push(nop());
                let begin_yes = out.len();
                emit(out, yes, functions, level);
                out.push(bare(Join));
                out[start] = when(*guard, bare(Split));
                out[start + 1] = when(*guard, op(Jmpi, &[], distance(start + 1, begin_yes)));
                out[over] = op(Jmpi, &[], distance(over, out.len() - 1));
            }
            Part::Unless(guard, no) => {
                out.extend([nop(), nop()]);
                emit(out, no, functions, level);
                out.push(bare(Join));
                out[start] = when(*guard, bare(Split));
                out[start + 1] = when(*guard, op(Jmpi, &[], distance(start + 1, out.len() - 1)));
            }
            Part::Loop(times, body) if level < LOOPS_MAX || (in_function && level == LOOPS_MAX) => {
                let (counter, stay) = (COUNTERS + level, STAY + level);
                out.push(op(Andi, &[counter, *times], 3));
                emit(out, body, functions, level + 1);
                out.extend([op(Rtop, &[stay, counter], 0), op(Subi, &[counter, counter], 1), when(stay, bare(Splitl))]);
                let jump = out.len();
                out.push(when(stay, op(Jmpi, &[], distance(jump, start + 1))));
                out.push(bare(Join));
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

/// Some functions, then the parts of a main program, each with what it prints.
pub fn functions_and_main(interrupts: u32) -> impl Strategy<Value = ([Vec<Part>; 2], Vec<Part>)> {
    let functions = prop::array::uniform2(prop::collection::vec(part_with(false, interrupts), 0..4));
    let body = (prop::collection::vec(part_with(true, interrupts), 1..6), 0..6_u8);
    let main = prop::collection::vec(body, 1..5).prop_map(|bodies| {
        let mut main = Vec::new();
        for (body, printed) in bodies {
            main.extend(body);
            main.push(Part::Print(printed));
        }
        main
    });
    (functions, main)
}

/// The functions, below them nothing but the jump to the main program, which is behind them.
pub fn program(functions: &[Vec<Part>], main: &[Part]) -> Vec<Instruction> {
    let mut out = vec![nop()];
    let mut addresses = Vec::new();
    for function in functions {
        addresses.push(out.len());
        emit(&mut out, function, &[], LOOPS_MAX);
        out.push(op(Opcode::Jmpr, &[LINK], 0));
    }
    out[0] = op(Opcode::Jmpi, &[], 4 * (out.len() as i64 - 1));
    emit(&mut out, main, &addresses, 0);
    out.push(halt());
    out
}
