//! Who runs, who waits, and how many instructions of each context are under way.

use isa::Scalar;

use super::{Events, WarpTable};
use crate::index::homes_of;
use crate::kit::prelude::*;

impl WarpTable {
    /// Stopped, Running, WaitSpawn; a warp in none of them waits for a unit or at a barrier.
    pub(super) fn states(&self, k: &mut Kernel, events: &Events) {
        let update = &self.update;
        let running = self.running_contexts.val();
        let stopped = homes_of(&self._config, &self.stopped_contexts);
        let spawning = self.spawning_contexts.val();
        k.comment("states");
        let wakes = [
            ("store_woken", self.store_done.get()),
            ("scratchpad_store_woken", self.scratchpad_store_done.get()),
            ("print_woken", self.print_done.get()),
            ("load_woken", self.load_done.get()),
            ("arithmetic_woken", self.arithmetic_done.get()),
        ];
        // Warp 0, stopped or waiting to spawn, takes the external interrupt.
        let called = self.called(&stopped, &spawning);
        let called = k.wire("called", called);
        let copy_select = k.decode("copied_select", &self.copy_done.context, running.width());
        let copied = k.wire("copied", self.at(&self.copy_done.valid, copy_select));
        let stays_stopped = self.at(&self.copy_stops, &copied);
        let granted = self.spawn_turns(k);
        let mut woken = vec![
            granted.clone(),
            called.clone(),
            self.at(!self.copy_stops.val(), &copied),
        ];
        if let Some(released) = self.released.get() {
            woken.push(released.val());
        }
        woken.push(self.woken_by_memory(k));
        let refused = k.decode(
            "refused_select",
            &self.operands_due.context,
            running.width(),
        );
        woken.push(self.at(&self.operands_due.valid, refused));
        let wakes = wakes.into_iter();
        for (name, wake) in wakes.filter_map(|(name, wake)| wake.map(|wake| (name, wake))) {
            let warp = k.decode(format!("{name}_select"), &wake.context, running.width());
            woken.push(k.wire(name, self.at(&wake.valid, &warp)));
        }
        let woken = k.wire("woken", any_of(running.width(), woken));
        let mut leaves =
            update.stop.val() | &update.wait_memory | &update.wait_copy | &update.wait_spawn;
        for wait in [&update.wait_arithmetic, &update.wait_barrier] {
            if wait.width() > 0 {
                leaves = leaves | wait;
            }
        }
        let leaves = k.wire("leaves_running", leaves);
        let halted = self.at(&leaves, &events.redirected);
        let next = (&running & !halted) | woken;
        let next = self.but_cleared(next) | &events.spawned;
        let next = k.wire("running_next", self.and_begun(next));
        k.update(&self.running_contexts, &next);
        let candidates = self.but_held_back(k, self.but_held(next));
        k.drive(&self.next_running, candidates);
        let stops = self.at(&update.stop, self.stopping_context(events));
        let stays = &stopped & !(&events.spawned | &called);
        let stopped = self.homes_among(k, stays | stops | stays_stopped);
        k.update(&self.stopped_contexts, stopped);
        let waits = self.at(&update.wait_spawn, &events.redirected);
        let spawning = &spawning & !(granted | called);
        k.update(&self.spawning_contexts, self.but_cleared(spawning) | waits);
        self.tell_contexts(k);
    }

    /// The context whose access fails; with a scoreboard, those that waited for whatever happens.
    fn woken_by_memory(&self, k: &mut Kernel) -> Expr {
        if let Some(woken) = self.memory_woken.get() {
            return woken.val();
        }
        let failed = k.decode(
            "access_failed_select",
            &self.access_due.context,
            self.running_contexts.width(),
        );
        self.at(&self.access_due.valid, failed)
    }

    /// Whose turn it is to spawn; the result is the context that gets it. A context alone finds no stopped one.
    fn spawn_turns(&self, k: &mut Kernel) -> Expr {
        let (stopped, spawning) = (self.stopped_contexts.val(), &self.spawning_contexts);
        let Some(turn) = self.spawn_turn.get() else {
            k.drive(&self.may_spawn, low());
            k.ignore("nobody has the turn", vec![self.update.executes.val()]);
            self.trace.drive(k, Scalar::SpawnTurnValid, low());
            for field in [Scalar::SpawnTurnWarp, Scalar::LastSpawnTurn] {
                self.trace.drive(k, field, zeros(1));
            }
            return zeros(spawning.width());
        };
        let any_stopped = k.wire("any_stopped", stopped.any());
        k.drive(&turn.any_stopped, &any_stopped);
        k.drive(&turn.spawning, spawning);
        for (target, source) in [
            (turn.held.get(), &self.effects.held),
            (turn.caught.get(), &self.effects.caught),
        ] {
            if let Some(target) = target {
                k.drive(target, source);
            }
        }
        k.drive(&turn.executes, &self.update.executes);
        k.drive(&turn.execute_context, &self.update.context);
        k.drive(&self.may_spawn, any_stopped & &turn.is_own);
        self.trace.hand_on(k, &turn.trace);
        turn.granted.val()
    }

    /// Epochs, and instructions in flight.
    pub(super) fn counts(&self, k: &mut Kernel, events: &Events) {
        k.comment("epochs and instructions in flight");
        k.update(&self.epochs, self.epochs.val() ^ &events.redirected);
        k.drive(&self.epoch, &self.epochs);
        let mut idle = Vec::new();
        for (warp, count) in self.in_flight.iter().enumerate() {
            let bit = |vector: &Expr| vector.bit(warp as u32);
            let (up, down) = (bit(&events.scheduled), bit(&events.finished));
            let width = count.width();
            // One adder for both ways: adding all ones is subtracting one.
            let step = k.wire(
                format!("step_{warp}"),
                pack([&up ^ &down, replicate(width - 1, &down & !&up)]),
            );
            let stepped = k.add(format!("in_flight_stepped_{warp}"), count, step);
            k.update_when(count, bit(&events.redirected), zeros(width));
            k.update_when(count, high(), stepped);
            let becomes = (self.idle_contexts.val().bit(warp as u32) & !&up)
                | (count.val().is(1) & down & !up);
            idle.push(bit(&events.redirected) | becomes);
        }
        let next = k.wire("idle_next", pack(idle));
        k.update(&self.idle_contexts, &next);
        self.tell_idle(k, &next);
        k.drive(&self.next_idle, next);
    }
}
