//! What the instruction in execute comes to: whether it redirects, is interrupted, waits, writes.

use isa::Interrupt;

use super::checks::Steps;
use super::others::Postponed;
use super::predicted::{or, unless};
use super::Execute;
use crate::index::warp_of;
use crate::kit::prelude::*;
use crate::units::divergence;
use crate::units::files::interrupt_address::{has_address, DUE_INTERRUPT_BITS};
use crate::units::memory::tlb::failure_number;

/// What the instruction does in the end. Wires of one bit.
pub(super) struct Outcome {
    /// It redirects its warp.
    pub redirect: Expr,
    /// It is interrupted.
    pub interrupt: Expr,
    /// It is to be interrupted, at once or when the other contexts of its warp are quiet.
    pub raised: Expr,
    /// It is to be interrupted, or a halt, and has to wait for them.
    pub postponed: Expr,
    /// It is to be interrupted, and has to wait for memory. `None` without a scoreboard.
    pub undrained: Option<Expr>,
    /// It waits for memory. `None` without a scoreboard.
    pub waits_for_memory: Option<Expr>,
    /// The interrupt is entered.
    pub enters: Expr,
    /// The interrupt stops its warp: interrupts are off, or there is no kernel entry.
    pub stopping: Expr,
    /// Number of the interrupt.
    pub number: Expr,
    /// The interrupt has an address.
    pub has_address: Expr,
    /// It is a wspawn that finds no stopped warp, or has not its turn.
    pub waits_to_spawn: Expr,
    /// It is a change of the TLB that waits for an access to end.
    pub change_waits: Expr,
    /// It is one of these two: its warp goes on at its own address.
    pub waits: Expr,
    /// It is a wspawn that starts a warp.
    pub spawns: Expr,
    /// Its operands are refused: its warp's next instruction is interrupted with this number; 0 if they are not.
    pub refused: Expr,
    /// A number of lanes is refused: it does not jump.
    pub count_refused: Expr,
    /// It is a clone with operands in range.
    pub clones: Expr,
    /// It is a load or store.
    pub accesses: Expr,
    /// It is an arithmetic instruction.
    pub may_compute: Expr,
    /// It is an arithmetic instruction with operands in range.
    pub computes: Expr,
    /// What its context remembers of a jump was wrong. `None` where jumps are not predicted.
    pub forgets: Option<Expr>,
    /// It was predicted, and no lane executes it: it goes on behind itself and changes nothing. `None` where jumps are not predicted.
    pub passes_by: Option<Expr>,
    /// Its results are written.
    pub writes: Expr,
}

impl Execute {
    pub(super) fn outcome(&self, k: &mut Kernel, steps: &Steps) -> Outcome {
        let (execute, control) = (&self.execute, &self.execute_control);
        let refusals = self.refusals(k, steps);
        k.comment("outcome");
        let (operand, divisor) = (&refusals.operand, &refusals.divisor);
        let traps = k.wire("traps", &steps.acts & &control.traps);
        let runs = &steps.invalid | &steps.diverges | &traps;
        let interrupt = &steps.caught | runs | divergence::bit_of(&self.divergence_effect.fails);
        let Postponed {
            raised,
            interrupt,
            postponed,
            undrained,
        } = self.postpone(k, steps, interrupt);
        let waits_for_memory = (steps.waits_for_memory.as_ref()).zip(undrained.as_ref());
        let waits_for_memory = waits_for_memory.map(|(early, late)| early | late);
        let waits_for_memory = waits_for_memory.map(|waits| k.wire("waits_for_memory", waits));
        let warp = warp_of(&execute.context, &execute.owner);
        let enabled = k.pick("is_enabled", &self.enabled.val().each_bit(), warp);
        let may_enter = k.wire("may_enter", enabled & &self.kernel_entry_valid);
        let spawning = &steps.acts & &control.spawns;
        let may_spawn = self.may_spawn_now();
        let waits_to_spawn = k.wire("waits_to_spawn", &spawning & !&may_spawn);
        let spawns = k.wire("spawns", spawning & may_spawn);
        let change_waits = self.change_waits(k, steps);
        self.meet(k, steps, operand);
        // Whether an operand is refused does not matter: such instructions redirect in any case.
        let by_kind = &steps.runs & (control.redirects.val() | &execute.invalid);
        let follows = self.follows_prediction(k, steps);
        let redirect = &steps.caught
            | &steps.empty
            | &steps.held
            | divergence::bit_of(&self.divergence_effect.redirects)
            | unless(by_kind, follows.as_ref());
        let misled = self.is_misled(k, steps, follows);
        let forgets = misled.clone().map(|misled| misled & !&redirect);
        let redirect = or(redirect | &waits_to_spawn, misled.as_ref());
        let redirect = k.wire("redirects", redirect);
        let may_compute = match control.computes.width() {
            0 => low(),
            _ => &steps.acts & &control.computes,
        };
        Outcome {
            number: self.number(k, steps, &traps),
            has_address: &steps.fault
                | (&steps.due_interrupt & has_address(&execute.due_interrupt.val())),
            refused: k.wire("refused_with", refused_number(operand, divisor)),
            count_refused: refusals.count.clone(),
            redirect,
            forgets,
            passes_by: self.passes_by(k, steps),
            enters: k.wire("enters", &interrupt & &may_enter),
            stopping: k.wire("stops_warp", &interrupt & !may_enter),
            interrupt,
            raised,
            postponed,
            undrained,
            waits_for_memory,
            waits: &waits_to_spawn | &change_waits,
            waits_to_spawn,
            change_waits,
            spawns,
            clones: &steps.acts & &control.clones & !operand,
            accesses: &steps.acts & (control.loads.val() | &control.stores),
            computes: &may_compute & !divisor,
            may_compute,
            // Of what is refused, only what takes a number of lanes writes a register here.
            writes: (&steps.acts & !&refusals.count) | (execute.valid.val() & &execute.micro),
        }
    }

    /// High when the instruction changes the TLB and has to wait. It redirects its warp in any case.
    fn change_waits(&self, k: &mut Kernel, steps: &Steps) -> Expr {
        let (Some(active), Some(waits)) = (self.access_is_active.get(), self.change_waits.get())
        else {
            return low();
        };
        let change = k.wire(
            "waits_for_access",
            &steps.acts & self.changes_tlb() & active,
        );
        k.drive(waits, &change);
        change
    }

    /// The way to a barrier.
    fn meet(&self, k: &mut Kernel, steps: &Steps, refused: &Expr) {
        if let Some(arrives) = self.arrives.get() {
            let meets = &steps.acts & &self.execute_control.meets;
            k.drive(arrives, meets & !refused);
        }
    }

    /// The number of the interrupt: of its possible causes there is one at most.
    fn number(&self, k: &mut Kernel, steps: &Steps, traps: &Expr) -> Expr {
        let execute = &self.execute;
        let fails = divergence::bit_of(&self.divergence_effect.fails);
        let causes = vec![
            (traps.clone(), Interrupt::Trap.val()),
            (
                &steps.guard_missing | &steps.invalid,
                Interrupt::InvalidInstruction.val(),
            ),
            (steps.diverges.clone(), Interrupt::DivergentBranch.val()),
            (fails, Interrupt::Divergence.val()),
            (steps.external.clone(), Interrupt::ConsoleInput.val()),
            (
                steps.fault.clone(),
                failure_number(&execute.fault.val(), Interrupt::NUMBER_BITS),
            ),
            (
                steps.due_interrupt.clone(),
                execute
                    .due_interrupt
                    .val()
                    .zero_extend(Interrupt::NUMBER_BITS),
            ),
        ];
        let (selects, numbers): (Vec<Expr>, Vec<Expr>) = causes.into_iter().unzip();
        k.wire("number", one_hot_select(&selects, &numbers))
    }
}

/// The number of the interrupt that becomes due when an operand is out of range, or a divisor is 0; 0 when neither is.
fn refused_number(operand: &Expr, divisor: &Expr) -> Expr {
    let numbers = [Interrupt::InvalidInstruction, Interrupt::DivisionByZero]
        .map(|interrupt| interrupt.val_in(DUE_INTERRUPT_BITS));
    one_hot_select(&[operand.clone(), divisor.clone()], &numbers)
}
