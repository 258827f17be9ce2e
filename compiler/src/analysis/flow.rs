//! Which blocks follow which.

use typed_index_collections::TiVec;

use super::Dominance;
use crate::ir::{BlockId, Body};

/// A set of blocks.
#[derive(Clone, Debug, PartialEq)]
pub struct BlockSet(TiVec<BlockId, bool>);

impl BlockSet {
    /// None of so many blocks.
    pub fn new(blocks: usize) -> Self {
        Self(TiVec::from(vec![false; blocks]))
    }

    /// Puts a block in; whether it was not in before.
    pub fn insert(&mut self, block: BlockId) -> bool {
        !std::mem::replace(&mut self.0[block], true)
    }

    /// Whether it is in. Blocks that came later than the set are not.
    pub fn contains(&self, block: BlockId) -> bool {
        self.0.get(block).copied().unwrap_or(false)
    }

    /// The blocks, by number.
    pub fn iter(&self) -> impl Iterator<Item = BlockId> + '_ {
        self.0
            .iter_enumerated()
            .filter(|(_, inside)| **inside)
            .map(|(block, _)| block)
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
        let successors = body
            .blocks
            .iter()
            .map(|block| block.end.edges().iter().map(|edge| edge.block).collect())
            .collect();
        Self::from_edges(body.entry(), successors)
    }

    /// The same edges, backwards, as seen from the block at which all ends.
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
        Self {
            entry,
            successors,
            predecessors,
            order,
            position,
        }
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
}

impl Flow {
    /// The block where the lanes of a branch meet again, at the latest, and what lies between. It is the immediate
    /// post-dominator, unless the branch comes to itself again before: lanes that do would leave the others behind in a loop,
    /// so they meet behind it. `after` is the dominance of the reversed flow.
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

/// Each block before those that it leads to. The first successor comes last, so the second one follows its branch where it can.
fn reverse_postorder(entry: BlockId, successors: &TiVec<BlockId, Vec<BlockId>>) -> Vec<BlockId> {
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
