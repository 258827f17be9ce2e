//! Programs that may end in a kernel: warps that wait for other threads look whether the program ends.
//!
//! `exit` and its like store where a warp stops (`library/runtime/start.s`). A warp looks there behind each barrier, and
//! once a round in each loop that reads what other threads store, or has no other end. A program that only `main` ends
//! has none of this.

use std::collections::BTreeSet;

use crate::analysis::flow::{BlockSet, Dominance, Flow, Loop, Loops};
use crate::analysis::CallGraph;
use crate::ir::{BlockId, Body, Callee, Instruction, Module, Operand, Operation, Symbol, Terminator, Value};

/// The functions that end a program: those of the run time that others come down to, and a launch in a kernel.
const ENDS: [&str; 6] = ["exit", "_Exit", "abort", "__harp_fail", "launch", "launch_warp"];

fn ends(name: &str) -> bool {
    ENDS.contains(&name)
}

/// Whether the program may end in a kernel. `used` names what assembly calls.
pub(crate) fn may_end_in_kernels(module: &Module, graph: &CallGraph, used: &BTreeSet<Symbol>) -> bool {
    let calls = |index: &usize| {
        let body = module.functions[*index].body.as_ref();
        let mut instructions = body.into_iter().flat_map(Body::instructions);
        instructions.any(|one| one.operation.called().is_some_and(|name| ends(name)))
    };
    let by_address = |index: &usize| ends(&module.functions[*index].name);
    graph.many_lanes.iter().any(calls)
        || graph.address_taken.iter().any(by_address)
        || used.iter().any(|name| ends(name))
}

/// Has warps look where they wait, in the functions that kernels execute. On several cores a fence comes first, since
/// the data cache may hold an old word.
pub(crate) fn look_for_end(module: &mut Module, graph: &CallGraph, several_cores: bool) {
    let watching = watching(module, graph);
    let watches = |operation: &Operation, body: &Body| match operation {
        Operation::Call { callee: Callee::Direct(name), .. } => {
            graph.index(name).is_some_and(|index| watching.contains(&index))
        }
        Operation::Call { .. } => !graph.address_taken.is_disjoint(&watching),
        other => reads_shared(other, &in_frame(body)),
    };
    for index in &graph.many_lanes {
        let Some(body) = &mut module.functions[*index].body else {
            continue;
        };
        let mut places: BTreeSet<(BlockId, usize)> =
            waiting_loops(body, &watches).into_iter().map(|header| (header, 0)).collect();
        for block in &body.order {
            let instructions = body.blocks[*block].instructions.iter().enumerate();
            let barriers = instructions.filter(|(_, one)| matches!(one.operation, Operation::Barrier(..)));
            places.extend(barriers.map(|(number, _)| (*block, number + 1)));
        }
        for (block, number) in places.into_iter().rev() {
            let fence = several_cores.then_some(Operation::Fence);
            let look = fence.into_iter().chain([Operation::LeaveIfEnding]);
            let look = look.map(|operation| Instruction::new(Vec::new(), operation, None));
            body.blocks[block].instructions.splice(number..number, look);
        }
    }
}

/// The headers of the loops that read what other threads store, each outside of the loops within it, and of those that
/// only the end of the program ends.
fn waiting_loops(body: &Body, watches: &impl Fn(&Operation, &Body) -> bool) -> BTreeSet<BlockId> {
    let flow = Flow::of(body);
    let loops = Loops::of(&flow, &Dominance::of(&flow));
    let waits = |block: &BlockId| body.blocks[*block].instructions.iter().any(|one| watches(&one.operation, body));
    let waiting = flow.order.iter().filter(|block| waits(block));
    let waiting = waiting.filter_map(|block| loops.innermost[*block].map(|id| loops.loops[id].header));
    let returning = returning(body, &flow);
    let is_endless = |one: &&Loop| !one.blocks.iter().any(|block| returning.contains(block));
    waiting.chain(loops.loops.iter().filter(is_endless).map(|one| one.header)).collect()
}

/// The blocks from which the function may return.
fn returning(body: &Body, flow: &Flow) -> BlockSet {
    let mut found = BlockSet::new(body.blocks.len());
    let returns = |block: &BlockId| matches!(body.blocks[*block].end, Terminator::Return(_));
    let mut open: Vec<BlockId> = flow.order.iter().copied().filter(returns).collect();
    while let Some(block) = open.pop() {
        if found.insert(block) {
            open.extend(&flow.predecessors[block]);
        }
    }
    found
}

/// The functions that read what other threads store, over any number of calls.
fn watching(module: &Module, graph: &CallGraph) -> BTreeSet<usize> {
    let reads = |body: &Body| {
        let frame = in_frame(body);
        body.instructions().any(|one| reads_shared(&one.operation, &frame))
    };
    let functions = module.functions.iter().enumerate();
    let mut found: BTreeSet<usize> =
        functions.filter(|(_, one)| one.body.as_ref().is_some_and(reads)).map(|(index, _)| index).collect();
    loop {
        let callers = graph.callees.iter().enumerate().filter(|(_, callees)| !callees.is_disjoint(&found));
        let before = found.len();
        let callers: Vec<usize> = callers.map(|(index, _)| index).collect();
        found.extend(callers);
        if found.len() == before {
            return found;
        }
    }
}

/// Whether it reads memory that other threads may change meanwhile.
fn reads_shared(operation: &Operation, in_frame: &BTreeSet<Value>) -> bool {
    match operation {
        Operation::Load { address, volatile, .. } => {
            *volatile && !address.value().is_some_and(|at| in_frame.contains(&at))
        }
        Operation::AtomicUpdate { .. } | Operation::AtomicCompareExchange { .. } => true,
        _ => false,
    }
}

/// Addresses of variables in the frame.
fn in_frame(body: &Body) -> BTreeSet<Value> {
    let mut found = BTreeSet::new();
    for instruction in body.instructions() {
        let is_address = match &instruction.operation {
            Operation::SlotAddress(_) => true,
            Operation::Binary(_, a, b) => {
                [a, b].into_iter().filter_map(Operand::value).any(|value| found.contains(&value))
            }
            _ => false,
        };
        if is_address {
            found.extend(&instruction.results);
        }
    }
    found
}
