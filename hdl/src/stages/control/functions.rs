//! What the lanes' ALUs and the predicate logic compute for each opcode.

use isa::Opcode;

use crate::units::lanes::lane_alu::AluFunction;
use crate::units::lanes::predicate_logic::PredicateFunction;

/// What the ALU computes for an opcode; anything for one that it has no part in.
pub(super) fn alu_function(opcode: Opcode) -> AluFunction {
    use Opcode::*;
    match opcode {
        Add | Addi | Ld | St => AluFunction::Add,
        Sub | Subi | Neg => AluFunction::Subtract,
        And | Andi => AluFunction::And,
        Or | Ori | Ldi | Hwid => AluFunction::Or,
        Xor | Xori => AluFunction::Xor,
        Not => AluFunction::AddInverted,
        Shl | Shli => AluFunction::ShiftLeft,
        Shr | Shri => AluFunction::ShiftRight,
        Nop | Di | Ei | Tlbadd | Tlbflush | Mul | Div | Mod | Muli | Divi | Modi | Jali | Jalr
        | Jmpi | Jmpr | Clone | Jalis | Jalrs | Jmprt | Rtop | Andp | Orp | Xorp | Notp | Isneg
        | Iszero | Halt | Trap | Jmpru | Skep | Reti | Tlbrm | Itof | Ftoi | Fadd | Fsub | Fmul
        | Fdiv | Fneg | Wspawn | Split | Join | Bar | Splitl => AluFunction::Add,
    }
}

/// What the predicate logic computes for an opcode; anything for one that it has no part in.
pub(super) fn predicate_function(opcode: Opcode) -> PredicateFunction {
    use Opcode::*;
    match opcode {
        Rtop => PredicateFunction::NotZero,
        Iszero => PredicateFunction::Zero,
        Isneg => PredicateFunction::Negative,
        Andp => PredicateFunction::And,
        Orp => PredicateFunction::Or,
        Xorp => PredicateFunction::Xor,
        Notp => PredicateFunction::Not,
        Nop
        | Di
        | Ei
        | Tlbadd
        | Tlbflush
        | Neg
        | Opcode::Not
        | Opcode::And
        | Opcode::Or
        | Opcode::Xor
        | Add
        | Sub
        | Mul
        | Div
        | Mod
        | Shl
        | Shr
        | Andi
        | Ori
        | Xori
        | Addi
        | Subi
        | Muli
        | Divi
        | Modi
        | Shli
        | Shri
        | Jali
        | Jalr
        | Jmpi
        | Jmpr
        | Clone
        | Jalis
        | Jalrs
        | Jmprt
        | Ld
        | St
        | Ldi
        | Halt
        | Trap
        | Jmpru
        | Skep
        | Reti
        | Tlbrm
        | Itof
        | Ftoi
        | Fadd
        | Fsub
        | Fmul
        | Fdiv
        | Fneg
        | Wspawn
        | Split
        | Join
        | Bar
        | Hwid
        | Splitl => PredicateFunction::NotZero,
    }
}
