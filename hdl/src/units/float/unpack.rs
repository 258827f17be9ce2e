//! Stage 1: takes the operands apart and puts the one of larger magnitude first.
//!
//! Sums need the order; products do not mind it. Operations of one operand get it on both sides.

use super::format::{FloatFormat, Parts};
use super::lane::FloatOperation;
use crate::kit::prelude::*;

bundle! {
    /// The operands of one operation, in order of magnitude.
    pub struct Unpacked / UnpackedRegister(format: FloatFormat) {
        /// It is a sum or difference.
        adds: 1,
        /// It is a product.
        multiplies: 1,
        /// Its result is an integer.
        to_integer: 1,
        /// Its operand is taken as a whole word.
        takes_word: 1,
        /// Its result is a whole word.
        gives_word: 1,
        /// The smaller operand is subtracted.
        subtracts: 1,
        /// Sign of the result, unless that is an exact 0 or a NaN.
        sign: 1,
        /// Top bit of the smaller operand when it is taken as a whole word.
        top: 1,
        /// Exponent of the larger operand, biased; of a subnormal or 0, that of the lowest numbers.
        big_exponent: format.exponent,
        /// Significand of the larger operand.
        big_significand: format.significand(),
        /// Exponent of the smaller operand, likewise.
        small_exponent: format.exponent,
        /// Significand of the smaller operand.
        small_significand: format.significand(),
    }
}

hardware! {
    /// Stage 1 of the floating-point pipeline: unpack and put in order.
    pub struct FloatUnpack(format: FloatFormat) {
        /// Move on.
        pub advance: In(1),
        /// What to compute.
        pub operation: In(FloatOperation::BITS),
        /// First operand.
        pub a: In(format.word),
        /// Second operand.
        pub b: In(format.word),
        /// To align: the operands.
        pub unpacked: Unpacked<Out>(format),
        held: UnpackedRegister(format),
        _format: FloatFormat = format,
    }
}

impl Describe for FloatUnpack {
    fn kernel(&self, k: &mut Kernel) {
        let format = self._format;
        k.comment("the operation");
        let is = |operation: FloatOperation| operation.is(&self.operation);
        wire!(k, from_integer = is(FloatOperation::IntegerToFloat));
        wire!(k, to_integer = is(FloatOperation::FloatToInteger));
        wire!(k, negates = is(FloatOperation::Negate));
        wire!(k, multiplies = is(FloatOperation::Multiply));
        wire!(k, differs = is(FloatOperation::Subtract));
        wire!(k, adds = is(FloatOperation::Add) | &differs);

        k.comment("the order of the operands");
        let a = Parts::of(k, format, "a", &self.a);
        let b = Parts::of(k, format, "b", &self.b);
        let magnitude = |operand: &RSignal<In>| operand.val().bits(0, format.word - 1);
        wire!(k, b_is_larger = magnitude(&self.a).less_than(magnitude(&self.b)));
        let has_two = k.wire("has_two_operands", &adds | &multiplies);
        wire!(k, big_is_b = &has_two & &b_is_larger);
        wire!(k, small_is_a = !&has_two | &b_is_larger);
        let [a_exponent, b_exponent] = [&a, &b].map(Parts::effective_exponent);
        let [a_significand, b_significand] = [&a, &b].map(Parts::significand);

        k.comment("signs");
        wire!(k, b_sign = &b.sign ^ &differs);
        wire!(k, signs_differ = &a.sign ^ &b_sign);
        let is_sum_of_b = k.wire("takes_sign_of_b", &adds & &b_is_larger);
        let sign = first_of(vec![(multiplies.clone(), signs_differ.clone()), (is_sum_of_b, b_sign)], &a.sign);
        let converts = &from_integer | &to_integer;
        let subtracts = (&adds & &signs_differ) | (converts & &a.sign);

        let held = &self.held;
        let updates = [
            (&held.adds, adds),
            (&held.multiplies, multiplies),
            (&held.takes_word, from_integer | &negates),
            (&held.gives_word, &to_integer | &negates),
            (&held.to_integer, to_integer),
            (&held.subtracts, subtracts),
            (&held.sign, sign),
            (&held.top, &a.sign ^ &negates),
            (&held.big_exponent, select(&big_is_b, &b_exponent, &a_exponent)),
            (&held.big_significand, select(&big_is_b, &b_significand, &a_significand)),
            (&held.small_exponent, select(&small_is_a, a_exponent, b_exponent)),
            (&held.small_significand, select(&small_is_a, a_significand, b_significand)),
        ];
        for (register, value) in updates {
            k.update_when(register, &self.advance, value);
        }
        k.drive_bundle(&self.unpacked, held.values());
    }
}
