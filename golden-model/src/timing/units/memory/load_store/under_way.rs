//! What of the load/store unit is under way, in words.

use isa::Instruction;

use super::LoadStoreUnit;
use crate::timing::under_way::{lanes_text, UnderWay};

impl LoadStoreUnit {
    /// The accesses that wait, the active one, what is awaited, and the bytes that are to be printed.
    pub(crate) fn under_way(&self) -> Vec<UnderWay> {
        let lanes = self.shape.lanes;
        let instruction = |slot: usize| Some(self.slots[slot].decoded.instruction);
        let mut found = Vec::new();
        if let Some(active) = &self.active {
            let mut text = format!("lanes {} still to do", lanes_text(active.lanes, lanes));
            if !active.untranslated.is_empty() {
                text += &format!(", {} untranslated", lanes_text(active.untranslated, lanes));
            }
            found.push(UnderWay::of("active access", active.context, instruction(active.slot), text));
            let exchange = self.exchange_text().into_iter();
            found.extend(exchange.map(|text| UnderWay::new("exchange", text)));
        }
        for &context in &self.queue {
            found.push(UnderWay::of("next access", context, instruction(self.slot_of[context]), String::new()));
        }
        for awaited in &self.awaited {
            let last = if awaited.last { ", the last" } else { "" };
            let text = format!("an answer for lanes {}{last}", lanes_text(awaited.lanes, lanes));
            // Another access may have the slot of a store by now.
            let known: Option<Instruction> = instruction(awaited.slot).filter(|_| !awaited.is_store);
            found.push(UnderWay::of("awaited", awaited.context, known, text));
        }
        if let Some((context, slot, served)) = self.banks_answer() {
            let text = format!("an answer for lanes {}", lanes_text(served, lanes));
            found.push(UnderWay::of("scratchpad", context, instruction(slot), text));
        }
        for &(context, byte) in self.byte.iter().chain(&self.printing) {
            found.push(UnderWay::of("console queue", context, None, format!("byte {byte:02x}")));
        }
        found
    }
}
