//! What programs have exercised: opcodes, counted when they go on from execute to commit, which refused ones do not
//! (`docs/pipeline.md`, section 9); interrupts, counted where they take effect, in execute; and all events of the
//! table.

use std::fmt;

use golden_model::RuleEvent;
use isa::divergence::owner;
use isa::trace::mode;
use isa::{CoreConfig, CycleRecord, Opcode, PerWarp, Scalar, Slot};

use super::counts::Counts;
use super::cross::CrossObserver;
use super::sections::SECTIONS;
use super::table::Family;

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
    /// Interrupts that stopped their warp: double faults.
    pub double_faults: u64,
    /// Resets in the middle of a run.
    pub resets: u64,
    /// The events of the table.
    pub events: Counts,
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
            events: Counts::default(),
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
        self.events.add(&other.events);
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
        let told: Vec<_> =
            counted.filter(|&(_, &count)| count > 0).map(|(number, count)| format!("{number}: {count}")).collect();
        writeln!(f, "interrupts by number      {}", told.join(", "))?;
        writeln!(f, "  of them double faults   {}", self.double_faults)?;
        writeln!(f, "resets in mid-run         {}", self.resets)?;
        for family in Family::ALL {
            let (occurred, all) = self.events.of_family(family);
            writeln!(f, "{:25} {occurred} of {all}", family.text())?;
        }
        rules_fired(&self.events, f)
    }
}

/// The rules by section, with those that have not fired.
fn rules_fired(events: &Counts, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (all, holes) = (RuleEvent::ALL.len(), events.holes().len());
    write!(f, "rules fired               {} of {all}", all - holes)?;
    for section in SECTIONS {
        write!(f, "\n\n  {}", section.heading)?;
        for &(event, _) in section.events {
            let hole = if events.of(event) == 0 { "hole" } else { "" };
            write!(f, "\n  {:>12}  {hole:4}  {:8} {}", events.of(event), event.rules()[0], event.text())?;
        }
    }
    Ok(())
}

/// Counts what the records of one side show, cycle by cycle.
pub struct Counter {
    config: CoreConfig,
    coverage: Coverage,
    /// The instruction that was in execute in the last cycle, and is in commit now if it was not refused.
    executed: Option<Executed>,
    observer: CrossObserver,
}

/// An instruction in the execute stage that does not take an interrupt.
#[derive(Clone, Copy)]
struct Executed {
    /// Its opcode; `None` of a word that is no instruction.
    opcode: Option<Opcode>,
    /// Whether a lane carries it out.
    has_lanes: bool,
}

impl Counter {
    /// Before cycle 0 of a run.
    pub fn new(config: &CoreConfig) -> Self {
        Counter { config: *config, coverage: Coverage::default(), executed: None, observer: CrossObserver::new(config) }
    }

    /// Before cycle 0 of a run whose crosses are not counted.
    pub fn of_totals(config: &CoreConfig) -> Self {
        Counter { observer: CrossObserver::of_nothing(config), ..Counter::new(config) }
    }

    /// A cycle has passed.
    pub fn see(&mut self, record: &CycleRecord) {
        let is_set = |field| record.scalar(field) != 0;
        let coverage = &mut self.coverage;
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
        self.observer.see(record, &mut coverage.events);
        let executing = self.observer.executing();
        let stays = executing.filter(|executing| executing.interrupt.is_none());
        self.executed = stays.map(|executing| Executed { opcode: executing.decoded, has_lanes: executing.executes() });
    }

    /// The core is reset after the cycle that was seen last.
    pub fn reset(&mut self) {
        self.executed = None;
        self.coverage.resets += 1;
        self.observer.reset(&mut self.coverage.events);
    }

    /// What has been counted, when no cycle follows.
    pub fn finish(mut self) -> Coverage {
        self.observer.finish(&mut self.coverage.events);
        self.coverage
    }
}
