//! What the bus answers, handed out.

use super::{Purpose, Transfers};
use crate::kit::prelude::*;

impl Transfers {
    /// Hands out what the bus answers.
    pub(super) fn answers(&self, k: &mut Kernel) {
        let core = &self.core;
        let purpose = self.purposes.head.val().bits(0, 2);
        let is = |wanted: Purpose| wanted.is(&purpose);
        k.comment("the answers");
        let none = self.purposes.empty.val();
        let taken = match (self.takes.get(), self.words_left.get()) {
            (Some(takes), Some(left)) => {
                let free = k.wire("is_taken", !left.val().any());
                k.drive(takes, &free);
                self.answered.val() & free
            }
            _ => self.answered.val(),
        };
        let done = k.wire("is_done", taken & !&none);
        let is_load = k.wire("is_loaded", &done & is(Purpose::Load));
        let of_data = self.answers_data(k, &done, &is_load);
        let (places, whole) = self.beats_answered(k, &of_data);
        let is_fetch = k.wire("is_fetch", &done & is(Purpose::Fetch));
        let last = self.ends_fetch(k, &is_fetch);
        let ends = match self.burst.get() {
            Some(_) => &done & (!&is_load | &whole) & (!&is_fetch | last),
            None => done.clone(),
        };
        k.drive(&self.purposes.pop, ends);
        let at_rest = match self.writes_under_way.get() {
            Some(count) => none & count.val().is(0),
            None => none,
        };
        if let Some(rests) = self.rests.get() {
            k.drive(rests, &at_rest);
        }
        k.update_when(&self.drains, &self.discard, high());
        k.update_when(&self.drains, at_rest, low());
        let kept = k.wire("is_kept", !self.discard.val() & !self.drains.val());
        let fetched = k.wire("is_fetched", is_fetch & &kept);
        self.hand_words(k, &fetched);
        for (place, beat) in places.iter().zip(&self.line) {
            k.update_when(beat, &is_load & place, &self.answer);
        }
        k.update_when(&self.loaded, &self.discard, low());
        k.update_when(&self.loaded, of_data & kept & whole, high());
        k.update_when(&self.loaded, &core.data_response.ready, low());
        k.drive(&core.load_pending, &self.loading);
        k.drive(&core.data_response.valid, &self.loaded);
        let line = pack(self.line.iter().map(RDff::val));
        k.drive(&core.data_response.data, line);
    }

    /// Whether a beat of the data request that is under way is answered; keeps whether one was answered with an error.
    fn answers_data(&self, k: &mut Kernel, done: &Expr, is_load: &Expr) -> Expr {
        let (Some(failed), Some(error)) = (self.data_failed.get(), self.answer_error.get()) else {
            return is_load.clone();
        };
        let (answered, ends_badly) = match (self.written.get(), self.write_error.get()) {
            (Some(written), Some(write_error)) => {
                let badly = (is_load & error.val()) | (written.val() & write_error);
                (is_load | written.val(), badly)
            }
            _ => {
                let purpose = self.purposes.head.val().bits(0, 2);
                let answered = is_load | (done & Purpose::Store.is(&purpose));
                (answered.clone(), answered & error)
            }
        };
        let answered = k.wire("is_data_answered", answered);
        k.update_when(failed, !self.loading.val(), low());
        k.update_when(failed, ends_badly, high());
        k.drive(&self.core.data_response.error, failed);
        answered
    }

    /// Where an answer to a load belongs in the line, a bit a beat; and whether it is the load's last.
    fn beats_answered(&self, k: &mut Kernel, is_load: &Expr) -> (Vec<Expr>, Expr) {
        let Some(awaited) = self.awaited.get() else {
            return (vec![high()], high());
        };
        let place = k.lowest_set("beat_here", awaited);
        let left = k.wire("beats_left", awaited.val() & !&place);
        k.update_when(awaited, is_load, &left);
        (place.each_bit(), !left.any())
    }
}
