//! What a byte of a frame brings about.

use super::{Loader, Phase, FIELD_BYTES, MAGIC};
use crate::kit::prelude::*;

/// What happens in a cycle.
pub(super) struct Events {
    /// A byte is done with.
    pub(super) done: Expr,
    /// It is the last one of a field of four bytes.
    pub(super) field_done: Expr,
    /// It is a wrong byte where the magic is expected.
    pub(super) mismatch: Expr,
    /// It is in the payload.
    pub(super) stored: Expr,
    /// It is the payload's last.
    pub(super) last_stored: Expr,
    /// Too long a pause.
    pub(super) timed_out: Expr,
    /// The length is judged to be bad.
    pub(super) bad_length: Expr,
    /// The CRC is judged to be bad.
    pub(super) bad_check: Expr,
    /// The CRC is judged to be good.
    pub(super) good: Expr,
}

impl Loader {
    /// The byte at the queue's head goes through the CRC, and into the RAM.
    pub(super) fn events(&self, k: &mut Kernel) -> Events {
        let byte = self.taken_byte.val();
        k.comment("a byte is done with when its last bit is; in the payload, when it is written, too");
        let busy = k.wire("is_busy", self.holds.val() & &self.waiting & &self.has_taken & !self.judges.val());
        wire!(k, last_bit = &busy & self.bit_index.val().all());
        wire!(k, in_payload = self.is_in(Phase::Payload));
        let may_end = !&in_payload | &self.write_ready;
        wire!(k, done = &last_bit & may_end);
        let step = k.wire("takes_bit", &busy & (&done | !self.bit_index.val().all()));
        let next_bit = k.add_constant("bit_plus_one", &self.bit_index, 1);
        k.update_when(&self.bit_index, &self.broken, zeros(3));
        k.update_when(&self.bit_index, &step, next_bit);
        k.drive(&self.pop, &done);
        k.update(&self.taken_byte, &self.head_byte);
        k.update(&self.has_taken, self.waiting.val() & !&done & !self.broken.val());
        k.drive(&self.write, last_bit & &in_payload);
        k.drive(&self.address, &self.next_address);
        let bit = k.pick("bit_taken", &byte.each_bit(), &self.bit_index);
        k.drive(&self.crc.next_bit, bit);
        k.drive(&self.crc.take, step);

        let magic = (0..).zip(MAGIC).map(|(place, letter)| (vec![place], constant(8, letter.into())));
        let wanted = k.case("magic_byte", &self.place, magic.collect(), zeros(8));
        wire!(k, in_magic = self.is_in(Phase::Magic));
        let differs = byte.differs(wanted);
        wire!(k, mismatch = &done & &in_magic & differs);
        let last_place = self.place.val().is(u128::from(FIELD_BYTES - 1));
        let field_done = &done & last_place & !&in_payload & !&mismatch;
        let field_done = k.wire("field_done", field_done);
        wire!(k, stored = &done & in_payload);
        let width = self.next_address.width() + 1;
        let length = k.wire("whole_length", pack(self.length.iter().map(RDff::val)));
        let end = k.add_constant("end_address", self.next_address.val().zero_extend(width), 1);
        let at_end = match self.at_end.is_present() {
            false => end.equals(&length),
            true => {
                k.update(&self.at_end, end.equals(&length));
                self.at_end.val()
            }
        };
        let last_stored = &stored & at_end;
        k.update_when(&self.next_address, !self.is_in(Phase::Payload), zeros(width - 1));
        k.update_when(&self.next_address, &stored, end.bits(0, width - 1));

        let timed_out = self.timed_out(k, &in_magic);
        k.comment("a field of four bytes is judged in the cycle after its last");
        let too_large = length.sign() & length.bits(0, width - 1).any();
        let wrong = &self.length_too_large.val() | too_large | !length.any();
        let judges_length = &self.judges.val() & self.is_in(Phase::Payload);
        wire!(k, judges_check = self.judges.val() & in_magic);
        Events {
            last_stored: k.wire("last_stored", last_stored),
            bad_length: k.wire("bad_length", judges_length & wrong),
            bad_check: k.wire("bad_check", &judges_check & !self.crc.good.val()),
            good: k.wire("good", judges_check & &self.crc.good),
            done,
            field_done,
            mismatch,
            stored,
            timed_out,
        }
    }

    /// High when no byte has come for a whole period of the long tick in the middle of a frame.
    fn timed_out(&self, k: &mut Kernel, in_magic: &Expr) -> Expr {
        let in_frame = !in_magic | self.place.val().any();
        let silent = self.quiet.val() & &self.long_tick & !self.waiting.val();
        wire!(k, timed_out = self.holds.val() & in_frame & silent);
        k.update_when(&self.quiet, &self.waiting, low());
        k.update_when(&self.quiet, &self.long_tick, high());
        timed_out
    }

    /// Keeps the length as it comes in.
    pub(super) fn length(&self, k: &mut Kernel, events: &Events) {
        let byte = self.taken_byte.val();
        let taken = k.wire("length_taken", &events.done & self.is_in(Phase::Length));
        k.comment("its bytes, of which bits above the RAM's size must be 0");
        let mut excess = Vec::new();
        for place in 0..FIELD_BYTES {
            let here = self.place.val().is(place.into());
            let part = self.length.get(place as usize);
            let kept = part.map_or(0, RDff::width);
            if let Some(part) = part {
                k.update_when(part, &taken & &here, byte.bits(0, kept));
            }
            if kept < 8 {
                excess.push(here & byte.bits(kept, 8 - kept).any());
            }
        }
        wire!(k, excess = any_of(1, excess));
        let so_far = self.length_too_large.val() & self.place.val().any();
        k.update_when(&self.length_too_large, &taken, so_far | excess);
    }
}
