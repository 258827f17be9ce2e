//! A part of a campaign, so that several processes or machines can share it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of several parts of a campaign. All parts together run the configurations of the whole, each of them once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Shard {
    /// Its number, from 1 up.
    pub index: u64,
    /// How many there are.
    pub count: u64,
}

impl Shard {
    /// A campaign that is not shared.
    pub const WHOLE: Shard = Shard { index: 1, count: 1 };

    /// The things that are its own: of every `count` one.
    pub fn of<T>(self, all: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
        let [before, step] = [self.index - 1, self.count].map(|number| number as usize);
        all.skip(before).step_by(step)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('/');
        let parsed = numbers.and_then(|(index, count)| {
            let shard = Shard { index: index.parse().ok()?, count: count.parse().ok()? };
            (1..=shard.count).contains(&shard.index).then_some(shard)
        });
        parsed.ok_or_else(|| {
            format!("`{text}` is no shard such as 1/8, 2/8 or 8/8: the first number is from 1 to the second")
        })
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_share_all_and_nothing_twice() {
        let mut all: Vec<u32> = (1..=3).flat_map(|index| Shard { index, count: 3 }.of(0..10)).collect();
        assert_eq!(all[..4], [0, 3, 6, 9]);
        all.sort_unstable();
        assert_eq!(all, (0..10).collect::<Vec<_>>());
        assert_eq!(Shard::WHOLE.of(0..10).count(), 10);
    }

    #[test]
    fn shards_are_read() {
        assert_eq!("2/8".parse(), Ok(Shard { index: 2, count: 8 }));
        for text in ["0/8", "9/8", "1", "1/0", "a/b", "-1/2"] {
            assert!(text.parse::<Shard>().unwrap_err().contains("such as 1/8"), "{text}");
        }
    }
}
