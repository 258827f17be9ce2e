//! Changes every name of a module; finds the names that a program does not define, and removes what is not used.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::{Body, Callee, Constant, Function, Global, Module, Operand, Operation, Symbol};

/// What is done with a name, and with what is added to its address.
type Visit<'v> = &'v mut dyn FnMut(&mut Symbol, &mut i64);

fn visit_constant(constant: &mut Constant, visit: Visit<'_>) {
    match constant {
        Constant::Address { symbol, addend } => visit(symbol, addend),
        Constant::Aggregate { parts, .. } => {
            parts.iter_mut().for_each(|part| visit_constant(part, visit));
        }
        _ => {}
    }
}

impl Global {
    /// Calls a function with every name that the data hold the address of.
    pub fn references_mut(&mut self, visit: Visit<'_>) {
        for reference in self.initial.iter_mut().flat_map(|of| &mut of.references) {
            visit(&mut reference.symbol, &mut reference.addend);
        }
    }
}

impl Body {
    /// Calls a function with every name in the body, and what is added to its address; for one that is called, with 0.
    pub fn references_mut(&mut self, visit: Visit<'_>) {
        for instruction in self.blocks.iter_mut().flat_map(|of| &mut of.instructions) {
            if let Operation::Call { callee: Callee::Direct(symbol), .. } = &mut instruction.operation {
                visit(symbol, &mut 0);
            }
        }
        for operand in self.operands_mut() {
            if let Operand::Constant(constant) = operand {
                visit_constant(constant, visit);
            }
        }
    }
}

impl Module {
    /// Calls a function with every name that something refers to.
    pub fn references_mut(&mut self, visit: Visit<'_>) {
        for global in &mut self.globals {
            global.references_mut(visit);
        }
        for body in self.bodies_mut() {
            body.references_mut(visit);
        }
    }
}

impl Module {
    /// Gives functions and data other names, wherever they are used.
    pub fn rename(&mut self, names: &HashMap<Symbol, Symbol>) {
        let change = |name: &mut Symbol| {
            if let Some(new) = names.get(name) {
                *name = new.clone();
            }
        };
        self.references_mut(&mut |symbol, _| change(symbol));
        self.functions.iter_mut().for_each(|of| change(&mut of.name));
        self.globals.iter_mut().for_each(|of| change(&mut of.name));
    }
}

/// What a module names but does not define, LLVM's intrinsics and the compiler's own functions left out, in
/// alphabetical order.
pub fn undefined(module: &Module) -> BTreeSet<Symbol> {
    let functions = module.functions.iter().filter(|one| one.body.is_some());
    let globals = module.globals.iter().filter(|one| one.initial.is_some());
    let defined: HashSet<Symbol> = functions
        .clone()
        .map(|function| function.name.clone())
        .chain(globals.clone().map(|global| global.name.clone()))
        .collect();
    let used = functions.flat_map(function_uses).chain(globals.flat_map(global_uses));
    used.filter(|name| !defined.contains(name) && !name.starts_with("llvm.")).collect()
}

/// Leaves out what neither the roots need nor anything that they need.
pub fn keep_reached(module: &mut Module, roots: &[Symbol]) {
    let mut uses: HashMap<Symbol, Vec<Symbol>> = HashMap::new();
    for function in &module.functions {
        let used = uses.entry(function.name.clone()).or_default();
        used.extend(function_uses(function));
    }
    for global in &module.globals {
        let used = uses.entry(global.name.clone()).or_default();
        used.extend(global_uses(global));
    }
    let mut reached: HashSet<Symbol> = HashSet::new();
    let mut waiting: Vec<Symbol> = roots.to_vec();
    while let Some(name) = waiting.pop() {
        if let Some(used) = uses.get(&name) {
            if reached.insert(name) {
                waiting.extend(used.iter().cloned());
            }
        }
    }
    module.functions.retain(|one| reached.contains(&one.name));
    module.globals.retain(|one| reached.contains(&one.name));
}

fn global_uses(global: &Global) -> Vec<Symbol> {
    let references = global.initial.iter().flat_map(|one| &one.references);
    references.map(|one| one.symbol.clone()).collect()
}

fn function_uses(function: &Function) -> Vec<Symbol> {
    let mut used = Vec::new();
    if let Some(body) = &function.body {
        used.extend(body.instructions().filter_map(|one| one.operation.called().cloned()));
        for operand in body.operands() {
            if let Operand::Constant(constant) = operand {
                constant_uses(&constant, &mut used);
            }
        }
    }
    used
}

fn constant_uses(constant: &Constant, used: &mut Vec<Symbol>) {
    match constant {
        Constant::Address { symbol, .. } => used.push(symbol.clone()),
        Constant::Aggregate { parts, .. } => {
            for part in parts {
                constant_uses(part, used);
            }
        }
        Constant::Integer { .. }
        | Constant::Float(_)
        | Constant::Double(_)
        | Constant::Null
        | Constant::Undefined(_) => {}
    }
}
