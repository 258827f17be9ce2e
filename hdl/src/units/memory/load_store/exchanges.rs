//! What the load/store unit has to do with the exchange unit: its requests, which go the way of loads and stores, and
//! what it writes to the register file.

use super::answers::Answer;
use super::slots::ActiveAccess;
use super::{LoadStoreUnit, Taken};
use crate::citations::cite;
use crate::index::{warp_number, warp_of_home};
use crate::kit::prelude::*;

/// What becomes of old words that wait to be written. Wires of one bit; constant where there is no exchange unit.
pub(super) struct Returned {
    /// They are written in this cycle.
    pub writes: Expr,
    /// With them the access ends.
    pub ends: Expr,
    /// They could be, but the write port is taken.
    pub refused: Expr,
}

/// Whose register is written.
pub(super) struct Writer {
    pub context: Expr,
    pub warp: Expr,
    pub register: Expr,
}

impl LoadStoreUnit {
    /// The active access as the exchange unit sees it, and what becomes of its old words.
    pub(super) fn exchange(&self, k: &mut Kernel, access: &ActiveAccess) -> Returned {
        let (unit, shape) = (&self.exchange, self._shape);
        if !unit.is_present() {
            return Returned { writes: absent(1), ends: absent(1), refused: absent(1) };
        }
        k.comment(cite(&self._config, "atomic accesses", "P26.15, P26.16, P27.4"));
        k.drive(&unit.operation, &access.exchange);
        k.drive(&unit.is_signed, &access.form.is_signed);
        k.drive(&unit.served, &self.coalescer.served);
        for lane in 0..access.value.len() {
            k.drive(&unit.value[lane], &access.value[lane]);
            k.drive(&unit.expected[lane], &self.compared[lane]);
            if let Some(place) = unit.place.get(lane) {
                k.drive(place, shape.word_of(&access.address[lane]));
            }
        }
        // The highest lane's turn is the last, so its old word is 0 as long as lanes exchange.
        if let Some(read) = self.response_lanes.value.last() {
            k.drive(&unit.read, read);
        }
        k.drive(&self.compared_warp, self.active_warp(access));
        k.drive(&self.compared_register, &access.register);
        // Its store has gone to the memory.
        let may_write = k.wire("old_words_wait", unit.returns.val() & !self.requests_wait.val());
        let taken = self.write_port_taken();
        let writes = k.wire("writes_old_words", &may_write & !&taken);
        let others = (self.remaining.val() & !unit.lanes.val()).any();
        let ends = k.wire("exchange_ends", &writes & !others);
        k.drive(&unit.writes, &writes);
        k.update_when(&self.failed_before, &ends, low());
        Returned { refused: may_write & taken, writes, ends }
    }

    fn active_warp(&self, access: &ActiveAccess) -> Expr {
        match self._shape.owner {
            0 => warp_of_home(self.active_context.val()),
            _ => warp_number(access.owner.clone()),
        }
    }

    /// Whether there is room for the request at the data port: that of the exchange unit goes alone.
    pub(super) fn or_room_for_exchange(&self, k: &mut Kernel, access: &ActiveAccess, room: Expr) -> Expr {
        let unit = &self.exchange;
        if !unit.is_present() {
            return room;
        }
        let waits = self.requests_wait.val() | &self.cache_has_queued;
        let waits = waits | &self.scratchpad.answer_valid;
        let reads = unit.is_idle.val() & &self.responses.empty & !waits;
        let room = select(&access.exchanges, reads | &unit.stores, room);
        k.wire("has_room", room)
    }

    /// An exchange in the scratchpad.
    pub(super) fn or_room_in_scratchpad(&self, access: &ActiveAccess, room: Expr) -> Expr {
        let unit = &self.exchange;
        if !unit.is_present() {
            return room;
        }
        let reads = unit.is_idle.val() & &self.responses.empty & &room;
        select(&access.exchanges, reads | &unit.stores, room)
    }

    /// What becomes of the exchange unit's requests.
    pub(super) fn exchange_requests(&self, k: &mut Kernel, access: &ActiveAccess, taken: &Taken) {
        let fires = &taken.fires | &taken.stays_here;
        k.drive(&self.exchange.fires, fires & &access.exchanges);
        k.drive(&self.exchange.is_answered, &taken.fires);
    }

    /// Whether a request fires that is not the exchange unit's.
    pub(super) fn unless_exchange(&self, k: &mut Kernel, fires: Expr, access: &ActiveAccess) -> Expr {
        match self.exchange.is_present() {
            false => fires,
            true => k.wire("request_is_done", fires & !&access.exchanges),
        }
    }

    /// The lanes of an exchange are done when their old words are written.
    pub(super) fn leave_exchanged(&self, k: &mut Kernel, returned: &Returned) {
        if self.exchange.is_present() {
            k.update_when(&self.remaining, &returned.writes, self.remaining.val() & !self.exchange.lanes.val());
        }
    }

    /// The word that the exchange unit stores, and where it is enabled.
    pub(super) fn store_word(&self, k: &mut Kernel) {
        let (unit, coalescer) = (&self.exchange, &self.coalescer);
        k.drive(&coalescer.stores_word, &unit.stores);
        k.drive(&coalescer.word, &unit.word);
        k.drive(&coalescer.word_place, &unit.stored_place);
        k.drive(&coalescer.word_changes, &unit.changes);
    }

    /// The byte that the last lane wants of an answer: where the exchange unit waits for it, the first of that unit's
    /// word.
    pub(super) fn or_word_read(&self, place: Expr) -> Expr {
        let unit = &self.exchange;
        if !unit.is_present() {
            return place;
        }
        let first = zeros(self._shape.byte_index);
        let read = match unit.read_place.is_present() {
            false => first,
            true => concat([unit.read_place.val(), first]),
        };
        select(&unit.reads, read, place)
    }

    /// An answer that is taken, off the data port or off the scratchpad, is the exchange unit's if that waits for one.
    pub(super) fn answer_exchange(&self, k: &mut Kernel, fires: &Expr, from_scratchpad: &Expr) {
        k.drive(&self.exchange.answered, fires | from_scratchpad);
        k.drive(&self.exchange.error, fires & &self.data_response.error);
        k.drive(&self.exchange.again, &self.data_response.again);
    }

    /// Whose register is written: that of an answer, or of the active access.
    pub(super) fn or_exchange(&self, k: &mut Kernel, access: &ActiveAccess, answer: &Answer) -> Writer {
        let unit = &self.exchange;
        let of_answer =
            Writer { context: answer.context.clone(), warp: answer.warp.clone(), register: answer.register.clone() };
        if !unit.is_present() {
            return of_answer;
        }
        let returns = k.wire("returns_old_words", &unit.returns);
        Writer {
            context: select(&returns, &self.active_context, of_answer.context),
            warp: select(&returns, self.active_warp(access), of_answer.warp),
            register: select(returns, &access.register, of_answer.register),
        }
    }

    /// Old words take the way of loaded ones. They are 0 when there are none.
    pub(super) fn return_old_words(&self, k: &mut Kernel) {
        for (target, old) in self.response_lanes.old.iter().zip(&self.exchange.old) {
            k.drive(target, old);
        }
    }
}
