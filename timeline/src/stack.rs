//! The mechanism `stack` in the pictures: its top in a record, and an entry in words.

use isa::divergence::stack::{StackEntry, StackEntryKind, StackField};
use isa::divergence::DivergenceField;
use isa::{Address, Context, CycleRecord, LaneMask, Slot};

use crate::Names;

/// How many entries a context's stack has, and the top one.
pub(crate) fn top(record: &CycleRecord, context: Context) -> (usize, Option<StackEntry>) {
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
pub(crate) fn text(entry: &StackEntry, names: Names<'_>) -> String {
    let name = format!("{:?}", entry.kind);
    match entry.kind {
        StackEntryKind::Uniform | StackEntryKind::Rejoin => name,
        StackEntryKind::Else | StackEntryKind::ElseLoop => {
            format!("{name} {}", names.place(entry.pc))
        }
    }
}
