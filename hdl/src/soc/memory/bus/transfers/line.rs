//! A data request as beats: which are wanted, which is next.

use super::Transfers;
use crate::kit::prelude::*;

/// A data request, as beats.
pub(super) struct Wanted {
    /// Some of its beats have become transfers already.
    pub begun: Expr,
    /// The next transfer is the last, or the only one.
    pub is_last: Expr,
    /// The next transfer's beat.
    pub number: Expr,
    /// Bytes to write of it.
    pub bytes: Expr,
    /// The beat to write.
    pub value: Expr,
    /// Where there are bursts: beats of the load less one; else no bits.
    pub length: Expr,
    /// The next beat of the line, one bit high.
    next: Expr,
    /// Those that are answered.
    brought: Expr,
}

impl Transfers {
    /// The data request that the core shows.
    pub(super) fn wanted(&self, k: &mut Kernel) -> Wanted {
        let request = &self.core.data_request;
        let sent = &self.sent;
        if !sent.is_present() {
            return Wanted {
                begun: low(),
                is_last: high(),
                number: request.line.val(),
                bytes: request.byte_enable.val(),
                value: request.data.val(),
                length: absent(0),
                next: absent(1),
                brought: absent(1),
            };
        }
        k.comment("the beats of the data request: S5.1.2");
        let (beats, beat_bytes) = (self._shape.line_beats, self._shape.beat_bytes());
        let enable = request.byte_enable.val();
        let wanted = (0..beats).map(|beat| enable.bits(beat * beat_bytes, beat_bytes).any());
        wire!(k, wanted = pack(wanted.collect::<Vec<_>>()));
        wire!(k, left = &wanted & !sent.val());
        let next = k.lowest_set("next_beat", &left);
        let one_left = k.wire("is_one_left", !(&left & !&next).any());
        let place = k.encode("next_place", &next, beats.trailing_zeros());
        let selects = next.each_bit();
        let part = |value: &Expr, width: u32| -> Expr {
            let parts = (0..beats).map(|beat| value.bits(beat * width, width));
            one_hot_select(&selects, &parts.collect::<Vec<_>>())
        };
        let bytes = part(&enable, beat_bytes);
        let value = part(&request.data.val(), self._shape.beat_bits);
        let (is_last, brought, length) = match self._shape.has_bursts() {
            true => {
                let length = self.burst_length(k, &wanted, &place);
                let is_last = one_left | !request.write.val();
                let span = self.span(k, &wanted);
                let brought = match self.is_told_of_errors() {
                    false => span,
                    true => select(&request.write, &wanted, span),
                };
                (is_last, brought, length)
            }
            false => (one_left, wanted, absent(0)),
        };
        Wanted {
            begun: sent.val().any(),
            is_last,
            number: pack([place, request.line.val()]),
            bytes,
            value,
            length,
            next,
            brought,
        }
    }

    /// The beats of a burst: those wanted, and those between two of them.
    fn span(&self, k: &mut Kernel, wanted: &Expr) -> Expr {
        let beats = wanted.width();
        let inside = (0..beats).map(|beat| {
            let (below, above) = (wanted.bits(0, beat + 1), wanted.bits(beat, beats - beat));
            below.any() & above.any()
        });
        k.wire("span", pack(inside.collect::<Vec<_>>()))
    }

    /// The beats of a burst less one.
    fn burst_length(&self, k: &mut Kernel, wanted: &Expr, first: &Expr) -> Expr {
        let turned = k.wire("wanted_reversed", wanted.reversed());
        let highest = k.lowest_set("highest_reversed", &turned);
        let highest = k.wire("highest_beat", highest.reversed());
        let highest = k.encode("highest_place", &highest, first.width());
        k.subtract("load_length", highest, first)
    }

    /// Keeps which beats have become transfers, and which of a load are to come.
    pub(super) fn send(&self, k: &mut Kernel, wanted: &Wanted, asks: &Expr, takes: &Expr) {
        let (sent, awaited) = (&self.sent, &self.awaited);
        k.update_when(sent, self.discard.val() | takes, zeros(sent.width()));
        k.update_when(sent, asks, sent.val() | &wanted.next);
        let begins = match self.is_told_of_errors() {
            false => asks & !self.core.data_request.write.val() & !&wanted.begun,
            true => asks & !&wanted.begun,
        };
        let begins = k.wire("load_begins", begins);
        k.update_when(awaited, begins, &wanted.brought);
    }
}
