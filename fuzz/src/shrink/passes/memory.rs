//! The memory: an ideal one, else one of equal latencies, else one in which a single port is slow.

use testbenches::{Latencies, MemoryTiming};

use super::super::{Shrinker, Subject};

/// Latencies of instruction and data port, the plainest first.
const LATENCIES: [&str; 9] = ["2", "4", "16", "1,2", "1,4", "1,16", "2,1", "4,1", "16,1"];

/// Takes the plainest memory.
pub(super) fn memory(shrinker: &mut Shrinker<'_>) {
    let subject = shrinker.best().clone();
    let latencies = LATENCIES
        .iter()
        .filter_map(|text| text.parse::<Latencies>().ok());
    let latencies = latencies.map(MemoryTiming::Latency);
    let plain = [MemoryTiming::IDEAL].into_iter().chain(latencies);
    // Those before the present one, which are plainer.
    let plainer = plain.take_while(|&timing| timing != subject.timing);
    let candidates = plainer.map(|timing| Subject {
        timing,
        ..subject.clone()
    });
    shrinker.takes_one_of(candidates);
}
