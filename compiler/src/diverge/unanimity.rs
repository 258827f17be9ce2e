//! Whether lanes agreed at a branch, by the counters of each of them: the thesis' Algorithm 8 with its three fractions.
//!
//! It counts, for each warp and lane, how often the lane came and how often it took the branch, and so cannot know
//! whether lanes that took it equally often did so at the same time. It leaves open what a lane says that never came:
//! here, nothing. Lanes are compared with those of their warp that came, and warps that agree are counted among those
//! that came.

use crate::profile::BranchCounts;

/// In a loop: a lane that takes the branch more often than so is one that takes it.
const LOOP_HIGH: f64 = 0.9;
/// In a loop: a lane that takes it less often than so is one that does not.
const LOOP_LOW: f64 = 0.1;
/// In a loop: lanes agree when those of more of the warps than so do.
const UNANIMOUS_WARPS: f64 = 0.9;

/// Whether the branch is one at which lanes agree.
pub(super) fn is_unanimous(counts: &BranchCounts, in_loop: bool) -> bool {
    let came = |lanes: &&Vec<[u64; 2]>| lanes.iter().any(|lane| lane[0] > 0);
    let warps = counts.warps.iter().filter(came);
    let agreeing = warps.clone().filter(|lanes| agree(lanes, in_loop)).count();
    let all = warps.count();
    if in_loop {
        agreeing as f64 > UNANIMOUS_WARPS * all as f64
    } else {
        agreeing == all
    }
}

/// Whether all lanes of a warp that came go the same way.
fn agree(lanes: &[[u64; 2]], in_loop: bool) -> bool {
    let takes = |came: u64, took: u64| if in_loop { took as f64 > LOOP_HIGH * came as f64 } else { took == came };
    let passes = |came: u64, took: u64| if in_loop { (took as f64) < LOOP_LOW * came as f64 } else { took == 0 };
    let mut came = lanes.iter().filter(|lane| lane[0] > 0);
    came.clone().all(|[came, took]| takes(*came, *took)) || came.all(|[came, took]| passes(*came, *took))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unanimous(warps: &[&[[u64; 2]]], in_loop: bool) -> bool {
        let warps = warps.iter().map(|lanes| lanes.to_vec()).collect();
        let counts = BranchCounts { warps, ..BranchCounts::default() };
        is_unanimous(&counts, in_loop)
    }

    #[test]
    fn outside_of_loops_every_warp_has_to_agree() {
        assert!(unanimous(&[&[[1, 1], [1, 1]], &[[1, 0], [1, 0]]], false));
        assert!(!unanimous(&[&[[1, 1], [1, 0]], &[[1, 0], [1, 0]]], false));
        assert!(!unanimous(&[&[[10, 10], [10, 9]]], false));
    }

    #[test]
    fn lanes_that_never_came_say_nothing() {
        assert!(unanimous(&[&[[1, 1], [0, 0]], &[[0, 0]], &[]], false));
        assert!(unanimous(&[&[[10, 10], [0, 0]], &[[0, 0]]], true));
    }

    #[test]
    fn in_loops_nine_of_ten_times_are_enough_but_not_less() {
        assert!(unanimous(&[&[[100, 91], [100, 100]]], true));
        assert!(!unanimous(&[&[[100, 90], [100, 100]]], true));
        assert!(unanimous(&[&[[100, 9], [100, 0]]], true));
        assert!(!unanimous(&[&[[100, 10], [100, 0]]], true));
        // Each goes that way half of the time; the counts do not say whether at the same time.
        assert!(!unanimous(&[&[[2, 1], [2, 1]]], true));
    }

    #[test]
    fn in_loops_more_than_nine_of_ten_warps_have_to_agree() {
        let (yes, no): (&[_], &[_]) = (&[[1, 1], [1, 1]], &[[1, 1], [1, 0]]);
        let warps = |agreeing: usize, others: usize| {
            let all = [vec![yes; agreeing], vec![no; others]].concat();
            unanimous(&all, true)
        };
        assert!(!warps(9, 1));
        assert!(warps(10, 1));
    }
}
