//! Repeats a run on the model alone, and notes what it does: for the report of a run that is given up while it goes on.

use std::collections::VecDeque;

use golden_model::State;
use isa::trace::WriteSource;
use isa::{
    Context, CycleRecord, ExecutionUnit, Gpr, Instruction, Lane, LaneMask, PerContext, PerLane,
    Scalar, Slot, TraceLayout, Warp,
};

use crate::report::livelock::{Actor, History, Livelock, TimeUnit};
use crate::run::lockstep::Run;
use crate::sides::model::ModelSide;
use crate::sides::{Bench, SideError};

/// What goes round in the first so many cycles of a run.
///
/// # Errors
/// When the model cannot go on.
pub(crate) fn livelock(run: &Run, cycles: u64) -> Result<Livelock, SideError> {
    let config = run.config;
    let mut bench = run.bench(ModelSide::new(config));
    let mut record = CycleRecord::new(TraceLayout::new(config));
    let history = History::new(config.contexts(), config.arch.word_bytes(), run.memory());
    let mut retrace = Retrace {
        run,
        history,
        loads: Vec::new(),
        stores: vec![VecDeque::new(); config.contexts() as usize],
    };
    for cycle in 0..cycles {
        if run.resets.all().iter().any(|reset| reset.cycle == cycle) {
            retrace.forget_accesses();
        }
        bench.cycle(&mut record)?;
        retrace.see(cycle, &record, &bench);
    }
    let (state, environment) = (bench.side.architectural(), &bench.environment);
    let has_memory = !state.tlb().is_present();
    let memory = |word| environment.word_at(word).filter(|_| has_memory);
    let unit = TimeUnit::Cycle;
    Ok(Livelock::new(
        unit,
        retrace.history,
        run.image,
        state,
        memory,
    ))
}

/// An access that has been executed, and is still to be carried out.
#[derive(Clone)]
struct Access {
    by: Actor,
    instruction: Instruction,
    /// The lanes still to do, each with its address and what its first register held.
    lanes: Vec<(Lane, u64, u64)>,
}

/// Makes notes of records.
struct Retrace<'a> {
    run: &'a Run<'a>,
    history: History,
    /// The loads and atomic instructions under way.
    loads: Vec<Access>,
    /// The stores under way, by context.
    stores: Vec<VecDeque<Access>>,
}

impl Retrace<'_> {
    fn forget_accesses(&mut self) {
        self.loads.clear();
        self.stores.iter_mut().for_each(VecDeque::clear);
    }

    /// Notes a cycle, which the model has just ended.
    fn see(&mut self, cycle: u64, record: &CycleRecord, bench: &Bench<ModelSide>) {
        let is_load = record.scalar(Scalar::WriteSource) == WriteSource::Load as u64;
        let written = LaneMask(record.scalar(Scalar::WriteLanes));
        if is_load && !written.is_empty() {
            self.answered(record, written);
        }
        if record.scalar(Scalar::StoreDoneValid) != 0 {
            self.stored(record.context(Scalar::StoreDoneContext));
        }
        if record.scalar(Scalar::PrintDoneValid) != 0 {
            self.stored(record.context(Scalar::PrintDoneContext));
        }
        let executes = record.scalar(Scalar::ExecuteValid) != 0;
        if executes && record.scalar(Scalar::ExecuteMicro) == 0 {
            self.executed(cycle, record, bench);
        }
    }

    /// Notes the instruction in execute. What it read stands in the registers after this cycle: all older ones have
    /// written theirs then, and its own result has not been written.
    fn executed(&mut self, cycle: u64, record: &CycleRecord, bench: &Bench<ModelSide>) {
        let context = record.context(Scalar::ExecuteContext);
        let pc = record.scalar(Scalar::ExecutePc);
        let active = LaneMask(record.get(Slot::Context(PerContext::ActiveMask, context)));
        self.history.executed(context, cycle, pc, active);
        if record.scalar(Scalar::InterruptValid) != 0 {
            self.stores[context.index()].clear();
            return;
        }
        let listing = self.run.listing();
        let instruction = listing.instruction(bench.environment.memory(), pc);
        let is_access =
            |instruction: &Instruction| instruction.opcode().unit() == ExecutionUnit::LoadStore;
        let Some(instruction) = instruction.filter(is_access) else {
            return;
        };
        let state = bench.side.architectural();
        let by = Actor {
            when: cycle,
            warp: state.warp_of(context),
            context,
            lane: Lane(0),
            pc,
        };
        let lanes = LaneMask(record.scalar(Scalar::ExecuteLanes)).iter();
        let lanes = lanes.map(|lane| lane_access(state, by.warp, lane, &instruction));
        let access = Access {
            by,
            instruction,
            lanes: lanes.collect(),
        };
        match instruction.destination_gpr() {
            Some(_) => self.loads.push(access),
            None => self.stores[context.index()].push_back(access),
        }
    }

    /// Lanes of a load or of an atomic instruction have got their values.
    fn answered(&mut self, record: &CycleRecord, written: LaneMask) {
        let warp = record.warp(Scalar::WriteWarp);
        let register = Some(record.scalar(Scalar::WriteRegister));
        let history = &mut self.history;
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
    fn stored(&mut self, context: Context) {
        let Some(access) = self.stores[context.index()].pop_front() else {
            return;
        };
        let bytes = access
            .instruction
            .opcode()
            .narrow_bytes()
            .unwrap_or(u32::MAX);
        for (lane, address, value) in access.lanes {
            let by = Actor { lane, ..access.by };
            self.history.stored(by, address, value, bytes);
        }
    }
}

/// A lane's address, and what its first register holds: of a store, what it stores.
fn lane_access(
    state: &State,
    warp: Warp,
    lane: Lane,
    instruction: &Instruction,
) -> (Lane, u64, u64) {
    let value = |register| state.gpr(warp, lane, Gpr(register));
    let [first, base, _] = instruction.registers();
    let address = value(base).wrapping_add(instruction.immediate().cast_unsigned());
    (lane, address & state.shape().word_mask, value(first))
}
