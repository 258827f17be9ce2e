//! Phis become parameters of their blocks, and edges give what comes along them.

use std::collections::{BTreeMap, HashMap};

use typed_index_collections::TiVec;

use super::function::{FunctionReader, Incoming, Phi};
use super::refusal::{malformed, Outcome};
use crate::ir::{BlockId, Body, Operand};

impl FunctionReader<'_, '_> {
    /// Gives every edge its arguments.
    pub(super) fn resolve_phis(&mut self) -> Outcome<()> {
        let mut by_block: BTreeMap<BlockId, Vec<Phi>> = BTreeMap::new();
        for phi in std::mem::take(&mut self.phis) {
            self.body.blocks[phi.block].parameters.push(phi.value);
            by_block.entry(phi.block).or_default().push(phi);
        }
        let mut edges: TiVec<BlockId, usize> = self.body.blocks.iter().map(|_| 0).collect();
        for block in &self.body.blocks {
            for edge in block.end.edges() {
                edges[edge.block] += 1;
            }
        }
        let mut arguments = HashMap::new();
        for (block, phis) in by_block {
            for (index, phi) in phis.into_iter().enumerate() {
                if phi.incoming.len() < edges[block] {
                    return Err(self.missing());
                }
                for (incoming, from) in phi.incoming {
                    if arguments.contains_key(&(from, block, index)) {
                        continue;
                    }
                    let operand = match incoming {
                        Incoming::Operand(operand) => operand,
                        Incoming::Expression(expression) => self.materialize(&expression, from)?,
                    };
                    arguments.insert((from, block, index), operand);
                }
            }
        }
        self.hand_over(&arguments)
    }

    fn missing(&self) -> super::refusal::Refusal {
        malformed(self.reader.statement, "a phi lacks a value for an edge")
    }

    fn hand_over(&mut self, given: &HashMap<(BlockId, BlockId, usize), Operand>) -> Outcome<()> {
        let counts: TiVec<BlockId, usize> = self
            .body
            .blocks
            .iter()
            .map(|block| block.parameters.len())
            .collect();
        let entry = self.body.entry();
        for from in self.body.blocks.keys().collect::<Vec<_>>() {
            let mut end = self.body.blocks[from].end.clone();
            for edge in end.edges_mut() {
                if edge.block == entry {
                    let message = "the entry block is jumped to";
                    return Err(malformed(self.reader.statement, message));
                }
                for index in 0..counts[edge.block] {
                    let operand = given.get(&(from, edge.block, index));
                    edge.arguments
                        .push(operand.cloned().ok_or_else(|| self.missing())?);
                }
            }
            self.body.blocks[from].end = end;
        }
        Ok(())
    }

    /// The body, when all that is used is defined.
    pub(super) fn finish(self) -> Outcome<Body> {
        if self.block.is_some() {
            let message = "a block does not end with a terminator";
            return Err(malformed(self.reader.statement, message));
        }
        if self.body.order.len() != self.body.blocks.len() {
            return Err(malformed(self.reader.statement, "a label is not defined"));
        }
        if let Some(name) = self.undefined() {
            let message = format!("%{name} is not defined");
            return Err(malformed(self.reader.statement, message));
        }
        Ok(self.body)
    }
}
