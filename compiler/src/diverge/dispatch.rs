//! A block that lanes go through which want to go to different blocks: it gets a number that says where to, and the
//! arguments.

use std::collections::BTreeSet;

use super::normalize::undefined;
use crate::ir::{BinaryOperator, BlockId, Body, Edge, Operand, Operation, Terminator, Test, Type, TRUTH};

/// The type of a number below so many: nothing, a truth value (true is 0), or a word.
pub fn selector_type(targets: usize, word: &Type) -> Option<Type> {
    match targets {
        0 | 1 => None,
        2 => Some(TRUTH),
        _ => Some(word.clone()),
    }
}

/// The number as an argument.
pub fn selector(targets: usize, target: usize, word: &Type) -> Option<Operand> {
    let Type::Integer(bits) = selector_type(targets, word)? else {
        return None;
    };
    Some(if bits == 1 { Operand::truth(target == 0) } else { Operand::integer(bits, target as u128) })
}

/// Parameters that serve for several lists of arguments, of which each edge gives only one.
#[derive(Debug, Default)]
pub struct Pool {
    /// Their types.
    pub kinds: Vec<Type>,
}

impl Pool {
    /// Places for a list of these types, beside those that are in use already.
    pub fn places(&mut self, kinds: &[Type], used: &mut BTreeSet<usize>) -> Vec<usize> {
        let mut places = Vec::new();
        for kind in kinds {
            let free = (0..self.kinds.len()).find(|place| self.kinds[*place] == *kind && !used.contains(place));
            let place = free.unwrap_or_else(|| {
                self.kinds.push(kind.clone());
                self.kinds.len() - 1
            });
            used.insert(place);
            places.push(place);
        }
        places
    }

    /// A list with arguments at their places, and nothing at the others.
    pub fn arguments(&self, given: impl IntoIterator<Item = (usize, Operand)>) -> Vec<Operand> {
        let mut all: Vec<Operand> = self.kinds.iter().map(undefined).collect();
        for (place, argument) in given {
            all[place] = argument;
        }
        all
    }
}

/// Types of a block's parameters.
pub fn parameter_types(body: &Body, block: BlockId) -> Vec<Type> {
    body.blocks[block].parameters.iter().map(|value| body.values[*value].clone()).collect()
}

/// Up to so many targets are looked at one behind the other.
const CHAIN_TARGETS: usize = 4;

/// Ends a block with ways to several targets, by a selector. Gives the blocks that branch for it. Many targets are the
/// leaves of a tree: so regions nest no deeper than needs be.
pub fn ways(body: &mut Body, from: BlockId, selector: Option<&Operand>, targets: Vec<Edge>) -> Vec<BlockId> {
    let mut branching = Vec::new();
    ways_from(body, from, selector, 0, targets, &mut branching);
    branching
}

/// The ways to the targets from number `first` on.
fn ways_from(
    body: &mut Body,
    from: BlockId,
    selector: Option<&Operand>,
    first: usize,
    mut targets: Vec<Edge>,
    branching: &mut Vec<BlockId>,
) {
    if let (Some(selector), true) = (selector, targets.len() > CHAIN_TARGETS) {
        let above = targets.split_off(targets.len() / 2);
        let pivot = first + targets.len();
        let is_below = is_below(body, from, selector, pivot);
        let [left, right] = [(); 2].map(|()| body.block());
        body.blocks[from].end = Terminator::branch(is_below, Edge::to(left), Edge::to(right));
        branching.push(from);
        ways_from(body, left, Some(selector), first, targets, branching);
        ways_from(body, right, Some(selector), pivot, above, branching);
        return;
    }
    let mut at = from;
    let mut left = targets.len();
    for (number, target) in (first..).zip(targets) {
        left -= 1;
        let (Some(selector), true) = (selector, left > 0) else {
            body.blocks[at].end = Terminator::Jump(target);
            return;
        };
        let condition = equals(body, at, selector, number);
        let next = body.block();
        body.blocks[at].end = Terminator::branch(condition, target, Edge::to(next));
        branching.push(at);
        at = next;
    }
}

/// Whether the selector, a small number, is below another one.
fn is_below(body: &mut Body, at: BlockId, selector: &Operand, number: usize) -> Operand {
    let kind = body.type_of(selector);
    let difference = difference(body, at, selector, number, &kind);
    body.append(at, TRUTH, Operation::Test(Test::Negative, difference)).into()
}

/// The selector less a number.
fn difference(body: &mut Body, at: BlockId, selector: &Operand, number: usize, kind: &Type) -> Operand {
    let Type::Integer(bits) = *kind else {
        return selector.clone();
    };
    let number = Operand::integer(bits, number as u128);
    let operation = Operation::Binary(BinaryOperator::Subtract, selector.clone(), number);
    body.append(at, kind.clone(), operation).into()
}

/// Whether the selector is that number.
fn equals(body: &mut Body, at: BlockId, selector: &Operand, number: usize) -> Operand {
    let kind = body.type_of(selector);
    let Type::Integer(bits) = kind else {
        return selector.clone();
    };
    if bits == 1 {
        return selector.clone();
    }
    let difference = match number {
        0 => selector.clone(),
        _ => difference(body, at, selector, number, &kind),
    };
    body.append(at, TRUTH, Operation::Test(Test::Zero, difference)).into()
}

/// Leads edges, each (from, to, number of its target), through one new block. Gives it, and the blocks that branch
/// behind it.
pub fn through_one(
    body: &mut Body,
    edges: &[(BlockId, BlockId, usize)],
    targets: &[BlockId],
    word: &Type,
) -> (BlockId, Vec<BlockId>) {
    let middle = body.block();
    let mut pool = Pool::default();
    let places: Vec<Vec<usize>> = targets
        .iter()
        .map(|target| {
            let kinds = parameter_types(body, *target);
            pool.places(&kinds, &mut BTreeSet::new())
        })
        .collect();
    for (from, to, target) in edges {
        let number = selector(targets.len(), *target, word);
        for edge in body.blocks[*from].end.edges_mut() {
            if edge.block == *to {
                let given = std::mem::take(&mut edge.arguments);
                let given = places[*target].iter().copied().zip(given);
                edge.arguments = number.iter().cloned().chain(pool.arguments(given)).collect();
                edge.block = middle;
            }
        }
    }
    let number = selector_type(targets.len(), word).map(|kind| body.value(kind));
    let values: Vec<_> = pool.kinds.iter().map(|kind| body.value(kind.clone())).collect();
    let onward = targets
        .iter()
        .zip(&places)
        .map(|(target, places)| Edge::new(*target, places.iter().map(|place| values[*place].into()).collect()))
        .collect();
    body.blocks[middle].parameters = number.into_iter().chain(values.iter().copied()).collect();
    let number = number.map(Operand::Value);
    let branching = ways(body, middle, number.as_ref(), onward);
    (middle, branching)
}
