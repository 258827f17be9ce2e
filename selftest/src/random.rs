//! Random programs that leave the same behind however long anything takes: each thread has registers and memory of its
//! own, and warps meet at barriers alone.
//!
//! A program is the function `thread` of `programs/harness.s`. It prints what it leaves as digests of registers, of
//! memory, and of each lane's *way*: a register that every node changes by its own number, which shows where the lane
//! was active.

use std::fmt::Write;

use fastrand::Rng;
use isa::{CoreConfig, DivergenceMechanism, ExecutionUnit, Opcode, OperandClass, OperandKind};

/// Registers whose values are printed, at most.
const WORKING_MAX: u32 = 7;
/// Registers with a duty: link and loop counter, the way, the area, a scratch register.
const RESERVED: u32 = 4;
/// Words of memory of a thread, the first of them in its area, and the area's words.
const MEMORY_WORDS: u32 = 8;
const MEMORY_FIRST: u32 = 8;
const AREA_WORDS: u32 = 24;
/// Nodes at the top of a program.
const NODES: std::ops::Range<u32> = 8..24;
/// Nodes within another one, at most.
const INNER_NODES_MAX: u32 = 3;
/// Constructs within one another.
const NESTING_MAX: u32 = 2;
/// Room of the divergence stack that a parted region takes, and a loop that lanes leave in their own time.
const REGION_ROOM: u32 = 2;
const LOOP_ROOM: u32 = 4;
/// Predicates with data: p0 and p1. The third one is the loops'.
const DATA_PREDICATES: u32 = 2;
const LOOP_PREDICATE: u32 = 2;
/// With masks, the first of the two predicates that hold the lanes of two sides; two more for each nesting.
const SIDE_PREDICATE: u32 = 4;

/// The program of that number for a core: the text of a source that needs `harness.s`.
pub fn program(config: &CoreConfig, seed: u64, number: u64) -> String {
    let arch = &config.arch;
    let working = (arch.gprs() - RESERVED).min(WORKING_MAX);
    let mut writer = Writer {
        config,
        random: Rng::with_seed(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number),
        text: String::new(),
        working,
        scratch: arch.gprs() - RESERVED,
        labels: 0,
    };
    writer.opening();
    for _ in 0..writer.random.u32(NODES) {
        writer.node(Surroundings::TOP);
    }
    writer.closing();
    writer.text
}

/// What surrounds a node.
#[derive(Clone, Copy)]
struct Surroundings {
    /// Constructs around it.
    nesting: u32,
    /// Room of the divergence stack that is taken.
    room: u32,
    /// Whether `%ra` is taken: by a loop's counter or a return address.
    links: bool,
    /// With masks, the predicate of the lanes of its side.
    side: Option<u32>,
}

impl Surroundings {
    const TOP: Surroundings = Surroundings { nesting: 0, room: 0, links: false, side: None };

    fn within(self) -> Surroundings {
        Surroundings { nesting: self.nesting + 1, ..self }
    }
}

struct Writer<'a> {
    config: &'a CoreConfig,
    random: Rng,
    text: String,
    /// Registers %r0 to the one before this have data.
    working: u32,
    /// The register that any node may change.
    scratch: u32,
    /// Labels so far.
    labels: u32,
}

impl Writer<'_> {
    fn opening(&mut self) {
        let threads = self.config.arch.lanes() * self.config.arch.warps();
        let words = threads * AREA_WORDS;
        let _ = write!(
            self.text,
            "// uses: lib/harness.s\n\n.perm x\n.entry\n.global\nentry:\n        jmpi    harness\n\n.perm rw\n.global\nareas:\n\
             \x20       .space  {words}\n\n.perm x\n.align 8\n.global\nthread:\n"
        );
        for register in 1..self.working {
            let value = self.random.u32(..1 << 12);
            let (shift, other) = (self.random.u32(..8), self.random.u32(..register));
            self.line(None, &format!("ldi     %r{register}, #{value}"));
            self.line(None, &format!("shli    %r{register}, %r{register}, #{shift}"));
            self.line(None, &format!("xor     %r{register}, %r{register}, %r{other}"));
        }
        for word in 0..MEMORY_WORDS {
            let register = self.data();
            let offset = self.offset(word);
            self.line(None, &format!("st      %r{register}, %fp, #{offset}"));
        }
        for predicate in 0..DATA_PREDICATES {
            let register = self.data();
            self.line(None, &format!("andi    %r{}, %r{register}, #3", self.scratch));
            self.line(None, &format!("rtop    @p{predicate}, %r{}", self.scratch));
        }
    }

    fn closing(&mut self) {
        for register in 0..self.working {
            let offset = register * self.config.arch.word_bytes();
            self.line(None, &format!("st      %r{register}, %fp, #{offset}"));
        }
        self.line(None, "jmpi    thread_end");
    }

    /// An instruction, with the guard of its place.
    fn line(&mut self, guard: Option<u32>, instruction: &str) {
        let _ = match guard {
            None => writeln!(self.text, "        {instruction}"),
            Some(guard) => writeln!(self.text, "        @p{guard} ? {instruction}"),
        };
    }

    fn label(&mut self, label: u32) {
        let _ = writeln!(self.text, "at{label}:");
    }

    fn new_label(&mut self) -> u32 {
        self.labels += 1;
        self.labels
    }

    /// A register with data.
    fn data(&mut self) -> u32 {
        self.random.u32(..self.working)
    }

    /// The offset of a word of the thread's memory.
    fn offset(&self, word: u32) -> u32 {
        (MEMORY_FIRST + word) * self.config.arch.word_bytes()
    }

    fn node(&mut self, place: Surroundings) {
        self.way(place);
        let is_shallow = place.nesting < NESTING_MAX;
        match self.random.u32(..100) {
            0..=19 if is_shallow => self.parted(place),
            20..=29 if is_shallow && !place.links => self.repeated(place),
            30..=37 if is_shallow && !place.links => self.loop_of_lanes(place),
            38..=43 if is_shallow && !place.links => self.called(place),
            44..=59 => self.access(place),
            60..=65 => self.exchanged(place),
            66..=69 => self.counted(place),
            70..=73 if place.nesting == 0 => self.meeting(place),
            _ => self.straight(place),
        }
    }

    /// The way goes on: five times what it was, and the node's number.
    fn way(&mut self, place: Surroundings) {
        let (scratch, number) = (self.scratch, self.random.u32(1..60));
        self.line(place.side, &format!("shli    %r{scratch}, %sp, #2"));
        self.line(place.side, &format!("add     %sp, %sp, %r{scratch}"));
        self.line(place.side, &format!("addi    %sp, %sp, #{number}"));
    }

    /// A guard of data, where the place has none of its own.
    fn guard(&mut self, place: Surroundings) -> Option<u32> {
        match place.side {
            Some(side) => Some(side),
            None => (self.random.u32(..4) == 0).then(|| self.random.u32(..DATA_PREDICATES)),
        }
    }

    fn straight(&mut self, place: Surroundings) {
        for _ in 0..self.random.u32(1..6) {
            let guard = self.guard(place);
            let opcode = self.opcode();
            self.computation(guard, opcode);
        }
    }

    /// What computes registers or predicates from registers and predicates.
    fn opcode(&mut self) -> Opcode {
        loop {
            let opcode = Opcode::ALL[self.random.usize(..Opcode::ALL.len())];
            let is_computation = matches!(
                opcode.unit(),
                ExecutionUnit::Alu
                    | ExecutionUnit::Predicate
                    | ExecutionUnit::Multiply
                    | ExecutionUnit::Divide
                    | ExecutionUnit::Float
            );
            // Whatever hwid reads is the same only where threads are.
            let is_plain = !matches!(opcode.class(), OperandClass::None | OperandClass::TwoImm);
            if is_computation && is_plain && self.config.implements(opcode) {
                return opcode;
            }
        }
    }

    fn computation(&mut self, guard: Option<u32>, opcode: Opcode) {
        let divides = opcode.unit() == ExecutionUnit::Divide;
        let by_register = divides && opcode.class() == OperandClass::ThreeReg;
        if by_register {
            let (scratch, divisor) = (self.scratch, self.data());
            self.line(guard, &format!("ori     %r{scratch}, %r{divisor}, #1"));
        }
        let mut operands = Vec::new();
        for (place, kind) in opcode.class().operands().iter().enumerate() {
            operands.push(match kind {
                OperandKind::SourceGpr if by_register && place == 2 => {
                    format!("%r{}", self.scratch)
                }
                OperandKind::DestinationGpr | OperandKind::SourceGpr => {
                    format!("%r{}", self.data())
                }
                OperandKind::DestinationPredicate | OperandKind::SourcePredicate => {
                    format!("@p{}", self.random.u32(..DATA_PREDICATES))
                }
                OperandKind::Immediate => self.immediate(opcode, divides),
            });
        }
        self.line(guard, &format!("{:<7} {}", opcode.mnemonic(), operands.join(", ")));
    }

    fn immediate(&mut self, opcode: Opcode, divides: bool) -> String {
        let range = self.config.arch.immediate_range(opcode.class());
        let (low, high) = range.map_or((0, 0), |range| (*range.start(), *range.end()));
        let drawn = match self.random.u32(..4) {
            0 => self.random.i64(low..=high),
            _ => self.random.i64(low.max(-20)..=high.min(40)),
        };
        match drawn {
            0 if divides => "#1".to_owned(),
            other => format!("#{other}"),
        }
    }

    /// A load or a store in the thread's own memory.
    fn access(&mut self, place: Surroundings) {
        let guard = self.guard(place);
        let word_bytes = self.config.arch.word_bytes();
        let (register, word) = (self.data(), self.random.u32(..MEMORY_WORDS));
        let (opcode, byte) = match self.random.u32(..4) {
            0 => (Opcode::Ld, 0),
            1 => (Opcode::St, 0),
            2 => (Opcode::Ld, self.random.u32(..word_bytes)),
            _ => (self.narrow(), self.random.u32(..word_bytes)),
        };
        let offset = self.offset(word) + byte;
        self.line(guard, &format!("{:<7} %r{register}, %fp, #{offset}", opcode.mnemonic()));
    }

    /// A narrow access, if the core has some.
    fn narrow(&mut self) -> Opcode {
        let implemented = |&&opcode: &&Opcode| opcode.narrow_bytes().is_some() && self.config.implements(opcode);
        let all: Vec<_> = Opcode::ALL.iter().filter(implemented).collect();
        match all.is_empty() {
            true => Opcode::St,
            false => *all[self.random.usize(..all.len())],
        }
    }

    /// An atomic instruction on a word of the thread's own, if the core has some.
    fn exchanged(&mut self, place: Surroundings) {
        let implemented = |&&opcode: &&Opcode| opcode.is_atomic() && self.config.implements(opcode);
        let all: Vec<_> = Opcode::ALL.iter().filter(implemented).collect();
        if all.is_empty() {
            return self.straight(place);
        }
        let opcode = *all[self.random.usize(..all.len())];
        let guard = self.guard(place);
        let (scratch, word) = (self.scratch, self.random.u32(..MEMORY_WORDS));
        let offset = self.offset(word);
        let (old, new) = (self.data(), self.data());
        self.line(guard, &format!("addi    %r{scratch}, %fp, #{offset}"));
        self.line(guard, &format!("{:<7} %r{old}, %r{scratch}, %r{new}", opcode.mnemonic()));
    }

    /// Counts the lanes in which a predicate is true.
    fn counted(&mut self, place: Surroundings) {
        let (register, predicate) = (self.data(), self.random.u32(..DATA_PREDICATES));
        self.line(place.side, &format!("vote    %r{register}, @p{predicate}"));
    }

    /// All warps meet, if the core has barriers.
    fn meeting(&mut self, place: Surroundings) {
        if self.config.barriers == 0 {
            return self.straight(place);
        }
        let (scratch, number) = (self.scratch, self.random.u32(..self.config.barriers.min(4)));
        self.line(None, &format!("hwid    %r{scratch}, #3"));
        self.line(None, &format!("ldi     %ra, #{number}"));
        self.line(None, &format!("bar     %ra, %r{scratch}"));
    }

    fn inner(&mut self, place: Surroundings) {
        for _ in 0..self.random.u32(..=INNER_NODES_MAX) {
            self.node(place);
        }
    }

    /// Lanes part by a predicate, and meet.
    fn parted(&mut self, place: Surroundings) {
        let predicate = self.random.u32(..DATA_PREDICATES);
        if self.config.divergence == DivergenceMechanism::Masks {
            return self.masked(place, predicate);
        }
        let room = place.room + REGION_ROOM;
        if room > self.config.stack_depth {
            return self.straight(place);
        }
        let (side, meet) = (self.new_label(), self.new_label());
        let inner = Surroundings { room, ..place.within() };
        self.line(Some(predicate), "split");
        self.line(Some(predicate), &format!("jmpi    at{side}"));
        self.inner(inner);
        self.line(None, &format!("jmpi    at{meet}"));
        self.label(side);
        self.inner(inner);
        self.label(meet);
        self.line(None, "join");
    }

    /// Both sides one after the other, each instruction with the guard of its side.
    fn masked(&mut self, place: Surroundings, predicate: u32) {
        let then = SIDE_PREDICATE + 2 * place.nesting;
        let otherwise = then + 1;
        self.line(None, &format!("notp    @p{otherwise}, @p{predicate}"));
        match place.side {
            None => self.line(None, &format!("orp     @p{then}, @p{predicate}, @p{predicate}")),
            Some(outer) => {
                self.line(None, &format!("andp    @p{otherwise}, @p{otherwise}, @p{outer}"));
                self.line(None, &format!("andp    @p{then}, @p{predicate}, @p{outer}"));
            }
        }
        for side in [then, otherwise] {
            self.inner(Surroundings { side: Some(side), ..place.within() });
        }
    }

    /// A loop, as often in all lanes.
    fn repeated(&mut self, place: Surroundings) {
        let (again, times) = (self.new_label(), self.random.u32(1..4));
        self.line(None, &format!("ldi     %ra, #{times}"));
        self.label(again);
        self.inner(Surroundings { links: true, ..place.within() });
        self.line(None, "subi    %ra, %ra, #1");
        self.line(None, &format!("rtop    @p{LOOP_PREDICATE}, %ra"));
        self.line(Some(LOOP_PREDICATE), &format!("jmpi    at{again}"));
    }

    /// A loop that lanes leave in their own time.
    fn loop_of_lanes(&mut self, place: Surroundings) {
        let room = place.room + LOOP_ROOM;
        let has_regions = self.config.divergence.has_split_and_join();
        if !has_regions || room > self.config.stack_depth {
            return self.repeated(place);
        }
        let (again, none) = (self.new_label(), self.new_label());
        let counts = self.data();
        self.line(None, &format!("andi    %ra, %r{counts}, #3"));
        self.line(None, &format!("rtop    @p{LOOP_PREDICATE}, %ra"));
        self.line(Some(LOOP_PREDICATE), "split");
        self.line(Some(LOOP_PREDICATE), &format!("jmpi    at{again}"));
        self.line(None, &format!("jmpi    at{none}"));
        self.label(again);
        self.inner(Surroundings { room, links: true, ..place.within() });
        self.line(None, "subi    %ra, %ra, #1");
        self.line(None, &format!("rtop    @p{LOOP_PREDICATE}, %ra"));
        self.line(Some(LOOP_PREDICATE), "splitl");
        self.line(Some(LOOP_PREDICATE), &format!("jmpi    at{again}"));
        self.line(None, "join");
        self.label(none);
        self.line(None, "join");
    }

    /// A function that is called.
    fn called(&mut self, place: Surroundings) {
        let (function, behind) = (self.new_label(), self.new_label());
        self.line(None, &format!("jali    %ra, at{function}"));
        self.line(None, &format!("jmpi    at{behind}"));
        self.label(function);
        self.inner(Surroundings { links: true, ..place.within() });
        self.line(None, "jmpr    %ra");
        self.label(behind);
    }
}
