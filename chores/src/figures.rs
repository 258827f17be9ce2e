//! The table of docs/reproduce.md: the rows of `harmonica reproduce`.

use anyhow::{Context, Result};

use crate::document::Table;

use row::Row;

// The command has the one reader of the rows; it measures, too.
#[allow(dead_code, reason = "only the command measures")]
#[path = "../../cli/src/commands/reproduce/numbers.rs"]
mod numbers;
#[allow(dead_code, reason = "only the command measures")]
#[path = "../../cli/src/commands/reproduce/row.rs"]
mod row;

/// The table.
pub fn table() -> Result<String> {
    let rows = Row::all().context("cannot understand cli/src/commands/reproduce/rows.toml")?;
    let mut table =
        Table::new("", "row | figures | printed | may differ by | seconds | command | page | needs, machine");
    for row in rows {
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
