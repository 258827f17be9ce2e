//! When memory and console are ready and how long they take, as a pure function of seed, port and cycle.
//!
//! A function and not a random generator: both sides' environments must answer alike in the same cycle even after the
//! sides have parted, and a run must repeat itself from its seed alone. Seed 0 is the ideal memory.

use std::fmt;

use isa::Cycle;

use crate::environment::memory_timing::MemoryTiming;

/// A port that the environment answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Port {
    /// Fetches.
    Instruction,
    /// Loads and stores, of a core or of a cluster's bank of that number.
    Data(u32),
    /// Bytes that are printed.
    Console,
}

impl Port {
    /// The data port of a core alone.
    pub const DATA: Port = Port::Data(0);

    /// A number of its own.
    pub(super) const fn number(self) -> u64 {
        match self {
            Port::Instruction => 1,
            Port::Data(0) => 2,
            Port::Console => 3,
            Port::Data(bank) => 0x100 + bank as u64,
        }
    }
}

/// The longest latency that a seed gives, in cycles.
pub const LATENCY_CYCLES_MAX: u64 = 32;
/// The longest burst of any pattern, in cycles.
const BURST_CYCLES_MAX: u64 = 16;
/// What a burst or a probability of being ready is counted in.
const ALWAYS: u64 = 16;

const LATENCIES: [u64; 6] = [1, 2, 4, 8, 16, LATENCY_CYCLES_MAX];
/// Sixteenths of the cycles in which a port is ready.
const READY: [u64; 6] = [ALWAYS, 14, 12, 8, 4, ALWAYS];
const BURSTS: [u64; 4] = [1, 1, 4, BURST_CYCLES_MAX];
/// Sixteenths of the bursts in which a port of a bursty pattern is never ready.
const BUSY_BURSTS: u64 = 4;

/// One port's latency and back-pressure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern {
    key: u64,
    /// Responses take at least this many cycles.
    latency_cycles_min: u64,
    /// Responses take at most this many cycles.
    pub latency_cycles_max: u64,
    /// Sixteenths of the cycles in which the port is ready, outside of busy bursts.
    pub ready_sixteenths: u64,
    /// Length of a burst; 1: there are none.
    pub burst_cycles: u64,
}

impl Pattern {
    /// What a memory is like at a port.
    pub fn of(timing: MemoryTiming, port: Port) -> Self {
        let MemoryTiming::Latency(latencies) = timing else {
            return Pattern::new(timing.seed(), port);
        };
        let cycles = match port {
            Port::Instruction => latencies.instruction,
            Port::Data(_) => latencies.data,
            Port::Console => 1,
        };
        Pattern { latency_cycles_min: cycles, latency_cycles_max: cycles, ..Pattern::new(0, port) }
    }

    /// The pattern of a seed for a port.
    pub fn new(seed: u64, port: Port) -> Self {
        let key = scatter(seed ^ scatter(port.number()));
        if seed == 0 {
            return Pattern {
                key,
                latency_cycles_min: 1,
                latency_cycles_max: 1,
                ready_sixteenths: ALWAYS,
                burst_cycles: 1,
            };
        }
        let choose = |from: &[u64], shift: u32| from[((key >> shift) % from.len() as u64) as usize];
        Pattern {
            key,
            latency_cycles_min: 1,
            latency_cycles_max: choose(&LATENCIES, 0),
            ready_sixteenths: choose(&READY, 16),
            burst_cycles: choose(&BURSTS, 32),
        }
    }

    /// Whether a request is taken in this cycle.
    #[inline]
    pub fn ready(&self, cycle: Cycle) -> bool {
        if self.burst_cycles > 1 {
            let burst = scatter(!self.key ^ (cycle.0 / self.burst_cycles));
            if burst % ALWAYS < BUSY_BURSTS {
                return false;
            }
        }
        self.ready_sixteenths == ALWAYS || scatter(self.key.wrapping_add(cycle.0)) % ALWAYS < self.ready_sixteenths
    }

    /// After how many cycles, at least 1, the answer to a request of this cycle is there.
    #[inline]
    pub fn latency_cycles(&self, cycle: Cycle) -> u64 {
        if self.latency_cycles_max == self.latency_cycles_min {
            return self.latency_cycles_max;
        }
        1 + (scatter(self.key.wrapping_add(cycle.0)) >> 32) % self.latency_cycles_max
    }
}

impl Pattern {
    /// When the port is ready, in words.
    pub fn readiness(&self) -> String {
        let mut text = if self.ready_sixteenths == ALWAYS {
            "always ready".to_owned()
        } else {
            format!("ready in {} of {ALWAYS} cycles", self.ready_sixteenths)
        };
        if self.burst_cycles > 1 {
            text += &format!(", {BUSY_BURSTS} of {ALWAYS} spans of {} cycles busy", self.burst_cycles);
        }
        text
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (latency, readiness) = (self.latency_cycles_max, self.readiness());
        match self.latency_cycles_min {
            least if least == latency => write!(f, "latency {latency}, {readiness}"),
            least => write!(f, "latency {least}..={latency}, {readiness}"),
        }
    }
}

/// Splitmix64's finalizer: neighbouring numbers to unrelated ones.
#[inline]
pub const fn scatter(number: u64) -> u64 {
    let a = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let b = (a ^ (a >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let c = (b ^ (b >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    c ^ (c >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seed_0_is_the_ideal_memory() {
        for port in [Port::Instruction, Port::DATA, Port::Console] {
            let pattern = Pattern::new(0, port);
            assert!((0..10_000).all(|cycle| pattern.ready(Cycle(cycle))));
            assert!((0..10_000).all(|cycle| pattern.latency_cycles(Cycle(cycle)) == 1));
            assert_eq!(pattern.to_string(), "latency 1, always ready");
        }
    }

    #[test]
    fn a_named_latency_is_that_of_every_answer_of_an_idle_port() {
        let timing = MemoryTiming::Latency("3,16".parse().unwrap());
        for (port, cycles) in [(Port::Instruction, 3), (Port::DATA, 16), (Port::Console, 1)] {
            let pattern = Pattern::of(timing, port);
            assert!((0..10_000).all(|cycle| pattern.ready(Cycle(cycle))));
            assert!((0..10_000).all(|cycle| pattern.latency_cycles(Cycle(cycle)) == cycles));
            let told = format!("latency {cycles}, always ready");
            assert_eq!(pattern.to_string(), told);
            assert_eq!(Pattern::of(7.into(), port), Pattern::new(7, port));
        }
    }

    #[test]
    fn patterns_keep_the_latencies_and_readiness_that_they_announce() {
        for seed in 1..64 {
            let pattern = Pattern::new(seed, Port::DATA);
            let cycles = 64_000;
            let ready = (0..cycles).filter(|&cycle| pattern.ready(Cycle(cycle))).count() as f64;
            let busy = if pattern.burst_cycles > 1 { 0.25 } else { 0.0 };
            let expected = pattern.ready_sixteenths as f64 / 16.0 * (1.0 - busy);
            let measured = ready / cycles as f64;
            assert!((measured - expected).abs() < 0.03, "seed {seed}: {measured} {pattern}");
            let latencies: Vec<u64> = (0..cycles).map(|cycle| pattern.latency_cycles(Cycle(cycle))).collect();
            assert_eq!(latencies.iter().min(), Some(&1));
            assert_eq!(latencies.iter().max(), Some(&pattern.latency_cycles_max));
        }
    }

    #[test]
    fn seeds_reach_every_kind_of_pattern_and_the_ports_differ() {
        let patterns: Vec<Pattern> = (1..200).map(|seed| Pattern::new(seed, Port::DATA)).collect();
        for latency in LATENCIES {
            assert!(patterns.iter().any(|pattern| pattern.latency_cycles_max == latency));
        }
        assert!(patterns.iter().any(|pattern| pattern.burst_cycles == BURST_CYCLES_MAX));
        assert!(patterns.iter().any(|pattern| pattern.ready_sixteenths == 4));
        let same = |seed, [one, two]: [Port; 2]| {
            let (one, two) = (Pattern::new(seed, one), Pattern::new(seed, two));
            (0..64).all(|cycle| one.ready(Cycle(cycle)) == two.ready(Cycle(cycle)))
                && one.latency_cycles_max == two.latency_cycles_max
        };
        let (instruction, data, console) = (Port::Instruction, Port::DATA, Port::Console);
        for ports in [[instruction, data], [data, console], [instruction, console]] {
            assert!((1..200).filter(|&seed| same(seed, ports)).count() < 20);
        }
    }
}
