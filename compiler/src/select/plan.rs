//! What is decided before instructions are selected: which values are needed, how often they are read, and which way
//! branches jump.

use typed_index_collections::TiVec;

use super::instruction::{address, Base};
use crate::analysis::Flow;
use crate::ir::{
    BinaryOperator, BlockId, Body, Instruction, Operand, Operation, Parting, SlotId, Terminator, Test, Value,
};

/// Where a value is defined.
#[derive(Clone, Copy)]
pub(super) enum Definition<'a> {
    Parameter,
    Instruction(&'a Instruction),
}

/// A branch, as it is to be selected.
#[derive(Clone)]
pub(super) struct Branch {
    /// Jumps when this is true...
    pub condition: Operand,
    /// ...or, when `negated`, false.
    pub negated: bool,
    /// The edges change places.
    pub swapped: bool,
}

/// The decisions for a function.
pub(super) struct Plan<'a> {
    pub body: &'a Body,
    /// Blocks that can be reached, in their order.
    pub order: Vec<BlockId>,
    pub definitions: TiVec<Value, Definition<'a>>,
    /// Loads and stores that name each value as their address.
    accesses: TiVec<Value, u32>,
    /// Reads of each value by instructions that are needed.
    pub reads: TiVec<Value, u32>,
    /// Edges into each block.
    pub edges_into: TiVec<BlockId, usize>,
    pub branches: TiVec<BlockId, Option<Branch>>,
    /// Tests that are made the other way round, since their only reader wants it.
    pub flipped: TiVec<Value, bool>,
}

impl<'a> Plan<'a> {
    pub fn new(body: &'a Body) -> Self {
        let flow = Flow::of(body);
        let order = body.order.iter().copied();
        let mut plan = Self {
            body,
            order: order.filter(|block| flow.reached(*block)).collect(),
            definitions: body.values.iter().map(|_| Definition::Parameter).collect(),
            accesses: body.values.iter().map(|_| 0).collect(),
            reads: body.values.iter().map(|_| 0).collect(),
            edges_into: flow.predecessors.iter().map(Vec::len).collect(),
            branches: body.blocks.iter().map(|_| None).collect(),
            flipped: body.values.iter().map(|_| false).collect(),
        };
        for &block in &plan.order {
            for instruction in &body.blocks[block].instructions {
                for &result in &instruction.results {
                    plan.definitions[result] = Definition::Instruction(instruction);
                }
                if let Operation::Load { address: at, .. } | Operation::Store { address: at, .. } =
                    &instruction.operation
                {
                    at.value().into_iter().for_each(|value| plan.accesses[value] += 1);
                }
            }
        }
        plan.branch_ways();
        plan.count_reads();
        plan.flip_tests();
        plan
    }

    /// The instruction that defines a value in all lanes.
    pub fn unguarded(&self, value: Value) -> Option<&'a Operation> {
        match self.definitions[value] {
            Definition::Instruction(instruction) if instruction.guard.is_none() => Some(&instruction.operation),
            _ => None,
        }
    }

    /// The variable and the index of a sum, if one access alone has it for its address: then the sum is with the stack
    /// pointer, and the variable's place goes into the offset.
    pub fn indexed(&self, sum: Value, a: &Operand, b: &Operand) -> Option<(SlotId, Operand)> {
        let slot = |operand: &Operand| match self.unguarded(operand.value()?)? {
            Operation::SlotAddress(slot) => Some(*slot),
            _ => None,
        };
        if self.accesses[sum] != 1 {
            return None;
        }
        match (slot(a), slot(b)) {
            (Some(slot), _) => Some((slot, b.clone())),
            (None, Some(slot)) => Some((slot, a.clone())),
            (None, None) => None,
        }
    }

    /// The operand without `xor true` around it, and whether that turned it.
    pub fn without_not(&self, operand: &Operand) -> (Operand, bool) {
        let mut operand = operand.clone();
        let mut turned = false;
        while let Operand::Value(value) = operand {
            let Some(Operation::Binary(BinaryOperator::Xor, a, b)) = self.unguarded(value) else {
                break;
            };
            let yes = |operand: &Operand| *operand == Operand::truth(true);
            operand = if yes(b) {
                a.clone()
            } else if yes(a) {
                b.clone()
            } else {
                break;
            };
            turned = !turned;
        }
        (operand, turned)
    }

    /// Which edge a branch jumps along: not to the block that comes next, if there is a choice.
    fn branch_ways(&mut self) {
        for index in 0..self.order.len() {
            let block = self.order[index];
            let Terminator::Branch { condition, taken, parting, .. } = &self.body.blocks[block].end else {
                continue;
            };
            // The lanes that stay in a loop are those that splitl jumps with; the two sides of a split are alike.
            let mut behind = self.order[index + 1..].iter().copied();
            let next = behind.find(|block| self.only_jumps_to(*block).is_none());
            let target = self.only_jumps_to(taken.block).unwrap_or(taken.block);
            let swapped = *parting != Parting::Stay && next == Some(target);
            let (condition, turned) = self.without_not(condition);
            self.branches[block] = Some(Branch { condition, negated: turned != swapped, swapped });
        }
    }

    /// Where a block leads that does nothing: it will not be there.
    fn only_jumps_to(&self, block: BlockId) -> Option<BlockId> {
        let block = &self.body.blocks[block];
        match &block.end {
            Terminator::Jump(edge)
                if block.instructions.is_empty() && block.parameters.is_empty() && edge.arguments.is_empty() =>
            {
                Some(edge.block)
            }
            _ => None,
        }
    }

    /// Marks what is needed, from what has effects on.
    fn count_reads(&mut self) {
        let mut todo: Vec<Value> = Vec::new();
        let body = self.body;
        for index in 0..self.order.len() {
            let id = self.order[index];
            let block = &body.blocks[id];
            for instruction in &block.instructions {
                if instruction.results.is_empty() || instruction.operation.has_effects() {
                    self.read_operands(instruction, &mut todo);
                }
            }
            match &self.branches[id] {
                Some(branch) => {
                    let condition = branch.condition.clone();
                    self.read(&condition, &mut todo);
                    let edges = block.end.edges().into_iter();
                    for argument in edges.flat_map(|edge| &edge.arguments) {
                        self.read(argument, &mut todo);
                    }
                }
                None => {
                    for operand in block.end.operands() {
                        self.read(&operand, &mut todo);
                    }
                }
            }
        }
        while let Some(value) = todo.pop() {
            if let Definition::Instruction(instruction) = self.definitions[value] {
                if !instruction.results.is_empty() && !instruction.operation.has_effects() {
                    self.read_operands(instruction, &mut todo);
                }
            }
        }
    }

    fn read(&mut self, operand: &Operand, todo: &mut Vec<Value>) {
        if let Operand::Value(value) = operand {
            self.reads[*value] += 1;
            if self.reads[*value] == 1 {
                todo.push(*value);
            }
        }
    }

    fn read_operands(&mut self, instruction: &Instruction, todo: &mut Vec<Value>) {
        if let Some(guard) = &instruction.guard {
            self.read(&guard.condition, todo);
            if let Some(otherwise) = &guard.otherwise {
                self.read(otherwise, todo);
            }
        }
        match &instruction.operation {
            Operation::Load { address: at, offset, .. } => self.read_address(at, *offset, todo),
            Operation::Store { value, address: at, offset, .. } => {
                self.read(value, todo);
                self.read_address(at, *offset, todo);
            }
            operation => {
                for operand in operation.clone().operands_mut() {
                    self.read(operand, todo);
                }
            }
        }
    }

    fn read_address(&mut self, operand: &Operand, offset: i64, todo: &mut Vec<Value>) {
        match address(self, operand, offset).0 {
            Base::Operand(base) | Base::Indexed(_, base) => self.read(&base, todo),
            Base::Slot(_) => {}
        }
    }

    /// A test that only branches read that want its opposite is made the other way round.
    fn flip_tests(&mut self) {
        for index in 0..self.order.len() {
            let id = self.order[index];
            let Some(branch) = &self.branches[id] else {
                continue;
            };
            let Operand::Value(value) = branch.condition else {
                continue;
            };
            let flippable = matches!(
                self.unguarded(value),
                Some(Operation::Test(Test::Zero | Test::NotZero, _) | Operation::Compare(..))
            );
            if branch.negated && flippable && self.reads[value] == 1 {
                self.flipped[value] = true;
                if let Some(branch) = &mut self.branches[id] {
                    branch.negated = false;
                }
            }
        }
    }
}
