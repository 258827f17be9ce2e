//! Copies registers, one a micro-operation (docs/pipeline.md section 12): for clone, and for the entry to interrupts
//! and the return from them.
//!
//! The copies go down the pipeline in cycles in which no instruction arrives: so they use the read ports, the
//! forwarding and the write port that are there.

use isa::{CoreConfig, Interrupt};

use crate::index::context_index;
use crate::kit::prelude::*;
use crate::stages::execute::ports::InterruptSide;
use crate::units::parts::fifo::{Fifo, Shows};

codes! {
    /// What an order copies.
    pub enum CopyKind(2 bits, "COPY") {
        /// A lane's GPRs to another lane.
        Clone = 0,
        /// Lane 0's registers to the shadow lane; then the interrupt's number, and its address if it has one, to lane
        /// 0.
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
        /// What is copied, as `COPY_...` says.
        kind: 2,
        /// The context whose registers are copied.
        context: context_index(config),
        /// Number of the lane that a clone copies.
        source: config.arch.lane_index_bits(),
        /// Number of the lane that a clone overwrites.
        destination: config.arch.lane_index_bits(),
        /// Number of the interrupt entered.
        interrupt: Interrupt::NUMBER_BITS,
        /// The interrupt has an address.
        has_address: 1,
        /// The context stops when all is copied.
        stops: 1,
    }
}

bundle! {
    /// A copy of one register.
    pub struct MicroOperation(config: &CoreConfig) {
        /// What the micro-operation writes, as `MICRO_...` says.
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
        let width = CopyOrder::<In>::new(config).width();
        from execute: InterruptSide(config) { push = copy_push, pushed: CopyOrder = copy_order }

        /// From fetch: an instruction response is valid, so no micro-operation can enter decode.
        pub blocked: In(1),
        /// To fetch: a micro-operation enters decode at the end of this cycle; never together with a response.
        pub inject: Out(1),
        /// To fetch: the micro-operation.
        pub operation: MicroOperation<Out>(config),
        /// To decode: the interrupt's number, while a micro-operation that writes it is in decode.
        pub number: Out(Interrupt::NUMBER_BITS),
        /// To interrupt address: the context whose address is wanted: that whose registers are being copied, as long as
        /// one of its micro-operations is in decode.
        pub current_context: Out(context_index(config)),
        /// To the starvation guard: there is something to copy, but it is blocked.
        pub refused: Out(1),
        /// To schedule, with fair units: schedule nothing in this cycle, so that a micro-operation has a cycle without
        /// a fetch.
        pub copy_turn: Out(1) if (config.fair_units),
        /// An order is being carried out. Reset: 0.
        active: Register(1; reset 0),
        /// The order that is being carried out.
        current: Register(width),
        /// The register copied next.
        index: Register(arch.register_bits()),
        /// All registers are copied; the constants follow.
        copied: Register(1),
        /// Schedule pauses: every other cycle of a copy. Reset: 0.
        turn: Register(1; reset 0) if (config.fair_units),
        queue: Fifo(config.contexts(), width, Shows::nothing_in(config)),
        _gprs: u32 = arch.gprs(),
        _predicates: u32 = arch.preds(),
    }
}

impl Describe for CopyUnit {
    fn kernel(&self, k: &mut Kernel) {
        if self.turn.is_present() {
            k.rules("P12.10");
        }
        let active = self.active.val();
        k.comment("orders that wait: P12.1, P12.2");
        wire!(k, load = !&active & !self.queue.empty.val());
        k.drive(&self.queue.push, &self.push);
        k.drive(&self.queue.push_data, self.pushed.packed());
        k.drive(&self.queue.pop, &load);
        k.ignore("a queue with an entry a warp has room", vec![self.queue.full.val()]);

        k.comment("the order that is being carried out: P12.2 to P12.6");
        let (order, current) = (&self.pushed, self.current.val());
        let kind = k.wire("current_kind", order.part(&order.kind, &current));
        let context = order.part(&order.context, &current);
        let has_address = k.wire("current_has_address", order.part(&order.has_address, &current));
        let inject = k.wire("injects", &active & !self.blocked.val());
        let (index, copied) = (self.index.val(), self.copied.val());
        let at_end = index.is(u128::from(self._gprs - 1));
        wire!(k, enters = CopyKind::Enter.is(&kind));
        let last_copy = k.wire("is_last_copy", !&copied & at_end);
        let last_constant = &copied & (index.bit(0) | !has_address);
        let last = k.wire("is_last", (&last_copy & !&enters) | last_constant);
        k.update_when(&self.active, &load, high());
        k.update_when(&self.active, &inject & &last, low());
        k.update_when(&self.current, &load, &self.queue.head);
        let restarts = &inject & &last_copy;
        k.update_when(&self.index, &load | restarts, zeros(self.index.width()));
        let after = k.add_constant("index_plus_one", &self.index, 1);
        k.update_when(&self.index, &inject, after);
        k.update_when(&self.copied, &load, low());
        k.update_when(&self.copied, &inject & &last_copy, high());
        k.drive(&self.inject, &inject);
        k.drive(&self.refused, &active & &self.blocked);
        k.update(&self.turn, &active & !self.turn.val());
        k.drive(&self.copy_turn, &self.turn);
        k.drive(&self.number, order.part(&order.interrupt, &current));
        k.drive(&self.current_context, &context);

        k.comment("the micro-operation: P12.4 to P12.6");
        let operation = &self.operation;
        k.drive(&operation.kind, select(&copied, MicroKind::Constant.val(), &kind));
        let exists = match self._predicates < self._gprs {
            true => index.less_than(constant(index.width(), u128::from(self._predicates))),
            false => high(),
        };
        k.drive(&operation.predicate, kind.any() & !copied & exists);
        k.drive(&operation.last, last);
        k.drive(&operation.stops, order.part(&order.stops, &current));
        k.drive(&operation.context, context);
        k.drive(&operation.register, index);
        let is_clone = k.wire("clones", CopyKind::Clone.is(&kind));
        let lane = |lane: &RSignal<In>| replicate(lane.width(), &is_clone) & order.part(lane, &current);
        k.drive(&operation.source, lane(&order.source));
        k.drive(&operation.destination, lane(&order.destination));
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

    /// Rules: P12.10.
    #[test]
    fn it_has_a_turn_with_fair_units_only() {
        for fair_units in [false, true] {
            let config = crate::tests::core_of(&format!("fair_units = {fair_units}"));
            let modules = crate::emission::emit_modules(&config).unwrap();
            let text = |name: &str| &modules.iter().find(|m| m.name == name).unwrap().text;
            let turn = text("copy_unit").contains("copy_turn <= active & ~copy_turn;");
            assert_eq!(turn, fair_units, "{}", text("copy_unit"));
            let pauses = text("harmonica_core").contains("copy_unit_copy_turn");
            assert_eq!(pauses, fair_units);
        }
    }
}
