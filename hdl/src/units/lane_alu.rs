//! One lane's integer unit: what an instruction of one cycle computes (ISA section 5).
//!
//! Combinational; registers stand on both sides of it, in operands and commit. One adder serves sums, differences and addresses, one right
//! shifter both directions.

use isa::CoreConfig;

use crate::kit::prelude::*;

/// What the unit computes; decode chooses. The code is the `operation` input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum AluFunction {
    /// a + b; the address of a load or store.
    Add = 0,
    /// a - b.
    Subtract = 1,
    /// a and b.
    And = 2,
    /// a or b.
    Or = 3,
    /// a exclusive or b.
    Xor = 4,
    /// b: constants and links.
    Second = 5,
    /// a shifted left by b, 0 for counts of n and more.
    ShiftLeft = 6,
    /// a shifted right by b, zeros coming in, 0 for counts of n and more.
    ShiftRight = 7,
    /// 0 - a.
    Negate = 8,
    /// Every bit of a inverted.
    Invert = 9,
}

impl AluFunction {
    /// Width of the code in bits.
    pub const BITS: u32 = 4;
}

hardware! {
    /// One lane's integer arithmetic and logic. Combinational.
    #[derive(LogicBlock)]
    pub struct LaneAlu {
        /// From execute: what to compute.
        pub operation: RSignal<In>,
        /// From operands: first operand.
        pub operand_a: RSignal<In>,
        /// From operands: second operand, register or immediate.
        pub operand_b: RSignal<In>,
        /// To commit: the result.
        pub result: RSignal<Out>,
        /// To load/store: a + b, whatever the function is, when it is not a subtraction.
        pub address: RSignal<Out>,
        /// To predicates: the first operand is 0.
        pub is_zero: RSignal<Out>,
        /// To predicates: the first operand's sign bit.
        pub is_negative: RSignal<Out>,
    }
}

impl LaneAlu {
    /// A unit for the configured words.
    pub fn new(config: &CoreConfig) -> LaneAlu {
        let width = config.arch.word_bits();
        LaneAlu {
            operation: RSignal::new(AluFunction::BITS),
            operand_a: RSignal::new(width),
            operand_b: RSignal::new(width),
            result: RSignal::new(width),
            address: RSignal::new(width),
            is_zero: RSignal::bit(),
            is_negative: RSignal::bit(),
        }
    }

    fn is(&self, function: AluFunction) -> Expr {
        self.operation.val().is(function as u128)
    }

    /// The sum, with the operands inverted and the carry set for differences.
    fn sum(&self, k: &mut Kernel) -> Expr {
        let width = self.result.width();
        k.comment("sum and difference: a + b, a - b = a + ~b + 1, 0 - a = ~a + 0 + 1");
        let negate = k.wire("negate", self.is(AluFunction::Negate));
        let subtract = k.wire("subtract", self.is(AluFunction::Subtract));
        let augend = k.wire("augend", self.operand_a.val() ^ replicate(width, &negate));
        let addend = k.wire(
            "addend",
            (self.operand_b.val() & replicate(width, !&negate)) ^ replicate(width, &subtract),
        );
        let carry = &negate | &subtract;
        k.comment("one adder: its lowest place only makes the carry");
        let chain = k.add(
            "sum_chain",
            concat([augend, high()]),
            concat([addend, carry]),
        );
        k.ignore("the lowest place's sum", vec![chain.bit(0)]);
        k.wire("sum", chain.bits(1, width))
    }

    /// The shifted operand: left shifts go through the right shifter with their bits reversed.
    fn shifted(&self, k: &mut Kernel) -> Expr {
        let width = self.result.width();
        let count_bits = width.trailing_zeros();
        k.comment("shifts: a left shift is a right shift of the reversed word");
        let left = k.wire("left", self.is(AluFunction::ShiftLeft));
        let reversed = |value: &Expr| pack(value.each_bit().into_iter().rev());
        let mut value = k.wire(
            "shift_in",
            select(&left, reversed(&self.operand_a.val()), &self.operand_a),
        );
        for stage in 0..count_bits {
            let moved = value.shift_right_by(1 << stage);
            let step = select(self.operand_b.val().bit(stage), moved, &value);
            value = k.wire(format!("shift_by_{}", 1u32 << stage), step);
        }
        let too_far = k.wire(
            "too_far",
            self.operand_b
                .val()
                .bits(count_bits, width - count_bits)
                .any(),
        );
        let kept = select(&left, reversed(&value), &value);
        k.wire("shifted", replicate(width, !too_far) & kept)
    }
}

impl Describe for LaneAlu {
    fn kernel(&self, k: &mut Kernel) {
        use AluFunction::{And, Invert, Or, Second, ShiftLeft, ShiftRight, Xor};
        let (a, b) = (self.operand_a.val(), self.operand_b.val());
        let sum = self.sum(k);
        let shifted = self.shifted(k);
        let arm = |functions: &[AluFunction], value: Expr| {
            (
                functions.iter().map(|&function| function as u128).collect(),
                value,
            )
        };
        let arms = vec![
            arm(&[And], &a & &b),
            arm(&[Or], &a | &b),
            arm(&[Xor], &a ^ &b),
            arm(&[Second], b.clone()),
            arm(&[ShiftLeft, ShiftRight], shifted),
            arm(&[Invert], !&a),
        ];
        let result = k.case("value", &self.operation, arms, &sum);
        k.drive(&self.result, result);
        k.drive(&self.address, sum);
        k.drive(&self.is_zero, !a.any());
        k.drive(&self.is_negative, a.sign());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_described_soundly_for_both_word_sizes() {
        for arch in ["4w8/8/1/1", "8w32/32/1/1"] {
            let config = CoreConfig::for_arch(arch.parse().unwrap()).unwrap();
            crate::kit::emit(&LaneAlu::new(&config)).unwrap();
        }
    }
}
