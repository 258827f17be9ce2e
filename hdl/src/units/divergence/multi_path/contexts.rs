//! Contexts beside the homes of the warps: which are Free, whose they are, which are held by another one
//! (docs/pipeline.md part 9.13).
//!
//! A holder needs no number: of the contexts of its warp it is the one that is neither held nor Free. Everything that
//! execute wants to know here follows from registers, so it is there early in the cycle, and so does the choice of a
//! Free context, wanted or not.

use isa::divergence::multi_path::RegionField;
use isa::divergence::DivergenceField;
use isa::trace::Slot;
use isa::{Context, CoreConfig};

use super::RegionDivergence;
use super::OF_CONTEXTS;
use crate::citations::cite;
use crate::index::{context_index, context_set, home_of, owner_index, warp_index, warp_set};
use crate::kit::prelude::*;
use crate::stages::commit::Commit;
use crate::stages::execute::ports::DivergenceSide;
use crate::stages::execute::ports::WarpTableSide;
use crate::trace::TracePorts;
use crate::units::divergence::has_split_contexts;
use crate::units::scoreboard::Scoreboard;
use crate::units::warps::barriers::Barriers;
use crate::units::warps::warp_table::ports::SplitContextsSide;

bundle! {
    /// What the instruction in execute does to contexts beside its own.
    pub struct ContextUpdate(config: &CoreConfig) {
        /// Its warp.
        owner: owner_index(config),
        /// Lanes of its context start in another one.
        starts: 1; if (has_split_contexts(config)),
        /// Its context becomes Free.
        frees: 1; if (has_split_contexts(config)),
        /// The lanes of its context go on in the home of its warp.
        hands_over: 1; if (has_split_contexts(config)),
        /// Its warp stops.
        stops: 1; if (has_split_contexts(config)),
        /// Its context alone may execute from now on.
        holds: 1; if (has_split_contexts(config)),
        /// Its warp is in a handler.
        in_handler: 1; if (has_split_contexts(config)),
    }
}

bundle! {
    /// Which contexts these are, one bit a context.
    pub struct ContextEffects(config: &CoreConfig) if (has_split_contexts(config)) {
        /// The home of the warp in execute.
        home: context_set(config),
        /// Contexts that become Free, and the home of a warp that stops.
        cleared: context_set(config),
        /// The context in which lanes start, or go on after another one.
        begun: context_set(config),
        /// The context in which lanes start.
        started: context_set(config),
        /// Its number; anything when there is none.
        started_context: context_index(config),
        /// Contexts that are held.
        held: context_set(config),
        /// Contexts that are held in the next cycle.
        next_held: context_set(config),
        /// Contexts that are to be held, as the one in execute alone may execute.
        caught: context_set(config),
        /// Contexts of warp 0.
        of_first_warp: context_set(config),
    }
}

bundle! {
    /// What other contexts of its warp mean for the instruction in execute.
    pub struct OtherContexts(config: &CoreConfig) if (has_split_contexts(config)) {
        /// One of them holds the warp: the instruction does not execute.
        hold: 1,
        /// An interrupt, or a halt, has to wait for them.
        must_be_quiet: 1,
    }
}

bundle! {
    /// What the mechanism wants to know of contexts for the instruction in execute.
    pub struct FreeContexts(config: &CoreConfig) if (has_split_contexts(config)) {
        /// Its warp has other contexts.
        has_others: 1,
        /// There is a Free one for lanes of its warp.
        is_there: 1,
        /// Its own context is a split context.
        is_split: 1,
    }
}

hardware! {
    /// Whose contexts are, which are Free, and which are held. Vectors have one bit a context.
    pub struct SplitContexts(config: &CoreConfig) {
        let (warps, contexts) = (config.arch.warps(), config.contexts());
        let splits = (u128::MAX >> (128 - contexts)) ^ (u128::MAX >> (128 - warps));
        from scoreboard: Scoreboard(config) if (config.scoreboard) { undrained }
        from execute: WarpTableSide(config) { execute_context = update.context, executes = update.executes }
        from execute: DivergenceSide(config) { update: ContextUpdate = others }
        from commit: Commit(config) { released_warp = copied.owner }
        from divergence: RegionDivergence(config) { released }
        from warp_table: SplitContextsSide(config) { running, spawning }
        from barriers: Barriers(config) if (config.barriers > 0) { meeting = waiting_contexts }

        /// To execute: what other contexts mean for the instruction in execute.
        pub others_of: OtherContexts<Out>(config),
        /// To divergence: what it wants to know.
        pub free_for: FreeContexts<Out>(config),
        /// To fetch and schedule: the warp of each split context.
        pub owners: [Out(warp_index(config)); config.split_contexts],
        /// To warp table: which contexts split contexts changes, and which it holds.
        pub effects: ContextEffects<Out>(config),
        /// For the trace: contexts that are Free.
        pub shown_free: Out(context_set(config)) if (config.trace),
        /// To the lock step: the warp of each context, and the context that holds each warp.
        pub trace: TracePorts = TracePorts::new(config, &[]).with_divergence_fields(config, &OF_CONTEXTS),
        /// Contexts that no warp uses. Reset: all split contexts.
        free: Register(context_set(config); reset splits),
        /// Contexts that may not execute, for another one holds their warp. Reset: none. Never one that is Free.
        held_contexts: Register(context_set(config); reset 0),
        /// Warps that a context holds. Reset: none.
        held_warps: Register(warp_set(config); reset 0),
        /// The warp that each split context belongs to, or belonged to last.
        owner: [Register(warp_index(config)); config.split_contexts],
        _config: CoreConfig = *config,
    }
}

/// What the instruction in execute does.
struct Here {
    /// Its warp, one bit a warp.
    warp: Expr,
    /// Its context, one bit a context.
    context: Expr,
    /// The home of its warp, one bit a context.
    home: Expr,
    /// The contexts of its warp; Free ones may be among them.
    own: Expr,
    /// Those of them that are not Free, but its own.
    others: Expr,
    /// Its context is held.
    is_held: Expr,
}

impl Describe for SplitContexts {
    fn kernel(&self, k: &mut Kernel) {
        let here = self.here(k);
        self.others(k, &here);
        let start = self.choose(k, &here);
        self.change(k, &here, &start);
        self.hold(k, &here);
        for (target, owner) in self.owners.iter().zip(&self.owner) {
            k.drive(target, owner);
        }
        self.traced(k);
    }
}

impl SplitContexts {
    /// `bit` for the contexts in `select`, 0 for the others.
    fn at(&self, bit: impl Into<Expr>, select: impl Into<Expr>) -> Expr {
        replicate(self.free.width(), bit) & select
    }

    /// The contexts of a warp: its home, and the split contexts that it has or had last.
    fn contexts_of(&self, home: &Expr, warp: &RSignal<In>) -> Expr {
        let owners = self.owner.iter();
        let splits = owners.map(|owner| owner.val().equals(warp));
        pack(home.each_bit().into_iter().chain(splits))
    }

    fn here(&self, k: &mut Kernel) -> Here {
        let (warps, contexts) = (self._config.arch.warps(), self._config.contexts());
        k.comment("the context in execute, and others of its warp: P9.13.8, P9.13.9");
        let context = k.decode("execute_select", &self.execute_context, contexts);
        let warp = k.decode("warp_select", &self.update.owner, warps);
        let own = k.wire("of_same_warp", self.contexts_of(&warp, &self.update.owner));
        let others = &own & !(self.free.val() | &context);
        Here {
            home: warp.zero_extend(contexts),
            others: k.wire("others", others),
            is_held: k.pick("is_held", &self.held_contexts.val().each_bit(), &self.execute_context),
            warp,
            context,
            own,
        }
    }

    /// What other contexts mean for the instruction there: while it may execute, it is the holder if there is one.
    /// (Then it has been for so long that nothing of the others is in flight.)
    fn others(&self, k: &mut Kernel, here: &Here) {
        let quiet = self.running.val() | &self.spawning | &self.meeting;
        wire!(k, quiet = quiet & !self.undrained.val());
        let disturb = k.wire("others_disturb", (&here.others & !quiet).any());
        let any = k.wire("has_others", here.others.any());
        let held_warps = self.held_warps.val().each_bit();
        let holds = k.pick("is_holder_or_held", &held_warps, &self.update.owner);
        k.drive(&self.others_of.hold, &here.is_held);
        k.drive(&self.others_of.must_be_quiet, disturb | (&any & !holds));
        k.drive(&self.free_for.has_others, any);
    }

    /// The Free context that is wanted first, one bit a context.
    fn choose(&self, k: &mut Kernel, here: &Here) -> Expr {
        let (config, free) = (&self._config, self.free.val());
        let (warps, contexts) = (config.arch.warps(), config.contexts());
        k.comment("a Free context: the home, else the lowest of the split contexts; P9.13.4");
        let homes = free.bits(0, warps).each_bit();
        let home = k.pick("home_is_free", &homes, &self.update.owner);
        let splits = k.wire("free_splits", free.bits(warps, contexts - warps));
        k.drive(&self.free_for.is_there, &home | splits.any());
        let first_split = constant(self.execute_context.width(), warps.into());
        let is_home = self.execute_context.val().less_than(first_split);
        k.drive(&self.free_for.is_split, !is_home);
        let lowest = k.lowest_set("lowest_split", splits);
        let lowest = k.wire("lowest_free", concat([lowest, zeros(warps)]));
        let number = k.encode("lowest_number", &lowest, self.execute_context.width());
        k.drive(&self.effects.started_context, select(&home, home_of(config, &self.update.owner), number));
        let start = select(&home, &here.home, lowest);
        k.wire("first_free", start)
    }

    /// Which are Free, and whose they are.
    fn change(&self, k: &mut Kernel, here: &Here, start: &Expr) {
        let update = &self.update;
        let warps = self._config.arch.warps();
        k.comment("which are Free: P9.13.1, P9.13.4, P9.13.6, P9.13.14");
        let started = k.wire("starts_in", self.at(&update.starts, start));
        let handed = self.at(&update.hands_over, &here.home);
        let begun = k.wire("begins_in", &started | handed);
        let cleared = self.at(&update.frees, &here.context) | self.at(&update.stops, &here.own);
        let cleared = k.wire("clears", cleared);
        let stopped = self.at(&update.stops, &here.home);
        k.update(&self.free, (self.free.val() | &cleared) & !(&begun | stopped));
        for (split, owner) in (warps..).zip(&self.owner) {
            k.update_when(owner, started.bit(split), &update.owner);
        }
        k.drive(&self.effects.home, &here.home);
        k.drive(&self.effects.cleared, cleared);
        k.drive(&self.effects.begun, begun);
        k.drive(&self.effects.started, started);
        let splits = self.owner.iter().map(|owner| owner.val().is(0));
        let homes = (0..warps).map(|home| if home == 0 { high() } else { low() });
        k.drive(&self.effects.of_first_warp, pack(homes.chain(splits)));
        k.drive(&self.shown_free, &self.free);
    }

    /// Which are held.
    fn hold(&self, k: &mut Kernel, here: &Here) {
        let update = &self.update;
        let warps = self._config.arch.warps();
        k.comment("which are held: P9.13.9 to P9.13.12, P9.13.14");
        let keeps = here.is_held.clone() | &update.in_handler | &update.holds;
        let ends = k.wire("ends_hold", update.stops.val() | (self.executes.val() & !keeps));
        let caught = k.wire("catches", self.at(&update.holds, &here.others));
        let released = k.decode("released_select", &self.released_warp, warps);
        let left = self.contexts_of(&released, &self.released_warp);
        let left = self.at(&self.released, k.wire("left", left));
        let ended = k.wire("let_go", self.at(&ends, &here.own) | left);
        let held = k.wire("held_next", (self.held_contexts.val() & !ended) | &caught);
        k.update(&self.held_contexts, &held);
        k.drive(&self.effects.next_held, held);
        k.drive(&self.effects.held, &self.held_contexts);
        k.drive(&self.effects.caught, caught);
        let of_warps = |bit: Expr, warps: &Expr| replicate(warps.width(), bit) & warps;
        let ended = of_warps(ends, &here.warp) | of_warps(self.released.val(), &released);
        let begun = of_warps(update.holds.val(), &here.warp);
        k.update(&self.held_warps, (self.held_warps.val() & !ended) | begun);
    }

    fn traced(&self, k: &mut Kernel) {
        if !self._config.trace {
            return;
        }
        k.comment(cite(&self._config, "trace", "P17.15, P17.16"));
        let warps = self._config.arch.warps();
        for number in 0..self._config.contexts() {
            let slot = |field| Slot::Divergence(DivergenceField::Region(field), Context(number));
            let (owner, holds, holder) = if number < warps {
                self.traced_home(k, number)
            } else {
                let owner = self.owner[(number - warps) as usize].val();
                let used = !self.free.val().bit(number);
                let owner = replicate(owner.width(), used) & owner;
                (owner, low(), zeros(self.execute_context.width()))
            };
            self.trace.drive_slot(k, slot(RegionField::Owner), owner);
            self.trace.drive_slot(k, slot(RegionField::HolderValid), holds);
            self.trace.drive_slot(k, slot(RegionField::Holder), holder);
        }
    }

    /// A warp, whether it is held, and by whom: the context that is neither held nor Free.
    fn traced_home(&self, k: &mut Kernel, warp: u32) -> (Expr, Expr, Expr) {
        let config = &self._config;
        let number = constant(config.arch.warp_index_bits(), warp.into());
        let homes = (0..config.arch.warps()).map(|home| if home == warp { high() } else { low() });
        let splits = self.owner.iter().map(|owner| owner.val().equals(&number));
        let among = pack(homes.chain(splits)) & !(self.free.val() | &self.held_contexts);
        let among = k.wire(format!("holder_of_{warp}"), among);
        let holder = k.encode(format!("holder_number_{warp}"), &among, self.execute_context.width());
        let holds = self.held_warps.val().bit(warp);
        (number, holds, holder)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_described_soundly_for_any_number_of_warps_and_contexts() {
        for (arch, split_contexts) in
            [("4w8/8/1/1", 1), ("4w8/8/4/4", 8), ("4w8/8/3/5", 3), ("8w32/32/8/32", 32), ("4w8/8/4/1", 63)]
        {
            let config = crate::tests::core_of(&format!(
                "arch = \"{arch}\", \
                 divergence = \"multi-path\", split_contexts = {split_contexts}"
            ));
            for config in [config.without_trace(), config.with_trace()] {
                crate::kit::emit(&SplitContexts::new(&config)).unwrap();
            }
        }
    }
}
