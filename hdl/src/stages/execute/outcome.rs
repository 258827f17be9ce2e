//! What the instruction in execute comes to: whether it redirects, is interrupted, waits, writes.

use super::checks::Steps;
use super::Execute;
use crate::kit::prelude::*;

/// What the instruction does in the end. Wires of one bit.
pub(super) struct Outcome {
    /// It redirects its warp.
    pub redirect: Expr,
    /// It is interrupted.
    pub interrupt: Expr,
    /// The interrupt is entered.
    pub enters: Expr,
    /// The interrupt stops its warp.
    pub double_fault: Expr,
    /// Number of the interrupt, 4 bits.
    pub number: Expr,
    /// The interrupt has an address.
    pub has_address: Expr,
    /// It is a wspawn that finds no stopped warp.
    pub waits: Expr,
    /// It is a wspawn that starts a warp.
    pub spawns: Expr,
    /// It is a clone with operands in range.
    pub clones: Expr,
    /// It is a load or store with addresses in range.
    pub accesses: Expr,
    /// It is an arithmetic instruction with operands in range.
    pub computes: Expr,
    /// It has to wait at a barrier.
    pub meets: Expr,
    /// Its results are written.
    pub writes: Expr,
}

impl Execute {
    pub(super) fn outcome(&self, k: &mut Kernel, steps: &Steps) -> Outcome {
        let (execute, control) = (&self.execute, &self.execute_control);
        let refusals = self.refusals(k, steps);
        k.comment("outcome");
        let (operand, address) = (&refusals.operand, &refusals.address);
        let early = [
            &steps.data_fault,
            &steps.external,
            &steps.fault,
            &steps.guard_missing,
            &steps.invalid,
            &steps.diverges,
        ];
        let traps = k.wire("traps", &steps.acts & &control.traps);
        let early = k.wire(
            "interrupted_early",
            any_of(1, early.map(Expr::clone)) | &traps,
        );
        let late = self.divergence.fails.val() | operand | address | &refusals.divisor;
        let interrupt = k.wire("interrupted", early | late);
        let enabled = k.pick("is_enabled", &self.enabled.val().each_bit(), &execute.warp);
        let spawning = &steps.acts & &control.spawns;
        let waits = k.wire("waits", &spawning & !self.any_stopped.val());
        let spawns = k.wire("spawns", spawning & &self.any_stopped);
        let meets = self.meet(k, steps, operand);
        // Whether an operand is refused does not matter: such instructions redirect in any case. (bar says so itself.)
        let by_kind = &steps.runs & (control.redirects.val() | &execute.invalid);
        let before = &steps.data_fault | &steps.external | &steps.empty;
        let redirect = k.wire(
            "redirects",
            before
                | &steps.fault
                | &steps.guard_missing
                | self.divergence.redirects.val()
                | by_kind
                | &waits
                | &meets.1,
        );
        let computes = match control.computes.width() {
            0 => low(),
            _ => &steps.acts & &control.computes & !&refusals.divisor,
        };
        Outcome {
            number: self.number(k, steps, [operand, address, &refusals.divisor, &traps]),
            has_address: &steps.data_fault | &steps.fault | address,
            redirect,
            enters: k.wire("enters", &interrupt & &enabled),
            double_fault: k.wire("double_fault", &interrupt & !enabled),
            interrupt,
            waits,
            spawns,
            clones: &steps.acts & &control.clones & !operand,
            accesses: &steps.acts & (control.loads.val() | &control.stores) & !address,
            computes,
            meets: meets.0,
            // Nothing that an address or divisor could stop writes a register here.
            writes: (&steps.acts & !operand) | (execute.valid.val() & &execute.micro),
        }
    }

    /// The arrival at a barrier: whether the warp has to wait there, and whether it is redirected.
    fn meet(&self, k: &mut Kernel, steps: &Steps, refused: &Expr) -> (Expr, Expr) {
        let (Some(arrives), Some(completes)) = (self.arrives.get(), self.completes.get()) else {
            return (low(), low());
        };
        let here = k.wire("is_at_barrier", &steps.acts & &self.execute_control.meets);
        k.drive(arrives, &here & !refused);
        let waits = k.wire("waits_at_barrier", &here & !(refused | completes.val()));
        let redirects = k.wire("redirects_at_barrier", here & (refused | !completes.val()));
        (waits, redirects)
    }

    /// The number of the interrupt: of its possible causes there is one at most. `late`: an operand, an address, a divisor is
    /// refused; the instruction is a trap.
    fn number(&self, k: &mut Kernel, steps: &Steps, late: [&Expr; 4]) -> Expr {
        let execute = &self.execute;
        let [operand, address, divisor, traps] = late;
        let number = |number| constant(4, number);
        let stack = self.divergence.fails.val();
        let mut causes = vec![
            (traps.clone(), number(0)),
            (&steps.guard_missing | &steps.invalid | operand, number(3)),
            (steps.diverges.clone(), number(4)),
            (divisor.clone(), number(5)),
            (stack, number(6)),
            (address.clone(), number(7)),
            (steps.external.clone(), number(8)),
            (steps.fault.clone(), fault_number(&execute.fault.val())),
        ];
        if execute.data_fault.width() > 0 {
            let fault = fault_number(&execute.data_fault.val());
            causes.push((steps.data_fault.clone(), fault));
        }
        let (selects, numbers): (Vec<Expr>, Vec<Expr>) = causes.into_iter().unzip();
        k.wire("number", one_hot_select(&selects, &numbers))
    }
}

/// The number of the interrupt that a failed translation raises: 1, 2, and 7 for code 3; without translation, 7 for code 1.
fn fault_number(code: &Expr) -> Expr {
    let last = code.width() - 1;
    concat([
        low(),
        code.bit(0) & code.bit(last),
        code.bit(last),
        code.bit(0),
    ])
}
