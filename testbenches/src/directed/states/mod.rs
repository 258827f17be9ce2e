//! Programs that bring about what is rare elsewhere, a file each: contexts of a warp that disturb each other,
//! interrupts that come or are gone in one certain cycle, full banks, and whatever else a mutant of the core or of its
//! model has survived.

mod awaited;
mod clones;
mod contexts;
mod crowd;
mod exchanges;
mod external;
mod far;
mod holds;
mod loops;
mod meeting;
mod nowhere;
mod pages;
mod parted;
mod prediction;
mod scratchpad;

use isa::CoreConfig;

use super::matrix::{instruction, operands, Circumstance, Guard};
use super::{CaseOutcome, ConsoleInput, DirectedProgram, Frame, Text, FIRST, INTERRUPTED, LANE, SCRATCH, TRAPPED};

/// The program for a core; `None` on a core in which the state cannot be.
type OfCore = fn(&CoreConfig) -> Option<DirectedProgram>;

/// What each brings about.
const STATES: [(&str, OfCore); 14] = [
    ("all contexts", crowd::crowd_program),
    ("contexts of a warp at odds", parted::parted_program),
    ("contexts that halt and return beside others", contexts::context_program),
    ("a hold without an interrupt", holds::hold_program),
    ("an interrupt that comes or is gone", external::external_program),
    ("interrupts that are left, far up", far::far_program),
    ("addresses a bit beside the console", nowhere::nowhere_program),
    ("a loop's region that is not its own", loops::loop_program),
    ("every opcode where paths meet", meeting::meeting_program),
    ("clones from every lane", clones::clone_program),
    ("a predicted jump overwritten", prediction::prediction_program),
    ("pages that come and go", pages::page_program),
    ("atomic instructions beside stores", exchanges::exchange_program),
    ("banks of the scratchpad", scratchpad::scratchpad_program),
];

/// The programs of rare states that the core can run, with what each brings about.
pub fn rare_states(config: &CoreConfig) -> impl Iterator<Item = (&'static str, DirectedProgram)> + '_ {
    let of_core = |(name, program): (&'static str, OfCore)| Some((name, program(config)?));
    STATES.into_iter().filter_map(of_core)
}

/// Whether a core has so many GPRs, predicates and warps.
const fn has(config: &CoreConfig, [gprs, predicates, warps]: [u32; 3]) -> bool {
    let arch = &config.arch;
    arch.gprs() >= gprs && arch.preds() >= predicates && arch.warps() >= warps
}
