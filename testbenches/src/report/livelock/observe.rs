//! Fills a history from a run of the functional machine.

use golden_model::{Event, Observer};
use isa::{ExecutionUnit, Instruction};

use super::history::{Actor, CoreContext, History};

/// An observer that notes what a run does.
pub struct Observed<'a> {
    history: &'a mut History,
    /// Instructions so far.
    when: u64,
    /// Whose instructions are seen.
    core: u32,
}

/// Notes a run from an instruction of that number on.
pub fn observe(history: &mut History, from: u64) -> Observed<'_> {
    Observed { history, when: from, core: 0 }
}

impl Observer for Observed<'_> {
    fn core(&mut self, number: u32) {
        self.core = number;
    }

    fn instruction(&mut self, event: &Event<'_>) {
        self.when += 1;
        let (core, when, pc) = (self.core, self.when, event.pc.0);
        let at = CoreContext { core, context: event.context };
        let lanes = event.executing | event.active_before;
        self.history.executed(at, when, pc, lanes);
        let Some(instruction) = event.instruction else {
            return;
        };
        if event.interrupt.is_some() || instruction.opcode().unit() != ExecutionUnit::LoadStore {
            return;
        }
        for (lane, address) in event.accesses() {
            let by = Actor { when, core, warp: event.warp, context: event.context, lane, pc };
            let value = |register| event.state.gpr(event.warp, lane, register);
            note_access(self.history, &instruction, by, address.0, value);
        }
    }
}

/// Notes what a lane's access has done, whose registers hold these values after it.
fn note_access(
    history: &mut History,
    instruction: &Instruction,
    by: Actor,
    address: u64,
    value: impl Fn(isa::Gpr) -> u64,
) {
    let opcode = instruction.opcode();
    let narrow = opcode.narrow_bytes();
    match instruction.destination_gpr() {
        Some(destination) if opcode.is_atomic() => {
            history.exchanged(by, address, value(destination));
        }
        Some(destination) => history.loaded(by, address, value(destination), narrow.is_none()),
        None => {
            // All bytes up to the end of the word.
            let bytes = narrow.unwrap_or(u32::MAX);
            let stored = instruction.source_gprs().next().map(value);
            stored.into_iter().for_each(|value| history.stored(by, address, value, bytes));
        }
    }
}
