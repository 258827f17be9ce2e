//! The values that an instruction read: worked out from what was written before it, in records on which both sides
//! agreed, and from the present registers.

use isa::trace::Slot;
use isa::{CoreConfig, Cycle, CycleRecord, Instruction, Lane, LaneMask, PerLane, PredicateRegister, Scalar, Warp};
use serde::Serialize;

use crate::compare::history::{Records, RECORDS_KEPT};
use crate::compare::state::CoreState;

/// A register that an instruction reads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Operand {
    /// Its name, as in assembly.
    pub register: String,
    /// Width of a value in bits: 1 for a predicate register.
    pub width_bits: u32,
    /// The value in each lane; `None` where it is not known any more.
    pub values: Vec<Option<u64>>,
}

/// What is known of the registers.
pub(super) struct Registers<'a> {
    /// The core.
    pub config: &'a CoreConfig,
    /// The cycle of the mismatch.
    pub cycle: Cycle,
    /// That cycle's record, on both sides; none when it agreed.
    pub now: Vec<&'a CycleRecord>,
    /// The records of the cycles before.
    pub records: &'a Records,
    /// The registers after the cycle; `None` where they are not shown.
    pub state: Option<&'a CoreState>,
}

/// A register of the instruction's warp.
#[derive(Clone, Copy)]
enum Register {
    Gpr(u64),
    Predicate(PredicateRegister),
}

impl Registers<'_> {
    /// What an instruction of that warp read that was in execute in that cycle: its guard, then its sources, each once.
    pub(super) fn operands(&self, warp: Warp, instruction: &Instruction, executed: Cycle) -> Vec<Operand> {
        let guard = instruction.predicate().into_iter();
        let predicates = guard.chain(instruction.source_predicates());
        let predicates = predicates.map(|register| {
            let values = self.values(warp, Register::Predicate(register), executed);
            (format!("@p{}", register.0), 1, values)
        });
        let gprs = instruction.source_gprs().map(|register| {
            let values = self.values(warp, Register::Gpr(register.0.into()), executed);
            (format!("%r{}", register.0), self.config.arch.word_bits(), values)
        });
        let mut operands: Vec<Operand> = Vec::new();
        for (register, width_bits, values) in predicates.chain(gprs) {
            if operands.iter().all(|known| known.register != register) {
                operands.push(Operand { register, width_bits, values });
            }
        }
        operands
    }

    /// What an own instruction of that warp gave to its function that was in execute in that cycle: as many of a, b and
    /// d as the function has operands.
    pub(super) fn of_function(
        &self,
        warp: Warp,
        instruction: &Instruction,
        executed: Cycle,
        operands: usize,
    ) -> Vec<Vec<Option<u64>>> {
        let [d, a, b] = instruction.registers();
        let registers = [a, b, d].into_iter().take(operands);
        registers.map(|register| self.values(warp, Register::Gpr(register.into()), executed)).collect()
    }

    /// A register's value in each lane, as that cycle's execute saw it: with what was written up to that cycle, for
    /// this is forwarded.
    fn values(&self, warp: Warp, register: Register, executed: Cycle) -> Vec<Option<u64>> {
        let lanes = self.config.arch.lanes() as usize;
        let mut values = vec![None; lanes];
        // Written since, so what the register holds is no longer what was read.
        let mut overwritten = LaneMask::EMPTY;
        if executed < self.cycle {
            for record in &self.now {
                overwritten = overwritten | written(record, warp, register).0;
            }
        }
        let mut open = !0u64 >> (64 - lanes);
        // Until they are cleared, registers hold anything; nothing is executed then.
        let oldest = self.cycle.0.saturating_sub(RECORDS_KEPT as u64 - 1);
        for cycle in (oldest..self.cycle.0).rev() {
            let Some(record) = self.records.record(Some(cycle)) else {
                break;
            };
            let (found, read) = written(record, warp, register);
            if cycle > executed.0 {
                overwritten = overwritten | found;
                continue;
            }
            for lane in found.iter().filter(|lane| open >> lane.0 & 1 == 1) {
                values[lane.index()] = Some(read(record, lane));
            }
            open &= !found.0;
        }
        for lane in LaneMask(open).without(overwritten).iter() {
            values[lane.index()] = self.stands(warp, register, lane);
        }
        values
    }

    /// What a register holds after the cycle.
    fn stands(&self, warp: Warp, register: Register, lane: Lane) -> Option<u64> {
        let (state, arch) = (self.state?, self.config.arch);
        match register {
            Register::Gpr(number) => {
                let index = CoreState::gpr_index(self.config, warp, number as u32, lane);
                state.gprs.get(index).copied()
            }
            Register::Predicate(PredicateRegister(number)) => {
                let row = state.predicates.get((warp.0 * arch.preds() + u32::from(number)) as usize)?;
                Some(row >> lane.0 & 1)
            }
        }
    }
}

/// The lanes of a register that a cycle writes, and how to read what.
fn written(record: &CycleRecord, warp: Warp, register: Register) -> (LaneMask, fn(&CycleRecord, Lane) -> u64) {
    use Scalar::*;
    let (lanes, [of_warp, number], expected): (_, _, u64) = match register {
        Register::Gpr(number) => (WriteLanes, [WriteWarp, WriteRegister], number),
        Register::Predicate(PredicateRegister(number)) => {
            (PredicateWriteLanes, [PredicateWriteWarp, PredicateWriteRegister], number.into())
        }
    };
    let is_shadow = record.scalar(WriteSource) == isa::trace::WriteSource::Shadow as u64;
    let is_it = record.warp(of_warp) == warp && record.scalar(number) == expected;
    let found = if is_it && !is_shadow { LaneMask(record.scalar(lanes)) } else { LaneMask::EMPTY };
    match register {
        Register::Gpr(_) => (found, |record, lane| record.get(Slot::Lane(PerLane::WriteValue, lane))),
        Register::Predicate(_) => (found, |record, lane| record.scalar(PredicateWriteRow) >> lane.0 & 1),
    }
}
