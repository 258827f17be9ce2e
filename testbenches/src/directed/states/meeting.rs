//! Every opcode where paths meet: the comparison of pcs takes its place, twice, before it acts.
//!
//! The instruction where paths meet is fetched with the rest of its path, and must do nothing while the paths change
//! places or merge.

use isa::{CoreConfig, DivergenceMechanism, Opcode, Reconvergence};

use super::{
    instruction, operands, CaseOutcome, Circumstance, ConsoleInput, DirectedProgram, Frame, Guard, Text, FIRST, LANE,
    SCRATCH, TRAPPED,
};

/// How each instruction is tried: unguarded, in supervisor mode, with interrupts on.
const CIRCUMSTANCE: Circumstance = Circumstance { guard: Guard::None, user: false, interrupts: true };

/// A case for each opcode but `wspawn`, for which there is no warp; `None` on a core without paired paths that are
/// compared before every instruction, with one lane, or with translation.
pub fn meeting_program(config: &CoreConfig) -> Option<DirectedProgram> {
    let is_paired = config.divergence == DivergenceMechanism::PairedPath;
    let is_implicit = is_paired && config.reconvergence == Reconvergence::Implicit;
    if !is_implicit || config.arch.lanes() < 2 || config.tlb_entries > 0 {
        return None;
    }
    let opcodes = Opcode::ALL.into_iter();
    let opcodes = opcodes.filter(|opcode| *opcode != Opcode::Wspawn);
    let opcodes: Vec<Opcode> = opcodes.filter(|opcode| config.extension || !opcode.is_extension()).collect();
    let frame =
        Frame { arch: config.arch, translates: false, polls: false, count: opcodes.len(), words: 1, data: u64::from };
    let source = frame.program(|text| {
        for (case, &opcode) in opcodes.iter().enumerate() {
            one(text, config, opcode, case);
        }
        text.label("comes_back");
        text.line("reti");
    });
    let outcome = |opcode: &Opcode| CIRCUMSTANCE.outcome(config, *opcode).byte();
    Some(DirectedProgram {
        source,
        cases: opcodes.iter().map(|opcode| format!("{opcode} where paths meet")).collect(),
        expected: opcodes.iter().map(outcome).collect(),
        input: ConsoleInput::default(),
    })
}

fn one(text: &mut Text, config: &CoreConfig, opcode: Opcode, case: usize) {
    text.enter(case, 1);
    text.line(&format!("xor {SCRATCH}, {SCRATCH}, {SCRATCH}"));
    text.line(&format!("rtop @p3, {SCRATCH}"));
    text.line(&format!("jmpi over_{case}"));
    // A path with a smaller pc goes first.
    text.label(&format!("returned_{case}"));
    text.leave(CaseOutcome::Returned);
    text.label(&format!("over_{case}"));
    // No paths part in a handler: out of it, but still in supervisor mode, the way leads over another trap.
    text.line(&format!("ldi {TRAPPED}, comes_back"));
    text.interrupts_on();
    text.line("trap");
    if opcode == Opcode::Reti {
        text.line(&format!("@p3 ? jmpi returned_{case}"));
        text.line(&format!("rtop @p3, {LANE}"));
    }
    text.line(&format!("ldi {TRAPPED}, trapped"));
    operands(text, config, opcode, case);
    text.line(&format!("andi {SCRATCH}, {LANE}, #1"));
    text.line(&format!("rtop @p2, {SCRATCH}"));
    if opcode == Opcode::Skep {
        // What one path alone would make of it.
        text.line(&format!("@p2 ? ldi {FIRST}, trapped"));
    }
    text.line(&format!("ldi {SCRATCH}, meet_{case}"));
    // Odd lanes jump first, find the others behind them, and wait for them.
    text.line(&format!("@p2 ? jmpr {SCRATCH}"));
    text.line("nop");
    text.label(&format!("meet_{case}"));
    text.line(&instruction(opcode, case));
    text.leave(CaseOutcome::WentOn);
    text.label(&format!("target_{case}"));
    text.leave(CaseOutcome::Jumped);
}
