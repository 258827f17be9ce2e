//! Execute: what split, splitl and join do to mask, region and table (ISA part 8.6).

use super::RegionDivergence;
use crate::citations::cite;
use crate::kit::prelude::*;
use crate::units::divergence::DivergenceOperation;

/// The cases of the ISA's rules, at most one of them high. Wires of one bit.
struct Cases {
    /// split whose lanes agree, or splitl that none stays in from the start: a region with one side.
    agree: Expr,
    /// split whose lanes part: a region with two sides.
    part: Expr,
    /// First splitl whose lanes part: a region of kind loop.
    begin_loop: Expr,
    /// splitl in its own region: some leave.
    widen: Expr,
    /// splitl in its own region: none stays.
    leave: Expr,
    /// join.
    join: Expr,
}

/// What then happens. Wires of one bit.
struct Events {
    /// A region is opened; if there is room.
    opens: Expr,
    /// The deferred side takes the place of the one that has reached the join.
    resumes: Expr,
    /// The region is closed; if there is one.
    closes: Expr,
    /// There is no room, or no region.
    fails: Expr,
}

impl RegionDivergence {
    /// Tells execute what comes of its order, and writes region and table. The result is high when the table changes.
    pub(super) fn obey(&self, k: &mut Kernel) -> Expr {
        let (order, effect) = (&self.order, &self.effect);
        k.comment(cite(&self._config, "execute: which case of the ISA's rules it is", "P9.13.5, P9.13.6"));
        wire!(k, others = order.active.val() & !order.executing.val());
        let cases = self.cases(k, &others);
        let pending = k.wire("pending_after_join", self.view.pending.val() & !order.active.val());
        let events = self.events(k, &cases, &pending);
        self.deny(k, &events.fails);
        let starts = self.change_contexts(k, &cases, &events, &pending);

        k.comment("the mask: a parting keeps the executing lanes, a leaving joins both, a join takes those of the side or region that goes on");
        let lanes = others.width();
        wire!(k, parts = &cases.part | &cases.begin_loop | &cases.widen);
        k.drive(&effect.parts, &parts & !&events.fails);
        let keeps = k.wire("keeps_mask", !(&parts | &events.resumes | &events.closes));
        wire!(k, takes_deferred = &events.resumes | &cases.leave);
        let terms = [
            replicate(lanes, keeps) & &order.active,
            replicate(lanes, parts) & &order.executing,
            replicate(lanes, takes_deferred) & &self.view.deferred_mask,
            replicate(lanes, &events.closes) & &self.view.mask,
        ];
        k.drive(&effect.mask, any_of(lanes, terms));
        k.drive(&effect.resumes, &events.resumes);
        k.drive(&effect.pc, &self.view.deferred_pc);
        self.enter_and_leave(k, &events);
        self.write(k, &cases, &events, &others, &starts)
    }

    fn cases(&self, k: &mut Kernel, others: &Expr) -> Cases {
        let (order, view, effect) = (&self.order, &self.view, &self.effect);
        let acts = order.acts.val();
        let is = |operation: DivergenceOperation| operation.is(&order.operation);
        let stale = view.is_stale.val();
        let none = k.wire("none_executes", !order.executing.val().any());
        let all = k.wire("all_execute", !others.any());
        let parts = k.wire("lanes_part", !&none & !&all);
        let (is_split, is_join) = (is(DivergenceOperation::Split), is(DivergenceOperation::Join));
        let is_loop = is(DivergenceOperation::SplitLoop);
        let passes_by = k.wire("nobody_leaves", &is_loop & &all & !&stale);
        wire!(k, is_operation = order.operation.val().any());
        k.drive(&effect.redirects, &acts & &is_operation & !passes_by);
        k.drive(&effect.is_stale, &stale & &is_operation);
        k.drive(&effect.repeats, &acts & &stale & is_operation);
        let acts = k.named_wire("acts_now", acts & !stale);
        let split = k.wire("splits", &acts & is_split);
        let splitl = k.wire("splits_loop", &acts & is_loop);
        let own = k.wire("region_is_own", self.has_entry() & &view.may_be_own & view.pc_matches.val().all());
        Cases {
            agree: k.wire("lanes_agree", (&split & !&parts) | (&splitl & !&own & &none)),
            part: k.wire("split_parts", split & &parts),
            begin_loop: k.wire("begin_loop", &splitl & !&own & &parts),
            widen: k.wire("widen", &splitl & &own & parts),
            leave: k.wire("leave", splitl & own & none),
            join: k.wire("joins", acts & is_join),
        }
    }

    /// The context is in a region.
    fn has_entry(&self) -> Expr {
        let entry = self.view.entry.val();
        entry.bit(entry.width() - 1)
    }

    fn events(&self, k: &mut Kernel, cases: &Cases, pending: &Expr) -> Events {
        let view = &self.view;
        k.comment("what happens: P9.1.14, P9.13.6");
        wire!(k, opens = &cases.agree | &cases.part | &cases.begin_loop);
        let fails = (&opens & &view.is_full) | (&cases.join & !self.has_entry());
        let ends = k.wire("side_ends", &cases.join & !view.has_deferred.val());
        let closes = match self.free_for.is_present() {
            false => ends,
            true => ends & !pending.any(),
        };
        Events {
            fails: k.wire("region_fails", fails),
            opens,
            resumes: k.wire("resumes", &cases.join & &view.has_deferred),
            closes: k.wire("closes", closes),
        }
    }

    /// What is not allowed in a region, or beside other contexts.
    fn deny(&self, k: &mut Kernel, fails: &Expr) {
        let (order, view, effect) = (&self.order, &self.view, &self.effect);
        let others = &self.free_for.has_others;
        let wakes = order.wakes.val() & (self.has_entry() | others);
        let returns = order.is_return.val() & !view.in_handler.val() & self.has_entry();
        wire!(k, denies = wakes | returns);
        k.drive(&effect.fails, fails | (&denies & &order.passes));
        k.drive(&effect.denies, denies);
    }

    /// Contexts that lanes start in, or leave. High when the others of a split start in one.
    fn change_contexts(&self, k: &mut Kernel, cases: &Cases, events: &Events, pending: &Expr) -> Expr {
        let (view, effect, free_for) = (&self.view, &self.effect, &self.free_for);
        if !free_for.is_present() {
            k.ignore("no other context has lanes", vec![pending.clone()]);
        }
        k.comment("contexts: P9.13.4, P9.13.6");
        let may_start = free_for.is_there.val() & !view.in_handler.val();
        wire!(k, starts = &cases.part & may_start);
        k.drive(&effect.starts, &starts & !&events.fails);
        let parent = view.parent.val();
        let is_outermost = !parent.bit(parent.width() - 1);
        let ends = &events.closes & is_outermost & &free_for.is_split & !view.in_handler.val();
        wire!(k, hands_over = ends & !&events.fails);
        let waits = &cases.join & !view.has_deferred.val() & pending.any() & !&events.fails;
        k.drive(&effect.frees, &hands_over | waits);
        k.drive(&effect.hands_over, hands_over);
        starts
    }

    /// The context's entry from now on.
    fn enter_and_leave(&self, k: &mut Kernel, events: &Events) {
        let (order, view) = (&self.order, &self.view);
        k.comment("the entry: P9.13.4, P9.13.10, P9.13.11, P9.13.14");
        let sound = !&events.fails;
        let none = zeros(view.entry.width());
        let cases = vec![
            (order.enters.val() | &order.stops, none),
            (&events.opens & &sound, concat([high(), view.unused_entry.val()])),
            (&events.closes & &sound, view.parent.val()),
            (order.returns.val() & &view.in_handler, self.handlers.shadow_entry.val()),
        ];
        k.drive(&self.effect.state, first_of(cases, &view.entry));
    }

    /// What is written of the region: high when anything is.
    fn write(&self, k: &mut Kernel, cases: &Cases, events: &Events, others: &Expr, starts: &Expr) -> Expr {
        let (order, view, memory) = (&self.order, &self.view, &self.memory);
        let lanes = others.width();
        k.comment("the region");
        let (frame, sides) = (&memory.new_frame, &memory.new_sides);
        k.drive(&memory.write_warp, self.warp());
        let entry_bits = memory.write_entry.width();
        let entry = view.entry.val().bits(0, entry_bits);
        let written = k.wire("written_entry", select(&events.opens, &view.unused_entry, entry));
        k.drive(&memory.write_entry, &written);
        k.drive(&memory.write_frame, &events.opens & !&events.fails);
        k.drive(&frame.mask, &order.active);
        k.drive(&frame.parent, &view.entry);
        k.drive(&frame.of_loop, &cases.begin_loop);
        let changes = &events.opens | &cases.widen | &cases.leave | &cases.join;
        let changes = k.wire("table_changes", changes & !&events.fails);
        k.drive(&memory.write_sides, &changes);
        let opened = replicate(lanes, &events.opens);
        let ended = replicate(lanes, &cases.join) & &order.active;
        k.drive(&sides.pending, (&opened & &order.active) | (!opened & &view.pending & !ended));
        wire!(k, defers = (&cases.part & !starts) | &cases.begin_loop | &cases.widen);
        let widened = replicate(lanes, &cases.widen) & &view.deferred_mask;
        k.drive(&sides.deferred_mask, (replicate(lanes, defers) & others) | widened);
        // What a loop has deferred goes on at the same address.
        k.drive(&sides.deferred_pc, &order.next);
        self.count(k, events, &written);
        changes
    }

    /// Which entries are used: one that was not is opened, or one that was is closed.
    fn count(&self, k: &mut Kernel, events: &Events, written: &Expr) {
        let (order, view, memory) = (&self.order, &self.view, &self.memory);
        let entries = view.used.width();
        k.comment("the entries used: P9.13.4, P9.13.14");
        wire!(k, turns = (&events.opens | &events.closes) & !&events.fails);
        wire!(k, empties = self.clearing.val() | &order.spawns | &order.stops);
        k.drive(&memory.write_used, &turns | &empties);
        let warps = vec![(self.clearing.val(), self.clear_warp.val()), (order.spawns.val(), order.free_warp.val())];
        k.drive(&memory.used_warp, first_of(warps, self.warp()));
        let turned = k.decode("turned", written, entries);
        let used = view.used.val() ^ turned;
        k.drive(&memory.new_used, replicate(entries, !empties) & used);
    }
}
