//! What instructions do that other lanes notice: accesses to memory that the source marks as shared, and waiting for
//! all lanes.

use std::collections::BTreeSet;

use crate::analysis::calls::GATHERING;
use crate::analysis::CallGraph;
use crate::ir::{Body, Callee, Module, Operation};
use crate::library::STORE_PART;

/// What calls do.
pub struct Effects<'g> {
    graph: &'g CallGraph,
    shared: Shared,
    /// Functions with atomic or volatile loads, or that are not C.
    hearing: BTreeSet<usize>,
    /// Functions with atomic or volatile stores, or that are not C.
    telling: BTreeSet<usize>,
    /// Functions in which all lanes of a warp have to reach one block together.
    gathering: BTreeSet<usize>,
}

impl<'g> Effects<'g> {
    /// Finds what the calls of a program do.
    pub fn of(module: &Module, graph: &'g CallGraph) -> Self {
        let shared = Shared { half: 1 << (8 * module.layout.pointer_bytes - 1) };
        let having = |has: &dyn Fn(&Operation) -> bool, named: fn(&str) -> Option<bool>, unknown: bool| {
            let functions = module.functions.iter().enumerate();
            let direct = functions.filter(|(_, function)| {
                let has = |body: &Body| body.instructions().any(|one| has(&one.operation));
                named(&function.name).unwrap_or_else(|| function.body.as_ref().map_or(unknown, has))
            });
            callers_too(graph, direct.map(|(index, _)| index).collect())
        };
        Self {
            graph,
            shared,
            hearing: having(&|one| shared.loads(one), |name| (name == STORE_PART).then_some(false), true),
            telling: having(&|one| shared.stores(one), |_| None, true),
            gathering: having(&asks_all, |name| GATHERING.contains(&name).then_some(true), false),
        }
    }

    /// Whether its result may depend on what other lanes do meanwhile.
    pub fn hears(&self, operation: &Operation) -> bool {
        self.shared.loads(operation) || self.calls(operation, &self.hearing) || is_assembly(operation)
    }

    /// Whether other lanes may go on because of it.
    pub fn tells(&self, operation: &Operation) -> bool {
        self.shared.stores(operation) || self.calls(operation, &self.telling) || is_assembly(operation)
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

/// Memory that the source marks as shared.
#[derive(Clone, Copy)]
struct Shared {
    /// Half of all addresses, in bytes: where the console is (I9.1).
    half: u64,
}

impl Shared {
    fn loads(self, operation: &Operation) -> bool {
        match operation {
            Operation::Load { volatile, alignment, .. } => *volatile && !self.is_console(*alignment),
            _ => is_atomic(operation),
        }
    }

    fn stores(self, operation: &Operation) -> bool {
        match operation {
            Operation::Store { volatile, alignment, .. } => *volatile && !self.is_console(*alignment),
            _ => is_atomic(operation),
        }
    }

    /// Whether only the console has an address of this alignment. What a lane reads there no lane has written: a loop that
    /// waits for a byte waits for no other lane.
    fn is_console(self, alignment: u64) -> bool {
        alignment >= self.half
    }
}

fn is_atomic(operation: &Operation) -> bool {
    matches!(operation, Operation::AtomicUpdate { .. } | Operation::AtomicCompareExchange { .. })
}

/// Whether it is assembly of the source that does more than compute.
fn is_assembly(operation: &Operation) -> bool {
    matches!(operation, Operation::InlineAssembly { effects: true, .. })
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
