//! The checks of the instruction in execute, in the order in which they count (docs/pipeline.md section 9).

use super::predicted::or;
use super::Execute;
use crate::kit::prelude::*;
use crate::units::divergence;
use crate::units::warps::barriers;

/// How far the instruction gets through the checks of docs/pipeline.md section 9 (steps 1 to 9). Wires of one bit.
pub(super) struct Steps {
    /// There is an instruction.
    pub instruction: Expr,
    /// Another context holds the warp, or it waits for memory: it does not execute, and its turn comes again.
    pub held: Expr,
    /// It waits for memory, whether it is to take an interrupt or not. `None` without a scoreboard.
    pub waits_for_memory: Option<Expr>,
    /// That is because it needs what is on its way. `None` without a scoreboard.
    pub needs: Option<Expr>,
    /// Step 1, 2, 4 or 5 interrupts it.
    pub caught: Expr,
    /// Step 1: the instruction before it is interrupted.
    pub due_interrupt: Expr,
    /// Step 2: it gives way to the external interrupt.
    pub external: Expr,
    /// Step 3: its warp has no active lane.
    pub empty: Expr,
    /// Step 4: its fetch has failed.
    pub fault: Expr,
    /// Step 5: its guard does not exist.
    pub guard_missing: Expr,
    /// None of these: split, splitl and join act.
    pub sound: Expr,
    /// A lane executes it, whether it comes to step 7 or not.
    pub any: Expr,
    /// An active lane does not execute it.
    pub others: Expr,
    /// Step 7 passed: a lane executes it.
    pub runs: Expr,
    /// Step 8: it is invalid.
    pub invalid: Expr,
    /// Step 9 passed: all active lanes execute it, or need not.
    pub passes: Expr,
    /// Step 9: not all active lanes execute it, but must.
    pub diverges: Expr,
    /// Step 11: it has its effect, unless its operands are refused.
    pub acts: Expr,
}

/// Whether a value is greater than a small number. The bits that the number does not have are looked at beside the comparison, not in its carry chain.
fn exceeds(value: &Expr, number: u128) -> Expr {
    let low_bits = 128 - number.leading_zeros();
    let above = value.bits(low_bits, value.width() - low_bits).any();
    // Of so many bits, no value is greater than all ones.
    match (number + 1).is_power_of_two() {
        true => above,
        false => above | constant(low_bits, number).less_than(value.bits(0, low_bits)),
    }
}

/// What is wrong with the operands of an instruction that acts: its warp's next instruction is interrupted. Wires of one bit.
pub(super) struct Refusals {
    /// A number of lanes is out of range.
    pub count: Expr,
    /// A number of lanes, a lane, a barrier or a number of warps is out of range.
    pub operand: Expr,
    /// A divisor is 0.
    pub divisor: Expr,
}

impl Execute {
    pub(super) fn steps(&self, k: &mut Kernel) -> Steps {
        let (execute, control) = (&self.execute, &self.execute_control);
        k.comment("checks, in the order in which they count");
        let instruction = k.wire("is_instruction", execute.valid.val() & !execute.micro.val());
        let hold = divergence::bit_of(&self.others_of.hold);
        let (held, present) = match self.others_of.hold.width() {
            0 => (low(), instruction.clone()),
            _ => {
                let held = k.wire("is_held", &instruction & &hold);
                (held, k.wire("may_execute", &instruction & !hold))
            }
        };
        let (present, memory_held) = self.unless_held_by_memory(k, present);
        let called = k.wire("is_called", self.pending.val() & &execute.is_first_warp);
        let caught = execute.is_vehicle.val() | &execute.fetch_failed | &execute.guard_missing;
        let caught = k.wire("caught", &present & (caught | &called));
        let awaited = k.wire("is_awaited", called & !execute.is_vehicle.val());
        let own = k.wire("has_its_turn", &present & !&awaited);
        let due_interrupt = k.wire("due_interrupt", &present & &execute.is_vehicle);
        let external = k.wire("is_external", present & awaited);
        let empty = k.wire("is_empty", &own & &execute.no_lane);
        let fault = k.wire("fault", &own & &execute.fetch_failed);
        let guard_missing = k.wire("guard_missing", &own & &execute.guard_missing);
        let needs = self.needs_memory(k, &own);
        let sound = k.wire("is_sound", own & &execute.proceeds);
        let any = k.wire("any_executes", execute.executing.val().any());
        let runs = &sound & &any & !divergence::is_operation(control);
        let runs = k.wire("runs", runs);
        let invalid = k.wire("invalid", &runs & &execute.invalid);
        let others = k.wire(
            "some_do_not_execute",
            (execute.active.val() & !execute.executing.val()).any(),
        );
        let valid = k.wire("is_valid", &runs & !execute.invalid.val());
        let effect = &self.divergence_effect;
        let uniform = control.uniform.val() & !divergence::bit_of(&effect.may_part);
        let diverges = k.wire("diverges", &valid & &uniform & &others);
        let agrees = &valid & !(uniform & &others);
        let (passes, acts) = if effect.denies.width() > 0 {
            let passes = k.wire("passes", agrees);
            let acts = k.wire("acts", &passes & !effect.denies.val());
            (passes, acts)
        } else {
            let acts = k.wire("acts", agrees);
            (acts.clone(), acts)
        };
        let waits_for_memory = memory_held.zip(needs.clone());
        let waits_for_memory = waits_for_memory.map(|(held, needs)| held | needs);
        Steps {
            instruction,
            held: or(held, waits_for_memory.as_ref()),
            waits_for_memory,
            needs,
            caught,
            due_interrupt,
            external,
            empty,
            fault,
            guard_missing,
            sound,
            any,
            others,
            runs,
            invalid,
            passes,
            diverges,
            acts,
        }
    }

    /// What is wrong with the operands.
    pub(super) fn refusals(&self, k: &mut Kernel, steps: &Steps) -> Refusals {
        let control = &self.execute_control;
        let lanes = u128::from(self._config.arch.lanes());
        let scalar = self.scalar_first.value.val();
        k.comment("operand checks");
        let above = k.wire("above_lanes", exceeds(&scalar, lanes));
        let no_lane = k.wire("no_lane", &above | scalar.is(lanes));
        let count = k.wire("count_refused", control.counts_lanes.val() & above);
        let barrier = self.barrier_out_of_range(k);
        let operand = &count | (control.clones.val() & no_lane) | barrier;
        let divisor = self.divisor_is_zero(k);
        Refusals {
            count,
            operand: k.wire("operand_refused", &steps.acts & operand),
            divisor: k.wire("divisor_refused", &steps.acts & divisor),
        }
    }

    /// High when bar names a barrier that does not exist, or a number of warps that never meets.
    fn barrier_out_of_range(&self, k: &mut Kernel) -> Expr {
        let config = &self._config;
        let (Some(barrier), Some(count)) = (self.barrier.get(), self.barrier_count.get()) else {
            return low();
        };
        let (first, second) = (
            self.scalar_first.value.val(),
            self.scalar_second.value.val(),
        );
        k.drive(barrier, first.bits(0, barriers::barrier_index_bits(config)));
        k.drive(count, second.bits(0, barriers::count_bits(config)));
        let missing = exceeds(&first, u128::from(config.barriers) - 1);
        let too_many = exceeds(&second, u128::from(config.contexts()));
        let refused = missing | too_many | second.is(0);
        k.wire(
            "barrier_refused",
            self.execute_control.meets.val() & refused,
        )
    }

    /// Each lane's address and the value to store. Without translation also the executing lanes whose address is neither in RAM nor in the
    /// console's word.
    pub(super) fn addresses(&self, k: &mut Kernel) {
        let config = &self._config;
        let byte_bits = config.arch.word_bytes().trailing_zeros();
        let ram_bits = config.ram_bytes.trailing_zeros();
        let top = config.arch.word_bits() - 1;
        let mut wrong = Vec::new();
        for (lane, alu) in self.alus.iter().enumerate() {
            let address = alu.address.val();
            k.drive(&self.access_value[lane], &self.operand_b[lane]);
            let passed = &self.access_address[lane];
            k.drive(passed, address.bits(0, passed.width()));
            let Some(console) = self.access_console.get(lane) else {
                continue;
            };
            k.drive(console, address.bit(top));
            let above = k.wire(
                format!("above_ram_{lane}"),
                address.bits(ram_bits, top - ram_bits).any(),
            );
            let within = k.wire(
                format!("above_word_{lane}"),
                address.bits(byte_bits, ram_bits - byte_bits).any(),
            );
            let mut nowhere = &above | (address.bit(top) & within);
            if let Some(scratchpad) = self.access_scratchpad.get(lane) {
                // Above the RAM there is nothing else with this bit.
                k.drive(scratchpad, address.bit(top - 1));
                nowhere = nowhere & !self.is_in_scratchpad(k, lane, &address);
            }
            wrong.push(k.wire(
                format!("nowhere_{lane}"),
                nowhere & self.execute.executing.val().bit(lane as u32),
            ));
        }
        if let Some(lanes_nowhere) = self.access_nowhere.get() {
            k.drive(lanes_nowhere, pack(wrong));
        }
    }

    /// High when a lane's address is in the scratchpad.
    fn is_in_scratchpad(&self, k: &mut Kernel, lane: usize, address: &Expr) -> Expr {
        let config = &self._config;
        let bits = config.scratchpad_bytes.trailing_zeros();
        let page = config.scratchpad_address() >> bits;
        let found = address.bits(bits, address.width() - bits).is(page.into());
        k.wire(format!("in_scratchpad_{lane}"), found)
    }

    /// High when an executing lane divides by 0.
    fn divisor_is_zero(&self, k: &mut Kernel) -> Expr {
        let divides = &self.execute_control.divides;
        if divides.width() == 0 {
            return low();
        }
        let zeros = self.alus.iter().map(|alu| alu.is_zero.val());
        let zeros = k.wire("zero_divisors", pack(zeros) & &self.execute.executing);
        divides.val() & zeros.any()
    }
}
