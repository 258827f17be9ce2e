//! A covering array over pairs: cores so chosen that each pair of levels of two factors is soon in one of them.
//!
//! The way is that of AETG (Cohen, Dalal, Fredman and Patton, 1997): each core is the best of several candidates. A
//! candidate begins with a pair that is still to be drawn, and takes one factor after the other, in any order, each
//! with the level that makes most new pairs with those before. Where no new pair depends on it, chance decides.

use isa::CoreConfig;

use super::factors::Factors;
use super::from_levels;
use crate::random::Random;

/// Cores after which an array begins anew. All pairs are drawn in less than half of them (a test requires them in all);
/// the others are drawn by chance alone.
pub(super) const ROUND: u64 = 128;
/// Candidates for a core.
const CANDIDATES: usize = 6;
/// Candidates for a core of which none was a legal one, after which a core without a given pair is taken.
const ROUNDS_MAX: usize = 20;
/// The values of a candidate's levels are drawn so often before it counts as no legal core.
const DRAWS: usize = 4;

/// The level of each factor; none where the factor means nothing.
pub(super) type Levels = Vec<Option<usize>>;

/// A core, and what it was drawn from.
pub(super) struct Drawn {
    pub config: CoreConfig,
    pub levels: Levels,
}

/// The cores of a round, drawn so far as they were asked for.
pub(super) struct Array {
    seed: u64,
    round: u64,
    cores: Vec<Drawn>,
    /// Pairs that are still to be drawn.
    missing: Pairs,
}

/// A set of pairs of levels.
struct Pairs {
    width: usize,
    is_in: Vec<bool>,
    list: Vec<(usize, usize)>,
}

impl Pairs {
    fn all(factors: &Factors) -> Pairs {
        let width = factors.levels.len();
        let list: Vec<_> = factors.pairs().collect();
        let mut is_in = vec![false; width * width];
        for &(one, two) in &list {
            is_in[one * width + two] = true;
            is_in[two * width + one] = true;
        }
        Pairs { width, is_in, list }
    }

    fn has(&self, one: usize, two: usize) -> bool {
        self.is_in[one * self.width + two]
    }

    fn remove(&mut self, levels: &Levels) {
        for one in levels.iter().flatten() {
            for two in levels.iter().flatten() {
                self.is_in[one * self.width + two] = false;
            }
        }
        let (width, is_in) = (self.width, &self.is_in);
        self.list.retain(|&(one, two)| is_in[one * width + two]);
    }

    /// How many of them a candidate has.
    fn count(&self, levels: &Levels) -> usize {
        let chosen: Vec<usize> = levels.iter().copied().flatten().collect();
        let with = |(index, one): (usize, &usize)| {
            let others = chosen[..index].iter();
            others.filter(|two| self.has(*one, **two)).count()
        };
        chosen.iter().enumerate().map(with).sum()
    }
}

impl Array {
    /// An array of that seed, without a core.
    pub(super) fn new(seed: u64, round: u64) -> Self {
        Array { seed, round, cores: Vec::new(), missing: Pairs::all(Factors::get()) }
    }

    /// The core of that number in the round.
    pub(super) fn core(&mut self, number: u64) -> &Drawn {
        let index = usize::try_from(number).unwrap_or(usize::MAX);
        while self.cores.len() <= index {
            let next = self.round * ROUND + self.cores.len() as u64;
            let core = self.draw(&Random::new(self.seed, &[0, next]));
            self.missing.remove(&core.levels);
            self.cores.push(core);
        }
        &self.cores[index]
    }

    /// Pairs that no core so far has.
    #[cfg(test)]
    pub(super) fn missing(&self) -> &[(usize, usize)] {
        &self.missing.list
    }

    fn draw(&self, random: &Random) -> Drawn {
        for round in 0.. {
            let first = match self.missing.list.as_slice() {
                missing if missing.is_empty() || round >= ROUNDS_MAX => None,
                missing => Some(missing),
            };
            let mut candidates: Vec<_> = (0..CANDIDATES)
                .map(|_| {
                    let pair = first.map(|missing| random.one(missing));
                    let levels = self.candidate(random, pair, round > 0);
                    (self.missing.count(&levels), levels)
                })
                .collect();
            candidates.sort_by_key(|(count, _)| usize::MAX - count);
            for (_, levels) in candidates {
                let drawn = (0..DRAWS).find_map(|_| from_levels(random, &levels));
                if let Some(config) = drawn {
                    return Drawn { config, levels };
                }
            }
        }
        unreachable!("some levels make a legal core")
    }

    /// A candidate with that pair. What is not to be greedy leaves every second factor to chance.
    fn candidate(&self, random: &Random, pair: Option<(usize, usize)>, by_chance: bool) -> Levels {
        let factors = Factors::get();
        let mut levels: Levels = vec![None; factors.factors.len()];
        let mut order = Vec::new();
        for level in pair.into_iter().flat_map(|(one, two)| [one, two]) {
            levels[factors.levels[level].factor] = Some(level);
            order.extend(factors.levels[level].needs.iter().map(|(needed, _)| *needed));
        }
        let mut others: Vec<usize> = (0..levels.len()).collect();
        for last in (1..others.len()).rev() {
            others.swap(last, random.below(last as u64 + 1) as usize);
        }
        // What others need comes before them.
        let needs_other = |factor: &usize| {
            let mut levels = factors.factors[*factor].levels.clone();
            levels.any(|level| factors.levels[level].needs.is_some())
        };
        others.sort_by_key(needs_other);
        order.extend(others);
        for factor in order {
            if levels[factor].is_none() {
                let by_chance = by_chance && random.percent(50);
                levels[factor] = self.level(random, factor, &levels, by_chance);
            }
        }
        levels
    }

    /// The level of a factor beside others; none if it means nothing beside them.
    fn level(&self, random: &Random, factor: usize, others: &Levels, by_chance: bool) -> Option<usize> {
        let factors = Factors::get();
        let mut best = (0, Vec::new());
        for level in factors.factors[factor].levels.clone() {
            let described = &factors.levels[level];
            let is_missing = described
                .needs
                .as_ref()
                .is_some_and(|(needed, allowed)| !others[*needed].is_some_and(|other| allowed.contains(&other)));
            let mut chosen = others.iter().flatten();
            if is_missing || !chosen.all(|other| factors.is_possible(level, *other)) {
                continue;
            }
            let chosen = others.iter().flatten();
            let gain = match by_chance {
                true => 0,
                false => chosen.filter(|other| self.missing.has(level, **other)).count(),
            };
            if gain > best.0 {
                best = (gain, Vec::new());
            }
            if gain == best.0 {
                best.1.extend(vec![level; described.values.len()]);
            }
        }
        (!best.1.is_empty()).then(|| random.one(&best.1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pairs in the first cores of an array.
    fn pairs(mut array: Array, cores: u64) -> usize {
        let mut all = Pairs::all(Factors::get());
        let before = all.list.len();
        for number in 0..cores {
            all.remove(&array.core(number).levels);
        }
        before - all.list.len()
    }

    #[test]
    fn an_array_has_more_pairs_than_chance_gives() {
        for seed in 0..2 {
            for (cores, percent) in [(10, 120), (30, 105)] {
                let mut chance = Array::new(seed, 0);
                chance.missing.list.clear();
                chance.missing.is_in.fill(false);
                let (chance, array) = (pairs(chance, cores), pairs(Array::new(seed, 0), cores));
                println!("seed {seed}, {cores} cores: {array} pairs, by chance {chance}");
                assert!(array * 100 > chance * percent, "{array} and {chance}");
            }
        }
    }
}
