//! Blocks and their ends. Edges that need instructions of their own get a block.

use std::collections::HashMap;

use isa::Opcode;
use regalloc2::{Block as BlockNumber, Operand as RegisterOperand, VReg};

use super::call::Assignment;
use super::{FramePlace, Kind, MachineBlock, Refusal, Selector, WORD};
use crate::ir::{BlockId, Edge, Operand, Parting, Terminator};

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
    pub(super) fn blocks(&mut self) -> Result<(), Refusal> {
        let numbers = self.number_blocks();
        for source in &numbers.sources {
            let first = self.machine.instructions.len();
            let block = match *source {
                Source::Block(id) => self.block(id, &numbers)?,
                Source::Edge(id, which) => self.edge_block(id, which, &numbers)?,
            };
            self.machine.blocks.push(MachineBlock {
                range: (first, self.machine.instructions.len()),
                ..block
            });
        }
        for number in 0..self.machine.blocks.len() {
            for successor in self.machine.blocks[number].successors.clone() {
                self.machine.blocks[successor.index()]
                    .predecessors
                    .push(BlockNumber::new(number));
            }
        }
        Ok(())
    }

    /// An edge's block stands behind the block that it comes from. Where the branch does not jump comes first.
    fn number_blocks(&self) -> Numbers {
        let mut numbers = Numbers {
            sources: Vec::new(),
            of_block: HashMap::new(),
            of_edge: HashMap::new(),
        };
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
            || edge
                .arguments
                .iter()
                .any(|operand| operand.value().is_none())
    }

    fn block(&mut self, id: BlockId, numbers: &Numbers) -> Result<MachineBlock, Refusal> {
        let body = self.body;
        let source = &body.blocks[id];
        let empty = source.instructions.is_empty() && id != body.entry();
        let mut block = MachineBlock {
            on_edge: empty && matches!(source.end, Terminator::Jump(_)),
            ..MachineBlock::default()
        };
        if id == body.entry() {
            self.parameters(&source.parameters.clone())?;
        } else {
            block.parameters = source
                .parameters
                .iter()
                .map(|value| self.of(*value))
                .collect();
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
            Terminator::Unreachable => self.push(Kind::Unreachable, Vec::new()),
            Terminator::Switch { .. } | Terminator::JumpIndirect { .. } => {
                return self.refuse("a switch that has not been lowered");
            }
        }
        Ok(block)
    }

    fn edge_block(
        &mut self,
        id: BlockId,
        which: usize,
        numbers: &Numbers,
    ) -> Result<MachineBlock, Refusal> {
        let body = self.body;
        let mut block = MachineBlock {
            on_edge: true,
            ..MachineBlock::default()
        };
        self.location = body.blocks[id].end_location;
        self.jump(body.blocks[id].end.edges()[which], &mut block, numbers)?;
        Ok(block)
    }

    fn jump(
        &mut self,
        edge: &Edge,
        block: &mut MachineBlock,
        numbers: &Numbers,
    ) -> Result<(), Refusal> {
        if edge.block == self.body.entry() {
            return self.refuse("a jump to the start of the function");
        }
        let arguments = self.arguments(edge)?;
        block.arguments.push(arguments);
        block
            .successors
            .push(BlockNumber::new(numbers.of_block[&edge.block]));
        self.push(Kind::Jump, Vec::new());
        Ok(())
    }

    fn arguments(&mut self, edge: &Edge) -> Result<Vec<VReg>, Refusal> {
        edge.arguments
            .iter()
            .map(|operand| self.operand(operand))
            .collect()
    }

    fn branch(
        &mut self,
        id: BlockId,
        parting: Parting,
        block: &mut MachineBlock,
        numbers: &Numbers,
    ) -> Result<(), Refusal> {
        let Some(branch) = self.plan.branches[id].clone() else {
            return self.refuse("a branch that nobody has looked at");
        };
        let mut condition = self.operand(&branch.condition)?;
        if branch.negated {
            let not = Kind::Plain {
                opcode: Opcode::Notp,
                immediate: None,
            };
            condition = self.compute(not, super::TRUTH, &[condition]);
        }
        let edges = self.body.blocks[id].end.edges();
        for which in if branch.swapped { [1, 0] } else { [0, 1] } {
            let (successor, arguments) = match numbers.of_edge.get(&(id, which)) {
                Some(edge) => (*edge, Vec::new()),
                None => (
                    numbers.of_block[&edges[which].block],
                    self.arguments(edges[which])?,
                ),
            };
            block.successors.push(BlockNumber::new(successor));
            block.arguments.push(arguments);
        }
        self.push(
            Kind::Branch(parting),
            vec![RegisterOperand::reg_use(condition)],
        );
        Ok(())
    }

    /// The function's parameters, from where the caller has put them.
    fn parameters(&mut self, parameters: &[crate::ir::Value]) -> Result<(), Refusal> {
        let registers: Vec<_> = parameters.iter().map(|value| self.of(*value)).collect();
        let assignments = self.assign(registers.iter().map(|register| register.class()))?;
        let mut operands = Vec::new();
        for (register, assignment) in registers.iter().zip(&assignments) {
            if let Assignment::Register(place) = assignment {
                operands.push(RegisterOperand::reg_fixed_def(*register, *place));
            }
        }
        if !operands.is_empty() {
            self.push(Kind::Arguments, operands);
        }
        for ((register, value), assignment) in registers.iter().zip(parameters).zip(&assignments) {
            if let Assignment::Stack(offset) = assignment {
                if self.plan.reads[*value] > 0 {
                    let kind = Kind::Frame {
                        opcode: Opcode::Ld,
                        place: FramePlace::Incoming(*offset),
                    };
                    self.push_result(kind, *register, &[], None);
                }
            }
        }
        Ok(())
    }

    fn give_back(&mut self, values: &[Operand]) -> Result<(), Refusal> {
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
        let words = registers
            .iter()
            .filter(|register| register.class() == WORD)
            .count();
        if words > 2 || registers.len() - words > 1 {
            return self.refuse("more results than two words and a truth value");
        }
        self.machine.results = self.machine.results.max(words as u32);
        self.push(Kind::Return, operands);
        Ok(())
    }
}
