//! Fetches: what is asked for, and the words that come of it.
//!
//! With an instruction cache on AXI4 the requests come as whole lines (docs/pipeline.md section 19): the first word's
//! asks for a burst of the line, and those of the others are taken along.

use super::Transfers;
use crate::kit::prelude::*;

impl Transfers {
    /// Takes the core's fetch. Gives whether it becomes a transfer.
    pub(super) fn fetch(&self, k: &mut Kernel, may: Expr) -> Expr {
        let request = &self.core.instruction_request;
        let ready = k.wire("fetch_ready", may);
        let bits = self._shape.fetch_words.trailing_zeros();
        if bits == 0 {
            let fetch = k.wire("asks_fetch", &ready & &request.valid);
            k.drive(&request.ready, ready);
            return fetch;
        }
        let along = k.wire("comes_along", request.word.val().bits(0, bits).any());
        k.drive(&request.ready, &ready | &along);
        k.wire("asks_fetch", ready & &request.valid & !along)
    }

    /// Hands the words of a beat to the core, one a cycle.
    pub(super) fn hand_words(&self, k: &mut Kernel, fetched: &Expr) {
        let core = &self.core;
        let words = self.words_fetched(k);
        let response = &core.instruction_response;
        let left = &self.words_left;
        match left.is_present() {
            false => k.update(&self.fetched, fetched),
            true => {
                let more = k.wire("has_more_words", left.val().any());
                let goes_on = &more & !self.discard.val();
                k.update(&self.fetched, fetched | goes_on);
                let all = ones(left.width());
                let fewer = k.add("words_left_minus_one", left, &all);
                k.update_when(left, &self.discard, zeros(left.width()));
                k.update_when(left, fetched, all);
                k.update_when(left, more, fewer);
            }
        }
        for (place, word) in words.iter().enumerate() {
            let held = match place {
                0 => &self.fetched_word,
                place => &self.fetched_rest[place - 1],
            };
            k.update_when(held, fetched, word);
            if let Some(after) = self.fetched_rest.get(place) {
                k.update_when(held, !fetched, after);
            }
        }
        k.update_when(&self.fetch_failed, fetched, &self.answer_error);
        k.drive(&response.error, &self.fetch_failed);
        k.drive(&response.valid, &self.fetched);
        k.drive(&response.data, &self.fetched_word);
    }

    /// The words of the beat that were fetched.
    fn words_fetched(&self, k: &mut Kernel) -> Vec<Expr> {
        let (beat_words, brought) = (self._shape.beat_words, self._shape.words_brought());
        let word_bits = self.fetched_word.width();
        let answer = self.answer.val();
        let word = |place: u32| answer.bits(place * word_bits, word_bits);
        if brought == beat_words {
            return (0..brought).map(word).collect();
        }
        let chosen_bits = self._shape.chosen_bits();
        let place = self.purposes.head.val().bits(2, chosen_bits);
        let mut pick = |nth: u32| {
            let choices = (0..beat_words).step_by(brought as usize);
            let choices: Vec<Expr> = choices.map(|first| word(first + nth)).collect();
            let name = match brought {
                1 => "word_picked".to_owned(),
                _ => format!("word_{nth}_picked"),
            };
            k.pick(&name, &choices, &place)
        };
        (0..brought).map(&mut pick).collect()
    }

    /// Whether a beat that is answered is the last of its fetch.
    pub(super) fn ends_fetch(&self, k: &mut Kernel, is_fetched: &Expr) -> Expr {
        let beats = &self.beats_fetched;
        if !beats.is_present() {
            return high();
        }
        let next = k.add_constant("beats_fetched_plus_one", beats, 1);
        k.update_when(beats, is_fetched, next);
        beats.val().all()
    }
}
