//! A switch: a tree of comparisons over runs of values that lead to the same place.

use super::function::Lowering;
use super::values::Extension;
use crate::ir::{Edge, Operand, Terminator, Test};
use crate::CompileError;

/// Values from `first` to `last` that take the same edge.
struct Run {
    first: u128,
    last: u128,
    edge: Edge,
}

/// Up to so many runs are looked at one behind the other.
const CHAIN_RUNS: usize = 3;

impl Lowering<'_> {
    /// Ends the present block with a switch.
    pub(super) fn switch(
        &mut self,
        value: &Operand,
        cases: &[(u128, Edge)],
        default: &Edge,
    ) -> Result<(), CompileError> {
        let bits = self.width(value)?;
        let default = self.edge(default)?;
        let runs = self.runs(cases, &default)?;
        if bits > self.word {
            return self.switch_wide(value, runs, default);
        }
        let value = if bits == 1 {
            let truth = self.truth(value)?;
            self.as_word(truth)
        } else {
            self.narrow(value, Extension::Zero)?
        };
        let Some(lowest) = runs.first().map(|run| run.first) else {
            self.finish(Terminator::Jump(default));
            return Ok(());
        };
        if runs.len() <= CHAIN_RUNS {
            self.chain(&value, &runs, &default);
            return Ok(());
        }
        let highest = runs.last().map_or(lowest, |run| run.last);
        // Counted from the lowest value, with the highest in reach of a sign test, differences do not overflow.
        if highest - lowest >= 1 << (self.word - 1) || self.is_not_negative(&value) {
            self.tree(&value, &runs, &default);
            return Ok(());
        }
        let base = self.number(lowest);
        let index = self.subtract(value, base);
        let beyond = self.number(highest - lowest + 1);
        let inside = self.less(false, index.clone(), beyond);
        let next = self.out.block();
        let to_next = Edge::to(next);
        self.branch(inside, to_next, default.clone());
        self.block = next;
        // Here the index is as small as the check has found it.
        let index = self.copy(index);
        self.note_unsigned(&index, 128 - (highest - lowest).leading_zeros());
        let runs: Vec<Run> = runs
            .into_iter()
            .map(|run| Run {
                first: run.first - lowest,
                last: run.last - lowest,
                edge: run.edge,
            })
            .collect();
        self.tree(&index, &runs, &default);
        Ok(())
    }

    /// The same word under another name, of which more may be known.
    fn copy(&mut self, word: Operand) -> Operand {
        if word.value().is_none() {
            return word;
        }
        let kind = self.word_type();
        let value = self.fresh(kind);
        let zero = self.number(0);
        let or = crate::ir::BinaryOperator::Or;
        self.push(vec![value], crate::ir::Operation::Binary(or, word, zero));
        value.into()
    }

    /// The cases by rising value, neighbours that take the same edge as one run.
    fn runs(&mut self, cases: &[(u128, Edge)], default: &Edge) -> Result<Vec<Run>, CompileError> {
        let mut sorted = Vec::new();
        for (value, edge) in cases {
            let edge = self.edge(edge)?;
            if edge != *default {
                sorted.push((*value, edge));
            }
        }
        sorted.sort_by_key(|(value, _)| *value);
        sorted.dedup_by_key(|(value, _)| *value);
        let mut runs: Vec<Run> = Vec::new();
        for (value, edge) in sorted {
            match runs.last_mut() {
                Some(run) if run.last + 1 == value && run.edge == edge => run.last = value,
                _ => runs.push(Run {
                    first: value,
                    last: value,
                    edge,
                }),
            }
        }
        Ok(runs)
    }

    /// One run behind the other.
    fn chain(&mut self, value: &Operand, runs: &[Run], default: &Edge) {
        for (index, run) in runs.iter().enumerate() {
            let first = self.number(run.first);
            let offset = self.subtract(value.clone(), first);
            let inside = if run.first == run.last {
                self.test(Test::Zero, offset)
            } else {
                let count = self.number(run.last - run.first + 1);
                self.less(false, offset, count)
            };
            if index + 1 == runs.len() {
                self.branch(inside, run.edge.clone(), default.clone());
                return;
            }
            let next = self.out.block();
            let to_next = Edge::to(next);
            self.branch(inside, run.edge.clone(), to_next);
            self.block = next;
        }
        self.finish(Terminator::Jump(default.clone()));
    }

    /// Half of the runs on either side.
    fn tree(&mut self, value: &Operand, runs: &[Run], default: &Edge) {
        if runs.len() <= CHAIN_RUNS {
            self.chain(value, runs, default);
            return;
        }
        let (below, above) = runs.split_at(runs.len() / 2);
        let Some(pivot) = above.first() else {
            return;
        };
        let pivot = self.number(pivot.first);
        let less = self.less(false, value.clone(), pivot);
        let (left, right) = (self.out.block(), self.out.block());
        let edge = |block| Edge::to(block);
        self.branch(less, edge(left), edge(right));
        self.block = left;
        self.tree(value, below, default);
        // The right side stands behind all of the left one.
        let position = self.out.order.iter().position(|block| *block == right);
        if let Some(position) = position {
            self.out.order.remove(position);
            self.out.order.push(right);
        }
        self.block = right;
        self.tree(value, above, default);
    }

    /// By a number of several words: one value behind the other.
    fn switch_wide(
        &mut self,
        value: &Operand,
        runs: Vec<Run>,
        default: Edge,
    ) -> Result<(), CompileError> {
        let bits = self.width(value)?;
        let words = self.words(value)?;
        for run in runs {
            let (first, last) = (self.split(bits, run.first), self.split(bits, run.last));
            let below = self.less_wide(false, &words, &first);
            let above = self.less_wide(false, &last, &words);
            let outside = self.or(below, above);
            let next = self.out.block();
            let to_next = Edge::to(next);
            self.branch(outside, to_next, run.edge);
            self.block = next;
        }
        self.finish(Terminator::Jump(default));
        Ok(())
    }
}
