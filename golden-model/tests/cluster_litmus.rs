//! What programs on a cluster may rely on (docs/cluster.md section 6): litmus tests, whose names are those of the
//! literature. Outcomes that the page forbids are never seen; those that it allows beside are seen.

use crate::common::cluster::{shared, ClusterBench};
use crate::common::environment::Manners;
use crate::common::litmus::Step::{Add, Fence, Load, Pass, Store};
use crate::common::litmus::{
    counting_under_a_lock, outcomes, run, run_on, sequential, Cores, Outcome, Step, NEXT_TO_X, UNCACHED,
    WITHOUT_CACHES, WITH_CACHES, X, Y, Z,
};
use crate::common::many::cases;
use crate::extent::Extent;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

/// Timings of each test and core.
const TIMINGS: u64 = 150;

/// On every core the outcomes are those of one order of all accesses. `weak`: one that is not, and would show first.
fn is_sequential(warps: &[Vec<Step>], weak: &[u64]) {
    let allowed = sequential(warps);
    assert!(allowed.iter().all(|outcome| !outcome.starts_with(weak)));
    for cores in WITHOUT_CACHES {
        let seen = outcomes(&cores, warps, TIMINGS);
        assert!(seen.is_subset(&allowed), "{cores:?}: {:?}", seen.difference(&allowed));
        assert!(seen.len() > 1, "{cores:?}: the timings make no difference");
    }
}

/// Rules: C6.1, C6.2, C6.3.
#[test]
fn message_passing() {
    let writer = vec![Store(X, 1), Store(Y, 1)];
    is_sequential(&[writer, vec![Load(Y), Load(X)]], &[1, 0]);
    let beside = vec![Store(NEXT_TO_X, 1), Store(X, 1)];
    is_sequential(&[beside, vec![Load(X), Load(NEXT_TO_X)]], &[1, 0]);
}

/// Rules: C6.1, C6.2, C6.3.
#[test]
fn store_buffering() {
    is_sequential(&[vec![Store(X, 1), Load(Y)], vec![Store(Y, 1), Load(X)]], &[0, 0]);
}

/// Rules: C6.1, C6.2, C6.3.
#[test]
fn load_buffering() {
    let warps = [vec![Load(X), Store(Y, 1)], vec![Load(Y), Store(X, 1)]];
    is_sequential(&warps, &[1, 1]);
    // Nor from a cache: nothing can be loaded before it is stored.
    for cores in WITH_CACHES {
        assert!(outcomes(&cores, &warps, TIMINGS).iter().all(|seen| seen[..2] != [1, 1]));
    }
}

/// Independent reads of independent writes.
///
/// Rules: C6.1, C6.2, C6.3.
#[test]
fn all_warps_see_one_order_of_stores() {
    let warps = [vec![Store(X, 1)], vec![Store(Y, 1)], vec![Load(X), Load(Y)], vec![Load(Y), Load(X)]];
    is_sequential(&warps, &[1, 0, 1, 0]);
}

/// Write to read causality.
///
/// Rules: C6.1, C6.2, C6.3.
#[test]
fn what_one_warp_has_seen_another_one_sees_through_it() {
    let warps = [vec![Store(X, 1)], vec![Load(X), Store(Y, 1)], vec![Load(Y), Load(X)]];
    is_sequential(&warps, &[1, 1, 0]);
}

/// Also with caches, no warp sees older values behind newer ones, and the last store of a warp stays.
///
/// Rules: C6.1, C6.4.
#[test]
fn one_word_is_coherent() {
    let warps = [vec![Store(X, 1), Store(X, 2), Store(X, 3)], vec![Load(X), Load(X), Load(X), Load(X)]];
    is_sequential(&warps, &[2, 1]);
    for cores in WITH_CACHES {
        let seen = outcomes(&cores, &warps, TIMINGS);
        assert!(seen.len() > 1);
        for outcome in seen {
            assert!(outcome[..4].is_sorted(), "{cores:?}: {outcome:?}");
            assert_eq!(outcome[4], 3);
        }
    }
}

/// A warp that has loaded 2 behind its own store of 1 has seen the later store.
///
/// Rules: C6.1, C6.4.
#[test]
fn what_follows_the_own_store_stays() {
    let warps = [vec![Store(X, 1), Load(X)], vec![Store(X, 2)]];
    is_sequential(&warps, &[0]);
    for cores in WITH_CACHES {
        for outcome in outcomes(&cores, &warps, TIMINGS) {
            assert!(matches!(outcome[..2], [1, _] | [2, 2]), "{cores:?}: {outcome:?}");
        }
    }
}

/// Rules: C5.3, C6.5.
#[test]
fn atomic_instructions_are_whole() {
    let adds = vec![Add(X, 1), Add(Y, 2), Add(X, 1)];
    is_sequential(&[adds.clone(), adds.clone()], &[0, 0, 0]);
    for cores in WITH_CACHES {
        for outcome in outcomes(&cores, &[adds.clone(), adds.clone(), adds.clone()], TIMINGS) {
            let mut of_x: Vec<u64> = [0, 2, 3, 5, 6, 8].map(|index: usize| outcome[index]).to_vec();
            of_x.sort_unstable();
            assert_eq!(of_x, [0, 1, 2, 3, 4, 5]);
            assert_eq!(outcome[9..], [6, 6]);
        }
    }
}

/// The stale outcome: the flag is seen, the data are old.
fn stale(seen: &[u64]) -> bool {
    // The data before, the flag, the data behind.
    seen[1] == 1 && seen[2] == 0
}

fn any(cores: &Cores, warps: &[Vec<Step>], what: impl Fn(&[u64]) -> bool) -> bool {
    let seen = outcomes(cores, warps, TIMINGS);
    seen.iter().any(|outcome: &Outcome| what(outcome))
}

/// Message passing to a warp whose cache holds the old data: without a fence it may see the flag and the old data. A
/// warp that sees the flag by an atomic instruction, or in the uncached window, and then executes a fence, does not.
///
/// Rules: C6.4.
#[test]
fn with_caches_old_data_are_seen_until_a_fence() {
    let writer = |flag| vec![Pass(4), Store(X, 1), Store(flag, 1)];
    for cores in WITH_CACHES {
        let reader = |middle: &[Step]| {
            let mut steps = vec![Load(X)];
            steps.extend_from_slice(middle);
            steps.push(Load(X));
            steps
        };
        let atomic = |middle: &[Step]| [writer(Y), reader(middle)];
        assert!(any(&cores, &atomic(&[Load(Y)]), stale), "{cores:?}");
        assert!(any(&cores, &atomic(&[Add(Y, 0)]), stale), "{cores:?}");
        let with_fence = atomic(&[Add(Y, 0), Fence]);
        assert!(!any(&cores, &with_fence, stale), "{cores:?}");
        // New data are seen, too: the test can tell.
        assert!(any(&cores, &with_fence, |seen| seen[..3] == [0, 1, 1]), "{cores:?}");
        if cores.options.contains("uncached") {
            let window = [writer(UNCACHED), reader(&[Load(UNCACHED), Fence])];
            assert!(!any(&cores, &window, stale));
            assert!(any(&cores, &window, |seen| seen[..3] == [0, 1, 1]));
        }
    }
}

/// Store buffering to warps whose caches hold the other's word.
///
/// Rules: C6.4.
#[test]
fn with_caches_both_may_miss_the_others_store() {
    let warps = |between: &[Step]| {
        let one = |own, other| {
            let mut steps = vec![Load(other), Store(own, 1)];
            steps.extend_from_slice(between);
            steps.push(Load(other));
            steps
        };
        [one(X, Y), one(Y, X)]
    };
    let missed = |seen: &[u64]| seen[1] == 0 && seen[3] == 0;
    for cores in WITH_CACHES {
        assert!(any(&cores, &warps(&[]), missed), "{cores:?}");
        assert!(!any(&cores, &warps(&[Fence]), missed), "{cores:?}");
    }
}

/// Independent reads of independent writes, by readers whose caches hold one word each.
///
/// Rules: C6.4.
#[test]
fn with_caches_the_order_of_stores_is_seen_in_two_ways() {
    let warps = |middle: &[Step]| {
        let reader = |first, second| {
            let mut steps = vec![Load(second), Add(first, 0)];
            steps.extend_from_slice(middle);
            steps.push(Load(second));
            steps
        };
        [vec![Pass(8), Store(X, 1)], vec![Pass(8), Store(Y, 1)], reader(X, Y), reader(Y, X)]
    };
    let apart = |seen: &[u64]| seen[..6] == [0, 1, 0, 0, 1, 0];
    for cores in WITH_CACHES {
        assert!(any(&cores, &warps(&[]), apart), "{cores:?}");
        assert!(!any(&cores, &warps(&[Fence]), apart), "{cores:?}");
    }
}

/// Two warps of core 0: the second one sees the flag, executes a fence, and tells the first one, which has none of its
/// own.
///
/// Rules: C6.4, I5.32.
#[test]
fn a_fence_of_any_warp_empties_the_cores_cache() {
    let warps = |middle: Step| {
        [
            vec![Load(X), Pass(24), Add(Z, 0), Load(X)],
            vec![Pass(12), Add(Y, 0), middle, Add(Z, 1)],
            vec![Pass(6), Store(X, 1), Store(Y, 1)],
        ]
    };
    // The flag is seen, and the first warp has got its message; what it has loaded is old.
    let stale = |seen: &[u64]| seen[1] == 1 && seen[3] == 1 && seen[2] == 0;
    for options in WITH_CACHES.map(|cores| cores.options) {
        let cores = Cores::new(options, 2, 2);
        assert!(any(&cores, &warps(Pass(1)), stale), "{cores:?}");
        assert!(!any(&cores, &warps(Fence), stale), "{cores:?}");
        let new = |seen: &[u64]| seen[..4] == [0, 1, 1, 1];
        assert!(any(&cores, &warps(Fence), new), "{cores:?}");
    }
}

/// A lock by `aswap`: with a fence behind the taking, each warp sees what the one before has stored. Without it, warps
/// with caches count from old numbers.
///
/// Rules: C6.4, C6.5.
#[test]
fn a_lock_with_a_fence_guards_loads_and_stores() {
    let count = |cores: &Cores, with_fence, seed: u64| {
        let bodies = vec![counting_under_a_lock(5, with_fence); 4];
        let manners = Manners::new(1 + seed % 9, seed * 37 % 150, seed);
        let mut bench = ClusterBench::on(&cores.config(4), &cores.program(&bodies), manners);
        bench.run();
        bench.memory.read_word(X as u64)
    };
    for cores in WITH_CACHES {
        assert!((0..20).all(|seed| count(&cores, true, seed) == 20), "{cores:?}");
        assert!((0..20).any(|seed| count(&cores, false, seed) < 20), "{cores:?}");
    }
    for cores in WITHOUT_CACHES {
        assert!((0..20).all(|seed| count(&cores, false, seed) == 20), "{cores:?}");
    }
}

fn step() -> impl Strategy<Value = Step> {
    let place = || prop::sample::select(vec![X, X, Y, NEXT_TO_X]);
    prop_oneof![
        4 => (place(), 1..4_u64).prop_map(|(place, value)| Store(place, value)),
        4 => place().prop_map(Load),
        1 => (place(), 4..6_u64).prop_map(|(place, value)| Add(place, value)),
        1 => Just(Fence),
        1 => (0..5_usize).prop_map(Pass),
    ]
}

extents! {"40,000 litmus tests take minutes; `cargo xtask campaign model` runs them":
    /// Random accesses of two or three warps, each under ten timings.
    ///
    /// Rules: C6.3, C6.5.
    test any_few_accesses_are_sequential_without_caches(extent) {
        let warps = prop::collection::vec(prop::collection::vec(step(), 1..5), 2..4);
        let cores = prop::sample::select(WITHOUT_CACHES.to_vec());
        let strategy = (warps, cores, 0..1_000_000_u64);
        let count = if extent.is_full() { 40_000 } else { 120 };
        let result = TestRunner::new(cases(count)).run(&strategy, |(warps, cores, seed)| {
            let allowed = sequential(&warps);
            for timing in 0..10 {
                let seen = run(&cores, &warps, seed + timing);
                prop_assert!(allowed.contains(&seen), "{:?} {:?}", cores, seen);
            }
            Ok(())
        });
        result.unwrap_or_else(|error| panic!("{error}"));
    }

    /// Any few accesses are sequential also with a shared cache of two lines a bank, or of eight.
    ///
    /// Rules: C6.3, C6.5, C12.1, C12.2.
    test any_few_accesses_are_sequential_with_a_shared_cache(extent) {
        let warps = prop::collection::vec(prop::collection::vec(step(), 1..5), 2..4);
        let line = "instruction_cache_bytes = 128, scoreboard = true";
        let cores = [(1, 1), (2, 1), (4, 2)].map(|(banks, warps)| Cores::new(line, banks, warps));
        let cores = prop::sample::select(cores.to_vec());
        let cache = prop::sample::select(vec![(32, 1), (128, 4)]);
        let strategy = (warps, cores, cache, 0..1_000_000_u64);
        let count = if extent.is_full() { 20_000 } else { 120 };
        let result = TestRunner::new(cases(count)).run(&strategy, |(warps, cores, cache, seed)| {
            let allowed = sequential(&warps);
            let (bank_bytes, ways) = cache;
            let config = shared(&cores.config(warps.len()), bank_bytes, ways);
            for timing in 0..10 {
                let seen = run_on(&config, &cores, &warps, seed + timing);
                prop_assert!(allowed.contains(&seen), "{:?} {:?} {:?}", cores, cache, seen);
            }
            Ok(())
        });
        result.unwrap_or_else(|error| panic!("{error}"));
    }
}
