//! What each lane computes for itself: from registers and predicates of its own into one of them, and where it goes on.
//!
//! These instructions are most of every program. They see the files of their warp alone, so that the functional machine
//! carries out many of them in a row. They do not know whether the result is written now or staged for commit (timing
//! model).

use isa::{Address, Context, HardwareId, LaneMask, Opcode, PredicateRegister, Warp};
use typed_index_collections::TiSlice;

use super::lanes::{LaneNumber, Lanes, Register, Same};
use super::{alu, arithmetic, float, ContextState, Counts, Decoded, Divergence, Shape, State};
use crate::rule_events::Fired;

/// The register files, and the warp whose part of them is worked on. `LANES`: how many lanes there are, so that the
/// compiler knows; 0 of any other number.
pub(crate) struct Files<'a, const LANES: usize> {
    /// From the warp's register 0, lane 0, to the staging register.
    pub(super) gprs: &'a mut [u64],
    /// From the warp's predicate register 0 to the staging predicate.
    pub(super) predicates: &'a mut [LaneMask],
    pub(super) shape: Shape,
    core_number: u64,
    core_count: u64,
    start_argument: u64,
    counts: &'a Counts,
    warp: Warp,
}

/// What else of the state an instruction in a row reaches.
pub(super) struct Others<'a> {
    /// Where the addresses of loads and stores are left.
    pub(super) addresses: &'a mut [Address],
    pub(super) contexts: &'a mut TiSlice<Context, ContextState>,
    pub(super) divergence: &'a mut Divergence,
    pub(super) fired: &'a mut Fired,
}

/// One such instruction about to act.
pub(super) struct Lanewise<'a, 'b, const LANES: usize> {
    pub(super) files: &'b mut Files<'a, LANES>,
    pub(super) decoded: &'b Decoded,
    pub(super) executing: LaneMask,
    /// Index of lane 0 of where a value goes.
    pub(super) to: usize,
    /// Index of where a predicate goes.
    predicate_to: usize,
}

impl State {
    /// The register files, for a warp.
    #[inline(always)]
    pub(super) fn files(&mut self, warp: Warp) -> Files<'_, 0> {
        self.files_and_others(warp).0
    }

    /// The register files, for a warp, and what else a row of instructions needs.
    #[inline(always)]
    pub(super) fn files_and_others<const LANES: usize>(&mut self, warp: Warp) -> (Files<'_, LANES>, Others<'_>) {
        let (first_gpr, first_predicate) = (self.gpr_base(warp), warp.index() * self.shape.preds);
        let files = Files {
            gprs: &mut self.registers.gprs[first_gpr..],
            predicates: &mut self.registers.predicates[first_predicate..],
            shape: self.shape,
            core_number: self.core_number,
            core_count: self.core_count,
            start_argument: self.start_argument,
            counts: &self.counts,
            warp,
        };
        let others = Others {
            addresses: &mut self.addresses,
            contexts: &mut self.contexts,
            divergence: &mut self.divergence,
            fired: &mut self.fired,
        };
        (files, others)
    }
}

impl<'a, const LANES: usize> Files<'a, LANES> {
    /// How many lanes there are.
    #[inline(always)]
    pub(super) fn lanes(&self) -> usize {
        match LANES {
            0 => self.shape.lanes,
            _ => LANES,
        }
    }

    /// All of them.
    #[inline(always)]
    pub(super) fn all_lanes(&self) -> LaneMask {
        match LANES {
            0 => self.shape.all_lanes,
            _ => LaneMask::all(LANES as u32),
        }
    }

    /// An instruction whose result is written at once, or staged.
    #[inline(always)]
    pub(super) fn lanewise<'b, const DEFERRED: bool>(
        &'b mut self,
        decoded: &'b Decoded,
        executing: LaneMask,
    ) -> Lanewise<'a, 'b, LANES> {
        let slot = usize::from(decoded.slots[0]);
        let (to, predicate_to) =
            if DEFERRED { (self.gprs.len() - self.lanes(), self.predicates.len() - 1) } else { (slot, slot) };
        Lanewise { files: self, decoded, executing, to, predicate_to }
    }
}

impl<const LANES: usize> Lanewise<'_, '_, LANES> {
    /// The opcode's meaning, if it is a basic one. Gives where it goes on; `next` is the address behind it. `None`:
    /// nothing has happened, for it is none of these instructions, or divides by zero.
    #[inline(always)]
    pub(super) fn compute(&mut self, next: Address) -> Option<Address> {
        match self.decoded.opcode {
            Opcode::Nop => {}
            Opcode::Neg => self.unary(alu::neg),
            Opcode::Not => self.unary(alu::not),
            Opcode::And => self.binary(alu::and),
            Opcode::Or => self.binary(alu::or),
            Opcode::Xor => self.binary(alu::xor),
            Opcode::Add => self.binary(alu::add),
            Opcode::Sub => self.binary(alu::sub),
            Opcode::Shl => self.binary(alu::shl),
            Opcode::Shr => self.binary(alu::shr),
            Opcode::Andi => self.with_immediate(alu::and),
            Opcode::Ori => self.with_immediate(alu::or),
            Opcode::Xori => self.with_immediate(alu::xor),
            Opcode::Addi => self.with_immediate(alu::add),
            Opcode::Subi => self.with_immediate(alu::sub),
            Opcode::Shli => self.shift_by_immediate(alu::shl),
            Opcode::Shri => self.shift_by_immediate(alu::shr),
            Opcode::Ldi => self.same(self.decoded.immediate),
            Opcode::Hwid => self.hardware_id(),
            Opcode::Rtop => self.test(|value| value != 0),
            Opcode::Isneg => self.is_negative(),
            Opcode::Iszero => self.test(|value| value == 0),
            Opcode::Andp => self.combine_predicates(|left, right| left & right),
            Opcode::Orp => self.combine_predicates(|left, right| left | right),
            Opcode::Xorp => self.combine_predicates(|left, right| left ^ right),
            Opcode::Notp => self.set_predicate(LaneMask(!self.predicate(1).0)),
            Opcode::Mul => self.binary(arithmetic::mul),
            Opcode::Muli => self.with_immediate(arithmetic::mul),
            Opcode::Itof => self.float_unary(float::from_integer),
            Opcode::Ftoi => self.float_unary(float::to_integer),
            Opcode::Fadd => self.floats(float::add),
            Opcode::Fsub => self.floats(float::sub),
            Opcode::Fmul => self.floats(float::mul),
            Opcode::Fdiv => self.floats(float::div),
            Opcode::Fneg => self.float_unary(float::neg),
            Opcode::Div => return self.divide(arithmetic::div).then_some(next),
            Opcode::Mod => return self.divide(arithmetic::modulo).then_some(next),
            Opcode::Divi => return self.divide_by_immediate(arithmetic::div).then_some(next),
            Opcode::Modi => return self.divide_by_immediate(arithmetic::modulo).then_some(next),
            Opcode::Jmpi => return Some(self.relative_target(next)),
            Opcode::Jmpr => return Some(self.register_target()),
            Opcode::Jali => return Some(self.call_relative(next)),
            Opcode::Jalr => return Some(self.call_register(next)),
            Opcode::Eq | Opcode::Ne | Opcode::Lt | Opcode::Ge | Opcode::Ltu | Opcode::Geu => return None,
            Opcode::Eqi | Opcode::Nei | Opcode::Lti | Opcode::Gei => return None,
            Opcode::Ltui | Opcode::Geui | Opcode::Feq | Opcode::Flt | Opcode::Fle => return None,
            Opcode::Sra | Opcode::Srai | Opcode::Mulhu => return None,
            Opcode::Jalis | Opcode::Jalrs | Opcode::Jmprt => return None,
            Opcode::Ld | Opcode::St => return None,
            Opcode::Ldb | Opcode::Ldbu | Opcode::Ldh | Opcode::Ldhu => return None,
            Opcode::Ldw | Opcode::Ldwu | Opcode::Stb | Opcode::Sth | Opcode::Stw => return None,
            Opcode::Aswap | Opcode::Aadd | Opcode::Aand | Opcode::Aor | Opcode::Axor => return None,
            Opcode::Amin | Opcode::Amax | Opcode::Aminu | Opcode::Amaxu => return None,
            Opcode::Acas => return None,
            Opcode::Clone | Opcode::Wspawn | Opcode::Halt | Opcode::Bar => return None,
            Opcode::Split | Opcode::Join | Opcode::Splitl => return None,
            Opcode::Trap | Opcode::Reti | Opcode::Di | Opcode::Ei => return None,
            Opcode::Skep | Opcode::Jmpru | Opcode::Ring => return None,
            Opcode::Tlbadd | Opcode::Tlbrm | Opcode::Tlbflush | Opcode::Fence => return None,
            Opcode::Custom0 | Opcode::Custom1 | Opcode::Custom2 | Opcode::Custom3 => return None,
            Opcode::Custom4 | Opcode::Custom5 | Opcode::Custom6 | Opcode::Custom7 => return None,
        }
        Some(next)
    }

    /// Index of lane 0 of the register in a slot.
    #[inline(always)]
    pub(super) fn register(&self, slot: usize) -> usize {
        usize::from(self.decoded.slots[slot])
    }

    #[inline(always)]
    pub(super) fn lanes(&self) -> Lanes {
        Lanes { count: self.files.lanes(), executing: self.executing }
    }

    /// d = f(s, s)
    #[inline(always)]
    pub(super) fn binary(&mut self, f: impl Fn(u64, u64, u64) -> u64) {
        let operands = (Register(self.register(1)), Register(self.register(2)));
        let mask = self.files.shape.word_mask;
        let f = |left, right| f(left, right, mask);
        self.lanes().combine(self.files.gprs, self.to, operands, f);
    }

    /// d = f(s, i)
    #[inline(always)]
    pub(super) fn with_immediate(&mut self, f: impl Fn(u64, u64, u64) -> u64) {
        let (left, right) = (Register(self.register(1)), self.decoded.immediate);
        let mask = self.files.shape.word_mask;
        let f = |left, _| f(left, right, mask);
        let operands = (left, Same(right));
        self.lanes().combine(self.files.gprs, self.to, operands, f);
    }

    /// d = s shifted by i: nothing is left when i is 64 or more, and for smaller ones there are vector instructions.
    #[inline(always)]
    fn shift_by_immediate(&mut self, f: impl Fn(u64, u64, u64) -> u64) {
        if self.decoded.immediate >= 64 {
            self.same(0);
        } else {
            self.with_immediate(|value, count, mask| f(value, count & 63, mask));
        }
    }

    /// d = f(s)
    #[inline(always)]
    fn unary(&mut self, f: impl Fn(u64, u64) -> u64) {
        self.with_immediate(|value, _, mask| f(value, mask));
    }

    /// d = f(s, s), for functions that are dear.
    #[inline(always)]
    pub(super) fn each_lane(&mut self, f: impl Fn(u64, u64, u64) -> u64) {
        let (left, right) = (self.register(1), self.register(2));
        let (mask, gprs, to) = (self.files.shape.word_mask, &mut *self.files.gprs, self.to);
        for lane in self.executing.iter().map(isa::Lane::index) {
            gprs[to + lane] = f(gprs[left + lane], gprs[right + lane], mask);
        }
    }

    /// d = f(s, i), for functions that are dear.
    #[inline(always)]
    pub(super) fn each_lane_with_immediate(&mut self, f: impl Fn(u64, u64, u64) -> u64) {
        let (left, right) = (self.register(1), self.decoded.immediate);
        let (mask, gprs, to) = (self.files.shape.word_mask, &mut *self.files.gprs, self.to);
        for lane in self.executing.iter().map(isa::Lane::index) {
            gprs[to + lane] = f(gprs[left + lane], right, mask);
        }
    }

    /// d = f(s, s), of floating point. The format is chosen before the loop over lanes, so that vector instructions carry
    /// it out; binary16 has none.
    #[inline(always)]
    fn floats(&mut self, f: impl Fn(u64, u64, u64) -> u64) {
        match self.files.shape.word_mask {
            float::MASK_16 => self.each_lane(f),
            float::MASK_32 => self.binary(|left, right, _| f(left, right, float::MASK_32)),
            _ => self.binary(|left, right, _| f(left, right, u64::MAX)),
        }
    }

    /// As [`Self::floats`], d = f(s).
    #[inline(always)]
    fn float_unary(&mut self, f: impl Fn(u64, u64) -> u64) {
        match self.files.shape.word_mask {
            float::MASK_16 => self.each_lane_with_immediate(|value, _, mask| f(value, mask)),
            float::MASK_32 => self.unary(|value, _| f(value, float::MASK_32)),
            _ => self.unary(|value, _| f(value, u64::MAX)),
        }
    }

    /// d = the value
    #[inline(always)]
    pub(super) fn same(&mut self, value: u64) {
        let operands = (Same(value), Same(0));
        let lanes = self.lanes();
        lanes.combine(self.files.gprs, self.to, operands, |value, _| value);
    }

    /// d = the number that the immediate chooses: of the lane, of the warp, how many there are of each, of the core, or
    /// a vote
    #[inline(always)]
    fn hardware_id(&mut self) {
        let value = match HardwareId::of_selector(self.decoded.instruction.immediate()) {
            Some(HardwareId::Lane) => {
                let operands = (LaneNumber, Same(0));
                let lanes = self.lanes();
                return lanes.combine(self.files.gprs, self.to, operands, |lane, _| lane);
            }
            Some(HardwareId::Warp) => self.files.warp.index() as u64,
            Some(HardwareId::LaneCount) => self.files.lanes() as u64,
            Some(HardwareId::WarpCount) => self.files.shape.warps as u64,
            Some(HardwareId::Core) => self.files.core_number,
            Some(HardwareId::CoreCount) => self.files.core_count,
            Some(HardwareId::Argument) => self.files.start_argument,
            Some(HardwareId::Counter(counter)) => self.files.counts[counter as usize],
            Some(HardwareId::Vote(register)) => self.vote(register),
            None => 0,
        };
        self.same(value);
    }

    /// In how many executing lanes a predicate register is true; 0 of one that does not exist.
    fn vote(&self, register: PredicateRegister) -> u64 {
        let number = usize::from(register.0);
        if number >= self.files.shape.preds {
            return 0;
        }
        let lanes = self.files.predicates[number];
        (lanes & self.executing).count().into()
    }

    /// pd = f(s)
    #[inline(always)]
    fn test(&mut self, f: impl Fn(u64) -> bool) {
        let operands = (Register(self.register(1)), Same(0));
        let lanes = self.lanes();
        let found = lanes.test(self.files.gprs, operands, |value, _| f(value));
        self.set_predicate(found);
    }

    /// isneg: true where bit n-1 is set.
    #[inline(always)]
    fn is_negative(&mut self) {
        let sign = self.files.shape.word_bits - 1;
        self.test(|value| value >> sign & 1 == 1);
    }

    /// andp, orp, xorp: all lanes at once, for a predicate register is a lane mask.
    #[inline(always)]
    fn combine_predicates(&mut self, f: impl Fn(u64, u64) -> u64) {
        let lanes = f(self.predicate(1).0, self.predicate(2).0);
        self.set_predicate(LaneMask(lanes));
    }

    /// The lanes in which the predicate register in a slot is true.
    #[inline(always)]
    fn predicate(&self, slot: usize) -> LaneMask {
        let number = usize::from(self.decoded.slots[slot]);
        self.files.predicates[number]
    }

    /// pd = the lanes given, in the executing lanes.
    #[inline(always)]
    pub(super) fn set_predicate(&mut self, lanes: LaneMask) {
        let executing = self.executing;
        let old = &mut self.files.predicates[self.predicate_to];
        *old = old.without(executing) | (lanes & executing);
    }
}

#[cfg(test)]
mod tests {
    use isa::{Gpr, Instruction, Lane};

    use super::*;
    use crate::semantics::decoded::Reach;
    use crate::semantics::Features;

    /// The instructions whose reach is their lanes, or a jump, are computed here, and no others.
    #[test]
    fn these_are_the_instructions_that_reach_no_further_than_their_lanes() {
        let arch = "4w8/8/4/2".parse().expect("a legal ArchID");
        let mut state = State::new(Shape::new(arch, 4096, 4, Features::COMPLETE));
        state.set_gpr(Warp(1), Lane(0), Gpr(3), 5);
        for opcode in Opcode::ALL {
            let word = isa::encode(&arch, &Instruction::new(opcode, [1, 2, 3], 4));
            let bytes = word.expect("encodable");
            let word = bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
            let decoded = Decoded::from_word(&state.shape, word);
            let mut files = state.files(Warp(1));
            let mut lanewise = files.lanewise::<false>(&decoded, LaneMask(1));
            let goes_on = lanewise.compute(Address(8));
            let wanted = matches!(decoded.reach, Reach::Lanes | Reach::Jump);
            assert_eq!(goes_on.is_some(), wanted, "{opcode}");
            let is_extension = lanewise.compute_extension();
            assert_eq!(is_extension, decoded.reach == Reach::Extension, "{opcode}");
            assert!(decoded.reach == Reach::Jump || goes_on.is_none_or(|at| at == Address(8)));
        }
    }
}
