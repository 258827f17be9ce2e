//! One operation after the other.

use isa::{Opcode, OperandClass};
use regalloc2::{Operand as RegisterOperand, VReg};

use super::plan::Plan;
use super::{Destination, FrameAddress, MachineOperation, Second, Selected, Selector, TRUTH, WORD};
use crate::ir::{
    signed, BinaryOperator, Condition, Constant, FloatCondition, Instruction, Operand, Operation, Reach, SlotId,
    Symbol, Test,
};

/// The word of the run time that is not 0 as soon as the program ends: then it is the address where warps stop.
const ENDING: &str = "__harp_exiting";

/// An instruction without immediate.
pub(super) fn plain(opcode: Opcode) -> MachineOperation {
    MachineOperation::Plain { opcode, immediate: None }
}

fn with_immediate(opcode: Opcode, immediate: i64) -> MachineOperation {
    MachineOperation::Plain { opcode, immediate: Some(immediate) }
}

impl Selector<'_> {
    /// Selects an instruction, unless its results are not read and it has no effect.
    pub(super) fn instruction(&mut self, instruction: &Instruction) -> Selected<()> {
        let mut results = instruction.results.iter();
        let read = results.any(|result| self.plan.reads[*result] > 0);
        if !read && !instruction.results.is_empty() && !instruction.operation.has_effects() {
            return Ok(());
        }
        self.guard = None;
        let mut otherwise = None;
        if let Some(guard) = &instruction.guard {
            if let Some(value) = &guard.otherwise {
                if !matches!(value, Operand::Constant(Constant::Undefined(_))) {
                    otherwise = Some(self.operand(value)?);
                }
            }
            self.guard = Some(self.operand(&guard.condition)?);
        }
        let results: Vec<_> = instruction.results.iter().map(|value| self.of(*value)).collect();
        match (&instruction.operation, results.first()) {
            (Operation::Call { callee, arguments, .. }, _) => self.call(callee, arguments, &results),
            (Operation::InlineAssembly { text, constraints, arguments, .. }, _) => {
                self.inline_assembly(text, constraints, arguments, &results)
            }
            (operation, Some(result)) => {
                let flipped = self.plan.flipped[instruction.results[0]];
                let to = Destination { result: *result, otherwise };
                self.value(operation, to, flipped)
            }
            (operation, None) => self.effect(operation),
        }
    }

    /// An operation without result.
    fn effect(&mut self, operation: &Operation) -> Selected<()> {
        match operation {
            Operation::Store { value, address, offset, reach, volatile, .. } => {
                self.shared = *volatile;
                let stored = self.store(store_opcode(*reach), value, address, *offset);
                self.shared = false;
                stored
            }
            Operation::Barrier(number, warps) => {
                let sources = [self.operand(number)?, self.operand(warps)?];
                self.push_effect(plain(Opcode::Bar), &sources);
                Ok(())
            }
            Operation::Join => {
                self.push(plain(Opcode::Join), Vec::new());
                Ok(())
            }
            Operation::Probe(number, shown) => {
                let shown = self.operand(shown)?;
                self.push_effect(MachineOperation::Probe(*number), &[shown]);
                Ok(())
            }
            Operation::LeaveIfEnding => {
                let guard = self.guard.take();
                let ending = MachineOperation::Address { symbol: ENDING.into(), addend: 0 };
                let ending = self.compute(ending, WORD, &[]);
                let place = self.compute(with_immediate(Opcode::Ld, 0), WORD, &[ending]);
                let is_ending = self.compute(plain(Opcode::Rtop), TRUTH, &[place]);
                self.push_effect(MachineOperation::Leave, &[place, is_ending]);
                self.guard = guard;
                Ok(())
            }
            Operation::Fence => {
                self.push_effect(plain(Opcode::Fence), &[]);
                Ok(())
            }
            other => self.refuse(format!("an operation that has not been lowered: {other:?}")),
        }
    }

    /// An operation with one result.
    fn value(&mut self, operation: &Operation, to: Destination, flipped: bool) -> Selected<()> {
        match operation {
            Operation::Binary(operator, a, b) => self.binary(*operator, a, b, to),
            Operation::FloatNegate(a) => self.unary(Opcode::Fneg, a, to),
            Operation::ToFloat(a) => self.unary(Opcode::Itof, a, to),
            Operation::FromFloat(a) => self.unary(Opcode::Ftoi, a, to),
            Operation::Freeze(a) => self.copy(a, to),
            Operation::Test(test, a) => {
                let opcode = match (test, flipped) {
                    (Test::Negative, _) => Opcode::Isneg,
                    (Test::Zero, false) | (Test::NotZero, true) => Opcode::Iszero,
                    (Test::NotZero, false) | (Test::Zero, true) => Opcode::Rtop,
                };
                self.unary(opcode, a, to)
            }
            Operation::Compare(condition, a, b) => {
                let condition = if flipped { condition.opposite() } else { *condition };
                self.comparison(condition, a, b, to)
            }
            Operation::CompareFloat(condition, a, b) => {
                let Some(opcode) = float_comparison(*condition) else {
                    return self.refuse(format!("{condition} of floats has not been lowered"));
                };
                let sources = [self.operand(a)?, self.operand(b)?];
                self.push_result(plain(opcode), to, &sources);
                Ok(())
            }
            Operation::Select(condition, a, b) => self.choice(condition, a, b, to),
            Operation::Load { address, offset, reach, volatile, .. } => {
                self.shared = *volatile;
                let loaded = self.load(load_opcode(*reach), to, address, *offset);
                self.shared = false;
                loaded
            }
            Operation::AtomicUpdate { operator, address, value } => {
                let Some(opcode) = atomic(operator) else {
                    return self.refuse(format!("an atomic {operator} has not been lowered"));
                };
                let sources = [self.operand(address)?, self.operand(value)?];
                self.push_result(plain(opcode), to, &sources);
                Ok(())
            }
            Operation::AtomicCompareExchange { address, expected, value } => {
                self.compare_exchange(address, expected, value, to)
            }
            Operation::SlotAddress(slot) => {
                self.push_result(frame(Opcode::Addi, *slot, 0), to, &[]);
                Ok(())
            }
            Operation::HardwareId(number) => {
                let kind = with_immediate(Opcode::Hwid, i64::from(*number));
                self.push_result(kind, to, &[]);
                Ok(())
            }
            Operation::Vote(truth) => {
                let truth = self.operand(truth)?;
                self.push_result(MachineOperation::Vote, to, &[truth]);
                Ok(())
            }
            Operation::AllocateDynamic(bytes) => self.allocate_dynamic(bytes, to.result),
            other => self.refuse(format!("an operation that has not been lowered: {other:?}")),
        }
    }

    fn unary(&mut self, opcode: Opcode, source: &Operand, to: Destination) -> Selected<()> {
        let source = self.operand(source)?;
        self.push_result(plain(opcode), to, &[source]);
        Ok(())
    }

    /// The result is the operand.
    fn copy(&mut self, source: &Operand, to: Destination) -> Selected<()> {
        if let (Some(number), true) = (self.number_of(source), to.result.class() == WORD) {
            if self.fits(OperandClass::TwoImm, number) {
                self.push_result(MachineOperation::Constant(number), to, &[]);
                return Ok(());
            }
        }
        if let Operand::Constant(Constant::Integer { bits: 1, value }) = source {
            self.push_result(MachineOperation::Truth(*value == 1), to, &[]);
            return Ok(());
        }
        if let (Operand::Constant(constant), None) = (source, self.guard) {
            return self.constant(to.result, constant);
        }
        let source = self.operand(source)?;
        self.push_result(MachineOperation::Move, to, &[source]);
        Ok(())
    }

    /// `b`, and `a` where the condition is true.
    fn choice(&mut self, condition: &Operand, a: &Operand, b: &Operand, to: Destination) -> Selected<()> {
        if self.guard.is_some() {
            let guard = self.guard.take();
            let chosen = self.register(to.result.class());
            self.choice(condition, a, b, chosen.into())?;
            self.guard = guard;
            self.push_result(MachineOperation::Move, to, &[chosen]);
            return Ok(());
        }
        let result = to.result;
        if result.class() == TRUTH && self.choice_of_truths(condition, a, b, result)? {
            return Ok(());
        }
        let condition = self.operand(condition)?;
        let undefined = |operand: &Operand| matches!(operand, Operand::Constant(Constant::Undefined(_)));
        if undefined(a) {
            return self.copy(b, result.into());
        }
        let otherwise = if undefined(b) { None } else { Some(self.operand(b)?) };
        let to = Destination { result, otherwise };
        // What the guarded move reads comes before it, in all lanes.
        let long = self.number_of(a).is_some_and(|number| !self.fits(OperandClass::TwoImm, number));
        if a.value().is_some() || long || result.class() == TRUTH {
            let source = self.operand(a)?;
            self.guard = Some(condition);
            self.push_result(MachineOperation::Move, to, &[source]);
        } else {
            self.guard = Some(condition);
            self.copy(a, to)?;
        }
        self.guard = None;
        Ok(())
    }

    fn binary(&mut self, operator: BinaryOperator, a: &Operand, b: &Operand, to: Destination) -> Selected<()> {
        if to.result.class() == TRUTH {
            return self.truths(operator, a, b, to);
        }
        if operator == BinaryOperator::Add && self.number_of(b) == Some(0) {
            return self.copy(a, to);
        }
        // A serial multiplier takes as long as its second operand has bits (P13.1): a constant factor comes first.
        let turned = match operator {
            BinaryOperator::MultiplyHigh => true,
            _ => operator.commutes() && a.value().is_none(),
        };
        let (a, b) = if turned { (b, a) } else { (a, b) };
        if operator == BinaryOperator::Subtract && self.number_of(a) == Some(0) {
            return self.unary(Opcode::Neg, b, to);
        }
        if operator == BinaryOperator::Xor && self.number_of(b) == Some(-1) {
            return self.unary(Opcode::Not, a, to);
        }
        let Some((registers, immediate)) = opcodes(operator) else {
            return self.refuse(format!("{operator:?} has not been lowered"));
        };
        let a = self.operand(a)?;
        match self.second(b, immediate)? {
            Second::Register(b) => self.push_result(plain(registers), to, &[a, b]),
            Second::Immediate(number) => {
                let (opcode, number) = self.cheaper(operator, immediate, number);
                self.push_result(with_immediate(opcode, number), to, &[a]);
            }
        }
        Ok(())
    }

    /// `acas`: its result replaces the expected word in the register.
    fn compare_exchange(
        &mut self,
        address: &Operand,
        expected: &Operand,
        value: &Operand,
        to: Destination,
    ) -> Selected<()> {
        let expected = self.operand(expected)?;
        let sources = [self.operand(address)?, self.operand(value)?];
        let old = self.register(WORD);
        let tied = Destination { result: old, otherwise: Some(expected) };
        self.push_tied(plain(Opcode::Acas), tied, &sources);
        self.push_result(MachineOperation::Move, to, &[old]);
        Ok(())
    }

    /// A comparison of words, by an instruction of the extension.
    fn comparison(&mut self, condition: Condition, a: &Operand, b: &Operand, to: Destination) -> Selected<()> {
        let Some((registers, immediate)) = comparison(condition) else {
            return self.comparison(condition.swapped(), b, a, to);
        };
        let a = self.operand(a)?;
        match self.second(b, Some(immediate))? {
            Second::Register(b) => self.push_result(plain(registers), to, &[a, b]),
            Second::Immediate(number) => {
                self.push_result(with_immediate(immediate, number), to, &[a]);
            }
        }
        Ok(())
    }

    /// The second operand as an immediate, if there is such an instruction and it fits.
    fn second(&mut self, b: &Operand, immediate: Option<Opcode>) -> Selected<Second> {
        match (self.number_of(b), immediate) {
            (Some(number), Some(opcode)) if self.fits(opcode.class(), number) => Ok(Second::Immediate(number)),
            _ => Ok(Second::Register(self.operand(b)?)),
        }
    }

    /// Powers of two need no multiplier and no divider.
    fn cheaper(&self, operator: BinaryOperator, immediate: Option<Opcode>, number: i64) -> (Opcode, i64) {
        let power = (number > 0 && number & (number - 1) == 0).then(|| i64::from(number.trailing_zeros()));
        let shifts = power.filter(|power| self.fits(OperandClass::ThreeImm, *power));
        match (operator, shifts) {
            (BinaryOperator::Multiply, Some(power)) => (Opcode::Shli, power),
            (BinaryOperator::DivideUnsigned, Some(power)) => (Opcode::Shri, power),
            (BinaryOperator::RemainderUnsigned, Some(_)) => (Opcode::Andi, number - 1),
            _ => (immediate.unwrap_or(Opcode::Addi), number),
        }
    }

    fn allocate_dynamic(&mut self, bytes: &Operand, result: VReg) -> Selected<()> {
        if self.guard.is_some() {
            return self.refuse("memory of the frame for some lanes");
        }
        let bytes = self.operand(bytes)?;
        self.machine.dynamic = true;
        let operands = vec![RegisterOperand::reg_def(result), RegisterOperand::reg_use(bytes)];
        self.push(MachineOperation::AllocateDynamic, operands);
        Ok(())
    }
}

/// The instruction for registers, and the one with an immediate.
fn opcodes(operator: BinaryOperator) -> Option<(Opcode, Option<Opcode>)> {
    Some(match operator {
        BinaryOperator::Add => (Opcode::Add, Some(Opcode::Addi)),
        BinaryOperator::Subtract => (Opcode::Sub, Some(Opcode::Subi)),
        BinaryOperator::Multiply => (Opcode::Mul, Some(Opcode::Muli)),
        BinaryOperator::DivideUnsigned => (Opcode::Div, Some(Opcode::Divi)),
        BinaryOperator::RemainderUnsigned => (Opcode::Mod, Some(Opcode::Modi)),
        BinaryOperator::ShiftLeft => (Opcode::Shl, Some(Opcode::Shli)),
        BinaryOperator::ShiftRightLogical => (Opcode::Shr, Some(Opcode::Shri)),
        BinaryOperator::And => (Opcode::And, Some(Opcode::Andi)),
        BinaryOperator::Or => (Opcode::Or, Some(Opcode::Ori)),
        BinaryOperator::Xor => (Opcode::Xor, Some(Opcode::Xori)),
        BinaryOperator::FloatAdd => (Opcode::Fadd, None),
        BinaryOperator::FloatSubtract => (Opcode::Fsub, None),
        BinaryOperator::FloatMultiply => (Opcode::Fmul, None),
        BinaryOperator::FloatDivide => (Opcode::Fdiv, None),
        BinaryOperator::ShiftRightArithmetic => (Opcode::Sra, Some(Opcode::Srai)),
        BinaryOperator::MultiplyHigh => (Opcode::Mulhu, None),
        BinaryOperator::DivideSigned | BinaryOperator::RemainderSigned | BinaryOperator::FloatRemainder => return None,
    })
}

/// The comparison of registers, and the one with an immediate; the others are those of swapped operands.
fn comparison(condition: Condition) -> Option<(Opcode, Opcode)> {
    Some(match condition {
        Condition::Equal => (Opcode::Eq, Opcode::Eqi),
        Condition::NotEqual => (Opcode::Ne, Opcode::Nei),
        Condition::LessSigned => (Opcode::Lt, Opcode::Lti),
        Condition::GreaterOrEqualSigned => (Opcode::Ge, Opcode::Gei),
        Condition::LessUnsigned => (Opcode::Ltu, Opcode::Ltui),
        Condition::GreaterOrEqualUnsigned => (Opcode::Geu, Opcode::Geui),
        Condition::GreaterSigned
        | Condition::LessOrEqualSigned
        | Condition::GreaterUnsigned
        | Condition::LessOrEqualUnsigned => return None,
    })
}

/// The comparison of floats that there is an instruction for.
fn float_comparison(condition: FloatCondition) -> Option<Opcode> {
    let FloatCondition { less, equal, greater, unordered } = condition;
    match (less, equal, greater, unordered) {
        (false, true, false, false) => Some(Opcode::Feq),
        (true, false, false, false) => Some(Opcode::Flt),
        (true, true, false, false) => Some(Opcode::Fle),
        _ => None,
    }
}

/// The instruction of an `atomicrmw`, by LLVM's word for it.
fn atomic(operator: &str) -> Option<Opcode> {
    Some(match operator {
        "xchg" => Opcode::Aswap,
        "add" => Opcode::Aadd,
        "and" => Opcode::Aand,
        "or" => Opcode::Aor,
        "xor" => Opcode::Axor,
        "max" => Opcode::Amax,
        "min" => Opcode::Amin,
        "umax" => Opcode::Amaxu,
        "umin" => Opcode::Aminu,
        _ => return None,
    })
}

/// The load of so many bytes.
fn load_opcode(reach: Reach) -> Opcode {
    match reach {
        Reach::Bytes(1) => Opcode::Ldbu,
        Reach::Bytes(2) => Opcode::Ldhu,
        Reach::Bytes(_) => Opcode::Ldwu,
        Reach::SignedBytes(1) => Opcode::Ldb,
        Reach::SignedBytes(2) => Opcode::Ldh,
        Reach::SignedBytes(_) => Opcode::Ldw,
        Reach::Whole => Opcode::Ld,
    }
}

/// The store of so many bytes.
fn store_opcode(reach: Reach) -> Opcode {
    match reach.bytes() {
        Some(1) => Opcode::Stb,
        Some(2) => Opcode::Sth,
        Some(_) => Opcode::Stw,
        None => Opcode::St,
    }
}

// Operations on truth values.

/// The truth value that an operand is, if that is known.
fn known(operand: &Operand) -> Option<bool> {
    match operand {
        Operand::Constant(Constant::Integer { bits: 1, value }) => Some(*value == 1),
        _ => None,
    }
}

impl Selector<'_> {
    /// Truth values: `not` is `xor` with true.
    pub(super) fn truths(
        &mut self,
        operator: BinaryOperator,
        a: &Operand,
        b: &Operand,
        to: Destination,
    ) -> Selected<()> {
        let (a, b) = if a.value().is_none() { (b, a) } else { (a, b) };
        match (operator, known(b)) {
            (BinaryOperator::Xor, Some(true)) => self.unary(Opcode::Notp, a, to),
            (BinaryOperator::Xor | BinaryOperator::Or, Some(false)) | (BinaryOperator::And, Some(true)) => {
                self.copy(a, to)
            }
            (BinaryOperator::And | BinaryOperator::Or, Some(_)) => self.copy(b, to),
            (BinaryOperator::And, None) => self.two_truths(Opcode::Andp, a, b, to),
            (BinaryOperator::Or, None) => self.two_truths(Opcode::Orp, a, b, to),
            (BinaryOperator::Xor, None) => self.two_truths(Opcode::Xorp, a, b, to),
            _ => self.refuse(format!("{operator:?} of truth values")),
        }
    }

    fn two_truths(&mut self, opcode: Opcode, a: &Operand, b: &Operand, to: Destination) -> Selected<()> {
        let sources = [self.operand(a)?, self.operand(b)?];
        self.push_result(plain(opcode), to, &sources);
        Ok(())
    }

    /// A choice of truth values one of which is known; whether it was one.
    fn choice_of_truths(&mut self, condition: &Operand, a: &Operand, b: &Operand, result: VReg) -> Selected<bool> {
        match (known(a), known(b)) {
            (Some(true), Some(false)) => self.copy(condition, result.into())?,
            (Some(false), Some(true)) => self.unary(Opcode::Notp, condition, result.into())?,
            (Some(true), None) => self.two_truths(Opcode::Orp, condition, b, result.into())?,
            (None, Some(false)) => self.two_truths(Opcode::Andp, condition, a, result.into())?,
            (Some(false), None) | (None, Some(true)) => {
                let condition = self.operand(condition)?;
                let not = self.compute(plain(Opcode::Notp), TRUTH, &[condition]);
                let (opcode, other) = match known(a) {
                    Some(_) => (Opcode::Andp, b),
                    None => (Opcode::Orp, a),
                };
                let other = self.operand(other)?;
                self.push_result(plain(opcode), result, &[not, other]);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}

// Addresses: sums with constants go into the offset of loads and stores, variables of the frame into the stack
// pointer's.

/// What an offset counts from.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Base {
    /// A value or a constant.
    Operand(Operand),
    /// A variable of the frame.
    Slot(SlotId),
    /// The sum of a variable's address and an index.
    Indexed(SlotId, Operand),
}

/// Offsets beyond this are not collected.
const OFFSET_MAX: i64 = 1 << 40;

/// The base and the offset that an address and an offset are, as far as constants can be collected.
pub(super) fn address(plan: &Plan, operand: &Operand, offset: i64) -> (Base, i64) {
    let mut operand = operand.clone();
    let mut offset = offset;
    loop {
        let Operand::Value(value) = operand else {
            return (Base::Operand(operand), offset);
        };
        let step = match plan.unguarded(value) {
            Some(Operation::SlotAddress(slot)) => return (Base::Slot(*slot), offset),
            Some(Operation::Binary(BinaryOperator::Add, a, b)) => match (word(a), word(b)) {
                (_, Some(number)) => Some((a, number)),
                (Some(number), None) => Some((b, number)),
                (None, None) => match plan.indexed(value, a, b) {
                    Some((slot, index)) => return (Base::Indexed(slot, index), offset),
                    None => None,
                },
            },
            Some(Operation::Binary(BinaryOperator::Subtract, a, b)) => word(b).map(|number| (a, -number)),
            _ => None,
        };
        match step {
            // An address that has been put into a register stays there.
            Some((Operand::Constant(_), _)) => return (Base::Operand(operand), offset),
            Some((next, number)) if number.abs() < OFFSET_MAX && offset.abs() < OFFSET_MAX => {
                operand = next.clone();
                offset += number;
            }
            _ => return (Base::Operand(operand), offset),
        }
    }
}

/// A constant word, signed.
fn word(operand: &Operand) -> Option<i64> {
    match operand {
        Operand::Constant(Constant::Integer { bits, value }) if (2..=64).contains(bits) => {
            Some(signed(*bits, *value) as i64)
        }
        _ => None,
    }
}

impl Selector<'_> {
    /// `ld`, or a narrower one: `result` gets what lies there.
    fn load(&mut self, opcode: Opcode, to: Destination, operand: &Operand, offset: i64) -> Selected<()> {
        match address(&self.plan, operand, offset) {
            (Base::Slot(slot), offset) => {
                let kind = frame(opcode, slot, offset);
                self.push_result(kind, to, &[]);
            }
            (Base::Indexed(slot, index), offset) => {
                let base = self.frame_index(&index)?;
                self.push_result(frame_indexed(opcode, slot, offset), to, &[base]);
            }
            (Base::Operand(base), offset) => {
                let (base, offset) = self.base(opcode, &base, offset)?;
                self.push_result(with_immediate(opcode, offset), to, &[base]);
            }
        }
        Ok(())
    }

    /// `st`, or a narrower one: puts the value there.
    fn store(&mut self, opcode: Opcode, value: &Operand, operand: &Operand, offset: i64) -> Selected<()> {
        let value = self.operand(value)?;
        match address(&self.plan, operand, offset) {
            (Base::Slot(slot), offset) => {
                self.push_effect(frame(opcode, slot, offset), &[value]);
            }
            (Base::Indexed(slot, index), offset) => {
                let base = self.frame_index(&index)?;
                self.push_effect(frame_indexed(opcode, slot, offset), &[value, base]);
            }
            (Base::Operand(base), offset) => {
                let (base, offset) = self.base(opcode, &base, offset)?;
                self.push_effect(with_immediate(opcode, offset), &[value, base]);
            }
        }
        Ok(())
    }

    /// The sum of the frame's address and an index.
    fn frame_index(&mut self, index: &Operand) -> Selected<VReg> {
        let index = self.operand(index)?;
        Ok(self.compute(MachineOperation::FrameIndex, WORD, &[index]))
    }

    /// The register of an address, and an offset that fits the opcode.
    fn base(&mut self, opcode: Opcode, base: &Operand, offset: i64) -> Selected<(VReg, i64)> {
        match base {
            Operand::Constant(Constant::Address { symbol, addend }) => {
                let (kind, sources) = self.address(symbol, addend.wrapping_add(offset));
                Ok((self.compute(kind, WORD, &sources), 0))
            }
            Operand::Constant(constant) => match self.number(constant) {
                Some(number) => {
                    let number = self.wrapped(number.wrapping_add(offset));
                    Ok((self.compute(MachineOperation::Constant(number), WORD, &[]), 0))
                }
                None => Ok((self.operand(base)?, 0)),
            },
            Operand::Value(value) => {
                let register = self.of(*value);
                if self.fits(opcode.class(), offset) {
                    return Ok((register, offset));
                }
                let number = self.wrapped(offset);
                let offset = self.compute(MachineOperation::Constant(number), WORD, &[]);
                Ok((self.compute(ADD, WORD, &[register, offset]), 0))
            }
        }
    }

    /// What computes an address beside a symbol, and from which registers.
    pub(super) fn address(&mut self, symbol: &Symbol, addend: i64) -> (MachineOperation, Vec<VReg>) {
        let beside = |addend| MachineOperation::Address { symbol: symbol.clone(), addend };
        if NEAR.contains(&addend) {
            return (beside(addend), Vec::new());
        }
        let place = self.compute(beside(0), WORD, &[]);
        let distance = MachineOperation::Constant(self.wrapped(addend));
        let distance = self.compute(distance, WORD, &[]);
        (ADD, vec![place, distance])
    }

    /// A number modulo the word, signed.
    fn wrapped(&self, number: i64) -> i64 {
        let spare = 64 - self.target.arch.word_bits();
        number << spare >> spare
    }
}

/// The sum of two registers.
const ADD: MachineOperation = MachineOperation::Plain { opcode: Opcode::Add, immediate: None };
/// What the linker may add to a symbol's address. Further away is no place in a program, but the constant part of an
/// index may be anything, if the other part makes up for it.
const NEAR: std::ops::Range<i64> = -256..1 << 16;

/// An access to a variable of the frame.
fn frame(opcode: Opcode, slot: SlotId, offset: i64) -> MachineOperation {
    MachineOperation::Frame { opcode, place: FrameAddress::Slot(slot, offset) }
}

/// An access to a variable of the frame, at an index.
fn frame_indexed(opcode: Opcode, slot: SlotId, offset: i64) -> MachineOperation {
    MachineOperation::FrameIndexed { opcode, place: FrameAddress::Slot(slot, offset) }
}
