//! The wires of the units that stand beside the pipeline.

use super::{connect_all, HarmonicaCore};
use crate::index::warp_of;
use crate::kit::prelude::*;
use crate::units::files::register_file::register_address;

impl HarmonicaCore {
    /// What the mechanism of regions hears besides what every mechanism does.
    pub(super) fn regions(&self, k: &mut Kernel) {
        let Some(unit) = self.divergence.regions() else {
            return;
        };
        k.drive(&unit.clearing, &self.clear.clearing);
        k.drive(&unit.clear_warp, &self.clear.warp);
        let copied = &self.commit.copy_done;
        k.drive(&unit.returned, &self.commit.copied.returns);
        let warp = warp_of(&copied.context, &self.commit.copied.owner);
        k.drive(&unit.returned_warp, warp);
        k.connect(&unit.free_for, &self.split_contexts.free_for);
        k.drive(&self.split_contexts.released, &unit.released);
    }

    pub(super) fn split_contexts(&self, k: &mut Kernel) {
        let (execute, table, contexts) = (&self.execute, &self.warp_table, &self.split_contexts);
        k.drive(&contexts.execute_context, &execute.table.update.context);
        k.drive(&contexts.executes, &execute.table.update.executes);
        k.connect(&contexts.update, &execute.divergence.others);
        k.connect(&execute.divergence.others_of, &contexts.others_of);
        k.connect(&table.contexts.effects, &contexts.effects);
        for owners in [&self.fetch.owners, &self.schedule.owners] {
            connect_all(k, owners, &contexts.owners);
        }
        k.drive(&contexts.released_warp, &self.commit.copied.owner);
        k.drive(&contexts.running, &table.contexts.running);
        k.drive(&contexts.spawning, &table.contexts.spawning);
        k.drive(&table.contexts.free, &contexts.shown_free);
        k.drive(&contexts.meeting, &self.barriers.waiting_contexts);
        k.drive(&self.barriers.leave, &contexts.effects.cleared);
        k.drive(&self.translation_hold.caught, &contexts.effects.caught);
        k.drive(&self.schedule.starting, &table.schedule.starting);
        k.drive(&table.schedule.chose_starting, &self.schedule.chose_starting);
        k.drive(&table.decode.decode_owner, &self.decode.decoded.owner);
    }

    pub(super) fn load_store(&self, k: &mut Kernel) {
        let (unit, execute) = (&self.load_store, &self.execute);
        k.drive(&unit.clearing, &self.clear.clearing);
        k.drive(&unit.push_valid, &execute.memory.access.valid);
        k.drive(&unit.push_context, &execute.memory.access.context);
        k.drive(&unit.push_owner, &execute.memory.access.owner);
        k.drive(&unit.push_is_store, &execute.memory.access.is_store);
        k.drive(&unit.push_register, &execute.memory.access.register);
        k.drive(&unit.push_size, &execute.memory.access.size);
        k.drive(&unit.push_is_signed, &execute.memory.access.is_signed);
        k.drive(&unit.push_exchanges, &execute.memory.access.exchanges);
        k.drive(&unit.push_exchange, &execute.memory.access.exchange);
        self.exchange(k);
        k.drive(&unit.push_lanes, &execute.memory.access.lanes);
        connect_all(k, &unit.push_console, &execute.memory.access_console);
        connect_all(k, &unit.push_scratchpad, &execute.memory.access_scratchpad);
        k.drive(&unit.push_nowhere, &execute.memory.access_nowhere);
        connect_all(k, &unit.push_address, &execute.memory.access_address);
        connect_all(k, &unit.push_value, &execute.memory.access_value);
        k.drive(&unit.write_port_busy, &self.commit.uses_port);
        self.data_accesses(k);
        k.join(&self.console_output, &unit.console_output);
    }

    /// The register that an atomic instruction compares with.
    fn exchange(&self, k: &mut Kernel) {
        let (unit, registers) = (&self.load_store, &self.register_file);
        if !registers.compared_address.is_present() {
            return;
        }
        let address = register_address(&self._config, &unit.compared_warp, &unit.compared_register);
        if self._config.arch.warps() == 1 {
            let warp = vec![unit.compared_warp.val()];
            k.ignore("one warp has no number", warp);
        }
        k.drive(&registers.compared_address, address);
        connect_all(k, &unit.compared, &registers.compared);
    }

    pub(super) fn arithmetic(&self, k: &mut Kernel) {
        let (unit, execute) = (&self.arithmetic, &self.execute);
        k.drive(&unit.order_valid, &execute.arithmetic.order_valid);
        k.drive(&unit.order_possible, &execute.arithmetic.order_possible);
        k.connect(&unit.order, &execute.arithmetic.order);
        connect_all(k, &unit.first, &execute.arithmetic.order_first);
        connect_all(k, &unit.second, &execute.arithmetic.order_second);
        k.drive(&unit.too_far, &execute.arithmetic.order_too_far);
        let taken = self.commit.uses_port.val() | &self.load_store.write.valid;
        k.drive(&unit.port_is_free, !taken);
    }

    /// The TLB, and who asks it and hears of it.
    pub(super) fn translation(&self, k: &mut Kernel) {
        let (schedule, execute, unit) = (&self.schedule, &self.execute, &self.load_store);
        let tlb = &self.tlb;
        k.connect(&tlb.change, &execute.translation.tlb_change);
        k.drive(&tlb.fetch_page, &schedule.page);
        k.connect(&schedule.translation, &tlb.fetch);
        k.drive(&tlb.data_page, &unit.page);
        k.connect(&unit.translation, &tlb.data);
        k.drive(&schedule.supervisors, &self.warp_table.schedule.supervisors);
        k.drive(&unit.push_supervisor, &execute.memory.access.supervisor);
        self.translation_hold(k);
    }

    /// No entry changes while an access is on its way: is being translated, or made.
    fn translation_hold(&self, k: &mut Kernel) {
        let (execute, unit, holder) = (&self.execute, &self.load_store, &self.translation_hold);
        k.drive(&holder.executes, &execute.table.update.executes);
        k.drive(&holder.execute_context, &execute.table.update.context);
        k.drive(&holder.waits, &execute.translation.change_waits);
        let active = unit.is_active.val() | self.requests_wait();
        k.drive(&execute.translation.access_is_active, active);
        k.drive(&unit.hold, &holder.hold);
    }

    pub(super) fn barriers(&self, k: &mut Kernel) {
        let (execute, barriers) = (&self.execute, &self.barriers);
        k.drive(&barriers.execute_context, &execute.table.update.context);
        k.drive(&barriers.arrives, &execute.barriers.arrives);
        k.drive(&barriers.barrier, &execute.barriers.barrier);
        k.drive(&barriers.count, &execute.barriers.barrier_count);
        k.drive(&self.cluster_barrier_waiting, &barriers.cluster_waiting);
        k.drive(&self.cluster_barrier_wanted, &barriers.cluster_wanted);
        k.drive(&barriers.cluster_open, &self.cluster_barrier_open);
    }

    /// Which core it rings, and of how many.
    pub(super) fn rings(&self, k: &mut Kernel) {
        let rings = &self.execute.rings;
        if !rings.core_count.is_present() {
            return;
        }
        k.drive(&rings.core_count, &self.core_count);
        k.drive(&self.ring_valid, &rings.ring_valid);
        k.drive(&self.ring_core, &rings.ring_core);
    }

    /// What is kept of an interrupted warp.
    pub(super) fn interrupts(&self, k: &mut Kernel) {
        let (execute, shadow_set) = (&self.execute, &self.shadow_set);
        k.drive(&shadow_set.clearing, &self.clear.clearing);
        k.drive(&shadow_set.clear_warp, &self.clear.warp);
        k.drive(&shadow_set.enter, &execute.interrupts.enter);
        let warp = warp_of(&execute.table.update.context, &execute.table.update.owner);
        k.drive(&shadow_set.warp, warp);
        k.connect(&shadow_set.kept, &execute.interrupts.kept);
        k.connect(&execute.interrupts.shadow, &shadow_set.state);

        let (unit, table, address) = (&self.load_store, &self.warp_table, &self.interrupt_address);
        k.drive(&address.enter, &execute.interrupts.enter);
        k.drive(&address.execute_context, &execute.table.update.context);
        k.drive(&address.is_fetch, &execute.interrupts.fetch_failed);
        k.drive(&address.pc, &execute.interrupts.fetch_address);
        let nowhere = &execute.memory.access_nowhere;
        let accesses = replicate(nowhere.width(), &execute.memory.access.valid);
        k.drive(&address.lanes, accesses & nowhere);
        connect_all(k, &address.values, &self.commit.late_values);
        k.connect(&table.events.access_due, &unit.access_due);
        k.connect(&address.access_due, &unit.access_due);
        k.drive(&address.due_address, &unit.due_address);
        // What the memory says of data accesses that have failed.
        for due in [&table.events.error_due, &address.error_due] {
            k.connect(due, &unit.error_due);
        }
        k.drive(&address.error_address, &unit.error_address);
        k.drive(&address.read_context, &self.copy_unit.current_context);
        k.drive(&address.due_with_address, &table.due_with_address);
    }

    pub(super) fn starvation_guard(&self, k: &mut Kernel) {
        let refused = self.load_store.refused.val() | &self.copy_unit.refused;
        let refused = refused | &self.arithmetic.refused;
        k.drive(&self.starvation_guard.refused, refused);
    }

    /// What the performance counters count; and the counters, to operands, where hwid reads them, and to the ports.
    pub(super) fn counters(&self, k: &mut Kernel) {
        let unit = &self.counters;
        k.connect(&unit.stalls, &self.schedule.stalls);
        k.connect(&unit.retired, &self.commit.retired);
        k.drive(&unit.fill_begins, &self.instruction_cache.begins_fill);
        k.drive(&unit.parts, &self.execute.parts);
        k.drive(&unit.access, &self.execute.memory.access.valid);
        let offered = &self.request_at_port().valid;
        k.drive(&unit.data_request, offered.val() & &self.data_request.ready);
        k.connect(&self.operands.counters, &unit.counters);
        k.connect(&self.counter, &unit.counters);
    }
}
