//! A function with its registers: instructions, moves, entry and return as statements, block by block.

use isa::{ArchId, Opcode};
use regalloc2::{Allocation, Block, Edit, InstOrEdit, OperandConstraint, Output, RegClass};

use super::constants;
use super::frame::Frame;
use super::layout::{BlockCode, End};
use super::names::Names;
use super::statement::{Code, Field, Special, Statement};
use super::temporaries::{self, Temporary};
use crate::allocate::{uses_link, Registers};
use crate::ir::{Location, Parting};
use crate::select::{word_register, CallTarget, MachineFunction, MachineInstruction, MachineOperation, Piece, SCRATCH};

/// A function on its way to statements.
pub(super) struct FunctionCode<'a> {
    pub arch: &'a ArchId,
    pub machine: &'a MachineFunction,
    pub output: &'a Output,
    pub registers: &'a Registers,
    pub special: Special,
    pub names: &'a Names,
    pub frame: Frame,
    /// What offsets in the frame count from.
    pub base: u32,
    pub statements: Vec<Statement>,
    pub location: Option<Location>,
    /// What is written now is a volatile or atomic access of the program.
    pub shared: bool,
    /// Lanes that return together may have different callers.
    pub shared_return: bool,
    /// Pieces of inline assembly so far, in the whole program.
    pub unique: &'a mut usize,
    pub scratch: Scratch,
    /// Registers that held something for the statements before these.
    pub temporaries: Vec<Temporary>,
    /// The first thing that went wrong.
    pub wrong: Option<&'static str>,
}

/// What the scratch register holds between moves of the allocator.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Scratch {
    /// Nothing that is read again.
    Free,
    /// What it got from this place.
    Value(Allocation),
    /// Something else than what it got from this place, which still has it.
    Lost(Allocation),
    /// Something else than what it got from a place that has been overwritten since.
    Gone,
}

impl FunctionCode<'_> {
    /// All blocks.
    ///
    /// # Errors
    /// When a statement would change a register that still holds something: nothing that is compiled leads there.
    pub fn blocks(mut self, location: Option<Location>) -> Result<Vec<BlockCode>, &'static str> {
        let machine = self.machine;
        let mut blocks = Vec::with_capacity(machine.blocks.len());
        if self.frame.far_spills && uses_link(self.output) {
            return Err("the register for addresses of spilled values holds a value");
        }
        for (number, block) in machine.blocks.iter().enumerate() {
            if number == 0 {
                self.location = location;
                self.enter();
            }
            let mut end = End::Stop;
            for next in self.output.block_insts_and_edits(machine, Block::new(number)) {
                match next {
                    InstOrEdit::Edit(Edit::Move { from, to }) => self.transfer(*from, *to),
                    InstOrEdit::Inst(index) => {
                        self.scratch = Scratch::Free;
                        let instruction = &machine.instructions[index.index()];
                        let places = self.output.inst_allocs(index);
                        self.location = instruction.location;
                        self.shared = instruction.shared;
                        end = self.instruction(instruction, places, number);
                        self.shared = false;
                    }
                }
            }
            let statements = std::mem::take(&mut self.statements);
            if !temporaries::are_dead(&statements, &std::mem::take(&mut self.temporaries)) {
                return Err("a register is read behind what has changed it");
            }
            blocks.push(BlockCode { statements, end, end_location: self.location, on_edge: block.on_edge });
        }
        self.wrong.map_or(Ok(blocks), Err)
    }

    /// The last statements have used a register for something of their own.
    pub(super) fn has_used(&mut self, register: u32) {
        let from = self.statements.len();
        self.temporaries.push(Temporary { register, from });
        if register == self.special.scratch {
            self.scratch = match self.scratch {
                Scratch::Value(place) => Scratch::Lost(place),
                other => other,
            };
        }
    }

    pub(super) fn push(&mut self, statement: Statement) {
        self.statements.push(Statement {
            location: self.location,
            shared: self.shared && statement.accesses_memory(),
            ..statement
        });
    }

    pub(super) fn add(&mut self, opcode: Opcode, fields: Vec<Field>) {
        self.push(Statement::new(opcode, fields));
    }

    /// The operand in a register.
    fn field(&self, place: Allocation) -> Field {
        match place.as_reg() {
            Some(register) if register.class() == RegClass::Float => {
                Field::Predicate(self.registers.truth(register.hw_enc()))
            }
            Some(register) => Field::Register(self.registers.word(register.hw_enc())),
            None => Field::Register(self.special.scratch),
        }
    }

    fn number_of(&self, place: Allocation) -> u32 {
        match self.field(place) {
            Field::Register(number) | Field::Predicate(number) => number,
            _ => self.special.scratch,
        }
    }

    /// One machine instruction; what it says about the block's end.
    fn instruction(&mut self, instruction: &MachineInstruction, places: &[Allocation], block: usize) -> End {
        let tied = instruction.guarded
            && instruction
                .operands
                .first()
                .is_some_and(|operand| matches!(operand.constraint(), OperandConstraint::Reuse(_)));
        let guard = instruction.guarded.then(|| self.number_of(places[places.len() - 1 - usize::from(tied)]));
        let successors = &self.machine.blocks[block].successors;
        match &instruction.kind {
            MachineOperation::Plain { opcode, immediate } => {
                let count = opcode.class().register_count();
                let mut fields: Vec<_> = places[..count].iter().map(|place| self.field(*place)).collect();
                fields.extend(immediate.map(Field::Number));
                self.push(Statement::new(*opcode, fields).guarded(guard));
            }
            MachineOperation::Frame { opcode, place } => {
                let outgoing = matches!(place, crate::select::FrameAddress::Outgoing(_));
                let base = if outgoing { self.special.stack_pointer } else { self.base };
                let offset = self.frame.offset(*place);
                let data = self.number_of(places[0]);
                let scratch = self.special.scratch;
                self.at_offset(*opcode, (data, base), offset, scratch, guard);
            }
            MachineOperation::FrameIndex => {
                let [sum, index] = [places[0], places[1]].map(|place| self.field(place));
                let fields = vec![sum, Field::Register(self.base), index];
                self.push(Statement::new(Opcode::Add, fields).guarded(guard));
            }
            MachineOperation::FrameIndexed { opcode, place } => {
                let [data, base] = [places[0], places[1]].map(|place| self.number_of(place));
                let offset = self.frame.offset(*place);
                self.at_offset(*opcode, (data, base), offset, self.special.scratch, guard);
            }
            MachineOperation::Constant(_) | MachineOperation::Truth(_) | MachineOperation::Address { .. } => {
                for statement in self.constant(&instruction.kind, places[0]) {
                    self.push(statement.guarded(guard));
                }
            }
            MachineOperation::Move => {
                let (to, from) = (self.field(places[0]), self.field(places[1]));
                self.copy(to, from, guard);
            }
            MachineOperation::Vote => {
                let selector = i64::from(self.number_of(places[1])) + super::FIRST_VOTE;
                let fields = vec![self.field(places[0]), Field::Number(selector)];
                self.push(Statement::new(Opcode::Hwid, fields).guarded(guard));
            }
            MachineOperation::Probe(number) => self.probe(*number, places[0], guard),
            MachineOperation::Leave => {
                let [place, is_ending] = [places[0], places[1]].map(|place| self.number_of(place));
                let place = super::statement::register_name(self.special, place);
                self.push(Statement {
                    guard: None,
                    code: Code::Text(format!("@p{is_ending} ? jmpr {place}")),
                    location: None,
                    shared: false,
                });
            }
            MachineOperation::Arguments | MachineOperation::Undefined => {}
            MachineOperation::Call(target) => self.call(target, places),
            MachineOperation::AllocateDynamic => self.allocate_dynamic(places),
            MachineOperation::InlineAssembly(pieces) => self.inline_assembly(pieces, places),
            MachineOperation::Jump => return End::Jump(successors[0].index()),
            MachineOperation::Branch(parting) => {
                return End::Branch {
                    condition: self.number_of(places[0]),
                    parting: *parting,
                    taken: successors[0].index(),
                    otherwise: successors[1].index(),
                };
            }
            MachineOperation::Return => self.leave(),
            MachineOperation::Unreachable => self.add(Opcode::Halt, Vec::new()),
        }
        End::Stop
    }

    /// What puts a constant into a register.
    fn constant(&self, kind: &MachineOperation, place: Allocation) -> Vec<Statement> {
        let register = self.number_of(place);
        match kind {
            MachineOperation::Constant(number) => constants::number(self.arch, register, *number, self.names),
            MachineOperation::Address { symbol, addend } => {
                constants::address(self.arch, register, symbol, *addend, self.names)
            }
            MachineOperation::Truth(value) => {
                let opcode = if *value { Opcode::Rtop } else { Opcode::Iszero };
                let sp = Field::Register(self.special.stack_pointer);
                vec![Statement::new(opcode, vec![self.field(place), sp])]
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn copy(&mut self, to: Field, from: Field, guard: Option<u32>) {
        if to == from {
            return;
        }
        let statement = if matches!(to, Field::Predicate(_)) {
            Statement::new(Opcode::Orp, vec![to, from.clone(), from])
        } else {
            Statement::new(Opcode::Ori, vec![to, from, Field::Number(0)])
        };
        self.push(statement.guarded(guard));
    }

    /// Whether a number fits the opcode's immediate.
    pub(super) fn fits(&self, opcode: Opcode, number: i64) -> bool {
        self.arch.immediate_range(opcode.class()).is_some_and(|range| range.contains(&number))
    }

    /// `ld` or `st` of a spilled value.
    fn spilled(&mut self, opcode: Opcode, register: u32, slot: usize) {
        let offset = self.frame.spill(slot);
        if self.fits(opcode, offset) {
            let (data, base) = (Field::Register(register), Field::Register(self.base));
            self.add(opcode, vec![data, base, Field::Spill(offset)]);
        } else {
            // The scratch register may hold the value, or another one between two moves.
            if !self.frame.far_spills {
                self.wrong = Some("there is no register for the address of a spilled value");
            }
            let address = self.special.return_address;
            self.at_offset(opcode, (register, self.base), offset, address, None);
        }
    }

    /// A load, a store or `addi` at an offset, however large. `temporary`: holds the offset if it is, and nothing else
    /// before or afterwards.
    pub(super) fn at_offset(
        &mut self,
        opcode: Opcode,
        (register, base): (u32, u32),
        offset: i64,
        temporary: u32,
        guard: Option<u32>,
    ) {
        let data = Field::Register(register);
        if self.fits(opcode, offset) {
            let fields = vec![data, Field::Register(base), Field::Number(offset)];
            self.push(Statement::new(opcode, fields).guarded(guard));
            return;
        }
        let stores = !opcode.info().writes_gpr();
        if stores && register == temporary {
            self.wrong = Some("a value and its address are in one register");
        }
        for statement in constants::number(self.arch, temporary, offset, self.names) {
            self.push(statement);
        }
        let address = Field::Register(temporary);
        let sources = [Field::Register(base), address.clone()];
        if opcode == Opcode::Addi {
            let fields = std::iter::once(data).chain(sources).collect();
            self.push(Statement::new(Opcode::Add, fields).guarded(guard));
        } else {
            let fields = std::iter::once(address.clone()).chain(sources).collect();
            self.add(Opcode::Add, fields);
            self.push(Statement::new(opcode, vec![data, address, Field::Number(0)]).guarded(guard));
        }
        if stores || register != temporary {
            self.has_used(temporary);
        }
    }

    /// A move that the allocator wants.
    fn transfer(&mut self, from: Allocation, to: Allocation) {
        let scratch = Allocation::reg(word_register(SCRATCH));
        if from == scratch {
            match self.scratch {
                Scratch::Lost(place) => self.transfer(place, scratch),
                Scratch::Value(_) => {}
                Scratch::Free | Scratch::Gone => {
                    self.wrong = Some("the scratch register does not hold what is moved");
                }
            }
        }
        self.transfer_once(from, to);
        self.scratch = match self.scratch {
            _ if to == scratch => Scratch::Value(from),
            Scratch::Lost(place) if to == place => Scratch::Gone,
            other => other,
        };
    }

    /// A move. A truth value goes through the scratch register into memory and back.
    fn transfer_once(&mut self, from: Allocation, to: Allocation) {
        let scratch = self.special.scratch;
        match (from.as_stack(), to.as_stack()) {
            (None, None) => self.copy(self.field(to), self.field(from), None),
            (None, Some(slot)) => match self.field(from) {
                Field::Predicate(guard) => {
                    let ldi = |number| vec![Field::Register(scratch), Field::Number(number)];
                    self.add(Opcode::Ldi, ldi(0));
                    self.push(Statement::new(Opcode::Ldi, ldi(1)).guarded(Some(guard)));
                    self.spilled(Opcode::St, scratch, slot.index());
                    self.has_used(scratch);
                }
                _ => self.spilled(Opcode::St, self.number_of(from), slot.index()),
            },
            (Some(slot), _) => match self.field(to) {
                Field::Predicate(truth) => {
                    self.spilled(Opcode::Ld, scratch, slot.index());
                    let fields = vec![Field::Predicate(truth), Field::Register(scratch)];
                    self.add(Opcode::Rtop, fields);
                    self.has_used(scratch);
                }
                _ => self.spilled(Opcode::Ld, self.number_of(to), slot.index()),
            },
        }
    }

    fn call(&mut self, target: &CallTarget, places: &[Allocation]) {
        let link = Field::Register(self.special.return_address);
        match target {
            CallTarget::Symbol(symbol) => {
                self.add(Opcode::Jali, vec![link, Field::Symbol(symbol.clone(), 0)]);
            }
            CallTarget::Operand(operand) => {
                let place = places[*operand];
                if let Some(slot) = place.as_stack() {
                    self.spilled(Opcode::Ld, self.special.scratch, slot.index());
                }
                self.add(Opcode::Jalr, vec![link, self.field(place)]);
            }
        }
    }

    /// The stack pointer goes down by the bytes, rounded up to its alignment.
    fn allocate_dynamic(&mut self, places: &[Allocation]) {
        let scratch = Field::Register(self.special.scratch);
        let sp = Field::Register(self.special.stack_pointer);
        let (result, bytes) = (self.field(places[0]), self.field(places[1]));
        self.add(Opcode::Ldi, vec![scratch.clone(), Field::Number(7)]);
        self.add(Opcode::Add, vec![scratch.clone(), bytes, scratch.clone()]);
        self.add(Opcode::Ldi, vec![result.clone(), Field::Number(-8)]);
        self.add(Opcode::And, vec![scratch.clone(), scratch.clone(), result]);
        self.add(Opcode::Sub, vec![sp.clone(), sp, scratch]);
        let outgoing = self.machine.outgoing.next_multiple_of(8) as i64;
        self.has_used(self.special.scratch);
        let (to, sp) = (self.number_of(places[0]), self.special.stack_pointer);
        self.at_offset(Opcode::Addi, (to, sp), outgoing, self.special.scratch, None);
    }

    /// An instruction with a name of its own, which no pass over statements touches.
    fn probe(&mut self, number: u32, place: Allocation, guard: Option<u32>) {
        *self.unique += 1;
        let label = super::probe_label(*self.unique, number);
        let guard = guard.map_or_else(String::new, |guard| format!("@p{guard} ? "));
        let name = |register| super::statement::register_name(self.special, register);
        let (to, from) = (name(self.special.scratch), name(self.number_of(place)));
        self.push(Statement {
            guard: None,
            code: Code::Text(format!("{label}: {guard}ori {to}, {from}, #0")),
            location: None,
            shared: false,
        });
    }

    fn inline_assembly(&mut self, pieces: &[Piece], places: &[Allocation]) {
        *self.unique += 1;
        let writer = |number| super::statement::register_name(self.special, number);
        let mut text = String::new();
        for piece in pieces {
            match piece {
                Piece::Text(words) => text.push_str(words),
                Piece::Register(operand) => text.push_str(&writer(self.number_of(places[*operand]))),
                Piece::Memory(operand) => {
                    text.push_str(&writer(self.number_of(places[*operand])));
                    text.push_str(", #0");
                }
                Piece::Number(number) => text.push_str(&format!("#{number}")),
                Piece::Address(symbol, addend) => {
                    text.push_str(&super::statement::sum(self.names.symbol(symbol), *addend));
                }
                Piece::Unique => text.push_str(&self.unique.to_string()),
            }
        }
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            self.push(Statement { guard: None, code: Code::Text(line.to_owned()), location: None, shared: false });
        }
    }
}

/// Whether nothing may be between a branch's first instruction and its jump, and so its condition must be in place.
pub(super) fn opens_region(parting: Parting) -> Option<Opcode> {
    match parting {
        Parting::Undecided | Parting::Jump => None,
        Parting::Split => Some(Opcode::Split),
        Parting::Stay => Some(Opcode::Splitl),
    }
}
