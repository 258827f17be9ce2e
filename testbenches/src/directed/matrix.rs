//! Every opcode, with and without a guard that all, some or no lanes satisfy, in both modes, with interrupts on and
//! off.

use isa::{CoreConfig, Opcode, OperandClass};

use super::{CaseOutcome, ConsoleInput, DirectedProgram, Frame, Text, FIRST, LANE, SCRATCH, SECOND, TARGET};

/// How the instruction is guarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guard {
    /// Not at all.
    None,
    /// By a predicate that is true in all lanes.
    All,
    /// In some of them; in the only one, if there is one.
    Some,
    /// In none.
    NoLane,
}

/// What an instruction is tried in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Circumstance {
    /// Its guard.
    pub guard: Guard,
    /// User mode, not supervisor.
    pub user: bool,
    /// Interrupts on.
    pub interrupts: bool,
}

impl Circumstance {
    /// All of them, in the order in which a program has them.
    pub fn all() -> Vec<Circumstance> {
        let mut all = Vec::new();
        for guard in [Guard::None, Guard::All, Guard::Some, Guard::NoLane] {
            for user in [false, true] {
                for interrupts in [true, false] {
                    all.push(Circumstance { guard, user, interrupts });
                }
            }
        }
        all
    }

    /// What comes of the opcode in it, by the rules of ISA section 5.
    pub(super) fn outcome(self, config: &CoreConfig, opcode: Opcode) -> CaseOutcome {
        if opcode.is_extension() && !config.extension {
            // Its word is one of `trap` there (I12.1).
            return self.outcome(config, Opcode::Trap);
        }
        let info = opcode.info();
        let is_partial = self.guard == Guard::Some && config.arch.lanes() > 1;
        let interrupt = if self.guard == Guard::NoLane {
            None
        } else if !config.implements(opcode) || (self.user && info.privileged) || opcode == Opcode::Ring {
            // A ring names a core that there is not: one that acts would interrupt whom the seed says.
            Some(3)
        } else if is_partial && info.divergence_checked {
            Some(4)
        } else if opcode == Opcode::Trap {
            Some(0)
        } else {
            None
        };
        match (interrupt, self.interrupts) {
            (Some(number), true) => return CaseOutcome::Interrupted(number),
            (Some(_), false) => return CaseOutcome::Stopped,
            (None, _) if self.guard == Guard::NoLane => return CaseOutcome::WentOn,
            (None, _) => {}
        }
        use Opcode::*;
        match opcode {
            Halt => CaseOutcome::Stopped,
            Reti => CaseOutcome::Returned,
            Jali | Jalr | Jmpi | Jmpr | Jalis | Jalrs | Jmprt | Jmpru => CaseOutcome::Jumped,
            Nop | Di | Ei | Tlbadd | Tlbflush | Neg | Not | And | Or | Xor | Add | Sub | Mul | Div | Mod | Shl
            | Shr | Andi | Ori | Xori | Addi | Subi | Muli | Divi | Modi | Shli | Shri | Clone | Ld | St | Ldi
            | Rtop | Andp | Orp | Xorp | Notp | Isneg | Iszero | Trap | Skep | Tlbrm | Itof | Ftoi | Fadd | Fsub
            | Fmul | Fdiv | Fneg | Wspawn | Split | Join | Bar | Hwid | Splitl | Ring => CaseOutcome::WentOn,
            Eq | Ne | Lt | Ge | Ltu | Geu | Eqi | Nei | Lti | Gei | Ltui | Geui | Sra | Srai | Mulhu | Ldb | Ldbu
            | Ldh | Ldhu | Ldw | Ldwu | Stb | Sth | Stw | Feq | Flt | Fle | Fence | Aswap | Aadd | Aand | Aor
            | Axor | Amin | Amax | Aminu | Amaxu | Acas => CaseOutcome::WentOn,
            Custom0 | Custom1 | Custom2 | Custom3 | Custom4 | Custom5 | Custom6 | Custom7 => CaseOutcome::WentOn,
        }
    }
}

/// The data's words: bytes and halves of both signs, in no two lanes the same. What the narrow loads take is negative.
fn data_word(word: u32) -> u64 {
    0x7384_95a6_1269_d8c7_u64.wrapping_add(u64::from(word).wrapping_mul(0x0101_0101_0101_0101))
}

/// Whether there is a program for the opcode: there is one for each.
pub fn is_covered(config: &CoreConfig, opcode: Opcode) -> bool {
    let program = matrix_program(config, opcode);
    program.source.contains(&instruction(opcode, 0)) && !program.expected.is_empty()
}

/// The opcode in all circumstances. The core needs nine registers, four predicates and two warps; for `wspawn` three.
pub fn matrix_program(config: &CoreConfig, opcode: Opcode) -> DirectedProgram {
    let circumstances = Circumstance::all();
    let words = |circumstance: &Circumstance| {
        let Circumstance { guard, user, interrupts } = circumstance;
        let mode = if *user { "user" } else { "supervisor" };
        let switch = if *interrupts { "on" } else { "off" };
        format!("{opcode}, guard {guard:?}, {mode} mode, interrupts {switch}")
    };
    let frame = Frame {
        arch: config.arch,
        translates: config.tlb_entries > 0,
        polls: opcode == Opcode::Wspawn,
        count: circumstances.len(),
        words: 1,
        data: data_word,
    };
    let source = frame.program(|text| {
        for (case, circumstance) in circumstances.iter().enumerate() {
            one(text, config, opcode, case, *circumstance);
        }
    });
    DirectedProgram {
        source,
        cases: circumstances.iter().map(words).collect(),
        expected: circumstances.iter().map(|circumstance| circumstance.outcome(config, opcode).byte()).collect(),
        input: ConsoleInput::default(),
    }
}

fn one(text: &mut Text, config: &CoreConfig, opcode: Opcode, case: usize, circumstance: Circumstance) {
    text.enter(case, 1);
    operands(text, config, opcode, case);
    text.line(&format!("xor {SCRATCH}, {SCRATCH}, {SCRATCH}"));
    let has_lanes = config.arch.lanes() > 1;
    match circumstance.guard {
        Guard::None => {}
        Guard::NoLane => text.line(&format!("rtop @p1, {SCRATCH}")),
        // The lowest lane is among them in every other case.
        Guard::Some if has_lanes && case.is_multiple_of(2) => text.line(&format!("rtop @p1, {LANE}")),
        Guard::Some if has_lanes => text.line(&format!("iszero @p1, {LANE}")),
        Guard::All | Guard::Some => text.line(&format!("iszero @p1, {SCRATCH}")),
    }
    if opcode == Opcode::Join {
        text.line("split");
    }
    if circumstance.interrupts {
        text.interrupts_on();
    }
    if circumstance.user {
        text.user_mode(case);
    }
    let guard = if circumstance.guard == Guard::None { "" } else { "@p1 ? " };
    text.line(&format!("{guard}{}", instruction(opcode, case)));
    text.leave(CaseOutcome::WentOn);
    text.label(&format!("target_{case}"));
    text.leave(CaseOutcome::Jumped);
}

/// Sources with which the instruction does what it is for.
pub(super) fn operands(text: &mut Text, config: &CoreConfig, opcode: Opcode, case: usize) {
    use Opcode::*;
    let shift = config.arch.word_bytes().trailing_zeros();
    let target = format!("target_{case}");
    match opcode {
        Jalr | Jmpr | Jmprt | Jmpru => text.line(&format!("ldi {FIRST}, {target}")),
        Jalis | Jalrs => {
            text.line(&format!("ldi {FIRST}, #{}", config.arch.lanes()));
            text.line(&format!("ldi {SECOND}, {target}"));
        }
        Ld | St | Ldb | Ldbu | Ldh | Ldhu | Ldw | Ldwu | Stb | Sth | Stw | Aswap | Aadd | Aand | Aor | Axor | Amin
        | Amax | Aminu | Amaxu | Acas => {
            for register in [FIRST, SECOND] {
                text.line(&format!("shli {register}, {LANE}, #{shift}"));
                text.line(&format!("ldi {SCRATCH}, data"));
                text.line(&format!("add {register}, {register}, {SCRATCH}"));
            }
        }
        Clone => text.line(&format!("ldi {FIRST}, #{}", config.arch.lanes() - 1)),
        Skep => text.line(&format!("ldi {FIRST}, handler")),
        // The number of cores: the first that there is not.
        Ring => text.line(&format!("hwid {FIRST}, #-1")),
        Wspawn => text.line(&format!("ldi {FIRST}, stop")),
        Bar => text.lines(&[&format!("ldi {FIRST}, #0"), &format!("ldi {SECOND}, #1")]),
        Tlbadd | Tlbrm => {
            text.line(&format!("ldi {FIRST}, #4095"));
            text.line(&format!("addi {FIRST}, {FIRST}, #1"));
            text.line(&format!("ldi {SECOND}, #63"));
        }
        Nop | Di | Ei | Tlbflush | Neg | Not | And | Or | Xor | Add | Sub | Mul | Div | Mod | Shl | Shr | Andi
        | Ori | Xori | Addi | Subi | Muli | Divi | Modi | Shli | Shri | Jali | Jmpi | Ldi | Rtop | Andp | Orp
        | Xorp | Notp | Isneg | Iszero | Halt | Trap | Reti | Itof | Ftoi | Fadd | Fsub | Fmul | Fdiv | Fneg
        | Split | Join | Hwid | Splitl | Eq | Ne | Lt | Ge | Ltu | Geu | Eqi | Nei | Lti | Gei | Ltui | Geui | Sra
        | Srai | Mulhu | Feq | Flt | Fle | Fence | Custom0 | Custom1 | Custom2 | Custom3 | Custom4 | Custom5
        | Custom6 | Custom7 => {
            text.line(&format!("shli {FIRST}, {LANE}, #7"));
            text.line(&format!("addi {FIRST}, {FIRST}, #-100"));
            text.line(&format!("addi {SECOND}, {LANE}, #3"));
            if computes_with_floats(opcode) && config.implements(opcode) {
                // As floats, these are so small that each is 0.
                text.line(&format!("itof {FIRST}, {FIRST}"));
                text.line(&format!("itof {SECOND}, {SECOND}"));
            }
        }
    }
}

/// Whether the sources are floats.
fn computes_with_floats(opcode: Opcode) -> bool {
    use Opcode::*;
    matches!(opcode, Ftoi | Fadd | Fsub | Fmul | Fdiv | Fneg | Feq | Flt | Fle)
}

/// The instruction under test, without its guard.
pub(super) fn instruction(opcode: Opcode, case: usize) -> String {
    use Opcode::*;
    let immediate = if matches!(opcode, Jali | Jmpi | Jalis) {
        format!("target_{case}")
    } else if matches!(opcode, Hwid | Ld | St) {
        "#0".to_owned()
    } else {
        "#5".to_owned()
    };
    let operands = match opcode.class() {
        OperandClass::None => return opcode.to_string(),
        OperandClass::OneReg => format!("{FIRST}"),
        OperandClass::TwoReg => format!("{TARGET}, {FIRST}"),
        OperandClass::ThreeReg => format!("{TARGET}, {FIRST}, {SECOND}"),
        OperandClass::ThreeRegSrc => format!("{FIRST}, {FIRST}, {SECOND}"),
        OperandClass::TwoRegSrc => format!("{FIRST}, {SECOND}"),
        OperandClass::OneImm => immediate,
        OperandClass::TwoImm => format!("{TARGET}, {immediate}"),
        OperandClass::ThreeImm | OperandClass::ThreeShort => {
            format!("{TARGET}, {FIRST}, {immediate}")
        }
        OperandClass::ThreeImmSrc | OperandClass::ShortSrc => {
            format!("{LANE}, {FIRST}, {immediate}")
        }
        OperandClass::PredReg => format!("@p2, {FIRST}"),
        OperandClass::TwoPred => "@p2, @p1".to_owned(),
        OperandClass::PredRegReg => format!("@p2, {FIRST}, {SECOND}"),
        OperandClass::PredShort => format!("@p2, {FIRST}, {immediate}"),
        OperandClass::ThreePred => "@p2, @p1, @p3".to_owned(),
    };
    format!("{opcode} {operands}")
}
