//! What tlbadd, tlbrm and tlbflush change in the TLB.

use isa::{CoreConfig, Opcode, PerTlbEntry, Scalar, Slot};

use super::{Counts, Executing, Seen, State};

use Opcode::*;

/// An entry: its page, and what that is mapped to, 0 if the entry is not valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    page: u64,
    mapping: u64,
}

/// The TLB in a cycle.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Tlb {
    entries: Vec<Entry>,
    next_entry: u64,
}

impl Tlb {
    fn of(seen: &Seen, entries: u32) -> Self {
        let field = |field, number| seen.record.get(Slot::TlbEntry(field, number));
        let entries = (0..entries).map(|number| Entry {
            page: field(PerTlbEntry::VirtualPage, number),
            mapping: field(PerTlbEntry::Mapping, number),
        });
        Tlb { entries: entries.collect(), next_entry: seen.record.scalar(Scalar::TlbNextEntry) }
    }
}

/// Looks for the states of translation.
pub(super) struct TranslationObserver {
    entries: u32,
    /// The TLB as it was when the instruction was in execute that may have changed it.
    before: Option<(Opcode, Tlb)>,
}

impl TranslationObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        TranslationObserver { entries: config.tlb_entries, before: None }
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        if self.entries == 0 {
            return;
        }
        if let Some((opcode, before)) = self.before.take() {
            let after = Tlb::of(seen, self.entries);
            if seen.is_set(Scalar::CommitValid) {
                changed(opcode, &before, &after, counts);
            }
        }
        if let Some(executing) = seen.now.executing.filter(may_change) {
            self.before = Some((executing.opcode, Tlb::of(seen, self.entries)));
        }
    }
}

fn may_change(executing: &Executing) -> bool {
    matches!(executing.opcode, Tlbadd | Tlbrm | Tlbflush) && executing.executes() && executing.interrupt.is_none()
}

fn changed(opcode: Opcode, before: &Tlb, after: &Tlb, counts: &mut Counts) {
    let pairs = before.entries.iter().zip(&after.entries);
    let mut different = pairs.enumerate().filter(|(_, (old, new))| old != new);
    let last = before.entries.len() as u64 - 1;
    match (opcode, different.next()) {
        (Tlbflush, Some(_)) => counts.note(State::TlbFlushed),
        (Tlbrm, Some((0, _))) => counts.note(State::TlbPage0Removed),
        (Tlbrm, Some(_)) => counts.note(State::TlbRemoved),
        (Tlbrm, None) => counts.note(State::TlbNothingToRemove),
        (Tlbadd, Some((0, _))) => counts.note(State::TlbPage0Added),
        (Tlbadd, Some((_, (old, new)))) => {
            let wraps = before.next_entry == last && after.next_entry == 1;
            counts.note_if(wraps && last > 1, State::TlbWraps);
            counts.note(match (old.mapping != 0, old.page == new.page) {
                (false, _) => State::TlbAdded,
                (true, true) => State::TlbReplaced,
                (true, false) => State::TlbEvicts,
            });
            let is_full = after.entries.iter().all(|entry| entry.mapping != 0);
            counts.note_if(is_full, State::TlbFull);
        }
        (Tlbadd, None) => counts.note_if(last == 0, State::TlbNoRoom),
        (_, _) => {}
    }
}
