//! The other cores around a core that is simulated alone: they arrive at barriers between cores, and ring it, as a seed
//! has it (docs/cluster.md sections 8 and 13).
//!
//! When a barrier opens depends on what the core says of it, too. So a side that says something else goes on in another
//! cycle, which the comparison sees.

use isa::{CoreConfig, Cycle, CLUSTER_BARRIER_BITS};

use crate::environment::pattern::scatter;

/// Parts the barriers from the other uses of the seed.
const BARRIERS: u64 = 0xba44_0000;
/// A barrier opens in one of so many cycles. The longest wait must stay far below that of a core that hangs.
const OPENINGS: [u64; 4] = [1, 2, 8, 32];
/// Parts the rings from the other uses of the seed.
const RINGS: u64 = 0x4149_0000;
/// Another core rings the core in one of so many cycles; 0: never. Between two rings warp 0 must go on, whatever the
/// handler takes.
const RINGINGS: [u64; 4] = [0, 400, 600, 900];

/// When barriers between cores open, as a function of the cycle and of what the core drives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherCores {
    key: u64,
    barriers: u32,
    /// A barrier opens in one of so many cycles; 0: as soon as a context waits, and only then.
    one_of: u64,
    /// The core is one that is rung.
    pub(super) rings: bool,
    ring_key: u64,
    /// Another core rings it in one of so many cycles; 0: never.
    ring_one_of: u64,
}

impl OtherCores {
    /// Those of a seed; there are none around a core that is not one of several.
    pub fn of(config: &CoreConfig, seed: u64) -> Self {
        let key = scatter(seed ^ BARRIERS);
        let one_of = match seed {
            0 => 0,
            _ => OPENINGS[(key % OPENINGS.len() as u64) as usize],
        };
        let ring_key = scatter(seed ^ RINGS);
        let ring_one_of = match seed {
            0 => 0,
            _ => RINGINGS[(ring_key % RINGINGS.len() as u64) as usize],
        };
        OtherCores { rings: config.rings(), ring_key, ring_one_of, key, barriers: config.cluster_barriers(), one_of }
    }

    /// What `cluster_barrier_open` is in a cycle, given `cluster_barrier_waiting` and `cluster_barrier_wanted`.
    #[inline]
    pub fn open(&self, cycle: Cycle, waiting: u64, wanted: u64) -> u64 {
        if self.barriers == 0 || self.one_of == 0 {
            return waiting;
        }
        let opens = |barrier: &u32| {
            let said = wanted >> (barrier * CLUSTER_BARRIER_BITS) & ((1 << CLUSTER_BARRIER_BITS) - 1);
            let said = said << 1 | waiting >> barrier & 1;
            let of_it = scatter(u64::from(*barrier) << 32 | said);
            scatter(self.key.wrapping_add(cycle.0) ^ of_it).is_multiple_of(self.one_of)
        };
        let open = (0..self.barriers).filter(opens);
        open.fold(0, |all, barrier| all | 1 << barrier)
    }

    /// What `rung` is in a cycle: whether another core rings, or the core does, and means itself.
    #[inline]
    pub fn rung(&self, cycle: Cycle, rings_itself: bool) -> bool {
        if !self.rings {
            return false;
        }
        let ringing = scatter(self.ring_key.wrapping_add(cycle.0));
        rings_itself || (self.ring_one_of > 0 && ringing.is_multiple_of(self.ring_one_of))
    }

    /// All barriers, as a careless cluster might drive them while reset is 1.
    pub const fn all(&self) -> u64 {
        (1 << self.barriers) - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(several_cores: bool) -> CoreConfig {
        CoreConfig { several_cores, ..CoreConfig::default() }
    }

    #[test]
    fn with_the_ideal_memory_a_barrier_opens_when_somebody_waits_and_only_then() {
        let others = OtherCores::of(&config(true), 0);
        for waiting in 0..16 {
            assert_eq!(others.open(Cycle(9), waiting, 0), waiting);
        }
        assert_eq!(others.all(), 0b1111);
        let nobody = OtherCores::of(&config(false), 5);
        assert_eq!((nobody.open(Cycle(3), 0, 0), nobody.all()), (0, 0));
    }

    #[test]
    fn every_barrier_opens_again_and_again_and_also_when_nobody_waits() {
        for seed in 1..40 {
            let others = OtherCores::of(&config(true), seed);
            for waiting in [0, 0b1111] {
                let mut since = [0; 4];
                for cycle in 0..4000 {
                    let open = others.open(Cycle(cycle), waiting, 0x1234);
                    for (barrier, since) in since.iter_mut().enumerate() {
                        *since = if open >> barrier & 1 == 1 { 0 } else { *since + 1 };
                        assert!(*since < 512, "seed {seed}, barrier {barrier}");
                    }
                    assert_eq!(open & !others.all(), 0);
                }
            }
        }
    }

    #[test]
    fn only_a_core_that_is_rung_is_rung_by_itself_and_rarely_by_others() {
        let rung_core = CoreConfig { extension: true, ..config(true) };
        let alone = OtherCores::of(&config(true), 7);
        let mut by_others = 0;
        for seed in 0..40 {
            let others = OtherCores::of(&rung_core, seed);
            let cycles = (0..90_000).map(Cycle);
            let rung = cycles.filter(|&cycle| others.rung(cycle, false)).count();
            by_others += usize::from(rung > 0);
            assert!(rung == 0 || (60..400).contains(&rung), "seed {seed}: {rung}");
            assert!(rung == 0 || seed > 0);
            assert!(others.rung(Cycle(seed), true) && !alone.rung(Cycle(seed), true));
        }
        assert!((20..40).contains(&by_others), "{by_others} of 40 seeds");
    }

    #[test]
    fn what_the_core_says_decides_when_a_barrier_opens() {
        // A seed whose barriers do not open in every cycle.
        let seeds = (1..).map(|seed| OtherCores::of(&config(true), seed));
        let mut slow = seeds.filter(|others| others.one_of == 8);
        let others = slow.next().expect("one of them");
        let opened = |waiting, wanted| {
            let cycles = (0..200).map(Cycle);
            let open = cycles.map(|cycle| others.open(cycle, waiting, wanted) & 1);
            open.collect::<Vec<_>>()
        };
        assert_ne!(opened(1, 3), opened(0, 3));
        assert_ne!(opened(1, 3), opened(1, 2));
        assert_eq!(opened(1, 3), opened(0b11, 3 | 5 << 5));
    }
}
