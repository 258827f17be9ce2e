//! Which registers an instruction reads, whether they exist, and which reads come too early.

use super::{Decode, Fields, Vote};
use crate::citations::cite;
use crate::index::warp_of;
use crate::kit::prelude::*;
use crate::stages::control::FormSignals;
use crate::units::custom;
use crate::units::files::predicate_file::{predicate_address, predicate_number};
use crate::units::files::register_file::{has_third_reader, register_address};

/// Which slot of the instruction word has an operand's register.
pub(super) struct SlotChoice {
    /// The slot of the first high condition counts.
    arms: Vec<(Expr, usize)>,
    otherwise: usize,
}

impl SlotChoice {
    /// What belongs to the slot.
    pub(super) fn of(&self, slots: &[Expr; 3]) -> Expr {
        let arms = self.arms.iter();
        let arms = arms.map(|(condition, slot)| (condition.clone(), slots[*slot].clone()));
        first_of(arms.collect(), &slots[self.otherwise])
    }
}

impl Decode {
    /// The slots of the operands' registers: of the first and the second, of the third of tlbadd, and of the
    /// destination.
    pub(super) fn choices(&self, form: &FormSignals) -> [SlotChoice; 4] {
        let found = &self.slots;
        let [first_in_0, second_in_0, second_in_1] = match found.is_present() {
            false => [&form.reads_slot_0, &form.stores_register, &form.reads_second_from_slot_1].map(Expr::clone),
            true => [found.first_in_0.val(), found.second_in_0.val(), found.second_in_1.val()],
        };
        [
            SlotChoice { arms: vec![(first_in_0, 0)], otherwise: 1 },
            SlotChoice { arms: vec![(second_in_0, 0), (second_in_1, 1)], otherwise: 2 },
            SlotChoice { arms: Vec::new(), otherwise: 2 },
            SlotChoice { arms: Vec::new(), otherwise: 0 },
        ]
    }

    /// Whether instruction and registers exist.
    pub(super) fn existence(&self, k: &mut Kernel, fields: &Fields, form: &FormSignals) {
        let config = &self._config;
        let arch = &config.arch;
        k.comment(cite(config, "what does not exist", "P7.2 to P7.4, P9.1.9, P9.1.12"));
        let mut missing = vec![form.missing.clone()];
        let kinds = [
            (arch.gprs(), [&form.slot_0_is_gpr, &form.slot_1_is_gpr, &form.slot_2_is_gpr]),
            (arch.preds(), [&form.slot_0_is_predicate, &form.slot_1_is_predicate, &form.slot_2_is_predicate]),
        ];
        for (count, named) in kinds {
            for (number, is_named) in fields.slots.iter().zip(named) {
                if count < 1 << number.width() {
                    let exists = number.less_than(constant(number.width(), u128::from(count)));
                    missing.push(is_named & !exists);
                }
            }
        }
        let missing = k.wire("instruction_missing", any_of(1, missing));
        let exists = !(&missing | &self.decoded.guard_missing);
        k.drive(&self.named.exists, exists);
        k.drive(&self.decoded.invalid, missing | (&form.privileged & !self.supervisor.val()));
        let guard = &fields.guard;
        let guard_exists = guard.less_than(constant(guard.width(), u128::from(arch.preds())));
        k.drive(&self.decoded.guard_missing, &fields.predicated & !guard_exists);
    }

    /// Read addresses, and which of the reads come too early.
    pub(super) fn reads(&self, k: &mut Kernel, fields: &Fields, form: &FormSignals, vote: &Vote) {
        let config = &self._config;
        let warp = warp_of(&self.decode.context, &self.decode.owner);
        k.comment("reads: P7.1");
        let choices = self.choices(form);
        if self.slots.is_present() {
            let found = [&form.reads_slot_0, &form.stores_register, &form.reads_second_from_slot_1];
            k.ignore("fetch has found it already", found.map(Expr::clone).to_vec());
        }
        let names = ["register_a", "register_b", "register_c", "register_d"];
        let is_read = [true, true, has_third_reader(config), custom::reads_destination(config)];
        let read = choices.iter().zip(names).zip(is_read).filter(|(_, is_read)| *is_read);
        for (address, ((choice, name), _)) in self.register_addresses.iter().zip(read) {
            let register = k.wire(name, choice.of(&fields.slots));
            k.drive(address, register_address(config, &warp, register));
        }
        let number = |slot: usize| predicate_number(config, &fields.slots[slot]);
        let first = k.wire("first_predicate", select(&form.asks_for_identity, &vote.register, number(1)));
        let predicates = [fields.guard.clone(), first, number(2), number(0)];
        for (address, register) in self.predicate_addresses.iter().zip(&predicates) {
            k.drive(address, predicate_address(config, &warp, register.clone()));
        }
        if !self._config.is_deep() {
            self.misses(k, &warp, fields, &choices, &predicates);
        }
    }

    /// Writes on their way that the reads miss.
    fn misses(&self, k: &mut Kernel, warp: &Expr, fields: &Fields, choices: &[SlotChoice], predicates: &[Expr; 4]) {
        let config = &self._config;
        k.comment("writes on their way that the reads miss: P8.1 to P8.4");
        let later = [("operands", &self.in_operands), ("execute", &self.in_execute), ("commit", &self.in_commit)];
        let mut same_warp = Vec::new();
        for (name, destination) in later {
            let same = k.wire(format!("same_warp_in_{name}"), warp.equals(&destination.warp));
            same_warp.push((same, destination));
        }
        k.comment("compared slot by slot, beside the choice of slots");
        let mut missed_slots = Vec::new();
        for ((same, destination), (name, _)) in same_warp.iter().zip(&later) {
            let written = same & &destination.gpr;
            missed_slots.push([0, 1, 2].map(|slot| {
                let equal = fields.slots[slot].equals(&destination.register);
                k.wire(format!("slot_{slot}_is_in_{name}"), &written & equal)
            }));
        }
        let missed = &self.missed;
        let reads = [
            (&missed.a, self.has_first.val()),
            (&missed.b, !self.decoded.takes_immediate.val()),
            (&missed.c, high()),
            (&missed.d, high()),
        ];
        for ((signal, is_read), choice) in reads.into_iter().zip(choices) {
            let found = missed_slots.iter().map(|slots| &is_read & choice.of(slots));
            k.drive(signal, pack(found));
        }
        let forwarding = &self.forwarding;
        let signals = [&forwarding.guard, &forwarding.predicate_a, &forwarding.predicate_b, &forwarding.predicate_old];
        for (signal, register) in signals.into_iter().zip(predicates) {
            let found = same_warp.iter().map(|(same, destination)| {
                let written = predicate_number(config, &destination.register);
                same & &destination.predicate & register.equals(written)
            });
            k.drive(signal, pack(found));
        }
    }
}
