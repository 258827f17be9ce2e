//! Finished rows, by the hash of what they depend on.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

/// What came of a row.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct RowResult {
    /// Whether this project builds the board's bitstream at all.
    pub built_here: bool,
    pub fits: bool,
    /// The slowest clock's frequency.
    pub achieved_mhz: Option<f64>,
    pub required_mhz: f64,
    /// Look-up tables or logic cells, used and available.
    pub logic: Option<(u64, u64)>,
    pub flip_flops: Option<u64>,
    pub block_rams: Option<(u64, u64)>,
    pub multipliers: Option<(u64, u64)>,
    /// Whether the netlist says hello over its pins; without a word if it was not tried.
    pub runs_hello: Option<Result<(), String>>,
    pub bitstream_packed: bool,
    /// Why it is red, if it is.
    pub reason: Option<String>,
    pub tools: Vec<String>,
}

/// A folder of finished rows.
pub struct Cache {
    folder: PathBuf,
}

impl Cache {
    /// `target/boards`.
    pub fn open() -> Result<Cache> {
        let folder = tools::work_directory().join("boards");
        fs::create_dir_all(&folder)?;
        Ok(Cache { folder })
    }

    /// Where a row's bitstream, netlist and logs go.
    pub fn folder(&self, key: &str) -> PathBuf {
        self.folder.join(key)
    }

    /// The row, if it is finished.
    pub fn get(&self, key: &str) -> Result<Option<RowResult>> {
        let path = self.path(key);
        if !path.is_file() {
            return Ok(None);
        }
        let text = fs::read_to_string(&path)?;
        let result = serde_json::from_str(&text);
        Ok(Some(result.with_context(|| {
            format!("{} is damaged; remove it", path.display())
        })?))
    }

    /// Keeps a finished row.
    pub fn put(&self, key: &str, result: &RowResult) -> Result<()> {
        let path = self.path(key);
        let half = path.with_extension("half");
        fs::write(&half, serde_json::to_string_pretty(result)?)?;
        fs::rename(half, path)?;
        Ok(())
    }

    fn path(&self, key: &str) -> PathBuf {
        self.folder.join(format!("{key}.json"))
    }
}
