//! What the lanes of one context do, instruction by instruction, and what its divergence stack holds meanwhile.
//!
//! A record shows only the stack's top. An entry below is shown when it becomes the top, at the latest just
//! before it is popped; so a history knows every entry that has been popped.

use isa::divergence::stack::{StackEntry, StackEntryKind, StackField};
use isa::divergence::DivergenceField;
use isa::trace::WriteSource;
use isa::{Address, Context, Cycle, CycleRecord, LaneMask, PerContext, Scalar, Slot};

use crate::Names;

/// An instruction in commit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// When.
    pub cycle: Cycle,
    /// Its address.
    pub pc: Address,
    /// The lanes in which it executed.
    pub executing: LaneMask,
    /// Active lanes before it.
    pub before: LaneMask,
    /// Active lanes after it.
    pub after: LaneMask,
}

/// An entry of the divergence stack in the course of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackLevel {
    /// How many entries lie below it.
    pub level: usize,
    /// The step, by its number, that pushed it.
    pub pushed: usize,
    /// The step that popped it.
    pub popped: Option<usize>,
    /// What it held when it was last seen; `None` when it never was the top.
    pub entry: Option<StackEntry>,
}

/// The lanes and the stack of one context.
#[derive(Clone, Debug)]
pub struct LaneHistory {
    context: Context,
    steps: Vec<Step>,
    levels: Vec<StackLevel>,
    /// Numbers of the levels that are on the stack, bottom first.
    open: Vec<usize>,
    /// Active lanes in the cycle before.
    mask: LaneMask,
}

impl LaneHistory {
    /// The history of a context before the first cycle.
    pub const fn new(context: Context) -> Self {
        LaneHistory { context, steps: Vec::new(), levels: Vec::new(), open: Vec::new(), mask: LaneMask::EMPTY }
    }

    /// The instructions that have committed, in that order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Every entry that was ever pushed, in that order.
    pub fn levels(&self) -> &[StackLevel] {
        &self.levels
    }

    /// Takes the record of a cycle.
    pub fn see(&mut self, cycle: Cycle, record: &CycleRecord) {
        let mask = LaneMask(record.get(Slot::Context(PerContext::ActiveMask, self.context)));
        let (depth, top) = top(record, self.context);
        self.stack(depth, top);
        if self.is_committing(record) {
            self.steps.push(Step {
                cycle,
                pc: Address(record.scalar(Scalar::CommitPc)),
                executing: LaneMask(record.scalar(Scalar::CommitLanes)),
                before: self.mask,
                after: mask,
            });
        }
        self.mask = mask;
    }

    /// An instruction of the context is in commit, and no micro-operation of the copy unit.
    fn is_committing(&self, record: &CycleRecord) -> bool {
        let source = record.scalar(Scalar::WriteSource);
        let copies = record.scalar(Scalar::WriteLanes) != 0
            && (source == WriteSource::Copy as u64 || source == WriteSource::Shadow as u64);
        record.scalar(Scalar::CommitValid) != 0 && record.context(Scalar::CommitContext) == self.context && !copies
    }

    /// The stack has so many entries in this cycle: what the step that is about to be added has made of it.
    fn stack(&mut self, depth: usize, top: Option<StackEntry>) {
        let step = self.steps.len();
        while self.open.len() > depth {
            if let Some(number) = self.open.pop() {
                self.levels[number].popped = Some(step);
            }
        }
        while self.open.len() < depth {
            self.levels.push(StackLevel { level: self.open.len(), pushed: step, popped: None, entry: None });
            self.open.push(self.levels.len() - 1);
        }
        if let Some(&number) = self.open.last() {
            self.levels[number].entry = top;
        }
    }
}

// The mechanism `stack` in the pictures: its top in a record, and an entry in words.

/// How many entries a context's stack has, and the top one.
fn top(record: &CycleRecord, context: Context) -> (usize, Option<StackEntry>) {
    let field = |field| record.get(Slot::Divergence(DivergenceField::Stack(field), context));
    let depth = field(StackField::Depth) as usize;
    let top = (depth > 0).then(|| StackEntry {
        kind: StackEntryKind::from_bits(field(StackField::TopKind)),
        mask: LaneMask(field(StackField::TopMask)),
        pc: Address(field(StackField::TopPc)),
    });
    (depth, top)
}

/// An entry's kind and, where it has one, the place where its lanes go on.
pub(crate) fn entry_text(entry: &StackEntry, names: Names<'_>) -> String {
    let name = format!("{:?}", entry.kind);
    match entry.kind {
        StackEntryKind::Uniform | StackEntryKind::Rejoin => name,
        StackEntryKind::Else | StackEntryKind::ElseLoop => {
            format!("{name} {}", names.place(entry.pc))
        }
    }
}
