//! What fits on which board and how fast it is: the table in `docs/fpga.md`.
//!
//! A row takes minutes. Finished rows are kept below `target/boards` by a hash of everything that they depend on, so that
//! the chore can be interrupted and goes on where it was, and does nothing for rows that have not changed.

mod build;
mod cache;
mod netlist;
mod rows;
mod table;

use std::sync::atomic::Ordering;

use anyhow::{ensure, Result};

use crate::document;
use crate::stop::stop_on_signal;
use cache::Cache;
use rows::{rows, Planned};

/// The page with the table, and the command that writes it.
const PAGE: &str = "docs/fpga.md";
const COMMAND: &str = "cargo xtask boards";

/// Builds the rows of the named board and core, or of all, and writes the table. Rows that are not named stay as they are, if
/// the cache has none of today's core.
pub fn run(board: Option<&str>, arch: Option<&str>) -> Result<()> {
    let cache = Cache::open()?;
    let stop = stop_on_signal()?;
    let mut finished = Vec::new();
    for row in rows() {
        let planned = Planned::new(row)?;
        let wanted = board.is_none_or(|board| board == planned.board.name)
            && arch.is_none_or(|arch| arch == planned.core.arch.to_string());
        let key = planned.key()?;
        let result = match cache.get(&key)? {
            Some(result) => Some(result),
            None if wanted => {
                eprintln!("{} {}", planned.board.name, planned.core.arch);
                let result = build::build(&planned, &cache.folder(&key), &stop)?;
                if let Some(result) = &result {
                    cache.put(&key, result)?;
                }
                result
            }
            None => None,
        };
        let result = match result {
            Some(result) if wanted && result.runs_hello.is_none() => {
                let folder = cache.folder(&key);
                let result = cache::RowResult {
                    runs_hello: netlist::says_hello(&planned, &result, &folder)?,
                    ..result
                };
                cache.put(&key, &result)?;
                Some(result)
            }
            other => other,
        };
        ensure!(!stop.load(Ordering::Relaxed), "stopped");
        finished.push((planned, result));
    }
    let kept = document::part(PAGE, "boards", COMMAND)?;
    let part = table::table(&finished, &kept);
    document::write_part(PAGE, "boards", COMMAND, &part)
}
