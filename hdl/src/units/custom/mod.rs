//! Own instructions (docs/pipeline.md section 29): what execute hands to the user's function unit, and what that
//! answers.
//!
//! A context has at most one own instruction, so a queue with an entry a context holds the operands of all that wait,
//! and another one remembers where the results go of those that have been handed over.

use isa::trace::{CustomField, Slot};
use isa::CoreConfig;

use crate::index::{context_index, owner_index, warp_of};
use crate::kit::prelude::*;
use crate::stages::execute::ports::CustomSide;
use crate::trace::TracePorts;
use crate::units::arithmetic;
use crate::units::files::register_file::UnitWrite;
use crate::units::parts::fifo::{Fifo, Shows};
use crate::units::warps::warp_table::Wake;

/// Bits of the number of an own instruction.
pub const NUMBER_BITS: u32 = isa::CUSTOM_FUNCTIONS.trailing_zeros();

/// Whether there is a function unit.
pub fn is_present(config: &CoreConfig) -> bool {
    config.custom_unit.is_some()
}

/// Whether contexts may wait for a result: for that of the arithmetic unit, or for that of the function unit.
pub fn computes(config: &CoreConfig) -> bool {
    arithmetic::is_present(config) || is_present(config)
}

/// Whether it has a function whose third operand is the destination as it was.
pub fn reads_destination(config: &CoreConfig) -> bool {
    config.custom_unit.is_some_and(|unit| unit.operands_max() == 3)
}

/// How many registers are read for own instructions alone.
pub fn destination_readers(config: &CoreConfig) -> u32 {
    reads_destination(config).into()
}

bundle! {
    /// Where the result of an own instruction goes.
    pub struct CustomResult(config: &CoreConfig) {
        /// For which context.
        context: context_index(config),
        /// Its warp.
        owner: owner_index(config),
        /// Register that the result goes to.
        register: config.arch.register_bits(),
        /// Lanes that execute it.
        lanes: config.arch.lanes(),
    }
}

hardware! {
    /// Hands own instructions to the user's function unit, and writes what it answers.
    pub struct CustomPort(config: &CoreConfig) {
        let (lanes, word) = (config.arch.lanes(), config.arch.word_bits());
        let contexts = config.contexts();
        let result_bits = CustomResult::<In>::new(config).width();
        let values = 2 + destination_readers(config);
        let entry_bits = result_bits + NUMBER_BITS + values * lanes * word;
        from execute: CustomSide(config) {
            custom_valid, order: CustomResult = custom, number = custom_number, first: [_] = custom_first,
            second: [_] = custom_second, third: [_] = custom_third,
        }

        /// From commit, load/store unit and arithmetic unit: none of them writes a register in this cycle.
        pub port_is_free: In(1),
        /// To commit: a result is written.
        pub write: UnitWrite<Out>(config),
        /// To commit: its value, for each lane.
        pub values: [Out(word); lanes],
        /// To warp table: a context's result is written.
        pub done: Wake<Out>(config),
        /// To the starvation guard: a result is not written.
        pub refused: Out(1),
        /// To the lock step: what happens at the function unit's ports.
        pub trace: TracePorts = TracePorts::new(config, &[]).with_custom(config),

        /// Instructions to be handed over: where the result goes, the function's number, the operands of all lanes.
        queue: Fifo(contexts, entry_bits, Shows::nothing_in(config)),
        /// Instructions that have been handed over: where the result goes.
        under_way: Fifo(contexts, result_bits, Shows::nothing_in(config)),
        custom_unit: CustomUnit(config),
        _config: CoreConfig = *config,
    }
}

impl Describe for CustomPort {
    fn kernel(&self, k: &mut Kernel) {
        self.queued(k);
        let result = self.request(k);
        self.response(k);
        self.traced(k, &result);
    }
}

impl CustomPort {
    /// Instructions that execute pushes.
    fn queued(&self, k: &mut Kernel) {
        k.comment("own instructions that wait: P29.1");
        k.drive(&self.queue.push, &self.custom_valid);
        let operands = self.first.iter().chain(&self.second).chain(&self.third);
        let fields = [self.order.packed(), self.number.val()].into_iter();
        k.drive(&self.queue.push_data, pack(fields.chain(operands.map(RSignal::val))));
        k.ignore("a queue with an entry a context has room", vec![self.queue.full.val(), self.under_way.full.val()]);
    }

    /// The oldest one is handed over. The result is where its result goes.
    fn request(&self, k: &mut Kernel) -> Expr {
        let unit = &self.custom_unit;
        k.comment("to the function unit: P29.2, P29.3");
        let entry = self.queue.head.val();
        let result = k.wire("requested", entry.bits(0, self.order.width()));
        let function = self.order.width();
        let operands = function + NUMBER_BITS;
        let of_all = unit.request_a.width();
        let operand = |number: u32| entry.bits(operands + number * of_all, of_all);
        let valid = k.wire("request_valid", !self.queue.empty.val());
        k.drive(&unit.request_valid, &valid);
        k.drive(&unit.request_function, entry.bits(function, NUMBER_BITS));
        let context = self.order.part(&self.order.context, &result);
        let warp = warp_of(context, self.order.part(&self.order.owner, &result));
        k.drive(&unit.request_warp, warp.zero_extend(unit.request_warp.width()));
        k.drive(&unit.request_lanes, self.order.part(&self.order.lanes, &result));
        k.drive(&unit.request_a, operand(0));
        k.drive(&unit.request_b, operand(1));
        let has_third = !self.third.is_empty();
        k.drive(&unit.request_c, if has_third { operand(2) } else { zeros(of_all) });
        wire!(k, request_fires = valid & &unit.request_ready);
        k.drive(&self.queue.pop, &request_fires);
        k.drive(&self.under_way.push, &request_fires);
        k.drive(&self.under_way.push_data, &result);
        result
    }

    /// What it answers is written when no other part needs the write port.
    fn response(&self, k: &mut Kernel) {
        let unit = &self.custom_unit;
        k.comment("from the function unit: P15.7, P29.3 to P29.6");
        wire!(k, waits = !self.under_way.empty.val());
        let ready = k.wire("response_ready", &waits & &self.port_is_free);
        k.drive(&unit.response_ready, &ready);
        let fires = k.wire("response_fires", &ready & &unit.response_valid);
        k.drive(&self.under_way.pop, &fires);
        k.drive(&self.refused, waits & &unit.response_valid & !ready);
        let result = self.under_way.head.val();
        let part = |signal: &RSignal<In>| self.order.part(signal, &result);
        let context = part(&self.order.context);
        let lanes = part(&self.order.lanes);
        k.drive(&self.done.valid, &fires);
        k.drive(&self.done.context, &context);
        k.drive(&self.write.valid, &fires);
        k.drive(&self.write.lanes, replicate(lanes.width(), fires) & lanes);
        k.drive(&self.write.warp, warp_of(context, part(&self.order.owner)));
        k.drive(&self.write.register, part(&self.order.register));
        for (lane, value) in self.values.iter().enumerate() {
            let word = value.width();
            k.drive(value, unit.response_result.val().bits(lane as u32 * word, word));
        }
    }

    fn traced(&self, k: &mut Kernel, requested: &Expr) {
        let unit = &self.custom_unit;
        k.comment("trace: P29.12");
        let while_valid = |valid: &Expr, value: Expr| replicate(value.width(), valid) & value;
        let valid = !self.queue.empty.val();
        let requested = |signal: &RSignal<In>| self.order.part(signal, requested);
        let function = self.queue.head.val().bits(self.order.width(), NUMBER_BITS);
        let answered = self.order.part(&self.order.context, &self.under_way.head.val());
        let fields = [
            (CustomField::RequestValid, valid.clone()),
            (CustomField::RequestReady, unit.request_ready.val()),
            (CustomField::RequestContext, while_valid(&valid, requested(&self.order.context))),
            (CustomField::RequestFunction, while_valid(&valid, function)),
            (CustomField::RequestLanes, while_valid(&valid, requested(&self.order.lanes))),
            (CustomField::ResponseValid, unit.response_valid.val()),
            (CustomField::ResponseReady, self.port_is_free.val() & !self.under_way.empty.val()),
            (CustomField::ResponseContext, while_valid(&unit.response_valid.val(), answered)),
        ];
        for (field, value) in fields {
            self.trace.drive_slot(k, Slot::Custom(field), value);
        }
    }
}

hardware! {
    /// The user's function unit, whose Verilog the user has written.
    pub struct CustomUnit(config: &CoreConfig) {
        let (lanes, warp) = (config.arch.lanes(), config.arch.warp_index_bits().max(1));
        let values = lanes * config.arch.word_bits();

        /// An instruction is handed over.
        pub request_valid: In(1),
        /// It is taken.
        pub request_ready: Out(1),
        /// The number of the own instruction.
        pub request_function: In(NUMBER_BITS),
        /// Whose it is.
        pub request_warp: In(warp),
        /// Lanes that execute it.
        pub request_lanes: In(lanes),
        /// First operand of each lane.
        pub request_a: In(values),
        /// Second operand of each lane.
        pub request_b: In(values),
        /// Destination of each lane, as it was.
        pub request_c: In(values),
        /// A result is there.
        pub response_valid: Out(1),
        /// It is taken.
        pub response_ready: In(1),
        /// The result of each lane.
        pub response_result: Out(values),
        _config: CoreConfig = *config,
    }
}

impl Describe for CustomUnit {
    fn kernel(&self, _: &mut Kernel) {}

    fn foreign(&self) -> Option<Foreign> {
        let config = &self._config;
        let spec = config.custom_unit?.spec();
        let parameter = |name, value| Parameter { name, value, doc: "" };
        let text = spec.verilog.trim_end();
        Some(Foreign {
            name: spec.name.clone(),
            text: format!("/* verilator lint_off UNUSEDSIGNAL */\n{text}\n/* verilator lint_on UNUSEDSIGNAL */\n"),
            parameters: vec![
                parameter("LANES", config.arch.lanes()),
                parameter("WORD_BITS", config.arch.word_bits()),
                parameter("WARP_BITS", self.request_warp.width()),
            ],
        })
    }
}

#[cfg(test)]
mod tests;
