//! The shards of a campaign put together: failures in groups of one cause, sums, and what is missing.

mod page;
mod read;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::Serialize;

pub use self::page::page;
pub use self::read::{read_shards, MergeError, Shards};

use crate::campaign::{CoreRun, End, Shard};
use crate::cause::Cause;
use crate::cores::DrawnOptions;
use crate::record::{FailureRecord, Setting, Sums, Tool, FORMAT};

/// A campaign, put together from its shards.
#[derive(Clone, Debug, Serialize)]
pub struct Merged {
    /// [`FORMAT`].
    pub format: u32,
    /// What has written it, and the shards.
    pub tool: Tool,
    /// What the shards have in common.
    pub campaign: Setting,
    /// All shards, also the missing ones.
    pub shards: Vec<ShardState>,
    /// Whether all shards are there, and none was cut off.
    pub is_complete: bool,
    /// What all programs have done.
    pub sums: Sums,
    /// The options of all cores.
    pub options: DrawnOptions,
    /// All cores, by their numbers.
    pub cores: Vec<CoreRun>,
    /// Failures of one cause each, the most frequent cause first.
    pub groups: Vec<Group>,
}

/// What has become of a shard.
#[derive(Clone, Debug, Serialize)]
pub struct ShardState {
    /// Which one.
    pub shard: Shard,
    /// Its file's name; none: it is missing.
    pub file: Option<String>,
    /// What has ended it; none: it is missing.
    pub end: Option<End>,
    /// How long it has taken.
    pub seconds: f64,
    /// Programs that it has run.
    pub programs: u64,
    /// Numbers of cores on which nothing was run that should have been, as far as they are known.
    pub cores_missing: Vec<u64>,
    /// Numbers of cores on which fewer programs were run than should have been.
    pub cores_cut: Vec<u64>,
    /// What is missing, in words; none: nothing.
    pub lacks: Option<String>,
}

/// Failures of one cause.
#[derive(Clone, Debug, Serialize)]
pub struct Group {
    /// The cause.
    pub cause: Cause,
    /// The failures.
    pub failures: Vec<ShardFailure>,
    /// One of them made small.
    pub case: Option<SmallCase>,
}

/// A failure, and where it was found.
#[derive(Clone, Debug, Serialize)]
pub struct ShardFailure {
    /// By which shard.
    pub shard: u64,
    /// The folder that keeps it, from where this command runs; none: it is not there any more.
    pub found_at: Option<PathBuf>,
    /// The folder that keeps what is left of it, from where this command runs; none: it is not there any more.
    pub shrunk_at: Option<PathBuf>,
    /// What the shard says.
    #[serde(flatten)]
    pub failure: FailureRecord,
}

/// A small case of a group.
#[derive(Clone, Debug, Serialize)]
pub struct SmallCase {
    /// Its folder beside the page.
    pub folder: String,
    /// Words of its program.
    pub words: usize,
    /// The program.
    pub program: String,
}

/// Puts shards together.
pub fn merge(shards: &Shards) -> Option<Merged> {
    let (_, first) = shards.records.values().next()?;
    let campaign = first.campaign.clone();
    let states: Vec<_> = (1..=first.shard.count)
        .map(|index| {
            let shard = Shard { index, count: first.shard.count };
            state(shards, &campaign, shard)
        })
        .collect();
    let records = || shards.records.values().map(|(_, record)| record);
    let mut sums = Sums::default();
    records().for_each(|record| sums.add(&record.sums));
    let mut cores: Vec<CoreRun> = records().flat_map(|record| record.cores.clone()).collect();
    cores.sort_by_key(|core| core.number);
    let numbers = cores.iter().map(|core| core.number);
    // It was looked at when the record was read.
    let kind = campaign.kind().unwrap_or_default();
    Some(Merged {
        format: FORMAT,
        tool: Tool::this(),
        is_complete: states.iter().all(|state| state.lacks.is_none()),
        shards: states,
        sums,
        options: DrawnOptions::of(&kind, campaign.seed, numbers),
        cores,
        groups: groups(shards),
        campaign,
    })
}

/// What has become of a shard, and what it lacks.
fn state(shards: &Shards, campaign: &Setting, shard: Shard) -> ShardState {
    let found = shards.records.get(&shard.index);
    let wanted = campaign.cores_of(shard);
    let runs = found.map_or(&[][..], |(_, record)| &record.cores);
    let run: BTreeSet<u64> = runs.iter().map(|core| core.number).collect();
    let cores_missing: Vec<u64> = wanted.iter().flatten().copied().collect();
    let cores_missing = cores_missing.into_iter().filter(|number| !run.contains(number));
    let cores_missing: Vec<u64> = cores_missing.collect();
    let cut = runs.iter().filter(|core| !core.is_complete);
    let cores_cut: Vec<u64> = match wanted {
        Some(_) => cut.map(|core| core.number).collect(),
        None => Vec::new(),
    };
    let seed = campaign.seed;
    let told = |numbers: &[u64], words: &str| match numbers {
        [] => String::new(),
        [number] => format!("; {words} on core {number} of seed {seed}"),
        numbers => format!("; {words} on cores {} of seed {seed}", in_words(numbers)),
    };
    let cores = told(&cores_missing, "nothing was run") + &told(&cores_cut, "only some programs");
    let of_all = || {
        let first = campaign.first_core + shard.index - 1;
        format!("; its cores would be {first} and every {}th one behind it, of seed {seed}", shard.count)
    };
    let lacks = match found.map(|(_, record)| record.end) {
        None if wanted.is_none() => Some(format!("it is missing{}", of_all())),
        None => Some(format!("it is missing{cores}")),
        Some(End::Running) if wanted.is_none() => {
            let last = runs.last().map(|core| core.number);
            let last =
                last.map_or("before the first core".to_owned(), |core| format!("after core {core} of seed {seed}"));
            Some(format!("it runs, or was cut off, {last}"))
        }
        Some(End::Running) => Some(format!("it runs, or was cut off{cores}")),
        Some(End::Lost) => Some(format!("a program has ended its process{cores}")),
        Some(End::Signal) => Some(format!("a signal has ended it{cores}")),
        Some(End::Failures) => Some(format!("it has ended after as many failures as were asked for{cores}")),
        Some(End::Finished) => None,
        Some(End::Time) if wanted.is_some() => Some(format!("its time was over{cores}")),
        Some(End::Time) => None,
    };
    ShardState {
        shard,
        file: found.and_then(|(path, _)| Some(path.file_name()?.to_string_lossy().into_owned())),
        end: found.map(|(_, record)| record.end),
        seconds: found.map_or(0.0, |(_, record)| record.seconds),
        programs: found.map_or(0, |(_, record)| record.sums.programs),
        cores_missing,
        cores_cut,
        lacks,
    }
}

/// Numbers in a line; rows of equal steps as `1, 5, 9 ... 61`.
fn in_words(numbers: &[u64]) -> String {
    let step = match numbers {
        [first, second, ..] => second - first,
        _ => 0,
    };
    let is_row = numbers.windows(2).all(|pair| pair[1] - pair[0] == step);
    match numbers {
        [first, second, third, .., last] if is_row && numbers.len() > 4 => {
            format!("{first}, {second}, {third} ... {last}")
        }
        numbers => {
            let words: Vec<_> = numbers.iter().map(u64::to_string).collect();
            words.join(", ")
        }
    }
}

fn groups(shards: &Shards) -> Vec<Group> {
    let mut by_cause: BTreeMap<Cause, Vec<ShardFailure>> = BTreeMap::new();
    for (index, (path, record)) in &shards.records {
        let beside = path.parent().unwrap_or(&shards.folder);
        for failure in &record.failures {
            let there = |folder: &Path| {
                let places = [beside.join(folder), folder.to_path_buf()];
                places.into_iter().find(|place| place.is_dir())
            };
            let shrunk = failure.shrunk.as_ref();
            by_cause.entry(failure.cause.clone()).or_default().push(ShardFailure {
                shard: *index,
                found_at: there(&failure.folder),
                shrunk_at: shrunk.and_then(|shrunk| there(&shrunk.folder)),
                failure: failure.clone(),
            });
        }
    }
    let mut groups: Vec<_> =
        by_cause.into_iter().map(|(cause, failures)| Group { cause, failures, case: None }).collect();
    groups.sort_by_key(|group| usize::MAX - group.failures.len());
    groups
}

impl Group {
    /// The failure with the smallest program that has been made small already.
    pub fn smallest(&self) -> Option<&ShardFailure> {
        let shrunk = self.failures.iter().filter(|failure| failure.shrunk_at.is_some());
        shrunk.min_by_key(|failure| failure.failure.shrunk.as_ref().map(|shrunk| shrunk.words))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_numbers_are_short() {
        assert_eq!(in_words(&[1, 5, 9, 13, 17, 21]), "1, 5, 9 ... 21");
        assert_eq!(in_words(&[1, 5, 9, 13]), "1, 5, 9, 13");
        assert_eq!(in_words(&[1, 5, 9, 13, 18]), "1, 5, 9, 13, 18");
        assert_eq!(in_words(&[7]), "7");
    }
}
