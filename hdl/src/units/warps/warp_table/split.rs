//! What contexts beside the homes add to the warp table (docs/pipeline.md part 9.3).
//!
//! A split changes two contexts, its own and the one that it starts, and the RAMs have one write port each. So where contexts start stands in RAMs of
//! their own, as long as they have gone nowhere else. The other changes of a second context are of the home of the warp, when that goes on
//! instead of the context in execute: then the home is written in its place.

use super::{Events, WarpTable};
use crate::index::{home_of, homes_among};
use crate::kit::prelude::*;
use crate::units::warps::traced_warps::TracedWarps;

impl WarpTable {
    /// The context whose pc, mask and divergence state the instruction in execute changes.
    pub(super) fn changed_context(&self) -> Expr {
        let context = self.update.context.val();
        match self.at_start.get() {
            None => context,
            Some(_) => {
                let home = home_of(&self._config, &self.update.owner);
                select(&self.update.to_home, home, context)
            }
        }
    }

    /// These contexts, and others whose pc changes with them.
    pub(super) fn and_other_contexts(&self, contexts: Expr) -> Expr {
        match self.at_start.get() {
            None => contexts,
            Some(_) => {
                let home = self.at(&self.update.to_home, &self.effects.home);
                contexts | &self.effects.begun | home
            }
        }
    }

    /// Where a context was sent to, or has been started.
    pub(super) fn or_start(&self, k: &mut Kernel, moved: &Expr) -> Expr {
        let sent = self.redirect_pc.read_data.val();
        let (Some(at_start), Some(ram)) = (self.at_start.get(), self.start_pc.get()) else {
            return sent;
        };
        let effects = &self.effects;
        k.update(at_start, (at_start.val() & !moved) | &effects.started);
        k.drive(&ram.write_enable, &self.update.starts);
        k.drive(&ram.write_address, &effects.started_context);
        k.drive(&ram.write_data, &self.update.started_pc);
        k.drive(&ram.read_address, &self.schedule_context);
        match (self.starting.get(), self.chose_starting.get()) {
            (Some(starting), Some(chose_starting)) => {
                k.drive(starting, at_start);
                select(chose_starting, &ram.read_data, sent)
            }
            _ => sent,
        }
    }

    /// Active mask and divergence state in decode, of a context that has been sent somewhere, or started.
    pub(super) fn or_started_context(&self, k: &mut Kernel, sent: Expr) -> Expr {
        let (Some(at_start), Some(ram)) = (self.at_start.get(), self.start_context.get()) else {
            return sent;
        };
        let update = &self.update;
        k.drive(&ram.write_enable, &update.starts);
        k.drive(&ram.write_address, &self.effects.started_context);
        let state = update.divergence_state.val();
        k.drive(&ram.write_data, concat([update.started_mask.val(), state]));
        k.drive(&ram.read_address, &self.decode_context);
        let at_start = at_start.val().each_bit();
        let chosen = k.pick("decode_at_start", &at_start, &self.decode_context);
        k.wire("lanes_and_state", select(chosen, &ram.read_data, sent))
    }

    /// Warp 0, stopped or waiting to spawn, takes the external interrupt; in whichever context it waits.
    pub(super) fn called(&self, stopped: &Expr, spawning: &Expr) -> Expr {
        let pending = &self.modes.pending;
        match self.at_start.get() {
            None => pending.val().zero_extend(stopped.width()) & (stopped | spawning),
            Some(_) => {
                let home = constant(stopped.width(), 1);
                let waits = spawning & &self.effects.of_first_warp;
                self.at(pending, (stopped & home) | waits)
            }
        }
    }

    /// These contexts, but those that become Free, and the home of a warp that stops.
    pub(super) fn but_cleared(&self, contexts: Expr) -> Expr {
        match self.at_start.get() {
            None => contexts,
            Some(_) => contexts & !self.effects.cleared.val(),
        }
    }

    /// These contexts, and that in which lanes start or go on after another one.
    pub(super) fn and_begun(&self, contexts: Expr) -> Expr {
        match self.at_start.get() {
            None => contexts,
            Some(_) => contexts | &self.effects.begun,
        }
    }

    /// These contexts of the next cycle, but those that are then held.
    pub(super) fn but_held(&self, contexts: Expr) -> Expr {
        match self.at_start.get() {
            None => contexts,
            Some(_) => contexts & !self.effects.next_held.val(),
        }
    }

    /// Those of the contexts that are homes: only these are ever Stopped.
    pub(super) fn homes_among(&self, k: &mut Kernel, stopped: Expr) -> Expr {
        let stopped = match self.at_start.get() {
            None => stopped,
            Some(_) => {
                let stopped = k.wire("stopped_next", stopped);
                k.ignore("only homes are ever Stopped", vec![stopped.clone()]);
                stopped
            }
        };
        homes_among(&self._config, stopped)
    }

    /// The context that is Stopped if the warp in execute stops.
    pub(super) fn stopping_context(&self, events: &Events) -> Expr {
        match self.at_start.get() {
            None => events.redirected.clone(),
            Some(_) => self.effects.home.val(),
        }
    }

    /// What the contexts that run beside homes ask for.
    pub(super) fn tell_contexts(&self, k: &mut Kernel) {
        for (target, source) in [
            (self.running.get(), &self.running_contexts),
            (self.spawning.get(), &self.spawning_contexts),
        ] {
            if let Some(target) = target {
                k.drive(target, source);
            }
        }
    }

    /// Where contexts start, for the trace.
    pub(super) fn traced_starts(&self, k: &mut Kernel, shown: &TracedWarps) {
        let (Some(at_start), Some(free)) = (self.at_start.get(), self.free.get()) else {
            return;
        };
        for (target, source) in [
            (shown.at_start.get(), at_start.val()),
            (shown.free.get(), free.val()),
            (shown.begun.get(), self.effects.started.val()),
        ] {
            if let Some(target) = target {
                k.drive(target, source);
            }
        }
        if let Some(owner) = shown.owner.get() {
            k.drive(owner, &self.update.owner);
        }
        for (targets, ram) in [
            (&shown.start_pcs, &self.start_pc),
            (&shown.start_contexts, &self.start_context),
        ] {
            let words = ram.get().into_iter().flat_map(|ram| &ram.shown);
            for (target, word) in targets.iter().zip(words) {
                k.drive(target, word);
            }
        }
    }
}
