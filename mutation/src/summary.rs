//! What a campaign says of the checks.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use crate::record::Record;
use crate::trial::Check;

/// How many mutants of a group each check has found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counts {
    /// All of the group.
    pub mutants: usize,
    /// By the check that found them.
    pub found: BTreeMap<Check, usize>,
    /// Those that nothing can find, as is proven.
    pub idle: usize,
    /// Mutants of the golden model whose place no run reaches.
    pub unreached: usize,
    /// The others that nothing found.
    pub survivors: usize,
}

impl Counts {
    fn add(&mut self, record: &Record) {
        self.mutants += 1;
        match &record.finding {
            Some(finding) => *self.found.entry(finding.check).or_default() += 1,
            None if record.is_idle => self.idle += 1,
            None if record.is_unreached => self.unreached += 1,
            None => self.survivors += 1,
        }
    }
}

/// The figures of a campaign.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// The counts of all mutants.
    pub total: Counts,
    /// By module.
    pub modules: BTreeMap<String, Counts>,
    /// By what is wrong.
    pub kinds: BTreeMap<String, Counts>,
    /// The median of the cycles in lock step, over the mutants found.
    pub median_cycles: u64,
    /// The median of the seconds, over the mutants found.
    pub median_seconds: f64,
    /// The mutants that nothing found, though it is not proven that nothing can.
    pub survivors: Vec<Record>,
}

impl Summary {
    /// The figures of these records.
    pub fn of(records: &[Record]) -> Self {
        let mut total = Counts::default();
        let mut modules: BTreeMap<String, Counts> = BTreeMap::new();
        let mut kinds: BTreeMap<String, Counts> = BTreeMap::new();
        for record in records {
            total.add(record);
            modules.entry(record.module.clone()).or_default().add(record);
            kinds.entry(record.kind.clone()).or_default().add(record);
        }
        let (found, survivors): (Vec<&Record>, Vec<&Record>) =
            records.iter().partition(|record| record.finding.is_some());
        let mut cycles: Vec<u64> = found.iter().map(|record| record.cycles).collect();
        let mut seconds: Vec<f64> = found.iter().map(|record| record.seconds).collect();
        cycles.sort_unstable();
        seconds.sort_by(f64::total_cmp);
        Summary {
            total,
            modules,
            kinds,
            median_cycles: cycles.get(cycles.len() / 2).copied().unwrap_or_default(),
            median_seconds: seconds.get(seconds.len() / 2).copied().unwrap_or_default(),
            survivors: survivors
                .into_iter()
                .filter(|record| !record.is_idle && !record.is_unreached)
                .cloned()
                .collect(),
        }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for survivor in &self.survivors {
            let line = survivor.line.map_or_else(String::new, |line| format!(":{line}"));
            let is_model = survivor.module.ends_with(".rs");
            let ending = if is_model { "" } else { ".v" };
            writeln!(
                f,
                "survivor {}: {}{ending}{line}, {}: {}\n  right  {}\n  wrong  {}",
                survivor.number, survivor.module, survivor.signal, survivor.kind, survivor.right, survivor.wrong
            )?;
        }
        write!(f, "{:36} {:>8}", "module", "mutants")?;
        for check in Check::ALL {
            write!(f, " {check:>9}")?;
        }
        let no_unreached = self.total.unreached == 0;
        let unreached = |text: &str| match no_unreached {
            true => String::new(),
            false => format!(" {text:>11}"),
        };
        let not_reached = unreached("not reached");
        writeln!(f, " {:>9}{not_reached} {:>9}", "idle", "survivors")?;
        let kinds = self.kinds.iter();
        let groups = self.modules.iter().chain(kinds);
        let all = "all".to_owned();
        for (name, counts) in groups.chain([(&all, &self.total)]) {
            write!(f, "{name:36} {:>8}", counts.mutants)?;
            for check in Check::ALL {
                write!(f, " {:>9}", counts.found.get(&check).unwrap_or(&0))?;
            }
            let not_reached = unreached(&counts.unreached.to_string());
            writeln!(f, " {:>9}{not_reached} {:>9}", counts.idle, counts.survivors)?;
        }
        writeln!(f, "until found, median: {} cycles in lock step, {:.2} s", self.median_cycles, self.median_seconds)
    }
}
