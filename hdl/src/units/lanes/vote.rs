//! A vote: how many lanes have a predicate (ISA section 10).
//!
//! Lanes are counted four at a time, which is one LUT a bit, and the counts added in a tree.

use isa::CoreConfig;

use crate::kit::prelude::*;

/// Lanes that are counted at once.
const GROUP: usize = 4;

/// Bits of a number of lanes.
pub fn count_bits(config: &CoreConfig) -> u32 {
    index_width(config.arch.lanes() + 1)
}

hardware! {
    /// Counts the executing lanes in which a predicate is true; 0 when nobody asks. Combinational.
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
        let lanes = self.executing.width();
        let counted = replicate(lanes, &self.votes) & &self.executing & &self.predicate;
        let counted = k.wire("counted_lanes", counted).each_bit();
        let groups = counted.chunks(GROUP).enumerate();
        let mut counts: Vec<Expr> = groups
            .map(|(group, lanes)| count_group(k, group, lanes))
            .collect();
        let mut level = 0;
        while counts.len() > 1 {
            let pairs = counts.chunks(2).enumerate();
            counts = pairs
                .map(|(pair, counts)| match counts {
                    [left, right] => k.add_with_carry(format!("sum_{level}_{pair}"), left, right),
                    alone => any_of(1, alone.iter().cloned()),
                })
                .collect();
            level += 1;
        }
        let width = self.count.width();
        for count in counts {
            k.drive(&self.count, count.resize(width));
        }
    }
}

/// How many of at most [`GROUP`] lanes are high.
fn count_group(k: &mut Kernel, group: usize, lanes: &[Expr]) -> Expr {
    let width = index_width(lanes.len() as u32 + 1);
    let arms = (1..1u128 << lanes.len()).map(|set| {
        let count = constant(width, set.count_ones().into());
        (vec![set], count)
    });
    let selector = pack(lanes.iter().cloned());
    k.case(
        format!("count_{group}"),
        selector,
        arms.collect(),
        zeros(width),
    )
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
