//! Every name that stands in a module, to be changed.

use super::{Body, Callee, Constant, Global, Module, Operand, Operation, Symbol};

/// What is done with a name, and with what is added to its address.
type Visit<'v> = &'v mut dyn FnMut(&mut Symbol, &mut i64);

fn visit_constant(constant: &mut Constant, visit: Visit<'_>) {
    match constant {
        Constant::Address { symbol, addend } => visit(symbol, addend),
        Constant::Aggregate { parts, .. } => {
            parts
                .iter_mut()
                .for_each(|part| visit_constant(part, visit));
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
    /// Calls a function with every name that stands in the body; for one that is called, with 0.
    pub fn references_mut(&mut self, visit: Visit<'_>) {
        for block in &mut self.blocks {
            for instruction in &mut block.instructions {
                if let Operation::Call {
                    callee: Callee::Direct(symbol),
                    ..
                } = &mut instruction.operation
                {
                    visit(symbol, &mut 0);
                }
                for operand in instruction.operands_mut() {
                    if let Operand::Constant(constant) = operand {
                        visit_constant(constant, visit);
                    }
                }
            }
            for operand in block.end.operands_mut() {
                if let Operand::Constant(constant) = operand {
                    visit_constant(constant, visit);
                }
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
        for body in self.functions.iter_mut().flat_map(|of| &mut of.body) {
            body.references_mut(visit);
        }
    }
}
