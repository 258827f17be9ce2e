//! One lane's pipeline for sums, products and conversions.
//!
//! All operations go the same way, so that only one of each expensive thing is needed: the shifter that aligns a sum
//! turns a number into an integer; the one that normalises it gives an integer its exponent, moves a product with a
//! subnormal factor up and a subnormal product down. Every operation takes all stages, one register after each, and
//! none knows when its result is used.

use isa::CoreConfig;

use super::align::FloatAlign;
use super::format::FloatFormat;
use super::normalise::FloatNormalise;
use super::product::SignificandProduct;
use super::round::FloatRound;
use super::sum::FloatSum;
use super::unpack::FloatUnpack;
use crate::kit::prelude::*;

/// Clock edges from operands to result.
pub const STAGES: u32 = 5;

codes! {
    /// What [`FloatLane`] computes of its operands a and b.
    pub enum FloatOperation(3 bits, "FLOAT") {
        /// The signed integer a as a number.
        IntegerToFloat = 0,
        /// The number a as a signed integer, rounded toward 0, saturated; 0 for a NaN.
        FloatToInteger = 1,
        /// a + b.
        Add = 2,
        /// a - b.
        Subtract = 3,
        /// a times b.
        Multiply = 4,
        /// a with its sign changed, a NaN too.
        Negate = 5,
    }
}

hardware! {
    /// One lane's floating-point sums, products and conversions: a result each cycle, five cycles after its operands.
    pub struct FloatLane(config: &CoreConfig) {
        let format = FloatFormat::of(config);

        /// All stages move on; else they hold.
        pub advance: In(1),
        /// What to compute.
        pub operation: In(FloatOperation::BITS),
        /// First operand.
        pub a: In(format.word),
        /// Second operand, if the operation has one.
        pub b: In(format.word),
        /// The result of the operation that came in five moves ago.
        pub result: Out(format.word),
        unpack: FloatUnpack(format),
        align: FloatAlign(format),
        multiplier: SignificandProduct(format),
        sum: FloatSum(format),
        normalise: FloatNormalise(format),
        round: FloatRound(format),
    }
}

impl Describe for FloatLane {
    fn kernel(&self, k: &mut Kernel) {
        for advance in [
            &self.unpack.advance,
            &self.align.advance,
            &self.multiplier.advance,
            &self.sum.advance,
            &self.normalise.advance,
            &self.round.advance,
        ] {
            k.drive(advance, &self.advance);
        }
        pass_on!(k, self => self.unpack; operation, a, b);
        let unpacked = &self.unpack.unpacked;
        k.connect(&self.align.unpacked, unpacked);
        k.drive(&self.multiplier.left, &unpacked.big_significand);
        k.drive(&self.multiplier.right, &unpacked.small_significand);
        k.connect(&self.sum.aligned, &self.align.aligned);
        k.drive(&self.sum.product, &self.multiplier.product);
        k.connect(&self.normalise.summed, &self.sum.summed);
        k.connect(&self.round.normalised, &self.normalise.normalised);
        k.drive(&self.result, &self.round.result);
    }
}
