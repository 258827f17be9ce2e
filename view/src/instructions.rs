//! The instructions of a chunk, each with the way that it took, as a table.

use isa::CoreConfig;
use timeline::{Fate, Kind, Tracked};

use crate::commits::Commits;
use crate::pack::push_table;

/// The columns with their bytes, as the page knows them. Cycles are counted from the chunk's first one.
///
/// `kind`: 0 an instruction, 1 a micro-operation, 2 one that writes `register`, 3 one that writes it in the shadow lane. `fetch`:
/// cycles of fetch. `stages`: cycles in all stages. `wait`: the state that its context waits in, 0 of none. `fate`: 0 under
/// way, 1 committed, 2 squashed, 3 not committed, 16 and more an interrupt. `changes`: bit 0, it
/// changes the active mask; bit 1, `written` counts. `ordinal`:
/// counted by warp, from 1; 0 of what does not commit.
pub(crate) fn schema(config: &CoreConfig) -> Vec<(&'static str, u32)> {
    let (mask, word) = (config.arch.lanes().div_ceil(8), config.arch.word_bytes());
    vec![
        ("id", 4),
        ("first", 4),
        ("context", 1),
        ("pc", word),
        ("kind", 1),
        ("register", 1),
        ("fetch", 2),
        ("stages", 2),
        ("lanes", mask),
        ("redirects", 1),
        ("redirect", word),
        ("wait", 1),
        ("wait_first", 4),
        ("wait_last", 4),
        ("written", 4),
        ("fate", 1),
        ("changes", 1),
        ("before", mask),
        ("after", mask),
        ("ordinal", 4),
        ("warp", 1),
    ]
}

/// The instructions that are somewhere, or waited for, in some cycle of a chunk.
pub(crate) fn push_instructions(
    bytes: &mut Vec<u8>,
    config: &CoreConfig,
    first: u64,
    commits: &Commits,
    instructions: &[(u32, &Tracked)],
) {
    let column = |value: &dyn Fn(&Tracked) -> u64| -> Vec<u64> {
        instructions.iter().map(|(_, one)| value(one)).collect()
    };
    let since = |cycle: u64| cycle.wrapping_sub(first);
    let commit = |one: &Tracked| match (one.fate, one.kind) {
        (Fate::Committed, Kind::Instruction) => {
            commits.at(one.first.0 + one.stages.len() as u64 - 1)
        }
        _ => None,
    };
    let values = [
        instructions.iter().map(|(id, _)| u64::from(*id)).collect(),
        column(&|one| since(one.first.0)),
        column(&|one| one.context.0.into()),
        column(&|one| one.pc.0),
        column(&|one| kind(one).0),
        column(&|one| kind(one).1),
        column(&|one| {
            let fetch = one.stages.iter();
            fetch
                .filter(|&&stage| stage == timeline::Stage::Fetch)
                .count() as u64
        }),
        column(&|one| one.stages.len() as u64),
        column(&|one| one.lanes.0),
        column(&|one| one.redirect.is_some().into()),
        column(&|one| one.redirect.map_or(0, |pc| pc.0)),
        column(&|one| one.wait.map_or(0, |wait| wait.state)),
        column(&|one| one.wait.map_or(0, |wait| since(wait.first.0))),
        column(&|one| one.wait.map_or(0, |wait| since(wait.last.0))),
        column(&|one| {
            let written = one.wait.and_then(|wait| wait.written);
            written.map_or(0, |cycle| since(cycle.0))
        }),
        column(&|one| fate(one.fate)),
        column(&|one| u64::from(one.mask_change.is_some()) | u64::from(is_written(one)) << 1),
        column(&|one| one.mask_change.map_or(0, |(before, _)| before.0)),
        column(&|one| one.mask_change.map_or(0, |(_, after)| after.0)),
        column(&|one| commit(one).map_or(0, |commit| u64::from(commit.ordinal) + 1)),
        column(&|one| commit(one).map_or(0, |commit| u64::from(commit.warp))),
    ];
    let widths = schema(config).into_iter().map(|(_, width)| width);
    let columns: Vec<_> = widths.zip(values).collect();
    push_table(bytes, instructions.len(), &columns);
}

fn is_written(one: &Tracked) -> bool {
    one.wait.is_some_and(|wait| wait.written.is_some())
}

fn kind(one: &Tracked) -> (u64, u64) {
    match one.kind {
        Kind::Instruction => (0, 0),
        Kind::Micro { register: None, .. } => (1, 0),
        Kind::Micro {
            register: Some(register),
            to_shadow,
        } => (2 + u64::from(to_shadow), register),
    }
}

const fn fate(fate: Fate) -> u64 {
    match fate {
        Fate::UnderWay => 0,
        Fate::Committed => 1,
        Fate::Squashed => 2,
        Fate::NotCommitted => 3,
        Fate::Interrupted(number) => 16 + number,
    }
}
