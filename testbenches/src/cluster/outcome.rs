//! How a run of a cluster came out.

use std::fmt::{self, Display};

use isa::Cycle;
use serde::Serialize;

use super::mismatch::ClusterMismatch;
use crate::report::livelock::Livelock;
use crate::report::standstill::Standstill;
use crate::run::outcome::{tell_interrupted, InterruptedWarp};
use crate::run::statistics::Statistics;

/// A core of a run in which the sides agreed to the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CorePassed {
    /// Cycles until the core was done, instructions, stalls.
    pub statistics: Statistics,
    /// The warps that an interrupt stopped.
    pub interrupted: Vec<InterruptedWarp>,
}

/// A run in which the sides agreed to the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClusterPassed {
    /// Cycles of the run.
    pub cycles: u64,
    /// By core.
    pub cores: Vec<CorePassed>,
    /// What was printed.
    pub console: Vec<u8>,
}

/// A barrier between cores at which some wait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WaitedBarrier {
    /// Which.
    pub barrier: u32,
    /// The cores that have come, lowest first, each with how many it waits for.
    pub come: Vec<(u32, u64)>,
}

impl Display for WaitedBarrier {
    /// `cluster barrier 0: cores 0, 2 have come; 3 are wanted`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cores = self.come.iter().map(|(core, _)| core.to_string());
        let cores: Vec<String> = cores.collect();
        let (noun, verb) = match cores.len() {
            1 => ("core", "has"),
            _ => ("cores", "have"),
        };
        let least = self.come.iter().map(|&(_, wanted)| wanted).min();
        let (barrier, cores) = (self.barrier, cores.join(", "));
        write!(f, "cluster barrier {barrier}: {noun} {cores} {verb} come; {} are wanted", least.unwrap_or(0))
    }
}

/// A run that does not come to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClusterStandstill {
    /// The cycle in which it was given up.
    pub cycle: Cycle,
    /// For how many cycles nothing at all had happened; 0: the cycles were used up while it ran.
    pub idle_cycles: u64,
    /// What the warps of each core wait for.
    pub cores: Vec<Standstill>,
    /// The barriers between cores at which some wait.
    pub barriers: Vec<WaitedBarrier>,
    /// Values of the interconnect that are not 0.
    pub interconnect: Vec<(String, u64)>,
    /// Who goes round in a loop, of a run that was given up while it went on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub livelock: Option<Livelock>,
}

/// How a run of a cluster came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "outcome")]
pub enum ClusterOutcome {
    /// Both sides agreed in every cycle and at the end.
    Passed(ClusterPassed),
    /// They did not.
    Mismatch(Box<ClusterMismatch>),
    /// They agreed, but nothing happens any more and warps still wait.
    Hang(ClusterStandstill),
    /// They agreed, but the program does not end within the cycles given.
    CycleLimit(ClusterStandstill),
    /// They agreed until somebody wanted the run to stop.
    Stopped(ClusterStandstill),
}

impl ClusterPassed {
    /// Instructions of warps of all cores.
    pub fn retired(&self) -> u64 {
        self.cores.iter().map(|core| core.statistics.retired).sum()
    }

    /// Instructions of warps of all cores a cycle.
    pub fn per_cycle(&self) -> f64 {
        self.retired() as f64 / self.cycles.max(1) as f64
    }
}

impl Display for ClusterPassed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RTL and model agree in every cycle and in their state at the end\n")?;
        let (cycles, retired) = (self.cycles, self.retired());
        let per_cycle = self.per_cycle();
        writeln!(f, "{cycles} cycles, {retired} instructions of all cores ({per_cycle:.2} a cycle)")?;
        for (number, core) in self.cores.iter().enumerate() {
            let statistics = core.statistics.to_string();
            let mut lines = statistics.lines();
            writeln!(f, "core {number}: {}", lines.next().unwrap_or_default())?;
            for line in lines {
                writeln!(f, "  {line}")?;
            }
            for warp in &core.interrupted {
                write!(f, "  core {number}, ")?;
                tell_interrupted(warp, f)?;
            }
        }
        Ok(())
    }
}

impl ClusterStandstill {
    /// What every warp of every core waits for, what the interconnect holds, and who goes round; why the run was given
    /// up stands before it.
    fn tell(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "(RTL and model agreed in every cycle)\n{}", self.table())
    }

    /// The same without a word on the RTL.
    pub const fn table(&self) -> ClusterTable<'_> {
        ClusterTable(self)
    }
}

/// The tables of a [`ClusterStandstill`], for a person.
pub struct ClusterTable<'a>(&'a ClusterStandstill);

impl Display for ClusterTable<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let standstill = self.0;
        for (number, core) in standstill.cores.iter().enumerate() {
            write!(f, "\ncore {number}\n{}", core.table())?;
        }
        if !standstill.barriers.is_empty() {
            writeln!(f)?;
        }
        for barrier in &standstill.barriers {
            writeln!(f, "{barrier}")?;
        }
        let held = standstill.interconnect.iter();
        let held: Vec<String> = held.map(|(name, value)| format!("{name} {value}")).collect();
        match held.is_empty() {
            true => writeln!(f, "\ninterconnect: nothing under way, no locks")?,
            false => writeln!(f, "\ninterconnect: {}", held.join(", "))?,
        }
        match &standstill.livelock {
            Some(livelock) => write!(f, "\n{livelock}"),
            None => Ok(()),
        }
    }
}

impl Display for ClusterStandstill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ClusterStandstill { cycle, idle_cycles, .. } = self;
        match *idle_cycles {
            0 => writeln!(f, "the program does not end: stopped after {cycle} cycles (--max-cycles)")?,
            idle => writeln!(
                f,
                "the program hangs: since cycle {} nothing happens in any core, but warps still wait",
                cycle.0 - idle
            )?,
        }
        self.tell(f)
    }
}

impl Display for ClusterOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClusterOutcome::Passed(passed) => passed.fmt(f),
            ClusterOutcome::Mismatch(mismatch) => mismatch.fmt(f),
            ClusterOutcome::Hang(standstill) | ClusterOutcome::CycleLimit(standstill) => standstill.fmt(f),
            ClusterOutcome::Stopped(standstill) => {
                writeln!(f, "stopped by a signal after {} cycles", standstill.cycle)?;
                standstill.tell(f)
            }
        }
    }
}
