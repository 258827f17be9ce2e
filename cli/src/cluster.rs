//! `cosim --cores`: several cores on one memory in lock step (docs/cluster.md).

use clap::Args;
use indicatif::ProgressBar;
use isa::{ClusterConfig, CoreConfig};
use testbenches::cluster::{ClusterCosimulator, ClusterOutcome};
use testbenches::CosimOptions;

use crate::failure::Failure;
use crate::html::HtmlOptions;
use crate::output;
use crate::shared_cache::SharedCacheSelection;
use crate::signal::stop_on_signal;

/// How many cores share the memory.
#[derive(Args)]
pub struct ClusterSelection {
    /// Run N equal cores, 1 to 16, on one memory (docs/cluster.md); hwid 4 reads their numbers
    #[arg(long, value_name = "N")]
    cores: Option<u32>,
    /// Banks of the cores' memory, a power of two up to 16 [default: twice as many as cores]
    #[arg(long, value_name = "N", requires = "cores")]
    banks: Option<u32>,
    #[command(flatten)]
    shared_cache: SharedCacheSelection,
}

impl ClusterSelection {
    /// How many cores are asked for, if it is said.
    pub const fn cores(&self) -> Option<u32> {
        self.cores
    }

    /// The cluster of such cores, if one is asked for. `others` are flags, whether they are given, and what they do:
    /// none of them is possible with a cluster.
    pub fn config(&self, core: &CoreConfig, others: &[(bool, &str, &str)]) -> Result<Option<ClusterConfig>, Failure> {
        let Some(cores) = self.cores else {
            return Ok(None);
        };
        Self::refuse(others, "--cores")?;
        let usual = ClusterConfig::usual_banks(core, cores);
        let config = ClusterConfig::new(*core, cores, self.banks.unwrap_or(usual));
        let cache = self.shared_cache.config();
        let config = config.and_then(|config| config.with_shared_cache(cache));
        config.map(Some).map_err(Failure::input)
    }

    /// Refuses the flags of [`ClusterSelection::config`] that are given with something that is for a cluster.
    pub fn refuse(others: &[(bool, &str, &str)], with: &str) -> Result<(), Failure> {
        match others.iter().find(|(is_given, ..)| *is_given) {
            Some((_, flag, what)) => Err(Failure::input(format!(
                "{flag} is not possible with {with}: {what} of one core alone; leave one of them out"
            ))),
            None => Ok(()),
        }
    }
}

/// Runs a cluster; exit code 1 when the sides differ or the program does not end.
pub fn run(
    config: &ClusterConfig,
    options: &mut CosimOptions,
    bar: &ProgressBar,
    (html, title): (&HtmlOptions, &str),
    json: bool,
) -> Result<(), Failure> {
    html.check()?;
    let waveforms = options.waveform.is_some().into();
    let cosimulator = ClusterCosimulator::with_waveforms(config, waveforms);
    let cosimulator = cosimulator.map_err(Failure::input)?;
    // From here on a signal ends the run, not the process.
    options.stop = stop_on_signal()?;
    let report = cosimulator.run(options, &mut |cycles| bar.set_position(cycles));
    bar.finish_and_clear();
    let report = report.map_err(Failure::input)?;
    html.write_cluster(&cosimulator, options, &report, title)?;
    if json {
        output::json(&report)?;
    } else {
        if let ClusterOutcome::Passed(passed) = &report.outcome {
            output::console(&passed.console);
        }
        print!("{report}");
    }
    Failure::unless(report.passed())
}
