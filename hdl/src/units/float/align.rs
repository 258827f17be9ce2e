//! Stage 2: moves the smaller operand to its place under the larger one, and works out the exponent.
//!
//! A word's places, from the top: one for the carry, the significand, the rest. An integer takes all of them, and for a
//! conversion to one its lowest place is the word's: the number is moved as far as if it were added to one that large.

use super::format::FloatFormat;
use super::unpack::Unpacked;
use crate::kit::prelude::*;

bundle! {
    /// Two addends, or what belongs to a product.
    pub struct Aligned / AlignedRegister(format: FloatFormat) {
        /// It is a product.
        multiplies: 1,
        /// Its result is a whole word.
        gives_word: 1,
        /// The smaller addend is subtracted, and already inverted; only in a sum can that give 0 with a sign held.
        subtracts: 1,
        /// Sign of the result, unless that is an exact 0 or a NaN.
        sign: 1,
        /// An operand is infinite or no number.
        is_special: 1,
        /// An operand is no number.
        is_nan: 1,
        /// Biased exponent of the place below the top one; for an operand that is infinite or no number, one that
        /// remains too large when the result is moved up and rounded.
        exponent: format.wide_exponent(),
        /// The exponent is negative, that many places below the lowest of numbers.
        below: 1,
        /// Significand of the larger addend.
        big: format.significand(),
        /// All places below the larger addend's.
        big_rest: 1,
        /// The smaller addend.
        small: format.word,
        /// Something of it was lost below its lowest place.
        is_inexact: 1,
    }
}

hardware! {
    /// Stage 2 of the floating-point pipeline: align.
    pub struct FloatAlign(format: FloatFormat) {
        /// Move on.
        pub advance: In(1),
        /// From unpack: the operands.
        pub unpacked: Unpacked<In>(format),
        /// To sum: the addends.
        pub aligned: Aligned<Out>(format),
        held: AlignedRegister(format),
        _format: FloatFormat = format,
    }
}

impl FloatAlign {
    /// How far the smaller operand is to the right of its place; the top bit says that it is to the left, which only
    /// happens to a number that is too large for an integer.
    fn distance(&self, k: &mut Kernel) -> Expr {
        let (format, from) = (self._format, &self.unpacked);
        k.comment("the distance between the operands");
        let of_integer = constant(format.exponent, format.bias() + u128::from(format.word) - 2);
        let reference = k.wire("reference_place", select(&from.to_integer, of_integer, &from.big_exponent));
        let wide = format.wide_exponent();
        k.subtract("distance", reference.zero_extend(wide), from.small_exponent.val().zero_extend(wide))
    }

    /// The smaller operand moved by the distance, inverted if `inverts`; and whether any bit of an addend was lost.
    fn moved(&self, k: &mut Kernel, distance: &Expr, inverts: &Expr) -> (Expr, Expr) {
        let (format, from) = (self._format, &self.unpacked);
        let (word, place) = (format.word, format.place());
        k.comment("the smaller addend");
        let significand = from.small_significand.val();
        let lowest_of_field = from.small_exponent.val().bit(0) & significand.sign();
        let whole = concat([
            from.top.val(),
            from.small_exponent.val().bits(1, format.exponent - 1),
            lowest_of_field,
            significand.bits(0, format.fraction),
        ]);
        let number = concat([low(), significand.clone(), zeros(format.rest())]);
        let mut value = k.wire("move_in", select(&from.takes_word, whole, number));
        let takes_number = !&from.takes_word.val();
        let too_far = distance.bits(place, distance.width() - place).any();
        wire!(k, too_far = &takes_number & too_far);
        let mut lost = vec![&too_far & significand.any()];
        for stage in 0..place {
            let step = 1 << stage;
            let moves = k.wire(format!("moves_by_{step}"), &takes_number & distance.bit(stage));
            lost.push(&moves & value.bits(0, step).any());
            let moved = select(&moves, value.shift_right_by(step), &value);
            // The last step has room in its LUTs for inverting, the one before it for dropping what is too far away.
            let moved = match place - stage {
                1 => moved ^ replicate(word, inverts),
                2 => moved & replicate(word, !&too_far),
                _ => moved,
            };
            value = k.wire(format!("moved_by_{step}"), moved);
        }
        (value, from.adds.val() & any_of(1, lost))
    }

    /// Biased exponent of the place below a product's top one, and whether it is negative: big + small - bias, where -
    /// bias is + 1 - 2^(exponent bits - 1).
    fn product_exponent(&self, k: &mut Kernel) -> (Expr, Expr) {
        let (big, small) = (&self.unpacked.big_exponent, &self.unpacked.small_exponent);
        k.comment("the exponent");
        let chain = k.add_with_carry("exponent_chain", concat([big.val(), high()]), concat([small.val(), high()]));
        k.ignore("its lowest place only makes the carry", vec![chain.bit(0)]);
        let sum = chain.bits(1, chain.width() - 1);
        let half = sum.width() - 2;
        let (upper, top) = (sum.bit(half), sum.bit(half + 1));
        let below = k.wire("product_is_below", !&top & !&upper);
        let exponent = concat([&top & &upper, !&upper, sum.bits(0, half)]);
        (k.wire("product_exponent", exponent), below)
    }
}

impl Describe for FloatAlign {
    fn kernel(&self, k: &mut Kernel) {
        let (format, from) = (self._format, &self.unpacked);
        let wide = format.wide_exponent();
        let distance = self.distance(k);

        k.comment("what is no finite number");
        let fraction = from.big_significand.val().bits(0, format.fraction);
        let is_special = k.wire("big_is_special", from.big_exponent.val().all());
        let is_nan = k.wire("big_is_nan", &is_special & fraction.any());
        let has_two = from.adds.val() | &from.multiplies;
        wire!(k, is_special = is_special & has_two);
        wire!(k, saturates = from.to_integer.val() & distance.sign() & !&is_nan);

        // A saturated integer is the largest positive one, and one more for the negative one.
        wire!(k, inverts = from.subtracts.val() & !&saturates);
        let (moved, is_inexact) = self.moved(k, &distance, &inverts);

        let (of_product, below) = self.product_exponent(k);
        let of_integer = format.bias() + u128::from(format.word) - 2;
        let exponent = first_of(
            vec![
                (is_special.clone(), constant(wide, 3 << (wide - 2))),
                (from.multiplies.val(), of_product),
                (from.adds.val(), from.big_exponent.val().zero_extend(wide)),
                (from.gives_word.val(), zeros(wide)),
            ],
            constant(wide, of_integer),
        );
        let below = below & &from.multiplies & !&is_special;
        let keeps_big = replicate(format.significand(), &from.adds) & &from.big_significand;

        let held = &self.held;
        let updates = [
            (&held.multiplies, from.multiplies.val()),
            (&held.gives_word, from.gives_word.val()),
            (&held.subtracts, from.subtracts.val()),
            (&held.sign, from.sign.val()),
            (&held.is_nan, is_nan & &is_special),
            (&held.is_special, is_special),
            (&held.exponent, exponent),
            (&held.below, below),
            (&held.big, keeps_big | replicate(format.significand(), &saturates)),
            (&held.big_rest, saturates),
            (&held.small, moved),
            (&held.is_inexact, is_inexact),
        ];
        for (register, value) in updates {
            k.update_when(register, &self.advance, value);
        }
        k.drive_bundle(&self.aligned, held.values());
    }
}
