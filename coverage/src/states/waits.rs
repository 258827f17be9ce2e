//! Warps that wait for one another, for the console, and for the units.

use isa::trace::WarpState;
use isa::{Context, CoreConfig, ExecutionUnit, Multiplier, PerBarrier, PerClusterBarrier, PerContext, Scalar, Slot};

use super::{Counts, Seen, State};

/// Cycles between execute and the write of a result when nothing is in its way: of the pipelined kinds, whose number
/// does not depend on operands.
const MULTIPLY_CYCLES: u64 = 4;
const FLOAT_CYCLES: u64 = 7;

/// Looks for the states of warps that wait.
pub(super) struct WaitObserver {
    config: CoreConfig,
    /// The contexts that waited at each barrier in the cycle before.
    barriers: Vec<u64>,
    /// The contexts that waited at each barrier between cores in the cycle before.
    cluster_barriers: Vec<u64>,
    /// The warp that has the arithmetic unit for itself, since how many cycles, and how many it takes.
    alone: Option<(Context, u64, u64)>,
}

impl WaitObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        WaitObserver {
            config: *config,
            barriers: vec![0; config.barriers as usize],
            cluster_barriers: vec![0; config.cluster_barriers() as usize],
            alone: None,
        }
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        woken(seen, counts);
        let has_byte = seen.is_set(Scalar::ConsoleWaiting);
        let has_entry = seen.is_set(Scalar::KernelEntryValid);
        counts.note_if(has_byte && !has_entry, State::ConsoleWithoutEntry);
        self.crowded(seen, counts);
        self.arithmetic(seen, counts);
        if self.config.barriers > 0 {
            self.barriers(seen, counts);
        }
    }

    fn crowded(&self, seen: &Seen, counts: &mut Counts) {
        let count = |state| seen.now.contexts.of(state).count_ones();
        let contexts = self.config.contexts();
        let all = |state| contexts > 1 && count(state) == contexts;
        counts.note_if(all(WarpState::WaitMemory), State::AllWaitMemory);
        counts.note_if(all(WarpState::WaitCopy), State::AllWaitCopy);
        counts.note_if(all(WarpState::WaitArithmetic), State::AllWaitArithmetic);
        counts.note_if(count(WarpState::WaitCopy) > 1, State::CopyQueued);
        counts.note_if(count(WarpState::WaitArithmetic) > 1, State::ArithmeticQueued);
        counts.note_if(count(WarpState::WaitSpawn) > 1, State::SpawnWaitsMany);
    }

    /// An operation of a fixed length that has the unit for itself and comes late has waited for the write port.
    fn arithmetic(&mut self, seen: &Seen, counts: &mut Counts) {
        let waiting = seen.now.contexts.of(WarpState::WaitArithmetic);
        if let Some((context, since, cycles)) = &mut self.alone {
            *since += 1;
            let is_done = seen.is_set(Scalar::ArithmeticDoneValid);
            if is_done && *since > *cycles {
                counts.note(State::ArithmeticHeld);
            }
            if is_done || waiting & !(1 << context.0) != 0 {
                self.alone = None;
            }
        }
        let Some(executing) = &seen.now.executing else {
            return;
        };
        let cycles = match executing.opcode.unit() {
            ExecutionUnit::Multiply if self.config.multiplier == Multiplier::Dsp => MULTIPLY_CYCLES,
            ExecutionUnit::Float if executing.opcode != isa::Opcode::Fdiv => FLOAT_CYCLES,
            _ => return,
        };
        let issues = executing.interrupt.is_none() && executing.redirect.is_some();
        if issues && executing.executes() {
            self.alone = (waiting == 0).then_some((executing.context, 0, cycles));
        }
    }

    fn barriers(&mut self, seen: &Seen, counts: &mut Counts) {
        let mut completes = false;
        let mut in_use = 0;
        for (number, before) in (0..).zip(&mut self.barriers) {
            let now = seen.record.get(Slot::Barrier(PerBarrier::Waiting, number));
            counts.note_if(now & !*before != 0, State::BarrierWaits);
            completes |= *before != 0 && now == 0;
            in_use += u32::from(now != 0);
            *before = now;
        }
        counts.note_if(completes, State::BarrierCompletes);
        counts.note_if(in_use > 1, State::BarriersAtOnce);
        let left = self.cluster_barriers(seen, counts);
        let mut gone_on = leave_barriers(seen) & !left;
        while gone_on != 0 && !completes {
            let context = Context(gone_on.trailing_zeros());
            let is_refused = seen.context(PerContext::DueInterrupt, context) != 0;
            counts.note_if(!is_refused, State::BarrierOfOne);
            gone_on &= gone_on - 1;
        }
    }

    /// Barriers between cores; the contexts that leave one.
    fn cluster_barriers(&mut self, seen: &Seen, counts: &mut Counts) -> u64 {
        let mut left = 0;
        for (number, before) in (0..).zip(&mut self.cluster_barriers) {
            let slot = Slot::ClusterBarrier(PerClusterBarrier::Waiting, number);
            let now = seen.record.get(slot);
            let comes = now & !*before != 0;
            let leaves = *before & !now & leave_barriers(seen);
            counts.note_if(comes, State::ClusterBarrierWaits);
            counts.note_if(now.count_ones() > 1, State::ClusterBarrierOfMany);
            counts.note_if(leaves != 0, State::ClusterBarrierOpens);
            counts.note_if(leaves != 0 && comes, State::ClusterBarrierStays);
            left |= leaves;
            *before = now;
        }
        left
    }
}

/// The contexts that were at a barrier, and run.
fn leave_barriers(seen: &Seen) -> u64 {
    seen.before.contexts.of(WarpState::WaitBarrier) & seen.now.contexts.of(WarpState::Running)
}

/// Warps that go on, or stop, by what others do.
fn woken(seen: &Seen, counts: &mut Counts) {
    let (before, now) = (seen.before.contexts, seen.now.contexts);
    let becomes = |from: WarpState, to: WarpState| before.of(from) & now.of(to);
    let spawners = becomes(WarpState::WaitSpawn, WarpState::Running);
    if spawners != 0 {
        counts.note(match before.of(WarpState::Stopped) {
            0 => State::SpawnWokenByConsole,
            _ => State::SpawnWokenByStop,
        });
    }
    let is_woken = becomes(WarpState::Stopped, WarpState::Running) & 1 != 0;
    // A new warp has a lane; a warp that is woken has none yet.
    let has_lanes = seen.context(PerContext::ActiveMask, Context(0)) != 0;
    counts.note_if(is_woken && !has_lanes, State::Warp0Woken);
    let stopped = becomes(WarpState::WaitCopy, WarpState::Stopped);
    counts.note_if(stopped != 0, State::ReturnToNoLanes);
}
