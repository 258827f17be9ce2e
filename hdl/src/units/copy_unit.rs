//! Copies one lane's registers into another, a register at a time (docs/pipeline.md section 12).
//!
//! The copies go down the pipeline as micro-operations, in cycles in which no instruction arrives: so they use the read ports, the forwarding and the write port
//! that are there.

use isa::CoreConfig;

use crate::kit::prelude::*;

bundle! {
    /// A clone to be done.
    pub struct CloneOrder(config: &CoreConfig) {
        /// Whose lanes.
        warp: config.arch.warp_index_bits(),
        /// Number of the lane that is copied.
        source: config.arch.lane_index_bits(),
        /// Number of the lane that is overwritten.
        destination: config.arch.lane_index_bits(),
    }
}

hardware! {
    /// Copies one lane's registers into another, a register at a time.
    #[derive(LogicBlock)]
    pub struct CloneUnit {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// Synchronous reset, active high.
        pub reset: RSignal<In>,
        /// From execute: a clone begins.
        pub push: RSignal<In>,
        /// From execute: which. At most one a warp, so the queue always has room.
        pub pushed: CloneOrder<In>,
        /// From fetch: an instruction response is valid, so no micro-operation can enter decode.
        pub blocked: RSignal<In>,
        /// To decode: a micro-operation enters at the end of this cycle.
        pub inject: RSignal<Out>,
        /// To decode: its lanes and warp.
        pub order: CloneOrder<Out>,
        /// To decode: the register that it copies.
        pub register: RSignal<Out>,
        /// To decode: it is the clone's last.
        pub last: RSignal<Out>,
        /// To the starvation guard: a clone is active, but blocked.
        pub refused: RSignal<Out>,
        /// A clone is being done. Reset: 0.
        active: RDff,
        /// Which.
        current: RDff,
        /// The register copied next.
        index: RDff,
        /// Where the next order goes. Reset: 0.
        tail: RDff,
        /// Where the oldest order stands. Reset: 0.
        head: RDff,
        /// Orders that wait. Reset: 0.
        count: RDff,
        queue: DistributedRam,
        _gprs: u32,
    }
}

impl CloneUnit {
    /// For the configured warps, lanes and registers.
    pub fn new(config: &CoreConfig) -> CloneUnit {
        let arch = &config.arch;
        // A power of two, so that the queue's places wrap by themselves.
        let places = arch.warps().next_power_of_two();
        let width = arch.warp_index_bits() + 2 * arch.lane_index_bits();
        CloneUnit {
            clock: Signal::default(),
            reset: RSignal::bit(),
            push: RSignal::bit(),
            pushed: CloneOrder::new(config),
            blocked: RSignal::bit(),
            inject: RSignal::bit(),
            order: CloneOrder::new(config),
            register: RSignal::new(arch.register_bits()),
            last: RSignal::bit(),
            refused: RSignal::bit(),
            active: RDff::bit(),
            current: RDff::without_reset(width),
            index: RDff::without_reset(arch.register_bits()),
            tail: RDff::new(index_width(places), 0),
            head: RDff::new(index_width(places), 0),
            count: RDff::new(index_width(places + 1).max(2), 0),
            queue: DistributedRam::new(places, width),
            _gprs: arch.gprs(),
        }
    }

    /// Takes orders in, and hands the oldest out when `load` is high.
    fn queued(&self, k: &mut Kernel, load: &Expr) {
        k.comment("orders that wait");
        let pushed = &self.pushed;
        k.drive(&self.queue.write_enable, &self.push);
        k.drive(&self.queue.write_address, &self.tail);
        k.drive(
            &self.queue.write_data,
            concat([
                pushed.destination.val(),
                pushed.source.val(),
                pushed.warp.val(),
            ]),
        );
        k.drive(&self.queue.read_address, &self.head);
        let after_tail = k.add_constant("tail_plus_one", &self.tail, 1);
        k.update_when(&self.tail, &self.push, after_tail);
        let after_head = k.add_constant("head_plus_one", &self.head, 1);
        k.update_when(&self.head, load, after_head);
        let (push, width) = (self.push.val(), self.count.width());
        // One adder for both ways: adding all ones is subtracting one.
        let step = k.wire(
            "step",
            pack([&push ^ load, replicate(width - 1, load & !&push)]),
        );
        let counted = k.add("count_stepped", &self.count, step);
        k.update(&self.count, counted);
    }
}

impl Describe for CloneUnit {
    fn kernel(&self, k: &mut Kernel) {
        let active = self.active.val();
        let load = k.wire("load", !&active & self.count.val().any());
        self.queued(k, &load);

        k.comment("the clone that is being done");
        let inject = k.wire("injects", &active & !self.blocked.val());
        let last = k.wire("is_last", self.index.val().is(u128::from(self._gprs - 1)));
        k.update_when(&self.active, &load, high());
        k.update_when(&self.active, &inject & &last, low());
        k.update_when(&self.current, &load, &self.queue.read_data);
        k.update_when(&self.index, &load, zeros(self.index.width()));
        let after = k.add_constant("index_plus_one", &self.index, 1);
        k.update_when(&self.index, &inject, after);
        k.drive(&self.inject, &inject);
        k.drive(&self.last, &last);
        k.drive(&self.register, &self.index);
        k.drive(&self.refused, &active & &self.blocked);
        let (warp, lane) = (self.order.warp.width(), self.order.source.width());
        let current = self.current.val();
        k.drive(&self.order.warp, current.bits(0, warp));
        k.drive(&self.order.source, current.bits(warp, lane));
        k.drive(&self.order.destination, current.bits(warp + lane, lane));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_described_soundly_for_the_corners() {
        for arch in ["4w8/8/1/1", "4w6/3/5/7", "8w256/16/64/64"] {
            let config = CoreConfig::for_arch(arch.parse().unwrap()).unwrap();
            crate::kit::emit(&CloneUnit::new(&config)).unwrap();
        }
    }
}
