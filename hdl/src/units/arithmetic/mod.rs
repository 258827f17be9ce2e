//! The arithmetic unit (docs/pipeline.md section 13): multiplication, division and floating point, for all lanes, in
//! the order of execute.
//!
//! A context has at most one operation under way, so operands are in a RAM with a slot a context; the slot is read
//! when the operation is issued, and its output register holds the operands for the lanes' parts. Operations of one
//! kind only are in the unit at a time: so it has one list of the operations in its stages, whichever pipeline they go
//! through. With fair units it has two: one of those in a pipeline, one of the operation that takes the unit alone;
//! [`fair`] says how they share the write port.
//!
//! Shifts, if they are its part, are products: to the left with a power of two, to the right the same of the reversed
//! word.

mod divider;
mod fair;
mod multiplier;
mod operation;
mod results;
mod tracker;

use isa::{CoreConfig, Divider};

pub use self::divider::SerialDivider;
pub use self::multiplier::{PipelinedMultiplier, SerialMultiplier};
pub use self::operation::{
    divides, is_present, multiplies_high, operation, operation_bits, shifts, shifts_signed, ArithmeticOperation,
};
use self::operation::{has_parts, is_high, kinds, shift, OperationKind, Part};
use self::tracker::Tracker;
use super::float::{FloatDivider, FloatLane, FloatOperation};
use crate::index::{context_index, owner_index};
use crate::kit::prelude::*;
use crate::stages::execute::ports::ArithmeticSide;
use crate::units::files::register_file::UnitWrite;
use crate::units::parts::fifo::{Fifo, Shows};
use crate::units::warps::warp_table::Wake;

bundle! {
    /// Something to compute, beside the lanes' operands.
    pub struct ArithmeticOrder(config: &CoreConfig) {
        /// For which context.
        context: context_index(config),
        /// Its warp.
        owner: owner_index(config),
        /// What is computed, as `OPERATION_...` says.
        operation: operation_bits(config),
        /// It shifts a signed number.
        is_signed: 1; if (shifts_signed(config)),
        /// Register that the result goes to.
        register: config.arch.register_bits(),
        /// Lanes that execute it.
        lanes: config.arch.lanes(),
    }
}

hardware! {
    /// Multiplies, divides, and computes in floating point for all lanes.
    pub struct ArithmeticUnit(config: &CoreConfig) {
        let (lanes, word) = (config.arch.lanes(), config.arch.word_bits());
        let kinds = kinds(config);
        let pipelined = kinds.contains(&OperationKind::Multiply);
        let order_bits = ArithmeticOrder::<In>::new(config).width();
        let counts = divides(config) || config.float;
        let contexts = config.contexts();
        let parts = has_parts(config);
        let (slot, operand_bits) = (lanes * slot_bits(config), lanes * 2 * word);
        let part = match parts {
            true => Part::Pipelined,
            false => Part::Whole,
        };
        from execute: ArithmeticSide(config) {
            order_valid, order_possible, order: ArithmeticOrder, first: [_] = order_first, second: [_] = order_second,
            too_far = order_too_far,
        }

        /// From commit and load/store unit: the write port is free in this cycle.
        pub port_is_free: In(1),
        /// To commit: a result is written.
        pub write: UnitWrite<Out>(config),
        /// To commit: its value, for each lane; anything when none is written.
        pub values: [Out(word); lanes],
        /// To warp table: a context's result is written.
        pub done: Wake<Out>(config),
        /// To the starvation guard: a result is not written.
        pub refused: Out(1),
        queue: Fifo(contexts, order_bits, Shows::nothing_in(config)),
        slots: BlockRam(contexts, slot, Collision::Unused),
        tracker: Tracker(config, part),
        /// Orders that take the unit alone, with fair units.
        alone_queue: Fifo(contexts, order_bits, Shows::nothing_in(config)) if (parts),
        /// A copy of the slots' operands, whose output register keeps the operands of what takes the unit alone.
        alone_slots: BlockRam(contexts, operand_bits, Collision::Unused) if (parts),
        alone_tracker: Tracker(config, Part::Alone) if (parts),
        /// Cycles that a division still takes. Reset: 0.
        left: Register(index_width(word + 1); reset 0) if (counts),
        /// In a deep pipeline: there are none. Reset: 1.
        none_left: Register(1; reset 1) if (counts && config.is_deep()),
        /// The dividend's bytes were 0 so far.
        skipping: Register(1) if (config.divider != Divider::None),
        multipliers: Vec<PipelinedMultiplier> = of_each_lane(config, &kinds, OperationKind::Multiply, PipelinedMultiplier::new),
        /// In each later stage of a product: it is that of a reversed word.
        reversed: [Register(1); if shifts(config) { 2 } else { 0 }],
        /// In each later stage of a product: its upper bits are the result.
        high: [Register(1); if multiplies_high(config) && pipelined { 2 } else { 0 }],
        serial_multipliers: Vec<SerialMultiplier> = of_each_lane(config, &kinds, OperationKind::SerialMultiply, SerialMultiplier::new),
        dividers: Vec<SerialDivider> = of_each_lane(config, &kinds, OperationKind::Divide, SerialDivider::new),
        float_lanes: Vec<FloatLane> = of_each_lane(config, &kinds, OperationKind::Float, FloatLane::new),
        float_dividers: Vec<FloatDivider> = of_each_lane(config, &kinds, OperationKind::FloatDivide, FloatDivider::new),
        _kinds: Vec<OperationKind> = kinds,
        _is_deep: bool = config.is_deep(),
    }
}

/// Bits of a lane in a context's slot: two operands, and if the unit shifts, whether the second is too great a count.
fn slot_bits(config: &CoreConfig) -> u32 {
    2 * config.arch.word_bits() + u32::from(shifts(config))
}

/// For each lane, so many bits of the slot read: those behind so many words of all lanes.
fn slot_part(slots: &BlockRam, values: &[RSignal<Out>], words: u32, bits: u32) -> Vec<Expr> {
    let (lanes, word) = (values.len() as u32, values[0].width());
    let slot = slots.read_data.val();
    let part = |lane| slot.bits(words * lanes * word + lane * bits, bits);
    (0..lanes).map(part).collect()
}

/// A part for each lane, if the configuration has its kind.
fn of_each_lane<T>(
    config: &CoreConfig,
    kinds: &[OperationKind],
    kind: OperationKind,
    make: fn(&CoreConfig) -> T,
) -> Vec<T> {
    let lanes = match kinds.contains(&kind) {
        true => config.arch.lanes(),
        false => 0,
    };
    (0..lanes).map(|_| make(config)).collect()
}

impl Describe for ArithmeticUnit {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("P13.1");
        self.queued(k);
        let asks = self.answer(k);
        k.comment("the lanes' parts");
        let operands = self.operands(&self.slots);
        let alone_operands = self.operands(&self.alone_slots);
        let skips = self.skips(k);
        let none: Vec<Vec<Expr>> = vec![Vec::new(); self.values.len()];
        let (mut results, mut alone_results) = (none.clone(), none);
        for &kind in &self._kinds {
            let holds = self.is_of(kind);
            let (operands, results) = match self.takes_unit_alone(kind) {
                true => (&alone_operands, &mut alone_results),
                false => (&operands, &mut results),
            };
            let of_kind = match kind {
                OperationKind::Multiply => self.multiply(k, operands),
                OperationKind::SerialMultiply => self.multiply_serially(k, operands),
                OperationKind::Divide => self.divide(k, operands, &skips),
                OperationKind::Float => self.float(k, operands, &holds),
                OperationKind::FloatDivide => self.divide_floats(k, operands, &holds),
            };
            for (lane, result) in results.iter_mut().zip(of_kind) {
                lane.push(result);
            }
        }
        self.count(k, skips);
        self.ignored(k, &self.tracker);
        self.ignored(k, &self.alone_tracker);
        for ((value, results), alone) in self.values.iter().zip(results).zip(alone_results) {
            k.drive(value, select(&asks, any_of(value.width(), alone), any_of(value.width(), results)));
        }
    }
}

impl ArithmeticUnit {
    /// What of a tracker not every configuration reads.
    fn ignored(&self, k: &mut Kernel, tracker: &Tracker) {
        let (fresh, lanes) = (&tracker.fresh, &tracker.first_lanes);
        let (empty, holds_first) = (&tracker.is_empty, &tracker.holds_first);
        let seldom = [&tracker.advances, empty, holds_first, fresh, lanes];
        let operation = [&tracker.first_operation, &tracker.first_is_signed];
        let seldom = seldom.into_iter().chain(operation);
        k.ignore("not all kinds need to know all of it", seldom.map(RSignal::val).collect());
    }

    /// Orders wait in the queue, their operands in the slots, until the oldest is issued.
    fn queued(&self, k: &mut Kernel) {
        k.comment(match self.alone_queue.is_present() {
            false => "orders that wait: P13.2, P13.3",
            true => "orders that wait: P13.2, P13.3, P13.9, P13.10",
        });
        let valid = self.order_valid.val();
        let (alone_queue, alone_tracker) = (&self.alone_queue, &self.alone_tracker);
        if !alone_queue.is_present() {
            self.queued_in(k, &self.queue, &valid);
            wire!(k, issues = self.tracker.takes.val() & !self.queue.empty.val());
            self.issue(k, &self.queue, &self.slots, &issues);
            self.track(k, &self.tracker, &self.queue, &issues);
            return;
        }
        wire!(k, is_alone = self.is_alone(&self.order.operation.val()));
        self.queued_in(k, alone_queue, &(&valid & &is_alone));
        self.queued_in(k, &self.queue, &(valid & !is_alone));
        let takes = alone_tracker.takes.val() & !alone_queue.empty.val();
        wire!(k, issues_alone = takes);
        let takes = self.tracker.takes.val() & !self.queue.empty.val();
        wire!(k, issues = takes & !&issues_alone);
        self.issue(k, alone_queue, &self.alone_slots, &issues_alone);
        self.issue(k, &self.queue, &self.slots, &issues);
        self.track(k, alone_tracker, alone_queue, &issues_alone);
        self.track(k, &self.tracker, &self.queue, &issues);
    }

    /// The order goes into this queue, if it is one of its kinds.
    fn queued_in(&self, k: &mut Kernel, queue: &Fifo, push: &Expr) {
        k.drive(&queue.push, push);
        k.drive(&queue.push_data, self.order.packed());
    }

    /// The oldest order of a queue is issued: its operands are read.
    fn issue(&self, k: &mut Kernel, queue: &Fifo, slots: &BlockRam, issues: &Expr) {
        let order = &self.order;
        k.drive(&queue.pop, issues);
        k.ignore("a queue with an entry a context has room", vec![queue.full.val()]);
        let possible = match self.order_possible.is_present() {
            true => &self.order_possible,
            false => &self.order_valid,
        };
        k.drive(&slots.write_enable, possible);
        k.drive(&slots.write_address, &order.context);
        let operands = self.first.iter().chain(&self.second);
        // Only products are shifts, so the other part's copy of the slots has the operands alone.
        let operand_bits = 2 * self.values.iter().map(RSignal::width).sum::<u32>();
        let has_room = slots.write_data.width() > operand_bits;
        let too_far = has_room.then_some(&self.too_far);
        let operands = operands.chain(too_far);
        k.drive(&slots.write_data, pack(operands.map(RSignal::val)));
        k.drive(&slots.read_enable, issues);
        k.drive(&slots.read_address, order.part(&order.context, &queue.head.val()));
    }

    /// What a tracker hears of its queue and of its kinds' parts.
    fn track(&self, k: &mut Kernel, tracker: &Tracker, queue: &Fifo, issues: &Expr) {
        let order = &self.order;
        k.comment("what is in the unit, and what is written");
        let head = queue.head.val();
        k.drive(&tracker.issues, issues);
        k.drive(&tracker.head_context, order.part(&order.context, &head));
        k.drive(&tracker.head_owner, order.part(&order.owner, &head));
        let operation = order.part(&order.operation, &head);
        let kinds = tracker.kinds().iter().map(|kind| kind.has(&operation));
        k.drive(&tracker.head_kind, pack(kinds));
        k.drive(&tracker.head_operation, operation);
        k.drive(&tracker.head_is_signed, order.part(&order.is_signed, &head));
        k.drive(&tracker.head_register, order.part(&order.register, &head));
        k.drive(&tracker.head_lanes, order.part(&order.lanes, &head));
        let ready = tracker.kinds().iter().map(|kind| match kind {
            // A pipeline is ready when its last stage holds something.
            OperationKind::Multiply | OperationKind::Float => low(),
            OperationKind::SerialMultiply => !any_of(1, self.serial_multipliers.iter().map(|m| m.busy.val())),
            OperationKind::Divide | OperationKind::FloatDivide => match self.none_left.is_present() {
                false => self.left.val().is(0),
                true => self.none_left.val(),
            },
        });
        k.drive(&tracker.ready, pack(ready));
    }

    /// The operands of the operation in stage 1: first and second of each lane.
    fn operands(&self, slots: &BlockRam) -> Vec<(Expr, Expr)> {
        let (values, word) = (&self.values, self.values[0].width());
        let first = slot_part(slots, values, 0, word);
        let second = slot_part(slots, values, 1, word);
        first.into_iter().zip(second).collect()
    }

    /// High in the cycle in which operands of this kind are new.
    fn starts(&self, kind: OperationKind) -> Expr {
        self.tracker(kind).fresh.val() & self.is_of(kind)
    }

    /// High while an operation of this kind is in stage 1.
    fn holds_first(&self, kind: OperationKind) -> Expr {
        self.tracker(kind).holds_first.val() & self.is_of(kind)
    }

    /// High while operations of this kind are in the unit, or were the last.
    fn is_of(&self, kind: OperationKind) -> Expr {
        let tracker = self.tracker(kind);
        let place = tracker.kinds().iter().position(|&found| found == kind);
        tracker.kind.val().bit(place.unwrap_or_default() as u32)
    }

    /// High in a cycle in which a byte of every lane's dividend is left out.
    fn skips(&self, k: &mut Kernel) -> Expr {
        let skipping = &self.skipping;
        if !skipping.is_present() {
            return absent(1);
        }
        let tracker = self.tracker(OperationKind::Divide);
        k.update_when(skipping, &tracker.fresh, self.starts(OperationKind::Divide));
        let has_bits = pack(self.dividers.iter().map(|d| d.has_bits.val()));
        wire!(k, has_bits = (has_bits & &tracker.first_lanes).any());
        k.update_when(skipping, &has_bits, low());
        k.wire("skips", skipping.val() & !has_bits & self.divides())
    }

    /// High while a division takes a cycle.
    fn divides(&self) -> Expr {
        match self.none_left.is_present() {
            false => self.left.val().any(),
            true => !self.none_left.val(),
        }
    }

    /// The operation in stage 1 of its part.
    fn first_operation(&self, kind: OperationKind) -> Expr {
        self.tracker(kind).first_operation.val()
    }

    /// How long a division still takes: an integer one a cycle for each bit found or byte skipped, a floating-point one
    /// always the same.
    fn count(&self, k: &mut Kernel, skips: Expr) {
        let left = &self.left;
        k.comment("cycles that a division takes: P13.1");
        let (width, word) = (left.width(), u128::from(self.values[0].width()));
        if self._kinds.contains(&OperationKind::Divide) {
            k.update_when(left, self.starts(OperationKind::Divide), constant(width, word));
        }
        if self._kinds.contains(&OperationKind::FloatDivide) {
            k.update_when(left, self.starts(OperationKind::FloatDivide), constant(width, word - 1));
        }
        let one = constant(width, 1);
        // Where the skip is known late, it chooses between two differences.
        if self.none_left.is_present() && self.skipping.is_present() {
            let by_bit = k.subtract("left_less_one", left, &one);
            let by_byte = k.subtract("left_less_byte", left, constant(width, 8));
            k.update_when(left, self.divides(), select(&skips, by_byte, by_bit));
            self.note_none_left(k, &skips);
            return;
        }
        let step = match self.skipping.is_present() {
            true => select(skips, constant(width, 8), one),
            false => one,
        };
        let less = k.subtract("left_less", left, step);
        k.update_when(left, self.divides(), less);
        if self.none_left.is_present() {
            self.note_none_left(k, &absent(1));
        }
    }

    /// In a deep pipeline: whether a division has taken its last cycle.
    fn note_none_left(&self, k: &mut Kernel, skips: &Expr) {
        let (left, none_left) = (&self.left, &self.none_left);
        for kind in [OperationKind::Divide, OperationKind::FloatDivide] {
            if self._kinds.contains(&kind) {
                k.update_when(none_left, self.starts(kind), low());
            }
        }
        let last = match self.skipping.is_present() {
            true => select(skips, left.val().is(8), left.val().is(1)),
            false => left.val().is(1),
        };
        k.update_when(none_left, self.divides(), last);
    }
}

#[cfg(test)]
mod tests;
