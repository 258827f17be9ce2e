//! Choose, in a deep pipeline: which context is scheduled next (docs/pipeline.md section 28).
//!
//! The choice is a stage of its own: what is chosen is in registers, and stays there until its fetch is taken. A
//! context has one instruction in the pipeline at most, so all candidates are alike.

use isa::CoreConfig;

use crate::index::{context_index, context_set};
use crate::kit::prelude::*;
use crate::stages::schedule::Schedule;
use crate::units::warps::warp_table::ports::ScheduleSide;

hardware! {
    /// Chooses the next context in cyclic order.
    pub struct Choose(config: &CoreConfig) {
        from warp_table: ScheduleSide(config) { ready }
        from schedule: Schedule(config) { taken = fire }

        /// To schedule: a context is chosen.
        pub is_chosen: Out(1),
        /// To schedule: its number.
        pub chosen_context: Out(context_index(config)),
        /// To schedule: the context, one bit a context.
        pub select: Out(context_set(config)),
        /// To warp table: the context that is chosen in this cycle, one bit a context.
        pub chosen_now: Out(context_set(config)),

        /// Contexts to choose among. Reset: none.
        ready_contexts: Register(context_set(config); reset 0),
        /// Reset: none.
        valid: Register(1; reset 0),
        number: Register(context_index(config)),
        one_hot: Register(context_set(config)),
        /// Contexts above the one chosen last. Reset: none, so that context 0 comes first.
        above_last: Register(context_set(config); reset 0),
    }
}

impl Describe for Choose {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("P28.1, P28.2");
        let ready = self.ready_contexts.val();
        let wanted = k.wire("is_wanted", !self.valid.val() | &self.taken);
        wire!(k, above = &ready & &self.above_last);
        wire!(k, any_above = above.any());
        let choice_above = k.lowest_set("choice_above", &above);
        let choice_of_all = k.lowest_set("choice_of_all", &ready);
        wire!(k, choice = select(&any_above, choice_above, choice_of_all));
        let width = self.number.width();
        let number_above = k.lowest_position("number_above", &above, width);
        let number_of_all = k.lowest_position("number_of_all", &ready, width);
        let number = select(&any_above, number_above, number_of_all);
        let chosen_now = k.wire("chosen_here", replicate(choice.width(), &wanted) & &choice);
        k.update(&self.ready_contexts, self.ready.val() & !&chosen_now);
        k.drive(&self.chosen_now, chosen_now);

        k.comment("what is chosen: P28.2, P28.3");
        k.update(&self.valid, ready.any() | (self.valid.val() & !self.taken.val()));
        k.update_when(&self.number, &wanted, number);
        k.update_when(&self.one_hot, &wanted, &choice);
        let above_choice = (0..choice.width()).map(|context| match context {
            0 => low(),
            _ => select(&any_above, above.bits(0, context).any(), ready.bits(0, context).any()),
        });
        wire!(k, above_choice = pack(above_choice));
        k.update_when(&self.above_last, wanted & ready.any(), above_choice);

        k.drive(&self.is_chosen, &self.valid);
        k.drive(&self.chosen_context, &self.number);
        k.drive(&self.select, &self.one_hot);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: P28.1, P28.2.
    #[test]
    fn it_is_described_soundly_for_any_number_of_contexts() {
        for options in [
            "arch = '4w8/8/1/1'",
            "arch = '4w8/8/2/5'",
            "arch = '4w8/8/1/64'",
            "arch = '4w8/8/4/4', divergence = 'multi-path', split_contexts = 3",
        ] {
            let config = crate::tests::core_of(&format!("pipeline = 'deep', {options}"));
            crate::kit::emit(&Choose::new(&config)).unwrap();
        }
    }
}
