//! Commit: results reach the register files (docs/pipeline.md section 10).
//!
//! The value in commit is the state's staged result: execute leaves it there a cycle before, and the
//! write happens before the next instruction executes. So the register files hold at the start of
//! each cycle exactly what the hardware's arrays hold.

use isa::ports::PortInputs;
use isa::trace::WriteSource;
use isa::{Address, Context, CycleRecord, Gpr, LaneMask, PredicateRegister, Warp};

use crate::rule_events::RuleEvent;
use crate::semantics::State;
use crate::timing::{record, Core};

/// A write through the register file's one write port.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GprWrite {
    /// The warp whose register it is: for wspawn not the one that executed.
    pub(crate) warp: Warp,
    pub(crate) register: Gpr,
    /// Never empty.
    pub(crate) lanes: LaneMask,
    pub(crate) source: WriteSource,
}

/// What is in commit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InCommit {
    pub(crate) context: Context,
    /// 0 for a micro-operation.
    pub(crate) pc: Address,
    /// The lanes that executed; a micro-operation's destination lane, lane 0 for the shadow lane.
    pub(crate) lanes: LaneMask,
    pub(crate) gpr: Option<GprWrite>,
    /// Register and lanes, which are never empty.
    pub(crate) predicate: Option<(PredicateRegister, LaneMask)>,
    /// The last micro-operation of its context's copy.
    pub(crate) copy_done: bool,
    /// That copy is done, and was the return from an interrupt.
    pub(crate) return_done: bool,
}

impl InCommit {
    /// Whether it is a micro-operation of the copy unit, which always writes.
    pub(crate) fn is_micro(&self) -> bool {
        let source = self.gpr.map(|write| write.source);
        matches!(source, Some(WriteSource::Copy | WriteSource::Shadow))
    }

    /// Writes the staged result.
    #[inline]
    pub(crate) fn write(&self, state: &mut State) {
        if let Some(write) = &self.gpr {
            if write.source == WriteSource::Shadow {
                state.commit_shadow(write.warp, write.register);
                return;
            }
            state.commit_gpr(write.warp, write.register, write.lanes);
        }
        if let Some((register, lanes)) = self.predicate {
            state.commit_predicate(state.warp_of(self.context), register, lanes);
        }
    }
}

impl Core {
    /// The write port (docs/pipeline.md section 15): commit's, else an exchange's, else the scratchpad's answer's, else
    /// a load response's, else the arithmetic unit's, else the user's function unit's; and the wake-ups that go with
    /// them. Gives whether one of the last two asked in vain.
    #[inline]
    pub(crate) fn write_back(&mut self, inputs: &PortInputs, record: &mut CycleRecord) -> bool {
        let mut port_is_free = true;
        self.note_commit();
        if let Some(commit) = self.commit.take() {
            let saves = commit.gpr.is_some_and(|write| write.source == WriteSource::Shadow);
            self.state.fired.mark_if(saves, RuleEvent::ShadowSaved);
            port_is_free = commit.gpr.is_none();
            commit.write(&mut self.state);
            if commit.copy_done {
                self.finish_copy(commit.context, record);
            }
            if commit.return_done {
                self.state.divergence.end_handler(commit.context);
                self.adopt_changes();
            }
        }
        if self.load_store.exchange_returns() {
            port_is_free = false;
            if let Some(write) = self.load_store.return_exchange(&mut self.state) {
                self.end_exchange(&write, record);
            }
        }
        if self.load_store.has_banks_answer() {
            port_is_free = false;
            let write = self.load_store.take_banks_answer(&mut self.state);
            self.state.fired.mark_if(write.is_some(), RuleEvent::PadAnswerTaken);
            if let Some(write) = write {
                self.end_load(&write, record);
            }
        }
        if self.take_response(inputs, record) {
            port_is_free = false;
        }
        let asking = self.arithmetic.asks_for_port();
        let custom_refused = self.step_function_unit(port_is_free && asking.is_none(), record);
        self.arithmetic.step(asking.is_some() && port_is_free, &mut self.state.fired);
        let Some((context, another_asks)) = asking else {
            return custom_refused;
        };
        self.state.fired.mark_if(!port_is_free, RuleEvent::ArithmeticHeld);
        self.state.fired.mark_if(another_asks, RuleEvent::BothAsk);
        if port_is_free {
            if let Some(write) = self.arithmetic.write(context, &mut self.state) {
                record::arithmetic_write(&self.state, &write, record);
                self.state.fired.mark(RuleEvent::ArithmeticDone);
                self.note_unit_write(write.warp);
                self.make_running(context);
            }
        }
        !port_is_free || another_asks || custom_refused
    }

    /// The user's function unit, to which others leave the write port or not. Gives whether it asked in vain.
    #[inline]
    fn step_function_unit(&mut self, port_is_free: bool, record: &mut CycleRecord) -> bool {
        let Some(unit) = &mut self.function_unit else {
            return false;
        };
        let refused = unit.responds() && !port_is_free;
        let answered = unit.step(port_is_free, record, &mut self.state.fired);
        if let Some(write) = answered.and_then(|context| unit.write(context, &mut self.state)) {
            record::custom_write(&self.state, &write, record);
            self.note_unit_write(write.warp);
            self.make_running(write.context);
        }
        refused
    }
}
