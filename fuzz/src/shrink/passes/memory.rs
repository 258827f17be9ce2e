//! The memory: an ideal one, else one of equal latencies, else one in which a single port is slow; else one that
//! refuses accesses sooner.

use testbenches::{Latencies, MemoryTiming};

use super::super::{Shrinker, Subject};

/// The largest seed that takes the place of another one.
const SEED_MAX: u64 = 31;
/// Latencies of instruction and data port, the plainest first.
const LATENCIES: [&str; 9] = ["2", "4", "16", "1,2", "1,4", "1,16", "2,1", "4,1", "16,1"];

/// Takes the plainest memory.
pub(super) fn memory(shrinker: &mut Shrinker<'_>) {
    let subject = shrinker.best().clone();
    let latencies = LATENCIES.iter().filter_map(|text| text.parse::<Latencies>().ok());
    let latencies = latencies.map(MemoryTiming::Latency);
    let plain = [MemoryTiming::IDEAL].into_iter().chain(latencies);
    // Those before the present one, which are plainer.
    let plainer = plain.take_while(|&timing| timing != subject.timing);
    let candidates = plainer.map(|timing| Subject { timing, ..subject.clone() });
    if !shrinker.takes_one_of(candidates) {
        for candidate in other_seeds(&subject) {
            shrinker.takes_earlier(candidate);
        }
    }
}

/// The run with the memories of other small seeds, if its memory refuses accesses. Odd seeds have bus errors, even ones
/// have stores of exchanges that come too late.
pub(in super::super) fn other_seeds(subject: &Subject) -> impl Iterator<Item = Subject> {
    let present = match subject.timing {
        MemoryTiming::Seed(seed) if seed > 0 && subject.config.bus_errors => Some(seed),
        _ => None,
    };
    let subject = subject.clone();
    let others = present.into_iter().flat_map(|present| {
        let seeds = (1..=SEED_MAX).filter(move |seed| seed % 2 == present % 2);
        seeds.filter(move |seed| *seed != present)
    });
    others.map(move |seed| Subject { timing: MemoryTiming::Seed(seed), ..subject.clone() })
}
