//! Requests that wait for their answer, in a queue, and what comes of the answer. Stores wait only where the memory may
//! say that they have failed.

use super::exchanges::Returned;
use super::scratchpad::Kept;
use super::shape::Unpacker;
use super::slots::Form;
use super::{ActiveAccess, LoadStoreUnit};
use crate::citations::cite;
use crate::index::{a_context, warp_number, warp_of_home};
use crate::kit::prelude::*;

/// What to do with an answer to a request.
pub(super) struct Answer {
    /// No answer to the same access comes behind it.
    pub last: Expr,
    pub context: Expr,
    pub warp: Expr,
    pub register: Expr,
    pub form: Form,
    /// The lanes that the request served.
    pub lanes: Expr,
    /// Byte in the line, for each lane.
    pub places: Vec<Expr>,
}

impl Answer {
    /// This one if `condition` is high, else the other; where each is the last, and its lanes, are chosen before.
    pub fn or_else(&self, condition: &Expr, other: &Answer) -> Answer {
        let either = |one: &Expr, other: &Expr| select(condition, one, other);
        let places = self.places.iter().zip(&other.places);
        Answer {
            last: other.last.clone(),
            context: either(&self.context, &other.context),
            warp: either(&self.warp, &other.warp),
            register: either(&self.register, &other.register),
            form: Form {
                size: either(&self.form.size, &other.form.size),
                is_signed: either(&self.form.is_signed, &other.form.is_signed),
            },
            lanes: other.lanes.clone(),
            places: places.map(|(one, other)| either(one, other)).collect(),
        }
    }
}

/// What a response writes.
struct Written {
    /// It is taken in this cycle.
    fires: Expr,
    /// It writes.
    writes: Expr,
    /// Its context's load ends with it.
    ends: Expr,
    answer: Answer,
    line: Expr,
}

impl LoadStoreUnit {
    /// What to do with the response to a load request, written down when the request fires.
    pub(super) fn expect(&self, k: &mut Kernel, access: &ActiveAccess, fires: &Expr) {
        k.comment(cite(&self._config, "the response to expect", "P11.12, P21.3, P26.10"));
        let waits = match self._shape.errors {
            false => fires & !&access.is_store & !self.exchange.stores.val(),
            true => fires.clone(),
        };
        k.drive(&self.responses.push, waits);
        let mut fields = self.answer_fields(access);
        let lowest = &self.coalescer.lowest_served;
        if lowest.is_present() {
            fields.push(access.is_store.clone());
            fields.push(one_hot_select(&lowest.val().each_bit(), &access.given));
        }
        k.drive(&self.responses.push_data, pack(fields));
    }

    /// What to do with an answer, in the order in which [`LoadStoreUnit::take_answer`] takes it apart.
    pub(super) fn answer_fields(&self, access: &ActiveAccess) -> Vec<Expr> {
        let shape = self._shape;
        let address = access.address.iter();
        let places = address.map(|address| address.bits(0, shape.place()));
        // An answer to the exchange unit ends nothing, and is written to no lane.
        let exchanges = &access.exchanges;
        let lanes = self.coalescer.served.val() & !replicate(shape.lanes, exchanges);
        let mut fields = vec![
            self.coalescer.last.val() & !exchanges,
            self.active_context.val(),
            access.register.clone(),
            lanes,
            access.owner.clone(),
        ];
        fields.extend(access.form.fields());
        fields.extend(places);
        fields
    }

    /// What to do with an answer, off an entry of the response queue, or off what the scratchpad keeps; `name` begins
    /// the names of its fields.
    pub(super) fn take_answer(&self, k: &mut Kernel, name: &str, entry: &mut Unpacker) -> Answer {
        let shape = self._shape;
        let last = k.wire(format!("{name}_is_last"), entry.take(1));
        let context = a_context(k.wire(format!("{name}_context"), entry.take(shape.context)));
        let register = k.wire(format!("{name}_register"), entry.take(shape.register));
        let lanes = k.wire(format!("{name}_lanes"), entry.take(shape.lanes));
        let warp = match shape.owner {
            0 => warp_of_home(&context),
            owner => warp_number(entry.take(owner)),
        };
        let form = Form::take(shape, entry);
        let places = entry.take_named(k, &format!("{name}_place"), shape.lanes, shape.place());
        Answer { last, context, warp, register, form, lanes, places }
    }

    /// Nothing is written from here: registers are cleared, or commit writes one.
    pub(super) fn write_port_taken(&self) -> Expr {
        self.clearing.val() | &self.write_port_busy
    }

    /// A response is written when commit and the scratchpad leave the write port free.
    pub(super) fn respond(&self, k: &mut Kernel, access: &ActiveAccess, returned: Returned) {
        let shape = self._shape;
        k.comment(cite(
            &self._config,
            "the response",
            "P11.17 to P11.19, P15.2, P15.5, P15.6, P21.3, P21.4, P21.6, P25.7, P25.8, P26.11, P26.15, P26.16",
        ));
        let mut expected = Unpacker::new(&self.responses.head);
        let answer = self.take_answer(k, "expected", &mut expected);
        let errors = shape.errors.then(|| (expected.take(1), expected.take(shape.due_address())));

        let waits = k.wire("waits_for_response", !self.responses.empty.val());
        let kept = self.scratchpad_answer(k);
        let blocked = match self.scratchpad.is_present() {
            false => self.write_port_taken(),
            true => k.wire("response_blocked", self.write_port_taken() | &kept.valid),
        };
        let answered = k.wire("is_answered", &waits & &self.data_response.valid);
        let ready = k.wire("response_ready", waits & !&blocked);
        let fires = k.wire("response_fires", &ready & &self.data_response.valid);
        k.drive(&self.data_response.ready, &ready);
        k.drive(&self.responses.pop, &fires);
        k.drive(&self.refused, (answered & blocked) | &kept.refused | &returned.refused);
        self.answer_exchange(k, &fires, &kept.taken);
        let mut written = Written {
            fires: fires.clone(),
            writes: fires.clone(),
            ends: &fires & &answer.last,
            line: self.data_response.data.val(),
            answer,
        };
        if let Some((is_store, address)) = errors {
            let ends = k.wire("access_answered", written.ends);
            let answer = &written.answer;
            k.drive(&self.stored.valid, &ends & &is_store);
            k.drive(&self.stored.context, &answer.context);
            self.fail(k, &fires, answer, address);
            written.ends = ends & !&is_store;
            written.writes = fires & !(is_store | &self.data_response.error);
        }
        self.write(k, access, written, kept, returned);
    }

    /// What is loaded goes to the write port: off a response, or, while that is blocked, off the scratchpad.
    fn write(&self, k: &mut Kernel, access: &ActiveAccess, written: Written, kept: Kept, returned: Returned) {
        let (write, lanes) = (&self.write, self._shape.lanes);
        let fires = written.fires | &kept.taken;
        let ends = written.ends | &kept.ends;
        let from_response = replicate(lanes, written.writes) & &written.answer.lanes;
        let from_scratchpad = replicate(lanes, &kept.taken) & &kept.answer.lanes;
        let answer = kept.answer.or_else(&kept.valid, &written.answer);
        let line = select(&kept.valid, &kept.words, written.line);
        let writer = self.or_exchange(k, access, &answer);
        let from_exchange = replicate(lanes, &returned.writes) & &self.exchange.write_lanes;
        k.drive(&write.valid, &fires | &returned.writes);
        k.drive(&write.warp, writer.warp);
        k.drive(&write.register, writer.register);
        k.drive(&write.lanes, from_response | from_scratchpad | from_exchange);
        k.drive(&self.loaded.valid, ends | &returned.ends);
        k.drive(&self.loaded.context, writer.context);
        k.drive(&self.response_lanes.wanted, fires);
        self.return_old_words(k);
        k.drive(&self.response_lanes.line, line);
        k.drive(&self.response_lanes.size, &answer.form.size);
        k.drive(&self.response_lanes.is_signed, &answer.form.is_signed);
        let mut places = answer.places;
        if let Some(last) = places.pop() {
            places.push(self.or_word_read(last));
        }
        for (lane, place) in places.into_iter().enumerate() {
            k.drive(&self.response_lanes.place[lane], place);
            k.drive(&self.write_value[lane], &self.response_lanes.value[lane]);
        }
    }

    /// The first answer to an access that says that it has failed counts.
    fn fail(&self, k: &mut Kernel, fires: &Expr, answer: &Answer, address: Expr) {
        let shape = self._shape;
        let (due, before) = (&self.error_due, &self.failed_before);
        let error = &self.data_response.error;
        k.update_when(before, fires, !&answer.last & (before.val() | error));
        k.drive(&due.valid, fires & error & !before.val());
        k.drive(&due.context, &answer.context);
        let address = match shape.translates {
            true => address,
            false => {
                let within = address.bits(0, shape.address());
                let above = zeros(shape.word - shape.address() - 1);
                concat([address.bit(shape.address()), above, within])
            }
        };
        k.drive(&self.error_address, address);
    }
}
