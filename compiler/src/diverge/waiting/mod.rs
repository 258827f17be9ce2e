//! Lanes of one warp that wait for one another: the lane that has what the others wait for has to be able to go on.
//!
//! Lanes that have left a loop wait behind it for those that stay, on every mechanism. In a loop that takes a lock the
//! lanes that stay wait for the one that has left. So such a loop gets longer: it takes in the blocks behind it, up to
//! one at which lanes have nothing left to tell one another.
//!
//! ```text
//!  wait: try to take the lock           round: try to take the lock
//!        not taken? to wait                    not taken? to again
//!        ... release the lock                  ... release the lock; done
//!  meet: ...                            again: not done? to round
//!                                       meet:  ...
//! ```
//!
//! In each round each lane that is not done moves: those that wait look once more, the others go on. Where several
//! loops wait, or others surround them, they all become this one loop, and a number says for each lane where it goes
//! on.
//!
//! | file | what it does |
//! |-|-|
//! | `effects` | what calls do that other lanes notice |
//! | `spin` | which loops wait for other lanes |
//! | `inline` | functions in which lanes wait come into their callers, where what they wait for is done |
//! | `region` | where the lanes are together before and behind |
//! | `round` | a region becomes one loop |
//! | `carry` | values that are used where their definition is not on all ways any more |

mod carry;
mod effects;
mod inline;
mod region;
mod round;
mod spin;

use std::collections::BTreeSet;

use crate::analysis::calls::TURN;
use crate::analysis::{CallGraph, Uniformity};
use crate::ir::{Instruction, Module, Symbol};
use effects::Effects;
use spin::View;

/// A normal program, and what is known of it.
pub struct Known {
    /// The calls of the module.
    pub graph: CallGraph,
    /// Which values are the same in all lanes.
    pub uniformity: Uniformity,
}

impl Known {
    /// What is known of a program whose functions are normal. `outside` names functions that assembly refers to.
    pub fn of(module: &Module, outside: &BTreeSet<Symbol>) -> Self {
        let graph = CallGraph::of(module, outside);
        let uniformity = Uniformity::of(module, &graph);
        Self { graph, uniformity }
    }
}

/// Lets lanes go on that others wait for. Gives what is known of the program then.
pub fn let_go_on(module: &mut Module, known: Known, outside: &BTreeSet<Symbol>) -> Known {
    let waiting = waiting(module, &known);
    if waiting.is_empty() {
        return known;
    }
    let changed = inline::into_callers(module, &known.graph, waiting);
    inline::remove_uncalled(module, outside, &changed);
    let known = Known::of(module, outside);
    let effects = Effects::of(module, &known.graph);
    let before = module.functions.clone();
    for index in &known.graph.many_lanes {
        if changed.contains(&module.functions[*index].name) {
            region::split_blocks(&mut module.functions[*index], &effects);
        }
    }
    let known = Known::of(module, outside);
    let parted = parted(module, &known, &effects);
    let word = module.layout.word();
    for index in &known.graph.many_lanes {
        let function = &mut module.functions[*index];
        if !changed.contains(&function.name) {
            continue;
        }
        let is_parted = parted.contains(index);
        let uniformity = &known.uniformity.functions[*index];
        if round::change(function, uniformity, &effects, is_parted, &word) {
            super::normalize_function(function, true, &word);
        } else {
            *function = before[*index].clone();
        }
    }
    Known::of(module, outside)
}

/// The functions in which lanes wait for others of their warp.
fn waiting(module: &Module, known: &Known) -> BTreeSet<usize> {
    let effects = Effects::of(module, &known.graph);
    let view = |index: &usize| {
        let function = &module.functions[*index];
        let body = function.body.as_ref()?;
        let takes_turn = |one: &Instruction| one.operation.called().is_some_and(|name| &**name == TURN);
        if body.instructions().any(takes_turn) {
            return None;
        }
        let hears = body.instructions().any(|one| effects.hears(&one.operation));
        let view = hears.then(|| View::of(body, &known.uniformity.functions[*index], &effects))??;
        let all = view.spinning(body, &effects, true);
        (!all.is_empty() && !effects.gathers_by_name(&function.name)).then_some((*index, view))
    };
    let views: Vec<(usize, View)> = known.graph.many_lanes.iter().filter_map(view).collect();
    if views.is_empty() {
        return BTreeSet::new();
    }
    let parted = parted(module, known, &effects);
    let waits = |(index, view): &(usize, View)| {
        let body = module.functions[*index].body.as_ref()?;
        let spinning = view.spinning(body, &effects, parted.contains(index));
        (!spinning.is_empty()).then_some(*index)
    };
    views.iter().filter_map(waits).collect()
}

/// Functions that some lanes of a warp may be in while others are elsewhere.
fn parted(module: &Module, known: &Known, effects: &Effects<'_>) -> BTreeSet<usize> {
    let Known { graph, uniformity } = known;
    let mut called: Vec<usize> = graph.address_taken.iter().copied().collect();
    for index in &graph.many_lanes {
        let Some(body) = &module.functions[*index].body else {
            continue;
        };
        let view = View::of(body, &uniformity.functions[*index], effects);
        for block in &body.order {
            if view.as_ref().is_some_and(|view| view.together(*block)) {
                continue;
            }
            let instructions = body.blocks[*block].instructions.iter();
            let names = instructions.filter_map(|one| one.operation.called());
            called.extend(names.filter_map(|name| graph.index(name)));
        }
    }
    graph.reached_from(called.iter())
}
