//! The lanes: in a short pipeline execute computes with them itself; in a deep one compute has, and execute starts from
//! what it has found.

use isa::CoreConfig;

use super::checks::Checks;
use super::Execute;
use crate::kit::prelude::*;
use crate::units::arithmetic;
use crate::units::custom;
use crate::units::lanes::lane_alu::LaneAlu;

impl Execute {
    /// Each lane's ALU, and the predicates.
    pub(super) fn lanes(&self, k: &mut Kernel) {
        let (control, vote) = (&self.execute_control, &self.vote);
        k.comment("lanes: P8.9, P9.5.1");
        k.drive(&vote.votes, &control.votes);
        k.drive(&vote.executing, &self.execute.executing);
        k.drive(&vote.predicate, &self.execute.predicate_a);
        for (lane, alu) in self.alus.iter().enumerate() {
            let (a, b) = (&self.operand_a[lane], &self.operand_b[lane]);
            k.update(a, &self.operands.first[lane]);
            k.update(b, &self.operands.second[lane]);
            k.drive_bundle(&alu.control, self.execute_alu.values());
            k.drive(&alu.adds_offset, control.stores.val() | &control.exchanges);
            k.drive(&alu.offset, &self.execute.immediate);
            k.drive(&alu.is_signed, &control.is_signed);
            k.drive(&alu.operand_a, a);
            k.drive(&alu.operand_b, b);
            let result = &self.stages.results[lane];
            let votes = vote.count.val().zero_extend(result.width());
            k.drive(result, alu.result.val() | votes);
        }
        let predicates = &self.predicates;
        k.drive(&predicates.operation, &control.predicate_function);
        k.drive(&predicates.is_zero, pack(self.alus.iter().map(|alu| alu.is_zero.val())));
        k.drive(&predicates.is_negative, pack(self.alus.iter().map(|alu| alu.is_negative.val())));
        k.drive(&predicates.compared, pack(self.alus.iter().map(|alu| alu.compared.val())));
        k.drive(&predicates.first, &self.execute.predicate_a);
        k.drive(&predicates.second, &self.execute.predicate_b);
        k.drive(&predicates.old, &self.execute.predicate_old);
    }

    /// Lanes whose predicates change. Another context of the warp may write the same row next, and takes it from here:
    /// so what does not commit must leave the row as it is.
    pub(super) fn write_row(&self, k: &mut Kernel, checks: &Checks) {
        let executing = self.execute.executing.val();
        let writes = match self.divergence.others_of.is_present() {
            false => executing,
            true => {
                let commits = &checks.sound & !self.execute.invalid.val();
                replicate(executing.width(), commits | &self.execute.micro) & executing
            }
        };
        k.drive(&self.predicates.executing, writes);
    }

    /// Scalar operands; a micro-operation reads its source lane by the same way. The result is the lane that they come
    /// from.
    pub(super) fn scalars(&self, k: &mut Kernel) -> Expr {
        let execute = &self.execute;
        k.comment("scalar operands: P9.2.2");
        let lowest = k.lowest_set("lowest_executing", &execute.executing);
        let lane = k.wire("scalar_lane", select(&execute.micro, &execute.source_lane, lowest));
        for (scalar, operands) in [
            (&*self.scalar_first, &self.operand_a),
            (&*self.scalar_second, &self.operand_b),
            (&*self.scalar_third, &self.operand_c),
        ] {
            k.drive(&scalar.lane, &lane);
            for (value, operand) in scalar.values.iter().zip(operands) {
                k.drive(value, operand);
            }
        }
        for (operand, third) in self.operand_c.iter().zip(&self.operands.third) {
            k.update(operand, third);
        }
        for (operand, old) in self.operand_d.iter().zip(&self.operands.old) {
            k.update(operand, old);
        }
        lane
    }

    /// What compute has found, in registers. The result is the lane that scalar operands come from.
    pub(super) fn take_computed(&self, k: &mut Kernel) -> Expr {
        let source = &self.compute;
        self.execute.follow(k, &source.issued_computed);
        self.execute_control.follow(k, &source.control_computed);
        self.found.follow(k, &source.computed);
        self.wrong.follow(k, &source.wrong_computed);
        self.foreseen.follow(k, &source.foreseen_computed);
        k.update(&self.nowhere, &source.nowhere_computed);
        let lists = [
            (&self.operand_a, &source.operands_a),
            (&self.operand_b, &source.operands_b),
            (&self.operand_d, &source.operands_d),
            (&self.result, &source.results_computed),
            (&self.console, &source.console_computed),
            (&self.scratchpad, &source.scratchpad_computed),
            (&self.address, &source.address_computed),
        ];
        for (registers, values) in lists {
            for (register, value) in registers.iter().zip(values) {
                k.update(register, value);
            }
        }
        let (here, control) = (&self.execute, &self.execute_control);
        let used = [
            &here.divergence_state,
            &here.source_lane,
            &here.predicate_a,
            &here.predicate_b,
            &here.immediate,
            &control.votes,
            &control.predicate_function,
            &control.divides,
            &here.proceeds,
            &self.foreseen.sound,
            &self.found.any_executes,
            &self.found.divisor_is_zero,
        ];
        k.ignore("compute has used it", used.map(RDff::val).to_vec());
        if !arithmetic::is_present(&self._config) && !custom::is_present(&self._config) {
            k.ignore("nothing is computed with it later", self.operand_a.iter().map(RDff::val).collect());
        }
        self.found.scalar_lane.val()
    }

    /// The first scalar operand.
    pub(super) fn first(&self) -> Expr {
        match self.scalar_first.is_present() {
            true => self.scalar_first.value.val(),
            false => self.found.first.val(),
        }
    }

    /// The second scalar operand.
    pub(super) fn second(&self) -> Expr {
        match self.scalar_second.is_present() {
            true => self.scalar_second.value.val(),
            false => self.found.second.val(),
        }
    }

    /// The third scalar operand; constant where there is none.
    pub(super) fn third(&self) -> Expr {
        match self.found.third.is_present() {
            false => self.scalar_third.value.val(),
            true => self.found.third.val(),
        }
    }

    /// The result of each lane.
    pub(super) fn results(&self) -> Vec<Expr> {
        let computed = self.result.iter().map(RDff::val);
        self.stages.results.iter().map(RSignal::val).chain(computed).collect()
    }

    /// The new row of the predicate register that is written; in a deep pipeline only in the lanes that write.
    pub(super) fn row(&self) -> Expr {
        match self.predicates.is_present() {
            true => self.predicates.row.val(),
            false => self.found.row.val(),
        }
    }
}

/// Where what is found of the lanes' addresses goes.
pub struct AddressTargets<'a, D: Direction> {
    /// Byte in RAM or in the console's word; with translation the whole address.
    pub address: &'a [RSignal<D>],
    /// Without translation: the console is addressed.
    pub console: &'a [RSignal<D>],
    /// Without translation: the scratchpad is addressed.
    pub scratchpad: &'a [RSignal<D>],
    /// Without translation: executing lanes whose address nothing answers at.
    pub nowhere: &'a RSignal<D>,
}

/// Each lane's address. Without translation also what answers there, and in which executing lanes nothing does.
pub fn find_addresses<D: Direction>(
    k: &mut Kernel,
    config: &CoreConfig,
    alus: &[LaneAlu],
    executing: &RDff,
    exchanges: &RDff,
    targets: &AddressTargets<'_, D>,
) {
    let byte_bits = config.arch.word_bytes().trailing_zeros();
    let ram_bits = config.ram_bytes.trailing_zeros();
    let top = config.arch.word_bits() - 1;
    let mut wrong = Vec::new();
    for (lane, alu) in alus.iter().enumerate() {
        let address = alu.address.val();
        let passed = &targets.address[lane];
        k.drive(passed, address.bits(0, passed.width()));
        let Some(console) = targets.console.get(lane) else {
            continue;
        };
        k.drive(console, address.bit(top));
        let above = k.wire(format!("above_ram_{lane}"), address.bits(ram_bits, top - ram_bits).any());
        let within = k.wire(format!("above_word_{lane}"), address.bits(byte_bits, ram_bits - byte_bits).any());
        // No word of the console is exchanged.
        let not_a_word = within | exchanges;
        let mut nowhere = &above | (address.bit(top) & not_a_word);
        if let Some(scratchpad) = targets.scratchpad.get(lane) {
            // Above the RAM there is nothing else with this bit.
            k.drive(scratchpad, address.bit(top - 1));
            nowhere = nowhere & !is_in_scratchpad(k, config, lane, &address);
        }
        let nowhere = nowhere & executing.val().bit(lane as u32);
        wrong.push(k.wire(format!("nowhere_{lane}"), nowhere));
    }
    if targets.nowhere.is_present() {
        k.drive(targets.nowhere, pack(wrong));
    }
}

/// High when a lane's address is in the scratchpad.
fn is_in_scratchpad(k: &mut Kernel, config: &CoreConfig, lane: usize, address: &Expr) -> Expr {
    let bits = config.scratchpad_bytes.trailing_zeros();
    let page = config.scratchpad_address() >> bits;
    let found = address.bits(bits, address.width() - bits).is(page.into());
    k.wire(format!("in_scratchpad_{lane}"), found)
}
