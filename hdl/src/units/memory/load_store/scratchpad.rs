//! What the load/store unit has to do with the scratchpad: requests that stay here, and their answers.

use super::answers::Answer;
use super::shape::Unpacker;
use super::{ActiveAccess, LoadStoreUnit, Taken};
use crate::kit::prelude::*;

/// The answer of the scratchpad.
pub(super) struct Kept {
    /// It waits.
    pub valid: Expr,
    /// It is taken in this cycle.
    pub taken: Expr,
    /// It waits, and is not taken.
    pub refused: Expr,
    /// Its context's load ends with it in this cycle.
    pub ends: Expr,
    pub answer: Answer,
    /// The words of all banks.
    pub words: Expr,
}

impl LoadStoreUnit {
    /// The request of the lanes that the coalescer has chosen, when it is for the scratchpad; the result is whether it
    /// fires.
    pub(super) fn ask_scratchpad(&self, k: &mut Kernel, access: &ActiveAccess, asks: &Expr) -> Expr {
        let coalescer = &self.coalescer;
        let (unit, asked) = (&self.scratchpad, &coalescer.request_scratchpad);
        let room = &access.is_store | !(unit.answer_valid.val() & &self.write_port_taken());
        let room = self.or_room_in_scratchpad(access, room);
        let ram_is_done = self.responses.empty.val() & !self.requests_wait.val();
        wire!(k, in_order = !self.behind_ram.val() | ram_is_done);
        let fires = k.wire("fires_in_scratchpad", asks & asked & room & in_order);
        k.drive(&unit.fires, &fires);
        k.drive(&unit.is_store, access.is_store.clone() | &self.exchange.stores);
        for (row, chosen) in unit.row.iter().zip(&coalescer.row) {
            k.drive(row, chosen);
        }
        k.drive(&unit.bytes, &coalescer.request_byte_enable);
        k.drive(&unit.data, &coalescer.request_data);
        k.drive(&unit.expected, pack(self.answer_fields(access)));
        k.drive(&unit.lanes, &coalescer.served);
        k.drive(&unit.request_context, &self.active_context);
        fires
    }

    /// What ends with the last request for the scratchpad. Behind requests to RAM, all of these have been answered.
    pub(super) fn end_in_scratchpad(&self, k: &mut Kernel, access: &ActiveAccess, taken: &Taken) {
        let stored = &self.stored_in_scratchpad;
        let ends = &taken.stays_here & &self.coalescer.last & !&access.exchanges;
        k.drive(&stored.valid, &ends & &access.is_store);
        k.drive(&stored.context, &self.active_context);
        k.update_when(&self.failed_before, ends & &self.behind_ram, low());
    }

    /// The scratchpad's answer: it is written before a response.
    pub(super) fn scratchpad_answer(&self, k: &mut Kernel) -> Kept {
        let unit = &self.scratchpad;
        let (valid, blocked) = (unit.answer_valid.val(), self.write_port_taken());
        let taken = k.wire("answer_taken", &valid & !&blocked);
        k.drive(&unit.taken, &taken);
        let answer = self.take_answer(k, "scratchpad_answer", &mut Unpacker::new(&unit.answer));
        Kept {
            refused: &valid & blocked,
            ends: &taken & &answer.last,
            words: unit.answer_data.val(),
            valid,
            taken,
            answer,
        }
    }
}
