//! What decode itself wants to know of an opcode: whether it exists, and where it has its operands.

use isa::{CoreConfig, DivergenceMechanism, Opcode, OperandClass, OperandKind};

use crate::kit::prelude::*;

/// Whether there are fewer registers of a kind than a slot can name.
fn is_checked(config: &CoreConfig, registers: u32) -> bool {
    registers < 1 << config.arch.register_bits()
}

/// Whether decode has to know which slots name GPRs.
fn tells_gprs(config: &CoreConfig) -> bool {
    is_checked(config, config.arch.gprs()) || config.scoreboard
}

rows! {
    /// How an instruction is read.
    pub struct FormRow / FormSignals(config: &CoreConfig) {
        /// The configuration does not have it.
        missing: bool = 1,
        /// User mode must not execute it.
        privileged: bool = 1,
        /// Its second operand is its immediate.
        takes_immediate: bool = 1,
        /// It is a hwid.
        asks_for_identity: bool = 1,
        /// It has no first operand: its only one comes second, and the ALU's first is 0.
        lacks_first: bool = 1,
        /// Its first register is in slot 0: it has no destination.
        reads_slot_0: bool = 1,
        /// Its second register, in slot 0, is a value to store.
        stores_register: bool = 1,
        /// Its second register is in slot 1: it has no destination or no first operand, or tests a register.
        reads_second_from_slot_1: bool = 1,
        /// Its immediate has no register slot above it.
        immediate_alone: bool = 1,
        /// Its immediate has one register slot above it.
        immediate_after_one: bool = 1,
        /// Slot 0 names a GPR.
        slot_0_is_gpr: bool = 1; if (tells_gprs(config)),
        /// Slot 1 names a GPR.
        slot_1_is_gpr: bool = 1; if (tells_gprs(config)),
        /// Slot 2 names a GPR.
        slot_2_is_gpr: bool = 1; if (tells_gprs(config)),
        /// Slot 0 names a predicate register.
        slot_0_is_predicate: bool = 1; if (is_checked(config, config.arch.preds())),
        /// Slot 1 names a predicate register.
        slot_1_is_predicate: bool = 1; if (is_checked(config, config.arch.preds())),
        /// Slot 2 names a predicate register.
        slot_2_is_predicate: bool = 1; if (is_checked(config, config.arch.preds())),
        /// It waits until nothing of its context is on its way to memory.
        drains: bool = 1; if (config.scoreboard),
    }
}

/// The row of an opcode that the configuration does not have.
pub(super) const MISSING: FormRow = FormRow { missing: true, ..FormRow::NOTHING };

/// The row of an opcode that the configuration has: it follows from the operand class.
pub(super) fn row(config: &CoreConfig, opcode: Opcode) -> FormRow {
    use OperandClass::*;
    let class = opcode.class();
    let slots = class.operands();
    let is = |slot: usize, has: fn(OperandKind) -> bool| slots.get(slot).is_some_and(|&kind| has(kind));
    let lacks_first = matches!(opcode, Opcode::Neg | Opcode::Not | Opcode::Ldi | Opcode::Hwid);
    let stores_register = matches!(class, ThreeImmSrc | ShortSrc);
    FormRow {
        missing: false,
        privileged: opcode.info().privileged,
        // A store's second operand is the value stored; its immediate goes to the adder by itself.
        takes_immediate: class.has_immediate() && !stores_register,
        asks_for_identity: opcode == Opcode::Hwid,
        lacks_first,
        reads_slot_0: matches!(class, OneReg | TwoRegSrc | ThreeRegSrc),
        stores_register,
        reads_second_from_slot_1: matches!(class, TwoRegSrc | ThreeRegSrc | PredReg)
            || (class == TwoReg && lacks_first),
        immediate_alone: class == OneImm,
        immediate_after_one: class == TwoImm,
        slot_0_is_gpr: is(0, OperandKind::is_gpr),
        slot_1_is_gpr: is(1, OperandKind::is_gpr),
        slot_2_is_gpr: is(2, OperandKind::is_gpr),
        slot_0_is_predicate: is(0, OperandKind::is_predicate),
        slot_1_is_predicate: is(1, OperandKind::is_predicate),
        slot_2_is_predicate: is(2, OperandKind::is_predicate),
        drains: drains(config, opcode),
    }
}

/// Whether an instruction waits until nothing of its context is on its way to memory (docs/pipeline.md, P22.7).
fn drains(config: &CoreConfig, opcode: Opcode) -> bool {
    use Opcode::*;
    match opcode {
        Clone | Reti | Halt | Bar | Jalis | Jalrs | Ring | Tlbadd | Tlbrm | Tlbflush | Fence => true,
        Split | Splitl | Join => config.divergence == DivergenceMechanism::MultiPath,
        Nop | Ldi | Hwid | Neg | Not | And | Or | Xor | Add | Sub | Shl | Shr => false,
        Andi | Ori | Xori | Addi | Subi | Shli | Shri => false,
        Mul | Div | Mod | Muli | Divi | Modi => false,
        Itof | Ftoi | Fadd | Fsub | Fmul | Fdiv | Fneg => false,
        Rtop | Iszero | Isneg | Andp | Orp | Xorp | Notp => false,
        Jmpi | Jali | Jmpr | Jalr | Jmprt | Jmpru | Ld | St | Wspawn => false,
        Trap | Ei | Di | Skep => false,
        Eq | Ne | Lt | Ge | Ltu | Geu | Eqi | Nei | Lti | Gei | Ltui | Geui => false,
        Feq | Flt | Fle | Sra | Srai | Mulhu => false,
        Ldb | Ldbu | Ldh | Ldhu | Ldw | Ldwu | Stb | Sth | Stw => false,
        Aswap | Aadd | Aand | Aor | Axor | Amin | Amax | Aminu | Amaxu | Acas => false,
        Custom0 | Custom1 | Custom2 | Custom3 | Custom4 | Custom5 | Custom6 | Custom7 => false,
    }
}
