//! Repeats a run on the model alone, and notes what it does: for the report of a run that is given up while it goes on.

use std::collections::VecDeque;

use golden_model::State;
use isa::trace::WriteSource;
use isa::{
    Context, CycleRecord, ExecutionUnit, Gpr, Instruction, Lane, LaneMask, PerContext, PerLane, Scalar, Slot, Warp,
};

use crate::environment::ram::Ram;
use crate::report::listing::Listing;
use crate::report::livelock::{Actor, CoreContext, History, Livelock, TimeUnit};
use crate::run::lockstep::Run;
use crate::sides::SideError;
use crate::system::{System, SystemRecord};

/// Which contexts spin in the first so many cycles of a run, and on what.
///
/// # Errors
/// When the model cannot go on.
pub(crate) fn livelock<S: System>(run: &Run<S>, cycles: u64) -> Result<Livelock, SideError> {
    let (config, core_count) = (run.config.core(), run.config.core_count());
    let mut bench = run.model();
    let mut record = S::Record::new(run.config);
    let mut history = History::new(core_count, config.contexts(), config.arch.word_bytes(), run.memory());
    let cores = (0..core_count).map(|core| Retrace::new(run.listing(), config.contexts(), core));
    let mut cores: Vec<Retrace> = cores.collect();
    for cycle in 0..cycles {
        if run.resets.at(cycle) {
            cores.iter_mut().for_each(Retrace::forget_accesses);
        }
        bench.cycle(&mut record)?;
        for (core, record) in cores.iter_mut().zip(record.cores()) {
            let state = S::architectural(&bench.side, core.core);
            core.see(&mut history, cycle, record, (state, bench.environment.memory()));
        }
    }
    let states: Vec<&State> = (0..core_count).map(|core| S::architectural(&bench.side, core)).collect();
    let is_translated = states.iter().any(|state| state.tlb().is_present());
    let memory = |word| bench.environment.memory().word_at(word).filter(|_| !is_translated);
    Ok(Livelock::new(TimeUnit::Cycle, history, run.image, &states, memory))
}

/// An access that has been executed, and is still to be carried out.
#[derive(Clone)]
struct PendingAccess {
    by: Actor,
    instruction: Instruction,
    /// The lanes still to do, each with its address and what its first register held.
    lanes: Vec<(Lane, u64, u64)>,
}

/// Makes notes of a core's records.
struct Retrace<'a> {
    listing: Listing<'a>,
    /// The core's number.
    core: u32,
    /// The loads and atomic instructions under way.
    loads: Vec<PendingAccess>,
    /// The stores under way, by context.
    stores: Vec<VecDeque<PendingAccess>>,
}

impl<'a> Retrace<'a> {
    /// The retrace of a core, before cycle 0.
    fn new(listing: Listing<'a>, contexts: u32, core: u32) -> Self {
        Retrace { listing, core, loads: Vec::new(), stores: vec![VecDeque::new(); contexts as usize] }
    }

    /// The core is reset: nothing is under way any more.
    fn forget_accesses(&mut self) {
        self.loads.clear();
        self.stores.iter_mut().for_each(VecDeque::clear);
    }

    /// Notes a cycle, which the model has just ended; `now` is the core and the memory after it.
    fn see(&mut self, history: &mut History, cycle: u64, record: &CycleRecord, now: (&State, &Ram)) {
        let is_load = record.scalar(Scalar::WriteSource) == WriteSource::Load as u64;
        let written = LaneMask(record.scalar(Scalar::WriteLanes));
        if is_load && !written.is_empty() {
            self.answered(history, record, written);
        }
        if record.scalar(Scalar::StoreDoneValid) != 0 {
            self.stored(history, record.context(Scalar::StoreDoneContext));
        }
        if record.scalar(Scalar::PrintDoneValid) != 0 {
            self.stored(history, record.context(Scalar::PrintDoneContext));
        }
        let executes = record.scalar(Scalar::ExecuteValid) != 0;
        if executes && record.scalar(Scalar::ExecuteMicro) == 0 {
            self.executed(history, cycle, record, now);
        }
    }

    /// Notes the instruction in execute. After this cycle the registers hold what it read: all older ones have written
    /// theirs then, and its own result has not been written.
    fn executed(&mut self, history: &mut History, cycle: u64, record: &CycleRecord, (state, ram): (&State, &Ram)) {
        let core = self.core;
        let context = record.context(Scalar::ExecuteContext);
        let pc = record.scalar(Scalar::ExecutePc);
        let active = LaneMask(record.get(Slot::Context(PerContext::ActiveMask, context)));
        history.executed(CoreContext { core, context }, cycle, pc, active);
        if record.scalar(Scalar::InterruptValid) != 0 {
            self.stores[context.index()].clear();
            return;
        }
        let instruction = self.listing.instruction(ram, pc);
        let is_access = |instruction: &Instruction| instruction.opcode().unit() == ExecutionUnit::LoadStore;
        let Some(instruction) = instruction.filter(is_access) else {
            return;
        };
        let by = Actor { when: cycle, core, warp: state.warp_of(context), context, lane: Lane(0), pc };
        let lanes = LaneMask(record.scalar(Scalar::ExecuteLanes)).iter();
        let lanes = lanes.map(|lane| lane_access(state, by.warp, lane, &instruction));
        let access = PendingAccess { by, instruction, lanes: lanes.collect() };
        match instruction.destination_gpr() {
            Some(_) => self.loads.push(access),
            None => self.stores[context.index()].push_back(access),
        }
    }

    /// Lanes of a load or of an atomic instruction have got their values.
    fn answered(&mut self, history: &mut History, record: &CycleRecord, written: LaneMask) {
        let warp = record.warp(Scalar::WriteWarp);
        let register = Some(record.scalar(Scalar::WriteRegister));
        for access in &mut self.loads {
            let destination = access.instruction.destination_gpr();
            if access.by.warp != warp || destination.map(|Gpr(number)| number.into()) != register {
                continue;
            }
            let opcode = access.instruction.opcode();
            access.lanes.retain(|&(lane, address, _)| {
                if !written.contains(lane) {
                    return true;
                }
                let value = record.get(Slot::Lane(PerLane::WriteValue, lane));
                let by = Actor { lane, ..access.by };
                match opcode.is_atomic() {
                    true => history.exchanged(by, address, value),
                    false => history.loaded(by, address, value, opcode.narrow_bytes().is_none()),
                }
                false
            });
        }
        self.loads.retain(|access| !access.lanes.is_empty());
    }

    /// The oldest store of a context has been carried out.
    fn stored(&mut self, history: &mut History, context: Context) {
        let Some(access) = self.stores[context.index()].pop_front() else {
            return;
        };
        let bytes = access.instruction.opcode().narrow_bytes().unwrap_or(u32::MAX);
        for (lane, address, value) in access.lanes {
            let by = Actor { lane, ..access.by };
            history.stored(by, address, value, bytes);
        }
    }
}

/// A lane's address, and what its first register holds: of a store, what it stores.
fn lane_access(state: &State, warp: Warp, lane: Lane, instruction: &Instruction) -> (Lane, u64, u64) {
    let value = |register| state.gpr(warp, lane, Gpr(register));
    let [first, base, _] = instruction.registers();
    let address = value(base).wrapping_add(instruction.immediate().cast_unsigned());
    (lane, address & state.shape().word_mask, value(first))
}
