//! Which lanes exchange a word, and in which order: the lowest first.
//!
//! A lane's operands are taken into registers in the cycle before its turn, those of all other lanes as 0. So the
//! choice among the lanes is an or.

use super::{Events, ExchangeUnit};
use crate::kit::prelude::*;

impl ExchangeUnit {
    /// Whose turn comes next, and what that lane brings along.
    pub(super) fn take_turns(&self, k: &mut Kernel, events: &Events) {
        let (left, turn) = (self.left.val(), self.turn.val());
        k.comment("turns: P26.12");
        let lanes = left.width();
        // Before the answer no lane has had its turn.
        let had = replicate(lanes, &events.exchanges) & turn;
        wire!(k, waiting = left & !had);
        let next = k.lowest_set("next_turn", &waiting);
        k.update(&self.turn, &next);
        self.share(k, events, &next);
        k.update_when(&self.left, &events.begins, &self.served);
        k.update_when(&self.left, &events.exchanges, &waiting);
        for lane in 0..self.value.len() {
            let is_next = next.bit(lane as u32);
            for (register, operand) in
                [(&self.turn_value[lane], &self.value[lane]), (&self.turn_expected[lane], &self.expected[lane])]
            {
                k.update_when(register, !&is_next, zeros(operand.width()));
                k.update_when(register, high(), operand);
            }
        }
    }

    /// The lanes that name the same word as the lowest one.
    fn share(&self, k: &mut Kernel, events: &Events, lowest: &Expr) {
        let waiting = self.left.val();
        k.comment("the lanes that share a word: P26.8");
        let shared = match self.word_place.is_present() {
            false => waiting,
            true => {
                let places: Vec<Expr> = self.place.iter().map(RSignal::val).collect();
                let place = k.wire("place_shared", one_hot_select(&lowest.each_bit(), &places));
                k.update_when(&self.word_place, &events.arrives, &place);
                k.drive(&self.read_place, &place);
                let same = places.iter().map(|other| other.equals(&place));
                k.wire("shares_word", waiting & pack(same))
            }
        };
        k.update_when(&self.taken, &events.arrives, &shared);
        k.update_when(&self.left, &events.arrives, shared);
    }
}
