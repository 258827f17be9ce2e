//! The records of the shards of one campaign, read from a folder.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::record::{Record, Tool, FORMAT};

/// A folder from which no campaign can be merged: place, cause, remedy.
#[derive(Debug, thiserror::Error)]
#[error("{}: {cause}\n  remedy: {remedy}", path.display())]
pub struct MergeError {
    /// The file or folder.
    pub path: PathBuf,
    /// What is wrong with it.
    pub cause: String,
    /// What helps.
    pub remedy: &'static str,
}

const OWN_FOLDER: &str =
    "give a folder that has the files of `harmonica fuzz --json` of one campaign, and no other JSON";
const SAME_CAMPAIGN: &str = "merge each campaign in a folder of its own";
const SAME_TOOL: &str = "merge with the harmonica that has made the records";
const WHOLE_FILE: &str = "copy the file again, or take it away: its shard then counts as missing";

/// A shard's record, and where it was read.
#[derive(Clone, Debug)]
pub struct Shards {
    /// The folder.
    pub folder: PathBuf,
    /// By the shard's number.
    pub records: BTreeMap<u64, (PathBuf, Record)>,
}

/// Reads all records in a folder, not in folders within it.
///
/// # Errors
/// When there is none, or they are not of one campaign and of this version.
pub fn read_shards(folder: &Path) -> Result<Shards, MergeError> {
    let error = |path: &Path, cause: String, remedy| MergeError { path: path.to_path_buf(), cause, remedy };
    let entries = fs::read_dir(folder).map_err(|words| error(folder, words.to_string(), OWN_FOLDER))?;
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry.map_err(|words| error(folder, words.to_string(), OWN_FOLDER))?.path();
        let is_json = path.extension().is_some_and(|extension| extension == "json");
        if is_json && !path.is_dir() {
            paths.push(path);
        }
    }
    paths.sort();
    let mut records: BTreeMap<u64, (PathBuf, Record)> = BTreeMap::new();
    for path in paths {
        let record = read_record(&path)?;
        if let Some((first, other)) = records.values().next() {
            let first = first.display();
            if record.campaign != other.campaign || record.shard.count != other.shard.count {
                let [ours, theirs] = [&record, other].map(setting);
                let cause = format!("it is of another campaign than {first}: {ours}, not {theirs}");
                return Err(error(&path, cause, SAME_CAMPAIGN));
            }
        }
        if let Some((first, _)) = records.get(&record.shard.index) {
            let cause = format!("it is shard {} again, as {}", record.shard, first.display());
            return Err(error(&path, cause, SAME_CAMPAIGN));
        }
        records.insert(record.shard.index, (path, record));
    }
    if records.is_empty() {
        let cause = "it has no record of a shard (*.json)".to_owned();
        return Err(error(folder, cause, OWN_FOLDER));
    }
    Ok(Shards { folder: folder.to_path_buf(), records })
}

/// What tells a record's campaign from others.
fn setting(record: &Record) -> String {
    let setting = &record.campaign;
    let cores = setting.cores.map_or_else(String::new, |cores| format!(", {cores} cores"));
    format!(
        "seed {}, {} shards, cores from {} on{cores}, {} programs each",
        setting.seed, record.shard.count, setting.first_core, setting.programs
    )
}

fn read_record(path: &Path) -> Result<Record, MergeError> {
    let error = |cause: String, remedy| MergeError { path: path.to_path_buf(), cause, remedy };
    let bytes = fs::read(path).map_err(|words| error(words.to_string(), WHOLE_FILE))?;
    let value: serde_json::Value = serde_json::from_slice(&bytes).map_err(|words| {
        let remedy = if words.is_eof() { WHOLE_FILE } else { OWN_FOLDER };
        error(format!("it is no whole JSON: {words}"), remedy)
    })?;
    let part = |pointer| value.pointer(pointer);
    if part("/tool/generator").is_none() || part("/shard").is_none() {
        let cause = "it is no record of a campaign".to_owned();
        return Err(error(cause, OWN_FOLDER));
    }
    let this = Tool::this();
    let format = part("/format").and_then(serde_json::Value::as_u64);
    let tool = part("/tool").cloned();
    let tool = tool.and_then(|tool| serde_json::from_value::<Tool>(tool).ok());
    if format != Some(FORMAT.into()) || tool.as_ref() != Some(&this) {
        let of = |tool: &Tool| format!("{}, generator {}", tool.version, tool.generator);
        let cause = format!(
            "it is of another version of harmonica: format {}, version {}; this one has format {FORMAT}, version {}",
            format.unwrap_or(0),
            tool.as_ref().map_or_else(|| "unknown".to_owned(), of),
            of(&this)
        );
        return Err(error(cause, SAME_TOOL));
    }
    let record: Record = serde_json::from_value(value)
        .map_err(|words| error(format!("it is no record of a campaign: {words}"), OWN_FOLDER))?;
    match flaw(&record) {
        None => Ok(record),
        Some(cause) => Err(error(cause, OWN_FOLDER)),
    }
}

/// Shards of a campaign, and cores of one that is not bounded by time, at most: merging lists all of them.
const LISTED_MAX: u64 = 1 << 20;

/// What no record of `harmonica fuzz` says.
fn flaw(record: &Record) -> Option<String> {
    let (shard, setting) = (record.shard, &record.campaign);
    if !(1..=shard.count).contains(&shard.index) {
        return Some(format!("there is no shard {shard}"));
    }
    if shard.count > LISTED_MAX || setting.cores.is_some_and(|cores| cores > LISTED_MAX) {
        return Some(format!("more than {LISTED_MAX} shards or cores cannot be merged"));
    }
    if setting.first_core > u64::MAX / 2 {
        return Some(format!("there is no core {}", setting.first_core));
    }
    if let Err(cause) = setting.kind() {
        return Some(cause);
    }
    let numbers: Vec<u64> = record.cores.iter().map(|core| core.number).collect();
    let is_ordered = numbers.windows(2).all(|pair| pair[0] < pair[1]);
    (!is_ordered).then(|| "its cores are not in the order of their numbers".to_owned())
}
