//! What a run amounts to: cycles, instructions, and why nothing was scheduled in the other cycles.

use std::fmt;

use isa::trace::StallCause;
use serde::Serialize;

/// The causes, in the order of their values.
const CAUSES: [(StallCause, &str); 6] = [
    (StallCause::None, "scheduled"),
    (StallCause::Clearing, "clearing registers"),
    (StallCause::NoRunningWarp, "no warp could run"),
    (StallCause::StarvationGuard, "starvation guard"),
    (StallCause::FetchQueueFull, "fetch queue full"),
    (StallCause::PortNotReady, "instruction port not ready"),
];

/// Counts of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Statistics {
    /// Clock cycles since reset.
    pub cycles: u64,
    /// Instructions of warps that went through commit.
    pub retired: u64,
    /// Instructions that went through commit, counted once for each lane in which they executed.
    pub retired_lanes: u64,
    /// Cycles by stall cause (docs/pipeline.md section 5); 0: something was scheduled. The last two places are values
    /// that a stall cause does not have.
    pub stalls: [u64; 8],
}

impl Statistics {
    /// Counts a cycle.
    #[inline]
    pub fn count(&mut self, stall_cause: u64, retired_lanes: Option<u32>) {
        self.cycles += 1;
        self.stalls[(stall_cause & 7) as usize] += 1;
        if let Some(lanes) = retired_lanes {
            self.retired += 1;
            self.retired_lanes += u64::from(lanes);
        }
    }

    /// Instructions of warps a cycle.
    pub fn per_cycle(&self) -> f64 {
        self.retired as f64 / self.cycles.max(1) as f64
    }
}

impl fmt::Display for Statistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Statistics { cycles, retired, retired_lanes, stalls } = self;
        writeln!(
            f,
            "{cycles} cycles, {retired} instructions ({:.2} a cycle), {retired_lanes} in lanes",
            self.per_cycle()
        )?;
        let counted = CAUSES.iter().map(|&(cause, name)| (name, stalls[cause as usize]));
        let told: Vec<String> =
            counted.filter(|&(_, count)| count > 0).map(|(name, count)| format!("{name} {count}")).collect();
        write!(f, "cycles by what schedule did: {}", told.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn causes_stand_in_the_order_of_their_values() {
        for (place, (cause, _)) in CAUSES.iter().enumerate() {
            assert_eq!(*cause as usize, place);
        }
    }
}
