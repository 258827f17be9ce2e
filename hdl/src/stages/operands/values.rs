//! The lanes' values: registers, or what was still on its way to them, and constants.

use isa::{HardwareId, PerformanceCounter};

use super::{Late, Operands};
use crate::citations::cite;
use crate::kit::prelude::*;
use crate::units::lanes::lane_operand::LaneOperand;

/// Where an operand is that the read missed: of the instruction in decode, of that in operands, and whether the
/// load/store unit writes it for the first and for the second.
type Sources<'a> = (&'a RSignal<In>, &'a RDff, (&'a RSignal<In>, Expr));

impl Operands {
    /// Each lane's operands, and where each comes from.
    pub(super) fn values(&self, k: &mut Kernel) {
        let constant = self.constant(k);
        let (missed, missed_before) = (&self.missed, &self.operands_missed);
        let [loads_a, loads_b, loads_c, loads_d] = self.loaded_here(k);
        let now = &self.loaded;
        let of_first = (&missed.a, &missed_before.a, (&now.a, loads_a));
        let of_second = (&missed.b, &missed_before.b, (&now.b, loads_b));
        let of_third = (&missed.c, &missed_before.c, (&now.c, loads_c));
        let of_old = (&missed.d, &missed_before.d, (&now.d, loads_d));
        let caught = [of_first.1, of_second.1, of_third.1, of_old.1].map(|missed| missed.val().bits(1, 2));
        k.ignore("these writes were caught a cycle before", caught.to_vec());
        k.comment(cite(&self._config, "each lane's operands", "P8.1 to P8.3, P22.19, P23.2, P28.8"));
        for lane in 0..self.first.len() {
            let first = &self.first_operands[lane];
            self.choose(k, lane, first, &of_first);
            k.drive(&first.is_register, &self.has_first);
            k.drive(&first.file, &self.registers_a[lane]);
            k.drive(&first.constant, zeros(first.constant.width()));
            k.drive(&self.first[lane], &first.value);

            let second = &self.second_operands[lane];
            self.choose(k, lane, second, &of_second);
            k.drive(&second.is_register, !self.decoded.takes_immediate.val());
            k.drive(&second.file, &self.registers_b[lane]);
            k.drive(&second.constant, &constant | self.lane_number(lane, second.constant.width()));
            k.drive(&self.second[lane], &second.value);

            if let (Some(third), Some(value)) = (self.third_operands.get(lane), self.third.get(lane)) {
                self.choose(k, lane, third, &of_third);
                k.drive(&third.is_register, high());
                k.drive(&third.file, &self.registers_c[lane]);
                k.drive(&third.constant, zeros(third.constant.width()));
                k.drive(value, &third.value);
            }

            if let (Some(old), Some(value)) = (self.old_operands.get(lane), self.old.get(lane)) {
                self.choose(k, lane, old, &of_old);
                k.drive(&old.is_register, high());
                k.drive(&old.file, &self.registers_d[lane]);
                k.drive(&old.constant, zeros(old.constant.width()));
                k.drive(value, &old.value);
            }
        }
    }

    /// Each lane's operands in a deep pipeline, where none is forwarded.
    pub(super) fn values_read(&self, k: &mut Kernel) {
        let constant = self.constant(k);
        k.comment(cite(&self._config, "each lane's operands", "P8.1 to P8.3, P22.19, P23.2, P28.8"));
        let of_register = |condition: Expr, register: &RDff| replicate(register.width(), condition) & register;
        for (lane, (a, b)) in self.read_a.iter().zip(&self.read_b).enumerate() {
            k.drive(&self.first[lane], of_register(self.operands_has_first.val(), a));
            let second = of_register(!self.operands.takes_immediate.val(), b);
            k.drive(&self.second[lane], second | &constant | self.lane_number(lane, b.width()));
            if let (Some(third), Some(c)) = (self.third.get(lane), self.read_c.get(lane)) {
                k.drive(third, c);
            }
            if let (Some(old), Some(d)) = (self.old.get(lane), self.read_d.get(lane)) {
                k.drive(old, d);
            }
        }
    }

    /// The shadow lane's register, and above it its predicate register.
    pub(super) fn shadow(&self) -> Expr {
        match self.read_shadow.is_present() {
            false => self.shadow_register.val(),
            true => self.read_shadow.val(),
        }
    }

    /// What all lanes take instead of the second register: the immediate, or a copied register of the shadow set; else
    /// 0.
    fn constant(&self, k: &mut Kernel) -> Expr {
        let operands = &self.operands;
        if self.first.len() == 1 {
            k.ignore("the number of the only lane is 0", vec![operands.lane_number.val()]);
        }
        let width = operands.immediate.width();
        let shadow = replicate(width, &operands.from_shadow) & self.shadow().bits(0, width);
        let given = match operands.instead.is_present() {
            false => operands.immediate.val(),
            true => operands.immediate.val() | &operands.instead,
        };
        let immediate = replicate(width, &operands.takes_immediate) & given;
        let counter = self.counter(k);
        k.wire("immediate_or_shadow", immediate | shadow | counter)
    }

    /// The performance counter that hwid asks for, as it is now; 0 if it asks for none.
    fn counter(&self, k: &mut Kernel) -> Expr {
        let counters = PerformanceCounter::ALL.iter().zip(self.counters.fields());
        let arms = counters.map(|(&counter, field)| {
            let selector = HardwareId::Counter(counter).selector() as u128;
            (vec![selector], field.value)
        });
        let none = zeros(self.operands.immediate.width());
        k.case("counter", &self.operands.counter, arms.collect(), none)
    }

    /// Where one operand of one lane may come from instead of the register file.
    fn choose(
        &self,
        k: &mut Kernel,
        lane: usize,
        operand: &LaneOperand,
        (in_decode, in_operands, loaded): &Sources<'_>,
    ) {
        let width = operand.value.width();
        let low_bits = |values: &[RSignal<In>]| values[lane].val().bits(0, width);
        let writes = |late: &Late<In>| late.lanes.val().bit(lane as u32);
        let (execute, commit) = (writes(&self.from_execute), writes(&self.from_commit));
        k.drive(&operand.in_execute, in_decode.val().bit(1) & &execute);
        let in_commit = in_decode.val().bit(2) & commit;
        // Commit or a unit writes in one cycle: so one value is enough for both.
        let loads = self.load.lanes.val().bit(lane as u32);
        let (loaded_in_decode, loaded_in_operands) = loaded;
        k.drive(&operand.in_commit, in_commit | (loaded_in_decode.val() & &loads));
        k.drive(&operand.loads, loaded_in_operands & loads);
        if operand.loaded.is_present() {
            k.drive(&operand.loaded, low_bits(&self.load_values));
        }
        k.drive(&operand.forwards, in_operands.val().bit(0) & execute);
        k.drive(&operand.result, low_bits(&self.execute_values));
        k.drive(&operand.committed, low_bits(&self.commit_values));
    }

    /// The lane's number where the instruction asks for it, else 0.
    fn lane_number(&self, lane: usize, width: u32) -> Expr {
        constant_if(&self.operands.lane_number, width, lane as u128)
    }
}
