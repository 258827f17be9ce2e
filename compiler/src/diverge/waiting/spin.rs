//! Loops that end because another lane does something.

use std::collections::BTreeSet;

use typed_index_collections::TiVec;

use super::effects::Effects;
use crate::analysis::flow::BlockSet;
use crate::analysis::uniformity::{definitions, exit_of};
use crate::analysis::{Dominance, Flow, FunctionUniformity, Loop, LoopId, Loops};
use crate::ir::{BinaryOperator, BlockId, Body, Condition, Instruction, Operand, Operation, SlotId, Terminator, Value};

/// What is known of the flow of a normal function, and of where its lanes are together.
pub struct View {
    /// Which block leads where.
    pub flow: Flow,
    /// Which block is on all ways to another.
    pub dominance: Dominance,
    /// Which block is on all ways from another.
    pub after: Dominance,
    /// The loops.
    pub loops: Loops,
    /// Blocks between a branch at which lanes part and the block where they meet.
    apart: BlockSet,
}

impl View {
    /// `None` of a body without a block that returns.
    pub fn of(body: &Body, known: &FunctionUniformity, effects: &Effects<'_>) -> Option<Self> {
        let flow = Flow::of(body);
        let dominance = Dominance::of(&flow);
        let after = Dominance::of(&flow.reversed(exit_of(body, &flow)?));
        let mut view = Self {
            loops: Loops::of(&flow, &dominance),
            apart: BlockSet::new(body.blocks.len()),
            flow,
            dominance,
            after,
        };
        let gathers = |block: BlockId| {
            let mut instructions = body.blocks[block].instructions.iter();
            instructions.any(|one| effects.gathers(&one.operation))
        };
        let mut apart = BlockSet::new(body.blocks.len());
        for branch in &known.branches {
            if !view.is_agreed(*branch, gathers) {
                view.behind(*branch).iter().for_each(|block| {
                    apart.insert(block);
                });
            }
        }
        view.apart = apart;
        Some(view)
    }

    /// Whether lanes agree at a branch since all of them come together in each iteration of a loop that it leaves.
    fn is_agreed(&self, branch: BlockId, gathers: impl Fn(BlockId) -> bool) -> bool {
        let mut around = self.loops.around(branch).map(|id| &self.loops.loops[id]);
        around.any(|one| {
            let always = |block: BlockId| {
                let mut latches = one.latches.iter();
                latches.all(|latch| self.dominance.dominates(block, *latch))
            };
            let mut successors = self.flow.successors[branch].iter();
            successors.any(|to| !one.blocks.contains(*to))
                && one.blocks.iter().any(|block| always(block) && gathers(block))
        })
    }

    /// The blocks between a branch at which lanes part and the block where they meet.
    fn behind(&self, branch: BlockId) -> BlockSet {
        let mut meet = self.after.immediate[branch].unwrap_or(branch);
        loop {
            let blocks = self.flow.between(&self.flow.successors[branch], meet);
            // Lanes that begin the next iteration of a loop first leave behind there those that wait within it.
            let mut around = self.loops.around(branch).map(|id| &self.loops.loops[id]);
            let passes = around.any(|one| one.blocks.contains(meet) && blocks.contains(one.header));
            match self.after.immediate[meet] {
                Some(next) if passes => meet = next,
                _ => return blocks,
            }
        }
    }

    /// Whether the lanes that entered the function reach a block together.
    pub fn together(&self, block: BlockId) -> bool {
        !self.apart.contains(block)
    }

    /// The loops in which lanes wait for what others do, that are not with them. `parted`: some lanes may be out of the
    /// function.
    pub fn spinning(&self, body: &Body, effects: &Effects<'_>, parted: bool) -> Vec<LoopId> {
        let defined = definitions(body, &self.flow);
        let all = self.loops.loops.iter_enumerated();
        let spinning = all.filter(|(_, one)| {
            let spin = Spin { body, view: self, defined: &defined, one };
            (parted || !self.together(one.header)) && spin.waits(effects)
        });
        spinning.map(|(id, _)| id).collect()
    }
}

/// A loop that is looked at.
struct Spin<'a> {
    body: &'a Body,
    view: &'a View,
    defined: &'a TiVec<Value, Option<BlockId>>,
    one: &'a Loop,
}

impl Spin<'_> {
    /// Whether it depends on what others do when the loop ends.
    fn waits(&self, effects: &Effects<'_>) -> bool {
        let blocks = || self.one.blocks.iter();
        let instructions = blocks().flat_map(|block| &self.body.blocks[block].instructions);
        let shared: Vec<&Instruction> =
            instructions.filter(|one| effects.hears(&one.operation) && !one.results.is_empty()).collect();
        !shared.is_empty() && !self.retries() && {
            let deciding = self.deciding();
            let results = shared.iter().flat_map(|one| &one.results);
            results.into_iter().any(|value| deciding.contains(value))
        }
    }

    fn leaves(&self, block: BlockId) -> bool {
        let successors = &self.view.flow.successors[block];
        successors.iter().any(|to| !self.one.blocks.contains(*to))
    }

    fn condition(&self, block: BlockId) -> Option<&Operand> {
        match &self.body.blocks[block].end {
            Terminator::Branch { condition, .. } => Some(condition),
            _ => None,
        }
    }

    /// The values of the loop on which it depends when it ends.
    fn deciding(&self) -> BTreeSet<Value> {
        let mut found = BTreeSet::new();
        let mut open: Vec<Operand> = Vec::new();
        for exit in self.one.blocks.iter().filter(|block| self.leaves(*block)) {
            let passing = self.passing(exit);
            let blocks = passing.iter().chain([exit]);
            open.extend(blocks.filter_map(|block| self.condition(block)).cloned());
        }
        while let Some(operand) = open.pop() {
            let Some(value) = operand.value() else {
                continue;
            };
            let inside = |block: &BlockId| self.one.blocks.contains(*block);
            let Some(block) = self.defined[value].filter(inside) else {
                continue;
            };
            if found.insert(value) {
                open.extend(self.made_of(value, block));
            }
        }
        found
    }

    /// The blocks from which a lane may reach the next iteration without passing this exit.
    fn passing(&self, exit: BlockId) -> BlockSet {
        let mut found = BlockSet::new(self.body.blocks.len());
        let mut open = self.one.latches.clone();
        while let Some(block) = open.pop() {
            if block != exit && found.insert(block) && block != self.one.header {
                open.extend(&self.view.flow.predecessors[block]);
            }
        }
        found
    }

    /// What a value of a block of the loop depends on.
    fn made_of(&self, value: Value, block: BlockId) -> Vec<Operand> {
        let parts = &self.body.blocks[block];
        let Some(number) = parts.parameters.iter().position(|one| *one == value) else {
            let mut instructions = parts.instructions.iter();
            let Some(by) = instructions.find(|one| one.results.contains(&value)) else {
                return Vec::new();
            };
            let mut operands = by.operands();
            operands.extend(self.kept_for(&by.operation).cloned());
            return operands;
        };
        let from = self.view.flow.predecessors[block].iter();
        let from = from.filter(|from| self.one.blocks.contains(**from));
        let edges = from.flat_map(|from| self.body.blocks[*from].end.edges());
        let edges = edges.filter(|edge| edge.block == block);
        let mut given: Vec<Operand> = edges.map(|edge| edge.arguments[number].clone()).collect();
        given.dedup();
        if given.len() > 1 {
            given.extend(self.choosing(block).cloned());
        }
        given
    }

    /// What the loop stores into the variable of the function's own that an instruction loads: compiled without
    /// optimisation, every value goes that way.
    fn kept_for(&self, load: &Operation) -> impl Iterator<Item = &Operand> {
        let from = match load {
            Operation::Load { address, .. } => self.slot(address),
            _ => None,
        };
        let blocks = self.one.blocks.iter();
        let instructions = blocks.flat_map(|block| &self.body.blocks[block].instructions);
        instructions.filter_map(move |one| match &one.operation {
            Operation::Store { value, address, .. } if from.is_some() && self.slot(address) == from => Some(value),
            _ => None,
        })
    }

    /// The variable of the function's own that an address is that of.
    fn slot(&self, address: &Operand) -> Option<SlotId> {
        match self.definition(address)?.1.operation {
            Operation::SlotAddress(slot) => Some(slot),
            _ => None,
        }
    }

    /// The conditions that decide from where a block is reached.
    fn choosing(&self, block: BlockId) -> impl Iterator<Item = &Operand> {
        let dominance = &self.view.dominance;
        let above = dominance.immediate[block].filter(|_| block != self.one.header);
        let between = move |other: &BlockId| {
            above.is_none_or(|above| dominance.dominates(above, *other) && !dominance.dominates(block, *other))
        };
        let blocks = self.one.blocks.iter().filter(between);
        blocks.filter_map(|other| self.condition(other))
    }

    /// Whether a lane repeats the loop only when another one has come between its load and its exchange: then that one
    /// has gone on, and no lane has to.
    fn retries(&self) -> bool {
        let dominance = &self.view.dominance;
        let all = |block: BlockId| {
            let mut latches = self.one.latches.iter();
            latches.all(|latch| dominance.dominates(block, *latch))
        };
        let mut exits = self.one.blocks.iter();
        exits.any(|block| self.leaves(block) && all(block) && self.exchanged(block))
    }

    /// Whether a block's branch asks whether an exchange has found what was loaded there before.
    fn exchanged(&self, block: BlockId) -> bool {
        let condition = self.condition(block).and_then(|one| self.maker(one));
        let condition = match condition.map(|one| &one.operation) {
            Some(Operation::Binary(BinaryOperator::Xor, same, _)) => self.maker(same),
            _ => condition,
        };
        let Some(Operation::Compare(Condition::Equal | Condition::NotEqual, a, b)) =
            condition.map(|one| &one.operation)
        else {
            return false;
        };
        let found = |old: &Operand, wanted: &Operand| {
            let maker = self.maker(old).map(|one| &one.operation);
            matches!(maker, Some(Operation::AtomicCompareExchange { address, expected, .. })
                if expected == wanted && self.has_loaded(wanted, address, old))
        };
        found(a, b) || found(b, a)
    }

    /// Whether a value was at an address in this iteration of the loop, or at its end in the iteration before.
    fn has_loaded(&self, value: &Operand, at: &Operand, old: &Operand) -> bool {
        if let Some(maker) = self.maker(value) {
            return matches!(&maker.operation, Operation::Load { address, .. } if address == at);
        }
        let header = &self.body.blocks[self.one.header];
        let place = |one: &Value| Some(*one) == value.value();
        let Some(number) = header.parameters.iter().position(place) else {
            return false;
        };
        let latches = self.one.latches.iter();
        let mut edges = latches.flat_map(|latch| self.body.blocks[*latch].end.edges());
        edges.all(|edge| edge.block != self.one.header || edge.arguments[number] == *old)
    }

    /// The instruction of the loop that makes a value.
    fn maker(&self, operand: &Operand) -> Option<&Instruction> {
        let (block, made) = self.definition(operand)?;
        self.one.blocks.contains(block).then_some(made)
    }

    /// The instruction that makes a value, and its block.
    fn definition(&self, operand: &Operand) -> Option<(BlockId, &Instruction)> {
        let value = operand.value()?;
        let block = self.defined[value]?;
        let mut instructions = self.body.blocks[block].instructions.iter();
        Some((block, instructions.find(|one| one.results.contains(&value))?))
    }
}
