//! The translation lookaside buffer (docs/pipeline.md section 14): which page of memory a virtual page is.
//!
//! An entry keeps of a physical page only what is needed: its number within RAM, and whether it is in RAM or the
//! console's (both: in the scratchpad). The entries are compared side by side, once for each of the three askers:
//! fetches, data accesses, and the instructions that change the entries.

use isa::trace::Slot;
use isa::{CoreConfig, Interrupt, PerTlbEntry, Scalar};

use crate::kit::prelude::*;
use crate::stages::execute::ports::TranslationSide;
use crate::stages::schedule::Schedule;
use crate::trace::TracePorts;
use crate::units::memory::load_store::LoadStoreUnit;
use crate::units::memory::scratchpad;

/// Bits of an address within its page.
pub const OFFSET_BITS: u32 = 12;

/// Bits of a page's rights.
pub const FLAG_BITS: u32 = 6;

/// Bits of a virtual page's number.
pub fn page_bits(config: &CoreConfig) -> u32 {
    config.arch.word_bits() - OFFSET_BITS
}

/// Bits of a page's number within RAM; 0 when the RAM is not larger than a page.
pub fn frame_bits(config: &CoreConfig) -> u32 {
    config.ram_bytes.trailing_zeros().saturating_sub(OFFSET_BITS)
}

/// Bits of a page's number within the scratchpad; 0 when that is not larger than a page.
fn scratchpad_frame_bits(config: &CoreConfig) -> u32 {
    let bits = config.scratchpad_bytes.checked_ilog2().unwrap_or(0);
    bits.saturating_sub(OFFSET_BITS)
}

/// What the pages of the scratchpad have in common above their number within it.
fn scratchpad_page(config: &CoreConfig) -> Option<u128> {
    let page = config.scratchpad_address() >> OFFSET_BITS >> scratchpad_frame_bits(config);
    scratchpad::is_present(config).then_some(page.into())
}

codes! {
    /// Why the translation of an access or a fetch fails.
    enum Failure(2 bits, "FAILURE") {
        /// It does not.
        None = 0,
        /// Interrupt 1.
        PageMissing = 1,
        /// Interrupt 2.
        PageRight = 2,
        /// Interrupt 7.
        BusError = 3,
    }
}

/// The failures with their interrupts.
const FAILURES: [(Failure, Interrupt); 3] = [
    (Failure::PageMissing, Interrupt::PageMissing),
    (Failure::PageRight, Interrupt::PageRight),
    (Failure::BusError, Interrupt::BusError),
];

/// The causes of a failed translation with the conditions that they are given here, as a code; the first that holds
/// counts.
pub fn failure_code(conditions: [Expr; 3]) -> Expr {
    let codes = FAILURES.map(|(failure, _)| failure.val());
    first_of(conditions.into_iter().zip(codes).collect(), zeros(2))
}

/// The number of a code's interrupt. Without translation a code has one bit, which stands for a bus error.
pub fn failure_number(code: &Expr, bits: u32) -> Expr {
    if code.width() == 1 {
        return one_hot_select(std::slice::from_ref(code), &[Interrupt::BusError.val_in(bits)]);
    }
    let failures = FAILURES.iter();
    let (selects, numbers): (Vec<Expr>, Vec<Expr>) =
        failures.map(|(failure, interrupt)| (failure.is(code), interrupt.val_in(bits))).unzip();
    one_hot_select(&selects, &numbers)
}

/// What entry 0 holds after reset: all rights, page 0, which lies in RAM.
const fn reset_contents(frame_bits: u32) -> u128 {
    ((1 << FLAG_BITS) - 1) | (1 << (FLAG_BITS + frame_bits))
}

bundle! {
    /// What is known of a virtual page.
    pub struct Translation(config: &CoreConfig) {
        /// There is an entry for it; without one, the rest means nothing.
        present: 1,
        /// Rights: user read, write, execute, supervisor read, write, execute.
        flags: FLAG_BITS,
        /// The physical page's number modulo the RAM.
        frame: frame_bits(config),
        /// The physical page lies in RAM, at least in part.
        in_ram: 1,
        /// The physical page is that of the console.
        is_console: 1,
        /// The physical page lies in the scratchpad, at least in part.
        in_scratchpad: 1; if (scratchpad::is_present(config)),
    }
}

bundle! {
    /// What an instruction does to the entries.
    pub struct TlbChange(config: &CoreConfig) {
        /// An entry is added or replaced.
        adds: 1,
        /// The page's entry is removed.
        removes: 1,
        /// All entries become as after reset.
        flushes: 1,
        /// The virtual page.
        page: page_bits(config),
        /// The physical page, to be added.
        physical_page: page_bits(config),
        /// Its rights, to be added.
        flags: FLAG_BITS,
    }
}

hardware! {
    /// Which page of memory a virtual page is. Lookups see the entries as at the start of the cycle.
    pub struct Tlb(config: &CoreConfig) {
        let (page, entries) = (page_bits(config), config.tlb_entries);
        let others = entries.saturating_sub(1);
        let frame = frame_bits(config);
        let contents = FLAG_BITS + frame + 2;
        from execute: TranslationSide(config) { change: TlbChange = tlb_change }
        from schedule: Schedule(config) { fetch_page = page }
        from load_store as "load/store unit": LoadStoreUnit(config) { data_page = page }

        /// To schedule: what is known of it.
        pub fetch: Translation<Out>(config),
        /// To load/store unit: what is known of it.
        pub data: Translation<Out>(config),
        /// To the lock step: the entries.
        pub trace: TracePorts = TracePorts::new(config, &[Scalar::TlbNextEntry]).with_tlb_entries(config),
        /// Entries that are valid. Reset: entry 0, which is for page 0 alone.
        valid: Register(entries; reset 1),
        /// Virtual page of each entry but the first.
        pages: [Register(page); others],
        /// Rights and physical page of entry 0. Reset: all rights, page 0.
        first_contents: Register(contents; reset reset_contents(frame)),
        /// Rights and physical pages of the others.
        contents: [Register(contents); others],
        /// The entry that the next new page takes, one bit for each but the first. Reset: entry 1.
        next_entry: Register(others; reset 1) if (others > 0),
        /// Physical pages of the scratchpad have this above `_scratchpad_frame_bits`.
        _scratchpad_page: Option<u128> = scratchpad_page(config),
        _scratchpad_frame_bits: u32 = scratchpad_frame_bits(config),
        _console_page: u128 = u128::from(config.console_address() >> OFFSET_BITS),
        _frame_bits: u32 = frame,
        _entry_bits: u32 = config.tlb_entry_bits(),
    }
}

impl Describe for Tlb {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("P14.1, P14.2");
        k.comment("lookups: P14.3, P14.8");
        for (name, page, translation) in
            [("fetch", &self.fetch_page, &self.fetch), ("data", &self.data_page, &self.data)]
        {
            let hits = self.hits(k, name, page);
            let contents = [&self.first_contents].into_iter().chain(&self.contents);
            let contents: Vec<Expr> = contents.map(RDff::val).collect();
            let found = k.wire(format!("{name}_found"), one_hot_select(&hits.each_bit(), &contents));
            let mut fields = vec![hits.any(), found.bits(0, FLAG_BITS)];
            if self._frame_bits > 0 {
                fields.push(found.bits(FLAG_BITS, self._frame_bits));
            }
            let places = found.bits(FLAG_BITS + self._frame_bits, 2);
            fields.extend(self.places(&places));
            k.drive_bundle(translation, fields);
        }
        self.changes(k);
        self.traced(k);
    }
}

impl Tlb {
    /// The entry that is valid and for this page, one bit an entry.
    fn hits(&self, k: &mut Kernel, name: &str, page: &RSignal<In>) -> Expr {
        let mut hits = vec![!page.val().any()];
        let others = self.pages.iter();
        hits.extend(others.map(|found| found.val().equals(page)));
        k.wire(format!("{name}_hits"), pack(hits) & &self.valid)
    }

    /// The places that an entry's two bits stand for, as `Translation` has them: RAM, console, and with a scratchpad
    /// that for both bits.
    fn places(&self, bits: &Expr) -> Vec<Expr> {
        let (in_ram, is_console) = (bits.bit(0), bits.bit(1));
        if self._scratchpad_page.is_none() {
            return vec![in_ram, is_console];
        }
        vec![&in_ram & !&is_console, !&in_ram & &is_console, in_ram & is_console]
    }

    /// tlbadd, tlbrm, tlbflush.
    fn changes(&self, k: &mut Kernel) {
        let change = &self.change;
        k.comment("changes: P14.6, P14.7");
        let hits = self.hits(k, "changed", &change.page);
        wire!(k, is_page_0 = !change.page.val().any());
        let others = self.pages.len() as u32;
        let mut writes = vec![is_page_0.clone()];
        let next = &self.next_entry;
        if next.is_present() {
            let known = k.wire("is_known", hits.bits(1, others).any());
            let new = k.wire("is_new", !&is_page_0 & !&known);
            let places = hits.bits(1, others) | (next.val() & replicate(others, &new));
            wire!(k, places = places & replicate(others, !is_page_0));
            writes.extend(places.each_bit());
            let rotated = match others {
                1 => next.val(),
                _ => concat([next.val().bits(0, others - 1), next.val().bit(others - 1)]),
            };
            k.update_when(next, &change.flushes, constant(others, 1));
            k.update_when(next, change.adds.val() & new, rotated);
        }
        let entries = others + 1;
        wire!(k, writes = pack(writes) & replicate(entries, &change.adds));
        let removed = hits & replicate(entries, &change.removes);
        k.update_when(&self.valid, &change.flushes, constant(entries, 1));
        k.update_when(&self.valid, high(), (self.valid.val() & !removed) | &writes);
        let physical = change.physical_page.val();
        let within = physical.width() - self._frame_bits;
        let mut added = vec![change.flags.val()];
        if self._frame_bits > 0 {
            added.push(physical.bits(0, self._frame_bits));
        }
        let in_ram = !physical.bits(self._frame_bits, within).any();
        let is_console = physical.is(self._console_page);
        match self._scratchpad_page {
            None => added.extend([in_ram, is_console]),
            Some(page) => {
                let within = self._scratchpad_frame_bits;
                let found = physical.bits(within, physical.width() - within).is(page);
                let found = k.wire("adds_scratchpad", found);
                added.extend([in_ram | &found, is_console | found]);
            }
        }
        let added = k.wire("added_contents", pack(added));
        let reset = reset_contents(self._frame_bits);
        k.update_when(&self.first_contents, &change.flushes, constant(added.width(), reset));
        k.update_when(&self.first_contents, writes.bit(0), &added);
        for (place, (page, contents)) in self.pages.iter().zip(&self.contents).enumerate() {
            let write = writes.bit(place as u32 + 1);
            k.update_when(page, &write, &change.page);
            k.update_when(contents, write, &added);
        }
    }
}

impl Tlb {
    /// The entries as they are; of one that is not valid, zeros.
    fn traced(&self, k: &mut Kernel) {
        k.comment("trace: P17.13");
        let contents = [&self.first_contents].into_iter().chain(&self.contents);
        for (number, contents) in (0..).zip(contents) {
            let valid = self.valid.val().bit(number);
            let page = match (number as usize).checked_sub(1) {
                Some(other) => self.pages[other].val(),
                None => zeros(self.data_page.width()),
            };
            let page = replicate(page.width(), &valid) & page;
            let slot = |field| Slot::TlbEntry(field, number);
            self.trace.drive_slot(k, slot(PerTlbEntry::VirtualPage), page);
            let contents = contents.val();
            let mut fields = vec![high(), contents.bits(0, FLAG_BITS)];
            fields.push(contents.bits(FLAG_BITS + self._frame_bits, 2));
            if self._frame_bits > 0 {
                fields.push(contents.bits(FLAG_BITS, self._frame_bits));
            }
            let mapping = pack(fields);
            let mapping = replicate(mapping.width(), valid) & mapping;
            self.trace.drive_slot(k, slot(PerTlbEntry::Mapping), mapping);
        }
        let next = match self.next_entry.is_present() {
            // Entry 0 follows no other.
            true => {
                let entries = concat([self.next_entry.val(), low()]);
                k.encode("next_entry_number", &entries, self._entry_bits)
            }
            false => zeros(self._entry_bits),
        };
        self.trace.drive(k, Scalar::TlbNextEntry, next);
    }
}

/// Whether a mode has a right: `right` 0 read, 1 write, 2 execute.
pub fn has_right(flags: &RSignal<In>, supervisor: &Expr, right: u32) -> Expr {
    let flags = flags.val();
    select(supervisor, flags.bit(right + FLAG_BITS / 2), flags.bit(right))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_described_soundly_for_any_number_of_entries_and_any_ram() {
        for (arch, tlb_entries, ram_bytes) in
            [("4w8/8/1/1", 1, 256), ("4w8/8/1/1", 2, 4096), ("4w8/8/4/4", 5, 1 << 30), ("8w32/32/4/4", 64, 1 << 16)]
        {
            let config = crate::tests::core_of(&format!(
                "arch = \"{arch}\", \
                 tlb_entries = {tlb_entries}, ram_bytes = {ram_bytes}"
            ));
            for config in [config.without_trace(), config.with_trace()] {
                crate::kit::emit(&Tlb::new(&config)).unwrap();
            }
        }
    }
}
