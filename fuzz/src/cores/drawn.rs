//! Which options, and which pairs of them, the cores of a campaign have had.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::factors::Factors;
use super::{drawn, Cores};

/// How often each level of each option was drawn, and how many pairs of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawnOptions {
    /// Option by option.
    pub options: Vec<OptionLevels>,
    /// Pairs of levels of two options that are in one core at least.
    pub pairs: usize,
    /// Pairs of levels that can be in one core.
    pub pairs_possible: usize,
}

/// The levels of an option: classes of values that are as good as one another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionLevels {
    /// The option's key, or a part of the ArchID.
    pub option: String,
    /// The values of a level, and how many cores have one of them.
    pub levels: Vec<(String, u64)>,
}

impl DrawnOptions {
    /// The options of the cores with these numbers in the campaign of that seed: nothing where the core is given.
    pub fn of(cores: &Cores, seed: u64, numbers: impl IntoIterator<Item = u64>) -> Self {
        if matches!(cores.each(), Cores::Given { .. }) {
            return DrawnOptions::default();
        }
        let factors = Factors::get();
        let width = factors.levels.len();
        let mut counts = vec![0; width];
        let mut pairs = vec![false; width * width];
        // A unit that is given takes the place of what was drawn.
        let is_given = |level: &usize| {
            let key = factors.factors[factors.levels[*level].factor].key;
            matches!(cores.each(), Cores::WithUnit { .. }) && ["custom_unit", "extension"].contains(&key)
        };
        for number in numbers {
            let levels = drawn(seed, number, |drawn| drawn.levels.clone());
            let levels: Vec<usize> = levels.into_iter().flatten().filter(|level| !is_given(level)).collect();
            for (index, one) in levels.iter().enumerate() {
                counts[*one] += 1;
                for two in &levels[..index] {
                    pairs[two * width + one] = true;
                }
            }
        }
        let options = factors.factors.iter().map(|factor| {
            let levels = factor.levels.clone();
            OptionLevels {
                option: factor.key.to_owned(),
                levels: levels.map(|level| (factors.levels[level].name(), counts[level])).collect(),
            }
        });
        DrawnOptions {
            options: options.collect(),
            pairs: factors.pairs().filter(|(one, two)| pairs[one * width + two]).count(),
            pairs_possible: factors.pairs().count(),
        }
    }

    /// Levels that were drawn, and all.
    pub fn levels(&self) -> [usize; 2] {
        let all = self.options.iter().flat_map(|option| &option.levels);
        let drawn = all.clone().filter(|(_, cores)| *cores > 0);
        [drawn.count(), all.count()]
    }
}

impl fmt::Display for DrawnOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [drawn, all] = self.levels();
        if all == 0 {
            return write!(f, "options drawn             none: the core is given");
        }
        writeln!(f, "options drawn             {drawn} of {all} classes of values")?;
        writeln!(f, "pairs of them drawn       {} of {}", self.pairs, self.pairs_possible)?;
        for OptionLevels { option, levels } in &self.options {
            let words = levels.iter().map(|(name, cores)| match cores {
                0 => format!("[{name}] hole"),
                cores => format!("[{name}] {cores}"),
            });
            write!(f, "\n  {option:24}{}", words.collect::<Vec<_>>().join("  "))?;
        }
        Ok(())
    }
}
