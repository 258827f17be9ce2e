//! The wires of regions and split contexts, where the core has them.

use super::{connect_all, HarmonicaCore};
use crate::index::warp_of;
use crate::kit::prelude::*;

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
        if let Some(contexts) = self.split_contexts.get() {
            k.connect(&unit.free_for, &contexts.free_for);
        }
    }

    pub(super) fn split_contexts(&self, k: &mut Kernel) {
        let (execute, table) = (&self.execute, &self.warp_table);
        let Some(contexts) = self.split_contexts.get() else {
            return;
        };
        k.drive(&contexts.execute_context, &execute.update.context);
        k.drive(&contexts.executes, &execute.update.executes);
        k.connect(&contexts.update, &execute.others);
        k.connect(&execute.others_of, &contexts.others_of);
        k.connect(&table.effects, &contexts.effects);
        for owners in [&self.fetch.owners, &self.schedule.owners] {
            connect_all(k, owners, &contexts.owners);
        }
        k.drive(&contexts.released_warp, &self.commit.copied.owner);
        let released = self.divergence.regions();
        let released = released.and_then(|regions| regions.released.get());
        let met = self.barriers.get();
        let told = [
            (Some(&contexts.released), released),
            (Some(&contexts.running), table.running.get()),
            (Some(&contexts.spawning), table.spawning.get()),
            (table.free.get(), contexts.shown_free.get()),
            (
                contexts.meeting.get(),
                met.and_then(|barriers| barriers.waiting_contexts.get()),
            ),
            (
                met.and_then(|barriers| barriers.leave.get()),
                Some(&contexts.effects.cleared),
            ),
            (
                self.translation_hold
                    .get()
                    .and_then(|hold| hold.caught.get()),
                Some(&contexts.effects.caught),
            ),
            (self.schedule.starting.get(), table.starting.get()),
            (
                table.chose_starting.get(),
                self.schedule.chose_starting.get(),
            ),
        ];
        for (target, source) in told {
            if let (Some(target), Some(source)) = (target, source) {
                k.drive(target, source);
            }
        }
        if let Some(owner) = table.decode_owner.get() {
            k.drive(owner, &self.decode.decoded.owner);
        }
    }
}
