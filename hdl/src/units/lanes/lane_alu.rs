//! One lane's integer unit: what an instruction of one cycle computes (ISA section 5).
//!
//! Combinational; registers are on both sides of it, in operands and commit. Its control signals are so chosen that
//! each of its parts takes one LUT a bit: the parts that are not wanted give 0, and the result is their or. Operands
//! that an instruction does not have (`neg` has no first one) come in as 0.

use isa::CoreConfig;

use crate::kit::prelude::*;
use crate::units::arithmetic;
use crate::units::float::FloatFormat;

mod comparison;

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
        /// The result is a logic function, as `LOGIC_...` says.
        logic: AluLogic = AluLogic::BITS,
        /// The result is the shifted first operand.
        shifts: bool = 1; if (!arithmetic::shifts(config)),
        /// Shifts go left.
        left: bool = 1; if (!arithmetic::shifts(config)),
        /// A comparison holds when the operands are equal.
        accepts_equal: bool = 1; if (config.extension),
        /// A comparison holds when the first operand is less.
        accepts_less: bool = 1; if (config.extension),
        /// A comparison is that of floats.
        compares_floats: bool = 1; if (config.extension && config.float),
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
        /// From execute: operands are signed numbers.
        pub is_signed: In(1) if (config.extension),
        /// From compute: the control signals of the instruction that was here in the cycle before, whose result comes now.
        pub later_control: AluControl<In>(config) if (config.is_deep()),
        /// From compute: its operands are signed numbers.
        pub later_is_signed: In(1) if (config.is_deep() && config.extension),
        /// From compute: its first operand.
        pub later_a: In(width) if (config.is_deep() && config.extension),
        /// From compute: its second operand.
        pub later_b: In(width) if (config.is_deep()),
        /// To commit: the result.
        pub result: Out(width),
        /// To load/store: the sum.
        pub address: Out(width),
        /// To predicates and checks: the second operand is 0.
        pub is_zero: Out(1),
        /// To predicates: the second operand's sign bit.
        pub is_negative: Out(1),
        /// To predicates: the comparison holds.
        pub compared: Out(1) if (config.extension),
        /// To arithmetic unit, if it shifts: the second operand is a word's bits or more, so nothing is left of what is
        /// shifted by it.
        pub too_far: Out(1) if (arithmetic::shifts(config)),
        /// The sum, in a deep pipeline.
        kept_sum: Register(width) if (config.is_deep()),
        /// Nothing is borrowed.
        kept_no_borrow: Register(1) if (config.is_deep() && config.extension),
        /// The logic function.
        kept_logic: Register(width) if (config.is_deep()),
        /// The first operand, shifted by the first bits of the count.
        kept_shift: Register(width) if (config.is_deep() && !arithmetic::shifts(config)),
        _float: FloatFormat = FloatFormat::of(config),
    }
}

/// What the second half of the work needs of the instruction.
struct Later<'a> {
    control: &'a AluControl<In>,
    is_signed: Expr,
    a: Expr,
    b: Expr,
}

impl LaneAlu {
    /// The instruction whose result is given in this cycle: that whose operands are here, or, in a deep pipeline, the
    /// one before it.
    fn later(&self) -> Later<'_> {
        match self.kept_sum.is_present() {
            false => Later {
                control: &self.control,
                is_signed: self.is_signed.val(),
                a: self.operand_a.val(),
                b: self.operand_b.val(),
            },
            true => Later {
                control: &self.later_control,
                is_signed: self.later_is_signed.val(),
                a: self.later_a.val(),
                b: self.later_b.val(),
            },
        }
    }

    /// The value a cycle later, if there is a register for it.
    fn kept(k: &mut Kernel, register: &RDff, value: Expr) -> Expr {
        match register.is_present() {
            false => value,
            true => {
                k.update(register, value);
                register.val()
            }
        }
    }

    /// Whether the core has the extension, whose instructions compare operands and shift signed numbers.
    fn is_extended(&self) -> bool {
        self.compared.is_present()
    }

    /// One adder; its lowest place only makes the carry. With the extension, its highest place tells of a - b that
    /// nothing is borrowed: the second value.
    fn sum(&self, k: &mut Kernel) -> (Expr, Expr) {
        let width = self.result.width();
        k.comment("sum; a - b = a + ~b + 1");
        let inverted = self.operand_b.val() ^ replicate(width, &self.control.inverts);
        let mut offset = self.offset.val();
        if self.is_extended() {
            // Atomic instructions have no offset: they alone take it and invert.
            offset = replicate(width, !self.control.inverts.val()) & offset;
        }
        wire!(k, addend = select(&self.adds_offset, offset, inverted));
        let chain_bits = width + 1 + u32::from(self.is_extended());
        let chain = k.add(
            "sum_chain",
            concat([self.operand_a.val(), high()]).zero_extend(chain_bits),
            concat([addend, self.control.carries.val()]).zero_extend(chain_bits),
        );
        k.ignore("the lowest place's sum", vec![chain.bit(0)]);
        let no_borrow = match self.is_extended() {
            true => chain.bit(width + 1),
            false => absent(1),
        };
        let sum = k.wire("sum", chain.bits(1, width));
        (Self::kept(k, &self.kept_sum, sum), Self::kept(k, &self.kept_no_borrow, no_borrow))
    }

    /// The shifted operand, 0 if it is not wanted: left shifts go through the right shifter with their bits reversed.
    fn shifted(&self, k: &mut Kernel, too_far: &Expr) -> Expr {
        let width = self.result.width();
        if !self.control.shifts.is_present() {
            return zeros(width);
        }
        let left = &self.control.left;
        k.comment("shifts: a left shift is a right shift of the reversed word");
        let given = select(left, self.operand_a.val().reversed(), &self.operand_a);
        let inverts = self.inverts_shifted(k);
        let mut value = k.wire("shift_in", given ^ replicate(width, &inverts));
        let bits = shift_count_bits(width);
        let first_bits = if self.kept_shift.is_present() { bits.div_ceil(2) } else { bits };
        let later = self.later();
        for stage in 0..bits {
            let count = if stage < first_bits { self.operand_b.val() } else { later.b.clone() };
            if stage == first_bits {
                value = Self::kept(k, &self.kept_shift, value);
            }
            let places = 1 << stage;
            let moved = value.shift_right_by(places);
            let step = select(count.bit(stage), moved, &value);
            value = k.wire(format!("shift_by_{places}"), step);
        }
        if self.is_extended() {
            let inverts = match self.kept_shift.is_present() {
                false => inverts,
                true => k.wire("shifted_inverted", later.is_signed & later.a.sign()),
            };
            return self.shifted_with_sign(k, &value, too_far, &inverts);
        }
        let left = &later.control.left;
        let wanted = k.wire("shift_is_wanted", later.control.shifts.val() & !too_far);
        k.wire("shifted", replicate(width, wanted) & select(left, value.reversed(), &value))
    }

    /// A negative number is shifted inverted, so that zeros come in from above, as always. No bit without the
    /// extension.
    fn inverts_shifted(&self, k: &mut Kernel) -> Expr {
        match self.is_extended() {
            false => absent(1),
            true => {
                let is_negative = self.is_signed.val() & self.operand_a.val().sign();
                k.wire("shifts_inverted", is_negative)
            }
        }
    }

    /// What comes out of the shifter, 0 if it is not wanted, when it may be inverted. Only a right shift is. Each bit
    /// is one LUT.
    fn shifted_with_sign(&self, k: &mut Kernel, value: &Expr, too_far: &Expr, inverted: &Expr) -> Expr {
        let control = self.later().control;
        let (shifts, left) = (control.shifts.val(), control.left.val());
        let width = value.width();
        let left_over = k.wire("shift_left_over", value & replicate(width, !too_far));
        let forward = k.wire("shifts_forward", &shifts & !&left);
        // With both, the inverted value.
        let backward = k.wire("shifts_backward_or_inverted", shifts & (left | inverted));
        let (forward, backward) = (replicate(width, forward), replicate(width, backward));
        let ahead = &forward & (&left_over ^ &backward);
        k.wire("shifted", ahead | (!forward & backward & left_over.reversed()))
    }

    /// The logic function, 0 if none is wanted: `or` is `and` or `exclusive or`.
    fn logic(&self, k: &mut Kernel) -> Expr {
        let width = self.result.width();
        let (a, b) = (self.operand_a.val(), self.operand_b.val());
        let function = self.control.logic.val();
        let both = replicate(width, function.bit(0) ^ function.bit(1)) & &a & &b;
        let different = replicate(width, function.bit(1)) & (a ^ b);
        let value = k.wire("logic_value", both | different);
        Self::kept(k, &self.kept_logic, value)
    }
}

/// Bits of a shift count that is less than `width`.
fn shift_count_bits(width: u32) -> u32 {
    width.trailing_zeros()
}

impl Describe for LaneAlu {
    fn kernel(&self, k: &mut Kernel) {
        k.rules(if self.is_extended() { "P9.5.1, P26.2" } else { "P9.5.1" });
        let (sum, no_borrow) = self.sum(k);
        let Later { control, b, .. } = self.later();
        let count_bits = shift_count_bits(b.width());
        k.comment("the bits of the second operand above the shift count");
        let above = b.bits(count_bits, b.width() - count_bits);
        let too_far = k.wire("is_too_far", above.any());
        let shifted = self.shifted(k, &too_far);
        let logic = self.logic(k);
        let wanted = replicate(sum.width(), &control.sums) & &sum;
        k.drive(&self.result, wanted | &logic | shifted);
        k.drive(&self.address, sum);
        k.drive(&self.is_zero, !(&too_far | b.bits(0, count_bits).any()));
        k.drive(&self.is_negative, b.sign());
        k.drive(&self.too_far, too_far);
        self.compare(k, &no_borrow, &logic);
        self.ignore_halves(k);
    }
}

impl LaneAlu {
    /// In a deep pipeline each half of the work needs some of the control signals only.
    fn ignore_halves(&self, k: &mut Kernel) {
        if !self.kept_sum.is_present() {
            return;
        }
        let (now, later) = (&self.control, &self.later_control);
        let of_second =
            [&now.sums, &now.shifts, &now.accepts_equal, &now.accepts_less, &now.compares_floats].map(RSignal::val);
        k.ignore("the second half needs it", of_second.to_vec());
        let of_first = [&later.inverts, &later.carries, &later.logic].map(RSignal::val);
        k.ignore("the first half has used it", of_first.to_vec());
        if !now.shifts.is_present() {
            k.ignore("only shifts ask for it in the first half", vec![self.is_signed.val()]);
        }
        if self.later_a.is_present() && !now.compares_floats.is_present() {
            let width = self.later_a.width();
            k.ignore("of integers only the sign counts", vec![self.later_a.val().bits(0, width - 1)]);
        }
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
