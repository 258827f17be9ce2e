//! What the memory around a core is like in time: as a seed has it, or as slow as the options say.

use std::fmt;
use std::num::IntErrorKind;
use std::str::FromStr;

use serde::Serialize;

/// Cycles without anything happening that count as a standstill. The longest latency of a seed is 32 cycles, and a port
/// of the harshest pattern is ready in three of sixteen. So no memory is silent for so long.
pub(crate) const IDLE_CYCLES_MAX: u64 = 1024;

/// The longest latency that can be asked for, in cycles; shorter than [`IDLE_CYCLES_MAX`].
pub const NAMED_LATENCY_CYCLES_MAX: u64 = 256;

/// How the memory answers, and with it everything else around the core that is not said elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MemoryTiming {
    /// Latencies and back-pressure that follow from a seed; 0: the ideal memory, latency 1 and always ready.
    Seed(u64),
    /// Always ready, and as slow as this. Everything else is as with seed 0.
    Latency(Latencies),
}

impl MemoryTiming {
    /// The ideal memory.
    pub const IDEAL: MemoryTiming = MemoryTiming::Seed(0);

    /// What everything that no latency names is taken from.
    pub const fn seed(self) -> u64 {
        match self {
            MemoryTiming::Seed(seed) => seed,
            MemoryTiming::Latency(_) => 0,
        }
    }
}

impl From<u64> for MemoryTiming {
    fn from(seed: u64) -> Self {
        MemoryTiming::Seed(seed)
    }
}

impl fmt::Display for MemoryTiming {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MemoryTiming::Seed(seed) => write!(f, "seed {seed}"),
            MemoryTiming::Latency(Latencies { instruction, data }) if instruction == data => {
                write!(f, "latency {data} on both ports")
            }
            MemoryTiming::Latency(Latencies { instruction, data }) => {
                write!(f, "latency {instruction} on the instruction port, {data} on the data port")
            }
        }
    }
}

/// A memory that always answers after as many cycles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Latencies {
    /// The latency of fetches, in cycles, 1..=[`NAMED_LATENCY_CYCLES_MAX`].
    pub(super) instruction: u64,
    /// The latency of loads, in cycles, likewise.
    pub(super) data: u64,
}

/// Why a latency is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LatencyError {
    /// Not a number, nor two.
    #[error("`{0}` is neither a number of cycles, such as 16, nor one of each port, such as 1,16")]
    NoNumber(String),
    /// Too small, or too large.
    #[error("a latency of {0} cycles is not possible: 1 to {NAMED_LATENCY_CYCLES_MAX}")]
    OutOfRange(String),
}

impl Latencies {
    /// One latency for both ports.
    ///
    /// # Errors
    /// When it is 0 or more than [`NAMED_LATENCY_CYCLES_MAX`].
    pub fn both(cycles: u64) -> Result<Self, LatencyError> {
        if !(1..=NAMED_LATENCY_CYCLES_MAX).contains(&cycles) {
            return Err(LatencyError::OutOfRange(cycles.to_string()));
        }
        Ok(Latencies { instruction: cycles, data: cycles })
    }

    /// Keeps the latency of loads; fetches take one cycle, as from an instruction cache that always hits.
    pub const fn with_perfect_fetch(self) -> Self {
        Latencies { instruction: 1, data: self.data }
    }

    /// The latency of loads, in cycles.
    pub const fn data_cycles(self) -> u64 {
        self.data
    }
}

/// `N`, or `I,D`, as [`fmt::Display`] writes them.
impl FromStr for Latencies {
    type Err = LatencyError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let cycles = |part: &str| match part.trim().parse::<u64>() {
            Ok(cycles) => Latencies::both(cycles).map(Latencies::data_cycles),
            Err(error) if *error.kind() == IntErrorKind::PosOverflow => {
                Err(LatencyError::OutOfRange(part.trim().to_owned()))
            }
            Err(_) => Err(LatencyError::NoNumber(text.to_owned())),
        };
        let (instruction, data) = text.split_once(',').unwrap_or((text, text));
        Ok(Latencies { instruction: cycles(instruction)?, data: cycles(data)? })
    }
}

impl fmt::Display for Latencies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.instruction == self.data {
            write!(f, "{}", self.data)
        } else {
            write!(f, "{},{}", self.instruction, self.data)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn timing(text: &str) -> String {
        match text.parse() {
            Ok(latencies) => MemoryTiming::Latency(latencies).to_string(),
            Err::<_, LatencyError>(error) => error.to_string(),
        }
    }

    #[test]
    fn latencies_are_one_number_or_one_of_each_port() {
        assert_eq!(timing("16"), "latency 16 on both ports");
        assert_eq!(timing("7,7"), "latency 7 on both ports");
        assert_eq!(timing(" 1, 256"), "latency 1 on the instruction port, 256 on the data port");
        for text in ["16", "1,256"] {
            assert_eq!(text.parse::<Latencies>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn other_latencies_are_refused_with_what_is_possible() {
        for (text, shown) in
            [("0", "0"), ("4,0", "0"), ("257", "257"), ("99999999999999999999", "99999999999999999999")]
        {
            let told = format!("a latency of {shown} cycles is not possible: 1 to 256");
            assert_eq!(timing(text), told);
        }
        for text in ["", "fast", "1,2,3", "4,", "-1"] {
            let told =
                format!("`{text}` is neither a number of cycles, such as 16, nor one of each port, such as 1,16");
            assert_eq!(timing(text), told);
        }
    }

    /// A fetch that takes as long as possible, and then a load, each with the way to the memory and back.
    #[test]
    fn no_memory_is_silent_for_so_long_that_a_run_counts_as_hanging() {
        const { assert!(2 * NAMED_LATENCY_CYCLES_MAX < IDLE_CYCLES_MAX) }
    }
}
