//! What the warp table keeps for each warp beside its state: mask and divergence state in RAM, modes in their unit; and
//! what of it all the cycle record shows.

use isa::trace::Slot;
use isa::{Context, CoreConfig, PerContext};

use super::{write, Events, RamWriteRegister, RamWriteShape, WarpTable};
use crate::citations::cite;
use crate::index::{home_of, homes_among, homes_of};
use crate::kit::prelude::*;

impl WarpTable {
    /// Active mask and divergence state. A started warp has lane 0 and state 0, as warp 0 has after reset.
    pub(super) fn contexts(&self, k: &mut Kernel) {
        let update = &self.execute.update;
        k.comment(cite(&self._config, "active mask and divergence state", "P9.5.11, P9.13.4"));
        wire!(k, start = update.spawn.val() | &self.clearing);
        let context = &self.lane_context;
        let written = first_of(
            vec![
                (self.clearing.val(), home_of(&self._config, &self.clear_warp)),
                (update.spawn.val(), home_of(&self._config, &self.execute.free_warp)),
            ],
            self.changed_context(),
        );
        let lanes = self._config.arch.lanes();
        let started = constant(lanes, 1);
        let state = &update.divergence_state;
        let started = concat([started, zeros(state.width())]);
        let kept = concat([update.active_mask.val(), state.val()]);
        let enable = update.redirect.val() | &start;
        write(k, context, &self.lane_write, [enable, written, select(&start, started, kept)]);
        k.drive(&context.read_address, &self.decode.decode_context);
        let start = &self.start_context;
        k.drive(&start.write_enable, &update.starts);
        k.drive(&start.write_address, &self.contexts.effects.started_context);
        k.drive(&start.write_data, concat([update.started_mask.val(), state.val()]));
        k.drive(&start.read_address, &self.decode.decode_context);
        let at_start = self.at_start.val().each_bit();
        let chosen = k.pick("decode_at_start", &at_start, &self.decode.decode_context);
        let read = k.wire("lanes_and_state", select(chosen, &start.read_data, &context.read_data));
        k.drive(&self.decode.decode_active_mask, read.bits(state.width(), lanes));
        k.drive(&self.decode.decode_divergence_state, read.bits(0, state.width()));
    }

    /// Modes, and what interrupts warps from outside the pipeline.
    pub(super) fn modes(&self, k: &mut Kernel, events: &Events) {
        let (modes, update) = (&self.modes, &self.execute.update);
        k.comment("modes");
        let executes = match self.contexts.effects.is_present() {
            false => events.executes.clone(),
            true => self.contexts.effects.home.val(),
        };
        k.drive(&modes.execute_select, homes_among(&self._config, executes));
        k.drive(&modes.redirected, &events.redirected);
        k.drive(&modes.spawned, homes_among(&self._config, &events.spawned));
        k.drive(&modes.decode_owner, &self.decode.decode_owner);
        k.drive(&modes.sets_mode, &update.sets_mode);
        k.drive(&modes.keeps_due, &update.keeps_due);
        k.drive(&modes.cleared, &self.contexts.effects.cleared);
        pass_on!(k, update => modes; supervisor, interrupts_on, interrupts_off);
        k.drive(&modes.console_input_valid, &self.console_input_valid);
        k.drive(&modes.rung, &self.rung);
        k.drive(&modes.has_entry, &self.execute.has_entry);
        k.drive(&modes.enters_external, &self.execute.enters_external);
        k.drive(&modes.decode_context, &self.decode.decode_context);
        k.drive(&self.decode.decode_supervisor, &modes.decode_supervisor);
        k.drive(&self.execute.enabled, &modes.enabled);
        k.drive(&self.execute.enabled_before, &modes.enabled);
        k.drive(&self.execute.pending, &modes.pending);
        k.connect(&modes.operands_due, &self.execute.operands_due);
        k.connect(&modes.access_due, &self.events.access_due);
        k.connect(&modes.error_due, &self.events.error_due);
        k.drive(&self.decode.decode_due_interrupt, &modes.decode_due_interrupt);
        k.drive(&self.schedule.supervisors, &modes.supervisors);
        k.drive(&self.due_with_address, &modes.due_with_address);
        self.trace.hand_on(k, &modes.trace);
    }

    /// Hands on what the record shows from where it is kept.
    pub(super) fn traced(&self, k: &mut Kernel, events: &Events, next_pc: Expr) {
        let (update, shown) = (&self.execute.update, &self.traced_warps);
        k.comment("trace: P17.2");
        k.drive(&shown.clearing, &self.clearing);
        k.drive(&shown.redirected, &self.redirected);
        k.drive(&shown.latest, &self.last_scheduled);
        k.drive(&shown.next_pc, next_pc);
        let none = RamWriteRegister::new(&RamWriteShape::of(&CoreConfig::default(), 1));
        for (targets, ram, late) in [
            (&shown.redirect_pcs, &self.redirect_pc, &self.redirect_write),
            (&shown.sequential_pcs, &self.sequential_pc, &none),
            (&shown.lane_contexts, &self.lane_context, &self.lane_write),
        ] {
            for (number, (target, word)) in (0..).zip(targets.iter().zip(&ram.shown)) {
                // A word that is on its way counts.
                let word = match late.is_present() {
                    false => word.val(),
                    true => select(late.enable.val() & late.address.val().is(number), &late.data, word),
                };
                k.drive(target, word);
            }
        }
        k.drive(&shown.at_start, &self.at_start);
        k.drive(&shown.free, &self.contexts.free);
        k.drive(&shown.begun, &self.contexts.effects.started);
        k.drive(&shown.owner, &update.owner);
        for (targets, ram) in [(&shown.start_pcs, &self.start_pc), (&shown.start_contexts, &self.start_context)] {
            for (target, word) in targets.iter().zip(&ram.shown) {
                k.drive(target, word);
            }
        }
        k.drive(&shown.redirects, &events.redirected);
        k.drive(&shown.spawned, &events.spawned);
        k.connect(&shown.stopping, &self.execute.stopping);
        pass_on!(k, update => shown; wait_copy, wait_arithmetic, wait_barrier);
        k.drive(&shown.running, self.running());
        k.drive(&shown.stopped, homes_of(&self._config, &self.stopped_contexts));
        k.drive(&shown.spawning, &self.spawning_contexts);
        for number in 0..self._config.contexts() {
            let slot = |field| Slot::Context(field, Context(number));
            let count = match self.in_flight.get(number as usize) {
                Some(count) => count.val(),
                None => !self.idle_contexts.val().bit(number),
            };
            self.trace.drive_slot(k, slot(PerContext::InFlight), count);
            let epoch = self.epochs.val().bit(number);
            self.trace.drive_slot(k, slot(PerContext::Epoch), epoch);
        }
        self.trace.hand_on(k, &shown.trace);
    }
}
