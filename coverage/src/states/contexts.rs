//! The states of contexts beside warps: sides that run at the same time, and sides that may execute alone.

use isa::divergence::multi_path::{RegionField, RegionKind};
use isa::divergence::{owner, DivergenceField};
use isa::trace::WarpState;
use isa::{Context, CoreConfig, CycleRecord, Opcode, PerContext, Slot};

use super::{Counts, Executing, Seen, State};

use Opcode::*;

fn region(record: &CycleRecord, field: RegionField, context: Context) -> u64 {
    record.get(Slot::Divergence(DivergenceField::Region(field), context))
}

fn is_free(record: &CycleRecord, context: Context) -> bool {
    record.get(Slot::Context(PerContext::State, context)) == WarpState::Free as u64
}

/// The home of the warp that a context belongs to.
fn home(config: &CoreConfig, record: &CycleRecord, context: Context) -> Context {
    config.home_context(owner(config, record, context))
}

/// How many regions of the context's warp are open.
pub(super) fn depth(config: &CoreConfig, record: &CycleRecord, context: Context) -> u64 {
    let home = home(config, record, context);
    let used = region(record, RegionField::EntriesUsed, home);
    used.count_ones().into()
}

/// Whether the warp has other contexts.
fn has_others(config: &CoreConfig, record: &CycleRecord, context: Context) -> bool {
    let warp = owner(config, record, context);
    let mut contexts = (0..config.contexts()).map(Context);
    contexts.any(|other| other != context && !is_free(record, other) && owner(config, record, other) == warp)
}

/// An instruction that takes no interrupt.
pub(super) fn see(config: &CoreConfig, executing: &Executing, seen: &Seen, counts: &mut Counts) {
    let record = seen.record;
    if executing.compared {
        return counts.note(State::ContextHeld);
    }
    let others = has_others(config, record, executing.context);
    let repeats = executing.redirect == Some(executing.pc);
    let is_region = matches!(executing.opcode, Split | Splitl | Join);
    if others && repeats && (executing.due.is_some() || executing.opcode == Halt) {
        return counts.note(State::HoldAwaited);
    }
    if is_region && repeats && !seen.now.pending {
        return counts.note(State::RegionStale);
    }
    match executing.opcode {
        Halt if executing.executes() => counts.note_if(others, State::StoppedWithOthers),
        Split if executing.executes() && executing.lanes != executing.active => {
            counts.note(other_side(config, record, executing.context));
        }
        Splitl => looped(config, executing, record, counts),
        Join => joined(config, executing, record, counts),
        _ => {}
    }
}

/// An interrupt that is entered, or stops the warp.
pub(super) fn interrupted(config: &CoreConfig, executing: &Executing, seen: &Seen, counts: &mut Counts) {
    let others = has_others(config, seen.record, executing.context);
    counts.note_if(others, State::InterruptedBesideOthers);
    let is_split = config.home_of(executing.context).is_none();
    counts.note_if(is_split, State::InterruptedInSplitContext);
}

/// Where the lanes of a split go whose predicate is false.
fn other_side(config: &CoreConfig, record: &CycleRecord, context: Context) -> State {
    let home = home(config, record, context);
    if region(record, RegionField::InHandler, home) != 0 {
        return State::SideDeferredInHandler;
    }
    let mut split = (config.arch.warps()..config.contexts()).map(Context);
    if is_free(record, home) {
        State::SideStartedAtHome
    } else if split.any(|context| is_free(record, context)) {
        State::SideStarted
    } else {
        State::SideDeferred
    }
}

fn looped(config: &CoreConfig, executing: &Executing, record: &CycleRecord, counts: &mut Counts) {
    let of = |field| region(record, field, executing.context);
    let is_own = of(RegionField::EntryValid) != 0
        && of(RegionField::EntryKind) == RegionKind::Loop as u64
        && of(RegionField::EntryDeferredMask) != 0
        && of(RegionField::EntryDeferredPc) == executing.next(config).0;
    let (none, all) = (executing.lanes.is_empty(), executing.lanes == executing.active);
    match (none, all, is_own) {
        (false, false, false) => counts.note(State::LeaversDeferred),
        (false, false, true) => counts.note(State::LeaversFollow),
        (true, _, true) => counts.note(State::LeaversLast),
        (_, true, _) | (true, _, false) => {}
    }
}

fn joined(config: &CoreConfig, executing: &Executing, record: &CycleRecord, counts: &mut Counts) {
    let of = |field| region(record, field, executing.context);
    let is_split = config.home_of(executing.context).is_none();
    let is_outermost = of(RegionField::EntryParentValid) == 0;
    counts.note(if of(RegionField::EntryDeferredMask) != 0 {
        State::JoinTakesDeferred
    } else if of(RegionField::EntryPending) & !executing.active.0 != 0 {
        State::JoinEndsContext
    } else if is_split && is_outermost {
        State::JoinHandsOver
    } else {
        State::JoinCloses
    });
}
