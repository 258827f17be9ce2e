//! Which values are the same in all lanes that execute their instruction together, and at which branches all such lanes
//! agree.
//!
//! A value differs between lanes when
//!
//! - it is made of one that does, or of what lanes differ in: the number of the lane, the frame's address;
//! - it is a parameter of a block where lanes meet that have parted at a branch, and come with different arguments;
//! - it is used behind a loop that lanes leave at different iterations: then each has the value of its own last
//!   iteration.
//!
//! A load is of one value when its address is: lanes that load together load the same. It needs functions in the form
//! that `diverge::normalize` leaves: one return, which all blocks reach, and no irreducible loops.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use typed_index_collections::TiVec;

use super::calls::GROUP_BARRIER;
use super::flow::BlockSet;
use super::{CallGraph, Dominance, Flow, LoopId, Loops};
use crate::ir::{BlockId, Body, Callee, Constant, Instruction, Module, Operand, Operation, Symbol, Terminator, Value};
use crate::opencl::device::calls_kernel;

/// What is known of the values of a program, by the index of the function.
#[derive(Clone, Debug)]
pub struct Uniformity {
    /// What is known in each function.
    pub functions: Vec<FunctionUniformity>,
}

/// What is known of the values of a function.
#[derive(Clone, Debug, Default)]
pub struct FunctionUniformity {
    /// Values that may differ between lanes.
    pub divergent: TiVec<Value, bool>,
    /// Blocks at whose branch lanes may part.
    pub branches: BTreeSet<BlockId>,
    /// Branches at which lanes agree though their condition may differ, since a barrier of a work group depends on them;
    /// with the blocks in which it is.
    pub agreed: BTreeMap<BlockId, BTreeSet<BlockId>>,
    /// Loops that lanes leave at different iterations.
    pub left: BTreeSet<LoopId>,
    /// Calls through an address in which lanes may differ: block and number of the instruction.
    pub calls: BTreeSet<(BlockId, usize)>,
    /// Which results may differ.
    pub results: Vec<bool>,
}

impl FunctionUniformity {
    /// Whether an operand may differ between lanes, where it is defined.
    pub fn differs(&self, operand: &Operand) -> bool {
        operand.value().is_some_and(|value| self.divergent.get(value).copied().unwrap_or(true))
    }
}

impl Uniformity {
    /// Finds what is known in a program. In functions that are not in `graph.many_lanes` nothing differs.
    pub fn of(module: &Module, graph: &CallGraph) -> Self {
        let meeting = graph.callers_of(&[GROUP_BARRIER]);
        let mut functions: Vec<FunctionUniformity> = Vec::new();
        let mut contexts: HashMap<usize, Context> = HashMap::new();
        for (index, function) in module.functions.iter().enumerate() {
            let mut known = FunctionUniformity {
                results: vec![function.body.is_none(); function.results.len()],
                ..FunctionUniformity::default()
            };
            if let Some(body) = &function.body {
                known.divergent = TiVec::from(vec![false; body.values.len()]);
                if graph.many_lanes.contains(&index) {
                    let context =
                        Context::of(body, &|name| graph.index(name).is_some_and(|one| meeting.contains(&one)));
                    let parameters = &body.blocks[body.entry()].parameters;
                    for (number, parameter) in parameters.iter().enumerate() {
                        known.divergent[*parameter] = (graph.address_taken.contains(&index)
                            && !calls_kernel(&function.name))
                            || (graph.kernels.contains(&index) && number != 1)
                            || context.is_none();
                    }
                    if context.is_none() {
                        known.results.fill(true);
                    }
                    contexts.extend(context.map(|context| (index, context)));
                }
            }
            functions.push(known);
        }
        let mut all = Self { functions };
        while all.round(module, graph, &contexts) {}
        all
    }

    /// Looks at each function once more; whether anything new was found.
    fn round(&mut self, module: &Module, graph: &CallGraph, contexts: &HashMap<usize, Context>) -> bool {
        let mut changed = false;
        for (index, function) in module.functions.iter().enumerate() {
            let (Some(body), Some(context)) = (&function.body, contexts.get(&index)) else {
                continue;
            };
            let mut known = std::mem::take(&mut self.functions[index]);
            let mut pass = Pass {
                body,
                context,
                own: index,
                known: &mut known,
                program: self,
                graph,
                changed: false,
                arguments: Vec::new(),
            };
            loop {
                pass.changed = false;
                pass.run();
                if !pass.changed {
                    break;
                }
                changed = true;
            }
            let arguments = std::mem::take(&mut pass.arguments);
            self.functions[index] = known;
            changed |= self.pass_arguments(module, contexts, &arguments);
        }
        changed
    }

    /// Parameters that some call gives different values.
    fn pass_arguments(
        &mut self,
        module: &Module,
        contexts: &HashMap<usize, Context>,
        arguments: &[(usize, usize)],
    ) -> bool {
        let mut changed = false;
        for (callee, number) in arguments {
            let Some(body) = &module.functions[*callee].body else {
                continue;
            };
            if !contexts.contains_key(callee) {
                continue;
            }
            if let Some(parameter) = body.blocks[body.entry()].parameters.get(*number) {
                let known = &mut self.functions[*callee].divergent[*parameter];
                changed |= !std::mem::replace(known, true);
            }
        }
        changed
    }
}

/// What does not change while a function is looked at.
struct Context {
    flow: Flow,
    after: Dominance,
    loops: Loops,
    defined: TiVec<Value, Option<BlockId>>,
    /// Blocks in which all items of a work group meet.
    meeting: BTreeSet<BlockId>,
}

impl Context {
    /// `None` when the body is not in the form that is needed. `meets` tells functions with a barrier of a work group.
    fn of(body: &Body, meets: &dyn Fn(&Symbol) -> bool) -> Option<Self> {
        let flow = Flow::of(body);
        let dominance = Dominance::of(&flow);
        let loops = Loops::of(&flow, &dominance);
        let exit = exit_of(body, &flow)?;
        let after = Dominance::of(&flow.reversed(exit));
        let whole = flow.order.iter().all(|block| *block == exit || after.immediate[*block].is_some());
        let calls = |block: &BlockId| {
            let instructions = body.blocks[*block].instructions.iter();
            instructions.filter_map(|one| one.operation.called()).any(meets)
        };
        let meeting = flow.order.iter().copied().filter(calls).collect();
        let defined = definitions(body, &flow);
        (whole && loops.irreducible.is_empty()).then_some(Self { after, loops, defined, meeting, flow })
    }
}

/// The block that returns, if there is one and no other.
pub fn exit_of(body: &Body, flow: &Flow) -> Option<BlockId> {
    let mut exits = flow.order.iter().filter(|block| matches!(body.blocks[**block].end, Terminator::Return(_)));
    let exit = exits.next()?;
    exits.next().is_none().then_some(*exit)
}

/// The block that defines each value.
pub fn definitions(body: &Body, flow: &Flow) -> TiVec<Value, Option<BlockId>> {
    let mut defined: TiVec<Value, Option<BlockId>> = TiVec::from(vec![None; body.values.len()]);
    for block in &flow.order {
        let parts = &body.blocks[*block];
        let results = parts.instructions.iter().flat_map(|each| &each.results);
        for value in parts.parameters.iter().chain(results) {
            defined[*value] = Some(*block);
        }
    }
    defined
}

/// One look at a function.
struct Pass<'a> {
    body: &'a Body,
    context: &'a Context,
    own: usize,
    known: &'a mut FunctionUniformity,
    program: &'a Uniformity,
    graph: &'a CallGraph,
    changed: bool,
    /// Parameters (function, number) that get different values.
    arguments: Vec<(usize, usize)>,
}

impl Pass<'_> {
    fn run(&mut self) {
        let body = self.body;
        for block in &self.context.flow.order {
            for (number, instruction) in body.blocks[*block].instructions.iter().enumerate() {
                self.instruction((*block, number), instruction);
            }
            self.end(*block);
        }
    }

    fn mark(&mut self, value: Value) {
        self.changed |= !std::mem::replace(&mut self.known.divergent[value], true);
    }

    /// Whether an operand may differ between lanes in a block.
    fn differs(&self, at: BlockId, operand: &Operand) -> bool {
        let Some(value) = operand.value() else {
            return false;
        };
        self.known.divergent[value]
            || self.context.defined[value].is_some_and(|from| {
                let around = self.context.loops.around(from);
                around.filter(|id| self.known.left.contains(id)).any(|id| {
                    let inside = &self.context.loops.loops[id].blocks;
                    !inside.contains(at)
                })
            })
    }

    fn instruction(&mut self, place: (BlockId, usize), instruction: &Instruction) {
        let operands = instruction.operands();
        let differing: Vec<bool> = operands.iter().map(|operand| self.differs(place.0, operand)).collect();
        let any = differing.contains(&true);
        let results = match &instruction.operation {
            Operation::HardwareId(number) => vec![*number == 0],
            Operation::Vote(_) => vec![false],
            // Lanes go one after the other, and each finds what the last one has left.
            Operation::AtomicUpdate { .. } | Operation::AtomicCompareExchange { .. } => {
                vec![true; instruction.results.len()]
            }
            Operation::SlotAddress(_) | Operation::AllocateDynamic(_) | Operation::InlineAssembly { .. } => {
                vec![true; instruction.results.len()]
            }
            Operation::Call { callee, .. } => {
                if matches!(callee, Callee::Indirect(_)) && differing[0] {
                    self.known.calls.insert(place);
                }
                self.call(callee, &differing, instruction)
            }
            _ => vec![any; instruction.results.len()],
        };
        for (value, differs) in instruction.results.iter().zip(results) {
            if differs {
                self.mark(*value);
            }
        }
    }

    /// Which results of a call differ.
    fn call(&mut self, callee: &Callee, differing: &[bool], instruction: &Instruction) -> Vec<bool> {
        let unknown = vec![true; instruction.results.len()];
        let Callee::Direct(name) = callee else {
            return unknown;
        };
        let Some(index) = self.graph.index(name) else {
            return unknown;
        };
        for (number, differs) in differing.iter().enumerate() {
            if *differs {
                self.arguments.push((index, number));
            }
        }
        let results = if index == self.own { &self.known.results } else { &self.program.functions[index].results };
        if results.len() == unknown.len() {
            results.clone()
        } else {
            unknown
        }
    }

    fn end(&mut self, block: BlockId) {
        let end = &self.body.blocks[block].end;
        match end {
            Terminator::Branch { condition, .. }
                if self.differs(block, condition) && !self.agrees(block) && self.known.branches.insert(block) =>
            {
                self.changed = true;
                self.part(block);
            }
            Terminator::Return(values) => {
                for (number, value) in values.iter().enumerate() {
                    if self.differs(block, value) {
                        if let Some(result) = self.known.results.get_mut(number) {
                            self.changed |= !std::mem::replace(result, true);
                        }
                    }
                }
            }
            _ => {}
        }
        for edge in end.edges() {
            let parameters = &self.body.blocks[edge.block].parameters;
            for (parameter, argument) in parameters.iter().zip(&edge.arguments) {
                // What one lane has not set, it has of its own.
                let unset = matches!(argument, Operand::Constant(Constant::Undefined(_)));
                if unset || self.differs(edge.block, argument) {
                    self.mark(*parameter);
                }
            }
        }
    }

    /// Whether lanes agree at the branch of a block, since it decides which items reach a barrier of a work group.
    fn agrees(&mut self, block: BlockId) -> bool {
        if self.context.meeting.is_empty() {
            return false;
        }
        let region = self.context.flow.decided(&self.context.after, block);
        let barriers: BTreeSet<BlockId> =
            self.context.meeting.iter().copied().filter(|meeting| region.contains(*meeting)).collect();
        let agrees = !barriers.is_empty();
        if agrees {
            self.known.agreed.insert(block, barriers);
        }
        agrees
    }

    /// What differs because lanes part at the branch of a block.
    fn part(&mut self, block: BlockId) {
        let (flow, loops) = (&self.context.flow, &self.context.loops);
        let (meet, region) = flow.region(&self.context.after, block);
        let headers: Vec<BlockId> = loops.around(block).map(|id| loops.loops[id].header).collect();
        let sides: Vec<BlockSet> = flow.successors[block].iter().map(|side| self.side(*side, meet, &headers)).collect();
        let mut meeting: BTreeSet<BlockId> =
            sides[0].iter().filter(|found| sides.iter().all(|side| side.contains(*found))).collect();
        for id in loops.around(block) {
            let inside = &loops.loops[id].blocks;
            let leaves =
                |from: BlockId| inside.contains(from) && flow.successors[from].iter().any(|to| !inside.contains(*to));
            if leaves(block) || region.iter().any(leaves) {
                self.changed |= self.known.left.insert(id);
                let outside = region.iter().chain([meet]);
                meeting.extend(outside.filter(|found| !inside.contains(*found)));
            }
        }
        for block in meeting {
            self.meet(block);
        }
    }

    /// Blocks that one side reaches, up to where the lanes meet, and not into the next iteration of a loop around the
    /// branch.
    fn side(&self, from: BlockId, meet: BlockId, headers: &[BlockId]) -> BlockSet {
        let flow = &self.context.flow;
        let mut found = BlockSet::new(flow.successors.len());
        let mut open = vec![from];
        while let Some(block) = open.pop() {
            if found.insert(block) && block != meet && !headers.contains(&block) {
                open.extend(&flow.successors[block]);
            }
        }
        found
    }

    /// Parameters of a block where lanes meet differ, unless all edges give the same.
    fn meet(&mut self, block: BlockId) {
        let body = self.body;
        let edges: Vec<_> = self.context.flow.predecessors[block]
            .iter()
            .flat_map(|from| body.blocks[*from].end.edges())
            .filter(|edge| edge.block == block)
            .collect();
        for (number, parameter) in body.blocks[block].parameters.iter().enumerate() {
            let first = edges.first().and_then(|edge| edge.arguments.get(number));
            if edges.iter().any(|edge| edge.arguments.get(number) != first) {
                self.mark(*parameter);
            }
        }
    }
}
