//! The region that lanes go through in rounds, each as far as it can: from a block at which they are together to one at
//! which they are together again, and have nothing left to tell one another.

use super::effects::Effects;
use super::spin::View;
use crate::analysis::flow::BlockSet;
use crate::ir::{BlockId, Body, Edge, Function, Terminator};

/// A region with one way in and one way out.
pub struct Region {
    /// The block before it.
    pub start: BlockId,
    /// The block behind it.
    pub end: BlockId,
    /// Its blocks.
    pub blocks: BlockSet,
    /// The headers of the loops for which it is there.
    pub headers: Vec<BlockId>,
}

/// Splits blocks where a region may end: before lanes have to be together, and behind what they tell one another.
pub fn split_blocks(function: &mut Function, effects: &Effects<'_>) {
    let Some(body) = &mut function.body else {
        return;
    };
    for block in body.order.clone() {
        let mut at = block;
        while let Some(number) = border(body, at, effects) {
            at = split(body, at, number);
        }
    }
}

/// The number of the first instruction of a block that belongs into another; that behind the last one where its end
/// does.
fn border(body: &Body, block: BlockId, effects: &Effects<'_>) -> Option<usize> {
    let found = &body.blocks[block];
    let instructions = &found.instructions;
    let leads_on = matches!(found.end, Terminator::Jump(_));
    let is_behind = |number: &usize| effects.tells(&instructions[number - 1].operation);
    let is_before = |number: &usize| match instructions.get(*number) {
        Some(next) => effects.gathers(&next.operation),
        None => false,
    };
    (1..=instructions.len())
        .filter(|number| *number < instructions.len() || !leads_on)
        .find(|number| is_behind(number) || is_before(number))
}

/// Gives the block that begins with the instruction of that number.
fn split(body: &mut Body, block: BlockId, number: usize) -> BlockId {
    let behind = body.block();
    let rest = body.blocks[block].instructions.split_off(number);
    let end = std::mem::replace(&mut body.blocks[block].end, Terminator::Jump(Edge::to(behind)));
    body.blocks[behind].instructions = rest;
    body.blocks[behind].end = end;
    body.blocks[behind].end_location = body.blocks[block].end_location;
    behind
}

/// What regions are looked for in.
pub struct Search<'a> {
    /// The function.
    pub body: &'a Body,
    /// Its flow.
    pub view: &'a View,
    /// What calls do.
    pub effects: &'a Effects<'a>,
}

impl Search<'_> {
    /// The regions around loops. None has a block of another.
    pub fn around(&self, headers: impl Iterator<Item = BlockId>) -> Vec<Region> {
        let mut regions: Vec<Region> = Vec::new();
        for header in headers {
            if regions.iter().any(|one| one.blocks.contains(header)) {
                continue;
            }
            let mut found = self.around_all(vec![header]);
            while let Some(region) = &found {
                let shares = |other: &Region| {
                    let mut blocks = other.blocks.iter();
                    blocks.any(|block| region.blocks.contains(block))
                };
                let Some(other) = regions.iter().position(shares) else {
                    break;
                };
                let mut headers = regions.remove(other).headers;
                headers.extend(&region.headers);
                found = self.around_all(headers);
            }
            regions.extend(found);
        }
        regions
    }

    /// The smallest region around all these loops behind which lanes tell one another nothing, or else the largest one.
    fn around_all(&self, headers: Vec<BlockId>) -> Option<Region> {
        let view = self.view;
        let above = std::iter::successors(Some(headers[0]), |at| view.dominance.immediate[*at]);
        let mut largest = None;
        for start in above.filter(|block| view.together(*block)) {
            let ends = std::iter::successors(view.after.immediate[start], |at| view.after.immediate[*at]);
            for end in ends.filter(|block| view.together(*block)) {
                let blocks = view.flow.between(&view.flow.successors[start], end);
                if blocks.iter().any(|block| self.gathers(block)) {
                    break;
                }
                let is_region = self.is_entered_by_one(&blocks, start);
                if !is_region || !headers.iter().all(|one| blocks.contains(*one)) {
                    continue;
                }
                let is_last_word = self.is_last_word(end);
                largest = Some(Region { start, end, blocks, headers: headers.clone() });
                if is_last_word {
                    return largest;
                }
            }
        }
        largest
    }

    /// Whether a region is entered from one block alone, to which it does not come back.
    fn is_entered_by_one(&self, blocks: &BlockSet, start: BlockId) -> bool {
        let all = blocks.iter();
        let mut from = all.flat_map(|block| &self.view.flow.predecessors[block]);
        !blocks.contains(start) && from.all(|from| *from == start || blocks.contains(*from))
    }

    /// Whether all lanes of the warp have to reach a block together.
    fn gathers(&self, block: BlockId) -> bool {
        let first = self.body.blocks[block].instructions.first();
        first.is_some_and(|one| self.effects.gathers(&one.operation))
    }

    /// Whether lanes tell one another nothing from a block on, up to where they all have to be together.
    fn is_last_word(&self, from: BlockId) -> bool {
        let mut seen = BlockSet::new(self.body.blocks.len());
        let mut open = vec![from];
        while let Some(block) = open.pop() {
            if self.gathers(block) || !seen.insert(block) {
                continue;
            }
            let mut instructions = self.body.blocks[block].instructions.iter();
            if instructions.any(|one| self.effects.tells(&one.operation)) {
                return false;
            }
            open.extend(&self.view.flow.successors[block]);
        }
        true
    }
}
