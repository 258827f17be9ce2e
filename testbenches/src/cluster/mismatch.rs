//! A mismatch of two clusters: what the cores share, and the first core that differs.

use std::fmt::{self, Display};

use isa::Cycle;
use serde::Serialize;

use super::events::{PortEvent, SharedPort};
use super::meetings::Meetings;
use crate::compare::difference::FieldDifference;
use crate::report::mismatch::{Found, Mismatch, Verdict};
use crate::report::mismatch_text::{field, found_text, verdict_text};
use crate::report::table::Table;
use crate::system::MismatchReport;
use crate::waveform::Focus;

/// The first disagreement of two clusters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClusterMismatch {
    /// The cycle.
    pub cycle: Cycle,
    /// Where it was found.
    pub found: Found,
    /// What differs of the interconnect, of what the cluster drives, of RAM and console.
    pub shared: Vec<FieldDifference>,
    /// The core in which the likeliest cause differs, if one does.
    pub of_core: Option<Mismatch>,
    /// Further cores that differ in that cycle.
    pub also_in_cores: Vec<u32>,
    /// The shared port that it is about, if it is about one.
    pub port: Option<SharedPort>,
    /// The last events there before, oldest first.
    pub events: Vec<PortEvent>,
    /// Rings, and which contexts wait at barriers between cores.
    pub meetings: Meetings,
    /// Whether software can see it.
    pub verdict: Verdict,
}

impl MismatchReport for ClusterMismatch {
    fn cycle(&self) -> Cycle {
        self.cycle
    }

    fn found(&self) -> Found {
        self.found
    }

    fn first_field(&self) -> &str {
        let of_core = self.of_core.as_ref().and_then(|core| core.differences.first());
        self.shared.first().or(of_core).map_or("", |difference| &difference.field)
    }

    fn of_core(&self) -> Option<&Mismatch> {
        self.of_core.as_ref()
    }

    fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    fn set_verdict(&mut self, verdict: Verdict) {
        self.verdict = verdict;
    }

    fn focus(&self) -> Option<Focus> {
        if self.found == Found::InRecord && !self.shared.is_empty() {
            return Some(Focus::Interconnect);
        }
        let core = self.of_core.as_ref()?.core?;
        Some(Focus::Core(core))
    }
}

impl Display for ClusterMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(first) = self.shared.first() {
            writeln!(f, "mismatch in cycle {}: {}", self.cycle, first.field)?;
            f.write_str(found_text(self.found))?;
        } else if let Some(core) = &self.of_core {
            core.headline(f)?;
        }
        write!(f, "{}", verdict_text(&self.verdict, "all warps of all cores"))?;
        for difference in &self.shared {
            write!(f, "\n{}", field(difference))?;
        }
        if let Some(port) = self.port {
            writeln!(f, "\nlast events of {port}, oldest first")?;
            let mut table = Table::new("rll");
            if self.events.is_empty() {
                table.row(["none"]);
            }
            for PortEvent { cycle, core, event } in &self.events {
                table.row([cycle.to_string(), format!("core {core}"), event.to_string()]);
            }
            write!(f, "{table}")?;
        }
        write!(f, "{}", self.meetings)?;
        if let Some(core) = &self.of_core {
            if let Some(number) = core.core.filter(|_| !self.shared.is_empty()) {
                writeln!(f, "\ncore {number} differs, too")?;
            }
            core.body(f)?;
        }
        if !self.also_in_cores.is_empty() {
            let cores: Vec<String> = self.also_in_cores.iter().map(u32::to_string).collect();
            writeln!(f, "\nfurther cores that differ in this cycle: {}", cores.join(", "))?;
        }
        Ok(())
    }
}
