//! What comes next: where the context goes on, with which lanes and in which mode, and what other contexts and the
//! prediction of jumps hear of it.

use isa::Interrupt;

use super::checks::Checks;
use super::outcome::{changes_tlb, may_spawn, Outcome};
use super::Execute;
use crate::citations::cite;
use crate::kit::prelude::*;
use crate::units::divergence;

/// Where the warp goes on, or the started one starts; of an interrupt that stops its warp, anything.
fn target(e: &Execute, k: &mut Kernel, checks: &Checks, outcome: &Outcome) -> Expr {
    let (here, control) = (&e.execute, &e.execute_control);
    let (effect, shadow, quiet) =
        (&e.divergence.divergence_effect, &e.interrupts.shadow, &e.divergence.others_of.must_be_quiet);
    let (spawns, may_spawn) = (control.spawns.val(), may_spawn(e));
    // In a deep pipeline whether it may spawn is known too late to choose among all ways.
    let chosen_late = e.wrong.is_present();
    let (starts, waits) = match chosen_late {
        false => (&spawns & &may_spawn, &spawns & !&may_spawn),
        true => (absent(1), absent(1)),
    };
    wire!(k, to_first = control.jump_first.val() | starts);
    let waits = waits | (changes_tlb(e) & &e.translation.access_is_active);
    let waits = waits | (control.halts.val() & quiet) | &effect.is_stale;
    wire!(k, to_own = waits);
    let jumps = control.jump_immediate.val() & !effect.falls_through.val();
    let given = [jumps.clone(), control.jump_second.val(), control.returns.val()];
    let elsewhere = any_of(1, given) | &effect.resumes;
    wire!(k, to_next = !(elsewhere | &to_first | &to_own));
    let ways = vec![
        (jumps, here.target.val()),
        (to_first, e.first()),
        (control.jump_second.val(), e.second()),
        (to_own, here.pc.val()),
        (effect.resumes.val(), effect.pc.val()),
        (control.returns.val(), shadow.pc.val()),
        (to_next, here.next.val()),
    ];
    let (selects, targets): (Vec<Expr>, Vec<Expr>) = ways.into_iter().unzip();
    let target = one_hot_select(&selects, &targets);
    let target = match chosen_late {
        false => target,
        true => select(&spawns, select(may_spawn, e.first(), &here.pc), target),
    };
    let target = k.wire("target_of_instruction", target);
    // What is known late comes last.
    let stays = &checks.empty | &checks.held;
    let elsewhere = &outcome.raised | &checks.empty | &checks.held | &outcome.count_refused;
    let elsewhere = k.wire("goes_elsewhere", elsewhere | &outcome.passes_by);
    // An interrupt that waits comes again.
    let waits = quiet.val() | &e.execute_needs.undrained;
    let cases = vec![(outcome.raised.clone(), select(waits, &here.pc, &e.kernel_entry)), (stays, here.pc.val())];
    wire!(k, instead = first_of(cases, &here.next));
    k.wire("new_pc", select(elsewhere, instead, target))
}

/// The lanes below a number of lanes.
pub fn lanes_below(lanes: u32, count: &Expr) -> Expr {
    pack((0..lanes).map(|lane| constant(count.width(), u128::from(lane)).less_than(count)))
}

/// Active lanes after the instruction. A warp that stops has none: warp 0 may be woken by an external interrupt.
fn new_mask(e: &Execute, k: &mut Kernel, checks: &Checks, outcome: &Outcome) -> Expr {
    let (control, effect) = (&e.execute_control, &e.divergence.divergence_effect);
    let active = e.execute.active.val();
    let lanes = active.width();
    let count_bits = index_width(lanes + 1);
    let count = e.first().bits(0, count_bits);
    let counted = match e.wrong.is_present() {
        false => k.wire("counted_lanes", lanes_below(lanes, &count)),
        true => e.wrong.counted.val(),
    };
    let counts = control.counts_lanes.val() & !&outcome.count_refused;
    let by_mechanism = divergence::sets_mask(&e._config, control.is_operation(), control.returns.val());
    let cases = vec![
        (outcome.passes_by.clone(), active.clone()),
        (counts, counted),
        (control.one_lane.val(), constant(lanes, 1)),
        (by_mechanism, effect.mask.val()),
        (control.returns.val(), e.interrupts.shadow.mask.val()),
    ];
    let chosen = first_of(cases, &active);
    let lane_0 = outcome.enters.zero_extend(lanes);
    // A warp without lanes gets none, whatever instruction it was woken before.
    let halts = control.halts.val() & !&outcome.passes_by;
    let keeps_any = !(halts | &e.execute.no_lane);
    let kept = replicate(lanes, keeps_any) & chosen;
    // What has to come again leaves the mask as it is.
    let repeats = match e.divergence.others_of.is_present() {
        false => absent(1),
        true => effect.repeats.val(),
    };
    let repeats = &checks.held | &outcome.postponed | &outcome.undrained | repeats;
    let repeats = k.wire("comes_again", repeats);
    let kept = select(repeats, active, kept);
    k.wire("new_mask", select(&outcome.interrupt, lane_0, kept))
}

/// What becomes of the warp.
pub(super) fn update_warp(e: &Execute, k: &mut Kernel, checks: &Checks, outcome: &Outcome) {
    let (here, control, update) = (&e.execute, &e.execute_control, &e.table.update);
    let acts = &checks.acts;
    k.comment(cite(&e._config, "to warp table", "P9.1.5, P9.3.1, P9.3.2, P9.4.1, P9.4.3, P9.5.2 to P9.5.12, P9.5.14, P9.5.15, P9.5.17, P9.7.2, P9.7.3, P9.9.1, P9.13.9, P20.5, P22.3, P22.9"));
    let target = target(e, k, checks, outcome);
    let mask = new_mask(e, k, checks, outcome);
    k.drive(&update.redirect, &outcome.redirect);
    k.drive(&update.spawn, &outcome.spawns);
    k.drive(&update.finish, &checks.instruction & !&outcome.redirect);
    k.drive(&update.executes, &checks.instruction);
    k.drive(&update.context, &here.context);
    if update.next_context.is_present() {
        k.drive(&update.next_context, &e.compute.issued_computed.context);
    }
    k.drive(&update.pc, target);
    k.drive(&update.active_mask, mask);
    k.drive(&update.divergence_state, &e.divergence.divergence_effect.state);
    let none = match e.wrong.is_present() {
        false => control.counts_lanes.val() & e.first().is(0),
        true => e.wrong.is_none.val(),
    };
    let halts = control.halts.val() & !e.divergence.others_of.must_be_quiet.val();
    let stops = acts & (halts | none);
    k.drive(&update.stop, &outcome.stopping | &checks.empty | &stops);
    update_others(e, k, outcome, &outcome.stopping | stops);
    let waits = match e.scoreboard.memory_wait.is_present() {
        false => acts & (control.loads.val() | &control.stores),
        true => outcome.waits_for_memory.clone(),
    };
    k.drive(&update.wait_memory, waits);
    let (returns, clones) = (acts & &control.returns, acts & &control.clones);
    k.drive(&update.wait_copy, &outcome.enters | clones | returns);
    k.drive(&update.wait_spawn, &outcome.waits_to_spawn);
    k.drive(&update.wait_arithmetic, acts & (control.computes.val() | &control.asks_unit));
    k.drive(&update.wait_barrier, acts & &control.meets);
    // The warp table learns a cycle later what is refused.
    let refused = &e.refused;
    k.update(&refused.valid, outcome.refused.any());
    k.update(&refused.context, &here.context);
    k.update(&refused.number, &outcome.refused);
    k.drive_bundle(&e.table.operands_due, refused.values());
    update_modes(e, k, checks, outcome);
    k.drive(&e.stages.squash.valid, &outcome.redirect);
    k.drive(&e.stages.squash.context, &here.context);
    k.comment("where interrupts are entered: P9.5.16");
    wire!(k, sets_entry = acts & &control.sets_entry);
    k.update_when(&e.kernel_entry, &sets_entry, e.first());
    k.update_when(&e.kernel_entry_valid, sets_entry, high());
    k.drive(&e.table.has_entry, &e.kernel_entry_valid);
    let external = &outcome.enters & &checks.external;
    k.drive(&e.table.enters_external, external);
}

/// Mode of the warp, and whether its interrupts are enabled.
fn update_modes(e: &Execute, k: &mut Kernel, checks: &Checks, outcome: &Outcome) {
    let (here, control, update) = (&e.execute, &e.execute_control, &e.table.update);
    let acts = &checks.acts;
    let keeps = &outcome.stopping | &here.no_lane | &outcome.passes_by | &outcome.waits_for_memory;
    let modes = vec![
        (outcome.enters.clone(), high()),
        (keeps, here.supervisor.val()),
        (control.returns.val(), e.interrupts.shadow.supervisor.val()),
    ];
    k.drive(&update.supervisor, first_of(modes, here.supervisor.val() & !control.leaves_supervisor.val()));
    let enables = control.enables.val() | &control.returns;
    k.drive(&update.interrupts_on, acts & enables);
    let disables = &outcome.enters | (acts & &control.disables);
    k.drive(&update.interrupts_off, disables);
    let changes = control.returns.val() | &control.leaves_supervisor;
    k.drive(&update.sets_mode, &outcome.enters | (acts & changes));
    let keeps_due = match e.divergence.others_of.is_present() {
        false => outcome.waits_for_memory.clone(),
        true => &checks.held | &outcome.postponed | &outcome.undrained,
    };
    k.drive(&update.keeps_due, keeps_due);
}

/// What the mechanism of regions, and other contexts, hear of the outcome.
fn update_others(e: &Execute, k: &mut Kernel, outcome: &Outcome, stops: Expr) {
    let (here, control) = (&e.execute, &e.execute_control);
    let (order, effect, others) =
        (&e.divergence.divergence_order, &e.divergence.divergence_effect, &e.divergence.others);
    let stops = match order.stops.is_present() {
        true => k.wire("warp_stops", stops),
        false => stops,
    };
    k.drive(&order.is_return, &control.returns);
    k.drive(&order.stops, &stops);
    k.drive(&order.spawns, &outcome.spawns);
    k.drive(&order.free_warp, &e.table.free_warp);
    k.comment(cite(&e._config, "to split contexts", "P9.13.4, P9.13.6, P9.13.9, P9.13.10, P9.13.14"));
    k.drive(&others.owner, &here.owner);
    pass_on!(k, effect => others; starts, frees, hands_over);
    k.drive(&others.stops, &stops);
    k.drive(&others.holds, &outcome.postponed | &outcome.enters);
    k.drive(&others.in_handler, &effect.in_handler);
    let update = &e.table.update;
    k.drive(&update.owner, &here.owner);
    k.drive(&update.to_home, effect.hands_over.val() | stops);
    k.drive(&update.starts, &effect.starts);
    k.drive(&update.started_mask, here.active.val() & !here.executing.val());
    k.drive(&update.started_pc, &here.next);
}

/// What is remembered of jumps.
pub(super) fn update_prediction(e: &Execute, k: &mut Kernel, outcome: &Outcome) {
    let (here, update) = (&e.execute, &e.table.jump_update);
    k.comment("to jump prediction");
    k.drive(&update.forgets, &outcome.forgets);
    k.drive(&update.pc, &here.pc);
    k.drive(&update.target, &here.target);
    k.drive(&update.immediate, here.immediate.val().bits(0, update.immediate.width()));
}

/// What the scoreboard and the stages before hear of the instruction (docs/pipeline.md section 22).
pub(super) fn wait_for_memory(e: &Execute, k: &mut Kernel, checks: &Checks, outcome: &Outcome) {
    let (here, control) = (&e.execute, &e.execute_control);
    let (ahead, wait) = (&e.scoreboard.access_ahead, &e.scoreboard.memory_wait);
    k.comment(cite(&e._config, "to scoreboard, warp table, decode and operands", "P22.9, P22.11"));
    // Whatever keeps a load or store with lanes from being given away redirects its context.
    let executes = k.wire("some_lane_executes", here.valid.val() & &checks.any);
    let accesses = control.loads.val() | &control.stores;
    k.drive(&ahead.accesses, &executes & accesses);
    k.drive(&ahead.loads, executes & &control.loads);
    k.drive(&wait.waits, &outcome.waits_for_memory);
    let awaits = k.wire("waits_for_register", &checks.needs & &e.execute_needs.awaits);
    k.drive(&wait.awaits, &awaits);
    k.drive(&wait.register, &e.execute_needs.awaited);
    k.drive(&e.scoreboard.register_wait.awaits, awaits);
    k.drive(&e.scoreboard.register_wait.pc, &here.pc);
}

/// The entry to an interrupt: what the warp comes back to, and what the trace shows of one that stops it.
pub(super) fn interrupt(e: &Execute, k: &mut Kernel, checks: &Checks, outcome: &Outcome) {
    let (here, control) = (&e.execute, &e.execute_control);
    k.comment("to shadow set and interrupt address: P9.1.3, P9.7.2, I7.1");
    let word_bytes = u128::from(e._config.arch.word_bytes());
    let word_bytes = constant(here.pc.width(), word_bytes);
    let before = k.subtract("address_before", &here.pc, word_bytes);
    let is_before = !Interrupt::DivisionByZero.is(&here.due_interrupt);
    let saved = vec![(&checks.due_interrupt & is_before, before), (&checks.acts & &control.traps, here.next.val())];
    let saved = k.wire("saved_pc", first_of(saved, &here.pc));
    k.drive(&e.interrupts.enter, &outcome.enters);
    k.drive(&e.divergence.divergence_order.enters, &outcome.enters);
    k.drive(&e.interrupts.kept.mask, &here.active);
    k.drive(&e.interrupts.kept.supervisor, &here.supervisor);
    k.drive(&e.interrupts.kept.pc, &saved);
    k.drive(&e.interrupts.fetch_address, &here.pc);
    let number = k.add_constant("interrupt_number_plus_one", &outcome.number, 1);
    k.drive(&e.table.stopping.number, replicate(number.width(), &outcome.stopping) & number);
    k.drive(&e.table.stopping.pc, saved);
}
