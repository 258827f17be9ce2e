//! Execute: what jumps and comparisons do to the mask and the paths (ISA part 8.5).

use super::PathDivergence;
use crate::citations::cite;
use crate::kit::prelude::*;
use crate::units::divergence::DivergenceOperation;

/// What the instruction in execute is to the mechanism. Wires of one bit.
struct Cases {
    /// A comparison that merges the live path and the top one.
    merges: Expr,
    /// A comparison that makes the live path and the top one change places.
    swaps: Expr,
    /// A jump that parts the lanes, if it acts: those that go on behind it are live.
    falls_through: Expr,
    /// A jump whose own lanes are live behind it, if it acts.
    stays: Expr,
    /// A jump by the immediate that leads where everyone goes.
    goes_nowhere: Expr,
    /// Some active lanes do not execute.
    some_do_not: Expr,
}

/// What then happens. Wires of one bit.
struct Events {
    /// The lanes part: a path is pushed.
    parts: Expr,
    /// The top path is popped.
    merges: Expr,
    /// A comparison does something.
    compares: Expr,
}

impl PathDivergence {
    /// Tells execute what comes of its order, and writes the paths.
    pub(super) fn obey(&self, k: &mut Kernel) {
        let order = &self.order;
        k.comment("execute: what the instruction is; P9.12.5, P9.12.6");
        wire!(k, others = order.active.val() & !order.executing.val());
        let cases = self.cases(k, &others);
        let events = self.events(k, &cases);
        self.go_on(k, &cases, &others);
        self.count(k, &events);
        self.write(k, &cases, &events, &others);
    }

    fn cases(&self, k: &mut Kernel, others: &Expr) -> Cases {
        let (order, view) = (&self.order, &self.view);
        let asked = match order.operation.is_present() {
            false => high(),
            true => DivergenceOperation::Join.is(&order.operation),
        };
        let some_do_not = k.wire("some_do_not_jump", others.any());
        let by_immediate = order.by_immediate.val();
        wire!(k, moves = order.immediate.val().any());
        let back = order.immediate.val().sign();
        let stays = &by_immediate & &back | &order.by_register;
        let forward = k.wire("jumps_forward", &by_immediate & &moves & !back);
        Cases {
            merges: k.wire("merges_if_it_acts", view.merges.val() & &asked),
            swaps: k.wire("swaps_if_it_acts", view.swaps.val() & asked),
            falls_through: k.wire("falls_through", forward & &some_do_not),
            stays: k.wire("stays", stays),
            goes_nowhere: k.wire("goes_nowhere", by_immediate & !moves),
            some_do_not,
        }
    }

    /// What happens, and whether the mechanism fails.
    fn events(&self, k: &mut Kernel, cases: &Cases) -> Events {
        let (order, view, effect) = (&self.order, &self.view, &self.effect);
        k.comment(cite(&self._config, "what happens", "P9.1.14, P9.12.3 to P9.12.5, P9.12.8"));
        let jumps = order.by_immediate.val() | &order.by_register;
        wire!(k, may_part = jumps & !view.rests.val());
        wire!(k, divides = &may_part & !&cases.goes_nowhere);
        let overflows = &divides & &view.is_full & &cases.some_do_not;
        wire!(k, denies = overflows | (order.wakes.val() & &view.has_paths));
        let parts = &divides & !view.is_full.val() & &cases.some_do_not;
        let acts = order.acts.val();
        let compares = &cases.merges | &cases.swaps;
        let events = Events {
            parts: k.wire("parts", parts & &order.passes),
            merges: k.wire("merges", &acts & &cases.merges),
            compares: k.wire("compares", acts & compares),
        };
        k.drive(&effect.may_part, may_part);
        k.drive(&effect.parts, &events.parts);
        k.drive(&effect.fails, &denies & &order.passes);
        k.drive(&effect.denies, denies);
        k.drive(&effect.redirects, &events.compares);
        let repeats = match order.operation.is_present() {
            false => &events.compares,
            true => &events.merges,
        };
        k.drive(&effect.repeats, repeats);
        events
    }

    /// The mask and the address with which the context goes on.
    fn go_on(&self, k: &mut Kernel, cases: &Cases, others: &Expr) {
        let (order, view, effect) = (&self.order, &self.view, &self.effect);
        let lanes = others.width();
        k.comment(cite(
            &self._config,
            "the mask: a jump keeps its lanes or the others, a comparison takes the top's",
            "P9.12.3, P9.12.4, P9.12.6",
        ));
        let changes = &cases.stays | &cases.falls_through | &cases.swaps;
        let keeps = k.wire("keeps_mask", !changes);
        let from_active = replicate(lanes, keeps) & &order.active;
        let from_executing = replicate(lanes, &cases.stays) & &order.executing;
        let from_others = replicate(lanes, &cases.falls_through) & others;
        let takes = k.wire("takes_top", &cases.merges | &cases.swaps);
        let from_top = replicate(lanes, &takes) & &view.top_mask;
        k.drive(&effect.mask, from_active | from_executing | from_others | from_top);
        k.drive(&effect.falls_through, &cases.falls_through);
        k.drive(&effect.resumes, takes);
        let pc = match order.operation.is_present() {
            // Where paths merge before an instruction, its address is the top's.
            false => view.top_pc.val(),
            true => select(&cases.merges, &order.pc, &view.top_pc),
        };
        k.drive(&effect.pc, pc);
    }

    /// The state after the instruction: one adder for the depth, since adding all ones is subtracting one.
    fn count(&self, k: &mut Kernel, events: &Events) {
        let (order, view) = (&self.order, &self.view);
        k.comment("the state: P9.12.7");
        let width = view.depth.width();
        let first = &events.parts | &events.merges;
        let step = pack([first].into_iter().chain((1..width).map(|_| events.merges.clone())));
        let step = k.wire("depth_step", step);
        let after = k.add("depth_after", &view.depth, step);
        let after = replicate(width, !order.halts.val()) & after;
        let rests = order.enters.val() | (view.rests.val() & !order.returns.val());
        k.drive(&self.effect.state, concat([rests, after]));
    }

    /// The path that is then on top: the one pushed, the one below, or the one that was live.
    fn write(&self, k: &mut Kernel, cases: &Cases, events: &Events, others: &Expr) {
        let (order, view, memory) = (&self.order, &self.view, &self.memory);
        let new_top = &memory.new_top;
        k.comment(cite(&self._config, "the paths that wait", "P9.12.3, P9.12.4, P9.12.6"));
        k.drive(&memory.write_context, &order.context);
        k.drive(&memory.write_top, &events.parts | &events.compares);
        let mut masks =
            vec![(cases.swaps.clone(), order.active.val()), (cases.falls_through.clone(), order.executing.val())];
        let mut pcs = vec![(cases.falls_through.clone(), order.target.val())];
        if !order.operation.is_present() {
            pcs.insert(0, (cases.swaps.clone(), order.pc.val()));
        }
        if view.below_pc.is_present() {
            masks.insert(0, (cases.merges.clone(), view.below_mask.val()));
            pcs.insert(0, (cases.merges.clone(), view.below_pc.val()));
        }
        k.drive(&new_top.mask, first_of(masks, others));
        k.drive(&new_top.pc, first_of(pcs, &order.next));
        k.drive(&memory.push, &events.parts);
        k.drive(&memory.depth, &view.depth);
        k.drive(&memory.old_top.pc, &view.top_pc);
        k.drive(&memory.old_top.mask, &view.top_mask);
    }
}
