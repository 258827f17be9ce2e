//! A Wishbone slave before the registers, for classic and pipelined masters.

use super::registers::RegisterAccess;
use super::{REGISTER_BITS, REGISTER_NUMBER_BITS};
use crate::kit::prelude::*;

bundle! {
    /// A Wishbone master's outputs, as the control slave gets them.
    pub struct ControlRequest(_nothing: ()) {
        /// Transfers are under way.
        cyc: 1,
        /// A transfer is asked for.
        stb: 1,
        /// It writes.
        we: 1,
        /// Number of the register.
        adr: REGISTER_NUMBER_BITS,
        /// Bytes of it; a write needs all.
        sel: REGISTER_BITS / 8,
        /// What is written.
        dat_w: REGISTER_BITS,
    }
}

bundle! {
    /// What the control slave answers.
    pub struct ControlResponse(_nothing: ()) {
        /// The register read.
        dat_r: REGISTER_BITS,
        /// No transfer is taken in this cycle.
        stall: 1,
        /// The transfer is done.
        ack: 1,
        /// It is done badly.
        err: 1,
    }
}

hardware! {
    /// Answers each transfer in the cycle after it.
    pub struct WishboneControl() {
        /// The clock.
        pub clock: Clock,
        /// Synchronous reset, active high.
        pub reset: In(1),
        /// From bus: a transfer.
        pub request: ControlRequest<In>(()),
        /// To bus: its answer.
        pub response: ControlResponse<Out>(()),
        /// To registers: the transfer.
        pub access: RegisterAccess<Out>(()),
        /// From registers: what is read.
        pub read_data: In(REGISTER_BITS),
        /// A transfer is answered. Reset: 0.
        answers: Register(1; reset 0),
        /// With an error.
        refuses: Register(1),
        /// With this.
        answer: Register(REGISTER_BITS),
    }
}

impl Describe for WishboneControl {
    fn kernel(&self, k: &mut Kernel) {
        let request = &self.request;
        k.comment(
            "a classic master keeps its transfer while it is answered: it is not taken twice",
        );
        let asks = request.cyc.val() & &request.stb & !self.answers.val();
        let asks = k.wire("is_taken", asks);
        let partial = k.wire("is_partial", request.we.val() & !request.sel.val().all());
        k.update(&self.answers, &asks);
        k.update(&self.refuses, &partial);
        k.update_when(&self.answer, &asks, &self.read_data);
        k.drive(&self.access.valid, asks & !partial);
        k.drive(&self.access.write, &request.we);
        k.drive(&self.access.number, &request.adr);
        k.drive(&self.access.write_data, &request.dat_w);

        k.comment("no path leads from the bus back to it in one cycle");
        k.drive(&self.response.dat_r, &self.answer);
        k.drive(&self.response.stall, &self.answers);
        k.drive(&self.response.ack, self.answers.val() & !self.refuses.val());
        k.drive(&self.response.err, self.answers.val() & &self.refuses);
    }
}
