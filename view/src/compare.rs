//! Two runs side by side: instruction by instruction of each warp, whatever the cycles.

use serde::Serialize;

use crate::recorder::Recording;

/// What one warp has done in two runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WarpComparison {
    /// Which.
    pub warp: u32,
    /// How many instructions have committed in each run.
    pub instructions: [u32; 2],
    /// The first instruction, counted from 0, that differs in address, lanes or in what it writes; or that only one run
    /// has.
    pub parts_at: Option<u32>,
    /// What differs there.
    pub how: &'static str,
}

/// Compares the warps that both runs have.
pub fn compare(one: &Recording, other: &Recording) -> Vec<WarpComparison> {
    let of_warp = |run: &Recording, warp: u32| {
        let commits = run.commits.all.iter().filter(|commit| commit.warp == warp);
        commits.copied().collect::<Vec<_>>()
    };
    let warps = one.commits.counts.len().min(other.commits.counts.len()) as u32;
    let warps = (0..warps).map(|warp| {
        let (one, other) = (of_warp(one, warp), of_warp(other, warp));
        let mut pairs = one.iter().zip(&other);
        let parts =
            pairs.position(|(one, other)| (one.pc, one.lanes, one.result) != (other.pc, other.lanes, other.result));
        let shorter = one.len().min(other.len());
        let parts = parts.or((one.len() != other.len()).then_some(shorter));
        let how = match parts.map(|place| (one.get(place), other.get(place))) {
            None => "the same",
            Some((Some(one), Some(other))) if one.pc != other.pc => "another address",
            Some((Some(one), Some(other))) if one.lanes != other.lanes => "other lanes",
            Some((Some(_), Some(_))) => "another result",
            Some((None, _)) => "the first run has no more",
            Some((_, None)) => "the second run has no more",
        };
        WarpComparison {
            warp,
            instructions: [one.len() as u32, other.len() as u32],
            parts_at: parts.map(|place| place as u32),
            how,
        }
    });
    warps.collect()
}
