//! How lanes part and meet: the states of each mechanism of divergence.

use isa::divergence::paired_path::{parts, PathField};
use isa::divergence::stack::{StackEntryKind, StackField};
use isa::divergence::{held_by, DivergenceField};
use isa::{
    decode_word, Address, Context, CoreConfig, CycleRecord, DivergenceMechanism, HardwareId, Opcode, Reconvergence,
    Slot, Warp,
};

use super::{contexts, Counts, Executing, Seen, State};

use Opcode::*;

fn stack(record: &CycleRecord, field: StackField, context: Context) -> u64 {
    record.get(Slot::Divergence(DivergenceField::Stack(field), context))
}

fn path(record: &CycleRecord, field: PathField, context: Context) -> u64 {
    record.get(Slot::Divergence(DivergenceField::Path(field), context))
}

/// How many groups of lanes wait.
pub(super) fn depth(config: &CoreConfig, record: &CycleRecord, context: Context) -> u64 {
    match config.divergence {
        DivergenceMechanism::Stack => stack(record, StackField::Depth, context),
        DivergenceMechanism::Masks => 0,
        DivergenceMechanism::PairedPath => path(record, PathField::Depth, context),
        DivergenceMechanism::MultiPath => contexts::depth(config, record, context),
    }
}

/// Whether the mechanism takes the place of the instruction at that address: a comparison before it does something, or
/// another context holds the warp.
pub(super) fn comes_between(config: &CoreConfig, record: &CycleRecord, context: Context, pc: u64) -> bool {
    match config.divergence {
        DivergenceMechanism::Stack | DivergenceMechanism::Masks => false,
        DivergenceMechanism::PairedPath => {
            config.reconvergence == Reconvergence::Implicit
                && is_due(record, context)
                && pc >= path(record, PathField::TopPc, context)
        }
        DivergenceMechanism::MultiPath => held_by(config, record, context).is_some(),
    }
}

fn is_due(record: &CycleRecord, context: Context) -> bool {
    path(record, PathField::Compares, context) == 1 && path(record, PathField::Depth, context) > 0
}

/// An instruction that takes no interrupt.
pub(super) fn see(config: &CoreConfig, executing: &Executing, seen: &Seen, counts: &mut Counts) {
    match config.divergence {
        DivergenceMechanism::Stack => regions(config, executing, seen, counts),
        DivergenceMechanism::Masks => {}
        DivergenceMechanism::PairedPath => paths(config, executing, seen, counts),
        DivergenceMechanism::MultiPath => contexts::see(config, executing, seen, counts),
    }
    if executing.opcode == Hwid && !executing.compared && executing.executes() {
        vote(config, executing, counts);
    }
}

fn vote(config: &CoreConfig, executing: &Executing, counts: &mut Counts) {
    let selector = immediate(config, executing);
    if let Some(HardwareId::Vote(_)) = selector.and_then(HardwareId::of_selector) {
        counts.note(match executing.lanes == executing.active {
            true => State::VoteOfAll,
            false => State::VoteOfSome,
        });
    }
}

fn immediate(config: &CoreConfig, executing: &Executing) -> Option<i64> {
    let instruction = decode_word(&config.arch, executing.word).ok()?;
    Some(instruction.immediate())
}

fn regions(config: &CoreConfig, executing: &Executing, seen: &Seen, counts: &mut Counts) {
    if !matches!(executing.opcode, Split | Splitl | Join) {
        return;
    }
    let of_stack = |field| stack(seen.record, field, executing.context);
    let depth = of_stack(StackField::Depth);
    counts.note_if(depth == u64::from(config.stack_depth), State::StackFull);
    let kind = StackEntryKind::from_bits(of_stack(StackField::TopKind));
    let is_own =
        depth > 0 && kind == StackEntryKind::ElseLoop && of_stack(StackField::TopPc) == executing.next(config).0;
    let (none, all) = (executing.lanes.is_empty(), executing.lanes == executing.active);
    counts.note(match (executing.opcode, kind) {
        (Join, StackEntryKind::Uniform) => State::JoinOneSide,
        (Join, StackEntryKind::Rejoin) => State::JoinRegion,
        (Join, StackEntryKind::Else) => State::JoinSide,
        (Join, StackEntryKind::ElseLoop) => State::JoinLeavers,
        (Split, _) if none || all => State::SplitOneSide,
        (Split, _) => State::SplitTwoSides,
        (_, _) if all => State::LoopAllStay,
        (_, _) if none && is_own => State::LoopLastLeave,
        (_, _) if none => State::LoopNoneStays,
        (_, _) if is_own => State::LoopSomeFollow,
        (_, _) => State::LoopSomeLeave,
    });
}

fn paths(config: &CoreConfig, executing: &Executing, seen: &Seen, counts: &mut Counts) {
    let of_paths = |field| path(seen.record, field, executing.context);
    let (waiting, top) = (of_paths(PathField::Depth), Address(of_paths(PathField::TopPc)));
    let is_handler = of_paths(PathField::Compares) == 0;
    counts.note_if(waiting == u64::from(config.stack_depth), State::PathsFull);
    counts.note_if(is_handler && waiting > 0, State::PathsInHandlerWait);
    if executing.compared {
        return counts.note(match executing.pc == top {
            true => State::PathsMeet,
            false => State::PathsExchange,
        });
    }
    let some = executing.executes() && executing.lanes != executing.active;
    let compares_at_join = config.reconvergence == Reconvergence::Explicit;
    match executing.opcode {
        Join if compares_at_join && is_due(seen.record, executing.context) => {
            let next = executing.next(config);
            counts.note(match next.cmp(&top) {
                std::cmp::Ordering::Less => State::PathsPassJoin,
                std::cmp::Ordering::Equal => State::PathsMeetAtJoin,
                std::cmp::Ordering::Greater => State::PathsExchangeAtJoin,
            });
        }
        Halt if executing.executes() => counts.note_if(waiting > 0, State::PathsHalted),
        Jmpr | Jalr if some => counts.note(State::PathsPartedFar),
        Jmpi | Jali if some => counts.note(match immediate(config, executing) {
            Some(0) | None => State::PathsKeptTogether,
            Some(1..) => State::PathsParted,
            Some(_) => State::PathsPartedBack,
        }),
        _ => {}
    }
}

/// An instruction that takes interrupt 6.
pub(super) fn no_room(config: &CoreConfig, executing: &Executing, seen: &Seen, counts: &mut Counts) {
    let depth = depth(config, seen.record, executing.context);
    let has_one = depth + 1 == u64::from(config.stack_depth);
    counts.note(match (config.divergence, executing.opcode) {
        (DivergenceMechanism::PairedPath, opcode) if parts(opcode) => State::PathsNoRoom,
        (DivergenceMechanism::PairedPath, _) => State::PathsElsewhere,
        (DivergenceMechanism::MultiPath, Join) => State::RegionNone,
        (DivergenceMechanism::MultiPath, Split | Splitl) => State::RegionNoEntry,
        (DivergenceMechanism::MultiPath, Reti) => State::ReturnForbidden,
        (DivergenceMechanism::MultiPath, _) => State::RegionElsewhere,
        (_, Join) => State::StackUnderflow,
        (_, _) if has_one => State::StackOverflowOfTwo,
        (_, _) => State::StackOverflow,
    });
}

/// An instruction in whose place any interrupt is taken.
pub(super) fn interrupted(config: &CoreConfig, executing: &Executing, seen: &Seen, counts: &mut Counts) {
    if config.divergence == DivergenceMechanism::MultiPath {
        contexts::interrupted(config, executing, seen, counts);
    }
}

/// An instruction that takes interrupt 4.
pub(super) fn forbidden(config: &CoreConfig, executing: &Executing, counts: &mut Counts) {
    let paired = config.divergence == DivergenceMechanism::PairedPath;
    counts.note_if(paired && parts(executing.opcode), State::PathsInHandler);
}

/// A wspawn has started a warp.
pub(super) fn spawned(config: &CoreConfig, warp: Warp, seen: &Seen, counts: &mut Counts) {
    let paired = config.divergence == DivergenceMechanism::PairedPath;
    let left = depth(config, seen.record, config.home_context(warp));
    counts.note_if(paired && left > 0, State::PathsRestarted);
}
