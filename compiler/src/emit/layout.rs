//! Blocks into one sequence of lines: short edges join their branch, empty blocks vanish, jumps to what comes next are
//! left out.

use isa::Opcode;

use super::function::opens_region;
use super::moves;
use super::recompute::recompute;
use super::statement::{Code, Field, Special, Statement};
use crate::ir::{Location, Parting};

/// Statements of an edge that may be guarded in place of a block of their own.
const EDGE_STATEMENTS_MAX: usize = 4;

/// A block of statements.
#[derive(Clone, Debug)]
pub(super) struct BlockCode {
    pub statements: Vec<Statement>,
    pub end: End,
    pub end_location: Option<Location>,
    pub on_edge: bool,
}

/// Where a block goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum End {
    /// Its statements say so.
    Stop,
    Jump(usize),
    Branch {
        condition: u32,
        parting: Parting,
        taken: usize,
        otherwise: usize,
    },
}

impl End {
    /// The blocks that may come next.
    pub fn targets(mut self) -> Vec<usize> {
        let targets = self.targets_mut().into_iter();
        targets.map(|target| *target).collect()
    }

    fn targets_mut(&mut self) -> Vec<&mut usize> {
        match self {
            End::Stop => Vec::new(),
            End::Jump(target) => vec![target],
            End::Branch { taken, otherwise, .. } => vec![taken, otherwise],
        }
    }
}

/// A line of a function.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Line {
    /// The label of a block.
    Label(usize),
    Statement(Statement),
}

/// The lines of a function; `free`: a predicate register that holds nothing between blocks.
pub(super) fn lines(mut blocks: Vec<BlockCode>, special: Special, free: u32) -> Vec<Line> {
    recompute(&mut blocks, special);
    join_edges(&mut blocks);
    moves::remove(&mut blocks, special);
    skip_empty(&mut blocks);
    let order = reachable(&blocks);
    let mut lines = Vec::new();
    let mut wanted = vec![false; blocks.len()];
    let mut jumps = Vec::new();
    for (place, &block) in order.iter().enumerate() {
        let next = order.get(place + 1).copied();
        jumps.push(jump(&blocks[block], next, free));
    }
    for statement in jumps.iter().flatten() {
        if let Code::Instruction(_, fields) = &statement.code {
            if let Some(Field::Label(target)) = fields.first() {
                wanted[*target] = true;
            }
        }
    }
    for (&block, jumps) in order.iter().zip(jumps) {
        if wanted[block] {
            lines.push(Line::Label(block));
        }
        let statements = std::mem::take(&mut blocks[block].statements);
        lines.extend(statements.into_iter().chain(jumps).map(Line::Statement));
    }
    lines
}

/// The lanes that jump do the moves of the branch's edge before the jump.
fn join_edges(blocks: &mut [BlockCode]) {
    let mut ways_into = vec![0_u32; blocks.len()];
    for block in blocks.iter_mut() {
        block.end.targets_mut().into_iter().for_each(|target| ways_into[*target] += 1);
    }
    for block in 0..blocks.len() {
        let End::Branch { condition, parting, taken, otherwise } = blocks[block].end else {
            continue;
        };
        let edge = &blocks[taken];
        let End::Jump(target) = edge.end else {
            continue;
        };
        let can_be_guarded = |statement: &Statement| {
            statement.guard.is_none()
                && statement.written_predicate() != Some(condition)
                && matches!(&statement.code, Code::Instruction(opcode, _) if !opcode.info().divergence_checked && !opcode.info().acts_without_lanes)
        };
        if !edge.on_edge
            || ways_into[taken] != 1
            || edge.statements.len() > EDGE_STATEMENTS_MAX
            || !edge.statements.iter().all(can_be_guarded)
        {
            continue;
        }
        let statements = std::mem::take(&mut blocks[taken].statements);
        let guarded = statements.into_iter().map(|statement| statement.guarded(Some(condition)));
        blocks[block].statements.extend(guarded);
        blocks[block].end = End::Branch { condition, parting, taken: target, otherwise };
    }
}

/// Jumps to a block that only jumps go where it goes.
fn skip_empty(blocks: &mut [BlockCode]) {
    let ways: Vec<usize> = (0..blocks.len())
        .map(|start| {
            let mut at = start;
            for _ in 0..blocks.len() {
                match blocks[at].end {
                    End::Jump(next) if blocks[at].statements.is_empty() => at = next,
                    _ => break,
                }
            }
            at
        })
        .collect();
    for block in blocks.iter_mut() {
        for target in block.end.targets_mut() {
            *target = ways[*target];
        }
    }
}

/// The blocks that can be reached, in their order.
fn reachable(blocks: &[BlockCode]) -> Vec<usize> {
    let mut reached = vec![false; blocks.len()];
    let mut todo = vec![0];
    while let Some(block) = todo.pop() {
        if !std::mem::replace(&mut reached[block], true) {
            todo.extend(blocks[block].end.targets());
        }
    }
    (0..blocks.len()).filter(|block| reached[*block]).collect()
}

/// The jumps at the end of a block.
fn jump(block: &BlockCode, next: Option<usize>, free: u32) -> Vec<Statement> {
    let to = |target: usize| Statement {
        location: block.end_location,
        ..Statement::new(Opcode::Jmpi, vec![Field::Label(target)])
    };
    let unless_next = |target: usize| (Some(target) != next).then(|| to(target));
    match block.end {
        End::Stop => Vec::new(),
        End::Jump(target) => unless_next(target).into_iter().collect(),
        End::Branch { condition, parting, taken, otherwise } => {
            let mut statements = Vec::new();
            if let Some(opcode) = opens_region(parting) {
                statements.push(Statement {
                    location: block.end_location,
                    ..Statement::new(opcode, Vec::new()).guarded(Some(condition))
                });
            } else if taken == otherwise {
                return unless_next(taken).into_iter().collect();
            } else if Some(taken) == next {
                let fields = vec![Field::Predicate(free), Field::Predicate(condition)];
                return vec![
                    Statement { location: block.end_location, ..Statement::new(Opcode::Notp, fields) },
                    to(otherwise).guarded(Some(free)),
                ];
            }
            statements.push(to(taken).guarded(Some(condition)));
            statements.extend(unless_next(otherwise));
            statements
        }
    }
}
