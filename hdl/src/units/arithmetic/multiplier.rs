//! One lane's multipliers: in DSP blocks, or a bit a cycle.

use isa::CoreConfig;

use crate::kit::prelude::*;

/// Bits of a DSP block's operands that are used.
const PART_BITS: u32 = 16;

hardware! {
    /// The low bits of a product, two moves after the operands: the operands come from a block RAM, which is slow, so they are taken into registers;
    /// then partial products of 16 bits by 16; their sum follows at the output.
    #[derive(LogicBlock)]
    pub struct PipelinedMultiplier {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// All stages move on; else they hold.
        pub advance: RSignal<In>,
        /// First operand.
        pub a: RSignal<In>,
        /// Second operand.
        pub b: RSignal<In>,
        /// The product's low bits.
        pub result: RSignal<Out>,
        operand_a: RDff,
        operand_b: RDff,
        /// Partial products, in the order of [`parts`].
        partial: Vec<RDff>,
    }
}

/// The partial products that reach the low bits: parts of a and b, lowest 0.
fn parts(word: u32) -> Vec<(u32, u32)> {
    let count = word / PART_BITS;
    let pairs = (0..count).flat_map(|a| (0..count - a).map(move |b| (a, b)));
    pairs.collect()
}

/// Bits of a partial product that reach the low bits: 32, but 16 for those of the highest place.
fn width_of(word: u32, (a, b): (u32, u32)) -> u32 {
    (2 * PART_BITS).min(word - (a + b) * PART_BITS)
}

impl PipelinedMultiplier {
    /// A multiplier for the configured words.
    pub fn new(config: &CoreConfig) -> PipelinedMultiplier {
        let word = config.arch.word_bits();
        let partial = |place| RDff::without_reset(width_of(word, place));
        PipelinedMultiplier {
            clock: Signal::default(),
            advance: RSignal::bit(),
            a: RSignal::new(word),
            b: RSignal::new(word),
            result: RSignal::new(word),
            operand_a: RDff::without_reset(word),
            operand_b: RDff::without_reset(word),
            partial: parts(word).into_iter().map(partial).collect(),
        }
    }
}

impl Describe for PipelinedMultiplier {
    fn kernel(&self, k: &mut Kernel) {
        let word = self.result.width();
        k.update_when(&self.operand_a, &self.advance, &self.a);
        k.update_when(&self.operand_b, &self.advance, &self.b);
        let mut sum: Option<Expr> = None;
        for (partial, (a, b)) in self.partial.iter().zip(parts(word)) {
            let width = partial.width();
            let part = |operand: &RDff, place| {
                let part = operand.val().bits(place * PART_BITS, PART_BITS);
                part.zero_extend(width)
            };
            let name = format!("product_{a}_{b}");
            let product = k.multiply(name, part(&self.operand_a, a), part(&self.operand_b, b));
            k.update_when(partial, &self.advance, product);
            let place = (a + b) * PART_BITS;
            let term = partial.val().zero_extend(word - place);
            let term = match place {
                0 => term,
                _ => concat([term, zeros(place)]),
            };
            sum = Some(match sum {
                None => term,
                Some(sum) => k.add(format!("sum_{a}_{b}"), sum, term),
            });
        }
        k.drive(&self.result, sum.unwrap_or_else(|| zeros(word)));
    }
}

hardware! {
    /// The low bits of a product, a bit of the multiplier a cycle.
    #[derive(LogicBlock)]
    pub struct SerialMultiplier {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// Take over the operands.
        pub start: RSignal<In>,
        /// First operand.
        pub a: RSignal<In>,
        /// Second operand, the multiplier.
        pub b: RSignal<In>,
        /// The lane executes; else its multiplier counts as 0.
        pub executes: RSignal<In>,
        /// Bits of the multiplier are left.
        pub busy: RSignal<Out>,
        /// The product's low bits, until the next start, once it is not busy.
        pub result: RSignal<Out>,
        multiplicand: RDff,
        multiplier: RDff,
        product: RDff,
    }
}

impl SerialMultiplier {
    /// A multiplier for the configured words.
    pub fn new(config: &CoreConfig) -> SerialMultiplier {
        let word = config.arch.word_bits();
        SerialMultiplier {
            clock: Signal::default(),
            start: RSignal::bit(),
            a: RSignal::new(word),
            b: RSignal::new(word),
            executes: RSignal::bit(),
            busy: RSignal::bit(),
            result: RSignal::new(word),
            multiplicand: RDff::without_reset(word),
            multiplier: RDff::without_reset(word),
            product: RDff::without_reset(word),
        }
    }
}

impl Describe for SerialMultiplier {
    fn kernel(&self, k: &mut Kernel) {
        let word = self.result.width();
        let (start, multiplier) = (self.start.val(), self.multiplier.val());
        let first = replicate(word, &self.executes) & &self.b;
        k.update_when(&self.multiplier, &start, first);
        k.update_when(&self.multiplier, high(), multiplier.shift_right_by(1));
        let doubled = self.multiplicand.val().shift_left_by(1);
        k.update(&self.multiplicand, select(&start, &self.a, doubled));
        let term = k.wire(
            "term",
            replicate(word, multiplier.bit(0)) & &self.multiplicand,
        );
        let sum = k.add("sum", &self.product, term);
        k.update(&self.product, replicate(word, !start) & sum);
        k.drive(&self.busy, multiplier.any());
        k.drive(&self.result, &self.product);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_described_soundly_for_every_word_size() {
        for arch in ["4w8/8/1/1", "8w32/32/1/1"] {
            let config = CoreConfig::for_arch(arch.parse().unwrap()).unwrap();
            crate::kit::emit(&PipelinedMultiplier::new(&config)).unwrap();
            crate::kit::emit(&SerialMultiplier::new(&config)).unwrap();
        }
    }
}
