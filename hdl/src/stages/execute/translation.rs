//! Changes of the TLB.

use super::checks::Steps;
use super::outcome::Outcome;
use super::Execute;
use crate::kit::prelude::*;
use crate::units::memory::tlb::OFFSET_BITS;

impl Execute {
    /// Whether the instruction is a tlbadd, tlbrm or tlbflush, with translation.
    pub(super) fn changes_tlb(&self) -> Expr {
        let control = &self.execute_control;
        control.adds_page.val() | &control.removes_page | &control.flushes_pages
    }

    /// What tlbadd, tlbrm and tlbflush do.
    pub(super) fn change_tlb(&self, k: &mut Kernel, steps: &Steps, outcome: &Outcome) {
        let (Some(change), Some(flags)) = (self.tlb_change.get(), self.scalar_third.get()) else {
            return;
        };
        let control = &self.execute_control;
        k.comment("to TLB");
        let changes = k.wire("changes_tlb", &steps.acts & !&outcome.change_waits);
        k.drive(&change.adds, &changes & &control.adds_page);
        k.drive(&change.removes, &changes & &control.removes_page);
        k.drive(&change.flushes, &changes & &control.flushes_pages);
        for (page, scalar) in [
            (&change.page, &self.scalar_first),
            (&change.physical_page, &self.scalar_second),
        ] {
            k.drive(page, scalar.value.val().bits(OFFSET_BITS, page.width()));
        }
        k.drive(&change.flags, &flags.value);
    }
}
