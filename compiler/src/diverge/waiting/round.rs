//! A region becomes one loop: where lanes would go back in a loop that waits they end the round, and so do they behind
//! the region.

use super::super::{cleanup, dispatch, normalize};
use super::carry::carry;
use super::effects::Effects;
use super::region::{Region, Search};
use super::spin::View;
use crate::analysis::{FunctionUniformity, Loop};
use crate::ir::{BlockId, Body, Edge, Function, Terminator, Type};

/// Changes the regions of a function in which lanes wait for one another; whether there are any. `parted`: some lanes
/// may be out of the function.
pub fn change(
    function: &mut Function,
    known: &FunctionUniformity,
    effects: &Effects<'_>,
    parted: bool,
    word: &Type,
) -> bool {
    let Some(body) = &mut function.body else {
        return false;
    };
    let Some(view) = View::of(body, known, effects) else {
        return false;
    };
    let spinning = view.spinning(body, effects, parted);
    let headers: Vec<BlockId> = spinning.iter().map(|id| view.loops.loops[*id].header).collect();
    let search = Search { body, view: &view, effects };
    let regions = search.around(headers.iter().copied());
    let mut rounds = Vec::new();
    for region in regions {
        let has_waiting = |one: &&Loop| {
            let mut waiting = headers.iter();
            region.blocks.contains(one.header) && waiting.any(|header| one.blocks.contains(*header))
        };
        let loops: Vec<&Loop> = view.loops.loops.iter().filter(has_waiting).collect();
        if !is_one_loop(body, &region, &loops) {
            rounds.push((region, loops));
        }
    }
    for (region, loops) in &rounds {
        one_loop(body, region, loops, word);
    }
    if !rounds.is_empty() {
        normalize::select_arguments(body);
        carry(body);
        cleanup::remove_parameters(body);
    }
    !rounds.is_empty()
}

/// Whether a region is one loop already, with one way back and nothing behind it.
fn is_one_loop(body: &Body, region: &Region, loops: &[&Loop]) -> bool {
    let [only] = loops else {
        return false;
    };
    let leads_back_once = only.latches.len() == 1;
    leads_back_once
        && region.blocks.iter().all(|block| {
            let found = &body.blocks[block];
            let leads_on = found.parameters.is_empty()
                && found.instructions.is_empty()
                && matches!(found.end, Terminator::Jump(_));
            only.blocks.contains(block) || leads_on
        })
}

fn one_loop(body: &mut Body, region: &Region, loops: &[&Loop], word: &Type) {
    let first = first_block(body, region.start);
    let mut targets = vec![first];
    let mut backward = vec![(region.start, first, 0)];
    for one in loops {
        let known = targets.iter().position(|target| *target == one.header);
        let number = known.unwrap_or(targets.len());
        if known.is_none() {
            targets.push(one.header);
        }
        backward.extend(one.latches.iter().map(|latch| (*latch, one.header, number)));
    }
    let (round, _) = dispatch::through_one(body, &backward, &targets, word);
    let mut ends: Vec<(BlockId, BlockId, usize)> = Vec::new();
    for (latch, ..) in backward.iter().skip(1) {
        ends.push((*latch, round, 0));
    }
    for block in region.blocks.iter().chain([first]) {
        if body.blocks[block].end.edges().iter().any(|edge| edge.block == region.end) {
            ends.push((block, region.end, 1));
        }
    }
    ends.sort_unstable();
    ends.dedup();
    dispatch::through_one(body, &ends, &[round, region.end], word);
}

/// The block to which all lanes go behind another one.
fn first_block(body: &mut Body, start: BlockId) -> BlockId {
    if let Terminator::Jump(edge) = &body.blocks[start].end {
        return edge.block;
    }
    let first = body.block();
    let jump = Terminator::Jump(Edge::to(first));
    body.blocks[first].end = std::mem::replace(&mut body.blocks[start].end, jump);
    body.blocks[first].end_location = body.blocks[start].end_location;
    first
}
