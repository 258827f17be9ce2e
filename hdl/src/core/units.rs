//! The wires of the units that stand beside the pipeline.

use super::{connect_all, HarmonicaCore};
use crate::index::warp_of;
use crate::kit::prelude::*;

impl HarmonicaCore {
    pub(super) fn load_store(&self, k: &mut Kernel) {
        let (unit, execute) = (&self.load_store, &self.execute);
        k.drive(&unit.clearing, &self.clear.clearing);
        k.drive(&unit.push_valid, &execute.access.valid);
        k.drive(&unit.push_context, &execute.access.context);
        if let Some(owner) = unit.push_owner.get() {
            k.drive(owner, &execute.access.owner);
        }
        k.drive(&unit.push_is_store, &execute.access.is_store);
        k.drive(&unit.push_register, &execute.access.register);
        k.drive(&unit.push_lanes, &execute.access.lanes);
        connect_all(k, &unit.push_console, &execute.access_console);
        connect_all(k, &unit.push_scratchpad, &execute.access_scratchpad);
        if let (Some(target), Some(nowhere)) =
            (unit.push_nowhere.get(), execute.access_nowhere.get())
        {
            k.drive(target, nowhere);
        }
        connect_all(k, &unit.push_address, &execute.access_address);
        connect_all(k, &unit.push_value, &execute.access_value);
        k.drive(&unit.write_port_busy, &self.commit.uses_port);
        self.data_accesses(k);
        k.join(&self.console_output, &unit.console_output);
    }

    pub(super) fn arithmetic(&self, k: &mut Kernel) {
        let execute = &self.execute;
        let (Some(unit), Some(valid), Some(order)) = (
            self.arithmetic.get(),
            execute.order_valid.get(),
            execute.order.get(),
        ) else {
            return;
        };
        k.drive(&unit.order_valid, valid);
        if let (Some(to), Some(from)) = (unit.order_possible.get(), execute.order_possible.get()) {
            k.drive(to, from);
        }
        k.connect(&unit.order, order);
        connect_all(k, &unit.first, &execute.order_first);
        connect_all(k, &unit.second, &execute.order_second);
        if let (Some(to), Some(from)) = (unit.too_far.get(), execute.order_too_far.get()) {
            k.drive(to, from);
        }
        let taken = self.commit.uses_port.val() | &self.load_store.write.valid;
        k.drive(&unit.port_is_free, !taken);
    }

    /// The TLB, and who asks it and hears of it.
    pub(super) fn translation(&self, k: &mut Kernel) {
        let (schedule, execute, unit) = (&self.schedule, &self.execute, &self.load_store);
        let Some(tlb) = self.tlb.get() else {
            return;
        };
        if let Some(change) = execute.tlb_change.get() {
            k.connect(&tlb.change, change);
        }
        for (asked, answer, page, translation) in [
            (
                &tlb.fetch_page,
                &tlb.fetch,
                &schedule.page,
                &schedule.translation,
            ),
            (&tlb.data_page, &tlb.data, &unit.page, &unit.translation),
        ] {
            if let (Some(page), Some(translation)) = (page.get(), translation.get()) {
                k.drive(asked, page);
                k.connect(translation, answer);
            }
        }
        let supervisors = (
            schedule.supervisors.get(),
            self.warp_table.supervisors.get(),
        );
        if let (Some(target), Some(source)) = supervisors {
            k.drive(target, source);
        }
        if let Some(supervisor) = unit.push_supervisor.get() {
            k.drive(supervisor, &execute.access.supervisor);
        }
        self.translation_hold(k);
    }

    /// No entry changes while an access is on its way.
    fn translation_hold(&self, k: &mut Kernel) {
        let (execute, unit) = (&self.execute, &self.load_store);
        let Some(holder) = self.translation_hold.get() else {
            return;
        };
        k.drive(&holder.executes, &execute.update.executes);
        k.drive(&holder.execute_context, &execute.update.context);
        if let Some(waits) = execute.change_waits.get() {
            k.drive(&holder.waits, waits);
        }
        self.accesses_under_way(k);
        if let Some(hold) = unit.hold.get() {
            k.drive(hold, &holder.hold);
        }
    }

    pub(super) fn barriers(&self, k: &mut Kernel) {
        let execute = &self.execute;
        let Some(barriers) = self.barriers.get() else {
            return;
        };
        k.drive(&barriers.execute_context, &execute.update.context);
        for (target, source) in [
            (&barriers.arrives, &execute.arrives),
            (&barriers.barrier, &execute.barrier),
            (&barriers.count, &execute.barrier_count),
        ] {
            if let Some(source) = source.get() {
                k.drive(target, source);
            }
        }
    }

    /// What is kept of an interrupted warp.
    pub(super) fn interrupts(&self, k: &mut Kernel) {
        let (execute, shadow_set) = (&self.execute, &self.shadow_set);
        k.drive(&shadow_set.clearing, &self.clear.clearing);
        k.drive(&shadow_set.clear_warp, &self.clear.warp);
        k.drive(&shadow_set.enter, &execute.enter);
        let warp = warp_of(&execute.update.context, &execute.update.owner);
        k.drive(&shadow_set.warp, warp);
        k.connect(&shadow_set.kept, &execute.kept);
        k.connect(&execute.shadow, &shadow_set.state);

        let address = &self.interrupt_address;
        k.drive(&address.enter, &execute.enter);
        k.drive(&address.execute_context, &execute.update.context);
        k.drive(&address.is_fetch, &execute.fetch_failed);
        k.drive(&address.pc, &execute.fetch_address);
        if let (Some(lanes), Some(nowhere)) = (address.lanes.get(), execute.access_nowhere.get()) {
            let accesses = replicate(nowhere.width(), &execute.access.valid);
            k.drive(lanes, accesses & nowhere);
        }
        connect_all(k, &address.values, &self.commit.late_values);
        k.connect(&self.warp_table.access_due, &self.load_store.access_due);
        if let Some(due) = address.access_due.get() {
            k.connect(due, &self.load_store.access_due);
        }
        let due_address = (address.due_address.get(), self.load_store.due_address.get());
        if let (Some(target), Some(source)) = due_address {
            k.drive(target, source);
        }
        self.errors(k);
        k.drive(&address.read_context, &self.copy_unit.current_context);
        let table = &self.warp_table;
        let due = (address.due_with_address.get(), table.due_with_address.get());
        if let (Some(target), Some(source)) = due {
            k.drive(target, source);
        }
    }

    /// What the memory says of data accesses that have failed.
    fn errors(&self, k: &mut Kernel) {
        let (unit, address) = (&self.load_store, &self.interrupt_address);
        if let Some(error) = unit.error_due.get() {
            let due = [self.warp_table.error_due.get(), address.error_due.get()];
            for due in due.into_iter().flatten() {
                k.connect(due, error);
            }
        }
        if let (Some(target), Some(source)) =
            (address.error_address.get(), unit.error_address.get())
        {
            k.drive(target, source);
        }
    }

    pub(super) fn starvation_guard(&self, k: &mut Kernel) {
        let mut refused = self.load_store.refused.val() | &self.copy_unit.refused;
        if let Some(unit) = self.arithmetic.get() {
            refused = refused | &unit.refused;
        }
        k.drive(&self.starvation_guard.refused, refused);
    }
}
