//! Rules that the other files do not look for, from schedule to commit.

use isa::divergence::multi_path::RegionField;
use isa::divergence::paired_path::PathField;
use isa::divergence::{held_by, owner, DivergenceField};
use isa::trace::{StallCause, WarpState, WriteSource};
use isa::{
    Context, CoreConfig, DivergenceMechanism, FieldLayout, HardwareId, Lane, Opcode, PerContext, Reconvergence, Scalar,
    Slot,
};

use super::{flow, Counts, Executing, Seen, State};

use Opcode::*;

/// Looks for rules of the sections 5 to 10.
pub(super) struct RuleObserver {
    config: CoreConfig,
    layout: FieldLayout,
    /// The context that was scheduled last, and the one of the last cycle.
    last_scheduled: Option<u32>,
    scheduled: Option<u32>,
    /// The context that was refused in the cycle before.
    refused: Option<Context>,
    /// A context had the turn to spawn.
    had_turn: bool,
    /// Warps that had a holder, by their home contexts.
    held: u64,
    /// Instructions that have retired in a row.
    in_a_row: u32,
}

impl RuleObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        RuleObserver {
            config: *config,
            layout: FieldLayout::new(&config.arch),
            last_scheduled: None,
            scheduled: None,
            refused: None,
            had_turn: false,
            held: 0,
            in_a_row: 0,
        }
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        self.schedule(seen, counts);
        decode(&self.config, seen, counts);
        if let Some(executing) = &seen.now.executing {
            self.executing(executing, seen, counts);
        }
        if let Some(executing) = seen.now.executing.as_ref().or(seen.now.waiting.as_ref()) {
            let itself = executing.redirect == Some(executing.pc);
            counts.note_if(itself, State::RedirectsToItself);
        }
        self.commit(seen, counts);
        let has_turn = seen.is_set(Scalar::SpawnTurnValid);
        counts.note_if(self.had_turn && !has_turn, State::SpawnTurnGoes);
        self.had_turn = has_turn;
        if self.config.divergence == DivergenceMechanism::MultiPath {
            self.contexts(seen, counts);
        }
    }

    fn schedule(&mut self, seen: &Seen, counts: &mut Counts) {
        let before = self.scheduled.take();
        let is_deep = self.config.is_deep();
        // Something other than that there is no context.
        let is_delayed = seen.record.scalar(Scalar::StallCause) > StallCause::NoRunningWarp as u64;
        counts.note_if(is_deep && is_delayed, State::ChosenWaits);
        if !seen.is_set(Scalar::ScheduleValid) {
            return;
        }
        let context = seen.record.context(Scalar::ScheduleContext).0;
        let waits = [
            WarpState::WaitMemory,
            WarpState::WaitCopy,
            WarpState::WaitSpawn,
            WarpState::WaitArithmetic,
            WarpState::WaitBarrier,
        ];
        let waiting = waits.map(|wait| seen.now.contexts.of(wait));
        let one_waits = waiting.into_iter().any(|contexts| contexts != 0);
        counts.note_if(one_waits, State::ScheduledBesideWaiting);
        if let Some(last) = self.last_scheduled {
            let next = (last + 1) % self.config.contexts();
            let skips = context != next && context != last;
            counts.note_if(skips, State::TurnSkips);
            counts.note_if(context < last, State::TurnWraps);
        }
        let is_held = held_by(&self.config, seen.record, Context(context)).is_some();
        counts.note_if(is_deep && is_held, State::ChosenHeld);
        let pc = seen.record.scalar(Scalar::SchedulePc);
        counts.note_if(pc >= self.config.ram_bytes, State::FetchBeyondRam);
        counts.note_if(before == Some(context), State::ScheduledInARow);
        let at_port = seen.is_set(Scalar::InstructionRequestValid);
        counts.note_if(!at_port, State::FetchWithoutPort);
        let pops = seen.is_set(Scalar::FetchValid);
        counts.note_if(pops, State::FetchPushPop);
        self.last_scheduled = Some(context);
        self.scheduled = Some(context);
    }

    fn executing(&self, executing: &Executing, seen: &Seen, counts: &mut Counts) {
        let config = &self.config;
        let guards =
            self.layout.predicated.extract(executing.word) == 0 && self.layout.predicate.extract(executing.word) != 0;
        counts.note_if(guards, State::GuardIgnored);
        counts.note_if(executing.redirect.is_none(), State::InFlightFalls);
        let is_split = executing.context.0 >= config.arch.warps();
        counts.note_if(is_split, State::SplitContextRuns);
        if executing.interrupt.is_some() || executing.compared || !executing.executes() {
            return;
        }
        counts.note(State::TakesEffect);
        let has_scalar = matches!(
            executing.opcode,
            Jmpr | Jalr | Jalis | Jalrs | Jmprt | Jmpru | Clone | Wspawn | Bar | Skep | Tlbadd | Tlbrm
        );
        let later = !executing.lanes.contains(Lane(0));
        counts.note_if(has_scalar && later, State::ScalarOfLaterLane);
        match executing.opcode {
            Reti if config.divergence == DivergenceMechanism::MultiPath => {
                let home = config.home_context(owner(config, seen.record, executing.context));
                let field = DivergenceField::Region(RegionField::InHandler);
                let in_handler = seen.record.get(Slot::Divergence(field, home)) == 1;
                counts.note_if(in_handler, State::HandlerReturns);
            }
            Hwid if config.performance_counters => {
                let selector = executing.instruction.map(|one| one.immediate());
                let id = selector.and_then(HardwareId::of_selector);
                let reads = matches!(id, Some(HardwareId::Counter(_)));
                counts.note_if(reads, State::CounterRead);
            }
            _ => {}
        }
        if config.divergence == DivergenceMechanism::PairedPath && config.reconvergence == Reconvergence::Implicit {
            let field = |field| {
                let slot = Slot::Divergence(DivergenceField::Path(field), executing.context);
                seen.record.get(slot)
            };
            let is_due = field(PathField::Compares) == 1 && field(PathField::Depth) > 0;
            counts.note_if(is_due, State::PathsGoOn);
        }
    }

    /// Commit, and what has become of the instruction that was in execute in the cycle before.
    fn commit(&mut self, seen: &Seen, counts: &mut Counts) {
        if let Some(context) = self.refused.take() {
            let due = seen.context(PerContext::DueInterrupt, context);
            counts.note_if(due != 0, State::RefusedComesDue);
        }
        let commits = seen.is_set(Scalar::CommitValid);
        let before = seen.before.executing.as_ref();
        let executed = before.filter(|one| one.interrupt.is_none() && !one.compared);
        let retires = commits && executed.is_some();
        self.in_a_row = if retires { self.in_a_row + 1 } else { 0 };
        counts.note_if(self.in_a_row >= 5, State::FiveInARow);
        let source = seen.record.scalar(Scalar::WriteSource);
        let by_commit = source == WriteSource::Commit as u64 && seen.is_set(Scalar::WriteLanes);
        counts.note_if(by_commit, State::CommitWrites);
        if retires {
            counts.note(State::Retired);
            let without_lanes = !seen.is_set(Scalar::CommitLanes);
            counts.note_if(without_lanes, State::CommitsWithoutLanes);
            counts.note_if(!by_commit, State::CommitWithoutWrite);
            let predicate = seen.is_set(Scalar::PredicateWriteValid);
            counts.note_if(predicate, State::CommitWritesPredicate);
        }
        let Some(executed) = executed.filter(|one| one.executes()) else {
            return;
        };
        let mask = seen.context(PerContext::ActiveMask, executed.context);
        counts.note_if(mask != executed.active.0, State::MaskChanges);
        let can_be_refused = matches!(executed.opcode, Jalis | Jalrs | Clone | Div | Divi | Mod | Modi | Bar);
        self.refused = (!commits && can_be_refused).then_some(executed.context);
    }

    fn contexts(&mut self, seen: &Seen, counts: &mut Counts) {
        let (config, record) = (&self.config, seen.record);
        let running = seen.now.contexts.of(WarpState::Running);
        let mut split = running >> config.arch.warps() << config.arch.warps();
        while split != 0 {
            let context = Context(split.trailing_zeros());
            let home = config.home_context(owner(config, record, context));
            let at_once = running >> home.0 & 1 == 1;
            counts.note_if(at_once, State::SidesAtOnce);
            split &= split - 1;
        }
        let mut held = 0;
        for warp in 0..config.arch.warps() {
            let field = DivergenceField::Region(RegionField::HolderValid);
            let is_held = record.get(Slot::Divergence(field, Context(warp))) != 0;
            held |= u64::from(is_held) << warp;
        }
        counts.note_if(self.held & !held != 0, State::HolderGone);
        self.held = held;
        let mut candidates = if held == 0 { 0 } else { running };
        while candidates != 0 {
            let context = Context(candidates.trailing_zeros());
            let is_held = held_by(config, record, context).is_some();
            counts.note_if(is_held, State::HeldFromSchedule);
            candidates &= candidates - 1;
        }
    }
}

/// The instructions in fetch, decode and operands.
fn decode(config: &CoreConfig, seen: &Seen, counts: &mut Counts) {
    counts.note_if(seen.is_set(Scalar::FetchValid), State::FetchAnswered);
    let (in_decode, in_operands) = (seen.is_set(Scalar::DecodeValid), seen.is_set(Scalar::OperandsValid));
    let micro = seen.is_set(Scalar::DecodeMicro);
    counts.note_if(in_decode && !micro, State::DecodeOfFetch);
    counts.note_if(in_decode && micro, State::DecodeOfCopy);
    counts.note_if(!in_decode, State::DecodeEmpty);
    let micros = micro && seen.is_set(Scalar::ExecuteMicro);
    counts.note_if(micros, State::MicrosInARow);
    if let Some(redirected) = flow::redirected(seen) {
        let is_hit = |field| seen.record.context(field) == redirected;
        let squashed = in_decode && !micro && is_hit(Scalar::DecodeContext);
        counts.note_if(squashed, State::SquashedInDecode);
        let squashed = in_operands && is_hit(Scalar::OperandsContext);
        counts.note_if(squashed, State::SquashedInOperands);
    }
    if in_operands && seen.is_set(Scalar::WriteLanes) {
        let source = seen.record.scalar(Scalar::WriteSource);
        let by_unit = source == WriteSource::Load as u64 || source == WriteSource::Arithmetic as u64;
        if by_unit {
            let context = seen.record.context(Scalar::OperandsContext);
            let warp = owner(config, seen.record, context);
            let is_other = warp != seen.record.warp(Scalar::WriteWarp);
            counts.note_if(is_other, State::UnitWritesBeside);
        }
    }
}
