//! How deep the stacks of a program get, as far as it can be told without running it.

use std::collections::BTreeSet;

use crate::analysis::CallGraph;
use crate::ir::Symbol;
use crate::library;

/// Bytes that the run time puts on a stack at most, below or above the program's.
const RUN_TIME_BYTES: u64 = 64;

/// Bytes of a frame, or of a stack with all that may be called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Depth {
    /// So many at least.
    pub least: u64,
    /// Whether these are all: not with recursion, arrays of a length that is not constant, or assembly of the user's.
    pub is_all: bool,
}

impl Depth {
    fn max(self, other: Self) -> Self {
        Self {
            least: self.least.max(other.least),
            is_all: self.is_all && other.is_all,
        }
    }

    fn plus(self, other: Self) -> Self {
        Self {
            least: self.least.saturating_add(other.least),
            is_all: self.is_all && other.is_all,
        }
    }
}

/// No bytes, and that is all.
const NOTHING: Depth = Depth {
    least: 0,
    is_all: true,
};

/// The deepest stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackDepths {
    /// Of `main`.
    pub main: Depth,
    /// Of a lane in a kernel.
    pub lane: Depth,
}

struct Depths<'a> {
    graph: &'a CallGraph,
    names: &'a [Symbol],
    /// Functions of the run time, which need next to nothing.
    in_assembly: BTreeSet<&'static str>,
    /// Of each function.
    frames: &'a [Depth],
    /// Of each function, once it has been looked at.
    found: Vec<Option<Depth>>,
}

impl StackDepths {
    /// Of a program: `names` and `frames` of its functions, by their index.
    pub fn of(graph: &CallGraph, names: &[Symbol], frames: &[Depth]) -> Self {
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
    fn deepest(&mut self, of: impl IntoIterator<Item = usize>) -> Depth {
        let run_time = Depth {
            least: RUN_TIME_BYTES,
            is_all: true,
        };
        of.into_iter().fold(run_time, |deepest, index| {
            deepest.max(self.depth(index).plus(run_time))
        })
    }

    fn depth(&mut self, of: usize) -> Depth {
        let mut open = vec![of];
        while let Some(&index) = open.last() {
            let missing: Vec<usize> = match self.found[index] {
                Some(_) => Vec::new(),
                None => self
                    .callees(index)
                    .filter(|a| self.found[*a].is_none())
                    .collect(),
            };
            if missing.is_empty() {
                open.pop();
                self.found[index] = Some(self.own_and_callees(index));
            }
            open.extend(missing);
        }
        self.found[of].unwrap_or_default()
    }

    /// The functions that one calls, without those that come to it again.
    fn callees(&self, index: usize) -> impl Iterator<Item = usize> + '_ {
        let callees = self.graph.callees[index].iter().copied();
        callees.filter(move |callee| !self.graph.reached_from([*callee].iter()).contains(&index))
    }

    /// Of a function whose callees have been looked at. One that comes to itself again does so once at least.
    fn own_and_callees(&self, index: usize) -> Depth {
        if self.in_assembly.contains(&*self.names[index]) {
            return NOTHING;
        }
        let callees: BTreeSet<usize> = self.callees(index).collect();
        let depths = callees
            .iter()
            .map(|callee| self.found[*callee].unwrap_or_default());
        let mut below = depths.fold(NOTHING, Depth::max);
        if self.graph.recursive(index) {
            let again = self.graph.callees[index].difference(&callees);
            let again = again.map(|callee| self.frames[*callee].least).max();
            below.least = below.least.max(again.unwrap_or(0));
            below.is_all = false;
        }
        self.frames[index].plus(below)
    }
}
