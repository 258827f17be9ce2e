//! What execute gives to others: orders for the divergence mechanism and the units, results for commit, what the trace
//! shows.

use isa::Scalar;

use super::checks::Checks;
use super::lanes::{find_addresses, AddressTargets};
use super::outcome::Outcome;
use super::Execute;
use crate::citations::cite;
use crate::index::warp_of;
use crate::kit::prelude::*;
use crate::units::files::predicate_file::{predicate_address, predicate_number};
use crate::units::memory::tlb::OFFSET_BITS;
use crate::units::warps::copy_unit::CopyKind;

/// What split, splitl and join order, and where jumps part lanes, everything that they depend on.
pub(super) fn order_divergence(e: &Execute, k: &mut Kernel, checks: &Checks) {
    let (here, control, order) = (&e.execute, &e.execute_control, &e.divergence.divergence_order);
    k.comment(cite(&e._config, "to divergence", "P9.1.10, P9.1.14, P9.5.18"));
    let acts = match order.gives_way.is_present() {
        false => checks.sound.clone(),
        true => e.foreseen.sound.val(),
    };
    if order.gives_way.is_present() {
        k.ignore("compute has found it", vec![checks.sound.clone()]);
    }
    k.drive(&order.acts, acts);
    k.drive(&order.gives_way, &checks.external);
    k.drive(&order.operation, &control.divergence);
    pass_on!(k, here => order; owner, context, executing, active, next);
    pass_on!(k, e.found => order; any_executes, some_do_not_execute);
    k.drive(&order.passes, &checks.passes);
    let leaves = control.one_lane.val() | &control.leaves_supervisor;
    k.drive(&order.by_immediate, control.jump_immediate.val() & !control.counts_lanes.val());
    k.drive(&order.by_register, control.jump_first.val() & !leaves);
    let wakes = control.counts_lanes.val() | &control.one_lane;
    // Beside other contexts, neither must a clone write a lane that is elsewhere.
    let wakes = match order.is_return.is_present() {
        false => wakes,
        true => wakes | &control.clones,
    };
    k.drive(&order.wakes, wakes);
    pass_on!(k, here => order; pc, immediate, target);
    k.drive(&order.halts, &checks.acts & &control.halts);
    k.drive(&order.returns, &checks.acts & &control.returns);
}

/// Each lane's address and the value to store. Without translation also the executing lanes whose address is neither in
/// RAM nor in the console's word.
pub(super) fn addresses(e: &Execute, k: &mut Kernel) {
    let memory = &e.memory;
    let rules = if e._config.is_deep() { "" } else { "P11.4, P26.7" };
    k.comment(cite(&e._config, "addresses of loads and stores", rules));
    for (value, operand) in memory.access_value.iter().zip(&e.operand_b) {
        k.drive(value, operand);
    }
    if e._config.is_deep() {
        let lists = [
            (&memory.access_address, &e.address),
            (&memory.access_console, &e.console),
            (&memory.access_scratchpad, &e.scratchpad),
        ];
        for (ports, registers) in lists {
            for (port, register) in ports.iter().zip(registers) {
                k.drive(port, register);
            }
        }
        k.drive(&memory.access_nowhere, &e.nowhere);
        return;
    }
    let targets = AddressTargets {
        address: &memory.access_address,
        console: &memory.access_console,
        scratchpad: &memory.access_scratchpad,
        nowhere: &memory.access_nowhere,
    };
    find_addresses(k, &e._config, &e.alus, &e.execute.executing, &e.execute_control.exchanges, &targets);
}

/// What the load/store unit and the arithmetic unit are given to do.
pub(super) fn give_work(e: &Execute, k: &mut Kernel, checks: &Checks, outcome: &Outcome) {
    let (here, control) = (&e.execute, &e.execute_control);
    let (access, order) = (&e.memory.access, &e.arithmetic.order);
    k.drive(&e.parts, &e.divergence.divergence_effect.parts);
    k.comment(cite(&e._config, "to load/store unit and arithmetic unit", "P9.5.7, P9.5.8, P26.4, P26.6, P29.1"));
    let accesses = control.loads.val() | &control.stores;
    k.drive(&access.valid, &checks.acts & accesses);
    k.drive(&access.context, &here.context);
    k.drive(&access.owner, &here.owner);
    k.drive(&access.is_store, &control.stores);
    k.drive(&access.register, &here.destination);
    k.drive(&access.lanes, &here.executing);
    k.drive(&access.supervisor, &here.supervisor);
    k.drive(&access.size, &control.size);
    k.drive(&access.is_signed, &control.is_signed);
    k.drive(&access.exchanges, &control.exchanges);
    k.drive(&access.exchange, &control.exchange);
    k.drive(&e.arithmetic.order_valid, &outcome.computes);
    k.drive(&e.arithmetic.order_possible, &outcome.may_compute);
    k.drive(&order.context, &here.context);
    k.drive(&order.owner, &here.owner);
    k.drive(&order.operation, &control.operation);
    k.drive(&order.is_signed, &control.is_signed);
    k.drive(&order.register, &here.destination);
    k.drive(&order.lanes, &here.executing);
    for lane in 0..e.arithmetic.order_first.len() {
        k.drive(&e.arithmetic.order_first[lane], &e.operand_a[lane]);
        k.drive(&e.arithmetic.order_second[lane], &e.operand_b[lane]);
    }
    let too_far = match e.found.is_present() {
        false => pack(e.alus.iter().map(|alu| alu.too_far.val())),
        true => e.found.too_far.val(),
    };
    k.drive(&e.arithmetic.order_too_far, too_far);
}

/// What the user's function unit is given to do.
pub(super) fn ask_unit(e: &Execute, k: &mut Kernel, checks: &Checks) {
    let (here, control, side) = (&e.execute, &e.execute_control, &e.custom);
    k.drive(&side.custom_valid, &checks.acts & &control.asks_unit);
    pass_on!(k, here => side.custom; context, owner);
    k.drive(&side.custom.register, &here.destination);
    k.drive(&side.custom.lanes, &here.executing);
    k.drive(&side.custom_number, &control.custom_number);
    let lists =
        [(&side.custom_first, &e.operand_a), (&side.custom_second, &e.operand_b), (&side.custom_third, &e.operand_d)];
    for (targets, operands) in lists {
        for (target, operand) in targets.iter().zip(operands) {
            k.drive(target, operand);
        }
    }
}

/// What the copy unit is given to do.
pub(super) fn copy(e: &Execute, k: &mut Kernel, checks: &Checks, outcome: &Outcome, scalar_lane: &Expr) {
    let (here, control, order) = (&e.execute, &e.execute_control, &e.interrupts.copy_order);
    k.comment("to copy unit: P9.5.9, P9.5.14, P9.7.2, P12.8");
    let returns = &checks.acts & &control.returns;
    k.drive(&e.interrupts.copy_push, &outcome.enters | &outcome.clones | returns);
    let kinds =
        vec![(outcome.interrupt.clone(), CopyKind::Enter.val()), (control.returns.val(), CopyKind::Return.val())];
    k.drive(&order.kind, first_of(kinds, CopyKind::Clone.val()));
    k.drive(&order.context, &here.context);
    let lane_bits = order.source.width();
    let source = k.encode("source_lane", scalar_lane, lane_bits);
    k.drive(&order.source, source);
    k.drive(&order.destination, e.first().bits(0, lane_bits));
    k.drive(&order.interrupt, &outcome.number);
    k.drive(&order.has_address, &outcome.has_address);
    // The others have a mask that is not empty.
    let empty = k.wire("comes_back_empty", !e.interrupts.shadow.mask.val().any());
    k.drive(&order.stops, control.returns.val() & !&outcome.interrupt & empty);
}

/// What tlbadd, tlbrm and tlbflush do to the TLB, and to what the caches hold.
pub(super) fn change_tlb(e: &Execute, k: &mut Kernel, checks: &Checks, outcome: &Outcome) {
    let (control, change) = (&e.execute_control, &e.translation.tlb_change);
    k.comment(cite(&e._config, "to TLB", "P9.5.17, P14.5, P19.9, P24.13, P26.5"));
    let changes = &checks.acts & !&outcome.change_waits;
    let changes = match change.is_present() {
        true => k.wire("changes_tlb", changes),
        false => changes,
    };
    k.drive(&change.adds, &changes & &control.adds_page);
    k.drive(&change.removes, &changes & &control.removes_page);
    k.drive(&change.flushes, &changes & &control.flushes_pages);
    for (page, scalar) in [(&change.page, e.first()), (&change.physical_page, e.second())] {
        k.drive(page, scalar.bits(OFFSET_BITS, page.width()));
    }
    k.drive(&change.flags, e.third());
    let fences = &checks.acts & &control.empties_cache;
    k.drive(&e.translation.empties_cache, fences & !&outcome.change_waits);
}

/// The core that is rung.
pub(super) fn ring(e: &Execute, k: &mut Kernel, checks: &Checks, outcome: &Outcome) {
    let (rings, number) = (&e.rings, e.first());
    if !rings.ring_valid.is_present() {
        return;
    }
    k.comment(cite(&e._config, "to the cluster", "P9.5.19, P9.8.4"));
    let acts = &checks.acts & &e.execute_control.rings & !&outcome.no_core;
    let acts = k.wire("rings_core", acts);
    k.update(&e.has_rung, &acts);
    k.update_when(&e.rung_core, acts, number.bits(0, rings.ring_core.width()));
    k.drive(&rings.ring_valid, &e.has_rung);
    k.drive(&rings.ring_core, &e.rung_core);
}

/// What commit is given, and what instructions behind this one take from here.
pub(super) fn hand_on(e: &Execute, k: &mut Kernel, checks: &Checks, outcome: &Outcome) {
    let (here, control, executed) = (&e.execute, &e.execute_control, &e.commit.executed);
    let lanes = here.executing.width();
    k.comment(cite(&e._config, "to commit", "P9.4.4, P9.5.2, P9.5.3, P9.5.11, P9.7.1"));
    let waits = &outcome.waits_to_spawn | &outcome.change_waits;
    let stays = &checks.empty | &checks.held | &outcome.postponed | &outcome.undrained;
    let ends = &outcome.interrupt | waits | stays | &e.divergence.divergence_effect.repeats;
    wire!(k, goes_on = here.valid.val() & !ends);
    k.drive(&executed.valid, &goes_on);
    executed.carry(k, here);
    let writes = k.wire("writes_gpr", &outcome.writes & &control.writes_gpr);
    k.drive(&executed.write_shadow, &writes & &control.to_shadow);
    let own = replicate(lanes, &writes & !control.to_shadow.val()) & &here.executing;
    let started = replicate(lanes, &outcome.spawns) & constant(lanes, 1);
    k.drive(&executed.write_lanes, own | started);
    k.drive(&executed.uses_port, (&writes & (&checks.any | &control.to_shadow)) | &outcome.spawns);
    let warp = warp_of(&here.context, &here.owner);
    k.drive(&executed.write_warp, select(&control.spawns, &e.table.free_warp, &warp));
    k.drive(&executed.register, &here.destination);
    let writes_gpr = here.valid.val() & &control.writes_gpr;
    k.drive(&executed.writes_gpr, &writes_gpr);
    let writes_predicate = &outcome.writes & &control.writes_predicate;
    k.drive(&executed.writes_predicate, writes_predicate);
    k.drive(&executed.row, e.row());
    let selects = [control.links.val(), control.passes_first.val(), control.passes_second.val()];
    let values = [here.next.val(), e.first(), e.second()];
    k.drive(&executed.common, one_hot_select(&selects, &values));
    wire!(k, is_common = any_of(1, selects));
    for (value, result) in e.commit.values.iter().zip(e.results()) {
        k.drive(value, select(&is_common, zeros(value.width()), result));
    }
    k.drive(&e.commit.pc, pc_shown(e));
    if e.commit.old_row_address.is_present() {
        let register = predicate_number(&e._config, &here.destination);
        k.drive(&e.commit.old_row_address, predicate_address(&e._config, &warp, register));
    }
    k.comment(cite(&e._config, "to decode and operands", "P8.2 to P8.4"));
    k.drive(&e.stages.destination.gpr, writes_gpr);
    k.drive(&e.stages.destination.predicate, here.valid.val() & &control.writes_predicate);
    k.drive(&e.stages.destination.warp, warp);
    k.drive(&e.stages.destination.register, &here.destination);
    k.drive(&e.stages.late.lanes, &here.executing);
    k.drive(&e.stages.late.row, e.row());
}

/// The instruction's address, as the trace shows it; 0 of a micro-operation.
fn pc_shown(e: &Execute) -> Expr {
    let pc = &e.execute.pc;
    select(&e.execute.micro, zeros(pc.width()), pc)
}

/// What the trace shows of execute.
pub(super) fn traced(e: &Execute, k: &mut Kernel, outcome: &Outcome) {
    let (here, trace) = (&e.execute, &e.trace);
    k.comment(cite(&e._config, "trace", "P12.9, P17.3, P17.4, P17.6, P17.7, P17.17"));
    trace.drive(k, Scalar::ExecuteValid, &here.valid);
    trace.drive(k, Scalar::ExecuteContext, &here.context);
    trace.drive(k, Scalar::ExecutePc, pc_shown(e));
    trace.drive(k, Scalar::ExecuteMicro, &here.micro);
    let shown = here.micro.val() | !here.fetch_failure.val().any();
    let executing = replicate(here.executing.width(), shown) & &here.executing;
    trace.drive(k, Scalar::ExecuteLanes, executing);
    trace.drive(k, Scalar::RedirectValid, &outcome.redirect);
    let pc = select(&outcome.stopping, &e.interrupts.kept.pc, &e.table.update.pc);
    trace.drive(k, Scalar::RedirectPc, pc);
    trace.drive(k, Scalar::InterruptValid, &outcome.interrupt);
    trace.drive(k, Scalar::InterruptCause, &outcome.number);
    trace.drive(k, Scalar::KernelEntry, &e.kernel_entry);
    trace.drive(k, Scalar::KernelEntryValid, &e.kernel_entry_valid);
    trace.drive(k, Scalar::SpawnValid, &outcome.spawns);
    trace.drive(k, Scalar::SpawnWarp, &e.table.free_warp);
}
