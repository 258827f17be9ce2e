//! A Wishbone slave before the registers, for classic and pipelined masters.

use super::registers::RegisterAccess;
use super::{REGISTER_BITS, REGISTER_NUMBER_BITS};
use crate::bundle_block;
use crate::kit::prelude::*;

/// A Wishbone slave's ports.
#[derive(Debug)]
pub struct WishboneControlPort {
    cyc: RSignal<In>,
    stb: RSignal<In>,
    we: RSignal<In>,
    adr: RSignal<In>,
    sel: RSignal<In>,
    dat_w: RSignal<In>,
    dat_r: RSignal<Out>,
    stall: RSignal<Out>,
    ack: RSignal<Out>,
    err: RSignal<Out>,
}

bundle_block!([] [WishboneControlPort] [] {
    #[doc = "Transfers are under way."] cyc,
    #[doc = "A transfer is asked for."] stb,
    #[doc = "It writes."] we,
    #[doc = "Number of the register."] adr,
    #[doc = "Bytes of it; a write needs all."] sel,
    #[doc = "What is written."] dat_w,
    #[doc = "The register read."] dat_r,
    #[doc = "No transfer is taken in this cycle."] stall,
    #[doc = "The transfer is done."] ack,
    #[doc = "The transfer is done, badly."] err
});

impl WishboneControlPort {
    /// The ports.
    #[allow(clippy::new_without_default, reason = "a block is made in one way")]
    pub fn new() -> WishboneControlPort {
        WishboneControlPort {
            cyc: RSignal::new(1),
            stb: RSignal::new(1),
            we: RSignal::new(1),
            adr: RSignal::new(REGISTER_NUMBER_BITS),
            sel: RSignal::new(REGISTER_BITS / 8),
            dat_w: RSignal::new(REGISTER_BITS),
            dat_r: RSignal::new(REGISTER_BITS),
            stall: RSignal::new(1),
            ack: RSignal::new(1),
            err: RSignal::new(1),
        }
    }

    /// Leaves everything to a part.
    pub(super) fn hand_on(&self, k: &mut Kernel, part: &WishboneControlPort) {
        for (input, own) in [
            (&part.cyc, &self.cyc),
            (&part.stb, &self.stb),
            (&part.we, &self.we),
            (&part.adr, &self.adr),
            (&part.sel, &self.sel),
            (&part.dat_w, &self.dat_w),
        ] {
            k.drive(input, own);
        }
        for (own, output) in
            [(&self.dat_r, &part.dat_r), (&self.stall, &part.stall), (&self.ack, &part.ack), (&self.err, &part.err)]
        {
            k.drive(own, output);
        }
    }
}

hardware! {
    /// Answers each transfer in the cycle after it.
    pub struct WishboneControl() {
        /// The bus.
        pub bus: WishboneControlPort(),
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
        let bus = &self.bus;
        k.comment("a classic master keeps its transfer while it is answered: it is not taken twice; H3.3, H3.4");
        let asks = k.wire("is_taken", bus.cyc.val() & &bus.stb & !self.answers.val());
        let partial = k.wire("is_partial", bus.we.val() & !bus.sel.val().all());
        k.update(&self.answers, &asks);
        k.update(&self.refuses, &partial);
        k.update_when(&self.answer, &asks, &self.read_data);
        k.drive(&self.access.valid, asks & !partial);
        k.drive(&self.access.write, &bus.we);
        k.drive(&self.access.number, &bus.adr);
        k.drive(&self.access.write_data, &bus.dat_w);

        k.comment("no path leads from the bus back to it in one cycle: H3.4");
        k.drive(&bus.dat_r, &self.answer);
        k.drive(&bus.stall, &self.answers);
        k.drive(&bus.ack, self.answers.val() & !self.refuses.val());
        k.drive(&bus.err, self.answers.val() & &self.refuses);
    }
}
