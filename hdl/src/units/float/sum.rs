//! Stage 3: adds, or takes the product; finds out how far the result may be moved up.
//!
//! From here on a result is at the top of a value as wide as a product, whatever it is: the top place is worth
//! twice 2^exponent. What must not be moved is given an exponent of 0.

use super::align::Aligned;
use super::format::FloatFormat;
use crate::kit::prelude::*;

bundle! {
    /// A result that is exact but for a lowest bit that stands for all below, not yet moved to its place.
    pub struct Summed / SummedRegister(format: FloatFormat) {
        /// It is a whole word.
        gives_word: 1,
        /// If it is 0, it has no sign.
        subtracts: 1,
        /// Its sign otherwise.
        sign: 1,
        /// It is infinite or no number.
        is_special: 1,
        /// It is no number.
        is_nan: 1,
        /// Biased exponent of the place below the top one.
        exponent: format.wide_exponent(),
        /// The exponent is negative: the value is to be moved down.
        below: 1,
        /// How far down, less one; only ones for very far.
        places_down: format.place(),
        /// The highest place that can become the top one: one high bit, or none where there is no limit.
        limit: format.word,
        /// The value.
        value: format.product(),
    }
}

hardware! {
    /// Stage 3 of the floating-point pipeline: sum.
    pub struct FloatSum(format: FloatFormat) {
        /// Move on.
        pub advance: In(1),
        /// From align: the addends.
        pub aligned: Aligned<In>(format),
        /// From the multiplier: the product.
        pub product: In(format.product()),
        /// To normalise: the sum or product.
        pub summed: Summed<Out>(format),
        held: SummedRegister(format),
        _format: FloatFormat = format,
    }
}

impl Describe for FloatSum {
    fn kernel(&self, k: &mut Kernel) {
        let (format, from) = (self._format, &self.aligned);
        let (word, place) = (format.word, format.place());
        k.comment("the sum; an inverted addend gets its one more from the lowest place");
        let big = concat([low(), from.big.val(), replicate(format.rest(), &from.big_rest)]);
        let subtracts = from.subtracts.val();
        let small = from.small.val();
        let lowest = select(&from.is_inexact, !&subtracts, small.bit(0));
        let chain =
            k.add("sum_chain", concat([big, subtracts.clone()]), concat([small.bits(1, word - 1), lowest, subtracts]));
        k.ignore("the lowest place's sum", vec![chain.bit(0)]);
        let sum = concat([chain.bits(1, word), zeros(format.product() - word)]);
        let value = select(&from.multiplies, &self.product, sum);

        k.comment("moving up ends where the exponent would fall below the lowest");
        let exponent = from.exponent.val();
        let high_part = exponent.bits(place, exponent.width() - place);
        wire!(k, is_near = !from.below.val() & !high_part.any());
        let limit = constant(word, 1 << (word - 1)).shift_right(exponent.bits(0, place));
        let limit = replicate(word, is_near) & limit;
        let of_negative = exponent.bits(place, exponent.width() - 1 - place);
        wire!(k, is_far_down = !of_negative.all());
        let places_down = !exponent.bits(0, place) | replicate(place, is_far_down);

        let held = &self.held;
        let updates = [
            (&held.gives_word, from.gives_word.val()),
            (&held.subtracts, from.subtracts.val()),
            (&held.sign, from.sign.val()),
            (&held.is_special, from.is_special.val()),
            (&held.is_nan, from.is_nan.val()),
            (&held.exponent, exponent),
            (&held.below, from.below.val()),
            (&held.places_down, places_down),
            (&held.limit, limit),
            (&held.value, value),
        ];
        for (register, value) in updates {
            k.update_when(register, &self.advance, value);
        }
        k.drive_bundle(&self.summed, held.values());
    }
}
