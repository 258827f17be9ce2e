//! The TLB as the cycle record shows it. What it holds, and what it translates, is the semantics' business.

use isa::trace::TlbMapping;
use isa::{Address, CycleRecord, PerTlbEntry, Slot};

use crate::semantics::{Shape, Tlb, TlbEntry, PAGE_BYTES};

/// Shows the fields of all entries. To be called when an instruction may have changed the TLB.
#[cold]
pub(crate) fn show(tlb: &Tlb, shape: &Shape, shown: &mut CycleRecord) {
    let layout = shown.layout();
    for (number, entry) in (0..).zip(tlb.entries()) {
        let mut set = |field, value| {
            let slot = Slot::TlbEntry(field, number);
            shown.slots_mut()[layout.index(slot)] = value;
        };
        let page = entry.map_or(0, |entry| entry.virtual_page);
        set(PerTlbEntry::VirtualPage, page);
        let mapping = entry.map_or(0, |entry| mapping(entry, shape).packed());
        set(PerTlbEntry::Mapping, mapping);
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
