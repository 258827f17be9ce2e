//! What came of each mutant, in a file: a line of JSON each, so that a campaign that was broken off can be continued.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::{Deserialize, Serialize};

use crate::campaign::MutationError;
use crate::trial::Check;

/// What has found a mutant.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finding {
    /// Which kind of run.
    pub check: Check,
    /// Which run.
    pub run: String,
    /// The field of the cycle record, or the array, that differed first; of a run that broke off, why.
    pub field: String,
    /// Where the instruction behind it was.
    pub place: String,
    /// The run's cycle in which it was seen; none of a run that broke off.
    pub cycle: Option<u64>,
}

/// A mutant, and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Its number in the campaign, from 0 on.
    pub number: usize,
    /// The module.
    pub module: String,
    /// The line of the core's Verilog, with trace ports, that gives the signal its value.
    pub line: Option<usize>,
    /// The signal whose driver is wrong.
    pub signal: String,
    /// How it is wrong, in words.
    pub kind: String,
    /// The expression.
    pub right: String,
    /// What it becomes.
    pub wrong: String,
    /// What has found it; `None`: nothing.
    pub finding: Option<Finding>,
    /// Cycles that were run in lock step until it was found, or to the end of all runs.
    pub cycles: u64,
    /// Seconds that this took.
    pub seconds: f64,
}

/// What a file of records is about: with other answers it would be another campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Heading {
    pub harmonica: String,
    pub config: String,
    pub seed: u64,
    pub random_programs: u64,
    pub cycles_max: u64,
}

/// The records of a campaign, in memory and in the file.
pub(crate) struct Records {
    path: PathBuf,
    heading: Heading,
    records: BTreeMap<usize, Record>,
}

impl Records {
    /// Those that an earlier run has left in the file, if there is one.
    ///
    /// # Errors
    /// When the file cannot be read, or is of another campaign.
    pub fn open(path: PathBuf, heading: Heading) -> Result<Self, MutationError> {
        let mut records = BTreeMap::new();
        match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(MutationError::file("read", &path)(error)),
            Ok(text) => {
                let mut lines = text.lines();
                let first = lines.next().unwrap_or_default();
                if serde_json::from_str::<Heading>(first).ok().as_ref() != Some(&heading) {
                    return Err(MutationError::OtherCampaign { path });
                }
                for (index, line) in lines.enumerate() {
                    let record: Record = serde_json::from_str(line).map_err(|error| {
                        let reason = format!("line {}: {error}", index + 2);
                        MutationError::file("read", &path)(io::Error::other(reason))
                    })?;
                    records.insert(record.number, record);
                }
            }
        }
        Ok(Records {
            path,
            heading,
            records,
        })
    }

    pub fn has(&self, number: usize) -> bool {
        self.records.contains_key(&number)
    }

    pub fn all(&self) -> impl Iterator<Item = &Record> {
        self.records.values()
    }

    /// Adds a record, and replaces the file as a whole: it is complete whenever the campaign is broken off.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn add(&mut self, record: Record) -> Result<(), MutationError> {
        self.records.insert(record.number, record);
        let cannot = MutationError::file("write", &self.path);
        self.write().map_err(cannot)
    }

    fn write(&self) -> io::Result<()> {
        let folder = self.path.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let mut file = tempfile::NamedTempFile::new_in(folder)?;
        let mut lines = vec![serde_json::to_string(&self.heading)?];
        for record in self.records.values() {
            lines.push(serde_json::to_string(record)?);
        }
        writeln!(file, "{}", lines.join("\n"))?;
        file.persist(&self.path)?;
        Ok(())
    }
}
