//! Follows every instruction from its schedule to its end.
//!
//! A cycle record says what *is in* each stage, not which instruction of the past that is. The pipeline never stalls
//! (docs/pipeline.md section 1), so what is in a stage was in the stage before it one cycle ago; what has left a stage
//! without entering the next one was squashed, or did not commit. Fetches are answered in the order of their schedule.
//!
//! A record does not show all stages of a deep pipeline (P28.12). In read and in compute is what was in the stage before.
//! A context was in choose in the cycle before the first one in which it has an instruction in flight (P28.3).

use std::collections::VecDeque;

use isa::trace::{WarpState, WriteSource};
use isa::{Address, Context, Cycle, CycleRecord, LaneMask, PerContext, Pipeline, Scalar, Slot, Stage};

/// What goes through the stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrackedKind {
    /// An instruction of the program.
    Instruction,
    /// A micro-operation of the copy unit, which enters at decode.
    Micro {
        /// The general-purpose register that it writes, once it is in commit.
        register: Option<u64>,
        /// It writes the shadow lane.
        to_shadow: bool,
    },
}

/// How an instruction ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is still on its way.
    UnderWay,
    /// It went through commit.
    Committed,
    /// It was fetched for nothing: an older instruction of its context redirected the context.
    Squashed,
    /// An interrupt was taken in its place; its number.
    Interrupted(u64),
    /// It executed and did not commit: its operands were refused, or it waits and is fetched again.
    NotCommitted,
}

/// The cycles in which an instruction's context waits for a unit to finish what the instruction has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// What for: the `context_state` of these cycles.
    pub state: u64,
    /// The first cycle, the one after execute.
    pub first: Cycle,
    /// The last cycle so far.
    pub last: Cycle,
    /// The cycle in which a unit wrote the last of the result.
    pub written: Option<Cycle>,
}

/// An instruction, or a micro-operation, and the way that it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tracked {
    /// Whose it is: the context that was scheduled.
    pub context: Context,
    /// Its address; 0 for a micro-operation.
    pub pc: Address,
    /// What it is.
    pub kind: TrackedKind,
    /// The cycle of `stages[0]`.
    pub first: Cycle,
    /// Where it was, cycle by cycle.
    pub stages: Vec<Stage>,
    /// What its context waited for on its account.
    pub wait: Option<Wait>,
    /// The lanes in which it executes; none before execute.
    pub lanes: LaneMask,
    /// Where its context goes on, if not at the next instruction in the pipeline.
    pub redirect: Option<Address>,
    /// The context's active lanes before and after it, when it changes them.
    pub mask_change: Option<(LaneMask, LaneMask)>,
    /// How it ended.
    pub fate: Fate,
}

impl Tracked {
    /// The cycle in which it was last seen in a stage, or its context last waited for it.
    pub fn last(&self) -> Cycle {
        let staged = self.first.0 + self.stages.len() as u64 - 1;
        Cycle(self.wait.map_or(staged, |wait| wait.last.0.max(staged)))
    }

    /// The stage that it is in.
    pub fn stage(&self, cycle: Cycle) -> Option<Stage> {
        let age = cycle.0.checked_sub(self.first.0)?;
        self.stages.get(age as usize).copied()
    }
}

/// Follows instructions; [`Tracker::see`] takes one record after the other.
#[derive(Clone, Debug)]
pub struct Tracker {
    instructions: Vec<Tracked>,
    /// Numbers of the instructions that are fetched, oldest first.
    in_fetch: VecDeque<usize>,
    /// The stages from decode on.
    stages: Vec<Stage>,
    /// What is in each of these stages in the next cycle, if it is not squashed in this one.
    next: Vec<Option<usize>>,
    is_deep: bool,
    /// The context that a deep pipeline has chosen last, and when.
    chosen: Option<(Context, Cycle)>,
    /// In a deep pipeline, the contexts with nothing in flight in the cycle before.
    idle: Vec<Context>,
    /// By context: the instruction for which it waits.
    waiting: Vec<Option<usize>>,
    /// By context: active lanes in the cycle before.
    masks: Vec<LaneMask>,
}

impl Tracker {
    /// Before the first cycle of a core with so many contexts.
    pub fn new(contexts: u32, pipeline: Pipeline) -> Self {
        let stages = pipeline.stages();
        let from_decode = stages.iter().skip_while(|&&stage| stage != Stage::Decode).copied();
        let from_decode: Vec<_> = from_decode.collect();
        Tracker {
            instructions: Vec::new(),
            in_fetch: VecDeque::new(),
            next: vec![None; from_decode.len()],
            stages: from_decode,
            is_deep: pipeline == Pipeline::Deep,
            chosen: None,
            idle: Vec::new(),
            waiting: vec![None; contexts as usize],
            masks: Vec::new(),
        }
    }

    /// Everything that was ever scheduled, or injected by the copy unit, in that order. A deep pipeline may have chosen an
    /// instruction's context before what is in front of it was injected.
    pub fn instructions(&self) -> &[Tracked] {
        &self.instructions
    }

    /// Takes the record of a cycle. Cycles come one after the other; the first may be any.
    pub fn see(&mut self, cycle: Cycle, record: &CycleRecord) {
        let mut now = std::mem::take(&mut self.next);
        let flag = |field| record.scalar(field) != 0;
        let is_instruction = |&number: &usize| self.instructions[number].kind == TrackedKind::Instruction;
        let executed = now.last().copied().flatten().filter(is_instruction);
        let mut execute = None;
        for place in (0..now.len()).rev() {
            let stage = self.stages[place];
            now[place] = match stage {
                Stage::Decode if flag(Scalar::DecodeMicro) => Some(self.inject(cycle, record)),
                Stage::Decode => self.enter(now[place], flag(Scalar::DecodeValid), stage),
                Stage::Operands => self.enter(now[place], flag(Scalar::OperandsValid), stage),
                Stage::Execute => self.enter(now[place], flag(Scalar::ExecuteValid), stage),
                Stage::Commit => self.enter(now[place], flag(Scalar::CommitValid), stage),
                Stage::Choose | Stage::Schedule | Stage::Fetch | Stage::Read | Stage::Compute => {
                    self.enter(now[place], true, stage)
                }
            };
            match (stage, now[place]) {
                (Stage::Commit, Some(number)) => self.commits(number, record),
                (Stage::Execute, there) => execute = there,
                _ => {}
            }
        }
        self.contexts(cycle, executed, record);
        if self.is_deep {
            self.choose(cycle, record);
        }
        let fetched = self.fetch(record);
        if flag(Scalar::ScheduleValid) {
            self.schedule(cycle, record);
        }
        if let Some(number) = execute {
            self.executes(number, record);
        }
        now.rotate_right(1);
        now[0] = fetched;
        self.next = now;
    }

    /// What was one stage earlier enters a stage, or has ended.
    fn enter(&mut self, number: Option<usize>, is_valid: bool, stage: Stage) -> Option<usize> {
        let instruction = &mut self.instructions[number?];
        if is_valid {
            instruction.stages.push(stage);
            return number;
        }
        if instruction.fate == Fate::UnderWay {
            instruction.fate = match stage {
                Stage::Commit => Fate::NotCommitted,
                _ => Fate::Squashed,
            };
        }
        None
    }

    /// Notes which context was chosen in the cycle before.
    fn choose(&mut self, cycle: Cycle, record: &CycleRecord) {
        let in_flight = |context| record.get(Slot::Context(PerContext::InFlight, context));
        if let Some(&chosen) = self.idle.iter().find(|&&context| in_flight(context) != 0) {
            self.chosen = Some((chosen, Cycle(cycle.0 - 1)));
        }
        let contexts = (0..self.waiting.len() as u32).map(Context);
        self.idle.clear();
        self.idle.extend(contexts.filter(|&context| in_flight(context) == 0));
    }

    fn add(&mut self, cycle: Cycle, context: Context, pc: u64, kind: TrackedKind, stage: Stage) -> usize {
        self.instructions.push(Tracked {
            context,
            pc: Address(pc),
            kind,
            first: cycle,
            stages: vec![stage],
            wait: None,
            lanes: LaneMask::EMPTY,
            redirect: None,
            mask_change: None,
            fate: Fate::UnderWay,
        });
        self.instructions.len() - 1
    }

    fn inject(&mut self, cycle: Cycle, record: &CycleRecord) -> usize {
        let kind = TrackedKind::Micro { register: None, to_shadow: false };
        let context = record.context(Scalar::DecodeContext);
        self.add(cycle, context, 0, kind, Stage::Decode)
    }

    fn schedule(&mut self, cycle: Cycle, record: &CycleRecord) {
        let context = record.context(Scalar::ScheduleContext);
        let pc = record.scalar(Scalar::SchedulePc);
        let number = self.add(cycle, context, pc, TrackedKind::Instruction, Stage::Schedule);
        if let Some((_, choice)) = self.chosen.take().filter(|&(chosen, _)| chosen == context) {
            let requested = (cycle.0 - choice.0) as usize;
            let instruction = &mut self.instructions[number];
            instruction.first = choice;
            instruction.stages.resize(requested, Stage::Schedule);
            instruction.stages.insert(0, Stage::Choose);
        }
        self.in_fetch.push_back(number);
    }

    /// All that wait for their word; gives the one that goes on to decode.
    fn fetch(&mut self, record: &CycleRecord) -> Option<usize> {
        for &number in &self.in_fetch {
            self.instructions[number].stages.push(Stage::Fetch);
        }
        if record.scalar(Scalar::FetchValid) == 0 {
            return None;
        }
        let number = self.in_fetch.pop_front()?;
        if record.scalar(Scalar::FetchSquashed) != 0 {
            self.instructions[number].fate = Fate::Squashed;
            return None;
        }
        Some(number)
    }

    fn executes(&mut self, number: usize, record: &CycleRecord) {
        let instruction = &mut self.instructions[number];
        instruction.lanes = LaneMask(record.scalar(Scalar::ExecuteLanes));
        if record.scalar(Scalar::RedirectValid) != 0 {
            instruction.redirect = Some(Address(record.scalar(Scalar::RedirectPc)));
        }
        if record.scalar(Scalar::InterruptValid) != 0 {
            instruction.fate = Fate::Interrupted(record.scalar(Scalar::InterruptCause));
        }
    }

    fn commits(&mut self, number: usize, record: &CycleRecord) {
        let instruction = &mut self.instructions[number];
        instruction.fate = Fate::Committed;
        if let TrackedKind::Micro { register, to_shadow } = &mut instruction.kind {
            let writes = record.scalar(Scalar::WriteLanes) != 0;
            *register = writes.then(|| record.scalar(Scalar::WriteRegister));
            *to_shadow = record.scalar(Scalar::WriteSource) == WriteSource::Shadow as u64;
        }
    }

    /// What the contexts' states and masks say of the instruction that executed in the cycle before.
    fn contexts(&mut self, cycle: Cycle, executed: Option<usize>, record: &CycleRecord) {
        let contexts = (0..self.waiting.len() as u32).map(Context);
        let field = |field, context| record.get(Slot::Context(field, context));
        let mask = |context| LaneMask(field(PerContext::ActiveMask, context));
        let masks: Vec<_> = contexts.clone().map(mask).collect();
        for (context, &mask) in contexts.zip(&masks) {
            let own = executed.filter(|&number| self.instructions[number].context == context);
            let before = self.masks.get(context.index()).copied();
            if let (Some(number), Some(before)) = (own, before) {
                self.instructions[number].mask_change = (before != mask).then_some((before, mask));
            }
            let state = field(PerContext::State, context);
            let is_waiting = state > WarpState::Running as u64 && state != WarpState::Free as u64;
            let waiting = &mut self.waiting[context.index()];
            *waiting = waiting.or(own).filter(|_| is_waiting);
            if let Some(number) = *waiting {
                let wait = self.instructions[number].wait.get_or_insert(Wait {
                    state,
                    first: cycle,
                    last: cycle,
                    written: None,
                });
                wait.last = cycle;
            }
        }
        self.masks = masks;
        self.written(cycle, record);
    }

    /// A unit is done with what a context waits for. An access that fails is done, too, but writes nothing.
    fn written(&mut self, cycle: Cycle, record: &CycleRecord) {
        if record.scalar(Scalar::WriteLanes) == 0 {
            return;
        }
        for (valid, context) in [
            (Scalar::LoadDoneValid, Scalar::LoadDoneContext),
            (Scalar::ArithmeticDoneValid, Scalar::ArithmeticDoneContext),
        ] {
            if record.scalar(valid) == 0 {
                continue;
            }
            let context = record.context(context);
            let number = self.waiting.get(context.index()).copied().flatten();
            if let Some(wait) = number.and_then(|number| self.instructions[number].wait.as_mut()) {
                wait.written = Some(cycle);
            }
        }
    }
}
