//! The checks of the instruction in execute, in the order of their rules (docs/pipeline.md section 9): the first one
//! that holds says what becomes of the instruction.

use isa::cluster::CORES_MAX;
use isa::CoreConfig;

use super::Execute;
use crate::citations::cite;
use crate::kit::prelude::*;
use crate::units::warps::barriers;

/// What the checks find. Wires of one bit; low for a check that the configuration does not have.
pub(super) struct Checks {
    /// There is an instruction.
    pub instruction: Expr,
    /// P9.1.1, P9.1.2 or P9.1.7: it does not execute, and its turn comes again.
    pub held: Expr,
    /// P9.1.2 or P9.1.7: it waits for memory, whether it is to take an interrupt or not.
    pub waits_for_memory: Expr,
    /// P9.1.7: it needs what is on its way.
    pub needs: Expr,
    /// P9.1.3, P9.1.4, P9.1.8 or P9.1.9 interrupts it.
    pub caught: Expr,
    /// P9.1.3: the instruction before it is interrupted.
    pub due_interrupt: Expr,
    /// P9.1.4: it gives way to the external interrupt.
    pub external: Expr,
    /// P9.1.5: its warp has no active lane.
    pub empty: Expr,
    /// P9.1.8: its fetch has failed.
    pub fetch_failed: Expr,
    /// P9.1.9: its guard does not exist.
    pub guard_missing: Expr,
    /// None of these: by P9.1.10 split, splitl and join act.
    pub sound: Expr,
    /// A lane executes it, whether it reaches P9.1.11 or not.
    pub any: Expr,
    /// An active lane does not execute it.
    pub others: Expr,
    /// P9.1.11 passed: a lane executes it.
    pub runs: Expr,
    /// P9.1.12: it is invalid.
    pub invalid: Expr,
    /// P9.1.13: not all active lanes execute it, but must.
    pub diverges: Expr,
    /// P9.1.13 passed: all active lanes execute it, or need not.
    pub passes: Expr,
    /// P9.1.15: it has its effect, unless its operands are refused.
    pub acts: Expr,
}

/// Makes the checks. Those that depend on nothing known late, P9.1.3 and P9.1.5 to P9.1.9, have been made in operands.
pub(super) fn check(e: &Execute, k: &mut Kernel) -> Checks {
    let (here, control, effect) = (&e.execute, &e.execute_control, &e.divergence.divergence_effect);
    k.comment(cite(&e._config, "checks, in the order of their rules", "P9.1.1 to P9.1.5, P9.1.7 to P9.1.15"));
    let foreseen = &e.foreseen;
    let instruction = match foreseen.is_present() {
        false => k.wire("is_instruction", here.valid.val() & !here.micro.val()),
        true => foreseen.instruction.val(),
    };
    let (present, held, held_by_memory) = hold(e, k, &instruction);
    // P9.1.3 to P9.1.9.
    let called = k.wire("is_called", e.table.pending.val() & &here.is_first_warp);
    let caught = here.is_vehicle.val() | &here.fetch_failed | &here.guard_missing;
    wire!(k, caught = &present & (caught | &called));
    let awaited = match foreseen.is_present() {
        false => called & !here.is_vehicle.val(),
        true => e.table.pending.val() & &foreseen.gives_way,
    };
    let awaited = k.wire("is_awaited", awaited);
    let own = k.wire("has_its_turn", &present & !&awaited);
    wire!(k, due_interrupt = &present & &here.is_vehicle);
    let external = k.wire("is_external", present & &awaited);
    let empty = k.wire("is_empty", &own & &here.no_lane);
    let fetch_failed = &e.interrupts.fetch_failed;
    k.drive(fetch_failed, &own & &here.fetch_failed);
    wire!(k, guard_missing = &own & &here.guard_missing);
    // P9.1.7.
    let needs = k.wire("needs_memory", &own & &e.execute_needs.needs);
    // P9.1.10 and P9.1.11.
    let clear = match foreseen.is_present() {
        false => absent(1),
        true => k.wire("nothing_late_catches_it", !(e.divergence.others_of.hold.val() | &awaited)),
    };
    let unless_late = |early: &RDff| early.val() & &clear;
    let sound = match foreseen.is_present() {
        false => k.wire("is_sound", own & &here.proceeds),
        true => k.wire("is_sound", unless_late(&foreseen.sound)),
    };
    let computed = &e.found;
    let any = match computed.is_present() {
        false => k.wire("any_executes", here.executing.val().any()),
        true => computed.any_executes.val(),
    };
    let runs = match foreseen.is_present() {
        false => &sound & &any & !control.is_operation(),
        true => unless_late(&foreseen.runs),
    };
    let runs = k.wire("runs", runs);
    // P9.1.12.
    let invalid = match foreseen.is_present() {
        false => &runs & &here.invalid,
        true => unless_late(&foreseen.invalid),
    };
    wire!(k, invalid = invalid);
    let others = match computed.is_present() {
        false => k.wire("some_do_not_execute", (here.active.val() & !here.executing.val()).any()),
        true => computed.some_do_not_execute.val(),
    };
    let valid = match foreseen.is_present() {
        false => &runs & !here.invalid.val(),
        true => unless_late(&foreseen.valid),
    };
    let valid = k.wire("is_valid", valid);
    // P9.1.13.
    let uniform = control.uniform.val() & !effect.may_part.val();
    wire!(k, diverges = &valid & &uniform & &others);
    let agrees = match foreseen.is_present() {
        false => &valid & !(uniform & &others),
        true => unless_late(&foreseen.agrees) | (&valid & &effect.may_part),
    };
    // P9.1.14 and P9.1.15.
    let passes = match effect.denies.is_present() {
        true => k.wire("passes", agrees),
        false => agrees,
    };
    wire!(k, acts = &passes & !effect.denies.val());
    let waits_for_memory = held_by_memory | &needs;
    Checks {
        instruction,
        held: held | &waits_for_memory,
        waits_for_memory,
        needs,
        caught,
        due_interrupt,
        external,
        empty,
        fetch_failed: fetch_failed.val(),
        guard_missing,
        sound,
        any,
        others,
        runs,
        invalid,
        diverges,
        passes,
        acts,
    }
}

/// P9.1.1 and P9.1.2: the instruction, unless another context holds the warp, or an access before it may yet fail; then
/// whether each is so.
fn hold(e: &Execute, k: &mut Kernel, instruction: &Expr) -> (Expr, Expr, Expr) {
    let (hold, memory) = (&e.divergence.others_of.hold, &e.execute_needs);
    let held = k.wire("is_held", instruction & hold);
    let present = k.wire("may_execute", instruction & !hold.val());
    let ahead = e.scoreboard.fails_ahead.val() & &memory.follows_access;
    let holds = k.named_wire("memory_holds", memory.held.val() | ahead);
    let held_by_memory = k.wire("is_held_by_memory", &present & &holds);
    let present = k.wire("is_let_go_on", present & !holds);
    (present, held, held_by_memory)
}

/// What is wrong with the operands of an instruction that acts: its warp's next instruction is interrupted (P9.3.1).
/// Wires of one bit.
pub(super) struct Refusals {
    /// A number of lanes is out of range (P9.5.3).
    pub count: Expr,
    /// The number of a core is out of range, whatever the instruction (P9.5.19).
    pub core: Expr,
    /// A number of lanes, a lane, a barrier, a number of warps or a core is out of range (P9.5.3, P9.5.9, P9.5.12,
    /// P9.5.19).
    pub operand: Expr,
    /// A divisor is 0 (P9.5.8).
    pub divisor: Expr,
}

/// What is wrong with the operands.
pub(super) fn refusals(e: &Execute, k: &mut Kernel, checks: &Checks, scalar_lane: &Expr) -> Refusals {
    let (control, config) = (&e.execute_control, &e._config);
    let lanes = u128::from(config.arch.lanes());
    let (first, second) = (e.first(), e.second());
    k.comment(cite(&e._config, "operand checks", "P9.3.1, P9.5.3, P9.5.8, P9.5.9, P9.5.12, P9.5.19"));
    let barrier = |k: &mut Kernel| barrier_refused(e, k, &first, &second);
    let (count, operand, core) = match e.wrong.is_present() {
        true => (e.wrong.count.val(), barrier(k), no_core(e, k, scalar_lane)),
        false => {
            let above = k.wire("above_lanes", exceeds(&first, lanes));
            wire!(k, no_lane = &above | first.is(lanes));
            let count = k.wire("count_refused", control.counts_lanes.val() & above);
            let barrier = barrier(k);
            let core = no_core(e, k, scalar_lane);
            let operand = &count | (control.clones.val() & no_lane) | barrier;
            (count, operand | (control.rings.val() & &core), core)
        }
    };
    // An executing lane divides by 0.
    let divisor = match (control.divides.is_present(), e.wrong.is_present()) {
        (_, true) => e.wrong.divisor.val(),
        (false, _) => low(),
        (true, false) => {
            let zeros = pack(e.alus.iter().map(|alu| alu.is_zero.val()));
            let zeros = k.wire("zero_divisors", zeros & &e.execute.executing);
            control.divides.val() & zeros.any()
        }
    };
    Refusals {
        count,
        core,
        operand: k.wire("operand_refused", &checks.acts & operand),
        divisor: k.wire("divisor_refused", &checks.acts & divisor),
    }
}

/// P9.5.19: no core has the number that is the first scalar operand.
///
/// A ring that is refused redirects, any other does not. So each lane compares while it is being found out which of
/// them counts, and only one bit of it goes on from there.
fn no_core(e: &Execute, k: &mut Kernel, scalar_lane: &Expr) -> Expr {
    if e.wrong.is_present() {
        return e.wrong.core.val();
    }
    if !e.rings.core_count.is_present() {
        return absent(1);
    }
    let count = &e.rings.core_count;
    let lanes = e.operand_a.iter();
    let missing = lanes.map(|number| !number.val().less_than(count));
    let missing = k.wire("above_cores", pack(missing));
    k.wire("no_core", (missing & scalar_lane).any())
}

/// P9.5.12: the barrier does not exist, or so many warps, or cores, never meet. It also tells the barriers which one it
/// is.
fn barrier_refused(e: &Execute, k: &mut Kernel, first: &Expr, second: &Expr) -> Expr {
    let (place, wrong) = barrier_named(&e._config, first, second);
    let meeting = second.bits(0, barriers::count_bits(&e._config));
    k.drive(&e.barriers.barrier, place);
    k.drive(&e.barriers.barrier_count, meeting);
    if e.wrong.is_present() {
        return e.wrong.operand.val();
    }
    let barrier = e.execute_control.meets.val() & wrong;
    k.wire("barrier_refused", barrier)
}

/// The place of the barrier that a bar names, and whether it, or so many contexts or cores, does not exist.
pub fn barrier_named(config: &CoreConfig, first: &Expr, second: &Expr) -> (Expr, Expr) {
    let index = first.bits(0, barriers::barrier_index_bits(config));
    let last = |barriers: u32| u128::from(barriers.saturating_sub(1));
    let contexts = u128::from(config.contexts());
    let (place, missing, too_many) = match config.cluster_barriers() {
        0 => {
            let missing = exceeds(first, last(config.barriers));
            (index, missing, exceeds(second, contexts))
        }
        cluster_barriers => {
            // The highest bit says that it is a cluster barrier; the others are its number.
            let crosses = first.sign();
            let number = first.bits(0, first.width() - 1);
            let missing = exceeds(&number, last(config.barriers));
            let missing = match cluster_barriers == config.barriers {
                true => missing,
                false => select(&crosses, exceeds(&number, last(cluster_barriers)), missing),
            };
            let cores = exceeds(second, u128::from(CORES_MAX));
            let too_many = select(&crosses, cores, exceeds(second, contexts));
            (concat([crosses, index]), missing, too_many)
        }
    };
    (place, missing | too_many | second.is(0))
}

/// Whether a value is greater than a small number. The bits that the number does not have are looked at beside the
/// comparison, not in its carry chain.
pub fn exceeds(value: &Expr, number: u128) -> Expr {
    let low_bits = 128 - number.leading_zeros();
    let above = value.bits(low_bits, value.width() - low_bits).any();
    // No value of so many bits is greater than all ones.
    match (number + 1).is_power_of_two() {
        true => above,
        false => above | constant(low_bits, number).less_than(value.bits(0, low_bits)),
    }
}
