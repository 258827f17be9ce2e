//! The states in which a core can be when it is reset.

use isa::trace::{mode, StallCause, WarpState};
use isa::{Context, CoreConfig, PerWarp, Scalar, Slot, Warp};

use super::exchange::Phase;
use super::{divergence, Counts, Seen, State};

/// Counts the states of the cycle before a reset; `under_way` are the fetches and loads that have not been answered.
pub(super) fn see(seen: &Seen, config: &CoreConfig, under_way: (usize, usize), counts: &mut Counts) {
    let cause = seen.record.scalar(Scalar::StallCause);
    counts.note_if(cause == StallCause::Clearing as u64, State::ResetWhileClearing);
    counts.note_if(seen.is_set(Scalar::Done), State::ResetWhileDone);
    counts.note_if(under_way.0 > 0, State::ResetFetchUnderWay);
    counts.note_if(under_way.1 > 0, State::ResetLoadUnderWay);
    let request = seen.is_set(Scalar::DataRequestValid) && !seen.is_set(Scalar::DataRequestReady);
    counts.note_if(request, State::ResetRequest);
    counts.note_if(seen.is_set(Scalar::ConsoleInputValid), State::ResetConsole);
    let waits = [
        (WarpState::WaitMemory, State::ResetWaitMemory),
        (WarpState::WaitCopy, State::ResetWaitCopy),
        (WarpState::WaitSpawn, State::ResetWaitSpawn),
        (WarpState::WaitArithmetic, State::ResetWaitArithmetic),
        (WarpState::WaitBarrier, State::ResetWaitBarrier),
    ];
    for (wait, state) in waits {
        counts.note_if(seen.now.contexts.of(wait) != 0, state);
    }
    let is_on = |warp| seen.record.get(Slot::Warp(PerWarp::Mode, Warp(warp))) & mode::INTERRUPTS_ENABLED != 0;
    counts.note_if(!(0..config.arch.warps()).all(is_on), State::ResetInHandler);
    let depth = |context| divergence::depth(config, seen.record, Context(context));
    let has_region = (0..config.contexts()).any(|context| depth(context) > 0);
    counts.note_if(has_region, State::ResetDiverged);
    let exchanges = seen.now.exchange != Phase::Idle;
    counts.note_if(exchanges, State::ResetInExchange);
}
