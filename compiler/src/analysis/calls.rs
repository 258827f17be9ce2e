//! The calls of a module, the functions whose addresses are taken, and those that one lane alone executes.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::ir::{Callee, Function, Module, Operand, Operation, Symbol};

/// The function that one lane begins in.
const MAIN: &str = "main";
/// The functions whose first argument is a kernel.
pub const LAUNCH: &[&str] = &["launch", "launch_warp", ROUNDS];
/// The one of them that runs the items of a work group, while its caller waits.
pub const ROUNDS: &str = "__harp_rounds";
/// The run time's function in which the items of a lane take turns.
pub const NEXT_ROUND: &str = "__harp_next_round";
/// The library's function at which all items of a work group meet.
pub const GROUP_BARRIER: &str = "__harp_group_barrier";
/// The library's functions to which all lanes of a warp come together, and in which they wait together.
pub const GATHERING: &[&str] = &["lock_acquire", "lock_release"];

/// The library's function behind which a lane is alone until its turn ends, so that it waits for no other one.
pub const TURN: &str = "__harp_turns_begin";

/// Whether a function's first argument is a kernel.
pub fn is_launch(name: &str) -> bool {
    LAUNCH.contains(&name)
}

/// Whether a call keeps only the first of the registers that calls keep: other code runs in its lanes.
pub fn keeps_one_register(name: &str) -> bool {
    is_launch(name) || name == NEXT_ROUND
}

/// The calls of a module. Functions go by their index in the module.
#[derive(Clone, Debug)]
pub struct CallGraph {
    /// Functions that each one may call, through addresses, too.
    pub callees: Vec<BTreeSet<usize>>,
    /// Functions whose address is taken, other than as the first argument of `launch`, or that assembly refers to.
    pub address_taken: BTreeSet<usize>,
    /// Functions whose address is the first argument of a `launch`.
    pub kernels: BTreeSet<usize>,
    /// Functions that several lanes may execute at a time.
    pub many_lanes: BTreeSet<usize>,
    /// Kernels that run on the stacks of a function that waits for them.
    pub nested: BTreeMap<usize, BTreeSet<usize>>,
    /// Functions whose address is taken and that threads may begin in: assembly refers to them, or there is a launch
    /// whose kernel is not known.
    begun: BTreeSet<usize>,
    names: HashMap<Symbol, usize>,
}

impl CallGraph {
    /// The graph of a whole program. `outside` names functions that assembly refers to.
    pub fn of(module: &Module, outside: &BTreeSet<Symbol>) -> Self {
        let names: HashMap<Symbol, usize> =
            module.functions.iter().enumerate().map(|(index, function)| (function.name.clone(), index)).collect();
        let mut graph = Self {
            callees: vec![BTreeSet::new(); module.functions.len()],
            address_taken: outside
                .iter()
                .filter(|name| &***name != MAIN)
                .filter_map(|name| names.get(name).copied())
                .collect(),
            kernels: BTreeSet::new(),
            many_lanes: BTreeSet::new(),
            nested: BTreeMap::new(),
            begun: BTreeSet::new(),
            names,
        };
        graph.begun.clone_from(&graph.address_taken);
        graph.collect_data(module);
        let mut launches_any = false;
        let mut indirect = Vec::new();
        for (index, function) in module.functions.iter().enumerate() {
            launches_any |= graph.launches_unknown(function);
            if graph.collect(index, function) {
                indirect.push(index);
            }
        }
        if launches_any {
            graph.begun.clone_from(&graph.address_taken);
        }
        for caller in indirect {
            graph.callees[caller].extend(&graph.address_taken);
        }
        graph.many_lanes = graph.reached_from(graph.address_taken.iter().chain(&graph.kernels));
        graph
    }

    /// The function of that name.
    pub fn index(&self, name: &Symbol) -> Option<usize> {
        self.names.get(name).copied()
    }

    /// The functions and what they may call, over any number of calls.
    pub fn reached_from<'a>(&self, roots: impl Iterator<Item = &'a usize>) -> BTreeSet<usize> {
        let mut found = BTreeSet::new();
        let mut open: Vec<usize> = roots.copied().collect();
        while let Some(index) = open.pop() {
            if found.insert(index) {
                open.extend(&self.callees[index]);
            }
        }
        found
    }

    /// Functions that threads may execute: `many_lanes` without those that are called through an address by `main` alone.
    pub fn in_threads(&self) -> BTreeSet<usize> {
        self.reached_from(self.kernels.union(&self.begun))
    }

    /// All functions, each behind those that it calls. Among functions that call each other, and through addresses, any
    /// is first.
    pub fn callees_first(&self) -> Vec<usize> {
        let count = self.callees.len();
        let mut placed = vec![false; count];
        let mut order = Vec::with_capacity(count);
        for root in 0..count {
            if std::mem::replace(&mut placed[root], true) {
                continue;
            }
            let mut open = vec![(root, self.callees[root].iter())];
            while let Some((index, callees)) = open.last_mut() {
                let next = callees.find(|callee| !placed[**callee]);
                if let Some(callee) = next {
                    placed[*callee] = true;
                    open.push((*callee, self.callees[*callee].iter()));
                } else {
                    order.push(*index);
                    open.pop();
                }
            }
        }
        order
    }

    /// Whether a function may be called while it is being executed.
    pub fn recursive(&self, index: usize) -> bool {
        self.reached_from(self.callees[index].iter()).contains(&index)
    }

    /// The functions that a recursive function calls, over any number of calls, and that come back to it; it is one of
    /// them.
    pub fn cycle_of(&self, index: usize) -> BTreeSet<usize> {
        let mut found = self.reached_from(self.callees[index].iter());
        found.retain(|other| self.reached_from([*other].iter()).contains(&index));
        found
    }

    /// Functions with one of these names, and those that call them, over any number of calls.
    pub fn callers_of(&self, names: &[&str]) -> BTreeSet<usize> {
        let mut found: BTreeSet<usize> = names.iter().filter_map(|name| self.index(&Symbol::from(*name))).collect();
        loop {
            let before = found.len();
            for (index, callees) in self.callees.iter().enumerate() {
                if !callees.is_disjoint(&found) {
                    found.insert(index);
                }
            }
            if found.len() == before {
                return found;
            }
        }
    }

    /// Whether a function is a kernel that only `launch` calls.
    pub fn launched_only(&self, index: usize) -> bool {
        self.kernels.contains(&index)
            && !self.address_taken.contains(&index)
            && !self.callees.iter().any(|callees| callees.contains(&index))
    }

    /// Whether a function is the one that the program begins in, and has no other caller.
    pub fn begins_only(&self, index: usize) -> bool {
        self.names.get(MAIN) == Some(&index)
            && !self.many_lanes.contains(&index)
            && !self.callees.iter().any(|callees| callees.contains(&index))
    }

    /// The functions that a call may reach, over any number of calls.
    pub fn reached_by(&self, callee: &Callee) -> BTreeSet<usize> {
        match callee {
            Callee::Direct(name) => self.reached_from(self.index(name).iter()),
            Callee::Indirect(_) => self.reached_from(self.address_taken.iter()),
        }
    }

    fn collect_data(&mut self, module: &Module) {
        for global in &module.globals {
            for reference in global.initial.iter().flat_map(|data| &data.references) {
                if let Some(index) = self.index(&reference.symbol) {
                    self.address_taken.insert(index);
                }
            }
        }
    }

    /// Whether it calls through an address.
    fn collect(&mut self, index: usize, function: &Function) -> bool {
        let mut indirect = false;
        for block in function.body.iter().flat_map(|body| &body.blocks) {
            for operand in block.end.operands() {
                self.take_address(&operand);
            }
            for instruction in &block.instructions {
                let (mut kernel, mut nested) = (None, false);
                if let Operation::Call { callee, arguments, .. } = &instruction.operation {
                    match callee {
                        Callee::Direct(name) => {
                            let found = self.index(name);
                            self.callees[index].extend(found);
                            if is_launch(name) {
                                kernel = arguments.first();
                                nested = &**name == ROUNDS;
                            }
                        }
                        Callee::Indirect(_) => indirect = true,
                    }
                }
                let mut operands = instruction.operands();
                if let Some(found) = kernel.and_then(|kernel| self.function_of(kernel)) {
                    self.kernels.insert(found);
                    if nested {
                        self.nested.entry(index).or_default().insert(found);
                    }
                    operands.remove(0);
                }
                for operand in &operands {
                    self.take_address(operand);
                }
            }
        }
        indirect
    }

    /// Whether it launches what is not the name of a function.
    fn launches_unknown(&self, function: &Function) -> bool {
        let mut instructions = function.body.iter().flat_map(|body| body.instructions());
        instructions.any(|one| match &one.operation {
            Operation::Call { callee: Callee::Direct(name), arguments, .. } if is_launch(name) => {
                arguments.first().and_then(|kernel| self.function_of(kernel)).is_none()
            }
            _ => false,
        })
    }

    fn function_of(&self, operand: &Operand) -> Option<usize> {
        operand.symbol().and_then(|symbol| self.index(symbol))
    }

    fn take_address(&mut self, operand: &Operand) {
        self.address_taken.extend(self.function_of(operand));
    }
}
