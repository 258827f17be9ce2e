//! What a seed makes of the options of a core that the memory and the host have a part in: which accesses fail, and
//! where the program starts.
//!
//! Seed 0, and every even seed, is a memory in which nothing fails, and a host that starts the program at 0: programs
//! do there what they are written to do. With an odd seed the memory fails now and then, and the program may start at
//! one of its first words, or at a byte within it.

use isa::{CoreConfig, Cycle};

use crate::environment::pattern::{scatter, Port};

/// Parts the failures from the other uses of the seed.
const FAILURES: u64 = 0xfa11_0000;
/// Parts the stores of exchanges that come too late from the other uses of the seed.
const LATE: u64 = 0x1a7e_0000;
/// Parts what the host says from the other uses of the seed.
const HOST: u64 = 0x4057_0000;
/// One of so many fetches fails.
const FETCHES: [u64; 3] = [256, 1024, 8192];
/// One of so many loads and stores fails.
const ACCESSES: [u64; 3] = [4, 16, 128];
/// One of so many stores of exchanges comes too late.
const EXCHANGES: [u64; 3] = [2, 4, 32];
/// The program starts at one of so many words, if not at 0.
const FIRST_WORDS: u64 = 8;
/// With one of so many odd seeds it starts at a byte that may be no word's first.
const WITHIN_A_WORD: u64 = 4;

/// Which accesses of a port fail, as a function of the cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failures {
    key: u64,
    /// One of so many accesses fails; 0: none does.
    pub one_of: u64,
}

impl Failures {
    /// The failures of a seed at a port; none of a core that is not told of them.
    pub fn of(config: &CoreConfig, seed: u64, port: Port) -> Self {
        let key = scatter(seed ^ FAILURES ^ scatter(port.number()));
        let rates = match port {
            Port::Instruction => FETCHES,
            Port::Data(_) => ACCESSES,
            Port::Console => [0; 3],
        };
        let fails = config.bus_errors && is_odd(seed);
        Failures { key, one_of: if fails { rates[(key % 3) as usize] } else { 0 } }
    }

    /// The stores of exchanges that come too late, because another master has been there; with seed 0 there is no other
    /// master.
    pub fn of_exchanges(config: &CoreConfig, seed: u64) -> Self {
        let key = scatter(seed ^ LATE);
        let is_told = config.extension && config.bus_errors;
        let one_of = match is_told && seed != 0 {
            true => EXCHANGES[(key % 3) as usize],
            false => 0,
        };
        Failures { key, one_of }
    }

    /// Whether the access that fires in this cycle fails.
    #[inline]
    pub fn fails(&self, cycle: Cycle) -> bool {
        self.one_of != 0 && scatter(self.key.wrapping_add(cycle.0)).is_multiple_of(self.one_of)
    }
}

/// What the host says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HostStart {
    /// Where warp 0 starts; below 2^n, as the argument.
    pub address: u64,
    /// The argument.
    pub argument: u64,
}

impl HostStart {
    /// What the host of a seed says; 0 and 0 to a core that does not listen.
    pub fn of(config: &CoreConfig, seed: u64) -> Self {
        let key = scatter(seed ^ HOST);
        let word = if is_odd(seed) { (key >> 32) % FIRST_WORDS } else { 0 };
        let word_bytes = u64::from(config.arch.word_bytes());
        let is_within = is_odd(seed) && (key >> 40).is_multiple_of(WITHIN_A_WORD);
        let byte = if is_within { (key >> 48) % word_bytes } else { 0 };
        let argument = if seed == 0 { 0 } else { key };
        let listens = u64::from(config.host_start);
        HostStart {
            address: listens * (word * word_bytes + byte),
            argument: listens * (argument & config.arch.word_mask()),
        }
    }
}

const fn is_odd(seed: u64) -> bool {
    seed & 1 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config() -> CoreConfig {
        CoreConfig { bus_errors: true, host_start: true, ..CoreConfig::default() }
    }

    #[test]
    fn accesses_fail_of_odd_seeds_and_of_cores_that_are_told() {
        let failures = |config: &CoreConfig, seed| {
            let of = Failures::of(config, seed, Port::DATA);
            (0..10_000).filter(|&cycle| of.fails(Cycle(cycle))).count()
        };
        for seed in [0, 2, 100] {
            assert_eq!(failures(&config(), seed), 0);
        }
        for seed in [1, 3, 101, 77] {
            let count = failures(&config(), seed);
            assert!((40..4000).contains(&count), "{count}");
            assert_eq!(failures(&CoreConfig::default(), seed), 0);
        }
        let console = Failures::of(&config(), 1, Port::Console);
        assert!((0..1000).all(|cycle| !console.fails(Cycle(cycle))));
    }

    #[test]
    fn the_host_starts_elsewhere_of_odd_seeds() {
        let even = (0..50).map(|seed| HostStart::of(&config(), 2 * seed).address);
        assert!(even.into_iter().all(|address| address == 0));
        let odd: Vec<_> = (0..50).map(|seed| HostStart::of(&config(), 2 * seed + 1).address).collect();
        assert!(odd.iter().all(|address| *address < 32));
        let within = odd.iter().filter(|address| *address % 4 != 0).count();
        assert!((3..20).contains(&within), "{within}");
        assert!(odd.contains(&28) && odd.contains(&0));
        let nobody = HostStart::of(&CoreConfig::default(), 5);
        assert_eq!((nobody.address, nobody.argument), (0, 0));
        assert_eq!(HostStart::of(&config(), 0).argument, 0);
        assert_ne!(HostStart::of(&config(), 2).argument, 0);
    }
}
