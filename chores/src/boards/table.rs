//! The rows as a table, red where red.

use std::collections::BTreeSet;

use super::cache::RowResult;
use super::rows::Planned;

const GOOD: &str = "✔";
const BAD: &str = "❌";

/// The table, with the tools that made it.
pub fn table(rows: &[(Planned, Option<RowResult>)]) -> String {
    let tools: BTreeSet<_> = rows
        .iter()
        .filter_map(|(_, result)| result.as_ref())
        .flat_map(|result| result.tools.iter().map(String::as_str))
        .collect();
    let mut text = format!(
        "{}.\n\n| board | core | memory port | RAM | fits | Fmax, needed (MHz) | LUT4 or LC | FF | block RAM | DSP | netlist says hello | bitstream |\n\
         |-|-|-|-|-|-|-|-|-|-|-|-|\n",
        tools.into_iter().collect::<Vec<_>>().join("; ")
    );
    for (planned, result) in rows {
        text += &format!(
            "| {} | {} | {} bit | {} KiB | {} |\n",
            planned.board.name,
            planned.core.arch,
            8 * planned.core.line_bytes(),
            planned.core.ram_bytes >> 10,
            cells(result.as_ref())
        );
    }
    text
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
        let mark = if achieved >= result.required_mhz {
            GOOD
        } else {
            BAD
        };
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
    let packed = if result.bitstream_packed { GOOD } else { BAD };
    [
        fits,
        speed,
        share(result.logic),
        flip_flops,
        share(result.block_rams),
        share(result.multipliers),
        hello,
        packed.to_owned(),
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
