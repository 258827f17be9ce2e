//! Which class a float is of: `llvm.is.fpclass`, by which clang asks whether one is infinite, or no number.

use super::function::Lowering;
use super::LowerResult;
use crate::ir::{Operand, Test, Type};

/// LLVM's bits of a class, of negative numbers and of positive ones.
struct Class {
    negative: u128,
    positive: u128,
}

/// No number: LLVM has a bit for signalling ones and one for quiet ones.
const NO_NUMBER: u128 = 0x003;
const INFINITE: Class = Class { negative: 0x004, positive: 0x200 };
const NORMAL: Class = Class { negative: 0x008, positive: 0x100 };
const SUBNORMAL: Class = Class { negative: 0x010, positive: 0x080 };
const ZERO: Class = Class { negative: 0x020, positive: 0x040 };

impl Lowering<'_> {
    /// Whether a float is of one of the classes whose bits are set.
    pub(super) fn float_class(&mut self, a: &Operand, wanted: u128) -> LowerResult<Operand> {
        let kind = self.kind(a);
        let mut words = self.words(a)?;
        let Some(high) = words.pop() else {
            return Err(self.refused("a float without words"));
        };
        let (exponent_bits, fraction_bits) = match kind {
            Type::Float => (8, 23),
            _ => (11, self.word - 12),
        };
        if !matches!(wanted & NO_NUMBER, 0 | NO_NUMBER) {
            return Err(self.refused("a difference between quiet and signalling floats"));
        }
        let all = self.number(((1 << exponent_bits) - 1) << fraction_bits);
        let exponent = self.and(high.clone(), all.clone());
        let mut fraction = self.and(high.clone(), self.number((1 << fraction_bits) - 1));
        for low in words {
            fraction = self.or(fraction, low);
        }
        let sign = self.number(1 << (exponent_bits + fraction_bits));
        let sign = self.and(high, sign);
        let negative = self.test(Test::NotZero, sign);
        let least = self.test(Test::Zero, exponent.clone());
        let difference = self.xor(exponent, all);
        let greatest = self.test(Test::Zero, difference);
        let whole = self.test(Test::Zero, fraction);
        let part = self.not(whole.clone());
        let (not_least, not_greatest) = (self.not(least.clone()), self.not(greatest.clone()));
        let classes = [
            (INFINITE, greatest.clone(), whole.clone()),
            (NORMAL, not_least, not_greatest),
            (SUBNORMAL, least.clone(), part.clone()),
            (ZERO, least, whole),
        ];
        let mut truth = Operand::truth(false);
        if wanted & NO_NUMBER != 0 {
            truth = self.and(greatest, part);
        }
        for (class, first, second) in classes {
            let (minus, plus) = (wanted & class.negative != 0, wanted & class.positive != 0);
            let mut is_this = self.and(first, second);
            is_this = match (minus, plus) {
                (false, false) => continue,
                (true, true) => is_this,
                (true, false) => self.and(is_this, negative.clone()),
                (false, true) => {
                    let positive = self.not(negative.clone());
                    self.and(is_this, positive)
                }
            };
            truth = self.or(truth, is_this);
        }
        Ok(truth)
    }
}
