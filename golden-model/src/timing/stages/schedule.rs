//! Schedule: which context's instruction is asked for (docs/pipeline.md section 5).
//!
//! The choice is a function of the state at the start of the cycle, so it is made when the ports'
//! outputs are; whether it fires is known only with the environment's answer.

use isa::ports::PortInputs;
use isa::trace::StallCause;
use isa::{Address, Context, Interrupt};

use crate::rule_events::RuleEvent;
use crate::semantics::{ContextSet, Right, PAGE_BYTES};
use crate::timing::units::memory::fetch_queue::FetchEntry;
use crate::timing::units::warps::warp_table::ContextSets;
use crate::timing::Core;

/// What keeps schedule from choosing.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Obstacles {
    /// The register files are being cleared.
    pub(crate) clearing: bool,
    /// A unit is to get its turn: the starvation guard's doing, or a copy's.
    pub(crate) paused: bool,
    pub(crate) fetch_queue_full: bool,
}

/// The scheduler.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scheduler {
    /// Deep pipeline: a context is chosen before its fetch is requested.
    is_deep: bool,
    /// Deep pipeline: the contexts that may be chosen. Reset: none.
    ready: ContextSet,
    /// Deep pipeline: the context whose fetch is to be requested. Reset: none.
    chosen: Option<Context>,
    /// The context scheduled last, or chosen last. Reset: the last one.
    last: Context,
    /// The choice for this cycle; none when nothing may be asked for.
    pub(crate) choice: Option<Context>,
    /// The word that the choice's fetch asks for.
    word: u64,
    /// What the choice's fetch raises.
    fetch_fault: Option<Interrupt>,
    /// Why there is no choice.
    stall_cause: StallCause,
    /// The context whose fetch has fired in this cycle, and that of the cycle before. Reset: none.
    pub(crate) scheduled: Option<Context>,
}

impl Scheduler {
    pub(crate) fn new(contexts: usize, is_deep: bool) -> Self {
        Scheduler {
            is_deep,
            ready: ContextSet::EMPTY,
            chosen: None,
            last: Context::from(contexts - 1),
            choice: None,
            word: 0,
            fetch_fault: None,
            stall_cause: StallCause::Clearing,
            scheduled: None,
        }
    }

    /// Whether each context has one instruction under way at most.
    #[inline]
    pub(crate) const fn is_deep(&self) -> bool {
        self.is_deep
    }

    /// Makes the choice for a cycle from the state at its start.
    #[inline]
    fn choose(&mut self, sets: &ContextSets, obstacles: Obstacles) {
        let choice = if self.is_deep {
            self.chosen
        } else {
            let first_choice = sets.candidates.and(sets.idle).first_after(self.last);
            first_choice.or_else(|| sets.candidates.first_after(self.last))
        };
        let stall_cause = if obstacles.clearing {
            StallCause::Clearing
        } else if choice.is_none() {
            StallCause::NoRunningWarp
        } else if obstacles.paused {
            StallCause::StarvationGuard
        } else if obstacles.fetch_queue_full {
            StallCause::FetchQueueFull
        } else {
            StallCause::None
        };
        self.stall_cause = stall_cause;
        self.choice = choice.filter(|_| stall_cause == StallCause::None);
    }

    /// The context whose instruction is under way from now on: that whose fetch has been taken, if one has, or, in a
    /// deep pipeline, the one that is chosen for a later cycle.
    #[inline]
    fn take(&mut self, scheduled: Option<Context>, sets: &ContextSets) -> Option<Context> {
        let mut taken = scheduled;
        if self.is_deep {
            let chooses = scheduled.is_some() || self.chosen.is_none();
            taken = if chooses { self.ready.first_after(self.last) } else { None };
            self.chosen = if chooses { taken } else { self.chosen };
            self.ready = sets.candidates.and(sets.idle);
            if let Some(context) = taken {
                self.ready.set(context, false);
            }
        }
        self.last = taken.unwrap_or(self.last);
        taken
    }

    /// Why nothing is scheduled in this cycle.
    #[inline]
    pub(crate) fn stall_cause(&self, is_taken: bool) -> StallCause {
        match (self.choice, is_taken) {
            (None, _) => self.stall_cause,
            (Some(_), true) => StallCause::None,
            (Some(_), false) => StallCause::PortNotReady,
        }
    }
}

impl Core {
    /// Makes the choice for the cycle that begins.
    #[inline]
    pub(crate) fn choose(&mut self, obstacles: Obstacles) {
        self.scheduler.choose(&self.warp_table.sets, obstacles);
        if let Some(context) = self.scheduler.choice {
            let (address, fetch_fault) = self.translate_fetch(context);
            self.scheduler.fetch_fault = fetch_fault;
            let shape = self.state.shape();
            self.scheduler.word = (address.0 & (shape.ram_bytes - 1)) >> shape.word_bytes.trailing_zeros();
        }
    }

    /// Asks at the instruction port for the choice's word, or for what the cache wants.
    #[inline]
    pub(crate) fn ask_for_fetch(&mut self) {
        let wanted = match &self.instruction_cache {
            None => self.scheduler.choice.map(|_| self.scheduler.word),
            Some(cache) => cache.request(),
        };
        self.outputs.instruction_request_valid = wanted.is_some();
        if let Some(word) = wanted {
            self.outputs.instruction_request_word = word;
        }
    }

    /// Whether a fetch that is asked for in this cycle fires.
    #[inline]
    pub(crate) fn takes_fetch(&self, inputs: &PortInputs) -> bool {
        match &self.instruction_cache {
            None => inputs.instruction_request_ready,
            Some(cache) => cache.is_ready(),
        }
    }

    /// The scheduled instruction's fetch, when it is taken. Gives the word that it asks for. In a deep pipeline the
    /// next context is chosen.
    #[inline]
    pub(crate) fn schedule(&mut self, inputs: &PortInputs) -> Option<u64> {
        let scheduled = self.scheduler.choice.filter(|_| self.takes_fetch(inputs));
        let last = self.scheduler.last;
        let taken = self.scheduler.take(scheduled, &self.warp_table.sets);
        if let Some(context) = taken {
            self.change(context).1.in_flight += 1;
        }
        self.note_turn(taken, last);
        let before = std::mem::replace(&mut self.scheduler.scheduled, scheduled);
        let Some(context) = scheduled else {
            self.note_stall();
            return None;
        };
        self.note_scheduled(context, before == scheduled);
        let shape = *self.state.shape();
        let pc = self.state.contexts[context].pc;
        let predicted = match &self.predictions {
            None => None,
            Some(predictions) => predictions.target(context, pc),
        };
        self.state.fired.mark_if(predicted.is_some(), RuleEvent::Predicted);
        let next = predicted.unwrap_or_else(|| shape.address_after(pc, shape.word_bytes));
        self.fetch_queue.push(FetchEntry {
            context,
            pc,
            word: self.scheduler.word,
            epoch: self.warp_table.timing(context).epoch,
            fetch_fault: self.scheduler.fetch_fault,
            predicted: predicted.is_some(),
        });
        self.change(context).0.pc = next;
        if let Some(boards) = &mut self.scoreboards {
            boards.fetch(context);
        }
        Some(self.scheduler.word)
    }

    /// Why nothing has been scheduled in this cycle.
    #[inline]
    fn note_stall(&mut self) {
        let scheduler = &self.scheduler;
        let cause = scheduler.stall_cause(false);
        let fired = &mut self.state.fired;
        let chosen_waits = scheduler.is_deep() && cause as u64 > StallCause::NoRunningWarp as u64;
        fired.mark_if(chosen_waits, RuleEvent::ChosenWaits);
        match cause {
            StallCause::None | StallCause::Clearing => {}
            StallCause::NoRunningWarp => fired.mark(RuleEvent::NoRunningWarp),
            StallCause::StarvationGuard => {
                let for_copy = self.copy_unit.has_turn();
                fired.mark_if(for_copy, RuleEvent::CopyPauses);
                fired.mark_if(self.starvation_guard.pauses(), RuleEvent::StarvationGuard);
            }
            StallCause::FetchQueueFull => fired.mark(RuleEvent::FetchQueueFull),
            StallCause::PortNotReady => {
                fired.mark(RuleEvent::InstructionPortBusy);
                fired.mark_if(self.instruction_cache.is_some(), RuleEvent::CacheNotReady);
            }
        }
        self.note_candidates();
    }

    /// Contexts that run, and are no candidates.
    #[inline]
    fn note_candidates(&mut self) {
        let (sets, fired) = (&self.warp_table.sets, &mut self.state.fired);
        fired.mark_if(!sets.held.is_empty(), RuleEvent::HeldFromSchedule);
        fired.mark_if(!sets.held_back.is_empty(), RuleEvent::HeldBack);
    }

    /// A context's fetch fires; `again`: it has been scheduled in the cycle before, too.
    #[inline]
    fn note_scheduled(&mut self, context: Context, again: bool) {
        let shape = self.state.shape();
        let (is_beyond, translates) =
            (self.state.contexts[context].pc.0 >= shape.ram_bytes, shape.features.tlb_entries != 0);
        let fault = self.scheduler.fetch_fault.is_some();
        let lacks_page = self.scheduler.fetch_fault == Some(Interrupt::PageMissing);
        let lacks_page_0 = lacks_page && self.state.contexts[context].pc.0 < PAGE_BYTES;
        let is_speculative = self.warp_table.timing(context).in_flight > 1;
        let one_waits = !self.warp_table.sets.waiting.is_empty();
        if self.table_changes.is_some() {
            self.note_sides(context);
        }
        let fired = &mut self.state.fired;
        fired.mark_if(is_speculative, RuleEvent::Speculative);
        fired.mark_if(again, RuleEvent::ScheduledInARow);
        fired.mark_if(one_waits, RuleEvent::ScheduledBesideWaiting);
        fired.mark_if(is_beyond, RuleEvent::FetchBeyondRam);
        fired.mark_if(fault, RuleEvent::FetchWithFault);
        fired.mark_if(lacks_page_0, RuleEvent::Page0Gone);
        fired.mark_if(translates && !fault, RuleEvent::FetchTranslated);
        fired.mark_if(self.instruction_cache.is_some(), RuleEvent::FetchWithoutPort);
        self.note_candidates();
    }

    /// A context is scheduled, of a warp that may have several.
    fn note_sides(&mut self, context: Context) {
        let (sets, divergence) = (&self.warp_table.sets, self.state.divergence());
        let others = divergence.others(context);
        let at_once = others.without(sets.candidates) != others;
        let is_held = self.scheduler.is_deep() && divergence.is_held(context);
        self.state.fired.mark_if(at_once, RuleEvent::SidesAtOnce);
        self.state.fired.mark_if(is_held, RuleEvent::ChosenHeld);
    }

    /// Whose turn it is, after that of `last`.
    #[inline]
    fn note_turn(&mut self, taken: Option<Context>, last: Context) {
        let Some(taken) = taken else {
            return;
        };
        let behind = last.index() + 1;
        let next = if behind == self.state.shape().contexts { 0 } else { behind };
        let skips = taken.index() != next && taken != last;
        let fired = &mut self.state.fired;
        fired.mark_if(skips, RuleEvent::TurnSkips);
        fired.mark_if(taken < last, RuleEvent::TurnWraps);
        fired.mark_if(self.scheduler.is_deep(), RuleEvent::ContextChosen);
    }

    /// The address of a context's next instruction, and what its fetch raises. For a page that is not there, or must
    /// not be executed, the virtual address.
    #[inline]
    fn translate_fetch(&self, context: Context) -> (Address, Option<Interrupt>) {
        let pc = self.state.contexts[context].pc;
        let warp = self.state.warp_of(context);
        match self.state.look_up(self.state.mode(warp).supervisor, pc, Right::Execute) {
            Ok(address) if self.state.shape().is_in_ram(address) => (address, None),
            Ok(address) => (address, Some(Interrupt::BusError)),
            Err(interrupt) => (pc, Some(interrupt)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: P5.2, P5.3.
    #[test]
    fn contexts_with_nothing_in_flight_come_first() {
        let mut scheduler = Scheduler::new(4, false);
        let sets = ContextSets {
            candidates: ContextSet(0b1110),
            stopped: ContextSet(0b0001),
            idle: ContextSet(0b1001),
            ..ContextSets::default()
        };
        scheduler.choose(&sets, Obstacles::default());
        assert_eq!(scheduler.choice, Some(Context(3)));
        let none_idle = ContextSets { idle: ContextSet(0b0001), ..sets };
        scheduler.choose(&none_idle, Obstacles::default());
        assert_eq!(scheduler.choice, Some(Context(1)));
    }

    /// Rules: P5.9.
    #[test]
    fn the_first_cause_that_holds_is_given() {
        let mut scheduler = Scheduler::new(1, false);
        let running = ContextSets {
            candidates: ContextSet(1),
            stopped: ContextSet::EMPTY,
            idle: ContextSet(1),
            ..ContextSets::default()
        };
        let nobody = ContextSets::default();
        let mut cause = |sets: &ContextSets, clearing, paused, fetch_queue_full, ready| {
            let obstacles = Obstacles { clearing, paused, fetch_queue_full };
            scheduler.choose(sets, obstacles);
            scheduler.stall_cause(ready) as u8
        };
        assert_eq!(cause(&nobody, true, true, true, false), 1);
        assert_eq!(cause(&nobody, false, true, true, false), 2);
        assert_eq!(cause(&running, false, true, true, false), 3);
        assert_eq!(cause(&running, false, false, true, false), 4);
        assert_eq!(cause(&running, false, false, false, false), 5);
        assert_eq!(cause(&running, false, false, false, true), 0);
    }
}
