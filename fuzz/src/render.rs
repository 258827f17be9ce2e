//! A tree as assembly text: the one place that knows how its parts are written.

mod handlers;
mod masked;

use std::fmt::Write;

use isa::{encode_word, ArchId, ExecutionUnit, Gpr, Instruction, Opcode, OperandClass, PredicateRegister};

use super::tree::{Block, ByWarp, CodeAddress, CountedLoop, Jump, Node, NumberOf, Patched, Program, Step};

/// Words of the first line that programs may load and store, the jump in word 0 included, which keeps its value.
pub const SCRATCH_WORDS: u64 = 16;

/// A program's text, with how long it is.
pub struct Rendered {
    /// The source.
    pub text: String,
    /// Words of it, code and data.
    pub words: usize,
}

/// The program's source.
pub fn render(program: &Program) -> Rendered {
    let mut writer = Writer::new(program);
    writer.line("jmpi start");
    writer.scratch_line();
    for (number, handler) in program.handlers.iter().enumerate() {
        writer.handler(number, handler);
    }
    writer.charge_and_return();
    for (number, block) in program.entries.iter().enumerate() {
        writer.label(&format!("entry_{number}"));
        writer.charge();
        writer.line(&format!("jmpi landing_{block}"));
    }
    for (number, function) in program.patched.iter().enumerate() {
        writer.patched(number, function);
    }
    writer.label("fuel");
    for _ in 0..program.arch.warps() {
        writer.line(&format!(".word {}", program.fuel));
    }
    writer.label("start");
    writer.nodes(&program.start);
    for (number, block) in program.blocks.iter().enumerate() {
        writer.block(number, block);
    }
    let last = program.blocks.len();
    writer.label(&format!("landing_{last}"));
    writer.label(&format!("block_{last}"));
    writer.line("halt");
    Rendered { text: writer.text, words: writer.words }
}

/// Words of a block, to keep a program within its bounds while it grows.
pub fn block_words(program: &Program, block: &Block) -> usize {
    let mut writer = Writer::new(program);
    writer.block(0, block);
    writer.words
}

struct Writer<'a> {
    program: &'a Program,
    arch: ArchId,
    text: String,
    words: usize,
    labels: usize,
    /// For each of the loops around, the inner ones last: the label of the jump back, if it has one.
    jumps_back: Vec<Option<String>>,
}

impl<'a> Writer<'a> {
    fn new(program: &'a Program) -> Self {
        Writer { program, arch: program.arch, text: String::new(), words: 0, labels: 0, jumps_back: Vec::new() }
    }

    /// A line that is one word.
    fn line(&mut self, text: &str) {
        self.text.push_str("    ");
        self.text.push_str(text);
        self.text.push('\n');
        self.words += 1;
    }

    /// An instruction; as its word where `harmonica cosim` would refuse the program for it.
    fn instruction(&mut self, instruction: &Instruction) {
        let is_refused = instruction.opcode().unit() == ExecutionUnit::Divergence && !self.program.has_regions;
        match is_refused.then(|| encode_word(&self.arch, instruction)) {
            Some(Ok(word)) => self.line(&format!(".word {word:#x} // {instruction}")),
            Some(Err(_)) | None => {
                // Without a text of its own: most lines are such.
                let _ = writeln!(self.text, "    {instruction}");
                self.words += 1;
            }
        }
    }

    fn guarded(&mut self, guard: Option<u8>, text: &str) {
        match guard {
            Some(guard) => self.line(&format!("{} ? {text}", PredicateRegister(guard))),
            None => self.line(text),
        }
    }

    fn label(&mut self, name: &str) {
        let _ = writeln!(self.text, "{name}:");
    }

    fn fresh(&mut self, stem: &str) -> String {
        self.labels += 1;
        format!("{stem}_{}", self.labels)
    }

    /// What is left of the first line: loads and stores go there, beside others to the console, whose line has number
    /// 0, too.
    fn scratch_line(&mut self) {
        for _ in 1..SCRATCH_WORDS {
            self.line(".word 0");
        }
    }

    fn patched(&mut self, number: usize, function: &Patched) {
        for (word, instruction) in function.instructions.iter().enumerate() {
            self.label(&format!("patched_{number}_{word}"));
            self.line(&instruction.to_string());
        }
        self.line(&format!("jmpr {}", Gpr(function.link)));
    }

    fn block(&mut self, number: usize, block: &Block) {
        self.label(&format!("landing_{number}"));
        self.nodes(&block.landing);
        self.label(&format!("block_{number}"));
        let after = if block.must_be_done { number } else { number + 1 };
        let recovery = Gpr(self.program.reserved.recovery);
        self.line(&format!("ldi {recovery}, landing_{after}"));
        self.nodes(&block.nodes);
    }

    fn nodes(&mut self, nodes: &[Node]) {
        for node in nodes {
            self.node(node);
        }
    }

    fn node(&mut self, node: &Node) {
        match node {
            Node::Group(steps) => self.steps(steps),
            Node::Split { guard, then, otherwise } => {
                let (then_label, join) = (self.fresh("then"), self.fresh("join"));
                self.guarded(*guard, "split");
                self.guarded(*guard, &format!("jmpi {then_label}"));
                self.nodes(otherwise);
                self.line(&format!("jmpi {join}"));
                self.label(&then_label);
                self.nodes(then);
                self.label(&join);
                self.line("join");
            }
            Node::Loop(node) => self.counted_loop(node),
            Node::ByWarp(node) => self.by_warp(node),
            Node::Over { jump, guard, join, body } => {
                let target = self.fresh("over");
                self.jump(*jump, *guard, &target);
                self.nodes(body);
                self.label(&target);
                if *join {
                    self.line("join");
                }
            }
            Node::Masked(node) => self.masked(node),
            Node::Call { link, target, body } => {
                let (function, end) = (self.fresh("function"), self.fresh("end"));
                let link = Gpr(*link);
                match target {
                    Some(target) => {
                        self.line(&format!("ldi {}, {function}", Gpr(*target)));
                        self.line(&format!("jalr {link}, {}", Gpr(*target)));
                    }
                    None => self.line(&format!("jali {link}, {function}")),
                }
                self.line(&format!("jmpi {end}"));
                self.label(&function);
                self.nodes(body);
                self.line(&format!("jmpr {link}"));
                self.label(&end);
            }
        }
    }

    fn by_warp(&mut self, node: &ByWarp) {
        let ByWarp { register, predicate, bit, of, then, otherwise } = node;
        let (then_label, end) = (self.fresh("then"), self.fresh("end"));
        let (register, guard) = (Gpr(*register), PredicateRegister(*predicate));
        let key = match of {
            NumberOf::Warp => 1,
            NumberOf::Core => 4,
        };
        self.line(&format!("hwid {register}, #{key}"));
        self.line(&format!("andi {register}, {register}, #{}", 1 << bit));
        self.line(&format!("rtop {guard}, {register}"));
        self.guarded(Some(*predicate), &format!("jmpi {then_label}"));
        self.nodes(otherwise);
        self.line(&format!("jmpi {end}"));
        self.label(&then_label);
        self.nodes(then);
        self.label(&end);
    }

    fn counted_loop(&mut self, node: &CountedLoop) {
        let CountedLoop { counter, predicate, rounds, source, divergent, body } = node;
        let (top, guard) = (self.fresh("loop"), Some(*predicate));
        let (counter, predicate) = (Gpr(*counter), PredicateRegister(*predicate));
        match source {
            Some(source) => self.line(&format!("andi {counter}, {}, #{rounds}", Gpr(*source))),
            None => self.line(&format!("ldi {counter}, #{rounds}")),
        }
        self.label(&top);
        self.jumps_back.push(None);
        self.nodes(body);
        let jump_back = self.jumps_back.pop().flatten();
        // Cut to its bits in every round: whatever a lane that comes in late holds, it does not stay for long.
        self.line(&format!("andi {counter}, {counter}, #{rounds}"));
        self.line(&format!("rtop {predicate}, {counter}"));
        self.guarded(guard, &format!("subi {counter}, {counter}, #1"));
        if *divergent {
            let guard = guard.map(PredicateRegister);
            self.instruction(&Instruction::new(Opcode::Splitl, [0; 3], 0).guarded(guard));
        }
        if let Some(label) = jump_back {
            self.label(&label);
        }
        self.guarded(guard, &format!("jmpi {top}"));
        if *divergent {
            self.instruction(&Instruction::new(Opcode::Join, [0; 3], 0));
        }
    }

    fn jump(&mut self, jump: Jump, guard: Option<u8>, label: &str) {
        match jump {
            Jump::Immediate => self.guarded(guard, &format!("jmpi {label}")),
            Jump::Link(link) => self.guarded(guard, &format!("jali {}, {label}", Gpr(link))),
            Jump::Register(target) => {
                self.line(&format!("ldi {}, {label}", Gpr(target)));
                self.guarded(guard, &format!("jmpr {}", Gpr(target)));
            }
            Jump::LinkRegister(link, target) => {
                self.line(&format!("ldi {}, {label}", Gpr(target)));
                self.guarded(guard, &format!("jalr {}, {}", Gpr(link), Gpr(target)));
            }
        }
    }

    fn steps(&mut self, steps: &[Step]) {
        let mut after = None;
        for step in steps {
            match step {
                Step::Instruction(instruction) => self.instruction(instruction),
                Step::Constant(register, value) => self.constant(*register, *value),
                Step::Address(register, place) => {
                    let label = match place {
                        CodeAddress::AfterGroup => after.get_or_insert_with(|| self.fresh("after")).clone(),
                        CodeAddress::Block(number) => format!("block_{number}"),
                        CodeAddress::Handler(number) => format!("handler_{number}"),
                        CodeAddress::Entry(number) => format!("entry_{number}"),
                        CodeAddress::Patched(number, word) => format!("patched_{number}_{word}"),
                        CodeAddress::JumpBack => self.jump_back(),
                    };
                    self.line(&format!("ldi {}, {label}", Gpr(*register)));
                }
                Step::Charge => self.charge(),
                Step::Word(word, why) => self.line(&format!(".word {word:#x} // {why}")),
            }
        }
        if let Some(label) = after {
            self.label(&label);
        }
    }

    /// The label of the jump back of the loop around, which has it from now on.
    fn jump_back(&mut self) -> String {
        match self.jumps_back.pop() {
            None => format!("#{}", self.arch.word_bytes()),
            Some(label) => {
                let label = label.unwrap_or_else(|| self.fresh("back"));
                self.jumps_back.push(Some(label.clone()));
                label
            }
        }
    }

    /// The shortest of: `ldi`; `ldi` and a shift; `ldi` and as many shifts and ors as the word has digits.
    fn constant(&mut self, register: u8, value: u64) {
        let register = Gpr(register);
        let bits = self.arch.word_bits();
        let signed = (value << (64 - bits)) as i64 >> (64 - bits);
        let ldi_bits = self.arch.immediate_bits(OperandClass::TwoImm).unwrap_or(bits);
        let fits = |value: i64| value >> (ldi_bits - 1) == 0 || value >> (ldi_bits - 1) == -1;
        if fits(signed) {
            self.line(&format!("ldi {register}, #{signed}"));
            return;
        }
        let zeros = value.trailing_zeros();
        if fits(signed >> zeros) {
            self.line(&format!("ldi {register}, #{}", signed >> zeros));
            self.line(&format!("shli {register}, {register}, #{zeros}"));
            return;
        }
        let digit = self.arch.immediate_bits(OperandClass::ThreeImm).unwrap_or(bits).min(17) - 1;
        let mut shifts = 0;
        while !fits(signed >> shifts) {
            shifts += digit;
        }
        self.line(&format!("ldi {register}, #{}", signed >> shifts));
        while shifts > 0 {
            shifts -= digit;
            self.line(&format!("shli {register}, {register}, #{digit}"));
            let low = (signed >> shifts) as u64 & (u64::MAX >> (64 - digit));
            self.line(&format!("ori {register}, {register}, #{low}"));
        }
    }
}
