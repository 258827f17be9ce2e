//! Virtual memory: the translation of addresses (ISA section 7, docs/pipeline.md section 14).
//!
//! A table of pages that software fills. It knows addresses and rights, and nothing of the unit that asks.

use isa::Interrupt;

use crate::rule_events::{Fired, RuleEvent};

/// Bits of an address within its page.
const PAGE_BITS: u32 = 12;
const OFFSET_MASK: u64 = (1 << PAGE_BITS) - 1;
/// Bytes of a page.
pub const PAGE_BYTES: u64 = 1 << PAGE_BITS;
/// Every right of both modes.
const ALL_RIGHTS: u8 = 0o77;

/// What an access wants to do; the value is the user's flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Right {
    /// Load.
    Read = 1,
    /// Store.
    Write = 2,
    /// Fetch.
    Execute = 4,
}

impl Right {
    /// The flag that grants it in a mode.
    const fn flag(self, supervisor: bool) -> u8 {
        (self as u8) << (3 * supervisor as u32)
    }
}

/// What is known of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TlbEntry {
    valid: bool,
    /// Its number.
    pub virtual_page: u64,
    /// The number of the page that it is mapped to.
    pub physical_page: u64,
    /// The rights: 6 bits, user read, write, execute, supervisor read, write, execute.
    pub flags: u8,
}

const INVALID: TlbEntry = TlbEntry { valid: false, virtual_page: 0, physical_page: 0, flags: 0 };

/// The table. Entry 0 serves page 0 alone. Reset: it maps page 0 to itself, the others are invalid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tlb {
    entries: Vec<TlbEntry>,
    /// The entry that the next new page takes. Reset: 1.
    next_entry: usize,
}

impl Tlb {
    /// A table with so many entries, after reset. With 0 entries there is no translation.
    pub fn new(entries: u32) -> Self {
        let mut tlb = Tlb { entries: vec![INVALID; entries as usize], next_entry: 1 };
        tlb.flush();
        tlb
    }

    /// Whether addresses are translated at all.
    #[inline(always)]
    pub fn is_present(&self) -> bool {
        !self.entries.is_empty()
    }

    /// The entries in order; `None` for one that is not valid.
    pub fn entries(&self) -> impl Iterator<Item = Option<&TlbEntry>> {
        self.entries.iter().map(|entry| entry.valid.then_some(entry))
    }

    /// The number of the entry that the next new page takes; `None` where there is none for it.
    pub fn next_entry(&self) -> Option<usize> {
        (self.entries.len() > 1).then_some(self.next_entry)
    }

    /// The index of the valid entry that has a page.
    fn find(&self, page: u64) -> Option<usize> {
        if page == 0 {
            return self.entries.first()?.valid.then_some(0);
        }
        let others = self.entries.iter().enumerate().skip(1);
        others.filter(|(_, entry)| entry.valid && entry.virtual_page == page).map(|(index, _)| index).next()
    }

    /// The physical address.
    ///
    /// # Errors
    /// Interrupt 1 when the page is not there, 2 when the mode has not the right.
    pub fn translate(&self, address: u64, right: Right, supervisor: bool) -> Result<u64, Interrupt> {
        let index = self.find(address >> PAGE_BITS).ok_or(Interrupt::PageMissing)?;
        let entry = &self.entries[index];
        if entry.flags & right.flag(supervisor) == 0 {
            return Err(Interrupt::PageRight);
        }
        Ok(entry.physical_page << PAGE_BITS | address & OFFSET_MASK)
    }

    /// Whether an entry maps the page of an address.
    pub fn maps(&self, virtual_address: u64) -> bool {
        self.find(virtual_address >> PAGE_BITS).is_some()
    }

    /// tlbadd: in place, or the next entry in turn; page 0 has its own.
    pub fn add(&mut self, virtual_address: u64, physical_address: u64, flags: u64, fired: &mut Fired) {
        let page = virtual_address >> PAGE_BITS;
        let index = match self.find(page) {
            found if page == 0 => {
                fired.mark_if(self.is_present(), RuleEvent::TlbPage0Added);
                found.unwrap_or(0)
            }
            Some(index) => {
                fired.mark(RuleEvent::TlbReplaced);
                index
            }
            None if self.entries.len() > 1 => {
                let index = self.next_entry;
                let next = index + 1;
                fired.mark(match self.entries[index].valid {
                    true => RuleEvent::TlbEvicts,
                    false => RuleEvent::TlbAdded,
                });
                fired.mark_if(next == self.entries.len() && next > 2, RuleEvent::TlbWraps);
                self.next_entry = if next < self.entries.len() { next } else { 1 };
                index
            }
            None => {
                fired.mark_if(self.is_present(), RuleEvent::TlbNoRoom);
                return;
            }
        };
        if let Some(entry) = self.entries.get_mut(index) {
            *entry = TlbEntry {
                valid: true,
                virtual_page: page,
                physical_page: physical_address >> PAGE_BITS,
                flags: (flags & u64::from(ALL_RIGHTS)) as u8,
            };
            let is_full = index > 0 && self.entries.iter().all(|entry| entry.valid);
            fired.mark_if(is_full, RuleEvent::TlbFull);
        }
    }

    /// tlbrm.
    pub fn remove(&mut self, virtual_address: u64, fired: &mut Fired) {
        let found = self.find(virtual_address >> PAGE_BITS);
        if let Some(index) = found {
            self.entries[index].valid = false;
        }
        let event = match found {
            Some(0) => RuleEvent::TlbPage0Removed,
            Some(_) => RuleEvent::TlbRemoved,
            None => RuleEvent::TlbNothingToRemove,
        };
        fired.mark_if(self.is_present(), event);
    }

    /// tlbflush: as after reset.
    pub fn flush(&mut self) {
        self.entries.fill(INVALID);
        if let Some(entry) = self.entries.first_mut() {
            entry.valid = true;
            entry.flags = ALL_RIGHTS;
        }
        self.next_entry = 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Right::{Execute, Read, Write};

    /// Rules: P14.2, I7.12.
    #[test]
    fn after_reset_page_0_alone_is_there_with_all_rights() {
        let tlb = Tlb::new(4);
        for right in [Read, Write, Execute] {
            for supervisor in [false, true] {
                assert_eq!(tlb.translate(0xabc, right, supervisor), Ok(0xabc));
            }
        }
        let missing = tlb.translate(0x1000, Read, true);
        assert_eq!(missing, Err(Interrupt::PageMissing));
    }

    /// Rules: I7.11.
    #[test]
    fn each_flag_grants_its_right_in_its_mode() {
        let flags = [
            (Read, false, 1),
            (Write, false, 2),
            (Execute, false, 4),
            (Read, true, 8),
            (Write, true, 16),
            (Execute, true, 32),
        ];
        for (right, supervisor, flag) in flags {
            let mut tlb = Tlb::new(2);
            tlb.add(0x1_2345, 0x7_8fff, flag | 0xfc0, &mut Fired::default());
            assert_eq!(tlb.translate(0x1_2004, right, supervisor), Ok(0x7_8004));
            tlb.add(0x1_2345, 0x7_8fff, !flag, &mut Fired::default());
            assert_eq!(tlb.translate(0x1_2004, right, supervisor), Err(Interrupt::PageRight));
        }
    }

    /// Rules: P14.1, P14.6, I7.11, I7.12.
    #[test]
    fn entries_are_taken_in_turn_and_page_0_keeps_its_own() {
        let mut tlb = Tlb::new(3);
        for page in 1..=3 {
            tlb.add(page << 12, page << 12, 0o77, &mut Fired::default());
        }
        // 3 has taken the place of 1.
        let there = |tlb: &Tlb, page: u64| tlb.translate(page << 12, Read, true).is_ok();
        let all = |tlb: &Tlb| [0, 1, 2, 3, 4].map(|page| there(tlb, page));
        assert_eq!(all(&tlb), [true, false, true, true, false]);
        // In place: no other entry is taken.
        tlb.add(0x3000, 0x9000, 0o77, &mut Fired::default());
        assert_eq!(tlb.translate(0x3000, Read, true), Ok(0x9000));
        assert_eq!(all(&tlb), [true, false, true, true, false]);
        // A removed page leaves a hole, but the turn goes on.
        tlb.remove(0x3fff, &mut Fired::default());
        tlb.add(0x4000, 0, 0o77, &mut Fired::default());
        assert_eq!(all(&tlb), [true, false, false, false, true]);
        tlb.remove(0, &mut Fired::default());
        assert_eq!(all(&tlb), [false, false, false, false, true]);
        tlb.add(0x123, 0x5000, 0o77, &mut Fired::default());
        assert_eq!(tlb.translate(4, Write, false), Ok(0x5004));
        tlb.flush();
        assert_eq!(all(&tlb), [true, false, false, false, false]);
        assert_eq!(tlb, Tlb::new(3));
    }

    /// Rules: P14.6, I7.16.
    #[test]
    fn one_entry_serves_page_0_only_and_none_is_no_translation() {
        let mut one = Tlb::new(1);
        one.add(0x1000, 0x1000, 0o77, &mut Fired::default());
        assert_eq!(one.translate(0x1000, Read, true), Err(Interrupt::PageMissing));
        assert!(!Tlb::new(0).is_present());
        let mut none = Tlb::new(0);
        none.add(0, 0, 0o77, &mut Fired::default());
        none.flush();
        assert_eq!(none, Tlb::new(0));
    }
}
