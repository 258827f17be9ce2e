//! Requests that wait for their answer, in a queue, and what comes of the answer. Stores wait only where the memory may say that they have failed.

use super::shape::Unpacker;
use super::{Access, LoadStoreUnit};
use crate::index::{a_context, warp_number, warp_of_home};
use crate::kit::prelude::*;

impl LoadStoreUnit {
    /// What to do with the response to a load request, written down when the request fires.
    pub(super) fn expect(&self, k: &mut Kernel, access: &Access, fires: &Expr) {
        let places = access
            .address
            .iter()
            .map(|address| address.bits(0, self._shape.place()));
        k.comment("the response to expect");
        let waits = match self._shape.errors {
            false => fires & !&access.is_store,
            true => fires.clone(),
        };
        k.drive(&self.responses.push, waits);
        let mut fields = vec![
            self.coalescer.last.val(),
            self.active_context.val(),
            access.register.clone(),
            self.coalescer.served.val(),
        ];
        fields.extend(access.owner.clone());
        fields.extend(places);
        if let Some(lowest) = self.coalescer.lowest_served.get() {
            fields.push(access.is_store.clone());
            fields.push(one_hot_select(&lowest.val().each_bit(), &access.given));
        }
        k.drive(&self.responses.push_data, pack(fields));
    }

    /// A response is written when commit leaves the write port free.
    pub(super) fn respond(&self, k: &mut Kernel) {
        let shape = self._shape;
        k.comment("the response");
        let mut expected = Unpacker::new(&self.responses.head);
        let last = expected.take(1);
        let context = a_context(expected.take(shape.context));
        let register = expected.take(shape.register);
        let lanes = expected.take(shape.lanes);
        let warp = match shape.owner {
            0 => warp_of_home(&context),
            owner => warp_number(expected.take(owner)),
        };
        let places = expected.take_several(shape.lanes, shape.place());
        let errors = shape
            .errors
            .then(|| (expected.take(1), expected.take(shape.due_address())));

        let waits = k.wire("waits_for_response", !self.responses.empty.val());
        let blocked = self.clearing.val() | &self.write_port_busy;
        let answered = k.wire("is_answered", &waits & &self.data_response.valid);
        let ready = k.wire("response_ready", waits & !&blocked);
        let fires = k.wire("response_fires", &ready & &self.data_response.valid);
        k.drive(&self.data_response.ready, &ready);
        k.drive(&self.responses.pop, &fires);
        k.drive(&self.refused, answered & blocked);

        let write = &self.write;
        k.drive(&write.valid, &fires);
        k.drive(&write.warp, warp);
        k.drive(&write.register, register);
        let (writes, ends) = (&fires, &fires & &last);
        match errors {
            None => {
                k.drive(&write.lanes, replicate(shape.lanes, writes) & lanes);
                k.drive(&self.loaded.valid, ends);
            }
            Some((is_store, address)) => {
                let ends = k.wire("access_answered", ends);
                k.drive(&self.loaded.valid, &ends & !&is_store);
                k.drive(&self.stored.valid, ends & &is_store);
                k.drive(&self.stored.context, &context);
                let writes = writes & !(is_store | &self.data_response.error);
                k.drive(&write.lanes, replicate(shape.lanes, writes) & lanes);
                self.fail(k, &fires, &last, (context.clone(), address));
            }
        }
        k.drive(&self.loaded.context, context);
        k.drive(&self.response_lanes.wanted, fires);
        k.drive(&self.response_lanes.line, &self.data_response.data);
        for (lane, place) in places.into_iter().enumerate() {
            k.drive(&self.response_lanes.place[lane], place);
            k.drive(&self.write_value[lane], &self.response_lanes.value[lane]);
        }
    }

    /// Of the answers to an access, the first that says that it has failed counts.
    fn fail(&self, k: &mut Kernel, fires: &Expr, last: &Expr, (context, address): (Expr, Expr)) {
        let shape = self._shape;
        let (Some(due), Some(error_address), Some(before)) = (
            self.error_due.get(),
            self.error_address.get(),
            self.failed_before.get(),
        ) else {
            return;
        };
        let error = &self.data_response.error;
        k.update_when(before, fires, !last & (before.val() | error));
        k.drive(&due.valid, fires & error & !before.val());
        k.drive(&due.context, context);
        let address = match shape.translates {
            true => address,
            false => {
                let within = address.bits(0, shape.address());
                let above = zeros(shape.word - shape.address() - 1);
                concat([address.bit(shape.address()), above, within])
            }
        };
        k.drive(error_address, address);
    }
}
