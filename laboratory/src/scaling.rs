//! What more cores change against the first number of them, by mechanism, on average over programs.

use std::fmt;

use pages::{change as percent, count};
use serde::Serialize;
use testbenches::Table;

use crate::table::in_order;
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
    /// Of several numbers of cores; `None` of fewer. Programs for one core do not count.
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

fn scaled(programs: &[&ProgramResults], mechanism: Mechanism, [against, cores]: [u32; 2]) -> Option<Scaled> {
    let pairs = programs.iter().filter_map(|program| {
        let row = |cores| program.row_on(mechanism, Some(cores));
        Some((row(against)?, row(cores)?))
    });
    let pairs: Vec<(&Row, &Row)> = pairs.collect();
    let mean = |value: &dyn Fn(&Row) -> f64| {
        let changes = pairs.iter().map(|(one, two)| value(two) / value(one) - 1.0);
        changes.sum::<f64>() / pairs.len() as f64
    };
    let (first, _) = pairs.first()?;
    Some(Scaled {
        mechanism,
        cores,
        programs: pairs.len(),
        lane_instructions_a_cycle: mean(&|row| row.first().lane_instructions_a_cycle()),
        cycles: (0..first.runs.len()).map(|place| mean(&|row| row.runs[place].figures.cycles as f64)).collect(),
    })
}

impl fmt::Display for Scaling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "against {}, on average", count(self.against, "core"))?;
        let columns = 4 + self.latencies.len();
        let mut table = Table::new(&("l".to_owned() + &"r".repeat(columns - 1)));
        let mut upper = vec!["", "", "", "of lanes", "cycles at"];
        upper.truncate(columns);
        table.row(upper);
        let mut lower = ["mechanism", "cores", "programs", "a cycle"].map(str::to_owned).to_vec();
        let latencies = self.latencies.iter();
        lower.extend(latencies.map(|latency| format!("latency {latency}")));
        table.row(lower);
        for scaled in &self.scaled {
            let mut cells = vec![
                scaled.mechanism.to_string(),
                scaled.cores.to_string(),
                scaled.programs.to_string(),
                percent(scaled.lane_instructions_a_cycle),
            ];
            cells.extend(scaled.cycles.iter().map(|&one| percent(one)));
            table.row(cells);
        }
        writeln!(f, "{table}")
    }
}
