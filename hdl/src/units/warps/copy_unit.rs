//! Copies registers, one a micro-operation (docs/pipeline.md section 12): for clone, and for the entry to interrupts and the return from them.
//!
//! The copies go down the pipeline in cycles in which no instruction arrives: so they use the read ports, the forwarding and the write port
//! that are there.

use isa::{CoreConfig, Interrupt};

use crate::index::context_index;
use crate::kit::prelude::*;

codes! {
    /// What an order copies.
    pub enum CopyKind(2 bits, "COPY") {
        /// A lane's GPRs to another lane.
        Clone = 0,
        /// Lane 0's registers to the shadow lane; then the interrupt's number, and its address if it has one, to lane 0.
        Enter = 1,
        /// The shadow lane's registers to lane 0.
        Return = 2,
    }
}

codes! {
    /// What a micro-operation writes. The first three are those of the orders' kinds.
    pub enum MicroKind(2 bits, "MICRO") {
        /// A register of one lane to another lane.
        Lane = 0,
        /// A register of lane 0 to the shadow lane.
        ToShadow = 1,
        /// A register of the shadow lane to lane 0.
        FromShadow = 2,
        /// The interrupt's number to register 0, or its address to register 1, of lane 0.
        Constant = 3,
    }
}

bundle! {
    /// Registers to be copied.
    pub struct CopyOrder(config: &CoreConfig) {
        /// What is copied: a [`CopyKind`].
        kind: 2,
        /// The context whose registers are copied.
        context: context_index(config),
        /// Number of the lane that a clone copies.
        source: config.arch.lane_index_bits(),
        /// Number of the lane that a clone overwrites.
        destination: config.arch.lane_index_bits(),
        /// Number of the interrupt entered.
        number: Interrupt::NUMBER_BITS,
        /// The interrupt has an address.
        has_address: 1,
        /// The context stops when all is copied.
        stops: 1,
    }
}

bundle! {
    /// A copy of one register.
    pub struct MicroOperation(config: &CoreConfig) {
        /// What the micro-operation writes: a [`MicroKind`].
        kind: 2,
        /// It copies the predicate register of this number, too.
        predicate: 1,
        /// It is its order's last micro-operation.
        last: 1,
        /// The context stops behind this micro-operation.
        stops: 1,
        /// The micro-operation's context.
        context: context_index(config),
        /// Register that is copied.
        register: config.arch.register_bits(),
        /// Lane that it copies from.
        source: config.arch.lane_index_bits(),
        /// Lane that it copies to.
        destination: config.arch.lane_index_bits(),
    }
}

hardware! {
    /// Copies registers, one a micro-operation.
    pub struct CopyUnit(config: &CoreConfig) {
        let arch = &config.arch;
        // A power of two, so that the queue's places wrap by themselves.
        let places = config.contexts().next_power_of_two();
        let width = 8 + config.context_index_bits() + 2 * arch.lane_index_bits();

        /// The clock.
        pub clock: Clock,
        /// Synchronous reset, active high.
        pub reset: In(1),
        /// From execute: registers are to be copied.
        pub push: In(1),
        /// From execute: the registers to be copied. At most one order a context, so the queue always has room.
        pub pushed: CopyOrder<In>(config),
        /// From fetch: an instruction response is valid, so no micro-operation can enter decode.
        pub blocked: In(1),
        /// To fetch: a micro-operation enters decode at the end of this cycle.
        pub inject: Out(1),
        /// To fetch: the micro-operation.
        pub operation: MicroOperation<Out>(config),
        /// To decode: the interrupt's number, while a micro-operation that writes it is there.
        pub number: Out(Interrupt::NUMBER_BITS),
        /// To interrupt address: the context whose registers are being copied, as long as one of its micro-operations is in decode.
        pub current_context: Out(context_index(config)),
        /// To the starvation guard: there is something to copy, but it is blocked.
        pub refused: Out(1),
        /// An order is being carried out. Reset: 0.
        active: Register(1; reset 0),
        /// The order that is being carried out.
        current: Register(width),
        /// The register copied next.
        index: Register(arch.register_bits()),
        /// All registers are copied; the constants follow.
        copied: Register(1),
        /// Where the next order goes. Reset: 0.
        tail: Register(index_width(places); reset 0),
        /// Where the oldest order stands. Reset: 0.
        head: Register(index_width(places); reset 0),
        /// Orders that wait. Reset: 0.
        count: Register(index_width(places + 1).max(2); reset 0),
        queue: DistributedRam(places, width),
        _gprs: u32 = arch.gprs(),
        _predicates: u32 = arch.preds(),
    }
}

impl CopyUnit {
    /// Takes orders in, and hands the oldest out when `load` is high.
    fn queued(&self, k: &mut Kernel, load: &Expr) {
        k.comment("orders that wait");
        k.drive(&self.queue.write_enable, &self.push);
        k.drive(&self.queue.write_address, &self.tail);
        k.drive(&self.queue.write_data, pack(self.pushed.values()));
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

    /// The fields of the order that is being carried out, as [`CopyOrder`] lists them.
    fn current(&self) -> [Expr; 7] {
        let mut taken = 0;
        let order = &self.pushed;
        [
            &order.kind,
            &order.context,
            &order.source,
            &order.destination,
            &order.number,
            &order.has_address,
            &order.stops,
        ]
        .map(|field| {
            let value = self.current.val().bits(taken, field.width());
            taken += field.width();
            value
        })
    }
}

impl Describe for CopyUnit {
    fn kernel(&self, k: &mut Kernel) {
        let active = self.active.val();
        let load = k.wire("load", !&active & self.count.val().any());
        self.queued(k, &load);

        k.comment("the order that is being carried out");
        let [kind, context, source, destination, number, has_address, stops] = self.current();
        let inject = k.wire("injects", &active & !self.blocked.val());
        let (index, copied) = (self.index.val(), self.copied.val());
        let at_end = index.is(u128::from(self._gprs - 1));
        let enters = k.wire("enters", CopyKind::Enter.is(&kind));
        let last_copy = k.wire("is_last_copy", !&copied & at_end);
        let last_constant = &copied & (index.bit(0) | !has_address);
        let last = k.wire("is_last", (&last_copy & !&enters) | last_constant);
        k.update_when(&self.active, &load, high());
        k.update_when(&self.active, &inject & &last, low());
        k.update_when(&self.current, &load, &self.queue.read_data);
        let restarts = &inject & &last_copy;
        k.update_when(&self.index, &load | restarts, zeros(self.index.width()));
        let after = k.add_constant("index_plus_one", &self.index, 1);
        k.update_when(&self.index, &inject, after);
        k.update_when(&self.copied, &load, low());
        k.update_when(&self.copied, &inject & &last_copy, high());
        k.drive(&self.inject, &inject);
        k.drive(&self.refused, &active & &self.blocked);
        k.drive(&self.number, number);
        k.drive(&self.current_context, &context);

        k.comment("the micro-operation");
        let operation = &self.operation;
        k.drive(
            &operation.kind,
            select(&copied, MicroKind::Constant.val(), &kind),
        );
        let exists = match self._predicates < self._gprs {
            true => index.less_than(constant(index.width(), u128::from(self._predicates))),
            false => high(),
        };
        k.drive(&operation.predicate, kind.any() & !copied & exists);
        k.drive(&operation.last, last);
        k.drive(&operation.stops, stops);
        k.drive(&operation.context, context);
        k.drive(&operation.register, index);
        let is_clone = CopyKind::Clone.is(&kind);
        let lane = |lane: Expr| replicate(lane.width(), &is_clone) & lane;
        k.drive(&operation.source, lane(source));
        k.drive(&operation.destination, lane(destination));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_described_soundly_for_the_corners() {
        for arch in ["4w8/8/1/1", "4w6/3/5/7", "8w256/16/64/64"] {
            let config = CoreConfig::for_arch(arch.parse().unwrap()).unwrap();
            crate::kit::emit(&CopyUnit::new(&config)).unwrap();
        }
    }
}
