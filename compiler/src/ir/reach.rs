//! What a program needs: the names that it uses, those that it does not define, and what nobody uses.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::{Callee, Constant, Function, Global, Module, Operand, Operation, Symbol};

/// What a module names but does not define, LLVM's intrinsics and the compiler's own functions left out, in alphabetical order.
pub fn undefined(module: &Module) -> BTreeSet<Symbol> {
    let functions = module.functions.iter().filter(|one| one.body.is_some());
    let globals = module.globals.iter().filter(|one| one.initial.is_some());
    let defined: HashSet<Symbol> = functions
        .clone()
        .map(|function| function.name.clone())
        .chain(globals.clone().map(|global| global.name.clone()))
        .collect();
    let used = functions
        .flat_map(function_uses)
        .chain(globals.flat_map(global_uses));
    used.filter(|name| !defined.contains(name) && !name.starts_with("llvm."))
        .collect()
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
    let Some(body) = &function.body else {
        return used;
    };
    for block in &body.blocks {
        for instruction in &block.instructions {
            if let Operation::Call {
                callee: Callee::Direct(name),
                ..
            } = &instruction.operation
            {
                used.push(name.clone());
            }
            for operand in instruction.operands() {
                operand_uses(&operand, &mut used);
            }
        }
        for operand in block.end.operands() {
            operand_uses(&operand, &mut used);
        }
    }
    used
}

fn operand_uses(operand: &Operand, used: &mut Vec<Symbol>) {
    if let Operand::Constant(constant) = operand {
        constant_uses(constant, used);
    }
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
