//! The checks that an instruction meets in execute, what it does there, and what becomes of it in the next cycle.

use isa::divergence::owner;
use isa::trace::WarpState;
use isa::{CoreConfig, ExecutionUnit, FieldLayout, Interrupt, Opcode, OperandKind, PerWarp, Scalar, Slot};

use super::{divergence, Counts, Executing, Mode, Seen, State};

use Opcode::*;

/// States by an interrupt's number: entered, and stopped by it, which console input never does.
const ENTERED: [State; 9] = [
    State::EnteredTrap,
    State::EnteredPageMissing,
    State::EnteredPageRight,
    State::EnteredInvalid,
    State::EnteredDivergent,
    State::EnteredDivision,
    State::EnteredRegion,
    State::EnteredBusError,
    State::EnteredConsole,
];
const STOPPED: [State; 8] = [
    State::StoppedByTrap,
    State::StoppedByPageMissing,
    State::StoppedByPageRight,
    State::StoppedByInvalid,
    State::StoppedByDivergent,
    State::StoppedByDivision,
    State::StoppedByRegion,
    State::StoppedByBusError,
];

/// Looks for the states of execute.
pub(super) struct ExecuteObserver {
    config: CoreConfig,
    layout: FieldLayout,
}

impl ExecuteObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        ExecuteObserver { config: *config, layout: FieldLayout::new(&config.arch) }
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        if let Some(executing) = &seen.before.executing {
            outcome(&self.config, executing, seen, counts);
        }
        let Some(executing) = &seen.now.executing else {
            return;
        };
        match executing.interrupt {
            Some(number) => self.interrupted(executing, number, seen, counts),
            None => self.executed(executing, seen, counts),
        }
    }

    /// Which check has raised an interrupt.
    fn interrupted(&self, executing: &Executing, number: u64, seen: &Seen, counts: &mut Counts) {
        let Some(interrupt) = Interrupt::from_number(number) else {
            return;
        };
        divergence::interrupted(&self.config, executing, seen, counts);
        if executing.due.is_some() {
            let is_warp_0 = executing.context.0 == 0;
            counts.note_if(is_warp_0 && seen.now.pending, State::DueBeforeConsole);
            match interrupt {
                Interrupt::InvalidInstruction => counts.note(State::DueOperand),
                Interrupt::DivisionByZero => counts.note(State::DueDivision),
                Interrupt::PageMissing => counts.note(State::DuePageMissing),
                Interrupt::PageRight => counts.note(State::DuePageRight),
                Interrupt::BusError => counts.note(State::DueBusError),
                // No instruction leaves these to its successor.
                Interrupt::Trap | Interrupt::DivergentBranch | Interrupt::Divergence | Interrupt::External => {}
            }
            return;
        }
        match interrupt {
            Interrupt::External => counts.note(State::ConsoleTaken),
            Interrupt::PageMissing => counts.note(State::FetchPageMissing),
            Interrupt::PageRight => counts.note(State::FetchPageRight),
            Interrupt::BusError => counts.note(State::FetchBusError),
            Interrupt::InvalidInstruction => self.invalid(executing, counts),
            Interrupt::Divergence => divergence::no_room(&self.config, executing, seen, counts),
            Interrupt::DivergentBranch => {
                counts.note(State::DivergentBranch);
                divergence::forbidden(&self.config, executing, counts);
                counts.note_if(executing.opcode == Reti, State::ReturnDivergent);
            }
            Interrupt::Trap | Interrupt::DivisionByZero => {}
        }
    }

    fn invalid(&self, executing: &Executing, counts: &mut Counts) {
        let state = if self.has_missing_guard(executing) {
            State::GuardMissing
        } else if !self.config.implements(executing.opcode) {
            State::NotImplemented
        } else if self.has_missing_register(executing) {
            State::RegisterMissing
        } else {
            counts.note_if(executing.opcode == Reti, State::ReturnInUserMode);
            State::PrivilegedInUserMode
        };
        counts.note(state);
    }

    fn has_missing_guard(&self, executing: &Executing) -> bool {
        let guard = self.layout.predicate.extract(executing.word);
        self.layout.predicated.extract(executing.word) == 1 && guard >= u64::from(self.config.arch.preds())
    }

    fn has_missing_register(&self, executing: &Executing) -> bool {
        let operands = executing.opcode.class().operands();
        let registers = operands.iter().filter(|operand| operand.is_register());
        let mut slots = registers.zip(&self.layout.operand_slots);
        slots.any(|(operand, slot): (&OperandKind, _)| {
            let there = match operand.is_gpr() {
                true => self.config.arch.gprs(),
                false => self.config.arch.preds(),
            };
            slot.extract(executing.word) >= u64::from(there)
        })
    }

    /// What an instruction does that takes no interrupt.
    fn executed(&self, executing: &Executing, seen: &Seen, counts: &mut Counts) {
        if executing.active.is_empty() {
            return counts.note(State::WokenForNothing);
        }
        divergence::see(&self.config, executing, seen, counts);
        let ended = executing.compared || executing.opcode.unit() == ExecutionUnit::Divergence;
        if ended && self.config.divergence.has_split_and_join() {
            return;
        }
        if executing.lanes.is_empty() {
            counts.note(State::NoLanes);
            let is_privileged = executing.opcode.info().privileged && !executing.mode.is_supervisor();
            let is_missing = !self.config.implements(executing.opcode) || self.has_missing_register(executing);
            return counts.note_if(is_privileged || is_missing, State::NoLanesInvalid);
        }
        match executing.opcode {
            Jmpi | Jali | Jmpr | Jalr => {
                let next = executing.next(&self.config);
                let together = executing.lanes == executing.active;
                let to_next = together && executing.redirect == Some(next);
                counts.note_if(to_next, State::JumpToNext);
            }
            Jmpru => counts.note(State::ToUserMode),
            Halt => counts.note_if(executing.lanes != executing.active, State::HaltOfSome),
            Reti => counts.note_if(executing.mode.has_interrupts(), State::ReturnStray),
            Wspawn if seen.is_set(Scalar::SpawnValid) => self.spawned(seen, counts),
            _ => {}
        }
    }

    fn spawned(&self, seen: &Seen, counts: &mut Counts) {
        let warp = seen.record.warp(Scalar::SpawnWarp);
        divergence::spawned(&self.config, warp, seen, counts);
        counts.note_if(warp.0 == 0, State::SpawnOntoWarp0);
        counts.note_if(warp.0 == 0 && seen.now.pending, State::SpawnOntoWoken);
        let interrupt = seen.record.get(Slot::Warp(PerWarp::Interrupt, warp));
        counts.note_if(interrupt != 0, State::SpawnOntoInterrupted);
    }
}

/// What has become of the instruction that was in execute in the cycle before.
fn outcome(config: &CoreConfig, executing: &Executing, seen: &Seen, counts: &mut Counts) {
    let is_in = |state| seen.now.contexts.of(state) >> executing.context.0 & 1 == 1;
    if let Some(number) = executing.interrupt {
        let number = number as usize;
        if is_in(WarpState::WaitCopy) && number < ENTERED.len() {
            counts.note(ENTERED[number]);
            counts.note_if(!executing.mode.is_supervisor(), State::EnteredFromUser);
            let active = executing.active;
            let without_lane_0 = !active.is_empty() && !active.contains(isa::Lane(0));
            counts.note_if(without_lane_0, State::EnteredWithoutLane0);
            counts.note_if(active.is_empty(), State::EnteredStopped);
        } else if is_in(WarpState::Stopped) && number < STOPPED.len() {
            counts.note(STOPPED[number]);
            let has_entry = seen.is_set(Scalar::KernelEntryValid);
            counts.note_if(!has_entry, State::StoppedWithoutEntry);
        }
        return;
    }
    if executing.active.is_empty() || executing.compared {
        return;
    }
    if seen.is_set(Scalar::CommitValid) {
        let is_stopped = executing.executes() && is_in(WarpState::Stopped);
        match executing.opcode {
            Jalis | Jalrs => counts.note_if(is_stopped, State::NoLanesLeft),
            Reti if executing.executes() => {
                let warp = isa::Warp(executing.context.0);
                let is_user = !Mode::of(seen.record, warp).is_supervisor();
                counts.note_if(is_user, State::ReturnToUser);
            }
            _ => {}
        }
        return;
    }
    // Whatever else does not commit and redirects to itself has been held, or waits for the others of its warp.
    let itself = executing.redirect == Some(executing.pc);
    let is_of_warp_0 = owner(config, seen.record, executing.context).0 == 0;
    let is_replaced = executing.due.is_some()
        || seen.before.pending && is_of_warp_0
        || executing.opcode.info().privileged && !executing.mode.is_supervisor();
    let waits = matches!(executing.opcode, Wspawn | Tlbadd | Tlbrm | Tlbflush);
    if itself != waits || is_replaced || !executing.executes() {
        return;
    }
    match executing.opcode {
        Jalis | Jalrs => counts.note(State::RefusedLanes),
        Clone => counts.note(State::RefusedClone),
        Div | Divi | Mod | Modi => counts.note(State::RefusedDivision),
        Bar => counts.note(State::RefusedBarrier),
        Wspawn if seen.before.contexts.of(WarpState::Stopped) != 0 => {
            counts.note(State::SpawnOutOfTurn);
        }
        Wspawn => counts.note(State::SpawnWaits),
        Tlbadd | Tlbrm | Tlbflush if executing.is_change_that_waits(config) => {
            let is_held = seen.is_set(Scalar::TranslationHoldValid);
            let holder = seen.record.context(Scalar::TranslationHoldContext);
            let for_other = is_held && holder != executing.context;
            counts.note(State::ChangeWaits);
            counts.note_if(for_other, State::ChangesWait);
        }
        _ => {}
    }
}
