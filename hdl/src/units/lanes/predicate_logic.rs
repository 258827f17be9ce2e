//! What the instructions that write predicate registers compute, for all lanes at once (ISA section 5).

use isa::CoreConfig;

use crate::kit::prelude::*;

codes! {
    /// What is computed; decode chooses. The code is the `operation` input.
    pub enum PredicateFunction(4 bits, "PREDICATE") {
        /// The register is not 0.
        NotZero = 0,
        /// The register is 0.
        Zero = 1,
        /// The register's sign bit.
        Negative = 2,
        /// Both predicates.
        And = 3,
        /// Either predicate.
        Or = 4,
        /// One of the predicates.
        Xor = 5,
        /// The first predicate inverted.
        Not = 6,
        /// The first predicate: of a micro-operation.
        First = 7,
        /// What the ALU has found of its operands, of the extension.
        Compared = 8,
        /// The opposite.
        NotCompared = 9,
    }
}

/// Bits of a function's code.
pub fn function_bits(config: &CoreConfig) -> u32 {
    match config.extension {
        true => PredicateFunction::BITS,
        false => PredicateFunction::BITS - 1,
    }
}

hardware! {
    /// Tests of registers, and logic of predicates. One bit a lane; combinational.
    pub struct PredicateLogic(config: &CoreConfig) {
        let lanes = config.arch.lanes();

        /// From execute: what to compute.
        pub operation: In(function_bits(config)),
        /// From lanes: the first operand is 0.
        pub is_zero: In(lanes),
        /// From lanes: the first operand's sign.
        pub is_negative: In(lanes),
        /// From lanes: the comparison of the operands holds.
        pub compared: In(lanes) if (config.extension),
        /// From operands: first predicate.
        pub first: In(lanes),
        /// From operands: second predicate.
        pub second: In(lanes),
        /// From operands: the register to be written, as it is.
        pub old: In(lanes) if (!config.is_deep()),
        /// From operands: lanes that write.
        pub executing: In(lanes),
        /// To commit: the register's new row.
        pub row: Out(lanes),
    }
}

impl Describe for PredicateLogic {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("P9.5.1");
        let (zero, first, second) = (self.is_zero.val(), self.first.val(), self.second.val());
        let arm = |function: PredicateFunction, value: Expr| (vec![function], value);
        let mut arms = vec![
            arm(PredicateFunction::NotZero, !&zero),
            arm(PredicateFunction::Zero, zero.clone()),
            arm(PredicateFunction::Negative, self.is_negative.val()),
            arm(PredicateFunction::And, &first & &second),
            arm(PredicateFunction::Or, &first | &second),
            arm(PredicateFunction::Xor, &first ^ &second),
            arm(PredicateFunction::Not, !&first),
            arm(PredicateFunction::First, first),
        ];
        if self.compared.is_present() {
            let compared = self.compared.val();
            arms.push(arm(PredicateFunction::Compared, compared.clone()));
            arms.push(arm(PredicateFunction::NotCompared, !compared));
        }
        let computed = k.case("computed", &self.operation, arms, zeros(zero.width()));
        let executing = self.executing.val();
        k.drive(&self.row, (&executing & computed) | (!&executing & &self.old));
    }
}
