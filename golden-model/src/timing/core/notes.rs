//! Rules that have fired which no single part carries out: at the ports, and in the cycle before a reset.

use isa::ports::PortInputs;
use isa::trace::WarpState;
use isa::{Address, Context, HardwareId, Lane, LaneMask, Opcode, Warp};

use crate::rule_events::RuleEvent;
use crate::semantics::Decoded;
use crate::timing::Core;

/// Instructions in a row from which on a run of them is counted.
const IN_A_ROW: u8 = 5;

impl Core {
    /// What the ports carry in a cycle that begins.
    #[inline]
    pub(super) fn note_ports(&mut self, inputs: &PortInputs) {
        let (outputs, fired) = (&self.outputs, &mut self.state.fired);
        if outputs.data_request_valid {
            fired.mark_if(self.load_store.banks_fire(), RuleEvent::PadBesidePort);
            let (writes, console) = (outputs.data_request_write, outputs.data_request_console);
            if !inputs.data_request_ready {
                fired.mark(RuleEvent::DataPortBusy);
                fired.mark_if(outputs.data_request_lock, RuleEvent::ExchangeLockHeld);
            } else if writes {
                self.note_stored_words(inputs);
            } else {
                fired.mark(RuleEvent::RequestFires);
                let answered = inputs.data_response_valid && outputs.data_response_ready;
                fired.mark_if(answered, RuleEvent::ResponsePushPop);
                if console {
                    let byte = inputs.console_input_valid;
                    fired.mark_if(byte, RuleEvent::ConsoleByte);
                    fired.mark_if(!byte, RuleEvent::ConsoleEmpty);
                    let is_direct = self.data_cache.is_none() && self.request_queue.is_none();
                    let asking = self.load_store.active_context().filter(|_| byte && is_direct);
                    let of_other = asking.is_some_and(|context| self.state.warp_of(context) != Warp(0));
                    self.state.fired.mark_if(of_other, RuleEvent::ConsoleOther);
                }
            }
        }
        let waits_for_console = self.outputs.console_output_valid && !inputs.console_output_ready;
        let has_no_entry = self.console_waiting && self.state.kernel_entry().is_none();
        let fired = &mut self.state.fired;
        fired.mark_if(waits_for_console, RuleEvent::ConsoleHeld);
        fired.mark_if(has_no_entry, RuleEvent::ConsoleWithoutEntry);
    }

    /// A store fires at the port: which fetches it meets.
    #[inline(never)]
    fn note_stored_words(&mut self, inputs: &PortInputs) {
        let word_bytes = self.state.shape().word_bytes;
        let outputs = &self.outputs;
        let first = outputs.data_request_line * self.load_store.line_words();
        let stores = |word: u64| {
            let offset = word.wrapping_sub(first);
            let bytes = outputs.data_request_byte_enable.checked_shr((offset.min(64) * word_bytes) as u32);
            bytes.is_some_and(|bytes| bytes & ((1 << word_bytes) - 1) != 0)
        };
        let fetches = outputs.instruction_request_valid && inputs.instruction_request_ready;
        let beside = fetches && stores(outputs.instruction_request_word);
        let into = match &self.instruction_cache {
            None => self.fetch_queue.words().any(stores),
            Some(cache) => cache.words_on_their_way().any(stores),
        };
        self.state.fired.mark_if(beside, RuleEvent::FetchBesideStore);
        self.state.fired.mark_if(into, RuleEvent::StoreIntoFetch);
    }

    /// What waits for the write port: a response, an answer of the scratchpad, or an exchange.
    #[inline]
    pub(super) fn note_refused(&mut self, [response, banks, exchange]: [bool; 3]) {
        if !(response || banks || exchange) {
            return;
        }
        let commit_writes = self.commit.as_ref().is_some_and(|stage| stage.gpr.is_some());
        let answers = self.load_store.has_banks_answer() && !banks;
        let fired = &mut self.state.fired;
        fired.mark_if(response, RuleEvent::ResponseHeld);
        fired.mark_if(response && commit_writes, RuleEvent::CommitBeforeResponse);
        fired.mark_if(banks, RuleEvent::PadAnswerHeld);
        fired.mark_if(response && answers, RuleEvent::PadHoldsResponse);
        fired.mark_if(exchange, RuleEvent::ExchangeHeld);
    }

    /// The instruction in commit leaves the pipeline, or none is there.
    #[inline]
    pub(crate) fn note_commit(&mut self) {
        let fired = &mut self.state.fired;
        let Some(commit) = self.commit.as_ref().filter(|commit| !commit.is_micro()) else {
            self.retired_in_a_row = 0;
            return;
        };
        fired.mark(RuleEvent::Retired);
        fired.mark_if(commit.lanes.is_empty(), RuleEvent::CommitsWithoutLanes);
        fired.mark(match commit.gpr {
            Some(_) => RuleEvent::CommitWrites,
            None => RuleEvent::CommitWithoutWrite,
        });
        fired.mark_if(commit.predicate.is_some(), RuleEvent::CommitWritesPredicate);
        self.retired_in_a_row = IN_A_ROW.min(self.retired_in_a_row + 1);
        fired.mark_if(self.retired_in_a_row == IN_A_ROW, RuleEvent::FiveInARow);
    }

    /// A unit has written a register of a warp, while an instruction is in operands.
    #[inline]
    pub(crate) fn note_unit_write(&mut self, warp: Warp) {
        let operands = self.passage.operands().map(|stage| stage.context);
        let of_other = operands.is_some_and(|context| self.state.warp_of(context) != warp);
        self.state.fired.mark_if(of_other, RuleEvent::UnitWritesBeside);
    }

    /// What an instruction has done that takes effect in some lanes, `before` which these were active.
    #[inline]
    pub(crate) fn note_effect(&mut self, decoded: &Decoded, lanes: LaneMask, before: LaneMask) {
        use Opcode::{Bar, Clone, Hwid, Jalis, Jalr, Jalrs, Jmpr, Jmprt, Jmpru, Skep, Tlbadd, Tlbrm, Wspawn};
        let fired = &mut self.state.fired;
        fired.mark(RuleEvent::TakesEffect);
        if !lanes.contains(Lane(0)) {
            let has_scalar = matches!(
                decoded.opcode,
                Jmpr | Jalr | Jalis | Jalrs | Jmprt | Jmpru | Clone | Wspawn | Bar | Skep | Tlbadd | Tlbrm
            );
            fired.mark_if(has_scalar, RuleEvent::ScalarOfLaterLane);
        }
        if decoded.opcode == Hwid {
            self.note_hwid(decoded.hardware_id(), lanes == before);
        }
    }

    /// What an hwid reads.
    fn note_hwid(&mut self, asked_for: Option<HardwareId>, in_all: bool) {
        let fired = &mut self.state.fired;
        match asked_for {
            Some(HardwareId::Vote(_)) if in_all => fired.mark(RuleEvent::VoteOfAll),
            Some(HardwareId::Vote(_)) => fired.mark(RuleEvent::VoteOfSome),
            Some(HardwareId::Counter(_)) => fired.mark_if(self.counters.is_some(), RuleEvent::CounterRead),
            _ => {}
        }
    }

    /// Whether an address is where the scratchpad lies, though nothing can be fetched from there.
    pub(crate) fn is_fetch_from_scratchpad(&self, pc: Address) -> bool {
        !self.state.tlb().is_present() && self.state.shape().is_in_scratchpad(pc)
    }

    /// What the core is doing as it is reset, if it has begun to.
    pub(super) fn note_reset(&mut self) {
        if self.state.fired.count(RuleEvent::DecodeEmpty) == 0 {
            return;
        }
        let shape = *self.state.shape();
        let mut states = [false; 8];
        let (mut diverged, mut in_handler) = (false, false);
        for number in 0..shape.contexts {
            let context = Context::from(number);
            states[self.state.contexts[context].state as usize] = true;
            diverged |= self.state.divergence().depth(context) > 0;
        }
        for number in 0..shape.warps {
            in_handler |= !self.state.mode(Warp::from(number)).interrupts_enabled;
        }
        let fetches = self.fetch_queue.words().next().is_some();
        let (loads, exchanges) = (self.load_store.awaits_response(), self.load_store.is_exchanging());
        let is_in = |state: WarpState| states[state as usize];
        let (requests, done) = (self.outputs.data_request_valid, self.outputs.done);
        let (clearing, console) = (self.clear_cycles_left != 0, self.console_waiting);
        let fired = &mut self.state.fired;
        for (is_so, event) in [
            (clearing, RuleEvent::ResetWhileClearing),
            (done, RuleEvent::ResetWhileDone),
            (fetches, RuleEvent::ResetFetchUnderWay),
            (loads, RuleEvent::ResetLoadUnderWay),
            (requests, RuleEvent::ResetRequest),
            (console, RuleEvent::ResetConsole),
            (is_in(WarpState::WaitMemory), RuleEvent::ResetWaitMemory),
            (is_in(WarpState::WaitCopy), RuleEvent::ResetWaitCopy),
            (is_in(WarpState::WaitSpawn), RuleEvent::ResetWaitSpawn),
            (is_in(WarpState::WaitArithmetic), RuleEvent::ResetWaitArithmetic),
            (is_in(WarpState::WaitBarrier), RuleEvent::ResetWaitBarrier),
            (in_handler, RuleEvent::ResetInHandler),
            (diverged, RuleEvent::ResetDiverged),
            (exchanges, RuleEvent::ResetInExchange),
        ] {
            fired.mark_if(is_so, event);
        }
    }
}
