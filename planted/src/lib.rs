//! Planted faults: each changes one driver of the hardware, and says what a checker must report.
//!
//! One table serves every checker. The lock step must find each fault first in the field, at the source line and in the
//! lanes that its row names (`testbenches/tests/faults`, `testbenches/tests/cluster`). Random programs must find every
//! fault of a cluster (`fuzz/tests/cluster`), and those that a row says to be `shrunk`, which then become small
//! (`fuzz/tests/shrink`). The page of those with a `page` must open with the cause in sight (`cli/tests/fault_pages`).
//!
//! The tables are in the order of the pipeline: [`PIPELINE`], [`DIVERGENCE`], [`MEMORY`], [`EXTENSION`]; then
//! [`DEEP`], of what only a deep pipeline has, and [`CLUSTER`], of several cores.

mod changes;
#[macro_use]
mod table;

mod cluster;
mod deep;
mod divergence;
mod extension;
mod memory;
mod pipeline;

pub use changes::Change;
pub use cluster::CLUSTER;
pub use deep::DEEP;
pub use divergence::DIVERGENCE;
pub use extension::EXTENSION;
pub use memory::MEMORY;
pub use pipeline::PIPELINE;

use hdl::kit::{Code, Defect};
use isa::{ClusterConfig, CoreConfig, CoreOptions, Opcode, SharedCacheConfig};

/// What makes a core quick to compile; a row's own options come first.
const SMALL: &str = "multiplier = \"none\", divider = \"none\", barriers = 0";
/// What makes a cluster quick to compile; its cores keep their barriers.
const SMALL_IN_CLUSTER: &str = "multiplier = \"none\", divider = \"none\"";

/// Programs of several cores that other tests run, too.
pub mod programs {
    /// All cores meet in memory.
    pub const MEETING: &str = include_str!("../programs/meeting.s");
    /// All cores meet at barriers.
    pub const ROUNDS: &str = include_str!("../programs/rounds.s");
    /// Each of two cores rings the other one.
    pub const RINGING: &str = include_str!("../programs/ringing.s");
}

/// A fault, the run that shows it, and what the checkers must report.
#[derive(Clone, Copy)]
pub struct Fault {
    /// What is wrong; the name of its tests, too.
    pub name: &'static str,
    /// The hardware.
    pub system: System,
    /// The program that shows it.
    pub program: &'static str,
    /// The seed of the memory that shows it.
    pub seed: u64,
    module: &'static str,
    signal: &'static str,
    /// The row of a choice that is changed, if it is one row.
    row: Option<Opcode>,
    change: Change,
    /// The field that differs first; `bank*` is any that begins so.
    pub field: &'static str,
    /// How the source line begins that is blamed, if one is.
    pub line: Option<&'static str>,
    /// Where the instruction of that line is when the sides differ, as the report says it.
    pub stage: Option<&'static str>,
    /// The lanes that differ, if they are named.
    pub lanes: &'static [u32],
    /// The core on which random programs find it, to be made small.
    pub shrunk: Option<Core>,
    /// Its page.
    pub page: Option<Page>,
}

/// A core: its ArchID, and options as behind `// config:` of a program.
#[derive(Clone, Copy)]
pub struct Core {
    /// The ArchID.
    pub arch: &'static str,
    /// Options beside it.
    pub options: &'static str,
}

/// What a fault is put into: cores on one memory.
#[derive(Clone, Copy)]
pub struct System {
    /// Each core.
    pub core: Core,
    /// How many cores there are.
    pub cores: u32,
    /// Banks of their memory.
    pub banks: u32,
    /// Bytes of a bank's part of the shared cache; 0 without one.
    pub shared_bytes: u64,
}

/// What the page of a fault is about.
#[derive(Clone, Copy)]
pub struct Page {
    /// The unit that is at fault.
    pub unit: &'static str,
    /// The instruction that the unit carries out, as the page writes it.
    pub instruction: &'static str,
}

impl Core {
    /// The configuration, with what a core of `others` has where the options are silent.
    fn config(&self, others: &str) -> CoreConfig {
        let options = |line| CoreOptions::from_line(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let options = options(self.options).or(options(others));
        let config = CoreConfig::with_options(self.arch.parse().expect("an ArchID"), &options);
        config.unwrap_or_else(|error| panic!("{}, {}: {error}", self.arch, self.options))
    }

    /// The configuration, with all defaults.
    pub fn in_full(&self) -> CoreConfig {
        self.config("")
    }
}

impl Fault {
    /// The core that it is put into: quick to compile, and without what its row does not ask for.
    pub fn core(&self) -> CoreConfig {
        let small = if self.system.cores == 1 { SMALL } else { SMALL_IN_CLUSTER };
        self.system.core.config(small)
    }

    /// The cores that it is put into, or among which.
    pub fn cluster(&self) -> ClusterConfig {
        let System { cores, banks, shared_bytes, .. } = self.system;
        let shared = (shared_bytes > 0).then_some(SharedCacheConfig { bank_bytes: shared_bytes, ways: 1 });
        let cluster = ClusterConfig::new(self.core(), cores, banks);
        cluster.and_then(|cluster| cluster.with_shared_cache(shared)).unwrap_or_else(|error| panic!("{error}"))
    }

    /// The driver that is changed.
    pub fn defect(&self) -> Defect {
        let change = self.change;
        let defect = match self.system.cores {
            1 => Defect::new(self.module, self.signal, change),
            // The old driver is still read: the interconnect has no signal without a reader.
            _ => Defect::new(self.module, self.signal, move |driver, signals| {
                let nothing = driver.clone() ^ driver.clone();
                change(driver, signals) ^ nothing
            }),
        };
        match self.row {
            Some(opcode) => defect.in_row(Code::code(opcode)),
            None => defect,
        }
    }

    /// Whether a field is the one that must differ first.
    pub fn shows_in(&self, field: &str) -> bool {
        match self.field.strip_suffix('*') {
            Some(start) => field.starts_with(start),
            None => field == self.field,
        }
    }

    /// The number of the source line that is blamed, if one is.
    pub fn line_number(&self) -> Option<u32> {
        self.line.map(|start| {
            let index = self.program.lines().position(|line| line.trim_start().starts_with(start));
            index.unwrap_or_else(|| panic!("{}: no line begins with `{start}`", self.name)) as u32 + 1
        })
    }
}

/// All faults, in the order of the tables.
pub fn all() -> impl Iterator<Item = &'static Fault> {
    [PIPELINE, DIVERGENCE, MEMORY, EXTENSION, DEEP, CLUSTER].into_iter().flatten().copied().flatten()
}

/// The fault of that name.
///
/// # Panics
/// There is none.
pub fn named(name: &str) -> &'static Fault {
    all().find(|fault| fault.name == name).unwrap_or_else(|| panic!("no fault is called {name}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn names_are_unique_and_rows_are_legal() {
        let mut names = HashSet::new();
        for fault in all() {
            assert!(names.insert(fault.name), "{} stands twice", fault.name);
            assert_eq!(fault.core().arch.to_string(), fault.system.core.arch);
            if fault.system.cores > 1 {
                assert_eq!(fault.cluster().cores, fault.system.cores);
            }
            fault.line_number();
            assert!(fault.shrunk.is_none_or(|core| core.in_full().arch.lanes() > 0), "{}", fault.name);
        }
    }
}
