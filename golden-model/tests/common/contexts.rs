//! What the tests of the cycles of several contexts share: a core of four lanes, and what its records show.

use super::{config, with};
use isa::divergence::multi_path::RegionField;
use isa::divergence::DivergenceField;
use isa::trace::Scalar::*;
use isa::{Context, CoreOptions, Instruction, Opcode::*, Slot};

use super::environment::{Bench, IDEAL};
use super::op;

/// Where the body of a program begins.
pub const BODY: u64 = 24;

/// A core of an ArchID with so many split contexts and further options, and a program with this body.
pub fn bench_of(arch: &str, split_contexts: u32, options: CoreOptions, body: &[Instruction]) -> Bench {
    let line = format!("divergence = 'multi-path', split_contexts = {split_contexts}");
    let config = config(with(&line, super::options(arch).or(options)));
    let mut program = vec![
        op(Ldi, &[1], 4),
        op(Jalis, &[2, 1], 0),
        op(Hwid, &[1], 0),
        op(Rtop, &[1, 1], 0),
        op(Subi, &[2, 1], 1),
        op(Iszero, &[2, 2], 0),
    ];
    program.extend_from_slice(body);
    Bench::on(&config, &program, IDEAL)
}

/// An instruction in execute: the cycle, counted from when the first of the body was there; context, pc and lanes;
/// where it redirects to, if it does.
pub type InExecute = (u64, u64, u64, u64, Option<u64>);

/// A core that runs, and what it has shown since the first instruction of the body was in execute.
pub struct Run {
    pub bench: Bench,
    first: Option<u64>,
    /// All instructions in execute.
    pub executed: Vec<InExecute>,
    /// Those that commit: cycle, context, pc.
    pub committed: Vec<(u64, u64, u64)>,
}

impl Run {
    pub fn new(bench: Bench) -> Self {
        Run { bench, first: None, executed: Vec::new(), committed: Vec::new() }
    }

    /// One more cycle.
    pub fn step(&mut self) {
        let cycle = self.bench.cycle;
        assert!(cycle < 1000, "it does not end");
        self.bench.step();
        let get = |field| self.bench.scalar(field);
        if get(ExecuteValid) == 1 && get(ExecuteMicro) == 0 && get(ExecutePc) >= BODY {
            let first = *self.first.get_or_insert(cycle);
            let redirect = (get(RedirectValid) == 1).then(|| get(RedirectPc));
            self.executed.push((cycle - first, get(ExecuteContext), get(ExecutePc), get(ExecuteLanes), redirect));
        }
        if let (Some(first), 1) = (self.first, get(CommitValid)) {
            let pc = get(CommitPc);
            if pc >= BODY && pc != 0 {
                self.committed.push((cycle - first, get(CommitContext), pc));
            }
        }
    }

    /// A field of a context's place in the regions of its warp.
    pub fn region(&self, field: RegionField, context: u32) -> u64 {
        let field = DivergenceField::Region(field);
        self.bench.get(Slot::Divergence(field, Context(context)))
    }

    /// The context that alone may execute for warp 0, and whether it is in a handler.
    pub fn hold(&self) -> (Option<u64>, u64) {
        let is_there = self.region(RegionField::HolderValid, 0) == 1;
        let holder = is_there.then(|| self.region(RegionField::Holder, 0));
        (holder, self.region(RegionField::InHandler, 0))
    }
}
