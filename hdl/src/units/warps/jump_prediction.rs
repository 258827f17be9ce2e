//! The jump back that each context took last, so that a loop goes on without a redirect (docs/pipeline.md section 20).
//!
//! What is remembered of the context that schedule chooses is read beside its pc. The comparison follows in the next
//! cycle, beside the addition of the word: so it lies behind registers, not behind the choice. The jump's immediate is
//! remembered, too: an instruction that was predicted is where the jump was, so decode compares immediates in
//! place of targets.

use isa::trace::Slot;
use isa::{Context, CoreConfig, FieldLayout, OperandClass, PerPrediction};

use crate::index::{context_index, context_set};
use crate::kit::prelude::*;
use crate::trace::TracePorts;

/// Bits of a jump's immediate.
pub fn immediate_bits(config: &CoreConfig) -> u32 {
    let layout = FieldLayout::new(&config.arch);
    let immediate = layout.immediate(OperandClass::OneImm);
    immediate.map_or(0, |field| field.width)
}

bundle! {
    /// What the instruction in execute does to the prediction of its context.
    pub struct JumpUpdate(config: &CoreConfig) if (config.jump_prediction) {
        /// It is a jump to remember.
        remembers: 1,
        /// What is remembered was wrong.
        forgets: 1,
        /// Its address.
        pc: config.arch.word_bits(),
        /// Its target.
        target: config.arch.word_bits(),
        /// Its immediate, as the instruction holds it.
        immediate: immediate_bits(config),
    }
}

hardware! {
    /// What each context remembers of its last jump back.
    pub struct JumpPrediction(config: &CoreConfig) {
        let (contexts, word) = (config.contexts(), config.arch.word_bits());
        let shown = if config.trace { contexts } else { 0 };

        /// From schedule: the context chosen.
        pub schedule_context: In(context_index(config)),
        /// From schedule: the context chosen, one bit a context; no bit when there is no candidate.
        pub schedule_select: In(context_set(config)),
        /// From warp table: the address scheduled in the cycle before.
        pub last_pc: In(word),
        /// To warp table: the address scheduled before is that of the remembered jump.
        pub predicted: Out(1),
        /// To warp table: where it goes.
        pub target: Out(word),
        /// From execute: what the instruction there does.
        pub update: JumpUpdate<In>(config),
        /// From execute: its context.
        pub execute_context: In(context_index(config)),
        /// From warp table: the context in execute, one bit a context.
        pub execute_select: In(context_set(config)),
        /// From decode: the context there.
        pub decode_context: In(context_index(config)),
        /// To decode: the immediate of its remembered jump.
        pub decode_immediate: Out(immediate_bits(config)),
        /// To the lock step: what is remembered.
        pub trace: TracePorts = TracePorts::new(config, &[]).with_predictions(config),

        /// Contexts that remember a jump. Reset: none.
        predicts: Register(context_set(config); reset 0),
        /// Its address.
        jump_pc: DistributedRam(contexts, word, shown),
        /// Where it goes.
        jump_target: DistributedRam(contexts, word, shown),
        /// Its immediate.
        jump_immediate: DistributedRam(contexts, immediate_bits(config), 0),
        /// The context chosen in the cycle before remembers a jump. Reset: 0.
        last_predicts: Register(1; reset 0),
        /// Its address.
        last_jump_pc: Register(word),
        /// Where that goes.
        last_target: Register(word),
    }
}

impl Describe for JumpPrediction {
    fn kernel(&self, k: &mut Kernel) {
        self.remember(k);
        k.comment("the context chosen, and a cycle later whether its address is the jump's: P20.1");
        let predicts = self.predicts.val() & &self.schedule_select;
        k.update(&self.last_predicts, predicts.any());
        for (last, ram) in [(&self.last_jump_pc, &self.jump_pc), (&self.last_target, &self.jump_target)] {
            k.drive(&ram.read_address, &self.schedule_context);
            k.update(last, &ram.read_data);
        }
        let there = self.last_jump_pc.val().equals(&self.last_pc);
        k.drive(&self.predicted, self.last_predicts.val() & there);
        k.drive(&self.target, &self.last_target);
        let immediate = &self.jump_immediate;
        k.drive(&immediate.read_address, &self.decode_context);
        k.drive(&self.decode_immediate, &immediate.read_data);
        self.traced(k);
    }
}

impl JumpPrediction {
    /// What execute tells.
    fn remember(&self, k: &mut Kernel) {
        let update = &self.update;
        k.rules("P20.3, P20.5, P20.6");
        k.comment("what is remembered");
        let contexts = self.predicts.width();
        let at = |bit: &RSignal<In>| replicate(contexts, bit) & &self.execute_select;
        k.update(&self.predicts, (self.predicts.val() & !at(&update.forgets)) | at(&update.remembers));
        for (ram, value) in [
            (&self.jump_pc, &update.pc),
            (&self.jump_target, &update.target),
            (&self.jump_immediate, &update.immediate),
        ] {
            k.drive(&ram.write_enable, &update.remembers);
            k.drive(&ram.write_address, &self.execute_context);
            k.drive(&ram.write_data, value);
        }
    }

    fn traced(&self, k: &mut Kernel) {
        k.comment("trace: P20.7");
        let words = self.jump_pc.shown.iter().zip(&self.jump_target.shown);
        for (number, (pc, target)) in (0..).zip(words) {
            let predicts = self.predicts.val().bit(number);
            let slot = |field| Slot::Prediction(field, Context(number));
            let counts = replicate(pc.width(), &predicts);
            for (field, value) in [(PerPrediction::JumpPc, pc), (PerPrediction::JumpTarget, target)] {
                self.trace.drive_slot(k, slot(field), &counts & value);
            }
            self.trace.drive_slot(k, slot(PerPrediction::Predicts), predicts);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::{CoreOptions, DivergenceMechanism};

    #[test]
    fn it_is_described_soundly_for_one_context_and_many() {
        for (arch, divergence) in [
            ("4w8/8/1/1", DivergenceMechanism::Stack),
            ("8w32/32/3/5", DivergenceMechanism::Masks),
            ("4w8/8/4/4", DivergenceMechanism::MultiPath),
        ] {
            for trace in [false, true] {
                let options = CoreOptions {
                    arch: Some(arch.to_owned()),
                    divergence: Some(divergence),
                    jump_prediction: Some(true),
                    trace: Some(trace),
                    ..CoreOptions::default()
                };
                let config = CoreConfig::from_options(&options).unwrap();
                crate::kit::emit(&JumpPrediction::new(&config)).unwrap();
            }
        }
    }

    #[test]
    fn nothing_of_it_is_there_unless_it_is_asked_for() {
        for jump_prediction in [false, true] {
            let config = crate::tests::core_of(&format!("jump_prediction = {jump_prediction}"));
            let verilog = crate::emission::emit_verilog(&config).unwrap();
            assert_eq!(verilog.contains("module jump_prediction"), jump_prediction);
            assert_eq!(verilog.contains("predicted"), jump_prediction);
        }
    }
}
