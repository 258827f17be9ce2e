//! What execute gives to the units: loads and stores, operands, registers to copy, changes of the TLB.

use super::checks::Steps;
use super::outcome::Outcome;
use super::Execute;
use crate::kit::prelude::*;
use crate::units::divergence;
use crate::units::memory::tlb::OFFSET_BITS;
use crate::units::warps::copy_unit::CopyKind;

impl Execute {
    /// What the load/store unit and the arithmetic unit are given to do.
    pub(super) fn give_work(&self, k: &mut Kernel, outcome: &Outcome) {
        let (execute, control, access) = (&self.execute, &self.execute_control, &self.access);
        if let Some(parts) = self.parts.get() {
            k.drive(parts, divergence::bit_of(&self.divergence_effect.parts));
        }
        k.comment("to load/store unit and arithmetic unit");
        k.drive(&access.valid, &outcome.accesses);
        k.drive(&access.context, &execute.context);
        if access.owner.width() > 0 {
            k.drive(&access.owner, &execute.owner);
        }
        k.drive(&access.is_store, &control.stores);
        k.drive(&access.register, &execute.destination);
        k.drive(&access.lanes, &execute.executing);
        if access.supervisor.width() > 0 {
            k.drive(&access.supervisor, &execute.supervisor);
        }
        let (Some(valid), Some(order)) = (self.order_valid.get(), self.order.get()) else {
            return;
        };
        k.drive(valid, &outcome.computes);
        if let Some(possible) = self.order_possible.get() {
            k.drive(possible, &outcome.may_compute);
        }
        k.drive(&order.context, &execute.context);
        if order.owner.width() > 0 {
            k.drive(&order.owner, &execute.owner);
        }
        if order.operation.width() > 0 {
            k.drive(&order.operation, &control.operation);
        }
        k.drive(&order.register, &execute.destination);
        k.drive(&order.lanes, &execute.executing);
        for lane in 0..self.order_first.len() {
            k.drive(&self.order_first[lane], &self.operand_a[lane]);
            k.drive(&self.order_second[lane], &self.operand_b[lane]);
        }
        if let Some(too_far) = self.order_too_far.get() {
            let of_lanes = self.alus.iter().filter_map(|alu| alu.too_far.get());
            k.drive(too_far, pack(of_lanes.map(RSignal::val)));
        }
    }

    /// What the copy unit is given to do.
    pub(super) fn copy(
        &self,
        k: &mut Kernel,
        steps: &Steps,
        outcome: &Outcome,
        scalar_lane: &Expr,
    ) {
        let (execute, control, order) = (&self.execute, &self.execute_control, &self.copy_order);
        k.comment("to copy unit");
        let returns = &steps.acts & &control.returns;
        k.drive(&self.copy_push, &outcome.enters | &outcome.clones | returns);
        let kinds = vec![
            (outcome.interrupt.clone(), CopyKind::Enter.val()),
            (control.returns.val(), CopyKind::Return.val()),
        ];
        k.drive(&order.kind, first_of(kinds, CopyKind::Clone.val()));
        k.drive(&order.context, &execute.context);
        let lane_bits = order.source.width();
        let source = k.encode("source_lane", scalar_lane, lane_bits);
        k.drive(&order.source, source);
        k.drive(
            &order.destination,
            self.scalar_first.value.val().bits(0, lane_bits),
        );
        k.drive(&order.number, &outcome.number);
        k.drive(&order.has_address, &outcome.has_address);
        // Of the others, the mask is not empty.
        let empty = k.wire("comes_back_empty", !self.shadow.mask.val().any());
        k.drive(
            &order.stops,
            control.returns.val() & !&outcome.interrupt & empty,
        );
    }

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

    /// The fence: what has been fetched is forgotten.
    pub(super) fn empty_cache(&self, k: &mut Kernel, steps: &Steps, outcome: &Outcome) {
        if let Some(empties) = self.empties_cache.get() {
            let fences = &steps.acts & &self.execute_control.empties_cache;
            k.drive(empties, fences & !&outcome.change_waits);
        }
    }
}
