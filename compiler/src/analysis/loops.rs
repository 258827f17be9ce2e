//! Natural loops: a header that dominates all of the loop, and edges back to it.

use typed_index_collections::TiVec;

use super::flow::BlockSet;
use super::{Dominance, Flow};
use crate::ir::BlockId;

/// Which loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LoopId(pub u32);

impl From<usize> for LoopId {
    fn from(index: usize) -> Self {
        Self(u32::try_from(index).expect("fewer loops than 2^32"))
    }
}
impl From<LoopId> for usize {
    fn from(id: LoopId) -> Self {
        id.0 as usize
    }
}

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
        self.loops.push(Loop {
            header,
            latches,
            blocks,
            parent,
            depth,
        });
    }

    /// The loops that a block is in, the innermost first.
    pub fn around(&self, block: BlockId) -> impl Iterator<Item = LoopId> + '_ {
        std::iter::successors(self.innermost.get(block).copied().flatten(), |id| {
            self.loops[*id].parent
        })
    }
}
