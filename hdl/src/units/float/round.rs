//! Stage 5: rounds to the nearest, to the even one of two as near, and puts the word together.
//!
//! The divider ends in the same logic, so that rounding is described once.

use super::format::FloatFormat;
use super::normalise::Normalised;
use crate::kit::prelude::*;

/// A result at its place, exact with its lowest bits.
pub(super) struct Unrounded {
    /// The sign.
    pub sign: Expr,
    /// No number; then the exponent is too large.
    pub is_nan: Expr,
    /// Biased exponent, less one if the hidden bit is high.
    pub exponent: Expr,
    /// With the hidden bit.
    pub significand: Expr,
    /// The bit below the significand.
    pub guard: Expr,
    /// Any bit below that.
    pub sticky: Expr,
}

/// Rounds and packs: exponent and fraction, a carry out of the fraction counting in the exponent, as does the hidden
/// bit. Too large a number has become infinite.
pub(super) fn rounded(k: &mut Kernel, format: FloatFormat, value: &Unrounded) -> Expr {
    k.comment("round");
    let rounds_up = &value.guard & (&value.sticky | value.significand.bit(0));
    let rounds_up = k.wire("rounds_up", rounds_up);
    let exponent = concat([value.exponent.clone(), zeros(format.fraction)]);
    let chain = k.add(
        "round_chain",
        concat([exponent, rounds_up.clone()]),
        concat([value.significand.zero_extend(format.word), rounds_up]),
    );
    k.ignore("the lowest place's sum", vec![chain.bit(0)]);
    let fraction = chain.bits(1, format.fraction);
    let exponent = chain.bits(1 + format.fraction, format.exponent);
    wire!(k, overflows = chain.sign() | exponent.all());
    let finite = |width| replicate(width, !&overflows);
    concat([
        value.sign.clone(),
        exponent | replicate(format.exponent, &overflows),
        (fraction.sign() & finite(1)) | &value.is_nan,
        fraction.bits(0, format.fraction - 1) & finite(format.fraction - 1),
    ])
}

hardware! {
    /// Stage 5 of the floating-point pipeline: round.
    pub struct FloatRound(format: FloatFormat) {
        /// Move on.
        pub advance: In(1),
        /// From normalise: the result at its place.
        pub normalised: Normalised<In>(format),
        /// The result.
        pub result: Out(format.word),
        held: Register(format.word),
        _format: FloatFormat = format,
    }
}

impl Describe for FloatRound {
    fn kernel(&self, k: &mut Kernel) {
        let from = &self.normalised;
        let value = Unrounded {
            sign: from.sign.val(),
            is_nan: from.is_nan.val(),
            exponent: from.exponent.val(),
            significand: from.significand.val(),
            guard: from.guard.val(),
            sticky: from.sticky.val(),
        };
        let number = rounded(k, self._format, &value);
        let word = concat([from.significand.val(), from.guard.val(), from.rest.val()]);
        k.update_when(&self.held, &self.advance, select(&from.gives_word, word, number));
        k.drive(&self.result, &self.held);
    }
}
