//! What happens in one cycle, and which two of it happen at once.

use isa::divergence::paired_path::{parts, PathField};
use isa::divergence::DivergenceField;
use isa::trace::{StallCause, WarpState, WriteSource};
use isa::{
    CoreConfig, DataCacheField, DivergenceMechanism, ExecutionUnit, InstructionCacheField, Opcode, PerContext,
    PerPrediction, Scalar, ScratchpadField, Slot,
};

use crate::axes::CycleEvent;
use crate::counts::Counts;
use crate::decoded::is_arithmetic;
use crate::seen::{Executing, Seen};
use crate::table::Event;

use Opcode::*;

/// A set of events.
#[derive(Clone, Copy, Default)]
struct Happens(u64);

impl Happens {
    #[inline]
    fn add(&mut self, event: CycleEvent, happens: bool) {
        self.0 |= u64::from(happens) << event as u8;
    }
}

/// How many sets are put by; a power of two.
const PUT_BY: usize = 512;

/// Looks for pairs. What happens in a cycle is mostly what happened in some cycle before, so cycles are counted by the
/// whole set, and its pairs when it gives way to another one, or at the end.
pub(super) struct PairObserver {
    config: CoreConfig,
    /// Sets, with the cycles in which just that happened.
    put_by: Box<[(u64, u64)]>,
}

impl PairObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        PairObserver { config: *config, put_by: vec![(0, 0); PUT_BY].into() }
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        let set = happens(&self.config, seen).0;
        let scattered = set.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        let place = &mut self.put_by[scattered as usize % PUT_BY];
        if place.0 != set {
            count_pairs(place.0, place.1, counts);
            *place = (set, 0);
        }
        place.1 += 1;
    }

    /// No cycle follows.
    pub(super) fn finish(&mut self, counts: &mut Counts) {
        for place in &mut self.put_by {
            count_pairs(place.0, place.1, counts);
            *place = (0, 0);
        }
    }
}

fn happens(config: &CoreConfig, seen: &Seen) -> Happens {
    let mut happens = Happens::default();
    if let Some(executing) = &seen.now.executing {
        execute(config, executing, seen, &mut happens);
    }
    happens.add(CycleEvent::WaitsForMemory, seen.now.waiting.is_some());
    write(seen, &mut happens);
    data_port(seen, &mut happens);
    schedule(seen, &mut happens);
    units(config, seen, &mut happens);
    happens
}

/// Counts the pairs of a set so often.
fn count_pairs(set: u64, times: u64, counts: &mut Counts) {
    let mut rest = if times == 0 { 0 } else { set };
    while rest != 0 {
        let one = rest.trailing_zeros() as usize;
        rest &= rest - 1;
        let mut others = rest;
        while others != 0 {
            let two = others.trailing_zeros() as usize;
            if let Some(pair) = Event::of_pair(one, two) {
                counts.add_to(pair, times);
            }
            others &= others - 1;
        }
    }
}

/// What the instruction in execute does.
fn execute(config: &CoreConfig, executing: &Executing, seen: &Seen, happens: &mut Happens) {
    if executing.interrupt.is_some() {
        return happens.add(CycleEvent::Interrupt, true);
    }
    if executing.active.is_empty() {
        return;
    }
    let goes_on = executing.redirect != Some(executing.pc);
    let paired = config.divergence == DivergenceMechanism::PairedPath;
    if executing.compared {
        let top = DivergenceField::Path(PathField::TopPc);
        let meets = paired && executing.pc.0 == seen.record.get(Slot::Divergence(top, executing.context));
        return happens.add(CycleEvent::LanesMeet, meets);
    }
    let is_join = executing.opcode == Join && config.divergence.has_split_and_join();
    happens.add(CycleEvent::LanesMeet, is_join && goes_on);
    if executing.executes() {
        carried_out(config, executing, seen, goes_on, happens);
    }
}

fn carried_out(config: &CoreConfig, executing: &Executing, seen: &Seen, goes_on: bool, happens: &mut Happens) {
    let paired = config.divergence == DivergenceMechanism::PairedPath;
    let some = executing.lanes != executing.active;
    let can_part = match executing.opcode {
        Split | Splitl => config.divergence.has_split_and_join() && !paired,
        opcode => paired && parts(opcode),
    };
    // One that waits is not carried out yet, and may turn out to be invalid.
    if !goes_on {
        return;
    }
    happens.add(CycleEvent::LanesPart, can_part && some);
    match executing.opcode {
        Wspawn => happens.add(CycleEvent::Spawn, seen.is_set(Scalar::SpawnValid)),
        Bar => happens.add(CycleEvent::Arrival, true),
        Tlbadd | Tlbrm | Tlbflush => {
            happens.add(CycleEvent::TlbChange, config.tlb_entries > 0);
        }
        Halt => happens.add(CycleEvent::Halt, true),
        Clone | Reti => happens.add(CycleEvent::Copies, true),
        Jmpi if config.jump_prediction => {
            let field = |field| seen.record.get(Slot::Prediction(field, executing.context));
            let is_right = !some
                && executing.redirect.is_none()
                && field(PerPrediction::Predicts) == 1
                && field(PerPrediction::JumpPc) == executing.pc.0;
            happens.add(CycleEvent::PredictedRight, is_right);
        }
        opcode if opcode.unit() == ExecutionUnit::LoadStore => {
            happens.add(CycleEvent::Access, true);
        }
        opcode => happens.add(CycleEvent::Operation, is_arithmetic(config, opcode)),
    }
}

fn write(seen: &Seen, happens: &mut Happens) {
    happens.add(CycleEvent::PredicateWrite, seen.is_set(Scalar::PredicateWriteValid));
    if !seen.is_set(Scalar::WriteLanes) {
        return;
    }
    let source = seen.record.scalar(Scalar::WriteSource);
    let by = |one: WriteSource| source == one as u64;
    happens.add(CycleEvent::CommitWrite, by(WriteSource::Commit));
    happens.add(CycleEvent::LoadWrite, by(WriteSource::Load));
    happens.add(CycleEvent::ArithmeticWrite, by(WriteSource::Arithmetic));
    let by_copy = by(WriteSource::Copy) || by(WriteSource::Shadow);
    happens.add(CycleEvent::CopyWrite, by_copy);
}

fn data_port(seen: &Seen, happens: &mut Happens) {
    if seen.is_set(Scalar::DataRequestValid) {
        let is_taken = seen.is_set(Scalar::DataRequestReady);
        let writes = seen.is_set(Scalar::DataRequestWrite);
        happens.add(CycleEvent::LoadRequest, is_taken && !writes);
        happens.add(CycleEvent::StoreRequest, is_taken && writes);
        happens.add(CycleEvent::RequestWaits, !is_taken);
    }
    if seen.is_set(Scalar::DataResponseValid) {
        let is_taken = seen.is_set(Scalar::DataResponseReady);
        happens.add(CycleEvent::Response, is_taken);
        happens.add(CycleEvent::ResponseWaits, !is_taken);
    }
}

fn schedule(seen: &Seen, happens: &mut Happens) {
    let cause = seen.record.scalar(Scalar::StallCause);
    let is = |one: StallCause| cause == one as u64;
    happens.add(CycleEvent::NoCandidate, is(StallCause::NoRunningWarp));
    happens.add(CycleEvent::QueueFull, is(StallCause::FetchQueueFull));
    happens.add(CycleEvent::PortBusy, is(StallCause::PortNotReady));
    happens.add(CycleEvent::Paused, is(StallCause::StarvationGuard));
    let squashes = seen.is_set(Scalar::FetchValid) && seen.is_set(Scalar::FetchSquashed);
    happens.add(CycleEvent::Squash, squashes);
    happens.add(CycleEvent::Redirect, seen.is_set(Scalar::RedirectValid));
    happens.add(CycleEvent::Pending, seen.now.pending);
    happens.add(CycleEvent::SpawnTurn, seen.is_set(Scalar::SpawnTurnValid));
}

fn units(config: &CoreConfig, seen: &Seen, happens: &mut Happens) {
    let done = [
        (Scalar::LoadDoneValid, CycleEvent::LoadDone),
        (Scalar::StoreDoneValid, CycleEvent::StoreDone),
        (Scalar::PrintDoneValid, CycleEvent::BytePrinted),
        (Scalar::CopyDoneValid, CycleEvent::CopyDone),
    ];
    for (field, event) in done {
        happens.add(event, seen.is_set(field));
    }
    if seen.is_set(Scalar::TranslateLanes) {
        let fails = seen.is_set(Scalar::TranslateFault);
        happens.add(CycleEvent::Translated, !fails);
        happens.add(CycleEvent::TranslationFails, fails);
    }
    if config.instruction_cache.is_some() {
        let field = |field| seen.record.get(Slot::InstructionCache(field)) == 1;
        let (fills, answers) = (field(InstructionCacheField::FillValid), seen.is_set(Scalar::FetchValid));
        let looks_up =
            !fills && field(InstructionCacheField::LookupValid) && !field(InstructionCacheField::LookupStale);
        happens.add(CycleEvent::InstructionHit, looks_up && answers);
        happens.add(CycleEvent::InstructionMiss, looks_up && !answers);
        let comes = fills && seen.is_set(Scalar::InstructionResponseValid);
        happens.add(CycleEvent::InstructionFill, comes);
    }
    if config.data_cache.is_some() {
        let field = |field| seen.record.get(Slot::DataCache(field));
        let asks = seen.is_set(Scalar::DataRequestValid);
        let hits = !asks
            && field(DataCacheField::LookupValid) == 1
            && field(DataCacheField::LookupWrite) == 0
            && field(DataCacheField::LookupConsole) == 0
            && field(DataCacheField::QueueCount) < u64::from(config.data_outstanding);
        happens.add(CycleEvent::DataHit, hits);
        happens.add(CycleEvent::DataAsk, asks);
    }
    if config.scratchpad_bytes > 0 {
        let lanes = seen.record.get(Slot::Scratchpad(ScratchpadField::Lanes));
        happens.add(CycleEvent::PadRequest, lanes != 0);
    }
    happens.add(CycleEvent::Exchange, seen.now.exchanges);
    let (before, now) = (seen.before.contexts, seen.now.contexts);
    let gone_on = before.of(WarpState::WaitBarrier) & now.of(WarpState::Running);
    if gone_on != 0 {
        let context = isa::Context(gone_on.trailing_zeros());
        let is_refused = seen.context(PerContext::DueInterrupt, context) != 0;
        let several = gone_on.count_ones() > 1;
        happens.add(CycleEvent::BarrierOpens, several || !is_refused);
    }
}
