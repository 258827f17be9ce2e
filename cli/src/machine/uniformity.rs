//! `harmonica run --check-uniformity`: values that the compiler takes to be the same in all lanes are compared.

use std::collections::BTreeMap;

use assembler::Image;
use compiler::diverge::Claim;
use compiler::emit;
use golden_model::{Cluster, Outcome, Probes, Sighting};
use isa::{Address, Lane, Warp};

/// Claims that are reported; of further ones, how many there are.
const REPORTED_MAX: usize = 10;

/// Compares while a machine runs.
pub struct UniformityCheck {
    claims: Vec<Claim>,
    probes: Vec<(Address, u32)>,
    /// Executions by several lanes.
    compared: u64,
    /// Claims that are not true.
    wrong: BTreeMap<u32, Difference>,
}

/// What has been seen against a claim.
struct Difference {
    warp: Warp,
    /// The lanes at the first time, and their values.
    lanes: Vec<(Lane, u64)>,
    times: u64,
}

impl UniformityCheck {
    /// The check of a program that has been compiled for it.
    pub fn new(claims: Vec<Claim>, image: &Image) -> Self {
        Self { claims, probes: emit::probes(image), compared: 0, wrong: BTreeMap::new() }
    }

    /// Runs so many instructions more.
    pub fn run(&mut self, machine: &mut Cluster, limit: u64) -> Outcome {
        let (compared, wrong) = (&mut self.compared, &mut self.wrong);
        let look = |sighting: &Sighting<'_>| {
            *compared += u64::from(sighting.lanes.len() > 1);
            let mut neighbours = sighting.lanes.windows(2);
            if neighbours.any(|pair| pair[0].1 != pair[1].1) {
                let first = || Difference { warp: sighting.warp, lanes: sighting.lanes.to_vec(), times: 0 };
                wrong.entry(sighting.number).or_insert_with(first).times += 1;
            }
        };
        machine.run_observed(limit, &mut Probes::new(&self.probes, look))
    }

    /// Says on stderr what has been found; whether all is as claimed.
    pub fn conclude(&self) -> bool {
        for (number, difference) in self.wrong.iter().take(REPORTED_MAX) {
            eprintln!("{}", self.report(&self.claims[*number as usize], difference));
        }
        if self.wrong.len() > REPORTED_MAX {
            eprintln!("... and {} values more", self.wrong.len() - REPORTED_MAX);
        }
        eprintln!(
            "{} of {} values that are taken to be the same in all lanes differ; {} executions by several lanes compared",
            self.wrong.len(),
            self.claims.len(),
            self.compared
        );
        self.wrong.is_empty()
    }

    fn report(&self, claim: &Claim, difference: &Difference) -> String {
        let place = match &claim.place {
            Some((file, line)) => format!("{file}:{line}: "),
            None => String::new(),
        };
        let mut lanes_of: BTreeMap<u64, Vec<String>> = BTreeMap::new();
        for (lane, value) in &difference.lanes {
            lanes_of.entry(*value).or_default().push(lane.to_string());
        }
        let values = lanes_of.iter().map(|(value, lanes)| {
            let s = if lanes.len() > 1 { "s" } else { "" };
            format!("{value:#x} in lane{s} {}", lanes.join(", "))
        });
        let (function, what) = (&claim.function, &claim.what);
        let (warp, times) = (difference.warp, difference.times);
        format!(
            "{place}{function}: {what}: in warp {warp} it is {}; it differs {times} time{}",
            values.collect::<Vec<_>>().join(", "),
            if times > 1 { "s" } else { "" }
        )
    }
}
