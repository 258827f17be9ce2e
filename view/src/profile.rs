//! What each instruction of the program has cost.

use std::collections::BTreeMap;

use isa::trace::WarpState;
use serde::Serialize;
use timeline::{Fate, Tracked, TrackedKind};

/// Counts of the instruction at one address.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Counts {
    /// How often it has committed.
    pub executions: u64,
    /// Lanes in which it has executed, added up.
    pub lanes: u64,
    /// Cycles of its contexts from its commit to the next one: what it waits for and what its redirect costs are in
    /// there.
    pub cycles: u64,
    /// Cycles in which its context waited on its account: for memory, units, barriers, warps.
    pub waits: [u64; 4],
    /// How often it was fetched for nothing.
    pub squashed: u64,
}

/// Counts, by address.
pub(crate) fn profile(instructions: &[(u32, &Tracked)], contexts: u32) -> BTreeMap<u64, Counts> {
    let mut profile: BTreeMap<u64, Counts> = BTreeMap::new();
    let mut by_commit: Vec<(u64, &Tracked)> = Vec::new();
    for (_, one) in instructions.iter().filter(|(_, one)| one.kind == TrackedKind::Instruction) {
        if one.fate == Fate::Squashed {
            profile.entry(one.pc.0).or_default().squashed += 1;
        }
        if let Some(wait) = one.wait {
            let counts = profile.entry(one.pc.0).or_default();
            counts.waits[reason(wait.state)] += wait.last.0 - wait.first.0 + 1;
        }
        if one.fate == Fate::Committed {
            by_commit.push((one.first.0 + one.stages.len() as u64 - 1, one));
        }
    }
    by_commit.sort_by_key(|(commit, _)| *commit);
    let mut next = vec![None; contexts as usize];
    for (commit, one) in by_commit.into_iter().rev() {
        let counts = profile.entry(one.pc.0).or_default();
        counts.executions += 1;
        counts.lanes += u64::from(one.lanes.0.count_ones());
        if let Some(next) = next.get_mut(one.context.index()) {
            counts.cycles += next.unwrap_or(one.last().0 + 1) - commit;
            *next = Some(commit);
        }
    }
    profile
}

fn reason(state: u64) -> usize {
    const MEMORY: u64 = WarpState::WaitMemory as u64;
    const BARRIER: u64 = WarpState::WaitBarrier as u64;
    const SPAWN: u64 = WarpState::WaitSpawn as u64;
    match state {
        MEMORY => 0,
        BARRIER => 2,
        SPAWN => 3,
        _ => 1,
    }
}
