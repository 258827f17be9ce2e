//! A mismatch of two clusters: what the cores share, and the first core that differs.

use std::fmt::{self, Display};

use isa::{Cycle, Warp};
use serde::Serialize;

use super::events::{PortEvent, SharedPort};
use crate::compare::difference::FieldDifference;
use crate::report::mismatch::{Found, Mismatch};
use crate::report::mismatch_text::{field, found_text};
use crate::report::table::Table;

/// Whether software can see the difference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum ClusterVerdict {
    /// A warp does different things on the two sides.
    Architectural {
        /// Its core; none when the difference is in kept state.
        core: Option<u32>,
        /// The warp that is the first to do so.
        warp: Option<Warp>,
        /// What the RTL does there; none: nothing more.
        rtl: Option<String>,
        /// What the model does there; none: nothing more.
        model: Option<String>,
    },
    /// The same things in other cycles.
    TimingOnly {
        /// For how many further cycles that was seen to hold.
        cycles: u64,
        /// Both sides came to their end within them.
        ended: bool,
    },
}

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
    /// Whether software can see it.
    pub verdict: ClusterVerdict,
}

impl ClusterMismatch {
    /// The name of what differs first: a field of the interconnect or of the ports, or else of the core.
    pub fn first_field(&self) -> &str {
        let of_core = self.of_core.as_ref();
        let of_core = of_core.and_then(|core| core.differences.first());
        let first = self.shared.first().or(of_core);
        first.map_or("", |difference| &difference.field)
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
        write!(f, "{}", verdict(&self.verdict))?;
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

fn verdict(verdict: &ClusterVerdict) -> String {
    let told = |event: &Option<String>| event.clone().unwrap_or_else(|| "nothing more".to_owned());
    match verdict {
        ClusterVerdict::Architectural {
            core: Some(core),
            warp: Some(warp),
            rtl,
            model,
        } => format!(
            "architectural: from here on, core {core}, warp {warp} does different things\n  RTL    {}\n  model  {}\n",
            told(rtl),
            told(model)
        ),
        ClusterVerdict::Architectural { .. } => {
            "architectural: registers, divergence state or memory hold different values\n".to_owned()
        }
        ClusterVerdict::TimingOnly { ended: true, .. } => {
            "timing only: to their end, all warps of all cores do the same things on both sides, in other cycles\n".to_owned()
        }
        ClusterVerdict::TimingOnly { cycles, .. } => format!(
            "timing only, as far as the next {cycles} cycles show: all warps of all cores do the same things, in other cycles\n"
        ),
    }
}
