//! The loop in which a context spins at the end of a run, and which of its reads decide whether it goes on.

use std::collections::BTreeSet;

use isa::{ExecutionUnit, Gpr, Instruction, Lane, LaneMask, PredicateRegister};

use super::history::Trail;

/// A context has stayed in a loop when it has gone through its window this often.
const WINDOWS_STAYED: u64 = 8;
/// An inner loop counts, and not the one around it, when the context has stayed in it for this part of the time.
const PART_OF_LONGEST: u64 = 8;
/// The last instructions that are looked at first.
const WINDOW_FIRST: u64 = 16;

/// A loop that a context has not left since some time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Round {
    /// The addresses that it executes, ascending.
    pub pcs: Vec<u64>,
    /// When it executed something else for the last time; 0: never.
    pub since: u64,
    /// The context's step when it executed something outside of the loop for the last time.
    pub since_step: u64,
    /// The last instructions of the context in which it has been everywhere in the loop.
    window: u64,
}

impl Round {
    /// For how many instructions it has gone on.
    const fn stayed(&self, trail: &Trail) -> u64 {
        trail.steps - self.since_step
    }

    /// Whether something that has been so since a step is so for several rounds.
    pub const fn is_lasting(&self, trail: &Trail, since_step: u64) -> bool {
        trail.steps - since_step >= WINDOWS_STAYED / 2 * self.window
    }

    /// Whether a step of the context is one of the last round.
    pub const fn is_recent(&self, trail: &Trail, step: u64) -> bool {
        step + self.window > trail.steps
    }

    /// Whether a lane goes round in it.
    pub fn has(&self, trail: &Trail, lane: Lane) -> bool {
        let last = trail.last_of(lane);
        last.is_some_and(|(step, _)| self.is_recent(trail, step))
    }

    /// Those of so many lanes that go round in it.
    pub fn lanes(&self, trail: &Trail, lanes: u32) -> LaneMask {
        let inside = (0..lanes).map(Lane).filter(|&lane| self.has(trail, lane));
        inside.fold(LaneMask::EMPTY, LaneMask::with)
    }
}

/// The innermost loop that a context has stayed in for long; `None` if it has not stayed in any.
pub(super) fn standing_loop(trail: &Trail) -> Option<Round> {
    let windows = std::iter::successors(Some(WINDOW_FIRST), |window| window.checked_mul(2));
    let windows = windows.take_while(|window| window * WINDOWS_STAYED <= trail.steps);
    let candidates: Vec<Round> = windows
        .map(|window| within(trail, window))
        .filter(|round| round.stayed(trail) >= WINDOWS_STAYED * round.window)
        .collect();
    let longest = candidates.iter().map(|round| round.stayed(trail)).max()?;
    let counts = |round: &Round| round.stayed(trail) >= longest / PART_OF_LONGEST;
    candidates.into_iter().find(counts)
}

/// Where the context has been in its last instructions, and since when it has been nowhere else.
fn within(trail: &Trail, window: u64) -> Round {
    let is_inside = |step: u64| step + window > trail.steps;
    let mut pcs: Vec<u64> = Vec::new();
    let (mut since, mut since_step) = (0, 0);
    for (&pc, visit) in &trail.visits {
        if is_inside(visit.step) {
            pcs.push(pc);
        } else if visit.step > since_step {
            (since, since_step) = (visit.when, visit.step);
        }
    }
    pcs.sort_unstable();
    Round { pcs, since, since_step, window }
}

/// The addresses of those reads of memory in a loop whose values reach the guard of a jump or of a split in it.
pub(super) fn deciding_reads(pcs: &[u64], instruction: impl Fn(u64) -> Option<Instruction>) -> Vec<u64> {
    let inside: Vec<(u64, Instruction)> = pcs.iter().filter_map(|&pc| Some((pc, instruction(pc)?))).collect();
    let needed = needed_registers(inside.iter().map(|(_, instruction)| instruction));
    let decides = |instruction: &Instruction| {
        let destination = instruction.destination_gpr();
        is_access(instruction) && destination.is_some_and(|register| needed.gprs.contains(&register))
    };
    let deciding = inside.iter().filter(|(_, instruction)| decides(instruction));
    deciding.map(|&(pc, _)| pc).collect()
}

/// Registers whose values matter.
#[derive(Default)]
struct Needed {
    gprs: BTreeSet<Gpr>,
    predicates: BTreeSet<PredicateRegister>,
}

/// The registers on which the way through a loop depends.
fn needed_registers<'a>(inside: impl Iterator<Item = &'a Instruction> + Clone) -> Needed {
    let mut needed = Needed::default();
    let guards = inside.clone().filter(|instruction| decides_the_way(instruction));
    needed.predicates.extend(guards.filter_map(Instruction::predicate));
    loop {
        let before = needed.gprs.len() + needed.predicates.len();
        for instruction in inside.clone() {
            let gpr = instruction.destination_gpr();
            let predicate = instruction.destination_predicate();
            let is_needed = gpr.is_some_and(|register| needed.gprs.contains(&register))
                || predicate.is_some_and(|register| needed.predicates.contains(&register));
            if !is_needed {
                continue;
            }
            needed.predicates.extend(instruction.predicate());
            needed.predicates.extend(instruction.source_predicates());
            // The word that memory gives counts, and not how its address was computed.
            if !is_access(instruction) {
                needed.gprs.extend(instruction.source_gprs());
            }
        }
        if needed.gprs.len() + needed.predicates.len() == before {
            return needed;
        }
    }
}

fn decides_the_way(instruction: &Instruction) -> bool {
    matches!(
        instruction.opcode().unit(),
        ExecutionUnit::Branch | ExecutionUnit::Divergence | ExecutionUnit::WarpControl
    )
}

fn is_access(instruction: &Instruction) -> bool {
    instruction.opcode().unit() == ExecutionUnit::LoadStore
}
