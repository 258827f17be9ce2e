//! What instructions do that other lanes notice: accesses to memory that the source marks as shared, and waiting for
//! all lanes.

use std::collections::BTreeSet;

use crate::analysis::calls::GATHERING;
use crate::analysis::CallGraph;
use crate::ir::{Callee, Module, Operation};

/// What calls do.
pub struct Effects<'g> {
    graph: &'g CallGraph,
    /// Functions with atomic or volatile accesses, or that are not C.
    sharing: BTreeSet<usize>,
    /// Functions in which all lanes of a warp have to reach one block together.
    gathering: BTreeSet<usize>,
}

impl<'g> Effects<'g> {
    /// Finds what the calls of a program do.
    pub fn of(module: &Module, graph: &'g CallGraph) -> Self {
        let having = |has: fn(&Operation) -> bool, or: fn(&str) -> bool, unknown: bool| {
            let functions = module.functions.iter().enumerate();
            let direct = functions.filter(|(_, function)| {
                let body = function.body.as_ref();
                or(&function.name) || body.map_or(unknown, |body| body.instructions().any(|one| has(&one.operation)))
            });
            callers_too(graph, direct.map(|(index, _)| index).collect())
        };
        Self {
            graph,
            sharing: having(accesses_shared, |_| false, true),
            gathering: having(asks_all, |name| GATHERING.contains(&name), false),
        }
    }

    /// Whether it accesses memory that other lanes access meanwhile.
    pub fn shares(&self, operation: &Operation) -> bool {
        accesses_shared(operation)
            || self.calls(operation, &self.sharing)
            || matches!(operation, Operation::InlineAssembly { effects: true, .. })
    }

    /// Whether other lanes may go on because of it.
    pub fn tells(&self, operation: &Operation) -> bool {
        self.shares(operation) && !matches!(operation, Operation::Load { .. })
    }

    /// Whether all lanes of the warp that reach it have to reach it together.
    pub fn gathers(&self, operation: &Operation) -> bool {
        asks_all(operation) || self.calls(operation, &self.gathering)
    }

    /// Whether lanes wait together in a function of the library.
    pub fn gathers_by_name(&self, name: &str) -> bool {
        GATHERING.contains(&name)
    }

    fn calls(&self, operation: &Operation, which: &BTreeSet<usize>) -> bool {
        let Operation::Call { callee, .. } = operation else {
            return false;
        };
        match callee {
            Callee::Direct(name) => self.graph.index(name).is_none_or(|one| which.contains(&one)),
            Callee::Indirect(_) => !self.graph.address_taken.is_disjoint(which),
        }
    }
}

fn accesses_shared(operation: &Operation) -> bool {
    match operation {
        Operation::Load { volatile, .. } | Operation::Store { volatile, .. } => *volatile,
        Operation::AtomicUpdate { .. } | Operation::AtomicCompareExchange { .. } => true,
        _ => false,
    }
}

fn asks_all(operation: &Operation) -> bool {
    matches!(operation, Operation::Vote(_) | Operation::Barrier(..))
}

/// The functions, and those that call them, over any number of calls.
fn callers_too(graph: &CallGraph, mut found: BTreeSet<usize>) -> BTreeSet<usize> {
    loop {
        let calls = |callees: &BTreeSet<usize>| !callees.is_disjoint(&found);
        let callers = graph.callees.iter().enumerate();
        let new: Vec<usize> = callers
            .filter(|(index, callees)| !found.contains(index) && calls(callees))
            .map(|(index, _)| index)
            .collect();
        if new.is_empty() {
            return found;
        }
        found.extend(new);
    }
}
