//! Interrupt handlers, and what they do in some of the lanes.

use isa::{DivergenceMechanism, ExecutionUnit, Opcode};

use super::super::tree::{ConsoleAction, Handler, Step};
use super::memory::writes;
use super::{instruction, Generator};

use Opcode::*;

/// Registers, and guards with what makes them, that are tried until one leaves r0 and r1 alone.
const DRAWN: usize = 4;

impl Generator<'_> {
    pub(super) fn handlers(&mut self) -> Vec<Handler> {
        (0..self.handlers).map(|_| self.handler()).collect()
    }

    fn handler(&mut self) -> Handler {
        let mut prologue = Vec::new();
        let free = self.reserved.inner_counter.unwrap_or(self.reserved.counter);
        if free > 2 {
            for _ in 0..self.random.below(4) {
                let opcode = self.random.one(&[Add, Sub, Xor, Addi, Shri, Hwid]);
                let target = 2 + self.random.below(u64::from(free) - 2) as u8;
                let registers = [target, self.source(), self.source()];
                let immediate = if opcode == Hwid { 1 } else { self.immediate(opcode) };
                let guard = self.guard(20);
                prologue.push(instruction(opcode, registers, immediate, guard));
            }
        }
        if free > 2 && self.random.percent(60) {
            prologue.extend(self.under_one_guard());
        }
        // Interrupts are off here: a second one is a double fault.
        if self.random.percent(self.wildness) {
            let guard = Some(self.predicate());
            prologue.push(instruction(Trap, [0; 3], 0, guard));
        }
        Handler {
            prologue,
            console: self.random.one(&[
                ConsoleAction::Read,
                ConsoleAction::Read,
                ConsoleAction::Echo,
                ConsoleAction::Ignore,
                ConsoleAction::Leave,
            ]),
            maps_pages: self.config.tlb_entries > 0 && self.random.percent(80),
            enables: self.random.percent(95),
            compares: self.handler_compares(),
            to_user: self.random.percent(35),
        }
    }

    /// Something in none, one, some or all lanes. It leaves r0 and r1 alone, and raises no interrupt but for a change
    /// of lanes while lanes wait elsewhere.
    fn under_one_guard(&mut self) -> Vec<Step> {
        let guards: Vec<_> = (0..DRAWN).map(|_| self.guard_of_lanes()).collect();
        let Some((guard, made)) = guards.into_iter().find(|(_, steps)| keeps(steps)) else {
            return Vec::new();
        };
        let [before, behind] = self.in_several_lanes();
        let mut steps = before;
        steps.extend(made);
        for _ in 0..8 {
            let opcode = self.implemented();
            let mut more = Vec::new();
            if self.is_safe_in_a_handler(opcode, guard) {
                self.under_guard(opcode, guard, &mut more);
            }
            if keeps(&more) {
                steps.extend(more);
            }
        }
        steps.extend(behind);
        steps
    }

    /// A handler begins in lane 0: what makes several lanes of that, and what leaves lane 0 again; mostly neither.
    fn in_several_lanes(&mut self) -> [Vec<Step>; 2] {
        let lanes = u64::from(self.config.arch.lanes());
        let drawn: Vec<_> = (0..DRAWN).filter_map(|_| self.two_targets()).collect();
        let free = drawn.into_iter().find(|&(one, other)| one.min(other) > 1);
        let Some((count, link)) = free.filter(|_| self.random.percent(40)) else {
            return [Vec::new(), Vec::new()];
        };
        let change = |number| vec![Step::Constant(count, number), instruction(Jalis, [link, count, 0], 0, None)];
        [change(1 + self.random.below(lanes)), change(1)]
    }

    fn is_safe_in_a_handler(&self, opcode: Opcode, guard: Option<u8>) -> bool {
        match opcode.unit() {
            ExecutionUnit::LoadStore => self.config.tlb_entries == 0,
            ExecutionUnit::Divide => opcode.class().has_immediate(),
            // Where lanes wait elsewhere it is an interrupt.
            ExecutionUnit::Clone => self.config.divergence != DivergenceMechanism::MultiPath,
            ExecutionUnit::Branch => matches!(opcode, Jmpi | Jali) && guard.is_none(),
            ExecutionUnit::System => opcode == Fence,
            ExecutionUnit::Divergence | ExecutionUnit::WarpControl | ExecutionUnit::Barrier => false,
            _ => true,
        }
    }
}

/// Whether r0 and r1 are left alone.
fn keeps(steps: &[Step]) -> bool {
    !steps.iter().any(|step| writes(step, 0) || writes(step, 1))
}
