//! Directed programs: every opcode in every circumstance, every fault in every lane, and every register that does not
//! exist, with what the ISA says must come of it; and programs that bring about what is rare elsewhere
//! ([`rare_states`]).
//!
//! Generated, since there are more than a thousand cases; they are run by `testbenches/tests/core/directed.rs`, and the
//! table in `docs/verification.md` names what they cover. A case is a few instructions in a warp of its own, which
//! stops afterwards: by `halt`, in the handler, or in a double fault. The case leaves its result in memory, one word a
//! case, and warp 0 prints it when the last case is over. A word that nothing was written to says that the warp stopped
//! on the way.

mod absent;
mod faults;
mod matrix;
mod states;

pub use absent::absent_program;
pub use faults::{fault_cases, fault_program, FaultForm, FaultKind, LaneFault};
pub use matrix::{is_covered, matrix_program, Circumstance, Guard};
pub use states::rare_states;

use isa::{ArchId, Gpr};

use crate::environment::console_input::ConsoleInput;

/// What came of a case: the word that it leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaseOutcome {
    /// The warp stopped without a word: `halt`, or a double fault.
    Stopped,
    /// It went on with the next instruction.
    WentOn,
    /// It went on at the target of the jump.
    Jumped,
    /// It went on where an earlier interrupt had come from.
    Returned,
    /// The handler was entered, for the interrupt of that number.
    Interrupted(u8),
}

/// What a handler adds to the number of an interrupt.
const INTERRUPTED: u8 = 16;

impl CaseOutcome {
    /// The byte that stands for it.
    pub const fn byte(self) -> u8 {
        match self {
            CaseOutcome::Stopped => 0,
            CaseOutcome::WentOn => 1,
            CaseOutcome::Jumped => 2,
            CaseOutcome::Returned => 4,
            CaseOutcome::Interrupted(number) => INTERRUPTED + number,
        }
    }
}

/// A program of cases, what is typed, and the bytes that it must print.
#[derive(Clone, Debug)]
pub struct DirectedProgram {
    /// The source.
    pub source: String,
    /// What each case is, in words.
    pub cases: Vec<String>,
    /// What must come of them.
    pub expected: Vec<u8>,
    /// What is typed at the console.
    pub input: ConsoleInput,
}

// Registers of the cases. r0 and r1 are the handler's.
/// Destination of the instruction under test.
const TARGET: Gpr = Gpr(2);
/// Its first source.
const FIRST: Gpr = Gpr(3);
/// Its second source.
const SECOND: Gpr = Gpr(4);
/// Where the case's word is.
const RESULT: Gpr = Gpr(5);
/// Scratch.
const SCRATCH: Gpr = Gpr(6);
/// Where the handler sends a warp that trapped.
const TRAPPED: Gpr = Gpr(7);
/// The lane's number.
const LANE: Gpr = Gpr(8);

/// Assembly text that grows.
struct Text {
    arch: ArchId,
    text: String,
}

impl Text {
    fn line(&mut self, line: &str) {
        self.text.push_str("    ");
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn lines(&mut self, lines: &[&str]) {
        for line in lines {
            self.line(line);
        }
    }

    fn label(&mut self, label: &str) {
        self.text.push_str(label);
        self.text.push_str(":\n");
    }

    /// Leaves the outcome, and stops the warp.
    fn leave(&mut self, outcome: CaseOutcome) {
        self.line(&format!("ldi {SCRATCH}, #{}", outcome.byte()));
        self.line(&format!("st {SCRATCH}, {RESULT}, #0"));
        self.line("halt");
    }

    /// From a fresh warp to one in supervisor mode, interrupts off, all lanes active, each with its registers; what a
    /// `reti` under test finds in the shadow set is the place behind the trap.
    fn enter(&mut self, case: usize, words: usize) {
        let place = case * words * self.arch.word_bytes() as usize;
        self.label(&format!("case_{case}"));
        self.line(&format!("ldi {RESULT}, (results + {place})"));
        self.line(&format!("ldi {TRAPPED}, inside_{case}"));
        self.line("trap");
        self.leave(CaseOutcome::Returned);
        self.label(&format!("inside_{case}"));
        self.line(&format!("ldi {SCRATCH}, #{}", self.arch.lanes()));
        self.line(&format!("jalis {SCRATCH}, {SCRATCH}, #0"));
        self.line(&format!("ldi {RESULT}, (results + {place})"));
        self.line(&format!("ldi {TRAPPED}, trapped"));
        self.line(&format!("hwid {LANE}, #0"));
    }

    /// Switches interrupts on; a case begins with them off.
    fn interrupts_on(&mut self) {
        self.line("ei");
    }

    /// Switches to user mode; a case begins in supervisor mode.
    fn user_mode(&mut self, case: usize) {
        self.line(&format!("ldi {SCRATCH}, mode_{case}"));
        self.line(&format!("jmpru {SCRATCH}"));
        self.label(&format!("mode_{case}"));
    }
}

/// What surrounds the cases: start, handler, the printing of the results.
struct Frame {
    arch: ArchId,
    /// The console has to be mapped.
    translates: bool,
    /// A case is over before the next one starts.
    polls: bool,
    /// How many cases there are.
    count: usize,
    /// Words that each of them leaves.
    words: usize,
    /// What each word of the data holds.
    data: fn(u32) -> u64,
}

impl Frame {
    /// The program with the cases.
    fn program(self, cases: impl FnOnce(&mut Text)) -> String {
        let Frame { arch, translates, polls, count, words, data } = self;
        let mut text = Text { arch, text: String::new() };
        text.lines(&["ldi %r0, handler", "skep %r0"]);
        for case in 0..count {
            text.line(&format!("ldi {SCRATCH}, case_{case}"));
            text.line(&format!("wspawn {SCRATCH}, {SCRATCH}, {SCRATCH}"));
            if polls {
                let place = case * words * arch.word_bytes() as usize;
                text.line(&format!("ldi {RESULT}, (results + {place})"));
                text.label(&format!("poll_{case}"));
                text.line(&format!("ld {SCRATCH}, {RESULT}, #0"));
                text.line(&format!("iszero @p1, {SCRATCH}"));
                text.line(&format!("@p1 ? jmpi poll_{case}"));
            }
        }
        // With one other warp this waits until the last case is over.
        text.line(&format!("ldi {SCRATCH}, stop"));
        text.line(&format!("wspawn {SCRATCH}, {SCRATCH}, {SCRATCH}"));
        print_results(&mut text, translates, count * words);
        text.label("stop");
        text.line("halt");
        text.label("handler");
        text.lines(&["iszero @p0, %r0"]);
        text.line(&format!("@p0 ? jmpr {TRAPPED}"));
        text.line(&format!("addi %r0, %r0, #{INTERRUPTED}"));
        text.line(&format!("st %r0, {RESULT}, #0"));
        if words > 1 {
            faults::report_fault(&mut text);
        }
        text.line("halt");
        text.label("trapped");
        text.leave(CaseOutcome::Interrupted(0));
        cases(&mut text);
        text.label("results");
        text.line(&format!(".space {}", count * words));
        text.label("data");
        for word in 0..2 * arch.lanes() {
            text.line(&format!(".word {:#x}", data(word) & arch.word_mask()));
        }
        text.text
    }
}

/// The low byte of every word.
fn print_results(text: &mut Text, translates: bool, count: usize) {
    let shift = text.arch.word_bits() - 1;
    text.line(&format!("ldi {TARGET}, #1"));
    text.line(&format!("shli {TARGET}, {TARGET}, #{shift}"));
    if translates {
        text.line(&format!("ldi {SCRATCH}, #63"));
        text.line(&format!("tlbadd {TARGET}, {TARGET}, {SCRATCH}"));
    }
    text.line(&format!("ldi {FIRST}, results"));
    text.line(&format!("ldi {SECOND}, #{count}"));
    text.label("print");
    text.line(&format!("ld {SCRATCH}, {FIRST}, #0"));
    text.line(&format!("st {SCRATCH}, {TARGET}, #0"));
    text.line(&format!("addi {FIRST}, {FIRST}, #{}", text.arch.word_bytes()));
    text.line(&format!("subi {SECOND}, {SECOND}, #1"));
    text.line(&format!("rtop @p1, {SECOND}"));
    text.line("@p1 ? jmpi print");
}
