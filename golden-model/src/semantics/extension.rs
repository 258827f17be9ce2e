//! What each lane computes for itself by instructions of the extension (ISA section 12): comparisons, and what basic
//! arithmetic lacks.
//!
//! They are apart from the basic ones, so that the functional machine's hot loop stays as small as it is without them.

use isa::Opcode;

use super::lanes::{Register, Same, Source};
use super::lanewise::Lanewise;
use super::operation::Operation;
use super::{alu, arithmetic, float, Effect};

impl<const LANES: usize> Lanewise<'_, '_, LANES> {
    /// The opcode's meaning. False: nothing has happened, for it is none of these instructions.
    #[inline(always)]
    pub(super) fn compute_extension(&mut self) -> bool {
        match self.decoded.opcode {
            Opcode::Eq => self.compare(alu::eq),
            Opcode::Ne => self.compare(alu::ne),
            Opcode::Lt => self.compare(alu::lt),
            Opcode::Ge => self.compare(alu::ge),
            Opcode::Ltu => self.compare(alu::ltu),
            Opcode::Geu => self.compare(alu::geu),
            Opcode::Eqi => self.compare_with_immediate(alu::eq),
            Opcode::Nei => self.compare_with_immediate(alu::ne),
            Opcode::Lti => self.compare_with_immediate(alu::lt),
            Opcode::Gei => self.compare_with_immediate(alu::ge),
            Opcode::Ltui => self.compare_with_immediate(alu::ltu),
            Opcode::Geui => self.compare_with_immediate(alu::geu),
            Opcode::Feq => self.compare_floats(float::eq),
            Opcode::Flt => self.compare_floats(float::lt),
            Opcode::Fle => self.compare_floats(float::le),
            Opcode::Sra => self.binary(alu::sra),
            Opcode::Srai => self.with_immediate(alu::sra),
            Opcode::Mulhu => self.each_lane(arithmetic::mulhu),
            _ => return false,
        }
        true
    }

    /// pd = f(s, s)
    #[inline(always)]
    fn compare(&mut self, f: impl Fn(u64, u64, u64) -> bool) {
        let operands = (Register(self.register(1)), Register(self.register(2)));
        self.test_both(operands, f);
    }

    /// pd = f(s, s), of floating point: the commonest format is chosen before the loop over lanes.
    #[inline(always)]
    fn compare_floats(&mut self, f: impl Fn(u64, u64, u64) -> bool) {
        match self.files.shape.word_mask {
            float::MASK_32 => self.compare(|left, right, _| f(left, right, float::MASK_32)),
            _ => self.compare(f),
        }
    }

    /// pd = f(s, i)
    #[inline(always)]
    fn compare_with_immediate(&mut self, f: impl Fn(u64, u64, u64) -> bool) {
        let operands = (Register(self.register(1)), Same(self.decoded.immediate));
        self.test_both(operands, f);
    }

    /// pd = f(both operands)
    #[inline(always)]
    fn test_both(&mut self, operands: (impl Source, impl Source), f: impl Fn(u64, u64, u64) -> bool) {
        let mask = self.files.shape.word_mask;
        let f = |left, right| f(left, right, mask);
        let found = self.lanes().test(self.files.gprs, operands, f);
        self.set_predicate(found);
    }
}

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// What each lane computes for itself.
    #[inline(never)]
    pub(super) fn compute_extension(&mut self) {
        self.registers(|lanewise| lanewise.compute_extension());
    }

    /// The effect of an instruction that a lane carries out within a cycle.
    pub(super) fn short_extension(&mut self) -> Effect {
        self.compute_extension();
        Effect::Advance
    }

    /// mulhu.
    pub(super) fn multiply_high(&mut self) -> Effect {
        let work = self.work_on(2);
        self.compute_extension();
        Self::effect_of_long(work)
    }
}
