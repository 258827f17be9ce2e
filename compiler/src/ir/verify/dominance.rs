//! Where values are defined, and which places of a function come behind which on every way.

use petgraph::algo::dominators;
use petgraph::graph::{DiGraph, NodeIndex};
use typed_index_collections::TiVec;

use crate::ir::{BlockId, Body, Value};

/// Where each value is defined, and the dominance of blocks.
pub(super) struct Places {
    /// The block, and the instruction's place in it counted from 1; 0 is the block's parameters.
    definitions: TiVec<Value, Option<(BlockId, usize)>>,
    /// Of each block that is reached: when a walk over the tree of dominance comes to it and when it leaves it.
    spans: TiVec<BlockId, Option<(u32, u32)>>,
}

impl Places {
    /// Of a body. The order, the edges and the definitions are checked on the way.
    pub(super) fn of(body: &Body) -> Result<Self, String> {
        let mut ordered: TiVec<BlockId, bool> = body.blocks.iter().map(|_| false).collect();
        for id in &body.order {
            match ordered.get_mut(*id) {
                Some(seen) if !*seen => *seen = true,
                _ => return Err(format!("{id} stands twice in the order, or is no block")),
            }
        }
        let mut definitions: TiVec<Value, Option<(BlockId, usize)>> =
            body.values.iter().map(|_| None).collect();
        let mut define = |value: Value, place| match definitions.get_mut(value) {
            Some(slot @ None) => {
                *slot = Some(place);
                Ok(())
            }
            _ => Err(format!("{value} is defined twice, or is no value")),
        };
        for id in &body.order {
            for value in &body.blocks[*id].parameters {
                define(*value, (*id, 0))?;
            }
            for (index, instruction) in body.blocks[*id].instructions.iter().enumerate() {
                for value in &instruction.results {
                    define(*value, (*id, index + 1))?;
                }
            }
            for edge in body.blocks[*id].end.edges() {
                if !ordered.get(edge.block).copied().unwrap_or(false) {
                    return Err(format!(
                        "{id} goes to {}, which is not laid out",
                        edge.block
                    ));
                }
            }
        }
        Ok(Self {
            definitions,
            spans: spans(body),
        })
    }

    /// The value is defined on every way to the instruction. True of every place that is never reached.
    pub(super) fn reaches(&self, value: Value, block: BlockId, index: usize) -> bool {
        let Some(Some((from, place))) = self.definitions.get(value) else {
            return false;
        };
        if *from == block {
            return *place <= index || self.spans[block].is_none();
        }
        match (self.spans[*from], self.spans[block]) {
            (_, None) => true,
            (None, _) => false,
            (Some((begin, end)), Some((at, _))) => begin <= at && at < end,
        }
    }
}

fn spans(body: &Body) -> TiVec<BlockId, Option<(u32, u32)>> {
    let count = body.blocks.len();
    let mut graph: DiGraph<(), ()> = DiGraph::with_capacity(count, count * 2);
    for _ in 0..count {
        graph.add_node(());
    }
    let node = |id: BlockId| NodeIndex::new(usize::from(id));
    for id in &body.order {
        for edge in body.blocks[*id].end.edges() {
            graph.add_edge(node(*id), node(edge.block), ());
        }
    }
    let tree = dominators::simple_fast(&graph, node(body.entry()));
    let mut children: Vec<Vec<usize>> = vec![Vec::new(); count];
    for id in &body.order {
        if let Some(parent) = tree.immediate_dominator(node(*id)) {
            children[parent.index()].push(usize::from(*id));
        }
    }
    let mut spans: TiVec<BlockId, Option<(u32, u32)>> = vec![None; count].into();
    let mut clock = 0;
    let mut open = vec![(usize::from(body.entry()), 0)];
    while let Some((block, next)) = open.pop() {
        let id = BlockId::from(block);
        if next == 0 {
            spans[id] = Some((clock, clock));
            clock += 1;
        }
        match children[block].get(next) {
            Some(child) => {
                open.push((block, next + 1));
                open.push((*child, 0));
            }
            None => {
                if let Some((_, end)) = &mut spans[id] {
                    *end = clock;
                }
            }
        }
    }
    spans
}
