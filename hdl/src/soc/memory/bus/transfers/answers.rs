//! What the bus answers, handed out.

use super::{Purpose, Transfers};
use crate::kit::prelude::*;

impl Transfers {
    /// Hands out what the bus answers.
    pub(super) fn answers(&self, k: &mut Kernel) {
        let core = &self.core;
        let purpose = self.purposes.head.val().bits(0, 2);
        let is = |wanted: Purpose| wanted.is(&purpose);
        let rules = match (self.is_told_of_errors(), self.words_left.is_present() || self.beats_fetched.is_present()) {
            (false, false) => "S5.1.5",
            (false, true) => "S5.1.5, S5.1.18",
            (true, false) => "S5.1.5, S5.1.15",
            (true, true) => "S5.1.5, S5.1.15, S5.1.18",
        };
        k.comment(format!("the answers: {rules}"));
        let none = self.purposes.empty.val();
        let free = k.wire("is_taken", !self.words_left.val().any());
        k.drive(&self.takes, &free);
        let taken = self.answered.val() & free;
        let done = k.wire("is_done", taken & !&none);
        let is_load = k.wire("is_loaded", &done & is(Purpose::Load));
        let of_data = self.answers_data(k, &done, &is_load);
        let (places, whole) = self.beats_answered(k, &of_data);
        wire!(k, is_fetch = &done & is(Purpose::Fetch));
        let last = self.ends_fetch(k, &is_fetch);
        let ends = match self.burst.is_present() {
            true => &done & (!&is_load | &whole) & (!&is_fetch | last),
            false => done.clone(),
        };
        k.drive(&self.purposes.pop, ends);
        let at_rest = none & self.writes_under_way.val().is(0);
        k.drive(&self.rests, &at_rest);
        k.update_when(&self.drains, &self.discard, high());
        k.update_when(&self.drains, at_rest, low());
        let kept = k.wire("is_kept", !self.discard.val() & !self.drains.val());
        let fetched = k.wire("is_fetched", is_fetch & &kept);
        self.hand_words(k, &fetched);
        self.hear(k, &(&is_load & &kept));
        for (place, beat) in places.iter().zip(&self.line) {
            k.update_when(beat, &is_load & place, &self.answer);
        }
        k.update_when(&self.loaded, &self.discard, low());
        k.update_when(&self.loaded, of_data & kept & whole, high());
        k.update_when(&self.loaded, &core.data_response.ready, low());
        k.drive(&core.load_pending, &self.loading);
        k.drive(&core.data_response.valid, &self.loaded);
        k.drive(&core.data_response.data, pack(self.line.iter().map(RDff::val)));
    }

    /// Whether a beat of the data request that is under way is answered; keeps whether one was answered with an error.
    fn answers_data(&self, k: &mut Kernel, done: &Expr, is_load: &Expr) -> Expr {
        let (failed, error) = (&self.data_failed, &self.answer_error);
        if !failed.is_present() {
            return is_load.clone();
        }
        let written = &self.written;
        let (answered, ends_badly) = match written.is_present() {
            true => {
                // A memory that does not watch an exclusive read answers as it does to any other.
                let unwatched = self.exchanges.val() & !self.answer_exclusive.val();
                let read_badly = is_load & (error.val() | unwatched);
                let badly = read_badly | (written.val() & &self.write_error);
                (is_load | written.val(), badly)
            }
            false => {
                let purpose = self.purposes.head.val().bits(0, 2);
                let answered = is_load | (done & Purpose::Store.is(&purpose));
                (answered.clone(), answered & error)
            }
        };
        let answered = k.wire("is_data_answered", answered);
        k.update_when(failed, !self.loading.val(), low());
        k.update_when(failed, ends_badly, high());
        k.drive(&self.core.data_response.error, failed);
        k.drive(&self.core.data_response.again, &self.refused);
        answered
    }

    /// Where an answer to a load belongs in the line, a bit a beat; and whether it is the load's last.
    fn beats_answered(&self, k: &mut Kernel, is_load: &Expr) -> (Vec<Expr>, Expr) {
        let awaited = &self.awaited;
        if !awaited.is_present() {
            return (vec![high()], high());
        }
        let place = k.lowest_set("beat_here", awaited);
        let left = k.wire("beats_left", awaited.val() & !&place);
        k.update_when(awaited, is_load, &left);
        (place.each_bit(), !left.any())
    }
}
