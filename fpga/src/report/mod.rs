//! What came of a design: its size by module, what of the device it takes, and how fast it is.

mod advice;
mod modules;
mod text;
mod timing;
mod utilisation;

use std::collections::BTreeMap;

use isa::{ClusterShape, CoreConfig, Divider, Multiplier, SharedCacheConfig, Shifter};
use serde::{Deserialize, Serialize};

use crate::registers::RegistersTaken;

pub use modules::{Area, ModuleArea, Netlist};
pub use timing::{Clock, CriticalPath, Hop, Timing};
pub(crate) use utilisation::of_log as resources_of_log;
pub use utilisation::{Resource, ResourceKind};

/// What came of a design for a board.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// The board's name.
    pub board: String,
    /// The core's ArchID.
    pub arch: String,
    /// The core's options, in words.
    pub core: String,
    /// Frequency of the core's clock, in Hz.
    pub clock_hz: u32,
    /// Bits a second on the UART.
    pub baud: u32,
    /// The tools and their versions.
    pub tools: Vec<String>,
    /// The command of synthesis.
    pub synthesis: String,
    /// Every module and what it takes; the first is the whole design.
    pub modules: Vec<ModuleArea>,
    /// The flip-flops that became registers of block RAMs and multipliers.
    pub registers: RegistersTaken,
    /// What of the device is used.
    pub resources: Vec<Resource>,
    /// Whether the design could be placed and routed.
    pub fits: bool,
    /// How fast it is.
    pub timing: Option<Timing>,
    /// What came of each placement.
    pub seeds: Vec<SeedResult>,
    /// The seed of the placement that was taken.
    pub best_seed: Option<u32>,
    /// How long each step took.
    pub steps: Vec<StepTime>,
    /// The bitstream's file in the output folder.
    pub bitstream: Option<String>,
    /// Which tools were missing, and what installs them, when the sources were written for another tool instead.
    pub missing_tools: Option<String>,
    /// The command that programs the board, to be run in the output folder.
    pub program: Option<String>,
    /// What to change, if it does not fit or is too slow.
    pub advice: Vec<String>,
}

/// What came of one placement.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeedResult {
    /// The seed.
    pub seed: u32,
    /// The slowest clock's frequency, in MHz.
    pub achieved_mhz: Option<f64>,
    /// Why there is none.
    pub failure: Option<String>,
}

/// How long a step took.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StepTime {
    /// The step.
    pub step: String,
    /// Seconds.
    pub seconds: f64,
}

/// What nextpnr reports of one placement.
#[derive(Clone, Debug)]
pub(crate) struct PlacementReport {
    pub resources: Vec<Resource>,
    pub timing: Timing,
}

#[derive(Deserialize)]
struct RawReport {
    fmax: BTreeMap<String, timing::Frequency>,
    utilization: BTreeMap<String, utilisation::Use>,
    critical_paths: Vec<timing::RawPath>,
}

impl PlacementReport {
    /// Reads the JSON that nextpnr writes.
    ///
    /// # Errors
    /// When it is not what nextpnr writes.
    pub(crate) fn read(text: &str, required_mhz: f64) -> Result<PlacementReport, String> {
        let raw: RawReport = serde_json::from_str(text).map_err(|error| error.to_string())?;
        Ok(PlacementReport {
            resources: utilisation::of_report(&raw.utilization),
            timing: timing::timing(&raw.fmax, &raw.critical_paths, required_mhz),
        })
    }
}

impl Report {
    /// Whether every clock is as fast as the board needs.
    pub fn timing_met(&self) -> bool {
        self.timing.as_ref().is_some_and(Timing::is_met)
    }

    /// Says what to change, of what the core has.
    pub(crate) fn advise(&mut self, core: &CoreConfig) {
        self.advice = match &self.timing {
            _ if !self.fits => advice::for_space(core, &self.resources),
            Some(timing) if !timing.is_met() => advice::for_speed(core, timing, self.seeds.len() as u32),
            _ => Vec::new(),
        };
    }

    /// The report as text, for the terminal and `report.txt`.
    pub fn text(&self) -> String {
        text::report(self)
    }

    /// What is wrong, and what to change.
    pub(crate) fn failure(&self) -> String {
        text::failure(self)
    }
}

/// Several cores and their caches, in words.
pub(crate) fn cores_in_words(several: &ClusterShape, core: &CoreConfig) -> String {
    let ClusterShape { cores, banks, shared_cache } = several;
    let shared = shared_cache.map_or_else(String::new, |cache| {
        let SharedCacheConfig { bank_bytes, ways } = cache;
        format!(" with {bank_bytes} bytes of shared cache in {ways} ways before each")
    });
    let core = core_in_words(core);
    format!("cores: {cores}, banks of RAM: {banks}{shared}; each core: {core}")
}

/// A core's options, in words.
pub(crate) fn core_in_words(core: &CoreConfig) -> String {
    let multiplier = match core.multiplier {
        Multiplier::Dsp => "DSP multiplier",
        Multiplier::Serial => "serial multiplier",
        Multiplier::None => "no multiplier",
    };
    let shifter = match core.shifter {
        Shifter::Barrel => "barrel shifters",
        Shifter::Dsp => "shifts in the multiplier",
    };
    let divider = match core.divider {
        Divider::Serial => "serial divider",
        Divider::None => "no divider",
    };
    let mut words = format!(
        "RAM {} bytes, stack {}, line of {} words, {} barriers, {multiplier}, {shifter}, {divider}",
        core.ram_bytes, core.stack_depth, core.line_words, core.barriers
    );
    if core.float {
        words += ", floating point";
    }
    if core.tlb_entries > 0 {
        words += &format!(", {} TLB entries", core.tlb_entries);
    }
    words
}

#[cfg(test)]
mod tests;
