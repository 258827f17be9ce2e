//! What programs in lock step have exercised: opcodes, counted when they go on from execute to commit, which refused ones do not
//! (`docs/pipeline.md`, section 9); interrupts, counted where they take effect, in execute; and the states of `states`.

use std::fmt;

use golden_model::AwaitingWarp;
use isa::divergence::owner;
use isa::ports::{PortInputs, PortOutputs};
use isa::trace::mode;
use isa::{Context, CoreConfig, CycleRecord, Opcode, PerWarp, Scalar, Slot, TraceLayout};

use super::fetched::Fetched;
use super::states::{Observer, StateCounts};
use testbenches::{CoreState, Resets, Side, SideError, View};

/// Numbers that an interrupt's field can hold.
const INTERRUPTS: usize = 16;

/// Counts over any number of runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// Clock cycles.
    pub cycles: u64,
    /// Instructions of warps that went through commit, micro-operations not counted.
    pub retired: u64,
    /// How often each opcode was carried out, in one lane at least; by code.
    pub executed: [u64; Opcode::COUNT],
    /// How often it went by without a lane; by code.
    pub without_lanes: [u64; Opcode::COUNT],
    /// Interrupts taken, by number.
    pub interrupts: [u64; INTERRUPTS],
    /// Of these, the ones that stopped their warp: double faults.
    pub double_faults: u64,
    /// Resets in the middle of a run.
    pub resets: u64,
    /// The states that were reached.
    pub states: StateCounts,
}

impl Default for Coverage {
    fn default() -> Self {
        Coverage {
            cycles: 0,
            retired: 0,
            executed: [0; Opcode::COUNT],
            without_lanes: [0; Opcode::COUNT],
            interrupts: [0; INTERRUPTS],
            double_faults: 0,
            resets: 0,
            states: StateCounts::default(),
        }
    }
}

impl Coverage {
    /// Adds what another one has counted.
    pub fn add(&mut self, other: &Coverage) {
        let sum = |ours: &mut [u64], theirs: &[u64]| {
            for (our, their) in ours.iter_mut().zip(theirs) {
                *our += their;
            }
        };
        self.cycles += other.cycles;
        self.retired += other.retired;
        self.double_faults += other.double_faults;
        self.resets += other.resets;
        self.states.add(&other.states);
        sum(&mut self.executed, &other.executed);
        sum(&mut self.without_lanes, &other.without_lanes);
        sum(&mut self.interrupts, &other.interrupts);
    }

    /// The opcodes that no lane has carried out.
    pub fn missing(&self) -> Vec<Opcode> {
        let missing = |opcode: &Opcode| self.executed[usize::from(opcode.code())] == 0;
        Opcode::ALL.into_iter().filter(missing).collect()
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let missing = self.missing();
        writeln!(f, "cycles                    {}", self.cycles)?;
        writeln!(f, "retired instructions      {}", self.retired)?;
        let (all, found) = (Opcode::COUNT, Opcode::COUNT - missing.len());
        writeln!(f, "opcodes carried out       {found} of {all}")?;
        if !missing.is_empty() {
            let names: Vec<_> = missing.iter().map(|opcode| opcode.mnemonic()).collect();
            writeln!(f, "  not carried out         {}", names.join(" "))?;
        }
        let counted = self.interrupts.iter().enumerate();
        let told: Vec<_> = counted
            .filter(|&(_, &count)| count > 0)
            .map(|(number, count)| format!("{number}: {count}"))
            .collect();
        writeln!(f, "interrupts by number      {}", told.join(", "))?;
        writeln!(f, "  of them double faults   {}", self.double_faults)?;
        writeln!(f, "resets in mid-run         {}", self.resets)?;
        self.states.fmt(f)
    }
}

/// A side that is counted.
pub(super) struct Counted<'a, S> {
    side: S,
    config: CoreConfig,
    coverage: &'a mut Coverage,
    fetched: Fetched,
    /// The instruction that was in execute in the last cycle, and is in commit now if it was not refused.
    executed: Option<Executed>,
    observer: Observer,
    /// The last cycle's record, in a run with resets.
    last: Option<CycleRecord>,
}

/// An instruction in the execute stage that does not take an interrupt.
#[derive(Clone, Copy)]
struct Executed {
    /// Its opcode; `None` of a word that is no instruction.
    opcode: Option<Opcode>,
    /// Whether a lane carries it out.
    has_lanes: bool,
}

impl<'a, S: Side> Counted<'a, S> {
    /// In a run with these resets.
    pub(super) fn new(
        side: S,
        config: &CoreConfig,
        resets: &Resets,
        coverage: &'a mut Coverage,
    ) -> Self {
        Counted {
            side,
            config: *config,
            coverage,
            fetched: Fetched::new(config),
            executed: None,
            observer: Observer::new(config),
            last: (resets != Resets::none()).then(|| CycleRecord::new(TraceLayout::new(config))),
        }
    }

    fn count(&mut self, record: &CycleRecord) {
        let is_set = |field| record.scalar(field) != 0;
        let coverage = &mut *self.coverage;
        coverage.cycles += 1;
        if let Some(Executed { opcode, has_lanes }) = self.executed {
            if is_set(Scalar::CommitValid) {
                coverage.retired += 1;
                let counts = match has_lanes {
                    true => &mut coverage.executed,
                    false => &mut coverage.without_lanes,
                };
                if let Some(opcode) = opcode {
                    counts[usize::from(opcode.code())] += 1;
                }
            }
        }
        if is_set(Scalar::InterruptValid) {
            let number = record.scalar(Scalar::InterruptCause) as usize % INTERRUPTS;
            coverage.interrupts[number] += 1;
            // A trap is nothing but its interrupt.
            coverage.executed[usize::from(Opcode::Trap.code())] += u64::from(number == 0);
            let warp = owner(&self.config, record, record.context(Scalar::ExecuteContext));
            let mode = record.get(Slot::Warp(PerWarp::Mode, warp));
            coverage.double_faults += u64::from(mode & mode::INTERRUPTS_ENABLED == 0);
        }
        let stays = is_set(Scalar::ExecuteValid)
            && !is_set(Scalar::ExecuteMicro)
            && !is_set(Scalar::InterruptValid);
        self.executed = stays.then(|| Executed {
            opcode: self.config.decoded_opcode(self.fetched.in_execute()),
            has_lanes: is_set(Scalar::ExecuteLanes),
        });
        self.fetched.see(record);
        self.observer.see(record, &mut self.coverage.states);
        if let Some(last) = &mut self.last {
            last.slots_mut().copy_from_slice(record.slots());
        }
    }
}

impl<S: Side> Side for Counted<'_, S> {
    #[inline]
    fn outputs(&mut self) -> &PortOutputs {
        self.side.outputs()
    }

    #[inline]
    fn step(&mut self, inputs: &PortInputs, record: &mut CycleRecord) -> Result<(), SideError> {
        self.side.step(inputs, record)?;
        self.count(record);
        Ok(())
    }

    fn reset(&mut self, inputs: &PortInputs, length: u32) -> Result<(), SideError> {
        self.executed = None;
        self.coverage.resets += 1;
        if let Some(last) = &self.last {
            self.observer.reset(last, &mut self.coverage.states);
        }
        self.side.reset(inputs, length)
    }

    fn start(&mut self, inputs: &PortInputs) -> Result<(), SideError> {
        self.side.start(inputs)
    }

    fn awaiting_others(&self, context: Context) -> Option<AwaitingWarp> {
        self.side.awaiting_others(context)
    }

    fn state(&self, copy: u32) -> Result<Option<CoreState>, SideError> {
        self.side.state(copy)
    }

    fn view(&self) -> View {
        self.side.view()
    }

    fn copies(&self) -> u32 {
        self.side.copies()
    }
}

/// A typed-in program on the model, in lock step with itself, on the ideal memory; the core as in a configuration's file.
#[cfg(test)]
pub(super) fn on_model(config: &str, source: &str) -> (testbenches::Outcome, Coverage) {
    on_model_with(config, source, 0)
}

/// The same on the memory of a seed.
#[cfg(test)]
pub(super) fn on_model_with(
    config: &str,
    source: &str,
    seed: u64,
) -> (testbenches::Outcome, Coverage) {
    use testbenches::{ConsoleInput, LockStep, ModelSide, Run};

    let config = CoreConfig::from_toml(config).expect("a core");
    let image = assembler::assemble(&config.arch, &[("test.s", source)]).expect("a program");
    let run = Run {
        config: &config,
        image: &image,
        timing: seed.into(),
        max_cycles: 20_000,
        compare_state_every: None,
        console_input: ConsoleInput::none(),
        resets: Resets::none(),
        start: None,
    };
    let mut coverage = Coverage::default();
    let counted = Counted::new(
        ModelSide::new(&config),
        &config,
        Resets::none(),
        &mut coverage,
    );
    let plain = run.bench(ModelSide::new(&config));
    let outcome = LockStep::new(run, plain, run.bench(counted)).run(&mut |_| {});
    (outcome.expect("models do not stop"), coverage)
}
