//! The rows as a table, red where red.

use std::collections::BTreeSet;

use super::cache::RowResult;
use super::rows::Planned;
use crate::document::{heading, mark, BAD, GOOD};

const COLUMNS: &str = "board | core | memory port | RAM | fits | Fmax, needed (MHz) | LUT4 or LC | FF | block RAM | DSP | \
                       netlist says hello | bitstream";

/// The table, with the tools that made it. Rows without a result are taken from a table that was written before.
pub fn table(rows: &[(Planned, Option<RowResult>)], kept: &str) -> String {
    let mut tools: BTreeSet<_> = rows
        .iter()
        .filter_map(|(_, result)| result.as_ref())
        .flat_map(|result| result.tools.iter().map(String::as_str))
        .collect();
    if rows.iter().any(|(_, result)| result.is_none()) {
        tools.extend(tools_of(kept));
    }
    let tools: Vec<_> = tools.into_iter().collect();
    let mut text = format!("{}.\n\n{}", tools.join("; "), heading(COLUMNS));
    for (planned, result) in rows {
        let head = format!(
            "| {} | {} | {} bit | {} KiB | ",
            planned.board.name,
            planned.core.arch,
            8 * planned.core.line_bytes(),
            planned.core.ram_bytes >> 10,
        );
        let row = match (result, kept.lines().find(|line| line.starts_with(&head))) {
            (None, Some(line)) => line.to_owned(),
            _ => format!("{head}{} |", cells(result.as_ref())),
        };
        text += &row;
        text.push('\n');
    }
    text
}

/// The tools that a table names in its first line.
fn tools_of(table: &str) -> impl Iterator<Item = &str> {
    let line = table.lines().next().unwrap_or_default();
    let tools = line.trim_end_matches('.').split("; ");
    tools.filter(|tool| !tool.is_empty())
}

fn cells(result: Option<&RowResult>) -> String {
    let Some(result) = result else {
        return "not yet run | | | | | | | ".to_owned();
    };
    if !result.built_here {
        return "not built here | | | | | | | ".to_owned();
    }
    let fits = match &result.reason {
        None => GOOD.to_owned(),
        Some(reason) => format!("{BAD} {reason}"),
    };
    let speed = result.achieved_mhz.map_or_else(String::new, |achieved| {
        let mark = mark(achieved >= result.required_mhz);
        format!("{mark} {achieved:.1}, {:.1}", result.required_mhz)
    });
    let share = |of: Option<(u64, u64)>| {
        of.map_or_else(
            || "0".to_owned(),
            |(used, available)| format!("{used} ({} %)", (used * 100).div_ceil(available.max(1))),
        )
    };
    let hello = match &result.runs_hello {
        None => "–".to_owned(),
        Some(Ok(())) => GOOD.to_owned(),
        Some(Err(why)) => format!("{BAD} {why}"),
    };
    let flip_flops = result
        .flip_flops
        .map_or_else(String::new, |count| count.to_string());
    [
        fits,
        speed,
        share(result.logic),
        flip_flops,
        share(result.block_rams),
        share(result.multipliers),
        hello,
        mark(result.bitstream_packed).to_owned(),
    ]
    .join(" | ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result() -> RowResult {
        RowResult {
            built_here: true,
            fits: true,
            achieved_mhz: Some(61.25),
            required_mhz: 50.0,
            logic: Some((4882, 83640)),
            flip_flops: Some(1703),
            block_rams: Some((17, 208)),
            multipliers: None,
            runs_hello: Some(Ok(())),
            bitstream_packed: true,
            reason: None,
            tools: Vec::new(),
        }
    }

    #[test]
    fn a_row_that_was_not_built_stays_as_it_was() {
        let planned = || {
            let rows = super::super::rows::rows().into_iter().take(2);
            rows.map(|row| Planned::new(row).expect("a row of the table"))
        };
        let of_today = || RowResult {
            tools: vec!["nextpnr 2".to_owned()],
            ..result()
        };
        let both: Vec<_> = planned().map(|row| (row, Some(of_today()))).collect();
        let before = table(&both, "")
            .replace("61.2", "33.3")
            .replace("nextpnr 2", "nextpnr 1");
        let one: Vec<_> = planned().zip([Some(of_today()), None]).collect();
        let after = table(&one, &before);
        let speeds: Vec<_> = after
            .lines()
            .skip(4)
            .map(|row| row.contains("61.2"))
            .collect();
        assert_eq!(speeds, [true, false], "{after}");
        assert!(
            after.contains("33.3") && !after.contains("not yet run"),
            "{after}"
        );
        assert!(after.starts_with("nextpnr 1; nextpnr 2.\n"), "{after}");
        assert!(table(&one, "").contains("not yet run"));
    }

    #[test]
    fn a_good_row_has_no_red_and_a_bad_one_its_reason() {
        let good = cells(Some(&result()));
        assert_eq!(
            good,
            "✔ | ✔ 61.2, 50.0 | 4882 (6 %) | 1703 | 17 (9 %) | 0 | ✔ | ✔"
        );
        let slow = RowResult {
            achieved_mhz: Some(49.9),
            runs_hello: Some(Err("no byte came".to_owned())),
            ..result()
        };
        assert!(
            cells(Some(&slow)).contains("❌ 49.9, 50.0")
                && cells(Some(&slow)).contains("❌ no byte came")
        );
        let large = RowResult {
            fits: false,
            achieved_mhz: None,
            bitstream_packed: false,
            reason: Some("BSRAM 40 of 26".to_owned()),
            ..result()
        };
        let large = cells(Some(&large));
        assert!(
            large.starts_with("❌ BSRAM 40 of 26 | ") && large.ends_with("❌"),
            "{large}"
        );
        for line in [&large, &good, &cells(None)] {
            assert_eq!(line.matches('|').count(), 7, "{line}");
        }
    }
}
