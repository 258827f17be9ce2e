//! The rows as a table, red where red.

use std::collections::BTreeSet;

use fpga::{Area, Resource, ResourceKind, SeedResult};

use super::rows::Aim;
use crate::document::{heading, mark, mhz, row};

/// A row as it has been measured.
pub struct Measured {
    /// The FPGA in nextpnr's words.
    pub device: String,
    /// The core in words.
    pub core: String,
    /// What yosys makes of the core by itself.
    pub area: Area,
    /// What nextpnr packs that into.
    pub resources: Vec<Resource>,
    pub aim: Aim,
    /// Further options of nextpnr.
    pub options: &'static [&'static str],
    pub seeds: Vec<SeedResult>,
    /// Tools with their versions.
    pub tools: [String; 2],
    /// The commands of synthesis and, without further options, of nextpnr.
    pub commands: [String; 2],
}

/// The table, with the tools and commands that made it.
pub fn table(rows: &[Measured], seeds: u32) -> String {
    let tools: BTreeSet<_> = rows.iter().flat_map(|row| &row.tools).collect();
    let tools: Vec<_> = tools.into_iter().map(String::as_str).collect();
    let mut text = format!("{}.\n\n", tools.join("; "));
    let commands: BTreeSet<_> = rows.iter().map(|row| &row.commands).collect();
    for [synthesis, placing] in commands {
        text +=
            &format!("- `{synthesis}`\n  `{placing}` and the row's options, N from 1 to {seeds}\n");
    }
    text += "\n";
    text += &heading(&format!(
        "FPGA | core | LUT4 | COMB or LC, at most | FF | block RAM | DSP | nextpnr's options | MHz with seeds 1 to {seeds} | \
         worst | best | at least | seeds that reach it"
    ));
    for measured in rows {
        text += &row(&measured.cells());
    }
    text
}

impl Measured {
    fn cells(&self) -> Vec<String> {
        let of_kind = |kind: ResourceKind| -> u64 {
            let chosen = self
                .resources
                .iter()
                .filter(|resource| resource.kind() == kind);
            chosen.map(|resource| resource.used).sum()
        };
        let logic = of_kind(ResourceKind::Logic);
        let options = match self.options {
            [] => String::new(),
            options => format!("`{}`", options.join(" ")),
        };
        let achieved: Vec<_> = self.seeds.iter().map(|seed| seed.achieved_mhz).collect();
        let reached = achieved.iter().flatten().copied();
        // A seed without a placement is worse than any frequency.
        let worst = achieved.iter().copied().reduce(|first, second| {
            let (first, second) = (first?, second?);
            Some(f64::min(first, second))
        });
        let good = reached.clone().filter(|mhz| *mhz >= self.aim.mhz).count();
        let of_seeds = format!(
            "{} {good} of {}",
            mark(good == achieved.len()),
            achieved.len()
        );
        vec![
            self.device.clone(),
            self.core.clone(),
            self.area.lut4.to_string(),
            format!(
                "{} {logic}, {}",
                mark(logic <= self.aim.logic),
                self.aim.logic
            ),
            self.area.flip_flops.to_string(),
            of_kind(ResourceKind::BlockRam).to_string(),
            of_kind(ResourceKind::Multiplier).to_string(),
            options,
            achieved
                .iter()
                .copied()
                .map(mhz)
                .collect::<Vec<_>>()
                .join(", "),
            mhz(worst.flatten()),
            mhz(reached.reduce(f64::max)),
            self.aim.mhz.to_string(),
            of_seeds,
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(frequencies: &[Option<f64>]) -> Measured {
        let seeds = frequencies.iter().zip(1..).map(|(mhz, seed)| SeedResult {
            seed,
            achieved_mhz: *mhz,
            failure: None,
        });
        Measured {
            device: "85k".to_owned(),
            core: "core".to_owned(),
            area: Area::default(),
            resources: vec![Resource {
                name: "TRELLIS_COMB".to_owned(),
                used: 4495,
                available: 83640,
            }],
            aim: Aim {
                mhz: 80.0,
                logic: 8000,
            },
            options: &["--weight", "40"],
            seeds: seeds.collect(),
            tools: ["yosys".to_owned(), "nextpnr".to_owned()],
            commands: ["synth".to_owned(), "nextpnr --seed N".to_owned()],
        }
    }

    #[test]
    fn a_row_says_how_many_seeds_reach_what_is_aimed_at() {
        let cells = measured(&[Some(80.0), Some(79.98), Some(85.25)]).cells();
        assert_eq!(
            cells[7..],
            [
                "`--weight 40`",
                "80.0, 80.0, 85.2",
                "80.0",
                "85.2",
                "80",
                "❌ 2 of 3"
            ]
        );
        assert_eq!(cells[3], "✔ 4495, 8000");
        let cells = measured(&[Some(81.0), None]).cells();
        assert_eq!(
            cells[8..],
            ["81.0, none", "none", "81.0", "80", "❌ 1 of 2"]
        );
        let cells = measured(&[Some(81.0)]).cells();
        assert_eq!(cells[12], "✔ 1 of 1");
    }

    #[test]
    fn every_line_of_the_table_has_as_many_cells() {
        let text = table(&[measured(&[Some(1.0), None])], 2);
        let lines: Vec<_> = text.lines().filter(|line| line.starts_with('|')).collect();
        assert_eq!(lines.len(), 3);
        for line in lines {
            assert_eq!(line.matches('|').count(), 14, "{line}");
        }
        assert!(text.contains("`nextpnr --seed N`"), "{text}");
    }
}
