//! Which context and which instruction a differing field speaks of.
//!
//! A record names the instruction in each stage, so a stage's fields lead to it at once. What is kept - a context's
//! state, a TLB entry - was right at the start of the cycle before, so it leads to what happened in that cycle and
//! could have changed it. The rest is the work of an instruction that has left the pipeline; it is the last that its
//! context retired.

use isa::divergence::owner;
use isa::trace::{CustomField, Slot, WarpState, WriteSource};
use isa::{
    Context, CoreConfig, Cycle, CycleRecord, ExecutionUnit, Opcode, PerContext, PerLineWord, PerScoreboard, RingField,
    Scalar, ScratchpadField,
};

use crate::compare::cause::{cause, Cause};
use crate::compare::history::{Instructions, Records, Retired, RECORDS_KEPT};
use crate::environment::ram::Ram;
use crate::report::function_unit;
use crate::report::listing::Listing;

/// The instruction that a report is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Culprit {
    /// Its context.
    pub context: Context,
    /// Its address, where one is known.
    pub pc: Option<u64>,
    /// When it was in execute, if it has been.
    pub executed: Option<Cycle>,
    /// Where it is, in words.
    pub place: &'static str,
}

/// What is known of the cycle in which the sides differ, and of those before.
pub struct Past<'a> {
    /// The core.
    pub config: &'a CoreConfig,
    /// The cycle.
    pub cycle: Cycle,
    /// Its record, on both sides.
    pub now: [&'a CycleRecord; 2],
    /// The records of the cycles before.
    pub records: &'a Records,
    /// The instructions retired up to the cycle before.
    pub instructions: &'a Instructions,
    /// The program.
    pub listing: Listing<'a>,
    /// The RTL's memory, for the program as it is there.
    pub ram: &'a Ram,
}

/// The fields valid, warp and pc of a stage.
type Stage = (Scalar, Scalar, Scalar);

const EXECUTE: Stage = (Scalar::ExecuteValid, Scalar::ExecuteContext, Scalar::ExecutePc);

impl Past<'_> {
    /// The instruction behind a field in which the records of the cycle differ.
    pub fn culprit(&self, slot: Slot) -> Option<Culprit> {
        match slot {
            Slot::Context(_, context) | Slot::Divergence(_, context) => Some(self.behind_state(slot, context)),
            Slot::Warp(_, warp) => {
                let context = self.config.home_context(warp);
                Some(self.behind_state(slot, context))
            }
            // A bar arrives in the cycle after its execution.
            Slot::Barrier(..) | Slot::ClusterBarrier(..) => self.executed(2, "in execute two cycles before"),
            Slot::Ring(RingField::Rung) => None,
            Slot::Ring(RingField::Waiting) => self.behind_waiting_ring(),
            Slot::Ring(_) => self.executed(1, "in execute in the cycle before"),
            Slot::TlbEntry(..) => self.executed(1, "in execute in the cycle before"),
            Slot::Prediction(..) | Slot::Scoreboard(..) => self.executed(1, "in execute in the cycle before"),
            Slot::InstructionCache(_) | Slot::DataCache(_) | Slot::RequestQueue(_) | Slot::Counter(_) => None,
            Slot::Scratchpad(ScratchpadField::AnswerValid) => self.asked_of_scratchpad(),
            Slot::Scratchpad(_) | Slot::Bank(..) => self.in_any(Self::at_scratchpad),
            Slot::Exchange(_) => self.in_any(Self::exchanging).or_else(|| self.in_any(Self::at_data_port)),
            Slot::Custom(CustomField::ResponseValid) => self.asked_of_unit(),
            Slot::Custom(_) => self.in_any(Self::before_function_unit).or_else(|| self.asked_of_unit()),
            Slot::LineWord(PerLineWord::ResponseData, _) => self.in_any(Self::at_data_port),
            Slot::Scalar(_) | Slot::Lane(..) | Slot::LineWord(..) => self.behind_event(slot),
        }
    }

    /// What could have changed `ring_waiting` in the cycle before (P9.8.3): a ring, which no instruction of this core's
    /// is behind, or the interrupt that answers rings.
    fn behind_waiting_ring(&self) -> Option<Culprit> {
        let record = self.before(1)?;
        let is_rung = record.get(Slot::Ring(RingField::Rung)) != 0;
        let enters = record.scalar(Scalar::InterruptValid) != 0;
        (enters && !is_rung).then(|| self.executed(1, "in execute in the cycle before"))?
    }

    /// The record of so many cycles ago.
    fn before(&self, cycles: u64) -> Option<&CycleRecord> {
        self.records.record(self.cycle.0.checked_sub(cycles))
    }

    /// What `find` finds in either side's record of the cycle.
    fn in_any(&self, find: impl Fn(&Self, &CycleRecord) -> Option<Culprit>) -> Option<Culprit> {
        self.now.into_iter().find_map(|record| find(self, record))
    }

    fn behind_event(&self, slot: Slot) -> Option<Culprit> {
        use Scalar::*;
        let stage = |stage: Stage, place| self.in_any(|_, record| in_stage(record, stage, place));
        match cause(slot) {
            Cause::Kept if slot == Slot::Scalar(ConsoleWaiting) => None,
            Cause::Kept => self.executed(1, "in execute in the cycle before"),
            Cause::Commit => self.in_any(Self::at_commit),
            Cause::Scratchpad => self.in_any(Self::at_scratchpad),
            Cause::Done => self.in_any(Self::done),
            Cause::Execute => {
                self.in_any(|past, record| past.micro_or(record, ExecuteMicro, EXECUTE, "in execute", Some(self.cycle)))
            }
            Cause::Operands => stage((OperandsValid, OperandsContext, OperandsPc), "in operands"),
            Cause::Decode => self.in_any(|past, record| {
                let stage = (DecodeValid, DecodeContext, DecodePc);
                past.micro_or(record, DecodeMicro, stage, "in decode", None)
            }),
            Cause::DataPort => self.in_any(Self::at_data_port),
            Cause::Fetch => stage((FetchValid, FetchContext, FetchPc), "being fetched"),
            Cause::Schedule => stage((ScheduleValid, ScheduleContext, SchedulePc), "being scheduled"),
            Cause::Input | Cause::End => None,
        }
    }

    /// The instruction in a stage. A micro-operation carries no address: for a clone or a return, the instruction is
    /// the one that its context retired last.
    fn micro_or(
        &self,
        record: &CycleRecord,
        micro: Scalar,
        stage: Stage,
        place: &'static str,
        executed: Option<Cycle>,
    ) -> Option<Culprit> {
        let found = in_stage(record, stage, place)?;
        if record.scalar(micro) != 0 {
            return Some(last_retired(found.context, self.instructions));
        }
        Some(Culprit { executed, ..found })
    }

    /// The instruction in commit, or that for which a unit writes.
    fn at_commit(&self, record: &CycleRecord) -> Option<Culprit> {
        use Scalar::*;
        let source = record.scalar(WriteSource);
        let writes = record.scalar(WriteLanes) != 0;
        let of_unit = (writes && source == self::WriteSource::Custom as u64).then(|| self.asked_of_unit());
        if let Some(found) = of_unit.flatten() {
            return Some(found);
        }
        if writes && source != self::WriteSource::Commit as u64 {
            let context = self.config.home_context(record.warp(WriteWarp));
            return Some(last_retired(context, self.instructions));
        }
        let found = in_stage(record, (CommitValid, CommitContext, CommitPc), "in commit")?;
        let executed = self.cycle.0.checked_sub(1).map(Cycle);
        Some(Culprit { executed, ..found })
    }

    /// The own instruction that is to be handed over.
    fn before_function_unit(&self, record: &CycleRecord) -> Option<Culprit> {
        let context = Context(record.get(Slot::Custom(CustomField::RequestContext)) as u32);
        let is_valid = record.get(Slot::Custom(CustomField::RequestValid)) != 0;
        is_valid.then(|| last_retired(context, self.instructions))
    }

    /// The own instruction that the function unit has to answer next.
    fn asked_of_unit(&self) -> Option<Culprit> {
        let [_, model] = self.now;
        let (context, _) = function_unit::asked(self.cycle, model, self.records)?;
        Some(last_retired(context, self.instructions))
    }

    /// The instruction with which a unit is done.
    fn done(&self, record: &CycleRecord) -> Option<Culprit> {
        let context = done_contexts(record).next()?;
        Some(last_retired(context, self.instructions))
    }

    /// With several contexts at the data port, the record does not tell whose request this is.
    fn at_data_port(&self, record: &CycleRecord) -> Option<Culprit> {
        let contexts = (0..self.config.contexts()).map(Context);
        let mut waiting = contexts.filter(|&context| {
            let state = record.get(Slot::Context(PerContext::State, context));
            state == WarpState::WaitMemory as u64
        });
        match (waiting.next(), waiting.next()) {
            (Some(context), None) => Some(last_retired(context, self.instructions)),
            _ => None,
        }
    }

    /// The instruction whose request the scratchpad carries out.
    fn at_scratchpad(&self, record: &CycleRecord) -> Option<Culprit> {
        let field = |field| record.get(Slot::Scratchpad(field));
        let fires = field(ScratchpadField::Lanes) != 0 || field(ScratchpadField::Write) != 0;
        let context = Context(field(ScratchpadField::Context) as u32);
        let place = "whose request the scratchpad carries out";
        fires.then(|| Culprit { place, ..retired_culprit(context, self.last_access(context)) })
    }

    /// The instruction whose request the scratchpad has carried out last.
    fn asked_of_scratchpad(&self) -> Option<Culprit> {
        let before = (1..RECORDS_KEPT as u64).map_while(|cycles| self.before(cycles));
        let mut asked = before.filter_map(|record| self.at_scratchpad(record));
        asked.next().map(|found| Culprit { place: "whose request the scratchpad has carried out last", ..found })
    }

    /// The instruction of a context's access: a context has one at most, that of its last load, store or atomic
    /// instruction.
    fn last_access(&self, context: Context) -> Option<Retired> {
        let is_access = |retired: &Retired| {
            let opcode = self.opcode(retired.pc);
            opcode.is_some_and(|opcode| opcode.unit() == ExecutionUnit::LoadStore)
        };
        self.instructions.of(context).into_iter().rfind(is_access)
    }

    /// The atomic instruction whose exchange is under way: of those that wait, the one that has waited longest.
    fn exchanging(&self, record: &CycleRecord) -> Option<Culprit> {
        let contexts = (0..self.config.contexts()).map(Context);
        let accessing = contexts.filter(|&context| self.has_access(record, context));
        let atomic = accessing.filter_map(|context| {
            let last = self.last_access(context)?;
            self.opcode(last.pc).filter(|opcode| opcode.is_atomic())?;
            let place = "whose exchange is under way";
            Some((last.cycle, Culprit { place, ..retired_culprit(context, Some(last)) }))
        });
        let oldest = atomic.min_by_key(|(cycle, _)| *cycle);
        oldest.map(|(_, culprit)| culprit)
    }

    /// Whether a context has an access under way.
    fn has_access(&self, record: &CycleRecord, context: Context) -> bool {
        let state = record.get(Slot::Context(PerContext::State, context));
        let has_not_waited = || {
            let access = Slot::Scoreboard(PerScoreboard::Access, context);
            self.config.scoreboard && record.get(access) != 0
        };
        state == WarpState::WaitMemory as u64 || has_not_waited()
    }

    fn opcode(&self, pc: u64) -> Option<Opcode> {
        let instruction = self.listing.instruction(self.ram, pc)?;
        Some(instruction.opcode())
    }

    /// The instruction, of any context, that was in execute so many cycles ago.
    fn executed(&self, cycles: u64, place: &'static str) -> Option<Culprit> {
        let record = self.before(cycles)?;
        let is_micro = record.scalar(Scalar::ExecuteMicro) != 0;
        let found = in_stage(record, EXECUTE, place).filter(|_| !is_micro)?;
        let executed = self.cycle.0.checked_sub(cycles).map(Cycle);
        Some(Culprit { executed, ..found })
    }

    /// What happened in the cycle before and could have changed a context's state: its own instruction in execute, one
    /// that started it, its own that was scheduled, what it waited for, and at last what any other one did in execute.
    fn behind_state(&self, slot: Slot, context: Context) -> Culprit {
        let is_own = |culprit: &Culprit| culprit.context == context;
        let of_units =
            matches!(slot, Slot::Context(PerContext::State | PerContext::DueInterrupt | PerContext::DueAddress, _));
        let own = || self.executed(1, "in execute in the cycle before").filter(is_own);
        let waited = || (of_units && self.waited(context)).then(|| last_retired(context, self.instructions));
        let refused = || {
            let found = self.executed(2, "in execute two cycles before");
            found.filter(is_own).filter(|_| of_units)
        };
        own()
            .or_else(|| self.started(context))
            .or_else(|| self.scheduled(slot, context))
            .or_else(refused)
            .or_else(waited)
            .or_else(|| self.sibling(context))
            .or_else(|| if of_units { None } else { self.stray() })
            .unwrap_or_else(|| last_retired(context, self.instructions))
    }

    /// The wspawn that started the context in the cycle before.
    fn started(&self, context: Context) -> Option<Culprit> {
        let record = self.before(1)?;
        let spawned = record.warp(Scalar::SpawnWarp);
        let starts = record.scalar(Scalar::SpawnValid) != 0 && self.config.home_of(context) == Some(spawned);
        starts.then(|| self.executed(1, "starting the warp in the cycle before"))?
    }

    /// The context's instruction that was scheduled in the cycle before, if that could have changed the field.
    fn scheduled(&self, slot: Slot, context: Context) -> Option<Culprit> {
        let counts = matches!(slot, Slot::Context(PerContext::Pc | PerContext::InFlight, _));
        let stage = (Scalar::ScheduleValid, Scalar::ScheduleContext, Scalar::SchedulePc);
        let found = in_stage(self.before(1)?, stage, "scheduled in the cycle before")?;
        (counts && found.context == context).then_some(found)
    }

    /// Whether the context waited in the cycle before for what it has retired.
    fn waited(&self, context: Context) -> bool {
        let Some(record) = self.before(1) else {
            return false;
        };
        let state = record.get(Slot::Context(PerContext::State, context));
        [WarpState::WaitMemory, WarpState::WaitCopy, WarpState::WaitArithmetic, WarpState::WaitBarrier]
            .iter()
            .any(|&waits| waits as u64 == state)
    }

    /// What another context of the same warp had in execute in the cycle before, if that may have started or stopped
    /// this one.
    fn sibling(&self, context: Context) -> Option<Culprit> {
        let record = self.before(1)?;
        if record.scalar(Scalar::RedirectValid) == 0 {
            return None;
        }
        let found = self.executed(1, "of another context of the warp, in execute in the cycle before")?;
        let warp_of = |record, context| owner(self.config, record, context);
        let warp = warp_of(record, found.context);
        let is_of_warp = self.now.iter().any(|now| warp_of(now, context) == warp);
        (self.config.split_contexts > 0 && is_of_warp).then_some(found)
    }

    /// An instruction of another context that wrote state in the cycle before.
    fn stray(&self) -> Option<Culprit> {
        let record = self.before(1)?;
        let writes = [Scalar::RedirectValid, Scalar::SpawnValid];
        let writes = writes.iter().any(|&field| record.scalar(field) != 0);
        writes.then(|| self.executed(1, "of another warp, in execute in the cycle before"))?
    }
}

/// The instruction in a stage.
fn in_stage(record: &CycleRecord, (valid, context, pc): Stage, place: &'static str) -> Option<Culprit> {
    (record.scalar(valid) != 0).then(|| Culprit {
        context: record.context(context),
        pc: Some(record.scalar(pc)),
        executed: None,
        place,
    })
}

/// The contexts with whose work a unit is done in this cycle.
fn done_contexts(record: &CycleRecord) -> impl Iterator<Item = Context> + '_ {
    use Scalar::*;
    let units = [
        (LoadDoneValid, LoadDoneContext),
        (StoreDoneValid, StoreDoneContext),
        (PrintDoneValid, PrintDoneContext),
        (CopyDoneValid, CopyDoneContext),
        (ArithmeticDoneValid, ArithmeticDoneContext),
    ];
    let done = units.into_iter().filter(|&(valid, _)| record.scalar(valid) != 0);
    done.map(|(_, context)| record.context(context))
}

/// The instruction that a context retired last.
pub fn last_retired(context: Context, instructions: &Instructions) -> Culprit {
    retired_culprit(context, instructions.of(context).last().copied())
}

/// An instruction that a context has retired; `None`: it has retired none.
fn retired_culprit(context: Context, last: Option<Retired>) -> Culprit {
    Culprit {
        context,
        pc: last.map(|retired| retired.pc),
        executed: last.and_then(|retired| retired.cycle.0.checked_sub(1).map(Cycle)),
        place: "the last that its warp retired",
    }
}
