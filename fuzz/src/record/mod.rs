//! What a campaign, or a shard of one, has done: as JSON, from which campaigns are merged, and as JUnit's XML.

mod junit;
mod sums;

use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use isa::{CoreConfig, CoreOptions, DivergenceMechanism};
use serde::{Deserialize, Serialize};

pub use self::junit::junit;
pub use self::sums::Sums;

use crate::campaign::{CampaignOptions, CoreRun, End, Failure, Shard, Totals};
use crate::case::{Case, CaseNumber};
use crate::cause::Cause;
use crate::cores::{configuration, Cores, DrawnOptions};
use crate::machine::CoreCounts;
use crate::shrink::CORE_FILE;

/// The number of the format.
pub const FORMAT: u32 = 1;

/// What a shard of a campaign has done so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// [`FORMAT`].
    pub format: u32,
    /// What has written it.
    pub tool: Tool,
    /// What all shards of the campaign have in common.
    pub campaign: Setting,
    /// Which of them it is.
    pub shard: Shard,
    /// What has ended it.
    pub end: End,
    /// When it began, in seconds since 1970.
    pub begun: u64,
    /// How long it has taken.
    pub seconds: f64,
    /// What its programs have done.
    pub sums: Sums,
    /// The options of its cores.
    pub options: DrawnOptions,
    /// Its cores, by their numbers.
    pub cores: Vec<CoreRun>,
    /// What failed.
    pub failures: Vec<FailureRecord>,
}

/// The command that has written a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tool {
    /// Its version.
    pub version: String,
    /// What it draws, as a number: equal numbers draw equal cores and programs.
    pub generator: String,
}

/// What decides which programs run, and on which cores.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setting {
    /// The seed.
    pub seed: u64,
    /// The number of the first core.
    pub first_core: u64,
    /// Cores of all shards together; none: as many as there is time for.
    pub cores: Option<u64>,
    /// Programs on each core.
    pub programs: u64,
    /// Seconds; none: until all cores are done.
    pub seconds: Option<u64>,
    /// The mechanism of divergence, if only one is wanted.
    pub divergence: Option<String>,
    /// The core as TOML, if one is given.
    #[serde(default)]
    pub core: Option<String>,
    /// The folder of the function unit that drawn cores have, if one is given.
    #[serde(default)]
    pub custom_unit: Option<String>,
    /// How many cores the clusters have on which it runs; none: it runs on cores alone.
    #[serde(default)]
    pub clusters: Option<String>,
    /// Cycles after which a program is given up.
    pub max_cycles: u64,
    /// Failures after which a shard ends.
    pub failures_max: u64,
}

/// A failure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FailureRecord {
    /// The core's number.
    pub core: u64,
    /// The program's number on it.
    pub program: u64,
    /// What is behind it.
    pub cause: Cause,
    /// The first line of its report.
    pub summary: String,
    /// The folder that keeps it, from the record's own folder on if it is in there.
    pub folder: PathBuf,
    /// The command that runs it again.
    pub command: String,
    /// What is left of it, once it has been made small.
    pub shrunk: Option<ShrunkRecord>,
}

/// A failure that has been made small.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShrunkRecord {
    /// The folder that keeps it, as in [`FailureRecord::folder`].
    pub folder: PathBuf,
    /// Words of its program, data included.
    pub words: usize,
}

impl Tool {
    /// This one.
    pub fn this() -> Tool {
        static GENERATOR: OnceLock<u64> = OnceLock::new();
        let generator = GENERATOR.get_or_init(fingerprint);
        Tool { version: env!("CARGO_PKG_VERSION").to_owned(), generator: format!("{generator:016x}") }
    }
}

/// A number made of some cores, clusters, and their first programs, and of all options that are drawn.
fn fingerprint() -> u64 {
    let clusters = Cores::InClusters { of: Box::new(Cores::Drawn), counts: CoreCounts::ANY };
    let mut text = format!("{:?}", DrawnOptions::of(&Cores::Drawn, 0, 0..8));
    for number in 0..8 {
        let config = configuration(0, number);
        let number = CaseNumber { seed: 0, configuration: number, program: 0 };
        text += &config.to_toml();
        text += &Case::new(config, number).source;
        let cluster = clusters.machine(0, number.configuration);
        text += &format!("{:?}", cluster.cluster);
        text += &Case::new(cluster, number).source;
    }
    let mix = |sum: u64, byte: u8| testbenches::scatter(sum ^ u64::from(byte));
    text.bytes().fold(u64::from(FORMAT), mix)
}

impl Setting {
    /// The setting of a campaign with these options.
    pub fn of(options: &CampaignOptions) -> Self {
        let (each, custom_unit) = match options.cores.each() {
            Cores::WithUnit { of, folder } => (&**of, Some(folder.0.clone())),
            each => (each, None),
        };
        Setting {
            seed: options.seed,
            first_core: options.first_configuration,
            cores: options.configurations,
            programs: options.programs,
            seconds: options.time.map(|time| time.as_secs()),
            divergence: match each {
                Cores::With(divergence) => Some(divergence.to_string()),
                Cores::Drawn | Cores::WithUnit { .. } | Cores::Given { .. } | Cores::InClusters { .. } => None,
            },
            core: match each {
                Cores::Given { config, .. } => Some(config.to_toml()),
                Cores::Drawn | Cores::With(_) | Cores::WithUnit { .. } | Cores::InClusters { .. } => None,
            },
            custom_unit,
            clusters: options.cores.counts().map(|counts| counts.to_string()),
            max_cycles: options.max_cycles,
            failures_max: options.failures_max,
        }
    }

    /// The numbers of the cores that a shard is to run, if it does not depend on the time.
    pub fn cores_of(&self, shard: Shard) -> Option<Vec<u64>> {
        let count = usize::try_from(self.cores?).ok()?;
        let kind = self.kind().ok()?;
        let wanted = kind.numbers(self.seed, self.first_core);
        Some(shard.of(wanted.take(count)).collect())
    }

    /// The cores.
    ///
    /// # Errors
    /// In words: nothing has this mechanism, or no core is like that.
    pub fn kind(&self) -> Result<Cores, String> {
        let each = match &self.custom_unit {
            Some(folder) => Cores::with_unit(self.each()?, folder).map_err(|error| error.to_string())?,
            None => self.each()?,
        };
        let Some(counts) = &self.clusters else {
            return Ok(each);
        };
        Ok(Cores::InClusters { of: Box::new(each), counts: counts.parse()? })
    }

    fn each(&self) -> Result<Cores, String> {
        match (&self.divergence, &self.core) {
            (None, None) => Ok(Cores::Drawn),
            (Some(name), None) => DivergenceMechanism::ALL
                .into_iter()
                .find(|mechanism| mechanism.name() == name)
                .map(Cores::With)
                .ok_or_else(|| format!("there is no mechanism `{name}`")),
            (None, Some(text)) => CoreOptions::from_toml(text)
                .and_then(|options| CoreConfig::from_options(&options))
                .map(|config| Cores::Given { config, name: CORE_FILE.to_owned() })
                .map_err(|error| format!("its core: {error}")),
            (Some(_), Some(_)) => Err("it names a mechanism and a core".to_owned()),
        }
    }
}

impl Record {
    /// The record of a campaign that began so long ago. Folders in `beside`, the record's own, are named from there on.
    pub fn of(options: &CampaignOptions, totals: &Totals, elapsed: Duration, beside: &Path) -> Self {
        let mut cores: Vec<CoreRun> = totals.cores.iter().chain(&totals.open).cloned().collect();
        cores.sort_by_key(|core| core.number);
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let begun = now.unwrap_or_default().saturating_sub(elapsed);
        let numbers = cores.iter().map(|core| core.number);
        let failures = totals.failures.iter();
        Record {
            format: FORMAT,
            tool: Tool::this(),
            campaign: Setting::of(options),
            shard: options.shard,
            end: totals.end,
            begun: begun.as_secs(),
            seconds: elapsed.as_secs_f64(),
            sums: Sums::of(totals),
            options: DrawnOptions::of(&options.cores, options.seed, numbers),
            cores,
            failures: failures.map(|failure| FailureRecord::of(failure, beside)).collect(),
        }
    }

    /// The text of its file.
    ///
    /// # Errors
    /// Never: all of it can be written.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        Ok(serde_json::to_string_pretty(self)? + "\n")
    }
}

impl FailureRecord {
    /// The record of a failure; its folder is named from `beside` on if it is in there.
    pub fn of(failure: &Failure, beside: &Path) -> Self {
        FailureRecord {
            core: failure.number.configuration,
            program: failure.number.program,
            cause: failure.cause.clone(),
            summary: failure.summary.clone(),
            folder: within(&failure.folder, beside),
            command: failure.command.clone(),
            shrunk: None,
        }
    }
}

/// A path as it is named from a folder on, if it is in there; else from the root on.
pub fn within(path: &Path, folder: &Path) -> PathBuf {
    let whole = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    let path = whole(path);
    match path.strip_prefix(whole(folder)) {
        Ok(inside) => inside.to_path_buf(),
        Err(_) => path,
    }
}
