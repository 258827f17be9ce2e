//! Plain branches, for the mechanism `paired-path`: the layout lets lanes meet. Each block where they meet lies above
//! both ways to it, and each function below those that call it, so lanes in a call go first, and no others come into it
//! meanwhile.
//!
//! With explicit reconvergence a join is wherever `stack` has one: then each region ends before the next one
//! begins, as the stack of paths wants it.

use crate::analysis::CallGraph;
use crate::ir::{Body, Module, Parting, Terminator};

/// All branches part by themselves.
pub fn branch_plainly(body: &mut Body) {
    for block in &mut body.blocks {
        if let Terminator::Branch { parting, .. } = &mut block.end {
            *parting = Parting::Jump;
        }
    }
}

/// Puts functions before those that call them. Among functions that call each other, and through addresses, any is
/// first.
pub fn callees_first(module: &mut Module, graph: &CallGraph) {
    let mut functions: Vec<_> = module.functions.drain(..).map(Some).collect();
    module.functions = graph.callees_first().into_iter().filter_map(|index| functions[index].take()).collect();
}
