//! Stage 4: moves the result to where it is rounded.
//!
//! One shifter serves both ways: it counts from the farthest move up, and in each step keeps only the places from which
//! something can still come into the result's; what falls below is remembered as one bit.

use super::format::FloatFormat;
use super::sum::Summed;
use crate::kit::prelude::*;

bundle! {
    /// A result at its place.
    pub struct Normalised / NormalisedRegister(format: FloatFormat) {
        /// It is a whole word: significand, guard, rest.
        gives_word: 1,
        /// Its sign.
        sign: 1,
        /// It is no number.
        is_nan: 1,
        /// Its biased exponent, less one if the hidden bit is high.
        exponent: format.wide_exponent(),
        /// Its significand with the hidden bit.
        significand: format.significand(),
        /// The bit below.
        guard: 1,
        /// Any bit below that.
        sticky: 1,
        /// The lowest bits of a whole word.
        rest: format.rest(),
    }
}

hardware! {
    /// Stage 4 of the floating-point pipeline: normalise.
    pub struct FloatNormalise(format: FloatFormat) {
        /// Move on.
        pub advance: In(1),
        /// From sum: the result.
        pub summed: Summed<In>(format),
        /// To round: the result at its place.
        pub normalised: Normalised<Out>(format),
        held: NormalisedRegister(format),
        _format: FloatFormat = format,
    }
}

impl FloatNormalise {
    /// The places in which the highest bit of a result can be that is not moved down.
    fn top_places(&self) -> Expr {
        let (value, word) = (self.summed.value.val(), self._format.word);
        value.bits(value.width() - word, word)
    }

    /// The value's significand and guard once it is moved up by word - 1 - `places`, and whether anything is left below
    /// them.
    fn moved(&self, k: &mut Kernel, places: &Expr) -> (Expr, Expr) {
        let format = self._format;
        let kept = format.significand() + 1;
        k.comment("the move");
        let padding = format.word - format.significand();
        let mut value = k.wire("move_in", concat([self.summed.value.val(), zeros(padding)]));
        let mut lost = Vec::new();
        for stage in (0..places.width()).rev() {
            let step = 1 << stage;
            let moves = places.bit(stage);
            let zeros_below = padding.min(step * u32::from(stage + 1 == places.width()));
            if zeros_below < step {
                lost.push(&moves & value.bits(zeros_below, step - zeros_below).any());
            }
            let width = kept + step - 1;
            let above = value.width() - step;
            let moved = value.bits(step, above.min(width)).zero_extend(width);
            let stepped = select(&moves, moved, value.bits(0, width));
            value = k.wire(format!("moved_by_{step}"), stepped);
        }
        (value, any_of(1, lost))
    }
}

impl Describe for FloatNormalise {
    fn kernel(&self, k: &mut Kernel) {
        let (format, from) = (self._format, &self.summed);
        let (wide, place) = (format.wide_exponent(), format.place());
        k.comment("the highest bit, or the limit, counted from the top");
        let top = k.wire("top_places", self.top_places());
        wire!(k, is_zero = !top.any());
        let found = k.wire("bit_or_limit", &top | &from.limit);
        wire!(k, from_top = found.reversed());
        let places_up = k.lowest_position("places_up", &from_top, place);
        let last = from_top.sign();
        k.ignore("where no other place is high, the last one counts", vec![last]);
        let places = select(&from.below, &from.places_down, !&places_up);
        wire!(k, places = concat([from.below.val(), places]));
        let (moved, lost) = self.moved(k, &places);

        k.comment("the exponent; infinity times 0 and infinity less infinity come here as 0");
        let exponent = k.subtract("moved_exponent", &from.exponent, places_up.zero_extend(wide));
        wire!(k, is_lowest = from.below.val() | (&is_zero & !from.is_special.val()));
        wire!(k, is_nan = from.is_nan.val() | (from.is_special.val() & &is_zero));
        let sign = from.sign.val() & !&is_nan & !(is_zero & &from.subtracts);

        let held = &self.held;
        let updates = [
            (&held.gives_word, from.gives_word.val()),
            (&held.sign, sign),
            (&held.is_nan, is_nan),
            (&held.exponent, replicate(wide, !is_lowest) & exponent),
            (&held.significand, moved.bits(1, format.significand())),
            (&held.guard, moved.bit(0)),
            (&held.sticky, lost),
            (&held.rest, top.bits(0, format.rest())),
        ];
        for (register, value) in updates {
            k.update_when(register, &self.advance, value);
        }
        k.drive_bundle(&self.normalised, held.values());
    }
}
