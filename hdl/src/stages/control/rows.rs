//! The rows: what each opcode does. A new opcode does not compile until it has its rows.

use isa::{CoreConfig, ExecutionUnit, Opcode};

use super::ControlRow;
use crate::kit::Cell;
use crate::units::arithmetic::{self, ArithmeticOperation};
use crate::units::divergence::DivergenceOperation;
use crate::units::lanes::lane_alu::{AluLogic, AluRow};
use crate::units::lanes::predicate_logic::PredicateFunction;
use crate::units::memory::exchange::ExchangeFunction;
use crate::units::memory::load_store::AccessSize;

/// What an opcode makes the later stages do: what follows from its row of `isa`'s table, and what is said of it below.
pub(super) fn control(config: &CoreConfig, opcode: Opcode) -> ControlRow {
    let info = opcode.info();
    let own = own(config, opcode);
    let operation = arithmetic::operation(config, opcode);
    let computes = operation.is_some();
    // The units write by themselves what was loaded and computed.
    let by_unit = computes || matches!(opcode.unit(), ExecutionUnit::LoadStore | ExecutionUnit::Custom);
    ControlRow {
        writes_gpr: info.writes_gpr() && !by_unit,
        writes_predicate: info.writes_predicate(),
        uniform: info.divergence_checked,
        computes,
        operation: operation.unwrap_or(ArithmeticOperation::NOTHING),
        divides: opcode.unit() == ExecutionUnit::Divide,
        size: AccessSize::of(config, opcode),
        exchanges: opcode.is_atomic(),
        exchange: ExchangeFunction::of(opcode),
        is_signed: is_signed(opcode),
        redirects: own.redirects || computes,
        ..own
    }
}

/// A row that redirects its warp whenever a lane executes the instruction.
const REDIRECTS: ControlRow = ControlRow { redirects: true, ..ControlRow::NOTHING };

/// A row of what the predicate logic computes.
const fn predicate(predicate_function: PredicateFunction) -> ControlRow {
    ControlRow { predicate_function, ..ControlRow::NOTHING }
}

#[rustfmt::skip]
fn own(config: &CoreConfig, opcode: Opcode) -> ControlRow {
    use Opcode::*;
    const NOTHING: ControlRow = ControlRow::NOTHING;
    // Without translation the instructions of the TLB do nothing, but empty the caches.
    let empties_cache = config.has_cache();
    // With a scoreboard what is behind them is fetched again, too, and loads and stores let their warp go on.
    let fetched_again = config.tlb_entries > 0 || empties_cache || config.scoreboard;
    let page = ControlRow { redirects: fetched_again, empties_cache, ..NOTHING };
    let fence = ControlRow { redirects: empties_cache || config.scoreboard, ..page };
    let access = ControlRow { redirects: !config.scoreboard, ..NOTHING };
    match opcode {
        Nop | Ldi | Hwid => NOTHING,
        Neg | Not | And | Or | Xor | Add | Sub | Shl | Shr => NOTHING,
        Andi | Ori | Xori | Addi | Subi | Shli | Shri => NOTHING,
        Mul | Div | Mod | Muli | Divi | Modi => NOTHING,
        Itof | Ftoi | Fadd | Fsub | Fmul | Fdiv | Fneg => NOTHING,
        Sra | Srai | Mulhu => NOTHING,

        Rtop => predicate(PredicateFunction::NotZero),
        Iszero => predicate(PredicateFunction::Zero),
        Isneg => predicate(PredicateFunction::Negative),
        Andp => predicate(PredicateFunction::And),
        Orp => predicate(PredicateFunction::Or),
        Xorp => predicate(PredicateFunction::Xor),
        Notp => predicate(PredicateFunction::Not),
        Eq | Lt | Ltu | Eqi | Lti | Ltui => predicate(PredicateFunction::Compared),
        Ne | Ge | Geu | Nei | Gei | Geui => predicate(PredicateFunction::NotCompared),
        Feq | Flt | Fle => predicate(PredicateFunction::Compared),

        Jmpi => ControlRow { jump_immediate: true, jumps_back: true, ..REDIRECTS },
        Jali => ControlRow { jump_immediate: true, links: true, ..REDIRECTS },
        Jalis => ControlRow { jump_immediate: true, links: true, counts_lanes: true, ..REDIRECTS },
        Jmpr => ControlRow { jump_first: true, ..REDIRECTS },
        Jalr => ControlRow { jump_first: true, links: true, ..REDIRECTS },
        Jmprt => ControlRow { jump_first: true, one_lane: true, ..REDIRECTS },
        Jmpru => ControlRow { jump_first: true, leaves_supervisor: true, ..REDIRECTS },
        Jalrs => ControlRow { jump_second: true, links: true, counts_lanes: true, ..REDIRECTS },

        Ld | Ldb | Ldbu | Ldh | Ldhu | Ldw | Ldwu => ControlRow { loads: true, ..access },
        St | Stb | Sth | Stw => ControlRow { stores: true, ..access },
        Aswap | Aadd | Aand | Aor | Axor | Amin | Amax | Aminu | Amaxu | Acas => ControlRow { loads: true, ..access },
        Clone => ControlRow { clones: true, ..REDIRECTS },
        Bar => ControlRow { meets: true, ..REDIRECTS },
        Halt => ControlRow { halts: true, ..REDIRECTS },
        // It redirects its warp only when it has to wait.
        Wspawn => ControlRow { spawns: true, passes_second: true, ..NOTHING },

        // They act without lanes, and say themselves when they redirect.
        Split => ControlRow { divergence: DivergenceOperation::Split, ..NOTHING },
        Splitl => ControlRow { divergence: DivergenceOperation::SplitLoop, ..NOTHING },
        Join => ControlRow { divergence: DivergenceOperation::Join, ..NOTHING },

        Trap => ControlRow { traps: true, ..REDIRECTS },
        Reti => ControlRow { returns: true, ..REDIRECTS },
        Ei => ControlRow { enables: true, ..NOTHING },
        Di => ControlRow { disables: true, ..NOTHING },
        Skep => ControlRow { sets_entry: true, ..NOTHING },
        Tlbadd => ControlRow { adds_page: true, ..page },
        Tlbrm => ControlRow { removes_page: true, ..page },
        Tlbflush => ControlRow { flushes_pages: true, ..page },
        Fence => fence,
        Ring => ControlRow { rings: true, ..NOTHING },
        Custom0 | Custom1 | Custom2 | Custom3 | Custom4 | Custom5 | Custom6 | Custom7 => {
            let custom_number = opcode.custom_number().unwrap_or_default() as u8;
            ControlRow { asks_unit: true, custom_number, ..REDIRECTS }
        }
    }
}

/// Whether an opcode takes its operands, or what it loads, for signed numbers, where that makes a difference.
#[rustfmt::skip]
fn is_signed(opcode: Opcode) -> bool {
    use Opcode::*;
    match opcode {
        Lt | Lti | Ge | Gei | Sra | Srai => true,
        Ldb | Ldh | Ldw | Amin | Amax => true,
        Eq | Ne | Ltu | Geu | Eqi | Nei | Ltui | Geui | Mulhu => false,
        Feq | Flt | Fle | Ldbu | Ldhu | Ldwu | Stb | Sth | Stw | Fence | Ring => false,
        Aswap | Aadd | Aand | Aor | Axor | Aminu | Amaxu | Acas => false,
        Custom0 | Custom1 | Custom2 | Custom3 | Custom4 | Custom5 | Custom6 | Custom7 => false,

        Nop | Ldi | Hwid | Neg | Not | And | Or | Xor | Add | Sub | Shl | Shr => false,
        Andi | Ori | Xori | Addi | Subi | Shli | Shri => false,
        Mul | Div | Mod | Muli | Divi | Modi => false,
        Itof | Ftoi | Fadd | Fsub | Fmul | Fdiv | Fneg => false,
        Rtop | Iszero | Isneg | Andp | Orp | Xorp | Notp => false,
        Jmpi | Jali | Jalis | Jmpr | Jalr | Jmprt | Jmpru | Jalrs => false,
        Ld | St | Clone | Bar | Halt | Wspawn | Split | Splitl | Join => false,
        Trap | Reti | Ei | Di | Skep | Tlbadd | Tlbrm | Tlbflush => false,
    }
}

/// What the ALUs compute for an opcode; nothing for one that they have no part in.
#[rustfmt::skip]
pub(super) fn alu(opcode: Opcode) -> AluRow {
    use Opcode::*;
    const NOTHING: AluRow = AluRow::NOTHING;
    const SUM: AluRow = AluRow { sums: true, ..NOTHING };
    const SHIFT: AluRow = AluRow { shifts: true, ..NOTHING };
    // Whether a - b borrows tells which is less, and a exclusive or b whether they are equal.
    const DIFFERENCE: AluRow = AluRow { inverts: true, carries: true, logic: AluLogic::Xor, ..NOTHING };
    const EQUAL: AluRow = AluRow { accepts_equal: true, ..DIFFERENCE };
    const LESS: AluRow = AluRow { accepts_less: true, ..DIFFERENCE };
    const fn logic(logic: AluLogic) -> AluRow {
        AluRow { logic, ..NOTHING }
    }
    match opcode {
        // The sum of a load or store is the address that a bus error tells.
        Add | Addi | Ld | St => SUM,
        // a - b = a + ~b + 1; without a first operand, -b.
        Sub | Subi | Neg => AluRow { inverts: true, carries: true, ..SUM },
        // Without a first operand, ~b.
        Not => AluRow { inverts: true, ..SUM },
        And | Andi => logic(AluLogic::And),
        // Without a first operand, b.
        Or | Ori | Ldi | Hwid => logic(AluLogic::Or),
        Xor | Xori => logic(AluLogic::Xor),
        Shl | Shli => AluRow { left: true, ..SHIFT },
        Shr | Shri | Sra | Srai => SHIFT,

        Eq | Ne | Eqi | Nei => EQUAL,
        Lt | Ge | Ltu | Geu | Lti | Gei | Ltui | Geui => LESS,
        Feq => AluRow { compares_floats: true, ..EQUAL },
        Flt => AluRow { compares_floats: true, ..LESS },
        Fle => AluRow { compares_floats: true, accepts_equal: true, ..LESS },

        Ldb | Ldbu | Ldh | Ldhu | Ldw | Ldwu | Stb | Sth | Stw => SUM,
        // An atomic instruction has no offset: what is inverted is none.
        Aswap | Aadd | Aand | Aor | Axor | Amin | Amax | Aminu | Amaxu | Acas => AluRow { inverts: true, ..SUM },
        Mulhu | Fence | Ring => NOTHING,
        Custom0 | Custom1 | Custom2 | Custom3 | Custom4 | Custom5 | Custom6 | Custom7 => NOTHING,

        Nop => NOTHING,
        Mul | Div | Mod | Muli | Divi | Modi => NOTHING,
        Itof | Ftoi | Fadd | Fsub | Fmul | Fdiv | Fneg => NOTHING,
        Rtop | Iszero | Isneg | Andp | Orp | Xorp | Notp => NOTHING,
        Jmpi | Jali | Jalis | Jmpr | Jalr | Jmprt | Jmpru | Jalrs => NOTHING,
        Clone | Bar | Halt | Wspawn | Split | Splitl | Join => NOTHING,
        Trap | Reti | Ei | Di | Skep | Tlbadd | Tlbrm | Tlbflush => NOTHING,
    }
}
