//! The order of the blocks: each before those that it leads to, but for the edges back to a loop's header; a loop's
//! blocks together, and what is behind the loop after them.

use crate::analysis::{Dominance, Flow, Loops};
use crate::ir::{BlockId, Body};

/// Puts the blocks of a reducible body in order. Those that are never reached are left out.
pub fn lay_out(body: &mut Body) {
    let flow = Flow::of(body);
    let loops = Loops::of(&flow, &Dominance::of(&flow));
    // Where the loops around a block begin, from the outermost in, and then the block itself: the order of these is the
    // order of the blocks.
    let place = |block: BlockId| -> Vec<u32> {
        let mut headers: Vec<u32> =
            loops.around(block).filter_map(|id| flow.position[loops.loops[id].header]).collect();
        headers.reverse();
        headers.extend(flow.position[block]);
        headers
    };
    let mut order = flow.order.clone();
    order.sort_by_cached_key(|block| place(*block));
    body.order = order;
}
