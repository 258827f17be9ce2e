//! Random programs that are put together from pieces that end.

use super::halt;
use isa::{ArchId, Instruction, Opcode, PredicateRegister};
use proptest::prelude::*;

use super::{bare, image, op, when};

/// A handler, which counts what comes from 0xf80 on and takes waiting input; then all lanes on, the
/// body, halt.
pub fn handled_image(arch: &ArchId, body: &[Instruction]) -> Vec<u8> {
    use Opcode::*;
    let bytes = i64::from(arch.word_bytes());
    let handler = [
        op(Ldi, &[1], 1),
        op(Shli, &[1, 1], 8 * bytes - 1),
        op(Ld, &[2, 1], 0),
        op(Shli, &[0, 0], 3),
        op(Ld, &[2, 0], 0xf80),
        op(Addi, &[2, 2], 1),
        op(St, &[2, 0], 0xf80),
        op(Subi, &[3, 0], 8 * 6),
        op(Iszero, &[0, 3], 0),
        when(0, halt()),
        bare(Reti),
    ];
    let mut program = vec![bare(Di), op(Jali, &[7], bytes * handler.len() as i64)];
    program.extend(handler);
    program.extend([
        op(Skep, &[7], 0),
        bare(Ei),
        op(Ldi, &[1], i64::from(arch.lanes())),
        op(Jalis, &[2, 1], 0),
        op(Hwid, &[1], 0),
    ]);
    program.extend_from_slice(body);
    program.push(halt());
    image(arch, &program)
}

/// A piece of a program that ends and does not fault, whatever the registers hold.
#[derive(Clone, Debug)]
pub enum Piece {
    /// One instruction on registers 0 to 4 and predicates 0 to 2.
    One(Instruction),
    /// A load, store or atomic instruction, aligned or not, between 0xe00 and 0xfff.
    Access(Opcode, u8, u8, Option<PredicateRegister>),
    /// A load or store of the console's word.
    Console(Opcode, u8),
    /// The lanes in which the predicate is false do the pieces.
    Unless(u8, Vec<Piece>),
    /// Every lane does the pieces once more than its number.
    Loop(Vec<Piece>),
    /// The lowest active lane goes to the last lane.
    Clone,
    /// The handler, if there is one, comes back.
    Trap,
    /// The warp goes on in user mode, in which di, ei and the like trap for good.
    UserMode,
    /// Maps another page to page 0, and loads and stores in both.
    Virtual(u8, u8),
}

pub fn piece() -> impl Strategy<Value = Piece> {
    use Opcode::*;
    let guard = || prop_oneof![2 => Just(None), 1 => (0..3_u8).prop_map(Some)];
    let simple = prop::sample::select(vec![
        Nop, Neg, Not, And, Or, Xor, Add, Sub, Shl, Shr, Andi, Ori, Xori, Addi, Subi, Shli, Shri, Ldi, Hwid, Rtop,
        Isneg, Iszero, Andp, Orp, Xorp, Notp, Mul, Muli, Div, Divi, Mod, Modi, Itof, Ftoi, Fadd, Fsub, Fmul, Fdiv,
        Fneg, Ei, Di, Eq, Ne, Lt, Ge, Ltu, Geu, Eqi, Nei, Lti, Gei, Ltui, Geui, Feq, Flt, Fle, Sra, Srai, Mulhu, Fence,
    ]);
    let access = || prop::sample::select(vec![Ld, St]);
    // Half of them words.
    let access_of_any_kind = prop::sample::select(vec![
        Ld, Ld, Ld, Ld, Ld, Ld, Ld, St, St, St, St, St, St, St, Ldb, Ldbu, Ldh, Ldhu, Stb, Sth, Aswap, Aadd, Aand, Aor,
        Axor, Amin, Amax, Aminu, Amaxu, Acas,
    ]);
    let predicate_number = |opcode: Opcode, [a, b, c]: [u8; 3]| match opcode.class() {
        isa::OperandClass::PredReg | isa::OperandClass::PredRegReg | isa::OperandClass::PredShort => [a % 3, b, c],
        isa::OperandClass::TwoPred | isa::OperandClass::ThreePred => [a % 3, b % 3, c % 3],
        _ => [a, b, c],
    };
    let leaf = prop_oneof![
        12 => (simple, prop::array::uniform3(0..5_u8), -8..32_i64, guard()).prop_map(
            move |(opcode, registers, immediate, guard)| {
                let registers = predicate_number(opcode, registers);
                let instruction = Instruction::new(opcode, registers, immediate);
                Piece::One(instruction.guarded(guard.map(PredicateRegister)))
            }
        ),
        4 => (access_of_any_kind, 0..5_u8, 0..5_u8, guard()).prop_map(|(opcode, value, base, guard)| {
            Piece::Access(opcode, value, base, guard.map(PredicateRegister))
        }),
        1 => (access(), 0..5_u8).prop_map(|(opcode, value)| Piece::Console(opcode, value)),
        1 => Just(Piece::Clone),
        3 => Just(Piece::Trap),
        1 => Just(Piece::UserMode),
        1 => (0..5_u8, 0..5_u8).prop_map(|(value, base)| Piece::Virtual(value, base)),
    ];
    leaf.prop_recursive(4, 60, 8, |inner| {
        let body = || prop::collection::vec(inner.clone(), 1..6);
        prop_oneof![
            2 => (0..3_u8, body()).prop_map(|(guard, pieces)| Piece::Unless(guard, pieces)),
            1 => body().prop_map(Piece::Loop),
        ]
    })
}

/// The instructions of some pieces; `level` counts the loops around them.
pub fn emit(arch: &ArchId, pieces: &[Piece], level: u8) -> Vec<Instruction> {
    use Opcode::*;
    let bytes = i64::from(arch.word_bytes());
    let mut out = Vec::new();
    for piece in pieces {
        match piece {
            Piece::One(instruction) => out.push(*instruction),
            Piece::Access(opcode, value, base, guard) => out.extend([
                op(Ldi, &[5], 0x1ff),
                op(And, &[5, 5, *base], 0),
                op(Addi, &[5, 5], 0xe00),
                op(*opcode, &[*value, 5, *base], 0).guarded(*guard),
            ]),
            Piece::Console(opcode, value) => {
                out.extend([op(Ldi, &[5], 1), op(Shli, &[5, 5], 8 * bytes - 1), op(*opcode, &[*value, 5], 0)])
            }
            Piece::Unless(guard, inner) => {
                let inner = emit(arch, inner, level);
                out.push(when(*guard, bare(Split)));
                // The pieces change the predicate: the jump must still be all or none of each side.
                let over = bytes * inner.len() as i64;
                out.push(when(*guard, op(Jmpi, &[], over)));
                out.extend(inner);
                out.push(bare(Join));
            }
            Piece::Loop(inner) if level < 2 => {
                let (counter, stay) = (6 + level, 3 + level);
                let inner = emit(arch, inner, level + 1);
                out.push(op(Hwid, &[counter], 0));
                let back = -bytes * (inner.len() as i64 + 4);
                out.extend(inner);
                out.extend([
                    op(Rtop, &[stay, counter], 0),
                    op(Subi, &[counter, counter], 1),
                    when(stay, bare(Splitl)),
                    when(stay, op(Jmpi, &[], back)),
                    bare(Join),
                ]);
            }
            Piece::Loop(inner) => out.extend(emit(arch, inner, level)),
            Piece::Trap => out.push(bare(Trap)),
            Piece::UserMode => out.extend([op(Jali, &[5], 0), op(Addi, &[5, 5], 2 * bytes), op(Jmpru, &[5], 0)]),
            Piece::Virtual(value, base) => out.extend([
                // r5 = page 1 (the base's bit 9 picks the page); the flags are in r5, too.
                op(Ldi, &[5], 1),
                op(Shli, &[5, 5], 12),
                op(Ori, &[5, 5], 63),
                op(Sub, &[*value, *value, *value], 0),
                op(Tlbadd, &[5, *value, 5], 0),
                op(Andi, &[5, *base], 0x1ff),
                op(Shli, &[*value, *base], 12),
                op(Xor, &[5, 5, *value], 0),
                op(Ld, &[*value, 5], 0xe00),
                op(St, &[*value, 5], 0xe04),
            ]),
            Piece::Clone => out.extend([op(Hwid, &[5], 2), op(Subi, &[5, 5], 1), op(Opcode::Clone, &[5], 0)]),
        }
    }
    out
}
