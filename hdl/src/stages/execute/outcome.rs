//! What becomes of the instruction in execute: whether it redirects, is interrupted, waits, writes.

use isa::Interrupt;

use super::checks::{refusals, Checks};
use super::Execute;
use crate::citations::cite;
use crate::index::warp_of;
use crate::kit::prelude::*;
use crate::units::files::interrupt_address::{has_address, DUE_INTERRUPT_BITS};
use crate::units::memory::tlb::failure_number;

/// What the instruction does in the end. Wires of one bit where not said otherwise; low for what the configuration does
/// not have.
pub(super) struct Outcome {
    /// It redirects its warp.
    pub redirect: Expr,
    /// It is interrupted.
    pub interrupt: Expr,
    /// It is to be interrupted, at once or when the other contexts of its warp are quiet.
    pub raised: Expr,
    /// It is to be interrupted, or a halt, and has to wait for them.
    pub postponed: Expr,
    /// It is to be interrupted, and has to wait for memory.
    pub undrained: Expr,
    /// It waits for memory.
    pub waits_for_memory: Expr,
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
    /// It is a wspawn that starts a warp.
    pub spawns: Expr,
    /// Its operands are refused: its warp's next instruction is interrupted with this number; 0 if they are not.
    pub refused: Expr,
    /// A number of lanes is refused: it does not jump.
    pub count_refused: Expr,
    /// It is a ring of a core that does not exist, if it is a ring.
    pub no_core: Expr,
    /// It is a clone with operands in range.
    pub clones: Expr,
    /// It is an arithmetic instruction.
    pub may_compute: Expr,
    /// It is an arithmetic instruction with operands in range.
    pub computes: Expr,
    /// What its context remembers of a jump was wrong.
    pub forgets: Expr,
    /// It was predicted, and no lane executes it: it goes on behind itself and changes nothing.
    pub passes_by: Expr,
    /// Its results are written.
    pub writes: Expr,
}

/// What becomes of the prediction of the instruction's jump (docs/pipeline.md section 20). Wires of one bit.
struct Predicted {
    /// It goes where its context has gone on already: it does not redirect.
    follows: Expr,
    /// Its context has gone on elsewhere in vain.
    misled: Expr,
}

/// An interrupt that may have to wait for the other contexts of its warp, or for memory. Wires of one bit.
struct Raised {
    /// There is one.
    raised: Expr,
    /// It is taken.
    interrupt: Expr,
    /// It waits for other contexts, or a halt does.
    postponed: Expr,
    /// It waits for memory.
    undrained: Expr,
}

/// Works out what becomes of the instruction.
pub(super) fn outcome(e: &Execute, k: &mut Kernel, checks: &Checks, scalar_lane: &Expr) -> Outcome {
    let (here, control) = (&e.execute, &e.execute_control);
    let effect = &e.divergence.divergence_effect;
    let acts = &checks.acts;
    let refusals = refusals(e, k, checks, scalar_lane);
    k.comment(cite(&e._config, "outcome", "P9.5.10, P9.5.11, P9.5.13, P9.7.2, P9.7.3, P9.9.1, P9.13.9, P22.8, P22.9"));
    let (operand, divisor) = (&refusals.operand, &refusals.divisor);
    wire!(k, traps = acts & &control.traps);
    let runs = &checks.invalid | &checks.diverges | &traps;
    let foreseen = &e.foreseen;
    let interrupt = match foreseen.is_interrupted.is_present() {
        false => &checks.caught | runs | &effect.fails,
        true => foreseen.is_interrupted.val() | is_called(e) | &effect.fails,
    };
    let Raised { raised, interrupt, postponed, undrained } = raise(e, k, checks, interrupt);
    wire!(k, waits_for_memory = &checks.waits_for_memory | &undrained);
    let warp = warp_of(&here.context, &here.owner);
    let enabled = match e.foreseen.is_enabled.is_present() {
        false => k.pick("is_enabled", &e.table.enabled.val().each_bit(), warp),
        true => e.foreseen.is_enabled.val(),
    };
    wire!(k, may_enter = enabled & &e.kernel_entry_valid);
    let spawning = acts & &control.spawns;
    let may_spawn = may_spawn(e);
    wire!(k, waits_to_spawn = &spawning & !&may_spawn);
    wire!(k, spawns = spawning & &may_spawn);
    let change_waits = k.wire("waits_for_access", acts & changes_tlb(e) & &e.translation.access_is_active);
    k.drive(&e.translation.change_waits, &change_waits);
    k.drive(&e.barriers.arrives, acts & &control.meets & !operand);
    // Whether an operand is refused matters to a ring alone: all others that may be refused redirect in any case.
    let by_kind = &checks.runs & (control.redirects.val() | &here.invalid);
    let predicted = predicted(e, k, checks);
    k.comment(cite(
        &e._config,
        "redirects and interrupts",
        "P9.1.3, P9.3.1, P9.3.2, P9.4.2, P9.7.2, P9.7.3, P20.4, P20.5",
    ));
    let redirect = &checks.caught
        | &checks.empty
        | &checks.held
        | &effect.redirects
        | (acts & &control.rings & &refusals.core)
        | (by_kind & !&predicted.follows);
    let forgets = &predicted.misled & !&redirect;
    let redirect = match foreseen.redirects.is_present() {
        false => redirect | &waits_to_spawn | &predicted.misled,
        true => {
            let unread = [checks.runs.clone(), checks.caught.clone(), control.redirects.val(), here.invalid.val()];
            k.ignore("compute has found what redirects", unread.to_vec());
            let waits = foreseen.agrees.val() & &control.spawns & !&may_spawn;
            foreseen.redirects.val() | is_called(e) | &effect.redirects | waits
        }
    };
    let redirect = k.wire("redirects", redirect);
    let may_compute = acts & &control.computes;
    let due = &checks.due_interrupt & has_address(&here.due_interrupt.val());
    Outcome {
        number: number(e, k, checks, &traps),
        has_address: &checks.fetch_failed | due,
        refused: k.wire("refused_with", refused_number(operand, divisor)),
        count_refused: refusals.count.clone(),
        no_core: refusals.core.clone(),
        redirect,
        forgets,
        passes_by: passes_by(e, k, checks),
        enters: k.wire("enters", &interrupt & &may_enter),
        stopping: k.wire("stops_warp", &interrupt & !may_enter),
        interrupt,
        raised,
        postponed,
        undrained,
        waits_for_memory,
        waits_to_spawn,
        change_waits,
        spawns,
        clones: acts & &control.clones & !operand,
        computes: &may_compute & !divisor,
        may_compute,
        // Only what takes a number of lanes writes a register here although it is refused.
        writes: (acts & !&refusals.count) | (here.valid.val() & &here.micro),
    }
}

/// High when the external interrupt takes the instruction, whether it gives way or is interrupted anyway.
fn is_called(e: &Execute) -> Expr {
    e.table.pending.val() & &e.foreseen.is_called
}

/// Parts an interrupt into one that is taken and one that waits.
fn raise(e: &Execute, k: &mut Kernel, checks: &Checks, raised: Expr) -> Raised {
    let (drain, waits) = (&e.execute_needs.undrained, &e.divergence.others_of.must_be_quiet);
    let may_wait = drain.is_present() || waits.is_present();
    let raised = match may_wait {
        true => k.wire("raises", raised),
        false => raised,
    };
    let undrained = k.wire("is_undrained", &raised & drain);
    let drained = &raised & !drain.val();
    let interrupt = k.wire("interrupted", &drained & !waits.val());
    let halts = &checks.acts & &e.execute_control.halts;
    let postponed = k.wire("is_postponed", (drained | halts) & waits);
    Raised { raised: if may_wait { raised } else { interrupt.clone() }, interrupt, postponed, undrained }
}

/// High when a warp is Stopped, and it is the turn of the context here to spawn. One that was predicted does not have
/// it: its context goes on elsewhere, and only one pc is written in a cycle.
pub(super) fn may_spawn(e: &Execute) -> Expr {
    e.table.may_spawn.val() & !e.execute.predicted.val()
}

/// Whether the instruction is a tlbadd, tlbrm or tlbflush, with translation.
pub(super) fn changes_tlb(e: &Execute) -> Expr {
    let control = &e.execute_control;
    control.adds_page.val() | &control.removes_page | &control.flushes_pages
}

fn predicted(e: &Execute, k: &mut Kernel, checks: &Checks) -> Predicted {
    let here = &e.execute;
    k.comment(cite(&e._config, "jump prediction", "P20.3 to P20.5"));
    let jumps = &checks.acts & &e.execute_control.jumps_back;
    // Elsewhere no jump acts unless all active lanes execute it.
    let jumps = match e.divergence.divergence_effect.may_part.is_present() {
        false => jumps,
        true => jumps & !&checks.others,
    };
    wire!(k, jumps_back = jumps);
    k.drive(&e.table.jump_update.remembers, &jumps_back);
    let follows = k.wire("follows_prediction", jumps_back & &here.as_predicted);
    let misled = &checks.instruction & &here.predicted & !&follows;
    Predicted { misled: k.wire("is_misled", misled), follows }
}

/// High when it was predicted, and does nothing for want of lanes: its context goes on behind it, just as it is.
fn passes_by(e: &Execute, k: &mut Kernel, checks: &Checks) -> Expr {
    let effect = &e.divergence.divergence_effect;
    let acts = &checks.any | e.execute_control.is_operation();
    let acts = match effect.may_part.is_present() {
        false => acts,
        // A comparison takes the instruction's place, with whichever lanes.
        true => acts | &effect.resumes,
    };
    k.wire("passes_by", e.execute.predicted.val() & !acts)
}

/// The number of the interrupt: of its possible causes there is one at most.
fn number(e: &Execute, k: &mut Kernel, checks: &Checks, traps: &Expr) -> Expr {
    let here = &e.execute;
    let bits = Interrupt::NUMBER_BITS;
    let invalid = &checks.guard_missing | &checks.invalid;
    let (due, failure) = (here.due_interrupt.val(), here.fetch_failure.val());
    let fails = &e.divergence.divergence_effect.fails;
    let fails = match e.divergence.divergence_order.gives_way.is_present() {
        false => fails.val(),
        true => fails.val() & !&checks.external,
    };
    let causes = vec![
        (traps.clone(), Interrupt::Trap.val()),
        (invalid, Interrupt::InvalidInstruction.val()),
        (checks.diverges.clone(), Interrupt::DivergentBranch.val()),
        (fails, Interrupt::Divergence.val()),
        (checks.external.clone(), Interrupt::External.val()),
        (checks.fetch_failed.clone(), failure_number(&failure, bits)),
        (checks.due_interrupt.clone(), due.zero_extend(bits)),
    ];
    let (selects, numbers): (Vec<Expr>, Vec<Expr>) = causes.into_iter().unzip();
    k.wire("interrupt_number", one_hot_select(&selects, &numbers))
}

/// The number of the interrupt that becomes due when an operand is out of range, or a divisor is 0; 0 when neither is.
fn refused_number(operand: &Expr, divisor: &Expr) -> Expr {
    let numbers = [Interrupt::InvalidInstruction, Interrupt::DivisionByZero]
        .map(|interrupt| interrupt.val_in(DUE_INTERRUPT_BITS));
    one_hot_select(&[operand.clone(), divisor.clone()], &numbers)
}
