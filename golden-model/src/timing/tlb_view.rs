//! The TLB as the cycle record sees it, worked out anew only when an instruction has changed it.

use isa::trace::TlbMapping;
use isa::{Address, CoreConfig, CycleRecord, PerTlbEntry, Scalar, Slot, TraceLayout};

use crate::semantics::{Shape, Tlb, TlbEntry, PAGE_BYTES};

/// What is to be seen of the TLB at the start of a cycle.
#[derive(Clone, Debug)]
pub(super) struct TlbView {
    /// The record's slots of all entries, which stand side by side.
    slots: Vec<u64>,
    layout: TraceLayout,
    /// The slot number of the first of them.
    first_slot: usize,
    /// The entry that the next new page takes; 0 where there is none for it.
    next_entry: u64,
    /// The TLB may have changed.
    changed: bool,
}

impl TlbView {
    /// Of a TLB that has not been looked at.
    pub(super) fn new(config: &CoreConfig) -> Self {
        let layout = TraceLayout::new(config);
        TlbView {
            slots: vec![0; PerTlbEntry::ALL.len() * config.tlb_entries as usize],
            layout,
            first_slot: layout.index(Slot::TlbEntry(PerTlbEntry::VirtualPage, 0)),
            next_entry: 0,
            changed: true,
        }
    }

    /// The TLB may have changed.
    #[inline]
    pub(super) fn touch(&mut self) {
        self.changed = true;
    }

    /// Looks at the TLB if it may have changed.
    #[inline]
    pub(super) fn refresh(&mut self, tlb: &Tlb, shape: &Shape) {
        if std::mem::take(&mut self.changed) {
            self.look_at(tlb, shape);
        }
    }

    #[cold]
    fn look_at(&mut self, tlb: &Tlb, shape: &Shape) {
        // A core without translation and one with a single entry have none to give.
        self.next_entry = tlb.next_entry().unwrap_or(0) as u64;
        for (number, entry) in (0..).zip(tlb.entries()) {
            let mut set = |field, value| {
                let slot = Slot::TlbEntry(field, number);
                self.slots[self.layout.index(slot) - self.first_slot] = value;
            };
            let page = entry.map_or(0, |entry| entry.virtual_page);
            set(PerTlbEntry::VirtualPage, page);
            let mapping = entry.map_or(0, |entry| mapping(entry, shape).packed());
            set(PerTlbEntry::Mapping, mapping);
        }
    }

    /// Records the fields of all entries.
    #[inline]
    pub(super) fn record(&self, record: &mut CycleRecord) {
        record.set(Scalar::TlbNextEntry, self.next_entry);
        let start = self.first_slot;
        record.slots_mut()[start..start + self.slots.len()].copy_from_slice(&self.slots);
    }
}

/// What decides of an entry's physical page, with its rights.
fn mapping(entry: &TlbEntry, shape: &Shape) -> TlbMapping {
    let page = entry.physical_page;
    let ram_pages = (shape.ram_bytes / PAGE_BYTES).max(1);
    // A scratchpad smaller than a page begins one.
    let is_scratchpad = shape.is_in_scratchpad(Address(page * PAGE_BYTES));
    TlbMapping {
        flags: entry.flags,
        in_ram: page < ram_pages || is_scratchpad,
        is_console: page == shape.console_address / PAGE_BYTES || is_scratchpad,
        frame: page % ram_pages,
    }
}
