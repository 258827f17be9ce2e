//! Wishbone B4, pipelined or classic: each transfer is `stb`, taken without `stall` or, on a classic bus, when it is
//! answered.

use isa::CoreConfig;

use super::{BusKind, BusShape, Transfers};
use crate::bus;
use crate::kit::prelude::*;
use crate::soc::memory::MemoryPort;

bus! {
    /// A Wishbone master's ports. A byte's lane is its place in the beat, little endian.
    pub struct WishbonePort(shape: BusShape) {
        /// Transfers are under way.
        cyc: Out(1),
        /// No other master is to get the bus.
        lock: Out(1) if (shape.keeps_bus()),
        /// A transfer is asked for.
        stb: Out(1),
        /// It writes.
        we: Out(1),
        /// Number of its beat.
        adr: Out(shape.number_bits + shape.window_bits),
        /// Bytes of the beat.
        sel: Out(shape.beat_bytes()),
        /// The beat to write.
        dat_w: Out(shape.beat_bits),
        /// The transfer is not taken yet.
        stall: In(1) if (shape.kind == BusKind::Wishbone),
        /// The oldest transfer is done, well.
        ack: In(1),
        /// The oldest transfer is done, badly.
        err: In(1),
        /// The transfer is to be asked for again.
        rty: In(1) if (shape.kind == BusKind::WishboneClassic),
        /// The beat read.
        dat_r: In(shape.beat_bits),
    }
}

hardware! {
    /// Turns fetches, loads and stores into transfers on a Wishbone bus.
    pub struct WishboneMaster(shape: BusShape, config: &CoreConfig) {
        let is_classic = shape.kind == BusKind::WishboneClassic;

        /// Synchronous reset, active high: ends the bus cycle at once.
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
        pub wishbone: WishbonePort(shape),
        /// The slave wants the transfer again: it is withdrawn for a cycle. Reset: 0.
        retries: Register(1; reset 0) if (is_classic),
        /// There has been a reset: the master knows what is under way. Power-up: 0.
        started: Register(1; power_up 0) if (!is_classic),
        transfers: Transfers(shape, config),
        _shape: BusShape = shape,
    }
}

impl Describe for WishboneMaster {
    fn variant(&self) -> String {
        self._shape.variant()
    }

    fn kernel(&self, k: &mut Kernel) {
        k.rules(if self.retries.is_present() { "S5.1.9" } else { "S5.1.6, S5.1.8" });
        if self.transfers.answer_error.is_present() {
            k.rules("S5.1.15");
        }
        if self.wishbone.lock.is_present() {
            k.rules("S5.1.19");
        }
        if self.window.is_present() {
            k.rules("H3.1");
        }
        let (bus, transfers) = (&self.wishbone, &self.transfers);
        let transfer = &transfers.transfer;
        self.core.hand_on(k, &transfers.core);
        k.drive(&transfers.discard, &self.discard);
        let done = k.wire("is_done", bus.ack.val() | &bus.err);
        let retries = &self.retries;
        match retries.is_present() {
            true => {
                wire!(k, asks = transfer.valid.val() & !retries.val());
                k.update(retries, &asks & &bus.rty & !&done);
                k.drive(&bus.cyc, &asks | &transfers.lock);
                k.drive(&bus.stb, &asks);
                wire!(k, ends = asks & &done);
                k.drive(&transfers.taken, &ends);
                k.drive(&transfers.answered, ends);
            }
            false => {
                k.update_when(&self.started, &self.reset, high());
                let in_cycle = transfers.under_way.val() | &transfers.lock;
                k.drive(&bus.cyc, in_cycle & &self.started);
                k.drive(&bus.stb, &transfer.valid);
                k.drive(&transfers.taken, !bus.stall.val());
                k.drive(&transfers.answered, &done);
            }
        }
        k.drive(&bus.lock, &transfers.lock);
        k.drive(&bus.we, &transfer.write);
        k.drive(&bus.adr, pack([transfer.number.val(), self.window.present_bits()]));
        k.drive(&self.rests, &transfers.rests);
        k.drive(&transfers.answer_error, &bus.err);
        k.drive(&self.fails, bus.cyc.val() & &bus.err);
        k.drive(&bus.sel, &transfer.bytes);
        k.drive(&bus.dat_w, &transfer.data);
        k.drive(&transfers.answer, &bus.dat_r);
    }
}
