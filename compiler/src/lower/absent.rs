//! Products and quotients on a core that lacks the instructions for them (rule I7.18 of docs/isa.md): by routines of
//! the library, and products with constants by shifts and sums.

use super::function::Lowering;
use crate::ir::{BinaryOperator, Operand};

/// So many shifted multiples are summed in place; with more of them the routine is called.
const SUMMANDS_MAX: usize = 6;

/// The digits of a number in base 2, of which each may be 1 or -1 and no two neighbours are other than 0: as few as
/// there can be. Each has its place, and whether it is -1; the highest one is first.
fn signed_digits(mut number: i128) -> Vec<(u32, bool)> {
    let mut digits = Vec::new();
    let mut place = 0;
    while number != 0 {
        if number & 1 != 0 {
            let digit = 2 - (number & 3);
            digits.push((place, digit < 0));
            number -= digit;
        }
        number >>= 1;
        place += 1;
    }
    digits.reverse();
    digits
}

impl Lowering<'_> {
    /// The routine of the library that computes what the core has no instruction for.
    pub(super) fn in_place_of(&self, operator: BinaryOperator) -> Option<&'static str> {
        let core = self.core();
        match operator {
            BinaryOperator::Multiply if !core.multiplier => Some("__harp_multiply"),
            BinaryOperator::DivideUnsigned if !core.divider => Some("__harp_divide"),
            BinaryOperator::RemainderUnsigned if !core.divider => Some("__harp_remainder"),
            _ => None,
        }
    }

    /// The product of a word and a constant without a multiplier, where it is a sum of few multiples by powers of two.
    pub(super) fn product_by_sums(&mut self, a: &Operand, constant: u128) -> Option<Operand> {
        let above = 128 - self.word;
        let digits = signed_digits((constant << above).cast_signed() >> above);
        if digits.len() > SUMMANDS_MAX {
            return None;
        }
        let mut sum = self.number(0);
        for (place, is_negative) in digits {
            let count = self.number(u128::from(place));
            let multiple = self.shift_left(a.clone(), count);
            sum = if is_negative { self.subtract(sum, multiple) } else { self.add(sum, multiple) };
        }
        let bits = self.unsigned_bits(a) + 128 - constant.leading_zeros();
        if bits < self.word {
            self.note_unsigned(&sum, bits);
        }
        Some(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::signed_digits;

    #[test]
    fn digits_make_the_number_and_no_two_are_neighbours() {
        let numbers = [3, 7, 10, 23, -5, -1, 1_000_003, i128::from(i64::MIN), 0];
        for number in numbers.into_iter().chain(-300..300) {
            let digits = signed_digits(number);
            let value: i128 =
                digits.iter().map(|(place, is_negative)| (1 << place) * if *is_negative { -1 } else { 1 }).sum();
            assert_eq!(value, number);
            let mut pairs = digits.iter().zip(digits.iter().skip(1));
            assert!(pairs.all(|(high, low)| high.0 > low.0 + 1), "{digits:?}");
        }
    }
}
