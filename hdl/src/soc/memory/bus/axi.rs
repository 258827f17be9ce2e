//! AXI4 and AXI4-Lite: reads and writes have channels of their own, with no order between them, which [`Transfers`]
//! makes.

use isa::CoreConfig;

use super::{BusKind, BusShape, Transfers};
use crate::bus;
use crate::kit::prelude::*;
use crate::soc::memory::MemoryPort;

/// Bursts of ascending addresses.
const INCREMENTING: u128 = 1;
/// Memory that may be buffered and whose transfers may be merged and split on the way, but that no cache needs to hold.
const MODIFIABLE_BUFFERABLE: u128 = 3;

/// Whether the bus has what AXI4-Lite lacks.
fn is_full(shape: BusShape) -> bool {
    shape.kind != BusKind::AxiLite
}

bus! {
    /// An AXI4 or AXI4-Lite master's ports. A byte's lane is its place in the beat, little endian.
    pub struct AxiPort(shape: BusShape) {
        /// Write address: the transaction.
        awid: Out(1) if (is_full(shape)),
        /// Write address: where its first beat goes.
        awaddr: Out(shape.address_bits()),
        /// Write address: beats less one.
        awlen: Out(8) if (is_full(shape)),
        /// Write address: bytes of a beat, as a power of two.
        awsize: Out(3) if (is_full(shape)),
        /// Write address: ascending.
        awburst: Out(2) if (is_full(shape)),
        /// Write address: the access is exclusive.
        awlock: Out(1) if (is_full(shape)),
        /// Write address: modifiable, bufferable; neither if exclusive.
        awcache: Out(4) if (is_full(shape)),
        /// Write address: unprivileged, secure, data.
        awprot: Out(3),
        /// Write address: no quality of service.
        awqos: Out(4) if (is_full(shape)),
        /// Write address: there is one; stays until taken.
        awvalid: Out(1),
        /// Write address: it is taken.
        awready: In(1),
        /// Write data: the beat.
        wdata: Out(shape.beat_bits),
        /// Write data: bytes of the beat.
        wstrb: Out(shape.beat_bytes()),
        /// Write data: the only beat.
        wlast: Out(1) if (is_full(shape)),
        /// Write data: there is a beat; stays until taken.
        wvalid: Out(1),
        /// Write data: it is taken.
        wready: In(1),
        /// Write response: the transaction.
        bid: In(1) if (is_full(shape)),
        /// Write response: well or badly.
        bresp: In(2),
        /// Write response: there is one.
        bvalid: In(1),
        /// Write response: always taken.
        bready: Out(1),
        /// Read address: the transaction.
        arid: Out(1) if (is_full(shape)),
        /// Read address: where its first beat is.
        araddr: Out(shape.address_bits()),
        /// Read address: beats less one.
        arlen: Out(8) if (is_full(shape)),
        /// Read address: bytes of a beat, as a power of two.
        arsize: Out(3) if (is_full(shape)),
        /// Read address: ascending.
        arburst: Out(2) if (is_full(shape)),
        /// Read address: the access is exclusive.
        arlock: Out(1) if (is_full(shape)),
        /// Read address: modifiable, bufferable; neither if exclusive.
        arcache: Out(4) if (is_full(shape)),
        /// Read address: unprivileged, secure, data.
        arprot: Out(3),
        /// Read address: no quality of service.
        arqos: Out(4) if (is_full(shape)),
        /// Read address: there is one; stays until taken.
        arvalid: Out(1),
        /// Read address: it is taken.
        arready: In(1),
        /// Read data: the transaction.
        rid: In(1) if (is_full(shape)),
        /// Read data: the beat.
        rdata: In(shape.beat_bits),
        /// Read data: well or badly.
        rresp: In(2),
        /// Read data: the burst's last beat.
        rlast: In(1) if (is_full(shape)),
        /// Read data: there is a beat.
        rvalid: In(1),
        /// Read data: it is taken.
        rready: Out(1),
    }
}

hardware! {
    /// Turns fetches, loads and stores into transactions on an AXI4 or AXI4-Lite bus.
    pub struct AxiMaster(shape: BusShape, config: &CoreConfig) {
        /// Synchronous reset, active high: forgets what is under way.
        pub reset: In(1),
        /// The core is in reset: answers to what it asked for are dropped.
        pub discard: In(1),
        /// The core's ports.
        pub core: MemoryPort(config),
        /// To host: no transfer is under way.
        pub rests: Out(1) if (shape.has_window()),
        /// To host: a transfer is answered with an error.
        pub fails: Out(1) if (shape.has_window()),
        /// From host: where the RAM begins on the bus, without the bits within it.
        pub window: In(shape.window_bits) if (shape.has_window()),
        /// The bus.
        pub m_axi: AxiPort(shape),
        /// The write's address is taken, its data not yet. Reset: 0.
        address_taken: Register(1; reset 0),
        /// The write's data is taken, its address not yet. Reset: 0.
        data_taken: Register(1; reset 0),
        transfers: Transfers(shape, config),
        _shape: BusShape = shape,
    }
}

impl AxiMaster {
    /// Offers the transfer, on the channels that have not taken their part of it.
    fn offer(&self, k: &mut Kernel) {
        let (bus, transfers) = (&self.m_axi, &self.transfers);
        let transfer = &transfers.transfer;
        wire!(k, writes = transfer.valid.val() & &transfer.write);
        k.drive(&bus.arvalid, transfer.valid.val() & !transfer.write.val());
        k.drive(&bus.awvalid, &writes & !self.address_taken.val());
        k.drive(&bus.wvalid, &writes & !self.data_taken.val());
        let address = k.wire("address_is_taken", self.address_taken.val() | &bus.awready);
        let data = k.wire("data_is_taken", self.data_taken.val() | &bus.wready);
        let whole = k.wire("write_is_taken", &address & &data);
        k.update(&self.address_taken, &writes & address & !&whole);
        k.update(&self.data_taken, &writes & data & !&whole);
        k.drive(&transfers.taken, select(&transfer.write, whole, &bus.arready));
    }

    /// What AXI4 has and AXI4-Lite lacks.
    fn describe_burst(&self, k: &mut Kernel) {
        let (bus, shape) = (&self.m_axi, &self._shape);
        if shape.kind == BusKind::AxiLite {
            return;
        }
        let size = shape.beat_bytes().trailing_zeros();
        let length = match shape.has_bursts() {
            true => self.transfers.transfer.length.val().zero_extend(8),
            false => zeros(8),
        };
        k.drive(&bus.awlen, zeros(8));
        k.drive(&bus.arlen, length);
        k.drive(&bus.wlast, high());
        for (size_port, burst) in [(&bus.awsize, &bus.awburst), (&bus.arsize, &bus.arburst)] {
            k.drive(size_port, constant(3, size.into()));
            k.drive(burst, constant(2, INCREMENTING));
        }
        let exclusive = &self.transfers.transfer.exclusive;
        for (cache, service) in [(&bus.awcache, &bus.awqos), (&bus.arcache, &bus.arqos)] {
            let plain = constant(4, MODIFIABLE_BUFFERABLE);
            // What watches the memory has to see the access as it is.
            k.drive(cache, plain & replicate(4, !exclusive.val()));
            k.drive(service, zeros(4));
        }
        for lock in [&bus.awlock, &bus.arlock] {
            k.drive(lock, exclusive);
        }
        for identifier in [&bus.awid, &bus.arid] {
            k.drive(identifier, low());
        }
        k.ignore(
            "there is one identifier, and the lengths of bursts are known",
            vec![bus.bid.val(), bus.rid.val(), bus.rlast.val()],
        );
    }
}

impl AxiMaster {
    /// What the core learns of errors, if anything.
    fn tell_core(&self, k: &mut Kernel) {
        let (bus, transfers) = (&self.m_axi, &self.transfers);
        let [write, read] = [&bus.bresp, &bus.rresp].map(RSignal::val);
        match transfers.write_error.is_present() {
            true => {
                k.drive(&transfers.write_error, write.bit(1));
                k.drive(&transfers.answer_error, read.bit(1));
                for (exclusive, response) in
                    [(&transfers.write_exclusive, &write), (&transfers.answer_exclusive, &read)]
                {
                    k.drive(exclusive, response.bit(0) & !response.bit(1));
                }
            }
            _ if !self._shape.has_window() => {
                k.ignore("nobody is told of errors", vec![write, read]);
                return;
            }
            _ => {}
        }
        if !self._shape.is_exclusive() {
            let kinds = vec![write.bit(0), read.bit(0)];
            k.ignore("an error is an error, of whatever kind", kinds);
        }
    }

    /// What a host learns.
    fn tell_host(&self, k: &mut Kernel) {
        let (bus, transfers) = (&self.m_axi, &self.transfers);
        k.drive(&self.rests, &transfers.rests);
        k.comment("the upper bit of a response says that it is an error");
        let [write, read] = [&bus.bresp, &bus.rresp].map(RSignal::val);
        let is_read = bus.rvalid.val() & &transfers.takes;
        k.drive(&self.fails, (bus.bvalid.val() & write.bit(1)) | (is_read & read.bit(1)));
    }
}

impl Describe for AxiMaster {
    fn variant(&self) -> String {
        self._shape.variant()
    }

    fn kernel(&self, k: &mut Kernel) {
        k.rules("S5.1.12, S5.1.13");
        if self.transfers.write_error.is_present() {
            k.rules("S5.1.15");
        }
        if self._shape.is_exclusive() {
            k.rules("S5.1.20, S5.1.21");
        }
        if self._shape.has_window() {
            k.rules("H3.1");
        }
        let (bus, transfers) = (&self.m_axi, &self.transfers);
        self.core.hand_on(k, &transfers.core);
        k.drive(&transfers.discard, &self.discard);
        self.offer(k);
        let transfer = &transfers.transfer;
        let low_bits = self._shape.beat_bytes().trailing_zeros();
        let address = match low_bits {
            0 => transfer.number.val(),
            bits => pack([zeros(bits), transfer.number.val()]),
        };
        wire!(k, address = pack([address, self.window.present_bits()]));
        for (port, protection) in [(&bus.awaddr, &bus.awprot), (&bus.araddr, &bus.arprot)] {
            k.drive(port, &address);
            k.drive(protection, zeros(3));
        }
        k.drive(&bus.wdata, &transfer.data);
        k.drive(&bus.wstrb, &transfer.bytes);
        self.describe_burst(k);
        k.comment("the answers");
        k.drive(&bus.bready, high());
        k.drive(&bus.rready, &transfers.takes);
        k.drive(&transfers.answered, &bus.rvalid);
        k.drive(&transfers.answer, &bus.rdata);
        k.drive(&transfers.written, &bus.bvalid);
        self.tell_core(k);
        self.tell_host(k);
    }
}
