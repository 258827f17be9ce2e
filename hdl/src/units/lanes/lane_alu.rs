//! One lane's integer unit: what an instruction of one cycle computes (ISA section 5).
//!
//! Combinational; registers stand on both sides of it, in operands and commit. Its control signals are so chosen that each of its parts
//! takes one LUT a bit: the parts that are not wanted give 0, and the result is their or. Operands that an instruction does not have
//! (`neg` has no first one) come in as 0.

use isa::CoreConfig;

use crate::kit::prelude::*;
use crate::units::arithmetic;

codes! {
    /// A logic function of the operands a and b.
    pub enum AluLogic(2 bits, "LOGIC") {
        /// None: the result comes from the adder or the shifter.
        None = 0,
        /// a and b.
        And = 1,
        /// a or b.
        Or = 2,
        /// a exclusive or b.
        Xor = 3,
    }
}

decode_bundle! {
    /// The control signals of all lanes' units.
    pub struct AluControl / AluControlRegister / AluRow / AluSignals(config: &CoreConfig) {
        /// The second operand is inverted.
        inverts: bool = 1,
        /// The sum is one more.
        carries: bool = 1,
        /// The result is the sum.
        sums: bool = 1,
        /// The result is a logic function: an [`AluLogic`].
        logic: AluLogic = AluLogic::BITS,
        /// The result is the shifted first operand.
        shifts: bool = 1; if (!arithmetic::shifts(config)),
        /// Shifts go left.
        left: bool = 1; if (!arithmetic::shifts(config)),
    }
}

hardware! {
    /// One lane's integer arithmetic and logic. Combinational.
    pub struct LaneAlu(config: &CoreConfig) {
        let width = config.arch.word_bits();

        /// From execute: what to compute.
        pub control: AluControl<In>(config),
        /// From execute: the sum is that of the first operand and the offset.
        pub adds_offset: In(1),
        /// From operands: first operand.
        pub operand_a: In(width),
        /// From operands: second operand, register or immediate.
        pub operand_b: In(width),
        /// From operands: offset of a store, whose second operand is the value stored.
        pub offset: In(width),
        /// To commit: the result.
        pub result: Out(width),
        /// To load/store: the sum.
        pub address: Out(width),
        /// To predicates and checks: the second operand is 0.
        pub is_zero: Out(1),
        /// To predicates: the second operand's sign bit.
        pub is_negative: Out(1),
        /// To arithmetic unit, if it shifts: the second operand is a word's bits or more, so nothing is left of what is shifted by it.
        pub too_far: Out(1) if (arithmetic::shifts(config)),
    }
}

impl LaneAlu {
    /// One adder; its lowest place only makes the carry.
    fn sum(&self, k: &mut Kernel) -> Expr {
        let width = self.result.width();
        k.comment("sum; a - b = a + ~b + 1");
        let inverted = self.operand_b.val() ^ replicate(width, &self.control.inverts);
        let addend = k.wire("addend", select(&self.adds_offset, &self.offset, inverted));
        let chain = k.add(
            "sum_chain",
            concat([self.operand_a.val(), high()]),
            concat([addend, self.control.carries.val()]),
        );
        k.ignore("the lowest place's sum", vec![chain.bit(0)]);
        k.wire("sum", chain.bits(1, width))
    }

    /// The shifted operand, 0 if it is not wanted: left shifts go through the right shifter with their bits reversed.
    fn shifted(&self, k: &mut Kernel, too_far: &Expr) -> Expr {
        let width = self.result.width();
        if !self.control.shifts.is_present() {
            return zeros(width);
        }
        let count_bits = shift_count_bits(width);
        let left = &self.control.left;
        k.comment("shifts: a left shift is a right shift of the reversed word");
        let mut value = k.wire(
            "shift_in",
            select(left, self.operand_a.val().reversed(), &self.operand_a),
        );
        for stage in 0..count_bits {
            let moved = value.shift_right_by(1 << stage);
            let step = select(self.operand_b.val().bit(stage), moved, &value);
            value = k.wire(format!("shift_by_{}", 1u32 << stage), step);
        }
        let wanted = k.wire("shift_is_wanted", self.control.shifts.val() & !too_far);
        k.wire(
            "shifted",
            replicate(width, wanted) & select(left, value.reversed(), &value),
        )
    }

    /// The logic function, 0 if none is wanted: `or` is `and` or `exclusive or`.
    fn logic(&self, k: &mut Kernel) -> Expr {
        let width = self.result.width();
        let (a, b) = (self.operand_a.val(), self.operand_b.val());
        let function = self.control.logic.val();
        let both = replicate(width, function.bit(0) ^ function.bit(1)) & &a & &b;
        let different = replicate(width, function.bit(1)) & (a ^ b);
        k.wire("logic_value", both | different)
    }
}

/// Bits of a shift count that is less than `width`.
fn shift_count_bits(width: u32) -> u32 {
    width.trailing_zeros()
}

impl Describe for LaneAlu {
    fn kernel(&self, k: &mut Kernel) {
        let sum = self.sum(k);
        let b = self.operand_b.val();
        let count_bits = shift_count_bits(b.width());
        k.comment("the bits of the second operand above the shift count");
        let above = b.bits(count_bits, b.width() - count_bits);
        let too_far = k.wire("is_too_far", above.any());
        let shifted = self.shifted(k, &too_far);
        let logic = self.logic(k);
        let wanted = replicate(sum.width(), &self.control.sums) & &sum;
        k.drive(&self.result, wanted | logic | shifted);
        k.drive(&self.address, sum);
        k.drive(&self.is_zero, !(&too_far | b.bits(0, count_bits).any()));
        k.drive(&self.is_negative, b.sign());
        k.drive(&self.too_far, too_far);
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
