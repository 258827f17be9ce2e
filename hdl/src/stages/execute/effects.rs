//! What follows from the outcome: for the warp, for the units, and for the registers.

use isa::Interrupt;

use super::checks::Steps;
use super::outcome::Outcome;
use super::predicted::{or, unless};
use super::Execute;
use crate::index::warp_of;
use crate::kit::prelude::*;
use crate::units::divergence;

impl Execute {
    /// Where the warp goes on, or the started one starts; of an interrupt that stops its warp, anything.
    fn target(&self, k: &mut Kernel, steps: &Steps, outcome: &Outcome) -> Expr {
        let (execute, control) = (&self.execute, &self.execute_control);
        let starts = control.spawns.val() & self.may_spawn_now();
        let to_first = k.wire("to_first", control.jump_first.val() | starts);
        let mut waits = control.spawns.val() & !self.may_spawn_now();
        if let Some(active) = self.access_is_active.get() {
            waits = waits | (self.changes_tlb() & active);
        }
        waits = self.or_waits_for_others(waits);
        let to_own = k.wire("to_own", waits);
        let (effect, shadow) = (&self.divergence_effect, &self.shadow);
        let jumps = control.jump_immediate.val() & !divergence::bit_of(&effect.falls_through);
        let resumes = divergence::bit_of(&effect.resumes);
        let given = [
            jumps.clone(),
            control.jump_second.val(),
            control.returns.val(),
        ];
        let elsewhere = any_of(1, given) | &resumes;
        let to_next = k.wire("to_next", !(elsewhere | &to_first | &to_own));
        let mut ways = vec![
            (jumps, execute.target.val()),
            (to_first, self.scalar_first.value.val()),
            (control.jump_second.val(), self.scalar_second.value.val()),
            (to_own, execute.pc.val()),
            (control.returns.val(), shadow.pc.val()),
            (to_next, execute.next.val()),
        ];
        if effect.pc.width() > 0 {
            ways.insert(4, (resumes, effect.pc.val()));
        }
        let (selects, targets): (Vec<Expr>, Vec<Expr>) = ways.into_iter().unzip();
        let target = k.wire("target_of_instruction", one_hot_select(&selects, &targets));
        // What is known late comes last.
        let elsewhere = &outcome.raised | &steps.empty | &steps.held | &outcome.count_refused;
        let elsewhere = or(elsewhere, outcome.passes_by.as_ref());
        let elsewhere = k.wire("goes_elsewhere", elsewhere);
        let stays = &steps.empty | &steps.held;
        let entry = self.kernel_entry.val();
        let cases = vec![
            (outcome.raised.clone(), self.or_own(entry, &execute.pc)),
            (stays, execute.pc.val()),
        ];
        let instead = k.wire("instead", first_of(cases, &execute.next));
        k.wire("new_pc", select(elsewhere, instead, target))
    }

    /// Active lanes after the instruction. A warp that stops has none: warp 0 may be woken by an external interrupt.
    fn new_mask(&self, k: &mut Kernel, steps: &Steps, outcome: &Outcome) -> Expr {
        let control = &self.execute_control;
        let active = self.execute.active.val();
        let lanes = active.width();
        let count_bits = index_width(lanes + 1);
        let count = self.scalar_first.value.val().bits(0, count_bits);
        let counted =
            (0..lanes).map(|lane| constant(count_bits, u128::from(lane)).less_than(&count));
        let counted = k.wire("counted_lanes", pack(counted));
        let mut cases = vec![
            (
                control.counts_lanes.val() & !&outcome.count_refused,
                counted,
            ),
            (control.one_lane.val(), constant(lanes, 1)),
            (control.returns.val(), self.shadow.mask.val()),
        ];
        let by_mechanism = &self.divergence_effect.mask;
        if by_mechanism.width() > 0 {
            let sets_mask = divergence::sets_mask(&self._config, control);
            cases.insert(2, (sets_mask, by_mechanism.val()));
        }
        if let Some(passes_by) = &outcome.passes_by {
            cases.insert(0, (passes_by.clone(), active.clone()));
        }
        let chosen = first_of(cases, active);
        let lane_0 = outcome.enters.zero_extend(lanes);
        // A warp without lanes gets none, whatever instruction it was woken before.
        let halts = unless(control.halts.val(), outcome.passes_by.as_ref());
        let keeps_any = !(halts | &self.execute.no_lane);
        let kept = replicate(lanes, keeps_any) & chosen;
        let kept = self.unless_repeated(k, steps, outcome, kept);
        k.wire("new_mask", select(&outcome.interrupt, lane_0, kept))
    }

    pub(super) fn update_warp(&self, k: &mut Kernel, steps: &Steps, outcome: &Outcome) {
        let (execute, control, update) = (&self.execute, &self.execute_control, &self.update);
        k.comment("to warp table");
        let target = self.target(k, steps, outcome);
        let mask = self.new_mask(k, steps, outcome);
        k.drive(&update.redirect, &outcome.redirect);
        k.drive(&update.spawn, &outcome.spawns);
        k.drive(&update.finish, &steps.instruction & !&outcome.redirect);
        k.drive(&update.executes, &steps.instruction);
        k.drive(&update.context, &execute.context);
        k.drive(&update.pc, target);
        k.drive(&update.active_mask, mask);
        if update.divergence_state.width() > 0 {
            k.drive(&update.divergence_state, &self.divergence_effect.state);
        }
        let none = control.counts_lanes.val() & self.scalar_first.value.val().is(0);
        let stops = self.halts_now() | none;
        let stops = &steps.acts & stops;
        k.drive(&update.stop, &outcome.stopping | &steps.empty | &stops);
        self.update_others(k, steps, outcome, &outcome.stopping | stops);
        let accesses = control.loads.val() | &control.stores;
        let waits = outcome.waits_for_memory.clone();
        let waits = waits.unwrap_or_else(|| &steps.acts & accesses);
        k.drive(&update.wait_memory, waits);
        let returns = &steps.acts & &control.returns;
        let clones = &steps.acts & &control.clones;
        k.drive(&update.wait_copy, &outcome.enters | clones | returns);
        k.drive(&update.wait_spawn, &outcome.waits_to_spawn);
        if update.wait_arithmetic.width() > 0 {
            k.drive(&update.wait_arithmetic, &steps.acts & &control.computes);
        }
        if update.wait_barrier.width() > 0 {
            k.drive(&update.wait_barrier, &steps.acts & &control.meets);
        }
        // What is refused is told a cycle later.
        let (refused, operands_due) = (&self.refused, &self.operands_due);
        k.update(&refused.valid, outcome.refused.any());
        k.update(&refused.context, &execute.context);
        k.update(&refused.number, &outcome.refused);
        k.drive_bundle(operands_due, refused.values());
        let keeps = outcome.stopping.clone() | &execute.no_lane;
        let keeps = or(keeps, outcome.passes_by.as_ref());
        let keeps = or(keeps, outcome.waits_for_memory.as_ref());
        let modes = vec![
            (outcome.enters.clone(), high()),
            (keeps, execute.supervisor.val()),
            (control.returns.val(), self.shadow.supervisor.val()),
        ];
        let stays = execute.supervisor.val() & !control.leaves_supervisor.val();
        k.drive(&update.supervisor, first_of(modes, stays));
        let enables = control.enables.val() | &control.returns;
        k.drive(&update.interrupts_on, &steps.acts & enables);
        k.drive(
            &update.interrupts_off,
            &outcome.enters | (&steps.acts & &control.disables),
        );
        k.drive(&self.squash.valid, &outcome.redirect);
        k.drive(&self.squash.context, &execute.context);
        let sets_entry = k.wire("sets_entry", &steps.acts & &control.sets_entry);
        k.update_when(&self.kernel_entry, &sets_entry, &self.scalar_first.value);
        k.update_when(&self.kernel_entry_valid, sets_entry, high());
        k.drive(&self.has_entry, &self.kernel_entry_valid);
    }

    /// The entry to an interrupt: what the warp comes back to, and what the trace shows of one that stops it.
    pub(super) fn interrupt(&self, k: &mut Kernel, steps: &Steps, outcome: &Outcome) {
        let (execute, control) = (&self.execute, &self.execute_control);
        k.comment("to shadow set and interrupt address");
        let word_bytes = u128::from(self._config.arch.word_bytes());
        let word_bytes = constant(execute.pc.width(), word_bytes);
        let before = k.subtract("address_before", &execute.pc, word_bytes);
        let before_counts =
            &steps.due_interrupt & !Interrupt::DivisionByZero.is(&execute.due_interrupt);
        let saved = vec![
            (before_counts, before),
            (&steps.acts & &control.traps, execute.next.val()),
        ];
        let saved = k.wire("saved_pc", first_of(saved, &execute.pc));
        k.drive(&self.enter, &outcome.enters);
        if self.divergence_order.enters.width() > 0 {
            k.drive(&self.divergence_order.enters, &outcome.enters);
        }
        k.drive(&self.kept.mask, &execute.active);
        k.drive(&self.kept.supervisor, &execute.supervisor);
        k.drive(&self.kept.pc, &saved);
        k.drive(&self.fetch_failed, &steps.fault);
        k.drive(&self.fetch_address, &execute.pc);
        if let Some(stopping) = self.stopping.get() {
            let number = k.add_constant("number_plus_one", &outcome.number, 1);
            k.drive(
                &stopping.number,
                replicate(number.width(), &outcome.stopping) & number,
            );
            k.drive(&stopping.pc, saved);
        }
    }

    /// What split, splitl and join order, and where jumps part lanes, everything that they depend on.
    pub(super) fn order_divergence(&self, k: &mut Kernel, steps: &Steps) {
        let (execute, order) = (&self.execute, &self.divergence_order);
        if order.acts.width() == 0 {
            return;
        }
        k.comment("to divergence");
        k.drive(&order.acts, &steps.sound);
        if order.operation.width() > 0 {
            k.drive(&order.operation, &self.execute_control.divergence);
        }
        if order.owner.width() > 0 {
            k.drive(&order.owner, &execute.owner);
        } else {
            k.drive(&order.context, &execute.context);
        }
        k.drive(&order.executing, &execute.executing);
        k.drive(&order.active, &execute.active);
        k.drive(&order.next, &execute.next);
        if order.by_immediate.width() > 0 {
            self.order_paths(k, steps);
        }
    }

    /// What jumps order, and what becomes of the warp.
    fn order_paths(&self, k: &mut Kernel, steps: &Steps) {
        let (execute, control) = (&self.execute, &self.execute_control);
        let order = &self.divergence_order;
        let wakes = control.counts_lanes.val() | &control.one_lane;
        let by_immediate = control.jump_immediate.val() & !control.counts_lanes.val();
        let by_register =
            control.jump_first.val() & !(control.one_lane.val() | &control.leaves_supervisor);
        k.drive(&order.passes, &steps.passes);
        k.drive(&order.by_immediate, by_immediate);
        k.drive(&order.by_register, by_register);
        k.drive(&order.wakes, wakes);
        k.drive(&order.pc, &execute.pc);
        k.drive(&order.immediate, &execute.immediate);
        k.drive(&order.target, &execute.target);
        k.drive(&order.halts, &steps.acts & &control.halts);
        k.drive(&order.returns, &steps.acts & &control.returns);
    }

    pub(super) fn hand_on(&self, k: &mut Kernel, steps: &Steps, outcome: &Outcome) {
        let (execute, control, executed) = (&self.execute, &self.execute_control, &self.executed);
        let lanes = execute.executing.width();
        k.comment("to commit");
        let repeats = divergence::bit_of(&self.divergence_effect.repeats);
        let stays = &steps.empty | &steps.held | &outcome.postponed;
        let stays = or(stays, outcome.undrained.as_ref());
        let ends = &outcome.interrupt | &outcome.waits | stays | repeats;
        let goes_on = k.wire("goes_on", execute.valid.val() & !ends);
        k.drive(&executed.valid, &goes_on);
        k.drive(&executed.micro, &execute.micro);
        k.drive(&executed.micro_last, &execute.micro_last);
        k.drive(&executed.micro_stops, &execute.micro_stops);
        k.drive(&executed.context, &execute.context);
        for (signal, register) in [
            (&executed.owner, &execute.owner),
            (&executed.micro_returns, &execute.micro_returns),
        ] {
            if signal.width() > 0 {
                k.drive(signal, register);
            }
        }
        k.drive(&executed.executing, &execute.executing);
        let writes = k.wire("writes_gpr", &outcome.writes & &control.writes_gpr);
        k.drive(&executed.write_shadow, &writes & &control.to_shadow);
        let own = replicate(lanes, writes & !control.to_shadow.val()) & &execute.executing;
        let started = replicate(lanes, &outcome.spawns) & constant(lanes, 1);
        k.drive(&executed.write_lanes, own | started);
        k.drive(
            &executed.write_warp,
            select(
                &control.spawns,
                &self.free_warp,
                warp_of(&execute.context, &execute.owner),
            ),
        );
        k.drive(&executed.register, &execute.destination);
        k.drive(
            &executed.writes_gpr,
            execute.valid.val() & &control.writes_gpr,
        );
        k.drive(
            &executed.writes_predicate,
            &outcome.writes & &control.writes_predicate,
        );
        k.drive(&executed.row, &self.predicates.row);

        let selects = [
            control.links.val(),
            control.passes_first.val(),
            control.passes_second.val(),
        ];
        let values = [
            execute.next.val(),
            self.scalar_first.value.val(),
            self.scalar_second.value.val(),
        ];
        k.drive(&executed.common, one_hot_select(&selects, &values));
        let is_common = k.wire("is_common", any_of(1, selects));
        for (value, result) in self.values.iter().zip(&self.results) {
            k.drive(value, select(&is_common, zeros(value.width()), result));
        }
        if let Some(pc) = self.pc.get() {
            k.drive(
                pc,
                select(&execute.micro, zeros(execute.pc.width()), &execute.pc),
            );
        }
        self.forward(k);
    }

    /// What instructions behind it take from here.
    fn forward(&self, k: &mut Kernel) {
        let (execute, control) = (&self.execute, &self.execute_control);
        k.comment("to decode and operands");
        k.drive(
            &self.destination.gpr,
            execute.valid.val() & &control.writes_gpr,
        );
        k.drive(
            &self.destination.predicate,
            execute.valid.val() & &control.writes_predicate,
        );
        let warp = warp_of(&execute.context, &execute.owner);
        k.drive(&self.destination.warp, warp);
        k.drive(&self.destination.register, &execute.destination);
        k.drive(&self.late.lanes, &execute.executing);
        k.drive(&self.late.row, &self.predicates.row);
    }
}
