//! How deep the stacks of a program get, as far as it can be told without running it.

use std::collections::BTreeSet;

use crate::analysis::CallGraph;
use crate::ir::Symbol;
use crate::library;

/// Bytes that the run time puts on a stack at most, below or above the program's.
const RUN_TIME_BYTES: u64 = 64;

/// Bytes of the deepest stacks; `None` when it cannot be told: with recursion, arrays of a length that is not constant, or
/// assembly of the user's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackDepths {
    /// Of `main`.
    pub main: Option<u64>,
    /// Of a lane in a kernel.
    pub lane: Option<u64>,
}

struct Depths<'a> {
    graph: &'a CallGraph,
    names: &'a [Symbol],
    /// Functions of the run time, which need next to nothing.
    in_assembly: BTreeSet<&'static str>,
    /// Of each function: bytes of its frame, when it has a body and their number is constant.
    frames: &'a [Option<u64>],
    /// Of each function, once it has been looked at: its depth, when it can be told.
    found: Vec<Option<Option<u64>>>,
}

impl StackDepths {
    /// Of a program: `names` and `frames` of its functions, by their index.
    pub fn of(graph: &CallGraph, names: &[Symbol], frames: &[Option<u64>]) -> Self {
        let mut depths = Depths {
            graph,
            names,
            in_assembly: library::in_assembly(),
            frames,
            found: vec![None; names.len()],
        };
        let main = names.iter().position(|name| &**name == "main");
        let lanes: BTreeSet<usize> = graph.kernels.union(&graph.address_taken).copied().collect();
        Self {
            main: depths.deepest(main),
            lane: depths.deepest(lanes),
        }
    }
}

impl Depths<'_> {
    fn deepest(&mut self, of: impl IntoIterator<Item = usize>) -> Option<u64> {
        let mut deepest = RUN_TIME_BYTES;
        for index in of {
            deepest = deepest.max(self.depth(index)?.saturating_add(RUN_TIME_BYTES));
        }
        Some(deepest)
    }

    fn depth(&mut self, of: usize) -> Option<u64> {
        let mut open = vec![of];
        while let Some(&index) = open.last() {
            let missing: Vec<usize> = match self.found[index] {
                Some(_) => Vec::new(),
                None if self.graph.recursive(index) => Vec::new(),
                None => {
                    let callees = self.graph.callees[index].iter().copied();
                    callees
                        .filter(|callee| self.found[*callee].is_none())
                        .collect()
                }
            };
            if missing.is_empty() {
                open.pop();
                if self.found[index].is_none() {
                    self.found[index] = Some(self.own_and_callees(index));
                }
            }
            open.extend(missing);
        }
        self.found[of]?
    }

    /// Of a function whose callees have been looked at, or that comes to itself again.
    fn own_and_callees(&self, index: usize) -> Option<u64> {
        if self.in_assembly.contains(&*self.names[index]) {
            return Some(0);
        }
        if self.graph.recursive(index) {
            return None;
        }
        let mut below = 0;
        for callee in &self.graph.callees[index] {
            below = below.max(self.found[*callee]??);
        }
        Some(self.frames[index]?.saturating_add(below))
    }
}
