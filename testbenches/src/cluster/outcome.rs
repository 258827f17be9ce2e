//! How a run of a cluster came out.

use std::fmt::{self, Display};

use isa::Cycle;
use serde::Serialize;

use crate::report::livelock::Livelock;
use crate::report::standstill::Standstill;
use crate::report::standstill_text::AGREED;
use crate::run::outcome::{agreement_text, tell_interrupted, CorePassed};
use crate::sides::View;
use crate::system::StandstillReport;

/// A run in which the sides agreed to the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClusterPassed {
    /// What was compared.
    pub compared: View,
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

/// A run that does not reach its end.
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
    /// The lanes that spin in a loop, and where, if the run was given up while it went on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub livelock: Option<Livelock>,
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
        f.write_str(agreement_text(self.compared))?;
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

impl StandstillReport for ClusterStandstill {
    fn at(&self) -> (Cycle, u64) {
        (self.cycle, self.idle_cycles)
    }

    fn cores(&self) -> &[Standstill] {
        &self.cores
    }

    fn barriers(&self) -> &[WaitedBarrier] {
        &self.barriers
    }

    fn livelock(&self) -> Option<&Livelock> {
        self.livelock.as_ref()
    }

    fn tables(&self) -> String {
        let mut text = String::new();
        for (number, core) in self.cores.iter().enumerate() {
            text += &format!("\ncore {number}\n{}", core.table());
        }
        if !self.barriers.is_empty() {
            text += "\n";
        }
        for barrier in &self.barriers {
            text += &format!("{barrier}\n");
        }
        let held = self.interconnect.iter();
        let held: Vec<String> = held.map(|(name, value)| format!("{name} {value}")).collect();
        text += &match held.is_empty() {
            true => "\ninterconnect: nothing under way, no locks\n".to_owned(),
            false => format!("\ninterconnect: {}\n", held.join(", ")),
        };
        if let Some(livelock) = &self.livelock {
            text += &format!("\n{livelock}");
        }
        text
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
        write!(f, "{AGREED}{}", self.tables())
    }
}
