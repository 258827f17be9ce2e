//! What any number of runs have counted: added up, written to a file, read from files.

use std::collections::{BTreeMap, BTreeSet};

use isa::CoreConfig;
use serde::{Deserialize, Serialize};

use super::counts::Counts;
use super::table::{rows, Event};
use super::totals::Coverage;

/// The first field of every file.
const FORMAT: &str = "harmonica coverage 1";

/// The counts of any number of runs, on any number of cores.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collected {
    /// Runs.
    pub runs: u64,
    /// Runs that were counted on both sides, alike.
    pub runs_on_both_sides: u64,
    /// Clock cycles.
    pub cycles: u64,
    /// Instructions that have retired.
    pub retired: u64,
    /// The cores, each as a TOML file has it.
    pub cores: BTreeSet<String>,
    /// How often each event has occurred.
    pub counts: Counts,
    /// The first run in which each event that has occurred did so, in words.
    pub first: BTreeMap<Event, String>,
    /// Events that have occurred on a core that lacks what the table says they need, with the first run.
    pub impossible: BTreeMap<Event, String>,
}

/// Why a file is not read.
#[derive(Debug, thiserror::Error)]
pub enum CollectedError {
    /// It is no JSON, or has other fields.
    #[error("it is no coverage file: {0}")]
    Syntax(#[from] serde_json::Error),
    /// It is another format.
    #[error("its format is `{0}`, but this command reads `{FORMAT}`; count again with this version")]
    Format(String),
    /// It names an event that is not in the table.
    #[error("there is no event `{0}` in the table of this version; count again with this version")]
    Event(String),
    /// A core is none.
    #[error("one of its cores is none: {0}")]
    Core(#[from] isa::ConfigError),
}

/// As a file has it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    runs: u64,
    runs_on_both_sides: u64,
    cycles: u64,
    retired: u64,
    cores: Vec<String>,
    events: BTreeMap<String, Occurred>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    impossible: BTreeMap<String, String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Occurred {
    count: u64,
    first: String,
}

impl Collected {
    /// Adds a run on a core; `name` gives the command that makes it again.
    pub fn add_run(
        &mut self,
        core: &CoreConfig,
        coverage: &Coverage,
        on_both_sides: bool,
        name: impl FnOnce() -> String,
    ) {
        self.runs += 1;
        self.runs_on_both_sides += u64::from(on_both_sides);
        self.cycles += coverage.cycles;
        self.retired += coverage.retired;
        let text = core.to_toml();
        if !self.cores.contains(&text) {
            self.cores.insert(text);
        }
        let occurred = || coverage.events.occurred().map(|(event, _)| event);
        let is_new = |event: &Event| self.counts.get(*event) == 0;
        let new: Vec<_> = occurred().filter(is_new).collect();
        let impossible: Vec<_> = occurred().filter(|event| !event.row().can_occur(core)).collect();
        if !new.is_empty() || !impossible.is_empty() {
            let name = name();
            let named = |event| (event, name.clone());
            self.first.extend(new.into_iter().map(named));
            for (event, name) in impossible.into_iter().map(named) {
                self.impossible.entry(event).or_insert(name);
            }
        }
        self.counts.add(&coverage.events);
    }

    /// The first run in which an event has occurred, in words; empty when it has not.
    pub fn first_run(&self, event: Event) -> &str {
        self.first.get(&event).map_or("", String::as_str)
    }

    /// Adds what others have collected.
    pub fn merge(&mut self, other: Collected) {
        for (ours, theirs) in [
            (&mut self.runs, other.runs),
            (&mut self.runs_on_both_sides, other.runs_on_both_sides),
            (&mut self.cycles, other.cycles),
            (&mut self.retired, other.retired),
        ] {
            *ours = ours.saturating_add(theirs);
        }
        self.cores.extend(other.cores);
        self.counts.add(&other.counts);
        for (event, name) in other.first {
            self.first.entry(event).or_insert(name);
        }
        for (event, name) in other.impossible {
            self.impossible.entry(event).or_insert(name);
        }
    }

    /// As a file.
    pub fn to_json(&self) -> String {
        let events = self.counts.occurred().map(|(event, count)| {
            let first = self.first.get(&event).cloned().unwrap_or_default();
            (event.row().to_string(), Occurred { count, first })
        });
        let file = File {
            format: FORMAT.to_owned(),
            runs: self.runs,
            runs_on_both_sides: self.runs_on_both_sides,
            cycles: self.cycles,
            retired: self.retired,
            cores: self.cores.iter().cloned().collect(),
            events: events.collect(),
            impossible: self.impossible.iter().map(|(event, name)| (event.row().to_string(), name.clone())).collect(),
        };
        serde_json::to_string_pretty(&file).unwrap_or_default()
    }

    /// From a file.
    ///
    /// # Errors
    /// When it is none, or of another version.
    pub fn from_json(text: &str) -> Result<Self, CollectedError> {
        let file: File = serde_json::from_str(text)?;
        if file.format != FORMAT {
            return Err(CollectedError::Format(file.format));
        }
        let mut collected = Collected {
            runs: file.runs,
            runs_on_both_sides: file.runs_on_both_sides,
            cycles: file.cycles,
            retired: file.retired,
            cores: file.cores.into_iter().collect(),
            ..Collected::default()
        };
        for (name, occurred) in file.events {
            let Some(event) = Event::named(&name) else {
                return Err(CollectedError::Event(name));
            };
            collected.counts.add_to(event, occurred.count);
            collected.first.insert(event, occurred.first);
        }
        for (name, run) in file.impossible {
            let Some(event) = Event::named(&name) else {
                return Err(CollectedError::Event(name));
            };
            collected.impossible.insert(event, run);
        }
        collected.configurations()?;
        Ok(collected)
    }

    fn configurations(&self) -> Result<Vec<CoreConfig>, isa::ConfigError> {
        let texts = self.cores.iter();
        texts.map(|text| CoreConfig::from_toml(text)).collect()
    }

    /// By number of the event: whether it can occur on one of the cores.
    pub fn can_occur(&self) -> Vec<bool> {
        let configs = self.configurations().unwrap_or_default();
        let can = rows().iter().map(|row| configs.iter().any(|config| row.can_occur(config)));
        can.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use golden_model::RuleEvent;

    fn some(event: RuleEvent, name: &str) -> Collected {
        let mut coverage = Coverage { cycles: 10, retired: 3, ..Coverage::default() };
        coverage.events.add_to(Event::of_rule(event), 2);
        let mut collected = Collected::default();
        collected.add_run(&CoreConfig::default(), &coverage, true, || name.to_owned());
        collected
    }

    #[test]
    fn runs_are_added_and_read_as_they_are_written() {
        let mut sum = some(RuleEvent::StackFull, "a.s");
        sum.merge(some(RuleEvent::StackFull, "b.s"));
        sum.merge(some(RuleEvent::NoLanes, "c.s"));
        assert_eq!((sum.runs, sum.cycles, sum.retired), (3, 30, 9));
        assert_eq!(sum.cores.len(), 1);
        assert_eq!(sum.counts.of(RuleEvent::StackFull), 4);
        assert_eq!(sum.first[&Event::of_rule(RuleEvent::StackFull)], "a.s");
        assert_eq!(Collected::from_json(&sum.to_json()).unwrap(), sum);
    }

    #[test]
    fn a_file_of_another_version_is_refused() {
        let text = some(RuleEvent::StackFull, "a.s").to_json();
        let refused = |from: &str, to: &str| {
            let error = Collected::from_json(&text.replace(from, to)).unwrap_err();
            error.to_string()
        };
        assert!(refused("coverage 1", "coverage 0").contains("count again with this version"));
        assert!(refused("StackFull", "StackFool").contains("state/divergence/StackFool"));
        assert!(refused("cycles", "circles").contains("no coverage file"));
        assert!(refused("4w", "5w").contains("cores is none"));
    }
}
