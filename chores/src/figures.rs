//! The table of docs/reproduce.md: the rows of `harmonica reproduce`.

use std::fs;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::document::Table;

/// The rows; `cli/src/commands/reproduce/row.rs` says what the fields mean.
const ROWS: &str = "cli/src/commands/reproduce/rows.toml";

#[derive(Deserialize)]
struct Rows {
    row: Vec<Row>,
}

/// What the table shows of a row.
#[derive(Deserialize)]
struct Row {
    name: String,
    what: String,
    page: String,
    command: String,
    printed: Vec<String>,
    #[serde(default)]
    percent: f64,
    seconds: u32,
    #[serde(default)]
    needs: String,
    #[serde(default)]
    machine: String,
}

/// The table.
pub fn table() -> Result<String> {
    let text = fs::read_to_string(super::root().join(ROWS)).with_context(|| format!("cannot read {ROWS}"))?;
    let rows: Rows = toml::from_str(&text).with_context(|| format!("cannot understand {ROWS}"))?;
    let mut table =
        Table::new("", "row | figures | printed | may differ by | seconds | command | page | needs, machine");
    for row in rows.row {
        let page = row.page.trim_start_matches("docs/");
        table.row(&[
            format!("`{}`", row.name),
            row.what,
            row.printed.join(" "),
            if row.percent == 0.0 { "0".to_owned() } else { format!("{} %", row.percent) },
            row.seconds.to_string(),
            format!("`harmonica {}`", row.command),
            format!("[{page}]({page})"),
            [row.needs, row.machine].into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join("; "),
        ]);
    }
    Ok(table.into_text())
}
