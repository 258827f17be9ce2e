//! An AXI4-Lite slave before the registers.
//!
//! Each channel has a register of its own, so that no path leads from an input to an output in one cycle, as the
//! standard wants it.

use super::registers::RegisterAccess;
use super::{REGISTER_BITS, REGISTER_NUMBER_BITS};
use crate::bundle_block;
use crate::kit::prelude::*;

/// Bits of a register's address, in bytes.
const ADDRESS_BITS: u32 = REGISTER_NUMBER_BITS + 2;
/// The answer to a write of a part of a register: SLVERR.
const REFUSED: u128 = 2;

/// An AXI4-Lite slave's ports.
#[derive(Debug)]
pub struct AxiLiteControlPort {
    awaddr: RSignal<In>,
    awprot: RSignal<In>,
    awvalid: RSignal<In>,
    awready: RSignal<Out>,
    wdata: RSignal<In>,
    wstrb: RSignal<In>,
    wvalid: RSignal<In>,
    wready: RSignal<Out>,
    bresp: RSignal<Out>,
    bvalid: RSignal<Out>,
    bready: RSignal<In>,
    araddr: RSignal<In>,
    arprot: RSignal<In>,
    arvalid: RSignal<In>,
    arready: RSignal<Out>,
    rdata: RSignal<Out>,
    rresp: RSignal<Out>,
    rvalid: RSignal<Out>,
    rready: RSignal<In>,
}

bundle_block!([] [AxiLiteControlPort] [] {
    #[doc = "Offset of the register to be written."] awaddr,
    #[doc = "Not looked at."] awprot,
    #[doc = "There is an address."] awvalid,
    #[doc = "It is taken."] awready,
    #[doc = "What is written."] wdata,
    #[doc = "Bytes of it; all are needed."] wstrb,
    #[doc = "There is something to write."] wvalid,
    #[doc = "It is taken."] wready,
    #[doc = "0: written; 2: refused."] bresp,
    #[doc = "A write is answered."] bvalid,
    #[doc = "The answer is taken."] bready,
    #[doc = "Offset of the register to be read."] araddr,
    #[doc = "Not looked at."] arprot,
    #[doc = "There is an address."] arvalid,
    #[doc = "It is taken."] arready,
    #[doc = "The register read."] rdata,
    #[doc = "Always 0."] rresp,
    #[doc = "A read is answered."] rvalid,
    #[doc = "The answer is taken."] rready
});

impl AxiLiteControlPort {
    /// The ports.
    #[allow(clippy::new_without_default, reason = "a block is made in one way")]
    pub fn new() -> AxiLiteControlPort {
        AxiLiteControlPort {
            awaddr: RSignal::new(ADDRESS_BITS),
            awprot: RSignal::new(3),
            awvalid: RSignal::new(1),
            awready: RSignal::new(1),
            wdata: RSignal::new(REGISTER_BITS),
            wstrb: RSignal::new(REGISTER_BITS / 8),
            wvalid: RSignal::new(1),
            wready: RSignal::new(1),
            bresp: RSignal::new(2),
            bvalid: RSignal::new(1),
            bready: RSignal::new(1),
            araddr: RSignal::new(ADDRESS_BITS),
            arprot: RSignal::new(3),
            arvalid: RSignal::new(1),
            arready: RSignal::new(1),
            rdata: RSignal::new(REGISTER_BITS),
            rresp: RSignal::new(2),
            rvalid: RSignal::new(1),
            rready: RSignal::new(1),
        }
    }

    /// Leaves everything to a part.
    pub(super) fn hand_on(&self, k: &mut Kernel, part: &AxiLiteControlPort) {
        for (input, own) in [
            (&part.awaddr, &self.awaddr),
            (&part.awprot, &self.awprot),
            (&part.awvalid, &self.awvalid),
            (&part.wdata, &self.wdata),
            (&part.wstrb, &self.wstrb),
            (&part.wvalid, &self.wvalid),
            (&part.bready, &self.bready),
            (&part.araddr, &self.araddr),
            (&part.arprot, &self.arprot),
            (&part.arvalid, &self.arvalid),
            (&part.rready, &self.rready),
        ] {
            k.drive(input, own);
        }
        for (own, output) in [
            (&self.awready, &part.awready),
            (&self.wready, &part.wready),
            (&self.bresp, &part.bresp),
            (&self.bvalid, &part.bvalid),
            (&self.arready, &part.arready),
            (&self.rdata, &part.rdata),
            (&self.rresp, &part.rresp),
            (&self.rvalid, &part.rvalid),
        ] {
            k.drive(own, output);
        }
    }
}

hardware! {
    /// Turns AXI4-Lite transfers into transfers to and from registers, writes first.
    pub struct AxiLiteControl() {
        /// The bus.
        pub bus: AxiLiteControlPort(),
        /// To registers: the transfer.
        pub access: RegisterAccess<Out>(()),
        /// From registers: what is read.
        pub read_data: In(REGISTER_BITS),
        /// An address to write to is here. Reset: 0.
        has_write_address: Register(1; reset 0),
        /// It.
        write_number: Register(REGISTER_NUMBER_BITS),
        /// Something to write is here. Reset: 0.
        has_write_data: Register(1; reset 0),
        /// It.
        write_data: Register(REGISTER_BITS),
        /// All of its bytes are to be written.
        is_whole: Register(1),
        /// A write is answered. Reset: 0.
        has_written: Register(1; reset 0),
        /// It was refused.
        refused: Register(1),
        /// An address to read from is here. Reset: 0.
        has_read_address: Register(1; reset 0),
        /// It.
        read_number: Register(REGISTER_NUMBER_BITS),
        /// A read is answered. Reset: 0.
        has_read: Register(1; reset 0),
        /// With this.
        answer: Register(REGISTER_BITS),
    }
}

impl AxiLiteControl {
    /// Takes addresses and data as they come.
    fn take(&self, k: &mut Kernel, writes: &Expr, reads: &Expr) {
        let bus = &self.bus;
        let lowest = [&bus.awaddr, &bus.araddr].map(|address| address.val().bits(0, 2));
        let others = [bus.awprot.val(), bus.arprot.val()];
        k.ignore("registers are whole words, for everybody", lowest.into_iter().chain(others).collect());
        for (valid, ready, held, done) in [
            (&bus.awvalid, &bus.awready, &self.has_write_address, writes),
            (&bus.wvalid, &bus.wready, &self.has_write_data, writes),
            (&bus.arvalid, &bus.arready, &self.has_read_address, reads),
        ] {
            k.drive(ready, !held.val());
            k.update_when(held, valid.val() & !held.val(), high());
            k.update_when(held, done, low());
        }
        let number = |address: &RSignal<In>| address.val().bits(2, REGISTER_NUMBER_BITS);
        let free = !self.has_write_address.val();
        k.update_when(&self.write_number, free, number(&bus.awaddr));
        let free = !self.has_write_data.val();
        k.update_when(&self.write_data, &free, &bus.wdata);
        k.update_when(&self.is_whole, free, bus.wstrb.val().all());
        k.update_when(&self.read_number, !self.has_read_address.val(), number(&bus.araddr));
    }
}

impl Describe for AxiLiteControl {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("H3.5");
        let bus = &self.bus;
        let writes = self.has_write_address.val() & &self.has_write_data & !self.has_written.val();
        let writes = k.wire("writes", writes);
        wire!(k, reads = self.has_read_address.val() & !self.has_read.val() & !&writes);
        self.take(k, &writes, &reads);

        k.comment("the registers: H3.3");
        k.drive(&self.access.valid, (&writes & &self.is_whole) | &reads);
        k.drive(&self.access.write, &writes);
        k.drive(&self.access.number, select(&writes, &self.write_number, &self.read_number));
        k.drive(&self.access.write_data, &self.write_data);

        k.comment("the answers: H3.3, H3.5");
        k.update_when(&self.has_written, &writes, high());
        k.update_when(&self.has_written, &bus.bready, low());
        k.update_when(&self.refused, writes, !self.is_whole.val());
        k.update_when(&self.has_read, &reads, high());
        k.update_when(&self.has_read, &bus.rready, low());
        k.update_when(&self.answer, reads, &self.read_data);
        k.drive(&bus.bvalid, &self.has_written);
        k.drive(&bus.bresp, select(&self.refused, constant(2, REFUSED), zeros(2)));
        k.drive(&bus.rvalid, &self.has_read);
        k.drive(&bus.rdata, &self.answer);
        k.drive(&bus.rresp, zeros(2));
    }
}
