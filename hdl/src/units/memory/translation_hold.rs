//! Holds accesses back for a change of the TLB that waits (docs/pipeline.md section 9).
//!
//! A change is made between two accesses, never while one is active: that one may have been translated already. While a
//! change waits for the active access to end, no other one takes its place, so that it need not wait for ever.

use isa::{CoreConfig, Scalar};

use crate::index::context_index;
use crate::kit::prelude::*;
use crate::stages::execute::ports::TranslationSide;
use crate::stages::execute::ports::WarpTableSide;
use crate::trace::TracePorts;
use crate::units::divergence::has_split_contexts;
use crate::units::divergence::multi_path::contexts::SplitContexts;

hardware! {
    /// Holds accesses back for the context whose change of the TLB waits.
    pub struct TranslationHold(config: &CoreConfig) {
        let fields = [Scalar::TranslationHoldValid, Scalar::TranslationHoldContext];
        from split_contexts: SplitContexts(config) if (has_split_contexts(config)) { caught = effects.caught }
        from execute: WarpTableSide(config) { executes = update.executes, execute_context = update.context }
        from execute: TranslationSide(config) { waits = change_waits }

        /// To load/store unit: no further access becomes active.
        pub hold: Out(1),
        /// To the lock step: the context that it is for.
        pub trace: TracePorts(config, &fields),
        /// Accesses are held back. Reset: 0.
        holds: Register(1; reset 0),
        /// The context for whose change they are.
        holder: Register(context_index(config)),
    }
}

/// Whether a change can meet an access on its way: a warp alone does not, for it waits for its own accesses.
pub fn is_present(config: &CoreConfig) -> bool {
    config.tlb_entries > 0 && config.contexts() > 1
}

impl Describe for TranslationHold {
    fn kernel(&self, k: &mut Kernel) {
        k.rules(if self.caught.is_present() { "P9.9.2, P9.13.13" } else { "P9.9.2" });
        let holds = self.holds.val();
        let own = self.holder.val().equals(&self.execute_context);
        wire!(k, ends = self.executes.val() & own & !self.waits.val());
        let loses = k.pick("loses", &self.caught.val().each_bit(), &self.holder);
        k.update(&self.holds, select(&holds, !(ends | loses), &self.waits));
        k.update_when(&self.holder, !&holds, &self.execute_context);
        k.drive(&self.hold, &holds);
        k.comment("trace");
        self.trace.drive(k, Scalar::TranslationHoldValid, &holds);
        self.trace.drive(k, Scalar::TranslationHoldContext, &self.holder);
    }
}

#[cfg(test)]
mod tests {
    /// Rules: P9.9.2.
    #[test]
    fn it_stands_only_where_a_change_can_meet_an_access() {
        for (arch, tlb_entries, present) in
            [("4w8/8/1/1", 2, false), ("4w8/8/1/2", 0, false), ("4w8/8/1/2", 1, true), ("4w8/8/1/64", 4, true)]
        {
            let config = crate::tests::core_of(&format!("arch = \"{arch}\", tlb_entries = {tlb_entries}"));
            let modules = crate::emission::emit_modules(&config).unwrap();
            let emitted = modules.iter().any(|module| module.name == "translation_hold");
            assert_eq!(emitted, present, "{arch} with {tlb_entries} entries");
        }
    }
}
