//! Blocks and their ends. Edges that need instructions of their own get a block.

use std::collections::HashMap;

use isa::Opcode;
use regalloc2::{
    Block as BlockNumber, Operand as RegisterOperand, OperandConstraint, OperandKind, OperandPos, PReg, PRegSet,
    RegClass, VReg,
};

use super::instruction::plain;
use super::{
    class_of, truth_register, word_register, CallTarget, FrameAddress, MachineBlock, MachineOperation, Selected,
    Selector, ARGUMENT_REGISTERS, LINK, REGISTERS_MAX, TRUTH, WORD,
};
use crate::analysis::calls::keeps_one_register;
use crate::ir::{BlockId, Callee, Edge, Operand, Parting, Terminator};

/// A block of machine instructions to be made: a block of the function, or of the edge of one.
#[derive(Clone, Copy)]
enum Source {
    Block(BlockId),
    Edge(BlockId, usize),
}

/// Numbers of machine blocks.
struct Numbers {
    sources: Vec<Source>,
    of_block: HashMap<BlockId, usize>,
    of_edge: HashMap<(BlockId, usize), usize>,
}

impl Selector<'_> {
    /// Selects all blocks.
    pub(super) fn blocks(&mut self) -> Selected<()> {
        let numbers = self.number_blocks();
        for source in &numbers.sources {
            let first = self.machine.instructions.len();
            let block = match *source {
                Source::Block(id) => self.block(id, &numbers)?,
                Source::Edge(id, which) => self.edge_block(id, which, &numbers)?,
            };
            self.machine.blocks.push(MachineBlock { range: (first, self.machine.instructions.len()), ..block });
        }
        for number in 0..self.machine.blocks.len() {
            for successor in self.machine.blocks[number].successors.clone() {
                self.machine.blocks[successor.index()].predecessors.push(BlockNumber::new(number));
            }
        }
        Ok(())
    }

    /// An edge's block follows the block that it comes from. Where the branch does not jump comes first.
    fn number_blocks(&self) -> Numbers {
        let mut numbers = Numbers { sources: Vec::new(), of_block: HashMap::new(), of_edge: HashMap::new() };
        for &id in &self.plan.order {
            numbers.of_block.insert(id, numbers.sources.len());
            numbers.sources.push(Source::Block(id));
            let Some(branch) = &self.plan.branches[id] else {
                continue;
            };
            let edges = self.body.blocks[id].end.edges();
            for which in if branch.swapped { [0, 1] } else { [1, 0] } {
                if self.needs_block(edges[which]) {
                    numbers.of_edge.insert((id, which), numbers.sources.len());
                    numbers.sources.push(Source::Edge(id, which));
                }
            }
        }
        numbers
    }

    /// A branch's edge into a block that has others, or with constants to be put into registers.
    fn needs_block(&self, edge: &Edge) -> bool {
        self.plan.edges_into[edge.block] > 1
            || edge.block == self.body.entry()
            || edge.arguments.iter().any(|operand| operand.value().is_none())
    }

    fn block(&mut self, id: BlockId, numbers: &Numbers) -> Selected<MachineBlock> {
        let body = self.body;
        let source = &body.blocks[id];
        let empty = source.instructions.is_empty() && id != body.entry();
        let mut block =
            MachineBlock { on_edge: empty && matches!(source.end, Terminator::Jump(_)), ..MachineBlock::default() };
        if id == body.entry() {
            self.parameters(&source.parameters.clone())?;
        } else {
            block.parameters = source.parameters.iter().map(|value| self.of(*value)).collect();
        }
        for instruction in &source.instructions {
            self.location = instruction.location;
            self.instruction(instruction)?;
        }
        self.location = source.end_location;
        self.guard = None;
        match &source.end {
            Terminator::Jump(edge) => self.jump(edge, &mut block, numbers)?,
            Terminator::Branch { parting, .. } => self.branch(id, *parting, &mut block, numbers)?,
            Terminator::Return(values) => self.give_back(values)?,
            Terminator::Unreachable => self.push(MachineOperation::Unreachable, Vec::new()),
            Terminator::Switch { .. } | Terminator::JumpIndirect { .. } => {
                return self.refuse("a switch that has not been lowered");
            }
        }
        Ok(block)
    }

    fn edge_block(&mut self, id: BlockId, which: usize, numbers: &Numbers) -> Selected<MachineBlock> {
        let body = self.body;
        let mut block = MachineBlock { on_edge: true, ..MachineBlock::default() };
        self.location = body.blocks[id].end_location;
        self.jump(body.blocks[id].end.edges()[which], &mut block, numbers)?;
        Ok(block)
    }

    fn jump(&mut self, edge: &Edge, block: &mut MachineBlock, numbers: &Numbers) -> Selected<()> {
        if edge.block == self.body.entry() {
            return self.refuse("a jump to the start of the function");
        }
        let arguments = self.arguments(edge)?;
        block.arguments.push(arguments);
        block.successors.push(BlockNumber::new(numbers.of_block[&edge.block]));
        self.push(MachineOperation::Jump, Vec::new());
        Ok(())
    }

    fn arguments(&mut self, edge: &Edge) -> Selected<Vec<VReg>> {
        edge.arguments.iter().map(|operand| self.operand(operand)).collect()
    }

    fn branch(&mut self, id: BlockId, parting: Parting, block: &mut MachineBlock, numbers: &Numbers) -> Selected<()> {
        let Some(branch) = self.plan.branches[id].clone() else {
            return self.refuse("a branch that nobody has looked at");
        };
        let mut condition = self.operand(&branch.condition)?;
        if branch.negated {
            condition = self.compute(plain(Opcode::Notp), super::TRUTH, &[condition]);
        }
        let edges = self.body.blocks[id].end.edges();
        for which in if branch.swapped { [1, 0] } else { [0, 1] } {
            let (successor, arguments) = match numbers.of_edge.get(&(id, which)) {
                Some(edge) => (*edge, Vec::new()),
                None => (numbers.of_block[&edges[which].block], self.arguments(edges[which])?),
            };
            block.successors.push(BlockNumber::new(successor));
            block.arguments.push(arguments);
        }
        self.push(MachineOperation::Branch(parting), vec![RegisterOperand::reg_use(condition)]);
        Ok(())
    }

    /// The function's parameters, from where the caller has put them.
    fn parameters(&mut self, parameters: &[crate::ir::Value]) -> Selected<()> {
        let registers: Vec<_> = parameters.iter().map(|value| self.of(*value)).collect();
        let assignments = self.assign(registers.iter().map(|register| register.class()))?;
        let mut operands = Vec::new();
        for (register, assignment) in registers.iter().zip(&assignments) {
            if let Assignment::Register(place) = assignment {
                operands.push(RegisterOperand::reg_fixed_def(*register, *place));
            }
        }
        if !operands.is_empty() {
            self.push(MachineOperation::Arguments, operands);
        }
        for ((register, value), assignment) in registers.iter().zip(parameters).zip(&assignments) {
            if let Assignment::Stack(offset) = assignment {
                if self.plan.reads[*value] > 0 {
                    let kind = MachineOperation::Frame { opcode: Opcode::Ld, place: FrameAddress::Incoming(*offset) };
                    self.push_result(kind, *register, &[]);
                }
            }
        }
        Ok(())
    }

    fn give_back(&mut self, values: &[Operand]) -> Selected<()> {
        let mut operands = Vec::new();
        let mut registers = Vec::new();
        for value in values {
            registers.push(self.operand(value)?);
        }
        let assignments = self.assign(registers.iter().map(|register| register.class()))?;
        for (register, assignment) in registers.iter().zip(assignments) {
            match assignment {
                Assignment::Register(place) => {
                    operands.push(RegisterOperand::reg_fixed_use(*register, place));
                }
                Assignment::Stack(_) => {
                    return self.refuse("a result of more than four words");
                }
            }
        }
        let words = registers.iter().filter(|register| register.class() == WORD).count();
        if words > 2 || registers.len() - words > 1 {
            return self.refuse("more results than two words and a truth value");
        }
        self.machine.results = self.machine.results.max(words as u32);
        self.push(MachineOperation::Return, operands);
        Ok(())
    }
}

// Calls: four words in registers, truth values in predicate registers, further words on the stack.

/// Where a caller puts an argument.
#[derive(Clone, Copy, Debug)]
enum Assignment {
    Register(PReg),
    /// So many bytes above the stack pointer.
    Stack(u64),
}

impl Selector<'_> {
    /// Predicate registers that values can be in.
    pub(super) fn truth_registers(&self) -> usize {
        (self.target.arch.preds() - 1).min(REGISTERS_MAX) as usize
    }

    /// Where arguments of these classes go.
    fn assign(&self, classes: impl Iterator<Item = RegClass>) -> Selected<Vec<Assignment>> {
        let (mut words, mut truths) = (0, 0);
        let mut assignments = Vec::new();
        for class in classes {
            assignments.push(if class == TRUTH {
                if truths == self.truth_registers() {
                    return self.refuse("more truth values than predicate registers");
                }
                truths += 1;
                Assignment::Register(truth_register(truths - 1))
            } else {
                words += 1;
                if words <= ARGUMENT_REGISTERS {
                    Assignment::Register(word_register(words - 1))
                } else {
                    let offset = words - 1 - ARGUMENT_REGISTERS;
                    Assignment::Stack(offset as u64 * u64::from(self.target.arch.word_bytes()))
                }
            });
        }
        Ok(assignments)
    }

    /// A call.
    pub(super) fn call(&mut self, callee: &Callee, arguments: &[Operand], results: &[VReg]) -> Selected<()> {
        if self.guard.is_some() {
            return self.refuse("a call for some lanes");
        }
        let kinds = arguments.iter().map(|argument| self.body.type_of(argument));
        let assignments = self.assign(kinds.map(|kind| class_of(&kind)))?;
        let mut operands = Vec::new();
        for (argument, assignment) in arguments.iter().zip(&assignments) {
            if let Assignment::Stack(offset) = assignment {
                let register = self.operand(argument)?;
                let bytes = offset + u64::from(self.target.arch.word_bytes());
                self.machine.outgoing = self.machine.outgoing.max(bytes);
                let kind = MachineOperation::Frame { opcode: Opcode::St, place: FrameAddress::Outgoing(*offset) };
                self.push_effect(kind, &[register]);
            }
        }
        for (argument, assignment) in arguments.iter().zip(&assignments) {
            if let Assignment::Register(place) = assignment {
                let register = self.operand(argument)?;
                operands.push(RegisterOperand::reg_fixed_use(register, *place));
            }
        }
        let target = match callee {
            Callee::Direct(symbol) => CallTarget::Symbol(symbol.clone()),
            Callee::Indirect(address) => {
                let register = self.operand(address)?;
                // In a register that is kept, or on the stack: the others may all hold arguments.
                operands.push(RegisterOperand::new(
                    register,
                    OperandConstraint::Any,
                    OperandKind::Use,
                    OperandPos::Early,
                ));
                CallTarget::Operand(operands.len() - 1)
            }
        };
        let mut clobbers = self.changed_by_calls();
        if matches!(callee, Callee::Direct(name) if keeps_one_register(name)) {
            // What runs meanwhile keeps the first of these alone.
            let others = ARGUMENT_REGISTERS + 1..REGISTERS_MAX as usize;
            others.for_each(|register| clobbers.add(word_register(register)));
        }
        let places = self.assign(results.iter().map(|result| result.class()))?;
        for (result, place) in results.iter().zip(places) {
            let Assignment::Register(place) = place else {
                return self.refuse("a result of more than four words");
            };
            clobbers.remove(place);
            operands.push(RegisterOperand::reg_fixed_def(*result, place));
        }
        self.machine.links = true;
        self.push_clobbering(MachineOperation::Call(target), operands, clobbers);
        Ok(())
    }

    fn changed_by_calls(&self) -> PRegSet {
        let words = (0..ARGUMENT_REGISTERS).map(word_register);
        words.chain([word_register(LINK)]).chain((0..self.truth_registers()).map(truth_register)).collect()
    }
}
