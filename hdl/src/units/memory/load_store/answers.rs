//! Load requests that wait for their answer, in a queue, and what comes of the answer.

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
        k.drive(&self.responses.push, fires & !&access.is_store);
        let mut fields = vec![
            self.coalescer.last.val(),
            self.active_context.val(),
            access.register.clone(),
            self.coalescer.served.val(),
        ];
        fields.extend(access.owner.clone());
        fields.extend(places);
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
        k.drive(&write.lanes, replicate(shape.lanes, &fires) & lanes);
        k.drive(&self.loaded.valid, &fires & last);
        k.drive(&self.loaded.context, context);
        k.drive(&self.response_lanes.wanted, fires);
        k.drive(&self.response_lanes.line, &self.data_response.data);
        for (lane, place) in places.into_iter().enumerate() {
            k.drive(&self.response_lanes.place[lane], place);
            k.drive(&self.write_value[lane], &self.response_lanes.value[lane]);
        }
    }
}
