//! Which blocks every way to a block goes through; of the reversed flow: every way from it (post-dominance).
//!
//! After Cooper, Harvey and Kennedy, "A simple, fast dominance algorithm".

use typed_index_collections::TiVec;

use super::Flow;
use crate::ir::BlockId;

/// The tree of dominance.
#[derive(Clone, Debug)]
pub struct Dominance {
    /// The nearest block that every way to a block goes through; `None` of the entry and of what is never reached.
    pub immediate: TiVec<BlockId, Option<BlockId>>,
    /// Depth in the tree, 0 for the entry.
    pub depth: TiVec<BlockId, u32>,
    /// When a walk over the tree comes to a block, and when it leaves it.
    span: TiVec<BlockId, (u32, u32)>,
}

impl Dominance {
    /// Of a flow, or of a reversed one.
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
        Self {
            span: spans(flow.entry, &children),
            immediate,
            depth,
        }
    }

    /// Whether every way to `to` goes through `by`. A block dominates itself.
    pub fn dominates(&self, by: BlockId, to: BlockId) -> bool {
        let (by, to) = (self.span[by], self.span[to]);
        by.0 != 0 && by.0 <= to.0 && to.1 <= by.1
    }
}

fn immediate(flow: &Flow) -> TiVec<BlockId, Option<BlockId>> {
    let mut parent: TiVec<BlockId, Option<BlockId>> =
        TiVec::from(vec![None; flow.successors.len()]);
    parent[flow.entry] = Some(flow.entry);
    let mut changed = true;
    while changed {
        changed = false;
        for block in flow.order.iter().skip(1) {
            let mut found: Option<BlockId> = None;
            for from in &flow.predecessors[*block] {
                if parent[*from].is_some() {
                    found = Some(match found {
                        Some(other) => common(flow, &parent, *from, other),
                        None => *from,
                    });
                }
            }
            if parent[*block] != found {
                parent[*block] = found;
                changed = true;
            }
        }
    }
    parent[flow.entry] = None;
    parent
}

/// The nearest block that dominates both.
fn common(
    flow: &Flow,
    parent: &TiVec<BlockId, Option<BlockId>>,
    mut a: BlockId,
    mut b: BlockId,
) -> BlockId {
    while a != b {
        if flow.position[a] > flow.position[b] {
            a = parent[a].unwrap_or(flow.entry);
        } else {
            b = parent[b].unwrap_or(flow.entry);
        }
    }
    a
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
