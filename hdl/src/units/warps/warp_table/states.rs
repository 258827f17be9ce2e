//! Which contexts run, which wait, and how many instructions of each context are under way.

use isa::Scalar;

use super::{Events, LateContextRegister, WarpTable, GROUP};
use crate::citations::cite;
use crate::index::{homes_among, homes_of};
use crate::kit::prelude::*;

/// One bit for each four contexts: one of them is in the set.
fn any_of_fours(contexts: &Expr) -> Expr {
    let contexts = contexts.each_bit();
    pack(contexts.chunks(GROUP as usize).map(|contexts| any_of(1, contexts.iter().cloned())))
}

impl WarpTable {
    /// Stopped, Running, WaitSpawn; a warp in none of them waits for a unit or at a barrier.
    pub(super) fn states(&self, k: &mut Kernel, events: &Events) {
        let update = &self.execute.update;
        self.late(k);
        let running = self.running();
        let stopped = homes_of(&self._config, &self.stopped_contexts);
        let spawning = self.spawning_contexts.val();
        k.comment(cite(
            &self._config,
            "states",
            "P4.5, P5.1, P9.3.3, P9.8.1, P9.8.2, P9.13.3, P9.13.14, P12.8, P16.1, P16.2, P28.2",
        ));
        let copy = &self.events.copy_done;
        let copy_stops = &self.events.copy_stops;
        wire!(k, called = self.called(&stopped, &spawning));
        let copied = self.of_context(k, "copied_select", &copy.valid, &copy.context);
        let copied = k.wire("copied", copied);
        let stays_stopped = self.at(copy_stops, &copied);
        let granted = self.spawn_turns(k);
        let goes_on = self.at(!copy_stops.val(), &copied);
        let woken = self.woken(k, vec![granted.clone(), called.clone(), goes_on]);
        let waits =
            [&update.wait_memory, &update.wait_copy, &update.wait_spawn, &update.wait_arithmetic, &update.wait_barrier];
        let leaves = [&update.stop].into_iter().chain(waits).map(RSignal::val);
        let leaves = k.wire("leaves_running", any_of(1, leaves));
        let halted = self.at(&leaves, &events.redirected);
        let effects = &self.contexts.effects;
        let next = match self.woken_contexts.is_present() {
            false => (&running & !halted) | woken,
            true => {
                k.update(&self.woken_contexts, woken & !effects.cleared.val());
                let begins = (effects.begun.val() & &events.executes).any();
                k.update(&self.left.valid, &leaves & &update.redirect & !begins);
                k.update(&self.left.context, &update.context);
                k.update(&self.cleared_contexts, &effects.cleared);
                running.clone()
            }
        };
        let next = k.wire("running_next", (next & !effects.cleared.val()) | &events.spawned | &effects.begun);
        k.update(&self.running_contexts, &next);
        let next = next & !effects.next_held.val();
        k.drive(&self.hold_back.running, &next);
        let candidates = match self.hold_back.is_present() {
            false => next,
            true => self.hold_back.candidates.val(),
        };
        k.drive(&self.schedule.next_running, candidates);
        let ready = &running & &self.idle_contexts & !effects.held.val();
        k.drive(&self.schedule.ready, ready);
        if self.schedule.ready.is_present() {
            k.ignore("choose goes by those that are held now", vec![effects.next_held.val()]);
        }
        let stopping = match effects.is_present() {
            false => events.redirected.clone(),
            true => effects.home.val(),
        };
        let stops = self.at(&update.stop, stopping);
        let stays = &stopped & !(&events.spawned | &called);
        let stopped = self.homes_among(k, stays | stops | stays_stopped);
        if self.stopped_groups.is_present() {
            let warps = k.named_wire("warps_stopped", stopped.clone());
            k.update(&self.stopped_groups, any_of_fours(&warps));
        }
        k.update(&self.stopped_contexts, stopped);
        let waits = self.at(&update.wait_spawn, &events.redirected);
        let spawning = &spawning & !(granted | called);
        let spawning = spawning & !effects.cleared.val();
        let spawning = spawning | waits;
        if self.spawning_groups.is_present() {
            let contexts = k.named_wire("spawning_next", spawning.clone());
            k.update(&self.spawning_groups, any_of_fours(&contexts));
        }
        k.update(&self.spawning_contexts, spawning);
        k.drive(&self.contexts.running, running);
        k.drive(&self.contexts.spawning, &self.spawning_contexts);
    }

    /// In a deep pipeline: who may be scheduled, of those that ran, less the one that left, and those that were woken.
    fn late(&self, k: &mut Kernel) {
        if !self.may_run.is_present() {
            return;
        }
        let contexts = self.running_contexts.width();
        let mut select = |name: &str, late: &LateContextRegister| {
            let select = k.decode(name, &late.context, contexts);
            self.at(&late.valid, select)
        };
        let left = select("left_select", &self.left);
        let mut woken = vec![select("loaded_select", &self.loaded)];
        if self.computed.is_present() {
            woken.push(select("computed_select", &self.computed));
        }
        let woken = any_of(contexts, woken) & !self.cleared_contexts.val();
        k.drive(&self.may_run, (self.running_contexts.val() & !left) | &self.woken_contexts | woken);
    }

    /// `bit` for the context of this number, 0 for the others.
    fn of_context(&self, k: &mut Kernel, name: &str, bit: &RSignal<In>, context: &RSignal<In>) -> Expr {
        let select = k.decode(name, context, self.running_contexts.width());
        self.at(bit, select)
    }

    /// The contexts that become Running: these, and those that a unit or a failure wakes.
    fn woken(&self, k: &mut Kernel, mut woken: Vec<Expr>) -> Expr {
        let (events, refused) = (&self.events, &self.execute.operands_due);
        woken.push(events.released.val());
        // The context whose access fails; with a scoreboard, those that waited for whatever happens.
        let failed = &events.access_due;
        woken.push(match events.memory_woken.is_present() {
            true => events.memory_woken.val(),
            false => self.of_context(k, "access_failed_select", &failed.valid, &failed.context),
        });
        woken.push(self.of_context(k, "refused_select", &refused.valid, &refused.context));
        for (name, wake, late) in [
            ("store_woken", &events.store_done, None),
            ("scratchpad_store_woken", &events.scratchpad_store_done, None),
            ("print_woken", &events.print_done, None),
            ("load_woken", &events.load_done, Some(&self.loaded)),
            ("arithmetic_woken", &events.arithmetic_done, Some(&*self.computed)),
            ("custom_woken", &events.custom_done, None),
        ] {
            if let Some(late) = late.filter(|late| late.is_present()) {
                k.update(&late.valid, &wake.valid);
                k.update(&late.context, &wake.context);
                continue;
            }
            let select = format!("{name}_select");
            let wakes = self.of_context(k, &select, &wake.valid, &wake.context);
            woken.push(k.wire(name, wakes));
        }
        k.wire("woken", any_of(self.running_contexts.width(), woken))
    }

    /// Warp 0, stopped or waiting to spawn, takes the external interrupt; in whichever context it waits.
    fn called(&self, stopped: &Expr, spawning: &Expr) -> Expr {
        let pending = &self.modes.pending;
        if !self.contexts.effects.is_present() {
            return pending.val().zero_extend(stopped.width()) & (stopped | spawning);
        }
        let home = constant(stopped.width(), 1);
        let waits = spawning & &self.contexts.effects.of_first_warp;
        self.at(pending, (stopped & home) | waits)
    }

    /// Those of the contexts that are homes: only these are ever Stopped.
    fn homes_among(&self, k: &mut Kernel, stopped: Expr) -> Expr {
        if !self.contexts.effects.is_present() {
            return homes_among(&self._config, stopped);
        }
        let stopped = k.wire("stopped_next", stopped);
        k.ignore("only homes are ever Stopped", vec![stopped.clone()]);
        homes_among(&self._config, stopped)
    }

    /// Whose turn it is to spawn; the result is the context that gets it. A context alone finds no stopped one.
    fn spawn_turns(&self, k: &mut Kernel) -> Expr {
        let turn = &self.spawn_turn;
        if !turn.is_present() {
            k.ignore("nobody has the turn", vec![self.execute.update.executes.val()]);
            self.trace.drive(k, Scalar::SpawnTurnValid, low());
            for field in [Scalar::SpawnTurnContext, Scalar::LastSpawnTurn] {
                self.trace.drive(k, field, zeros(1));
            }
        }
        let any_stopped = match self.stopped_groups.is_present() {
            false => self.stopped_contexts.val().any(),
            true => self.stopped_groups.val().any(),
        };
        wire!(k, any_stopped = any_stopped);
        k.drive(&turn.any_stopped, &any_stopped);
        k.drive(&turn.spawning, &self.spawning_contexts);
        k.drive(&turn.any_spawning, self.spawning_groups.val().any());
        k.drive(&turn.held, &self.contexts.effects.held);
        k.drive(&turn.caught, &self.contexts.effects.caught);
        k.drive(&turn.executes, &self.execute.update.executes);
        k.drive(&turn.execute_context, &self.execute.update.context);
        k.drive(&turn.next_context, &self.execute.update.next_context);
        k.drive(&self.execute.may_spawn, any_stopped & &turn.is_own);
        self.trace.hand_on(k, &turn.trace);
        turn.granted.val()
    }

    /// Epochs, and instructions in flight.
    pub(super) fn counts(&self, k: &mut Kernel, events: &Events) {
        if self._config.is_deep() {
            k.rules("P28.3");
            k.comment("contexts with nothing in flight");
            k.ignore("whatever is in execute ends there", vec![events.finished.clone()]);
            let done = self.at(&self.execute.update.executes, &events.executes);
            k.update(&self.idle_contexts, (self.idle_contexts.val() & !self.schedule.chosen_now.val()) | done);
            return;
        }
        k.comment("epochs and instructions in flight: P5.7, P9.4.1, P9.4.3");
        k.update(&self.epochs, self.epochs.val() ^ &events.redirected);
        k.drive(&self.schedule.epoch, &self.epochs);
        let mut idle = Vec::new();
        for (warp, count) in self.in_flight.iter().enumerate() {
            let bit = |vector: &Expr| vector.bit(warp as u32);
            let (up, down) = (bit(&events.scheduled), bit(&events.finished));
            let width = count.width();
            // One adder for both ways: adding all ones is subtracting one.
            let step = k.wire(format!("step_{warp}"), pack([&up ^ &down, replicate(width - 1, &down & !&up)]));
            let stepped = k.add(format!("in_flight_stepped_{warp}"), count, step);
            k.update_when(count, bit(&events.redirected), zeros(width));
            k.update_when(count, high(), stepped);
            let becomes = (self.idle_contexts.val().bit(warp as u32) & !&up) | (count.val().is(1) & down & !up);
            idle.push(bit(&events.redirected) | becomes);
        }
        let next = k.wire("idle_next", pack(idle));
        k.update(&self.idle_contexts, &next);
        k.drive(&self.hold_back.idle, &next);
        k.drive(&self.schedule.next_idle, next);
    }
}
