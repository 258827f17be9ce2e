//! Whose turn it is to spawn, of the warps that wait for a stopped one (docs/pipeline.md section 9).
//!
//! A warp that waits executes its wspawn again when it gets the turn; until then no other one may spawn, so none is
//! overtaken.

use isa::{CoreConfig, Scalar};

use crate::index::{context_index, context_set};
use crate::kit::prelude::*;
use crate::trace::TracePorts;
use crate::units::divergence::has_split_contexts;

hardware! {
    /// Gives contexts that wait to spawn their turn, in cyclic order.
    pub struct SpawnTurn(config: &CoreConfig) {
        let contexts = config.contexts();
        let splits = has_split_contexts(config);
        let fields = [
            Scalar::SpawnTurnValid,
            Scalar::SpawnTurnContext,
            Scalar::LastSpawnTurn,
        ];

        /// From warp table: a warp is Stopped.
        pub any_stopped: In(1),
        /// From warp table: contexts in WaitSpawn.
        pub spawning: In(context_set(config)),
        /// From warp table: there is one.
        pub any_spawning: In(1) if (config.is_deep() && !splits),
        /// From warp table: an instruction is in execute.
        pub executes: In(1),
        /// From warp table: its context, whether or not there is one.
        pub execute_context: In(context_index(config)) if (!config.is_deep() || splits),
        /// From warp table: the context that is in execute in the next cycle, whether or not there is one.
        pub next_context: In(context_index(config)) if (config.is_deep() && !splits),
        /// To warp table: the context that gets the turn, one bit a context.
        pub granted: Out(context_set(config)),
        /// To warp table: it is the turn of the context in execute.
        pub is_own: Out(1),
        /// From warp table: contexts that are held, so they get no turn.
        pub held: In(context_set(config)) if (splits),
        /// From warp table: contexts that are to be held, so they lose it.
        pub caught: In(context_set(config)) if (splits),
        /// To the lock step: the turn.
        pub trace: TracePorts(config, &fields),
        /// A context has the turn. Reset: 0.
        given: Register(1; reset 0),
        /// The context that has it, or had it last. Reset: the last one, so that context 0 comes first.
        last: Register(context_index(config); reset u128::from(contexts - 1)),
        /// In a deep pipeline: the contexts behind the last one, as it was in the cycle before. A turn is given two
        /// cycles after another at the earliest. Reset: none.
        behind: Register(context_set(config); reset 0) if (config.is_deep() && !splits),
        /// In a deep pipeline: the context in execute had the turn before this cycle. One that gets it runs again only
        /// then, so it is not in execute. Reset: 0.
        is_here: Register(1; reset 0) if (config.is_deep() && !splits),
    }
}

/// Whether the core has more than one context: one alone waits for ever.
pub fn is_present(config: &CoreConfig) -> bool {
    config.contexts() > 1
}

impl Describe for SpawnTurn {
    fn kernel(&self, k: &mut Kernel) {
        if self.held.is_present() {
            k.rules("P9.13.13");
        }
        let (given, waiting) = (self.given.val(), self.spawning.val());
        let contexts = waiting.width();
        let spawning = k.wire("may_get_it", &waiting & !self.held.val());
        k.comment("the first that waits behind the last one: P9.10.1");
        let above_0 = constant(contexts, u128::MAX >> (128 - contexts) ^ 1);
        let behind = k.wire("behind_last", above_0.shift_left(&self.last));
        let behind = match self.behind.is_present() {
            false => behind,
            true => {
                k.update(&self.behind, behind);
                self.behind.val()
            }
        };
        let behind = k.wire("waits_behind", &spawning & behind);
        let (next, next_number) = self.first(k, &behind, &spawning);
        let waits = match self.any_spawning.is_present() {
            false => waiting.any(),
            true => self.any_spawning.val(),
        };
        wire!(k, waits = waits);
        let asks = match self.held.is_present() {
            false => waits.clone(),
            true => spawning.any(),
        };
        wire!(k, grants = asks & &self.any_stopped & !&given);
        k.drive(&self.granted, replicate(contexts, &grants) & &next);
        let loses = k.pick("loses", &self.caught.val().each_bit(), &self.last);
        let gets = &grants & !(&next & &self.caught).any();
        let next_number = next_number.unwrap_or_else(|| k.encode("next_number", &next, self.last.width()));
        k.update_when(&self.last, &grants, next_number);

        k.comment("the context in execute: P9.10.2, P9.10.3");
        let has_turn = match self.is_here.is_present() {
            false => self.execute_context.val().equals(&self.last),
            true => self.is_here.val(),
        };
        wire!(k, has_turn = has_turn);
        k.update(&self.is_here, &given & self.next_context.val().equals(&self.last));
        let ends = &has_turn & &self.executes;
        k.update(&self.given, select(&given, !ends & !loses, gets));
        k.drive(&self.is_own, select(&given, has_turn, !waits));
        k.comment("trace");
        self.trace.drive(k, Scalar::SpawnTurnValid, &self.given);
        self.trace.drive(k, Scalar::SpawnTurnContext, &self.last);
        self.trace.drive(k, Scalar::LastSpawnTurn, &self.last);
    }
}

impl SpawnTurn {
    /// The first of those behind the last one, else of all, one bit a context. In a deep pipeline also its number, and
    /// both choices are made while it is found whether one is behind.
    fn first(&self, k: &mut Kernel, behind: &Expr, all: &Expr) -> (Expr, Option<Expr>) {
        if !self.behind.is_present() {
            return (k.lowest_set("next", select(behind.any(), behind, all)), None);
        }
        let width = self.last.width();
        wire!(k, any_behind = behind.any());
        let first_behind = k.lowest_set("first_behind", behind);
        let first_of_all = k.lowest_set("first_of_all", all);
        let number_behind = k.lowest_position("number_behind", behind, width);
        let number_of_all = k.lowest_position("number_of_all", all, width);
        let next = k.wire("next", select(&any_behind, first_behind, first_of_all));
        (next, Some(select(any_behind, number_behind, number_of_all)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_described_soundly_for_any_number_of_warps() {
        for (arch, trace) in [("4w8/8/1/2", false), ("4w8/8/1/5", true), ("4w8/8/1/64", true)] {
            let config = crate::tests::core_of(&format!("arch = \"{arch}\", trace = {trace}"));
            crate::kit::emit(&SpawnTurn::new(&config)).unwrap();
        }
    }

    /// Rules: P9.10.2.
    #[test]
    fn a_warp_alone_has_no_turn_and_never_spawns() {
        for (arch, present) in [("4w8/8/4/1", false), ("4w8/8/4/2", true)] {
            let config = CoreConfig::for_arch(arch.parse().unwrap()).unwrap();
            let modules = crate::emission::emit_modules(&config).unwrap();
            let emitted = modules.iter().any(|module| module.name == "spawn_turn");
            assert_eq!(emitted, present, "{arch}");
        }
    }
}
