//! A vote: how many lanes have a predicate (ISA section 10).
//!
//! Lanes are counted four at a time, which is one LUT a bit, and the counts added in a tree. A sum is as wide as the
//! lanes below it need: one more bit at each level would never be high where the lanes are no power of two.

use isa::CoreConfig;

use crate::kit::prelude::*;

/// Lanes that are counted at once.
const GROUP: usize = 4;

/// Bits of a number of lanes.
pub fn count_bits(config: &CoreConfig) -> u32 {
    index_width(config.arch.lanes() + 1)
}

hardware! {
    /// Counts the executing lanes in which a predicate is true; 0 of other instructions. Combinational.
    pub struct Vote(config: &CoreConfig) {
        let lanes = config.arch.lanes();

        /// From execute: the instruction is a vote.
        pub votes: In(1),
        /// From execute: its lanes.
        pub executing: In(lanes),
        /// From execute: its predicate.
        pub predicate: In(lanes),
        /// To execute: how many of its lanes have the predicate.
        pub count: Out(count_bits(config)),
    }
}

impl Describe for Vote {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("P8.9, I10.4");
        let lanes = self.executing.width();
        let counted = replicate(lanes, &self.votes) & &self.executing & &self.predicate;
        let counted = k.wire("counted_lanes", counted).each_bit();
        let groups = counted.chunks(GROUP).enumerate();
        let mut counts: Vec<Count> = groups.map(|(group, lanes)| count_group(k, group, lanes)).collect();
        let mut level = 0;
        while counts.len() > 1 {
            let pairs = counts.chunks(2).enumerate();
            counts = pairs
                .map(|(pair, counts)| match counts {
                    [left, right] => sum(k, format!("sum_{level}_{pair}"), left, right),
                    alone => alone[0].clone(),
                })
                .collect();
            level += 1;
        }
        for count in counts {
            k.drive(&self.count, count.value);
        }
    }
}

/// How many of some lanes are high.
#[derive(Clone)]
struct Count {
    /// How many lanes there are.
    most: u32,
    value: Expr,
}

fn sum(k: &mut Kernel, name: String, left: &Count, right: &Count) -> Count {
    let most = left.most + right.most;
    let width = index_width(most + 1);
    let (left, right) = (left.value.resize(width), right.value.resize(width));
    let value = k.add(name, left, right);
    Count { most, value }
}

/// How many of at most [`GROUP`] lanes are high.
fn count_group(k: &mut Kernel, group: usize, lanes: &[Expr]) -> Count {
    let most = lanes.len() as u32;
    let width = index_width(most + 1);
    let arms = (1..1u128 << lanes.len()).map(|set| {
        let count = constant(width, set.count_ones().into());
        (vec![set], count)
    });
    let selector = pack(lanes.iter().cloned());
    let name = format!("count_{group}");
    let value = k.case(name, selector, arms.collect(), zeros(width));
    Count { most, value }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_described_soundly_for_every_number_of_lanes() {
        for lanes in 1..=64 {
            let arch = format!("4w8/8/{lanes}/1").parse().unwrap();
            let config = CoreConfig::for_arch(arch).unwrap();
            crate::kit::emit(&Vote::new(&config)).unwrap();
        }
    }
}
