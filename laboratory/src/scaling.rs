//! What more cores change against the first number of them, by mechanism, on average over programs.

use std::fmt;

use pages::{change as percent, count};
use serde::Serialize;

use crate::table::{change_table, in_order, RowPairs};
use crate::{Mechanism, ProgramResults, Results, Row};

/// How a number of cores differs from another one, over the programs that the mechanism can run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Scaled {
    /// Which mechanism.
    pub mechanism: Mechanism,
    /// How many cores.
    pub cores: u32,
    /// Over how many programs.
    pub programs: usize,
    /// Mean change of the instructions of lanes a cycle with the first memory: 0.9 is 90 % more.
    pub lane_instructions_a_cycle: f64,
    /// Mean change of the cycles, by latency.
    pub cycles: Vec<f64>,
}

/// The changes against one number of cores.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Scaling {
    /// Against how many cores.
    pub against: u32,
    /// The latencies of the cycles.
    pub latencies: Vec<String>,
    /// By mechanism, and by number of cores.
    pub scaled: Vec<Scaled>,
}

impl Scaling {
    /// The changes for several numbers of cores; `None` for fewer. Programs for one core do not count.
    pub fn of(results: &Results) -> Option<Scaling> {
        let programs = results.programs.iter();
        let programs: Vec<_> = programs.filter(|one| !one.is_for_one_core).collect();
        let rows = programs.iter().flat_map(|program| &program.rows);
        let cores = in_order(rows.clone().filter_map(Row::cores));
        let (&against, others) = cores.split_first()?;
        let first = rows.clone().next()?;
        let mechanisms = in_order(rows.map(|row| row.mechanism)).into_iter();
        let scaled = mechanisms.flat_map(|mechanism| {
            let programs = &programs;
            let of = move |&cores: &u32| scaled(programs, mechanism, [against, cores]);
            others.iter().filter_map(of)
        });
        let scaling = Scaling {
            against,
            latencies: first.runs.iter().map(|run| run.latency.to_string()).collect(),
            scaled: scaled.collect(),
        };
        (!scaling.scaled.is_empty()).then_some(scaling)
    }
}

fn scaled<'a>(programs: &[&'a ProgramResults], mechanism: Mechanism, [against, cores]: [u32; 2]) -> Option<Scaled> {
    let row = |program: &'a ProgramResults, cores| program.row_on(mechanism, Some(cores));
    let pairs =
        RowPairs::of(programs.iter().copied(), [&|program| row(program, against), &|program| row(program, cores)])?;
    Some(Scaled {
        mechanism,
        cores,
        programs: pairs.programs(),
        lane_instructions_a_cycle: pairs.mean(|row| row.first().lane_instructions_a_cycle()),
        cycles: pairs.cycles(),
    })
}

impl fmt::Display for Scaling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "against {}, on average", count(self.against, "core"))?;
        let heads: [&[_]; 2] = [&["", "", "", "of lanes"], &["mechanism", "cores", "programs", "a cycle"]];
        let rows = self.scaled.iter().map(|scaled| {
            let mut cells = vec![
                scaled.mechanism.to_string(),
                scaled.cores.to_string(),
                scaled.programs.to_string(),
                percent(scaled.lane_instructions_a_cycle),
            ];
            cells.extend(scaled.cycles.iter().map(|&one| percent(one)));
            cells
        });
        writeln!(f, "{}", change_table(heads, &self.latencies, rows))
    }
}
