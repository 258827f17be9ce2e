//! What the mechanism of divergence keeps, in the course of time: entries of stacks, paths that wait, regions.
//!
//! A record shows the top of a stack or of the paths, and of regions those that a context is in. What lies below is
//! shown when it becomes the top; it has not changed meanwhile.

use isa::divergence::multi_path::RegionField;
use isa::divergence::paired_path::PathField;
use isa::divergence::stack::StackField;
use isa::divergence::{owner, DivergenceField};
use isa::{Context, CoreConfig, CycleRecord, DivergenceMechanism, Slot};

use crate::pack::{push_table, TableColumn};

/// What an entry holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Content {
    /// A record has shown it.
    pub is_known: bool,
    /// Kind of a stack's entry or of a region.
    pub kind: u64,
    pub mask: u64,
    /// A region's lanes that have not reached the join.
    pub pending: u64,
    /// Where the lanes go on; for a region, its deferred lanes.
    pub pc: u64,
    /// For a region: the one around it, and 1; 0 without one.
    pub parent: u64,
}

/// An entry while it holds the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Level {
    /// Whose: the context, with regions the home context.
    pub context: u32,
    /// The level, or the number of the region.
    pub number: u32,
    pub from: u64,
    /// The first cycle in which it is gone.
    pub to: u64,
    pub content: Content,
}

/// Follows entries.
pub(crate) struct Levels {
    /// By context and number.
    open: Vec<Vec<Option<Level>>>,
    pub(crate) ended: Vec<Level>,
}

impl Levels {
    pub(crate) fn new(config: &CoreConfig) -> Self {
        Levels { open: vec![Vec::new(); config.contexts() as usize], ended: Vec::new() }
    }

    pub(crate) fn see(&mut self, cycle: u64, config: &CoreConfig, record: &CycleRecord) {
        for context in (0..config.contexts()).map(Context) {
            let field = |field| record.get(Slot::Divergence(field, context));
            match config.divergence {
                DivergenceMechanism::Masks => {}
                DivergenceMechanism::Stack => {
                    let field = |one| field(DivergenceField::Stack(one));
                    let top = Content {
                        is_known: true,
                        kind: field(StackField::TopKind),
                        mask: field(StackField::TopMask),
                        pc: field(StackField::TopPc),
                        ..Content::default()
                    };
                    self.stack(cycle, context, field(StackField::Depth) as usize, top);
                }
                DivergenceMechanism::PairedPath => {
                    let field = |one| field(DivergenceField::Path(one));
                    let top = Content {
                        is_known: true,
                        mask: field(PathField::TopMask),
                        pc: field(PathField::TopPc),
                        ..Content::default()
                    };
                    self.stack(cycle, context, field(PathField::Depth) as usize, top);
                }
                DivergenceMechanism::MultiPath => self.regions(cycle, config, record, context),
            }
        }
    }

    /// A stack of so many entries.
    fn stack(&mut self, cycle: u64, context: Context, depth: usize, top: Content) {
        for number in depth..self.open[context.index()].len() {
            self.end(cycle, context, number);
        }
        for number in self.open[context.index()].len()..depth {
            self.begin(cycle, context, number, Content::default());
        }
        if let Some(number) = depth.checked_sub(1) {
            self.holds(cycle, context, number, top);
        }
    }

    fn regions(&mut self, cycle: u64, config: &CoreConfig, record: &CycleRecord, context: Context) {
        let field = |one| record.get(Slot::Divergence(DivergenceField::Region(one), context));
        let home = config.home_context(owner(config, record, context));
        if home == context {
            let used = field(RegionField::EntriesUsed);
            for number in 0..config.stack_depth as usize {
                let is_open = matches!(self.open[home.index()].get(number), Some(Some(_)));
                match used >> number & 1 == 1 {
                    true if !is_open => self.begin(cycle, home, number, Content::default()),
                    false if is_open => self.end(cycle, home, number),
                    _ => {}
                }
            }
        }
        if field(RegionField::EntryValid) == 0 {
            return;
        }
        let content = Content {
            is_known: true,
            kind: field(RegionField::EntryKind),
            mask: field(RegionField::EntryMask),
            pending: field(RegionField::EntryPending),
            pc: field(RegionField::EntryDeferredPc),
            parent: match field(RegionField::EntryParentValid) {
                0 => 0,
                _ => field(RegionField::EntryParent) + 1,
            },
        };
        self.holds(cycle, home, field(RegionField::Entry) as usize, content);
    }

    fn begin(&mut self, cycle: u64, context: Context, number: usize, content: Content) {
        let open = &mut self.open[context.index()];
        if open.len() <= number {
            open.resize(number + 1, None);
        }
        open[number] = Some(Level { context: context.0, number: number as u32, from: cycle, to: cycle, content });
    }

    fn end(&mut self, cycle: u64, context: Context, number: usize) {
        let open = &mut self.open[context.index()];
        if let Some(level) = open[number].take() {
            self.ended.push(Level { to: cycle, ..level });
        }
        while matches!(open.last(), Some(None)) {
            open.pop();
        }
    }

    /// The entry holds this in the cycle. Before the first record that shows it, it held the same.
    fn holds(&mut self, cycle: u64, context: Context, number: usize, content: Content) {
        let level = self.open[context.index()].get_mut(number);
        let Some(level) = level.and_then(Option::as_mut) else {
            return;
        };
        if !level.content.is_known {
            level.content = content;
        } else if level.content != content {
            self.end(cycle, context, number);
            self.begin(cycle, context, number, content);
        }
    }

    /// All entries end.
    pub(crate) fn finish(&mut self, cycle: u64) {
        for context in 0..self.open.len() {
            for number in (0..self.open[context].len()).rev() {
                self.end(cycle, Context(context as u32), number);
            }
        }
    }
}

/// The columns, as the page knows them, for these entries; `from` and `to` are counted from the chunk's first cycle.
fn columns(config: &CoreConfig, first: u64, levels: &[&Level]) -> Vec<TableColumn> {
    let (mask, word) = (config.arch.lanes().div_ceil(8), config.arch.word_bytes());
    let column = |value: &dyn Fn(&Level) -> u64| levels.iter().map(|level| value(level)).collect::<Vec<_>>();
    vec![
        ("context", 1, column(&|level| level.context.into())),
        ("number", 2, column(&|level| level.number.into())),
        ("from", 4, column(&|level| level.from.wrapping_sub(first))),
        ("to", 4, column(&|level| level.to.wrapping_sub(first))),
        ("known", 1, column(&|level| level.content.is_known.into())),
        ("kind", 1, column(&|level| level.content.kind)),
        ("mask", mask, column(&|level| level.content.mask)),
        ("pending", mask, column(&|level| level.content.pending)),
        ("pc", word, column(&|level| level.content.pc)),
        ("parent", 1, column(&|level| level.content.parent)),
    ]
}

/// The columns of [`push_levels`] with their bytes.
pub(crate) fn schema(config: &CoreConfig) -> Vec<(&'static str, u32)> {
    columns(config, 0, &[]).into_iter().map(|(name, width, _)| (name, width)).collect()
}

/// The entries that are there in some cycle of a chunk, as a table.
pub(crate) fn push_levels(bytes: &mut Vec<u8>, config: &CoreConfig, first: u64, levels: &[&Level]) {
    push_table(bytes, levels.len(), &columns(config, first, levels));
}
