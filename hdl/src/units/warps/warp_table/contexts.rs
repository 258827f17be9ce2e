//! What the warp table keeps for each warp beside its state: mask and divergence state in RAM, modes in their unit.

use super::{Events, WarpTable};
use crate::index::{home_of, homes_among};
use crate::kit::prelude::*;

impl WarpTable {
    /// Active mask and divergence state. A started warp has lane 0 and state 0, as warp 0 has after reset.
    pub(super) fn contexts(&self, k: &mut Kernel) {
        let update = &self.update;
        k.comment("active mask and divergence state");
        let start = k.wire("start", update.spawn.val() | &self.clearing);
        let context = &self.lane_context;
        let written = first_of(
            vec![
                (
                    self.clearing.val(),
                    home_of(&self._config, &self.clear_warp),
                ),
                (update.spawn.val(), home_of(&self._config, &self.free_warp)),
            ],
            self.changed_context(),
        );
        let lanes = self._config.arch.lanes();
        let started = constant(lanes, 1);
        let (started, kept) = match update.divergence_state.width() {
            0 => (started, update.active_mask.val()),
            bits => (
                concat([started, zeros(bits)]),
                concat([update.active_mask.val(), update.divergence_state.val()]),
            ),
        };
        k.drive(&context.write_enable, update.redirect.val() | &start);
        k.drive(&context.write_address, written);
        k.drive(&context.write_data, select(&start, started, kept));
        k.drive(&context.read_address, &self.decode_context);
        let read = self.or_started_context(k, context.read_data.val());
        k.drive(
            &self.decode_active_mask,
            read.bits(update.divergence_state.width(), lanes),
        );
        if let Some(state) = self.decode_divergence_state.get() {
            k.drive(state, read.bits(0, state.width()));
        }
    }

    /// Modes, and what interrupts warps from outside the pipeline.
    pub(super) fn modes(&self, k: &mut Kernel, events: &Events) {
        let (modes, update) = (&self.modes, &self.update);
        k.comment("modes");
        let executes = match self.effects.home.width() {
            0 => events.executes.clone(),
            _ => self.effects.home.val(),
        };
        k.drive(&modes.execute_select, homes_among(&self._config, executes));
        k.drive(&modes.redirected, &events.redirected);
        k.drive(&modes.spawned, homes_among(&self._config, &events.spawned));
        for (target, source) in [
            (modes.decode_owner.get(), self.decode_owner.get()),
            (modes.sets_mode.get(), Some(&update.sets_mode)),
            (modes.keeps_due.get(), Some(&update.keeps_due)),
            (modes.cleared.get(), Some(&self.effects.cleared)),
        ] {
            if let (Some(target), Some(source)) = (target, source) {
                k.drive(target, source);
            }
        }
        k.drive(&modes.supervisor, &update.supervisor);
        k.drive(&modes.interrupts_on, &update.interrupts_on);
        k.drive(&modes.interrupts_off, &update.interrupts_off);
        k.drive(&modes.console_input_valid, &self.console_input_valid);
        k.drive(&modes.has_entry, &self.has_entry);
        k.drive(&modes.decode_context, &self.decode_context);
        k.drive(&self.decode_supervisor, &modes.decode_supervisor);
        k.drive(&self.enabled, &modes.enabled);
        k.drive(&self.pending, &modes.pending);
        k.connect(&modes.operands_due, &self.operands_due);
        k.connect(&modes.access_due, &self.access_due);
        if let (Some(target), Some(source)) = (modes.error_due.get(), self.error_due.get()) {
            k.connect(target, source);
        }
        k.drive(&self.decode_due_interrupt, &modes.decode_due_interrupt);
        if let (Some(target), Some(source)) = (self.supervisors.get(), modes.supervisors.get()) {
            k.drive(target, source);
        }
        let due = (self.due_with_address.get(), modes.due_with_address.get());
        if let (Some(target), Some(source)) = due {
            k.drive(target, source);
        }
        self.trace.hand_on(k, &modes.trace);
    }
}
