//! Which blocks follow which, which blocks every way to a block goes through, and natural loops.

use fixedbitset::FixedBitSet;
use petgraph::algo::dominators;
use petgraph::graph::{DiGraph, NodeIndex};
use typed_index_collections::TiVec;

use crate::ir::{index, BlockId, Body};

/// A set of blocks.
#[derive(Clone, Debug, PartialEq)]
pub struct BlockSet(FixedBitSet);

impl BlockSet {
    /// None of so many blocks.
    pub fn new(blocks: usize) -> Self {
        Self(FixedBitSet::with_capacity(blocks))
    }

    /// Puts a block in; whether it was not in before.
    pub fn insert(&mut self, block: BlockId) -> bool {
        !self.0.put(block.into())
    }

    /// Whether it is in. Blocks that came later than the set are not.
    pub fn contains(&self, block: BlockId) -> bool {
        self.0.contains(block.into())
    }

    /// The blocks, by number.
    pub fn iter(&self) -> impl Iterator<Item = BlockId> + '_ {
        self.0.ones().map(BlockId::from)
    }
}

/// The edges between the blocks of a body.
#[derive(Clone, Debug)]
pub struct Flow {
    /// Where execution begins.
    pub entry: BlockId,
    /// Blocks that each block leads to, once for each edge.
    pub successors: TiVec<BlockId, Vec<BlockId>>,
    /// Blocks that lead to each block, once for each edge. Blocks that are never reached count for nothing.
    pub predecessors: TiVec<BlockId, Vec<BlockId>>,
    /// The blocks that are reached, each before those that it leads to, but for edges that close a cycle.
    pub order: Vec<BlockId>,
    /// The position in `order`; `None` of a block that is never reached.
    pub position: TiVec<BlockId, Option<u32>>,
}

impl Flow {
    /// The edges of a body.
    pub fn of(body: &Body) -> Self {
        let successors =
            body.blocks.iter().map(|block| block.end.edges().iter().map(|edge| edge.block).collect()).collect();
        Self::from_edges(body.entry(), successors)
    }

    /// The edges backwards, from the block at which all ends.
    pub fn reversed(&self, exit: BlockId) -> Self {
        Self::from_edges(exit, self.predecessors.clone())
    }

    fn from_edges(entry: BlockId, successors: TiVec<BlockId, Vec<BlockId>>) -> Self {
        let blocks = successors.len();
        let order = reverse_postorder(entry, &successors);
        let mut position: TiVec<BlockId, Option<u32>> = TiVec::from(vec![None; blocks]);
        for (index, block) in order.iter().enumerate() {
            position[*block] = u32::try_from(index).ok();
        }
        let mut predecessors: TiVec<BlockId, Vec<BlockId>> = TiVec::from(vec![Vec::new(); blocks]);
        for block in &order {
            for to in &successors[*block] {
                predecessors[*to].push(*block);
            }
        }
        Self { entry, successors, predecessors, order, position }
    }

    /// Whether a block is ever reached.
    pub fn reached(&self, block: BlockId) -> bool {
        self.position[block].is_some()
    }

    /// The blocks that are reached from `from` on, without going through `end`, which is not among them.
    pub fn between(&self, from: &[BlockId], end: BlockId) -> BlockSet {
        let mut found = BlockSet::new(self.successors.len());
        let mut open: Vec<BlockId> = from.to_vec();
        while let Some(block) = open.pop() {
            if block != end && found.insert(block) {
                open.extend(&self.successors[block]);
            }
        }
        found
    }

    /// What a branch decides about: blocks that are not on all ways from it, or not on all equally often. `after` is the
    /// dominance of the reversed flow.
    pub fn decided(&self, after: &Dominance, branch: BlockId) -> BlockSet {
        self.between(&self.successors[branch], after.immediate[branch].unwrap_or(branch))
    }

    /// The block where the lanes of a branch meet again, at the latest, and what lies between. It is the immediate
    /// post-dominator, unless a way leads back to the branch before: lanes that take it would leave the others behind
    /// in a loop, so they meet behind it. `after` is the dominance of the reversed flow.
    pub fn region(&self, after: &Dominance, branch: BlockId) -> (BlockId, BlockSet) {
        let mut meet = after.immediate[branch].unwrap_or(branch);
        loop {
            let region = self.between(&self.successors[branch], meet);
            match after.immediate[meet] {
                Some(next) if region.contains(branch) => meet = next,
                _ => return (meet, region),
            }
        }
    }
}

/// Each block before those that it leads to. The first successor comes last, so the second one follows its branch where
/// it can.
pub(crate) fn reverse_postorder(entry: BlockId, successors: &TiVec<BlockId, Vec<BlockId>>) -> Vec<BlockId> {
    let mut seen = BlockSet::new(successors.len());
    let mut order = Vec::new();
    let mut open = vec![(entry, 0)];
    seen.insert(entry);
    while let Some((block, next)) = open.last_mut() {
        if let Some(to) = successors[*block].get(*next) {
            *next += 1;
            if seen.insert(*to) {
                open.push((*to, 0));
            }
        } else {
            order.push(*block);
            open.pop();
        }
    }
    order.reverse();
    order
}

// Which blocks every way to a block goes through; of the reversed flow: every way from it (post-dominance).

/// The tree of dominance.
#[derive(Clone, Debug)]
pub struct Dominance {
    /// The nearest block that every way to a block goes through; `None` of the entry and of what is never reached.
    pub immediate: TiVec<BlockId, Option<BlockId>>,
    /// Depth in the tree, 0 for the entry.
    pub depth: TiVec<BlockId, u32>,
    /// When a walk over the tree enters a block, and when it leaves it.
    span: TiVec<BlockId, (u32, u32)>,
}

impl Dominance {
    /// The dominance of a flow, or of a reversed one.
    pub fn of(flow: &Flow) -> Self {
        let immediate = immediate(flow);
        let blocks = immediate.len();
        let mut children: TiVec<BlockId, Vec<BlockId>> = TiVec::from(vec![Vec::new(); blocks]);
        let mut depth: TiVec<BlockId, u32> = TiVec::from(vec![0; blocks]);
        for block in &flow.order {
            if let Some(parent) = immediate[*block] {
                children[parent].push(*block);
                depth[*block] = depth[parent] + 1;
            }
        }
        Self { span: spans(flow.entry, &children), immediate, depth }
    }

    /// Whether every way to `to` goes through `by`. A block dominates itself.
    pub fn dominates(&self, by: BlockId, to: BlockId) -> bool {
        let (by, to) = (self.span[by], self.span[to]);
        by.0 != 0 && by.0 <= to.0 && to.1 <= by.1
    }
}

fn immediate(flow: &Flow) -> TiVec<BlockId, Option<BlockId>> {
    let mut graph: DiGraph<(), (), u32> = DiGraph::new();
    let nodes: TiVec<BlockId, NodeIndex> = flow.successors.iter().map(|_| graph.add_node(())).collect();
    for (block, successors) in flow.successors.iter_enumerated() {
        graph.extend_with_edges(successors.iter().map(|to| (nodes[block], nodes[*to])));
    }
    let tree = dominators::simple_fast(&graph, nodes[flow.entry]);
    let parent = |node: &NodeIndex| Some(tree.immediate_dominator(*node)?.index().into());
    nodes.iter().map(parent).collect()
}

fn spans(entry: BlockId, children: &TiVec<BlockId, Vec<BlockId>>) -> TiVec<BlockId, (u32, u32)> {
    let mut span: TiVec<BlockId, (u32, u32)> = TiVec::from(vec![(0, 0); children.len()]);
    let mut clock = 1;
    span[entry].0 = clock;
    let mut open = vec![(entry, 0)];
    while let Some((block, next)) = open.last_mut() {
        clock += 1;
        if let Some(child) = children[*block].get(*next) {
            *next += 1;
            span[*child].0 = clock;
            open.push((*child, 0));
        } else {
            span[*block].1 = clock;
            open.pop();
        }
    }
    span
}

// Natural loops: a header that dominates all of the loop, and edges back to it.

index!(
    /// Which loop.
    LoopId
);

/// A loop.
#[derive(Clone, Debug)]
pub struct Loop {
    /// Its first block, the only one that is entered from outside.
    pub header: BlockId,
    /// The blocks that lead back to the header.
    pub latches: Vec<BlockId>,
    /// All of its blocks, those of inner loops among them.
    pub blocks: BlockSet,
    /// The loop around it.
    pub parent: Option<LoopId>,
    /// How many loops are around it.
    pub depth: u32,
}

/// The loops of a function.
#[derive(Clone, Debug)]
pub struct Loops {
    /// The loops, outer ones before those in them.
    pub loops: TiVec<LoopId, Loop>,
    /// The innermost loop that a block is in.
    pub innermost: TiVec<BlockId, Option<LoopId>>,
    /// Edges that close a cycle which is entered at other blocks, too: the flow is irreducible when there is one.
    pub irreducible: Vec<(BlockId, BlockId)>,
}

impl Loops {
    /// The loops of a flow.
    pub fn of(flow: &Flow, dominance: &Dominance) -> Self {
        let mut found = Self {
            loops: TiVec::new(),
            innermost: TiVec::from(vec![None; flow.successors.len()]),
            irreducible: Vec::new(),
        };
        for header in &flow.order {
            let mut latches = Vec::new();
            for from in &flow.predecessors[*header] {
                if flow.position[*from] >= flow.position[*header] {
                    if dominance.dominates(*header, *from) {
                        latches.push(*from);
                    } else {
                        found.irreducible.push((*from, *header));
                    }
                }
            }
            if !latches.is_empty() {
                found.add(flow, *header, latches);
            }
        }
        found
    }

    fn add(&mut self, flow: &Flow, header: BlockId, latches: Vec<BlockId>) {
        let mut blocks = BlockSet::new(flow.successors.len());
        blocks.insert(header);
        let mut open = latches.clone();
        while let Some(block) = open.pop() {
            if blocks.insert(block) {
                open.extend(&flow.predecessors[block]);
            }
        }
        let parent = self.innermost[header];
        let depth = parent.map_or(0, |parent| self.loops[parent].depth + 1);
        let id = self.loops.next_key();
        for block in blocks.iter() {
            self.innermost[block] = Some(id);
        }
        self.loops.push(Loop { header, latches, blocks, parent, depth });
    }

    /// The loops that a block is in, the innermost first.
    pub fn around(&self, block: BlockId) -> impl Iterator<Item = LoopId> + '_ {
        std::iter::successors(self.innermost.get(block).copied().flatten(), |id| self.loops[*id].parent)
    }
}
