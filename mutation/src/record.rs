//! What came of each mutant, in a file: a line of JSON each, so that a campaign that was broken off can be continued.

use std::collections::BTreeMap;
use std::fs::{File, Permissions, TryLockError};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::{Deserialize, Serialize};

use crate::campaign::MutationError;
use crate::trial::Check;

/// What a file made by the user's own hand would have.
const READABLE: u32 = 0o644;

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
    /// The run's cycle that showed it; none for a run that broke off.
    pub cycle: Option<u64>,
}

/// A mutant, and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// Its number in the campaign, from 0 on.
    pub number: usize,
    /// The module; of the golden model the file below its `src`.
    pub module: String,
    /// The line of the module's file, as `harmonica verilog --trace` writes it, that gives the signal its value; or the
    /// line of the golden model's file.
    pub line: Option<usize>,
    /// The signal whose driver is wrong, or the function that is.
    pub signal: String,
    /// How it is wrong, in words.
    pub kind: String,
    /// The expression.
    pub right: String,
    /// What it becomes.
    pub wrong: String,
    /// What has found it; `None`: nothing.
    pub finding: Option<Finding>,
    /// Random programs that it has survived, or would have if it had reached them.
    pub random_programs: u64,
    /// Cycles that were run in lock step until it was found, or to the end of all runs.
    pub cycles: u64,
    /// Seconds that this took.
    pub seconds: f64,
    /// It is proven that no run can find it: its module does the same with it.
    #[serde(default)]
    pub is_idle: bool,
    /// A mutant of the golden model: no run reaches its place.
    #[serde(default)]
    pub is_unreached: bool,
}

/// What a file of records is about: with other answers it would be another campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Heading {
    pub harmonica: String,
    pub config: String,
    pub seed: u64,
    pub cycles_max: u64,
    pub programs: Vec<String>,
    #[serde(default)]
    pub random_first: bool,
}

/// The records of a campaign, in memory and in the file.
pub(crate) struct Records {
    path: PathBuf,
    heading: Heading,
    records: BTreeMap<usize, Record>,
    /// Held for as long as this campaign may write.
    _lock: File,
}

impl Record {
    /// Whether there is nothing left to do: it is found, cannot be, or has survived so many random programs.
    pub(crate) fn is_settled(&self, random_programs: u64) -> bool {
        self.finding.is_some() || self.is_idle || self.random_programs >= random_programs
    }
}

impl Records {
    /// Those that an earlier run has left in the file, if there is one.
    ///
    /// # Errors
    /// When the file cannot be read, is of another campaign, or another process writes it.
    pub fn open(path: PathBuf, heading: Heading) -> Result<Self, MutationError> {
        let lock = locked(&path)?;
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
        Ok(Records { path, heading, records, _lock: lock })
    }

    /// What is known of a mutant.
    pub fn get(&self, number: usize) -> Option<&Record> {
        self.records.get(&number)
    }

    /// In the order of their numbers.
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
        // Temporary files are private by default.
        file.as_file().set_permissions(Permissions::from_mode(READABLE))?;
        file.persist(&self.path)?;
        Ok(())
    }
}

/// The lock of a file of records, in a file beside it: each process replaces the records as a whole, and two would lose
/// each other's.
fn locked(path: &Path) -> Result<File, MutationError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let lock_path = path.with_extension("lock");
    let cannot = || MutationError::file("lock", &lock_path);
    fs::create_dir_all(folder).map_err(cannot())?;
    let lock = File::create(&lock_path).map_err(cannot())?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(MutationError::InUse { path: path.to_path_buf() }),
        Err(TryLockError::Error(error)) => Err(cannot()(error)),
    }
}
