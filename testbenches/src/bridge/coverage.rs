//! What simulations have covered of the Verilog: lines, branches, terms of expressions, changes of bits.
//!
//! Verilator counts in each simulation for itself, and can only write that into a file. Here the counts of all
//! simulations of a model are added up, point by point.

use std::collections::BTreeMap;
use std::ffi::CString;
use std::fs;
use std::sync::{Mutex, PoisonError};

/// The first line of Verilator's files.
const HEADER: &str = "# SystemC::Coverage-3";

/// Why what has been covered is not known.
#[derive(Clone, Debug, thiserror::Error)]
#[error("what the Verilog has covered cannot be read: {0}")]
pub struct CoverageError(String);

/// What all simulations of a model have covered, when each has ended.
#[derive(Debug, Default)]
pub struct DesignCoverage(Mutex<Sum>);

#[derive(Debug, Default)]
struct Sum {
    /// How often each point was reached; points are named as in Verilator's files.
    counts: BTreeMap<String, u64>,
    /// Why some simulation is missing.
    error: Option<String>,
}

impl DesignCoverage {
    /// Verilator's file with the sums.
    ///
    /// # Errors
    /// When a simulation's counts could not be written or read.
    pub fn text(&self) -> Result<String, CoverageError> {
        let sum = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(error) = &sum.error {
            return Err(CoverageError(error.clone()));
        }
        let points = sum.counts.iter();
        let lines = points.map(|(point, count)| format!("C '{point}' {count}\n"));
        Ok(format!("{HEADER}\n{}", lines.collect::<String>()))
    }

    /// Adds a simulation, which writes its file as `write` says.
    pub(super) fn add(&self, write: impl FnOnce(&CString) -> Option<Result<(), String>>) {
        let counted = counted(write);
        let mut sum = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match counted {
            Ok(points) => {
                for (point, count) in points {
                    let ours = sum.counts.entry(point).or_default();
                    *ours = ours.saturating_add(count);
                }
            }
            Err(error) => sum.error = Some(error),
        }
    }
}

/// The counts of one simulation.
fn counted(write: impl FnOnce(&CString) -> Option<Result<(), String>>) -> Result<Vec<(String, u64)>, String> {
    let words = |error: std::io::Error| format!("a temporary file: {error}");
    let file = tempfile::NamedTempFile::new().map_err(words)?;
    let path = file.path().to_str().and_then(|path| CString::new(path).ok());
    let path = path.ok_or("the folder of temporary files has no plain name")?;
    write(&path).ok_or("the model does not count")??;
    let text = fs::read_to_string(file.path()).map_err(words)?;
    let lines = text.lines().filter(|line| line.starts_with("C '"));
    lines.map(|line| point(line).ok_or_else(|| format!("no point: {line}"))).collect()
}

/// A line such as `C 'page and place' 3`.
fn point(line: &str) -> Option<(String, u64)> {
    let (name, count) = line.strip_prefix("C '")?.rsplit_once("' ")?;
    Some((name.to_owned(), count.parse().ok()?))
}
