//! Every fault that a lane can raise, raised by each lane alone, by some and by all of them.

use isa::CoreConfig;
use strum::VariantArray;

use super::{CaseOutcome, ConsoleInput, DirectedProgram, Frame, Text, FIRST, LANE, SCRATCH, SECOND, TARGET};

/// A fault that one lane can raise while others do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum FaultKind {
    /// A page that is not in the TLB: interrupt 1.
    Missing,
    /// A right that the page does not give: interrupt 2.
    Forbidden,
    /// Nothing at the address, translated if there are pages: interrupt 7.
    Nowhere,
    /// Nothing at the address, which is that of the console but for one bit, another one in each case: interrupt 7.
    BesideConsole,
    /// The console, where an atomic instruction finds nothing: interrupt 7.
    Console,
    /// A divisor of 0: interrupt 5.
    ZeroDivisor,
}

impl FaultKind {
    /// Every kind.
    pub const ALL: &'static [FaultKind] = FaultKind::VARIANTS;

    const fn number(self) -> u8 {
        match self {
            FaultKind::Missing => 1,
            FaultKind::Forbidden => 2,
            FaultKind::Nowhere | FaultKind::BesideConsole | FaultKind::Console => 7,
            FaultKind::ZeroDivisor => 5,
        }
    }

    /// Whether the core can raise it.
    pub fn exists(self, config: &CoreConfig) -> bool {
        match self {
            FaultKind::Missing | FaultKind::Forbidden => config.tlb_entries > 2,
            FaultKind::Nowhere => true,
            FaultKind::BesideConsole => config.tlb_entries == 0,
            FaultKind::Console => config.tlb_entries == 0 && config.extension,
            FaultKind::ZeroDivisor => config.implements(isa::Opcode::Div),
        }
    }

    /// The opcodes that raise it on the core.
    pub fn forms(self, config: &CoreConfig) -> &'static [FaultForm] {
        let has_third = config.extension && self != FaultKind::ZeroDivisor;
        match has_third {
            _ if self == FaultKind::Console => &[FaultForm::Third],
            true => &[FaultForm::First, FaultForm::Second, FaultForm::Third],
            false => &[FaultForm::First, FaultForm::Second],
        }
    }
}

/// Which of the opcodes that can raise a kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultForm {
    /// A load, or `div`.
    First,
    /// A store, or `mod`.
    Second,
    /// An atomic instruction.
    Third,
}

impl FaultForm {
    /// The instruction that accesses the address of the case.
    fn access(self) -> String {
        match self {
            FaultForm::First => format!("ld {TARGET}, {FIRST}, #0"),
            FaultForm::Second => format!("st {TARGET}, {FIRST}, #0"),
            FaultForm::Third => format!("aadd {TARGET}, {FIRST}, {TARGET}"),
        }
    }

    /// Flags of a page that lacks the one right that it needs: the user may do the other thing, the supervisor all. An
    /// atomic instruction needs two, and misses the one in half of the cases, the other in the rest.
    const fn flags_without_right(self, case: usize) -> u64 {
        const ONLY_WRITABLE: u64 = 0o72;
        const ONLY_READABLE: u64 = 0o71;
        match self {
            FaultForm::First => ONLY_WRITABLE,
            FaultForm::Second => ONLY_READABLE,
            FaultForm::Third if case.is_multiple_of(2) => ONLY_WRITABLE,
            FaultForm::Third => ONLY_READABLE,
        }
    }
}

/// A case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaneFault {
    /// What it raises.
    pub kind: FaultKind,
    /// By which opcode.
    pub form: FaultForm,
    /// The lanes that would fault, bit i lane i.
    pub bad: u64,
    /// The lanes that execute.
    pub guard: u64,
}

/// What the destination holds before: it must hold it afterwards, too.
const BEFORE: u64 = 0x5a;
/// What r1 holds before an interrupt that does not set it.
const NO_ADDRESS: u64 = 0x33;
/// Pages that are not there, may not be touched, and lead nowhere.
const PAGES: [u64; 3] = [0x4000, 0x2000, 0x3000];

impl LaneFault {
    /// Outcome, low byte of the fault's address, and whether any lane's destination or data have changed.
    fn expected(self, config: &CoreConfig) -> [u8; 3] {
        let faulting = self.bad & self.guard;
        if faulting == 0 {
            return [CaseOutcome::WentOn.byte(), 0, 0];
        }
        let lowest = faulting.trailing_zeros() * config.arch.word_bytes();
        let address = match self.kind {
            FaultKind::ZeroDivisor => NO_ADDRESS as u8,
            FaultKind::Console => 0,
            FaultKind::Missing | FaultKind::Forbidden | FaultKind::Nowhere | FaultKind::BesideConsole => lowest as u8,
        };
        [CaseOutcome::Interrupted(self.kind.number()).byte(), address, 0]
    }
}

/// The cases of a kind and form: each lane alone, all of them, all but the lowest, the outer two; with all lanes
/// executing, and without the lowest of those that would fault.
pub fn fault_cases(config: &CoreConfig, kind: FaultKind, form: FaultForm) -> Vec<LaneFault> {
    let lanes = config.arch.lanes();
    let every = u64::MAX >> (64 - lanes);
    let mut masks: Vec<u64> = (0..lanes).map(|lane| 1 << lane).collect();
    masks.extend([every, every & !1, 1 | 1 << (lanes - 1)]);
    masks.retain(|&mask| mask != 0);
    let mut cases = Vec::new();
    for bad in masks {
        for guard in [every, every & !(bad & bad.wrapping_neg())] {
            // What is written without a fault would show in the cases after it.
            let leaves_traces = form != FaultForm::First && bad & guard == 0;
            if !leaves_traces && guard != 0 {
                cases.push(LaneFault { kind, form, bad, guard });
            }
        }
    }
    cases
}

/// All cases of a kind and form. The core needs words of 4 bytes if it has pages, and two warps.
pub fn fault_program(config: &CoreConfig, kind: FaultKind, form: FaultForm) -> DirectedProgram {
    let cases = fault_cases(config, kind, form);
    let frame = Frame {
        arch: config.arch,
        translates: config.tlb_entries > 0,
        polls: false,
        count: cases.len(),
        words: 3,
        data: |_| 0,
    };
    let source = frame.program(|text| {
        for (number, case) in cases.iter().enumerate() {
            one(text, config, number, *case);
        }
    });
    let words = |case: &LaneFault| {
        format!(
            "{:?}, {:?} form, faulting lanes {:b}, executing lanes {:b}",
            case.kind, case.form, case.bad, case.guard
        )
    };
    DirectedProgram {
        source,
        cases: cases.iter().flat_map(|case| vec![words(case); 3]).collect(),
        expected: cases.iter().flat_map(|case| case.expected(config)).collect(),
        input: ConsoleInput::default(),
    }
}

fn one(text: &mut Text, config: &CoreConfig, number: usize, case: LaneFault) {
    text.enter(number, 3);
    text.line(&format!("ldi {TARGET}, #{BEFORE}"));
    text.line(&format!("ldi %r1, #{NO_ADDRESS}"));
    for (mask, predicate) in [(case.bad, 2), (case.guard, 3)] {
        text.line(&format!("ldi {SCRATCH}, #{mask}"));
        text.line(&format!("shr {SCRATCH}, {SCRATCH}, {LANE}"));
        text.line(&format!("andi {SCRATCH}, {SCRATCH}, #1"));
        text.line(&format!("rtop @p{predicate}, {SCRATCH}"));
    }
    let instruction = if case.kind == FaultKind::ZeroDivisor {
        text.line(&format!("addi {FIRST}, {LANE}, #100"));
        text.line(&format!("ldi {SECOND}, #3"));
        text.line(&format!("@p2 ? ldi {SECOND}, #0"));
        let opcode = match case.form {
            FaultForm::First => "div",
            FaultForm::Second | FaultForm::Third => "mod",
        };
        format!("{opcode} {TARGET}, {FIRST}, {SECOND}")
    } else {
        addresses(text, config, number, case);
        case.form.access()
    };
    text.interrupts_on();
    text.user_mode(number);
    text.line(&format!("@p3 ? {instruction}"));
    text.leave(CaseOutcome::WentOn);
}

/// The data's words for the good lanes, words of a bad page for the others.
fn addresses(text: &mut Text, config: &CoreConfig, number: usize, case: LaneFault) {
    let shift = config.arch.word_bytes().trailing_zeros();
    text.line(&format!("shli {FIRST}, {LANE}, #{shift}"));
    text.line(&format!("ldi {SECOND}, data"));
    let bad = match case.kind {
        FaultKind::Missing => PAGES[0],
        FaultKind::Forbidden => PAGES[1],
        FaultKind::Nowhere if config.tlb_entries > 0 => PAGES[2],
        _ => 4 * config.ram_bytes,
    };
    let zeros = bad.trailing_zeros();
    text.line(&format!("@p2 ? ldi {SECOND}, #{}", bad >> zeros));
    text.line(&format!("@p2 ? shli {SECOND}, {SECOND}, #{zeros}"));
    text.line(&format!("add {FIRST}, {FIRST}, {SECOND}"));
    if matches!(case.kind, FaultKind::BesideConsole | FaultKind::Console) {
        near_console(text, number, case.kind, shift);
    }
    if config.tlb_entries > 0 {
        let flags = case.form.flags_without_right(number);
        for (page, frame, flags) in [(PAGES[1], 1, flags), (PAGES[2], (4 * config.ram_bytes) >> 12, 0o77)] {
            text.line(&format!("ldi {SECOND}, #{}", page >> 12));
            text.line(&format!("shli {SECOND}, {SECOND}, #12"));
            text.line(&format!("ldi {SCRATCH}, #{frame}"));
            text.line(&format!("shli {SCRATCH}, {SCRATCH}, #12"));
            text.line(&format!("ldi %r0, #{flags}"));
            text.line(&format!("tlbadd {SECOND}, {SCRATCH}, %r0"));
        }
    }
}

/// For the bad lanes, the console's address; or that with a bit set above the low byte, and the lane's word in the low
/// byte.
fn near_console(text: &mut Text, number: usize, kind: FaultKind, shift: u32) {
    let top = text.arch.word_bits() - 1;
    text.line(&format!("@p2 ? ldi {FIRST}, #1"));
    text.line(&format!("@p2 ? shli {FIRST}, {FIRST}, #{top}"));
    if kind == FaultKind::BesideConsole {
        let bit = 8 + number as u32 % (top - 8);
        text.line(&format!("ldi {SECOND}, #1"));
        text.line(&format!("shli {SECOND}, {SECOND}, #{bit}"));
        text.line(&format!("shli {SCRATCH}, {LANE}, #{shift}"));
        text.line(&format!("or {SECOND}, {SECOND}, {SCRATCH}"));
        text.line(&format!("@p2 ? or {FIRST}, {FIRST}, {SECOND}"));
    }
}

/// What the handler adds of faults: the address, and whether a lane's destination or data are not what they were.
pub(super) fn report_fault(text: &mut Text) {
    let word_bytes = text.arch.word_bytes();
    let lanes = text.arch.lanes();
    text.line(&format!("st %r1, {}, #{word_bytes}", super::RESULT));
    text.line(&format!("ldi %r0, #{lanes}"));
    text.line("jalis %r1, %r0, #0");
    text.line(&format!("xori {TARGET}, {TARGET}, #{BEFORE}"));
    text.line(&format!("shli %r1, {LANE}, #{}", word_bytes.trailing_zeros()));
    text.line("ldi %r0, data");
    text.line("add %r1, %r1, %r0");
    text.line("ld %r1, %r1, #0");
    text.line(&format!("or %r1, %r1, {TARGET}"));
    text.line("rtop @p1, %r1");
    text.line("ldi %r1, #1");
    text.line(&format!("@p1 ? st %r1, {}, #{}", super::RESULT, 2 * word_bytes));
}
