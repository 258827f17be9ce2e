//! The instructions of a chunk, each with the way that it took, as a table.

use isa::{CoreConfig, Stage};
use timeline::{Fate, Tracked, TrackedKind, Wait};

use crate::commits::Commits;
use crate::pack::{push_table, TableColumn};

/// An instruction with its number in the run.
type Numbered<'a> = (u32, &'a Tracked);

/// The columns, as the page knows them, for these instructions.
///
/// `first` is counted from the chunk's first cycle. `pc` is less the address behind that of the context's instruction
/// in a row above. `kind`: 0 an instruction, 1 a micro-operation, 2 one that writes `register`, 3 one that writes it in
/// the shadow lane. `early`: cycles before fetch. `fetch`: cycles of fetch. `stages`: cycles in all stages. `flags`: bit 0, it redirects, to
/// `redirect` beyond its own address; bit 1, it changes the active mask; bit 2, a unit has written the last of its
/// result `written` cycles before its wait ends. `wait`: the state that its context waits in, 0 of none, from the cycle
/// after execute on, `waits` cycles. `fate`: 0 under way, 1 committed, 2 squashed, 3 not committed, 16 and more an
/// interrupt. `guest`: the warp, less that whose home context it is. What is the number of a commit within its warp
/// follows from their order.
fn columns(config: &CoreConfig, first: u64, commits: &Commits, instructions: &[Numbered<'_>]) -> Vec<TableColumn> {
    let (mask, word) = (config.arch.lanes().div_ceil(8), config.arch.word_bytes());
    let column =
        |value: &dyn Fn(&Tracked) -> u64| -> Vec<u64> { instructions.iter().map(|(_, one)| value(one)).collect() };
    let commit = |one: &Tracked| match (one.fate, one.kind) {
        (Fate::Committed, TrackedKind::Instruction) => commits.at(one.first.0 + one.stages.len() as u64 - 1),
        _ => None,
    };
    let count = |one: &Tracked, is_counted: &dyn Fn(Stage) -> bool| {
        one.stages.iter().filter(|&&stage| is_counted(stage)).count() as u64
    };
    let early = |one: &Tracked| count(one, &|stage| matches!(stage, Stage::Choose | Stage::Schedule));
    let fetches = |one: &Tracked| count(one, &|stage| stage == Stage::Fetch);
    let redirect = |one: &Tracked| one.redirect.map_or(0, |pc| pc.0.wrapping_sub(one.pc.0));
    let wait = |one: &Tracked, value: &dyn Fn(&Wait) -> u64| one.wait.as_ref().map_or(0, value);
    let waits = |one: &Tracked| wait(one, &|wait| wait.last.0 - wait.first.0 + 1);
    let written = |wait: &Wait| wait.written.map_or(0, |cycle| wait.last.0.wrapping_sub(cycle.0));
    let guest = |one: &Tracked| {
        let home = config.home_of(one.context).map_or(0, |warp| u64::from(warp.0));
        commit(one).map_or(0, |commit| u64::from(commit.warp).wrapping_sub(home))
    };
    vec![
        ("id", 4, instructions.iter().map(|(id, _)| u64::from(*id)).collect()),
        ("first", 4, column(&|one| one.first.0.wrapping_sub(first))),
        ("context", 1, column(&|one| one.context.0.into())),
        ("pc", word, addresses(config, instructions)),
        ("kind", 1, column(&|one| kind(one).0)),
        ("register", 1, column(&|one| kind(one).1)),
        ("early", 2, column(&early)),
        ("fetch", 2, column(&fetches)),
        ("stages", 2, column(&|one| one.stages.len() as u64)),
        ("lanes", mask, column(&|one| one.lanes.0)),
        ("flags", 1, column(&flags)),
        ("redirect", word, plain(column(&redirect))),
        ("wait", 1, column(&|one| wait(one, &|wait| wait.state))),
        ("waits", 4, plain(column(&waits))),
        ("written", 4, plain(column(&|one| wait(one, &written)))),
        ("fate", 1, column(&|one| fate(one.fate))),
        ("before", mask, column(&|one| one.mask_change.map_or(0, |(before, _)| before.0))),
        ("after", mask, column(&|one| one.mask_change.map_or(0, |(_, after)| after.0))),
        ("guest", 1, column(&guest)),
    ]
}

/// The columns with their bytes.
pub(crate) fn schema(config: &CoreConfig) -> Vec<(&'static str, u32)> {
    let columns = columns(config, 0, &Commits::new(config), &[]);
    columns.into_iter().map(|(name, width, _)| (name, width)).collect()
}

/// The instructions that are somewhere, or waited for, in some cycle of a chunk.
pub(crate) fn push_instructions(
    bytes: &mut Vec<u8>,
    config: &CoreConfig,
    first: u64,
    commits: &Commits,
    instructions: &[Numbered<'_>],
) {
    push_table(bytes, instructions.len(), &columns(config, first, commits, instructions));
}

/// Values that are no sums over the rows above: what a table makes of them is the values themselves.
fn plain(values: Vec<u64>) -> Vec<u64> {
    let sums = values.into_iter().scan(0u64, |sum, value| {
        *sum = sum.wrapping_add(value);
        Some(*sum)
    });
    sums.collect()
}

/// The addresses, each less the one behind that of its context's last instruction.
fn addresses(config: &CoreConfig, instructions: &[Numbered<'_>]) -> Vec<u64> {
    let mut next = vec![0u64; config.contexts() as usize];
    let differences = instructions.iter().map(|(_, one)| {
        if one.kind != TrackedKind::Instruction {
            return 0;
        }
        let expected = next.get_mut(one.context.index());
        let behind = one.pc.0.wrapping_add(config.arch.word_bytes().into());
        let before = expected.map_or(0, |expected| std::mem::replace(expected, behind));
        one.pc.0.wrapping_sub(before)
    });
    plain(differences.collect())
}

fn flags(one: &Tracked) -> u64 {
    let is_written = one.wait.is_some_and(|wait| wait.written.is_some());
    u64::from(one.redirect.is_some()) | u64::from(one.mask_change.is_some()) << 1 | u64::from(is_written) << 2
}

fn kind(one: &Tracked) -> (u64, u64) {
    match one.kind {
        TrackedKind::Instruction => (0, 0),
        TrackedKind::Micro { register: None, .. } => (1, 0),
        TrackedKind::Micro { register: Some(register), to_shadow } => (2 + u64::from(to_shadow), register),
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
